package dataset

import (
	"fmt"
	"testing"
)

var (
	sampleID   = PartID{Title: "1830", Variant: "base", Players: 4, Number: 3}
	sampleMeta = Meta{Run: "r-1f", ToolVersion: "0.1.0", RulesHash: "aa", StrategyHash: "bb", MasterSeed: 7, Currency: "$"}
)

func sampleKey(game int) GameKey {
	return GameKey{Block: int64(game / 4), Rotation: int32(game % 4), Game: int64(game), Seed: int64(game)*7919 + 1}
}

// addSample adds a game with a few rows in every table: values that differ from row to row, nulls, empty and foreign text.
func addSample(p *Part, game int) {
	p.Begin(sampleKey(game))
	for r := range 3 {
		ref := RoundRef{Label: fmt.Sprintf("OR %d.1", r+1), Ordinal: int32(r + 1), Kind: RoundOperating, OrdinalOfKind: int32(r + 1)}
		round := Round{RoundRef: ref, Phase: "3", NextTrain: Some("3+D"), TrainsLeft: Some(int32(9 - r))}
		if r > 0 {
			round.Bank = Some(int32(-100 * r))
		}
		p.AddRound(&round)
		p.AddPlayer(&Player{RoundRef: ref, Slot: 1, Seat: 2, Strategy: "balanced(never=loans)", Cash: int32(game), Worth: int32(game + r), Rank: 1, Bankrupt: r == 2})
		p.AddCorporation(&Corporation{RoundRef: ref, Symbol: "B&O", Kind: "major", State: Operating, Price: Some(int32(90 + r)), Trains: "3 3 4", TrainCount: 3, DividendKind: Some(PayOut)})
		p.AddFlow(&Flow{RoundRef: ref, FromKind: HolderBank, ToKind: HolderCorporation, ToName: "Société, \"du Nord\"", Reason: "dividend", Amount: 30})
	}
	p.AddPhase(&Phase{Phase: "2", PhaseOrdinal: 1})
	p.AddEvent(&Event{Number: 1, Type: "float", Corporation: Some("B&O")})
	g := Game{EndReason: "bank", EndRound: "OR 3.1", EndPhase: "3", Rounds: 3, OperatingRounds: 3, Actions: 12, ActionHash: fmt.Sprintf("%016x", game), Winners: 1, WinnerSeat: Some(int32(2))}
	if game%3 == 0 {
		g.EndReason, g.Winners, g.WinnerSeat = "bankrupt", 2, Opt[int32]{}
	}
	g.Strategy[1], g.Worth[1] = Some("balanced"), Some(int32(500))
	p.AddGame(&g)
}

// writeSample writes a part with some games into a new folder.
func writeSample(t testing.TB, opts Options, games int) (dir string, entry PartEntry) {
	t.Helper()
	dir = t.TempDir()
	w, err := NewWriter(dir, opts)
	if err != nil {
		t.Fatal(err)
	}
	p := w.NewPart()
	if err := p.Start(sampleID, sampleMeta); err != nil {
		t.Fatal(err)
	}
	for g := range games {
		addSample(p, g)
	}
	entry, err = p.Commit()
	if err != nil {
		t.Fatal(err)
	}
	return dir, entry
}

// variants are the ways to write a dataset.
var variants = []Options{
	{Arrow, Zstd}, {Arrow, LZ4}, {Arrow, Uncompressed}, {Parquet, Zstd}, {Parquet, Uncompressed}, {CSV, Uncompressed},
}
