package sim

import (
	"fmt"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// The constants of the FNV-1a hash.
const (
	offsetBasis = 0xcbf29ce484222325
	prime       = 0x100000001b3
)

// hashAction adds an action to the hash of a game. Two games with the same hash have, but for
// an accident, the same actions.
func hashAction(h uint64, a *engine.Action) uint64 {
	for _, word := range [...]uint64{
		uint64(a.Type) | uint64(a.Entity.Kind)<<8 | uint64(uint8(a.Entity.N))<<16 | uint64(uint8(a.Corp))<<24 |
			uint64(uint8(a.Private))<<32 | uint64(a.Source.Kind)<<40 | uint64(uint8(a.Source.N))<<48 | uint64(a.Percent)<<56,
		uint64(a.Certs),
		uint64(uint16(a.Cell)) | uint64(uint16(a.Hex))<<16 | uint64(uint16(a.Tile))<<32 | uint64(a.Rot)<<48 | uint64(a.City)<<56,
		uint64(uint16(a.Train)) | uint64(uint16(a.Trade))<<16 | uint64(uint32(a.Price))<<32,
		uint64(a.Kind) | uint64(a.Item)<<8 | uint64(a.Set)<<16,
	} {
		for range 8 {
			h = (h ^ word&0xff) * prime
			word >>= 8
		}
	}
	return h
}

// entityName is an entity in words.
func entityName(g *engine.Game, e id.Entity) string {
	switch e.Kind {
	case id.Player:
		return fmt.Sprintf("seat %d", e.N+1)
	case id.Corporation:
		if int(e.N) < len(g.Corps) {
			return g.Corps[e.N].Name
		}
	case id.Private:
		if int(e.N) < len(g.Privates) {
			return "private " + g.Privates[e.N].Name
		}
	case id.Bank:
		return "bank"
	case id.Pool:
		return "pool"
	}
	return "nobody"
}

// describe is an action in words, for messages.
func describe(g *engine.Game, a *engine.Action) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s by %s", a.Type, entityName(g, a.Entity))
	switch a.Type {
	case engine.Bid, engine.BuyPrivate:
		fmt.Fprintf(&b, " for %s at %d", entityName(g, id.OfPrivate(a.Private)), a.Price)
	case engine.Par, engine.BuyShares, engine.SellShares:
		fmt.Fprintf(&b, " of %d%% of %s", a.Percent, entityName(g, id.OfCorp(a.Corp)))
	case engine.LayTile, engine.PlaceToken:
		fmt.Fprintf(&b, " on hex %d, tile %d, rotation %d, city %d", a.Hex, a.Tile, a.Rot, a.City)
	case engine.BuyTrain, engine.DiscardTrain:
		fmt.Fprintf(&b, " of train %d at %d", a.Train, a.Price)
	}
	return b.String()
}
