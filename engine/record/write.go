package record

import (
	"encoding/json"
	"fmt"
	"io"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/shares"
)

// firstTime is the time stamp of the first action of a written record; the site wants one, and
// a record must not depend on the clock.
const firstTime = 1_700_000_000

// Writer turns a game into a record while it is played: Before with every action before it is
// applied, After with its journal once it is.
type Writer struct {
	file   File
	names  *names
	free   map[id.TileID][]string // copies in the supply, the next to be laid first
	trains []id.TrainID           // that could run when the present run was chosen
	next   Action
	loans  loanNumbers
}

// NewWriter starts the record of a game with a set-up seed and the names of the players in
// seat order. number is the id of the game in the record.
func NewWriter(g *engine.Game, players []string, seed int64, number int) *Writer {
	w := &Writer{free: map[id.TileID][]string{}}
	w.file = File{ID: number, Title: g.Def.RecordTitle, User: &Person{ID: 0, Name: players[0]}, MinPlayers: len(players), MaxPlayers: len(players),
		Settings: Settings{Seed: seed, OptionalRules: append([]string{}, g.Def.Chosen...)}, Status: "active", Loaded: true,
		CreatedAt: firstTime, UpdatedAt: firstTime, Actions: []Action{}}
	for i, name := range players {
		w.file.Players = append(w.file.Players, Person{ID: i, Name: name})
	}
	w.names = newNames(g, &w.file)
	for t := range id.TileID(g.Board.Supply) {
		for i := range int(g.Board.Tiles[t].Copies) {
			w.free[t] = append(w.free[t], fmt.Sprintf("%s-%d", g.Board.Tiles[t].Name, i))
		}
	}
	return w
}

// Before notes an action that is about to be applied to s.
func (w *Writer) Before(s *engine.State, a engine.Action) {
	n := w.names
	x := Action{Type: a.Type.String(), Entity: n.name(a.Entity), EntityType: entityType(a.Entity)}
	switch a.Type {
	case engine.Bid, engine.BuyPrivate:
		x.Company, x.Price = n.game.Privates[a.Private].Name, ptr(int(a.Price))
	case engine.Par:
		k := n.game.Grid.Cells[a.Cell]
		x.Corporation, x.SharePrice = n.game.Corps[a.Corp].Name, fmt.Sprintf("%d,%d,%d", k.Price, k.Row, k.Col)
	case engine.BuyShares, engine.SellShares:
		w.shares(s, a, &x)
	case engine.LayTile:
		x.Hex, x.Rotation = n.game.Board.Hexes[a.Hex].Name, ptr(int(a.Rot))
		x.Tile = w.take(a.Tile, a.Hex)
	case engine.PlaceToken:
		x.City = fmt.Sprintf("%s-%d", w.tileOn(a.Hex), a.City)
		x.Tokener = n.game.Corps[s.TokenOwner(a)].Name
	case engine.RunRoutes:
		w.trains = s.Runnable(a.Entity.Corp(), w.trains[:0])
	case engine.PayDividend:
		x.Kind = a.Kind.String()
	case engine.BuyTrain:
		x.Train, x.Price, x.Variant = n.trainName(a.Train), ptr(int(a.Price)), n.game.Roster.Of(a.Train).Name
		if old := a.TradedIn(); old != id.NoTrain {
			x.Exchange = n.trainName(old)
		}
	case engine.DiscardTrain, engine.BorrowTrain:
		x.Train = n.trainName(a.Train)
	case engine.TakeLoan:
		x.Loan = ptr(w.loans.take(a.Entity.Corp()))
	case engine.PayoffLoan:
		x.Loan = ptr(w.loans.pay(a.Entity.Corp()))
	case engine.Merge:
		x.Corporation = n.game.Corps[a.Corp].Name
	case engine.Assign:
		x.Target, x.TargetType = n.game.Board.Hexes[a.Hex].Name, "hex"
	case engine.SpecialBuy:
		item := n.game.Variant().Items()[a.Item]
		x.Description, x.Cost = item.Name, ptr(int(item.Price))
	case engine.RemoveToken:
		x.City = fmt.Sprintf("%s-%d", w.tileOn(a.Hex), a.City)
		x.Slot = ptr(w.slot(s, a.Entity.Corp(), a))
	case engine.ReachDestination:
		x.Corporations = n.corporations(a.Set)
	}
	w.next = x
}

