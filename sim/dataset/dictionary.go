package dataset

import (
	"bufio"
	"fmt"
	"io"
)

// Words is a closed set of words that a column holds.
type Words struct {
	Heading string
	Column  string // as events.type
	List    []Word
}

// Word is one of Words.
type Word struct{ Word, Meaning string }

// Add appends a word.
func (w *Words) Add(word, meaning string) { w.List = append(w.List, Word{word, meaning}) }

// WriteDictionary writes the data dictionary of all tables as Markdown, and the words of some
// columns, which whoever writes rows knows.
func WriteDictionary(w io.Writer, words ...Words) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "# Data dictionary\n\nSchema version %d. The key columns run to seed stand in every table. ", SchemaVersion)
	fmt.Fprint(b, "Money is a whole number in the currency named in the schema metadata; null means that it did not happen.\n")
	fmt.Fprint(b, "\nThe names of folders repeat key columns for tools that look for them there. pyarrow takes both for a ",
		"conflict, since it reads a title such as 1830 as a number: pass it partitioning=None.\n")
	for _, t := range tables {
		fmt.Fprintf(b, "\n## %s\n\nOne row per %s.\n\n| column | type | null | unit | meaning |\n| --- | --- | --- | --- | --- |\n", t.Name, t.Row)
		for _, c := range t.Columns {
			null := ""
			if c.Nullable {
				null = "yes"
			}
			fmt.Fprintf(b, "| %s | %s | %s | %s | %s |\n", c.Name, c.Type, null, c.Unit, c.Meaning)
		}
	}
	for _, set := range words {
		fmt.Fprintf(b, "\n## %s\n\nThe words of the column %s.\n\n| word | meaning |\n| --- | --- |\n", set.Heading, set.Column)
		for _, x := range set.List {
			fmt.Fprintf(b, "| %s | %s |\n", x.Word, x.Meaning)
		}
	}
	return b.Flush()
}
