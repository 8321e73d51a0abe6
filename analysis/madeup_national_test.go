package analysis

import "github.com/trainrush/trainrush/sim/dataset"

// national reports whether the i-th company is formed of others.
func (s *synthetic) national(i int) bool { return s.lends && i == len(s.companies)-1 }

// nationalise merges the companies that owe two loans or more when the 6 begins its phase.
func (m *madeUp) nationalise(sr int) {
	if !m.lends || m.begins[3] != m.or {
		return
	}
	nation := &m.companies[len(m.companies)-1]
	holds := make([]int32, len(m.worth)) // shares of merged companies
	for i := range m.companies {
		c := &m.companies[i]
		if c.loans < 2 {
			continue
		}
		c.merged, nation.floatAt = true, sr
		of := func(e dataset.Event) {
			e.Corporation, e.Counterparty = dataset.Some(c.symbol), dataset.Some(nation.symbol)
			m.event(e)
		}
		president := i % len(m.worth)
		of(dataset.Event{Type: dataset.EventMerged, Seat: dataset.Some(int32(president + 1)), Amount: dataset.Some(c.price())})
		for seat := range m.worth {
			n := int32((i + seat) % 3)
			if seat == president {
				n = 4
			}
			if holds[seat] += n; n > 0 {
				of(dataset.Event{Type: dataset.EventSharesMerged, Seat: dataset.Some(int32(seat + 1)), Amount: dataset.Some(n * (c.price() - int32(10*c.loans)))})
			}
		}
		m.worth[president] += 300
		c.loans = 0
	}
	if nation.floatAt != sr {
		return
	}
	nation.cell, nation.down = 6, 0
	formed := func(e dataset.Event) {
		e.Corporation = dataset.Some(nation.symbol)
		m.event(e)
	}
	formed(dataset.Event{Type: dataset.EventFormed, Seat: dataset.Some(int32(1)), Amount: dataset.Some(nation.price())})
	for seat, n := range holds {
		if n > 1 {
			formed(dataset.Event{Type: dataset.EventSharesFormed, Seat: dataset.Some(int32(seat + 1)), Amount: dataset.Some(n / 2 * nation.price())})
		}
	}
}
