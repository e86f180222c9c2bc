package alpha

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// A Caravan of this edition carries no armies, and needs none to trade.
func TestSquiresTradeWithoutCrews(t *testing.T) {
	p := Trading(t)
	caravan := p.Transport(Green, Caravan, 1, "coele-syria", 0)
	p.Trades(Green)
	Want(t, "he leads it out", p.Squires(Green), By(Green, Lead, caravan))
	p.Play(By(Green, Lead, caravan))
	Want(t, "and buys", p.Squires(Green).Verb, BuyGoods)
}

// A squire holds dear what his Objective wants.
func TestSquiresPursueTheirObjectives(t *testing.T) {
	p := aiming(t, "hre-1")
	j := &Judge{G: p.State, S: Green}
	wanted := j.LandValue(At("tuscany"))
	p.Players[Green].Objective = 0
	Want(t, "Tuscany, for three points of which four things are missing", wanted-j.LandValue(At("tuscany")), 3*HonourPoint/4)
}

// Who besieges stays until his engines strike.
func TestSquiresStayAtTheirSieges(t *testing.T) {
	p := turns(shut(t, 40, 12, 3, 1))
	Want(t, "he goes nowhere", p.Squires(Green).Verb, EndCombat)
}

// He takes the cross for a Crusade that he can help to fill.
func TestSquiresTakeTheCross(t *testing.T) {
	p := outremer(t).Run(proclaimCrusade).Play(Saying(Says(Green, SizeCrusade), 4))
	p.Asks(Red, AskCross)
	Want(t, "without armies near Jerusalem", p.Squires(Red).Verb, RefuseCross)
	p.Own(Red, "palestine").Vf(Red, "palestine", 30)
	Want(t, "with them", p.Squires(Red).Verb, TakeCross)
}

// bare is Green with a host beside Palestine, where Red has a village, a Cathedral and so many VF.
func bare(t *testing.T, vf int16) *Stage {
	t.Helper()
	p := Position(t, 3).Crowned("byzantine-empire", "mamluk-sultanate", "kingdom-of-hungary").Held(Green, 5, "judea").Held(Red, vf, "palestine")
	p.Build(Settlement, 1, "palestine").Build(Cathedral, 1, "palestine")
	p.Captain(Green, 1, "judea", p.Transport(Green, WarWagon, 1, "judea", 20))
	p.Phase, p.Options.Turns = Diplomacy, p.Turn
	return p
}

// A squire makes war where what he could take at once is worth more than war costs.
func TestSquiresMakeWarWhereItPays(t *testing.T) {
	war := func(p *Stage) bool {
		a := p.Acts(Green, (*State).Diplomacy).Squires(Green)
		return a.Verb == DeclareWar && play.Seat(a.A) == Red
	}
	Want(t, "on who is bare", war(bare(t, 2)), true)
	Want(t, "not on who is strong", war(bare(t, 30)), false)
	p := bare(t, 2)
	p.Truces[Green][Red], p.Truces[Red][Green] = p.Turn, p.Turn
	Want(t, "nor in a truce", war(p), false)
	p = bare(t, 2)
	p.Transports[0].VF = 2
	Want(t, "nor without a host", war(p), false)
}

// In war he makes peace when there is nothing to take.
func TestSquiresMakePeaceWhenNothingIsLeftToTake(t *testing.T) {
	Want(t, "something is", (&Judge{G: bare(t, 2).War(Green, Red).State, S: Green}).WarGain(Red) > 0, true)
	p := bare(t, 30).War(Green, Red)
	Want(t, "nothing", p.Acts(Green, (*State).Diplomacy).Squires(Green).Verb, OfferPeace)
}

// He bids for the first place in war, never more than it is worth to him, and never in the last turn.
func TestSquiresBidForTheFirstPlace(t *testing.T) {
	p := bare(t, 2).War(Green, Red).Florins(Green, 1000)
	j := &Judge{G: p.State, S: Green}
	Want(t, "the last word is better", j.FirstWorth(), 0)
	p.Options.Turns++
	worth := j.FirstWorth()
	Want(t, "who strikes first", worth > 0 && worth <= 500, true)
	Want(t, "half of it", j.BidFor(play.Choice{Verb: Bid, Lo: 1, Hi: 1000}), int16(1+worth)/2)
	p.Players[Green].War, p.Players[Red].War = 0, 0
	Want(t, "in peace", j.FirstWorth(), 0)
}

// He votes for himself where that may make him Pope, else for whose office harms him least.
func TestSquiresVoteForWhoHarmsLeast(t *testing.T) {
	p := holySee(t).Run(popesDeath).Asks(Green, AskVote)
	Want(t, "the first", play.Seat(p.Squires(Green).A), Green)
	p.Play(By(Green, VoteFor, Red)).Asks(Red, AskVote)
	p.Players[Green].Honour, p.Players[Red].Honour = 1, 12
	j := &Judge{G: p.State, S: Blue}
	p.Faith.Election.Votes[Green], p.Faith.Election.Votes[Red] = Red, Red
	Want(t, "no vote helps against two", voteWorth(j, Blue), voteWorth(j, Green))
	p.Faith.Election.Votes[Green] = Green
	p.Florins(Blue, 0)
	Want(t, "a third of the office for nothing, or another's", voteWorth(j, Blue) > voteWorth(j, Green), true)
	Want(t, "and rather his who is behind", voteWorth(j, Green) > voteWorth(j, Red), true)
}

