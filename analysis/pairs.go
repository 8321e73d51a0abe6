package analysis

import "github.com/trainrush/trainrush/analysis/stats"

// matching says which blocks of two sides belong together.
type matching struct {
	base, other   blockList // paired: place by place
	paired        bool
	same, matched int // games of pairs that are the same, of those in the same seats
}

// blockList lists the games of every block, by their places in the games of the side.
type blockList [][]int

// seedKey is a game within a seed.
type seedKey struct {
	seed     int64
	rotation int32
}

// matchBlocks pairs blocks that have the same seed. It does not pair games of different titles or numbers of
// players, whose luck has nothing in common, nor sides whose seeds are not the same but for a few: the
// games left over would be lost.
func matchBlocks(a, b *games) matching {
	unpaired := matching{base: a.blockList(), other: b.blockList()}
	ka, kb := a.bySeed(), b.bySeed()
	if ka == nil || kb == nil || a.Title != b.Title || a.Players != b.Players {
		return unpaired
	}
	m := matching{paired: true}
	for _, block := range a.blockList() {
		seed := a.rows[block[0]].Seed
		other, ok := kb[seed]
		if !ok {
			continue
		}
		m.base, m.other = append(m.base, block), append(m.other, other)
		hashes := map[seedKey]string{}
		for _, i := range block {
			hashes[seedKey{seed, a.rows[i].Rotation}] = a.rows[i].ActionHash
		}
		for _, i := range other {
			if hash, ok := hashes[seedKey{seed, b.rows[i].Rotation}]; ok {
				m.matched++
				if hash == b.rows[i].ActionHash {
					m.same++
				}
			}
		}
	}
	if 10*len(m.base) < 9*max(len(ka), len(kb)) {
		return unpaired
	}
	return m
}

// blockList lists the blocks in order.
func (g *games) blockList() blockList {
	out := make(blockList, len(g.blocks))
	for i := range g.rows {
		at := g.blocks[g.rows[i].Block]
		out[at] = append(out[at], i)
	}
	return out
}

// bySeed finds blocks by their seed; nil if two have the same.
func (g *games) bySeed() map[int64][]int {
	out := map[int64][]int{}
	for _, block := range g.blockList() {
		seed := g.rows[block[0]].Seed
		if out[seed] != nil {
			return nil
		}
		out[seed] = block
	}
	return out
}

// clusters adds up the values of blocks.
func (l blockList) clusters(values []float64) []stats.Cluster {
	out := make([]stats.Cluster, len(l))
	for k, block := range l {
		for _, i := range block {
			if known(values[i]) {
				out[k].Sum += values[i]
				out[k].N++
			}
		}
	}
	return out
}

// values lists the values of blocks.
func (l blockList) values(values []float64) [][]float64 {
	out := make([][]float64, len(l))
	for k, block := range l {
		for _, i := range block {
			if known(values[i]) {
				out[k] = append(out[k], values[i])
			}
		}
	}
	return out
}
