package dataset

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
)

// A reader of Arrow believes the lengths that a file states, and a damaged one can ask for more memory than
// there is, which ends the program. So the schema of a file is looked over first, as the
// flatbuffer that it is. Reading outside it panics, which guard turns into an error.

// fbTable is a flatbuffer table: fields are found through a table of offsets.
type fbTable struct {
	buf []byte
	at  int
}

func fbRoot(buf []byte) fbTable { return fbTable{buf, int(binary.LittleEndian.Uint32(buf))} }

// slot returns the place of field i, 0 if it is left out.
func (t fbTable) slot(i int) int {
	offsets := t.at - int(int32(binary.LittleEndian.Uint32(t.buf[t.at:])))
	if 4+2*i >= int(binary.LittleEndian.Uint16(t.buf[offsets:])) {
		return 0
	}
	off := int(binary.LittleEndian.Uint16(t.buf[offsets+4+2*i:]))
	if off == 0 {
		return 0
	}
	return t.at + off
}

func (t fbTable) follow(at int) int { return at + int(binary.LittleEndian.Uint32(t.buf[at:])) }

// table returns the table in field i.
func (t fbTable) table(i int) (fbTable, bool) {
	at := t.slot(i)
	if at == 0 {
		return fbTable{}, false
	}
	return fbTable{t.buf, t.follow(at)}, true
}

// vector returns the length of the vector in field i and where it begins. Each element takes at least four bytes.
func (t fbTable) vector(i int) (n, at int, err error) {
	if at = t.slot(i); at == 0 {
		return 0, 0, nil
	}
	at = t.follow(at)
	n = int(binary.LittleEndian.Uint32(t.buf[at:]))
	if at += 4; n > (len(t.buf)-at)/4 {
		return 0, 0, fmt.Errorf("a list of %d entries in %d bytes", n, len(t.buf)-at)
	}
	return n, at, nil
}

// The fields of the tables of the Arrow format that matter here.
const (
	footerSchema, footerDictionaries = 1, 2
	messageHeader                    = 2
	schemaFields, schemaMetadata     = 1, 2
	fieldType, fieldChildren         = 2, 5
	fieldMetadata                    = 6
)

// checkSchema refuses a schema that no table of ours has.
func checkSchema(schema fbTable) error {
	if _, _, err := schema.vector(schemaMetadata); err != nil {
		return err
	}
	n, at, err := schema.vector(schemaFields)
	if err != nil {
		return err
	}
	for i := range n {
		f := fbTable{schema.buf, schema.follow(at + 4*i)}
		children, _, err := f.vector(fieldChildren)
		if err != nil {
			return err
		}
		if _, _, err := f.vector(fieldMetadata); err != nil {
			return err
		}
		kind := byte(0)
		if at := f.slot(fieldType); at != 0 {
			kind = f.buf[at]
		}
		switch kind {
		case 2, 3, 5, 6: // Int, FloatingPoint, Utf8, Bool
		default:
			return fmt.Errorf("column %d has a type that no table has", i)
		}
		if children != 0 {
			return fmt.Errorf("column %d is nested", i)
		}
	}
	return nil
}

// checkArrow looks over the footer of an Arrow file of size bytes.
func checkArrow(r io.ReaderAt, size int64) error {
	const tail = 4 + 6 // the length of the footer and the magic word
	var end [tail]byte
	if size < tail {
		return errors.New("it is too short")
	}
	if _, err := r.ReadAt(end[:], size-tail); err != nil {
		return err
	}
	length := int64(binary.LittleEndian.Uint32(end[:]))
	if string(end[4:]) != "ARROW1" || length > size-tail {
		return errors.New("it has no footer")
	}
	buf := make([]byte, length)
	if _, err := r.ReadAt(buf, size-tail-length); err != nil {
		return err
	}
	return guard(func() error {
		footer := fbRoot(buf)
		if n, _, err := footer.vector(footerDictionaries); err != nil || n != 0 {
			return errors.Join(err, errors.New("it has dictionaries"))
		}
		schema, ok := footer.table(footerSchema)
		if !ok {
			return errors.New("it has no schema")
		}
		return checkSchema(schema)
	})
}

// checkMessage looks over a schema as an encapsulated message: a mark, a length, the flatbuffer.
func checkMessage(data []byte) error {
	const head = 8
	if len(data) < head {
		return errors.New("its Arrow schema is cut off")
	}
	length := int(binary.LittleEndian.Uint32(data[4:]))
	if binary.LittleEndian.Uint32(data) != 0xffffffff || length > len(data)-head {
		return errors.New("its Arrow schema is cut off")
	}
	return guard(func() error {
		schema, ok := fbRoot(data[head : head+length]).table(messageHeader)
		if !ok {
			return errors.New("its Arrow schema is empty")
		}
		return checkSchema(schema)
	})
}
