// Package cli is the command line: one file for each verb. It is the place where titles,
// strategies, runs, datasets and charts meet; what a verb does stands in those packages,
// here is how to ask for it and how to say what came of it.
//
//	code := cli.Run(ctx, cli.Env{Args: []string{"titles", "list"}, Stdout: os.Stdout, Stderr: os.Stderr, Now: time.Now})
//
// What was asked for goes to standard output, everything else (progress, notes, errors) to
// standard error. Every error says what is wrong, where, and what would be right; the exit
// code says of what kind it is.
package cli
