package configs

import (
	"sync"

	"github.com/trainrush/trainrush/engine/title"
	"github.com/trainrush/trainrush/engine/title/plain"
)

const tilesFile = "tiles.yaml"

var readTiles = sync.OnceValues(func() (*title.Catalogue, error) {
	data, err := embedded.ReadFile(tilesFile)
	if err != nil {
		return nil, err
	}
	return Decode[title.Catalogue](File{Name: "configs/" + tilesFile, Data: data})
})

// Tiles returns the tile catalogue: the tiles of all titles in their usual form.
func Tiles() (*title.Catalogue, error) {
	c, err := readTiles()
	if err != nil {
		return nil, err
	}
	return plain.Clone(c), nil
}
