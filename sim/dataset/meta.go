package dataset

import (
	"fmt"
	"strconv"

	"github.com/apache/arrow/go/v17/arrow"
)

// SchemaVersion counts the incompatible changes of the tables. Files of another
// version are refused when they are opened.
const SchemaVersion = 1

// Meta is what is true of every row of a part; it stands in the schema metadata of each file.
type Meta struct {
	Run          string // id of the run; also the first key column
	ToolVersion  string
	RulesHash    string // fingerprint of the title with its variant
	StrategyHash string // fingerprint of the strategies of the line-up
	MasterSeed   int64
	Currency     string // as "$": the unit of every money column
}

// The keys of the schema metadata. The prefix keeps them apart from what other tools add.
const (
	keyVersion  = "trainrush.schema_version"
	keyTable    = "trainrush.table"
	keyRun      = "trainrush.run"
	keyTool     = "trainrush.tool_version"
	keyTitle    = "trainrush.title"
	keyVariant  = "trainrush.variant"
	keyRules    = "trainrush.rules_hash"
	keyStrategy = "trainrush.strategy_hash"
	keySeed     = "trainrush.master_seed"
	keyCurrency = "trainrush.currency"
)

func (m Meta) metadata(table string, id PartID) arrow.Metadata {
	return arrow.NewMetadata(
		[]string{keyVersion, keyTable, keyRun, keyTool, keyTitle, keyVariant, keyRules, keyStrategy, keySeed, keyCurrency},
		[]string{
			strconv.Itoa(SchemaVersion), table, m.Run, m.ToolVersion, id.Title, id.Variant, m.RulesHash, m.StrategyHash,
			strconv.FormatInt(m.MasterSeed, 10), m.Currency,
		})
}

// parseMeta reads what metadata wrote and checks that the file is a table that this program can read.
func parseMeta(md arrow.Metadata, table string) (Meta, error) {
	get := func(key string) string {
		v, _ := md.GetValue(key)
		return v
	}
	version := get(keyVersion)
	if version == "" {
		return Meta{}, fmt.Errorf("not a trainrush table: its schema metadata has no %s", keyVersion)
	}
	if v, err := strconv.Atoi(version); err != nil || v != SchemaVersion {
		return Meta{}, fmt.Errorf("schema version %s, written by trainrush %s; this program reads version %d",
			version, get(keyTool), SchemaVersion)
	}
	if got := get(keyTable); got != table {
		return Meta{}, fmt.Errorf("holds the table %q where %q was expected", got, table)
	}
	seed, err := strconv.ParseInt(get(keySeed), 10, 64)
	if err != nil {
		return Meta{}, fmt.Errorf("%s %q is not a number", keySeed, get(keySeed))
	}
	return Meta{
		Run: get(keyRun), ToolVersion: get(keyTool), RulesHash: get(keyRules), StrategyHash: get(keyStrategy),
		MasterSeed: seed, Currency: get(keyCurrency),
	}, nil
}
