package enginetest

import (
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
	"github.com/trainrush/trainrush/engine/titles"
)

func game(t *testing.T, players int) *engine.Game {
	t.Helper()
	d, err := configs.Title("1830")
	if err != nil {
		t.Fatal(err)
	}
	g, err := titles.New(d, players, nil)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// midgame is a game in which much has happened: corporations have run, tiles and tokens lie on
// the map.
func midgame(t *testing.T) *engine.State {
	t.Helper()
	m := newMatch(game(t, 4), 2)
	for m.state.Phase < 2 && !m.state.End.Over {
		if err := m.step(false); err != nil {
			t.Fatal(err)
		}
	}
	if err := Check(m.state); err != nil {
		t.Fatal(err)
	}
	if m.state.End.Over {
		t.Fatal("the game is over before phase 4")
	}
	return m.state
}

// TestCheckFinds breaks one thing at a time: every part of Check must notice.
func TestCheckFinds(t *testing.T) {
	start := midgame(t)
	g := start.Game()
	running := id.NoCorp // a corporation with a token on the map
	for i := range g.Corps {
		if start.Corps[i].Placed > 0 {
			running = id.CorpID(i)
		}
	}
	laid := id.NoHex
	for h := range g.Board.Hexes {
		if !g.Board.Tiles[start.Board.Tile[h]].Printed {
			laid = id.HexID(h)
		}
	}
	if running == id.NoCorp || laid == id.NoHex {
		t.Fatal("nothing lies on the map")
	}
	c := running
	president := start.Corps[c].President
	other := id.OfPlayer((president.Player() + 1) % id.PlayerID(g.Players))
	for _, x := range []struct {
		name   string
		damage func(s *engine.State)
		want   string
	}{
		{"money made", func(s *engine.State) { s.Cash.Open(g.Def.Bank.Cash+1, false) }, "money in the game"},
		{"player in debt", func(s *engine.State) {
			for p := range id.PlayerID(g.Players) {
				if !mustAct(s, p) {
					s.Cash.Owe(id.OfPlayer(p), id.TheBank, 20000, ledger.LoanInterest, nil)
				}
			}
		}, "player"},
		{"corporation in debt", func(s *engine.State) { s.Cash.Owe(id.OfCorp(c), id.TheBank, 20000, ledger.LoanInterest, nil) }, "has -"},
		{"holder unknown", func(s *engine.State) { s.Shares.Move(s.Shares.Cert(c, 1), id.OfPlayer(7), false) }, "is held by"},
		{"certificate out of play", func(s *engine.State) { s.Shares.Move(s.Shares.Cert(c, 1), id.Removed, false) }, "is held by"},
		{"for sale by a player", func(s *engine.State) { s.Shares.Move(s.Shares.Cert(c, 1), other, true) }, "for sale"},
		{"pool too full", func(s *engine.State) {
			for n := 1; n < s.Shares.Count(c); n++ {
				s.Shares.Move(s.Shares.Cert(c, n), id.ThePool, false)
			}
		}, "in the pool"},
		{"wrong president", func(s *engine.State) { s.Corps[c].President = other }, "president"},
		{"president of nothing", func(s *engine.State) {
			for n := 1; n < s.Shares.Count(c); n++ {
				s.Shares.Move(s.Shares.Cert(c, n), president, false)
			}
			s.Corps[c].Started = false
		}, "not started"},
		{"a player has more", func(s *engine.State) {
			for n := 1; n < s.Shares.Count(c); n++ {
				s.Shares.Move(s.Shares.Cert(c, n), other, false)
			}
		}, "its president"},
		{"no price", func(s *engine.State) { s.Market.Remove(c) }, "with a price"},
		{"not floated", func(s *engine.State) { s.Corps[c].Floated = false }, "not floated"},
		{"closed with an owner", func(s *engine.State) { s.Priv[0] = engine.PrivateState{Closed: true, Owner: other} }, "closed"},
		{"private without owner", func(s *engine.State) { s.Priv[0] = engine.PrivateState{} }, "owner"},
		{"tile lost", func(s *engine.State) { s.Board.Left[s.Board.Tile[laid]]-- }, "in the box"},
		{"printed tile of another hex", func(s *engine.State) { s.Board.Tile[laid] = g.Board.Hexes[(int(laid)+1)%len(g.Board.Hexes)].Printed }, "printed tile"},
		{"too many tokens", func(s *engine.State) { s.Corps[c].Placed = s.Corps[c].Stations + 1 }, "tokens"},
		{"token lost", func(s *engine.State) { g.Board.RemoveTokens(&s.Board, c) }, "token"},
		{"token of a closed corporation", func(s *engine.State) {
			s.Corps[c].Closed = true
			s.Market.Remove(c)
		}, "closed"},
		{"token lifted", func(s *engine.State) { s.Corps[c].Tokens[0].Hex = id.NoHex }, "lifted"},
		{"train of a player", func(s *engine.State) { s.Trains.Move(0, other) }, "belongs to"},
		{"train that has rusted", func(s *engine.State) { s.Trains.Move(0, id.OfCorp(c)) }, "not rusted"},
		{"too many trains", func(s *engine.State) {
			for i := range g.Roster.Cards {
				if k := id.TrainID(i); g.Roster.Of(k).Name == "4" {
					s.Trains.Move(k, id.OfCorp(c))
				}
			}
			s.Round = engine.Round{Kind: engine.AuctionRound}
		}, "the limit is"},
		{"seat taken twice", func(s *engine.State) { s.Seats[0] = s.Seats[1] }, "seats"},
		{"round over", func(s *engine.State) { s.Round.Over = true }, "nobody must act"},
	} {
		s := start.Clone(engine.NewWorkspace())
		x.damage(s)
		if err := Check(s); err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%s: %v, want something about %q", x.name, err, x.want)
		}
	}
}

