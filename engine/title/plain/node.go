package plain

import (
	"fmt"
	"reflect"
	"sort"
)

// Kind is what a Node is.
type Kind uint8

// The kinds of nodes.
const (
	Null Kind = iota + 1
	Scalar
	List
	Mapping
)

// String names the kind in messages.
func (k Kind) String() string {
	switch k {
	case Null:
		return "nothing"
	case Scalar:
		return "a single value"
	case List:
		return "a list"
	case Mapping:
		return "a mapping"
	}
	return "unknown"
}

// Node is a value of a document.
type Node struct {
	Kind  Kind
	Pos   Pos
	Text  string // a scalar as it is written
	Value any    // a scalar as string, int64, float64 or bool
	Items []*Node
	Keys  []Key
}

// Key is one entry of a mapping.
type Key struct {
	Name  string
	Pos   Pos
	Value *Node
}

// plain is the node without places: nil, string, int64, float64, bool, []any or map[string]any.
func (n *Node) plain() any {
	switch n.Kind {
	case Scalar:
		return n.Value
	case List:
		out := make([]any, len(n.Items))
		for i, item := range n.Items {
			out[i] = item.plain()
		}
		return out
	case Mapping:
		out := make(map[string]any, len(n.Keys))
		for _, k := range n.Keys {
			out[k.Name] = k.Value.plain()
		}
		return out
	}
	return nil
}

// NodeOf builds a node from a value made of nil, strings, numbers, booleans, slices
// and maps with string keys. All of it gets the same place.
func NodeOf(v any, pos Pos) (*Node, error) {
	if v == nil {
		return &Node{Kind: Null, Pos: pos}, nil
	}
	n := &Node{Kind: Scalar, Pos: pos, Text: fmt.Sprint(v)}
	rv := reflect.ValueOf(v)
	switch rv.Kind() {
	case reflect.String:
		n.Value = rv.String()
	case reflect.Bool:
		n.Value = rv.Bool()
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		n.Value = rv.Int()
	case reflect.Float32, reflect.Float64:
		n.Value = rv.Float()
	case reflect.Slice:
		n.Kind = List
		for i := range rv.Len() {
			item, err := NodeOf(rv.Index(i).Interface(), pos)
			if err != nil {
				return nil, err
			}
			n.Items = append(n.Items, item)
		}
	case reflect.Map:
		n.Kind = Mapping
		for _, k := range rv.MapKeys() {
			item, err := NodeOf(rv.MapIndex(k).Interface(), pos)
			if err != nil {
				return nil, err
			}
			n.Keys = append(n.Keys, Key{Name: fmt.Sprint(k.Interface()), Pos: pos, Value: item})
		}
		sort.Slice(n.Keys, func(i, j int) bool { return n.Keys[i].Name < n.Keys[j].Name })
	default:
		return nil, fmt.Errorf("a %T is not plain data", v)
	}
	return n, nil
}
