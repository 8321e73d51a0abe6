package analysis

import (
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/trainrush/trainrush/analysis/chart"
	"github.com/trainrush/trainrush/sim/dataset"
)

// MinGames is the fewest games from which a distribution is drawn if nobody says otherwise.
const MinGames = 30

// ChartInfo describes a chart.
type ChartInfo struct {
	Name    string // as in Options.Charts and in file names
	Title   string
	Meaning string // what question it answers
}

// Options says what to plot and where.
type Options struct {
	Charts    []string // names; all if empty
	Dir       string   // where the files go; made if it is not there
	Format    string   // png, svg or pdf; png if empty
	Width     int      // pixels; chart.DefaultWidth if 0
	Companies []string // symbols to which company charts are restricted; all if empty
	Caption   string   // in place of the caption that the data give
	Data      bool     // write the plotted numbers as CSV beside each chart
	MinGames  int      // fewest games from which a distribution is drawn; MinGames if 0
}

// plotted is a figure with the numbers that it shows.
type plotted struct {
	chart.Figure
	group   Group
	columns []string
	rows    [][]string
}

// figure begins a chart whose table has these columns behind those of the group.
func (g *games) figure(title, subtitle string, columns ...string) *plotted {
	p := &plotted{group: g.Group, columns: append([]string{"title", "variant", "players"}, columns...)}
	p.Title, p.Subtitle = title, subtitle
	return p
}

// lacking is the chart when a table has nothing for it: it says so in place of panels.
func (p *plotted) lacking(g *games, table string) (*plotted, error) {
	p.Empty = fmt.Sprintf("the %s table has nothing of the kind for these games", table)
	if len(g.rows) == 0 {
		p.Empty = "there are no games"
	}
	return p, nil
}

// add writes a row of the table; what is not a number, and cells that are not given, are left empty.
func (p *plotted) add(cells ...any) {
	row := []string{p.group.Title, p.group.Variant, strconv.Itoa(p.group.Players)}
	for _, c := range cells {
		text := ""
		switch v := c.(type) {
		case float64:
			if known(v) {
				text = strconv.FormatFloat(v, 'g', 6, 64)
			}
		default:
			text = fmt.Sprint(v)
		}
		row = append(row, text)
	}
	for len(row) < len(p.columns) {
		row = append(row, "")
	}
	p.rows = append(p.rows, row)
}

// charts is the explicit list, in the order in which they are drawn. The rare ones are left out where the
// games have nothing of the kind, unless they are asked for by name.
var charts = []struct {
	ChartInfo
	make func(*games, Options) (*plotted, error)
	rare bool
}{
	{ChartInfo{"worth-rank", "Worth by place",
		"How do the leader and those behind grow, operating round by operating round?"}, worthByRank, false},
	{ChartInfo{"worth-seat", "Worth by seat",
		"Does the place at the table show in the worth of players as the game goes on?"}, worthBySeat, false},
	{ChartInfo{"margin", "Final worth and the winner's margin",
		"What are players worth at the end, and how close are games?"}, margins, false},
	{ChartInfo{"length", "How long games are",
		"How many operating rounds, stock rounds and actions does a game take?"}, lengths, false},
	{ChartInfo{"phase-timing", "When phases begin",
		"In which operating round does each phase begin, and how many games reach it?"}, phaseTiming, false},
	{ChartInfo{"end-reasons", "Why games end",
		"What share of the games ends for which reason?"}, endReasons, false},
	{ChartInfo{"wins", "Who wins",
		"Do seats and strategies win more or less than their fair share?"}, wins, false},
	{ChartInfo{"company-value", "Company value by operating round",
		"What is a share of each company worth as the game goes on?"}, companyValue, false},
	{ChartInfo{"company-final", "Company value at the end",
		"What is a share of each company worth when the game ends?"}, companyFinal, false},
	{ChartInfo{"final-prices", "Final prices on the market",
		"In which cells of the price grid do companies end?"}, finalPrices, false},
	{ChartInfo{"floats", "When companies float",
		"In which stock round does each company float, and how often does it not?"}, floats, false},
	{ChartInfo{"trains", "Trains bought and lost",
		"How many trains of each type are bought, when, and what becomes of them?"}, trainFates, false},
	{ChartInfo{"revenue", "Revenue by operating round",
		"What do companies earn in an operating round, together and each?"}, revenue, false},
	{ChartInfo{"company-revenue", "Revenue by company",
		"What does each company earn when it runs?"}, companyRevenue, false},
	{ChartInfo{"dividends", "Paying out or withholding",
		"What do companies do with their revenue as the game goes on?"}, dividends, false},
	{ChartInfo{"leads", "Who leads, and from when",
		"How often does the lead change, and when does the winner take it for good?"}, leads, false},
	{ChartInfo{"money-flow", "Money flow",
		"Who pays whom for what in a game?"}, moneyFlow, false},
	{ChartInfo{"loans", "Loans outstanding by operating round",
		"How many loans do companies owe as the game goes on, and how many companies owe them?"}, loans, true},
	{ChartInfo{"formation", "When companies merge into a new one, and how large it is",
		"In which operating round is a company formed by mergers, of how many, at what price?"}, formations, true},
	{ChartInfo{"formation-value", "Shares before and after a merger",
		"What do shareholders get for their shares when companies merge into a new one?"}, formationValue, true},
	{ChartInfo{"sunk", "Does it pay to sink companies?",
		"How do players fare by how many of their companies merge into another?"}, sunk, true},
}

