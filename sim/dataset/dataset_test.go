package dataset

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// collect reads all rows.
func collect[R any](t *testing.T, dir, table string) []R {
	t.Helper()
	d, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	var out []R
	for row, err := range Rows[R](d, table) {
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, row)
	}
	return out
}

func TestRowsComeBackAsTheyWereWritten(t *testing.T) {
	for _, opts := range variants {
		t.Run(string(opts.Format)+"-"+string(opts.Compression), func(t *testing.T) {
			dir, entry := writeSample(t, opts, 10)
			rounds := collect[Round](t, dir, Rounds)
			if len(rounds) != 30 {
				t.Fatalf("%d rounds, want 30", len(rounds))
			}
			want := Round{
				RoundRef: RoundRef{"OR 2.1", 2, RoundOperating, 2}, Phase: "3", Bank: Some(int32(-100)),
				NextTrain: Some("3+D"), TrainsLeft: Some(int32(8)),
			}
			if !reflect.DeepEqual(rounds[1], want) {
				t.Errorf("round 1 = %+v, want %+v", rounds[1], want)
			}
			if rounds[0].Bank.OK {
				t.Error("the bank of the first round should be null")
			}
			if f := collect[Flow](t, dir, Flows)[0]; f.ToName != `Société, "du Nord"` || f.FromName != "" {
				t.Errorf("flow = %+v", f)
			}
			players := collect[Player](t, dir, Players)
			if p := players[len(players)-1]; !p.Bankrupt || p.Worth != 11 || p.CertLimit.OK {
				t.Errorf("last player = %+v", p)
			}
			type game struct {
				Keys
				Worth  [MaxSeats]Opt[int32] `col:"worth"`
				Winner Opt[int32]           `col:"winner_seat"`
			}
			g := collect[game](t, dir, Games)[4]
			if g.Keys != (Keys{"r-1f", "1830", "base", 4, sampleKey(4)}) || g.Worth[1] != Some(int32(500)) || g.Worth[2].OK ||
				g.Winner != Some(int32(2)) {
				t.Errorf("game 4 = %+v", g)
			}
			if entry.Games != 10 || entry.EndReasons["bankrupt"] != 4 || entry.EndReasons["bank"] != 6 {
				t.Errorf("entry = %+v", entry)
			}
			w, err := NewWriter(dir, opts)
			if err != nil {
				t.Fatal(err)
			}
			if again, err := w.Entry(sampleID); err != nil || !reflect.DeepEqual(again, entry) {
				t.Errorf("entry read again = %+v, %v, want %+v", again, err, entry)
			}
		})
	}
}

func TestMetaComesBack(t *testing.T) {
	for _, format := range []Format{Arrow, Parquet} {
		dir, _ := writeSample(t, Options{Format: format}, 1)
		d, err := Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := d.Meta(sampleID); !ok || got != sampleMeta {
			t.Errorf("%s: meta = %+v, want %+v", format, got, sampleMeta)
		}
	}
}

func TestSameRowsSameBytes(t *testing.T) {
	for _, opts := range variants {
		a, first := writeSample(t, opts, 20)
		b, second := writeSample(t, opts, 20)
		for i, f := range first.Files {
			x, _ := os.ReadFile(filepath.Join(a, f.Path))
			y, _ := os.ReadFile(filepath.Join(b, f.Path))
			if !bytes.Equal(x, y) || second.Files[i].SHA256 != f.SHA256 {
				t.Errorf("%s differs from one writing to the next", f.Path)
			}
		}
	}
}

func TestPartIsReusable(t *testing.T) {
	dir := t.TempDir()
	w, err := NewWriter(dir, Options{})
	if err != nil {
		t.Fatal(err)
	}
	p := w.NewPart()
	for n := range 3 {
		id := PartID{"1830", "base", 4, n}
		if w.Has(id) {
			t.Fatalf("%s is there before it was written", id)
		}
		if err := p.Start(id, sampleMeta); err != nil {
			t.Fatal(err)
		}
		for g := range n + 1 {
			addSample(p, g)
		}
		if e, err := p.Commit(); err != nil || e.Games != int64(n+1) {
			t.Fatalf("%+v, %v", e, err)
		}
		if !w.Has(id) {
			t.Fatalf("%s is not there", id)
		}
	}
	if n := len(collect[Game](t, dir, Games)); n != 6 {
		t.Errorf("%d games, want 6", n)
	}
}

