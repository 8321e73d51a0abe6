// Package chart draws figures in the house theme: a title that says what is seen, a line that says
// how to read it, panels on one grid, a caption with where the figures come from. It knows shapes
// and colours, not games.
//
// A Figure lays itself out for its width: an article (1200 pixels) or a telephone (480).
// A panel without data says so instead of staying blank. SVG and PNG files are equal byte for byte when
// the figure is equal; PDF carries the time of its making.
//
//	f := chart.Figure{Title: "Why games end", Panels: []chart.Panel{&chart.Bars{…}}}
//	err := f.Save("end-reasons.svg", 1200)
package chart
