package chart

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"

	"golang.org/x/image/colornames"
)

// The inks of the theme.
var (
	Ink   = rgb(0x22, 0x22, 0x22) // text and what matters most
	Grey  = rgb(0x6b, 0x6b, 0x6b) // captions, ticks
	Faint = rgb(0xe3, 0xe3, 0xe3) // grid
	Sky   = rgb(0x56, 0xb4, 0xe9) // bars
	Cloud = rgb(0xb5, 0xb5, 0xb5) // bars and strips of less weight
)

// palette is that of Okabe and Ito, which stays distinct under the common kinds of colour
// blindness, without its yellow, which does not stand out from white.
var palette = []color.NRGBA{
	rgb(0x00, 0x72, 0xb2), rgb(0xd5, 0x5e, 0x00), rgb(0x00, 0x9e, 0x73), rgb(0xcc, 0x79, 0xa7), Sky, rgb(0xe6, 0x9f, 0x00), Ink,
}

// Palette returns the colour of the i-th of several things without an order.
func Palette(i int) color.NRGBA { return palette[i%len(palette)] }

// ramp is viridis up to where its greens become too light for lines.
var ramp = []color.NRGBA{
	rgb(0x44, 0x01, 0x54), rgb(0x41, 0x44, 0x87), rgb(0x2a, 0x78, 0x8e), rgb(0x22, 0xa8, 0x84), rgb(0x6a, 0xa8, 0x2e),
}

// Ramp returns the colour of the i-th of n things in an order.
func Ramp(i, n int) color.NRGBA {
	if n < 2 {
		return ramp[0]
	}
	at := float64(i) / float64(n-1) * float64(len(ramp)-1)
	k := min(int(at), len(ramp)-2)
	return mix(ramp[k], ramp[k+1], at-float64(k))
}

func rgb(r, g, b uint8) color.NRGBA { return color.NRGBA{r, g, b, 0xff} }

// ParseColour reads #rrggbb, #rgb and the colour names of CSS in any case.
func ParseColour(s string) (color.NRGBA, error) {
	if c, ok := colornames.Map[strings.ToLower(s)]; ok {
		return rgb(c.R, c.G, c.B), nil
	}
	hex, ok := strings.CutPrefix(s, "#")
	if len(hex) == 3 {
		hex = string([]byte{hex[0], hex[0], hex[1], hex[1], hex[2], hex[2]})
	}
	v, err := strconv.ParseUint(hex, 16, 32)
	if !ok || err != nil || len(hex) != 6 {
		return color.NRGBA{}, fmt.Errorf("colour %q: expected #rrggbb or a name as in CSS", s)
	}
	return rgb(uint8(v>>16), uint8(v>>8), uint8(v)), nil
}

// mix goes the share t of the way from a to b.
func mix(a, b color.NRGBA, t float64) color.NRGBA {
	f := func(x, y uint8) uint8 { return uint8(math.Round(float64(x) + t*(float64(y)-float64(x)))) }
	return rgb(f(a.R, b.R), f(a.G, b.G), f(a.B, b.B))
}

// tint is the colour thinned with white. Tints are opaque, since not every viewer of PDF and SVG
// blends alike.
func tint(c color.NRGBA, t float64) color.NRGBA { return mix(c, rgb(0xff, 0xff, 0xff), t) }

// Readable darkens a colour until lines in it stand out from white paper (contrast 3:1, WCAG), so
// that a yellow company stays the yellow one.
func Readable(c color.NRGBA) color.NRGBA {
	for contrast(c) < 3 {
		c = mix(c, rgb(0, 0, 0), 0.05)
	}
	return c
}

// contrast is the contrast ratio of a colour with white.
func contrast(c color.NRGBA) float64 {
	lin := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 1.05 / (0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B) + 0.05)
}
