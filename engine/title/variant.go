package title

// Variant is a variant of the rules that is no official option: a house rule, or a set of
// them, as a patch of one title.
type Variant struct {
	Name    string  `yaml:"name" doc:"lower-case letters, digits, dots and dashes"`
	Title   string  `yaml:"title" doc:"the title that it changes, as 1830"`
	Summary string  `yaml:"summary" doc:"what it changes, in a sentence, and whose rule it is"`
	Set     []Patch `yaml:"set" doc:"what it changes"`
}
