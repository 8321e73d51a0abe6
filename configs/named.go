package configs

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
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

// names lists the files of the shelf by their names: a file in a folder of a title has the title in front.
func (s shelf) names() (out []string) {
	for name := range s.files() {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// files has the path of each built-in file of the shelf by its name.
func (s shelf) files() map[string]string {
	out := map[string]string{}
	for _, pattern := range [...]string{"*" + ending, "*/*" + ending} {
		found, err := fs.Glob(embedded, path.Join(s.folder, pattern))
		if err != nil {
			panic(err) // the pattern is wrong
		}
		for _, file := range found {
			name := strings.TrimSuffix(strings.TrimPrefix(file, s.folder+"/"), ending)
			out[strings.ReplaceAll(name, "/", "-")] = file
		}
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
	file, ok := s.files()[name]
	if !ok {
		return File{}, fmt.Errorf("there is no %s %q; %s", s.thing, name, plain.Suggest(name, s.names()))
	}
	data, err := embedded.ReadFile(file)
	return File{Name: "configs/" + file, Data: data}, err
}
