package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// The environment of the process that is interrupted makes the test binary the program.
const asProgram = "TRAINRUSH_TEST_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
	}
	os.Exit(m.Run())
}

// start starts the program on a run of very many games in parts of some size.
func start(t *testing.T, part int) (cmd *exec.Cmd, stderr *bufio.Scanner, out string) {
	t.Helper()
	dir := t.TempDir()
	plan, out := filepath.Join(dir, "plan.yaml"), filepath.Join(dir, "out")
	text := fmt.Sprintf("titles: [1830]\nplayers: [4]\nlineups: [[random]]\ngames: 1000000\nseed: 1\npart: %d\n", part)
	if err := os.WriteFile(plan, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	cmd = exec.Command(os.Args[0], "run", "--plan", plan, "--workers", "2", "--out", out)
	cmd.Env = append(os.Environ(), asProgram+"=1")
	pipe, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { cmd.Process.Kill() })
	return cmd, bufio.NewScanner(pipe), out
}

// interrupt waits until files are there, and interrupts.
func interrupt(t *testing.T, cmd *exec.Cmd, pattern string) {
	t.Helper()
	const patience = 6000 // looks, against a program that does not get that far
	for n := 0; ; n++ {
		if files, _ := filepath.Glob(pattern); len(files) > 0 {
			break
		}
		if n == patience {
			t.Fatalf("the program does not write %s", pattern)
		}
		time.Sleep(10 * time.Millisecond)
	}
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
}

const stopping = "Stopping when the parts in hand are finished"

// wait reads until a line that begins with text.
func wait(t *testing.T, stderr *bufio.Scanner, text string) {
	t.Helper()
	for stderr.Scan() {
		if strings.HasPrefix(stderr.Text(), text) {
			return
		}
	}
	t.Fatalf("no line %q", text)
}

// TestInterrupt finishes the parts in hand: whole ones are there, no half ones, and the exit
// code says what happened.
func TestInterrupt(t *testing.T) {
	cmd, stderr, out := start(t, 10)
	interrupt(t, cmd, filepath.Join(out, "games", "*", "*", "*", "part-*"))
	wait(t, stderr, stopping)
	wait(t, stderr, "trainrush: interrupted")
	cmd.Wait()
	if code := cmd.ProcessState.ExitCode(); code != interrupted {
		t.Errorf("exit code %d, want %d", code, interrupted)
	}
	if half, _ := filepath.Glob(filepath.Join(out, "*", "*", "*", "*", ".*")); len(half) > 0 {
		t.Errorf("half-written files are left: %v", half)
	}
}

// TestSecondInterrupt ends the program in the middle of a part that would take hours.
func TestSecondInterrupt(t *testing.T) {
	cmd, stderr, out := start(t, 1000000)
	interrupt(t, cmd, filepath.Join(out, "manifest.json"))
	wait(t, stderr, stopping)
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	cmd.Wait()
	if code := cmd.ProcessState.ExitCode(); code != interrupted {
		t.Errorf("exit code %d, want %d", code, interrupted)
	}
}
