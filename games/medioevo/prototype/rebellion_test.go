package prototype

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// Blue has 3 VF in one territory and 2 in another, and the die shows 2.
//
// rule: mu-prototype/rebellion/required-strength
// rule: mu-prototype/rebellion/one-roll-for-all
// rule: mu-prototype/rebellion/outcome
func TestRebellionWhereTooFewStand(t *testing.T) {
	p := Position(t, 4).Held(Blue, 3, "palatinate").Held(Blue, 2, "saxony").Held(Red, 2, "kiev").Falling(D4(2), D6(5), D6(1))
	p.Run(Rebel)
	Want(t, "3 VF hold", p.Land("palatinate").Owner, Blue)
	Want(t, "2 VF do not", p.Land("saxony").Owner, play.Nobody)
	Want(t, "nor do another player's 2", p.Land("kiev").Owner, play.Nobody)
	Want(t, "his armies are gone", p.Ground(Blue, At("saxony")), 0)
	Want(t, "rebels by a die for each territory", p.Ground(Barbarians, At("saxony"))+p.Ground(Barbarians, At("kiev")), 6)
	Want(t, "the page knows", p.Event.Revolts[0], At("saxony"))
	Want(t, "and where it ends", p.Event.Revolts[2], NoPlace)
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
		p := Position(t, 4).Own(Green, "sinai").Learned(Green, x.techs...).Build(Fort, x.fort, "sinai")
		Want(t, x.name, p.Ed().RevoltNeed(p.State, Green, At("sinai"), 4), x.want)
		for vf, holds := range map[int16]bool{x.want: true, x.want - 1: false} {
			p := Position(t, 4).Held(Green, vf, "sinai").Learned(Green, x.techs...).Build(Fort, x.fort, "sinai").Falling(D4(4))
			p.Run(Rebel)
			Want(t, x.name, p.Land("sinai").Owner == Green, holds)
		}
	}
	p := Position(t, 4).Own(Green, "sinai").Build(Fort, 3, "sinai")
	p.Land("sinai").Damaged = 1 << Fort
	Want(t, "a damaged Castle keeps nobody down", p.Ed().RevoltNeed(p.State, Green, At("sinai"), 4), 5)
}

// rule: mu-prototype/rebellion/territories-at-risk
func TestWhoKeepsThePeace(t *testing.T) {
	p := Position(t, 4).Held(Green, 1, "sinai", "judea").Held(Red, 1, "kiev").Falling(D4(4))
	p.Transport(Green, WarWagon, 1, "sinai", 4)
	p.Vf(Red, "judea", 30)
	p.Territories[At("kiev")].Before, p.Territories[At("kiev")].Owner = Red, play.Nobody
	p.Run(Rebel)
	Want(t, "what is aboard counts", p.Land("sinai").Owner, Green)
	Want(t, "guests do not", p.Land("judea").Owner, play.Nobody)
	Want(t, "guests stay", p.Ground(Red, At("judea")), 30)
	Want(t, "contested territories are not tested", p.Land("kiev").Before, Red)
}

// rule: mu-prototype/rebellion/other-pieces
func TestWhatRebelsLeave(t *testing.T) {
	p := Position(t, 4).Held(Green, 1, "kiev").Held(Green, 9, "turov").Falling(D4(4))
	p.Build(Settlement, 2, "kiev").Build(Fort, 1, "kiev").Build(Cathedral, 1, "kiev").Build(FairBuilding, 1, "kiev")
	cart := p.Transport(Green, Caravan, 1, "kiev", 0)
	captain := p.Captain(Green, 2, "kiev", None)
	p.Engine(Green, 1, "kiev", None)
	p.Run(Rebel)
	x := p.Land("kiev")
	Want(t, "settlement and fortification stand", x.Level, [2]int8{2, 1})
	Want(t, "Cathedral and Fairs do not", x.Cathedral || x.Fairs != 0, false)
	Want(t, "the Captain is gone", p.Captains[captain].Level, 0)
	Want(t, "the engine is gone", p.Engines[0].Level, 0)
	Want(t, "the Caravan is nobody's", p.Transports[cart].Owner, play.Nobody)
	Want(t, "but still there", p.Transports[cart].Kind, Caravan)
	Want(t, "nobody gets honour", p.Told(KeyHonour), false)
}

// rule: mu-prototype/empire-cards/castellano
func TestCastellanKeepsThePeace(t *testing.T) {
	p := Position(t, 4).Held(Green, 1, "kiev", "turov").Falling(D4(4))
	p.Players[Green].Sheltered[0] = At("kiev")
	p.Run(Rebel)
	Want(t, "sheltered", p.Land("kiev").Owner, Green)
	Want(t, "not sheltered", p.Land("turov").Owner, play.Nobody)
}

