package prototype

import (
	"slices"
	"testing"

	"signoria/games/medioevo"
	"signoria/play"
)

// rule: mu-prototype/attacking/carrying-capacity-limits-attackers
// rule: mu-prototype/loading/no-unloading-to-fight
// rule: mu-prototype/attacking/movement-points-to-enter
// rule: mu-prototype/attacking/failed-attack-still-spends-mp
func TestTwentyVFInAWagonAreNineteenWhoFight(t *testing.T) {
	p := position(t, 3).held(green, 4, "judea").held(red, 30, "palestine").war(green, red)
	wagon := p.transport(green, WarWagon, 1, "judea", 20)
	p.captain(green, 1, "judea", wagon)
	p.Transports[wagon].Spent = p.mp(wagon) - 2
	p.falling(d6(3), d6(3)).strikes("palestine", red, wagon)
	if !p.told(KeyAttack, int16(green), int16(red), int16(at("palestine")), 19) {
		t.Error("not 19 VF attack")
	}
	want(t, "VF that stay aboard", p.Battle.Sides[attacking].Held, 1)
	p.play(says(green, GiveUp))
	want(t, "MP left", p.mpLeft(wagon), 1)
	want(t, "it has moved in Combat", p.Transports[wagon].Moved&MovedInCombat != 0, true)
	want(t, "place", p.Transports[wagon].At, at("judea"))
	want(t, "VF left behind", p.land("judea").VF[green], 4)
}

// rule: mu-prototype/attacking/movement-points-to-enter
// rule: mu-prototype/attacking/from-adjacent-territory
// rule: mu-prototype/rounds/captain-required
// rule: mu-prototype/rounds/attacks-per-captain
// rule: mu-prototype/attacking/transport-in-barbarian-territory-or-sea
// rule: mu-prototype/empire-card-modes/infiltrato-sabotage-limits
func TestWhatAnAttackTakes(t *testing.T) {
	for _, c := range []struct {
		name  string
		place string
		on    play.Seat
		but   func(p *stage, wagon, captain int16)
		want  play.Rule
	}{
		{"all there", "palestine", red, func(*stage, int16, int16) {}, play.Free},
		{"too far", "syria", red, func(*stage, int16, int16) {}, RuleAdjacent},
		{"no Captain", "palestine", red, func(p *stage, _, c int16) { p.Captains[c] = noCaptain() }, RuleCaptain},
		{"a Captain left behind", "palestine", red, func(p *stage, _, c int16) { p.Captains[c].Aboard, p.Captains[c].At = None, at("egypt") }, RuleCaptain},
		{"a Captain beside the wagon", "palestine", red, func(p *stage, _, c int16) { p.Captains[c].Aboard = None }, play.Free},
		{"his attacks are made", "palestine", red, func(p *stage, _, c int16) { p.Captains[c].Attacks = 0 }, RuleAttacks},
		{"no MP to enter", "palestine", red, func(p *stage, w, _ int16) { p.Transports[w].Spent = p.mp(w) }, RuleMeans},
		{"nobody to spare", "palestine", red, func(p *stage, w, _ int16) { p.Transports[w].VF = 1 }, RuleCarried},
		{"sabotaged", "palestine", red, func(p *stage, w, _ int16) { p.Transports[w].Halted = Sabotaged }, RuleSabotaged},
		{"a guest's transports from outside", "palestine", blue, func(p *stage, _, _ int16) { p.vf(blue, "palestine", 3) }, RuleSameZone},
		{"nobody there", "judea", blue, func(*stage, int16, int16) {}, RuleThere},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, wagon := clash(t, 11, 5)
			p.held(red, 5, "syria").war(green, blue)
			p.Active = green
			p.March.Convoy, p.March.Leader = one(wagon), wagon
			captain := p.captainAt(green, at("judea"))
			c.but(p, wagon, captain)
			want(t, "rule", p.whyNotAttack(at(c.place), c.on), c.want)
		})
	}
}

// rule: mu-prototype/attacking/conquered-when-no-defenders
// rule: mu-prototype/attacking/battle-kinds
// rule: mu-prototype/rounds/procedure
// rule: mu-prototype/rounds/defender-uses-all
func TestATerritoryFallsWithItsLastDefenderEvenAboard(t *testing.T) {
	p, wagon := clash(t, 21, 2)
	red2 := p.transport(red, WarWagon, 1, "palestine", 2)
	p.falling(d6(5), d6(3), d6(5), d6(3)).strikes("palestine", red, wagon).play(says(red, LoseAsUsual))
	want(t, "VF on the ground", p.ground(red, at("palestine")), 0)
	want(t, "owner while some stand aboard", p.land("palestine").Owner, red)
	want(t, "VF aboard", p.Transports[red2].VF, 2)
	p.play(says(green, FightOn))
	want(t, "owner", p.land("palestine").Owner, green)
	want(t, "the wagon", p.Transports[wagon].At, at("palestine"))
	want(t, "kind", p.Battle.Kind, Field)
}

// rule: mu-prototype/rounds/captain-required
// rule: mu-prototype/transports/war-transports-carry-engines-and-captains
func TestACaptainBesideTheConvoyBoardsItsWarTransport(t *testing.T) {
	p := position(t, 8).held(green, 5, "judea").held(red, 2, "palestine").war(green, red)
	caravan := p.transport(green, Caravan, 1, "judea", 5)
	wagon := p.transport(green, WarWagon, 3, "judea", 20)
	captain := p.captain(green, 2, "judea", None)
	p.falling(d6(3), d6(3)).strikes("palestine", red, wagon, caravan)
	want(t, "aboard", p.Captains[captain].Aboard, wagon)
}

