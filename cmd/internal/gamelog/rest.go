package gamelog

import (
	"fmt"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/ledger"
)

// rest is what else happened: events in their order, then money that nothing else explains.
func (t *telling) rest() []string {
	var out []string
	var rusted rust
	var closed []string
	for _, e := range t.events {
		switch {
		case slices.Contains(t.told, e.Type):
		case e.Type == engine.EventTrainRusted:
			rusted.add(t.l.train(e.Train), t.holder(e.Corp))
		case e.Type == engine.EventPrivateClosed:
			closed = append(closed, t.l.g.Privates[e.Private].Name)
		default:
			if text := t.event(e); text != "" {
				out = append(out, text)
			}
		}
	}
	out = append(out, rusted.words()...)
	if closed != nil {
		out = append(out, "closed: "+strings.Join(closed, ", "))
	}
	return append(out, t.money()...)
}

func (t *telling) holder(c id.CorpID) string {
	if c == id.NoCorp {
		return "the pool"
	}
	return t.l.g.Corps[c].Name
}

// event is one event in words; empty if it needs none.
func (t *telling) event(e engine.Event) string {
	l := t.l
	switch e.Type {
	case engine.EventPrivateSold:
		t.paid = append(t.paid, ledger.PrivateBid)
		return fmt.Sprintf("%s goes to %s for %s", l.g.Privates[e.Private].Name, l.player(e.Player), l.cash(e.Amount))
	case engine.EventFloated:
		t.paid = append(t.paid, ledger.Capital)
		if e.Amount > 0 {
			return fmt.Sprintf("%s floats with %s", t.holder(e.Corp), l.cash(e.Amount))
		}
		return t.holder(e.Corp) + " floats"
	case engine.EventPresident:
		return fmt.Sprintf("%s is president of %s", l.player(e.Player), t.holder(e.Corp))
	case engine.EventEmergencySale:
		return fmt.Sprintf("%s sells %d %% of %s", l.player(e.Player), e.Amount, t.holder(e.Corp))
	case engine.EventPhase:
		return "phase " + l.g.Phases[e.Phase].Name + " begins"
	case engine.EventPresidentHelp:
		t.paid = append(t.paid, ledger.PresidentHelp)
		return fmt.Sprintf("%s helps with %s", l.player(e.Player), l.cash(e.Amount))
	case engine.EventBankBroken:
		return "the bank is broken"
	case engine.EventBankrupt:
		return l.player(e.Player) + " is bankrupt"
	case engine.EventEndTriggered:
		return fmt.Sprintf("%s: the game ends %s", Reason(t.s.End.Reason), timings[t.s.End.Timing])
	case engine.EventWithheld, engine.EventTokenPlaced, engine.EventTileLaid, engine.EventRun:
		return "" // nothing was earned, or a skipped step says so itself
	}
	if text, ok := t.specialEvent(e); ok {
		return text
	}
	return t.generic(e)
}

// generic is an event of which nothing better is known.
func (t *telling) generic(e engine.Event) string {
	text := strings.ReplaceAll(e.Type.String(), "_", " ")
	if e.Corp != id.NoCorp {
		text += " " + t.holder(e.Corp)
	}
	if e.Player != id.NoPlayer {
		text += " " + t.l.player(e.Player)
	}
	if e.Train != id.NoTrain {
		text += " " + t.l.train(e.Train)
	}
	if e.Private != id.NoPrivate {
		text += " " + t.l.g.Privates[e.Private].Name
	}
	if e.Amount != 0 {
		text += " " + t.l.cash(e.Amount)
	}
	return text
}

// money is the transfers that nothing else explains, summed up by reason and both sides.
func (t *telling) money() []string {
	type line struct {
		from, to id.Entity
		why      ledger.Reason
	}
	var lines []line
	sums := map[line]id.Money{}
	for _, x := range t.transfers {
		if slices.Contains(t.paid, x.Reason) {
			continue
		}
		k := line{x.From, x.To, x.Reason}
		if sums[k] == 0 {
			lines = append(lines, k)
		}
		sums[k] += x.Amount
	}
	var out, income []string
	for _, k := range lines {
		amount := t.l.cash(sums[k])
		switch k.why {
		case ledger.PrivateIncome:
			income = append(income, t.l.name(k.to)+" "+amount)
		case ledger.ShareSale:
			out = append(out, fmt.Sprintf("%s gets %s for shares", t.l.name(k.to), amount))
		case ledger.BankruptcyCash:
			out = append(out, fmt.Sprintf("%s leaves %s to the bank", t.l.name(k.from), amount))
		default:
			out = append(out, fmt.Sprintf("%s pays %s to %s (%s)", t.l.name(k.from), amount, t.l.name(k.to), strings.ReplaceAll(k.why.String(), "_", " ")))
		}
	}
	if income != nil {
		out = append(out, "income of privates: "+strings.Join(income, ", "))
	}
	return out
}
