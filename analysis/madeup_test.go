package analysis

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/trainrush/trainrush/sim/dataset"
)

// madeUp is a game of a synthetic dataset.
type madeUp struct {
	synthetic
	out      *dataset.Part
	rng      *rand.Rand
	rotation int

	ends      int // operating rounds
	reason    string
	round     dataset.RoundRef
	or        int
	phase     string
	begins    []int // operating round of each of phaseTrains
	companies []madeUpCompany
	worth     []int32 // by seat
	events    int32
	depot     []int // by rosterTrains
}

type madeUpCompany struct {
	symbol, colour string
	floatAt        int // stock round
	cell           int // column of the grid
	down           int // rows below the top
	trains         []int
	loans          int
	merged         bool
}

// roster are the trains with their number and price; the last is without limit.
var roster = []struct {
	name     string
	n, price int
}{{"2", 6, 80}, {"3", 5, 180}, {"4", 4, 300}, {"5", 3, 450}, {"6", 2, 630}, {"D", 0, 1100}}

// phaseTrains are the operating rounds near which the trains from the 3 on begin phases.
var phaseTrains = []float64{2.2, 3.8, 6, 8, 9.5}

// rusts is the train with which each of roster rusts; 0 for none.
var rusts = []int{2, 4, 5, 0, 0, 0}

func newMadeUp(s synthetic, out *dataset.Part, rng *rand.Rand, rotation int) *madeUp {
	m := &madeUp{synthetic: s, out: out, rng: rng, rotation: rotation, reason: "bank", phase: "2", worth: make([]int32, len(s.lineUp))}
	m.ends = 6 + rng.IntN(9)
	switch x := rng.Float64(); {
	case x < 0.38:
		m.reason, m.ends = "bankrupt", 4+rng.IntN(6)
	case x < 0.42:
		m.reason = "stock_market"
	case x < 0.425:
		m.reason = dataset.EndCapped
	}
	m.ends = max(m.ends-s.faster, 1)
	for i, near := range phaseTrains {
		at := max(1, int(near+rng.NormFloat64()*1.1+0.5))
		if i > 0 {
			at = max(at, m.begins[i-1])
		}
		m.begins = append(m.begins, at)
	}
	for i, text := range s.companies {
		c := madeUpCompany{symbol: strings.TrimSpace(text[:len(text)-7]), colour: text[len(text)-7:]}
		c.floatAt, c.cell, c.down = 1+rng.IntN(3)+i*rng.IntN(2)/2, 4+rng.IntN(5), rng.IntN(3)
		if i == len(s.companies)-1 {
			c.floatAt += 5
		}
		if s.national(i) {
			c.floatAt = 1 << 20 // it is formed, and does not float
		}
		m.companies = append(m.companies, c)
	}
	for _, t := range roster {
		m.depot = append(m.depot, t.n)
	}
	for i := range m.worth {
		m.worth[i] = 600
	}
	return m
}

func (m *madeUp) play() {
	hash := m.rng.Uint64()
	sr := 0
	m.event(dataset.Event{Type: "private_sold", Private: dataset.Some("SV"), Amount: dataset.Some(int32(20))})
	if !m.bare {
		m.out.AddPhase(&dataset.Phase{Phase: m.phase, PhaseOrdinal: 1})
	}
	for m.or < m.ends {
		sr++
		m.begin(fmt.Sprintf("SR %d", sr), dataset.RoundStock, sr)
		m.flow("player", "bank", "share_from_ipo", int32(300+m.rng.IntN(300)))
		m.flow("bank", "corporation", "capital", int32(400+m.rng.IntN(400)))
		m.close(sr)
		for k := 1; k <= min(sr, 3) && m.or < m.ends; k++ {
			m.or++
			m.begin(fmt.Sprintf("OR %d.%d", sr, k), dataset.RoundOperating, m.or)
			m.enterPhases()
			m.nationalise(sr)
			m.close(sr)
		}
	}
	g := dataset.Game{EndReason: m.reason, Rounds: m.round.Ordinal, StockRounds: int32(sr), OperatingRounds: int32(m.or), EndPhase: m.phase,
		ActionHash: fmt.Sprintf("%016x", hash+uint64(m.or)), Actions: int32(60*m.or + m.rng.IntN(60)), Winners: 1}
	for _, c := range m.companies {
		if c.floatAt <= sr {
			g.Floated++
		}
	}
	best := int32(-1)
	for seat, w := range m.worth {
		g.Strategy[seat], g.Worth[seat] = dataset.Some(m.strategy(seat)), dataset.Some(w)
		if w > best {
			best, g.WinnerSeat = w, dataset.Some(int32(seat+1))
		}
	}
	if m.reason == "bankrupt" {
		g.Bankruptcies = 1
	}
	m.out.AddGame(&g)
}

func (m *madeUp) slot(seat int) int        { return (seat + m.rotation) % len(m.lineUp) }
func (m *madeUp) strategy(seat int) string { return m.lineUp[m.slot(seat)] }

func (m *madeUp) begin(label, kind string, n int) {
	m.round = dataset.RoundRef{Label: label, Ordinal: m.round.Ordinal + 1, Kind: kind, OrdinalOfKind: int32(n)}
}

func (m *madeUp) event(e dataset.Event) {
	if m.bare {
		return
	}
	m.events++
	e.RoundRef, e.Number = m.round, m.events
	m.out.AddEvent(&e)
}

