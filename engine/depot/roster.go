package depot

import (
	"fmt"

	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/title"
)

// unlimitedCopies is how many cards of an unlimited type exist; far more than a game can use.
const unlimitedCopies = 60

// Type is a train type.
type Type struct {
	Name        string
	Price       id.Money
	First       id.TrainID // first card of the type
	Copies      int
	Unlimited   bool
	RustsOn     id.TrainTypeID // buying this type removes it; NoTrainType for a permanent train
	AvailableOn id.PhaseID     // phase from which it is on sale out of order; 0 for never
	Begins      id.PhaseID     // phase that its first sale begins; 0 for none
	Discount    [id.MaxTrainTypes]id.Money
	Events      []title.Event
}

// Card is one train.
type Card struct {
	Type  id.TrainTypeID
	Index int // within its type, from 0; part of the id in records
}

// Roster is the trains of a title in order of sale.
type Roster struct {
	Types []Type
	Cards []Card
}

// NewRoster compiles the trains of a title.
func NewRoster(d *title.Definition) (*Roster, error) {
	r := &Roster{}
	if len(d.Trains) > id.MaxTrainTypes {
		return nil, fmt.Errorf("trains: %d types, at most %d are possible", len(d.Trains), id.MaxTrainTypes)
	}
	byName := map[string]id.TrainTypeID{}
	for i, t := range d.Trains {
		byName[t.Name] = id.TrainTypeID(i)
	}
	phases := map[string]id.PhaseID{}
	begins := map[string]id.PhaseID{}
	for i, p := range d.Phases {
		phases[p.Name] = id.PhaseID(i)
		if p.Train != "" {
			begins[p.Train] = id.PhaseID(i)
		}
	}
	for i, t := range d.Trains {
		k := Type{Name: t.Name, Price: t.Price, First: id.TrainID(len(r.Cards)), Copies: t.Count, Unlimited: t.Unlimited,
			RustsOn: id.NoTrainType, AvailableOn: phases[t.AvailableOn], Begins: begins[t.Name], Events: t.Events}
		if t.Unlimited {
			k.Copies = unlimitedCopies
		}
		if t.RustsOn != "" {
			k.RustsOn = byName[t.RustsOn]
		}
		for _, trade := range t.Discounts {
			k.Discount[byName[trade.Train]] = trade.Amount
		}
		for n := 0; n < k.Copies; n++ {
			r.Cards = append(r.Cards, Card{Type: id.TrainTypeID(i), Index: n})
		}
		r.Types = append(r.Types, k)
	}
	if len(r.Cards) > id.MaxTrains {
		return nil, fmt.Errorf("trains: %d cards, at most %d are possible", len(r.Cards), id.MaxTrains)
	}
	return r, nil
}

// Of is the type of a card.
func (r *Roster) Of(t id.TrainID) *Type { return &r.Types[r.Cards[t].Type] }
