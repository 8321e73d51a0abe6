package title

import (
	"fmt"
	"strings"

	"github.com/trainrush/trainrush/engine/id"
)

// zoneLetters are the letters behind the price of a market cell.
var zoneLetters = map[byte]Zone{
	'p': ZonePar, 'x': ZonePar1, 'z': ZonePar2, 'w': ZonePar3,
	'y': ZoneNoCertLimit, 'o': ZoneUnlimited, 'b': ZoneMultipleBuy,
	'c': ZoneClose, 'e': ZoneEndGame,
}

// ParseCell reads a cell of the share-price grid: a price followed by zone letters
// ("100p"), or "-" for no cell (ok is false). The first zone is the one that counts;
// no letter means no zone.
//
// Rule: common rules 2.4.
func ParseCell(text string) (price id.Money, zones []Zone, ok bool, err error) {
	if text == "-" {
		return 0, nil, false, nil
	}
	rest := strings.TrimLeft(text, "0123456789")
	digits := text[:len(text)-len(rest)]
	if digits == "" || len(digits) > 6 {
		return 0, nil, false, fmt.Errorf("%q is not a market cell: expected a price and zone letters such as 100p, or -", text)
	}
	for _, c := range []byte(digits) {
		price = price*10 + id.Money(c-'0')
	}
	for i := range len(rest) {
		z, known := zoneLetters[rest[i]]
		if !known {
			return 0, nil, false, fmt.Errorf("%q: no zone has the letter %q; possible: p x z w y o b c e m n", text, rest[i:i+1])
		}
		zones = append(zones, z)
	}
	return price, zones, true, nil
}

// StopEnd is the end of a segment at the first stop: ends 0 to 5 are the sides of the
// hex, StopEnd+i is stop i.
const StopEnd = 6

// ParseTrack reads a segment, two ends joined by "-": "0-3", "0-a", "a-b". An end is a
// side 0 to 5, or a stop, lettered in the order of the tile; stop i is StopEnd+i.
func ParseTrack(seg string) (a, b int, err error) {
	if len(seg) == 3 && seg[1] == '-' {
		a, b = parseEnd(seg[0]), parseEnd(seg[2])
		if a >= 0 && b >= 0 && a != b {
			return a, b, nil
		}
	}
	return 0, 0, fmt.Errorf("%q is not a piece of track: expected two different ends such as 0-3 or 0-a (sides 0 to 5, stops a, b)", seg)
}

func parseEnd(c byte) int {
	switch {
	case c >= '0' && c <= '5':
		return int(c - '0')
	case c >= 'a' && c <= 'h':
		return StopEnd + int(c-'a')
	}
	return -1
}

// ParseHex reads a coordinate such as E19 and returns its position: x grows to the
// right, y downwards. Letters count from A = 0, after Z comes AA; lower-case letters
// lie before A (a = -1). Numbers count from 1 and become 0.
//
// Rule: common rules 1.5.
func ParseHex(name string, axes Axes) (x, y int, err error) {
	letters := strings.TrimRight(name, "0123456789")
	digits := name[len(letters):]
	row, ok := parseLetters(letters)
	if !ok || digits == "" || len(digits) > 3 || len(digits) > 1 && digits[0] == '0' {
		return 0, 0, fmt.Errorf("%q is not a hex: expected a letter and a number such as E19", name)
	}
	number := 0
	for _, c := range []byte(digits) {
		number = number*10 + int(c-'0')
	}
	if axes == AxesLetter {
		return row, number - 1, nil
	}
	return number - 1, row, nil
}

func parseLetters(s string) (int, bool) {
	switch {
	case len(s) == 1 && s[0] >= 'a' && s[0] <= 'z':
		return -1 - int(s[0]-'a'), true
	case len(s) == 1 && s[0] >= 'A' && s[0] <= 'Z':
		return int(s[0] - 'A'), true
	case len(s) == 2 && s[0] >= 'A' && s[0] <= 'Z' && s[1] >= 'A' && s[1] <= 'Z':
		return 26*(int(s[0]-'A')+1) + int(s[1]-'A'), true
	}
	return 0, false
}

// Step is how x and y change across side s (0 to 5, clockwise from the bottom, or from
// the bottom left when a corner points up).
//
// Rule: common rules 1.5.
func Step(layout Layout, s int) (dx, dy int) {
	if layout == Flat {
		return [6]int{0, -1, -1, 0, 1, 1}[s], [6]int{2, 1, -1, -2, -1, 1}[s]
	}
	return [6]int{-1, -2, -1, 1, 2, 1}[s], [6]int{1, 0, -1, -1, 0, 1}[s]
}
