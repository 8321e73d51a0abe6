package dataset

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// sampleFile is the path of a table of the sample.
func sampleFile(dir, table string, f Format) string {
	return filepath.Join(dir, sampleID.path(table, f))
}

func edit(t *testing.T, name string, change func([]byte) []byte) {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, change(data), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestOpenNamesTheFault spoils a dataset in one way at a time.
func TestOpenNamesTheFault(t *testing.T) {
	cases := []struct {
		name  string
		opts  Options
		spoil func(t *testing.T, dir string)
		says  []string
	}{
		{"arrow cut off", Options{}, func(t *testing.T, dir string) {
			edit(t, sampleFile(dir, Players, Arrow), func(b []byte) []byte { return b[:len(b)/2] })
		}, []string{"players/title=1830/variant=base/players=4/part-00003.arrow", "cut off or not an Arrow file"}},
		{"arrow empty", Options{}, func(t *testing.T, dir string) {
			edit(t, sampleFile(dir, Flows, Arrow), func([]byte) []byte { return nil })
		}, []string{"flows", "cut off"}},
		{"arrow foreign text", Options{}, func(t *testing.T, dir string) {
			edit(t, sampleFile(dir, Games, Arrow), func([]byte) []byte { return []byte(strings.Repeat("hello ", 100)) })
		}, []string{"games", "not an Arrow file"}},
		{"parquet cut off", Options{Format: Parquet}, func(t *testing.T, dir string) {
			edit(t, sampleFile(dir, Games, Parquet), func(b []byte) []byte { return b[:len(b)-9] })
		}, []string{"games", "cut off or not a Parquet file"}},
		{"csv with another header", Options{Format: CSV}, func(t *testing.T, dir string) {
			edit(t, sampleFile(dir, Games, CSV), func(b []byte) []byte { return append([]byte("id,"), b...) })
		}, []string{"games", "first line", "run,title"}},
		{"table missing", Options{}, func(t *testing.T, dir string) {
			os.Remove(sampleFile(dir, Events, Arrow))
		}, []string{"events", "missing, although", "games"}},
		{"table of another kind", Options{}, func(t *testing.T, dir string) {
			data, _ := os.ReadFile(sampleFile(dir, Flows, Arrow))
			edit(t, sampleFile(dir, Events, Arrow), func([]byte) []byte { return data })
		}, []string{"events", `holds the table "flows"`}},
		{"stray file", Options{}, func(t *testing.T, dir string) {
			os.WriteFile(filepath.Join(dir, Games, "mine.arrow"), nil, 0o644)
		}, []string{"mine.arrow", "not a part", "title=…"}},
		{"two formats", Options{}, func(t *testing.T, dir string) {
			os.WriteFile(sampleFile(dir, Games, CSV), nil, 0o644)
		}, []string{"part-00003", "remove one"}},
		{"only unfinished", Options{}, func(t *testing.T, dir string) {
			os.Remove(sampleFile(dir, Games, Arrow))
		}, []string{"no finished part", "part-00000.arrow"}},
		{"no folder", Options{}, func(t *testing.T, dir string) {
			os.RemoveAll(dir)
		}, []string{"no dataset"}},
		{"manifest cut off", Options{}, func(t *testing.T, dir string) {
			os.WriteFile(filepath.Join(dir, "manifest.json"), []byte(`{"schema_version": 1, "run"`), 0o644)
		}, []string{"manifest.json", "cut off or not a manifest", "at byte 27 of 27"}},
		{"manifest with a wrong letter", Options{}, func(t *testing.T, dir string) {
			os.WriteFile(filepath.Join(dir, "manifest.json"), []byte(`{"schema_version": 1; "run": "x"}`), 0o644)
		}, []string{"manifest.json", "cut off or not a manifest", "at byte 21 of 33"}},
		{"manifest of another version", Options{}, func(t *testing.T, dir string) {
			os.WriteFile(filepath.Join(dir, "manifest.json"), []byte(`{"schema_version": 9, "tool_version": "4.0"}`), 0o644)
		}, []string{"schema version 9", "trainrush 4.0", "version 1"}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			dir, _ := writeSample(t, c.opts, 3)
			c.spoil(t, dir)
			_, err := Open(dir)
			if err == nil {
				t.Fatal("no error")
			}
			for _, s := range c.says {
				if !strings.Contains(err.Error(), s) {
					t.Errorf("%q does not say %q", err, s)
				}
			}
		})
	}
}

func TestOpenRefusesAnotherSchemaVersion(t *testing.T) {
	table, _ := lookup(Games)
	md := sampleMeta.metadata(Games, sampleID)
	for _, c := range []struct{ version, says string }{
		{"2", "schema version 2, written by trainrush 0.1.0; this program reads version 1"},
		{"", "not a trainrush table"},
	} {
		m := md.ToMap()
		m[keyVersion] = c.version
		if _, err := parseMeta(mapMetadata(m), table.Name); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("version %q: %v, want %q", c.version, err, c.says)
		}
	}
}

