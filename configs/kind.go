package configs

// Kind says which kind of file a YAML file is, by the keys at its top: one of SchemaKinds. A
// file with none of the keys that tell is taken for a part of a title.
func Kind(f File) string {
	n, err := parse(f)
	if err != nil {
		return "title"
	}
	for _, k := range n.Keys {
		switch k.Name {
		case "lineups", "games", "titles":
			return "plan"
		case "strategy":
			return "profile"
		case "set":
			return "variant"
		}
	}
	return "title"
}
