package record

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/routes"
)

// RunNote is a turn whose routes differ from what the record says of them; the record decides.
type RunNote struct {
	ID     int // of the action in the record
	Corp   id.CorpID
	Stated id.Money
	Found  id.Money // revenue of the recorded track, if the routes are legal
	Rule   id.Rule  // the rule that the routes break; NoRule if only the revenue differs
	Reason string   // why the routes could not be followed; empty if they could
}

// claim follows the recorded routes of a run and hands them to the engine. A strict replay
// refuses routes that cannot be followed; otherwise differences are noted. Routes that do not
// state their revenue earn what their track does.
//
// Rule: common rules 14.5.
func (r *Replay) claim(x *Action, a *engine.Action) error {
	c := a.Entity.Corp()
	if c != id.NoCorp && slices.ContainsFunc(x.Routes, func(k Route) bool { return k.Revenue == nil }) {
		if err := r.rate(x, c); err != nil {
			return err
		}
		a.Price = id.Money(x.revenue())
	}
	note := RunNote{ID: x.ID, Corp: c, Stated: a.Price}
	runs, err := r.resolve(x, c)
	switch {
	case err != nil && !r.game.Tolerates(id.RuleRouteRevenue):
		return err
	case err != nil:
		note.Reason = err.Error()
	default:
		note.Found, note.Rule = r.state.CheckRuns(c, runs)
		if note.Rule == id.NoRule && note.Found == note.Stated {
			r.journal.Claim = runs
			return nil
		}
	}
	r.journal.Claim = runs
	r.Runs = append(r.Runs, note)
	return nil
}

// rate fills in what routes earn that do not state it.
func (r *Replay) rate(x *Action, c id.CorpID) error {
	runs, err := r.resolve(x, c)
	if err != nil {
		return fmt.Errorf("no revenue is stated, and %w", err)
	}
	if _, rule := r.state.CheckRuns(c, runs); rule != id.NoRule {
		return fmt.Errorf("no revenue is stated, and %v", rule)
	}
	for i := range x.Routes {
		if x.Routes[i].Revenue == nil {
			x.Routes[i].Revenue = ptr(int(runs[i].Revenue))
		}
	}
	return nil
}

// resolve finds the track of the recorded routes.
func (r *Replay) resolve(x *Action, c id.CorpID) ([]routes.Run, error) {
	if c == id.NoCorp || len(x.Routes) == 0 {
		return nil, nil
	}
	var buf [id.MaxTrains]id.TrainID
	trains := r.state.Runnable(c, buf[:0])
	recorded := make([]routes.Recorded, len(x.Routes))
	for i := range x.Routes {
		rec, err := r.names.route(&x.Routes[i], trains)
		if err != nil {
			return nil, fmt.Errorf("route %d: %w", i+1, err)
		}
		recorded[i] = rec
	}
	runs, ok := r.state.ResolveRuns(c, recorded)
	if !ok {
		return nil, errors.New("the connections of the routes do not join on this map")
	}
	return runs, nil
}

// route translates a route of a record.
//
// Rule: record format 4.5.1.
func (n *names) route(x *Route, trains []id.TrainID) (routes.Recorded, error) {
	var out routes.Recorded
	t, err := n.train(x.Train)
	if err != nil {
		return out, err
	}
	out.Train = -1
	for i, o := range trains {
		if o == t {
			out.Train = i
		}
	}
	if out.Train < 0 {
		return out, fmt.Errorf("train %s may not run", x.Train)
	}
	for _, link := range x.Connections {
		k, err := n.link(link)
		if err != nil {
			return out, err
		}
		out.Links = append(out.Links, k)
	}
	for _, node := range x.Nodes {
		head, part, err := split(node, "-")
		if err != nil {
			return out, err
		}
		h := n.game.Board.HexNamed(head)
		if h == id.NoHex {
			return out, fmt.Errorf("no hex %q", head)
		}
		out.Nodes = append(out.Nodes, routes.Place{Hex: h, Stop: int8(part)})
	}
	return out, nil
}

func (n *names) link(hexes []string) (routes.Link, error) {
	var k routes.Link
	for _, text := range hexes {
		hex, stops, direct := strings.Cut(text, " ")
		h := n.game.Board.HexNamed(hex)
		if h == id.NoHex {
			return k, fmt.Errorf("no hex %q", hex)
		}
		k.Hexes = append(k.Hexes, h)
		if direct {
			i, j, ok := strings.Cut(stops, ".")
			a, err1 := strconv.Atoi(i)
			b, err2 := strconv.Atoi(j)
			if !ok || err1 != nil || err2 != nil || a < 0 || b < 0 || a >= id.MaxStops || b >= id.MaxStops {
				return k, fmt.Errorf("%q does not name two stops", text)
			}
			k.I, k.J = int8(a), int8(b)
		}
	}
	return k, nil
}

// writeRoutes translates runs into routes of a record.
func (n *names) writeRoutes(s *engine.State, trains []id.TrainID, runs []routes.Run) []Route {
	out := []Route{}
	for i := range runs {
		run := &runs[i]
		x := Route{Train: n.trainName(trains[run.Train]), Revenue: ptr(int(run.Revenue)), Connections: [][]string{}}
		for _, k := range routes.Connections(n.game.Board, &s.Board, run) {
			var link []string
			for _, h := range k.Hexes {
				text := n.game.Board.Hexes[h].Name
				if k.I != k.J {
					text = fmt.Sprintf("%s %d.%d", text, k.I, k.J)
				}
				link = append(link, text)
			}
			x.Connections = append(x.Connections, link)
		}
		for _, p := range run.Stops {
			hex := n.game.Board.Hexes[p.Hex].Name
			x.Hexes = append(x.Hexes, hex)
			x.Nodes = append(x.Nodes, fmt.Sprintf("%s-%d", hex, p.Stop))
		}
		x.RevenueStr = strings.Join(x.Hexes, "-")
		out = append(out, x)
	}
	return out
}
