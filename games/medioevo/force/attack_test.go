package force_test

import (
	"slices"
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/attacking/carrying-capacity-limits-attackers
// rule: mu-prototype/loading/no-unloading-to-fight
// rule: mu-prototype/attacking/movement-points-to-enter
// rule: mu-prototype/attacking/failed-attack-still-spends-mp
func TestTwentyVFInAWagonAreNineteenWhoFight(t *testing.T) {
	p := Position(t, 3).Held(Green, 4, "judea").Held(Red, 30, "palestine").War(Green, Red)
	wagon := p.Transport(Green, WarWagon, 1, "judea", 20)
	p.Captain(Green, 1, "judea", wagon)
	p.Transports[wagon].Spent = p.Mp(wagon) - 2
	p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon)
	if !p.Told(KeyAttack, int16(Green), int16(Red), int16(At("palestine")), 19) {
		t.Error("not 19 VF attack")
	}
	Want(t, "VF that stay aboard", p.Battle.Sides[Attacking].Held, 1)
	p.Play(Says(Green, GiveUp))
	Want(t, "MP left", p.MpLeft(wagon), 1)
	Want(t, "it has moved in Combat", p.Transports[wagon].Moved&MovedInCombat != 0, true)
	Want(t, "place", p.Transports[wagon].At, At("judea"))
	Want(t, "VF left behind", p.Land("judea").VF[Green], 4)
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
		but   func(p *Stage, wagon, captain int16)
		want  play.Rule
	}{
		{"all there", "palestine", Red, func(*Stage, int16, int16) {}, play.Free},
		{"too far", "syria", Red, func(*Stage, int16, int16) {}, RuleAdjacent},
		{"no Captain", "palestine", Red, func(p *Stage, _, c int16) { p.Captains[c] = EmptyCaptain() }, RuleCaptain},
		{"a Captain left behind", "palestine", Red, func(p *Stage, _, c int16) { p.Captains[c].Aboard, p.Captains[c].At = None, At("egypt") }, RuleCaptain},
		{"a Captain beside the wagon", "palestine", Red, func(p *Stage, _, c int16) { p.Captains[c].Aboard = None }, play.Free},
		{"his attacks are made", "palestine", Red, func(p *Stage, _, c int16) { p.Captains[c].Attacks = 0 }, RuleAttacks},
		{"no MP to enter", "palestine", Red, func(p *Stage, w, _ int16) { p.Transports[w].Spent = p.Mp(w) }, RuleMeans},
		{"nobody to spare", "palestine", Red, func(p *Stage, w, _ int16) { p.Transports[w].VF = 1 }, RuleCarried},
		{"sabotaged", "palestine", Red, func(p *Stage, w, _ int16) { p.Transports[w].Halted = Sabotaged }, RuleSabotaged},
		{"a guest's transports from outside", "palestine", Blue, func(p *Stage, _, _ int16) { p.Vf(Blue, "palestine", 3) }, RuleSameZone},
		{"nobody there", "judea", Blue, func(*Stage, int16, int16) {}, RuleThere},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, wagon := Clash(t, 11, 5)
			p.Held(Red, 5, "syria").War(Green, Blue)
			p.Active = Green
			p.March.Convoy, p.March.Leader = One(wagon), wagon
			captain := p.CaptainAt(Green, At("judea"))
			c.but(p, wagon, captain)
			Want(t, "rule", p.WhyNotAttack(At(c.place), c.on), c.want)
		})
	}
}

// rule: mu-prototype/attacking/conquered-when-no-defenders
// rule: mu-prototype/attacking/battle-kinds
// rule: mu-prototype/rounds/procedure
// rule: mu-prototype/rounds/defender-uses-all
// rule: mu-alpha/attack/must-occupy
// rule: mu-alpha/attack/four-battle-types
// rule: mu-alpha/attack/procedure
// rule: mu-alpha/attack/defender-uses-all
func TestATerritoryFallsWithItsLastDefenderEvenAboard(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 21, 2)
		red2 := p.Transport(Red, WarWagon, 1, "palestine", 2)
		p.Falling(D6(5), D6(3), D6(5), D6(3)).Strikes("palestine", Red, wagon).Play(Says(Red, LoseAsUsual))
		Want(t, "VF on the ground", p.Ground(Red, At("palestine")), 0)
		Want(t, "owner while some stand aboard", p.Land("palestine").Owner, Red)
		Want(t, "VF aboard", p.Transports[red2].VF, 2)
		p.Play(Says(Green, FightOn))
		Want(t, "owner", p.Land("palestine").Owner, Green)
		Want(t, "the wagon", p.Transports[wagon].At, At("palestine"))
		Want(t, "kind", p.Battle.Kind, Field)
	})
}

// rule: mu-prototype/rounds/captain-required
// rule: mu-prototype/transports/war-transports-carry-engines-and-captains
// rule: mu-alpha/attack/captain-required
func TestACaptainBesideTheConvoyBoardsItsWarTransport(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 8).Held(Green, 5, "judea").Held(Red, 2, "palestine").War(Green, Red)
		caravan := p.Transport(Green, Caravan, 1, "judea", 5)
		wagon := p.Transport(Green, WarWagon, 3, "judea", 20)
		captain := p.Captain(Green, 2, "judea", None)
		p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon, caravan)
		Want(t, "aboard", p.Captains[captain].Aboard, wagon)
	})
}

// Nobody attacks in peace the land in which his transports are guests, nor a guest's transports in his own.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-prototype/war/enemy-transport-inside-own-territory
// rule: mu-alpha/diplomacy/surprise-attack
func TestNoSurpriseAmongGuests(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 10, "judea").Held(Red, 1, "egypt")
		wagon := p.Transport(Red, WarWagon, 1, "judea", 15)
		p.Captain(Red, 1, "judea", wagon)
		p.Captain(Green, 1, "judea", None)
		p.Active = Green
		Want(t, "the guest", p.WhyNotAttack(At("judea"), Red), RuleLetLeave)
		p.Active, p.March.Leader, p.March.Convoy = Red, wagon, One(wagon)
		Want(t, "his host", p.WhyNotAttack(At("judea"), Green), RuleMustLeave)
		p.Disband()
		p.Active = Green
		p.Vf(Red, "judea", 3)
		Want(t, "armies on the ground", p.WhyNotAttack(At("judea"), Red), play.Free)
	})
}

// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/siege/land-siege-access
func TestTheBesiegedAttackNobodyElse(t *testing.T) {
	p := Invested(t, 4, 20, 1, 1)
	p.Held(Blue, 2, "syria").War(Red, Blue)
	wagon := p.Transport(Red, WarWagon, 1, "palestine", 10)
	p.Captain(Red, 1, "palestine", wagon)
	p.Active, p.March.Leader, p.March.Convoy = Red, wagon, One(wagon)
	Want(t, "a neighbour", p.WhyNotAttack(At("syria"), Blue), RuleSiegeByLand)
	Want(t, "the besieger's own land", p.WhyNotAttack(At("judea"), Green), RuleSiegeByLand)
	Want(t, "the besieger", p.WhyNotAttack(At("palestine"), Green), play.Free)
}

// rule: mu-prototype/siege/conditions
// rule: mu-alpha/fortifications/siege-requirements
func TestASiegeIsOnePlayers(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Invested(t, 20, 5, 1, 1)
		wagon := p.Transport(Blue, WarWagon, 3, "syria", 30)
		p.Engine(Blue, 1, "syria", wagon)
		p.Open(Party{By: Blue, At: At("syria"), Convoy: One(wagon)}, At("palestine"), Red)
		Want(t, "a second siege", p.WhyNotBesiege(false), RuleOthersSiege)
		p.Land("palestine").Siege = Siege{By: play.Nobody}
		Want(t, "the first", p.WhyNotBesiege(false), play.Free)
	})
}

// A surprise attack declares war first.
// rule: mu-prototype/war/attack-by-surprise-starts-war
// rule: mu-alpha/diplomacy/surprise-attack
func TestAnAttackInPeaceIsWar(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 21, 2)
		p.Players[Green].War, p.Players[Red].War = 0, 0
		p.Players[Green].Realm, p.Players[Red].Realm = 1, 0
		cost := p.Ed().PriceOfWar(p.State, Green, Red, true)
		p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon)
		Want(t, "war", p.AtWar(Green, Red), true)
		Want(t, "honour", p.Players[Green].Honour, -cost)
	})
}

// guests is an attack of green on the barbarians of Syria, from Palestine, where red's wagon is their guest.
func guests(t *testing.T, barbarians, guest int16) (p *Stage, wagon int16) {
	t.Helper()
	p = Position(t, 4).Held(Green, 5, "palestine").Vf(Barbarians, "syria", barbarians)
	p.Players[Green].Realm, p.Players[Red].Realm = 1, 0
	wagon = p.Transport(Green, WarWagon, 3, "palestine", 31)
	p.Captain(Green, 3, "palestine", wagon)
	p.Transport(Red, WarWagon, 2, "syria", guest)
	return p, wagon
}

func TestAGuestOfBarbariansHelpsThemByWar(t *testing.T) {
	// rule: mu-prototype/attacking/guest-in-barbarian-territory
	// rule: mu-prototype/attacking/guest-must-declare-war-to-defend
	t.Run("he helps", func(t *testing.T) {
		p, wagon := guests(t, 2, 5)
		p.Falling(D6(6), D6(1), D6(3), D6(3)).Strikes("syria", Barbarians, wagon)
		p.Asks(Red, AskStandBy).Play(play.Answer{Seat: Red, Verb: StandBy, A: int16(Green), C: p.Ed().PriceOfWar(p.State, Red, Green, true)})
		Want(t, "war", p.AtWar(Green, Red), true)
		Want(t, "who fought first", p.Battle.Sides[Defending].Seat, Barbarians)
		p.Play(Says(Green, FightOn))
		Want(t, "who fights then", p.Battle.Sides[Defending].Seat, Red)
	})
	// rule: mu-prototype/attacking/guest-in-barbarian-territory
	// rule: mu-prototype/attacking/attacker-must-declare-war-on-guest
	t.Run("he stands aside and is attacked", func(t *testing.T) {
		p, wagon := guests(t, 2, 5)
		p.Falling(D6(6), D6(1), D6(3), D6(3)).Strikes("syria", Barbarians, wagon)
		p.Play(Says(Red, StandAside)).Asks(Green, AskTurnOn)
		before := p.Players[Green].Honour
		cost := p.Ed().PriceOfWar(p.State, Green, Red, true)
		p.Play(play.Answer{Seat: Green, Verb: TurnOn, A: int16(Red), C: cost})
		Want(t, "honour", p.Players[Green].Honour, before-cost)
		Want(t, "who is attacked", p.Battle.Sides[Defending].Seat, Red)
		Want(t, "the kind of battle", p.Battle.Kind, AtTransports)
		Want(t, "walls for him", p.Battle.Walls, 0)
		Want(t, "cards of his so far", p.Battle.Sides[Defending].Cards, 0)
		Want(t, "owner while he stands", p.Land("syria").Owner, play.Nobody)
	})
	// rule: mu-prototype/attacking/attacker-must-declare-war-on-guest
	t.Run("he takes no prisoners of what the barbarians killed", func(t *testing.T) {
		p, wagon := guests(t, 2, 5)
		p.Falling(D6(6), D6(1), D6(3), D6(3)).Strikes("syria", Barbarians, wagon)
		p.Play(Says(Red, StandAside), play.Answer{Seat: Green, Verb: TurnOn, A: int16(Red), C: p.Ed().PriceOfWar(p.State, Green, Red, true)})
		// rule: mu-prototype/combat-results/prisoners
		Want(t, "of 2 barbarians", p.Players[Green].Prisoners, 1)
		p.Play(Says(Green, GiveUp))
		Want(t, "of the attackers", p.Players[Red].Prisoners, 0)
	})
	// rule: mu-prototype/attacking/attacker-must-declare-war-on-guest
	t.Run("one is spared, the other attacked", func(t *testing.T) {
		p, wagon := guests(t, 2, 5)
		p.Vf(Blue, "syria", 3)
		p.Falling(D6(6), D6(1), D6(3), D6(3)).Strikes("syria", Barbarians, wagon)
		p.Play(Says(Red, StandAside), Says(Blue, StandAside)).Asks(Green, AskTurnOn)
		p.Play(By(Green, Spare, int16(Blue))).Asks(Green, AskTurnOn)
		p.Play(By(Green, TurnOn, int16(Red), 0, p.PriceOf(Green, Red)))
		Want(t, "who is attacked", p.Battle.Sides[Defending].Seat, Red)
		Want(t, "peace with the other", p.AtWar(Green, Blue), false)
	})
	// rule: mu-prototype/attacking/attacker-must-declare-war-on-guest
	t.Run("he is spared", func(t *testing.T) {
		p, wagon := guests(t, 2, 5)
		p.Falling(D6(6), D6(1)).Strikes("syria", Barbarians, wagon)
		p.Play(Says(Red, StandAside), By(Green, Spare, int16(Red)))
		Want(t, "owner", p.Land("syria").Owner, Green)
		Want(t, "the guest's VF", p.Strength(Red, At("syria")), 5)
	})
}

