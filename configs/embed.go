package configs

import "embed"

//go:embed titles tiles.yaml schema
var embedded embed.FS
