package cli

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/record"
	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/titles"
)

// openTitle reads a title by its id, or from a folder.
func openTitle(name string) (*title.Definition, error) {
	if !isFolder(name) {
		d, err := configs.Title(name)
		if err != nil {
			return nil, fail(exitUsage, fmt.Errorf("%w (or the name of a folder with a title of your own)", err))
		}
		return d, nil
	}
	d, err := configs.LoadTitle(name)
	return d, inputError(name, err)
}

// isFolder reports whether a title is named by its folder: it has a slash in it, or is one.
func isFolder(name string) bool {
	info, err := os.Stat(name)
	return strings.ContainsAny(name, `/\`) || err == nil && info.IsDir() && !slices.Contains(configs.TitleIDs(), name)
}

// inputError is an error with a file or folder that was given; errors of the system get the
// name in front if they do not say it.
func inputError(name string, err error) error {
	var path *fs.PathError
	switch {
	case err == nil:
		return nil
	case errors.Is(err, fs.ErrNotExist):
		return fail(exitInput, fmt.Errorf("there is no file or folder %s", name))
	case errors.As(err, &path):
		return fail(exitInput, fmt.Errorf("%s: %w", name, path.Err))
	}
	return fail(exitInput, err)
}

// readRecord reads a game record, packed with gzip or not.
func readRecord(name string) (*record.File, error) {
	data, err := readUnpacked(name)
	if err != nil {
		return nil, err
	}
	f, err := record.Parse(data)
	if err != nil {
		return nil, fail(exitInput, fmt.Errorf("%s: %w", name, err))
	}
	return f, nil
}

// mostRecordBytes is more than any game record has; what is larger is something else, and a
// small packed file can hide any amount.
const mostRecordBytes = 256 << 20

// readUnpacked reads a file, unpacked if it is packed with gzip.
func readUnpacked(name string) ([]byte, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, inputError(name, err)
	}
	defer file.Close()
	in := bufio.NewReader(file)
	if head, _ := in.Peek(2); !bytes.Equal(head, []byte{0x1f, 0x8b}) {
		data, err := readAtMost(in, mostRecordBytes)
		if err != nil {
			return nil, inputError(name, fmt.Errorf("%s: %w", name, err))
		}
		return data, nil
	}
	z, err := gzip.NewReader(in)
	var data []byte
	if err == nil {
		data, err = readAtMost(z, mostRecordBytes)
	}
	switch {
	case errors.Is(err, errTooLarge):
		return nil, fail(exitInput, fmt.Errorf("%s: unpacked, %w", name, err))
	case err != nil:
		return nil, fail(exitInput, fmt.Errorf("%s: the gzip file is broken: %w", name, err))
	}
	return data, nil
}

var errTooLarge = fmt.Errorf("it is larger than %d MB, which no game record is", mostRecordBytes>>20)

// readAtMost reads all of r, and refuses more than so many bytes.
func readAtMost(r io.Reader, most int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, most+1))
	if err == nil && int64(len(data)) > most {
		err = errTooLarge
	}
	return data, err
}

// openGame compiles the game that a record was played on. Options that the title does not
// know have no effect; unknown lists them.
func openGame(f *record.File) (g *engine.Game, unknown []string, err error) {
	d, err := titleOfRecord(f.Title)
	if err != nil {
		return nil, nil, err
	}
	var options []string
	for _, name := range f.Settings.OptionalRules {
		if slices.ContainsFunc(d.Options, func(o title.Option) bool { return o.ID == name }) {
			options = append(options, name)
		} else {
			unknown = append(unknown, name)
		}
	}
	g, err = titles.New(d, len(f.Players), options)
	return g, unknown, err
}

// titleOfRecord finds the title that records call by a name.
func titleOfRecord(name string) (*title.Definition, error) {
	var known []string
	for _, id := range configs.TitleIDs() {
		d, err := configs.Title(id)
		if err != nil {
			return nil, err
		}
		if d.RecordTitle == name {
			return d, nil
		}
		known = append(known, d.RecordTitle)
	}
	return nil, fmt.Errorf("title: %q is not among the titles that can be played: %s", name, list(known))
}
