package play

import (
	"signoria"
	"signoria/chance"
)

// Rules is what a game's state can do. S is the state: everything that is true of the position,
// hidden things included, as one plain value without pointers, maps, slices or interfaces, so that
// assignment is a deep copy.
//
// The methods keep to this, and the tests of package playtest hold them to it:
//
//   - all chance comes from a chance.Source in the state, and t.Chance is called before it is drawn
//     from, before a face-down card is turned and before somebody peeks at one;
//   - what is under way stands in the state; a value read before a question is read again after it;
//   - who is asked depends only on what all may know;
//   - no defer, no recover, no goroutine.
type Rules[S any] interface {
	*S

	// Step plays from one quiet point to the next.
	Step(t *Table)
	// Over says whether the game has ended.
	Over() bool

	// Asides lists what the seat may do out of turn, now. The question has been begun already.
	Asides(o *Asking, s Seat)
	// Aside does one of them. It may ask: the question it came before waits until it is through.
	Aside(t *Table, a Answer)

	// Redeal deals again, from src, all that the seat cannot know, and reseeds chance.
	// The seat's view and offer stay the same to the byte.
	Redeal(s Seat, src *chance.Source)
	// View is what the seat, or Nobody (a spectator), may see: a value that encodes to JSON.
	View(s Seat) any

	// Standing tells how the game stands, or how it ended.
	Standing() Standing
	// Check returns an error if the position breaks what the rules conserve.
	Check() error

	// Tell says a line of the chronicle in a language, with marked-up things to point at.
	Tell(lang string, l Line) string
	// Describe says an offer in a language.
	Describe(lang string, o Offer) Told
}

// Sharer are Rules that make once of a position what everybody sees of it, where views have most in common.
type Sharer interface {
	// OpenView is what everybody sees. It is shared by all views, and never changed.
	OpenView() any
	// SeatView is View, made of that.
	SeatView(open any, s Seat) any
}

// Told is an offer in words.
type Told struct {
	Prompt  string
	Choices []ToldChoice // in the order of the offer's choices
	Refused []ToldChoice // in the order of the offer's refusals
}

// ToldChoice is a choice in words and in things on the board.
type ToldChoice struct {
	Verb  string   `json:"verb"`                                                   // the verb's name, the same in every language
	Label string   `json:"label"`                                                  // what a button says
	Refs  []string `json:"refs,omitempty"`                                         // what to light on the board, as "city:monz"
	Group string   `json:"group,omitempty"`                                        // choices of one group stand together
	Head  string   `json:"head,omitempty"`                                         // what stands over the group, if anything does
	Short string   `json:"short,omitempty"`                                        // what the button says under that head
	Final Final    `json:"final,omitempty" tstype:"'seals' | 'draws' | 'reveals'"` // why it cannot be taken back once given: filled in by play, not by the game
	// FinalMost is so of a choice with a number when that is the highest, as when the last of something is given away.
	FinalMost Final `json:"finalMost,omitempty" tstype:"'seals' | 'draws' | 'reveals'"`
	// Lacks is what is missing for a choice that is refused, where that says more than the rule that forbids it.
	Lacks string `json:"lacks,omitempty"`
	Stake Stake  `json:"stake,omitempty" tstype:"'land' | 'ruler' | 'game'"` // what may be lost by it, of a choice that draws or reveals
	// Every says how a standing order may repeat it, "" if none may: filled in by play, not by the game.
	Every signoria.Way `json:"every,omitempty" tstype:"'same' | 'pass' | 'up-to'"`
	// EveryAs says what is repeated where that is not this very choice, as the first free space is not space 3.
	EveryAs string `json:"everyAs,omitempty"`
	Odds    bool   `json:"odds,omitempty"`  // it begins something that has odds, which can be asked for
	Words   bool   `json:"words,omitempty"` // it carries words of the player's own
	// Closes says that with it one is done with what is asked, or wants nothing of it. It stands after all others,
	// and the page keeps it in view.
	Closes bool `json:"closes,omitempty"`
	// Declines says that with it one wants nothing, or nothing more, of what is offered. It closes as well, and the page
	// does not urge it.
	Declines bool `json:"declines,omitempty"`
	// Reasons are what one may say with it, in its number from 1; with 0 one says nothing.
	Reasons []string `json:"reasons,omitempty"`
	// Whole says of a choice with a number that one mostly wants all there is: the page begins with the highest.
	Whole bool `json:"whole,omitempty"`
	// First is where the page begins where that is neither the lowest nor the highest: all there is but what one had
	// better keep.
	First int16 `json:"first,omitempty"`
	// Price is what it costs of what the game pays with; less than 0: what it brings.
	Price int16 `json:"price,omitempty"`
	// Dials are the numbers of a choice that is several numbers at once. Where all choices of a group have the
	// same dials, the page sets these instead of listing the choices.
	Dials []Dial `json:"dials,omitempty"`
	// Usual says of a choice with dials that they may well stand so at first: it is what mostly serves.
	Usual bool `json:"usual,omitempty"`
}