// Nobody attacks in peace the land in which his transports are guests, nor a guest's transports in his own.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-prototype/war/enemy-transport-inside-own-territory
func TestNoSurpriseAmongGuests(t *testing.T) {
	p := position(t, 4).held(green, 10, "judea").held(red, 1, "egypt")
	wagon := p.transport(red, WarWagon, 1, "judea", 15)
	p.captain(red, 1, "judea", wagon)
	p.captain(green, 1, "judea", None)
	p.Active = green
	want(t, "the guest", p.whyNotAttack(at("judea"), red), RuleLetLeave)
	p.Active, p.March.Leader, p.March.Convoy = red, wagon, one(wagon)
	want(t, "his host", p.whyNotAttack(at("judea"), green), RuleMustLeave)
	p.disband()
	p.Active = green
	p.vf(red, "judea", 3)
	want(t, "armies on the ground", p.whyNotAttack(at("judea"), red), play.Free)
}

// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/siege/land-siege-access
func TestTheBesiegedAttackNobodyElse(t *testing.T) {
	p := invested(t, 4, 20, 1, 1)
	p.held(blue, 2, "syria").war(red, blue)
	wagon := p.transport(red, WarWagon, 1, "palestine", 10)
	p.captain(red, 1, "palestine", wagon)
	p.Active, p.March.Leader, p.March.Convoy = red, wagon, one(wagon)
	want(t, "a neighbour", p.whyNotAttack(at("syria"), blue), RuleSiegeByLand)
	want(t, "the besieger's own land", p.whyNotAttack(at("judea"), green), RuleSiegeByLand)
	want(t, "the besieger", p.whyNotAttack(at("palestine"), green), play.Free)
}

// rule: mu-prototype/siege/conditions
func TestASiegeIsOnePlayers(t *testing.T) {
	p := invested(t, 20, 5, 1, 1)
	wagon := p.transport(blue, WarWagon, 3, "syria", 30)
	p.engine(blue, 1, "syria", wagon)
	p.open(party{by: blue, at: at("syria"), convoy: one(wagon)}, at("palestine"), red)
	want(t, "a second siege", p.whyNotBesiege(false), RuleOthersSiege)
	p.land("palestine").Siege = Siege{By: play.Nobody}
	want(t, "the first", p.whyNotBesiege(false), play.Free)
}

// A surprise attack declares war first.
// rule: mu-prototype/war/attack-by-surprise-starts-war
func TestAnAttackInPeaceIsWar(t *testing.T) {
	p, wagon := clash(t, 21, 2)
	p.Players[green].War, p.Players[red].War = 0, 0
	p.Players[green].Realm, p.Players[red].Realm = 1, 0
	cost := p.ed().PriceOfWar(p.State, green, red, true)
	p.falling(d6(3), d6(3)).strikes("palestine", red, wagon)
	want(t, "war", p.atWar(green, red), true)
	want(t, "honour", p.Players[green].Honour, -cost)
}

// guests is an attack of green on the barbarians of Syria, from Palestine, where red's wagon is their guest.
func guests(t *testing.T, barbarians, guest int16) (p *stage, wagon int16) {
	t.Helper()
	p = position(t, 4).held(green, 5, "palestine").vf(Barbarians, "syria", barbarians)
	p.Players[green].Realm, p.Players[red].Realm = 1, 0
	wagon = p.transport(green, WarWagon, 3, "palestine", 31)
	p.captain(green, 3, "palestine", wagon)
	p.transport(red, WarWagon, 2, "syria", guest)
	return p, wagon
}

func TestAGuestOfBarbariansHelpsThemByWar(t *testing.T) {
	// rule: mu-prototype/attacking/guest-in-barbarian-territory
	// rule: mu-prototype/attacking/guest-must-declare-war-to-defend
	t.Run("he helps", func(t *testing.T) {
		p, wagon := guests(t, 2, 5)
		p.falling(d6(6), d6(1), d6(3), d6(3)).strikes("syria", Barbarians, wagon)
		p.asks(red, AskStandBy).play(play.Answer{Seat: red, Verb: StandBy, A: int16(green), C: p.ed().PriceOfWar(p.State, red, green, true)})
		want(t, "war", p.atWar(green, red), true)
		want(t, "who fought first", p.Battle.Sides[defending].Seat, Barbarians)
		p.play(says(green, FightOn))
		want(t, "who fights then", p.Battle.Sides[defending].Seat, red)
	})
	// rule: mu-prototype/attacking/guest-in-barbarian-territory
	// rule: mu-prototype/attacking/attacker-must-declare-war-on-guest
	t.Run("he stands aside and is attacked", func(t *testing.T) {
		p, wagon := guests(t, 2, 5)
		p.falling(d6(6), d6(1), d6(3), d6(3)).strikes("syria", Barbarians, wagon)
		p.play(says(red, StandAside)).asks(green, AskTurnOn)
		before := p.Players[green].Honour
		cost := p.ed().PriceOfWar(p.State, green, red, true)
		p.play(play.Answer{Seat: green, Verb: TurnOn, A: int16(red), C: cost})
		want(t, "honour", p.Players[green].Honour, before-cost)
		want(t, "who is attacked", p.Battle.Sides[defending].Seat, red)
		want(t, "the kind of battle", p.Battle.Kind, AtTransports)
		want(t, "walls for him", p.Battle.Walls, 0)
		want(t, "cards of his so far", p.Battle.Sides[defending].Cards, 0)
		want(t, "owner while he stands", p.land("syria").Owner, play.Nobody)
	})
	// rule: mu-prototype/attacking/attacker-must-declare-war-on-guest
	t.Run("he takes no prisoners of what the barbarians killed", func(t *testing.T) {
		p, wagon := guests(t, 2, 5)
		p.falling(d6(6), d6(1), d6(3), d6(3)).strikes("syria", Barbarians, wagon)
		p.play(says(red, StandAside), play.Answer{Seat: green, Verb: TurnOn, A: int16(red), C: p.ed().PriceOfWar(p.State, green, red, true)})
		// rule: mu-prototype/combat-results/prisoners
		want(t, "of 2 barbarians", p.Players[green].Prisoners, 1)
		p.play(says(green, GiveUp))
		want(t, "of the attackers", p.Players[red].Prisoners, 0)
	})
	// rule: mu-prototype/attacking/attacker-must-declare-war-on-guest
	t.Run("one is spared, the other attacked", func(t *testing.T) {
		p, wagon := guests(t, 2, 5)
		p.vf(blue, "syria", 3)
		p.falling(d6(6), d6(1), d6(3), d6(3)).strikes("syria", Barbarians, wagon)
		p.play(says(red, StandAside), says(blue, StandAside)).asks(green, AskTurnOn)
		p.play(by(green, Spare, int16(blue))).asks(green, AskTurnOn)
		p.play(by(green, TurnOn, int16(red), 0, p.priceOf(green, red)))
		want(t, "who is attacked", p.Battle.Sides[defending].Seat, red)
		want(t, "peace with the other", p.atWar(green, blue), false)
	})
	// rule: mu-prototype/attacking/attacker-must-declare-war-on-guest
	t.Run("he is spared", func(t *testing.T) {
		p, wagon := guests(t, 2, 5)
		p.falling(d6(6), d6(1)).strikes("syria", Barbarians, wagon)
		p.play(says(red, StandAside), by(green, Spare, int16(red)))
		want(t, "owner", p.land("syria").Owner, green)
		want(t, "the guest's VF", p.strength(red, at("syria")), 5)
	})
}

