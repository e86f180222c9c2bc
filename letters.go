package signoria

import "time"

// Letter is what a player wrote at a table: to everybody there, or privately to one other. Letters
// stand beside the record and are no part of it.
type Letter struct {
	No     int32     // 1, 2, 3 … through the whole table, private ones among the others
	At     time.Time // to the millisecond
	Author string    // a player's id
	Name   string    // what the author is called now; a store looks it up
	Seat   Seat      // the seat he wrote from; Nobody where he had none
	To     string    // the id of the one player who may read it; "" for everybody
	Text   string
}

// Everybody is who a letter is to, and a conversation is with, where it is not private.
const Everybody = ""

// With is the conversation a letter is part of, as one of those who may read it sees it: Everybody,
// or the id of the other player.
func (l Letter) With(reader string) string {
	if l.To != Everybody && l.Author != reader {
		return l.Author
	}
	return l.To
}

// LettersAsked says which of a table's letters are wanted: those that the reader may read, which are
// those to everybody, from him and to him, save from those he has muted.
type LettersAsked struct {
	Table  string
	Reader string    // a player's id; "" for somebody unknown
	With   *string   // one conversation alone; nil for all
	After  int32     // with a later number than this
	Before int32     // with an earlier number than this, unless it is 0
	Until  time.Time // written by then, unless it is zero
	Most   int       // of each conversation, the latest
}

// Unread is how many letters of a conversation a player has not read yet.
type Unread struct {
	Table string
	With  string // Everybody, or the other player's id
	Count int
}

// MaxMuted is how many others a player can mute.
const MaxMuted = 200
