package alpha

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// What is besieged is still of whom they besiege; when the siege is over and both stand there, it is contested.
//
// rule: mu-alpha/contested/at-war
func TestABesiegedTerritoryIsNotContested(t *testing.T) {
	p := Position(t, 4).Held(Green, 5, "palestine").Vf(Red, "palestine", 20).War(Green, Red).Build(Fort, 1, "palestine")
	p.Land("palestine").Siege = Siege{By: Red, Land: true, Now: 2, Chief: None}
	p.Run(Contest)
	Want(t, "besieged", p.Land("palestine").Owner, Green)
	Want(t, "and counts for him", p.LandCount(Green), 1)
	p.Land("palestine").Siege = Siege{By: play.Nobody}
	p.Run(Contest)
	Want(t, "the siege lifted", p.Land("palestine").Owner, play.Nobody)
	Want(t, "he owns it no more", p.LandCount(Green), 0)
	Want(t, "his land", p.Holder(At("palestine")), Green)
}

// While it is contested a territory pays no taxes, and nothing is placed there.
//
// rule: mu-alpha/contested/at-war
func TestContestedLandBringsNothing(t *testing.T) {
	p := Position(t, 4).Held(Green, 5, "palestine", "egypt").Vf(Red, "palestine", 3).Build(Settlement, 1, "palestine", "egypt")
	at, peace := At("palestine"), p.Ed().Dues(p.State, Green).Land
	sites := p.Ed().ArmySites(p.State, Green)
	Want(t, "a site at peace", sites.Holds(at), true)
	p.War(Green, Red).Run(Contest)
	Want(t, "taxes", p.Ed().Dues(p.State, Green).Land, peace/2)
	sites = p.Ed().ArmySites(p.State, Green)
	Want(t, "a site at war", sites.Holds(at), false)
	Want(t, "his other land", sites.Holds(At("egypt")), true)
}

// joint is an attack on Judea, beaten by Green, and Red and Blue beside him; White owned it and has land elsewhere.
func joint(t *testing.T) *Stage {
	p := Position(t, 4).Own(White, "judea").Held(White, 5, "egypt").Build(Settlement, 1, "judea")
	p.War(Green, White).War(Red, White).War(Blue, White)
	p.Active, p.Battle.At, p.Battle.Sides[Attacking].Allies = Green, At("judea"), 1<<Green|1<<Red|1<<Blue
	for _, s := range [...]play.Seat{Green, Red, Blue} {
		p.Held(s, 5, [...]string{"sinai", "palestine", "syria"}[s])
		p.Battle.Convoy.Add(p.Transport(s, WarWagon, 1, "sinai", 10))
	}
	return p
}

// rule: mu-alpha/contested/joint-conquest
func TestJointConquest(t *testing.T) {
	land := At("judea")
	takes := func(s play.Seat) play.Answer { return By(s, TakeLand, land) }
	leaves := func(s play.Seat) play.Answer { return By(s, LeaveLand, land) }
	t.Run("one takes it, the others agree", func(t *testing.T) {
		p := joint(t).Conquers("judea").Asks(Green, AskTake).Play(leaves(Green)).Asks(Red, AskTake).Play(takes(Red)).Asks(Blue, AskTake).Play(leaves(Blue))
		Want(t, "owner", p.Land("judea").Owner, Red)
		p.Asks(Red, AskSpoils) // and chooses about the buildings
	})
	t.Run("none takes it", func(t *testing.T) {
		p := joint(t).Conquers("judea").Play(leaves(Green), leaves(Red), leaves(Blue))
		Want(t, "owner", p.Land("judea").Owner, play.Nobody)
		Want(t, "contested", p.Contested(land), false)
	})
	t.Run("two take it", func(t *testing.T) {
		p := joint(t).Conquers("judea").Play(takes(Green), leaves(Red), takes(Blue))
		Want(t, "over", p.IsOver(), true)
		Want(t, "told", p.Told(KeyDisputed, int16(land)), true)
		Want(t, "it is contested", p.Contested(land), true)
		Want(t, "and owned by nobody", p.Land("judea").Owner, play.Nobody)
		Want(t, "its buildings stay", p.Built(land, Settlement), 1)
		for s, vf := range map[play.Seat]int16{Green: 10, Red: 0, Blue: 10} {
			Want(t, "who stands there", p.Strength(s, land), vf)
		}
		p.Run(Contest)
		Want(t, "it stays contested while both are there", p.Contested(land), true)
		for i := range p.TransportsOf(Green) {
			p.Transports[i].At = At("sinai")
		}
		p.Run(Contest)
		Want(t, "who is left of them has it", p.Land("judea").Owner, Blue)
		Want(t, "told", p.Told(KeySettled, int16(land), int16(Blue)), true)
		Want(t, "no longer in dispute", p.Land("judea").Disputed, 0)
	})
	t.Run("what the beaten leave beside buildings is for the first", func(t *testing.T) {
		p := joint(t)
		p.Land("egypt").Owner, p.Land("egypt").VF[White] = play.Nobody, 0
		caravan := p.Florins(White, 300).Transport(White, Caravan, 1, "judea", 0)
		p.Conquers("judea").Play(takes(Green), leaves(Red), takes(Blue)).Asks(Green, AskSpoils)
		p.Play(Loot(KeepSpoil, SpoilTransport, caravan, "judea"))
		Want(t, "the Caravan", p.Transports[caravan].Owner, Green)
		Want(t, "who has lost his last is out", p.Players[White].Out, true)
		Want(t, "and falls to the first", p.Players[Green].Florins, 300)
		Want(t, "the building stays", p.Built(land, Settlement), 1)
	})
	t.Run("the last territory of who was beaten", func(t *testing.T) {
		p := joint(t)
		p.Land("egypt").Owner, p.Land("egypt").VF[White] = play.Nobody, 0
		p.Conquers("judea").Play(takes(Green), leaves(Red), takes(Blue))
		Want(t, "he is out", p.Players[White].Out, true)
	})
	t.Run("of three who dispute it the first goes", func(t *testing.T) {
		p := joint(t).Conquers("judea").Play(takes(Green), takes(Red), takes(Blue))
		for i := range p.TransportsOf(Green) {
			p.Transports[i].At = At("sinai")
		}
		p.Run(Contest)
		Want(t, "it stays contested", p.Contested(land), true)
		Want(t, "its buildings are the next one's", p.Holder(land), Red)
	})
	t.Run("by who has come over the sea", func(t *testing.T) {
		p := joint(t)
		galley := p.Transport(Green, Galley, 1, "levantine-sea", 10)
		p.Battle.Convoy.Add(galley)
		p.Conquers("judea").Play(takes(Green), leaves(Red), takes(Blue))
		Want(t, "nobody stays aboard", p.Transports[galley].VF, 0)
	})
	t.Run("nobody is left of those who dispute it", func(t *testing.T) {
		p := joint(t).Conquers("judea").Play(takes(Green), takes(Red), leaves(Blue))
		for i := range p.Transports {
			if p.Transports[i].At == land {
				p.Transports[i].VF = 0
			}
		}
		p.Run(Contest)
		Want(t, "the barbarians'", p.Barbarian(land), true)
		Want(t, "no longer in dispute", p.Land("judea").Disputed, 0)
	})
	t.Run("alone", func(t *testing.T) {
		p, _ := Victorious(t)
		p.Conquers("judea")
		Want(t, "nobody is asked", p.IsOver(), true)
		Want(t, "owner", p.Land("judea").Owner, Green)
	})
}
