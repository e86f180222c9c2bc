package play

import (
	"runtime"
	"testing"
)

// board is larger than a block, and no multiple of one.
type board [3*blockSize + 5]byte

func TestADraftIsKeptAsWhatDiffers(t *testing.T) {
	var was board
	for i := range was {
		was[i] = byte(i)
	}
	for name, changed := range map[string][]int{
		"nothing": nil, "one byte": {70}, "the last, in a block of five": {3*blockSize + 4}, "two blocks apart": {0, 2*blockSize + 1},
		"all blocks": {1, blockSize, 2 * blockSize, 3 * blockSize},
	} {
		is := was
		for _, i := range changed {
			is[i] ^= 0xff
		}
		d := draftOf(&was, &is)
		if got := *d.on(&was); got != is {
			t.Errorf("%s changed: kept and laid over the position it is\n%v, want\n%v", name, got, is)
		}
		if len(d.blocks) != len(changed) {
			t.Errorf("%s changed: %d blocks are kept, want %d", name, len(d.blocks), len(changed))
		}
	}
}

func TestADraftThatChangesNothingIsThePosition(t *testing.T) {
	was := board{1, 2, 3}
	is := was
	if d := draftOf(&was, &is); d.on(&was) != &was {
		t.Error("a draft that changes nothing is seen as a copy of the position")
	}
}

func TestADraftIsMadeWholeOnceWhileItIsLookedAt(t *testing.T) {
	was, is := board{}, board{9}
	d := draftOf(&was, &is)
	s := d.on(&was)
	if d.on(&was) != s {
		t.Error("a draft that is looked at is made whole again")
	}
	runtime.KeepAlive(s)
}
