package cli

import (
	"errors"
	"fmt"

	"github.com/trainrush/trainrush/sim/dataset"
)

// The exit codes.
const (
	exitOK          = 0
	exitFault       = 1   // something failed that should not: a fault of the program or of a strategy
	exitUsage       = 2   // the command line is wrong
	exitInput       = 3   // a file or folder that was given cannot be read or is not what it should be
	exitOutput      = 4   // the results cannot be written
	exitRecord      = 5   // the rules refuse a game record, or it ends otherwise than it says
	exitPartly      = 6   // some of the files were refused, and the others imported
	exitInterrupted = 130 // the user stopped it
)

// exitCodes explains the codes in the help text.
const exitCodes = `EXIT CODES:
   0    done
   1    a fault of the program or of a strategy
   2    the command line is wrong
   3    a file or folder that was given is missing, broken or of another kind
   4    the results cannot be written
   5    the rules refuse a game record, or it ends otherwise than it says
   6    some of the files were refused, and the others imported
   130  interrupted
`

// failure is an error with the exit code that it ends the program with.
type failure struct {
	code int
	err  error
}

func (f *failure) Error() string { return f.err.Error() }
func (f *failure) Unwrap() error { return f.err }

// fail gives an error its exit code; no error stays none.
func fail(code int, err error) error {
	if err == nil {
		return nil
	}
	return &failure{code, err}
}

// usage is an error in the command line.
func usage(format string, args ...any) error {
	return &failure{exitUsage, fmt.Errorf(format, args...)}
}

// outputError is an error of something that is made from a dataset and written: the dataset
// may be to blame.
func outputError(err error) error {
	if err == nil || errors.Is(err, dataset.ErrDamaged) {
		return err
	}
	return fail(exitOutput, err)
}

// codeOf is the exit code for an error.
func codeOf(err error) int {
	var f *failure
	switch {
	case err == nil:
		return exitOK
	case errors.As(err, &f):
		return f.code
	case errors.Is(err, dataset.ErrDamaged):
		return exitInput
	}
	return exitFault
}
