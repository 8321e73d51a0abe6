package engine

import (
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// afterTrain is what follows from the purchase of a train: privates that close, the next
// phase, rust, and the events of that copy.
//
// Rule: common rules 16.6.
func (s *State) afterTrain(c id.CorpID, t id.TrainID, seller id.Entity, j *Journal) {
	s.closeOn("bought_train", c, j)
	k := s.game.Roster.Cards[t].Type
	typ := &s.game.Roster.Types[k]
	if seller.Kind != id.Corporation && typ.Begins > s.Phase {
		s.Phase = typ.Begins
		e := NewEvent(EventPhase)
		e.Phase, e.Corp, e.Train = s.Phase, c, t
		j.Add(e)
	}
	for i := range s.game.Roster.Cards {
		if o := id.TrainID(i); s.Trains.RustedBy(s.game.Roster, o, k) {
			j.NoteTrain(EventTrainRusted, s.Trains.Owner(o).Corp(), o, 0)
			s.Trains.Move(o, id.Removed)
		}
	}
	if seller != id.TheBank {
		return // the events of a copy happen when it leaves the row
	}
	for _, ev := range typ.Events {
		if ev.Copy != s.game.Roster.Cards[t].Index+1 {
			continue
		}
		if ev.Type == "close_privates" {
			s.game.variant.PrivatesClose(s, j)
			s.closePrivates(j)
		} else {
			s.game.variant.TrainEvent(s, ev.Type, c, j)
		}
	}
}

// closeOn closes the privates that close when corporation c does something.
//
// Rule: common rules 19.
func (s *State) closeOn(event string, c id.CorpID, j *Journal) {
	for i := range s.game.Privates {
		for k := range s.game.Privates[i].Powers {
			if w := &s.game.Privates[i].Powers[k]; w.Type == title.PowerClose && w.Event == event && w.Corp == c {
				s.ClosePrivate(id.PrivateID(i), j)
			}
		}
	}
}
