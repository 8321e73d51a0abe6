package title_test

import (
	"strings"
	"testing"

	"github.com/trainrush/trainrush/engine/title"
)

// TestReadOwn reads values that a title declares for itself, and patches them.
func TestReadOwn(t *testing.T) {
	type own struct {
		TunnelPrice int    `yaml:"tunnel_price" doc:"price of the tunnel token"`
		Note        string `yaml:"note,omitempty"`
		Loan        struct {
			Amount   int `yaml:"amount,omitempty"`
			Interest int `yaml:"interest,omitempty"`
		} `yaml:"loan,omitempty"`
	}
	d := load(t)
	if err := d.ReadOwn(&own{}); err == nil || !strings.Contains(err.Error(), "own: the key tunnel_price is missing (price of the tunnel token)") {
		t.Errorf("without values: %v", err)
	}
	d.Own = map[string]any{"tunnel_price": 50}
	out, err := d.Apply([]title.Patch{{Path: "own.tunnel_price", Value: 80}})
	if err != nil {
		t.Fatal(err)
	}
	var o own
	if err := out.ReadOwn(&o); err != nil || o.TunnelPrice != 80 {
		t.Errorf("%+v, %v", o, err)
	}
	if got := title.Diff(d, out); len(got) != 1 || got[0].String() != "own.tunnel_price: 50 → 80" {
		t.Errorf("differences %v", got)
	}
	d.Own["loan"] = map[string]any{"amount": 100, "interest": 10}
	if out, err = d.Apply([]title.Patch{{Path: "own.loan.interest", Value: 20}}); err != nil {
		t.Fatal(err)
	}
	if err := out.ReadOwn(&o); err != nil || o.Loan.Interest != 20 || o.Loan.Amount != 100 {
		t.Errorf("%+v, %v", o, err)
	}
	if got := title.Diff(d, out); len(got) != 1 || got[0].String() != "own.loan: {amount: 100, interest: 10} → {amount: 100, interest: 20}" {
		t.Errorf("differences %v", got)
	}
	if _, err = d.Apply([]title.Patch{{Path: "own.tunnel_price.low", Value: 1}}); err == nil || !strings.Contains(err.Error(), "own.tunnel_price is a single value: the path ends there") {
		t.Errorf("below a single value: %v", err)
	}
	if out, err = d.Apply([]title.Patch{{Path: "own.loan.intrest", Value: 20}}); err != nil {
		t.Fatal(err)
	}
	if err := out.ReadOwn(&o); err == nil || !strings.Contains(err.Error(), "own.loan.intrest: unknown key; did you mean interest?") {
		t.Errorf("unknown key: %v", err)
	}
	d.Own["tunel_price"] = 5
	if err := d.ReadOwn(&o); err == nil || !strings.Contains(err.Error(), "own.tunel_price: unknown key; did you mean tunnel_price?") {
		t.Errorf("unknown key: %v", err)
	}
}
