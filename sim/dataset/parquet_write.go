package dataset

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"

	"github.com/apache/arrow/go/v17/arrow"
	"github.com/apache/arrow/go/v17/arrow/array"
	"github.com/apache/arrow/go/v17/arrow/ipc"
	"github.com/apache/arrow/go/v17/parquet"
	"github.com/apache/arrow/go/v17/parquet/compress"
	"github.com/apache/arrow/go/v17/parquet/file"
	"github.com/apache/arrow/go/v17/parquet/metadata"
	"github.com/apache/arrow/go/v17/parquet/schema"
)

// keyArrowSchema is the Parquet key under which every Arrow reader looks for the Arrow schema.
const keyArrowSchema = "ARROW:schema"

// parquetEncoder writes flat tables with the column writers of Parquet, one row group per batch.
//
// The ready-made bridge from Arrow to Parquet is not used: it links the Flight server with
// gRPC and Protobuf into the program, for the sake of what is a page of code for flat columns.
type parquetEncoder struct{ w *file.Writer }

// sharedZstd compresses pages with the one encoder of the codec: the codec makes a new one for
// every page otherwise, which takes longer than all the rest.
type sharedZstd struct{ compress.Codec }

// EncodeLevel implements compress.Codec; there is one level.
func (c sharedZstd) EncodeLevel(dst, src []byte, _ int) []byte { return c.Encode(dst, src) }

func init() { // where the module wants codecs to be registered
	zstd, err := compress.GetCodec(compress.Codecs.Zstd)
	if err != nil {
		panic("dataset: the Parquet module has no zstd: " + err.Error())
	}
	compress.RegisterCodec(compress.Codecs.Zstd, sharedZstd{zstd})
}

func newParquet(w *sink, as *arrow.Schema, zstd bool, mem allocator) (encoder, error) {
	root, err := parquetSchema(as)
	if err != nil {
		return nil, err
	}
	codec := compress.Codecs.Uncompressed
	if zstd {
		codec = compress.Codecs.Zstd
	}
	kv := metadata.NewKeyValueMetadata()
	md := as.Metadata()
	for i, key := range md.Keys() {
		if err := kv.Append(key, md.Values()[i]); err != nil {
			return nil, err
		}
	}
	text, err := encodeSchema(as)
	if err != nil {
		return nil, err
	}
	if err := kv.Append(keyArrowSchema, text); err != nil {
		return nil, err
	}
	props := parquet.NewWriterProperties(parquet.WithCompression(codec), parquet.WithAllocator(mem),
		parquet.WithCreatedBy("trainrush"))
	return parquetEncoder{file.NewParquetWriter(w, root, file.WithWriterProps(props), file.WithWriteMetadata(kv))}, nil
}

// parquetSchema is the Parquet schema of flat columns: a column that may be null is optional.
func parquetSchema(as *arrow.Schema) (*schema.GroupNode, error) {
	nodes := make(schema.FieldList, as.NumFields())
	for i, f := range as.Fields() {
		rep := parquet.Repetitions.Required
		if f.Nullable {
			rep = parquet.Repetitions.Optional
		}
		switch f.Type.ID() {
		case arrow.STRING:
			n, err := schema.NewPrimitiveNodeLogical(f.Name, rep, schema.StringLogicalType{}, parquet.Types.ByteArray, -1, -1)
			if err != nil {
				return nil, err
			}
			nodes[i] = n
		case arrow.INT32:
			nodes[i] = schema.NewInt32Node(f.Name, rep, -1)
		case arrow.INT64:
			nodes[i] = schema.NewInt64Node(f.Name, rep, -1)
		case arrow.FLOAT64:
			nodes[i] = schema.NewFloat64Node(f.Name, rep, -1)
		case arrow.BOOL:
			nodes[i] = schema.NewBooleanNode(f.Name, rep, -1)
		default:
			return nil, fmt.Errorf("column %s: no Parquet type for %s", f.Name, f.Type)
		}
	}
	return schema.NewGroupNode("schema", parquet.Repetitions.Required, nodes, -1)
}

// Write writes a batch as a row group.
func (e parquetEncoder) Write(rec arrow.Record) (err error) {
	group := e.w.AppendRowGroup()
	for i := range int(rec.NumCols()) {
		col, err := group.NextColumn()
		if err == nil {
			err = errors.Join(writeColumn(col, rec.Column(i), rec.Schema().Field(i).Nullable), col.Close())
		}
		if err != nil {
			return fmt.Errorf("column %s: %w", rec.ColumnName(i), err)
		}
	}
	return group.Close()
}

// Close writes the footer.
func (e parquetEncoder) Close() error { return e.w.Close() }

// writeColumn writes the values of a column. A nullable column has a definition level per
// row: 1 for a value, 0 for null; only the values themselves are stored.
func writeColumn(w file.ColumnChunkWriter, a arrow.Array, nullable bool) (err error) {
	var levels []int16
	if nullable {
		levels = make([]int16, a.Len())
		for i := range levels {
			if a.IsValid(i) {
				levels[i] = 1
			}
		}
	}
	switch a := a.(type) {
	case *array.String:
		_, err = w.(*file.ByteArrayColumnChunkWriter).WriteBatch(values(a, func(i int) parquet.ByteArray {
			return parquet.ByteArray(a.Value(i))
		}), levels, nil)
	case *array.Int32:
		_, err = w.(*file.Int32ColumnChunkWriter).WriteBatch(values(a, a.Value), levels, nil)
	case *array.Int64:
		_, err = w.(*file.Int64ColumnChunkWriter).WriteBatch(values(a, a.Value), levels, nil)
	case *array.Float64:
		_, err = w.(*file.Float64ColumnChunkWriter).WriteBatch(values(a, a.Value), levels, nil)
	case *array.Boolean:
		_, err = w.(*file.BooleanColumnChunkWriter).WriteBatch(values(a, a.Value), levels, nil)
	}
	return err
}

// values lists the values of a column that are not null.
func values[T any](a arrow.Array, at func(int) T) []T {
	out := make([]T, 0, a.Len()-a.NullN())
	for i := range a.Len() {
		if a.IsValid(i) {
			out = append(out, at(i))
		}
	}
	return out
}

// encodeSchema is the Arrow schema as Parquet files carry it: an IPC schema message in base64.
func encodeSchema(as *arrow.Schema) (string, error) {
	var buf bytes.Buffer
	w := ipc.NewWriter(&buf, ipc.WithSchema(as))
	if err := w.Close(); err != nil {
		return "", err
	}
	return base64.StdEncoding.EncodeToString(buf.Bytes()), nil
}

func decodeSchema(text string) (*arrow.Schema, error) {
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return nil, err
	}
	if err := checkMessage(data); err != nil {
		return nil, err
	}
	r, err := ipc.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	defer r.Release()
	return r.Schema(), nil
}