func (m *madeUp) flow(from, to, reason string, amount int32) {
	if m.bare {
		return
	}
	m.out.AddFlow(&dataset.Flow{RoundRef: m.round, FromKind: from, ToKind: to, Reason: reason, Amount: amount})
}

// enterPhases begins the phases of the operating round, and lets trains rust.
func (m *madeUp) enterPhases() {
	for i := range m.begins {
		if m.begins[i] != m.or {
			continue
		}
		train := roster[i+1].name
		m.phase = train
		if !m.bare {
			m.out.AddPhase(&dataset.Phase{RoundRef: m.round, Phase: train, PhaseOrdinal: int32(i + 2), OperatingRounds: int32(m.or),
				Position: dataset.Some(int32(1 + m.rng.IntN(5))), Operators: dataset.Some(int32(5)), Train: dataset.Some(train)})
		}
		for k := range m.companies {
			c := &m.companies[k]
			var kept []int
			for _, t := range c.trains {
				if rusts[t] == i+1 {
					m.event(dataset.Event{Type: dataset.EventTrainRusted, Corporation: dataset.Some(c.symbol), Train: dataset.Some(roster[t].name)})
				} else {
					kept = append(kept, t)
				}
			}
			c.trains = kept
		}
	}
}

// buy lets a company buy a train of the phase, if one is left.
func (m *madeUp) buy(c *madeUpCompany) {
	t := 0
	for m.depot[t] == 0 && roster[t].n > 0 {
		t++
	}
	newest := 0
	for i, at := range m.begins {
		if at <= m.or {
			newest = i + 1
		}
	}
	if t > newest || len(c.trains) > 1 {
		return
	}
	m.depot[t]--
	c.trains = append(c.trains, t)
	m.event(dataset.Event{Type: dataset.EventTrainBought, Corporation: dataset.Some(c.symbol), Train: dataset.Some(roster[t].name),
		Amount: dataset.Some(int32(roster[t].price))})
	m.flow("corporation", "bank", "train_from_depot", int32(roster[t].price))
}

// close writes the rows of the end of a round.
func (m *madeUp) close(sr int) {
	for i := range m.companies {
		m.closeCompany(&m.companies[i], sr)
	}
	if m.bare {
		return
	}
	var depot []string
	for i, t := range roster {
		for range m.depot[i] {
			depot = append(depot, t.name)
		}
		if t.n == 0 {
			depot = append(depot, t.name+dataset.Unlimited)
		}
	}
	m.out.AddRound(&dataset.Round{RoundRef: m.round, Phase: m.phase, Bank: dataset.Some(int32(12000 - 800*m.or)), Depot: dataset.Some(strings.Join(depot, " "))})
	for seat := range m.worth {
		if m.round.Kind == dataset.RoundOperating {
			m.worth[seat] += int32(150 + m.rng.IntN(200)*m.or/4 - 25*m.slot(seat))
		}
	}
	for seat, w := range m.worth {
		p := dataset.Player{RoundRef: m.round, Slot: int32(m.slot(seat) + 1), Seat: int32(seat + 1), Strategy: m.strategy(seat), Worth: w, Rank: 1}
		for _, other := range m.worth {
			if other > w {
				p.Rank++
			}
		}
		m.out.AddPlayer(&p)
	}
}

// price is that of the cell of the company.
func (c *madeUpCompany) price() int32 { return int32(40 + 12*c.cell + c.cell*c.cell/2 - 6*c.down) }

// closeCompany operates a company and writes its row.
func (m *madeUp) closeCompany(c *madeUpCompany, sr int) {
	row := dataset.Corporation{RoundRef: m.round, Symbol: c.symbol, Kind: "major", Colour: dataset.Some(c.colour), State: dataset.Unstarted}
	if c.merged {
		row.State = dataset.Closed
	} else if sr >= c.floatAt {
		row.State = dataset.Floated
		if m.round.Kind == dataset.RoundOperating {
			row.State = dataset.Operating
			m.operate(c, &row)
		}
		row.Loans = int32(c.loans)
		row.Capitalisation = dataset.Some(10 * c.price())
		row.Price, row.Row, row.Column = dataset.Some(c.price()), dataset.Some(int32(c.down+1)), dataset.Some(int32(c.cell+1))
		for _, t := range c.trains {
			row.Trains = strings.TrimSpace(row.Trains + " " + roster[t].name)
		}
	}
	if !m.bare {
		m.out.AddCorporation(&row)
	}
}

// operate moves the price of a company and lets it earn.
func (m *madeUp) operate(c *madeUpCompany, row *dataset.Corporation) {
	c.cell = min(max(c.cell+[]int{1, 1, 1, 0, -1, 1, -2}[m.rng.IntN(7)], 0), 18-2*c.down)
	if m.rng.IntN(9) == 0 {
		c.down = min(c.down+1, 6)
		c.cell = min(c.cell, 18-2*c.down)
	}
	if len(c.trains) > 0 {
		earned := int32(10 * (3 + m.rng.IntN(4)*m.or + 4*len(c.trains)))
		row.Revenue, row.DividendKind, row.Dividend = dataset.Some(earned), dataset.Some(dataset.PayOut), dataset.Some(earned)
		if m.rng.IntN(4) == 0 {
			row.DividendKind, row.Dividend = dataset.Some(dataset.Withhold), dataset.Some(int32(0))
			m.flow("bank", "corporation", "withheld", earned)
		} else {
			m.flow("bank", "player", "dividend", earned)
		}
	}
	m.buy(c)
	if m.lends && m.begins[3] > m.or && m.rng.IntN(3) == 0 {
		c.loans++
	}
}
