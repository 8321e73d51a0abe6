package dataset

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"

	"github.com/apache/arrow/go/v17/arrow/memory"
)

// PartID names a part: consecutive games of one title, variant and number of players.
type PartID struct {
	Title   string `json:"title"`
	Variant string `json:"variant"`
	Players int    `json:"players"`
	Number  int    `json:"part"` // from 0
}

// String returns the part as title/variant/4p/part 3.
func (id PartID) String() string {
	return fmt.Sprintf("%s/%s/%dp/part %d", id.Title, id.Variant, id.Players, id.Number)
}

// path of the file of a table of the part, relative to the dataset.
func (id PartID) path(table string, f Format) string {
	return filepath.Join(table, "title="+id.Title, "variant="+id.Variant, fmt.Sprintf("players=%d", id.Players),
		fmt.Sprintf("part-%05d.%s", id.Number, f))
}

// folderName is what may stand in the name of a folder, so that every reader of
// key=value folders reads it back unchanged.
var folderName = regexp.MustCompile(`^[a-z0-9][a-z0-9._+-]*$`)

func (id PartID) check() error {
	switch {
	case !folderName.MatchString(id.Title):
		return fmt.Errorf("title %q cannot name a folder: expected lower-case letters, digits and . _ + -", id.Title)
	case !folderName.MatchString(id.Variant):
		return fmt.Errorf("variant %q cannot name a folder: expected lower-case letters, digits and . _ + -", id.Variant)
	case id.Players < 1 || id.Players > MaxSeats:
		return fmt.Errorf("%d players: expected 1 to %d", id.Players, MaxSeats)
	case id.Number < 0:
		return fmt.Errorf("part %d: parts count from 0", id.Number)
	}
	return nil
}

// Writer writes the parts of a dataset. It is safe for concurrent use; a Part is not.
type Writer struct {
	dir  string
	opts Options
	mem  allocator
}

// NewWriter prepares the folder dir, which may already hold parts of the same run.
func NewWriter(dir string, opts Options) (*Writer, error) {
	opts, err := opts.resolve()
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	return &Writer{dir: dir, opts: opts, mem: memory.NewGoAllocator()}, nil
}

// Format is the format of the files that are written.
func (w *Writer) Format() Format { return w.opts.Format }

// Has reports whether the part is there: its games file is published after all its other files.
func (w *Writer) Has(id PartID) bool {
	_, err := os.Stat(filepath.Join(w.dir, id.path(Games, w.opts.Format)))
	return err == nil
}

// Entry reads the part again for the manifest of a resumed run.
func (w *Writer) Entry(id PartID) (PartEntry, error) { return survey(w.dir, id, w.opts.Format) }
