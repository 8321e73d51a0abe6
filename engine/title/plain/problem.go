package plain

import (
	"fmt"
	"sort"
	"strings"
)

// Pos is a place in a file. Lines and columns count from 1; the zero Pos is unknown.
type Pos struct {
	File         string
	Line, Column int
}

// String is the place as compilers write it.
func (p Pos) String() string {
	switch {
	case p.File == "" && p.Line == 0:
		return ""
	case p.Line == 0:
		return p.File
	case p.File == "":
		return fmt.Sprintf("%d:%d", p.Line, p.Column)
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
}

// Problem is one thing that is wrong with data.
type Problem struct {
	Pos  Pos    // where it is written, if known
	Path string // which value
	Text string // what is wrong and what was expected
}

// Error is the problem in one line.
func (p Problem) Error() string {
	var b strings.Builder
	for _, part := range []string{p.Pos.String(), p.Path} {
		if part != "" {
			b.WriteString(part)
			b.WriteString(": ")
		}
	}
	return b.String() + p.Text
}

// Problems is everything that is wrong with data, one line each.
type Problems []Problem

// Error lists the problems.
func (ps Problems) Error() string {
	lines := make([]string, len(ps))
	for i, p := range ps {
		lines[i] = p.Error()
	}
	return strings.Join(lines, "\n")
}

// Err returns the problems as an error: nil if there are none.
func (ps Problems) Err() error {
	if len(ps) == 0 {
		return nil
	}
	return ps
}

// Add appends a problem with the value at path.
func (ps *Problems) Add(path, format string, args ...any) {
	*ps = append(*ps, Problem{Path: path, Text: fmt.Sprintf(format, args...)})
}

// Sort orders the problems by place.
func (ps Problems) Sort() {
	sort.SliceStable(ps, func(i, j int) bool {
		a, b := ps[i].Pos, ps[j].Pos
		if a.File != b.File {
			return a.File < b.File
		}
		if a.Line != b.Line {
			return a.Line < b.Line
		}
		return a.Column < b.Column
	})
}

// Places says where the value at each path is written.
type Places map[string]Pos

// Of returns the place of the value at path, or of the nearest value around it.
func (ps Places) Of(path string) Pos {
	for {
		if p, ok := ps[path]; ok {
			return p
		}
		i := strings.LastIndexByte(path, '.')
		if i < 0 {
			return Pos{}
		}
		path = path[:i]
	}
}
