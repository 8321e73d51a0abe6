package cli

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/cmd/internal/gamelog"
	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/record"
	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/sim"
	"github.com/trainrush/trainrush/sim/dataset"
)

// gameFlags name a game of a dataset.
func gameFlags() []cli.Flag {
	return []cli.Flag{
		&cli.Int64Flag{Name: "game", Usage: "number of a game of a dataset"},
		&cli.StringFlag{Name: "title", Usage: "only games of this title; the folder, if the games were played with a title of your own"},
		&cli.StringFlag{Name: "variant", Usage: "only games of this variant"},
		&cli.IntFlag{Name: "players", Usage: "only games of so many players"},
	}
}

// gameRow is what a dataset says of a game that is to be played again.
type gameRow struct {
	Title     string `col:"title"`
	Variant   string `col:"variant"`
	Players   int32  `col:"players"`
	Game      int64  `col:"game"`
	EndReason string `col:"end_reason"`

	Worth [dataset.MaxSeats]dataset.Opt[int32] `col:"worth"`
}

// gamesIn finds the games of a dataset that the flags name, and what they are played again
// from: the plan, and a title of the user's own.
func gamesIn(c *cli.Context, dir string) (rows []gameRow, plan sim.Plan, own shelf, err error) {
	ds, err := dataset.Open(dir)
	if err != nil {
		return nil, plan, nil, inputError(dir, err)
	}
	own = shelf{}
	title := c.String("title")
	if title != "" && isFolder(title) {
		d, err := openTitle(title)
		if err != nil {
			return nil, plan, nil, err
		}
		own[d.ID], title = d, d.ID
	}
	if plan, err = planIn(dir, ds, own); err != nil {
		return nil, plan, nil, err
	}
	rows, err = chosenGames(ds, func(r *gameRow) bool {
		return (c.Bool("all") || r.Game == c.Int64("game")) && (title == "" || r.Title == title) &&
			(!c.IsSet("variant") || r.Variant == c.String("variant")) && (!c.IsSet("players") || int(r.Players) == c.Int("players"))
	})
	switch {
	case err != nil:
	case len(rows) == 0:
		err = noSuchGame(ds, dir)
	case len(rows) > 1 && !c.Bool("all"):
		err = usage("%s has several games of number %d; say which with --title, --variant or --players", dir, c.Int64("game"))
	}
	return rows, plan, own, err
}

// noSuchGame says which games a dataset has in place of those that were asked for.
func noSuchGame(ds *dataset.Dataset, dir string) error {
	all, err := chosenGames(ds, func(*gameRow) bool { return true })
	if err != nil {
		return err
	}
	var has []string
	last := map[string]int64{}
	for i := range all {
		r := &all[i]
		of := fmt.Sprintf("%s, variant %s, %d players", r.Title, r.Variant, r.Players)
		if _, ok := last[of]; !ok {
			has = append(has, of)
		}
		last[of] = max(last[of], r.Game)
	}
	const most = 6
	more := ""
	if len(has) > most {
		more = fmt.Sprintf(" and %d more", len(has)-most)
		has = has[:most]
	}
	for i, of := range has {
		has[i] = fmt.Sprintf("%s (0 to %d)", of, last[of])
	}
	return usage("%s has no such game; it has those of %s%s", dir, strings.Join(has, "; "), more)
}

// planIn reads the plan of a dataset, and makes sure that its titles are still the same.
func planIn(dir string, ds *dataset.Dataset, own shelf) (plan sim.Plan, err error) {
	manifests := ds.Manifests()
	if len(manifests) == 0 {
		return plan, fail(exitInput, fmt.Errorf("%s has no manifest: the run was stopped; give its command again to finish it", dir))
	}
	m := manifests[0]
	if len(m.Records) > 0 {
		return plan, fail(exitInput, fmt.Errorf("%s holds imported games; its manifest names the file of each, which trainrush replay plays again", dir))
	}
	p, err := configs.Decode[sim.Plan](configs.File{Name: filepath.Join(dir, "manifest.json"), Data: m.Plan})
	if err != nil {
		return plan, fail(exitInput, fmt.Errorf("%s: the plan in the manifest: %w", dir, err))
	}
	plan = *p
	for _, v := range plan.Variants {
		for _, r := range m.Rules {
			if r.Variant != v.Name {
				continue
			}
			g, err := own.game(r.Title, v, r.Players)
			if err != nil {
				return plan, fail(exitInput, fmt.Errorf("%s: %w", dir, err))
			}
			if now := g.Def.Fingerprint(); now != r.Fingerprint {
				return plan, fail(exitInput, fmt.Errorf("%s: the data of %s, variant %s, have changed since (fingerprint %s, now %s); "+
					"with a title of your own, name its folder with --title", dir, r.Title, r.Variant, r.Fingerprint, now))
			}
		}
	}
	return plan, nil
}

func chosenGames(ds *dataset.Dataset, keep func(*gameRow) bool) (rows []gameRow, err error) {
	for r, err := range dataset.Rows[gameRow](ds, dataset.Games) {
		if err != nil {
			return nil, err
		}
		if keep(&r) {
			rows = append(rows, r)
		}
	}
	return rows, nil
}

// openGameOf plays a game of a dataset again and opens its record as a replay, on the rules of
// the dataset.
func openGameOf(c *cli.Context, dir string) (*replay, error) {
	if !c.IsSet("game") {
		return nil, usage("say which game of %s: --game N", dir)
	}
	rows, plan, own, err := gamesIn(c, dir)
	if err != nil {
		return nil, err
	}
	f, err := recordOf(plan, own, &rows[0])
	if err != nil {
		return nil, err
	}
	r := &replay{name: dir, file: f, strict: true}
	at := slices.IndexFunc(plan.Variants, func(v sim.Variant) bool { return v.Name == rows[0].Variant })
	if r.game, err = own.game(rows[0].Title, plan.Variants[at], int(rows[0].Players)); err == nil {
		r.Replay, err = record.NewReplay(r.game, f, true)
	}
	return r, err
}

// followed reads --follow: a player and a company of the game, of which the log becomes a
// walkthrough.
func (r *replay) followed(text string) (func(*gamelog.Log), error) {
	if text == "" {
		return nil, nil
	}
	name, symbol, ok := strings.Cut(text, ",")
	if !ok {
		return nil, usage("--follow: %q; expected a player and a company, as P2,B&O", text)
	}
	names := playerNames(r.file)
	var symbols []string
	for i := range r.game.Corps {
		symbols = append(symbols, r.game.Corps[i].Name)
	}
	p, k := slices.Index(names, name), slices.Index(symbols, symbol)
	switch {
	case p < 0:
		return nil, usage("--follow: there is no player %q; %s", name, plain.Suggest(name, names))
	case k < 0:
		return nil, usage("--follow: there is no company %q; %s", symbol, plain.Suggest(symbol, symbols))
	}
	return func(l *gamelog.Log) { l.Follow(id.PlayerID(p), id.CorpID(k)) }, nil
}
