package dataset

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"

	"github.com/apache/arrow/go/v17/arrow"
	"github.com/apache/arrow/go/v17/arrow/csv"
	"github.com/apache/arrow/go/v17/arrow/ipc"
	"github.com/apache/arrow/go/v17/arrow/memory"
	"golang.org/x/exp/mmap"
)

// decoder reads the batches of one table file.
type decoder struct {
	schema *arrow.Schema
	next   func() (arrow.Record, error) // io.EOF after the last
	close  func() error
}

// open opens a table file. Only the columns named need come back, in any order; nil means all.
// The readers of Arrow panic on some malformed files, so every call into them is guarded.
func open(name string, format Format, t Table, columns []string) (d *decoder, err error) {
	err = guard(func() error {
		switch format {
		case CSV:
			d, err = openCSV(name, t)
		case Parquet:
			d, err = openParquet(name, columns)
		default:
			d, err = openArrow(name)
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	next := d.next
	d.next = func() (rec arrow.Record, err error) {
		err = guard(func() error {
			rec, err = next()
			return err
		})
		if err != nil && err != io.EOF {
			err = damaged(name, err)
		}
		return rec, err
	}
	return d, nil
}

// damaged is the error of a file that can be opened, but not read to its end.
func damaged(name string, err error) error {
	return fmt.Errorf("%s: %w (%w); expected a file that trainrush wrote to the end", name, ErrDamaged, err)
}

// guard turns a panic of f into an error.
func guard(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = malformed(r)
		}
	}()
	return f()
}

// malformed is the error for a panic of a reader. Where the reader itself stumbled says nothing
// about the file.
func malformed(r any) error {
	if _, ok := r.(runtime.Error); ok {
		return errors.New("it is malformed")
	}
	return fmt.Errorf("malformed: %v", r)
}

// boundedAllocator refuses sizes that no batch of a table has: a damaged length would end the
// program for want of memory, which guard could not catch.
type boundedAllocator struct{ memory.Allocator }

const mostBytes = 1 << 30 // for one buffer of a batch of batchRows rows

func (a boundedAllocator) Allocate(size int) []byte {
	if size > mostBytes {
		panic(fmt.Sprintf("a column of %d bytes", size))
	}
	return a.Allocator.Allocate(size)
}

func (a boundedAllocator) Reallocate(size int, b []byte) []byte {
	if size > mostBytes {
		panic(fmt.Sprintf("a column of %d bytes", size))
	}
	return a.Allocator.Reallocate(size, b)
}

func openArrow(name string) (*decoder, error) {
	m, err := mmap.Open(name)
	if err != nil {
		return nil, err
	}
	var r *ipc.FileReader
	if err = checkArrow(m, int64(m.Len())); err == nil {
		r, err = ipc.NewFileReader(io.NewSectionReader(m, 0, int64(m.Len())), ipc.WithAllocator(boundedAllocator{memory.NewGoAllocator()}))
	}
	if err != nil {
		m.Close()
		return nil, fmt.Errorf("cut off or not an Arrow file (%w); expected a file that trainrush wrote to the end", err)
	}
	i := 0
	return &decoder{
		schema: r.Schema(),
		next: func() (arrow.Record, error) {
			if i == r.NumRecords() {
				return nil, io.EOF
			}
			i++
			return r.Record(i - 1)
		},
		close: func() error { return errors.Join(r.Close(), m.Close()) },
	}, nil
}

func openCSV(name string, t Table) (*decoder, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	schema := t.schema(arrow.Metadata{})
	head, err := header(f)
	if err != nil {
		f.Close()
		return nil, err
	}
	if want := strings.Join(t.columnNames(), ","); head != want {
		f.Close()
		return nil, fmt.Errorf("not the table %s: its first line is %q; expected %q", t.Name, shorten(head), shorten(want))
	}
	r := csv.NewReader(f, schema, csv.WithHeader(true), csv.WithNullReader(true, ""), csv.WithChunk(batchRows))
	return &decoder{
		schema: schema,
		next: func() (arrow.Record, error) {
			if r.Next() {
				return r.Record(), nil
			}
			if err := r.Err(); err != nil {
				return nil, err
			}
			return nil, io.EOF
		},
		close: func() error { r.Release(); return f.Close() },
	}, nil
}

// header reads the first line and goes back to the start of the file.
func header(f *os.File) (string, error) {
	buf := make([]byte, 1<<12)
	n, err := f.ReadAt(buf, 0)
	if err != nil && err != io.EOF {
		return "", err
	}
	line, _, _ := strings.Cut(string(buf[:n]), "\n")
	return strings.TrimSuffix(line, "\r"), nil
}

func shorten(s string) string {
	if len(s) > 60 {
		return s[:60] + "…"
	}
	return s
}

func (t Table) columnNames() []string {
	out := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		out[i] = c.Name
	}
	return out
}

// readMeta checks the head of a file: that it is complete, that it is this table, and that
// every column is there with its type.
func readMeta(name string, format Format, t Table) (Meta, error) {
	d, err := open(name, format, t, []string{})
	if err != nil {
		return Meta{}, err
	}
	defer d.close()
	if format == CSV {
		return Meta{}, nil // the header says all there is
	}
	meta, err := parseMeta(d.schema.Metadata(), t.Name)
	if err != nil {
		return Meta{}, fmt.Errorf("%s: %w", name, err)
	}
	for _, c := range t.Columns {
		fs, ok := d.schema.FieldsByName(c.Name)
		if !ok {
			return Meta{}, fmt.Errorf("%s: has no column %s", name, c.Name)
		}
		if !arrow.TypeEqual(fs[0].Type, c.arrow) {
			return Meta{}, fmt.Errorf("%s: column %s is %s; expected %s", name, c.Name, fs[0].Type, c.Type)
		}
	}
	return meta, nil
}
