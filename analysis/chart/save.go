package chart

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgimg"
	"gonum.org/v1/plot/vg/vgpdf"
	"gonum.org/v1/plot/vg/vgsvg"
)

// Formats lists the file formats, the default first.
func Formats() []string { return []string{"png", "svg", "pdf"} }

// Check refuses a format or width that figures cannot have. A width of 0 is DefaultWidth.
func Check(format string, width int) error {
	switch {
	case !slices.Contains(Formats(), format):
		return fmt.Errorf("unknown format %q; expected one of %s", format, strings.Join(Formats(), ", "))
	case width != 0 && (width < minWidth || width > maxWidth):
		return fmt.Errorf("width %d: expected %d to %d pixels", width, minWidth, maxWidth)
	}
	return nil
}

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
	if err := Check(format, width); err != nil {
		return err
	}
	if width == 0 {
		width = DefaultWidth
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
	default:
		c := vgpdf.New(l.width, l.height)
		l.draw(draw.NewCanvas(pdfCanvas{c}, l.width, l.height))
		_, err := c.WriteTo(w)
		return err
	}
}

// namedFonts lets a viewer without the font of the theme take one with the same widths, instead of its
// default, which has serifs.
func namedFonts(svg []byte) []byte {
	return bytes.ReplaceAll(svg, []byte("font-family:Liberation Sans;font-variant:Sans;"),
		[]byte("font-family:'Liberation Sans',Arial,Helvetica,sans-serif;"))
}
