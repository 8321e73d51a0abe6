package sim

import (
	"fmt"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/sim/dataset"
	"github.com/trainrush/trainrush/strategies"
)

// Deps are the factories that a run needs.
type Deps struct {
	// Game compiles a title with a variant for a number of players.
	Game func(title string, variant Variant, players int) (*engine.Game, error)
	// Strategy reads the text of a strategy.
	Strategy func(spec string) (strategies.Spec, error)
}

// schedule is a resolved plan: every game has its place.
type schedule struct {
	plan   Plan
	run    string
	setups []setup
}

// setup is a title with a variant and a number of players: a folder of the dataset.
type setup struct {
	title   string
	variant Variant
	game    *engine.Game
	lineups []lineup
	games   int64

	fingerprint string // of the rules
	strategies  string // of the line-ups
}

// lineup is a line-up of a setup with its share of the games.
type lineup struct {
	specs     []strategies.Spec // by place
	rotations int
	blocks    int64
	block     int64 // first block
	first     int64 // first game
}

// Ref names one game of a plan.
type Ref struct {
	Title   string
	Variant string
	Players int
	Game    int64
}

// newSchedule resolves a plan and compiles its games.
func newSchedule(p Plan, deps Deps) (*schedule, error) {
	p, err := resolve(p, deps)
	if err != nil {
		return nil, err
	}
	sch := &schedule{plan: p, run: runID(p)}
	for _, title := range p.Titles {
		for _, v := range p.Variants {
			for _, n := range p.Players {
				s, err := newSetup(&p, deps, title, v, n)
				if err != nil {
					return nil, fmt.Errorf("%s, variant %s, %d players: %w", title, v.Name, n, err)
				}
				sch.setups = append(sch.setups, s)
			}
		}
	}
	return sch, nil
}

func newSetup(p *Plan, deps Deps, title string, v Variant, players int) (s setup, err error) {
	s = setup{title: title, variant: v}
	if s.game, err = deps.Game(title, v, players); err != nil {
		return s, err
	}
	s.fingerprint = s.game.Def.Fingerprint()
	s.strategies = hashText(fmt.Sprintf("%q", p.Lineups))
	blocks := int64(0)
	for _, l := range p.Lineups {
		full := l.Full(players)
		x := lineup{rotations: l.Rotations(players), block: blocks, first: s.games}
		x.blocks = int64((p.Games + x.rotations - 1) / x.rotations)
		for _, text := range full {
			spec, err := deps.Strategy(text)
			if err != nil {
				return s, err
			}
			x.specs = append(x.specs, spec)
		}
		blocks += x.blocks
		s.games += x.blocks * int64(x.rotations)
		s.lineups = append(s.lineups, x)
	}
	return s, nil
}

// match is one game: who sits where, and all that decides its course.
type match struct {
	key    dataset.GameKey
	lineup *lineup
	slots  []int // by seat
	block  int64 // within the line-up
}

// match is the game with a number.
func (s *setup) match(plan *Plan, number int64) match {
	at := len(s.lineups) - 1
	for s.lineups[at].first > number {
		at--
	}
	l := &s.lineups[at]
	n, r := number-l.first, int64(l.rotations)
	m := match{lineup: l, block: n / r}
	turn := int(n % r)
	m.key = dataset.GameKey{Block: l.block + m.block, Rotation: int32(turn), Game: number, Seed: setupSeed(plan.Seed, m.block)}
	players := len(l.specs)
	for seat := range players {
		m.slots = append(m.slots, (seat-turn+players)%players)
	}
	return m
}

// find is the setup of a game.
func (sch *schedule) find(r Ref) (*setup, error) {
	for i := range sch.setups {
		s := &sch.setups[i]
		if s.title == r.Title && s.variant.Name == r.Variant && s.game.Players == r.Players {
			if r.Game < 0 || r.Game >= s.games {
				return nil, fmt.Errorf("game %d: the plan has the games 0 to %d of %s", r.Game, s.games-1, s)
			}
			return s, nil
		}
	}
	return nil, fmt.Errorf("the plan does not play %s, variant %s, with %d players", r.Title, r.Variant, r.Players)
}

// String is the setup in words.
func (s *setup) String() string {
	return fmt.Sprintf("%s, variant %s, %d players", s.title, s.variant.Name, s.game.Players)
}

// job is a part to play.
type job struct {
	setup *setup
	id    dataset.PartID
	first int64
	n     int64
}

// jobs cuts the games into parts and keeps those of a shard, counted from 1.
func (sch *schedule) jobs(shard, shards int) (out []job) {
	count := 0
	for i := range sch.setups {
		s := &sch.setups[i]
		size := int64(sch.plan.Part)
		for number, first := 0, int64(0); first < s.games; number, first = number+1, first+size {
			if count++; shards > 1 && (count-1)%shards != shard-1 {
				continue
			}
			id := dataset.PartID{Title: s.title, Variant: s.variant.Name, Players: s.game.Players, Number: number}
			out = append(out, job{setup: s, id: id, first: first, n: min(size, s.games-first)})
		}
	}
	return out
}
