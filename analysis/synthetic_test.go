package analysis

import (
	"fmt"
	"math/rand/v2"
	"strings"
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
}

var line1830 = synthetic{
	title: "1830", variant: "base", blocks: 100,
	lineUp: []string{"balanced", "balanced", "looter(reserve=200)", "random"},
	companies: []string{
		"PRR#32763f", "NYC#474548", "CPR#d1232a", "B&O#025aaa", "C&O#add8e6", "ERIE#fff500", "NYNH#d88e39", "B&M#95c054",
	},
}

// ladder is a column of a price grid.
var ladder = []int32{40, 50, 60, 67, 71, 76, 82, 90, 100, 112, 126, 142, 160, 180, 200, 225, 250, 275, 300, 325, 350}

// phaseTrains are the trains that begin phases, with the operating round near which they do.
var phaseTrains = []struct {
	phase, train string
	near         float64
}{{"3", "3", 2.2}, {"4", "4", 3.8}, {"5", "5", 6}, {"6", "6", 8}, {"D", "D", 9.5}}

// write makes the dataset in a folder and opens it.
func (s synthetic) write(t testing.TB, dirs ...string) *dataset.Dataset {
	t.Helper()
	dir := t.TempDir()
	if len(dirs) > 0 {
		dir = dirs[0]
	}
	w, err := dataset.NewWriter(dir, dataset.Options{Compression: dataset.Uncompressed})
	if err != nil {
		t.Fatal(err)
	}
	p := w.NewPart()
	id := dataset.PartID{Title: s.title, Variant: s.variant, Players: len(s.lineUp)}
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
			p.Begin(dataset.GameKey{Block: int64(b), Rotation: int32(r), Game: int64(b*len(s.lineUp) + r), Seed: int64(b)})
			s.game(p, rand.New(rand.NewPCG(seed, 18)), r)
		}
	}
	if _, err := p.Commit(); err != nil {
		t.Fatal(err)
	}
	ds, err := dataset.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return ds
}

// game plays one made-up game.
func (s synthetic) game(p *dataset.Part, rng *rand.Rand, rotation int) {
	ends := 6 + rng.IntN(9)
	reason := "bank"
	switch x := rng.Float64(); {
	case x < 0.38:
		reason, ends = "bankrupt", 4+rng.IntN(6)
	case x < 0.42:
		reason = "stock_market"
	case x < 0.425:
		reason = dataset.EndTurnLimit
	}
	hash := rng.Uint64()
	begins := make([]int, len(phaseTrains))
	for i, ph := range phaseTrains {
		begins[i] = max(1, int(ph.near+rng.NormFloat64()*1.1+0.5))
		if i > 0 {
			begins[i] = max(begins[i], begins[i-1])
		}
	}
	floatAt, cell := make([]int, len(s.companies)), make([]int, len(s.companies))
	for i := range s.companies {
		floatAt[i] = 1 + rng.IntN(3) + i*rng.IntN(2)
		if i == len(s.companies)-1 {
			floatAt[i] += 5
		}
		cell[i] = 3 + rng.IntN(6)
	}
	ordinal, or := int32(0), 0
	phase := "2"
	p.AddPhase(&dataset.Phase{Phase: phase, PhaseOrdinal: 1})
	floated := 0
	for set := 1; or < ends; set++ {
		ordinal++
		p.AddRound(&dataset.Round{RoundRef: dataset.RoundRef{
			Label: fmt.Sprintf("SR %d", set), Ordinal: ordinal, Kind: dataset.RoundStock, OrdinalOfKind: int32(set)}, Phase: phase})
		for k := 1; k <= min(set, 3) && or < ends; k++ {
			or++
			ordinal++
			ref := dataset.RoundRef{Label: fmt.Sprintf("OR %d.%d", set, k), Ordinal: ordinal, Kind: dataset.RoundOperating, OrdinalOfKind: int32(or)}
			for i, ph := range phaseTrains {
				if begins[i] != or {
					continue
				}
				phase = ph.phase
				p.AddPhase(&dataset.Phase{RoundRef: ref, Phase: phase, PhaseOrdinal: int32(i + 2), OperatingRounds: int32(or),
					Position: dataset.Some(int32(1 + rng.IntN(5))), Operators: dataset.Some(int32(5)), Train: dataset.Some(ph.train)})
			}
			p.AddRound(&dataset.Round{RoundRef: ref, Phase: phase, Bank: dataset.Some(int32(12000 - 800*or))})
			for i, c := range s.companies {
				row := dataset.Corporation{RoundRef: ref, Symbol: strings.TrimSpace(c[:len(c)-7]), Kind: "major", Colour: dataset.Some(c[len(c)-7:]), State: dataset.Unstarted}
				if or >= floatAt[i] {
					if or == floatAt[i] {
						floated++
					}
					cell[i] = min(max(cell[i]+[]int{1, 1, 1, 0, -1, 1, -2}[rng.IntN(7)], 0), len(ladder)-1)
					row.State, row.Price = dataset.Operating, dataset.Some(ladder[cell[i]])
				}
				p.AddCorporation(&row)
			}
		}
	}
	n := len(s.lineUp)
	g := dataset.Game{EndReason: reason, Rounds: ordinal, OperatingRounds: int32(or), EndPhase: phase, Floated: int32(floated),
		ActionHash: fmt.Sprintf("%016x", hash), Actions: int32(60 * or), Winners: 1}
	best := int32(-1)
	for seat := range n {
		slot := (seat + rotation) % n
		worth := int32(400*or + slot*-150*or/6 + rng.IntN(1500))
		g.Strategy[seat], g.Worth[seat] = dataset.Some(s.lineUp[slot]), dataset.Some(worth)
		if worth > best {
			best, g.WinnerSeat = worth, dataset.Some(int32(seat+1))
		}
	}
	if reason == "bankrupt" {
		g.Bankruptcies = 1
	}
	p.AddGame(&g)
}
