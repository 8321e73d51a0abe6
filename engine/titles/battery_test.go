package titles_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/trainrush/trainrush/configs"
	"github.com/trainrush/trainrush/engine/enginetest"
	"github.com/trainrush/trainrush/engine/titles"
)

func TestBattery(t *testing.T) {
	for _, title := range titles.IDs() {
		d, err := configs.Title(title)
		if err != nil {
			t.Fatal(err)
		}
		for chosen := range 1 << len(d.Options) {
			var options []string
			for i, o := range d.Options {
				if chosen&(1<<i) != 0 {
					options = append(options, o.ID)
				}
			}
			for _, seats := range d.Players {
				name := fmt.Sprintf("%s/%d/%s", title, seats.Count, strings.Join(options, "+"))
				t.Run(name, func(t *testing.T) {
					g, err := titles.New(d, seats.Count, options)
					if err != nil {
						t.Fatal(err)
					}
					for _, e := range enginetest.Run(t, g, enginetest.Plan{From: 1, To: 3, Every: 16}) {
						t.Logf("%+v", e)
					}
				})
			}
		}
	}
}
