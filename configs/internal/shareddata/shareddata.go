// Package shareddata finds reference data for tests that is not part of this
// repository: figures of the published games, compiled independently of our own files.
package shareddata

import (
	"os"
	"path/filepath"
	"testing"
)

const variable = "TRAINRUSH_SHARED"

// Dir returns the folder of the reference data: the one that TRAINRUSH_SHARED names, or
// the folder shared beside the module. Without it the test is skipped.
func Dir(t testing.TB) string {
	t.Helper()
	dir := os.Getenv(variable)
	if dir == "" {
		dir = filepath.Join(filepath.Dir(moduleRoot(t)), "shared")
	}
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		t.Skipf("no reference data in %s; %s names its folder", dir, variable)
	}
	return dir
}

// moduleRoot walks up from the package under test to go.mod.
func moduleRoot(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			t.Fatal("no go.mod above the test")
		}
		dir = parent
	}
}
