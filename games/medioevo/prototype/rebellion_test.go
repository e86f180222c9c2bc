package prototype

import (
	"testing"

	"signoria/play"
)

// Blue has 3 VF in one territory and 2 in another, and the die shows 2.
//
// rule: mu-prototype/rebellion/required-strength
// rule: mu-prototype/rebellion/one-roll-for-all
// rule: mu-prototype/rebellion/outcome
func TestRebellionWhereTooFewStand(t *testing.T) {
	p := position(t, 4).held(blue, 3, "palatinate").held(blue, 2, "saxony").held(red, 2, "kiev").falling(d4(2), d6(5), d6(1))
	p.run(rebel)
	want(t, "3 VF hold", p.land("palatinate").Owner, blue)
	want(t, "2 VF do not", p.land("saxony").Owner, play.Nobody)
	want(t, "nor do another player's 2", p.land("kiev").Owner, play.Nobody)
	want(t, "his armies are gone", p.ground(blue, at("saxony")), 0)
	want(t, "rebels by a die for each territory", p.ground(Barbarians, at("saxony"))+p.ground(Barbarians, at("kiev")), 6)
	want(t, "the page knows", p.Event.Revolts[0], at("saxony"))
	want(t, "and where it ends", p.Event.Revolts[2], NoPlace)
}

// rule: mu-prototype/rebellion/technology-modifiers
// rule: mu-prototype/rebellion/fortification-modifier
// rule: mu-prototype/technologies/legge
func TestWhatARebellionTakes(t *testing.T) {
	for _, x := range []struct {
		name  string
		techs []int8
		fort  int8
		want  int16 // VF needed when the die shows 4
	}{
		{"nothing", nil, 0, 5},
		{"LEGGE and a Tower in Cyrenaica", []int8{Legge}, 1, 3},
		{"LEGGE and a Castle in Sinai", []int8{Legge}, 3, 1},
		{"LEGGE", []int8{Legge}, 0, 4},
		{"VASSALLAGGIO", []int8{Vassallaggio}, 0, 6},
		{"VASSALLAGGIO and FEUDALESIMO", []int8{Vassallaggio, Feudalesimo}, 0, 7},
		{"all three and a Fortress", []int8{Legge, Vassallaggio, Feudalesimo}, 2, 4},
	} {
		p := position(t, 4).own(green, "sinai").learned(green, x.techs...).build(Fort, x.fort, "sinai")
		want(t, x.name, p.ed().RevoltNeed(p.State, green, at("sinai"), 4), x.want)
		for vf, holds := range map[int16]bool{x.want: true, x.want - 1: false} {
			p := position(t, 4).held(green, vf, "sinai").learned(green, x.techs...).build(Fort, x.fort, "sinai").falling(d4(4))
			p.run(rebel)
			want(t, x.name, p.land("sinai").Owner == green, holds)
		}
	}
	p := position(t, 4).own(green, "sinai").build(Fort, 3, "sinai")
	p.land("sinai").Damaged = 1 << Fort
	want(t, "a damaged Castle keeps nobody down", p.ed().RevoltNeed(p.State, green, at("sinai"), 4), 5)
}

// rule: mu-prototype/rebellion/territories-at-risk
func TestWhoKeepsThePeace(t *testing.T) {
	p := position(t, 4).held(green, 1, "sinai", "judea").held(red, 1, "kiev").falling(d4(4))
	p.transport(green, WarWagon, 1, "sinai", 4)
	p.vf(red, "judea", 30)
	p.Territories[at("kiev")].Before, p.Territories[at("kiev")].Owner = red, play.Nobody
	p.run(rebel)
	want(t, "what is aboard counts", p.land("sinai").Owner, green)
	want(t, "guests do not", p.land("judea").Owner, play.Nobody)
	want(t, "guests stay", p.ground(red, at("judea")), 30)
	want(t, "contested territories are not tested", p.land("kiev").Before, red)
}

// rule: mu-prototype/rebellion/other-pieces
func TestWhatRebelsLeave(t *testing.T) {
	p := position(t, 4).held(green, 1, "kiev").held(green, 9, "turov").falling(d4(4))
	p.build(Settlement, 2, "kiev").build(Fort, 1, "kiev").build(Cathedral, 1, "kiev").build(FairBuilding, 1, "kiev")
	cart := p.transport(green, Caravan, 1, "kiev", 0)
	captain := p.captain(green, 2, "kiev", None)
	p.engine(green, 1, "kiev", None)
	p.run(rebel)
	x := p.land("kiev")
	want(t, "settlement and fortification stand", x.Level, [2]int8{2, 1})
	want(t, "Cathedral and Fairs do not", x.Cathedral || x.Fairs != 0, false)
	want(t, "the Captain is gone", p.Captains[captain].Level, 0)
	want(t, "the engine is gone", p.Engines[0].Level, 0)
	want(t, "the Caravan is nobody's", p.Transports[cart].Owner, play.Nobody)
	want(t, "but still there", p.Transports[cart].Kind, Caravan)
	want(t, "nobody gets honour", p.told(KeyHonour), false)
}