// rule: mu-prototype/attacking/guest-and-fortification-room
// rule: mu-prototype/attacking/guest-of-another-player
// rule: mu-prototype/assault/outside-armies-first
// rule: mu-alpha/attack/defender-uses-all
// rule: mu-alpha/fortifications/capacity
func TestTheKeeperHasTheFirstClaimOnTheRoomInWalls(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 31, 8)
		p.Build(Fort, 1, "palestine").Vf(Blue, "palestine", 5).War(Green, Blue)
		p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon)
		p.Play(play.Answer{Seat: Blue, Verb: StandBy, A: int16(Green)})
		Want(t, "red inside", p.InWalls(Red), 8)
		Want(t, "blue inside", p.InWalls(Blue), 2)
		Want(t, "who fights outside", p.Battle.Sides[Defending].Seat, Blue)
		Want(t, "VF outside", p.Battle.Outside, 3)
	})
}

// rule: mu-prototype/barbarians/fight-to-the-end
// rule: mu-prototype/barbarians/barbarians-need-no-captain
// rule: mu-prototype/barbarians/barbarians-against-fortification
// rule: mu-prototype/barbarian-captains/die-bonus
// rule: mu-prototype/combat-results/destroyed-armies-return
func TestBarbariansFightToTheEnd(t *testing.T) {
	p := Position(t, 3).Held(Red, 3, "palestine").Build(Fort, 1, "palestine").Vf(Barbarians, "syria", 9)
	p.Captain(Barbarians, 2, "syria", None)
	var won bool
	p.Falling(D4(1), D6(3), D4(4), D6(1), D4(4), D6(2)).Run(func(g *State, t *play.Table) {
		won = g.BarbarianAttack(t, At("syria"), None, At("palestine"), Red, 8)
	})
	// 1+2 against 3+1, then 4+2 against 1+1, where red has only 3 VF to lose
	Want(t, "won", won, true)
	Want(t, "kind", p.Battle.Kind, Assault)
	Want(t, "VF left of the attackers", p.Battle.Host, 8-1-1)
	Want(t, "VF in Syria", p.Ground(Barbarians, At("syria")), 9-1-1)
	Want(t, "VF in Palestine", p.Ground(Red, At("palestine")), 0)
	Want(t, "red's prisoners", p.Players[Red].Prisoners, 1)
}

// A Captain on the ground beside the convoy boards it for the attack, and comes along.
// rule: mu-prototype/rounds/captain-required
// rule: mu-alpha/attack/captain-required
func TestACaptainBesideTheConvoyComesAlong(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 31, 1)
		captain := p.CaptainAt(Green, At("judea"))
		p.Captains[captain].Aboard = None
		p.Falling(D6(6), D6(1)).Strikes("palestine", Red, wagon)
		Want(t, "place", p.Captains[captain].At, At("palestine"))
		Want(t, "aboard", p.Captains[captain].Aboard, wagon)
	})
}

// Who attacks from inside the territory beside the active player is no guest to be turned on; a slowed convoy may join.
// rule: mu-prototype/attacking/conquered-when-no-defenders
func TestWhoAttacksBesideIsNoGuest(t *testing.T) {
	p, wagon := Clash(t, 21, 2)
	p.War(Blue, Red).Vf(Blue, "palestine", 3)
	helper := p.Transport(Blue, WarWagon, 1, "syria", 10)
	p.Captain(Blue, 1, "syria", helper)
	p.Transports[helper].Halted = Slowed
	p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
	p.Land("palestine").VF[Red] = 0
	Want(t, "a guest", p.GuestLeft(), Blue)
	Want(t, "parties of the other", len(p.CouldJoin(Blue)), 1)
	p.Battle.Sides[Attacking].Allies |= 1 << Blue
	Want(t, "no guest", p.GuestLeft(), play.Nobody)
}

// rule: mu-prototype/elimination/condition
// rule: mu-prototype/captains-in-combat/army-wiped-out
// rule: mu-alpha/elimination/when
func TestWhoLosesHisLastFleetToPiratesIsOut(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 3).Held(Red, 1, "judea").Held(Blue, 1, "egypt")
		galley := p.Transport(Green, Galley, 1, "levantine-sea", 1)
		p.Captain(Green, 1, "levantine-sea", galley)
		p.Transport(Barbarians, Galley, 1, "levantine-sea", 20)
		p.Falling(D4(1), D4(4)).Strikes("levantine-sea", Barbarians, galley)
		Want(t, "out", p.Players[Green].Out, true)
	})
}

