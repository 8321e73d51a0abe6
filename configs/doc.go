// Package configs holds the data files of the toolkit (titles, variants, plans and the
// tile catalogue), built into the program, and the one strict reader for all YAML files, shipped or the
// user's own.
//
//	d, err := configs.Title("1830")
//
// Reading is strict: an unknown key, a repeated key, a missing key, a wrong type and a
// word outside a closed set are errors that name file, line, column and key, and the
// word that was probably meant. The same descriptions of the keys give the JSON Schemas
// under schema/, with which an editor checks a file while it is written.
//
// The package knows no rules of play: what the values mean is engine/title's business.
package configs
