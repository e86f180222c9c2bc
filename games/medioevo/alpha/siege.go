package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Phase 9, Combat, Siege, from turn to turn. It goes on by itself while the besieger stays: his engines strike when his
// Combat begins, from the turn after it was laid, and hunger wears both sides down when a turn ends. Nobody duels, and
// nobody need be the stronger once it has been laid. Who lays a siege, storms from it or lifts it is in force/siege.go,
// who is inside the walls and the assault in force/assault.go.

// siegeLaid is a siege's first turn: it shuts in, and the engines wait.
// rule: mu-alpha/fortifications/bombardment-timing
// rule: mu-alpha/victory/hp-destroy-fortification
func siegeLaid(g *force.State, _ *play.Table) force.Upshot {
	x := &g.Territories[g.Battle.At].Siege
	x.Walls, x.Now = g.Built(g.Battle.At, force.Fort), 0 // no deed carries it on
	return force.Besieging
}

// pressSieges is the next turn of all sieges of a player, as his Combat begins. In a truce, and where events forbid
// attacks, they stand still.
// rule: mu-alpha/fortifications/bombardment-timing
func pressSieges(g *force.State, t *play.Table, s play.Seat) {
	for p := range g.Land() {
		if x := &g.Territories[p].Siege; x.By == s && g.WhyNotPress(p, s) == play.Free {
			x.Turns++
			t.Tell(force.KeyCarriesOn, int16(s), int16(p), int16(x.Turns))
			bombard(g, t, p)
		}
	}
}

// bombard has the engines of a siege strike. Who is left without shelter by it must be beaten in the field before the
// siege goes on; a besieger who has nobody to lead that battle gives it up.
// rule: mu-alpha/fortifications/engine-power
// rule: mu-alpha/fortifications/damage-steps
// rule: mu-alpha/fortifications/expelled-defenders
// rule: mu-alpha/attack/captain-required
func bombard(g *force.State, t *play.Table, p force.Place) {
	host := g.Besiegers(g.Territories[p].Siege.By, p)
	guns := g.Guns(host)
	if guns == 0 {
		return
	}
	g.Reduce(t, p, guns)
	left := g.WallsAt(p)
	if left == 0 {
		razed(g, t, p) // rule: mu-alpha/victory/hp-destroy-fortification
	}
	switch {
	case left > 0 && g.BesiegedVF(host.By, p) <= int16(left)*force.ShelterPerLevel:
	case g.WhyNotLead(host) != play.Free:
		g.Lift(t, p)
		g.Contest(t)
	default:
		driveOut(g, t, p)
	}
}

// razed gives the honour for a fortification whose last step a player's engines have brought down, by what it was when the
// siege was laid.
// rule: mu-alpha/victory/hp-destroy-fortification
func razed(g *force.State, t *play.Table, p force.Place) {
	if x := &g.Territories[p].Siege; g.Keeper(p) != force.Barbarians {
		g.Honour(t, x.By, int16(x.Walls), force.ForDestroying)
	}
}

// driveOut fights in the field against the besieged who find no room inside walls any more.
// rule: mu-alpha/fortifications/expelled-defenders
func driveOut(g *force.State, t *play.Table, p force.Place) {
	g.OpenSiege(t, p)
	end := g.FieldBattle(t)
	if end == force.Taken && g.Garrison() > 0 {
		end = force.Besieging
	}
	g.Conclude(t, end)
}

// wear takes a tenth of each side's armies at a siege, rounded down, at the end of every turn after its first.
// rule: mu-alpha/fortifications/siege-attrition
func wear(g *force.State, t *play.Table) {
	for p := range g.Land() {
		if x := &g.Territories[p].Siege; x.By != play.Nobody && x.Turns > 1 && g.WhyNotPress(p, x.By) == play.Free {
			hunger(g, t, p)
		}
	}
}

const hungerShare = 10 // one VF in ten

// hunger wears both sides of a siege down, each player by what he has there.
// rule: mu-alpha/fortifications/siege-attrition
func hunger(g *force.State, t *play.Table, p force.Place) {
	by := g.Territories[p].Siege.By
	host := g.Besiegers(by, p)
	g.Open(host, p, g.Keeper(p))
	g.Battle.Kind = force.SiegeBattle
	var forces [force.MostRealms + 1]int16
	forces[by] = g.Mass(host) //stale:ok all wear down at the same time
	for _, s := range g.Within(by, p) {
		forces[s] = g.Strength(s, p) //stale:ok all wear down at the same time
	}
	for s, n := range forces {
		side := force.Defending
		if play.Seat(s) == by {
			side = force.Attacking
		}
		starve(g, t, side, play.Seat(s), n)
	}
	g.Battle.Stage = force.BattleOver
}

// starve takes what hunger takes of somebody's armies at a siege. LOGISTICA feeds its owner's.
// rule: mu-alpha/fortifications/siege-attrition
// rule: mu-alpha/fortifications/attrition-logistics
func starve(g *force.State, t *play.Table, side int, s play.Seat, vf int16) {
	n := vf / hungerShare //stale:ok what falls by it
	if n == 0 || g.Has(s, force.Logistica) {
		return
	}
	g.Waste(t, side, s, n)
	t.Tell(force.KeyAttrition, int16(s), n, int16(g.Battle.At))
}
