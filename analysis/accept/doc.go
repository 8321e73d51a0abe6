// Package accept measures the games of a dataset against bands: what a title's games must look
// like to be taken for play, with the same figures of people's games beside them, and by how much
// line-ups differ. It reads datasets only; the bands stand in the plan (sim/plan).
//
//	sample, err := accept.Read(ds, lineup)
//	value, ok := sample.Measure("worth/winner", "bank")
package accept
