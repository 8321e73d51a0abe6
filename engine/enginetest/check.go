package enginetest

import (
	"fmt"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// Check says what is wrong with a state between two actions, or nil: whatever has happened, it
// must hold in every title.
func Check(s *engine.State) error {
	for _, check := range []func(*engine.State) error{
		checkCash, checkCertificates, checkPresidents, checkMarket, checkPrivates, checkTiles, checkTokens, checkTrains, checkTurn,
	} {
		if err := check(s); err != nil {
			return err
		}
	}
	return nil
}

// checkCash: money is neither made nor lost; only the bank owes any, and a player for whose money
// the game waits.
func checkCash(s *engine.State) error {
	g := s.Game()
	want := g.Def.Bank.Cash
	if g.Def.Bank.Unlimited {
		want = 0
	}
	if got := s.Cash.Total(); got != want {
		return fmt.Errorf("%d money in the game, %d at the start", got, want)
	}
	for p := range id.PlayerID(g.Players) {
		if m := s.Cash.Cash(id.OfPlayer(p)); m < 0 && !s.End.Over && !mustAct(s, p) {
			return fmt.Errorf("player %d has %d", p, m)
		}
	}
	for c := range g.Corps {
		if m := s.Cash.Cash(id.OfCorp(id.CorpID(c))); m < 0 {
			return fmt.Errorf("%s has %d", g.Corps[c].Name, m)
		}
	}
	if m := s.Cash.Cash(id.TheBank); m < 0 && !s.Cash.Broken() && !s.Cash.Unlimited() {
		return fmt.Errorf("the bank has %d and is not broken", m)
	}
	return nil
}

// mustAct reports whether the game waits for a player.
func mustAct(s *engine.State, p id.PlayerID) bool {
	var buf [id.MaxCorps]id.Entity
	actors := s.Actors(buf[:0])
	return len(actors) > 0 && s.Controller(actors[0]) == p
}

// checkCertificates: the certificates of a corporation are all there and each has a holder who
// may have it; the pool is within its limit.
func checkCertificates(s *engine.State) error {
	g := s.Game()
	for i := range g.Corps {
		c, name, sum := id.CorpID(i), g.Corps[i].Name, 0
		for n := range s.Shares.Count(c) {
			k := s.Shares.Cert(c, n)
			h := s.Shares.Holder(k)
			switch {
			case h.Kind == id.Player && int(h.N) < g.Players, h.Kind == id.Corporation && int(h.N) < len(g.Corps):
			case h == id.ThePool && s.Corps[c].Started, h == id.Removed && s.Corps[c].Closed:
			default:
				return fmt.Errorf("%s_%d is held by %v", name, n, h)
			}
			if s.Shares.ForSale(k) && h != id.OfCorp(c) {
				return fmt.Errorf("%s_%d is for sale by the IPO and held by %v", name, n, h)
			}
			sum += s.Shares.Size(k)
		}
		if sum+s.Shares.Unowned(c) != 100 {
			return fmt.Errorf("the certificates of %s are %d%%", name, sum)
		}
		// One that players do not start may be formed with more.
		if pool := s.Shares.Percent(c, id.ThePool); pool > g.Rules.PoolLimit && !g.Corps[i].NoPar {
			return fmt.Errorf("%d%% of %s in the pool, at most %d%% may be", pool, name, g.Rules.PoolLimit)
		}
	}
	return nil
}

// checkPresidents: the president of a started corporation has its first certificate, and no
// solvent player has more.
func checkPresidents(s *engine.State) error {
	g := s.Game()
	for i := range g.Corps {
		c, k := id.CorpID(i), &s.Corps[i]
		if !k.Started || k.Closed || k.President.Kind != id.Player {
			if k.President != id.Nobody && !k.Started {
				return fmt.Errorf("%s is not started and has president %v", g.Corps[i].Name, k.President)
			}
			continue
		}
		if h := s.Shares.Holder(s.Shares.Cert(c, 0)); h != k.President {
			return fmt.Errorf("%v has the president's certificate of %s, %v is president", h, g.Corps[i].Name, k.President)
		}
		own := s.Shares.Percent(c, k.President)
		for p := range g.Players {
			if x := s.Shares.Percent(c, id.OfPlayer(id.PlayerID(p))); x > own && !s.Players[p].Bankrupt {
				return fmt.Errorf("player %d has %d%% of %s, its president %d%%", p, x, g.Corps[i].Name, own)
			}
		}
	}
	return nil
}

// checkMarket: started corporations have a price, others have none; one that has sold enough has
// floated.
func checkMarket(s *engine.State) error {
	g := s.Game()
	for i := range g.Corps {
		c, k := id.CorpID(i), &s.Corps[i]
		open := k.Started && !k.Closed
		if placed := s.Market.Cell(c) != id.NoCell; placed != open {
			return fmt.Errorf("%s: started %v, closed %v, with a price %v", g.Corps[i].Name, k.Started, k.Closed, placed)
		}
		if open && !k.Floated && g.Variant().Floats(s, c) {
			return fmt.Errorf("%s has sold %d%% and has not floated", g.Corps[i].Name, 100-s.Shares.IPO(c))
		}
	}
	return nil
}

// checkPrivates: an open private has an owner or is for sale in the auction; a closed one has none.
func checkPrivates(s *engine.State) error {
	g := s.Game()
	for i := range g.Privates {
		q := &s.Priv[i]
		ok := q.Owner == id.Nobody && (q.Closed || s.Round.Kind == engine.AuctionRound)
		ok = ok || !q.Closed && q.Owner.Kind == id.Player && int(q.Owner.N) < g.Players
		ok = ok || !q.Closed && q.Owner.Kind == id.Corporation && int(q.Owner.N) < len(g.Corps) && !g.Privates[i].NoSale
		if !ok {
			return fmt.Errorf("%s: owner %v, closed %v", g.Privates[i].Name, q.Owner, q.Closed)
		}
	}
	return nil
}

// checkTiles: what is not on the map is in the supply.
func checkTiles(s *engine.State) error {
	b := s.Game().Board
	var laid [id.MaxTiles]int
	for h := range b.Hexes {
		t := s.Board.Tile[h]
		if b.Tiles[t].Printed {
			if t != b.Hexes[h].Printed {
				return fmt.Errorf("%s shows the printed tile of another hex", b.Hexes[h].Name)
			}
			continue
		}
		laid[t]++
	}
	for t := range b.Supply {
		if n := laid[t] + int(s.Board.Left[t]); n != int(b.Tiles[t].Copies) {
			return fmt.Errorf("tile %s: %d on the map, %d in the supply, %d in the box", b.Tiles[t].Name, laid[t], s.Board.Left[t], b.Tiles[t].Copies)
		}
	}
	return nil
}

// inProcedure reports whether a procedure that only the title has waits for a decision: until it is
// over, tokens and trains may be underway.
func inProcedure(s *engine.State) bool {
	switch s.Waiting().(type) {
	case nil, engine.ParChoice, engine.Waterfall, engine.PrivateToken, engine.HomeToken, engine.Discard:
		return false
	}
	return s.Waiting().Mode() != engine.Ordered
}

// checkTokens: the corporations and the map agree where every token stands.
func checkTokens(s *engine.State) error {
	g := s.Game()
	var onMap, placed [id.MaxCorps]int
	for h := range g.Board.Hexes {
		t, _ := g.Board.At(&s.Board, id.HexID(h))
		for city := range s.Board.Slots[h] {
			for slot, code := range s.Board.Slots[h][city] {
				if code == 0 || code >= board.Blocking {
					continue
				}
				if city >= int(t.NStops) || slot >= int(t.Stops[city].Slots) {
					return fmt.Errorf("%s: a token in slot %d of city %d, which tile %s does not have", g.Board.Hexes[h].Name, slot, city, t.Name)
				}
				onMap[code-1]++
			}
		}
	}
	for _, x := range s.Board.Extra[:s.Board.NExtra] {
		onMap[x.Corp]++
	}
	for i := range g.Corps {
		k := &s.Corps[i]
		if k.Closed {
			if onMap[i] > 0 {
				return fmt.Errorf("%s is closed and has %d tokens on the map", g.Corps[i].Name, onMap[i])
			}
			continue
		}
		if k.Placed > k.Stations {
			return fmt.Errorf("%s has placed %d of %d tokens", g.Corps[i].Name, k.Placed, k.Stations)
		}
		for _, t := range k.Tokens[:k.Placed] {
			if t.Hex == id.NoHex {
				continue // lifted by a tile, waiting to be placed again
			}
			if t.Slot >= 0 && !inProcedure(s) && s.Board.Slots[t.Hex][t.City][t.Slot] != uint8(i)+1 {
				return fmt.Errorf("%s thinks to have a token in %s, city %d, slot %d", g.Corps[i].Name, g.Board.Hexes[t.Hex].Name, t.City, t.Slot)
			}
			placed[i]++
		}
		if lifted := int(k.Placed) - placed[i]; lifted > 0 && s.Round.Op.NPending == 0 {
			return fmt.Errorf("%d tokens of %s are lifted and none waits to be placed", lifted, g.Corps[i].Name)
		}
		if placed[i] != onMap[i] && !inProcedure(s) {
			return fmt.Errorf("%s has placed %d tokens, %d are on the map", g.Corps[i].Name, placed[i], onMap[i])
		}
	}
	return nil
}

// checkTrains: nobody but bank, pool and corporations has trains; a corporation is above its
// limit only while discards are asked for; nothing is left that has rusted. A train that was lent has
// left the row and rusts nothing: the phase that its sale would begin has not begun.
func checkTrains(s *engine.State) error {
	g := s.Game()
	var sold [id.MaxTrainTypes]bool
	for i := range g.Roster.Cards {
		k := g.Roster.Cards[i].Type
		if s.Trains.Owner(id.TrainID(i)) != id.TheBank && s.Phase >= g.Roster.Types[k].Begins {
			sold[k] = true
		}
	}
	for i := range g.Roster.Cards {
		t := g.Roster.Of(id.TrainID(i))
		switch o := s.Trains.Owner(id.TrainID(i)); o.Kind {
		case id.Bank, id.OutOfPlay:
		case id.Pool, id.Corporation:
			if t.RustsOn != id.NoTrainType && sold[t.RustsOn] {
				return fmt.Errorf("a %s-train of %v has not rusted", t.Name, o)
			}
		default:
			return fmt.Errorf("a %s-train belongs to %v", t.Name, o)
		}
	}
	_, discarding := s.Waiting().(engine.Discard)
	discarding = discarding || inProcedure(s)
	for i := range g.Corps {
		c := id.CorpID(i)
		if n := s.Trains.Count(id.OfCorp(c)); n > s.TrainLimit(c) && !discarding && !s.End.Over {
			return fmt.Errorf("%s has %d trains, the limit is %d, and %T waits", g.Corps[i].Name, n, s.TrainLimit(c), s.Waiting())
		}
	}
	return nil
}

// checkTurn: somebody must act, and a player decides for him, unless the game is over; the seats
// hold every player once.
func checkTurn(s *engine.State) error {
	var seen [id.MaxPlayers]bool
	for _, p := range s.SeatOrder() {
		if p < 0 || int(p) >= s.Game().Players || seen[p] {
			return fmt.Errorf("the seats are %v", s.SeatOrder())
		}
		seen[p] = true
	}
	var buf [id.MaxCorps]id.Entity
	actors := s.Actors(buf[:0])
	if s.End.Over {
		if len(actors) > 0 {
			return fmt.Errorf("the game is over and %v must act", actors)
		}
		return nil
	}
	if s.Round.Over || len(actors) == 0 {
		return fmt.Errorf("nobody must act in the %s round, and the game goes on", s.Round.Kind)
	}
	for _, e := range actors {
		if s.Controller(e) == id.NoPlayer {
			return fmt.Errorf("nobody decides for %v", e)
		}
	}
	return nil
}
