// Package signoria holds the words a host deals in: players, tables, seats, records and the store
// that keeps them. It imports nothing of ours; every other package speaks in these words.
package signoria

import (
	"context"
	"encoding/json"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"go.mau.fi/util/confusable"
	"golang.org/x/text/unicode/norm"
)

// Seat is a place at a table, 0 to n-1. A player or a bot sits in it.
type Seat int8

const (
	// Nobody stands where a seat is named and there is none; as a viewer it is the spectator.
	Nobody Seat = -1
	// MaxSeats is the most seats any game has.
	MaxSeats = 10
)

// RowKind says what a row of the record is.
type RowKind uint8

const (
	// Answered: a seat answered a question it was asked.
	Answered RowKind = iota + 1
	// Aside: a seat did something out of turn.
	Aside
	// Landed: the table found every seat ready and let what was prepared together happen.
	Landed
	// TakenBack: a seat took back the answer in row Target.
	TakenBack
	// GivenBack: the table gave the answer in row Target back to its seat; it no longer holds.
	GivenBack
	// Seated: somebody else answers for the seat from here on; Note says who.
	Seated
	// ClockRanOut: the seat's time ran out, and a bot answers.
	ClockRanOut
	// Paused and Resumed: the table rested from the one to the other.
	Paused
	Resumed
	// Resigned: the seat's player gave it up for good.
	Resigned
	// Ended: the people ended the game before its rules did; Note says how, as play.Standing does.
	Ended
	// Upgraded: from here on the table goes by version N of its game's rules; what was before, by an older one.
	Upgraded
	// Studied: from here on it is studied what the seat could have answered at the table that Note names, of which the rows
	// before are. What the seat cannot know is dealt again, from the seed that A, B, C and N hold.
	Studied
)

// Row is one line of the record: an answer, an aside, or a decision of the table's own. Whether a bot
// gave it, with which others, and when it was recorded stand beside it; no position follows from them.
// Rows are only ever added. A row that takes another back names it; both stay.
type Row struct {
	No     int32   `json:"no"`             // 1, 2, 3 … through the whole table
	Kind   RowKind `json:"kind"`           //
	Seat   Seat    `json:"seat"`           // whose row; Nobody for the table's own
	Ask    int32   `json:"ask"`            // the question answered, numbered through the whole table
	Verb   uint16  `json:"verb,omitempty"` // what was chosen: a verb of the game …
	A      int16   `json:"a,omitempty"`    // … and what it is done to
	B      int16   `json:"b,omitempty"`
	C      int16   `json:"c,omitempty"`
	N      int16   `json:"n,omitempty"`      // the number chosen, if the choice had a range
	Target int32   `json:"target,omitempty"` // the row taken or given back
	Sheet  int32   `json:"sheet,omitempty"`  // the first of the answers that the seat gave as one with this, 0 if it stands alone
	Bot    bool    `json:"bot,omitempty"`    // a bot answered for the seat
	Note   string  `json:"note,omitempty"`   // free words of the seat, such as a promise
	At     int64   `json:"at,omitempty"`     // when it was recorded, in Unix milliseconds; 0 if nobody knows
	Hand   Hand    `json:"-"`                // whose an answer was: for the host alone
}

// Follows says whether the row is what the table made of the row before it. Nobody saw the table in between.
func (r Row) Follows() bool { return r.Kind == Landed || r.Kind == GivenBack }

// Setup is what a table starts from. The same setup always deals the same start.
type Setup struct {
	Game    string         `json:"game"`
	Version int            `json:"version"` // of the rules
	Seats   int            `json:"seats"`
	Options map[string]int `json:"options"` // by option id; what is missing has its default
	Seed    uint64         `json:"seed,string"`
	Box     string         `json:"box,omitempty"` // which box file was loaded, as its fingerprint
	// Commitment vouches for the seed, nil where none was made. It is never changed, but replaced.
	Commitment *Commitment `json:"commitment,omitempty"`
}

