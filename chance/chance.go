// Package chance is seeded dice and shuffles as plain values: no pointers, every field exported, so
// that a state which holds them copies by assignment and survives being written to disk.
package chance

import "math/bits"

// Source is a generator of random numbers (PCG XSL RR 128/64, O'Neill 2014), as a plain value.
type Source struct {
	Hi uint64 `json:"hi,string"`
	Lo uint64 `json:"lo,string"`
}

// New returns the source of a seed. Equal seeds give equal draws, for ever.
func New(seed uint64) Source {
	s := Source{Hi: seed, Lo: 0x9e3779b97f4a7c15}
	s.Uint64()
	s.Lo += seed
	s.Uint64()
	return s
}

const (
	mulHi, mulLo = 2549297995355413924, 4865540595714422341
	incHi, incLo = 6364136223846793005, 1442695040888963407
)

// Uint64 draws 64 random bits.
func (s *Source) Uint64() uint64 {
	hi, lo := bits.Mul64(s.Lo, mulLo)
	hi += s.Hi*mulLo + s.Lo*mulHi
	lo, c := bits.Add64(lo, incLo, 0)
	hi, _ = bits.Add64(hi, incHi, c)
	s.Hi, s.Lo = hi, lo
	return bits.RotateLeft64(hi^lo, -int(hi>>58))
}

// N draws a number from 0 to n-1, all equally likely. It panics if n < 1.
func (s *Source) N(n int) int {
	if n < 1 {
		panic("chance: N of less than 1")
	}
	// Lemire's method: the high word of a product, redrawn where it would be uneven.
	hi, lo := bits.Mul64(s.Uint64(), uint64(n))
	for lo < uint64(n) && lo < -uint64(n)%uint64(n) {
		hi, lo = bits.Mul64(s.Uint64(), uint64(n))
	}
	return int(hi)
}

// Shuffle puts the things in random order.
func Shuffle[T any](s *Source, things []T) {
	for i := len(things) - 1; i > 0; i-- {
		j := s.N(i + 1)
		things[i], things[j] = things[j], things[i]
	}
}