// rule: mu-prototype/attacking/guest-and-fortification-room
// rule: mu-prototype/attacking/guest-of-another-player
// rule: mu-prototype/assault/outside-armies-first
func TestTheKeeperHasTheFirstClaimOnTheRoomInWalls(t *testing.T) {
	p, wagon := clash(t, 31, 8)
	p.build(Fort, 1, "palestine").vf(blue, "palestine", 5).war(green, blue)
	p.falling(d6(3), d6(3)).strikes("palestine", red, wagon)
	p.play(play.Answer{Seat: blue, Verb: StandBy, A: int16(green)})
	want(t, "red inside", p.inWalls(red), 8)
	want(t, "blue inside", p.inWalls(blue), 2)
	want(t, "who fights outside", p.Battle.Sides[defending].Seat, blue)
	want(t, "VF outside", p.Battle.Outside, 3)
}

// rule: mu-prototype/barbarians/fight-to-the-end
// rule: mu-prototype/barbarians/barbarians-need-no-captain
// rule: mu-prototype/barbarians/barbarians-against-fortification
// rule: mu-prototype/barbarian-captains/die-bonus
// rule: mu-prototype/combat-results/destroyed-armies-return
func TestBarbariansFightToTheEnd(t *testing.T) {
	p := position(t, 3).held(red, 3, "palestine").build(Fort, 1, "palestine").vf(Barbarians, "syria", 9)
	p.captain(Barbarians, 2, "syria", None)
	var won bool
	p.falling(d4(1), d6(3), d4(4), d6(1), d4(4), d6(2)).run(func(g *State, t *play.Table) {
		won = g.barbarianAttack(t, at("syria"), None, at("palestine"), red, 8)
	})
	// 1+2 against 3+1, then 4+2 against 1+1, where red has only 3 VF to lose
	want(t, "won", won, true)
	want(t, "kind", p.Battle.Kind, Assault)
	want(t, "VF left of the attackers", p.Battle.Host, 8-1-1)
	want(t, "VF in Syria", p.ground(Barbarians, at("syria")), 9-1-1)
	want(t, "VF in Palestine", p.ground(red, at("palestine")), 0)
	want(t, "red's prisoners", p.Players[red].Prisoners, 1)
}

// rule: mu-prototype/contested/joint-attack-last-kill
func TestEnemiesOfTheSameDefenderMayAttackTogether(t *testing.T) {
	p, wagon := clash(t, 11, 6)
	p.held(blue, 5, "syria").war(blue, red)
	other := p.transport(blue, WarWagon, 1, "syria", 11)
	p.captain(blue, 1, "syria", other)
	p.falling(d6(5), d6(3), d6(6), d6(1)).strikes("palestine", red, wagon)
	p.asks(blue, AskJoinAttack).play(by(blue, JoinAttack, at("syria"))).asks(green, AskRanks).play(by(green, FightNext, green))
	want(t, "who fights first", p.Battle.Sides[attacking].Seat, green)
	p.play(says(green, FightOn))
	p.asks(blue, AskTake)
	want(t, "blue's VF", p.Transports[other].VF, 11-2)
	want(t, "green's VF", p.Transports[wagon].VF, 11-1)
}

// A Captain on the ground beside the convoy boards it for the attack, and comes along.
// rule: mu-prototype/rounds/captain-required
func TestACaptainBesideTheConvoyComesAlong(t *testing.T) {
	p, wagon := clash(t, 31, 1)
	captain := p.captainAt(green, at("judea"))
	p.Captains[captain].Aboard = None
	p.falling(d6(6), d6(1)).strikes("palestine", red, wagon)
	want(t, "place", p.Captains[captain].At, at("palestine"))
	want(t, "aboard", p.Captains[captain].Aboard, wagon)
}

// Who attacks from inside the territory beside the active player is no guest to be turned on; a slowed convoy may join.
// rule: mu-prototype/attacking/conquered-when-no-defenders
func TestWhoAttacksBesideIsNoGuest(t *testing.T) {
	p, wagon := clash(t, 21, 2)
	p.war(blue, red).vf(blue, "palestine", 3)
	helper := p.transport(blue, WarWagon, 1, "syria", 10)
	p.captain(blue, 1, "syria", helper)
	p.Transports[helper].Halted = Slowed
	p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
	p.land("palestine").VF[red] = 0
	want(t, "a guest", p.guestLeft(), blue)
	want(t, "parties of the other", len(p.couldJoin(blue)), 1)
	p.Battle.Sides[attacking].Allies |= 1 << blue
	want(t, "no guest", p.guestLeft(), play.Nobody)
}

