package crusaderkings

import (
	"testing"

	"signoria/play"
)

func settle(p *at) *at { return p.run(func(g *State, t *play.Table) { g.settleTrophies(t) }) }

func TestTrophies(t *testing.T) {
	// rule: crusader-kings/trophies/four-trophies
	// rule: crusader-kings/trophies/builder
	p := threeDynasties(t, 1).own(english, "mercia", "wales").castle("wessex", "mercia")
	settle(p)
	want(t, "two Castles", p.Trophies[Builder], play.Nobody)
	settle(p.castle("wales"))
	want(t, "three Castles", p.Trophies[Builder], english)
	want(t, "nobody has lost it", p.count(KeyTrophyLost), 0)
	settle(p)
	want(t, "who still has what it wants keeps it, and nothing is told",
		p.Trophies[Builder] == english && p.count(KeyTrophy)+p.count(KeyTrophyLost) == 0, true)
	// rule: crusader-kings/trophies/crusader
	p.Track[0] = french
	settle(p)
	want(t, "one shield", p.Trophies[Crusader], play.Nobody)
	p.Track[3] = french
	settle(p)
	want(t, "two shields", p.Trophies[Crusader], french)
	// rule: crusader-kings/trophies/inventor
	settle(p.develops(german, "navy", "bank", "marshal"))
	want(t, "three Development cards", p.Trophies[Inventor], play.Nobody)
	settle(p.develops(german, "steward"))
	want(t, "four", p.Trophies[Inventor], german)
	// rule: crusader-kings/trophies/lost-when-requirement-lost
	p.Track[3] = play.Nobody
	settle(p)
	want(t, "a shield is lost, and the Trophy", p.Trophies[Crusader], play.Nobody)
	want(t, "it is told", p.told(KeyTrophyLost, int16(french), int16(Crusader)), true)
}

func TestWhoGetsATrophyAfterwards(t *testing.T) {
	// rule: crusader-kings/trophies/several-qualified
	// rule: crusader-kings/trophies/reassigned-to-qualified
	three := func() *at {
		p := threeDynasties(t, 1).own(english, "mercia", "wales").own(french, "normandy", "aquitaine").own(german, "poland", "bohemia")
		p.castle("wessex", "mercia", "paris", "normandy", "aquitaine", "saxony", "poland", "bohemia")
		p.Trophies[Builder] = english // who has just lost his third
		return p
	}
	p := three()
	p.Active = german
	settle(p)
	want(t, "the active player gets it", p.Trophies[Builder], german)
	p = three()
	p.Active = english
	settle(p)
	want(t, "else the next in order of play", p.Trophies[Builder], french)

	p = threeDynasties(t, 1)
	p.Track = [spaces]play.Seat{1, 1, 1, 2, 2, -1, -1, -1, -1, -1}
	p.Active = german
	settle(p)
	want(t, "who has more stands before the active player", p.Trophies[Crusader], french)

	// rule: crusader-kings/trophies/overtaken
	// rule: crusader-kings/trophies/one-holder
	p = threeDynasties(t, 1)
	p.Track = [spaces]play.Seat{0, 0, 1, 1, -1, -1, -1, -1, -1, -1}
	p.Trophies[Crusader] = english
	settle(p)
	want(t, "a tie moves nothing", p.Trophies[Crusader], english)
	p.Track[4] = french
	settle(p)
	want(t, "one shield more does", p.Trophies[Crusader], french)
}

// rule: crusader-kings/trophies/king-of-jerusalem
// rule: crusader-kings/end/when
// rule: crusader-kings/scenarios/scenario-2-track
func TestJerusalemEndsTheGame(t *testing.T) {
	for scenario, goal := range map[string]int8{"kingdom-of-jerusalem": 9, "crusade-of-the-faint-hearted": 6} {
		p := position(t, scenario, 3).own(english, "wessex").own(french, "paris").own(german, "saxony")
		p.First = english
		p.enter(Turns)
		p.Turn = 1
		for i := range goal {
			p.Track[i] = play.Seat(i % 3)
		}
		p.bagged(english, "pious", "pious", "pious")
		p.lay(english, 0, Crusades)
		p.run(func(g *State, t *play.Table) { g.Step(t) })
		p.finish()
		want(t, scenario+": the King of Jerusalem", p.Trophies[KingOfJerusalem], english)
		want(t, scenario+": the end", p.Ended, ByJerusalem)
		want(t, scenario+": at once", p.Phase, GameOver)
		want(t, scenario+": no event comes after it", p.count(KeyEvent)+p.count(KeyEventVoid)+p.count(KeyEventMissed), 0)
	}
}