// Charts lists the charts.
func Charts() []ChartInfo {
	out := make([]ChartInfo, len(charts))
	for i, c := range charts {
		out[i] = c.ChartInfo
	}
	return out
}

// Plot draws charts, one file per chart and group of games, and returns the names of the files
// written: <dir>/<chart>-<title>-<variant>-<players>p.<format>, and .csv with Options.Data.
func Plot(ds *dataset.Dataset, opts Options) ([]string, error) {
	if err := opts.resolve(); err != nil {
		return nil, err
	}
	groups, err := load(ds)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(opts.Dir, 0o755); err != nil {
		return nil, err
	}
	var files []string
	for _, g := range groups {
		for _, c := range charts {
			if len(opts.Charts) > 0 && !slices.Contains(opts.Charts, c.Name) {
				continue
			}
			p, err := c.make(g, opts)
			if err != nil {
				return files, fmt.Errorf("chart %s of %s: %w", c.Name, g.Group, err)
			}
			if c.rare && p.Empty != "" && len(opts.Charts) == 0 {
				continue
			}
			p.Caption = g.caption()
			if opts.Caption != "" {
				p.Caption = opts.Caption
			}
			written, err := p.save(opts, c.Name+"-"+g.slug())
			files = append(files, written...)
			if err != nil {
				return files, err
			}
		}
	}
	return files, nil
}

// save writes the figure and, if asked for, its numbers, and returns the names of the files.
func (p *plotted) save(opts Options, name string) ([]string, error) {
	name = filepath.Join(opts.Dir, name)
	files := []string{name + "." + opts.Format}
	if err := p.Save(files[0], opts.Width); err != nil {
		return nil, err
	}
	if !opts.Data {
		return files, nil
	}
	if err := p.writeCSV(name + ".csv"); err != nil {
		return files, err
	}
	return append(files, name+".csv"), nil
}

// Check refuses what cannot be drawn, before any data are read. The companies are known only then.
func (o Options) Check() error { return o.resolve() }

// resolve fills in defaults and refuses what is not known.
func (o *Options) resolve() error {
	if o.Format == "" {
		o.Format = chart.Formats()[0]
	}
	if o.MinGames == 0 {
		o.MinGames = MinGames
	}
	if err := chart.Check(o.Format, o.Width); err != nil {
		return err
	}
	if o.MinGames < 1 {
		return fmt.Errorf("at least %d games: expected 1 or more", o.MinGames)
	}
	for _, name := range o.Charts {
		var names []string
		for _, c := range charts {
			names = append(names, c.Name)
		}
		if !slices.Contains(names, name) {
			return fmt.Errorf("unknown chart %q; expected one of %s", name, strings.Join(names, ", "))
		}
	}
	return nil
}

func (p *plotted) writeCSV(name string) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	defer f.Close()
	w := csv.NewWriter(f)
	w.Write(p.columns)
	w.WriteAll(p.rows)
	if err := w.Error(); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return f.Close()
}