// Record is enough to rebuild every position of a table.
type Record struct {
	Setup
	Names []string `json:"names,omitempty"` // who sat where, for those who read the file
	Rows  []Row    `json:"rows"`
	// Origin is the base from which the table went over to newer rules, or nil if it did not. From there on, and not
	// before, its rows can be run under them. A file does not have it.
	Origin *Base `json:"-"`
}

// Player is a person, known by a name and the cookies of his browsers.
type Player struct {
	ID      string    `json:"id"`
	Name    string    `json:"name"` // 1 to 24 characters
	Created time.Time `json:"created"`
}

// MaxName is how many characters a player's name may have.
const MaxName = 24

// maxStacked is how many marks one letter may carry: more would reach into the lines above and below.
const maxStacked = 3

var errOddName = Errorf(Invalid, "a name is made of letters, numbers and simple marks")

// Unstacked returns a text without the marks that are too many on one letter.
func Unstacked(text string) string {
	stacked := 0
	return strings.Map(func(r rune) rune {
		if stacked++; !unicode.Is(unicode.M, r) {
			stacked = 0
		}
		if stacked > maxStacked {
			return -1
		}
		return r
	}, text)
}

// CleanName returns a name without needless spaces, or an Invalid error if nobody can be called that.
func CleanName(name string) (string, error) {
	name = strings.Join(strings.Fields(name), " ")
	switch n := utf8.RuneCountInString(name); {
	case n == 0:
		return "", Errorf(Invalid, "say a name")
	case n > MaxName:
		return "", Errorf(Invalid, "a name has at most 24 characters")
	case Unstacked(name) != name:
		return "", errOddName
	}
	if !wellWritten(name, func(r rune) bool {
		return unicode.In(r, unicode.L, unicode.M, unicode.N) || strings.ContainsRune(signs, r)
	}) {
		return "", errOddName
	}
	if bones(name) == "" {
		return "", Errorf(Invalid, "say a name")
	}
	return name, nil
}

// wellWritten says whether a text is of characters that may be in it, each of which is seen, and no mark stands on nothing.
func wellWritten(text string, may func(rune) bool) bool {
	bare := true // a mark here would stand on nothing
	for _, r := range text {
		mark := unicode.Is(unicode.M, r)
		if invisible(r) || !may(r) || mark && bare {
			return false
		}
		bare = !mark && !unicode.In(r, unicode.L, unicode.N)
	}
	return true
}

func invisible(r rune) bool {
	const blank = '\u2800' // of Braille
	return r == blank || unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

// MaxTableName is how many characters the name of a table may have.
const MaxTableName = 40

var errOddTableName = Errorf(Invalid, "a table’s name is made of letters, numbers and signs")

// CleanTableName returns what a table is to be called without needless spaces and what nobody sees, "" if by nothing of its
// own; or an Invalid error if no table can be called that.
func CleanTableName(name string) (string, error) {
	name = strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if invisible(r) || r == '\u200d' { // as between the parts of an emoji
			return -1
		}
		return r
	}, name)), " ")
	switch {
	case utf8.RuneCountInString(name) > MaxTableName:
		return "", Errorf(Invalid, "a table’s name has at most 40 characters")
	case Unstacked(name) != name, !wellWritten(name, func(r rune) bool { return unicode.IsGraphic(r) }):
		return "", errOddTableName
	}
	return name, nil
}

// Alike says whether two names look the same to who reads them: by letters of several scripts that look alike, as Unicode's
// technical standard 39 lists them, or but for capitals, spaces, signs, letters that are no more than signs, and accents. So Al
// is AI, of which one reads the same, and Anna. is Anna; so is Anna with a dot below, which few see. Nicolò, Nicolo' and Nicolo
// are one name too, written as one's keys allow. Any of them may be taken: only at one table the second is told so. Marks
// that make another letter or vowel, as in Japanese and Hindi, tell names apart.
func Alike(a, b string) bool {
	return bones(a) == bones(b) || shape(strings.ToLower(unsigned(a))) == shape(strings.ToLower(unsigned(b)))
}

