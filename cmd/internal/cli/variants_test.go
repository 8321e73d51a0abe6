package cli_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
)

// TestVariants shows every house rule: each fits its title and changes something.
func TestVariants(t *testing.T) {
	var infos []struct {
		Name, Title, Summary string
		Changes              []struct{ Path, Before, After string }
	}
	got := run(t, "variants", "list", "--json")
	if err := json.Unmarshal([]byte(got.stdout), &infos); err != nil || got.code != 0 {
		t.Fatalf("%v: %s", err, got)
	}
	for i, v := range infos {
		if v.Name != configs.VariantNames()[i] || len(v.Changes) == 0 || v.Summary == "" {
			t.Errorf("%+v", v)
		}
	}
	transcript(t, "variants", "variants show bank-14000")
	if list := run(t, "variants", "list"); strings.Count(list.stdout, "\n") != len(infos)+1 {
		t.Error(list)
	}
}

// TestPlans checks every plan that is built in.
func TestPlans(t *testing.T) {
	for _, name := range configs.PlanNames() {
		place(t)
		if got := run(t, "run", "--plan", name, "--games", "0", "--out", "out"); got.code != 2 || !strings.Contains(got.stderr, "games: 0 games; at least 1 is needed") {
			t.Errorf("%s: %s", name, got)
		}
	}
	wrong(t, 2, `there is no plan "tinny"; did you mean tiny?`, "run --plan tinny --out out")
	wrong(t, 2, "--plan and --title exclude each other", "run --plan tiny --title 1830 --out out")
}

const goodPlan = `titles: [1830]
variants: [base, rule.yaml, {name: six, options: [optional_6_train], rules: [start-400], set: [{path: bank.cash, value: 9000}]}]
players: [3, 4]
lineups:
  - [basic, "random(noise=0.5)", random]
games: 10
seed: 5
`

const goodRule = `name: small-bank
title: 1830
summary: The bank has 8,000.
set:
  - {path: bank.cash, value: 8000}
`

func TestCheckPlan(t *testing.T) {
	place(t)
	write(t, "my/plan.yaml", goodPlan)
	write(t, "my/rule.yaml", goodRule)
	transcript(t, "check-plan", "check my/plan.yaml my/rule.yaml", "variants show my/rule.yaml")
}

// TestCheckPlanWrong lists the mistakes of a plan with file, line, column and key.
func TestCheckPlanWrong(t *testing.T) {
	place(t)
	bad := func(name, text string, replace ...string) {
		write(t, "my/"+name+".yaml", strings.NewReplacer(replace...).Replace(text))
	}
	bad("rule", goodRule)
	bad("strategy", goodPlan, "basic,", "basik,", "noise=0.5", "nose=0.5")
	bad("players", goodPlan, "[3, 4]", "[4, 7]")
	bad("title", goodPlan, "[1830]", "[1831]", "rule.yaml, ", "", "rules: [start-400], ", "")
	bad("option", goodPlan, "optional_6_train", "optional_7_train")
	bad("patch", goodPlan, "bank.cash", "bank.csh")
	bad("key", goodPlan, "lineups", "line_ups", "seed: 5", "seed: five")
	bad("missing", goodPlan, "rule.yaml", "no.yaml", "start-400", "start-500")
	bad("other-title", goodRule, "title: 1830", "title: 1899")
	bad("bad-rule", goodRule, "8000", "many")
	bad("uses-bad-rule", goodPlan, "rule.yaml", "bad-rule.yaml")
	var lines []string
	for _, name := range []string{"players", "option", "patch", "key", "bad-rule", "uses-bad-rule"} {
		lines = append(lines, "check my/"+name+".yaml")
	}
	transcript(t, "check-plan-wrong", append(lines, "run --plan my/none.yaml --out out", "variants show my/none.yaml")...)
	wrong(t, 3, `my/strategy.yaml:5:6: lineups.0.0: there is no strategy "basik"; did you mean basic?`, "check my/strategy.yaml")
	wrong(t, 3, `my/strategy.yaml:5:13: lineups.0.1: strategy "random(nose=0.5)": random has no parameter "nose"`, "check my/strategy.yaml")
	wrong(t, 3, `my/title.yaml:1:10: titles.0: there is no title "1831"; did you mean 1830?`, "check my/title.yaml")
	wrong(t, 3, `my/missing.yaml:2:18: variants.no.yaml: open my/no.yaml: no such file`, "check my/missing.yaml")
	wrong(t, 3, `my/missing.yaml:2:76: variants.six.rules.0: there is no house rule "start-500"; did you mean start-400?`, "check my/missing.yaml")
	wrong(t, 3, `my/other-title.yaml: title: there is no title "1899"`, "check my/other-title.yaml")
	wrong(t, 3, "my/rule.yaml: a house rule, not a plan; a plan names it among its variants", "run --plan my/rule.yaml --out out")
	write(t, "my/poor.yaml", "titles: [1830]\nplayers: [3]\nlineups: [[random]]\ngames: 1\nseed: 1\nvariants:\n  - base\n  - {name: poor, set: [{path: bank.cash, value: 100}]}\n")
	wrong(t, 3, "my/poor.yaml:8:6: variants.poor: players.2.cash: 2 players take 2400, more than the bank of 100", "check my/poor.yaml")
	write(t, "my/cheap.yaml", "name: cheap\ntitle: 1856\nsummary: A word that is none.\nset:\n  - {path: own.cgr_price, value: cheap}\n")
	write(t, "my/dear.yaml", "name: dear\ntitle: 1856\nsummary: Interest above the loan.\nset:\n  - {path: own.loan.interest, value: 200}\n")
	write(t, "my/uses.yaml", "titles: [1856]\nplayers: [3]\nlineups: [[random]]\ngames: 1\nseed: 1\nvariants:\n  - dear.yaml\n")
	wrong(t, 3, `my/cheap.yaml: own.cgr_price: "cheap" is not possible; possible: lowest_dropped, plain`, "check my/cheap.yaml")
	wrong(t, 3, "my/dear.yaml: own.loan.interest: 200 lies outside 0 to 100", "variants show my/dear.yaml")
	wrong(t, 3, "my/uses.yaml:6:1: variants.dear: own.loan.interest: 200 lies outside 0 to 100", "check my/uses.yaml")
	wrong(t, 3, "my/uses.yaml:6:1: variants.dear: own.loan.interest: 200 lies outside 0 to 100", "run --plan my/uses.yaml --out out")
	write(t, "my/short.yaml", "titles: [1856]\nplayers: [3]\n")
	wrong(t, 3, "my/short.yaml:1:1: the key lineups is missing", "check my/short.yaml")
	wrong(t, 2, `there is no house rule "none"; possible: `, "variants show none")
}

// TestReadmePlan checks the plan in the README.
func TestReadmePlan(t *testing.T) {
	readme, err := os.ReadFile(filepath.Join(root, "..", "..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, text, ok := strings.Cut(string(readme), "```yaml\n")
	text, _, closed := strings.Cut(text, "```")
	if !ok || !closed {
		t.Fatal("no plan in the README")
	}
	place(t)
	write(t, "my/plan.yaml", text)
	want := "my/plan.yaml: a plan of 8004 games: 1830; 4 variants (base, start-400, third-6, small-bank); 3–4 players; 2 line-ups; seed 1\n"
	if got := run(t, "check", "my/plan.yaml"); got.code != 0 || got.stdout != want {
		t.Error(got)
	}
}
