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
	code := cli.Run(interruptible(), cli.Env{
		Args:     os.Args[1:],
		Stdout:   os.Stdout,
		Stderr:   os.Stderr,
		Terminal: isTerminal(os.Stderr),
		Now:      time.Now,
	})
	os.Exit(code)
}

// interrupted is the exit code of a program that was stopped, as the command line has it.
const interrupted = 130

// interruptible is a context that the first interrupt cancels, so that what is in hand is
// finished; the second one ends the program at once.
func interruptible() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-signals
		cancel()
		<-signals
		os.Exit(interrupted)
	}()
	return ctx
}

// isTerminal reports whether somebody is looking at a file.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && os.Getenv("TERM") != "dumb"
}
