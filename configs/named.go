package configs

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/trainrush/trainrush/engine/title/plain"
)

const ending = ".yaml"

// shelf is a folder of built-in files that are asked for by name.
type shelf struct{ thing, folder string }

var (
	variants = shelf{"house rule", "variants"}
	plans    = shelf{"plan", "plans"}
	profiles = shelf{"profile", "strategies"}
)

// names lists the files of the shelf without their ending.
func (s shelf) names() (out []string) {
	files, err := fs.Glob(embedded, path.Join(s.folder, "*"+ending))
	if err != nil {
		return nil
	}
	for _, f := range files {
		out = append(out, strings.TrimSuffix(path.Base(f), ending))
	}
	return out
}

// isFile reports whether a name is that of a file on disk and not of a built-in one.
func isFile(name string) bool { return strings.ContainsAny(name, `/\`) || filepath.Ext(name) == ending }

// read returns a built-in file by name, or one on disk by its path, which is relative to the
// folder dir.
func (s shelf) read(name, dir string) (File, error) {
	if isFile(name) {
		if !filepath.IsAbs(name) {
			name = filepath.Join(dir, name)
		}
		data, err := os.ReadFile(name)
		return File{Name: filepath.ToSlash(name), Data: data}, err
	}
	file := path.Join(s.folder, name+ending)
	data, err := embedded.ReadFile(file)
	if err != nil {
		return File{}, fmt.Errorf("there is no %s %q; %s", s.thing, name, plain.Suggest(name, s.names()))
	}
	return File{Name: "configs/" + file, Data: data}, nil
}