// signs are what a name may have besides letters and numbers.
const signs = " .,'’-_·!?&()"

// accents are the marks over, under and through the letters of Europe, by Unicode's blocks of them.
var accents = &unicode.RangeTable{R16: []unicode.Range16{
	{Lo: 0x0300, Hi: 0x036f, Stride: 1}, {Lo: 0x1ab0, Hi: 0x1aff, Stride: 1}, {Lo: 0x1dc0, Hi: 0x1dff, Stride: 1},
	{Lo: 0x20d0, Hi: 0x20ff, Stride: 1}, {Lo: 0xfe20, Hi: 0xfe2f, Stride: 1},
}}

// unsigned is a name without spaces, signs and accents. What is written wide or small is as usual; modifier letters are signs.
func unsigned(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.L, unicode.M, unicode.N) && !unicode.In(r, unicode.Lm, accents) {
			return r
		}
		return -1
	}, norm.NFKD.String(name))
}

// shape is what letters look like; of those that look like a sign, or like a letter with a stroke, that is left out.
func shape(letters string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(signs, r) || unicode.Is(accents, r) {
			return -1
		}
		return r
	}, confusable.Skeleton(letters))
}

// bones are what is left of a name when what looks alike is the same, capitals too: a 0 looks like an O.
func bones(name string) string {
	return shape(strings.ToLower(shape(unsigned(name))))
}

// Chair is what sits in one seat of a table: a player, a bot, a bot that stands in for a player, or
// nobody yet.
type Chair struct {
	Player   string `json:"player,omitempty"`   // a player's id
	Name     string `json:"name,omitempty"`     // as shown at the table
	Bot      string `json:"bot,omitempty"`      // the bot's level, if a bot answers here
	Alias    bool   `json:"alias,omitempty"`    // the name is the seat's, not the player's own
	Resigned bool   `json:"resigned,omitempty"` // who is named has resigned, and a bot plays on
}

// Plays says whether the player himself answers here, and not a bot for him.
func (c Chair) Plays(player string) bool { return player != "" && c.Player == player && c.Bot == "" }

// Free says whether nobody sits here.
func (c Chair) Free() bool { return c.Player == "" && c.Bot == "" }

// Status is how far a table is.
type Status string

const (
	Open     Status = "open"     // waiting for players
	Playing  Status = "playing"  //
	Finished Status = "finished" //
)

// Progress is how far a table is after its last row.
type Progress struct {
	Status  Status `json:"status"`
	Waiting []Seat `json:"waiting"` // the seats asked now
	Turn    int    `json:"turn"`    // as the game counts them; 0 before it starts
	Clocks  Clocks `json:"clocks"`
	// Moved is when the table started, or the last row was added that is not kept from the others while seats prepare
	// together.
	Moved time.Time `json:"moved"`
}

// Table is one play of a game: its setup, who sits where, how far it is. Its rows are kept apart.
type Table struct {
	ID      string  `json:"id"`
	Setup   Setup   `json:"setup"`
	Host    string  `json:"host"` // the player who opened it
	Chairs  []Chair `json:"chairs"`
	Manners Manners `json:"manners"`
	Affairs Affairs `json:"affairs"`
	Progress
	Rows    int32     `json:"rows"` // how many rows the record has
	Amended int32     `json:"-"`    // how often what is kept of it was changed otherwise than by rows: the store counts
	Created time.Time `json:"created"`
}

// Base is a quiet point stored so that a table need not be run from its start.
type Base struct {
	Version int             `json:"version"` // of the rules that made it
	Row     int32           `json:"row"`     // the last row it holds
	Ask     int32           `json:"ask"`     // the number of the next question
	State   json.RawMessage `json:"state"`   // the state, with named fields; none at the start
}

