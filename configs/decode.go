package configs

import "github.com/trainrush/trainrush/engine/title/plain"

// File is a YAML file: a name for messages, and its text.
type File struct {
	Name string
	Data []byte
}

// Decode reads YAML files strictly into a new T, a struct with yaml tags (see
// engine/title/plain). The keys of T may be spread over several files, each key in one
// of them. The error lists everything that is wrong as a plain.Problems.
func Decode[T any](files ...File) (*T, error) {
	v, _, err := decode[T](false, files...)
	return v, err
}

// DecodePart is Decode for a file that need not hold all required top-level keys,
// because others hold the rest.
func DecodePart[T any](file File) (*T, error) {
	v, _, err := decode[T](true, file)
	return v, err
}

func decode[T any](partial bool, files ...File) (*T, plain.Places, error) {
	var docs []*plain.Node
	var problems plain.Problems
	for _, f := range files {
		doc, err := parse(f)
		if err != nil {
			problems = append(problems, err.(plain.Problems)...)
			continue
		}
		docs = append(docs, doc)
	}
	if len(problems) > 0 {
		return nil, nil, problems
	}
	v := new(T)
	places, err := plain.Decode(v, partial, docs...)
	if err != nil {
		return nil, nil, err
	}
	return v, places, nil
}
