// Package architecture holds no code, only a test: who may import whom.
//
// The engine knows no files, no clock and no third-party module; leaves do not know the
// engine; the engine knows no title; datasets know no engine, and analysis knows datasets
// only. Everything meets in cmd.
package architecture
