package strategies

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// View is what a player sees of a game. It has queries only; what would follow from actions
// is tried on copies, see Try.
type View struct {
	s       *engine.State
	scratch *Scratch
	me      id.PlayerID
	depth   int // how many actions ahead of the game this view is

	rounds float64                   // RoundsLeft, once it was asked for
	lives  [id.MaxTrainTypes]float64 // TrainLife likewise
}

// NewView is the view of a player of a state. The scratch memory belongs to the goroutine.
func NewView(s *engine.State, me id.PlayerID, scratch *Scratch) View {
	scratch.use(s.Game())
	return View{s: s, me: me, scratch: scratch}
}

// Me is the player who looks.
func (v *View) Me() id.PlayerID { return v.me }

// Game is the game, which never changes.
func (v *View) Game() *engine.Game { return v.s.Game() }

// Round is the kind of the round.
func (v *View) Round() engine.RoundKind { return v.s.Round.Kind }

// Turn is the number of the stock round and of its set of operating rounds.
func (v *View) Turn() int { return int(v.s.Turn) }

// OR is the number of the operating round in its set and how many the set has.
func (v *View) OR() (n, of int) { return int(v.s.OR), int(v.s.ORs) }

// Phase is the phase in force.
func (v *View) Phase() id.PhaseID { return v.s.Phase }

// Operator is the corporation whose turn it is, or NoCorp.
func (v *View) Operator() id.CorpID { return v.s.Operator() }

// Controller is the player who decides for an entity, or NoPlayer.
func (v *View) Controller(e id.Entity) id.PlayerID { return v.s.Controller(e) }

// Cash is the money of an entity.
func (v *View) Cash(e id.Entity) id.Money { return v.s.Cash.Cash(e) }

// MyCash is the money of the player who looks.
func (v *View) MyCash() id.Money { return v.s.Cash.Cash(id.OfPlayer(v.me)) }

// Worth is what a player would score now.
func (v *View) Worth(p id.PlayerID) id.Money { return v.s.Worth(p) }

// Bank is the money of the bank; ok is false if it has no limit.
func (v *View) Bank() (cash id.Money, ok bool) {
	return v.s.Cash.Cash(id.TheBank), !v.s.Cash.Unlimited()
}

// Ending reports whether the end of the game is triggered.
func (v *View) Ending() bool { return v.s.End.Triggered }

// Price is the market price of a share, 0 without one.
func (v *View) Price(c id.CorpID) id.Money { return v.s.Price(c) }

// ParPrice is the price of a share of the IPO.
func (v *View) ParPrice(c id.CorpID) id.Money { return v.s.ParPrice(c) }

// Cell is the cell of the price marker, or NoCell.
func (v *View) Cell(c id.CorpID) id.CellID { return v.s.Market.Cell(c) }

// Percent is how much of a corporation somebody holds.
func (v *View) Percent(c id.CorpID, e id.Entity) int { return v.s.Shares.Percent(c, e) }

// Unit is the percentage of one share.
func (v *View) Unit(c id.CorpID) int { return v.s.Shares.Unit(c) }

// IPO is how much of a corporation is unsold.
func (v *View) IPO(c id.CorpID) int { return v.s.Shares.IPO(c) }

// PresidentSize is the percentage of the president's certificate.
func (v *View) PresidentSize(c id.CorpID) int { return v.s.Shares.PresidentSize(c) }

// CertRoom is how many more certificates the player may hold.
func (v *View) CertRoom() int { return v.s.CertLimit() - v.s.CertCount(v.me) }

// President is the player who decides for a corporation, or NoPlayer.
func (v *View) President(c id.CorpID) id.PlayerID { return v.s.Controller(id.OfCorp(c)) }

// Mine reports whether the player is president of a corporation.
func (v *View) Mine(c id.CorpID) bool { return v.President(c) == v.me }

// Started reports whether a corporation has a par and is still open.
func (v *View) Started(c id.CorpID) bool { return v.s.Corps[c].Started && !v.s.Corps[c].Closed }

// Floated reports whether a corporation has its capital and is still open.
func (v *View) Floated(c id.CorpID) bool { return v.s.Corps[c].Floated && !v.s.Corps[c].Closed }

// Owner is who owns a private; closed ones have nobody.
func (v *View) Owner(p id.PrivateID) id.Entity { return v.s.Priv[p].Owner }

// Closed reports whether a private is out of the game.
func (v *View) Closed(p id.PrivateID) bool { return v.s.Priv[p].Closed }

// Bid is the standing bid of a player for a private in the auction, 0 for none.
func (v *View) Bid(p id.PrivateID, player id.PlayerID) id.Money {
	if v.s.Round.Kind != engine.AuctionRound {
		return 0
	}
	return v.s.Round.Auction.Bids[p][player]
}

// Trains appends the types of the trains of a corporation.
func (v *View) Trains(c id.CorpID, buf []id.TrainTypeID) []id.TrainTypeID {
	var own [id.MaxTrains]id.TrainID
	for _, t := range v.s.Trains.Of(id.OfCorp(c), own[:0]) {
		buf = append(buf, v.Game().Roster.Cards[t].Type)
	}
	return buf
}

// TrainCount is the number of trains of a corporation.
func (v *View) TrainCount(c id.CorpID) int { return v.s.Trains.Count(id.OfCorp(c)) }

// TrainLimit is how many trains a corporation may have.
func (v *View) TrainLimit(c id.CorpID) int { return v.s.TrainLimit(c) }

// TrainOwner is who has a train.
func (v *View) TrainOwner(t id.TrainID) id.Entity { return v.s.Trains.Owner(t) }

// OnSale appends the trains that the bank sells now.
func (v *View) OnSale(buf []id.TrainID) []id.TrainID {
	return v.s.Trains.OnSale(v.Game().Roster, v.s.Phase, buf)
}

// Unsold is the number of trains of a type that the bank still has; -1 if it has no end.
func (v *View) Unsold(t id.TrainTypeID) int { return v.s.Trains.Left(&v.Game().Roster.Types[t]) }

// MustBuyTrain reports whether a corporation has to buy a train in its turn.
func (v *View) MustBuyTrain(c id.CorpID) bool { return v.s.MustBuyTrain(c) }

// Revenue of the run that the operator has made in this turn and not yet used.
func (v *View) Revenue() id.Money { return v.s.Round.Op.Revenue }
