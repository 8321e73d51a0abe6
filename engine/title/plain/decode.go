package plain

import (
	"fmt"
	"reflect"
	"strings"
)

// Locator is implemented by a struct that wants to know where it was written.
type Locator interface{ SetPos(Pos) }

// Decode fills dst, a pointer to a struct, from the keys of all docs together, as if
// they stood in one document. It reports every problem it finds: unknown and repeated
// keys, wrong types, words outside a closed set, missing keys (unless partial). Places
// covers what could be read.
func Decode(dst any, partial bool, docs ...*Node) (Places, error) {
	d := &decoder{places: Places{}}
	all := &Node{Kind: Mapping}
	for _, doc := range docs {
		if all.Pos.File == "" {
			all.Pos = doc.Pos
		}
		if doc.Kind != Mapping {
			d.fail(doc, "", "expected a mapping of keys, found %s", doc.Kind)
			continue
		}
		all.Keys = append(all.Keys, doc.Keys...)
	}
	v := reflect.ValueOf(dst).Elem()
	d.keys(v, all, "", partial || len(d.problems) > 0)
	d.problems.Sort()
	return d.places, d.problems.Err()
}

type decoder struct {
	problems Problems
	places   Places
}

func (d *decoder) fail(n *Node, path, format string, args ...any) {
	d.problems = append(d.problems, Problem{n.Pos, path, fmt.Sprintf(format, args...)})
}

// value fills v from n.
func (d *decoder) value(v reflect.Value, n *Node, path string) {
	d.places[path] = n.Pos
	if v.Kind() == reflect.Interface {
		if p := n.plain(); p != nil {
			v.Set(reflect.ValueOf(p))
		}
		return
	}
	if n.Kind == Null {
		d.fail(n, path, "no value given; leave the key out if there is none")
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		d.value(v.Elem(), n, path)
	case reflect.Struct:
		d.structure(v, n, path)
	case reflect.Slice:
		d.list(v, n, path)
	case reflect.Map:
		d.mapping(v, n, path)
	default:
		d.scalar(v, n, path)
	}
}

func (d *decoder) structure(v reflect.Value, n *Node, path string) {
	s := shapeOf(v.Type())
	switch {
	case s.scalar != nil && n.Kind == Scalar:
		d.value(v.FieldByIndex(s.scalar.index), n, path)
	case s.mapping != nil && n.Kind == Mapping:
		d.value(v.FieldByIndex(s.mapping.index), n, path)
	case s.union():
		d.fail(n, path, "expected a single value or a mapping, found %s", n.Kind)
	case n.Kind != Mapping:
		d.fail(n, path, "expected a mapping with the keys %s; found %s", strings.Join(s.names(), ", "), n.describe())
	default:
		d.keys(v, n, path, false)
	}
}

// keys fills the fields of a struct.
func (d *decoder) keys(v reflect.Value, n *Node, path string, partial bool) {
	s := shapeOf(v.Type())
	if l, ok := v.Addr().Interface().(Locator); ok {
		l.SetPos(n.Pos)
	}
	seen := map[string]Pos{}
	for _, k := range n.Keys {
		at := &Node{Pos: k.Pos}
		f := s.find(k.Name)
		if f == nil {
			d.fail(at, join(path, k.Name), "unknown key; %s", Suggest(k.Name, s.names()))
			continue
		}
		if first, twice := seen[k.Name]; twice {
			d.fail(at, join(path, k.Name), "the key is given twice, first at %s", first)
			continue
		}
		seen[k.Name] = k.Pos
		d.value(v.FieldByIndex(f.index), k.Value, join(path, k.Name))
		d.places[join(path, k.Name)] = k.Pos
	}
	if partial {
		return
	}
	for _, f := range s.fields {
		if _, ok := seen[f.name]; !ok && !f.optional {
			d.fail(n, path, "the key %s is missing%s", f.name, explain(f.doc))
		}
	}
}

func explain(doc string) string {
	if doc == "" {
		return ""
	}
	return " (" + doc + ")"
}

func (d *decoder) list(v reflect.Value, n *Node, path string) {
	if n.Kind != List {
		d.fail(n, path, "expected a list, found %s", n.describe())
		return
	}
	v.Set(reflect.MakeSlice(v.Type(), len(n.Items), len(n.Items)))
	names := itemNames(v.Type().Elem(), n)
	for i, item := range n.Items {
		d.value(v.Index(i), item, join(path, names[i]))
	}
}

// itemNames gives the elements of a list node the names that elementNames gives them
// when they are read.
func itemNames(t reflect.Type, n *Node) []string {
	return uniqueNames(len(n.Items), func(i int) (string, bool) {
		if t.Kind() != reflect.Struct || shapeOf(t).key < 0 {
			return "", false
		}
		key := shapeOf(t).fields[shapeOf(t).key].name
		if s := shapeOf(t).scalar; s != nil && s.name == key && n.Items[i].Kind == Scalar {
			return n.Items[i].Text, true
		}
		for _, k := range n.Items[i].Keys {
			if k.Name == key && k.Value.Kind == Scalar {
				return k.Value.Text, true
			}
		}
		return "", false
	})
}

func (d *decoder) mapping(v reflect.Value, n *Node, path string) {
	if n.Kind != Mapping {
		d.fail(n, path, "expected a mapping, found %s", n.describe())
		return
	}
	v.Set(reflect.MakeMapWithSize(v.Type(), len(n.Keys)))
	for _, k := range n.Keys {
		at := join(path, k.Name)
		name := reflect.New(v.Type().Key()).Elem()
		name.SetString(k.Name)
		if words := valuesOf(name.Type()); words != nil && !contains(words, k.Name) {
			d.fail(&Node{Pos: k.Pos}, at, "unknown key; %s", Suggest(k.Name, words))
			continue
		}
		if v.MapIndex(name).IsValid() {
			d.fail(&Node{Pos: k.Pos}, at, "the key is given twice")
			continue
		}
		e := reflect.New(v.Type().Elem()).Elem()
		d.value(e, k.Value, at)
		v.SetMapIndex(name, e)
	}
}
