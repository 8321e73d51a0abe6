package configs

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/trainrush/trainrush/configs/internal/shareddata"
	"github.com/trainrush/trainrush/engine/id"
)

// The reference data of one title, as far as it is data here and not a rule.
type refTitle struct {
	Bank    struct{ Cash id.Money }
	Players map[string]struct {
		Cash      id.Money `json:"starting_cash"`
		CertLimit int      `json:"cert_limit"`
	}
	Rules  map[string]any
	Market struct {
		Prices [][]*id.Money
		Cells  []struct {
			Row, Col int
			Types    []string
		} `json:"special_cells"`
	} `json:"stock_market"`
	Phases []struct {
		Name       string
		OnTrain    string   `json:"on_train"`
		Tiles      []string `json:"tile_colours"`
		Rounds     int      `json:"operating_rounds"`
		TrainLimit any      `json:"train_limit"`
		Status     []string
	}
	Trains []struct {
		Name        string
		Distance    any
		Price       id.Money
		Num         any
		RustsOn     string `json:"rusts_on"`
		AvailableOn string `json:"available_on"`
		Discount    map[string]id.Money
		Events      []struct {
			Type string
			Copy int `json:"on_copy"`
		}
	}
	Companies []struct {
		Sym, Name string
		Value     id.Money
		Revenue   id.Money
		MinPrice  id.Money `json:"min_price"`
		MaxPrice  id.Money `json:"max_price"`
		Abilities []refAbility
	}
	Corporations []struct {
		Sym, Name    string
		Colour       string
		TextColour   string `json:"text_colour"`
		Tokens       []id.Money
		Home         []string
		HomeCity     *int `json:"home_city"`
		Shares       []int
		Float        any  `json:"float_percent"`
		MaxOwnership int  `json:"max_ownership_percent"`
		MarketPrice  bool `json:"always_market_price"`
		Destination  *struct {
			From string
			To   []string `json:"to_any_of"`
		}
	}
	Map struct {
		Layout string
		Hexes  map[string]refHex
	}
	TileCounts map[string]int `json:"tile_counts"`
	Constants  map[string]any `json:"rule_constants"`
}

type refAbility struct {
	Type   string
	Owner  string `json:"owner_type"`
	Hexes  []string
	Tiles  []string
	Count  int
	Shares []string
}

type refHex struct {
	refTile
	X, Y        int
	Name        string
	Record      string                          `json:"tile_id"`
	FutureLabel *struct{ Label, Colour string } `json:"future_label"`
	Borders     []struct {
		Edge int
		Type string
	}
}

type refTile struct {
	Titles []string
	Colour string
	Label  string
	Cities []refStop
	Towns  []refStop
	Off    []refStop `json:"offboards"`
	Paths  []struct {
		A, B     string
		Terminal any
	}
	Costs []struct{ Cost id.Money } `json:"upgrade_costs"`
}

type refStop struct {
	Part    int
	Revenue any
	Slots   int
	Groups  []string
	Route   string
	Pass    bool
	Size    int `json:"pass_size"`
}

func readReference[T any](t *testing.T, name string) *T {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(shareddata.Dir(t), "facts", name))
	if err != nil {
		t.Fatal(err)
	}
	v := new(T)
	if err := json.Unmarshal(data, v); err != nil {
		t.Fatal(err)
	}
	return v
}

// compare reports where our value differs from the reference.
func compare(t *testing.T, what string, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s: %v, the reference has %v", what, got, want)
	}
}
