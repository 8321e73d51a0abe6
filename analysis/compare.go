package analysis

import (
	"encoding/json"
	"slices"

	"github.com/trainrush/trainrush/analysis/stats"
	"github.com/trainrush/trainrush/sim/dataset"
)

// CompareOptions say what to compare.
type CompareOptions struct {
	By    By       // what tells the sides apart; if empty, the first dimension in which they differ
	Base  string   // the side with which the others are compared, as base or 1830; the first if empty
	Names []string // of the datasets; A, B, … if empty
}

// Ways lists what can tell the sides of a comparison apart.
func Ways() []By { return slices.Clone(dimensions) }

// Comparisons are the comparisons of one question.
type Comparisons struct {
	By   By            `json:"by"`
	List []*Comparison `json:"comparisons"`
}

// Comparison compares two sides metric by metric.
type Comparison struct {
	Base   *Side `json:"base"`
	Other  *Side `json:"other"`
	Differ []By  `json:"differ_in"`
	// Paired: games of one seed are compared with each other. Pairs is the number of blocks then.
	Paired bool `json:"paired"`
	Pairs  int  `json:"pairs"`
	// Same counts games of pairs that went the same way, action by action; of Matched.
	Same    int `json:"same_games"`
	Matched int `json:"matched_games"`

	Rows       []Difference `json:"differences"`
	OnlyInBase []string     `json:"only_in_base"` // metrics that the other side does not have
	OnlyOther  []string     `json:"only_in_other"`
	Warnings   []string     `json:"warnings"`
}

// Difference is how a metric differs: other less base.
type Difference struct {
	Metric
	Base    stats.Float     `json:"base"`
	Other   stats.Float     `json:"other"`
	N       [2]int          `json:"n"` // games that have it
	Diff    stats.Interval  `json:"difference"`
	Effect  stats.Float     `json:"effect"`
	Scale   string          `json:"effect_scale"`
	P       stats.Float     `json:"p"`
	Holm    stats.Float     `json:"p_holm"`           // adjusted within the family
	Equal   stats.Float     `json:"practically_none"` // differences up to here
	Verdict Verdict         `json:"verdict"`
	Pairs   *PairStatistics `json:"pairs"`
}

// PairStatistics say what pairing gains.
type PairStatistics struct {
	Correlation stats.Float `json:"correlation"` // of the means of paired blocks
	// Variance is that of the difference of pairs, in parts of what it would be without pairs.
	Variance stats.Float `json:"variance_ratio"`
}

// Verdict says in a word what a difference comes to.
type Verdict string

// The verdicts. That a difference is not seen does not mean that there is none.
const (
	Higher       Verdict = "higher"
	Lower        Verdict = "lower"
	Equal        Verdict = "practically equal"
	Inconclusive Verdict = "inconclusive"
)

// The scales of effects.
const (
	scaleRatio = "risk ratio"
	scaleD     = "Cohen's d"
	scaleDelta = "Cliff's delta"
)

const alpha = 1 - stats.Confidence

// Compare compares games of one dataset with each other, or those of two datasets.
func Compare(datasets []*dataset.Dataset, opts CompareOptions) (*Comparisons, error) {
	names := opts.Names
	for i := len(names); i < len(datasets); i++ {
		names = append(names, string(rune('A'+i)))
	}
	all, err := sides(datasets, names)
	if err != nil {
		return nil, err
	}
	by, pairs, err := pairUp(all, opts)
	if err != nil {
		return nil, err
	}
	out := &Comparisons{By: by}
	for _, p := range pairs {
		c, err := compare(p[0], p[1])
		if err != nil {
			return nil, err
		}
		out.List = append(out.List, c)
	}
	return out, nil
}

// JSON writes the comparisons as JSON. Figures that are not known are null.
func (c *Comparisons) JSON() ([]byte, error) { return json.MarshalIndent(c, "", "  ") }
