package record

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/trainrush/trainrush/engine"
	"github.com/trainrush/trainrush/engine/id"
)

// names translates between the ids of a record and those of a game. Which copy of a tile lies
// where is known only here: the engine counts copies, records name them.
type names struct {
	game    *engine.Game
	file    *File
	players map[string]id.PlayerID
	printed map[string]id.HexID // printed tile id -> hex
	tiles   map[string]id.HexID // tile copy -> hex it lies on
	copies  map[id.HexID]string // hex -> tile copy on it
}

func newNames(g *engine.Game, f *File) *names {
	n := &names{game: g, file: f, players: map[string]id.PlayerID{}, printed: map[string]id.HexID{},
		tiles: map[string]id.HexID{}, copies: map[id.HexID]string{}}
	for i := range f.Players {
		n.players[f.playerKey(i)] = id.PlayerID(i)
	}
	for i := range g.Def.Map.Hexes {
		h := &g.Def.Map.Hexes[i]
		rec := h.Record
		if rec == "" {
			rec = h.ID + "-0"
		}
		n.printed[rec] = g.Board.HexNamed(h.ID)
	}
	return n
}

// entity is who acts in a record.
func (n *names) entity(v any, kind string) (id.Entity, error) {
	k := key(v)
	switch kind {
	case "player":
		if p, ok := n.players[k]; ok {
			return id.OfPlayer(p), nil
		}
	case "corporation", "minor", "system":
		if c := n.game.CorpNamed(k); c != id.NoCorp {
			return id.OfCorp(c), nil
		}
	case "company":
		if p := n.game.PrivateNamed(k); p != id.NoPrivate {
			return id.OfPrivate(p), nil
		}
	}
	return id.Nobody, fmt.Errorf("no %s %q in this game", kind, k)
}

// name is how a record names an entity.
func (n *names) name(e id.Entity) any {
	switch e.Kind {
	case id.Player:
		return n.file.playerID(int(e.N))
	case id.Corporation:
		return n.game.Corps[e.N].Name
	case id.Private:
		return n.game.Privates[e.N].Name
	}
	return nil
}

// split cuts a text at its last separator.
func split(s, sep string) (head string, n int, err error) {
	i := strings.LastIndex(s, sep)
	if i < 0 {
		return "", 0, fmt.Errorf("%q has no %q", s, sep)
	}
	n, err = strconv.Atoi(s[i+1:])
	if err != nil || n < 0 {
		return "", 0, fmt.Errorf("%q does not end in a number", s)
	}
	return s[:i], n, nil
}

// cert finds a certificate by its id, e.g. PRR_3.
func (n *names) cert(s *engine.State, text string) (id.CorpID, int, error) {
	head, index, err := split(text, "_")
	if err != nil {
		return id.NoCorp, 0, err
	}
	c := n.game.CorpNamed(head)
	if c != id.NoCorp && n.game.Corps[c].Numbers != nil {
		index = slices.Index(n.game.Corps[c].Numbers, index)
	}
	if c == id.NoCorp || index < 0 || index >= s.Shares.Count(c) {
		return id.NoCorp, 0, fmt.Errorf("no certificate %q", text)
	}
	return c, index, nil
}

// certName is the id of a certificate.
func (n *names) certName(c id.CorpID, index int) string {
	k := &n.game.Corps[c]
	if k.Numbers != nil {
		index = k.Numbers[index]
	}
	return fmt.Sprintf("%s_%d", k.Name, index)
}

// train finds a train by its id, e.g. 3+D-1.
func (n *names) train(text string) (id.TrainID, error) {
	head, index, err := split(text, "-")
	if err != nil {
		return id.NoTrain, err
	}
	for i := range n.game.Roster.Types {
		if t := &n.game.Roster.Types[i]; t.Name == head && index < t.Copies {
			return t.First + id.TrainID(index), nil
		}
	}
	return id.NoTrain, fmt.Errorf("no train %q", text)
}

// trainName is the id of a train.
func (n *names) trainName(t id.TrainID) string {
	return fmt.Sprintf("%s-%d", n.game.Roster.Of(t).Name, n.game.Roster.Cards[t].Index)
}

// corporations is the names of a set of corporations.
func (n *names) corporations(set uint32) []string {
	out := []string{}
	for i := range n.game.Corps {
		if set&(1<<i) != 0 {
			out = append(out, n.game.Corps[i].Name)
		}
	}
	return out
}

// tile is the tile number of a copy, e.g. 57-1.
func (n *names) tile(text string) (id.TileID, error) {
	head, _, err := split(text, "-")
	if err != nil {
		return id.NoTile, err
	}
	t := n.game.Board.TileNamed(head)
	if t == id.NoTile {
		return t, fmt.Errorf("no tile %q", text)
	}
	return t, nil
}

// laid notes that a copy was put on a hex.
func (n *names) laid(text string, h id.HexID) {
	delete(n.tiles, n.copies[h])
	n.tiles[text], n.copies[h] = h, text
}

// city finds a city by its id, e.g. 59-1-0: a copy on the map, or a printed tile.
//
// Rule: record format 3.3.
func (n *names) city(text string) (id.HexID, int, error) {
	head, part, err := split(text, "-")
	if err != nil {
		return id.NoHex, 0, err
	}
	if h, ok := n.tiles[head]; ok {
		return h, part, nil
	}
	if h, ok := n.printed[head]; ok {
		return h, part, nil
	}
	return id.NoHex, 0, fmt.Errorf("no city %q on the map", text)
}

// cell finds a cell of the share-price grid by its id, e.g. 82,2,6.
func (n *names) cell(v any) (id.CellID, error) {
	var price, row, col int
	text := key(v)
	if _, err := fmt.Sscanf(text, "%d,%d,%d", &price, &row, &col); err != nil {
		return id.NoCell, fmt.Errorf("%q is not a cell of the market (price,row,column)", text)
	}
	k := n.game.Grid.At(row, col)
	if k == id.NoCell || int(n.game.Grid.Cells[k].Price) != price {
		return id.NoCell, fmt.Errorf("no cell %q on the market", text)
	}
	return k, nil
}
