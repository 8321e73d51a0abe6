package gamelog

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

func (l *Log) cash(m id.Money) string {
	return strings.Replace(l.g.Def.Currency, "%s", strconv.Itoa(int(m)), 1)
}

// name is an entity as players call it.
func (l *Log) name(e id.Entity) string {
	switch e.Kind {
	case id.Bank:
		return "the bank"
	case id.Pool:
		return "the pool"
	case id.Player:
		return l.players[e.N]
	case id.Corporation:
		return l.g.Corps[e.N].Name
	case id.Private:
		return l.g.Privates[e.N].Name
	}
	return "nobody"
}

func (l *Log) player(p id.PlayerID) string { return l.name(id.OfPlayer(p)) }

// hex is a hex with its name on the map.
func (l *Log) hex(h id.HexID) string {
	x := &l.g.Board.Hexes[h]
	if x.Place == "" {
		return x.Name
	}
	return x.Name + " " + x.Place
}

func (l *Log) train(t id.TrainID) string { return l.g.Roster.Of(t).Name + "-train" }

// reasons are the ends of games in words.
var reasons = map[engine.EndReason]string{
	engine.BankBroke:      "the bank is broken",
	engine.Bankruptcy:     "a player is bankrupt",
	engine.StockMarketEnd: "a share price has reached the end of the market",
	engine.FinalPhase:     "the last phase has begun",
	engine.FinalTrain:     "the last train is sold",
	engine.AllClosed:      "all companies are closed",
	engine.ByAgreement:    "the players agreed to stop",
	engine.TurnLimit:      "it took too many turns",
}

// Reason is why a game ended, in words.
func Reason(r engine.EndReason) string { return reasons[r] }

// timings say when a game ends after an end is triggered.
var timings = map[title.EndTiming]string{
	title.AtImmediate:        "at once",
	title.AtCurrentTurn:      "after this turn",
	title.AtCurrentRound:     "after this round",
	title.AtCurrentOR:        "after this operating round",
	title.AtFullOR:           "after this set of operating rounds",
	title.AtOneMoreFullORSet: "after one more set of operating rounds",
}

type place struct {
	player, rank int
}

// ranking is the players by worth, equal ones on the same rank.
func ranking(o engine.Outcome, players int) []place {
	out := make([]place, players)
	for i := range out {
		out[i].player = i
	}
	slices.SortStableFunc(out, func(a, b place) int { return cmp.Compare(o.Worth[b.player], o.Worth[a.player]) })
	for i := range out {
		out[i].rank = i + 1
		if i > 0 && o.Worth[out[i].player] == o.Worth[out[i-1].player] {
			out[i].rank = out[i-1].rank
		}
	}
	return out
}

// rust collects the trains that rust, by their type and owner.
type rust []*rusting

type rusting struct {
	train  string
	owners []string
	counts map[string]int
}

func (r *rust) add(train, owner string) {
	list := *r
	if len(list) == 0 || list[len(list)-1].train != train {
		list = append(list, &rusting{train: train, counts: map[string]int{}})
		*r = list
	}
	k := list[len(list)-1]
	if k.counts[owner] == 0 {
		k.owners = append(k.owners, owner)
	}
	k.counts[owner]++
}

func (r rust) words() (out []string) {
	for _, k := range r {
		var parts []string
		for _, o := range k.owners {
			parts = append(parts, fmt.Sprintf("%s %d", o, k.counts[o]))
		}
		out = append(out, fmt.Sprintf("%ss rust (%s)", k.train, strings.Join(parts, ", ")))
	}
	return out
}
