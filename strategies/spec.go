package strategies

import (
	"fmt"
	"strings"

	"github.com/trainrush/trainrush/engine/title/plain"
)

// Kind is a strategy that can be asked for by name.
type Kind struct {
	Name  string
	Doc   string                     // in half a sentence
	About string                     // in some sentences, where half a one does not say it all
	New   func() (Strategy, []Param) // a fresh instance with its parameters bound to it
}

// Params are the parameters of the strategy with their defaults.
func (k *Kind) Params() []Param {
	_, params := k.New()
	return params
}

// Table is the list of strategies: it parses specs, and it is what help texts are made of.
type Table []Kind

// Names lists the strategies.
func (t Table) Names() []string {
	var out []string
	for i := range t {
		out = append(out, t[i].Name)
	}
	return out
}

// Find is the strategy with a name.
func (t Table) Find(name string) (*Kind, error) {
	for i := range t {
		if t[i].Name == name {
			return &t[i], nil
		}
	}
	return nil, fmt.Errorf("there is no strategy %q; %s", name, plain.Suggest(name, t.Names()))
}

// Spec is a strategy with its parameters: name(key=value, …).
type Spec struct {
	kind   *Kind
	values []setting
	text   string
}

type setting struct {
	param int
	value string
}

// String is the spec in its canonical form: the parameters that differ from their defaults,
// in the order of the strategy. Equal strategies have equal text.
func (s Spec) String() string { return s.text }

// New makes a fresh instance.
func (s Spec) New() Strategy {
	player, params := s.kind.New()
	for _, v := range s.values {
		if err := params[v.param].set(v.value); err != nil {
			panic("strategies: a checked value is refused: " + err.Error())
		}
	}
	return player
}

// Parse reads a spec and checks every parameter.
func (t Table) Parse(text string) (Spec, error) {
	name, rest, list := strings.Cut(strings.TrimSpace(text), "(")
	kind, err := t.Find(strings.TrimSpace(name))
	if err != nil {
		return Spec{}, err
	}
	spec := Spec{kind: kind}
	if list {
		body, tail, closed := strings.Cut(rest, ")")
		if !closed || strings.TrimSpace(tail) != "" {
			return Spec{}, fmt.Errorf("strategy %q: expected %s(key=value, …)", text, kind.Name)
		}
		if spec.values, err = kind.settings(body); err != nil {
			return Spec{}, fmt.Errorf("strategy %q: %w", text, err)
		}
	}
	spec.text, err = kind.canonical(spec.values)
	if err != nil {
		return Spec{}, fmt.Errorf("strategy %q: %w", text, err)
	}
	return spec, nil
}

func (k *Kind) settings(body string) (out []setting, err error) {
	if strings.TrimSpace(body) == "" {
		return nil, nil
	}
	params := k.Params()
	var names []string
	for i := range params {
		names = append(names, params[i].Name)
	}
	for _, pair := range strings.Split(body, ",") {
		key, value, ok := strings.Cut(pair, "=")
		key, value = strings.TrimSpace(key), strings.TrimSpace(value)
		if !ok {
			return nil, fmt.Errorf("expected key=value, not %q", strings.TrimSpace(pair))
		}
		at := -1
		for i, n := range names {
			if n == key {
				at = i
			}
		}
		if at < 0 {
			return nil, fmt.Errorf("%s has no parameter %q; %s", k.Name, key, plain.Suggest(key, names))
		}
		for _, s := range out {
			if s.param == at {
				return nil, fmt.Errorf("%s is given twice", key)
			}
		}
		out = append(out, setting{at, value})
	}
	return out, nil
}

// canonical applies settings to an instance and writes what differs from the defaults.
func (k *Kind) canonical(values []setting) (string, error) {
	params := k.Params()
	for _, v := range values {
		if err := params[v.param].set(v.value); err != nil {
			return "", fmt.Errorf("%s: %w", params[v.param].Name, err)
		}
	}
	var parts []string
	for i := range params {
		if v := params[i].get(); v != params[i].Default {
			parts = append(parts, params[i].Name+"="+v)
		}
	}
	if parts == nil {
		return k.Name, nil
	}
	return k.Name + "(" + strings.Join(parts, ", ") + ")", nil
}