// Against barbarians an ally may join; one whose alliance is secret is not asked, for that would give it away. Nor does a
// pact make an ally, or an alliance with somebody else.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func TestASecretAllyIsNotCalledToTheAttack(t *testing.T) {
	for _, c := range []struct {
		name  string
		bind  func(p *Stage)
		joins int
	}{
		{"an ally", func(p *Stage) { p.Defends(Green, Blue) }, 1},
		{"a secret one", func(p *Stage) { p.Treaties.Find(p.Defends(Green, Blue)).Secret = true }, 0},
		{"a partner of a pact", func(p *Stage) { p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Green, To: Blue}) }, 0},
		{"another's ally", func(p *Stage) { p.Defends(Red, Blue) }, 0},
	} {
		p := Position(t, 4).Held(Green, 5, "judea").Held(Blue, 5, "syria").Wild("palestine", 5)
		wagon := p.Transport(Green, WarWagon, 1, "judea", 11)
		p.Captain(Green, 1, "judea", wagon)
		p.Captain(Blue, 1, "syria", p.Transport(Blue, WarWagon, 1, "syria", 11))
		c.bind(p)
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Barbarians)
		Want(t, "parties of "+c.name, len(p.CouldJoin(Blue)), c.joins)
	}
}

// An attack by surprise says what it costs in all: the war, the surprise, and the treaties that end by it.
// rule: mu-prototype/war/surprise-with-treaty-total
func TestASurpriseSaysItsWholePrice(t *testing.T) {
	p, wagon := Clash(t, 21, 5)
	p.Players[Green].War, p.Players[Red].War = 0, 0
	p.Players[Green].Realm, p.Players[Red].Realm = 1, 0
	p.Defends(Green, Red)
	p.Acts(Green, (*State).Combat).Play(By(Green, Lead, wagon))
	const price = 1 + 2 + 1
	strike := By(Green, Attack, int16(At("palestine")), int16(Red), int16(price))
	Want(t, "offered at its price", p.Offers(strike), true)
	p.Play(strike)
	Want(t, "honour", p.Players[Green].Honour, -price)
}

// rule: mu-prototype/empire-cards/diplomatico
func TestATruceHoldsBackWhoCouldAttackBeside(t *testing.T) {
	p, wagon := Clash(t, 21, 2)
	p.War(Blue, Red)
	p.Captain(Blue, 1, "syria", p.Transport(Blue, WarWagon, 1, "syria", 10))
	p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
	Want(t, "parties", len(p.CouldJoin(Blue)), 1)
	p.Truces[Blue][Red], p.Truces[Red][Blue] = p.Turn, p.Turn
	Want(t, "parties in a truce", len(p.CouldJoin(Blue)), 0)
}

// A guest who stands by the defenders makes war on the attackers: those who stand in his land must leave it first. No
// Captain has failed by it.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-prototype/attacking/guest-must-declare-war-to-defend
// rule: mu-alpha/diplomacy/surprise-attack
func TestAHelperStopsTheAttackFromHisLand(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon, captain := ThroughBlue(t)
		p.Vf(Blue, "palestine", 3).War(Green, Red).Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon)
		p.Asks(Blue, AskStandBy).Play(By(Blue, StandBy, int16(Green), 0, p.PriceOf(Blue, Green)))
		Want(t, "over", p.IsOver(), true)
		Want(t, "told", p.Told(KeyCalledOff, int16(Green), int16(Red), int16(At("palestine"))), true)
		Want(t, "rounds", p.Battle.Round, 0)
		Want(t, "level", p.Captains[captain].Level, 2)
		Want(t, "out by the end of the next turn", p.Transports[wagon].Leave, p.Turn+1)
	})
}

// Nor has the Captain of who attacks beside him, for it comes to no blow.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func TestNobodyFailsInAnAttackThatIsOff(t *testing.T) {
	p, wagon, captain := ThroughBlue(t)
	p.Held(White, 5, "syria").War(White, Red)
	beside := p.Captain(White, 2, "syria", p.Transport(White, WarWagon, 3, "syria", 20))
	p.Vf(Blue, "palestine", 3).War(Green, Red).Strikes("palestine", Red, wagon)
	p.Asks(White, AskJoinAttack).Play(By(White, JoinAttack, At("syria")))
	p.Asks(Blue, AskStandBy).Play(By(Blue, StandBy, int16(Green), 0, p.PriceOf(Blue, Green)))
	Want(t, "rounds", p.Battle.Round, 0)
	Want(t, "level", p.Captains[captain].Level, 2)
	Want(t, "level of who attacks beside", p.Captains[beside].Level, 2)
	Want(t, "where he has failed", p.Captains[beside].Failed, NoPlace)
}

// Where only a part of the attackers must leave, the Captain aboard leaves with it: he neither leads nor fails. Red relieves
// palestine from blue's land and from within; blue stands by the besieger.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-alpha/diplomacy/surprise-attack
func TestACaptainLeavesTheAttackWithHisTransport(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Invested(t, 20, 5, 1, 1)
		p.Held(Blue, 5, "syria").Vf(Blue, "palestine", 1).Treaty(medioevo.Clause{Term: medioevo.Passage, From: Blue, To: Red})
		wagon := p.Transport(Red, WarWagon, 1, "syria", 20)
		relief, sortie := p.Captain(Red, 2, "syria", wagon), p.Captain(Red, 2, "palestine", None)
		p.Active, p.March.Convoy, p.March.Leader = Red, One(wagon), wagon
		p.Falling(D6(3), D6(3)).Run(func(g *State, t *play.Table) { g.Attack(t, At("palestine"), Green) })
		p.Asks(Red, AskCaptains).Play(By(Red, TakeAlong, sortie), By(Red, TakeAlong, relief))
		p.Asks(Blue, AskStandBy).Play(By(Blue, StandBy, int16(Red), 0, p.PriceOf(Blue, Red)), By(Green, FightNext, Green))
		Want(t, "the wagon attacks", p.Battle.Convoy.Holds(wagon), false)
		Want(t, "who leads", p.Battle.Captains, 1<<sortie)
		p.Asks(Red, AskFightOn).Play(Says(Red, GiveUp))
		Want(t, "level of who fought", p.Captains[sortie].Level, 1)
		Want(t, "level of who left", p.Captains[relief].Level, 2)
	})
}

