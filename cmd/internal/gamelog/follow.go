package gamelog

import (
	"fmt"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// follower turns a log into a walkthrough as strategy articles print it: only what one player
// and one company do, or what happens to them, each step with the player's cash and the
// company's treasury, price, trains and the phase.
type follower struct {
	player  id.PlayerID
	corp    id.CorpID
	was     figures
	heading string // of the round, until something is told of it

	concerned bool // the action, or what it brings, is about one of the two
}

// figures are what a walkthrough shows beside a step.
type figures struct {
	cash, treasury, price id.Money
	trains, phase         string
}

// Follow makes a walkthrough of the log. It is called before Start.
func (l *Log) Follow(p id.PlayerID, c id.CorpID) { l.follow = &follower{player: p, corp: c} }

// followStart writes what the columns are, and how the two begin.
func (l *Log) followStart(s *engine.State) {
	if l.follow == nil {
		return
	}
	name := l.g.Corps[l.follow.corp].Name
	l.printf("\nA walkthrough: %s and %s. After each step: cash of %[1]s; treasury, share price and trains of %[2]s; phase.\n\n",
		l.players[l.follow.player], name)
	l.printf("%5s  %8s  %8s  %6s  %-8s  %-5s  %s\n", "step", "cash", "treasury", "price", "trains", "phase", "what happens")
	l.follow.was = l.figures(s)
	l.row("", l.follow.was.columns(l), "the game begins")
}

// row writes a row of the walkthrough, under the heading of its round.
func (l *Log) row(mark, columns, text string) {
	if h := l.follow.heading; h != "" {
		l.printf("\n%s\n", h)
		l.follow.heading = ""
	}
	l.printf("%5s  %s  %s\n", mark, columns, text)
}

// line writes one line of the log; in a walkthrough only if the action concerns the two who
// are followed or has changed something of theirs. done is false where more of the same
// action follows in the next round: the figures stand there.
func (l *Log) line(mark, text string, s *engine.State, done bool) {
	f := l.follow
	if f == nil {
		l.printf("%5s  %s\n", mark, text)
		return
	}
	own := mark != "" && f.concerned
	if !done {
		if own {
			l.row(mark, strings.Repeat(" ", len(f.was.columns(l))), text)
		}
		return
	}
	now := l.figures(s)
	if text == "" {
		text = "the round begins"
	}
	if own || now != f.was {
		l.row(mark, now.columns(l), text)
	}
	f.was = now
}

// concerns reports whether an action is the player's or the company's or that of a private of
// theirs, or deals with the shares of the company.
func (f *follower) concerns(s *engine.State, a *engine.Action) bool {
	if a.Type == engine.Pass {
		return false
	}
	switch a.Type {
	case engine.Par, engine.BuyShares, engine.SellShares:
		if a.Corp == f.corp {
			return true
		}
	}
	e := a.Entity
	if e.Kind == id.Private {
		e = s.Priv[e.N].Owner
	}
	return e == id.OfPlayer(f.player) || e == id.OfCorp(f.corp)
}

func (l *Log) figures(s *engine.State) figures {
	f := l.follow
	x := figures{cash: s.Cash.Cash(id.OfPlayer(f.player)), treasury: s.Cash.Cash(id.OfCorp(f.corp)), phase: s.PhaseNow().Name}
	if s.Market.Cell(f.corp) != id.NoCell {
		x.price = s.Price(f.corp)
	}
	var buf [id.MaxTrains]id.TrainID
	var trains []string
	for _, t := range s.Trains.Of(id.OfCorp(f.corp), buf[:0]) {
		trains = append(trains, l.g.Roster.Of(t).Name)
	}
	x.trains = strings.Join(trains, " ")
	return x
}

// columns are the figures as a row shows them; a dash is none.
func (x *figures) columns(l *Log) string {
	price, trains := "–", "–"
	if x.price > 0 {
		price = l.cash(x.price)
	}
	if x.trains != "" {
		trains = x.trains
	}
	return fmt.Sprintf("%8s  %8s  %6s  %-8s  %-5s", l.cash(x.cash), l.cash(x.treasury), price, trains, x.phase)
}
