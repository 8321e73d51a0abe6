package factsheet

import (
	"bytes"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/titles"
)

// set is a closed set of words.
type set interface{ Values() []string }

// TestWords has words for every value of the sets that a sheet speaks of.
func TestWords(t *testing.T) {
	missing(t, title.Capitalization(""))
	missing(t, title.SellBuyOrder(""))
	missing(t, title.SellAfter(""))
	missing(t, title.SellMovement(""))
	missing(t, title.TopRow(""))
	missing(t, title.PoolDrop(""))
	missing(t, title.MultipleBuy(""))
	missing(t, title.NextOrder(""))
	missing(t, title.HomeToken(""))
	missing(t, title.TrackRestriction(""))
	missing(t, title.HexReservations(""))
	missing(t, title.TokenChoice(""))
	missing(t, title.MustBuyTrain(""))
	missing(t, title.TrainsFrom(""))
	missing(t, title.DiscardedTrains(""))
	missing(t, title.Payee(""))
	missing(t, title.EmergencyFrom(""))
	missing(t, title.Bankruptcy(""))
	missing(t, title.LayKind(""))
	missing(t, title.EndReason(""))
	missing(t, title.EndTiming(""))
	missing(t, title.Zone(""))
	for _, v := range title.PowerType("").Values() {
		if powerWords[title.PowerType(v)] == "" {
			t.Errorf("no words for the power %q", v)
		}
	}
	for r := ledger.StartingCash; r.String() != "unknown"; r++ {
		if reasonWords[r] == "" {
			t.Errorf("no words for money moved by %v", r)
		}
	}
}

func missing[T interface {
	~string
	set
}](t *testing.T, v T) {
	t.Helper()
	for _, w := range v.Values() {
		if words[T(w)] == "" {
			t.Errorf("no words for the %T %q", v, w)
		}
	}
}

// TestEveryTitle writes a sheet for the data of every title.
func TestEveryTitle(t *testing.T) {
	for _, id := range configs.TitleIDs() {
		d, err := configs.Title(id)
		if err != nil {
			t.Fatal(err)
		}
		var text bytes.Buffer
		if err := New(d, nil).Write(&text); err != nil {
			t.Fatal(err)
		}
		for _, p := range d.Privates {
			if !strings.Contains(text.String(), p.Summary) {
				t.Errorf("%s: nothing about %s", id, p.ID)
			}
		}
		for _, c := range d.Corporations {
			if !strings.Contains(text.String(), c.Name) {
				t.Errorf("%s: nothing about %s", id, c.ID)
			}
		}
		if strings.Contains(text.String(), "  \n") || strings.Contains(text.String(), "%!") {
			t.Errorf("%s:\n%s", id, text.String())
		}
	}
}

// TestSteps has words for every step of every title, and says when it comes.
func TestSteps(t *testing.T) {
	for _, name := range titles.IDs() {
		d, err := configs.Title(name)
		if err != nil {
			t.Fatal(err)
		}
		g, err := titles.New(d, d.Players[0].Count, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, table := range (&writer{d, g}).rounds() {
			told := map[string]bool{} // in this kind of round
			for _, row := range table.Rows {
				if row[0] == "" || row[1] == "" || told[row[1]] {
					t.Errorf("%s, %s: %q", name, table.Name, row)
				}
				told[row[1]] = true
			}
		}
	}
}