// An army whose Captain has to leave attacks no more: that of the attack calls it off, that of another drops out of it.
// rule: mu-prototype/rounds/captain-required
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-alpha/attack/captain-required
// rule: mu-alpha/diplomacy/surprise-attack
func TestWithoutItsCaptainAnArmyAttacksNoMore(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 6).Held(Blue, 5, "palestine").Vf(Red, "palestine", 5).Vf(Green, "palestine", 5).War(Green, Red)
		wagon := p.Transport(Green, WarWagon, 1, "palestine", 5)
		captain := p.Captain(Green, 2, "palestine", wagon)
		p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Blue, To: Green})
		p.Active = Green
		p.Run(func(g *State, t *play.Table) { g.Attack(t, At("palestine"), Red) })
		p.Asks(Blue, AskStandBy).Play(By(Blue, StandBy, int16(Green), 0, p.PriceOf(Blue, Green)))
		Want(t, "called off", p.Told(KeyCalledOff, int16(Green), int16(Red), int16(At("palestine"))), true)
		Want(t, "level", p.Captains[captain].Level, 2)

		p, own := Clash(t, 31, 5)
		p.Held(Blue, 5, "syria").War(White, Red).War(White, Blue)
		beside := p.Transport(White, WarWagon, 1, "syria", 5)
		p.Transports[beside].Leave = p.Turn
		captain = p.Captain(White, 2, "syria", beside)
		with := One(own)
		with.Add(beside)
		p.Open(Party{By: Green, At: At("judea"), Convoy: with}, At("palestine"), Red)
		p.Battle.Captains = 1<<captain | 1<<p.CaptainAt(Green, At("judea"))
		p.Battle.Sides[Attacking].Allies |= Bit(White)
		p.Run(func(g *State, t *play.Table) { g.PartWays(t) })
		Want(t, "who attacks", p.Battle.Sides[Attacking].Allies, Bit(Green))
		Want(t, "who leads", p.Battle.Captains, 1<<p.CaptainAt(Green, At("judea")))
		Want(t, "the attack goes on", p.Battle.Off, false)
	})
}

// Nor does the attacker turn on a guest from the guest's own land.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-alpha/diplomacy/surprise-attack
func TestNobodyTurnsOnAGuestFromHisLand(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon, _ := ThroughBlue(t)
		p.Land("palestine").VF[Red] = 1
		p.Vf(Blue, "palestine", 3).War(Green, Red).Falling(D6(6), D6(1)).Strikes("palestine", Red, wagon)
		p.Play(Says(Blue, StandAside)).Asks(Green, AskTurnOn)
		Want(t, "the guest", p.Refuses(By(Green, TurnOn, int16(Blue), 0, p.PriceOf(Green, Blue))), RuleMustLeave)
		Want(t, "peace", p.Offers(By(Green, Spare, Blue)), true)
	})
}

// A guest with whom there is war already, but a truce, is turned on for nothing once the truce is cut.
// rule: mu-prototype/attacking/attacker-must-declare-war-on-guest
// rule: mu-prototype/empire-card-modes/diplomatico-broken-truce
func TestACutTruceWithAGuestCostsNoSecondWar(t *testing.T) {
	p, wagon := guests(t, 2, 5)
	p.War(Green, Red)
	p.Truces[Green][Red], p.Truces[Red][Green] = p.Turn, p.Turn
	p.Falling(D6(6), D6(1), D6(3), D6(3)).Strikes("syria", Barbarians, wagon).Play(Says(Red, StandAside)).Asks(Green, AskTurnOn)
	Want(t, "in a truce", p.Refuses(By(Green, TurnOn, Red)), RuleTruce)
	p.Interject(Saying(By(Red, CutTruce, Green), 1)).Play(By(Green, TurnOn, Red))
	Want(t, "honour", p.Players[Green].Honour, 0)
	Want(t, "wars declared", p.Told(KeySurprise, int16(Green), int16(Red)), false)
	Want(t, "who is attacked", p.Battle.Sides[Defending].Seat, Red)
}

// Of those who are left where the defenders are beaten the attacker's enemies come first; who is spared, or has none
// left there, not at all.
// rule: mu-prototype/attacking/conquered-when-no-defenders
// rule: mu-alpha/attack/must-occupy
func TestEnemiesAmongTheGuestsComeFirst(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 21, 2)
		p.Vf(Blue, "palestine", 3).Vf(White, "palestine", 3)
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		p.Land("palestine").VF[Red] = 0
		for _, enemy := range []play.Seat{Blue, White} {
			p.Players[Green].War, p.Players[Blue].War, p.Players[White].War = 0, 0, 0
			p.War(Green, enemy)
			Want(t, "the enemy", p.GuestLeft(), enemy)
		}
		p.Battle.Spared = Bit(White)
		Want(t, "when he is spared", p.GuestLeft(), Blue)
		p.Land("palestine").VF[Blue] = 0
		Want(t, "and the other has nobody left", p.GuestLeft(), play.Nobody)
	})
}

// Guests in a port are reached from its sea by who may dock there, from elsewhere by nobody; who holds the land by all
// who stand beside it.
// rule: mu-prototype/attacking/from-adjacent-territory
// rule: mu-prototype/naval/ships-in-third-party-port
// rule: mu-alpha/attack/target-territory-from-adjacent
// rule: mu-alpha/attack/target-transport-same-territory
func TestFromWhereGuestsAreReached(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name     string
			from     string
			on       play.Seat
			owned    bool
			let      bool
			byLand   play.Rule
			fromPort play.Rule
		}{
			{name: "the owner", on: Red, owned: true, byLand: play.Free, fromPort: play.Free},
			{name: "a guest", on: Blue, owned: true, byLand: RuleSameZone, fromPort: RuleDocked},
			{name: "a guest of a friend", on: Blue, owned: true, let: true, byLand: RuleSameZone, fromPort: play.Free},
			{name: "a guest of nobody", on: Blue, let: true, byLand: RuleSameZone, fromPort: RuleDocked},
		} {
			p := Position(t, 4).Held(Green, 5, "judea").Vf(Blue, "palestine", 3).War(Green, Blue)
			if c.owned {
				p.Held(Red, 5, "palestine")
			}
			if c.let {
				p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Red, To: Green})
			}
			wagon, galley := p.Transport(Green, WarWagon, 1, "judea", 5), p.Transport(Green, Galley, 1, "levantine-sea", 5)
			Want(t, c.name+" by land", p.WhyNotReach(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), c.on), c.byLand)
			Want(t, c.name+" from the port's sea", p.WhyNotReach(Party{By: Green, At: At("levantine-sea"), Convoy: One(galley)}, At("palestine"), c.on), c.fromPort)
		}
	})
}

