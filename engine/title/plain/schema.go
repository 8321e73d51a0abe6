package plain

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"unicode"
)

// Schema describes the documents that Decode reads into a T as a JSON Schema (draft
// 2020-12): the same keys, types and words, with the doc tags as descriptions. With
// partial, no top-level key is required.
func Schema[T any](about string, partial bool) ([]byte, error) {
	g := &generator{defs: map[string]object{}}
	root := g.structure(reflect.TypeFor[T](), partial)
	root["$schema"] = "https://json-schema.org/draft/2020-12/schema"
	root["description"] = about
	root["$defs"] = g.defs
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	err := enc.Encode(root)
	return b.Bytes(), err
}

type object = map[string]any

type generator struct{ defs map[string]object }

func (g *generator) of(t reflect.Type) object {
	if words := valuesOf(t); words != nil {
		return object{"type": "string", "enum": words}
	}
	switch t.Kind() {
	case reflect.Pointer:
		return g.of(t.Elem())
	case reflect.Interface:
		return object{}
	case reflect.Struct:
		return g.reference(t)
	case reflect.Slice:
		return object{"type": "array", "items": g.of(t.Elem())}
	case reflect.Map:
		m := object{"type": "object", "additionalProperties": g.of(t.Elem())}
		if words := valuesOf(t.Key()); words != nil {
			m["propertyNames"] = object{"enum": words}
		}
		return m
	case reflect.String:
		return object{"type": []string{"string", "integer"}}
	case reflect.Bool:
		return object{"type": "boolean"}
	case reflect.Float32, reflect.Float64:
		return object{"type": "number"}
	}
	lo, hi := bounds(t)
	return object{"type": "integer", "minimum": lo, "maximum": hi}
}

// reference defines a struct once and refers to it.
func (g *generator) reference(t reflect.Type) object {
	name := snake(t.Name())
	if _, ok := g.defs[name]; !ok {
		g.defs[name] = nil // a struct may contain itself
		g.defs[name] = g.structure(t, false)
	}
	return object{"$ref": "#/$defs/" + name}
}

func (g *generator) structure(t reflect.Type, partial bool) object {
	s := shapeOf(t)
	if s.union() {
		var ways []object
		for _, f := range []*field{s.scalar, s.mapping} {
			if f != nil {
				ways = append(ways, g.of(f.typ))
			}
		}
		return object{"oneOf": ways}
	}
	properties := object{}
	required := []string{}
	for _, f := range s.fields {
		p := g.of(f.typ)
		if f.doc != "" {
			p["description"] = f.doc
		}
		properties[f.name] = p
		if !f.optional && !partial {
			required = append(required, f.name)
		}
	}
	o := object{"type": "object", "properties": properties, "required": required, "additionalProperties": false}
	if s.scalar != nil {
		return object{"oneOf": []object{g.of(s.scalar.typ), o}}
	}
	return o
}

// snake writes TileSupply as tile_supply.
func snake(name string) string {
	var b strings.Builder
	for i, r := range name {
		if i > 0 && unicode.IsUpper(r) {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}
