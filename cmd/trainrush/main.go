// Trainrush plays 18xx railway games by the thousand and shows what happened. See
// "trainrush help", and README.md at the top of the repository.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/trainrush/trainrush/cmd/internal/cli"
)

func main() {
	// The first interrupt lets the program finish what it has in hand; the next one ends it as
	// if nobody had asked to be told.
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	code := cli.Run(ctx, cli.Env{
		Args:     os.Args[1:],
		Stdout:   os.Stdout,
		Stderr:   os.Stderr,
		Terminal: isTerminal(os.Stderr),
		Now:      time.Now,
	})
	stop()
	os.Exit(code)
}

// isTerminal reports whether somebody is looking at a file.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && os.Getenv("TERM") != "dumb"
}