func TestHiddenFilesAreNotParts(t *testing.T) {
	dir, _ := writeSample(t, Options{}, 1)
	os.WriteFile(partial(sampleFile(dir, Games, Arrow)), []byte("half"), 0o644)
	if _, err := Open(dir); err != nil {
		t.Error(err)
	}
}

// TestDamageIsAnError flips bits and cuts files at many places: it is noticed, without a panic, and
// the error says which file it was. Without the checksums reading may succeed.
func TestDamageIsAnError(t *testing.T) {
	for _, opts := range variants {
		dir, _ := writeSample(t, opts, 5)
		name, sums := sampleFile(dir, Corporations, opts.Format), filepath.Join(dir, sampleID.sumsPath())
		whole, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for at := 0; at < len(whole); at += 1 + len(whole)/61 {
			flipped := append([]byte(nil), whole...)
			flipped[at] ^= 1 << (at % 8)
			for _, data := range [][]byte{flipped, whole[:at]} {
				if err := os.WriteFile(name, data, 0o644); err != nil {
					t.Fatal(err)
				}
				if err := readAll(dir); err == nil || !strings.Contains(err.Error(), Corporations) {
					t.Errorf("%v at %d: %v, want an error that names the file", opts, at, err)
				}
				if err := os.Rename(sums, sums+"~"); err != nil {
					t.Fatal(err)
				}
				if err := readAll(dir); err != nil && !strings.Contains(err.Error(), Corporations) {
					t.Errorf("%v at %d: %v does not name the file", opts, at, err)
				}
				if err := os.Rename(sums+"~", sums); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// TestChangedOnPurpose reads a table that was changed once its checksums are gone, and goes on with
// a part that is whole only.
func TestChangedOnPurpose(t *testing.T) {
	dir, _ := writeSample(t, Options{Format: CSV}, 3)
	w, err := NewWriter(dir, Options{Format: CSV})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Entry(sampleID); err != nil {
		t.Fatal(err)
	}
	edit(t, sampleFile(dir, Corporations, CSV), func(b []byte) []byte { return bytes.Replace(b, []byte(",90,"), []byte(",91,"), 1) })
	_, err = w.Entry(sampleID)
	for _, err := range []error{err, readAll(dir)} {
		if !errors.Is(err, ErrDamaged) || !strings.Contains(err.Error(), "its checksum is not the one in "+filepath.Join(dir, "checksums")) {
			t.Errorf("a changed figure: %v", err)
		}
	}
	sums := filepath.Join(dir, sampleID.sumsPath())
	edit(t, sums, func(b []byte) []byte { return b[:len(b)/2] })
	if err := readAll(dir); err == nil || !strings.Contains(err.Error(), sums) {
		t.Errorf("checksums cut off: %v", err)
	}
	if err := os.Remove(sums); err != nil {
		t.Fatal(err)
	}
	if err := readAll(dir); err != nil {
		t.Errorf("without checksums: %v", err)
	}
}

func readAll(dir string) error {
	d, err := Open(dir)
	if err != nil {
		return err
	}
	for _, err := range Rows[Corporation](d, Corporations) {
		if err != nil {
			return err
		}
	}
	return nil
}

// FuzzOpen reads a corporations file of any content.
func FuzzOpen(f *testing.F) {
	dir, _ := writeSample(f, Options{Compression: Uncompressed}, 2)
	if err := os.Remove(filepath.Join(dir, sampleID.sumsPath())); err != nil { // or nothing would be decoded
		f.Fatal(err)
	}
	name := sampleFile(dir, Corporations, Arrow)
	whole, err := os.ReadFile(name)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(whole)
	f.Add(whole[:len(whole)/2])
	f.Add([]byte("ARROW1"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := os.WriteFile(name, data, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := readAll(dir); err != nil && !strings.Contains(err.Error(), Corporations) {
			t.Errorf("%v does not name the file", err)
		}
	})
}

func TestManifest(t *testing.T) {
	dir, entry := writeSample(t, Options{}, 5)
	m := &Manifest{ToolVersion: "0.1.0", Run: "r-1f", Plan: json.RawMessage(`{"games":5}`), Rules: []RulesEntry{{"1830", "base", 4, "aa"}}}
	later := entry
	later.Number = 9
	m.Add(later)
	m.Add(entry)
	if err := WriteManifest(dir, m); err != nil {
		t.Fatal(err)
	}
	d, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	got := d.Manifests()[0]
	if got.Games != 10 || got.EndReasons["bankrupt"] != 4 || got.Parts[0].Number != 3 || got.Parts[1].Number != 9 {
		t.Errorf("manifest = %+v", got)
	}
	m.Shard = "3/16"
	if err := WriteManifest(dir, m); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "manifest-3-of-16.json")); err != nil {
		t.Error(err)
	}
	if ms, err := ReadManifests(dir); err != nil || len(ms) != 2 {
		t.Errorf("%d manifests, %v", len(ms), err)
	}
}
