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
	drawn   time.Time // when the bar was drawn last
	width   int       // of the bar in the last line; 0 for none
	tenth   int64
}

func newProgress(env *Env) *progress { return &progress{env: env, started: env.Now()} }

const (
	barWidth  = 16
	lineWidth = 79                     // of a narrow terminal, on which the bar must not wrap
	redraw    = 100 * time.Millisecond // between two drawings of the bar
)

// show is called after every game.
func (p *progress) show(now sim.Progress) {
	if now.Of == 0 {
		return
	}
	if !p.env.Terminal {
		if tenth := 10 * now.Games / now.Of; tenth > p.tenth {
			p.tenth = tenth
			fmt.Fprintf(p.env.Stderr, "%d of %d games%s%s\n", now.Games, now.Of, p.pace(&now), wins(now.Wins))
		}
		return
	}
	if at := p.env.Now(); now.Games == now.Of || at.Sub(p.drawn) >= redraw {
		p.drawn = at
		p.draw(&now)
	}
}

func (p *progress) draw(now *sim.Progress) {
	full := int(barWidth * now.Games / now.Of)
	line := fmt.Sprintf("[%s%s] %d of %d games%s", strings.Repeat("=", full), strings.Repeat(" ", barWidth-full), now.Games, now.Of, p.pace(now))
	if w := wins(now.Wins); len(line)+len(w) <= lineWidth {
		line += w
	}
	fmt.Fprintf(p.env.Stderr, "\r%-*s", p.width, line)
	p.width = len(line)
}

// pace is the speed so far and the time that is left at that speed.
func (p *progress) pace(now *sim.Progress) string {
	seconds := p.env.Now().Sub(p.started).Seconds()
	played := float64(now.Games - now.Found)
	if seconds <= 0 || played <= 0 {
		return ""
	}
	left := time.Duration(float64(now.Of-now.Games) * seconds / played * float64(time.Second)).Round(time.Second)
	return fmt.Sprintf(", %.0f/s, %s left", played/seconds, left)
}

// wins is the part of its seats that each strategy has won; nothing where all are alike.
func wins(all []sim.Wins) string {
	if len(all) < 2 {
		return ""
	}
	var parts []string
	for i := range all {
		parts = append(parts, fmt.Sprintf("%s %.0f%%", all[i].Strategy, 100*all[i].Share()))
	}
	return "; wins: " + list(parts)
}

// done leaves the bar as it is and goes to the next line.
func (p *progress) done() {
	if p.width > 0 {
		fmt.Fprintln(p.env.Stderr)
	}
}
