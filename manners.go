package signoria

import "slices"

// ClockKind says what a table's clock gives time for.
type ClockKind string

const (
	NoClock     ClockKind = "none"
	PerDecision ClockKind = "decision" // so long for every decision
	PerTurn     ClockKind = "turn"     // so long for all of a seat's decisions in one turn of the game
)

// TimeUp says what happens to a seat whose time has run out.
type TimeUp string

const (
	BotOnce      TimeUp = "bot-once"       // a bot answers this one
	BotUntilBack TimeUp = "bot-until-back" // a bot takes the seat until its player returns
)

// Clock is what time a table gives those who are asked. It runs beside the game: the rules know no time.
type Clock struct {
	Kind    ClockKind `json:"kind"`
	Seconds int       `json:"seconds"` // for a decision, or for a turn; 0 without a clock
	AtEnd   TimeUp    `json:"atEnd"`
}

// Spectators says who may look on without a seat.
type Spectators string

const (
	AnySpectator Spectators = "open" // whoever has the link
	NoSpectator  Spectators = "none"
)

// Manners are what the people of a table agree on beside the rules.
type Manners struct {
	Clock      Clock      `json:"clock"`
	Spectators Spectators `json:"spectators"`
	Delay      int        `json:"delay"`   // seconds a spectator is behind
	Curtain    bool       `json:"curtain"` // friends share a screen: one's hand is covered before the next sits down to it
	Counsel    bool       `json:"counsel"` // who is asked may ask for counsel, and everybody sees that he did
	Paused     bool       `json:"paused"`
}

const (
	day      = 24 * 60 * 60
	maxDelay = 60 * 60
)

// The least and the most seconds a clock of each kind gives.
var clockLimits = map[ClockKind][2]int{NoClock: {0, 0}, PerDecision: {5, day}, PerTurn: {60 * 60, 30 * day}}

// Agreed returns manners as a table can have them: what is not said is as usual. It returns an Invalid
// error if there is no such clock or spectator.
func (m Manners) Agreed() (Manners, error) {
	if m.Clock.Kind == "" {
		m.Clock.Kind = NoClock
	}
	if m.Clock.AtEnd == "" {
		m.Clock.AtEnd = BotOnce
	}
	if m.Spectators == "" {
		m.Spectators = AnySpectator
	}
	m.Paused = false
	limits, known := clockLimits[m.Clock.Kind]
	switch {
	case !known || !slices.Contains([]TimeUp{BotOnce, BotUntilBack}, m.Clock.AtEnd):
		return m, Errorf(Invalid, "there is no such clock")
	case m.Clock.Seconds < limits[0] || m.Clock.Seconds > limits[1]:
		return m, Errorf(Invalid, "a clock gives 5 seconds to a day for a decision, or an hour to 30 days for a turn")
	case m.Spectators != AnySpectator && m.Spectators != NoSpectator:
		return m, Errorf(Invalid, "spectators may be open or none")
	case m.Delay < 0 || m.Delay > maxDelay:
		return m, Errorf(Invalid, "spectators are at most an hour behind")
	}
	return m, nil
}

// Clocks are how the time of a table's seats stands. They are kept with the rows.
type Clocks struct {
	Turn  int         `json:"turn,omitempty"`  // the last turn for which time was given
	Seats []SeatClock `json:"seats,omitempty"` // by seat; none without a clock
	// Play is what is left of the time for which the game is to be played, where its setup limits that.
	Play SeatClock `json:"play,omitzero"`
}

// SeatClock is the time of a seat, or of a whole table. It runs while Until is not 0.
type SeatClock struct {
	Left   int64 `json:"left"`             // milliseconds, when it last began or stopped to run
	Until  int64 `json:"until,omitempty"`  // when it runs out, in Unix milliseconds
	Before int64 `json:"before,omitempty"` // what was left when the seat last answered: no more is there if it takes that back
	Out    bool  `json:"out,omitempty"`    // it has run out for what is asked: a bot answers
}

