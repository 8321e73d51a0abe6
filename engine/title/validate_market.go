package title

import (
	"fmt"

	"github.com/trainrush/trainrush/engine/id"
)

func (c *checker) market() {
	m := &c.d.Market
	if m.Movement == OneDimensional && len(m.Rows) > 1 {
		c.Add("market.rows", "a one-dimensional market has one row, not %d", len(m.Rows))
	}
	cells, pars := 0, 0
	for r, row := range m.Rows {
		path := fmt.Sprintf("market.rows.%d", r)
		began, ended := false, false
		for col, text := range row {
			price, zones, ok, err := ParseCell(text)
			if err != nil {
				c.Add(path, "column %d: %v", col, err)
				continue
			}
			if !ok {
				ended = began
				continue
			}
			if ended {
				c.Add(path, "column %d: a hole in the middle of a row", col)
			}
			began = true
			cells++
			zone := ZoneNone
			if len(zones) > 0 {
				zone = zones[0]
			}
			switch zone {
			case ZonePar, ZonePar1, ZonePar2, ZonePar3:
				pars++
			}
			if price == 0 && zone != ZoneClose {
				c.Add(path, "column %d: a price of 0 outside the zone that closes corporations", col)
			}
		}
		if !began {
			c.Add(path, "a row without a cell")
		}
	}
	if pars == 0 {
		c.Add("market.rows", "there is no par cell, so no corporation could start")
	}
	c.atMost("market.rows", cells, id.MaxCells, "cells")
}

func (c *checker) phaseList() {
	c.unique("phases", c.phases)
	c.atMost("phases", len(c.phases), id.MaxPhases, "phases")
	if len(c.phases) == 0 {
		c.Add("phases", "there is no phase")
	}
	last := -1
	for i, p := range c.d.Phases {
		path := "phases." + p.Name
		switch {
		case i == 0 && p.Train != "":
			c.Add(path+".train", "the first phase is in force from the start")
		case i > 0 && p.Train == "":
			c.Add(path, "no train begins the phase")
		case i > 0:
			c.known(path+".train", "train", p.Train, c.trains)
			at := indexOf(c.trains, p.Train)
			if at >= 0 && at <= last {
				c.Add(path+".train", "the %s is not sold after the train of the phase before", p.Train)
			}
			last = max(last, at)
		}
		if p.TrainLimit <= 0 {
			c.Add(path+".train_limit", "no corporation could own a train")
		}
		if p.OperatingRounds <= 0 {
			c.Add(path+".operating_rounds", "a set has at least one operating round")
		}
		if len(p.Tiles) == 0 {
			c.Add(path+".tiles", "no tile could be laid")
		}
	}
}

func indexOf(names []string, name string) int {
	for i, n := range names {
		if n == name {
			return i
		}
	}
	return -1
}

func (c *checker) trainList() {
	c.unique("trains", c.trains)
	c.atMost("trains", len(c.trains), id.MaxTrainTypes, "types of trains")
	cards := 0
	for i, t := range c.d.Trains {
		path := "trains." + t.Name
		if (t.Distance > 0) == (len(t.Groups) > 0) {
			c.Add(path, "a train has a distance or groups of stops, one of the two")
		}
		for j, g := range t.Groups {
			if len(g.Stops) == 0 || g.Visit < g.Pay {
				c.Add(fmt.Sprintf("%s.groups.%d", path, j), "needs kinds of stops, and visits at least as many as pay")
			}
		}
		if t.Price <= 0 {
			c.Add(path+".price", "a train has a price")
		}
		if t.Unlimited == (t.Count > 0) {
			c.Add(path, "a train has a count or is unlimited, one of the two")
		}
		cards += t.Count
		if t.RustsOn != "" {
			c.known(path+".rusts_on", "train", t.RustsOn, c.trains)
			if at := indexOf(c.trains, t.RustsOn); at >= 0 && at <= i {
				c.Add(path+".rusts_on", "the %s is not sold after it", t.RustsOn)
			}
		}
		if t.AvailableOn != "" {
			c.known(path+".available_on", "phase", t.AvailableOn, c.phases)
		}
		for _, x := range t.Discounts {
			c.known(path+".discounts", "train", x.Train, c.trains)
			if x.Amount > t.Price {
				c.Add(path+".discounts."+x.Train, "the reduction of %d exceeds the price of %d", x.Amount, t.Price)
			}
		}
		for _, e := range t.Events {
			if e.Copy < 1 || !t.Unlimited && e.Copy > t.Count {
				c.Add(path+".events."+e.Type, "there is no copy %d", e.Copy)
			}
		}
	}
	c.atMost("trains", cards, id.MaxTrains, "trains")
	if len(c.trains) == 0 {
		c.Add("trains", "there are no trains")
	}
}
