package dataset

// Opt is a value that may be missing. The zero Opt is null: "it did not happen".
type Opt[T any] struct {
	V  T
	OK bool
}

// Some is an Opt with a value.
func Some[T any](v T) Opt[T] { return Opt[T]{v, true} }

// Or returns the value, or other when it is null.
func (o Opt[T]) Or(other T) T {
	if o.OK {
		return o.V
	}
	return other
}
