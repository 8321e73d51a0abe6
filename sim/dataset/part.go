package dataset

import (
	"errors"
	"fmt"
	"path/filepath"

	"github.com/apache/arrow/go/v17/arrow"
)

// Part collects the rows of consecutive games and writes them as one file per table. A worker
// keeps one Part and starts it again for the next part. Errors of writing wait for Commit.
type Part struct {
	w    *Writer
	id   PartID
	keys Keys
	err  error
	open bool

	rounds       *rowBuilder[Round]
	players      *rowBuilder[Player]
	corporations *rowBuilder[Corporation]
	phases       *rowBuilder[Phase]
	events       *rowBuilder[Event]
	flows        *rowBuilder[Flow]
	games        *rowBuilder[Game]
	files        []partFile // in the order of tables

	endReasons map[string]int64
}

// partFile is the file of one table of a part.
type partFile struct {
	table   Table
	builder interface {
		start(*arrow.Schema, allocator)
		len() int
		batch() arrow.Record
	}
	schema *arrow.Schema
	sink   *sink
	enc    encoder
	rows   int64
}

// NewPart returns an empty part; Start begins it.
func (w *Writer) NewPart() *Part {
	p := &Part{w: w}
	p.rounds = newRowBuilder[Round](&p.keys)
	p.players = newRowBuilder[Player](&p.keys)
	p.corporations = newRowBuilder[Corporation](&p.keys)
	p.phases = newRowBuilder[Phase](&p.keys)
	p.events = newRowBuilder[Event](&p.keys)
	p.flows = newRowBuilder[Flow](&p.keys)
	p.games = newRowBuilder[Game](&p.keys)
	p.files = []partFile{
		{builder: p.rounds}, {builder: p.players}, {builder: p.corporations}, {builder: p.phases},
		{builder: p.events}, {builder: p.flows}, {builder: p.games},
	}
	for i := range p.files {
		p.files[i].table = tables[i]
	}
	return p
}

// Start begins the part id. A part that was begun and not committed is discarded.
func (p *Part) Start(id PartID, meta Meta) error {
	p.Discard()
	if err := id.check(); err != nil {
		return err
	}
	p.id, p.err, p.open = id, nil, true
	p.keys = Keys{Run: meta.Run, Title: id.Title, Variant: id.Variant, Players: int32(id.Players)}
	p.endReasons = map[string]int64{}
	for i := range p.files {
		f := &p.files[i]
		f.schema = f.table.schema(meta.metadata(f.table.Name, id))
		f.builder.start(f.schema, p.w.mem)
		f.rows = 0
	}
	return nil
}

// Begin sets the game to which the rows that follow belong.
func (p *Part) Begin(g GameKey) { p.keys.GameKey = g }

// AddRound appends a row to the rounds table.
func (p *Part) AddRound(r *Round) { p.rounds.append(r); p.added(0) }

// AddPlayer appends a row to the players table.
func (p *Part) AddPlayer(r *Player) { p.players.append(r); p.added(1) }

// AddCorporation appends a row to the corporations table.
func (p *Part) AddCorporation(r *Corporation) { p.corporations.append(r); p.added(2) }

// AddPhase appends a row to the phases table.
func (p *Part) AddPhase(r *Phase) { p.phases.append(r); p.added(3) }

// AddEvent appends a row to the events table.
func (p *Part) AddEvent(r *Event) { p.events.append(r); p.added(4) }

// AddFlow appends a row to the flows table.
func (p *Part) AddFlow(r *Flow) { p.flows.append(r); p.added(5) }

// AddGame appends a row to the games table.
func (p *Part) AddGame(r *Game) {
	p.games.append(r)
	p.endReasons[r.EndReason]++
	p.added(6)
}

// added writes the batch of a table when it is full.
func (p *Part) added(i int) {
	if f := &p.files[i]; f.builder.len() >= batchRows {
		p.err = errors.Join(p.err, p.flush(f))
	}
}

// flush writes the rows collected for a table, opening its file if need be.
func (p *Part) flush(f *partFile) error {
	if f.enc == nil {
		s, err := newSink(filepath.Join(p.w.dir, p.id.path(f.table.Name, p.w.opts.Format)))
		if err != nil {
			return err
		}
		f.sink = s
		if f.enc, err = p.w.opts.encoder(s, f.schema, p.w.mem); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
	}
	rec := f.builder.batch()
	defer rec.Release()
	if rec.NumRows() == 0 {
		return nil
	}
	f.rows += rec.NumRows()
	if err := f.enc.Write(rec); err != nil {
		return fmt.Errorf("%s: %w", f.sink.name, err)
	}
	return nil
}

// Err is the first error of writing so far, for which nobody need wait until Commit.
func (p *Part) Err() error {
	if p.err == nil {
		return nil
	}
	return fmt.Errorf("writing %s: %w", p.id, p.err)
}

// Commit writes the part and publishes its files, the checksums first and the games file last.
// After an error nothing of the part counts as done.
func (p *Part) Commit() (PartEntry, error) {
	if !p.open {
		return PartEntry{}, errors.New("dataset: commit of a part that was not started")
	}
	defer p.Discard()
	for i := range p.files {
		f := &p.files[i]
		if p.err == nil {
			p.err = p.flush(f)
		}
		if p.err != nil {
			return PartEntry{}, fmt.Errorf("writing %s: %w", p.id, p.err)
		}
		if err := errors.Join(f.enc.Close(), f.sink.sync()); err != nil {
			return PartEntry{}, fmt.Errorf("writing %s: %w", f.sink.name, err)
		}
	}
	entry := PartEntry{PartID: p.id, EndReasons: p.endReasons}
	for i := range p.files {
		f := &p.files[i]
		entry.Files = append(entry.Files, FileEntry{
			Path: filepath.ToSlash(p.id.path(f.table.Name, p.w.opts.Format)), Rows: f.rows, SHA256: f.sink.checksum(),
		})
		entry.Games = f.rows // the games table is the last
	}
	if err := writeSums(p.w.dir, p.id, entry.Files); err != nil {
		return PartEntry{}, fmt.Errorf("writing %s: %w", p.id, err)
	}
	for i := range p.files {
		f := &p.files[i]
		if err := f.sink.publish(); err != nil {
			return PartEntry{}, err
		}
		f.sink, f.enc = nil, nil
	}
	return entry, nil
}

// Discard drops the rows collected and removes the files begun; it does nothing after Commit.
func (p *Part) Discard() {
	for i := range p.files {
		if f := &p.files[i]; f.sink != nil {
			f.sink.discard()
			f.sink, f.enc = nil, nil
		}
	}
	p.open = false
}
