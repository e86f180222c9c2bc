package signoria

// Hand is whose an answer was. No position follows from it, and a record that is handed out does not tell it.
type Hand uint8

const (
	// OwnHand: the player's own, or a bot's for him.
	OwnHand Hand = iota
	// NoOther: the table gave it, for the seat had nothing to choose.
	NoOther
	// ByOrder: the table gave it, by a standing order of the seat's.
	ByOrder
)

// Way is how a choice repeats.
type Way string

const (
	// Same: it is given whenever it is offered for no higher a cost.
	Same Way = "same"
	// Pass: it lets pass what is asked, unless that concerns the seat.
	Pass Way = "pass"
	// UpTo: the least number that is offered, as in an auction, while that is no higher than the order's; then it passes.
	UpTo Way = "up-to"
)

// Term is for how long a standing order stands.
type Term string

const (
	ThisTurn Term = "turn"
	ThisEra  Term = "era" // in games that have some
	ThisGame Term = "game"
)

// MaxOrders is the most standing orders that one seat has at a table.
const MaxOrders = 40

// Order is a standing order: how a player wants a question of a seat's answered until further notice. Nobody but
// he knows that it stands.
type Order struct {
	No     int32    `json:"no"` // names it at its table
	Player string   `json:"player"`
	Seat   Seat     `json:"seat"`
	Prompt uint16   `json:"prompt"` // what is asked, …
	Args   [6]int16 `json:"args"`   // … and spoke of when the order was given
	Way    Way      `json:"way"`
	Verb   uint16   `json:"verb"` // what is chosen, …
	Of     [3]int16 `json:"of"`   // … as far as it must be the same, …
	Was    [3]int16 `json:"was"`  // … and as it was when the order was given
	Number int16    `json:"number,omitempty"`
	Cost   int16    `json:"cost,omitempty"` // no more than it cost then
	Term   Term     `json:"term"`
	Since  int      `json:"since"` // the turn or the Era in which it was given
	// Final says that the player has himself given such an answer that could not be taken back. Before he has, he is
	// asked.
	Final bool `json:"final,omitempty"`
	Rests bool `json:"rests,omitempty"` // what it answered was taken back: it waits until it is resumed
}