// rule: mu-prototype/elimination/condition
// rule: mu-prototype/captains-in-combat/army-wiped-out
func TestWhoLosesHisLastFleetToPiratesIsOut(t *testing.T) {
	p := position(t, 3).held(red, 1, "judea").held(blue, 1, "egypt")
	galley := p.transport(green, Galley, 1, "levantine-sea", 1)
	p.captain(green, 1, "levantine-sea", galley)
	p.transport(Barbarians, Galley, 1, "levantine-sea", 20)
	p.falling(d4(1), d4(4)).strikes("levantine-sea", Barbarians, galley)
	want(t, "out", p.Players[green].Out, true)
}

// Against barbarians an ally may join; one whose alliance is secret is not asked, for that would give it away. Nor does a
// pact make an ally, or an alliance with somebody else.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func TestASecretAllyIsNotCalledToTheAttack(t *testing.T) {
	for _, c := range []struct {
		name  string
		bind  func(p *stage)
		joins int
	}{
		{"an ally", func(p *stage) { p.defends(green, blue) }, 1},
		{"a secret one", func(p *stage) { p.Treaties.Find(p.defends(green, blue)).Secret = true }, 0},
		{"a partner of a pact", func(p *stage) { p.treaty(medioevo.Clause{Term: medioevo.Passage, From: green, To: blue}) }, 0},
		{"another's ally", func(p *stage) { p.defends(red, blue) }, 0},
	} {
		p := position(t, 4).held(green, 5, "judea").held(blue, 5, "syria").wild("palestine", 5)
		wagon := p.transport(green, WarWagon, 1, "judea", 11)
		p.captain(green, 1, "judea", wagon)
		p.captain(blue, 1, "syria", p.transport(blue, WarWagon, 1, "syria", 11))
		c.bind(p)
		p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), Barbarians)
		want(t, "parties of "+c.name, len(p.couldJoin(blue)), c.joins)
	}
}

// An attack by surprise says what it costs in all: the war, the surprise, and the treaties that end by it.
// rule: mu-prototype/war/surprise-with-treaty-total
func TestASurpriseSaysItsWholePrice(t *testing.T) {
	p, wagon := clash(t, 21, 5)
	p.Players[green].War, p.Players[red].War = 0, 0
	p.Players[green].Realm, p.Players[red].Realm = 1, 0
	p.defends(green, red)
	p.acts(green, (*State).combat).play(by(green, Lead, wagon))
	const price = 1 + 2 + 1
	strike := by(green, Attack, int16(at("palestine")), int16(red), int16(price))
	want(t, "offered at its price", p.offers(strike), true)
	p.play(strike)
	want(t, "honour", p.Players[green].Honour, -price)
}

// rule: mu-prototype/empire-cards/diplomatico
func TestATruceHoldsBackWhoCouldAttackBeside(t *testing.T) {
	p, wagon := clash(t, 21, 2)
	p.war(blue, red)
	p.captain(blue, 1, "syria", p.transport(blue, WarWagon, 1, "syria", 10))
	p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
	want(t, "parties", len(p.couldJoin(blue)), 1)
	p.Truces[blue][red], p.Truces[red][blue] = p.Turn, p.Turn
	want(t, "parties in a truce", len(p.couldJoin(blue)), 0)
}

// A guest who stands by the defenders makes war on the attackers: those who stand in his land must leave it first. No
// Captain has failed by it.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-prototype/attacking/guest-must-declare-war-to-defend
func TestAHelperStopsTheAttackFromHisLand(t *testing.T) {
	p, wagon, captain := throughBlue(t)
	p.vf(blue, "palestine", 3).war(green, red).falling(d6(3), d6(3)).strikes("palestine", red, wagon)
	p.asks(blue, AskStandBy).play(by(blue, StandBy, int16(green), 0, p.priceOf(blue, green)))
	want(t, "over", p.over(), true)
	want(t, "told", p.told(KeyCalledOff, int16(green), int16(red), int16(at("palestine"))), true)
	want(t, "rounds", p.Battle.Round, 0)
	want(t, "level", p.Captains[captain].Level, 2)
	want(t, "out by the end of the next turn", p.Transports[wagon].Leave, p.Turn+1)
}

// Nor has the Captain of who attacks beside him, for it comes to no blow.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func TestNobodyFailsInAnAttackThatIsOff(t *testing.T) {
	p, wagon, captain := throughBlue(t)
	p.held(white, 5, "syria").war(white, red)
	beside := p.captain(white, 2, "syria", p.transport(white, WarWagon, 3, "syria", 20))
	p.vf(blue, "palestine", 3).war(green, red).strikes("palestine", red, wagon)
	p.asks(white, AskJoinAttack).play(by(white, JoinAttack, at("syria")))
	p.asks(blue, AskStandBy).play(by(blue, StandBy, int16(green), 0, p.priceOf(blue, green)))
	want(t, "rounds", p.Battle.Round, 0)
	want(t, "level", p.Captains[captain].Level, 2)
	want(t, "level of who attacks beside", p.Captains[beside].Level, 2)
	want(t, "where he has failed", p.Captains[beside].Failed, NoPlace)
}

// Where only a part of the attackers must leave, the Captain aboard leaves with it: he neither leads nor fails. Red relieves
// palestine from blue's land and from within; blue stands by the besieger.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-prototype/siege/breaking-the-siege
func TestACaptainLeavesTheAttackWithHisTransport(t *testing.T) {
	p := invested(t, 20, 5, 1, 1)
	p.held(blue, 5, "syria").vf(blue, "palestine", 1).treaty(medioevo.Clause{Term: medioevo.Passage, From: blue, To: red})
	wagon := p.transport(red, WarWagon, 1, "syria", 20)
	relief, sortie := p.captain(red, 2, "syria", wagon), p.captain(red, 2, "palestine", None)
	p.Active, p.March.Convoy, p.March.Leader = red, one(wagon), wagon
	p.falling(d6(3), d6(3)).run(func(g *State, t *play.Table) { g.attack(t, at("palestine"), green) })
	p.asks(red, AskCaptains).play(by(red, TakeAlong, sortie), by(red, TakeAlong, relief))
	p.asks(blue, AskStandBy).play(by(blue, StandBy, int16(red), 0, p.priceOf(blue, red)), by(green, FightNext, green))
	want(t, "the wagon attacks", p.Battle.Convoy.holds(wagon), false)
	want(t, "who leads", p.Battle.Captains, 1<<sortie)
	p.asks(red, AskFightOn).play(says(red, GiveUp))
	want(t, "level of who fought", p.Captains[sortie].Level, 1)
	want(t, "level of who left", p.Captains[relief].Level, 2)
}

