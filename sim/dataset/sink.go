package dataset

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"hash"
	"io"
	"os"
	"path/filepath"
)

// sink is a file that appears under its name only when it is complete: until then it is a
// hidden file beside it. A run that is killed leaves hidden files at most, and playing the
// same part again overwrites them. One process writes a given part at a time.
type sink struct {
	name string // final
	file *os.File
	buf  *bufio.Writer
	sum  hash.Hash
	size int64
}

func newSink(name string) (*sink, error) {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return nil, err
	}
	f, err := os.Create(partial(name))
	if err != nil {
		return nil, err
	}
	return &sink{name: name, file: f, buf: bufio.NewWriterSize(f, 1<<16), sum: sha256.New()}, nil
}

// partial is the name of a file while it is being written.
func partial(name string) string {
	return filepath.Join(filepath.Dir(name), "."+filepath.Base(name)+".partial")
}

// Write implements io.Writer.
func (s *sink) Write(p []byte) (int, error) {
	n, err := s.buf.Write(p)
	s.sum.Write(p[:n])
	s.size += int64(n)
	return n, err
}

// Seek implements io.Seeker for the one use that the Arrow writer makes of it: to ask where it is.
func (s *sink) Seek(offset int64, whence int) (int64, error) {
	if offset != 0 || whence != io.SeekCurrent {
		return 0, errors.New("dataset: tables are written from front to back")
	}
	return s.size, nil
}

// sync brings the file to the disk and closes it.
func (s *sink) sync() error {
	err := s.buf.Flush()
	if err == nil {
		err = s.file.Sync()
	}
	return errors.Join(err, s.file.Close())
}

// publish gives a synced file its name.
func (s *sink) publish() error { return os.Rename(partial(s.name), s.name) }

// discard removes the file before it was published.
func (s *sink) discard() {
	s.file.Close()
	os.Remove(partial(s.name))
}

func (s *sink) checksum() string { return hex.EncodeToString(s.sum.Sum(nil)) }

// writeFile writes a small file so that it appears whole or not at all.
func writeFile(name string, data []byte) error {
	s, err := newSink(name)
	if err != nil {
		return err
	}
	_, err = s.Write(data)
	if err = errors.Join(err, s.sync()); err == nil {
		err = s.publish()
	}
	if err != nil {
		s.discard()
	}
	return err
}
