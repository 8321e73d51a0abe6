package factsheet

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/trainrush/trainrush/engine/title"
)

// phaseFlags are the flags of phases in words; flags of a title's own stand for themselves.
var phaseFlags = map[string]string{
	"buy_privates":              "companies buy privates",
	"buy_privates_from_players": "players buy privates from players",
}

func flagWords(f string) string {
	if s, ok := phaseFlags[f]; ok {
		return s
	}
	return strings.ReplaceAll(f, "_", " ")
}

func (w *writer) phases() Table {
	t := Table{Name: "Phases", Columns: []string{"phase", "begins with", "ORs", "trains", "what changes"}}
	minors := slices.ContainsFunc(w.d.Corporations, func(c title.Corporation) bool { return c.Kind == title.Minor })
	for i, p := range w.d.Phases {
		begin, limit := "the game", strconv.Itoa(p.TrainLimit)
		if p.Train != "" {
			begin = "first " + p.Train
		}
		if minors {
			limit += fmt.Sprintf(", minors %d", p.MinorTrainLimit)
		}
		var before title.Phase
		if i > 0 {
			before = w.d.Phases[i-1]
		}
		t.Rows = append(t.Rows, []string{p.Name, begin, strconv.Itoa(p.OperatingRounds), limit, strings.Join(w.changes(before, p), "; ")})
	}
	return t
}

// changes is what the beginning of a phase changes.
func (w *writer) changes(before, p title.Phase) []string {
	var out []string
	var colours []string
	for _, c := range p.Tiles {
		if !slices.Contains(before.Tiles, c) {
			colours = append(colours, string(c))
		}
	}
	if colours != nil {
		out = append(out, strings.Join(colours, " and ")+" tiles")
	}
	for _, f := range p.Status {
		if !slices.Contains(before.Status, f) {
			out = append(out, flagWords(f))
		}
	}
	for _, f := range before.Status {
		if !slices.Contains(p.Status, f) {
			out = append(out, "no longer: "+flagWords(f))
		}
	}
	for _, t := range w.d.Trains {
		if t.RustsOn != "" && t.RustsOn == p.Train {
			out = append(out, t.Name+"-trains rust")
		}
		if t.Name == p.Train {
			for _, e := range t.Events {
				if e.Copy == 1 {
					out = append(out, strings.ReplaceAll(e.Type, "_", " "))
				}
			}
		}
		if t.AvailableOn == p.Name {
			out = append(out, t.Name+"-trains on sale")
		}
	}
	return out
}

func (w *writer) trains() Table {
	t := Table{Name: "Trains", Columns: []string{"train", "price", "copies", "reaches", "rusts with", "what else"}}
	for _, k := range w.d.Trains {
		copies := strconv.Itoa(k.Count)
		if k.Unlimited {
			copies = "no limit"
		}
		rusts := "never"
		if k.RustsOn != "" {
			rusts = "first " + k.RustsOn
		}
		t.Rows = append(t.Rows, []string{k.Name, w.cash(k.Price), copies, reach(k), rusts, strings.Join(w.trainNotes(k), "; ")})
	}
	return t
}

// endless is a distance without limit.
const endless = 999

func reach(k title.Train) string {
	if len(k.Groups) == 0 {
		if k.Distance >= endless {
			return "any number of stops"
		}
		return fmt.Sprintf("%d stops", k.Distance)
	}
	var parts []string
	for _, g := range k.Groups {
		text := fmt.Sprintf("%s: %s pay", join(g.Stops), number(g.Pay))
		if g.Visit != g.Pay {
			text += fmt.Sprintf(" of %s visited", number(g.Visit))
		}
		if g.Multiplier > 1 {
			text += fmt.Sprintf(", %d times their value", g.Multiplier)
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

func number(n int) string {
	if n >= endless {
		return "all"
	}
	return strconv.Itoa(n)
}

func (w *writer) trainNotes(k title.Train) []string {
	var out []string
	if k.AvailableOn != "" {
		out = append(out, "on sale from phase "+k.AvailableOn+" beside the next train")
	}
	for i := 0; i < len(k.Discounts); {
		j := i
		var names []string
		for ; j < len(k.Discounts) && k.Discounts[j].Amount == k.Discounts[i].Amount; j++ {
			names = append(names, k.Discounts[j].Train)
		}
		out = append(out, fmt.Sprintf("%s less for a %s given up", w.cash(k.Discounts[i].Amount), orList(names)))
		i = j
	}
	for _, e := range k.Events {
		out = append(out, fmt.Sprintf("copy %d: %s", e.Copy, strings.ReplaceAll(e.Type, "_", " ")))
	}
	if k.WithoutToken {
		out = append(out, "runs without a station")
	}
	return out
}

// orList joins words as alternatives: 4, 5 or 6.
func orList(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + " or " + words[len(words)-1]
}
