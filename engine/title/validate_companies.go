package title

import (
	"github.com/trainrush/trainrush/engine/id"
)

func (c *checker) privates() {
	var names []string
	for _, p := range c.d.Privates {
		names = append(names, p.ID)
		path := "privates." + p.ID
		if p.MinPrice > p.MaxPrice {
			c.Add(path+".min_price", "the lowest price of %d exceeds the highest of %d", p.MinPrice, p.MaxPrice)
		}
		for _, w := range p.Powers {
			c.power(path+".powers."+string(w.Type), w)
		}
	}
	c.unique("privates", names)
	c.atMost("privates", len(names), id.MaxPrivates, "privates")
}

func (c *checker) power(path string, w Power) {
	for _, h := range w.Hexes {
		c.hexExists(path+".hexes", h)
	}
	for _, t := range w.Tiles {
		c.known(path+".tiles", "tile in the supply with number", t, c.tiles)
	}
	if w.Corporation != "" {
		c.known(path+".corporation", "corporation", w.Corporation, c.corps)
	}
	switch w.Type {
	case PowerBlockHexes, PowerTeleport, PowerTileLay, PowerAssignHex:
		if len(w.Hexes) == 0 {
			c.Add(path+".hexes", "the power names no hex")
		}
		if len(w.Tiles) == 0 && (w.Type == PowerTeleport || w.Type == PowerTileLay) {
			c.Add(path+".tiles", "the power names no tile")
		}
	case PowerExchange, PowerCertificates:
		if w.Corporation == "" && w.Type == PowerCertificates {
			c.Add(path+".corporation", "the power names no corporation")
		}
		if w.Type == PowerExchange && len(w.From) == 0 {
			c.Add(path+".from", "the power does not say where the certificate comes from")
		}
	}
	for _, n := range w.Certs {
		if at := indexOf(c.corps, w.Corporation); at >= 0 && n >= len(c.d.Corporations[at].Shares) {
			c.Add(path+".certificates", "%s has no certificate %d; they count from 0 to %d", w.Corporation, n, len(c.d.Corporations[at].Shares)-1)
		}
	}
}

func (c *checker) corporations() {
	c.unique("corporations", c.corps)
	c.atMost("corporations", len(c.corps), id.MaxCorps, "corporations")
	certificates := 0
	for _, co := range c.d.Corporations {
		path := "corporations." + co.ID
		certificates += len(co.Shares)
		sum := 0
		for _, s := range co.Shares {
			sum += s
			if s <= 0 {
				c.Add(path+".shares", "a certificate of %d%%", s)
			}
		}
		if sum != 100 && (co.Kind != Minor || len(co.Shares) > 0) {
			c.Add(path+".shares", "the certificates add up to %d%%, not 100%%", sum)
		}
		c.percent(path+".float", co.Float)
		c.percent(path+".max_holding", co.MaxHolding)
		c.atMost(path+".tokens", len(co.Tokens), id.MaxTokens, "tokens")
		for _, colour := range []struct{ key, code string }{{"colour", co.Colour}, {"text_colour", co.TextColour}} {
			if !colourCode.MatchString(colour.code) {
				c.Add(path+"."+colour.key, "%q is not a colour of the form #rrggbb", colour.code)
			}
		}
		for _, h := range co.Homes {
			c.home(path+".homes."+h.Hex, h)
		}
	}
	c.atMost("corporations", certificates, id.MaxCerts, "certificates")
}

func (c *checker) home(path string, h Home) {
	if !c.hexExists(path, h.Hex) {
		return
	}
	cities := 0
	if hex := c.hexes[h.Hex]; hex != nil {
		for _, s := range hex.Stops {
			if s.Kind == City {
				cities++
			}
		}
	}
	switch {
	case cities == 0:
		c.Add(path, "there is no city in %s", h.Hex)
	case h.City != nil && *h.City >= cities:
		c.Add(path+".city", "%s has no city %d; they count from 0 to %d", h.Hex, *h.City, cities-1)
	}
}

// hexExists reports a hex that is not on the map.
func (c *checker) hexExists(path, hex string) bool {
	if _, ok := c.position[hex]; ok {
		return true
	}
	c.Add(path, "there is no hex %s on the map", hex)
	return false
}
