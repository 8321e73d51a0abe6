package t1856

import (
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// The places of the steps of an operating turn.
//
// Rule: 1856, steps of a turn.
const (
	stepBankrupt = iota
	stepCrisis
	stepPort
	stepLoans
	stepCompanyTile
	stepCompanyToken
	stepBuyCompany
	stepHome
	stepDecide
	stepRemove
	stepDiscardNational
	stepRights
	stepTrack
	stepArrivals
	stepToken
	stepBorrow
	stepRun
	stepInterest
	stepDividend
	stepDiscard
	stepTrains
	stepLast
	numSteps
)

// Steps of each kind of round.
func (r *Rules) Steps(k engine.RoundKind) []engine.Step {
	switch k {
	case engine.AuctionRound:
		return []engine.Step{engine.Waterfall{}}
	case engine.StockRound:
		return []engine.Step{stock{r: r}}
	}
	list := make([]engine.Step, numSteps)
	list[stepBankrupt] = bankrupt{r: r}
	list[stepCrisis] = crisis{r: r}
	list[stepPort] = placePort{r: r}
	list[stepLoans] = loans{r: r}
	list[stepCompanyTile] = companyTile{r: r}
	list[stepCompanyToken] = companyToken{r: r}
	list[stepBuyCompany] = engine.PrivatePurchase{}
	list[stepHome] = engine.HomeToken{}
	list[stepDecide] = decide{r: r}
	list[stepRemove] = removeTokens{nationActs{r}}
	list[stepDiscardNational] = discardTrains{nationActs{r}}
	list[stepRights] = buyRight{r: r}
	list[stepTrack] = track{}
	list[stepArrivals] = arrivals{r: r}
	list[stepToken] = token{r: r}
	list[stepBorrow] = borrow{r: r}
	list[stepRun] = engine.Run{}
	list[stepInterest] = interest{r: r}
	list[stepDividend] = dividend{r: r}
	list[stepDiscard] = engine.Discard{}
	list[stepTrains] = trains{r: r}
	list[stepLast] = lastPurchase{r: r}
	return list
}

// optional is embedded by steps that only offer.
type optional struct{}

func (optional) Mode() engine.StepMode                               { return engine.Optional }
func (optional) Demands(*engine.State) bool                          { return false }
func (optional) Actors(_ *engine.State, buf []id.Entity) []id.Entity { return buf }
func (optional) Skip(*engine.State, *engine.Journal)                 {}

// operatorActs is embedded by steps in which the operating corporation decides.
type operatorActs struct{}

func (operatorActs) Actors(s *engine.State, buf []id.Entity) []id.Entity {
	return append(buf, id.OfCorp(s.Operator()))
}

// isOperator reports whether an entity is the operating corporation, and which it is.
func isOperator(s *engine.State, e id.Entity) (id.CorpID, bool) {
	c := s.Operator()
	return c, c != id.NoCorp && e == id.OfCorp(c)
}

// After does what follows every action in an operating round.
//
// Rule: 1856, after every action.
func (r *Rules) After(s *engine.State, a engine.Action, j *engine.Journal) {
	c := s.Operator()
	if c == id.NoCorp {
		return
	}
	o := of(s)
	t := &o.Turn
	if a.Type == engine.SellShares && !r.p.CrisisKeepsPresidency {
		t.Protected = false // Q4
	}
	if !r.p.DebtorStays || t.Debtor == id.NoPlayer || s.Cash.Cash(id.OfPlayer(t.Debtor)) >= 0 {
		t.Debtor = s.Corps[c].President.Player() // Q5
	}
	if a.Type == engine.BuyTrain && a.Entity == id.OfCorp(r.cgr) {
		o.National.Permanent = true
	}
	if a.Type == engine.LayTile {
		o.NewTrack = true
	}
	if a.Type == engine.RunRoutes {
		t.Ran = s.Round.Op.Revenue > 0
	}
	r.endDiscards(s)
	if s.Corps[c].Closed {
		return
	}
	if s.Round.IsOver(stepRun) || s.Round.Op.HasRun {
		r.charge(s, c, j)
	}
	if s.Round.IsOver(stepTrains) {
		r.forceRepayment(s, c, j)
	}
}