// rule: mu-prototype/empire-cards/castellano
func TestCastellanKeepsThePeace(t *testing.T) {
	p := position(t, 4).held(green, 1, "kiev", "turov").falling(d4(4))
	p.Players[green].Sheltered[0] = at("kiev")
	p.run(rebel)
	want(t, "sheltered", p.land("kiev").Owner, green)
	want(t, "not sheltered", p.land("turov").Owner, play.Nobody)
}

func recruit(g *State, t *play.Table) { g.recruit(t) }

// A territory with a barbarian Archer (3 VF) and a Captain of level II, in a realm where Blue holds a bordering one.
//
// rule: mu-prototype/barbarian-recruitment/captains
// rule: mu-prototype/barbarian-recruitment/both-add-up
func TestBothKindsOfRecruitmentAddUp(t *testing.T) {
	p := position(t, 4).wild("paphlagonia", 3).held(blue, 5, "cappadocia")
	p.captain(Barbarians, 2, "paphlagonia", None)
	p.run(recruit)
	want(t, "VF", p.ground(Barbarians, at("paphlagonia")), 3+2+1)
	p = position(t, 4).wild("paphlagonia", 3)
	p.captain(Barbarians, 3, "paphlagonia", None)
	p.run(recruit)
	want(t, "by the Captain alone", p.ground(Barbarians, at("paphlagonia")), 6)
}

// rule: mu-prototype/barbarian-recruitment/partly-occupied-realms
func TestPartlyHeldRealmsRecruit(t *testing.T) {
	// Rum: Lycia and Cappadocia both border Paphlagonia.
	p := position(t, 4).wild("lycia", 1).held(blue, 5, "paphlagonia")
	p.run(recruit)
	want(t, "a territory with barbarians", p.ground(Barbarians, at("lycia")), 2)
	want(t, "an empty one", p.ground(Barbarians, at("cappadocia")), 1)
	want(t, "one of another realm", p.ground(Barbarians, at("pontus")), 0)

	p = position(t, 4).held(blue, 5, "paphlagonia")
	p.run(recruit)
	want(t, "a realm without barbarians", p.ground(Barbarians, at("lycia")), 0)

	p = position(t, 4).wild("lycia", 1).held(blue, 5, "paphlagonia").held(red, 5, "cappadocia")
	p.run(recruit)
	want(t, "beside several", p.ground(Barbarians, at("lycia")), 2)

	p = position(t, 4).wild("lycia", 1).held(blue, 5, "pontus")
	p.run(recruit)
	want(t, "the player is in another realm", p.ground(Barbarians, at("lycia")), 1)
}

// rule: mu-prototype/pirates/pirate-recruiting
// rule: mu-prototype/pirates/capacity
func TestPiratesRecruit(t *testing.T) {
	for _, x := range []struct{ vf, want int16 }{{6, 9}, {18, 20}, {20, 20}} {
		p := position(t, 4)
		ship := p.transport(Barbarians, Galley, 1, "ionian-sea", x.vf)
		p.captain(Barbarians, 3, "ionian-sea", ship)
		idle := p.transport(Barbarians, Galley, 1, "ionian-sea", 5)
		p.run(recruit)
		want(t, "with a Captain", p.Transports[ship].VF, x.want)
		want(t, "without", p.Transports[idle].VF, 5)
	}
}

// rule: mu-prototype/elimination/condition
// rule: mu-prototype/elimination/by-nobody
func TestRebelsEndARealm(t *testing.T) {
	p := position(t, 4).held(green, 1, "kiev").held(red, 9, "sinai").held(blue, 9, "egypt").falling(d4(4))
	p.transport(green, Caravan, 1, "kiev", 0)
	p.run(rebel)
	want(t, "with its last land and the Caravan there", p.Players[green].Out, true)
	want(t, "told", p.told(KeyEliminated, int16(green), int16(play.Nobody)), true)
}

// A territory that a castellan shelters does not rise, nor one that is contested; where it rises all see, with the roll.
//
// rule: mu-prototype/rebellion/territories-at-risk
func TestWhereNobodyRises(t *testing.T) {
	p := position(t, 3).held(green, 1, "egypt", "sinai", "judea", "cyrenaica").vf(red, "judea", 1).war(green, red).run(contest)
	p.Players[green].Sheltered[0] = at("sinai")
	p.Phase = Events
	sheltered := p.sheltered(at("sinai"))
	p.run((*State).rebel)
	want(t, "Sinai is sheltered", sheltered, true)
	want(t, "the roll", p.told(KeyLoyalty, int16(p.Event.Revolt)), true)
	for id, rises := range map[string]bool{"egypt": true, "cyrenaica": true, "sinai": false, "judea": false} {
		want(t, id, p.told(KeyRebels, int16(at(id))), rises)
	}
}
