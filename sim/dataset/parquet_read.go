package dataset

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/apache/arrow/go/v17/arrow"
	"github.com/apache/arrow/go/v17/arrow/array"
	"github.com/apache/arrow/go/v17/arrow/memory"
	"github.com/apache/arrow/go/v17/parquet"
	"github.com/apache/arrow/go/v17/parquet/file"
	"golang.org/x/exp/mmap"
)

func openParquet(name string, columns []string) (*decoder, error) {
	m, err := mmap.Open(name)
	if err != nil {
		return nil, err
	}
	fail := func(err error) (*decoder, error) {
		m.Close()
		return nil, fmt.Errorf("cut off or not a Parquet file of trainrush: %w", err)
	}
	pr, err := file.NewParquetReader(io.NewSectionReader(m, 0, int64(m.Len())))
	if err != nil {
		return fail(err)
	}
	text := pr.MetaData().KeyValueMetadata().FindValue(keyArrowSchema)
	if text == nil {
		return fail(errors.New("it carries no Arrow schema"))
	}
	as, err := decodeSchema(*text)
	if err != nil {
		return fail(err)
	}
	if root := pr.MetaData().Schema; root.NumColumns() != as.NumFields() {
		return fail(fmt.Errorf("%d columns where its Arrow schema has %d", root.NumColumns(), as.NumFields()))
	}
	var fields []arrow.Field
	var leaves []int
	for i, f := range as.Fields() {
		if columns == nil || slices.Contains(columns, f.Name) {
			fields, leaves = append(fields, f), append(leaves, i)
		}
	}
	group, batch := 0, arrow.NewSchema(fields, nil)
	return &decoder{
		schema: as,
		next: func() (arrow.Record, error) {
			if group == pr.NumRowGroups() {
				return nil, io.EOF
			}
			group++
			return readGroup(pr.RowGroup(group-1), batch, leaves)
		},
		close: func() error { return errors.Join(pr.Close(), m.Close()) },
	}, nil
}

// readGroup reads the leaves of a row group into a record with their schema.
func readGroup(group *file.RowGroupReader, schema *arrow.Schema, leaves []int) (arrow.Record, error) {
	b := array.NewRecordBuilder(memory.NewGoAllocator(), schema)
	defer b.Release()
	for i, leaf := range leaves {
		col, err := group.Column(leaf)
		if err == nil {
			err = readColumn(col, b.Field(i), int(group.NumRows()))
		}
		if err != nil {
			return nil, fmt.Errorf("column %s: %w", schema.Field(i).Name, err)
		}
	}
	return b.NewRecord(), nil
}

func readColumn(col file.ColumnChunkReader, b array.Builder, rows int) error {
	switch col := col.(type) {
	case *file.ByteArrayColumnChunkReader:
		s := b.(*array.StringBuilder)
		return readValues(col.ReadBatch, rows, func(v parquet.ByteArray) { s.Append(string(v)) }, b.AppendNull)
	case *file.Int32ColumnChunkReader:
		return readValues(col.ReadBatch, rows, b.(*array.Int32Builder).Append, b.AppendNull)
	case *file.Int64ColumnChunkReader:
		return readValues(col.ReadBatch, rows, b.(*array.Int64Builder).Append, b.AppendNull)
	case *file.Float64ColumnChunkReader:
		return readValues(col.ReadBatch, rows, b.(*array.Float64Builder).Append, b.AppendNull)
	case *file.BooleanColumnChunkReader:
		return readValues(col.ReadBatch, rows, b.(*array.BooleanBuilder).Append, b.AppendNull)
	}
	return fmt.Errorf("unexpected type %s", col.Type())
}

// readValues reads the rows of a column with one of the ReadBatch methods: the rows read come
// with a definition level each (none for a column that is never null), the values without gaps.
func readValues[T any](
	read func(int64, []T, []int16, []int16) (int64, int, error), rows int, add func(T), addNull func(),
) error {
	vals, levels := make([]T, rows), make([]int16, rows)
	for done := 0; done < rows; {
		for i := range levels {
			levels[i] = 1 // what a column that is never null leaves as it is
		}
		n, _, err := read(int64(rows-done), vals, levels, nil)
		if err != nil {
			return err
		}
		if n == 0 {
			return fmt.Errorf("%d rows; expected %d", done, rows)
		}
		next := 0
		for _, level := range levels[:n] {
			if level == 0 {
				addNull()
				continue
			}
			add(vals[next])
			next++
		}
		done += int(n)
	}
	return nil
}
