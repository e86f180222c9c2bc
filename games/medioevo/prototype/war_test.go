package prototype

import (
	"testing"

	"signoria"
	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// The six of the rulebook's example, in the order of their turn.
const (
	theHafsid play.Seat = iota
	theCastile
	theFrance
	theMamluk
	theHungary
	theByzantium
)

// chain is the rulebook's example up to the attack of France.
func chain(t *testing.T) *Stage {
	p := Position(t, 6).Crowned("hafsid-sultanate", "crown-of-castile", "kingdom-of-france", "mamluk-sultanate", "kingdom-of-hungary", "byzantine-empire")
	for _, pair := range [][2]play.Seat{
		{theMamluk, theHafsid}, {theMamluk, theHungary}, {theMamluk, theByzantium}, {theHafsid, theCastile}, {theHafsid, theFrance}, {theCastile, theFrance}, {theCastile, theMamluk},
		{theFrance, theHungary}, {theFrance, theByzantium}, {theHungary, theByzantium},
	} {
		p.Defends(pair[0], pair[1])
	}
	return p.Run(func(g *State, t *play.Table) { declare(g, t, theFrance, theHafsid, true) })
}

// The worked example of the Diplomacy chapter, with its costs.
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
// rule: mu-prototype/war/defensive-treaty-confirm-or-break
// rule: mu-prototype/war/treaty-war-has-no-surprise-cost
// rule: mu-prototype/war/surprise-with-treaty-total
// rule: mu-prototype/war/pacts-lapse-on-declaration
func TestWarChain(t *testing.T) {
	p := chain(t)
	p.Asks(theMamluk, AskFaith).Play(By(theMamluk, AidAlly, theFrance, theHafsid, 1))
	p.Asks(theHungary, AskFaith).Play(By(theHungary, AidAlly, theMamluk, theFrance, 2), Says(theHungary, HoldsPeace))
	p.Asks(theByzantium, AskFaith).Play(By(theByzantium, AidAlly, theHungary, theMamluk, 2), By(theByzantium, ForsakeA, theFrance), By(theByzantium, AidAlly, theFrance, theMamluk, 1))
	p.Asks(theCastile, AskFaith).Play(By(theCastile, ForsakeA, theHafsid), By(theCastile, ForsakeA, theFrance), By(theCastile, ForsakeA, theMamluk))
	if !p.IsOver() {
		t.Fatalf("the chain goes on: %s", p.Match.Asked())
	}
	for s, lost := range map[play.Seat]int16{theFrance: 4, theMamluk: 1, theHungary: 2, theByzantium: 4, theCastile: 3, theHafsid: 0} {
		Want(t, "honour of "+TheBox().Atlas.Realms[p.Players[s].Realm].ID, p.Players[s].Honour, -lost)
	}
	for _, w := range [][2]play.Seat{{theFrance, theHafsid}, {theMamluk, theFrance}, {theHungary, theMamluk}, {theByzantium, theHungary}, {theByzantium, theFrance}} {
		Want(t, "at war", p.AtWar(w[0], w[1]), true)
	}
	Want(t, "war of Castile", p.Players[theCastile].War, 0)
	Want(t, "the victim's treaty with the Mamluk", p.Granted(medioevo.Defence, theHafsid, theMamluk), true)
	if p.Told(KeyWar, int16(theCastile)) {
		t.Error("Castile has declared war")
	}
}

// With the declaration every treaty between the two is over, whatever it says and whoever offered it, at 1 PO each for
// him who declares; the other pays nothing, a treaty of three goes on between the other two, and those of others are
// untouched. It comes before anybody else decides about his own.
//
// rule: mu-prototype/war/pacts-lapse-on-declaration
func TestPactsLapseWithTheDeclaration(t *testing.T) {
	p := Position(t, 4).Crowned("mamluk-sultanate", "kingdom-of-hungary", "golden-horde", "kingdom-of-france")
	clause := func(term medioevo.Term, from, to play.Seat) medioevo.Clause {
		return medioevo.Clause{Term: term, From: from, To: to}
	}
	p.Treaty(clause(medioevo.Passage, Green, Red))
	p.Treaty(clause(medioevo.Market, Red, Green), clause(medioevo.Market, Green, Red))
	p.Defends(Red, Green)
	p.Treaty(clause(medioevo.Passage, Red, Blue), clause(medioevo.Market, Red, Green))
	p.Treaty(clause(medioevo.Passage, Green, Blue))
	p.Defends(Red, White)
	p.Run(func(g *State, t *play.Table) { declare(g, t, Green, Red, false) }).Asks(White, AskFaith)
	for _, term := range []medioevo.Term{medioevo.Passage, medioevo.Market, medioevo.Defence} {
		Want(t, "granted by who declares", p.Granted(term, Green, Red), false)
		Want(t, "granted to who declares", p.Granted(term, Red, Green), false)
	}
	Want(t, "left of the treaty of three", p.Granted(medioevo.Passage, Red, Blue), true)
	Want(t, "his other treaty", p.Granted(medioevo.Passage, Green, Blue), true)
	Want(t, "the other's", p.Granted(medioevo.Defence, White, Red), true)
	Want(t, "four treaties and another faith", p.Players[Green].Honour, -4-warCost(p.State, Green, Red, false))
	Want(t, "the other pays nothing", p.Players[Red].Honour, 0)
	p.Play(By(White, AidAlly, Green, Red, play.Seat(warCost(p.State, White, Green, false))))
	Want(t, "then the chain is over", p.IsOver(), true)

	// None is made while they are at war.
	q := Position(t, 4).Crowned("mamluk-sultanate", "kingdom-of-hungary", "golden-horde", "kingdom-of-france")
	q.Phase = Diplomacy
	q.War(Green, Red).Acts(Green, (*State).Diplomacy)
	for _, verb := range []play.Verb{DraftPact, DraftAlliance} {
		Want(t, "with an enemy", q.Offers(By(Green, verb, Red)), false)
		Want(t, "with a neutral", q.Offers(By(Green, verb, Blue)), true)
	}
}

// Who must choose cannot hold his peace first, and who has chosen is not asked on.
// rule: mu-prototype/war/defensive-treaty-confirm-or-break
func TestWarChainMustChoose(t *testing.T) {
	p := chain(t)
	Want(t, "peace while called upon", p.Refuses(Says(theMamluk, HoldsPeace)), RuleFaith)
	p.Play(By(theMamluk, ForsakeA, theHafsid))
	Want(t, "honour of a breaker", p.Players[theMamluk].Honour, -1)
	p.Asks(theCastile, AskFaith)
}

// rule: mu-prototype/war/declaration-cost-by-religion
// rule: mu-prototype/war/surprise-attack-cost
func TestWarCost(t *testing.T) {
	p := Position(t, 3).Crowned("mamluk-sultanate", "hafsid-sultanate", "kingdom-of-france")
	for _, c := range []struct {
		by, on   play.Seat
		surprise bool
		cost     int16
	}{{Green, Red, false, 3}, {Green, Blue, false, 1}, {Green, Red, true, 5}, {Green, Blue, true, 3}} {
		Want(t, "cost", warCost(p.State, c.by, c.on, c.surprise), c.cost)
		q := Position(t, 3).Crowned("mamluk-sultanate", "hafsid-sultanate", "kingdom-of-france")
		q.Run(func(g *State, t *play.Table) { declare(g, t, c.by, c.on, c.surprise) })
		Want(t, "honour", q.Players[c.by].Honour, -c.cost)
		Want(t, "war by surprise is war", q.AtWar(c.on, c.by), true)
		Want(t, "told as declared", q.Told(KeyWar, int16(c.by), int16(c.on)), !c.surprise)
		Want(t, "told as a surprise", q.Told(KeySurprise, int16(c.by), int16(c.on)), c.surprise)
	}
}

// rule: mu-prototype/war/attack-by-surprise-starts-war
func TestSurpriseIsWar(t *testing.T) {
	p := Position(t, 3).Crowned("mamluk-sultanate", "hafsid-sultanate", "kingdom-of-france")
	p.Run(func(g *State, t *play.Table) { declare(g, t, Green, Red, true) })
	Want(t, "war", p.AtWar(Green, Red) && p.AtWar(Red, Green), true)
	Want(t, "action spent", p.Players[Green].Actions, 0)
	Want(t, "told as such", p.Told(KeySurprise, int16(Green), int16(Red)), true)
}

// rule: mu-prototype/war/declare-war-action
func TestDeclareWar(t *testing.T) {
	p := Position(t, 3).Crowned("mamluk-sultanate", "hafsid-sultanate", "kingdom-of-france")
	p.Phase = Diplomacy
	p.Acts(Green, (*State).Diplomacy).Play(By(Green, DeclareWar, Blue, 0, 1))
	Want(t, "war", p.AtWar(Green, Blue), true)
	Want(t, "actions", p.Players[Green].Actions, 1)
	Want(t, "honour", p.Players[Green].Honour, -1)
	Want(t, "nothing left to do at TL I", p.IsOver(), true)
}

// All see what wars follow from a declaration while it is decided, and that of one declared later alone.
// rule: mu-prototype/war/declare-war-action
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
func TestEachDeclarationIsAChainOfItsOwn(t *testing.T) {
	p := Court(t)
	p.Defends(White, Red)
	p.Run(func(g *State, t *play.Table) {
		declare(g, t, Green, Red, true)
		declare(g, t, Green, Blue, false)
		t.Await(func(o *play.Asking) { // before what comes next
			o.To(Green, AskDiplomacy)
			o.May(play.Choice{Verb: EndDiplomacy}, play.Free)
		})
	}).Asks(White, AskFaith)
	seen := p.View(Blue).(*View).Chain
	Want(t, "who has declared war on whom, by surprise", seen.By == Green && seen.On == Red && seen.Surprise, true)
	Want(t, "who decides", seen.Deciding, White)
	Want(t, "wars", len(seen.Wars), 1)
	p.Play(By(White, AidAlly, Green, Red, play.Seat(warCost(p.State, White, Green, false)))).Asks(Green, AskDiplomacy)
	Want(t, "decided, and shown no more", p.View(Blue).(*View).Chain == nil, true)
	Want(t, "nobody decides", p.Chain.Deciding, play.Nobody)
	Want(t, "the later", p.Chain.By == Green && p.Chain.On == Blue && !p.Chain.Surprise, true)
	Want(t, "wars of the later", p.Chain.Count, 1)
}

// War makes contested where both stand.
// rule: mu-prototype/war/declare-war-action
// rule: mu-prototype/contested/enemies-in-one-territory
func TestWarMakesContested(t *testing.T) {
	p := Court(t).Held(Red, 5, "palestine").Vf(Green, "palestine", 3)
	p.Run(func(g *State, t *play.Table) { declare(g, t, Green, Red, false) })
	Want(t, "Palestine", p.Contested(At("palestine")), true)
}

// A promise of war is kept by that war, whoever declares it; not what others have promised, nor a war on another, nor what
// is promised besides.
// rule: mu-prototype/diplomacy/pact-break-definition
func TestWhichPromiseAWarKeeps(t *testing.T) {
	attack := func(from, enemy play.Seat) medioevo.Clause {
		return medioevo.Clause{Term: medioevo.Attack, From: from, To: White, A: int16(enemy)}
	}
	for _, declarer := range []play.Seat{Green, Red} {
		p := Court(t)
		no := p.Treaty(attack(Green, Red), attack(Green, Blue), attack(Blue, Red), medioevo.Clause{Term: medioevo.Loan, From: Green, To: White, A: int16(Red), N: 9})
		p.Run(func(g *State, t *play.Table) { declare(g, t, declarer, Green+Red-declarer, false) })
		for i, n := range []int16{1, 0, 0, 9} {
			Want(t, "kept", p.Treaties.Find(no).Clauses[i].N, n)
		}
	}
}

// rule: mu-prototype/war/start-at-peace
func TestStartAtPeace(t *testing.T) {
	g, err := historical.New(signoria.Setup{Game: ID, Version: Version, Seats: 4, Seed: 1, Options: map[string]int{OptionTurns: 5}})
	if err != nil {
		t.Fatal(err)
	}
	for a := range play.Seat(4) {
		for b := range play.Seat(4) {
			Want(t, "war", g.AtWar(a, b), false)
		}
	}
	g.Treaties.Each(func(*medioevo.Treaty) { t.Error("a treaty") })
}

// rule: mu-prototype/war/peace-by-agreement
func TestPeace(t *testing.T) {
	for _, agreed := range []bool{true, false} {
		p := Position(t, 3).Crowned("mamluk-sultanate", "hafsid-sultanate", "kingdom-of-france").War(Green, Red)
		p.Phase = Diplomacy
		p.Acts(Green, (*State).Diplomacy).Play(By(Green, OfferPeace, Red)).Asks(Red, AskPeace)
		if agreed {
			p.Play(Says(Red, Consent))
		} else {
			p.Play(Says(Red, Refuse))
		}
		Want(t, "war", p.AtWar(Green, Red), !agreed)
		Want(t, "honour", p.Players[Green].Honour+p.Players[Red].Honour, 0)
		Want(t, "actions", p.Players[Green].Actions, 1)
	}
}

// rule: mu-prototype/war/casus-belli
func TestCasusBelliAreNotBeyondCounting(t *testing.T) {
	p := Court(t)
	p.Players[Red].CasusBelli[Green] = 126
	p.Run(func(g *State, t *play.Table) { noteCB(g, t, Red, Green, 4) })
	Want(t, "Casus Belli", p.Players[Red].CasusBelli[Green], 127)
}

// rule: mu-prototype/war/casus-belli
func TestCasusBelli(t *testing.T) {
	p := Position(t, 3)
	p.Run(func(g *State, t *play.Table) { noteCB(g, t, Red, Green, 2) })
	Want(t, "noted", p.Players[Red].CasusBelli[Green], 2)
	Want(t, "the other way", p.Players[Green].CasusBelli[Red], 0)
	Want(t, "without effect on the cost of war", warCost(p.State, Red, Green, false), warCost(p.State, Green, Red, false))
}

// rule: mu-prototype/war/enemy-transport-inside-own-territory
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func TestTransportsMustLeave(t *testing.T) {
	p := Position(t, 3).Own(Green, "judea").Own(Red, "egypt").Vf(Green, "judea", 5).Vf(Red, "egypt", 5)
	guest := p.Transport(Red, Caravan, 1, "judea", 2)
	moved := p.Transport(Green, Caravan, 1, "egypt", 2)
	p.Transports[moved].Moved = MovedInCombat
	home := p.Transport(Red, Caravan, 1, "egypt", 2)
	ship := p.Transport(Red, Galley, 1, "levantine-sea", 2)
	p.Run(func(g *State, t *play.Table) { declare(g, t, Green, Red, false) })
	Want(t, "the enemy's", p.Transports[guest].Leave, p.Turn)
	Want(t, "his own, moved already", p.Transports[moved].Leave, p.Turn+1)
	Want(t, "at home", p.Transports[home].Leave, 0)
	Want(t, "at sea", p.Transports[ship].Leave, 0)
}

// A truce lets nobody declare war.
// rule: mu-prototype/empire-cards/diplomatico
func TestTruceForbidsWar(t *testing.T) {
	p := Position(t, 3).Crowned("mamluk-sultanate", "hafsid-sultanate", "kingdom-of-france")
	p.Truces[Green][Red], p.Truces[Red][Green] = p.Turn, p.Turn
	p.Phase = Diplomacy
	p.Acts(Green, (*State).Diplomacy)
	Want(t, "war in a truce", p.Refuses(By(Green, DeclareWar, Red, 0, 3)), RuleTruce)
	Want(t, "war on another", p.Offers(By(Green, DeclareWar, Blue, 0, 1)), true)
	p.Truces[Green][Red] = p.Turn - 1
	Want(t, "the truce is over", p.WhyNotWar(Green, Red), play.Free)
}

// Nor do armies attack in a truce while there is war; when it is over they do.
// rule: mu-prototype/empire-cards/diplomatico
func TestTruceInWar(t *testing.T) {
	p := Position(t, 3).Own(Green, "judea").Own(Red, "sinai").Vf(Green, "judea", 5).Vf(Red, "sinai", 3).War(Green, Red)
	wagon := p.Transport(Green, WarWagon, 1, "judea", 5)
	p.Captain(Green, 1, "judea", wagon)
	p.Active, p.March.Convoy, p.March.Leader = Green, One(wagon), wagon
	Want(t, "in war", p.WhyNotAttack(At("sinai"), Red), play.Free)
	p.Truces[Green][Red], p.Truces[Red][Green] = p.Turn, p.Turn
	Want(t, "in a truce", p.WhyNotAttack(At("sinai"), Red), RuleTruce)
}

// Whom a treaty makes the attacker's enemy in the midst of the battle fights beside him no longer.
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
// rule: mu-prototype/allied-defence/alternate
func TestWhoBecomesAnEnemyInTheMidstOfABattleLeavesIt(t *testing.T) {
	p, wagon := Clash(t, 30, 1)
	p.Held(Blue, 5, "syria").Held(White, 5, "egypt").Vf(White, "palestine", 3).War(Blue, Red)
	other := p.Transport(Blue, WarWagon, 1, "syria", 11)
	captain := p.Captain(Blue, 1, "syria", other)
	p.Defends(Blue, White)
	p.Falling(D6(6), D6(1)).Strikes("palestine", Red, wagon).Asks(Blue, AskJoinAttack).Play(By(Blue, JoinAttack, At("syria")))
	p.Asks(White, AskStandBy).Play(Says(White, StandAside), By(Green, FightNext, Green))
	p.Asks(Green, AskTurnOn).Play(By(Green, TurnOn, int16(White), 0, p.PriceOf(Green, White)))
	p.Asks(Blue, AskFaith).Play(By(Blue, AidAlly, int16(Green), int16(White), priceOfWar(p.State, Blue, Green, false)))
	Want(t, "at war", p.AtWar(Blue, Green), true)
	Want(t, "who attacks", p.Battle.Sides[Attacking].Allies, 1<<Green)
	Want(t, "his wagon fights", p.Battle.Convoy.Holds(other), false)
	Want(t, "his Captain leads", p.Battle.Captains&(1<<captain) != 0, false)
}

// The wars that an attack by surprise sets off may forbid it: nobody attacks from land of a new enemy's. Nothing is
// spent then but the honour of the war.
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func TestNoAttackFromTheLandOfANewEnemy(t *testing.T) {
	for _, faithful := range []bool{true, false} {
		p, wagon, captain := ThroughBlue(t)
		p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon).Asks(Blue, AskFaith)
		if !faithful {
			p.Play(By(Blue, ForsakeA, Red)).Asks(Green, AskFightOn)
			continue
		}
		p.Play(By(Blue, AidAlly, int16(Green), int16(Red), priceOfWar(p.State, Blue, Green, false)))
		Want(t, "over", p.IsOver(), true)
		Want(t, "told", p.Told(KeyCalledOff, int16(Green), int16(Red), int16(At("palestine"))), true)
		Want(t, "war", p.AtWar(Green, Red), true)
		Want(t, "battle", p.Battle.Kind, NoBattle)
		Want(t, "attacks left", p.Captains[captain].Attacks, 2)
		Want(t, "MP spent", p.Transports[wagon].Spent, 0)
		p.Active, p.March.Convoy, p.March.Leader = Green, One(wagon), wagon
		Want(t, "again", p.WhyNotAttack(At("palestine"), Red), RuleMustLeave)
	}
}
