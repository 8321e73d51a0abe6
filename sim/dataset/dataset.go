package dataset

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Dataset is a folder of tables opened for reading. It holds no file open between reads, and
// is safe for concurrent use.
type Dataset struct {
	dir       string
	parts     []part
	manifests []Manifest
	verified  *verified
}

// part is a finished part: its games file is there.
type part struct {
	PartID
	format Format
	meta   Meta
}

// ErrEmpty is the error of a folder without any finished part.
var ErrEmpty = errors.New("no finished part in it")

// ErrDamaged is the error of a file whose head is right, but not what follows.
var ErrDamaged = errors.New("damaged")

// Open lists the finished parts of the dataset in dir and checks the head of every file. The
// error names each file that is missing, cut off, foreign or of another version, and says
// what was expected.
func Open(dir string) (*Dataset, error) {
	if _, err := os.Stat(dir); err != nil {
		return nil, fmt.Errorf("no dataset: %w", err)
	}
	found := make(map[string]map[PartID]Format, len(tables)) // by table
	var faults []error
	// Games come last into a folder, so they are looked up first: another shard may be writing.
	for _, t := range slices.Backward(tables) {
		files, err := findParts(dir, t.Name)
		found[t.Name] = files
		faults = append(faults, err)
	}
	manifests, err := ReadManifests(dir)
	faults = append(faults, err)
	d := &Dataset{dir: dir, manifests: manifests, verified: &verified{}}
	for id, format := range found[Games] {
		p := part{PartID: id, format: format}
		for _, t := range tables {
			if got, ok := found[t.Name][id]; !ok || got != format {
				faults = append(faults, fmt.Errorf("%s: missing, although %s is there",
					d.file(p, t.Name), d.file(p, Games)))
				continue
			}
			meta, err := readMeta(d.file(p, t.Name), format, t)
			faults = append(faults, err)
			p.meta = meta
		}
		if format == CSV && len(manifests) > 0 {
			m := manifests[0]
			p.meta = Meta{Run: m.Run, ToolVersion: m.ToolVersion, MasterSeed: m.MasterSeed}
		}
		d.parts = append(d.parts, p)
	}
	if err := summarise(faults); err != nil {
		return nil, err
	}
	if len(d.parts) == 0 {
		return nil, fmt.Errorf("%s: %w; expected files such as %s", dir, ErrEmpty, filepath.Join(Games, partExample))
	}
	slices.SortFunc(d.parts, func(a, b part) int { return a.compare(b.PartID) })
	return d, nil
}

// summarise joins the faults, in the order of their text, and cuts a long list short.
func summarise(faults []error) error {
	const most = 10
	faults = slices.DeleteFunc(faults, func(err error) bool { return err == nil })
	slices.SortFunc(faults, func(a, b error) int { return cmp.Compare(a.Error(), b.Error()) })
	if n := len(faults) - most; n > 0 {
		faults = append(faults[:most], fmt.Errorf("and %d more", n))
	}
	return errors.Join(faults...)
}

func (id PartID) compare(other PartID) int {
	return cmp.Or(cmp.Compare(id.Title, other.Title), cmp.Compare(id.Variant, other.Variant),
		cmp.Compare(id.Players, other.Players), cmp.Compare(id.Number, other.Number))
}

var partPath = regexp.MustCompile(`^title=([^/]+)/variant=([^/]+)/players=(\d+)/part-(\d+)\.(arrow|parquet|csv)$`)

// partExample says in messages what files are called.
const partExample = "title=…/variant=…/players=…/part-00000.arrow"

// findParts lists the files of a table. Hidden files are parts being written.
func findParts(dir, table string) (map[PartID]Format, error) {
	root := filepath.Join(dir, table)
	out := map[PartID]Format{}
	err := filepath.WalkDir(root, func(name string, e fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist) && name == root:
			return nil
		case err != nil || e.IsDir() || strings.HasPrefix(e.Name(), "."):
			return err
		}
		rel, _ := filepath.Rel(root, name)
		m := partPath.FindStringSubmatch(filepath.ToSlash(rel))
		if m == nil {
			return fmt.Errorf("%s: not a part; expected files such as %s in %s", name, partExample, root)
		}
		id := PartID{Title: m[1], Variant: m[2]}
		var errPlayers, errNumber error
		id.Players, errPlayers = strconv.Atoi(m[3])
		id.Number, errNumber = strconv.Atoi(m[4])
		if err := errors.Join(errPlayers, errNumber); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if other, twice := out[id]; twice {
			return fmt.Errorf("%s: the same part is there as .%s too; remove one of them", name, other)
		}
		out[id] = Format(m[5])
		return nil
	})
	return out, err
}

func (d *Dataset) file(p part, table string) string {
	return filepath.Join(d.dir, p.path(table, p.format))
}

// Parts lists the parts in order of title, variant, players and number.
func (d *Dataset) Parts() []PartID {
	out := make([]PartID, len(d.parts))
	for i, p := range d.parts {
		out[i] = p.PartID
	}
	return out
}

// Meta returns what the schema metadata says of a part; CSV files carry none, so that it comes
// from the manifest as far as that goes.
func (d *Dataset) Meta(id PartID) (Meta, bool) {
	for _, p := range d.parts {
		if p.PartID == id {
			return p.meta, true
		}
	}
	return Meta{}, false
}

// Format returns the format of the files of a part; none if there is no such part.
func (d *Dataset) Format(id PartID) Format {
	for _, p := range d.parts {
		if p.PartID == id {
			return p.format
		}
	}
	return ""
}

// Manifests returns the manifests: none for an interrupted run, one per shard otherwise.
func (d *Dataset) Manifests() []Manifest { return d.manifests }

// Where returns the dataset of those parts that keep accepts.
func (d *Dataset) Where(keep func(PartID) bool) *Dataset {
	out := &Dataset{dir: d.dir, manifests: d.manifests, verified: d.verified}
	for _, p := range d.parts {
		if keep(p.PartID) {
			out.parts = append(out.parts, p)
		}
	}
	return out
}
