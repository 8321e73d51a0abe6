package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"reflect"
	"strconv"
)

// File is a game record.
type File struct {
	ID            any      `json:"id,omitempty"`
	Description   string   `json:"description"`
	User          any      `json:"user,omitempty"`
	Players       []Person `json:"players"`
	MinPlayers    any      `json:"min_players,omitempty"`
	MaxPlayers    any      `json:"max_players,omitempty"`
	Title         string   `json:"title"`
	Settings      Settings `json:"settings"`
	Status        string   `json:"status,omitempty"`
	Turn          int      `json:"turn,omitempty"`
	Round         string   `json:"round,omitempty"`
	Acting        []any    `json:"acting,omitempty"`
	Result        Scores   `json:"result,omitempty"`
	GameEndReason string   `json:"game_end_reason,omitempty"`
	ManuallyEnded bool     `json:"manually_ended,omitempty"`
	Loaded        bool     `json:"loaded,omitempty"`
	CreatedAt     any      `json:"created_at,omitempty"`
	UpdatedAt     any      `json:"updated_at,omitempty"`
	Actions       []Action `json:"actions"`
}

// Person is a player: the id is a number or a string; without one the name is the id.
type Person struct {
	ID   any    `json:"id,omitempty"`
	Name string `json:"name"`
}

// Scores are final scores by the key of a player's id. Records of some years write them with a
// fraction of zero.
type Scores map[string]int

// UnmarshalJSON reads scores as numbers of either kind.
func (s *Scores) UnmarshalJSON(text []byte) error {
	var m map[string]float64
	if err := json.Unmarshal(text, &m); err != nil {
		return err
	}
	*s = Scores{}
	for k, v := range m {
		(*s)[k] = int(math.Round(v))
	}
	return nil
}

// Settings are the choices made for a game.
type Settings struct {
	Seed          any      `json:"seed,omitempty"`
	OptionalRules []string `json:"optional_rules"`
}

// Action is one entry of the list of actions.
type Action struct {
	Type       string `json:"type"`
	Entity     any    `json:"entity"`
	EntityType string `json:"entity_type"`
	ID         int    `json:"id,omitempty"`
	CreatedAt  any    `json:"created_at,omitempty"`
	ActionID   *int   `json:"action_id,omitempty"` // undo

	Company      string   `json:"company,omitempty"`
	Corporation  string   `json:"corporation,omitempty"`
	Price        *int     `json:"price,omitempty"`
	SharePrice   any      `json:"share_price,omitempty"`
	Shares       []string `json:"shares,omitempty"`
	Percent      int      `json:"percent,omitempty"`
	Hex          string   `json:"hex,omitempty"`
	Tile         string   `json:"tile,omitempty"`
	Rotation     *int     `json:"rotation,omitempty"`
	City         string   `json:"city,omitempty"`
	Slot         *int     `json:"slot,omitempty"`
	Tokener      string   `json:"tokener,omitempty"`
	Routes       []Route  `json:"routes,omitzero"`
	ExtraRevenue *int     `json:"extra_revenue,omitempty"`
	Subsidy      *int     `json:"subsidy,omitempty"`
	Kind         string   `json:"kind,omitempty"`
	Train        string   `json:"train,omitempty"`
	Variant      string   `json:"variant,omitempty"`
	Exchange     string   `json:"exchange,omitempty"`
	Loan         *int     `json:"loan,omitempty"`
	Corporations []string `json:"corporations,omitzero"`
	Target       string   `json:"target,omitempty"`
	TargetType   string   `json:"target_type,omitempty"`
	Description  string   `json:"description,omitempty"`
	Cost         *int     `json:"cost,omitempty"`

	AutoActions []Action `json:"auto_actions,omitempty"`
}

// Route is what one train ran.
type Route struct {
	Train       string     `json:"train"`
	Connections [][]string `json:"connections"`
	Hexes       []string   `json:"hexes"`
	Revenue     *int       `json:"revenue"` // what counts; records of early years leave it out
	RevenueStr  string     `json:"revenue_str"`
	Nodes       []string   `json:"nodes,omitempty"`
}

