package configs

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/title/plain"
)

const titlesDir = "titles"

// TitleIDs lists the titles that are built in, in order of their names.
func TitleIDs() []string {
	entries, err := fs.ReadDir(embedded, titlesDir)
	if err != nil {
		return nil
	}
	var ids []string
	for _, e := range entries {
		if e.IsDir() {
			ids = append(ids, e.Name())
		}
	}
	return ids
}

// Title returns a built-in title: checked, with its defaults and the tiles of its
// supply filled in. Each call returns a definition of its own.
func Title(id string) (*title.Definition, error) {
	for _, known := range TitleIDs() {
		if id == known {
			return load(embedded, path.Join(titlesDir, id), "configs")
		}
	}
	return nil, fmt.Errorf("there is no title %q; %s", id, plain.Suggest(id, TitleIDs()))
}

// LoadTitle reads a title from a folder on disk, from all its .yaml files together.
func LoadTitle(folder string) (*title.Definition, error) {
	info, err := os.Stat(folder)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		return nil, fmt.Errorf("%s is a file; a title is a folder of .yaml files", folder)
	}
	return load(os.DirFS(folder), ".", filepath.ToSlash(folder))
}

// load reads the folder dir of fsys; shown is how messages name the root of fsys.
func load(fsys fs.FS, dir, shown string) (*title.Definition, error) {
	files, err := readFolder(fsys, dir, shown)
	if err != nil {
		return nil, err
	}
	d, places, err := decode[title.Definition](false, files...)
	if err != nil {
		return nil, err
	}
	catalogue, err := Tiles()
	if err != nil {
		return nil, err
	}
	err = d.Complete(catalogue)
	if err == nil {
		err = d.Validate()
	}
	return d, Locate(err, places)
}

func readFolder(fsys fs.FS, dir, shown string) ([]File, error) {
	entries, err := fs.ReadDir(fsys, dir)
	if err != nil {
		return nil, err
	}
	var files []File
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), ".yaml") {
			continue
		}
		data, err := fs.ReadFile(fsys, path.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		files = append(files, File{Name: path.Join(shown, dir, e.Name()), Data: data})
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("%s: no .yaml file in this folder", path.Join(shown, dir))
	}
	return files, nil
}

// Locate says where the values are written that the problems in err complain about.
func Locate(err error, places plain.Places) error {
	var problems plain.Problems
	if !errors.As(err, &problems) {
		return err
	}
	for i := range problems {
		if problems[i].Pos == (plain.Pos{}) {
			problems[i].Pos = places.Of(problems[i].Path)
		}
	}
	problems.Sort()
	return problems
}
