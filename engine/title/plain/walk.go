package plain

import (
	"fmt"
	"reflect"
	"slices"
	"sort"
	"strings"
)

// Leaf is one value inside plain data: a single value, a list of single values, or a
// mapping from the words of a closed set.
type Leaf struct {
	Path  string
	Value reflect.Value
}

// Zero reports whether the value is the one of a key that was left out.
func (l Leaf) Zero() bool {
	if k := l.Value.Kind(); k == reflect.Slice || k == reflect.Map {
		return l.Value.Len() == 0
	}
	return l.Value.IsZero()
}

// String writes the value as YAML would, without quotes.
func (l Leaf) String() string { return format(l.Value) }

// Unknown returns the words of a leaf that lie outside its closed set, and the set.
func (l Leaf) Unknown() (words, possible []string) {
	t := l.Value.Type()
	if t.Kind() == reflect.Slice {
		possible = valuesOf(t.Elem())
		for i := range l.Value.Len() {
			if w := l.Value.Index(i); possible != nil && !contains(possible, w.String()) {
				words = append(words, w.String())
			}
		}
		return words, possible
	}
	possible = valuesOf(t)
	if possible != nil && !l.Zero() && !contains(possible, l.Value.String()) {
		words = []string{l.Value.String()}
	}
	return words, possible
}

// Walk lists the leaves of the struct that v points to, in the order of its fields.
func Walk(v any, visit func(Leaf)) {
	walk(reflect.ValueOf(v).Elem(), "", visit)
}

func walk(v reflect.Value, path string, visit func(Leaf)) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			walk(v.Elem(), path, visit)
		}
		return
	case reflect.Struct:
		if s := shapeOf(v.Type()); !s.union() {
			for _, f := range s.fields {
				walk(v.FieldByIndex(f.index), join(path, f.name), visit)
			}
			return
		}
	case reflect.Slice:
		if k := v.Type().Elem().Kind(); k == reflect.Struct || k == reflect.Slice {
			for i, name := range elementNames(v) {
				walk(v.Index(i), join(path, name), visit)
			}
			return
		}
	case reflect.Map:
		if valuesOf(v.Type().Key()) == nil {
			for _, k := range sortedKeys(v) {
				walk(v.MapIndex(k), join(path, k.String()), visit)
			}
			return
		}
	}
	visit(Leaf{path, v})
}

func format(v reflect.Value) string {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return ""
		}
		return format(v.Elem())
	case reflect.Slice:
		parts := make([]string, v.Len())
		for i := range parts {
			parts[i] = format(v.Index(i))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case reflect.Map:
		return "{" + strings.Join(formatMap(v), ", ") + "}"
	case reflect.Struct:
		s := shapeOf(v.Type())
		if s.mapping != nil && v.FieldByIndex(s.mapping.index).Len() > 0 {
			return format(v.FieldByIndex(s.mapping.index))
		}
		if s.union() {
			return format(v.FieldByIndex(s.scalar.index))
		}
		var parts []string
		for _, f := range s.fields {
			if e := v.FieldByIndex(f.index); !e.IsZero() {
				parts = append(parts, f.name+": "+format(e))
			}
		}
		return "{" + strings.Join(parts, ", ") + "}"
	}
	return fmt.Sprint(v.Interface())
}

func formatMap(m reflect.Value) []string {
	keys := sortedKeys(m)
	parts := make([]string, len(keys))
	for i, k := range keys {
		parts[i] = k.String() + ": " + format(m.MapIndex(k))
	}
	return parts
}

// sortedKeys are the keys in the order of their closed set, else by name.
func sortedKeys(m reflect.Value) []reflect.Value {
	keys := m.MapKeys()
	words := valuesOf(m.Type().Key())
	sort.Slice(keys, func(i, j int) bool {
		a, b := slices.Index(words, keys[i].String()), slices.Index(words, keys[j].String())
		if a != b {
			return a < b
		}
		return keys[i].String() < keys[j].String()
	})
	return keys
}
