package giochix

import (
	"testing"
	"unsafe"
)

// A position is copied for every look ahead, so it stays small.
func TestThePositionIsSmall(t *testing.T) {
	const most = 12 << 10
	if size := unsafe.Sizeof(State{}); size > most {
		t.Errorf("a position takes %d bytes, more than %d", size, most)
	}
	t.Log(unsafe.Sizeof(State{}))
}
