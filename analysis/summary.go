package analysis

import (
	"encoding/json"
	"fmt"

	"github.com/trainrush/trainrush/analysis/stats"
	"github.com/trainrush/trainrush/sim/dataset"
)

// Summary says in figures what a dataset holds, group by group.
type Summary struct {
	Groups []GroupSummary `json:"groups"`
}

// GroupSummary is the summary of one title, variant and number of players. Shares are of all
// games, from 0 to 1; money is in Currency; lengths are in rounds of the whole game.
type GroupSummary struct {
	Group
	Currency   string           `json:"currency"`
	MasterSeed int64            `json:"master_seed"`
	Games      int              `json:"games"`
	Blocks     int              `json:"blocks"`
	Distinct   int              `json:"distinct_games"` // by the hash of their actions
	EndReasons []EndReason      `json:"end_reasons"`    // the most frequent first
	Strategies []Standing       `json:"strategies"`
	Seats      []Standing       `json:"seats"`
	Figures    []Figure         `json:"figures"` // of whole games
	Phases     []PhaseSummary   `json:"phases"`
	Companies  []CompanySummary `json:"companies"`
	Trains     []TrainSummary   `json:"trains"`
	Sinking    *Sinking         `json:"sinking"`       // null where no company merges into another
	Unproven   int              `json:"unproven_runs"` // routes that are perhaps not the best
	Warnings   []string         `json:"warnings"`

	// Reference says which games the bands beside the figures come from; nil without bands.
	Reference *Source `json:"reference"`
}

// Source is where bands come from.
type Source struct {
	Games      int    `json:"games"`
	Strategies string `json:"strategies"`
}

// EndReason is a reason for which games end.
type EndReason struct {
	Reason string         `json:"reason"`
	Games  int            `json:"games"`
	Share  stats.Interval `json:"share"`
	Band   *Band          `json:"band"`
}

// Figure is a metric over the games of a group: a share with its interval, or how its values spread.
type Figure struct {
	Metric
	N      int             `json:"n"` // games that have it
	Share  *stats.Interval `json:"share,omitempty"`
	Spread *Spread         `json:"spread,omitempty"`
	Band   *Band           `json:"band"`
}

// PhaseSummary is when a phase begins.
type PhaseSummary struct {
	Phase      string         `json:"phase"`
	Train      string         `json:"train"`
	Reached    stats.Interval `json:"reached_share"`
	OR         Spread         `json:"operating_round"` // of the games that reach it
	Usual      string         `json:"usual"`           // most frequent place, as bottom of OR 2.1
	UsualShare float64        `json:"usual_share"`
	Band       *Band          `json:"band"` // of the operating round
}

// CompanySummary is how a company fares.
type CompanySummary struct {
	Company   string         `json:"company"`
	Floats    stats.Interval `json:"float_share"`
	SR        Spread         `json:"float_stock_round"` // of the games in which it floats
	Price     Spread         `json:"final_price"`       // of the games in which it is in play at the end
	FloatBand *Band          `json:"float_band"`
	PriceBand *Band          `json:"price_band"`
}

// TrainSummary is what becomes of a type of trains: mean numbers per game.
type TrainSummary struct {
	Train     string   `json:"train"`
	Bought    float64  `json:"bought"` // from the bank
	Resold    float64  `json:"bought_from_companies"`
	Rusted    float64  `json:"rusted"`
	Serving   float64  `json:"serving_at_the_end"`
	GivenBack float64  `json:"given_back"` // discarded or traded in
	Left      *float64 `json:"left"`       // in the depot; null if not known or without limit
}

// Thresholds of the warnings.
const (
	fewBlocks      = 30
	distinctShare  = 0.9
	brokenOffShare = 0.01
)

// Summarise computes the summary of a dataset. Bands of the same title and number of players are put
// beside its figures; of several the first counts.
func Summarise(ds *dataset.Dataset, reference ...Bands) (*Summary, error) {
	groups, err := load(ds)
	if err != nil {
		return nil, err
	}
	s := &Summary{}
	for _, g := range groups {
		gs, err := g.summarise(bandsFor(reference, g.Group))
		if err != nil {
			return nil, err
		}
		s.Groups = append(s.Groups, gs)
	}
	return s, nil
}