func (w *Writer) shares(s *engine.State, a engine.Action, x *Action) {
	certs := a.Certs
	if a.Type == engine.BuyShares && certs == 0 {
		k := s.Shares.FirstOf(a.Corp, a.Source, int(a.Percent), a.Source.Kind == id.Corporation)
		certs = shares.ListOf(s.Shares.Index(a.Corp, k))
	}
	for i := 0; i < certs.Len(); i++ {
		x.Shares = append(x.Shares, w.names.certName(a.Corp, certs.At(i)))
	}
	x.Percent = int(a.Percent)
}

// take chooses the copy of a tile that is laid on a hex; the copy that lay there goes to the end
// of the supply.
func (w *Writer) take(t id.TileID, h id.HexID) string {
	text := w.free[t][0]
	w.free[t] = w.free[t][1:]
	if old, ok := w.names.copies[h]; ok {
		if k, err := w.names.tile(old); err == nil {
			w.free[k] = append(w.free[k], old)
		}
	}
	w.names.laid(text, h)
	return text
}

// tileOn is the id of the tile on a hex: a copy, or the printed one.
func (w *Writer) tileOn(h id.HexID) string {
	if text, ok := w.names.copies[h]; ok {
		return text
	}
	for text, x := range w.names.printed {
		if x == h {
			return text
		}
	}
	return w.names.game.Board.Hexes[h].Name + "-0"
}

// After completes the action with what applying it to s brought.
func (w *Writer) After(s *engine.State, a engine.Action, j *engine.Journal) {
	x := w.next
	switch a.Type {
	case engine.RunRoutes:
		runs := j.Claim
		if a.Price == engine.BestRun {
			runs = j.Run.Runs
		}
		x.Routes = w.names.writeRoutes(s, w.trains, runs)
		x.ExtraRevenue, x.Subsidy = ptr(0), ptr(0)
	case engine.PlaceToken:
		x.Slot = ptr(w.slot(s, w.names.game.CorpNamed(x.Tokener), a))
	}
	w.loans.follow(s)
	if a.Type == engine.ReachDestination {
		w.attach(x) // the site wants it as a part of the action that called for it
		return
	}
	x.ID = len(w.file.Actions) + 1
	x.CreatedAt = firstTime + x.ID
	w.file.Actions = append(w.file.Actions, x)
	for _, auto := range j.Auto {
		w.Before(s, auto)
		w.attach(w.next)
	}
}

// attach makes an action an automatic part of the last one.
func (w *Writer) attach(x Action) {
	last := &w.file.Actions[len(w.file.Actions)-1]
	x.CreatedAt = last.CreatedAt
	last.AutoActions = append(last.AutoActions, x)
}

// slot is where a token of a corporation stands in a city.
func (w *Writer) slot(s *engine.State, c id.CorpID, a engine.Action) int {
	for _, t := range s.Corps[c].Tokens[:s.Corps[c].Placed] {
		if t.Hex == a.Hex && t.City == int8(a.City) {
			return max(0, int(t.Slot))
		}
	}
	return 0
}

func entityType(e id.Entity) string {
	switch e.Kind {
	case id.Player:
		return "player"
	case id.Private:
		return "company"
	}
	return "corporation"
}

// File completes the record with the state that the game has reached.
func (w *Writer) File(s *engine.State) *File {
	f := w.file
	f.Turn, f.Round = int(s.Turn), roundTitle(s.Round.Kind)
	f.UpdatedAt = firstTime + len(f.Actions)
	if o := s.Outcome(); o.Over {
		f.Status, f.GameEndReason = "finished", o.Reason.String()
		f.Result = Result(&w.file, s)
		f.ManuallyEnded = o.Reason == engine.ByAgreement
		for i := range f.Players {
			f.Acting = append(f.Acting, f.playerID(i))
		}
		return &f
	}
	var buf [id.MaxCorps]id.Entity
	for _, e := range s.Actors(buf[:0]) {
		if p := s.Controller(e); p != id.NoPlayer {
			f.Acting = append(f.Acting, f.playerID(int(p)))
		}
	}
	return &f
}

func roundTitle(k engine.RoundKind) string {
	switch k {
	case engine.AuctionRound:
		return "Auction Round"
	case engine.StockRound:
		return "Stock Round"
	}
	return "Operating Round"
}

// Write writes a record as JSON.
func (f *File) Write(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(f)
}
