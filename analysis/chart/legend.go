package chart

import (
	"image/color"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// Key explains a mark.
type Key struct {
	Label  string
	Colour color.NRGBA
	Line   bool // a line; otherwise a square
}

const keyWidth, keyGap = 22, 24 // of a legend, in pixels

// wrapKeys breaks a legend into lines that fit the width.
func (t theme) wrapKeys(keys []Key, width vg.Length) (lines [][]Key) {
	used := vg.Length(0)
	for _, k := range keys {
		w := t.px(keyWidth+8+keyGap) + t.note().Width(k.Label)
		if len(lines) == 0 || used+w > width {
			lines, used = append(lines, nil), 0
		}
		used += w
		lines[len(lines)-1] = append(lines[len(lines)-1], k)
	}
	return lines
}

func (t theme) keysHeight(lines [][]Key) vg.Length {
	return vg.Length(len(lines)) * lineHeight(t.subtitle())
}

// drawKeys draws a legend downwards from y.
func (t theme) drawKeys(c draw.Canvas, lines [][]Key, left, y vg.Length) {
	s := middleLeft(t.note())
	for _, line := range lines {
		x, mid := left, y-lineHeight(s)/2
		for _, k := range line {
			half := t.px(7)
			if k.Line {
				half = t.px(1.5)
			}
			box := vg.Rectangle{Min: vg.Point{X: x, Y: mid - half}, Max: vg.Point{X: x + t.px(keyWidth), Y: mid + half}}
			c.SetColor(k.Colour)
			c.Fill(box.Path())
			c.FillText(s, vg.Point{X: x + t.px(keyWidth+8), Y: mid}, k.Label)
			x += t.px(keyWidth+8+keyGap) + s.Width(k.Label)
		}
		y -= lineHeight(t.subtitle())
	}
}