func (g *games) summarise(bands *Bands) (GroupSummary, error) {
	s := GroupSummary{
		Group: g.Group, Currency: g.meta.Currency, MasterSeed: g.meta.MasterSeed,
		Games: len(g.rows), Blocks: len(g.blocks), EndReasons: append([]EndReason{}, g.endings()...), Warnings: []string{},
		Figures: []Figure{}, Phases: []PhaseSummary{}, Companies: []CompanySummary{}, Trains: []TrainSummary{},
		Strategies: g.strategyStandings(), Seats: g.seatStandings(),
	}
	if bands != nil {
		s.Reference = &Source{bands.Games, bands.whose()}
	}
	hashes := map[string]bool{}
	for i := range g.rows {
		hashes[g.rows[i].ActionHash] = true
		s.Unproven += int(g.rows[i].Unproven)
	}
	s.Distinct = len(hashes)
	for i := range s.EndReasons {
		s.EndReasons[i].Band = bands.find(endMetric(s.EndReasons[i].Reason))
	}
	for _, fill := range []func(*GroupSummary, *Bands) error{g.addFigures, g.addPhases, g.addCompanies, g.addTrains, g.addSinking} {
		if err := fill(&s, bands); err != nil {
			return s, err
		}
	}
	s.warn()
	return s, nil
}

// addFigures takes in the metrics of whole games that have no table of their own.
func (g *games) addFigures(s *GroupSummary, bands *Bands) error {
	metrics, err := g.metrics()
	if err != nil {
		return err
	}
	for _, m := range metrics {
		switch {
		case m.Name == metricBankrupt || m.Name == metricFloated || m.Name == metricPrice:
		case m.Family != familyLength && m.Family != familyWorth && m.Family != familyTrains && m.Family != familyMergers:
			continue
		}
		values := m.known()
		f := Figure{Metric: m, N: len(values), Band: bands.find(m.Name)}
		if m.Kind == Share {
			share := stats.ShareOf(g.clusters(m.values))
			f.Share = &share
		} else {
			sp := spread(values)
			f.Spread = &sp
		}
		s.Figures = append(s.Figures, f)
	}
	return nil
}

func (g *games) addPhases(s *GroupSummary, bands *Bands) error {
	phases, err := g.phases()
	for _, p := range phases {
		s.Phases = append(s.Phases, PhaseSummary{p.name, p.train, p.reached, spread(p.rounds), p.usual, p.usualShare, bands.find(phaseMetric(p.name))})
	}
	return err
}

func (g *games) addCompanies(s *GroupSummary, bands *Bands) error {
	book, err := g.companies()
	if err != nil {
		return err
	}
	for _, c := range book.list {
		a := g.arrive(c.floated, stockRounds)
		s.Companies = append(s.Companies, CompanySummary{c.symbol, a.reached, spread(a.rounds), spread(c.prices()),
			bands.find(floatMetric(c.symbol)), bands.find(priceMetric(c.symbol))})
	}
	return nil
}

func (g *games) addTrains(s *GroupSummary, _ *Bands) error {
	book, err := g.trains()
	if err != nil {
		return err
	}
	n := float64(len(g.rows))
	for _, t := range book.types {
		ts := TrainSummary{t.name, float64(t.bought) / n, float64(t.resold) / n, float64(t.rusted) / n, float64(t.serving) / n, float64(t.givenBack()) / n, nil}
		if left := float64(t.left) / n; book.depots && !t.unlimited {
			ts.Left = &left
		}
		s.Trains = append(s.Trains, ts)
	}
	return nil
}

func (g *games) addSinking(s *GroupSummary, _ *Bands) (err error) {
	s.Sinking, err = g.sinking()
	return err
}

// warn collects what a reader must know before believing the figures.
func (s *GroupSummary) warn() {
	add := func(format string, args ...any) { s.Warnings = append(s.Warnings, fmt.Sprintf(format, args...)) }
	if float64(s.Distinct) < distinctShare*float64(s.Games) {
		add("only %d of %d games are distinct: the strategies have too little noise, and the intervals are too narrow", s.Distinct, s.Games)
	}
	if s.Blocks < fewBlocks {
		add("only %s: intervals are rough below %d", count(s.Blocks, "block"), fewBlocks)
	}
	broken := 0
	for _, e := range s.EndReasons {
		if dataset.BrokenOff(e.Reason) {
			broken += e.Games
		}
		if e.Reason == dataset.EndFault {
			add("%s ended with a fault: the column fault of the games table says what went wrong", count(e.Games, "game"))
		}
	}
	if float64(broken) > brokenOffShare*float64(s.Games) {
		add("%s broken off: not reliable above %.0f %% of the games", count(broken, "game"), 100*brokenOffShare)
	}
	if s.Unproven > 0 {
		add("%s stopped at the effort limit of the route search: a better run is possible", count(s.Unproven, "run"))
	}
}

// JSON writes the summary as JSON. Figures that are not known, as the share of no games, are null.
func (s *Summary) JSON() ([]byte, error) { return json.MarshalIndent(s, "", "  ") }
