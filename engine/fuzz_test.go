package engine_test

import (
	"encoding/binary"
	"errors"
	"testing"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/enginetest"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/shares"
)

// bytesReader reads numbers from fuzzed bytes; behind the end all are 0.
type bytesReader struct{ data []byte }

func (r *bytesReader) byte() byte {
	if len(r.data) == 0 {
		return 0
	}
	b := r.data[0]
	r.data = r.data[1:]
	return b
}

func (r *bytesReader) word() int16 {
	return int16(binary.LittleEndian.Uint16([]byte{r.byte(), r.byte()}))
}

// action decodes any action whatever, with ids far outside the game.
func (r *bytesReader) action() engine.Action {
	entity := func() id.Entity { return id.Entity{Kind: id.Kind(r.byte()), N: int8(r.byte())} }
	return engine.Action{
		Type: engine.ActionType(r.byte()), Entity: entity(), Corp: id.CorpID(r.byte()), Private: id.PrivateID(r.byte()), Source: entity(),
		Percent: r.byte(), Certs: shares.List(r.word())<<16 | shares.List(uint16(r.word())), Cell: id.CellID(r.word()), Hex: id.HexID(r.word()),
		Tile: id.TileID(r.word()), Rot: r.byte(), City: r.byte(), Kind: engine.Dividend(r.byte()), Train: id.TrainID(r.word()),
		Trade: id.TrainID(r.word()), Price: id.Money(r.word()) * id.Money(r.word()), Max: id.Money(r.byte()),
	}
}

// pick is one of the offered actions of whoever may act, at a price in its range.
func (r *bytesReader) pick(s *engine.State) engine.Action {
	var legal []engine.Action
	for _, e := range s.MayAct(s.Actors(nil)) {
		legal = s.Legal(e, legal)
	}
	if len(legal) == 0 {
		return engine.Action{}
	}
	a := legal[int(uint16(r.word()))%len(legal)]
	if a.Max > a.Price {
		a.Price += id.Money(uint16(r.word())) % (a.Max - a.Price + 1)
	}
	a.Max, a.Step = 0, 0
	return a
}

// FuzzApply plays what the bytes say, offered actions and any others mixed, live and as a replay: nothing
// panics, a refused action changes nothing, and the state stays sound.
func FuzzApply(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte{0, 0, 0, 0, 1, 1, 2, 4, 0, 255, 255})
	for seed := range uint32(6) { // long games, live and as replays
		data := []byte{byte(seed), byte(seed)}
		for x := seed*2654435761 + 1; len(data) < 6000; x = x*1664525 + 1013904223 {
			data = append(data, byte(x>>24))
		}
		f.Add(data)
	}
	games, err := plain1830()
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r := &bytesReader{data: data}
		g := games[2+int(r.byte())%5]
		replay := r.byte()%2 == 1
		if replay {
			g = g.Replaying()
		}
		s := g.NewState(0, engine.NewWorkspace())
		before := s.Clone(engine.NewWorkspace())
		for len(r.data) > 0 && !s.End.Over {
			a := engine.Action{}
			if r.byte()%8 < 6 {
				a = r.pick(s)
			} else {
				a = r.action()
			}
			before.CopyFrom(s)
			err := s.Apply(a, nil)
			if err != nil {
				var refusal *engine.Refusal
				if !errors.As(err, &refusal) || refusal.Rule == id.NoRule {
					t.Fatalf("%+v: %v is no refusal", a, err)
				}
				if !s.Equal(before) {
					t.Fatalf("%+v was refused and has changed the state", a)
				}
				continue
			}
			if err := enginetest.Check(s); err != nil && !replay {
				t.Fatalf("after %+v: %v", a, err)
			}
		}
	})
}
