package factsheet

import (
	"reflect"
	"strconv"
	"strings"
	"unicode"

	"github.com/trainrush/trainrush/engine"
)

// rounds is the order of each kind of round: the steps of a turn one after the other, and
// what is possible beside them.
func (w *writer) rounds() []Table {
	if w.g == nil {
		return nil
	}
	kinds := []struct {
		kind engine.RoundKind
		name string
	}{
		{engine.AuctionRound, "The order of the opening auction"},
		{engine.StockRound, "The order of a player's turn in a stock round"},
		{engine.OperatingRound, "The order of a company's turn in an operating round"},
	}
	var out []Table
	for _, k := range kinds {
		t := Table{Name: k.name}
		n := 0
		for _, s := range w.g.Steps(k.kind) {
			when := ""
			switch s.Mode() {
			case engine.Ordered:
				n++
				when = strconv.Itoa(n)
			case engine.Conditional:
				when = "when due"
			case engine.Optional:
				when = "any time"
			}
			t.Rows = append(t.Rows, []string{when, stepWords(s)})
		}
		out = append(out, t)
	}
	return out
}

// mechanics is what only this title has, in words.
func (w *writer) mechanics() Table {
	t := Table{Name: "Only in this title"}
	if w.g != nil {
		for _, m := range w.g.Variant().Mechanics() {
			t.Rows = append(t.Rows, []string{m.Name, m.Text})
		}
	}
	return t
}

// stepWords is a step in words. A step that is not one of the common ones is called by the
// name of its type.
func stepWords(s engine.Step) string {
	switch s.(type) {
	case engine.ParChoice:
		return "the owner of a private that brings a president's certificate sets the par"
	case engine.Waterfall:
		return "bid for a private, buy the first one, or pass"
	case engine.Exchange:
		return "exchange a private for a certificate"
	case engine.StockTurn:
		return "sell, buy, start a company, or pass"
	case engine.Bankrupt:
		return "declare the president bankrupt"
	case engine.PrivateTile:
		return "lay a tile by the power of a private"
	case engine.PrivateToken:
		return "place the station that comes with such a tile"
	case engine.PrivatePurchase:
		return "buy a private from a player"
	case engine.HomeToken:
		return "choose the city of the home station, or of one that a tile lifted"
	case engine.Track:
		return "lay or upgrade a tile"
	case engine.TokenStep:
		return "place a station"
	case engine.Run:
		return "run the trains"
	case engine.DividendStep:
		return "pay out or withhold"
	case engine.Discard:
		return "discard trains above the limit"
	case engine.TrainStep:
		return "buy trains"
	case engine.LastPurchase:
		return "last chance to buy a private or use one"
	}
	return spaced(reflect.TypeOf(s).Name())
}

// spaced cuts a name at its capitals: LoanStep becomes loan step.
func spaced(name string) string {
	var b strings.Builder
	for i, r := range name {
		if i > 0 && unicode.IsUpper(r) {
			b.WriteByte(' ')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}
