package strategies

import (
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

func TestStanding(t *testing.T) {
	f := newBorrowers(t)
	before := f.view().Standing()
	if before != float64(f.view().MyCash()) {
		t.Errorf("without shares %g, want the cash", before)
	}
	c := f.start("LPS", 70, 1, 0)
	f.s.Shares.Move(f.s.Shares.Cert(c, 1), id.OfPlayer(0), false)
	if v := f.view(); v.Standing() != before+v.ShareWorth(c) {
		t.Errorf("with a share of LPS %g, want its worth of %g more", v.Standing(), v.ShareWorth(c))
	}
	if _, ok := f.view().StandingAfter(engine.Action{Type: engine.Merge, Entity: id.OfCorp(c), Corp: c}); ok {
		t.Error("nothing can be merged in the auction")
	}
}