// What would only stand idle waits behind his Screen, and comes out where it is needed.
func TestSquiresKeepAReserve(t *testing.T) {
	p := Position(t, 3).Held(Green, 30, "egypt").Build(Settlement, 2, "egypt").Learned(Green, Logistica)
	p.Players[Green].Capital, p.Players[Green].Coming, p.Options.Turns = At("egypt"), 3, p.Turn+3
	p.Acts(Green, func(g *State, t *play.Table, s play.Seat) { g.Place(t, s) })
	Want(t, "nobody needs them", p.Squires(Green).Verb, DonePlacement)
	p.Phase, p.Players[Green].Coming, p.Players[Green].Reserve = Combat, 0, 3
	j := &Judge{G: p.State, S: Green}
	Want(t, "still nobody", needed(j, At("egypt")), false)
	p.Captain(Green, 1, "egypt", p.Transport(Green, WarWagon, 1, "egypt", 5))
	Want(t, "a wagon with room", needed(j, At("egypt")), true)
}

// Sales that his Objective wants he makes at once, and waits until he has enough.
func TestSquiresGatherWhatTheirObjectivesWantSold(t *testing.T) {
	p := aiming(t, "mam-4")
	p.Options.Turns = p.Turn + 3
	spices := good("spices")
	j := &Judge{G: p.State, S: Green}
	caravan := p.Transport(Green, Caravan, 1, "coele-syria", 0)
	worth, waits := demand(j, spices)
	Want(t, "a Caravan of level I has no room for 30", worth == 0 && !waits, true)
	p.Transports[caravan].Level = 2
	worth, waits = demand(j, spices)
	Want(t, "three points by thirty units", worth, 3*HonourPoint/30)
	Want(t, "he waits for them", waits, true)
	p.Stowed(caravan, spices, 30, "syria")
	_, waits = demand(j, spices)
	Want(t, "and sells them then", waits, false)
}

// Who has the armies that his Objective wants goes into no more battles at the end.
func TestSquiresSpareTheArmiesTheirObjectivesWant(t *testing.T) {
	p := aiming(t, "hor-5").Held(Green, 165, "kiev")
	p.Options.Turns = p.Turn
	j := &Judge{G: p.State, S: Green}
	Want(t, "enough", rests(j), true)
	Want(t, "another is worth nothing", musterWorth(j), 0)
	p.Vf(Green, "kiev", -15)
	Want(t, "too few", rests(j), false)
	Want(t, "a tenth of three points each", musterWorth(j), 3*HonourPoint/10)
}

// In war a Galley that can be spared puts out to shut an enemy's ships in.
func TestSquiresDeclareBlocks(t *testing.T) {
	p := blockade(t)
	p.Transport(Green, Merchantman, 1, "egypt", 0)
	p.Acts(Red, (*State).Combat)
	a := p.Squires(Red)
	Want(t, "against whom it shuts in", a.Verb == DeclareBlock && play.Seat(a.B) == Green, true)
	p.Play(a)
	Want(t, "once", p.Squires(Red).Verb, EndCombat)

	p = Position(t, 3).Held(Red, 5, "egypt").Held(Green, 5, "syria").War(Green, Red)
	galley := p.Transport(Red, Galley, 1, "egypt", 5)
	p.Transport(Green, Merchantman, 1, "egyptian-sea", 0)
	p.Acts(Red, (*State).Combat)
	Want(t, "it puts out", p.Squires(Red), By(Red, Lead, galley))
	p.Play(By(Red, Lead, galley))
	Want(t, "to sea", Place(p.Squires(Red).A), At("egyptian-sea"))
}

// A wagon that has spent its armies goes home for more, though the way takes some turns.
func TestSquiresFetchArmiesFromFar(t *testing.T) {
	sets := func(idle int16) play.Verb {
		p := Position(t, 3).Held(Green, 5, "thessaly").Held(Green, 5+idle, "khazaria")
		p.Captain(Green, 1, "thessaly", p.Transport(Green, WarWagon, 1, "thessaly", 1))
		p.Acts(Green, (*State).Combat)
		return p.Squires(Green).Verb
	}
	Want(t, "for those who stand idle", sets(60), Lead)
	Want(t, "for nobody", sets(0), EndCombat)
}

// In the last turn nobody rebels any more: one is enough to hold what is taken.
func TestSquiresHoldTheirLandWithOneAtTheEnd(t *testing.T) {
	p := Position(t, 3).Held(Green, 5, "egypt")
	p.Options.Turns = p.Turn + 1
	j := &Judge{G: p.State, S: Green}
	Want(t, "before it", j.Need(At("egypt")), WorstLoyalty+LoyaltyExtra)
	p.Options.Turns = p.Turn
	Want(t, "in it", j.Need(At("egypt")), 1)
}

// He holds Jerusalem as dear as it counts at the end.
func TestSquiresHoldJerusalemDear(t *testing.T) {
	j := &Judge{G: Position(t, 3).State, S: Green}
	Want(t, "more than another holy city", coveted(j, jerusalem(j.G))-coveted(j, At("thrace")), jerusalemAtEnd*HonourPoint)
}
