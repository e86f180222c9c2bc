package prototype

import (
	"testing"

	"signoria"
	"signoria/games/medioevo"
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
func chain(t *testing.T) *stage {
	p := position(t, 6).crowned("hafsid-sultanate", "crown-of-castile", "kingdom-of-france", "mamluk-sultanate", "kingdom-of-hungary", "byzantine-empire")
	for _, pair := range [][2]play.Seat{
		{theMamluk, theHafsid}, {theMamluk, theHungary}, {theMamluk, theByzantium}, {theHafsid, theCastile}, {theHafsid, theFrance}, {theCastile, theFrance}, {theCastile, theMamluk},
		{theFrance, theHungary}, {theFrance, theByzantium}, {theHungary, theByzantium},
	} {
		p.defends(pair[0], pair[1])
	}
	return p.run(func(g *State, t *play.Table) { g.declare(t, theFrance, theHafsid, true) })
}

// The worked example of the Diplomacy chapter, with its costs.
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
// rule: mu-prototype/war/defensive-treaty-confirm-or-break
// rule: mu-prototype/war/treaty-war-has-no-surprise-cost
// rule: mu-prototype/war/surprise-with-treaty-total
// rule: mu-prototype/war/pacts-lapse-on-declaration
func TestWarChain(t *testing.T) {
	p := chain(t)
	p.asks(theMamluk, AskFaith).play(by(theMamluk, AidAlly, theFrance, theHafsid, 1))
	p.asks(theHungary, AskFaith).play(by(theHungary, AidAlly, theMamluk, theFrance, 2), says(theHungary, HoldsPeace))
	p.asks(theByzantium, AskFaith).play(by(theByzantium, AidAlly, theHungary, theMamluk, 2), by(theByzantium, ForsakeA, theFrance), by(theByzantium, AidAlly, theFrance, theMamluk, 1))
	p.asks(theCastile, AskFaith).play(by(theCastile, ForsakeA, theHafsid), by(theCastile, ForsakeA, theFrance), by(theCastile, ForsakeA, theMamluk))
	if !p.over() {
		t.Fatalf("the chain goes on: %s", p.match.Asked())
	}
	for s, lost := range map[play.Seat]int16{theFrance: 4, theMamluk: 1, theHungary: 2, theByzantium: 4, theCastile: 3, theHafsid: 0} {
		want(t, "honour of "+box().Atlas.Realms[p.Players[s].Realm].ID, p.Players[s].Honour, -lost)
	}
	for _, w := range [][2]play.Seat{{theFrance, theHafsid}, {theMamluk, theFrance}, {theHungary, theMamluk}, {theByzantium, theHungary}, {theByzantium, theFrance}} {
		want(t, "at war", p.atWar(w[0], w[1]), true)
	}
	want(t, "war of Castile", p.Players[theCastile].War, 0)
	want(t, "the victim's treaty with the Mamluk", p.granted(medioevo.Defence, theHafsid, theMamluk), true)
	if p.told(KeyWar, int16(theCastile)) {
		t.Error("Castile has declared war")
	}
}

// With the declaration every treaty between the two is over, whatever it says and whoever offered it, at 1 PO each for
// him who declares; the other pays nothing, a treaty of three goes on between the other two, and those of others are
// untouched. It comes before anybody else decides about his own.
//
// rule: mu-prototype/war/pacts-lapse-on-declaration
func TestPactsLapseWithTheDeclaration(t *testing.T) {
	p := position(t, 4).crowned("mamluk-sultanate", "kingdom-of-hungary", "golden-horde", "kingdom-of-france")
	clause := func(term medioevo.Term, from, to play.Seat) medioevo.Clause {
		return medioevo.Clause{Term: term, From: from, To: to}
	}
	p.treaty(clause(medioevo.Passage, green, red))
	p.treaty(clause(medioevo.Market, red, green), clause(medioevo.Market, green, red))
	p.defends(red, green)
	p.treaty(clause(medioevo.Passage, red, blue), clause(medioevo.Market, red, green))
	p.treaty(clause(medioevo.Passage, green, blue))
	p.defends(red, white)
	p.run(func(g *State, t *play.Table) { g.declare(t, green, red, false) }).asks(white, AskFaith)
	for _, term := range []medioevo.Term{medioevo.Passage, medioevo.Market, medioevo.Defence} {
		want(t, "granted by who declares", p.granted(term, green, red), false)
		want(t, "granted to who declares", p.granted(term, red, green), false)
	}
	want(t, "left of the treaty of three", p.granted(medioevo.Passage, red, blue), true)
	want(t, "his other treaty", p.granted(medioevo.Passage, green, blue), true)
	want(t, "the other's", p.granted(medioevo.Defence, white, red), true)
	want(t, "four treaties and another faith", p.Players[green].Honour, -4-p.warCost(green, red, false))
	want(t, "the other pays nothing", p.Players[red].Honour, 0)
	p.play(by(white, AidAlly, green, red, play.Seat(p.warCost(white, green, false))))
	want(t, "then the chain is over", p.over(), true)

	// None is made while they are at war.
	q := position(t, 4).crowned("mamluk-sultanate", "kingdom-of-hungary", "golden-horde", "kingdom-of-france")
	q.Phase = Diplomacy
	q.war(green, red).acts(green, (*State).diplomacy)
	for _, verb := range []play.Verb{DraftPact, DraftAlliance} {
		want(t, "with an enemy", q.offers(by(green, verb, red)), false)
		want(t, "with a neutral", q.offers(by(green, verb, blue)), true)
	}
}

// Who must choose cannot hold his peace first, and who has chosen is not asked on.
// rule: mu-prototype/war/defensive-treaty-confirm-or-break
func TestWarChainMustChoose(t *testing.T) {
	p := chain(t)
	want(t, "peace while called upon", p.refuses(says(theMamluk, HoldsPeace)), RuleFaith)
	p.play(by(theMamluk, ForsakeA, theHafsid))
	want(t, "honour of a breaker", p.Players[theMamluk].Honour, -1)
	p.asks(theCastile, AskFaith)
}

// rule: mu-prototype/war/declaration-cost-by-religion
// rule: mu-prototype/war/surprise-attack-cost
func TestWarCost(t *testing.T) {
	p := position(t, 3).crowned("mamluk-sultanate", "hafsid-sultanate", "kingdom-of-france")
	for _, c := range []struct {
		by, on   play.Seat
		surprise bool
		cost     int16
	}{{green, red, false, 3}, {green, blue, false, 1}, {green, red, true, 5}, {green, blue, true, 3}} {
		want(t, "cost", p.warCost(c.by, c.on, c.surprise), c.cost)
		q := position(t, 3).crowned("mamluk-sultanate", "hafsid-sultanate", "kingdom-of-france")
		q.run(func(g *State, t *play.Table) { g.declare(t, c.by, c.on, c.surprise) })
		want(t, "honour", q.Players[c.by].Honour, -c.cost)
		want(t, "war by surprise is war", q.atWar(c.on, c.by), true)
		want(t, "told as declared", q.told(KeyWar, int16(c.by), int16(c.on)), !c.surprise)
		want(t, "told as a surprise", q.told(KeySurprise, int16(c.by), int16(c.on)), c.surprise)
	}
}

// rule: mu-prototype/war/attack-by-surprise-starts-war
func TestSurpriseIsWar(t *testing.T) {
	p := position(t, 3).crowned("mamluk-sultanate", "hafsid-sultanate", "kingdom-of-france")
	p.run(func(g *State, t *play.Table) { g.declare(t, green, red, true) })
	want(t, "war", p.atWar(green, red) && p.atWar(red, green), true)
	want(t, "action spent", p.Players[green].Actions, 0)
	want(t, "told as such", p.told(KeySurprise, int16(green), int16(red)), true)
}

// rule: mu-prototype/war/declare-war-action
func TestDeclareWar(t *testing.T) {
	p := position(t, 3).crowned("mamluk-sultanate", "hafsid-sultanate", "kingdom-of-france")
	p.Phase = Diplomacy
	p.acts(green, (*State).diplomacy).play(by(green, DeclareWar, blue, 0, 1))
	want(t, "war", p.atWar(green, blue), true)
	want(t, "actions", p.Players[green].Actions, 1)
	want(t, "honour", p.Players[green].Honour, -1)
	want(t, "nothing left to do at TL I", p.over(), true)
}

// All see what wars follow from a declaration while it is decided, and that of one declared later alone.
// rule: mu-prototype/war/declare-war-action
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
func TestEachDeclarationIsAChainOfItsOwn(t *testing.T) {
	p := court(t)
	p.defends(white, red)
	p.run(func(g *State, t *play.Table) {
		g.declare(t, green, red, true)
		g.declare(t, green, blue, false)
		t.Await(func(o *play.Asking) { // before what comes next
			o.To(green, AskDiplomacy)
			o.May(play.Choice{Verb: EndDiplomacy}, play.Free)
		})
	}).asks(white, AskFaith)
	seen := p.View(blue).(*View).Chain
	want(t, "who has declared war on whom, by surprise", seen.By == green && seen.On == red && seen.Surprise, true)
	want(t, "who decides", seen.Deciding, white)
	want(t, "wars", len(seen.Wars), 1)
	p.play(by(white, AidAlly, green, red, play.Seat(p.warCost(white, green, false)))).asks(green, AskDiplomacy)
	want(t, "decided, and shown no more", p.View(blue).(*View).Chain == nil, true)
	want(t, "nobody decides", p.Chain.Deciding, play.Nobody)
	want(t, "the later", p.Chain.By == green && p.Chain.On == blue && !p.Chain.Surprise, true)
	want(t, "wars of the later", p.Chain.Count, 1)
}

// War makes contested where both stand.
// rule: mu-prototype/war/declare-war-action
// rule: mu-prototype/contested/enemies-in-one-territory
func TestWarMakesContested(t *testing.T) {
	p := court(t).held(red, 5, "palestine").vf(green, "palestine", 3)
	p.run(func(g *State, t *play.Table) { g.declare(t, green, red, false) })
	want(t, "Palestine", p.contested(at("palestine")), true)
}

// A promise of war is kept by that war, whoever declares it; not what others have promised, nor a war on another, nor what
// is promised besides.
// rule: mu-prototype/diplomacy/pact-break-definition
func TestWhichPromiseAWarKeeps(t *testing.T) {
	attack := func(from, enemy play.Seat) medioevo.Clause {
		return medioevo.Clause{Term: medioevo.Attack, From: from, To: white, A: int16(enemy)}
	}
	for _, declarer := range []play.Seat{green, red} {
		p := court(t)
		no := p.treaty(attack(green, red), attack(green, blue), attack(blue, red), medioevo.Clause{Term: medioevo.Loan, From: green, To: white, A: int16(red), N: 9})
		p.run(func(g *State, t *play.Table) { g.declare(t, declarer, green+red-declarer, false) })
		for i, n := range []int16{1, 0, 0, 9} {
			want(t, "kept", p.Treaties.Find(no).Clauses[i].N, n)
		}
	}
}

// rule: mu-prototype/war/start-at-peace
func TestStartAtPeace(t *testing.T) {
	g, err := historical.New(signoria.Setup{Game: ID, Version: Version, Seats: 4, Seed: 1, Options: map[string]int{optionTurns: 5}})
	if err != nil {
		t.Fatal(err)
	}
	for a := range play.Seat(4) {
		for b := range play.Seat(4) {
			want(t, "war", g.atWar(a, b), false)
		}
	}
	g.Treaties.Each(func(*medioevo.Treaty) { t.Error("a treaty") })
}

// rule: mu-prototype/war/peace-by-agreement
func TestPeace(t *testing.T) {
	for _, agreed := range []bool{true, false} {
		p := position(t, 3).crowned("mamluk-sultanate", "hafsid-sultanate", "kingdom-of-france").war(green, red)
		p.Phase = Diplomacy
		p.acts(green, (*State).diplomacy).play(by(green, OfferPeace, red)).asks(red, AskPeace)
		if agreed {
			p.play(says(red, Consent))
		} else {
			p.play(says(red, Refuse))
		}
		want(t, "war", p.atWar(green, red), !agreed)
		want(t, "honour", p.Players[green].Honour+p.Players[red].Honour, 0)
		want(t, "actions", p.Players[green].Actions, 1)
	}
}

// rule: mu-prototype/war/casus-belli
func TestCasusBelliAreNotBeyondCounting(t *testing.T) {
	p := court(t)
	p.Players[red].CasusBelli[green] = 126
	p.run(func(g *State, t *play.Table) { g.noteCB(t, red, green, 4) })
	want(t, "Casus Belli", p.Players[red].CasusBelli[green], 127)
}

// rule: mu-prototype/war/casus-belli
func TestCasusBelli(t *testing.T) {
	p := position(t, 3)
	p.run(func(g *State, t *play.Table) { g.noteCB(t, red, green, 2) })
	want(t, "noted", p.Players[red].CasusBelli[green], 2)
	want(t, "the other way", p.Players[green].CasusBelli[red], 0)
	want(t, "without effect on the cost of war", p.warCost(red, green, false), p.warCost(green, red, false))
}

// rule: mu-prototype/war/enemy-transport-inside-own-territory
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func TestTransportsMustLeave(t *testing.T) {
	p := position(t, 3).own(green, "judea").own(red, "egypt").vf(green, "judea", 5).vf(red, "egypt", 5)
	guest := p.transport(red, Caravan, 1, "judea", 2)
	moved := p.transport(green, Caravan, 1, "egypt", 2)
	p.Transports[moved].Moved = MovedInCombat
	home := p.transport(red, Caravan, 1, "egypt", 2)
	ship := p.transport(red, Galley, 1, "levantine-sea", 2)
	p.run(func(g *State, t *play.Table) { g.declare(t, green, red, false) })
	want(t, "the enemy's", p.Transports[guest].Leave, p.Turn)
	want(t, "his own, moved already", p.Transports[moved].Leave, p.Turn+1)
	want(t, "at home", p.Transports[home].Leave, 0)
	want(t, "at sea", p.Transports[ship].Leave, 0)
}

// A truce lets nobody declare war.
// rule: mu-prototype/empire-cards/diplomatico
func TestTruceForbidsWar(t *testing.T) {
	p := position(t, 3).crowned("mamluk-sultanate", "hafsid-sultanate", "kingdom-of-france")
	p.Truces[green][red], p.Truces[red][green] = p.Turn, p.Turn
	p.Phase = Diplomacy
	p.acts(green, (*State).diplomacy)
	want(t, "war in a truce", p.refuses(by(green, DeclareWar, red, 0, 3)), RuleTruce)
	want(t, "war on another", p.offers(by(green, DeclareWar, blue, 0, 1)), true)
	p.Truces[green][red] = p.Turn - 1
	want(t, "the truce is over", p.whyNotWar(green, red), play.Free)
}

// Nor do armies attack in a truce while there is war; when it is over they do.
// rule: mu-prototype/empire-cards/diplomatico
func TestTruceInWar(t *testing.T) {
	p := position(t, 3).own(green, "judea").own(red, "sinai").vf(green, "judea", 5).vf(red, "sinai", 3).war(green, red)
	wagon := p.transport(green, WarWagon, 1, "judea", 5)
	p.captain(green, 1, "judea", wagon)
	p.Active, p.March.Convoy, p.March.Leader = green, one(wagon), wagon
	want(t, "in war", p.whyNotAttack(at("sinai"), red), play.Free)
	p.Truces[green][red], p.Truces[red][green] = p.Turn, p.Turn
	want(t, "in a truce", p.whyNotAttack(at("sinai"), red), RuleTruce)
}

// Whom a treaty makes the attacker's enemy in the midst of the battle fights beside him no longer.
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
// rule: mu-prototype/allied-defence/alternate
func TestWhoBecomesAnEnemyInTheMidstOfABattleLeavesIt(t *testing.T) {
	p, wagon := clash(t, 30, 1)
	p.held(blue, 5, "syria").held(white, 5, "egypt").vf(white, "palestine", 3).war(blue, red)
	other := p.transport(blue, WarWagon, 1, "syria", 11)
	captain := p.captain(blue, 1, "syria", other)
	p.defends(blue, white)
	p.falling(d6(6), d6(1)).strikes("palestine", red, wagon).asks(blue, AskJoinAttack).play(by(blue, JoinAttack, at("syria")))
	p.asks(white, AskStandBy).play(says(white, StandAside), by(green, FightNext, green))
	p.asks(green, AskTurnOn).play(by(green, TurnOn, int16(white), 0, p.priceOf(green, white)))
	p.asks(blue, AskFaith).play(by(blue, AidAlly, int16(green), int16(white), p.priceOfWar(blue, green, false)))
	want(t, "at war", p.atWar(blue, green), true)
	want(t, "who attacks", p.Battle.Sides[attacking].Allies, 1<<green)
	want(t, "his wagon fights", p.Battle.Convoy.holds(other), false)
	want(t, "his Captain leads", p.Battle.Captains&(1<<captain) != 0, false)
}

// The wars that an attack by surprise sets off may forbid it: nobody attacks from land of a new enemy's. Nothing is
// spent then but the honour of the war.
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func TestNoAttackFromTheLandOfANewEnemy(t *testing.T) {
	for _, faithful := range []bool{true, false} {
		p, wagon, captain := throughBlue(t)
		p.falling(d6(3), d6(3)).strikes("palestine", red, wagon).asks(blue, AskFaith)
		if !faithful {
			p.play(by(blue, ForsakeA, red)).asks(green, AskFightOn)
			continue
		}
		p.play(by(blue, AidAlly, int16(green), int16(red), p.priceOfWar(blue, green, false)))
		want(t, "over", p.over(), true)
		want(t, "told", p.told(KeyCalledOff, int16(green), int16(red), int16(at("palestine"))), true)
		want(t, "war", p.atWar(green, red), true)
		want(t, "battle", p.Battle.Kind, NoBattle)
		want(t, "attacks left", p.Captains[captain].Attacks, 2)
		want(t, "MP spent", p.Transports[wagon].Spent, 0)
		p.Active, p.March.Convoy, p.March.Leader = green, one(wagon), wagon
		want(t, "again", p.whyNotAttack(at("palestine"), red), RuleMustLeave)
	}
}
