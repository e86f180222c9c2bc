package alpha

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func enlist(p *Stage) *Stage { return p.Run(func(g *State, t *play.Table) { g.Recruit(t) }) }

// An Archer and a Captain of level II, in a Kingdom that is partly blue's: 2 join for him and 1 for the Kingdom.
//
// rule: mu-alpha/events/barbarian-captains-enlist
// rule: mu-alpha/events/contested-kingdoms-enlist
func TestWhereBarbariansEnlist(t *testing.T) {
	far := TheBox().Atlas.Realms[RealmOf(At("palestine"))].Territories
	for _, c := range []struct {
		name  string
		level int8
		blue  bool
		want  int16
	}{
		{"the Captain and the Kingdom", 2, true, 3}, {"the Kingdom", 0, true, 1}, {"the Captain", 3, false, 3}, {"neither", 0, false, 0},
	} {
		for _, q := range far { // near or far
			if q == At("palestine") {
				continue
			}
			p := Position(t, 4).Wild("palestine", 1)
			if c.level > 0 {
				p.Captain(Barbarians, c.level, "palestine", None)
			}
			if c.blue {
				p.Territories[q].Owner, p.Territories[q].VF[Blue] = Blue, 5
			}
			enlist(p)
			Want(t, c.name, p.Ground(Barbarians, At("palestine"))-1, c.want)
		}
	}
	p := enlist(Position(t, 4).Held(Blue, 5, "judea"))
	Want(t, "nobody joins nobody", p.Ground(Barbarians, At("palestine")), 0)
	p = enlist(Position(t, 4).Held(Blue, 5, "judea").Held(Green, 5, "palestine").Wild("palestine", 3))
	Want(t, "nor heretics in a player's land", p.Ground(Barbarians, At("palestine")), 3)
}

// rule: mu-alpha/barbarians/no-prisoners-no-hp
// rule: mu-alpha/barbarians/captains-bonus
func TestBarbariansAreWorthNoHonour(t *testing.T) {
	p := Position(t, 4).Held(Green, 5, "judea").Wild("palestine", 1)
	c := p.Captain(Barbarians, 3, "palestine", None)
	p.Run(func(g *State, t *play.Table) { g.Slay(t, c, Green, At("palestine")) })
	Want(t, "told", p.Told(KeyChiefSlain, int16(Green), 3), true)
	Want(t, "honour", p.Players[Green].Honour, 0)
	c = p.Captain(Barbarians, 3, "palestine", None)
	p.Run(func(g *State, t *play.Table) { g.Slay(t, c, Barbarians, At("palestine")) })
	Want(t, "by barbarians: told", p.Told(KeyChiefSlain, int16(Barbarians), 3), false)
	Want(t, "he is gone", p.BarbarianCaptain(At("palestine")), int16(None))
}

// They yield no prisoners, and take none.
//
// rule: mu-alpha/barbarians/no-prisoners-no-hp
// rule: mu-alpha/attack/prisoners-ten-percent
func TestNoPrisonersOfBarbarians(t *testing.T) {
	p := Position(t, 4).Held(Green, 5, "judea").Wild("palestine", 10)
	wagon := p.Transport(Green, WarWagon, 3, "judea", 30)
	p.Captain(Green, 3, "judea", wagon)
	p.Falling(D6(6), D6(1)).Strikes("palestine", Barbarians, wagon).Play(Says(Green, GiveUp))
	Want(t, "VF lost by the barbarians", Total(p.Battle.Sides[Defending].Losses) > 0, true)
	Want(t, "told", p.Told(KeyPrisoners), false)

	p = Position(t, 4).Wild("palestine", 30).Held(Red, 5, "judea").Raids()
	Want(t, "fought", p.Told(KeyRound), true)
	Want(t, "told of prisoners", p.Told(KeyPrisoners), false)
}

// Where an event forbids attacks barbarians keep the peace too, on land and from the sea.
//
// rule: mu-alpha/barbarians/attack-conditions
// rule: mu-alpha/events/event-area
func TestBarbariansKeepTheTruceOfGod(t *testing.T) {
	for _, truce := range []bool{false, true} {
		p := Position(t, 5).Held(Green, 1, "lydia").Wild("lycia", 20)
		if truce {
			strike(p, "a23", 1)
		}
		Want(t, "attacked by land", len(p.PreyOf(p.RaiderOf(At("lycia")))) > 0, !truce)
		landing := false
		for _, z := range TheBox().Atlas.Territories[At("lydia")].Coast {
			for _, q := range p.Courses(z) {
				landing = landing || q == At("lydia")
			}
		}
		Want(t, "landed at", landing, !truce)
		p.Vf(Barbarians, "lydia", 9)
		p.Land("lydia").Owner = play.Nobody
		Want(t, "fallen on among them", len(p.PreyOf(p.RaiderOf(At("lydia")))) > 0, !truce)
	}
}

// A conquest stirs up the barbarians beside it and of its Kingdom.
//
// rule: mu-alpha/barbarians/neutral-territory-reacts
func TestAConquestStirsUpBarbarians(t *testing.T) {
	p := Position(t, 4).Wild("cappadocia", 5).Held(Green, 5, "pontus").Held(Red, 1, "paphlagonia")
	p.Captain(Barbarians, 2, "cilicia", None)
	p.Run(func(g *State, t *play.Table) { g.Activate(t, At("paphlagonia")) })
	for land, vf := range map[string]int16{"cappadocia": 6, "cilicia": 3, "bithynia": 1, "pontus": 0, "syria": 0} {
		Want(t, land, p.Ground(Barbarians, At(land)), vf)
	}
}
