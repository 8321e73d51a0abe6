package configs

import (
	"bytes"
	"flag"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write the schema files")

// TestSchemaFiles keeps the files under schema/ equal to what the structs say.
func TestSchemaFiles(t *testing.T) {
	for _, kind := range SchemaKinds() {
		want, err := Schema(kind)
		if err != nil {
			t.Fatal(err)
		}
		file := "schema/" + kind + ".schema.json"
		if *update {
			if err := os.WriteFile(file, want, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		got, err := os.ReadFile(file)
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is out of date (%v); run go test ./configs -update", file, err)
		}
	}
}