// Parse reads a record. Errors say where in the text it stops making sense.
func Parse(data []byte) (*File, error) {
	if len(bytes.TrimSpace(data)) == 0 {
		return nil, errors.New("the file is empty; a game record is a JSON object")
	}
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf")) // some editors mark UTF-8 so
	var f File
	d := json.NewDecoder(bytes.NewReader(data))
	if err := d.Decode(&f); err != nil {
		return nil, located(data, err)
	}
	if _, err := d.Token(); err != io.EOF {
		line, col := position(data, d.InputOffset())
		return nil, fmt.Errorf("line %d, column %d: text after the end of the record", line, col)
	}
	switch {
	case f.Title == "":
		return nil, errors.New(`not a game record: the key "title" is missing`)
	case len(f.Players) == 0:
		return nil, errors.New(`not a game record: the key "players" is missing or empty`)
	}
	for i := range f.Actions {
		if f.Actions[i].Type == "" {
			return nil, fmt.Errorf("actions: number %d of the list has no type", i+1)
		}
	}
	seen := map[string]bool{}
	for i := range f.Players {
		if k := f.playerKey(i); seen[k] {
			return nil, fmt.Errorf("players: two players have the id %s", k)
		} else {
			seen[k] = true
		}
	}
	return &f, nil
}

// playerID is the id of a player as actions name him.
func (f *File) playerID(i int) any {
	if f.Players[i].ID != nil {
		return f.Players[i].ID
	}
	return f.Players[i].Name
}

// playerKey is the id of a player as a key of an object.
func (f *File) playerKey(i int) string { return key(f.playerID(i)) }

// key writes an id, a number or a string, as text.
func key(v any) string {
	switch x := v.(type) {
	case string:
		return x
	case float64:
		return strconv.FormatFloat(x, 'f', -1, 64)
	case int:
		return strconv.Itoa(x)
	}
	return fmt.Sprint(v)
}

// seed is the set-up seed: the setting, or else the first run of digits in the id.
//
// Rule: common rules 24.
func (f *File) seed() int64 {
	if n, err := strconv.ParseFloat(key(f.Settings.Seed), 64); err == nil {
		return int64(n)
	}
	digits := ""
	for _, c := range key(f.ID) {
		if c >= '0' && c <= '9' {
			digits += string(c)
		} else if digits != "" {
			break
		}
	}
	n, err := strconv.ParseInt(digits, 10, 64)
	if err != nil {
		return 0
	}
	return n
}

func located(data []byte, err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.Is(err, io.ErrUnexpectedEOF):
		line, _ := position(data, int64(len(data)))
		return fmt.Errorf("line %d: the file is cut off", line)
	case errors.As(err, &syntax):
		line, col := position(data, syntax.Offset-1)
		return fmt.Errorf("line %d, column %d: not JSON: %w", line, col, err)
	case errors.As(err, &kind):
		line, col := position(data, kind.Offset)
		if kind.Field == "" {
			return fmt.Errorf("line %d, column %d: a game record is %s, not %s", line, col, inWords(kind.Type), jsonWords(kind.Value))
		}
		return fmt.Errorf("line %d, column %d: key %q: expected %s, not %s", line, col, kind.Field, inWords(kind.Type), jsonWords(kind.Value))
	}
	return err
}

// inWords says what a value must be.
func inWords(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Slice:
		return "a list"
	case reflect.Map, reflect.Struct:
		return "an object"
	case reflect.String:
		return "text"
	case reflect.Bool:
		return "true or false"
	}
	return "a whole number"
}

// jsonWords says what a value is, which package json calls by the word of JSON.
func jsonWords(value string) string {
	switch value {
	case "array":
		return "a list"
	case "object":
		return "an object"
	case "string":
		return "text"
	case "bool":
		return "true or false"
	case "number":
		return "a number"
	}
	return "the " + value
}

func position(data []byte, offset int64) (line, col int) {
	offset = min(offset, int64(len(data)))
	head := data[:offset]
	return bytes.Count(head, []byte("\n")) + 1, len(head) - bytes.LastIndexByte(head, '\n')
}
