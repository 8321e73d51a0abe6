package cli_test

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/trainrush/trainrush/cmd/internal/cli"
)

var update = flag.Bool("update", false, "write the golden files anew")

// output is what a command line did.
type output struct {
	code           int
	stdout, stderr string
}

// run carries out a command line with a clock that stands still.
func run(t *testing.T, args ...string) output {
	t.Helper()
	return runIn(context.Background(), false, args...)
}

func runIn(ctx context.Context, terminal bool, args ...string) output {
	var stdout, stderr bytes.Buffer
	code := cli.Run(ctx, cli.Env{Args: args, Stdout: &stdout, Stderr: &stderr, Terminal: terminal, Now: func() time.Time { return time.Time{} }})
	return output{code, stdout.String(), stderr.String()}
}

// String is the output as golden files have it.
func (o output) String() string {
	text := fmt.Sprintf("exit code %d\n", o.code)
	if o.stdout != "" {
		text += "-- stdout\n" + o.stdout
	}
	if o.stderr != "" {
		text += "-- stderr\n" + o.stderr
	}
	return text
}

// transcript carries out command lines and compares what they did with testdata/name.golden.
func transcript(t *testing.T, name string, lines ...string) {
	t.Helper()
	var text strings.Builder
	for _, line := range lines {
		fmt.Fprintf(&text, "$ trainrush %s\n%s\n", line, run(t, words(line)...))
	}
	golden(t, name, text.String())
}

// wrong carries out a command line that must fail with an exit code and a message; it is for
// messages that list what the program knows, which grows.
func wrong(t *testing.T, code int, message, line string) {
	t.Helper()
	if got := run(t, words(line)...); got.code != code || !strings.Contains(got.stderr, message) {
		t.Errorf("trainrush %s: %s\nwant code %d and %s", line, got, code, message)
	}
}

// words cuts a command line at its blanks; single quotes keep a word together.
func words(line string) (out []string) {
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			out = append(out, part)
		} else {
			out = append(out, strings.Fields(part)...)
		}
	}
	return out
}

// golden compares a text with testdata/name.golden.
func golden(t *testing.T, name, text string) {
	t.Helper()
	file := filepath.Join(root, "testdata", name+".golden")
	if *update {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if text != string(want) {
		t.Errorf("%s.golden differs; run the test with -update if this is meant. Now:\n%s", name, text)
	}
}

// root is the folder of this package; tests change to folders of their own.
var root, _ = os.Getwd()

// place changes to an empty folder with the files of testdata/files in it.
func place(t *testing.T) {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(filepath.Join(root, "testdata", "files"))); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
}

// write makes a file in the present folder.
func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// copyTitle puts a copy of the data of 1830 into a folder, with replacements.
func copyTitle(t *testing.T, folder string, replace ...string) {
	t.Helper()
	copyTitleOf(t, "1830", folder, replace...)
}

// copyTitleOf does the same with another title.
func copyTitleOf(t *testing.T, title, folder string, replace ...string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, "..", "..", "..", "configs", "titles", title, "*.yaml"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no files of %s: %v", title, err)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(folder, filepath.Base(f)), strings.NewReplacer(replace...).Replace(string(text)))
	}
}
