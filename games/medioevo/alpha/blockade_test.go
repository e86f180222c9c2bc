package alpha

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// blockade is red's Galley in the Egyptian Sea, at war with green and with blue.
func blockade(t *testing.T) *Stage {
	t.Helper()
	p := Position(t, 4).Held(Red, 5, "thrace").Held(Green, 5, "egypt").Held(Blue, 5, "syria").War(Green, Red).War(Blue, Red)
	p.Transport(Red, Galley, 1, "egyptian-sea", 5)
	return p
}

// rule: mu-alpha/naval/active-block-declare
func TestABlockIsDeclaredAgainstOne(t *testing.T) {
	p := blockade(t)
	sea, out := At("egyptian-sea"), At("libyan-sea")
	green, blue := p.Transport(Green, Merchantman, 1, "egyptian-sea", 1), p.Transport(Blue, Merchantman, 1, "egyptian-sea", 1)
	Want(t, "nothing is shut by itself", p.WhyNotStep(green, out), play.Free)
	p.Acts(Red, (*State).Combat)
	Want(t, "against White, at peace", p.Offers(By(Red, DeclareBlock, int16(sea), int16(White))), false)
	Want(t, "lifting what is not declared", p.Offers(By(Red, LiftBlock, sea)), false)
	p.Play(By(Red, DeclareBlock, int16(sea), int16(Green)))
	Want(t, "told", p.Told(KeyBlock, int16(Red), int16(Green), int16(sea)), true)
	Want(t, "whom it names", p.WhyNotStep(green, out), RuleBlockade)
	Want(t, "another enemy", p.WhyNotStep(blue, out), play.Free)
	Want(t, "who comes in", p.WhyNotStep(p.Transport(Green, Galley, 1, "libyan-sea", 1), sea), play.Free)
	v := p.View(White).(*View)
	Want(t, "all see it", len(v.Blocks), 1)
	Want(t, "against whom", v.Blocks[0], BlockView{By: Red, To: Green, Zone: int(sea)})
	p.Play(By(Red, DeclareBlock, int16(sea), int16(Blue)))
	Want(t, "another block takes its place", p.WhyNotStep(green, out), play.Free)
	Want(t, "and names another", p.WhyNotStep(blue, out), RuleBlockade)
	p.Play(By(Red, LiftBlock, sea))
	Want(t, "lifted", p.WhyNotStep(blue, out), play.Free)
	Want(t, "for everybody", p.Blocks[Red][sea-Territories], 0)
}

// Only a Galley can block, and only one that has armies aboard, in Combat.
//
// rule: mu-alpha/naval/active-block-declare
func TestWhoMayDeclareABlock(t *testing.T) {
	sea := At("egyptian-sea")
	declares := func(p *Stage) bool {
		var o play.Asking
		o.To(Red, AskCombat)
		offerBlocks(p.State, &o, Red)
		_, _, choices := o.At(0)
		for _, c := range choices {
			if c.Verb == DeclareBlock && c.A == int16(sea) && c.B == int16(Green) {
				return true
			}
		}
		return false
	}
	Want(t, "a Galley", declares(blockade(t)), true)
	p := blockade(t)
	p.Transports[0].VF = 0
	Want(t, "an empty one", declares(p), false)
	p = blockade(t)
	p.Transports[0].Kind = Merchantman
	Want(t, "a Merchant Ship", declares(p), false)
	p = blockade(t)
	p.Phase = Trade
	Want(t, "in Commerce", declares(p), false)
}

// rule: mu-alpha/naval/active-block-declare
// rule: mu-alpha/naval/active-block-fight-through
func TestWhoGetsThroughABlock(t *testing.T) {
	p := blockade(t)
	sea, out := At("egyptian-sea"), At("libyan-sea")
	p.Blocks[Red][sea-Territories] = uint8(Green) + 1
	first, second := p.Transport(Green, Galley, 1, "egyptian-sea", 5), p.Transport(Green, Galley, 1, "egyptian-sea", 5)
	fleet := One(first)
	Want(t, "as many Galleys", p.WhyNotGoTogether(fleet, sea, out, 0), RuleBlockade)
	p.March = March{Leader: first, Convoy: fleet, Through: p.March.Through}
	p.March.Through[Red] = sea
	Want(t, "as many after a battle", p.WhyNotGoTogether(fleet, sea, out, 0), RuleBlockade)
	p.Players[Red].War, p.Players[Green].War = 0, 0
	Want(t, "once there is peace", p.WhyNotGoTogether(fleet, sea, out, 0), play.Free)
	p.War(Green, Red)
	fleet.Add(second)
	Want(t, "more", p.WhyNotGoTogether(fleet, sea, out, 0), play.Free)
	p.Transports[second].VF = 0
	Want(t, "more, but one without armies", p.WhyNotGoTogether(fleet, sea, out, 0), RuleBlockade)
	p.Transports[0].VF = 0 // by a battle
	fleet.Drop(second)
	Want(t, "the numerical advantage is his", p.WhyNotGoTogether(fleet, sea, out, 0), play.Free)
}

// Who has declared the block may attack, however many the others are.
//
// rule: mu-alpha/naval/active-block-fight-through
func TestTheBlockerAttacksThoughOutnumbered(t *testing.T) {
	p := blockade(t)
	sea := At("egyptian-sea")
	p.Blocks[Red][sea-Territories] = uint8(Green) + 1
	p.Captain(Red, 1, "egyptian-sea", 0)
	for range 3 {
		p.Transport(Green, Galley, 1, "egyptian-sea", 20)
	}
	p.Active, p.March.Convoy, p.March.Leader = Red, One(0), 0
	Want(t, "one against three", p.WhyNotAttack(sea, Green), play.Free)
}

