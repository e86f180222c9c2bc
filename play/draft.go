package play

import (
	"bytes"
	"unsafe"
	"weak"
)

// draft is what a seat has drafted in a Together. It is kept as where it differs from the position, for that is little,
// while a state is large and every seat of every table may have one for hours.
type draft[S any] struct {
	blocks []uint16        // the numbers of those that differ, ascending
	with   []byte          // what stands in them, one after the other
	whole  weak.Pointer[S] // while anybody looks at it, or has just now
}

const blockSize = 64 // in bytes; the last one may be shorter, and a state of 4 MB has more than can be numbered

// draftOf is what was drafted on a position.
func draftOf[S any](position, drafted *S) draft[S] {
	was, is := bytesOf(position), bytesOf(drafted)
	var d draft[S]
	for from := 0; from < len(is); from += blockSize {
		to := min(from+blockSize, len(is))
		if !bytes.Equal(was[from:to], is[from:to]) {
			d.blocks, d.with = append(d.blocks, uint16(from/blockSize)), append(d.with, is[from:to]...)
		}
	}
	return d
}

// on is the draft over the position that it was made from: the position itself, if nothing differs.
func (d *draft[S]) on(position *S) *S {
	if len(d.blocks) == 0 {
		return position
	}
	if s := d.whole.Value(); s != nil {
		return s
	}
	s := *position
	is := bytesOf(&s)
	for i, block := range d.blocks {
		copy(is[int(block)*blockSize:], d.with[i*blockSize:min((i+1)*blockSize, len(d.with))])
	}
	d.whole = weak.Make(&s)
	return &s
}

// bytesOf are those of a position, which is one plain value without pointers; between fields they may differ where nothing does.
func bytesOf[S any](g *S) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(g)), unsafe.Sizeof(*g))
}
