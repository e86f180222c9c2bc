package force

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 6, Reinforcements. They are placed in the Placement phase.

const (
	ArmForFlorins      play.Verb = 220 // INVESTITURA: 1 VF for A florins
	DoneReinforcements play.Verb = 221

	AskReinforcements play.Prompt = 211

	KeyLevied play.Key = 250 // A raises B VF: C of territories and realms, D of technologies, E come back
	KeyArmed  play.Key = 251 // A arms B VF for C florins
)

var reinforcementChapter = wording.Chapter{
	Verbs:     map[play.Verb]string{ArmForFlorins: "arm-for-florins", DoneReinforcements: "done-reinforcements"},
	Prompts:   map[play.Prompt]string{AskReinforcements: "reinforcements"},
	Lines:     map[play.Key]string{KeyLevied: "levied", KeyArmed: "armed"},
	Declining: []play.Verb{DoneReinforcements},
}

// What reinforcements come from, in VF.
const (
	castleLevy       = 1 // with FEUDALESIMO
	principalitiesVF = 3 // free principalities for 1 VF
)

// realmLevy is what a realm brings that is owned as a whole, by its size.
// rule: mu-prototype/reinforcements/complete-realms
// rule: mu-alpha/reinforcements/whole-kingdoms
var realmLevy = [medioevo.Sizes]int16{medioevo.Small: 1, medioevo.Minor: 2, medioevo.Great: 3, medioevo.Major: 4}

// ReinforcementSteps are what Reinforcements come to in an edition.
type ReinforcementSteps struct {
	// FreeTributaries is how many realms that pay tribute to a player's realm pay it now.
	FreeTributaries func(g *State, s play.Seat) int16
	// Musters says whether a territory counts.
	Musters func(g *State, p Place) bool
	// Zealots is the VF that FANATISMO brings; ArmyPrice what 1 VF costs by INVESTITURA, by TL.
	Zealots   func(g *State, s play.Seat) int16
	ArmyPrice [4]int16
}

func (x *ReinforcementSteps) complete() {
	orElse(&x.Musters, func(*State, Place) bool { return true })
}

// ReinforcementsPhase raises everybody's armies; then all may add to them at once.
// rule: mu-prototype/reinforcements/sources
func (g *State) ReinforcementsPhase(t *play.Table) {
	g.CardsFirst(t)
	for _, s := range g.AllSeats() {
		g.callUp(t, s)
	}
	t.Together(g.AllSeats(), func(s play.Seat) { g.Enlist(t, s) })
}

// Levy is what a player's realms and technologies bring him in each turn.
// rule: mu-prototype/reinforcements/total-example
func (g *State) Levy(s play.Seat) int16 { return g.LandLevy(s) + g.artsLevy(s) }

// LandLevy is what territories and realms bring.
// rule: mu-prototype/reinforcements/home-territories
// rule: mu-prototype/reinforcements/complete-realms
// rule: mu-prototype/reinforcements/golden-horde-principalities
// rule: mu-alpha/reinforcements/home-territories
// rule: mu-alpha/reinforcements/whole-kingdoms
// rule: mu-alpha/reinforcements/golden-horde-levy
func (g *State) LandLevy(s play.Seat) int16 {
	home := g.Players[s].Realm
	n := g.Ed().FreeTributaries(g, s) / principalitiesVF
	for p := range g.Owned(s) {
		if g.RealmOf(p) == home && g.Ed().Musters(g, p) {
			n++
		}
	}
	for r := range int8(medioevo.Realms) {
		if r != home && g.OwnsRealm(s, r) && g.musters(r) {
			n += realmLevy[g.SizeOf(r)]
		}
	}
	return n
}

// musters says whether all territories of a realm count in Reinforcements.
func (g *State) musters(realm int8) bool {
	for p := range g.RealmLand(realm) {
		if !g.Ed().Musters(g, p) {
			return false
		}
	}
	return true
}

// artsLevy is what technologies bring.
// rule: mu-prototype/reinforcements/fanatismo
// rule: mu-prototype/reinforcements/feudalesimo
// rule: mu-prototype/technologies/fanatismo
// rule: mu-prototype/technologies/feudalesimo
// rule: mu-alpha/reinforcements/feudalism
// rule: mu-alpha/reinforcements/zealotry
func (g *State) artsLevy(s play.Seat) int16 {
	var n int16
	if g.Has(s, Fanatismo) {
		n += g.Ed().Zealots(g, s)
	}
	if g.Has(s, Feudalesimo) {
		n += castleLevy * g.CountOf(s, Fort, castle)
	}
	return n
}

// callUp gives a player his reinforcements, and what has recovered or was promised him.
func (g *State) callUp(t *play.Table, s play.Seat) {
	x := &g.Players[s]
	n := g.Levy(s) + x.Bonus
	x.Coming += n
	t.Tell(KeyLevied, int16(s), n, g.LandLevy(s), g.artsLevy(s), x.Bonus)
	x.Bonus = 0
}

// Enlist is what a player adds for florins or with cards.
// rule: mu-prototype/reinforcements/investitura
// rule: mu-prototype/technologies/investitura
// rule: mu-alpha/reinforcements/investiture
// rule: mu-alpha/reinforcements/mercenary-card
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
func (g *State) Enlist(t *play.Table, s play.Seat) {
	armed := !g.Has(s, Investitura) //stale:ok nothing is learnt in this phase
	for g.mightPlay(s, whileActing) || !armed && g.Affords(s, int32(g.armyPrice(s))) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskReinforcements, g.Players[s].Coming)
			g.OfferCards(o, s)
			if !armed {
				o.May(play.Choice{Verb: ArmForFlorins, A: g.armyPrice(s)}, g.whyNotArm(s))
			}
			o.May(play.Choice{Verb: DoneReinforcements}, play.Free)
		})
		switch a.Verb {
		case DoneReinforcements:
			return
		case ArmForFlorins:
			g.arm(t, s, 1, g.armyPrice(s))
			armed = true
		default:
			g.PlayCard(t, a)
		}
	}
}

func (g *State) whyNotArm(s play.Seat) play.Rule {
	if !g.Affords(s, int32(g.armyPrice(s))) {
		return RuleFlorins
	}
	return play.Free
}

// armyPrice is what 1 VF costs a player by INVESTITURA, in florins.
func (g *State) armyPrice(s play.Seat) int16 { return g.Ed().ArmyPrice[g.Level(s)] }

// arm buys VF for a player, at so many florins each.
func (g *State) arm(t *play.Table, s play.Seat, n, each int16) {
	florins := g.Pay(s, int32(each)*int32(n))
	g.Players[s].Coming += n
	t.Tell(KeyArmed, int16(s), n, int16(florins))
}
