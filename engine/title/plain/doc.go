// Package plain works on plain data: structs of numbers, words, lists and maps
// whose fields carry a yaml tag. One description of the fields serves to read such
// data strictly from a document (Decode), to describe it to an editor (Schema), to
// change one value by its path (Set), to copy it (Clone) and to list its values (Walk).
//
// The tag is `yaml:"name"`, with these options behind the name:
//
//	omitempty   the key may be left out; every other key is required
//	key         the value names the element in the path of a list ("trains.6.count")
//	inline      the keys of an embedded struct stand among those of the outer one
//	scalar      the struct may be written as one value, which goes here; where the field
//	            has a name, as a mapping too
//	mapping     the struct may be written as a mapping, which goes here
//
// A string type with a method Values() []string is a closed set of words. A doc tag
// describes the field.
//
// The package does not parse text: a document arrives as a tree of Nodes that know
// where they stand, so that every error names file, line and column.
package plain
