package cli

import (
	"fmt"
	"strings"
	"time"

	"github.com/trainrush/trainrush/sim"
)

// progress shows how far a run is: a bar that is redrawn on a terminal, elsewhere a line
// whenever another tenth is done.
type progress struct {
	env     *Env
	started time.Time
	drawn   bool // a bar stands in the last line
	tenth   int64
}

func newProgress(env *Env) *progress { return &progress{env: env, started: env.Now()} }

const barWidth = 30

// show is called after every part.
func (p *progress) show(now sim.Progress) {
	if now.Of == 0 {
		return
	}
	if !p.env.Terminal {
		if tenth := 10 * now.Games / now.Of; tenth > p.tenth {
			p.tenth = tenth
			fmt.Fprintf(p.env.Stderr, "%d of %d games\n", now.Games, now.Of)
		}
		return
	}
	full := int(barWidth * now.Games / now.Of)
	bar := strings.Repeat("=", full) + strings.Repeat(" ", barWidth-full)
	fmt.Fprintf(p.env.Stderr, "\r[%s] %d of %d games%s", bar, now.Games, now.Of, p.pace(now))
	p.drawn = true
}

// pace is the speed so far and the time that is left at that speed.
func (p *progress) pace(now sim.Progress) string {
	seconds := p.env.Now().Sub(p.started).Seconds()
	played := float64(now.Games - now.Found)
	if seconds <= 0 || played <= 0 {
		return ""
	}
	left := time.Duration(float64(now.Of-now.Games) * seconds / played * float64(time.Second)).Round(time.Second)
	return fmt.Sprintf(", %.0f a second, %s left    ", played/seconds, left)
}

// done leaves the bar as it is and goes to the next line.
func (p *progress) done() {
	if p.drawn {
		fmt.Fprintln(p.env.Stderr)
	}
}
