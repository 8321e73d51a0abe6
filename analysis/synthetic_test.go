package analysis

import (
	"math/rand/v2"
	"testing"

	"github.com/trainrush/trainrush/sim/dataset"
)

// synthetic describes a made-up dataset: games that look like games, without an engine.
type synthetic struct {
	title, variant string
	lineUp         []string // by slot; the number of players
	companies      []string // symbol and colour
	blocks         int
	repeat         bool // every block plays the same games
	bare           bool // nothing but the games table is filled
	lends          bool // companies borrow, and those that owe too much merge into a national railway
	faster         int  // operating rounds by which games are shorter
	part           int  // number of the part: line-ups of one title and variant are parts of one group
}

var line1830 = synthetic{
	title: "1830", variant: "base", blocks: 100,
	lineUp: []string{"balanced", "balanced", "looter(reserve=200)", "random"},
	companies: []string{
		"PRR#32763f", "NYC#474548", "CPR#d1232a", "B&O#025aaa", "C&O#add8e6", "ERIE#fff500", "NYNH#d88e39", "B&M#95c054",
	},
}

// line1856 has loans, and a national railway in most games.
var line1856 = synthetic{
	title: "1856", variant: "base", blocks: 60, lends: true,
	lineUp: []string{"sinker", "balanced", "balanced", "balanced"},
	companies: []string{
		"BBG#ffc0cb", "CA #f72d2d", "CPR#800080", "CV #c42838", "GT #78c292", "GW #6e5e47", "LPS#c3deeb", "TGB#c94d00", "CGR#000000",
	},
}

// crowded has as many companies as any title, some with colours that do not show on white paper or
// with none, and few games.
var crowded = synthetic{
	title: "1841", variant: "base", blocks: 14, lineUp: []string{"balanced", "random", "rusher(pace=0.7, reserve=100)"},
	companies: []string{
		"SFMA   #ff0000", "SFLP   #90ee90", "SSFL   #800080", "IRSFF  #ffa500", "SFTG   #0000ff", "SFTN   #f4a460",
		"SFTC   #ffff00", "SFLi   #a52a2a", "SB     #ffd700", "SFL    #add8e6", "AFI    #ff0000", "CTLP   #ffffff",
		"Holding#000000", "RSFS   #none..",
	},
}

// write makes the dataset in a folder and opens it.
func (s synthetic) write(t testing.TB) *dataset.Dataset {
	t.Helper()
	return writeAll(t, s)
}

// writeAll makes one dataset of several descriptions, which differ in title, variant or players.
func writeAll(t testing.TB, all ...synthetic) *dataset.Dataset {
	t.Helper()
	dir := t.TempDir()
	w, err := dataset.NewWriter(dir, dataset.Options{Compression: dataset.Uncompressed})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range all {
		p := w.NewPart()
		id := dataset.PartID{Title: s.title, Variant: s.variant, Players: len(s.lineUp), Number: s.part}
		meta := dataset.Meta{Run: "synthetic", ToolVersion: "0.1.0", MasterSeed: 7, Currency: "$"}
		if err := p.Start(id, meta); err != nil {
			t.Fatal(err)
		}
		for b := range s.blocks {
			for r := range s.lineUp {
				seed := uint64(b*100 + r)
				if s.repeat {
					seed = uint64(r)
				}
				block := s.part*1000 + b
				p.Begin(dataset.GameKey{Block: int64(block), Rotation: int32(r), Game: int64(block*len(s.lineUp) + r), Seed: int64(b)})
				newMadeUp(s, p, rand.New(rand.NewPCG(seed, 18)), r).play()
			}
		}
		if _, err := p.Commit(); err != nil {
			t.Fatal(err)
		}
	}
	ds, err := dataset.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return ds
}

// games reads the only group of the description.
func (s synthetic) games(t testing.TB) *games {
	t.Helper()
	all, err := load(s.write(t))
	if err != nil {
		t.Fatal(err)
	}
	return all[0]
}
