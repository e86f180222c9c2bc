package bargain

// Lasting is to the end of which turn something is owed: as all know it, and as only the two do; 0 if it is not.
type Lasting struct{ Open, Hidden int16 }

// Latest is the later of the two.
func (l Lasting) Latest() int16 { return max(l.Open, l.Hidden) }

// Note makes it a turn of which all know, or only the two.
func (l *Lasting) Note(turn int16, hidden bool) {
	if hidden {
		l.Hidden = turn
	} else {
		l.Open = turn
	}
}

// Words are those that one gives another by it about a thing, as far as they are owed in a turn: one of which all know, and one
// that is owed longer and of which only the two do.
func (l Lasting) Words(turn int16, w Word) (all []Word) {
	if l.Open >= turn {
		w.Until, w.Open = l.Open, true
		all = append(all, w)
	}
	if l.Hidden >= turn && l.Hidden > l.Open {
		w.Until, w.Open = l.Hidden, false
		all = append(all, w)
	}
	return all
}