// Affairs are what the people of a table have between them while they play.
type Affairs struct {
	Motions []Motion `json:"motions,omitempty"` // what waits for everybody's word
	Left    []Left   `json:"left,omitempty"`    // who got up in play
	// Foreseen: who opened the table knows what will be drawn, having chosen the seed or brought the record.
	Foreseen bool   `json:"foreseen,omitempty"`
	Next     string `json:"next,omitempty"` // the id of the rematch
	Name     string `json:"name,omitempty"` // what its people call the table, 1 to MaxTableName characters; "" if nothing
	// Counselled are the seats for which counsel was asked.
	Counselled []Counselled `json:"counselled,omitempty"`
	// Study is what is studied here, nil at any other table. It is never changed, but replaced.
	Study *Study `json:"study,omitempty"`
}

// Study says which moment of which game is studied at a table.
type Study struct {
	Of     string  `json:"of"`               // the table at which it was played
	Row    int32   `json:"row"`              // the moment
	Turn   int     `json:"turn"`             // of the game, then
	Seat   Seat    `json:"seat"`             // who was asked
	Began  int32   `json:"began"`            // the row with which the study begins
	Asked  string  `json:"asked"`            // what he was asked, by the token of its offer
	Played bool    `json:"played,omitempty"` // he has answered here
	Better *Better `json:"better,omitempty"` // what an analysis found to be better there, if it did
}

// Better is an answer that would have been better than the one that was given. What they are in words is by language.
type Better struct {
	Answer Row               `json:"answer"`
	Given  map[string]string `json:"given"`
	Said   map[string]string `json:"said"`
	Gain   float64           `json:"gain"`  // how much likelier one wins with it, 0 to 1
	Error  float64           `json:"error"` // the standard error of that
}

// Counselled says how often counsel was asked for a seat, at one question once.
type Counselled struct {
	Seat   Seat   `json:"seat"`
	Times  int    `json:"times"`  // before this turn of the game
	Turn   int    `json:"turn"`   // in which it was asked last
	InTurn int    `json:"inTurn"` // how often in that
	Last   string `json:"last"`   // the question at which it was asked last, by its token
}

// Counsel notes that counsel is asked for a seat at a question in a turn. It returns false if it has been noted already.
func (a *Affairs) Counsel(s Seat, question string, turn int) bool {
	all := slices.Clone(a.Counselled)
	i := slices.IndexFunc(all, func(c Counselled) bool { return c.Seat == s })
	if i < 0 {
		all, i = append(all, Counselled{Seat: s, Turn: turn}), len(all)
	}
	c := &all[i]
	if c.Last == question {
		return false
	}
	if c.Turn != turn {
		c.Times, c.Turn, c.InTurn = c.Times+c.InTurn, turn, 0
	}
	c.InTurn, c.Last = c.InTurn+1, question
	a.Counselled = all
	return true
}

// Before are the affairs without the counsel that was asked for in a turn, but for seats of one's own. It says that there was
// something to choose, which at a question that is asked of everybody tells what a hand holds.
func (a Affairs) Before(turn int, own func(Seat) bool) Affairs {
	a.Counselled = slices.Clone(a.Counselled)
	for i := range a.Counselled {
		if c := &a.Counselled[i]; c.Turn == turn && !own(c.Seat) {
			c.InTurn = 0
		}
	}
	return a
}

// Counsels is how often counsel was asked for a seat.
func (a *Affairs) Counsels(s Seat) int {
	for _, c := range a.Counselled {
		if c.Seat == s {
			return c.Times + c.InTurn
		}
	}
	return 0
}

// MotionKind says what a motion is for.
type MotionKind string

const (
	ToPause  MotionKind = "pause"
	ToResume MotionKind = "resume"
	ToEnd    MotionKind = "end"   // the game, as it stands
	ToAdmit  MotionKind = "admit" // somebody to a seat
)

// Motion is something that is done when every player at the table has agreed.
type Motion struct {
	Kind   MotionKind `json:"kind"`
	Seat   Seat       `json:"seat"`   // to which somebody is admitted; Nobody otherwise
	Player string     `json:"player"` // who asks
	Name   string     `json:"name"`
	Agreed []string   `json:"agreed"` // the players who have agreed
}

// Left says that a player held a seat and got up from it in play: he has seen its hand.
type Left struct {
	Player   string `json:"player"`
	Seat     Seat   `json:"seat"`
	Resigned bool   `json:"resigned,omitempty"`
}
