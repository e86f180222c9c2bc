package pgtest

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"testing"
)

// A process may end between two looks at it: then there is no file to open, or one that cannot be read.
func TestAProcessThatHasEndedIsKnown(t *testing.T) {
	run := exec.Command("cat") // until its input ends
	input, err := run.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := run.Start(); err != nil {
		t.Fatal(err)
	}
	pid := run.Process.Pid
	if _, err := Took(pid); err != nil {
		t.Fatal(err)
	}
	opened, err := os.Open(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		t.Fatal(err)
	}
	defer opened.Close()
	_ = input.Close()
	if err := run.Wait(); err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadAll(opened); !hasEnded(err) {
		t.Errorf("one that ended before its file was read: %v", err)
	}
	if _, err := Took(pid); !hasEnded(err) {
		t.Errorf("one that ended before its file was opened: %v", err)
	}
	if hasEnded(io.ErrUnexpectedEOF) {
		t.Error("any failure is taken for an end")
	}
}
