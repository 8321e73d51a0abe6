package chart

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgimg"
	"gonum.org/v1/plot/vg/vgpdf"
	"gonum.org/v1/plot/vg/vgsvg"
)

// Formats lists the file formats, the default first.
func Formats() []string { return []string{"png", "svg", "pdf"} }

// Save writes the figure in the format of the extension of name, width pixels wide (0 for
// DefaultWidth).
func (f Figure) Save(name string, width int) error {
	var buf bytes.Buffer
	if err := f.Write(&buf, strings.TrimPrefix(filepath.Ext(name), "."), width); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return os.WriteFile(name, buf.Bytes(), 0o644)
}

// Write writes the figure in a format of Formats.
func (f Figure) Write(w io.Writer, format string, width int) error {
	if width == 0 {
		width = DefaultWidth
	}
	if width < minWidth || width > maxWidth {
		return fmt.Errorf("width %d: expected %d to %d pixels", width, minWidth, maxWidth)
	}
	l := f.measure(width)
	switch format {
	case "png":
		c := vgimg.NewWith(vgimg.UseWH(l.width, l.height), vgimg.UseDPI(96))
		l.draw(draw.New(c))
		_, err := vgimg.PngCanvas{Canvas: c}.WriteTo(w)
		return err
	case "svg":
		c := vgsvg.New(l.width, l.height)
		l.draw(draw.New(c))
		var buf bytes.Buffer
		if _, err := c.WriteTo(&buf); err != nil {
			return err
		}
		_, err := w.Write(namedFonts(buf.Bytes()))
		return err
	case "pdf":
		c := vgpdf.New(l.width, l.height)
		l.draw(draw.NewCanvas(pdfCanvas{c}, l.width, l.height))
		_, err := c.WriteTo(w)
		return err
	}
	return fmt.Errorf("unknown format %q; expected one of %s", format, strings.Join(Formats(), ", "))
}

// namedFonts lets a viewer without the font of the theme take one with the same widths, instead of its
// default, which has serifs.
func namedFonts(svg []byte) []byte {
	return bytes.ReplaceAll(svg, []byte("font-family:Liberation Sans;font-variant:Sans;"),
		[]byte("font-family:'Liberation Sans',Arial,Helvetica,sans-serif;"))
}
