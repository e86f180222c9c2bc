package force

import (
	"io"
	"reflect"

	"signoria/games/wording"
	"signoria/play"
)

// Edition is an edition of the game as the shared rules see it: what is printed for it, and the steps that take
// another course in it. It never changes while tables are played.
type Edition struct {
	ID      string
	Version int // of its rules
	Least   int // players
	Most    int
	Box     *Box
	Words   *wording.Words[State]
	number  uint8 // in State.Edition

	Options     []play.Option
	Suggestions []play.Suggestion
	People      play.People
	Upgrade     func(g *State, from int)
	LoadBox     func(name string, file io.Reader) (fingerprint string, err error)
	Components  func(b *Box, language string) any
	Mind        *play.Mind[State] // of those who think ahead, nil where nobody does

	// The steps of its chapters, in the order of the book. Each group stands in the first of the files that take them.
	LessonSteps        // lesson.go
	SetupSteps         // setup.go, startingkit.go
	TurnSteps          // turn.go
	DiplomacySteps     // diplomacy.go, treaties.go
	WarSteps           // war.go
	PurchaseSteps      // purchase.go, technologies.go, buildings.go, transports.go, engines.go, captains.go
	TaxSteps           // taxes.go
	ReinforcementSteps // reinforcements.go
	BarbarianSteps     // barbarian*.go
	RebellionSteps     // rebellion.go
	PlacementSteps     // placement.go
	CombatSteps        // combat.go
	MovementSteps      // movement.go, passage.go, loading.go
	AttackSteps        // attack.go, targets.go, attackers.go, allies.go, captainsincombat.go
	RollSteps          // rounds.go, diceroll.go
	ResultSteps        // results.go
	ConquestSteps      // conquest.go
	SiegeSteps         // siege.go
	BlockadeSteps      // blockade.go
	EliminationSteps   // elimination.go
	TradeSteps         // commerce.go, prices.go
	SupplySteps        // supply.go
	ContestedSteps     // contested.go
	HandSteps          // hands.go
	VictorySteps       // duration.go
	ViewSteps          // seen.go, redeal.go
	SquireSteps        // squire*.go
	TellingSteps       // about.go, repeats.go, weights.go, story.go
}

// Editions are the editions there are, by State.Edition.
var Editions [2]*Edition

// Register makes an edition one that can be played, under the number by which positions name it. It is called when the
// program starts.
func Register(number uint8, e *Edition) {
	e.number, Editions[number] = number, e
}

// Complete gives an edition the steps that it leaves out: they do nothing and add nothing.
func (e *Edition) Complete() {
	for _, chapter := range []interface{ complete() }{
		&e.SetupSteps, &e.TurnSteps, &e.DiplomacySteps, &e.WarSteps, &e.PurchaseSteps, &e.TaxSteps,
		&e.ReinforcementSteps, &e.BarbarianSteps, &e.CombatSteps, &e.MovementSteps, &e.AttackSteps, &e.RollSteps,
		&e.ResultSteps, &e.ConquestSteps, &e.SiegeSteps, &e.BlockadeSteps, &e.TradeSteps, &e.HandSteps,
		&e.VictorySteps, &e.ViewSteps, &e.SquireSteps, &e.TellingSteps,
	} {
		chapter.complete()
	}
}

// orElse is what a step is if it is none.
func orElse[F any](step *F, nothing F) {
	if reflect.ValueOf(*step).IsNil() {
		*step = nothing
	}
}

// Number is the number by which positions name the edition.
func (e *Edition) Number() uint8 { return e.number }

// Ed is the edition that is played.
func (g *State) Ed() *Edition { return Editions[g.Edition] }

// Box is all that is printed for the edition that is played.
func (g *State) Box() *Box { return g.Ed().Box }
