// Package people holds the figures of games that people played, as bands to put beside those of
// simulated games: numbers only, one file for each title. README.md says how they are made.
//
//	bands, err := people.Bands()
//	s, err := analysis.Summarise(ds, bands...)
package people

import (
	"embed"
	"fmt"
	"io/fs"

	"github.com/trainrush/trainrush/analysis"
)

//go:embed *.json
var files embed.FS

// Bands are the figures of all titles. A variant without options comes before the others, so
// that it counts where both are there.
func Bands() ([]analysis.Bands, error) {
	names, err := fs.Glob(files, "*.json")
	if err != nil {
		return nil, err
	}
	var base, others []analysis.Bands
	for _, name := range names {
		all, err := read(name)
		if err != nil {
			return nil, err
		}
		for _, b := range all {
			if b.Variant == "base" {
				base = append(base, b)
			} else {
				others = append(others, b)
			}
		}
	}
	return append(base, others...), nil
}

// read reads the file of a title.
func read(name string) ([]analysis.Bands, error) {
	f, err := files.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	bands, err := analysis.ReadBands(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return bands, nil
}
