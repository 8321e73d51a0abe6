package chart

import (
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/vgpdf"
)

// pdfCanvas draws text as outlines. The PDF canvas itself embeds one face per file, so that bold
// would come out as regular, and knows 256 characters.
type pdfCanvas struct{ *vgpdf.Canvas }

// FillString draws s with its first baseline point at the place.
func (c pdfCanvas) FillString(f font.Face, at vg.Point, s string) {
	em := fixed.Int26_6(f.Face.UnitsPerEm()) // one unit of the result is 1/64 of a font unit
	scale := float64(f.Font.Size) / float64(em)
	var (
		buf  sfnt.Buffer
		last sfnt.GlyphIndex
		x    fixed.Int26_6
		path vg.Path
	)
	for i, r := range s {
		glyph, err := f.Face.GlyphIndex(&buf, r)
		if err != nil {
			continue // a damaged font: the layout has passed over it too
		}
		if kern, err := f.Face.Kern(&buf, last, glyph, em, 0); err == nil && i > 0 {
			x += kern
		}
		segments, err := f.Face.LoadGlyph(&buf, glyph, em, nil)
		if err == nil {
			path = outline(path, segments, func(p fixed.Point26_6) vg.Point {
				return vg.Point{X: at.X + vg.Length(float64(x+p.X)*scale), Y: at.Y - vg.Length(float64(p.Y)*scale)}
			})
		}
		if advance, err := f.Face.GlyphAdvance(&buf, glyph, em, 0); err == nil {
			x += advance
		}
		last = glyph
	}
	if len(path) > 0 {
		c.Fill(path)
	}
}

// outline adds the contours of a glyph to a path.
func outline(path vg.Path, segments sfnt.Segments, at func(fixed.Point26_6) vg.Point) vg.Path {
	open := false
	for _, s := range segments {
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if open {
				path.Close()
			}
			path.Move(at(s.Args[0]))
			open = true
		case sfnt.SegmentOpLineTo:
			path.Line(at(s.Args[0]))
		case sfnt.SegmentOpQuadTo:
			path.QuadTo(at(s.Args[0]), at(s.Args[1]))
		case sfnt.SegmentOpCubeTo:
			path.CubeTo(at(s.Args[0]), at(s.Args[1]), at(s.Args[2]))
		}
	}
	if open {
		path.Close()
	}
	return path
}
