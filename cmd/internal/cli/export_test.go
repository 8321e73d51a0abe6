package cli_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestExport writes simulated games as records; replayed without any tolerance, they end as
// the games did.
func TestExport(t *testing.T) {
	place(t)
	copyTitle(t, "my/small", "bank: {cash: 12000}", "bank: {cash: 6000}")
	if got := run(t, "run", "--title", "my/small", "--players", "2,3", "--games", "3", "--line-up", "basic,random", "--out", "out"); got.code != 0 {
		t.Fatal(got)
	}
	one := run(t, "export", "out", "--game", "1", "--players", "3", "--title", "my/small", "--out", "records")
	if one.code != 0 || one.stdout != filepath.Join("records", "1830-small-3p-game-1.json")+"\n" {
		t.Fatal(one)
	}
	transcript(t, "export-wrong", "export", "export out --out records", "export out --game 1 --all --out records", "export out --game 1",
		"export out --game 99 --title my/small --out records", "export out --game 1 --title my/small --out records", "export nothing --all --out records")
	wrong(t, 3, "the data of 1830, variant small, have changed since", "export out --all --out records")
	if err := os.Remove("out/manifest.json"); err != nil {
		t.Fatal(err)
	}
	wrong(t, 3, "out has no manifest: the run was stopped", "export out --all --out records")
}

func TestExportAll(t *testing.T) {
	place(t)
	if got := run(t, "run", "--title", "1830", "--players", "3", "--games", "6", "--line-up", "basic,random,random", "--out", "out"); got.code != 0 {
		t.Fatal(got)
	}
	all := run(t, "export", "out", "--all", "--out", "records")
	files := strings.Fields(all.stdout)
	if all.code != 0 || len(files) != 6 {
		t.Fatal(all)
	}
	for _, f := range files {
		if got := run(t, "replay", f, "--strict"); got.code != 0 || !strings.Contains(got.stdout, "The result is that of the record.") ||
			strings.Contains(got.stdout, "could not be confirmed") {
			t.Error(got)
		}
	}
}
