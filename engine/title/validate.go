package title

// Validate checks the definition.
func (d *Definition) Validate() error { return nil }
