package configs

import "github.com/trainrush/trainrush/engine/title"

// VariantNames lists the variants that are built in.
func VariantNames() []string { return variants.names() }

// Variant returns a variant by its name, or from a file, whose name has a slash in it or ends
// in .yaml. Whether it fits its title shows when it is applied.
func Variant(name string) (*title.Variant, error) { return variant(name, "") }

func variant(name, dir string) (*title.Variant, error) {
	f, err := variants.read(name, dir)
	if err != nil {
		return nil, err
	}
	return Decode[title.Variant](f)
}