// Dial is one of several numbers that a choice is made of.
type Dial struct {
	Name  string `json:"name"` // in words
	Value int16  `json:"value"`
	Ref   string `json:"ref,omitempty"` // the thing it is about
}

// Weight is how much a line of the chronicle matters to somebody who was away.
type Weight string

const (
	Plain       Weight = ""         // as most
	Headline    Weight = "headline" // what one would tell a friend
	Fight       Weight = "fight"    // a battle or a siege begins
	TurnBegins  Weight = "turn"     // a turn begins
	PhaseBegins Weight = "phase"    // a phase of it begins: nothing to tell, but all that follows stands under it
)

// Card tells what a thing on the board is.
type Card struct {
	Title string   // its name, without markup
	Kind  string   // what kind of thing it is
	Facts []string // its numbers now and what they mean, marked up
	Rules []string // the ids of the rules that speak of it
}

// Standing is how a game stands or ended.
type Standing struct {
	Over    bool    `json:"over"`
	End     string  `json:"end,omitempty"` // how it ended, by the game's own name for it
	Turn    int     `json:"turn"`
	Winners []Seat  `json:"winners"`         // empty while it lasts, or if nobody won
	Sides   []Side  `json:"sides,omitempty"` // where seats win and lose together, best first
	Places  []Place `json:"places"`          // best first
}

// Side is seats that win or lose together.
type Side struct {
	Seats  []Seat `json:"seats"`
	Points int    `json:"points"` // of the first score, all together
}

// How the people of a table end a game before its rules do. Nobody has won then.
const (
	Agreed   = "agreed"   // all who played it have agreed
	Deserted = "deserted" // the last of them has resigned
)

// Place is one seat's place in the standing.
type Place struct {
	Seat   Seat    `json:"seat"`
	Rank   int     `json:"rank"` // 1 is best; tied seats share a rank
	Scores []Score `json:"scores"`
}

// Score is one number of a standing, by its name in the game's texts.
type Score struct {
	Name  string `json:"name"`
	Value int    `json:"value"`
}

// ToCome is the name of the score, in games that count much of the first only when they are over, of what would be counted then.
const ToCome = "to-come"

// Points are the first score of a place, with what is yet to come.
func (p Place) Points() int {
	points := p.Scores[0].Value
	for _, s := range p.Scores[1:] {
		if s.Name == ToCome {
			points += s.Value
		}
	}
	return points
}

// Policy answers questions: a bot, or random legal play.
type Policy[S any] interface {
	// Decide picks one of the choices of one of the seats asked. In live play g is a re-dealt copy.
	Decide(g *S, o *Asking) Answer
}

// Meddler is a policy that also acts out of turn.
type Meddler[S any] interface {
	Policy[S]
	// Meddle returns an aside and true, or false to let the moment pass.
	Meddle(g *S) (Answer, bool)
}
