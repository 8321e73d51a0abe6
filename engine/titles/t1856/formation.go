package t1856

import (
	"slices"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/board"
	"github.com/trainrush/trainrush/engine/id"
)

// The certificates of the national railway: the president's and nationalCerts others, and
// moreCerts others if it has 20 shares, which records number from firstMoreCert.
//
// Rule: 1856, shares.
const (
	nationalCerts = 8
	moreCerts     = 10
	firstMoreCert = 20
	maxShares     = 20
)

// form makes the national railway of the merged corporations, all at once.
//
// Rule: 1856, price, shares, tokens.
func (r *Rules) form(s *engine.State, j *engine.Journal) {
	o := of(s)
	p := &o.Forming
	merged := p.Merged[:p.NMerged]
	k := &s.Corps[r.cgr]
	k.Started, k.Floated = true, true
	k.Par = r.price(s, merged)
	s.Market.Put(r.cgr, k.Par)
	r.share(s, merged, j)
	inserted := r.inserted(s, merged)
	r.takeTokens(s, merged)
	for _, c := range merged {
		s.CloseCorp(c, j)
	}
	o.National.Formed = true
	s.CertMax = r.limits[r.left(s)]
	if inserted {
		s.InsertOperator(r.cgr)
	}
	j.NoteFormed(s, r.cgr)
	p.Stage = removing
	r.removed(s)
}

// inserted reports whether the national railway still operates in this round: the buyer of the
// first 6 has not merged and stands before all that have.
//
// Rule: 1856, when CGR operates first.
func (r *Rules) inserted(s *engine.State, merged []id.CorpID) bool {
	for i, e := range s.Round.Order[:s.Round.N] {
		for _, c := range merged {
			if e.Corp() == c && i <= int(s.Round.At) {
				return false
			}
		}
	}
	return true
}

// price is the cell in the top row for the prices of the merged corporations.
//
// Rule: 1856, price.
func (r *Rules) price(s *engine.State, merged []id.CorpID) id.CellID {
	sum, lowest := id.Money(0), s.Price(merged[0])
	for _, c := range merged {
		sum += s.Price(c)
		lowest = min(lowest, s.Price(c))
	}
	n := id.Money(len(merged))
	if n > 2 && r.p.NationalPrice == LowestDropped {
		sum -= lowest
		n--
	}
	a := sum / n / 5 * 5
	switch {
	case a < r.p.National.LowestPrice+5:
		a = r.p.National.LowestPrice
	case a <= 115:
		a = 110
	default:
		a = (a + 12) / 25 * 25
	}
	g := s.Game().Grid
	best := id.CellID(0)
	for i := range g.Cells {
		if c := &g.Cells[i]; c.Row == 0 && c.Price <= a && c.Price >= g.Cells[best].Price {
			best = id.CellID(i)
		}
	}
	return best
}

// share gives the owners of the merged corporations their shares: one for two.
//
// Rule: 1856, shares.
func (r *Rules) share(s *engine.State, merged []id.CorpID, j *engine.Journal) {
	var due [id.MaxPlayers]int
	left, odd := maxShares, 0
	order := r.fromStarter(s)
	president := order[0]
	for _, p := range order {
		held := 0
		for _, c := range merged {
			held += s.Shares.Percent(c, id.OfPlayer(p))
		}
		due[p] = min(held/20, left)
		left -= due[p]
		odd += held % 20
		if due[p] > due[president] {
			president = p
		}
	}
	for _, c := range merged {
		odd += s.Shares.Percent(c, id.ThePool)
	}
	pool := min(odd/20, left)
	left -= pool
	if maxShares-left > 10 {
		s.Shares.Reissue(r.cgr, 10, 5, nationalCerts+moreCerts, true)
	}
	single := func(to id.Entity) {
		if k := s.Shares.LastSingle(r.cgr, id.OfCorp(r.cgr)); k != id.NoCert {
			s.Shares.Move(k, to, false)
		}
	}
	s.Corps[r.cgr].President = id.OfPlayer(president)
	for _, p := range order {
		n := due[p]
		if p == president {
			s.Shares.Move(s.Shares.Cert(r.cgr, 0), id.OfPlayer(p), false)
			n -= 2
		}
		for range n {
			single(id.OfPlayer(p))
		}
	}
	if due[president] < 2 {
		s.Shares.Resize(r.cgr, s.Shares.Unit(r.cgr))
		of(s).National.Half = president
	}
	for range pool {
		single(id.ThePool)
	}
	j.Note(engine.EventPresident, r.cgr, president, 0)
}

// takeTokens puts the tokens of the national railway where those of the merged corporations
// were: the homes first, then the others except those in a hex with a former home. Of two in one
// city the later one stays.
//
// Rule: 1856, tokens.
func (r *Rules) takeTokens(s *engine.State, merged []id.CorpID) {
	for _, c := range merged {
		if s.Corps[c].Placed > 0 {
			t := s.Corps[c].Tokens[0]
			s.FreeToken(r.cgr, t.Hex, uint8(t.City), nil)
		}
	}
	k := &s.Corps[r.cgr]
	homes := int(k.Placed)
	of(s).National.Homes = k.Placed
	for _, c := range merged {
		from := &s.Corps[c]
		for i := 1; i < int(from.Placed); i++ {
			t := from.Tokens[i]
			home := false
			for _, h := range k.Tokens[:homes] {
				home = home || h.Hex == t.Hex
			}
			if home {
				continue
			}
			for n := homes; n < int(k.Placed); n++ {
				if k.Tokens[n].Hex == t.Hex && k.Tokens[n].City == t.City {
					s.DropToken(r.cgr, n)
					break
				}
			}
			s.FreeToken(r.cgr, t.Hex, uint8(t.City), nil)
		}
	}
	// One of every two in a hex will go, and its place is filled up, too.
	k.Stations = max(k.Placed, uint8(r.allowed(s)+r.doubles(s)))
}

// doubles is in how many hexes the national railway has two tokens.
func (r *Rules) doubles(s *engine.State) (n int) {
	k := &s.Corps[r.cgr]
	for i := range k.Tokens[:k.Placed] {
		if r.twin(s, i) {
			n++
		}
	}
	return n
}

// twin reports whether the national railway has a second, later token in the hex of token i.
func (r *Rules) twin(s *engine.State, i int) bool {
	k := &s.Corps[r.cgr]
	return slices.ContainsFunc(k.Tokens[i+1:k.Placed], func(t board.Token) bool { return t.Hex == k.Tokens[i].Hex })
}

// allowed is how many tokens the national railway may keep.
func (r *Rules) allowed(s *engine.State) int {
	return max(r.p.National.Stations, int(of(s).National.Homes))
}
