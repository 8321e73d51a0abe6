package depot

import "github.com/trainrush/trainrush/engine/id"

// Trains says where every train is. It is a plain value. The owner of a train is the
// bank (not yet sold), the pool (discarded), a corporation, or it is out of play.
type Trains struct {
	owner [id.MaxTrains]id.Entity
	seq   [id.MaxTrains]uint16 // order of arrival at the owner
	ran   [id.MaxTrains]bool   // has operated in this operating round
	next  uint16
	sold  id.TrainID // all cards before it have left the row of unsold trains
	cards id.TrainID
	moved id.TrainID // no card from here on has ever left the bank
}

// Start puts all trains of a roster on sale.
func (s *Trains) Start(r *Roster) {
	*s = Trains{cards: id.TrainID(len(r.Cards))}
	for i := range r.Cards {
		s.owner[i] = id.TheBank
	}
}

// Owner is who has a train.
func (s *Trains) Owner(t id.TrainID) id.Entity { return s.owner[t] }

// Ran reports whether a train has operated in this operating round.
func (s *Trains) Ran(t id.TrainID) bool { return s.ran[t] }

// SetRan marks whether a train has operated in this operating round.
func (s *Trains) SetRan(t id.TrainID, ran bool) { s.ran[t] = ran }

// Move gives a train to a new owner, behind those he has.
func (s *Trains) Move(t id.TrainID, to id.Entity) {
	s.owner[t] = to
	s.next++
	s.seq[t] = s.next
	s.moved = max(s.moved, t+1)
	for s.sold < s.cards && s.owner[s.sold] != id.TheBank {
		s.sold++
	}
}

// Of appends the trains of an owner other than the bank in the order in which he got them.
func (s *Trains) Of(e id.Entity, buf []id.TrainID) []id.TrainID {
	from := len(buf)
	for t := id.TrainID(0); t < s.moved; t++ {
		if s.owner[t] != e {
			continue
		}
		buf = append(buf, t)
		for j := len(buf) - 1; j > from && s.seq[buf[j-1]] > s.seq[t]; j-- {
			buf[j], buf[j-1] = buf[j-1], buf[j]
		}
	}
	return buf
}

// Count is the number of trains of an owner other than the bank.
func (s *Trains) Count(e id.Entity) int {
	n := 0
	for t := id.TrainID(0); t < s.moved; t++ {
		if s.owner[t] == e {
			n++
		}
	}
	return n
}

// Next is the first unsold train of the row, or NoTrain.
func (s *Trains) Next() id.TrainID {
	if s.sold < s.cards {
		return s.sold
	}
	return id.NoTrain
}

// firstUnsold is the first unsold card of a type, or NoTrain.
func (s *Trains) firstUnsold(k *Type) id.TrainID {
	for t := k.First; t < k.First+id.TrainID(k.Copies); t++ {
		if s.owner[t] == id.TheBank {
			return t
		}
	}
	return id.NoTrain
}

// OnSale appends the trains that the bank sells in a phase: the first of the row, the first
// of every type available out of order, and the earliest discarded of every type.
//
// Rule: common rules 1.7.
func (s *Trains) OnSale(r *Roster, phase id.PhaseID, buf []id.TrainID) []id.TrainID {
	first := s.Next()
	if first != id.NoTrain {
		buf = append(buf, first)
	}
	for i := range r.Types {
		k := &r.Types[i]
		if k.AvailableOn == 0 || phase < k.AvailableOn {
			continue
		}
		if t := s.firstUnsold(k); t != id.NoTrain && t != first {
			buf = append(buf, t)
		}
	}
	var seen [id.MaxTrainTypes]bool
	var pool [id.MaxTrains]id.TrainID
	for _, t := range s.Of(id.ThePool, pool[:0]) {
		if k := r.Cards[t].Type; !seen[k] {
			seen[k] = true
			buf = append(buf, t)
		}
	}
	return buf
}

// Left is the number of unsold trains of a type; -1 for an unlimited one.
func (s *Trains) Left(k *Type) int {
	if k.Unlimited {
		return -1
	}
	n := 0
	for t := k.First; t < k.First+id.TrainID(k.Copies); t++ {
		if s.owner[t] == id.TheBank {
			n++
		}
	}
	return n
}

// RustedBy reports whether buying a train of a type removes train t from the game.
func (s *Trains) RustedBy(r *Roster, t id.TrainID, bought id.TrainTypeID) bool {
	if r.Of(t).RustsOn != bought {
		return false
	}
	return s.owner[t].Kind == id.Corporation || s.owner[t] == id.ThePool
}
