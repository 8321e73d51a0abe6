package analysis

import (
	"fmt"
	"strings"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/analysis/stats"
)

// mostSunk is the number of a player's companies that merge from which players are taken together.
const mostSunk = 3

// sunkWords is a number of own companies that merge, in words.
func sunkWords(k int) string {
	switch k {
	case 0:
		return "none"
	case mostSunk:
		return fmt.Sprintf("%d or more", k)
	}
	return fmt.Sprint(k)
}

// Sinking is how players fare in games in which companies merge into another, by how many of theirs do.
type Sinking struct {
	Games      int              `json:"games"` // in which companies merge
	All        []SunkRow        `json:"all"`
	Strategies []SunkByStrategy `json:"strategies"` // none if there is one only
}

// SunkByStrategy is how the players of one strategy fare.
type SunkByStrategy struct {
	Strategy string      `json:"strategy"`
	Sunk     stats.Float `json:"companies_per_seat"` // of its companies that merge, mean over all its games
	Overall  Standing    `json:"overall"`            // in all its games
	Rows     []SunkRow   `json:"rows"`
}

// SunkRow is how those players fare who have so many companies merge.
type SunkRow struct {
	Companies int            `json:"companies"` // the last row stands for more, too
	N         int            `json:"n"`         // players
	Win       stats.Interval `json:"win_share"`
	Fair      float64        `json:"fair_share"`
	Worth     stats.Interval `json:"relative_worth"` // over the mean of the table: 0.1 is a tenth more
}

// sunkRows tallies the players of a strategy, or of all if it is empty.
func (g *games) sunkRows(book *mergerBook, strategy string) []SunkRow {
	type tally struct {
		n           int
		wins, worth []stats.Cluster
	}
	var by [mostSunk + 1]tally
	for k := range by {
		by[k].wins, by[k].worth = make([]stats.Cluster, len(g.blocks)), make([]stats.Cluster, len(g.blocks))
	}
	for i := range g.rows {
		r := &g.rows[i]
		if book.sunk[i] == nil {
			continue
		}
		mean := r.meanWorth()
		for seat, k := range book.sunk[i] {
			if strategy != "" && r.Strategy[seat].V != strategy {
				continue
			}
			t := &by[min(k, mostSunk)]
			block := g.blocks[r.Block]
			t.n++
			t.wins[block].N++
			t.wins[block].Sum += r.wins(seat)
			if r.Worth[seat].OK && mean > 0 {
				t.worth[block].N++
				t.worth[block].Sum += float64(r.Worth[seat].V)/mean - 1
			}
		}
	}
	out := make([]SunkRow, len(by))
	for k := range by {
		out[k] = SunkRow{k, by[k].n, stats.ShareOf(by[k].wins), 1 / float64(g.Players), stats.MeanOf(by[k].worth)}
	}
	return out
}

// meanWorth is the mean of what the players are worth at the end.
func (g *gameRow) meanWorth() float64 { return stats.Mean(g.ranking()) }

// sinking summarises how sinking companies pays; nil where no company merges.
func (g *games) sinking() (*Sinking, error) {
	book, err := g.mergers()
	if err != nil {
		return nil, err
	}
	s := &Sinking{All: g.sunkRows(book, ""), Strategies: []SunkByStrategy{}}
	sum, seats := map[string]int{}, map[string]int{}
	for i := range g.rows {
		if book.sunk[i] != nil {
			s.Games++
		}
		for seat := range g.Players {
			name := g.rows[i].Strategy[seat].V
			seats[name]++
			if book.sunk[i] != nil {
				sum[name] += book.sunk[i][seat]
			}
		}
	}
	if s.Games == 0 {
		return nil, nil
	}
	if all := g.strategyStandings(); len(all) > 1 {
		for _, st := range all {
			s.Strategies = append(s.Strategies, SunkByStrategy{st.Name, stats.Float(float64(sum[st.Name]) / float64(seats[st.Name])), st, g.sunkRows(book, st.Name)})
		}
	}
	return s, nil
}

// verdict says whether the wins differ from the fair share.
func (r *SunkRow) verdict() string { return (&Standing{Win: r.Win, Fair: r.Fair}).verdict() }

// sentences say in words whether it pays to let one's companies merge.
func (s *Sinking) sentences() []string {
	var parts []string
	for _, r := range s.All {
		if r.N > 0 {
			parts = append(parts, fmt.Sprintf("%s: %s %s %s (n = %d)", sunkWords(r.Companies), chart.Percent(r.Win.Value), bounds(r.Win), r.verdict(), r.N))
		}
	}
	out := []string{fmt.Sprintf("Companies merge in %s. Wins of players by how many of theirs do: %s. %s would be even.",
		count(s.Games, "game"), strings.Join(parts, "; "), chart.Percent(s.All[0].Fair))}
	for i := range s.Strategies {
		out = append(out, s.Strategies[i].sentence())
	}
	return out
}

// sentence says how a strategy fares in all.
func (s *SunkByStrategy) sentence() string {
	return fmt.Sprintf("In all its games %s, with %.1f companies sunk a game, wins %s %s, where %s would be even: %s (n = %d).", s.Strategy,
		float64(s.Sunk), chart.Percent(s.Overall.Win.Value), bounds(s.Overall.Win), chart.Percent(s.Overall.Fair), s.Overall.inWords(), s.Overall.N)
}

// inWords is the verdict in words.
func (s *Standing) inWords() string {
	if v := s.verdict(); v != "~" {
		return v
	}
	return "~, chance explains the difference"
}

// boldest is the strategy that has most of its companies merge; nil if there is one only.
func (s *Sinking) boldest() *SunkByStrategy {
	var most *SunkByStrategy
	for i := range s.Strategies {
		if st := &s.Strategies[i]; most == nil || st.Sunk > most.Sunk {
			most = st
		}
	}
	return most
}