// An army whose Captain has to leave attacks no more: that of the attack calls it off, that of another drops out of it.
// rule: mu-prototype/rounds/captain-required
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func TestWithoutItsCaptainAnArmyAttacksNoMore(t *testing.T) {
	p := position(t, 6).held(blue, 5, "palestine").vf(red, "palestine", 5).vf(green, "palestine", 5).war(green, red)
	wagon := p.transport(green, WarWagon, 1, "palestine", 5)
	captain := p.captain(green, 2, "palestine", wagon)
	p.treaty(medioevo.Clause{Term: medioevo.Passage, From: blue, To: green})
	p.Active = green
	p.run(func(g *State, t *play.Table) { g.attack(t, at("palestine"), red) })
	p.asks(blue, AskStandBy).play(by(blue, StandBy, int16(green), 0, p.priceOf(blue, green)))
	want(t, "called off", p.told(KeyCalledOff, int16(green), int16(red), int16(at("palestine"))), true)
	want(t, "level", p.Captains[captain].Level, 2)

	p, own := clash(t, 31, 5)
	p.held(blue, 5, "syria").war(white, red).war(white, blue)
	beside := p.transport(white, WarWagon, 1, "syria", 5)
	p.Transports[beside].Leave = p.Turn
	captain = p.captain(white, 2, "syria", beside)
	with := one(own)
	with.add(beside)
	p.open(party{by: green, at: at("judea"), convoy: with}, at("palestine"), red)
	p.Battle.Captains = 1<<captain | 1<<p.captainAt(green, at("judea"))
	p.Battle.Sides[attacking].Allies |= bit(white)
	p.run(func(g *State, t *play.Table) { g.partWays(t) })
	want(t, "who attacks", p.Battle.Sides[attacking].Allies, bit(green))
	want(t, "who leads", p.Battle.Captains, 1<<p.captainAt(green, at("judea")))
	want(t, "the attack goes on", p.Battle.Off, false)
}

// Nor does the attacker turn on a guest from the guest's own land.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func TestNobodyTurnsOnAGuestFromHisLand(t *testing.T) {
	p, wagon, _ := throughBlue(t)
	p.land("palestine").VF[red] = 1
	p.vf(blue, "palestine", 3).war(green, red).falling(d6(6), d6(1)).strikes("palestine", red, wagon)
	p.play(says(blue, StandAside)).asks(green, AskTurnOn)
	want(t, "the guest", p.refuses(by(green, TurnOn, int16(blue), 0, p.priceOf(green, blue))), RuleMustLeave)
	want(t, "peace", p.offers(by(green, Spare, blue)), true)
}

// A guest with whom there is war already, but a truce, is turned on for nothing once the truce is cut.
// rule: mu-prototype/attacking/attacker-must-declare-war-on-guest
// rule: mu-prototype/empire-card-modes/diplomatico-broken-truce
func TestACutTruceWithAGuestCostsNoSecondWar(t *testing.T) {
	p, wagon := guests(t, 2, 5)
	p.war(green, red)
	p.Truces[green][red], p.Truces[red][green] = p.Turn, p.Turn
	p.falling(d6(6), d6(1), d6(3), d6(3)).strikes("syria", Barbarians, wagon).play(says(red, StandAside)).asks(green, AskTurnOn)
	want(t, "in a truce", p.refuses(by(green, TurnOn, red)), RuleTruce)
	p.aside(saying(by(red, CutTruce, green), 1)).play(by(green, TurnOn, red))
	want(t, "honour", p.Players[green].Honour, 0)
	want(t, "wars declared", p.told(KeySurprise, int16(green), int16(red)), false)
	want(t, "who is attacked", p.Battle.Sides[defending].Seat, red)
}

// Of those who are left where the defenders are beaten the attacker's enemies come first; who is spared, or has none
// left there, not at all.
// rule: mu-prototype/attacking/conquered-when-no-defenders
func TestEnemiesAmongTheGuestsComeFirst(t *testing.T) {
	p, wagon := clash(t, 21, 2)
	p.vf(blue, "palestine", 3).vf(white, "palestine", 3)
	p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
	p.land("palestine").VF[red] = 0
	for _, enemy := range []play.Seat{blue, white} {
		p.Players[green].War, p.Players[blue].War, p.Players[white].War = 0, 0, 0
		p.war(green, enemy)
		want(t, "the enemy", p.guestLeft(), enemy)
	}
	p.Battle.Spared = bit(white)
	want(t, "when he is spared", p.guestLeft(), blue)
	p.land("palestine").VF[blue] = 0
	want(t, "and the other has nobody left", p.guestLeft(), play.Nobody)
}

