package dataset

import (
	"bytes"
	"flag"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/apache/arrow/go/v17/arrow"
	"github.com/apache/arrow/go/v17/arrow/memory"
)

var update = flag.Bool("update", false, "write the golden files anew")

func mapMetadata(m map[string]string) arrow.Metadata { return arrow.MetadataFrom(m) }

func TestEveryColumnIsDescribed(t *testing.T) {
	for _, table := range Tables() {
		seen := map[string]bool{}
		for _, c := range table.Columns {
			if c.Meaning == "" {
				t.Errorf("%s.%s has no meaning", table.Name, c.Name)
			}
			if seen[c.Name] {
				t.Errorf("%s.%s stands twice", table.Name, c.Name)
			}
			seen[c.Name] = true
		}
		for _, key := range []string{"run", "title", "variant", "players", "block", "rotation", "game", "seed"} {
			if !seen[key] {
				t.Errorf("%s has no key %s", table.Name, key)
			}
		}
	}
}

// TestPartFilesAreTheTables guards the two lists that must have one order.
func TestPartFilesAreTheTables(t *testing.T) {
	w, _ := NewWriter(t.TempDir(), Options{})
	p := w.NewPart()
	if len(p.files) != len(tables) || tables[len(tables)-1].Name != Games {
		t.Fatal("the games table is not the last of the files")
	}
	if err := p.Start(sampleID, sampleMeta); err != nil {
		t.Fatal(err)
	}
	addSample(p, 1) // a builder of another table panics on the type of a column
}

func TestFieldMetadata(t *testing.T) {
	table, err := lookup(Players)
	if err != nil {
		t.Fatal(err)
	}
	fs, _ := table.schema(arrow.Metadata{}).FieldsByName("cert_limit")
	unit, _ := fs[0].Metadata.GetValue("unit")
	meaning, _ := fs[0].Metadata.GetValue("meaning")
	if unit != "certificates" || !strings.Contains(meaning, "limit") || !fs[0].Nullable {
		t.Errorf("cert_limit: unit %q, meaning %q, nullable %v", unit, meaning, fs[0].Nullable)
	}
}

func TestMistakesInRowStructsPanic(t *testing.T) {
	for name, v := range map[string]any{
		"no tag": &struct{ A int32 }{},
		"wrong type": &struct {
			A uint8 `col:"a"`
		}{},
	} {
		if guard(func() error { fields(reflect.ValueOf(v).Elem()); return nil }) == nil {
			t.Errorf("%s: no panic", name)
		}
	}
}

func TestDictionary(t *testing.T) {
	var got bytes.Buffer
	if err := WriteDictionary(&got); err != nil {
		t.Fatal(err)
	}
	const golden = "testdata/dictionary.md"
	if *update {
		if err := os.WriteFile(golden, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Errorf("the data dictionary changed: raise SchemaVersion if files of before cannot be read, then run the test with -update")
	}
}

// TestAllocatorIsBalanced checks that writing gives all memory back.
func TestAllocatorIsBalanced(t *testing.T) {
	for _, opts := range variants {
		mem := memory.NewCheckedAllocator(memory.NewGoAllocator())
		w, err := NewWriter(t.TempDir(), opts)
		if err != nil {
			t.Fatal(err)
		}
		w.mem = mem
		p := w.NewPart()
		for n := range 2 {
			if err := p.Start(PartID{"1830", "base", 4, n}, sampleMeta); err != nil {
				t.Fatal(err)
			}
			for g := range 5 {
				addSample(p, g)
			}
			if _, err := p.Commit(); err != nil {
				t.Fatal(err)
			}
		}
		mem.AssertSize(t, 0)
	}
}

func BenchmarkAddCorporation(b *testing.B) {
	w, err := NewWriter(b.TempDir(), Options{})
	if err != nil {
		b.Fatal(err)
	}
	p := w.NewPart()
	if err := p.Start(sampleID, sampleMeta); err != nil {
		b.Fatal(err)
	}
	row := Corporation{Symbol: "B&O", Kind: "major", State: Operating, Price: Some(int32(90)), Trains: "3 3 4"}
	b.ReportAllocs()
	for b.Loop() {
		p.AddCorporation(&row)
	}
	p.Discard()
}

func BenchmarkRows(b *testing.B) {
	dir, _ := writeSample(b, Options{}, 20000)
	d, err := Open(dir)
	if err != nil {
		b.Fatal(err)
	}
	type price struct {
		Game   int64      `col:"game"`
		Symbol string     `col:"corporation"`
		Price  Opt[int32] `col:"price"`
	}
	rows := 0
	for b.Loop() {
		for _, err := range Rows[price](d, Corporations) {
			if err != nil {
				b.Fatal(err)
			}
			rows++
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(rows), "ns/row")
}
