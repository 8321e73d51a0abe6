package analysis

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
)

func TestBandsAreReadAsTheyWereWritten(t *testing.T) {
	people := line1830
	people.lineUp, people.faster = []string{Human, Human, Human, Human}, 1
	bands, err := BandsOf(people.write(t))
	if err != nil {
		t.Fatal(err)
	}
	var buf bytes.Buffer
	if err := WriteBands(&buf, bands); err != nil {
		t.Fatal(err)
	}
	back, err := ReadBands(&buf)
	if err != nil || !reflect.DeepEqual(back, bands) {
		t.Errorf("%v: read otherwise than written", err)
	}

	s, err := Summarise(line1830.write(t), bands...)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := s.Format(&text); err != nil {
		t.Fatal(err)
	}
	golden(t, "summary-with-people.txt", text.Bytes())
}

func TestBandsOfOtherGamesAreNotTaken(t *testing.T) {
	bands := []Bands{{Title: "1830", Players: 3, Games: 5}, {Title: "1856", Players: 4, Games: 6}}
	if b := bandsFor(bands, Group{"1830", "base", 4}); b != nil {
		t.Errorf("bands of %v for 1830 with 4 players", b)
	}
	b := bandsFor(bands, Group{"1830", "base", 3})
	if got := b.find(endMetric("bank")); got == nil || *got.Share != 0 {
		t.Errorf("an end that no game had = %v", got)
	}
	if got := b.find("length/actions"); got != nil {
		t.Errorf("a figure that is not there = %v", got)
	}
}

func TestReadBandsRefuses(t *testing.T) {
	for says, text := range map[string]string{
		"unknown field":                    `[{"titel": "1830"}]`,
		"expected either a share":          `[{"title": "1830", "figures": [{"name": "x", "n": 3}]}]`,
		"expected either a share or quart": `[{"title": "1830", "figures": [{"name": "x", "n": 3, "share": 1, "quartiles": [1, 2, 3]}]}]`,
	} {
		if _, err := ReadBands(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v, want %q", err, says)
		}
	}
}