// The keeper of a territory is who holds it, contested or not, or the barbarians: against him it is a field battle.
// rule: mu-prototype/attacking/guest-in-barbarian-territory
// rule: mu-prototype/attacking/guest-of-another-player
// rule: mu-prototype/attacking/battle-kinds
// rule: mu-alpha/attack/four-battle-types
func TestWhoKeepsATerritory(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Own(Red, "palestine").Vf(Blue, "palestine", 3).Vf(Blue, "syria", 3)
		p.Land("egypt").Before = Red
		Want(t, "barbarian land", p.Keeper(At("syria")), Barbarians)
		Want(t, "red's", p.Keeper(At("palestine")), Red)
		Want(t, "contested", p.Keeper(At("egypt")), Red)
		Want(t, "the barbarians", p.KindOf(At("syria"), Barbarians), Field)
		Want(t, "their guest", p.KindOf(At("syria"), Blue), AtTransports)
		Want(t, "red", p.KindOf(At("palestine"), Red), Field)
		Want(t, "red's guest", p.KindOf(At("palestine"), Blue), AtTransports)
		Want(t, "at sea", p.KindOf(At("levantine-sea"), Red), Naval)
	})
}

// With an army go the Captains aboard its transports and those who stand on the ground beside it; from within a place
// also those aboard others there.
// rule: mu-prototype/rounds/captain-required
// rule: mu-alpha/attack/captain-required
func TestWhichCaptainsGoWithAnArmy(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name    string
			place   string
			post    func(p *Stage, wagon, ship int16) (aboard int16)
			outside bool
			inside  bool
		}{
			{"aboard the wagon", "judea", func(_ *Stage, wagon, _ int16) int16 { return wagon }, true, true},
			{"aboard a wagon that a ship of the convoy carries", "egypt", func(p *Stage, _, ship int16) int16 {
				carried := p.Transport(Green, WarWagon, 1, "egypt", 1)
				p.Transports[carried].Aboard = ship
				return carried
			}, true, true},
			{"on the ground beside it", "judea", func(*Stage, int16, int16) int16 { return None }, true, true},
			{"aboard a wagon that stays", "judea", func(p *Stage, _, _ int16) int16 { return p.Transport(Green, WarWagon, 1, "judea", 1) }, false, true},
			{"elsewhere", "palestine", func(*Stage, int16, int16) int16 { return None }, false, false},
			{"elsewhere aboard another", "palestine", func(p *Stage, _, _ int16) int16 { return p.Transport(Green, WarWagon, 1, "palestine", 1) }, false, false},
		} {
			p := Position(t, 4).Held(Green, 5, "judea", "egypt", "palestine")
			wagon, ship := p.Transport(Green, WarWagon, 1, "judea", 5), p.Transport(Green, Galley, 1, "egypt", 5)
			p.Captain(Green, 1, c.place, c.post(p, wagon, ship))
			x := Party{By: Green, At: At("judea"), Convoy: One(wagon)}
			if c.place == "egypt" {
				x = Party{By: Green, At: At("egypt"), Convoy: One(ship)}
			}
			for inside, goes := range map[bool]bool{false: c.outside, true: c.inside} {
				x.Inside = inside
				n := 0
				for range p.State.Chiefs(x) {
					n++
				}
				Want(t, c.name, n == 1, goes)
			}
		}
	})
}

// Out of a port besieged from the sea its ships get at the besieger before it, and at nobody else; on the open sea one
// gets only at who is in the same zone.
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/attacking/transport-in-barbarian-territory-or-sea
// rule: mu-prototype/attacking/from-adjacent-territory
// rule: mu-alpha/attack/target-transport-same-territory
// rule: mu-alpha/attack/target-territory-from-adjacent
func TestWhoIsReachedAtSea(t *testing.T) {
	InEach(t, func(t *testing.T) {
		siege := Siege{By: Green, Sea: true, Turns: 1, Now: 1, Chief: None}
		for _, c := range []struct {
			name     string
			from, to string
			on       play.Seat
			siege    Siege
			why      play.Rule
		}{
			{"the besieger before the port", "palestine", "levantine-sea", Green, siege, play.Free},
			{"another there", "palestine", "levantine-sea", Blue, siege, RuleSameZone},
			{"the besieger in another sea", "palestine", "egyptian-sea", Green, siege, RuleSameZone},
			{"who besieges it by land alone", "palestine", "levantine-sea", Green, Siege{By: Green, Land: true, Chief: None}, RuleSameZone},
			{"from a port that nobody besieges", "palestine", "levantine-sea", Green, Siege{By: play.Nobody}, RuleSameZone},
			{"from another sea", "egyptian-sea", "levantine-sea", Green, siege, RuleSameZone},
			{"in the same sea", "levantine-sea", "levantine-sea", Green, siege, play.Free},
			{"a coast from a sea that does not touch it", "egyptian-sea", "syria", Blue, siege, RuleAdjacent},
			{"a neighbour's land by ship from a port", "palestine", "syria", Blue, siege, RuleAdjacent},
		} {
			p := Position(t, 4).Held(Red, 5, "palestine").Held(Blue, 5, "syria").Build(Fort, 1, "palestine").War(Green, Red).War(Red, Blue)
			p.Land("palestine").Siege = c.siege
			ship := p.Transport(Red, Galley, 1, c.from, 5)
			Want(t, c.name, p.WhyNotReach(Party{By: Red, At: At(c.from), Convoy: One(ship)}, At(c.to), c.on), c.why)
		}
	})
}