// A train that is lent leaves the row; what would rust with its sale has not rusted.
func TestCheckAcceptsALentTrain(t *testing.T) {
	s := midgame(t)
	var diesel, four id.TrainID
	for i := range s.Game().Roster.Cards {
		switch t := id.TrainID(i); s.Game().Roster.Of(t).Name {
		case "D":
			diesel = t
		case "4":
			four = t
		}
	}
	s.Trains.Move(four, id.ThePool)
	s.Trains.Move(diesel, id.ThePool)
	if err := Check(s); err != nil {
		t.Error(err)
	}
	s.Phase = id.PhaseID(len(s.Game().Phases) - 1)
	if err := Check(s); err == nil || !strings.Contains(err.Error(), "not rusted") {
		t.Errorf("with the D sold: %v", err)
	}
}

// The pool may hold more of a corporation that is formed from others than of one that players start.
func TestCheckAcceptsAFormedPool(t *testing.T) {
	d, err := configs.Title("1856")
	if err != nil {
		t.Fatal(err)
	}
	g, err := titles.New(d, 3, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		name string
		want string
	}{{"CGR", ""}, {"GT", "in the pool"}} {
		s := g.NewState(0, engine.NewWorkspace())
		c := g.CorpNamed(x.name)
		s.Corps[c].Started, s.Corps[c].Floated, s.Corps[c].Par = true, true, g.Grid.Pars[0]
		s.Market.Put(c, g.Grid.Pars[0])
		s.Corps[c].President = id.OfPlayer(0)
		s.Shares.Move(s.Shares.Cert(c, 0), id.OfPlayer(0), false)
		for n := 1; n <= 6; n++ {
			s.Shares.Move(s.Shares.Cert(c, n), id.ThePool, false)
		}
		err := Check(s)
		if x.want == "" && err != nil || x.want != "" && (err == nil || !strings.Contains(err.Error(), x.want)) {
			t.Errorf("60 %% of %s in the pool: %v", x.name, err)
		}
	}
}
