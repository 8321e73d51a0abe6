package cli

import (
	"crypto/sha256"
	"fmt"
	"hash/fnv"
	"io/fs"
	"path/filepath"
	"strings"
)

// recordFile is a file that is to be imported.
type recordFile struct {
	name    string
	sum     [sha256.Size]byte
	game    int64  // its number in the tables
	refused string // why it is not imported
}

// refuse notes why the file is not imported; its name need not be said again.
func (f *recordFile) refuse(err error) {
	f.refused = strings.TrimPrefix(err.Error(), f.name+": ")
}

// findRecords lists the files of the arguments in their order, those of a folder by name, with
// the hashes of what they hold. What cannot be read and what is there twice is refused.
func findRecords(args []string) ([]recordFile, error) {
	var files []recordFile
	for _, arg := range args {
		names, err := recordNames(arg)
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			files = append(files, recordFile{name: name})
		}
	}
	seen := map[[sha256.Size]byte]string{}
	for i := range files {
		f := &files[i]
		data, err := readUnpacked(f.name)
		if err != nil {
			f.refuse(err)
			continue
		}
		f.sum = sha256.Sum256(data)
		if other, twice := seen[f.sum]; twice {
			f.refused = "the same record as " + other
			continue
		}
		seen[f.sum] = f.name
	}
	return files, nil
}

// recordNames is a file itself, or the records in a folder.
func recordNames(arg string) (names []string, err error) {
	err = filepath.WalkDir(arg, func(name string, e fs.DirEntry, err error) error {
		isRecord := strings.HasSuffix(name, ".json") || strings.HasSuffix(name, ".json.gz")
		if err == nil && !e.IsDir() && (isRecord || name == arg) {
			names = append(names, name)
		}
		return err
	})
	switch {
	case err != nil:
		return nil, inputError(arg, err)
	case len(names) == 0:
		return nil, fail(exitInput, fmt.Errorf("%s: no game records in it; expected files *.json or *.json.gz", arg))
	}
	return names, nil
}

// runOfRecords is the id of an import: a hash of what the files hold and what those who played
// are called. Where the files lie does not matter.
func runOfRecords(strategy string, files []recordFile) string {
	h := fnv.New64a()
	h.Write([]byte(strategy))
	for i := range files {
		h.Write(files[i].sum[:])
	}
	return fmt.Sprintf("%016x", h.Sum64())
}
