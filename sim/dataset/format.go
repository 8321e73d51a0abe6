package dataset

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/apache/arrow/go/v17/arrow"
	"github.com/apache/arrow/go/v17/arrow/array"
	"github.com/apache/arrow/go/v17/arrow/csv"
	"github.com/apache/arrow/go/v17/arrow/ipc"
	"github.com/apache/arrow/go/v17/arrow/memory"
)

// Format is a file format for tables; it is also the extension of the files.
type Format string

// The formats.
const (
	Arrow   Format = "arrow"   // Arrow IPC file (Feather 2): Python, R, Polars, Julia
	Parquet Format = "parquet" // DuckDB and data warehouses
	CSV     Format = "csv"     // spreadsheets; carries no metadata
)

// Formats lists the formats, the default first.
func Formats() []Format { return []Format{Arrow, Parquet, CSV} }

// Compression is how the columns of a file are compressed.
type Compression string

// The compressions.
const (
	Zstd         Compression = "zstd"
	LZ4          Compression = "lz4"
	Uncompressed Compression = "none" // every reader takes it, and it can be memory-mapped
)

// Compressions lists the compressions, the default first.
func Compressions() []Compression { return []Compression{Zstd, LZ4, Uncompressed} }

// Options says how tables are written. The zero value is Arrow with zstd.
type Options struct {
	Format      Format
	Compression Compression // empty: zstd for Arrow and Parquet, none for CSV
}

// resolve fills in the defaults and refuses combinations that no reader takes.
func (o Options) resolve() (Options, error) {
	if o.Format == "" {
		o.Format = Arrow
	}
	if o.Compression == "" {
		o.Compression = Zstd
		if o.Format == CSV {
			o.Compression = Uncompressed
		}
	}
	switch {
	case !slices.Contains(Formats(), o.Format):
		return o, fmt.Errorf("unknown format %q; expected one of %s", o.Format, list(Formats()))
	case !slices.Contains(Compressions(), o.Compression):
		return o, fmt.Errorf("unknown compression %q; expected one of %s", o.Compression, list(Compressions()))
	case o.Format == CSV && o.Compression != Uncompressed:
		return o, fmt.Errorf("csv files are not compressed: use compression none, not %s", o.Compression)
	case o.Format == Parquet && o.Compression == LZ4:
		return o, fmt.Errorf("parquet files are written with compression zstd or none, not lz4")
	}
	return o, nil
}

func list[S ~string](words []S) string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = string(w)
	}
	return strings.Join(out, ", ")
}

// encoder writes the batches of one table file.
type encoder interface {
	Write(arrow.Record) error
	Close() error // writes what is left, the footer included; it leaves the file open
}

type allocator = memory.Allocator

func (o Options) encoder(w *sink, schema *arrow.Schema, mem allocator) (encoder, error) {
	switch o.Format {
	case Parquet:
		return newParquet(w, schema, o.Compression == Zstd, mem)
	case CSV:
		return newCSV(w, schema, mem)
	default:
		opts := []ipc.Option{ipc.WithSchema(schema), ipc.WithAllocator(mem)}
		switch o.Compression {
		case Zstd:
			opts = append(opts, ipc.WithZstd())
		case LZ4:
			opts = append(opts, ipc.WithLZ4())
		}
		return ipc.NewFileWriter(w, opts...)
	}
}

// csvEncoder adapts the CSV writer of Arrow to encoder.
type csvEncoder struct{ *csv.Writer }

func newCSV(w io.Writer, schema *arrow.Schema, mem allocator) (encoder, error) {
	e := csvEncoder{csv.NewWriter(w, schema, csv.WithHeader(true), csv.WithNullWriter(""))}
	// The header is written with the first batch, and a table without rows needs one too.
	b := array.NewRecordBuilder(mem, schema)
	defer b.Release()
	empty := b.NewRecord()
	defer empty.Release()
	return e, e.Write(empty)
}

func (e csvEncoder) Close() error { return e.Flush() }
