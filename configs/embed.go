package configs

import "embed"

//go:embed titles variants plans strategies tiles.yaml schema
var embedded embed.FS