// From outside one gets at the keeper of a territory, and at who besieges it; at guests in a port only from its own sea, by
// leave of who holds it.
// rule: mu-prototype/attacking/from-adjacent-territory
// rule: mu-prototype/naval/ships-in-third-party-port
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-alpha/attack/target-territory-from-adjacent
// rule: mu-alpha/attack/target-transport-same-territory
func TestWhoIsReachedFromOutside(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Invested(t, 4, 20, 1, 1)
		p.Held(Blue, 5, "syria").War(Blue, Green)
		wagon := p.Transport(Blue, WarWagon, 1, "syria", 5)
		Want(t, "the besieger", p.WhyNotReach(Party{By: Blue, At: At("syria"), Convoy: One(wagon)}, At("palestine"), Green), play.Free)

		p = Position(t, 4).Held(Red, 5, "judea").Vf(Blue, "judea", 3).War(Green, Blue)
		p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Red, To: Green})
		galley := p.Transport(Green, Galley, 1, "levantine-sea", 5)
		Want(t, "a guest ashore where there is no port", p.WhyNotReach(Party{By: Green, At: At("levantine-sea"), Convoy: One(galley)}, At("judea"), Blue), RuleDocked)
	})
}

// Where one stands already it costs nothing to attack, nor to enter.
// rule: mu-prototype/attacking/movement-points-to-enter
// rule: mu-alpha/attack/transports-must-be-able-to-occupy
func TestAnAttackOnTheSpotCostsNoMP(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4)
		wagon := p.Transport(Green, WarWagon, 1, "judea", 5)
		Want(t, "on the spot", p.Entry(wagon, At("judea")), 0)
		Want(t, "a plain", p.Entry(wagon, At("palestine")), 1)
	})
}

// At a place one attacks its keeper and whoever else has armies or transports there; nobody attacks himself, or the town
// he besieges, anew.
// rule: mu-prototype/rounds/procedure
// rule: mu-prototype/attacking/transport-in-barbarian-territory-or-sea
// rule: mu-alpha/attack/procedure
// rule: mu-alpha/attack/target-transport-same-territory
func TestWhomOneMayAttack(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name  string
			place string
			lay   func(p *Stage)
			on    []play.Seat
		}{
			{"red's land", "palestine", func(p *Stage) { p.Held(Red, 5, "palestine") }, []play.Seat{Red}},
			{"red's land without armies", "palestine", func(p *Stage) { p.Own(Red, "palestine") }, []play.Seat{Red}},
			{"barbarian land", "palestine", func(*Stage) {}, []play.Seat{Barbarians}},
			{"one's own land", "palestine", func(p *Stage) { p.Held(Green, 5, "palestine") }, nil},
			{"one's own land with a guest", "palestine", func(p *Stage) { p.Held(Green, 5, "palestine").Vf(Red, "palestine", 1) }, []play.Seat{Red}},
			{"red's land with a guest's armies", "palestine", func(p *Stage) { p.Held(Red, 5, "palestine").Vf(Blue, "palestine", 1) }, []play.Seat{Red, Blue}},
			{"red's land with a guest's empty wagon", "palestine", func(p *Stage) {
				p.Held(Red, 5, "palestine").Transport(Blue, WarWagon, 1, "palestine", 0)
			}, []play.Seat{Red, Blue}},
			{"a town under one's own siege", "palestine", func(p *Stage) {
				p.Held(Red, 5, "palestine").Land("palestine").Siege.By = Green
			}, nil},
			{"an empty sea", "levantine-sea", func(*Stage) {}, nil},
			{"a sea with one's own Galley", "levantine-sea", func(p *Stage) { p.Transport(Green, Galley, 1, "levantine-sea", 1) }, nil},
			{"a sea with pirates", "levantine-sea", func(p *Stage) { p.Transport(Barbarians, Galley, 1, "levantine-sea", 1) }, []play.Seat{Barbarians}},
			{"a sea with red's empty ship", "levantine-sea", func(p *Stage) { p.Transport(Red, Merchantman, 1, "levantine-sea", 0) }, []play.Seat{Red}},
		} {
			p := Position(t, 4)
			c.lay(p)
			p.Active = Green
			p.Run(func(g *State, t *play.Table) {
				t.Await(func(o *play.Asking) {
					o.To(Green, AskCombat)
					g.OfferAttacksAt(o, At(c.place))
					o.May(play.Choice{Verb: EndCombat}, play.Free)
				})
			})
			for on := range play.Seat(Sides) {
				strike := By(Green, Attack, int16(At(c.place)), int16(on), p.PriceOf(Green, on))
				Want(t, c.name, p.Offers(strike) || p.Refuses(strike) != play.Free, slices.Contains(c.on, on))
			}
		}
	})
}

// Of several Captains the attacker names one at least, and more if he likes.
// rule: mu-prototype/rounds/procedure
// rule: mu-prototype/captains-in-combat/several-captains
// rule: mu-alpha/attack/procedure
// rule: mu-alpha/attack/several-captains
func TestTheAttackerNamesHisCaptains(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 31, 5)
		first, second := p.CaptainAt(Green, At("judea")), p.Captain(Green, 1, "judea", wagon)
		p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon).Asks(Green, AskCaptains)
		Want(t, "nobody", p.Offers(Says(Green, EnoughLead)), false)
		p.Play(By(Green, TakeAlong, second)).Asks(Green, AskCaptains)
		Want(t, "the same twice", p.Offers(By(Green, TakeAlong, second)), false)
		Want(t, "the other too", p.Offers(By(Green, TakeAlong, first)), true)
		p.Play(Says(Green, EnoughLead))
		Want(t, "who attacks", p.Battle.Captains, 1<<second)
		Want(t, "attacks left of the other", p.Captains[first].Attacks, 2)
	})
}

// Who has beaten a fleet that blocked a zone may go on through it; pirates block nobody.
// rule: mu-prototype/blockade/active-ways-through
// rule: mu-alpha/naval/active-block-fight-through
func TestABeatenFleetBlocksNoMore(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, on := range []play.Seat{Red, Barbarians} {
			p, galley := atSea(t, 3, 40)
			p.Transport(on, Galley, 1, "levantine-sea", 1)
			p.Falling(D4(4), D4(1)).Strikes("levantine-sea", on, galley).Asks(Green, AskSpoils)
			for s := range play.Seat(MostRealms) {
				through := NoPlace
				if s == on {
					through = At("levantine-sea")
				}
				Want(t, "through whose fleet", p.March.Through[s], through)
			}
		}
	})
}

