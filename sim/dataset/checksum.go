package dataset

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// Every part has a file with the checksums of its tables, in the form of sha256sum, beside the
// tables: <out>/checksums/title=…/variant=…/players=…/part-00003.sha256. A bit that flips in a table
// may leave a file that can be read, with another figure in it. Whoever changes a table on purpose
// removes that file.

const checksumsFolder = "checksums"

// sumsPath is the path of the checksums of a part, relative to the dataset.
func (id PartID) sumsPath() string { return id.path(checksumsFolder, "sha256") }

// writeSums writes the checksums of a part.
func writeSums(dir string, id PartID, files []FileEntry) error {
	var text bytes.Buffer
	for _, f := range files {
		fmt.Fprintf(&text, "%s  %s\n", f.SHA256, f.Path)
	}
	return writeFile(filepath.Join(dir, id.sumsPath()), text.Bytes())
}

// readSums reads the checksums of a part by path; none if it has no such file.
func readSums(dir string, id PartID) (map[string]string, error) {
	name := filepath.Join(dir, id.sumsPath())
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	sums := map[string]string{}
	for line := range strings.Lines(string(text)) {
		sum, path, ok := strings.Cut(strings.TrimSuffix(line, "\n"), "  ")
		if !ok || len(sum) != hex.EncodedLen(sha256.Size) {
			return nil, damaged(name, fmt.Errorf("%q is no checksum and file", shorten(line)))
		}
		sums[path] = sum
	}
	return sums, nil
}

// verifySum compares the sum of a table of a part with the one that was written, if there is one.
func verifySum(dir string, id PartID, path, sum string) error {
	sums, err := readSums(dir, id)
	if err != nil {
		return err
	}
	if want, ok := sums[filepath.ToSlash(path)]; ok && want != sum {
		return damaged(filepath.Join(dir, path), fmt.Errorf("its checksum is not the one in %s", filepath.Join(dir, id.sumsPath())))
	}
	return nil
}

// verified are the files of a dataset that were found to be whole.
type verified struct{ files sync.Map }

// check compares a file with its checksum when it is asked about it for the first time.
func (v *verified) check(dir string, p part, table string) error {
	path := p.path(table, p.format)
	if _, done := v.files.Load(path); done {
		return nil
	}
	sum, err := checksum(filepath.Join(dir, path))
	if err == nil {
		err = verifySum(dir, p.PartID, path, sum)
	}
	if err == nil {
		v.files.Store(path, true)
	}
	return err
}

// checksum is that of a file.
func checksum(name string) (string, error) {
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
