package cli

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/record"
)

// replayReport is the end of a replay.
type replayReport struct {
	Title     string         `json:"title"`
	Players   []string       `json:"players"`
	Options   []string       `json:"options"`
	Unknown   []string       `json:"options_without_effect"`
	Actions   int            `json:"actions"`
	Over      bool           `json:"over"`
	EndReason string         `json:"end_reason"`
	Result    map[string]int `json:"result"`
	Recorded  map[string]int `json:"recorded_result"`
	Same      bool           `json:"same_result"`
	Tolerated []tolerated    `json:"tolerated"`
	Runs      []string       `json:"runs_not_confirmed"`
}

// tolerated is a rule that a record was not held to.
type tolerated struct {
	Rule  string `json:"rule"`
	Times int    `json:"times"`
}

func (r *replay) report() *replayReport {
	o := r.State().Outcome()
	p := &replayReport{Title: r.game.Def.ID, Players: playerNames(r.file), Options: append([]string{}, r.game.Def.Chosen...),
		Unknown: append([]string{}, r.unknown...), Actions: r.Len(), Over: o.Over, EndReason: o.Reason.String(),
		Result: record.Result(r.file, r.State()), Recorded: r.file.Result, Tolerated: []tolerated{}, Runs: []string{}}
	p.Same = len(p.Recorded) == 0 || maps.Equal(p.Result, p.Recorded)
	for _, rule := range slices.Sorted(maps.Keys(r.Tolerated)) {
		p.Tolerated = append(p.Tolerated, tolerated{rule.String(), r.Tolerated[rule]})
	}
	for _, n := range r.Runs {
		p.Runs = append(p.Runs, runNote(r.game, n))
	}
	return p
}

// runNote is a run that the record states otherwise, in words.
func runNote(g *engine.Game, n record.RunNote) string {
	text := fmt.Sprintf("action %d, %s: the record says %d", n.ID, g.Corps[n.Corp].Name, n.Stated)
	switch {
	case n.Reason != "":
		return text + "; " + n.Reason
	case n.Rule != id.NoRule:
		return fmt.Sprintf("%s; %s", text, n.Rule)
	}
	return fmt.Sprintf("%s; its routes are worth %d", text, n.Found)
}

// write writes the notes at the end of the log.
func (p *replayReport) write(w io.Writer) {
	switch {
	case len(p.Recorded) == 0:
		fmt.Fprintln(w, "\nThe record has no result to compare with.")
	case p.Same:
		fmt.Fprintln(w, "\nThe result is that of the record.")
	}
	if len(p.Unknown) > 0 {
		fmt.Fprintf(w, "Options without effect, as %s does not know them: %s\n", p.Title, list(p.Unknown))
	}
	if len(p.Tolerated) > 0 {
		fmt.Fprintln(w, "Tolerated, although the rules do not allow it:")
		for _, t := range p.Tolerated {
			fmt.Fprintf(w, "  %s: %s\n", count(t.Times, "action"), t.Rule)
		}
	}
	if len(p.Runs) > 0 {
		fmt.Fprintln(w, "Runs that could not be confirmed; the record decides:")
		for _, n := range p.Runs {
			fmt.Fprintf(w, "  %s\n", n)
		}
	}
}

// compare reports a result that is not that of the record.
func (r *replay) compare(p *replayReport) error {
	if !p.Same {
		var parts []string
		for _, k := range slices.Sorted(maps.Keys(p.Result)) {
			if p.Result[k] != p.Recorded[k] {
				parts = append(parts, fmt.Sprintf("player %s has %d and should have %d", k, p.Result[k], p.Recorded[k]))
			}
		}
		return fail(exitRecord, fmt.Errorf("%s: the result is not that of the record: %s", r.name, strings.Join(parts, ", ")))
	}
	if want := r.file.GameEndReason; want != "" && p.Over && want != p.EndReason {
		return fail(exitRecord, fmt.Errorf("%s: the game ends by %s; the record says %s", r.name, p.EndReason, want))
	}
	return nil
}