// A port held by nothing but the crew of a ship falls when that ship comes out to break the siege and is lost.
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/movement/last-army-leaving-territory
func TestAPortIsLostWithTheShipThatHeldIt(t *testing.T) {
	for _, garrison := range []int16{0, 2} {
		p := Position(t, 3).Own(Green, "palestine").Vf(Green, "palestine", garrison).Held(Green, 5, "egypt").Held(Red, 5, "judea").War(Green, Red).Build(Fort, 1, "palestine")
		p.Transport(Red, Galley, 3, "levantine-sea", 30)
		p.Land("palestine").Siege = Siege{By: Red, Sea: true, Turns: 1, Now: 1, Chief: None}
		outside, inside := p.Transport(Green, Galley, 1, "levantine-sea", 1), p.Transport(Green, Galley, 1, "palestine", 1)
		relief, sortie := p.Captain(Green, 1, "levantine-sea", outside), p.Captain(Green, 1, "palestine", inside)
		p.Falling(D4(1), D4(1), D4(4)).Strikes("levantine-sea", Red, outside).Asks(Green, AskCaptains)
		p.Play(By(Green, TakeAlong, relief), By(Green, TakeAlong, sortie)).Asks(Red, AskSpoils)
		Want(t, "where the ship is lost", p.Transports[inside].At, At("levantine-sea"))
		Want(t, "the port is green's", p.Land("palestine").Owner == Green, garrison > 0)
	}
}

// Who has beaten a besieger comes in if he can: not from a coast without a port, not through a siege that goes on, and not
// with transports that nobody mans.
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/attacking/movement-points-to-enter
// rule: mu-alpha/attack/transports-must-be-able-to-occupy
func TestWhoComesInAfterARelief(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name string
			kind Kind
			from string
			to   string
			but  func(p *Stage, i int16)
			in   bool
		}{
			{"a wagon", WarWagon, "syria", "palestine", func(*Stage, int16) {}, true},
			{"a wagon whose armies have fallen", WarWagon, "syria", "palestine", func(p *Stage, i int16) { p.Transports[i].VF = 0 }, false},
			{"a ship, into the port", Galley, "levantine-sea", "palestine", func(*Stage, int16) {}, true},
			{"a ship, while another siege shuts the port", Galley, "levantine-sea", "palestine", func(p *Stage, _ int16) {
				p.Land("palestine").Siege = Siege{By: Blue, Sea: true, Chief: None}
			}, false},
			{"a ship, where there is no port", Galley, "levantine-sea", "judea", func(*Stage, int16) {}, false},
		} {
			p := Position(t, 4).Held(Red, 5, "palestine", "judea", "syria")
			i := p.Transport(Red, c.kind, 1, c.from, 5)
			c.but(p, i)
			p.Battle.Convoy = One(i)
			p.Run(func(g *State, t *play.Table) { g.Relieve(t, At(c.to)) })
			Want(t, c.name, p.Transports[i].At == At(c.to), c.in)
		}
	})
}

// The ships of an attack at sea of which nobody is left go to who defended himself, else to who is left beside him; where
// nobody is, or to barbarians, they are lost, but for those of others and of nobody.
// rule: mu-prototype/captains-in-combat/army-wiped-out
// rule: mu-prototype/conquest/transport-captured
// rule: mu-alpha/attack/conquest-of-transport
func TestWhatBecomesOfALostFleet(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name      string
			on        play.Seat
			red, blue int16
			taker     play.Seat
		}{
			{"red is left, with more of blue's", Red, 1, 4, Red},
			{"only blue is left", Red, 0, 4, Blue},
			{"nobody is left", Red, 0, 0, play.Nobody},
			{"to pirates", Barbarians, 1, 0, play.Nobody},
		} {
			p, galley := atSea(t, 1, 0)
			p.War(Green, Blue)
			p.Transport(Red, Merchantman, 1, "levantine-sea", c.red)
			p.Transport(Blue, Merchantman, 1, "levantine-sea", c.blue)
			p.Transport(Barbarians, Galley, 1, "levantine-sea", 5)
			adrift, others := p.Transport(play.Nobody, Merchantman, 1, "levantine-sea", 0), p.Transport(White, Merchantman, 1, "levantine-sea", 1)
			p.Open(Party{By: Green, At: At("levantine-sea"), Convoy: One(galley)}, At("levantine-sea"), c.on)
			p.Battle.Sides[Defending].Allies |= 1 << Blue
			if c.taker == play.Nobody {
				p.Battle.Convoy.Add(adrift)
				p.Battle.Convoy.Add(others)
			}
			p.Run(func(g *State, t *play.Table) { g.FleetLost(t, c.on) })
			if c.taker != play.Nobody {
				p.Asks(c.taker, AskSpoils)
				continue
			}
			Want(t, c.name, p.IsOver(), true)
			Want(t, "the Galley is gone", p.Transports[galley].Kind, NoTransport)
			Want(t, "nobody's ship is not", p.Transports[adrift].Kind, Merchantman)
			Want(t, "nor another's", p.Transports[others].Kind, Merchantman)
		}
	})
}

// A besieged territory is defended by who holds it, and by enemies of the besieger's who are none of his.
// rule: mu-prototype/attacking/conquered-when-no-defenders
// rule: mu-alpha/attack/must-occupy
func TestWhoStillDefendsABesiegedTerritory(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name     string
			lay      func(p *Stage)
			defended bool
		}{
			{"nobody", func(*Stage) {}, false},
			{"its holder", func(p *Stage) { p.Vf(Red, "palestine", 1) }, true},
			{"a friend of his, at war with the besieger", func(p *Stage) { p.Vf(Blue, "palestine", 1).War(Blue, Green) }, true},
			{"somebody at peace with both", func(p *Stage) { p.Vf(Blue, "palestine", 1) }, false},
			{"an enemy of both", func(p *Stage) { p.Vf(Blue, "palestine", 1).War(Blue, Green).War(Blue, Red) }, false},
		} {
			p := Invested(t, 4, 0, 1, 1)
			c.lay(p)
			Want(t, c.name, p.DefendedFrom(Green, At("palestine")), c.defended)
		}
	})
}
