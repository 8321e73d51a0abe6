package cli_test

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/trainrush/trainrush/sim/dataset"
)

// inRound names a round of a game.
type inRound struct {
	Title   string `col:"title"`
	Variant string `col:"variant"`
	Players int32  `col:"players"`
	Game    int64  `col:"game"`
	Round   int32  `col:"round_ordinal"`
}

// holder of money in a game.
type holder struct{ kind, name string }

// books hold the cash of everybody at the end of every round, as the tables have it.
type books map[inRound]map[holder]int32

func (b books) enter(at inRound, who holder, cash int32) {
	if b[at] == nil {
		b[at] = map[holder]int32{}
	}
	b[at][who] += cash
}

// checkMoney follows all money from round to round: what everybody has is what he had, what
// came to him and what he paid.
func checkMoney(t *testing.T, ds *dataset.Dataset) {
	t.Helper()
	type roundRow struct {
		inRound
		Bank dataset.Opt[int32] `col:"bank"`
	}
	type playerRow struct {
		inRound
		Seat int32 `col:"seat"`
		Cash int32 `col:"cash"`
	}
	type corporationRow struct {
		inRound
		Symbol   string `col:"corporation"`
		Treasury int32  `col:"treasury"`
	}
	type flowRow struct {
		inRound
		FromKind string `col:"from_kind"`
		From     string `col:"from_name"`
		ToKind   string `col:"to_kind"`
		To       string `col:"to_name"`
		Amount   int32  `col:"amount"`
	}
	cash, moved := books{}, books{}
	for _, r := range rowsOf[roundRow](t, ds, dataset.Rounds) {
		cash.enter(r.inRound, holder{dataset.HolderBank, ""}, r.Bank.V)
	}
	for _, r := range rowsOf[playerRow](t, ds, dataset.Players) {
		cash.enter(r.inRound, holder{dataset.HolderPlayer, strconv.Itoa(int(r.Seat))}, r.Cash)
	}
	for _, r := range rowsOf[corporationRow](t, ds, dataset.Corporations) {
		cash.enter(r.inRound, holder{dataset.HolderCorporation, r.Symbol}, r.Treasury)
	}
	for _, r := range rowsOf[flowRow](t, ds, dataset.Flows) {
		moved.enter(r.inRound, holder{r.FromKind, r.From}, -r.Amount)
		moved.enter(r.inRound, holder{r.ToKind, r.To}, r.Amount)
	}
	if len(cash) == 0 {
		t.Fatal("no rounds")
	}
	for now, has := range cash {
		before := now
		before.Round--
		for who, amount := range has {
			had, known := cash[before][who]
			if !known && who.kind == dataset.HolderBank { // before the game
				had = amount - moved[now][who]
			}
			if had+moved[now][who] != amount {
				t.Fatalf("%+v: %+v had %d, %d came, and has %d", now, who, had, moved[now][who], amount)
			}
		}
	}
}

// TestImportPeople takes in every game of the reference data whose title can be played.
func TestImportPeople(t *testing.T) {
	for _, title := range []string{"1830", "1856"} {
		t.Run(title, func(t *testing.T) {
			records := recordsOf(t, title)
			place(t)
			if got := run(t, "import", records, "--out", "out"); got.code != 0 {
				t.Fatal(got)
			}
			checkMoney(t, open(t, "out"))
		})
	}
}

// recordsOf is the folder of the recorded games of a title; without it the test is skipped.
func recordsOf(t *testing.T, title string) string {
	t.Helper()
	dir := os.Getenv("TRAINRUSH_SHARED")
	if dir == "" {
		dir = filepath.Join(root, "..", "..", "..", "..", "shared")
	}
	dir = filepath.Join(dir, "records", title)
	if _, err := os.Stat(dir); err != nil {
		t.Skip("no recorded games: set TRAINRUSH_SHARED to the folder that holds records/")
	}
	return dir
}
