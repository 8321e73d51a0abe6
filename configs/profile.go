package configs

import (
	"slices"

	"github.com/trainrush/trainrush/engine/title/plain"
	"github.com/trainrush/trainrush/sim/plan"
)

// ProfileNames lists the profiles of players that are built in.
func ProfileNames() []string { return profiles.names() }

// IsProfile reports whether a word in a line-up names a profile: one that is built in, or a file.
func IsProfile(name string) bool { return isFile(name) || slices.Contains(ProfileNames(), name) }

// Profile returns a profile by its name, or from a file, whose name has a slash in it or ends in
// .yaml. Places say where its values stand; its strategy is not checked here.
func Profile(name string) (*plan.Profile, plain.Places, error) {
	f, err := profiles.read(name, "")
	if err != nil {
		return nil, nil, err
	}
	p, places, err := decode[plan.Profile](false, f)
	if err != nil {
		return nil, nil, err
	}
	return p, places, Locate(p.Check(), places)
}
