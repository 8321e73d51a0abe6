package configs

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"

	"github.com/trainrush/trainrush/engine/title/plain"
)

// parse reads one YAML document into a tree that knows its places.
func parse(f File) (n *plain.Node, err error) {
	// The YAML parser panics on some broken inputs; to the user that is a syntax error.
	defer func() {
		if r := recover(); r != nil {
			n, err = nil, plain.Problems{{Pos: plain.Pos{File: f.Name}, Text: "this is not YAML"}}
		}
	}()
	text := bytes.TrimPrefix(f.Data, []byte("\ufeff")) // some editors write a byte order mark
	file, err := parser.ParseBytes(text, 0, parser.AllowDuplicateMapKey())
	if err != nil {
		return nil, plain.Problems{syntaxProblem(f.Name, err)}
	}
	p := &converter{file: f.Name}
	var body ast.Node
	for _, doc := range file.Docs {
		if doc.Body == nil || doc.Body.Type() == ast.CommentType {
			continue
		}
		if body != nil {
			p.fail(doc.Body, "a second document in one file; keep one document per file")
			break
		}
		body = doc.Body
	}
	if body == nil {
		return nil, plain.Problems{{Pos: plain.Pos{File: f.Name}, Text: "the file is empty"}}
	}
	n = p.node(body)
	return n, p.problems.Err()
}

func syntaxProblem(file string, err error) plain.Problem {
	p := plain.Problem{Pos: plain.Pos{File: file}, Text: err.Error()}
	var syntax *yaml.SyntaxError
	if errors.As(err, &syntax) {
		p.Text = syntax.Message
		if strings.Contains(p.Text, "'\t'") || strings.Contains(p.Text, "'	'") {
			p.Text = "a tab; indent with blanks"
		}
		if syntax.Token != nil {
			p.Pos = place(file, syntax.Token)
		}
	}
	return p
}

func place(file string, t *token.Token) plain.Pos {
	if t == nil || t.Position == nil {
		return plain.Pos{File: file}
	}
	return plain.Pos{File: file, Line: t.Position.Line, Column: t.Position.Column}
}

type converter struct {
	file     string
	problems plain.Problems
}

func (c *converter) fail(n ast.Node, format string, args ...any) {
	c.problems = append(c.problems, plain.Problem{Pos: place(c.file, n.GetToken()), Text: fmt.Sprintf(format, args...)})
}

func (c *converter) node(n ast.Node) *plain.Node {
	out := &plain.Node{Pos: place(c.file, n.GetToken()), Kind: plain.Scalar}
	switch n := n.(type) {
	case *ast.NullNode:
		out.Kind = plain.Null
	case *ast.StringNode:
		out.Text, out.Value = n.Value, n.Value
	case *ast.LiteralNode:
		out.Text, out.Value = n.Value.Value, n.Value.Value
	case *ast.BoolNode:
		out.Text, out.Value = n.Token.Value, n.Value
	case *ast.FloatNode:
		out.Text, out.Value = n.Token.Value, n.Value
	case *ast.IntegerNode:
		out.Text, out.Value = n.Token.Value, integer(n.Value)
		if leadingZero(n.Token.Value) {
			out.Value = n.Token.Value
		}
	case *ast.SequenceNode:
		out.Kind = plain.List
		for _, item := range n.Values {
			out.Items = append(out.Items, c.node(item))
		}
	case *ast.MappingNode:
		out.Kind = plain.Mapping
		for _, entry := range n.Values {
			c.entry(out, entry)
		}
	case *ast.MappingValueNode:
		out.Kind = plain.Mapping
		c.entry(out, n)
	default:
		out.Kind = plain.Null
		c.fail(n, "%s: anchors, aliases, tags and merge keys are not used in these files", n.Type())
	}
	return out
}

// leadingZero reports whether a number is written as 012000, which YAML takes for base eight
// and people do not.
func leadingZero(text string) bool {
	text = strings.TrimLeft(text, "+-")
	return len(text) > 1 && text[0] == '0' && text[1] >= '0' && text[1] <= '9'
}

// integer is an int64 where the number fits, else a float64, which no integer key takes.
func integer(v any) any {
	switch v := v.(type) {
	case int64:
		return v
	case uint64:
		if v < 1<<63 {
			return int64(v)
		}
		return float64(v)
	}
	return v
}

func (c *converter) entry(out *plain.Node, entry *ast.MappingValueNode) {
	key, ok := entry.Key.(ast.ScalarNode)
	if !ok {
		c.fail(entry.Key, "a key must be a single word")
		return
	}
	name := key.GetToken().Value
	if s, ok := entry.Key.(*ast.StringNode); ok {
		name = s.Value
	}
	pos := place(c.file, key.GetToken())
	if out.Pos.Line == 0 || out.Keys == nil {
		out.Pos = pos // the first key, not its colon
	}
	out.Keys = append(out.Keys, plain.Key{Name: name, Pos: pos, Value: c.node(entry.Value)})
}