// Guests in a port are reached from its sea by who may dock there, from elsewhere by nobody; who holds the land by all
// who stand beside it.
// rule: mu-prototype/attacking/from-adjacent-territory
// rule: mu-prototype/naval/ships-in-third-party-port
func TestFromWhereGuestsAreReached(t *testing.T) {
	for _, c := range []struct {
		name     string
		from     string
		on       play.Seat
		owned    bool
		let      bool
		byLand   play.Rule
		fromPort play.Rule
	}{
		{name: "the owner", on: red, owned: true, byLand: play.Free, fromPort: play.Free},
		{name: "a guest", on: blue, owned: true, byLand: RuleSameZone, fromPort: RuleDocked},
		{name: "a guest of a friend", on: blue, owned: true, let: true, byLand: RuleSameZone, fromPort: play.Free},
		{name: "a guest of nobody", on: blue, let: true, byLand: RuleSameZone, fromPort: RuleDocked},
	} {
		p := position(t, 4).held(green, 5, "judea").vf(blue, "palestine", 3).war(green, blue)
		if c.owned {
			p.held(red, 5, "palestine")
		}
		if c.let {
			p.treaty(medioevo.Clause{Term: medioevo.Passage, From: red, To: green})
		}
		wagon, galley := p.transport(green, WarWagon, 1, "judea", 5), p.transport(green, Galley, 1, "levantine-sea", 5)
		want(t, c.name+" by land", p.whyNotReach(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), c.on), c.byLand)
		want(t, c.name+" from the port's sea", p.whyNotReach(party{by: green, at: at("levantine-sea"), convoy: one(galley)}, at("palestine"), c.on), c.fromPort)
	}
}

// The keeper of a territory is who holds it, contested or not, or the barbarians: against him it is a field battle.
// rule: mu-prototype/attacking/guest-in-barbarian-territory
// rule: mu-prototype/attacking/guest-of-another-player
// rule: mu-prototype/attacking/battle-kinds
func TestWhoKeepsATerritory(t *testing.T) {
	p := position(t, 4).own(red, "palestine").vf(blue, "palestine", 3).vf(blue, "syria", 3)
	p.land("egypt").Before = red
	want(t, "barbarian land", p.keeper(at("syria")), Barbarians)
	want(t, "red's", p.keeper(at("palestine")), red)
	want(t, "contested", p.keeper(at("egypt")), red)
	want(t, "the barbarians", p.kindOf(at("syria"), Barbarians), Field)
	want(t, "their guest", p.kindOf(at("syria"), blue), AtTransports)
	want(t, "red", p.kindOf(at("palestine"), red), Field)
	want(t, "red's guest", p.kindOf(at("palestine"), blue), AtTransports)
	want(t, "at sea", p.kindOf(at("levantine-sea"), red), Naval)
}

// With an army go the Captains aboard its transports and those who stand on the ground beside it; from within a place
// also those aboard others there.
// rule: mu-prototype/rounds/captain-required
func TestWhichCaptainsGoWithAnArmy(t *testing.T) {
	for _, c := range []struct {
		name    string
		place   string
		post    func(p *stage, wagon, ship int16) (aboard int16)
		outside bool
		inside  bool
	}{
		{"aboard the wagon", "judea", func(_ *stage, wagon, _ int16) int16 { return wagon }, true, true},
		{"aboard a wagon that a ship of the convoy carries", "egypt", func(p *stage, _, ship int16) int16 {
			carried := p.transport(green, WarWagon, 1, "egypt", 1)
			p.Transports[carried].Aboard = ship
			return carried
		}, true, true},
		{"on the ground beside it", "judea", func(*stage, int16, int16) int16 { return None }, true, true},
		{"aboard a wagon that stays", "judea", func(p *stage, _, _ int16) int16 { return p.transport(green, WarWagon, 1, "judea", 1) }, false, true},
		{"elsewhere", "palestine", func(*stage, int16, int16) int16 { return None }, false, false},
		{"elsewhere aboard another", "palestine", func(p *stage, _, _ int16) int16 { return p.transport(green, WarWagon, 1, "palestine", 1) }, false, false},
	} {
		p := position(t, 4).held(green, 5, "judea", "egypt", "palestine")
		wagon, ship := p.transport(green, WarWagon, 1, "judea", 5), p.transport(green, Galley, 1, "egypt", 5)
		p.captain(green, 1, c.place, c.post(p, wagon, ship))
		x := party{by: green, at: at("judea"), convoy: one(wagon)}
		if c.place == "egypt" {
			x = party{by: green, at: at("egypt"), convoy: one(ship)}
		}
		for inside, goes := range map[bool]bool{false: c.outside, true: c.inside} {
			x.inside = inside
			n := 0
			for range p.State.chiefs(x) {
				n++
			}
			want(t, c.name, n == 1, goes)
		}
	}
}

// Out of a port besieged from the sea its ships get at the besieger before it, and at nobody else; on the open sea one
// gets only at who is in the same zone.
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/attacking/transport-in-barbarian-territory-or-sea
// rule: mu-prototype/attacking/from-adjacent-territory
func TestWhoIsReachedAtSea(t *testing.T) {
	siege := Siege{By: green, Sea: true, Turns: 1, Now: 1, Chief: None}
	for _, c := range []struct {
		name     string
		from, to string
		on       play.Seat
		siege    Siege
		why      play.Rule
	}{
		{"the besieger before the port", "palestine", "levantine-sea", green, siege, play.Free},
		{"another there", "palestine", "levantine-sea", blue, siege, RuleSameZone},
		{"the besieger in another sea", "palestine", "egyptian-sea", green, siege, RuleSameZone},
		{"who besieges it by land alone", "palestine", "levantine-sea", green, Siege{By: green, Land: true, Chief: None}, RuleSameZone},
		{"from a port that nobody besieges", "palestine", "levantine-sea", green, Siege{By: play.Nobody}, RuleSameZone},
		{"from another sea", "egyptian-sea", "levantine-sea", green, siege, RuleSameZone},
		{"in the same sea", "levantine-sea", "levantine-sea", green, siege, play.Free},
		{"a coast from a sea that does not touch it", "egyptian-sea", "syria", blue, siege, RuleAdjacent},
		{"a neighbour's land by ship from a port", "palestine", "syria", blue, siege, RuleAdjacent},
	} {
		p := position(t, 4).held(red, 5, "palestine").held(blue, 5, "syria").build(Fort, 1, "palestine").war(green, red).war(red, blue)
		p.land("palestine").Siege = c.siege
		ship := p.transport(red, Galley, 1, c.from, 5)
		want(t, c.name, p.whyNotReach(party{by: red, at: at(c.from), convoy: one(ship)}, at(c.to), c.on), c.why)
	}
}

