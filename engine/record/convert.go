package record

import (
	"fmt"
	"math"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
	"github.com/trainrush/trainrush/engine/shares"
)

// noEffect reports whether actions of a type change nothing.
//
// Rule: record format 5.
func noEffect(kind string) bool {
	return kind == "log" || kind == "message" || (len(kind) > 8 && kind[:8] == "program_")
}

// convert translates an action of a record for the present state.
func (n *names) convert(s *engine.State, r *Action) (engine.Action, error) {
	var a engine.Action
	a.Type = engine.ActionTypeNamed(r.Type)
	if a.Type == engine.NoAction {
		return a, fmt.Errorf("unknown type of action %q", r.Type)
	}
	var err error
	if a.Entity, err = n.entity(r.Entity, r.EntityType); err != nil {
		return a, err
	}
	switch a.Type {
	case engine.Bid, engine.BuyPrivate:
		a.Private = n.game.PrivateNamed(r.Company)
		if a.Private == id.NoPrivate {
			return a, fmt.Errorf("no private %q", r.Company)
		}
		a.Price, err = amount(r.Price, "price")
	case engine.Par:
		if a.Corp = n.game.CorpNamed(r.Corporation); a.Corp == id.NoCorp {
			return a, fmt.Errorf("no corporation %q", r.Corporation)
		}
		a.Cell, err = n.cell(r.SharePrice)
	case engine.BuyShares, engine.SellShares:
		err = n.convertShares(s, r, &a)
	case engine.LayTile:
		err = n.convertTile(r, &a)
	case engine.PlaceToken, engine.RemoveToken:
		var city int
		if a.Hex, city, err = n.city(r.City); err == nil && city >= id.MaxStops {
			err = fmt.Errorf("city %q: a hex has at most %d", r.City, id.MaxStops)
		}
		a.City = uint8(city)
	case engine.RunRoutes:
		sum := r.revenue()
		a.Price, err = amount(&sum, "revenue")
	case engine.PayDividend:
		if a.Kind = engine.DividendNamed(r.Kind); a.Kind == engine.NoDividend {
			err = fmt.Errorf("unknown kind of dividend %q", r.Kind)
		}
	case engine.BuyTrain:
		if a.Train, err = n.train(r.Train); err != nil {
			return a, err
		}
		if r.Exchange != "" {
			var old id.TrainID
			if old, err = n.train(r.Exchange); err != nil {
				return a, err
			}
			a.Trade = old + 1
		}
		a.Price, err = amount(r.Price, "price")
	case engine.DiscardTrain, engine.BorrowTrain:
		a.Train, err = n.train(r.Train)
	case engine.Merge:
		if a.Corp = n.game.CorpNamed(r.Corporation); a.Corp == id.NoCorp {
			return a, fmt.Errorf("no corporation %q", r.Corporation)
		}
	case engine.Assign:
		if a.Hex = n.game.Board.HexNamed(r.Target); a.Hex == id.NoHex {
			err = fmt.Errorf("no hex %q", r.Target)
		}
	case engine.SpecialBuy:
		a.Item, err = n.item(r.Description, r.Cost)
	case engine.ReachDestination:
		for _, name := range r.Corporations {
			c := n.game.CorpNamed(name)
			if c == id.NoCorp {
				return a, fmt.Errorf("no corporation %q", name)
			}
			a.Set |= 1 << c
		}
	}
	return a, err
}

// revenue is what the routes of a run say that they earn.
func (r *Action) revenue() int {
	sum := 0
	for i := range r.Routes {
		if v := r.Routes[i].Revenue; v != nil {
			sum += *v
		}
	}
	if r.ExtraRevenue != nil {
		sum += *r.ExtraRevenue
	}
	return sum
}

// amount reads money, which must be one that an action can have: a larger number would become
// another one.
func amount(v *int, name string) (id.Money, error) {
	switch {
	case v == nil:
		return 0, fmt.Errorf("the key %q is missing", name)
	case *v < 0 || *v > math.MaxInt32:
		return 0, fmt.Errorf("%s: %d is no amount of money", name, *v)
	}
	return id.Money(*v), nil
}

// item finds something that the title sells by its name and price.
func (n *names) item(name string, cost *int) (uint8, error) {
	for i, x := range n.game.Variant().Items() {
		if x.Name == name && (cost == nil || id.Money(*cost) == x.Price) {
			return uint8(i), nil
		}
	}
	return 0, fmt.Errorf("nothing called %q is sold at this price", name)
}

func (n *names) convertShares(s *engine.State, r *Action, a *engine.Action) error {
	if len(r.Shares) == 0 {
		return fmt.Errorf(`the key "shares" is missing or empty`)
	}
	if len(r.Shares) > shares.MaxList {
		return fmt.Errorf("%d certificates in one action; at most %d are possible", len(r.Shares), shares.MaxList)
	}
	if r.Percent < 0 || r.Percent > 100 {
		return fmt.Errorf(`the key "percent" must be from 0 to 100`)
	}
	for i, text := range r.Shares {
		c, index, err := n.cert(s, text)
		if err != nil {
			return err
		}
		if i > 0 && c != a.Corp {
			return fmt.Errorf("certificates of %s and %s in one action", n.game.Corps[a.Corp].Name, n.game.Corps[c].Name)
		}
		a.Corp = c
		a.Certs = a.Certs.With(index)
	}
	if a.Type == engine.BuyShares {
		a.Source = s.Shares.Holder(s.Shares.Cert(a.Corp, a.Certs.At(0)))
	}
	a.Percent = uint8(s.Shares.Sum(a.Corp, a.Certs))
	if r.Percent > 0 {
		a.Percent = uint8(r.Percent)
	}
	return nil
}

func (n *names) convertTile(r *Action, a *engine.Action) error {
	if a.Hex = n.game.Board.HexNamed(r.Hex); a.Hex == id.NoHex {
		return fmt.Errorf("no hex %q", r.Hex)
	}
	if r.Rotation == nil || *r.Rotation < 0 || *r.Rotation > 5 {
		return fmt.Errorf(`the key "rotation" must be from 0 to 5`)
	}
	a.Rot = uint8(*r.Rotation)
	var err error
	a.Tile, err = n.tile(r.Tile)
	return err
}
