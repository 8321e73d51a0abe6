package factsheet

import (
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"
	"unicode/utf8"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// Sheet is a fact sheet: a name and tables.
type Sheet struct {
	Name   string
	Tables []Table
}

// Table is a part of a sheet. Without columns, a row is a label and a text.
type Table struct {
	Name    string
	Columns []string
	Rows    [][]string
}

// New makes the sheet of a title from its data and a game of it; without one (nil) there is nothing
// about the order of rounds and what only the title has.
func New(d *title.Definition, g *engine.Game) *Sheet {
	w := &writer{d: d, g: g}
	s := &Sheet{Name: d.Name}
	s.Tables = append(s.Tables, w.identity(), w.players(), w.money(), w.ending(), w.phases(), w.trains(), w.privates(), w.companies())
	s.Tables = append(s.Tables, w.rounds()...)
	s.Tables = append(s.Tables, w.stock(), w.operating(), w.emergency(), w.mechanics(), w.special(), w.board(), w.flows(), w.options())
	return s
}

// Write writes the sheet as text. Empty tables are left out.
func (s *Sheet) Write(out io.Writer) error {
	var text bytes.Buffer
	fmt.Fprintf(&text, "%s\n%s\n", s.Name, strings.Repeat("=", utf8.RuneCountInString(s.Name)))
	for _, t := range s.Tables {
		if len(t.Rows) == 0 {
			continue
		}
		fmt.Fprintf(&text, "\n%s\n", t.Name)
		tabs := tabwriter.NewWriter(&text, 0, 0, 2, ' ', 0)
		if t.Columns != nil {
			fmt.Fprintf(tabs, "  %s\n", strings.Join(t.Columns, "\t"))
		}
		for _, r := range t.Rows {
			fmt.Fprintf(tabs, "  %s\n", strings.Join(r, "\t"))
		}
		if err := tabs.Flush(); err != nil {
			return err
		}
	}
	for line := range strings.Lines(text.String()) { // empty cells leave blanks at the ends of lines
		if _, err := fmt.Fprintln(out, strings.TrimRight(line, " \n")); err != nil {
			return err
		}
	}
	return nil
}

// writer makes the tables of a title.
type writer struct {
	d *title.Definition
	g *engine.Game // may be nil
}

// cash is an amount in the currency of the title.
func (w *writer) cash(m id.Money) string {
	return strings.Replace(w.d.Currency, "%s", strconv.Itoa(int(m)), 1)
}

func (w *writer) identity() Table {
	d := w.d
	rows := [][]string{{"id", d.ID}, {"designer", d.Designer}, {"map", d.Location}, {"title in records", d.RecordTitle},
		{"fingerprint of the data", d.Fingerprint()}}
	if len(d.Chosen) > 0 {
		rows = append(rows, []string{"options in force", strings.Join(d.Chosen, ", ")})
	}
	return Table{Name: "Title", Rows: rows}
}

func (w *writer) players() Table {
	t := Table{Name: "Players", Columns: []string{"players", "cash each", "cash together", "certificate limit"}}
	for _, s := range w.d.Players {
		t.Rows = append(t.Rows, []string{strconv.Itoa(s.Count), w.cash(s.Cash), w.cash(s.Cash * id.Money(s.Count)), strconv.Itoa(s.CertLimit)})
	}
	return t
}

func (w *writer) ending() Table {
	t := Table{Name: "End of the game"}
	for _, e := range w.d.Rules.EndConditions {
		t.Rows = append(t.Rows, []string{say(e.Reason), say(e.Timing)})
	}
	if w.d.Rules.EndLocksFirst {
		t.Rows = append(t.Rows, []string{"what comes first decides", "a later condition that would end the game earlier does not count"})
	}
	return t
}

// percent writes percentages of certificates, equal ones together: 20 %, 8 × 10 %.
func percents(list []int) string {
	var parts []string
	for i := 0; i < len(list); {
		j := i
		for j < len(list) && list[j] == list[i] {
			j++
		}
		part := fmt.Sprintf("%d %%", list[i])
		if j-i > 1 {
			part = fmt.Sprintf("%d × %s", j-i, part)
		}
		parts = append(parts, part)
		i = j
	}
	return strings.Join(parts, ", ")
}

// join writes words of a closed set as a list in words.
func join[T ~string](words []T) string {
	if len(words) == 0 {
		return "none"
	}
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = say(w)
	}
	return strings.Join(out, ", ")
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}
