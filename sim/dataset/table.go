package dataset

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"github.com/apache/arrow/go/v17/arrow"
)

// Table is the definition of a table, derived from the tags of its row struct.
type Table struct {
	Name    string
	Row     string // what one row stands for
	Columns []Column
}

// Column is the definition of a column.
type Column struct {
	Name     string
	Type     string // string, int32, int64, float64 or bool
	Unit     string // empty if the column has none
	Meaning  string
	Nullable bool

	arrow arrow.DataType
}

// tables lists the tables in the order in which a part is committed: a part is
// complete when its games file is there, so that comes last.
var tables = []Table{
	define[Round](Rounds, "round"),
	define[Player](Players, "player and round"),
	define[Corporation](Corporations, "corporation and round"),
	define[Phase](Phases, "phase entered"),
	define[Event](Events, "notable event"),
	define[Flow](Flows, "round × from × to × reason"),
	define[Game](Games, "game"),
}

// Tables lists the definitions of all tables.
func Tables() []Table { return tables }

func lookup(name string) (Table, error) {
	names := make([]string, len(tables))
	for i, t := range tables {
		if t.Name == name {
			return t, nil
		}
		names[i] = t.Name
	}
	return Table{}, fmt.Errorf("no table %q; the tables are %s", name, strings.Join(names, ", "))
}

// arrowTypes are the Go types that a column can have.
var arrowTypes = map[reflect.Type]arrow.DataType{
	reflect.TypeFor[string]():  arrow.BinaryTypes.String,
	reflect.TypeFor[int32]():   arrow.PrimitiveTypes.Int32,
	reflect.TypeFor[int64]():   arrow.PrimitiveTypes.Int64,
	reflect.TypeFor[float64](): arrow.PrimitiveTypes.Float64,
	reflect.TypeFor[bool]():    arrow.FixedWidthTypes.Boolean,
}

// define derives a table from the keys and the row struct R.
func define[R any](name, row string) Table {
	t := Table{Name: name, Row: row}
	var keys Keys
	var r R
	for _, f := range append(fields(reflect.ValueOf(&keys).Elem()), fields(reflect.ValueOf(&r).Elem())...) {
		t.Columns = append(t.Columns, f.Column)
	}
	return t
}

// field is a column of a row struct together with the place where a row holds its value.
type field struct {
	Column
	at reflect.Value // addressable: a T or an Opt[T]
}

// fields lists the columns of the addressable struct v: its own tagged fields and those
// of embedded structs, in order; an array [n]T is the columns name_1 to name_n. It panics on a
// type that no column can have, which is a mistake in the program.
func fields(v reflect.Value) []field {
	var out []field
	for i := range v.NumField() {
		sf, fv := v.Type().Field(i), v.Field(i)
		name, tagged := sf.Tag.Lookup("col")
		switch {
		case sf.Anonymous && sf.Type.Kind() == reflect.Struct:
			out = append(out, fields(fv)...)
		case !tagged:
			panic(fmt.Sprintf("dataset: field %s of %s has no col tag", sf.Name, v.Type()))
		case sf.Type.Kind() == reflect.Array:
			for j := range fv.Len() {
				n := strconv.Itoa(j + 1)
				f := newField(name+"_"+n, sf.Tag, fv.Index(j))
				f.Meaning = strings.ReplaceAll(f.Meaning, "#", n)
				out = append(out, f)
			}
		default:
			out = append(out, newField(name, sf.Tag, fv))
		}
	}
	return out
}

func newField(name string, tag reflect.StructTag, at reflect.Value) field {
	typ, nullable := at.Type(), false
	if typ.Kind() == reflect.Struct && strings.HasPrefix(typ.Name(), "Opt[") {
		typ, nullable = typ.Field(0).Type, true
	}
	dt, ok := arrowTypes[typ]
	if !ok {
		panic(fmt.Sprintf("dataset: column %s cannot have the type %s", name, at.Type()))
	}
	return field{
		Column: Column{
			Name: name, Type: typ.Name(), Unit: tag.Get("unit"), Meaning: tag.Get("doc"),
			Nullable: nullable, arrow: dt,
		},
		at: at,
	}
}

// schema is the Arrow schema of a table, with the metadata of a part.
func (t Table) schema(md arrow.Metadata) *arrow.Schema {
	out := make([]arrow.Field, len(t.Columns))
	for i, c := range t.Columns {
		keys, vals := []string{"meaning"}, []string{c.Meaning}
		if c.Unit != "" {
			keys, vals = append(keys, "unit"), append(vals, c.Unit)
		}
		out[i] = arrow.Field{Name: c.Name, Type: c.arrow, Nullable: c.Nullable, Metadata: arrow.NewMetadata(keys, vals)}
	}
	return arrow.NewSchema(out, &md)
}
