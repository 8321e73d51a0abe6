package chart

import (
	"image/color"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
)

// Panel is one of the plots of a figure.
type Panel interface {
	head() Head
	// build returns the plot, or nil if there is nothing to show. width is about what the panel will have.
	build(t theme, width vg.Length, where place) *plot.Plot
	height(t theme, width vg.Length) vg.Length // of a data area of this width
	right(t theme) vg.Length                   // room for text to the right of the data area
}

const noData = "no data"

// place says where on the grid of the figure a panel stands; inner panels leave out the labels of
// the axes that they share with their neighbours.
type place struct{ left, bottom bool }

// Head is the line above a panel.
type Head struct {
	Title  string
	Note   string      // in grey after the title
	Colour color.Color // of the square before the title; nil for none
	Legend []Key       // below the title
	Empty  string      // why there is nothing to show
}

func (h Head) head() Head { return h }

// right is the room that most panels need.
func (h Head) right(t theme) vg.Length { return t.px(10) }

func middleLeft(s text.Style) text.Style {
	s.XAlign, s.YAlign = text.XLeft, text.YCenter
	return s
}