// Seen is how far a player has seen what happened at a table from a seat of his, or as a spectator (Nobody).
type Seen struct {
	Player string `json:"player"`
	Seat   Seat   `json:"seat"`
	Row    int32  `json:"row"` // the last one
}

// MaxListed is the most tables a store lists of one player.
const MaxListed = 200

// MaxDevices is in how many browsers besides his first a player is known at once: with one more the oldest is forgotten.
const MaxDevices = 8

// Store keeps players, tables and their rows. Everything it acknowledges is on disk.
//
// Its errors carry a Code: NotFound when a thing does not exist, Conflict when somebody else wrote
// first, Unwritten when nothing can be written, as on a full disk. Of what was sent and may have been written all the same,
// the error is ErrUnsure.
type Store interface {
	// CreatePlayer keeps a new player under the hash of his session's secret.
	CreatePlayer(ctx context.Context, p Player, session []byte) error
	// PlayerBySession finds the player of a session's secret, by its hash.
	PlayerBySession(ctx context.Context, session []byte) (Player, error)
	// KeepTicket keeps a ticket of a player's, as the hash of its secret, until a time: in another browser it can be exchanged
	// for a session. He has but the latest.
	KeepTicket(ctx context.Context, player string, ticket []byte, until time.Time) error
	// Exchange makes a session, by the hash of its secret, of a ticket, which is gone then, and returns whose it is; NotFound
	// if there is none by now.
	Exchange(ctx context.Context, ticket, session []byte, now time.Time) (Player, error)
	// Subscribe keeps how a browser is reached, in the place of what was kept of it: it reaches but one player, and he is reached
	// by at most MaxSubscriptions.
	Subscribe(ctx context.Context, b Subscription) error
	// Unsubscribe forgets a browser of a player's. One that does not reach him is left.
	Unsubscribe(ctx context.Context, player, endpoint string) error
	// Pushed notes whether a browser took what was pushed to it at a time. One that has not on MaxFailures days, and on none
	// between, is forgotten; one that does, or is subscribed again, begins anew.
	Pushed(ctx context.Context, endpoint string, at time.Time, taken bool) error
	// Subscriptions lists by what a player is reached.
	Subscriptions(ctx context.Context, player string) ([]Subscription, error)
	// Secret is the server's own secret of a name: the one that is kept, or else a fresh one, which is kept from now on.
	Secret(ctx context.Context, name string, fresh []byte) (kept []byte, err error)
	// RenamePlayer changes a player's name, at his tables too where his seat has no name of its own.
	RenamePlayer(ctx context.Context, id, name string) error

	// CreateTable keeps a new table.
	CreateTable(ctx context.Context, t Table) error
	// DropTable forgets a table and all that is kept of it. One that is not there is dropped already.
	DropTable(ctx context.Context, id string) error
	// Table finds a table by its id.
	Table(ctx context.Context, id string) (Table, error)
	// TablesOf lists the tables a player has a seat at or opened, the latest moved first, at most
	// MaxListed.
	TablesOf(ctx context.Context, player string) ([]Table, error)
	// TablesPlaying lists every table that is being played, for a host that starts.
	TablesPlaying(ctx context.Context) ([]Table, error)
	// UpdateTable calls change with the stored table and keeps what it makes of it, and the rows it
	// returns, in one transaction. The rows' numbers are the next. What change returns as an error is
	// returned, and nothing is kept. Others wait while change runs: it is short, and calls nothing of
	// the store. It may be run twice, each time with the table as it is stored, if the first time came to nothing.
	UpdateTable(ctx context.Context, id string, change func(*Table) ([]Row, error)) (Table, error)

	// AppendRows adds rows to a table's record and keeps how far it is with them, all or nothing.
	// It returns Conflict unless the first row's number is the next.
	AppendRows(ctx context.Context, id string, rows []Row, p Progress) error
	// Rows lists a table's rows after the given number.
	Rows(ctx context.Context, id string, after int32) ([]Row, error)
	// SaveBase keeps a base, replacing an older one. It may lag behind the rows.
	SaveBase(ctx context.Context, id string, b Base) error
	// Base returns the stored base, or NotFound.
	Base(ctx context.Context, id string) (Base, error)
	// SaveOrigin keeps the base from which a table went over to newer rules, replacing an earlier one.
	SaveOrigin(ctx context.Context, id string, b Base) error
	// Origin returns the stored origin, or NotFound.
	Origin(ctx context.Context, id string) (Base, error)

	// Alive notes that a host was at work at a moment, and returns the moment noted before: the zero
	// time if none was. Between the two nobody could answer, if a host has just started.
	Alive(ctx context.Context, now time.Time) (before time.Time, err error)
	// Beat notes that a host is at work until Absent from now, and what is new of who has pages of tables open there. It
	// returns all hosts that are at work, in the order of their names, and whether this one was not among them before: then
	// nothing else is known of who has pages open there.
	Beat(ctx context.Context, host AtWork, news []Presence) (atWork []AtWork, anew bool, err error)
	// Leave notes that a host is at work no longer, and nobody has pages open there.
	Leave(ctx context.Context, host string) error
	// Elsewhere lists who has pages open at other hosts than one, or has closed the last in the minutes before: of some
	// tables, or of all if none is named.
	Elsewhere(ctx context.Context, host string, tables ...string) ([]Presence, error)

	// AppendLetter keeps a letter under the next number. Of a table's letters the latest are kept, as many
	// as are to be kept; older ones are dropped.
	AppendLetter(ctx context.Context, table string, l Letter, keep int) error
	// Letters lists letters, the oldest first.
	Letters(ctx context.Context, asked LettersAsked) ([]Letter, error)
	// Correspondents lists the players to whom or from whom the reader has private letters at a table.
	Correspondents(ctx context.Context, table, reader string) ([]Player, error)
	// Unread counts what a player has not read yet, at one table or ("") at all where he has a seat.
	Unread(ctx context.Context, player, table string) ([]Unread, error)
	// MarkRead keeps that a player has read a conversation up to a letter. It never goes back.
	MarkRead(ctx context.Context, table, player, with string, no int32) error
	// Mute keeps whether a player hears another, at every table. It returns TooMany beyond MaxMuted.
	Mute(ctx context.Context, player, other string, muted bool) error
	// Muted lists the players that a player has muted.
	Muted(ctx context.Context, player string) ([]Player, error)

	// UpdateOrders calls change with the standing orders of a table, by their numbers, and keeps what it makes of them, and
	// returns that, and how often the table was amended with that. For change holds what UpdateTable says.
	UpdateOrders(ctx context.Context, id string, change func([]Order) []Order) (after []Order, amended int32, err error)
	// Orders lists the standing orders of a table, by their numbers.
	Orders(ctx context.Context, id string) ([]Order, error)

	// SaveSeen keeps how far players have seen a table. A row before the one that is kept changes nothing.
	SaveSeen(ctx context.Context, id string, seen []Seen) error
	// Seen lists how far players have seen a table.
	Seen(ctx context.Context, id string) ([]Seen, error)

	// KeepBox keeps the box file of a game, replacing an earlier one. One without a text is taken away.
	KeepBox(ctx context.Context, b BoxFile) error
	// Boxes lists the box files that are kept, by their games.
	Boxes(ctx context.Context) ([]BoxFile, error)

	// Tell lets those who follow, here and in other processes, be told of something that is not kept.
	Tell(n Notice)
	// Follow lets heard be told of a table after rows, or anything else of it that several may look at, were written, and of
	// a player whose name or mutes were, and of the hosts there are and their pages: by whom, and in which order, is not said. Of what another process has written it is
	// told a moment later, and in the worst case some seconds; of some things twice. It is called by who has written,
	// whatever locks he holds; so it returns at once, and calls nothing of the store.
	Follow(heard func(Notice)) (stop func())

	Close() error
}
