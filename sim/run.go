package sim

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"
	"time"

	"github.com/trainrush/trainrush/sim/dataset"
)

// Options say how a plan is carried out; nothing of them changes what is played.
type Options struct {
	Out      string          // folder of the dataset; parts that are there already are kept
	Workers  int             // games played at the same time; 0 means 1
	Format   dataset.Options // how tables are written
	Shard    int             // this part of the work, from 1, of Shards; 0 for all of it
	Shards   int
	Tool     string           // version of the program, for the manifest
	Progress func(Progress)   // called after every game, one call at a time; may be nil
	Now      func() time.Time // the clock, for the manifest; nil means none
}

// Result is what came of a run.
type Result struct {
	Run        string
	Games      int64
	EndReasons map[string]int64
	Parts      []dataset.PartEntry
	Found      int  // parts that were there already
	Complete   bool // every part of the plan, or of the shard, is there
}

// Run plays a plan into a dataset. When ctx is cancelled, the parts in hand are finished and
// Run returns what there is, with the error of ctx. After any end, of the process too, the
// same call goes on with the parts that are missing.
func Run(ctx context.Context, plan Plan, deps Deps, opts Options) (Result, error) {
	sch, err := newSchedule(plan, deps)
	if err != nil {
		return Result{}, err
	}
	r, err := newRunner(sch, &opts)
	if err != nil {
		return Result{}, err
	}
	started := r.now()
	before := r.foundManifest()
	if before == nil {
		if err := r.writeManifest(started); err != nil {
			return r.result, err
		}
	}
	if err := r.play(ctx); err != nil && ctx.Err() == nil {
		return r.result, err
	}
	r.result.Complete = len(r.result.Parts) == len(r.jobs)
	if before != nil && before.Complete && r.result.Found == len(r.jobs) {
		return r.result, ctx.Err() // there was nothing to do, and the manifest says who did it
	}
	if err := r.writeManifest(started); err != nil {
		return r.result, err
	}
	return r.result, ctx.Err()
}

// runner carries out a schedule.
type runner struct {
	sch    *schedule
	opts   *Options
	writer *dataset.Writer
	jobs   []job

	mu       sync.Mutex
	next     int
	result   Result
	manifest dataset.Manifest
	tally    tally
}

func newRunner(sch *schedule, opts *Options) (*runner, error) {
	if opts.Shards > 1 && (opts.Shard < 1 || opts.Shard > opts.Shards) {
		return nil, fmt.Errorf("shard %d/%d: shards count from 1 to %d", opts.Shard, opts.Shards, opts.Shards)
	}
	w, err := dataset.NewWriter(opts.Out, opts.Format)
	if err != nil {
		return nil, err
	}
	r := &runner{sch: sch, opts: opts, writer: w, jobs: sch.jobs(opts.Shard, opts.Shards)}
	r.result = Result{Run: sch.run, EndReasons: map[string]int64{}}
	for i := range r.jobs {
		r.tally.Of += r.jobs[i].n
	}
	return r, r.checkFound()
}

func (r *runner) now() time.Time {
	if r.opts.Now == nil {
		return time.Time{}
	}
	return r.opts.Now()
}

// play lets the workers take one part after the other.
func (r *runner) play(ctx context.Context) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var group sync.WaitGroup
	for range max(1, r.opts.Workers) {
		group.Go(func() {
			w := newWorker(r)
			defer w.files.Discard()
			for ctx.Err() == nil {
				j := r.take()
				if j == nil {
					return
				}
				if err := w.part(j); err != nil {
					stop(err)
				}
			}
		})
	}
	group.Wait()
	return context.Cause(ctx)
}

func (r *runner) take() *job {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.next == len(r.jobs) {
		return nil
	}
	r.next++
	return &r.jobs[r.next-1]
}

// done enters a finished part.
func (r *runner) done(e dataset.PartEntry, found bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.manifest.Add(e)
	r.result.Parts = append(r.result.Parts, e)
	r.result.Games += e.Games
	for reason, n := range e.EndReasons {
		r.result.EndReasons[reason] += n
	}
	if found {
		r.result.Found++
		r.tally.found(e.Games)
		r.show()
	}
}

// played enters a game of a part in hand.
func (r *runner) played(t *table, row *dataset.Game) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.tally.add(t, row)
	r.show()
}

func (r *runner) show() {
	if r.opts.Progress != nil {
		r.opts.Progress(r.tally.Progress)
	}
}

// shard names the part of the work, as 3/16; it is empty for all of it.
func (r *runner) shard() string {
	if r.opts.Shards <= 1 {
		return ""
	}
	return fmt.Sprintf("%d/%d", r.opts.Shard, r.opts.Shards)
}

// writeManifest writes the manifest: at the start, so that a run that is killed has its plan
// beside its parts, and at the end.
func (r *runner) writeManifest(started time.Time) error {
	m := &r.manifest
	m.ToolVersion, m.Run, m.MasterSeed = r.opts.Tool, r.sch.run, r.sch.plan.Seed
	m.Complete = r.result.Complete
	m.Plan, m.Shard = json.RawMessage(planText(&r.sch.plan)), r.shard()
	m.Rules = m.Rules[:0]
	for i := range r.sch.setups {
		s := &r.sch.setups[i]
		m.Rules = append(m.Rules, dataset.RulesEntry{Title: s.title, Variant: s.variant.Name, Players: s.game.Players, Fingerprint: s.fingerprint})
	}
	seconds := r.now().Sub(started).Seconds()
	m.Timings = dataset.Timings{Started: started, Seconds: seconds, Workers: max(1, r.opts.Workers)}
	if played := m.Games - r.tally.Found; seconds > 0 {
		m.Timings.GamesPerSecond = float64(played) / seconds
	}
	return dataset.WriteManifest(r.opts.Out, m)
}
