package dataset

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Manifest says what was asked for and what came of it. It is the only file of a dataset
// that knows the clock.
type Manifest struct {
	SchemaVersion int              `json:"schema_version"`
	ToolVersion   string           `json:"tool_version"`
	Run           string           `json:"run"`
	MasterSeed    int64            `json:"master_seed"`
	Shard         string           `json:"shard,omitempty"`   // as 3/16; empty for a whole run
	Plan          json.RawMessage  `json:"plan,omitempty"`    // the resolved plan; none for imported games
	Records       []RecordEntry    `json:"records,omitempty"` // files that were imported, in the order in which they were read
	Rules         []RulesEntry     `json:"rules"`
	Complete      bool             `json:"complete"` // every part is there
	Games         int64            `json:"games"`
	EndReasons    map[string]int64 `json:"end_reasons"`
	Parts         []PartEntry      `json:"parts"`
	Timings       Timings          `json:"timings"`
}

// RulesEntry is the fingerprint of a title with a variant for a number of players.
type RulesEntry struct {
	Title       string `json:"title"`
	Variant     string `json:"variant"`
	Players     int    `json:"players"`
	Fingerprint string `json:"fingerprint"`
}

// RecordEntry is a file with a game that was, or was to be, imported.
type RecordEntry struct {
	File    string `json:"file"`
	Game    *int64 `json:"game,omitempty"`    // its number in the tables
	Refused string `json:"refused,omitempty"` // why it is not in them
}

// PartEntry lists the files of a part.
type PartEntry struct {
	PartID
	Games      int64            `json:"games"`
	EndReasons map[string]int64 `json:"end_reasons"`
	Files      []FileEntry      `json:"files"`
}

// FileEntry is a file of a part; its path is relative to the dataset, with slashes.
type FileEntry struct {
	Path   string `json:"path"`
	Rows   int64  `json:"rows"`
	SHA256 string `json:"sha256"`
}

// Timings are clock times of a run.
type Timings struct {
	Started        time.Time `json:"started"`
	Seconds        float64   `json:"seconds"`
	Workers        int       `json:"workers"`
	GamesPerSecond float64   `json:"games_per_second"`
}

// Add enters a part and its counts.
func (m *Manifest) Add(e PartEntry) {
	m.Parts = append(m.Parts, e)
	m.Games += e.Games
	if m.EndReasons == nil {
		m.EndReasons = map[string]int64{}
	}
	for reason, n := range e.EndReasons {
		m.EndReasons[reason] += n
	}
}

// manifestName is manifest.json, or manifest-3-of-16.json for a shard: files of several
// shards come together in one folder.
func (m *Manifest) name() string {
	if m.Shard == "" {
		return "manifest.json"
	}
	return "manifest-" + strings.ReplaceAll(m.Shard, "/", "-of-") + ".json"
}

// WriteManifest writes the manifest into the folder of the dataset, parts in order of their
// ids, so that it does not tell which worker finished first.
func WriteManifest(dir string, m *Manifest) error {
	out := *m
	out.SchemaVersion = SchemaVersion
	out.Parts = slices.SortedFunc(slices.Values(m.Parts), func(a, b PartEntry) int { return a.PartID.compare(b.PartID) })
	data, err := json.MarshalIndent(&out, "", "  ")
	if err != nil {
		return fmt.Errorf("manifest: %w", err)
	}
	return writeFile(filepath.Join(dir, out.name()), append(data, '\n'))
}

// ReadManifests reads the manifests of a dataset: one, or one per shard. A folder without a
// manifest (a run that was interrupted) has none, which is not an error.
func ReadManifests(dir string) ([]Manifest, error) {
	names, err := filepath.Glob(filepath.Join(dir, "manifest*.json"))
	if err != nil {
		return nil, err
	}
	slices.Sort(names)
	var out []Manifest
	for _, name := range names {
		m, err := readManifest(name)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		out = append(out, m)
	}
	return out, nil
}

func readManifest(name string) (m Manifest, err error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return m, err
	}
	if err := json.Unmarshal(data, &m); err != nil {
		at := int64(len(data))
		var syntax *json.SyntaxError
		var kind *json.UnmarshalTypeError
		if errors.As(err, &syntax) {
			at = syntax.Offset
		} else if errors.As(err, &kind) {
			at = kind.Offset
		}
		return m, fmt.Errorf("cut off or not a manifest: %w (at byte %d of %d)", err, at, len(data))
	}
	if m.SchemaVersion != SchemaVersion {
		return m, fmt.Errorf("schema version %d, written by trainrush %s; this program reads version %d",
			m.SchemaVersion, m.ToolVersion, SchemaVersion)
	}
	return m, nil
}
