package sim

import (
	"strconv"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/sim/dataset"
)

const startingCash = uint8(ledger.StartingCash)

func (r *recorder) addRound(s *engine.State) {
	g := s.Game()
	row := dataset.Round{RoundRef: r.round, Phase: s.PhaseNow().Name}
	if !s.Cash.Unlimited() {
		row.Bank = dataset.Some(int32(s.Cash.Cash(id.TheBank)))
	}
	if p := s.PriorityDeal(); p != id.NoPlayer {
		row.Priority = dataset.Some(int32(p) + 1)
	}
	var buf [2 * id.MaxTrainTypes]id.TrainID
	for _, t := range s.Trains.OnSale(g.Roster, s.Phase, buf[:0]) {
		if k := g.Roster.Of(t); !row.NextTrain.OK || k.Price < g.Roster.Of(buf[0]).Price {
			row.NextTrain = dataset.Some(k.Name)
			buf[0] = t
		}
	}
	r.addDepot(s, &row)
	r.out.AddRound(&row)
}

// addDepot writes what the bank has left: the number, and every train in words.
func (r *recorder) addDepot(s *engine.State, row *dataset.Round) {
	left, endless := 0, false
	r.text = r.text[:0]
	word := func(name, mark string) {
		if len(r.text) > 0 {
			r.text = append(r.text, ' ')
		}
		r.text = append(append(r.text, name...), mark...)
	}
	types := s.Game().Roster.Types
	for i := range types {
		n := s.Trains.Left(&types[i])
		if n < 0 {
			endless = true
			word(types[i].Name, dataset.Unlimited)
			continue
		}
		left += n
		for range n {
			word(types[i].Name, "")
		}
	}
	row.Depot = dataset.Some(string(r.text))
	if !endless {
		row.TrainsLeft = dataset.Some(int32(left))
	}
}

func (r *recorder) addPlayers(s *engine.State) {
	g := s.Game()
	for i := range g.Players {
		p := id.PlayerID(i)
		e := id.OfPlayer(p)
		row := dataset.Player{
			RoundRef: r.round, Slot: int32(r.match.slots[i]) + 1, Seat: int32(i) + 1, Strategy: r.t.seats[i].name,
			Cash: int32(s.Cash.Cash(e)), Worth: int32(s.Worth(p)), Rank: 1,
			Certificates: int32(s.CertCount(p)), CertLimit: dataset.Some(int32(s.CertLimit())), Bankrupt: s.Players[i].Bankrupt,
		}
		for k := range g.Corps {
			c := id.CorpID(k)
			if s.Corps[k].Started && !s.Corps[k].Closed {
				row.Shares += int32(s.Shares.PriceOf(c, s.Shares.Percent(c, e), s.Price(c)))
			}
		}
		for k := range g.Privates {
			if q := &s.Priv[k]; q.Owner == e && !q.Closed {
				row.Privates += int32(g.Privates[k].Value)
			}
		}
		row.Liquidation = dataset.Some(row.Cash + int32(s.SaleValue(p)) + row.Privates)
		row.Other = row.Worth - row.Cash - row.Shares - row.Privates
		for k := range g.Players {
			if int32(s.Worth(id.PlayerID(k))) > row.Worth {
				row.Rank++
			}
		}
		r.out.AddPlayer(&row)
	}
}

