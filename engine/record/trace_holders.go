package record

import (
	"sort"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

func (t *Tracer) players() map[string]PlayerLine {
	r, s := t.replay, t.replay.state
	out := map[string]PlayerLine{}
	for i := range r.file.Players {
		p := id.PlayerID(i)
		e := id.OfPlayer(p)
		pl := PlayerLine{Cash: int(s.Cash.Cash(e)), Value: int(s.Worth(p)), Certs: float64(s.CertHalves(p)) / 2, CertLimit: s.CertLimit(),
			Shares: map[string]int{}, Companies: t.owned(e), Bankrupt: s.Players[p].Bankrupt}
		for c := range r.game.Corps {
			if pct := s.Shares.Percent(id.CorpID(c), e); pct > 0 {
				pl.Shares[r.game.Corps[c].Name] = pct
			}
		}
		out[r.file.playerKey(i)] = pl
	}
	return out
}

// owned is the privates of an owner, sorted.
func (t *Tracer) owned(e id.Entity) []string {
	r, s := t.replay, t.replay.state
	names := []string{}
	for i := range r.game.Privates {
		if !s.Priv[i].Closed && s.Priv[i].Owner == e {
			names = append(names, r.game.Privates[i].Name)
		}
	}
	sort.Strings(names)
	return names
}

func (t *Tracer) corps(own []engine.CorpTrace) map[string]CorpLine {
	r, s := t.replay, t.replay.state
	out := map[string]CorpLine{}
	for i := range r.game.Corps {
		c := id.CorpID(i)
		e := id.OfCorp(c)
		k := &s.Corps[c]
		cl := CorpLine{Floated: k.Floated, Closed: k.Closed, Started: k.Started, Cash: int(s.Cash.Cash(e)), President: r.names.name(k.President),
			IPO: s.Shares.IPO(c), Pool: s.Shares.Percent(c, id.ThePool), Treasury: s.Shares.Treasury(c), OwnedBy: map[string]int{},
			Trains: []string{}, Obsolete: []string{}, Tokens: t.tokens(c), Companies: t.owned(e), Assignments: []string{}, Operated: k.Operated,
			Loans: r.game.Variant().Loans(s, c), Markers: []string{}, SharesHeld: map[string]int{}, More: own[i].More, Whole: own[i].Whole}
		cl.Assignments = append(cl.Assignments, own[i].Assignments...)
		cl.Markers = append(cl.Markers, own[i].Markers...)
		if cell := s.Market.Cell(c); cell != id.NoCell {
			g := &r.game.Grid.Cells[cell]
			cl.Price, cl.Row, cl.Col = ptr(int(g.Price)), ptr(int(g.Row)), ptr(int(g.Col))
			cl.MarketOrder = ptr(s.Market.Place(c, len(r.game.Corps)))
		}
		if k.Par != id.NoCell {
			cl.Par = ptr(int(s.ParPrice(c)))
		}
		for _, x := range s.Trains.Of(e, nil) {
			cl.Trains = append(cl.Trains, r.game.Roster.Of(x).Name)
		}
		for o := range r.game.Corps {
			if o == i {
				continue
			}
			if pct := s.Shares.Percent(c, id.OfCorp(id.CorpID(o))); pct > 0 {
				cl.OwnedBy[r.game.Corps[o].Name] = pct
			}
			if pct := s.Shares.Percent(id.CorpID(o), e); pct > 0 {
				cl.SharesHeld[r.game.Corps[o].Name] = pct
			}
		}
		out[r.game.Corps[i].Name] = cl
	}
	return out
}

func (t *Tracer) tokens(c id.CorpID) []TokenLine {
	r, s := t.replay, t.replay.state
	out := []TokenLine{}
	k := &s.Corps[c]
	for i, price := range r.game.Corps[c].Tokens[:k.Stations] {
		x := TokenLine{Status: "unused", Price: int(price)}
		if k.Free&(1<<i) != 0 {
			x.Price = 0
		}
		if tok := k.Tokens[i]; i < int(k.Placed) && tok.Hex != id.NoHex {
			x.Status = "used"
			x.Hex, x.City = ptr(r.game.Board.Hexes[tok.Hex].Name), ptr(int(tok.City))
			if tok.Slot >= 0 {
				x.Slot = ptr(int(tok.Slot))
			} else {
				x.Extra = true
			}
		}
		out = append(out, x)
	}
	return out
}
