package play

import "signoria"

// Study makes a study of what a seat is asked, of the game that a note names: what the seat cannot know is dealt again from
// a seed, so that whoever has seen how the game went on knows nothing of what will come. What the seat sees and is offered
// stays the same to the byte. What others had prepared stands as far as it still fits. It returns the rows to add to the
// record.
func (m *Match[S, P]) Study(s Seat, seed uint64, note string) ([]Row, error) {
	if !m.asks(s) {
		return nil, ErrNotAsked
	}
	row := Row{Kind: signoria.Studied, Seat: s, Note: note}
	row.A, row.B, row.C, row.N = int16(seed>>48), int16(seed>>32), int16(seed>>16), int16(seed)
	return m.add(row, ErrNotAsked)
}

// seedOf is the seed that a row which begins a study holds.
func seedOf(r *Row) uint64 {
	return uint64(uint16(r.A))<<48 | uint64(uint16(r.B))<<32 | uint64(uint16(r.C))<<16 | uint64(uint16(r.N))
}
