package force

import (
	"iter"
	"math/bits"
)

// Convoy is a set of transports, bit i of word i/64.
type Convoy [transports/64 + 1]uint64

// One is a convoy of a single transport.
func One(i int16) (c Convoy) {
	c.Add(i)
	return c
}

func (c *Convoy) Add(i int16)        { c[i/64] |= 1 << (i % 64) }
func (c *Convoy) Drop(i int16)       { c[i/64] &^= 1 << (i % 64) }
func (c *Convoy) Holds(i int16) bool { return c[i/64]&(1<<(i%64)) != 0 }
func (c *Convoy) empty() bool        { return *c == Convoy{} }

// Each is every transport of a convoy, in the order of their numbers.
func (c Convoy) Each() iter.Seq[int16] { return c.each() }

func (c Convoy) each() iter.Seq[int16] {
	return func(yield func(int16) bool) {
		for w, set := range c {
			for ; set != 0; set &= set - 1 {
				if !yield(int16(w*64 + bits.TrailingZeros64(set))) {
					return
				}
			}
		}
	}
}

// first is the transport of a convoy with the lowest number, or None.
func (c Convoy) first() int16 {
	for i := range c.each() {
		return i
	}
	return None
}

// numbers are the transports of a convoy, as the page gets them.
func (c Convoy) numbers() []int {
	all := []int{}
	for i := range c.each() {
		all = append(all, int(i))
	}
	return all
}
