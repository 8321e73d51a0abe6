package configs

import "embed"

//go:embed titles variants plans tiles.yaml schema
var embedded embed.FS
