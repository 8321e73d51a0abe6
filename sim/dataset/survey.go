package dataset

import (
	"io"
	"path/filepath"
)

// survey counts what the files of a finished part hold. Files that are not as they were written are
// an error.
func survey(dir string, id PartID, format Format) (PartEntry, error) {
	entry := PartEntry{PartID: id, EndReasons: map[string]int64{}}
	for _, t := range tables {
		path := id.path(t.Name, format)
		sum, err := checksum(filepath.Join(dir, path))
		if err == nil {
			err = verifySum(dir, id, path, sum)
		}
		if err != nil {
			return entry, err
		}
		rows, err := countRows(filepath.Join(dir, path), format, t)
		if err != nil {
			return entry, err
		}
		entry.Files = append(entry.Files, FileEntry{Path: filepath.ToSlash(path), Rows: rows, SHA256: sum})
	}
	d := &Dataset{dir: dir, verified: &verified{}, parts: []part{{PartID: id, format: format}}}
	type ending struct {
		Reason string `col:"end_reason"`
	}
	for row, err := range Rows[ending](d, Games) {
		if err != nil {
			return entry, err
		}
		entry.EndReasons[row.Reason]++
		entry.Games++
	}
	return entry, nil
}

func countRows(name string, format Format, t Table) (int64, error) {
	d, err := open(name, format, t, []string{"game"})
	if err != nil {
		return 0, err
	}
	defer d.close()
	var n int64
	for {
		rec, err := d.next()
		switch {
		case err == io.EOF:
			return n, nil
		case err != nil:
			return 0, err
		}
		n += rec.NumRows()
	}
}
