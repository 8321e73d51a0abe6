package gamelog

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// Log writes a game while it is played. It is a RoundObserver: tell the journal of it, so
// that what happens between two rounds stands under the right heading.
type Log struct {
	w       io.Writer
	g       *engine.Game
	players []string
	before  snapshot
	journal *engine.Journal // of the last action; the same for a whole game
	ends    []roundEnd
	last    int       // number written last
	follow  *follower // for a walkthrough
	err     error
}

// roundEnd is the end of a round in the middle of what an action brings.
type roundEnd struct {
	label             string
	transfers, events int // in the journal when the round ended
	leftOut           []string
}

// snapshot is what the line of an action compares with.
type snapshot struct {
	step   engine.Step
	prices [id.MaxCorps]id.CellID
	placed [id.MaxCorps]uint8
	acted  bool // the player has done something in this turn of a stock round
	bought bool // the company has bought a train in this turn
}

// New makes a log of a game; players are the names in seat order.
func New(w io.Writer, g *engine.Game, players []string) *Log {
	return &Log{w: w, g: g, players: players}
}

// Err is the first error of writing.
func (l *Log) Err() error { return l.err }

func (l *Log) printf(format string, args ...any) {
	if l.err == nil {
		_, l.err = fmt.Fprintf(l.w, format, args...)
	}
}

// Start writes the head of a game that has not begun.
func (l *Log) Start(s *engine.State) {
	l.printf("%s, %d players", l.g.Def.Name, l.g.Players)
	if chosen := l.g.Def.Chosen; len(chosen) > 0 {
		l.printf(", with %s", strings.Join(chosen, ", "))
	}
	var parts []string
	for p := range l.g.Players {
		parts = append(parts, fmt.Sprintf("%s %s", l.players[p], l.cash(s.Cash.Cash(id.OfPlayer(id.PlayerID(p))))))
	}
	l.printf("\n%s\n", strings.Join(parts, ", "))
	l.followStart(s)
	l.heading(Round(s), s)
}

// RoundEnded notes where in the journal a round ended.
func (l *Log) RoundEnded(s *engine.State) {
	e := roundEnd{label: Round(s)}
	if l.journal != nil {
		e.transfers, e.events = len(l.journal.Transfers), len(l.journal.Events)
	}
	e.leftOut = l.leftOut(s)
	l.ends = append(l.ends, e)
}

// leftOut tells of the companies that stood in the order of an operating round and did not take
// their turn, because they had not sold enough by then.
func (l *Log) leftOut(s *engine.State) (out []string) {
	if s.Round.Kind != engine.OperatingRound {
		return nil
	}
	for _, e := range s.Round.Order[:s.Round.N] {
		if k := &s.Corps[e.N]; !k.Floated && !k.Closed {
			out = append(out, l.name(e)+" has not sold enough to operate")
			if l.follow != nil && l.follow.corp == e.Corp() {
				l.follow.concerned = true
			}
		}
	}
	return out
}

// Before looks at the state before an action.
func (l *Log) Before(s *engine.State, a engine.Action) {
	l.ends = l.ends[:0]
	if f := l.follow; f != nil {
		f.concerned = f.concerns(s, &a)
	}
	l.before.step = s.Waiting()
	l.before.acted = s.Round.Kind == engine.StockRound && s.Round.Stock.DidAct
	l.before.bought = s.Round.Op.Bought > 0
	for c := range l.g.Corps {
		l.before.prices[c] = s.Market.Cell(id.CorpID(c))
		l.before.placed[c] = s.Corps[c].Placed
	}
}

// After writes an action with what it brought. number is what the action is called by; a
// number that comes twice in a row is written once.
func (l *Log) After(number int, s *engine.State, a engine.Action, j *engine.Journal) {
	l.journal = j
	told := &telling{l: l, s: s, a: a}
	told.transfers, told.events = j.Transfers, j.Events
	if len(l.ends) > 0 {
		told.transfers, told.events = j.Transfers[:l.ends[0].transfers], j.Events[:l.ends[0].events]
	}
	line := told.action(j)
	rest := told.rest()
	if len(l.ends) == 0 {
		rest = append(rest, l.moves(s)...)
	} else {
		rest = append(rest, l.ends[0].leftOut...)
	}
	mark := ""
	if number != l.last {
		mark, l.last = strconv.Itoa(number), number
	}
	l.line(mark, strings.Join(append([]string{line}, rest...), "; "), s, len(l.ends) == 0)
	l.rounds(s, a, j)
}