// From outside one gets at the keeper of a territory, and at who besieges it; at guests in a port only from its own sea, by
// leave of who holds it.
// rule: mu-prototype/attacking/from-adjacent-territory
// rule: mu-prototype/naval/ships-in-third-party-port
// rule: mu-prototype/siege/breaking-the-siege
func TestWhoIsReachedFromOutside(t *testing.T) {
	p := invested(t, 4, 20, 1, 1)
	p.held(blue, 5, "syria").war(blue, green)
	wagon := p.transport(blue, WarWagon, 1, "syria", 5)
	want(t, "the besieger", p.whyNotReach(party{by: blue, at: at("syria"), convoy: one(wagon)}, at("palestine"), green), play.Free)

	p = position(t, 4).held(red, 5, "judea").vf(blue, "judea", 3).war(green, blue)
	p.treaty(medioevo.Clause{Term: medioevo.Passage, From: red, To: green})
	galley := p.transport(green, Galley, 1, "levantine-sea", 5)
	want(t, "a guest ashore where there is no port", p.whyNotReach(party{by: green, at: at("levantine-sea"), convoy: one(galley)}, at("judea"), blue), RuleDocked)
}

// Where one stands already it costs nothing to attack, nor to enter.
// rule: mu-prototype/attacking/movement-points-to-enter
func TestAnAttackOnTheSpotCostsNoMP(t *testing.T) {
	p := position(t, 4)
	wagon := p.transport(green, WarWagon, 1, "judea", 5)
	want(t, "on the spot", p.entry(wagon, at("judea")), 0)
	want(t, "a plain", p.entry(wagon, at("palestine")), 1)
}

// At a place one attacks its keeper and whoever else has armies or transports there; nobody attacks himself, or the town
// he besieges, anew.
// rule: mu-prototype/rounds/procedure
// rule: mu-prototype/attacking/transport-in-barbarian-territory-or-sea
func TestWhomOneMayAttack(t *testing.T) {
	for _, c := range []struct {
		name  string
		place string
		lay   func(p *stage)
		on    []play.Seat
	}{
		{"red's land", "palestine", func(p *stage) { p.held(red, 5, "palestine") }, []play.Seat{red}},
		{"red's land without armies", "palestine", func(p *stage) { p.own(red, "palestine") }, []play.Seat{red}},
		{"barbarian land", "palestine", func(*stage) {}, []play.Seat{Barbarians}},
		{"one's own land", "palestine", func(p *stage) { p.held(green, 5, "palestine") }, nil},
		{"one's own land with a guest", "palestine", func(p *stage) { p.held(green, 5, "palestine").vf(red, "palestine", 1) }, []play.Seat{red}},
		{"red's land with a guest's armies", "palestine", func(p *stage) { p.held(red, 5, "palestine").vf(blue, "palestine", 1) }, []play.Seat{red, blue}},
		{"red's land with a guest's empty wagon", "palestine", func(p *stage) {
			p.held(red, 5, "palestine").transport(blue, WarWagon, 1, "palestine", 0)
		}, []play.Seat{red, blue}},
		{"a town under one's own siege", "palestine", func(p *stage) {
			p.held(red, 5, "palestine").land("palestine").Siege.By = green
		}, nil},
		{"an empty sea", "levantine-sea", func(*stage) {}, nil},
		{"a sea with one's own Galley", "levantine-sea", func(p *stage) { p.transport(green, Galley, 1, "levantine-sea", 1) }, nil},
		{"a sea with pirates", "levantine-sea", func(p *stage) { p.transport(Barbarians, Galley, 1, "levantine-sea", 1) }, []play.Seat{Barbarians}},
		{"a sea with red's empty ship", "levantine-sea", func(p *stage) { p.transport(red, Merchantman, 1, "levantine-sea", 0) }, []play.Seat{red}},
	} {
		p := position(t, 4)
		c.lay(p)
		p.Active = green
		p.run(func(g *State, t *play.Table) {
			t.Await(func(o *play.Asking) {
				o.To(green, AskCombat)
				g.offerAttacksAt(o, at(c.place))
				o.May(play.Choice{Verb: EndCombat}, play.Free)
			})
		})
		for on := range play.Seat(sides) {
			strike := by(green, Attack, int16(at(c.place)), int16(on), p.priceOf(green, on))
			want(t, c.name, p.offers(strike) || p.refuses(strike) != play.Free, slices.Contains(c.on, on))
		}
	}
}

// Of several Captains the attacker names one at least, and more if he likes.
// rule: mu-prototype/rounds/procedure
// rule: mu-prototype/captains-in-combat/several-captains
func TestTheAttackerNamesHisCaptains(t *testing.T) {
	p, wagon := clash(t, 31, 5)
	first, second := p.captainAt(green, at("judea")), p.captain(green, 1, "judea", wagon)
	p.falling(d6(3), d6(3)).strikes("palestine", red, wagon).asks(green, AskCaptains)
	want(t, "nobody", p.offers(says(green, EnoughLead)), false)
	p.play(by(green, TakeAlong, second)).asks(green, AskCaptains)
	want(t, "the same twice", p.offers(by(green, TakeAlong, second)), false)
	want(t, "the other too", p.offers(by(green, TakeAlong, first)), true)
	p.play(says(green, EnoughLead))
	want(t, "who attacks", p.Battle.Captains, 1<<second)
	want(t, "attacks left of the other", p.Captains[first].Attacks, 2)
}

// Who has beaten a fleet that blocked a zone may go on through it; pirates block nobody.
// rule: mu-prototype/blockade/active-ways-through
func TestABeatenFleetBlocksNoMore(t *testing.T) {
	for _, on := range []play.Seat{red, Barbarians} {
		p, galley := atSea(t, 3, 40)
		p.transport(on, Galley, 1, "levantine-sea", 1)
		p.falling(d4(4), d4(1)).strikes("levantine-sea", on, galley).asks(green, AskSpoils)
		for s := range play.Seat(MostRealms) {
			through := NoPlace
			if s == on {
				through = at("levantine-sea")
			}
			want(t, "through whose fleet", p.March.Through[s], through)
		}
	}
}

