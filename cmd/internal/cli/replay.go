package cli

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/urfave/cli/v2"

	"github.com/trainrush/trainrush/cmd/internal/gamelog"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/record"
)

func replayCommand(env *Env) *cli.Command {
	return &cli.Command{
		Name: "replay", Usage: "play a game again, of a record or a dataset, and tell what happens", ArgsUsage: "FILE|DIR",
		Description: "FILE is a game in the JSON format of 18xx.games, packed with gzip or not; DIR is a dataset, of which\n" +
			"--game names a game. The log has one line for every action. At the end stands the result, compared\n" +
			"with the one in the record or dataset, and what a record was allowed that the rules do not: with\n" +
			"--strict nothing is.\n\n" +
			examples("trainrush replay game.json", "trainrush replay game.json --strict", "trainrush replay game.json.gz --trace -",
				"trainrush replay game.json --json", "trainrush replay out/first --game 17", "trainrush replay out/first --game 17 --follow P2,B&O"),
		Flags: append(gameFlags(),
			&cli.StringFlag{Name: "follow", Usage: "a walkthrough of one player and one company in place of the log, as `PLAYER,COMPANY`"},
			boolFlag("strict", "refuse the first action that the rules do not allow"),
			&cli.StringFlag{Name: "trace", Usage: "write the state after every action as a line of JSON to this `FILE`; - writes it in place of the log"},
			jsonFlag("the result in place of the log,"),
		),
		Action: func(c *cli.Context) error {
			args, err := arguments(c, 1, 1, "a game record, or the folder of a dataset")
			if err != nil {
				return err
			}
			var r *replay
			if info, e := os.Stat(args[0]); e == nil && info.IsDir() {
				r, err = openGameOf(c, args[0])
			} else if flag := firstSet(c, "game", "title", "variant", "players"); flag != "" && e == nil {
				return usage("--%s is for datasets; %s is a game record", flag, args[0])
			} else {
				r, err = openReplay(args[0], c.Bool("strict"))
			}
			if err != nil {
				return err
			}
			if r.follow, err = r.followed(c.String("follow")); err != nil {
				return err
			}
			if c.Bool("json") && c.String("trace") == "-" {
				return usage("--json and --trace - both write to standard output; give --trace a file")
			}
			return r.run(env, c.String("trace"), c.Bool("json"))
		},
	}
}

// replay is a record being played again.
type replay struct {
	*record.Replay
	name    string
	file    *record.File
	game    *engine.Game
	strict  bool
	unknown []string // options without effect
	log     *gamelog.Log
	follow  func(*gamelog.Log) // makes a walkthrough of the log; nil for none
	trace   func() error       // writes a line of the trace; nil without one
}

func openReplay(name string, strict bool) (*replay, error) {
	f, err := readRecord(name)
	if err != nil {
		return nil, err
	}
	r := &replay{name: name, file: f, strict: strict}
	if r.game, r.unknown, err = openGame(f); err == nil {
		r.Replay, err = record.NewReplay(r.game, f, strict)
	}
	if err != nil {
		return nil, fail(exitInput, fmt.Errorf("%s: %w", name, err))
	}
	return r, nil
}

// run plays to the end of the record and writes what is asked for.
func (r *replay) run(env *Env, trace string, asJSON bool) (err error) {
	logTo := env.Stdout
	if asJSON || trace == "-" {
		logTo = io.Discard
	}
	r.log = gamelog.New(logTo, r.game, playerNames(r.file))
	if r.follow != nil {
		r.follow(r.log)
	}
	if trace != "" {
		done, err := r.startTrace(env, trace)
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, done()) }()
	}
	if err := r.play(); err != nil {
		return err
	}
	r.log.Result(r.State())
	report := r.report()
	if asJSON {
		if err := writeJSON(env.Stdout, report); err != nil {
			return err
		}
	} else {
		report.write(logTo)
	}
	return r.compare(report)
}

func playerNames(f *record.File) []string {
	names := make([]string, len(f.Players))
	for i, p := range f.Players {
		names[i] = p.Name
	}
	return names
}

// startTrace opens the file of a trace.
func (r *replay) startTrace(env *Env, name string) (done func() error, err error) {
	w, done := env.Stdout, func() error { return nil }
	if name != "-" {
		f, err := os.Create(name)
		if err != nil {
			return nil, fail(exitOutput, fmt.Errorf("--trace: %w", err))
		}
		buf := bufio.NewWriter(f)
		w, done = buf, func() error { return fail(exitOutput, errors.Join(buf.Flush(), f.Close())) }
	}
	tracer := record.NewTracer(r.Replay)
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	r.trace = func() error { return e.Encode(tracer.Line()) }
	return done, nil
}

// play carries out all actions.
func (r *replay) play() error {
	s := r.State()
	r.Observe(r.log)
	r.BeforeAction = func(a engine.Action) { r.log.Before(s, a) }
	r.AfterAction = func(a engine.Action, j *engine.Journal) { r.log.After(r.Action().ID, s, a, j) }
	r.log.Start(s)
	for more := true; more; {
		if r.trace != nil {
			if err := r.trace(); err != nil {
				return fail(exitOutput, err)
			}
		}
		var err error
		if more, err = r.Next(); err != nil {
			return r.refused(err)
		}
	}
	return r.log.Err()
}

// refused explains an action that was not accepted.
func (r *replay) refused(err error) error {
	hint := r.expected(err)
	if r.strict {
		hint += "; without --strict the replay tolerates more"
	}
	return fail(exitRecord, fmt.Errorf("%s: %s, %s: %w%s", r.name, gamelog.Round(r.State()), actor(r.file, r.Action()), err, hint))
}

// expected says who is to act and how, where an action comes out of turn.
func (r *replay) expected(err error) string {
	var refusal *engine.Refusal
	if !errors.As(err, &refusal) || refusal.Detail != "" || refusal.Rule != id.RuleTurn && refusal.Rule != id.RuleStep {
		return ""
	}
	s := r.State()
	var buf [id.MaxCorps]id.Entity
	actors := s.Actors(buf[:0])
	if len(actors) == 0 {
		return ""
	}
	var kinds []string
	possible := s.Kinds(actors[0])
	for k := engine.Bid; k < engine.EndGame; k++ {
		if possible.Has(k) {
			kinds = append(kinds, k.String())
		}
	}
	var name string
	switch e := actors[0]; e.Kind {
	case id.Player:
		name = r.file.Players[e.N].Name
	case id.Corporation:
		name = r.game.Corps[e.N].Name
	case id.Private:
		name = r.game.Privates[e.N].Name
	}
	return fmt.Sprintf("; it is the turn of %s: %s", name, list(kinds))
}

// actor is who takes an action of a record, by name.
func actor(f *record.File, a *record.Action) string {
	for _, p := range f.Players {
		if a.EntityType == "player" && (p.ID == a.Entity || p.ID == nil && p.Name == a.Entity) {
			return p.Name
		}
	}
	return fmt.Sprint(a.Entity)
}
