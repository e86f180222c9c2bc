// Package folder holds the folder in which a server keeps all it has, for one process at a time.
package folder

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/gofrs/flock"
)

// lockName is the file that whoever holds a folder has locked. It stays: only its lock says anything, and the kernel takes
// that back when the process ends, however it ends.
const lockName = "signoria.lock"

// Held is a folder that is this process's until it is released.
type Held struct{ lock *flock.Flock }

// Hold makes a folder if there is none and holds it. It refuses one that cannot be written, and one that another process
// holds: it says which, and since when.
func Hold(dir string) (*Held, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("the data folder %s cannot be made: %w", dir, err)
	}
	if err := writable(dir); err != nil {
		return nil, fmt.Errorf("the data folder %s cannot be written: %w; let its owner be who runs signoria, or name another with --data", dir, err)
	}
	file := filepath.Join(dir, lockName)
	lock := flock.New(file, flock.SetFlag(os.O_CREATE|os.O_RDWR), flock.SetPermissions(0o600))
	switch locked, err := lock.TryLock(); {
	case err != nil:
		return nil, fmt.Errorf("the data folder %s cannot be locked: %w", dir, err)
	case !locked:
		return nil, fmt.Errorf("the data folder %s is in use: %s has it; stop that, or name another folder with --data", dir, holder(file))
	}
	said := fmt.Sprintf("process %d, since %s", os.Getpid(), time.Now().UTC().Format("2006-01-02 15:04:05 UTC"))
	if err := os.WriteFile(file, []byte(said), 0o600); err != nil {
		_ = lock.Unlock()
		return nil, fmt.Errorf("the data folder %s cannot be written: %w", dir, err)
	}
	return &Held{lock}, nil
}

// Release lets others have the folder.
func (h *Held) Release() error { return h.lock.Unlock() }

// writable tries whether a file can be made in a folder: what its permissions say is not all (it may be mounted read-only).
func writable(dir string) error {
	f, err := os.CreateTemp(dir, ".writable-*")
	if err != nil {
		return err
	}
	f.Close()
	return os.Remove(f.Name())
}

// holder is who has locked a folder, as he has written.
func holder(file string) string {
	said, err := os.ReadFile(file)
	if err != nil || len(strings.TrimSpace(string(said))) == 0 {
		return "another process"
	}
	return string(said)
}