func (r *recorder) addCorporations(s *engine.State) {
	g := s.Game()
	for i := range g.Corps {
		c := id.CorpID(i)
		k, e, def := &s.Corps[i], id.OfCorp(c), &g.Def.Corporations[i]
		row := dataset.Corporation{
			RoundRef: r.round, Symbol: def.ID, Kind: string(def.Kind), State: stateOf(k),
			Treasury: int32(s.Cash.Cash(e)), Loans: int32(s.Loans(c)), IPOShares: int32(s.Shares.IPO(c)), PoolShares: int32(s.Shares.Percent(c, id.ThePool)),
			TreasuryShares: int32(s.Shares.Treasury(c)), PlayerShares: int32(s.Shares.InPlayers(c)),
			Trains: r.trains.names(s, c), TrainCount: int32(s.Trains.Count(e)), Tokens: int32(k.Placed),
		}
		if def.Colour != "" {
			row.Colour = dataset.Some(def.Colour)
		}
		row.OtherShares = 100 - row.IPOShares - row.PoolShares - row.TreasuryShares - row.PlayerShares
		if p := s.Controller(e); p != id.NoPlayer {
			row.President = dataset.Some(int32(p) + 1)
		}
		if cell := s.Market.Cell(c); cell != id.NoCell {
			x := &g.Grid.Cells[cell]
			row.Price = dataset.Some(int32(x.Price))
			row.Row, row.Column = dataset.Some(int32(x.Row)+1), dataset.Some(int32(x.Col)+1)
			row.Capitalisation = dataset.Some(int32(x.Price) * int32(s.Shares.Total(c)))
		}
		if k.Par != id.NoCell {
			row.Par = dataset.Some(int32(g.Grid.Cells[k.Par].Price))
		}
		if f := r.floatRound[i]; f > 0 && !k.Closed {
			row.SinceFloat = dataset.Some(r.ordinal - f + 1)
		}
		if o := &r.operations[i]; o.ran {
			row.Revenue, row.Dividend, row.DividendKind = dataset.Some(int32(o.revenue)), dataset.Some(int32(o.paid)), dataset.Some(o.kind)
		}
		r.out.AddCorporation(&row)
	}
}

func stateOf(k *engine.Corp) string {
	switch {
	case k.Closed:
		return dataset.Closed
	case k.Operated:
		return dataset.Operating
	case k.Floated:
		return dataset.Floated
	case k.Started:
		return dataset.Started
	}
	return dataset.Unstarted
}

// addFlow adds up money that moved in this round between the same two for the same reason.
func (r *recorder) addFlow(x flow) {
	for i := range r.flows {
		if f := &r.flows[i]; f.from == x.from && f.to == x.to && f.reason == x.reason {
			f.amount += x.amount
			return
		}
	}
	r.flows = append(r.flows, x)
}

func (r *recorder) writeFlow(g *engine.Game, f *flow) {
	row := dataset.Flow{RoundRef: r.round, Reason: ledger.Reason(f.reason).String(), Amount: int32(f.amount)}
	row.FromKind, row.FromName = holder(g, f.from)
	row.ToKind, row.ToName = holder(g, f.to)
	r.out.AddFlow(&row)
}

// holder is the kind and the name of a holder of money in the tables.
func holder(g *engine.Game, e id.Entity) (kind, name string) {
	switch e.Kind {
	case id.Player:
		return dataset.HolderPlayer, seatNames[e.N]
	case id.Corporation:
		return dataset.HolderCorporation, g.Corps[e.N].Name
	case id.Private:
		return dataset.HolderPrivate, g.Privates[e.N].Name
	}
	return dataset.HolderBank, ""
}

var seatNames = [id.MaxPlayers]string{"1", "2", "3", "4", "5", "6", "7", "8"}

// trainLists remembers the lists of trains in words; they are few.
type trainLists struct {
	game  *engine.Game
	known map[[id.MaxTrainTypes]uint8]string
}

func (l *trainLists) names(s *engine.State, c id.CorpID) string {
	g := s.Game()
	if l.game != g {
		l.game, l.known = g, map[[id.MaxTrainTypes]uint8]string{}
	}
	var key [id.MaxTrainTypes]uint8
	var buf [id.MaxTrains]id.TrainID
	own := s.Trains.Of(id.OfCorp(c), buf[:0])
	if len(own) == 0 {
		return ""
	}
	for _, t := range own {
		key[g.Roster.Cards[t].Type]++
	}
	text, ok := l.known[key]
	if !ok {
		for k, n := range key {
			for range n {
				if text != "" {
					text += " "
				}
				text += g.Roster.Types[k].Name
			}
		}
		l.known[key] = text
	}
	return text
}

func formatHash(h uint64) string {
	const digits = 16
	text := strconv.FormatUint(h, 16)
	for len(text) < digits {
		text = "0" + text
	}
	return text
}