// A port held by nothing but the crew of a ship falls when that ship comes out to break the siege and is lost.
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/movement/last-army-leaving-territory
func TestAPortIsLostWithTheShipThatHeldIt(t *testing.T) {
	for _, garrison := range []int16{0, 2} {
		p := position(t, 3).own(green, "palestine").vf(green, "palestine", garrison).held(green, 5, "egypt").held(red, 5, "judea").war(green, red).build(Fort, 1, "palestine")
		p.transport(red, Galley, 3, "levantine-sea", 30)
		p.land("palestine").Siege = Siege{By: red, Sea: true, Turns: 1, Now: 1, Chief: None}
		outside, inside := p.transport(green, Galley, 1, "levantine-sea", 1), p.transport(green, Galley, 1, "palestine", 1)
		relief, sortie := p.captain(green, 1, "levantine-sea", outside), p.captain(green, 1, "palestine", inside)
		p.falling(d4(1), d4(1), d4(4)).strikes("levantine-sea", red, outside).asks(green, AskCaptains)
		p.play(by(green, TakeAlong, relief), by(green, TakeAlong, sortie)).asks(red, AskSpoils)
		want(t, "where the ship is lost", p.Transports[inside].At, at("levantine-sea"))
		want(t, "the port is green's", p.land("palestine").Owner == green, garrison > 0)
	}
}

// Who has beaten a besieger comes in if he can: not from a coast without a port, not through a siege that goes on, and not
// with transports that nobody mans.
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/attacking/movement-points-to-enter
func TestWhoComesInAfterARelief(t *testing.T) {
	for _, c := range []struct {
		name string
		kind Kind
		from string
		to   string
		but  func(p *stage, i int16)
		in   bool
	}{
		{"a wagon", WarWagon, "syria", "palestine", func(*stage, int16) {}, true},
		{"a wagon whose armies have fallen", WarWagon, "syria", "palestine", func(p *stage, i int16) { p.Transports[i].VF = 0 }, false},
		{"a ship, into the port", Galley, "levantine-sea", "palestine", func(*stage, int16) {}, true},
		{"a ship, while another siege shuts the port", Galley, "levantine-sea", "palestine", func(p *stage, _ int16) {
			p.land("palestine").Siege = Siege{By: blue, Sea: true, Chief: None}
		}, false},
		{"a ship, where there is no port", Galley, "levantine-sea", "judea", func(*stage, int16) {}, false},
	} {
		p := position(t, 4).held(red, 5, "palestine", "judea", "syria")
		i := p.transport(red, c.kind, 1, c.from, 5)
		c.but(p, i)
		p.Battle.Convoy = one(i)
		p.run(func(g *State, t *play.Table) { g.relieve(t, at(c.to)) })
		want(t, c.name, p.Transports[i].At == at(c.to), c.in)
	}
}

// The ships of an attack at sea of which nobody is left go to who defended himself, else to who is left beside him; where
// nobody is, or to barbarians, they are lost, but for those of others and of nobody.
// rule: mu-prototype/captains-in-combat/army-wiped-out
// rule: mu-prototype/conquest/transport-captured
func TestWhatBecomesOfALostFleet(t *testing.T) {
	for _, c := range []struct {
		name      string
		on        play.Seat
		red, blue int16
		taker     play.Seat
	}{
		{"red is left, with more of blue's", red, 1, 4, red},
		{"only blue is left", red, 0, 4, blue},
		{"nobody is left", red, 0, 0, play.Nobody},
		{"to pirates", Barbarians, 1, 0, play.Nobody},
	} {
		p, galley := atSea(t, 1, 0)
		p.war(green, blue)
		p.transport(red, Merchantman, 1, "levantine-sea", c.red)
		p.transport(blue, Merchantman, 1, "levantine-sea", c.blue)
		p.transport(Barbarians, Galley, 1, "levantine-sea", 5)
		adrift, others := p.transport(play.Nobody, Merchantman, 1, "levantine-sea", 0), p.transport(white, Merchantman, 1, "levantine-sea", 1)
		p.open(party{by: green, at: at("levantine-sea"), convoy: one(galley)}, at("levantine-sea"), c.on)
		p.Battle.Sides[defending].Allies |= 1 << blue
		if c.taker == play.Nobody {
			p.Battle.Convoy.add(adrift)
			p.Battle.Convoy.add(others)
		}
		p.run(func(g *State, t *play.Table) { g.fleetLost(t, c.on) })
		if c.taker != play.Nobody {
			p.asks(c.taker, AskSpoils)
			continue
		}
		want(t, c.name, p.over(), true)
		want(t, "the Galley is gone", p.Transports[galley].Kind, NoTransport)
		want(t, "nobody's ship is not", p.Transports[adrift].Kind, Merchantman)
		want(t, "nor another's", p.Transports[others].Kind, Merchantman)
	}
}

// A besieged territory is defended by who holds it, and by enemies of the besieger's who are none of his.
// rule: mu-prototype/attacking/conquered-when-no-defenders
func TestWhoStillDefendsABesiegedTerritory(t *testing.T) {
	for _, c := range []struct {
		name     string
		lay      func(p *stage)
		defended bool
	}{
		{"nobody", func(*stage) {}, false},
		{"its holder", func(p *stage) { p.vf(red, "palestine", 1) }, true},
		{"a friend of his, at war with the besieger", func(p *stage) { p.vf(blue, "palestine", 1).war(blue, green) }, true},
		{"somebody at peace with both", func(p *stage) { p.vf(blue, "palestine", 1) }, false},
		{"an enemy of both", func(p *stage) { p.vf(blue, "palestine", 1).war(blue, green).war(blue, red) }, false},
	} {
		p := invested(t, 4, 0, 1, 1)
		c.lay(p)
		want(t, c.name, p.defendedFrom(green, at("palestine")), c.defended)
	}
}