// rounds writes the headings of the rounds that began, each with what its beginning brought.
func (l *Log) rounds(s *engine.State, a engine.Action, j *engine.Journal) {
	for i, e := range l.ends {
		next := roundEnd{label: Round(s), transfers: len(j.Transfers), events: len(j.Events)}
		last := i == len(l.ends)-1
		if !last {
			next = l.ends[i+1]
		}
		told := &telling{l: l, s: s, a: a, transfers: j.Transfers[e.transfers:next.transfers], events: j.Events[e.events:next.events]}
		rest := append(told.rest(), next.leftOut...)
		if last {
			rest = append(rest, l.moves(s)...)
		}
		switch {
		case !last && l.follow == nil:
			l.printf("\n%s: nobody can act\n", next.label)
		case last && !s.End.Over:
			l.heading(next.label, s)
		}
		if len(rest) > 0 || l.follow != nil {
			l.line("", strings.Join(rest, "; "), s, last)
		}
	}
}

// Round is the name of the round in progress: SR 3, OR 3.2.
func Round(s *engine.State) string {
	switch s.Round.Kind {
	case engine.AuctionRound:
		return "Auction"
	case engine.StockRound:
		return fmt.Sprintf("SR %d", s.Turn)
	}
	return fmt.Sprintf("OR %d.%d", s.Turn, s.OR)
}

// heading writes the heading of a round with how the game stands.
func (l *Log) heading(label string, s *engine.State) {
	parts := []string{"phase " + s.PhaseNow().Name}
	if !s.Cash.Unlimited() {
		parts = append(parts, "bank "+l.cash(s.Cash.Cash(id.TheBank)))
	}
	switch s.Round.Kind {
	case engine.StockRound:
		parts = append(parts, "priority deal "+l.players[s.SeatOrder()[0]])
	case engine.OperatingRound:
		var order []string
		for _, e := range s.Round.Order[:s.Round.N] {
			order = append(order, l.name(e))
		}
		parts = append(parts, "in order "+strings.Join(order, " "))
	}
	text := fmt.Sprintf("%s: %s", label, strings.Join(parts, ", "))
	if l.follow != nil {
		l.follow.heading = text
		return
	}
	l.printf("\n%s\n", text)
}

// moves are the changes that no event tells: share prices, and home stations.
func (l *Log) moves(s *engine.State) []string {
	var out []string
	for c := range l.g.Corps {
		corp := id.CorpID(c)
		was, is := l.before.prices[c], s.Market.Cell(corp)
		if was != id.NoCell && is != id.NoCell && was != is {
			out = append(out, fmt.Sprintf("%s %s → %s", l.g.Corps[c].Name, l.cash(l.g.Grid.Cells[was].Price), l.cash(l.g.Grid.Cells[is].Price)))
		}
	}
	for c := range l.g.Corps {
		if l.before.placed[c] == 0 {
			for _, t := range s.Corps[c].Tokens[:s.Corps[c].Placed] {
				out = append(out, fmt.Sprintf("home station of %s in %s", l.g.Corps[c].Name, l.hex(t.Hex)))
			}
		}
	}
	return out
}

// Result writes how the game ended, or how it stands.
func (l *Log) Result(s *engine.State) {
	if s.End.Over {
		l.printf("\nThe game is over: %s.\n", Reason(s.End.Reason))
	} else {
		l.printf("\nThe game is not over; it stands in %s, phase %s.\n", Round(s), s.PhaseNow().Name)
	}
	o := s.Outcome()
	for _, p := range ranking(o, l.g.Players) {
		l.printf("%5d  %s %s\n", p.rank, l.players[p.player], l.cash(o.Worth[p.player]))
	}
}
