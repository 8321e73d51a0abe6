package plain

import (
	"fmt"
	"reflect"
	"strings"
)

// Set replaces the value at path inside the struct that root points to. A path is keys
// joined by dots; an element of a list is named by its key, or by its index from 0 where
// elements have no key. A name that the list does not have yet adds an element: in front
// of the element called before, or at the end.
func Set(root any, path string, value *Node, before string) error {
	e := &editor{full: path, before: before, value: value}
	if err := e.at(reflect.ValueOf(root).Elem(), path, ""); err != nil {
		return e.wrap(err)
	}
	return nil
}

// Remove takes the element at path out of its list or mapping.
func Remove(root any, path string, pos Pos) error {
	e := &editor{full: path, value: &Node{Pos: pos}, remove: true}
	if err := e.at(reflect.ValueOf(root).Elem(), path, ""); err != nil {
		return e.wrap(err)
	}
	return nil
}

type editor struct {
	full   string
	before string
	value  *Node
	remove bool
}

// wrap makes one problem of an error that is none yet.
func (e *editor) wrap(err error) error {
	if ps, ok := err.(Problems); ok {
		return ps
	}
	return Problems{{Pos: e.value.Pos, Path: e.full, Text: err.Error()}}
}

// at follows rest from v; done is the part of the path behind it.
func (e *editor) at(v reflect.Value, rest, done string) error {
	if v.Kind() == reflect.Pointer && rest != "" {
		if v.IsNil() {
			return fmt.Errorf("there is no %s here; set it as a whole", done)
		}
		v = v.Elem()
	}
	if rest == "" {
		return e.replace(v)
	}
	switch v.Kind() {
	case reflect.Struct:
		return e.inStruct(v, rest, done)
	case reflect.Slice:
		return e.inList(v, rest, done)
	case reflect.Map:
		return e.inMap(v, rest, done)
	case reflect.Interface: // values whose keys only their reader knows
		if m := v.Elem(); m.Kind() == reflect.Map {
			return e.inMap(m, rest, done)
		}
	}
	return fmt.Errorf("%s is a single value: the path ends there", done)
}

func (e *editor) replace(v reflect.Value) error {
	if e.remove {
		return fmt.Errorf("only elements of lists and mappings can be removed")
	}
	fresh := reflect.New(v.Type()).Elem()
	d := &decoder{places: Places{}}
	d.value(fresh, e.value, e.full)
	if err := d.problems.Err(); err != nil {
		return err
	}
	v.Set(fresh)
	return nil
}

func (e *editor) inStruct(v reflect.Value, rest, done string) error {
	s := shapeOf(v.Type())
	if s.mapping != nil {
		if s.scalar != nil {
			v.FieldByIndex(s.scalar.index).SetZero() // the two ways of writing exclude each other
		}
		return e.at(v.FieldByIndex(s.mapping.index), rest, done)
	}
	name, rest, _ := strings.Cut(rest, ".")
	f := s.find(name)
	if f == nil {
		return fmt.Errorf("there is no key %s here; %s", name, Suggest(name, s.names()))
	}
	return e.at(v.FieldByIndex(f.index), rest, join(done, name))
}

func (e *editor) inList(v reflect.Value, rest, done string) error {
	names := elementNames(v)
	for i, name := range names {
		if rest == name {
			if e.remove {
				v.Set(reflect.AppendSlice(v.Slice(0, i), v.Slice(i+1, v.Len())))
				return nil
			}
			return e.at(v.Index(i), "", join(done, name))
		}
		// Keys may contain dots, so the whole name is compared.
		if inner, ok := strings.CutPrefix(rest, name+"."); ok {
			return e.at(v.Index(i), inner, join(done, name))
		}
	}
	if !e.remove && keyed(v.Type().Elem()) && e.value.Kind == Mapping {
		return e.add(v, rest, names)
	}
	return fmt.Errorf("%s has no element %s; %s", done, rest, Suggest(rest, names))
}

func keyed(t reflect.Type) bool { return t.Kind() == reflect.Struct && shapeOf(t).key >= 0 }

func (e *editor) add(v reflect.Value, name string, names []string) error {
	at := len(names)
	if e.before != "" {
		for at = 0; at < len(names) && names[at] != e.before; at++ {
		}
		if at == len(names) {
			return fmt.Errorf("before: there is no element %s; %s", e.before, Suggest(e.before, names))
		}
	}
	fresh := reflect.New(v.Type().Elem()).Elem()
	if err := e.replace(fresh); err != nil {
		return err
	}
	s := shapeOf(fresh.Type())
	if key := fmt.Sprint(fresh.FieldByIndex(s.fields[s.key].index).Interface()); key != name {
		return fmt.Errorf("the new element is called %s in the path and %s in the value", name, key)
	}
	out := reflect.MakeSlice(v.Type(), 0, len(names)+1)
	out = reflect.AppendSlice(out, v.Slice(0, at))
	out = reflect.Append(out, fresh)
	v.Set(reflect.AppendSlice(out, v.Slice(at, v.Len())))
	return nil
}

func (e *editor) inMap(v reflect.Value, rest, done string) error {
	name, inner, _ := strings.Cut(rest, ".")
	key := reflect.New(v.Type().Key()).Elem()
	key.SetString(name)
	old := v.MapIndex(key)
	if words := valuesOf(key.Type()); words != nil && !contains(words, name) {
		return fmt.Errorf("there is no key %s here; %s", name, Suggest(name, words))
	}
	if e.remove && inner == "" {
		if !old.IsValid() {
			return fmt.Errorf("%s has no entry %s", done, name)
		}
		v.SetMapIndex(key, reflect.Value{})
		return nil
	}
	fresh := reflect.New(v.Type().Elem()).Elem()
	if old.IsValid() {
		fresh.Set(old)
	}
	if err := e.at(fresh, inner, join(done, name)); err != nil {
		return err
	}
	if v.IsNil() {
		v.Set(reflect.MakeMap(v.Type()))
	}
	v.SetMapIndex(key, fresh)
	return nil
}
