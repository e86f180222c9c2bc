package folder

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestAFolderIsHeldByOne(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "made", "by it")
	first, err := Hold(dir)
	if err != nil {
		t.Fatal(err)
	}
	_, err = Hold(dir)
	if err == nil {
		t.Fatal("a second holds it too")
	}
	for _, want := range []string{dir, fmt.Sprintf("process %d, since 2", os.Getpid())} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q does not say %q", err, want)
		}
	}
	if err := first.Release(); err != nil {
		t.Fatal(err)
	}
	again, err := Hold(dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := again.Release(); err != nil {
		t.Fatal(err)
	}
}

// holdVar names the folder that this test, as a process of its own, is to hold until it is killed.
const holdVar = "SIGNORIA_TEST_HOLD"

func TestAKilledProcessHoldsNothing(t *testing.T) {
	if dir := os.Getenv(holdVar); dir != "" {
		if _, err := Hold(dir); err != nil {
			t.Fatal(err)
		}
		fmt.Println("held")
		select {}
	}
	dir := t.TempDir()
	other := exec.Command(os.Args[0], "-test.run", "^TestAKilledProcessHoldsNothing$")
	other.Env = append(os.Environ(), holdVar+"="+dir)
	out, err := other.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := other.Start(); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(out).ReadString('\n'); line != "held\n" {
		t.Fatalf("the other said %q (%v)", line, err)
	}
	if _, err := Hold(dir); err == nil || !strings.Contains(err.Error(), fmt.Sprintf("process %d,", other.Process.Pid)) {
		t.Errorf("while another holds it: %v", err)
	}
	if err := other.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = other.Wait() // it was killed
	held, err := Hold(dir)
	if err != nil {
		t.Fatalf("it is held by the dead: %v", err)
	}
	if err := held.Release(); err != nil {
		t.Fatal(err)
	}
}

func TestAFolderThatCannotBeWrittenIsRefusedInWords(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for dir, says := range map[string]string{
		file:                         "the data folder " + file + " cannot be made",
		filepath.Join(file, "below"): "cannot be made",
		"/proc/self":                 "the data folder /proc/self cannot be written", // not by root either
	} {
		if _, err := os.Stat("/proc/self"); err != nil && strings.HasPrefix(dir, "/proc") {
			continue // not Linux
		}
		if _, err := Hold(dir); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v; want %q", dir, err, says)
		}
	}
}
