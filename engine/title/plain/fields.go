package plain

import (
	"fmt"
	"reflect"
	"strings"
	"sync"
)

// field is one key of a struct.
type field struct {
	name     string
	doc      string
	index    []int
	typ      reflect.Type
	optional bool
}

// shape is what the tags of a struct type say.
type shape struct {
	fields  []field
	key     int // position of the field that names an element, -1 for none
	scalar  *field
	mapping *field
}

// union reports whether the struct is written as one value or as a mapping without keys of
// its own.
func (s *shape) union() bool { return len(s.fields) == 0 && (s.scalar != nil || s.mapping != nil) }

func (s *shape) find(name string) *field {
	for i := range s.fields {
		if s.fields[i].name == name {
			return &s.fields[i]
		}
	}
	return nil
}

func (s *shape) names() []string {
	out := make([]string, len(s.fields))
	for i, f := range s.fields {
		out[i] = f.name
	}
	return out
}

var shapes sync.Map // reflect.Type to *shape

// shapeOf reads the tags of a struct type once.
func shapeOf(t reflect.Type) *shape {
	if s, ok := shapes.Load(t); ok {
		return s.(*shape)
	}
	s := &shape{key: -1}
	s.add(t, nil)
	actual, _ := shapes.LoadOrStore(t, s)
	return actual.(*shape)
}

func (s *shape) add(t reflect.Type, at []int) {
	for i := range t.NumField() {
		sf := t.Field(i)
		tag, tagged := sf.Tag.Lookup("yaml")
		if !sf.IsExported() || tag == "-" {
			continue
		}
		if !tagged {
			panic(fmt.Sprintf("plain: field %s.%s has no yaml tag", t, sf.Name))
		}
		name, options, _ := strings.Cut(tag, ",")
		f := field{
			name:  name,
			doc:   sf.Tag.Get("doc"),
			index: append(append([]int(nil), at...), i),
			typ:   sf.Type,
		}
		isKey := false
		for _, o := range strings.Split(options, ",") {
			switch o {
			case "":
			case "omitempty":
				f.optional = true
			case "key":
				isKey = true
			case "inline":
				s.add(sf.Type, f.index)
			case "scalar":
				s.scalar = &f
			case "mapping":
				s.mapping = &f
			default:
				panic(fmt.Sprintf("plain: field %s.%s has an unknown tag option %q", t, sf.Name, o))
			}
		}
		if name == "" {
			continue
		}
		if isKey {
			s.key = len(s.fields)
		}
		s.fields = append(s.fields, f)
	}
}

// valuesOf returns the words of a closed set, nil if t is none.
func valuesOf(t reflect.Type) []string {
	if v, ok := reflect.Zero(t).Interface().(interface{ Values() []string }); ok && t.Kind() == reflect.String {
		return v.Values()
	}
	return nil
}

// elementNames is how a path names the elements of a list: by their key where the
// elements have one, else by their index. A repeated key gets #2, #3, …
func elementNames(list reflect.Value) []string {
	return uniqueNames(list.Len(), func(i int) (string, bool) {
		e := list.Index(i)
		if e.Kind() != reflect.Struct {
			return "", false
		}
		s := shapeOf(e.Type())
		if s.key < 0 {
			return "", false
		}
		return fmt.Sprint(e.FieldByIndex(s.fields[s.key].index).Interface()), true
	})
}

func uniqueNames(n int, key func(int) (string, bool)) []string {
	names := make([]string, n)
	seen := make(map[string]int, n)
	for i := range n {
		name, ok := key(i)
		if !ok {
			names[i] = fmt.Sprint(i)
			continue
		}
		if seen[name]++; seen[name] > 1 {
			name = fmt.Sprintf("%s#%d", name, seen[name])
		}
		names[i] = name
	}
	return names
}

// join appends a name to a path.
func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}
