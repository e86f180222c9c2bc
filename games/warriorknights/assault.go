package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	TakeControl play.Verb = 86 + iota // take control of city A
	PillageCity                       // pillage city A
)

const AskPrize play.Prompt = 117 // Baron A: control of city B, or pillage for C crowns

const RuleNoPillage play.Rule = 131 // he obeys the law against pillage

var assaultChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{TakeControl: "take-control", PillageCity: "pillage-city"},
	Prompts: map[play.Prompt]string{AskPrize: "prize"},
	Rules:   map[play.Rule]string{RuleNoPillage: "warrior-knights/agenda/law"},
	Refs:    wording.Refs{TakeControl: wording.OfA(refCity), PillageCity: wording.OfA(refCity)},
}

// walls is the strength of the city or fortress attacked.
func (g *State) walls() int16 {
	switch {
	case g.Battle.City != None:
		return g.cityStrength(g.Battle.City)
	case g.Battle.Fortress != play.Nobody:
		return g.fortressStrength(g.Battle.Fortress)
	}
	return 0
}

// breachWalls puts a breach on the city or fortress attacked.
// rule: warrior-knights/assault/assign-breaches
func (g *State) breachWalls(t *play.Table) {
	if g.Battle.City != None {
		g.breachCity(t, g.Battle.City, 1)
		return
	}
	s := g.Battle.Fortress
	g.Fortresses[s].Breaches++
	t.Tell(KeyFortressBreach, int16(s), g.fortressStrength(s))
}

// takePrize gives the attacker the city or fortress if he has won it and a noble of his lives: by a
// victory, or because nothing is left of those inside and of the walls.
// rule: warrior-knights/assault/capture-by-destruction
// rule: warrior-knights/assault/capture-by-victory
// rule: warrior-knights/assault/capture-needs-living-attacker
func (g *State) takePrize(t *play.Table) {
	if g.living(attacker) == 0 || !g.prizeIsWon() {
		return
	}
	if g.Battle.Fortress != play.Nobody {
		g.destroyFortress(t, g.Battle.Fortress, g.Battle.Sides[attacker]) // rule: warrior-knights/fortress/destroyed-by-victory
	} else if g.Battle.City != None {
		g.takeCity(t, g.Battle.Sides[attacker], g.Battle.City)
	}
}

func (g *State) prizeIsWon() bool {
	switch g.Battle.Result {
	case AttackerPartial, AttackerTotal:
		return true
	case WipedOut:
		return g.living(defender) == 0 && g.walls() == 0 && g.unhurt(defender) == 0
	}
	return false
}

// takeCity lets a Baron who has won a city by arms take control of it or pillage it.
// rule: warrior-knights/pillage/alternative-to-control
func (g *State) takeCity(t *play.Table, s play.Seat, c int8) {
	barred := play.Free
	for {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskPrize, int16(s), int16(c), pillageFactor*box.Cities[c].Income)
			o.May(play.Choice{Verb: TakeControl, A: int16(c)}, play.Free)
			o.May(play.Choice{Verb: PillageCity, A: int16(c)}, barred)
		})
		if a.Verb == TakeControl {
			g.captureCity(t, s, c)
			return
		}
		// rule: warrior-knights/banishment/refuse-law-when-it-bites
		if _, law, ok := g.realm(ModNoPillage); !ok || !g.obeys(t, s, law) {
			g.pillageCity(t, c, s)
			return
		}
		barred = RuleNoPillage // rule: warrior-knights/banishment/refuse-law-when-it-bites
	}
}