// leaves is red's blockade of green in the Egyptian Sea, under a Captain, and green's convoy of two Galleys on its way out.
func leaves(t *testing.T, but func(p *Stage)) (p *Stage, galley int16) {
	t.Helper()
	p = blockade(t)
	sea := At("egyptian-sea")
	p.Blocks[Red][sea-Territories] = uint8(Green) + 1
	p.Captain(Red, 1, "egyptian-sea", 0)
	galley = p.Transport(Green, Galley, 1, "egyptian-sea", 5)
	second := p.Transport(Green, Galley, 1, "egyptian-sea", 5)
	but(p)
	p.Acts(Green, (*State).Combat)
	return p.Play(By(Green, Lead, galley), By(Green, Join, second), By(Green, MarchTo, int16(At("libyan-sea")), None)), galley
}

// Who has declared the block may attack a larger fleet as it leaves the zone, in its turn.
//
// rule: mu-alpha/naval/active-block-fight-through
func TestALargerFleetIsWaylaid(t *testing.T) {
	sea, out := At("egyptian-sea"), At("libyan-sea")
	nothing := func(*Stage) {}
	p, galley := leaves(t, nothing)
	p.Asks(Red, AskWaylay).Play(Says(Red, LetThrough))
	Want(t, "let through", p.Transports[galley].At, out)

	p, galley = leaves(t, nothing)
	p.Play(By(Red, Waylay, sea))
	Want(t, "red attacks", p.Told(KeyAttack, int16(Red), int16(Green), int16(sea), 5), true)
	Want(t, "where the convoy is", p.Transports[galley].At, sea)
	Want(t, "who attacks", p.Battle.Sides[Attacking].Main, Red)

	for name, but := range map[string]func(p *Stage){
		"without a Captain": func(p *Stage) { p.Captains[0] = EmptyCaptain() },
		"who can attack":    func(p *Stage) { p.Captains[0].Attacks = 0 },
		"in a truce":        func(p *Stage) { p.Truces[Red][Green], p.Truces[Green][Red] = p.Turn, p.Turn },
		"where an event forbids attacks": func(p *Stage) {
			card, _ := numbered("k12")
			truce := Lasting{Until: p.Turn, Calamity: true, Card: card}
			truce.At.Add(sea)
			p.Fate.Last(p.Turn, truce)
		},
		"against another":     func(p *Stage) { p.Blocks[Red][sea-Territories] = uint8(Blue) + 1 },
		"without any block":   func(p *Stage) { p.Blocks[Red][sea-Territories] = 0 },
		"from another's zone": func(p *Stage) { p.Captains[0].At, p.Captains[0].Aboard = At("thrace"), None },
	} {
		p, galley := leaves(t, but)
		Want(t, name, p.Transports[galley].At, out)
	}

	p = blockade(t)
	p.Blocks[Red][sea-Territories] = uint8(Green) + 1
	p.Captain(Red, 1, "egyptian-sea", 0)
	galley = p.Transport(Green, Galley, 1, "egyptian-sea", 5)
	p.Active, p.March = Green, March{Leader: galley, Convoy: One(galley)}
	Want(t, "in war", mayWaylay(p.State, Red, sea), true)
	p.Players[Red].War, p.Players[Green].War = 0, 0
	Want(t, "in peace, though the block has not lapsed yet", mayWaylay(p.State, Red, sea), false)
}

// A convoy that has lost a battle on its way goes no further.
//
// rule: mu-alpha/naval/active-block-fight-through
func TestWhoIsBeatenByABlockStays(t *testing.T) {
	p, galley := leaves(t, func(p *Stage) {
		for i := range p.TransportsOf(Green) {
			p.Transports[i].VF = 1
		}
		p.Transports[0].VF = 20
	})
	p.Play(By(Red, Waylay, At("egyptian-sea")))
	Want(t, "both are rammed", p.Strength(Green, At("egyptian-sea")), 0)
	Want(t, "it has not gone on", p.Transports[galley].At == At("libyan-sea"), false)
}

// rule: mu-alpha/naval/active-block-declare
func TestWhenABlockLapses(t *testing.T) {
	sea := At("egyptian-sea")
	for _, c := range []struct {
		name string
		but  func(p *Stage)
		held bool
	}{
		{"it lasts", func(*Stage) {}, true},
		{"the fleet has gone", func(p *Stage) { p.Transports[0].At = At("libyan-sea") }, false},
		{"nobody is left aboard", func(p *Stage) { p.Transports[0].VF = 0 }, false},
		{"there is peace", func(p *Stage) { p.Players[Red].War, p.Players[Green].War = 0, 0 }, false},
	} {
		p := blockade(t)
		p.Blocks[Red][sea-Territories] = uint8(Green) + 1
		c.but(p)
		p.Acts(White, (*State).Combat)
		Want(t, c.name, p.Blocks[Red][sea-Territories] != 0, c.held)
		Want(t, c.name+": told", p.Told(KeyBlockLifted, int16(Red), int16(sea)), !c.held)
		Want(t, c.name+": told of a zone without one", p.Told(KeyBlockLifted, int16(Red), int16(At("libyan-sea"))), false)
	}
}
