// Package chance stands in for the real one.
package chance

type Source struct{ Seed uint64 }

func (s *Source) N(n int) int { return int(s.next()) % n }

func (s *Source) next() uint64 {
	s.Seed++
	return s.Seed
}
