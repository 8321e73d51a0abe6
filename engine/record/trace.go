package record

import (
	"fmt"
	"reflect"
	"sort"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// Tracer writes the lines of a replay; it remembers the map of the line before.
type Tracer struct {
	replay *Replay
	layout board.Layout
	next   int
}

// NewTracer starts a trace of a replay that has not begun.
func NewTracer(r *Replay) *Tracer {
	t := &Tracer{replay: r, next: -1}
	r.game.Board.Start(&t.layout)
	return t
}

// Line is the state after the last action of the replay.
func (t *Tracer) Line() Line {
	r, s := t.replay, t.replay.state
	l := Line{I: t.next, TitleState: map[string]any{}, Assignments: map[string][]string{}}
	if t.next >= 0 {
		a := r.Action()
		l.ID, l.Type, l.Entity = &a.ID, &a.Type, a.Entity
		for _, x := range a.AutoActions {
			l.AutoActions = append(l.AutoActions, x.Type)
		}
		if a.Type == "run_routes" {
			runLine(&l, a)
		}
	}
	t.next++
	roundLine(&l, s)
	t.actors(&l)
	if !s.Cash.Unlimited() {
		l.Bank = ptr(int(s.Cash.Cash(id.TheBank)))
	}
	l.Priority = r.names.name(id.OfPlayer(s.PriorityDeal()))
	for _, p := range s.SeatOrder() {
		l.PlayerOrder = append(l.PlayerOrder, r.names.name(id.OfPlayer(p)))
	}
	l.Players = t.players()
	own := engine.Trace{State: l.TitleState, Corps: make([]engine.CorpTrace, len(r.game.Corps)), Hexes: l.Assignments}
	if s.Own != nil {
		s.Own.Trace(s, &own)
		for k, v := range l.TitleState {
			if e, ok := v.(id.Entity); ok {
				l.TitleState[k] = r.names.name(e)
			}
		}
	}
	l.Corps = t.corps(own.Corps)
	l.OperatingOrder = []string{}
	if s.Round.Kind == engine.OperatingRound {
		for _, e := range s.Round.Order[:s.Round.N] {
			l.OperatingOrder = append(l.OperatingOrder, r.game.Corps[e.N].Name)
		}
	}
	l.Depot = t.depot()
	l.Companies = t.privates()
	l.Hexes = t.hexes()
	if s.End.Triggered {
		l.PendingEnd = &PendingEnd{s.End.Reason.String(), string(s.End.Timing)}
	}
	if s.End.Over {
		l.End = ptr(s.End.Reason.String())
		l.Result = Result(r.file, s)
	}
	l.Auction = t.auction()
	return l
}

func ptr[T any](v T) *T { return &v }

func runLine(l *Line, a *Action) {
	sum := a.revenue()
	runs := []RouteRevenue{}
	for _, r := range a.Routes {
		name, _, _ := split(r.Train, "-")
		earned := 0
		if r.Revenue != nil {
			earned = *r.Revenue
		}
		runs = append(runs, RouteRevenue{name, earned})
	}
	l.Revenue, l.RouteRevenues = &sum, &runs
}

func roundLine(l *Line, s *engine.State) {
	l.Phase, l.Turn, l.ORs = s.PhaseNow().Name, int(s.Turn), int(s.ORs)
	switch s.Round.Kind {
	case engine.AuctionRound:
		l.Round, l.RoundName = "Initial", fmt.Sprintf("IR %d", s.Turn)
	case engine.StockRound:
		l.Round, l.RoundName = "Stock", fmt.Sprintf("SR %d", s.Turn)
	case engine.OperatingRound:
		l.Round, l.RoundName = "Operating", fmt.Sprintf("OR %d.%d", s.Turn, s.OR)
	}
}

func (t *Tracer) actors(l *Line) {
	r, s := t.replay, t.replay.state
	l.Current, l.ActingPlayers, l.Can = []any{}, []any{}, []string{}
	var buf [id.MaxCorps]id.Entity
	seen := map[id.PlayerID]bool{}
	for i, e := range s.Actors(buf[:0]) {
		l.Current = append(l.Current, r.names.name(e))
		if p := s.Controller(e); p != id.NoPlayer && !seen[p] {
			seen[p] = true
			l.ActingPlayers = append(l.ActingPlayers, r.names.name(id.OfPlayer(p)))
		}
		if i == 0 {
			kinds := s.Kinds(e)
			for k := engine.Bid; k < engine.EndGame; k++ {
				if kinds.Has(k) {
					l.Can = append(l.Can, k.String())
				}
			}
		}
	}
	sort.Strings(l.Can)
	if step := s.Waiting(); step != nil {
		l.Step = reflect.TypeOf(step).Name()
	}
}

func (t *Tracer) depot() DepotLine {
	r, s := t.replay, t.replay.state
	d := DepotLine{Remaining: map[string]int{}, Discarded: []string{}}
	if n := s.Trains.Next(); n != id.NoTrain {
		d.Next = ptr(r.game.Roster.Of(n).Name)
	}
	for i := range r.game.Roster.Types {
		k := &r.game.Roster.Types[i]
		if n := s.Trains.Left(k); n != 0 {
			d.Remaining[k.Name] = n
		}
	}
	for _, x := range s.Trains.Of(id.ThePool, nil) {
		d.Discarded = append(d.Discarded, r.game.Roster.Of(x).Name)
	}
	return d
}

func (t *Tracer) privates() map[string]PrivateLine {
	r, s := t.replay, t.replay.state
	out := map[string]PrivateLine{}
	for i := range r.game.Privates {
		p := &s.Priv[i]
		out[r.game.Privates[i].Name] = PrivateLine{Owner: r.names.name(p.Owner), Value: int(r.game.Privates[i].Value), Revenue: int(p.Income), Closed: p.Closed}
	}
	return out
}

func (t *Tracer) hexes() map[string]string {
	r, s := t.replay, t.replay.state
	out := map[string]string{}
	for h := range r.game.Board.Hexes {
		if s.Board.Tile[h] != t.layout.Tile[h] || s.Board.Rot[h] != t.layout.Rot[h] {
			out[r.game.Board.Hexes[h].Name] = fmt.Sprintf("%s-%d", r.game.Board.Tiles[s.Board.Tile[h]].Name, s.Board.Rot[h])
		}
	}
	t.layout = s.Board
	return out
}

func (t *Tracer) auction() *AuctionLine {
	r, s := t.replay, t.replay.state
	a := &s.Round.Auction
	if s.Round.Kind != engine.AuctionRound || a.NPars > 0 {
		return nil // a par choice comes before the auction goes on
	}
	out := &AuctionLine{Bids: map[string][][2]any{}}
	if a.On != id.NoPrivate {
		out.On = ptr(r.game.Privates[a.On].Name)
	}
	for i := range r.game.Privates {
		var order []int
		for p, b := range a.Bids[i][:r.game.Players] {
			if b > 0 {
				order = append(order, p)
			}
		}
		sort.Slice(order, func(x, y int) bool { return a.Order[i][order[x]] < a.Order[i][order[y]] })
		for _, p := range order {
			n := r.game.Privates[i].Name
			out.Bids[n] = append(out.Bids[n], [2]any{r.names.name(id.OfPlayer(id.PlayerID(p))), int(a.Bids[i][p])})
		}
	}
	return out
}

// Result is the final score of every player by the key of his id.
func Result(f *File, s *engine.State) map[string]int {
	out := map[string]int{}
	for i := range f.Players {
		out[f.playerKey(i)] = int(s.Worth(id.PlayerID(i)))
	}
	return out
}
