package plain

import "strings"

// Nearest returns the word of known that word was probably meant to be, or "".
func Nearest(word string, known []string) string {
	best, distance := "", max(2, len(word)/3)+1
	for _, k := range known {
		if d := edits(strings.ToLower(word), strings.ToLower(k)); d < distance {
			best, distance = k, d
		}
	}
	return best
}

// Suggest is the end of a message about an unknown word: the nearest known one, then all.
func Suggest(word string, known []string) string {
	list := strings.Join(known, ", ")
	if n := Nearest(word, known); n != "" {
		return "did you mean " + n + "? Possible: " + list
	}
	return "possible: " + list
}

// edits is the number of letters to insert, delete, change or swap between a and b.
func edits(a, b string) int {
	s, t := []rune(a), []rune(b)
	before, prev, row := make([]int, len(t)+1), make([]int, len(t)+1), make([]int, len(t)+1)
	for j := range row {
		prev[j] = j
	}
	for i := 1; i <= len(s); i++ {
		row[0] = i
		for j := 1; j <= len(t); j++ {
			cost := 1
			if s[i-1] == t[j-1] {
				cost = 0
			}
			row[j] = min(prev[j]+1, row[j-1]+1, prev[j-1]+cost)
			if i > 1 && j > 1 && s[i-1] == t[j-2] && s[i-2] == t[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, prev, row = prev, row, before
	}
	return prev[len(t)]
}
