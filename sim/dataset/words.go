package dataset

// The tables of a dataset.
const (
	Games        = "games"
	Rounds       = "rounds"
	Players      = "players"
	Corporations = "corporations"
	Phases       = "phases"
	Events       = "events"
	Flows        = "flows"
)

// The kinds of rounds.
const (
	RoundAuction   = "auction"
	RoundStock     = "stock"
	RoundOperating = "operating"
)

// The states of a corporation, in the order in which it passes through them.
const (
	Unstarted = "unstarted" // nobody has bought a share
	Started   = "started"   // has a par, not yet floated
	Floated   = "floated"   // floated, has not operated
	Operating = "operating" // has operated at least once
	Closed    = "closed"    // closed, merged away or nationalised
)

// The dividend kinds of a run.
const (
	PayOut   = "payout"
	Withhold = "withhold"
	HalfPay  = "half"
)

// The kinds of holders of money in the flows table.
const (
	HolderBank        = "bank"
	HolderPlayer      = "player"
	HolderCorporation = "corporation"
	HolderPrivate     = "private"
)

// Unlimited marks a type of trains without limit in the depot column of the rounds table: D*.
const Unlimited = "*"

// The types of events with trains.
const (
	EventTrainBought    = "train_bought"    // counterparty: the corporation that sells; null for the bank
	EventTrainTraded    = "train_traded"    // given up for another
	EventTrainRusted    = "train_rusted"    // out of the game
	EventTrainDiscarded = "train_discarded" // into the bank pool
)

// The types of events of mergers: a company merges into another, which is formed of it and perhaps of
// others. The amounts are a share price, or what the shares of a player count for in his score.
const (
	EventMerged       = "merged"        // seat: the president; counterparty: what it merges into
	EventFormed       = "formed"        // after the last of its mergers
	EventSharesMerged = "shares_merged" // seat: a holder of shares of the company that merges
	EventSharesFormed = "shares_formed" // seat: one who gets shares of the company formed
)

// MaxSeats is the number of seats for which the games table has columns.
const MaxSeats = 8

// The end reasons that are not a rule of a title: the game was broken off, and what would have
// become of it is not known. They stay in every denominator. The first two are the words of game records.
const (
	EndAgreement  = "manually_ended" // the players agreed to stop
	EndUnfinished = "dnf"            // nobody went on
	EndCapped     = "capped"         // the limit of the plan
	EndStalled    = "stalled"        // nobody could or would change anything any more
	EndFault      = "fault"          // a strategy or the engine failed
)

// BrokenOff reports whether an end reason is one of these.
func BrokenOff(reason string) bool {
	switch reason {
	case EndAgreement, EndUnfinished, EndCapped, EndStalled, EndFault:
		return true
	}
	return false
}