func TestBatchesOfALongPart(t *testing.T) {
	for _, opts := range variants {
		dir := t.TempDir()
		w, err := NewWriter(dir, opts)
		if err != nil {
			t.Fatal(err)
		}
		p := w.NewPart()
		if err := p.Start(sampleID, sampleMeta); err != nil {
			t.Fatal(err)
		}
		const rows = batchRows + 10
		for i := range rows {
			f := Flow{Reason: "tax", Amount: int32(i)}
			p.AddFlow(&f)
		}
		addSample(p, 0)
		if _, err := p.Commit(); err != nil {
			t.Fatal(err)
		}
		flows := collect[Flow](t, dir, Flows)
		if len(flows) != rows+3 || flows[rows-1].Amount != rows-1 {
			t.Errorf("%s: %d flows, want %d", opts.Format, len(flows), rows+3)
		}
	}
}

func TestDiscardLeavesNothing(t *testing.T) {
	dir := t.TempDir()
	w, _ := NewWriter(dir, Options{})
	p := w.NewPart()
	if err := p.Start(sampleID, sampleMeta); err != nil {
		t.Fatal(err)
	}
	for range batchRows { // enough to open a file
		p.AddEvent(&Event{})
	}
	p.Discard()
	filepath.WalkDir(dir, func(name string, e os.DirEntry, err error) error {
		if err == nil && !e.IsDir() {
			t.Errorf("%s is left", name)
		}
		return err
	})
	if _, err := p.Commit(); err == nil {
		t.Error("a discarded part was committed")
	}
}

func TestWhere(t *testing.T) {
	dir := t.TempDir()
	w, _ := NewWriter(dir, Options{})
	p := w.NewPart()
	for _, variant := range []string{"house", "base"} {
		if err := p.Start(PartID{"1830", variant, 4, 0}, sampleMeta); err != nil {
			t.Fatal(err)
		}
		addSample(p, 0)
		if _, err := p.Commit(); err != nil {
			t.Fatal(err)
		}
	}
	d, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if got := d.Parts(); got[0].Variant != "base" || got[1].Variant != "house" {
		t.Errorf("parts are not in order: %v", got)
	}
	type variant struct {
		Name string `col:"variant"`
	}
	house := d.Where(func(id PartID) bool { return id.Variant == "house" })
	n := 0
	for row, err := range Rows[variant](house, Games) {
		if n++; err != nil || row.Name != "house" {
			t.Errorf("row %+v, %v", row, err)
		}
	}
	if n != 1 {
		t.Errorf("%d rows, want 1", n)
	}
}

func TestRefusals(t *testing.T) {
	check := func(name string, err error, words ...string) {
		t.Helper()
		if err == nil {
			t.Errorf("%s: no error", name)
			return
		}
		for _, w := range words {
			if !strings.Contains(err.Error(), w) {
				t.Errorf("%s: %q does not say %q", name, err, w)
			}
		}
	}
	_, err := NewWriter(t.TempDir(), Options{Format: "xlsx"})
	check("format", err, "xlsx", "arrow, parquet, csv")
	_, err = NewWriter(t.TempDir(), Options{Compression: "gzip"})
	check("compression", err, "gzip", "zstd, lz4, none")
	_, err = NewWriter(t.TempDir(), Options{CSV, Zstd})
	check("csv", err, "none")
	_, err = NewWriter(t.TempDir(), Options{Parquet, LZ4})
	check("parquet", err, "zstd or none")

	w, _ := NewWriter(t.TempDir(), Options{})
	p := w.NewPart()
	check("title", p.Start(PartID{Title: "18/30", Variant: "base", Players: 4}, sampleMeta), "18/30", "lower-case")
	check("variant", p.Start(PartID{Title: "1830", Variant: "..", Players: 4}, sampleMeta), "variant")
	check("players", p.Start(PartID{Title: "1830", Variant: "base", Players: 9}, sampleMeta), "9 players", "1 to 8")

	dir, _ := writeSample(t, Options{}, 1)
	d, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	first := func(err error) error { return err }
	for _, err := range Rows[Game](d, "trains") {
		check("table", first(err), "trains", "rounds, players")
	}
	for _, err := range Rows[struct {
		X int32 `col:"speed"`
	}](d, Games) {
		check("column", err, "speed", "end_reason")
	}
	for _, err := range Rows[struct {
		X int32 `col:"winner_seat"`
	}](d, Games) {
		check("null", err, "winner_seat", "Opt[int32]")
	}
	for _, err := range Rows[struct {
		X string `col:"actions"`
	}](d, Games) {
		check("type", err, "actions", "int32, not string")
	}
	for _, err := range Rows[struct{ X string }](d, Games) {
		check("tag", err, "col tag")
	}
}