func recruit(g *State, t *play.Table) { g.Recruit(t) }

// A territory with a barbarian Archer (3 VF) and a Captain of level II, in a realm where Blue holds a bordering one.
//
// rule: mu-prototype/barbarian-recruitment/captains
// rule: mu-prototype/barbarian-recruitment/both-add-up
func TestBothKindsOfRecruitmentAddUp(t *testing.T) {
	p := Position(t, 4).Wild("paphlagonia", 3).Held(Blue, 5, "cappadocia")
	p.Captain(Barbarians, 2, "paphlagonia", None)
	p.Run(recruit)
	Want(t, "VF", p.Ground(Barbarians, At("paphlagonia")), 3+2+1)
	p = Position(t, 4).Wild("paphlagonia", 3)
	p.Captain(Barbarians, 3, "paphlagonia", None)
	p.Run(recruit)
	Want(t, "by the Captain alone", p.Ground(Barbarians, At("paphlagonia")), 6)
}

// rule: mu-prototype/barbarian-recruitment/partly-occupied-realms
func TestPartlyHeldRealmsRecruit(t *testing.T) {
	// Rum: Lycia and Cappadocia both border Paphlagonia.
	p := Position(t, 4).Wild("lycia", 1).Held(Blue, 5, "paphlagonia")
	p.Run(recruit)
	Want(t, "a territory with barbarians", p.Ground(Barbarians, At("lycia")), 2)
	Want(t, "an empty one", p.Ground(Barbarians, At("cappadocia")), 1)
	Want(t, "one of another realm", p.Ground(Barbarians, At("pontus")), 0)

	p = Position(t, 4).Held(Blue, 5, "paphlagonia")
	p.Run(recruit)
	Want(t, "a realm without barbarians", p.Ground(Barbarians, At("lycia")), 0)

	p = Position(t, 4).Wild("lycia", 1).Held(Blue, 5, "paphlagonia").Held(Red, 5, "cappadocia")
	p.Run(recruit)
	Want(t, "beside several", p.Ground(Barbarians, At("lycia")), 2)

	p = Position(t, 4).Wild("lycia", 1).Held(Blue, 5, "pontus")
	p.Run(recruit)
	Want(t, "the player is in another realm", p.Ground(Barbarians, At("lycia")), 1)
}

// rule: mu-prototype/pirates/pirate-recruiting
// rule: mu-prototype/pirates/capacity
func TestPiratesRecruit(t *testing.T) {
	for _, x := range []struct{ vf, want int16 }{{6, 9}, {18, 20}, {20, 20}} {
		p := Position(t, 4)
		ship := p.Transport(Barbarians, Galley, 1, "ionian-sea", x.vf)
		p.Captain(Barbarians, 3, "ionian-sea", ship)
		idle := p.Transport(Barbarians, Galley, 1, "ionian-sea", 5)
		p.Run(recruit)
		Want(t, "with a Captain", p.Transports[ship].VF, x.want)
		Want(t, "without", p.Transports[idle].VF, 5)
	}
}

// rule: mu-prototype/elimination/condition
// rule: mu-prototype/elimination/by-nobody
func TestRebelsEndARealm(t *testing.T) {
	p := Position(t, 4).Held(Green, 1, "kiev").Held(Red, 9, "sinai").Held(Blue, 9, "egypt").Falling(D4(4))
	p.Transport(Green, Caravan, 1, "kiev", 0)
	p.Run(Rebel)
	Want(t, "with its last land and the Caravan there", p.Players[Green].Out, true)
	Want(t, "told", p.Told(KeyEliminated, int16(Green), int16(play.Nobody)), true)
}

// A territory that a castellan shelters does not rise, nor one that is contested; where it rises all see, with the roll.
//
// rule: mu-prototype/rebellion/territories-at-risk
func TestWhereNobodyRises(t *testing.T) {
	p := Position(t, 3).Held(Green, 1, "egypt", "sinai", "judea", "cyrenaica").Vf(Red, "judea", 1).War(Green, Red).Run(Contest)
	p.Players[Green].Sheltered[0] = At("sinai")
	p.Phase = Events
	sheltered := p.Sheltered(At("sinai"))
	p.Run((*State).Rebel)
	Want(t, "Sinai is sheltered", sheltered, true)
	Want(t, "the roll", p.Told(KeyLoyalty, int16(p.Event.Revolt)), true)
	for id, rises := range map[string]bool{"egypt": true, "cyrenaica": true, "sinai": false, "judea": false} {
		Want(t, id, p.Told(KeyRebels, int16(At(id))), rises)
	}
}
