package giochix

import (
	"slices"
	"testing"

	"signoria/play"
	"signoria/play/bargain"
)

// deals lets a player offer another a bargain, out of turn, which that takes.
func (p *at) deals(from, to play.Seat, open bool, florins int16, give, take bargain.Things) *at {
	p.t.Helper()
	move := bargain.Move{Deed: bargain.Offer, To: to, Open: open, Terms: bargain.Terms{Goods: [bargain.Goods]int16{florins}, Give: give, Take: take}}
	a, ok := bargaining.Aside(p.State, from, move)
	if !ok {
		p.t.Fatalf("one of the two has not what is offered: %+v", move)
	}
	p.stage.OutOfTurn(a)
	p.stage.OutOfTurn(play.Answer{Seat: to, Verb: AcceptDeal, A: p.stage.Position().Bargains.Last})
	p.State = p.stage.Position()
	return p
}

// asked puts a question before somebody, so that there is a moment for asides.
func (p *at) asked() *at {
	return p.run(func(g *State, t *play.Table) { g.setTax(t, hungarians) })
}

func TestPacts(t *testing.T) {
	t.Run("made at any moment, for florins too, public or secret, for the whole game", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/pacts-between-players
		// rule: mu-giochix/diplomacy/pact-written-public-or-secret
		// rule: mu-giochix/diplomacy/pact-duration-default
		for _, open := range []bool{true, false} {
			p := position(t, 3).asked().deals(byzantines, mamluks, open, -50, bargain.Of(int16(CommercialPact)), bargain.Of(int16(PassagePact)))
			p.wantFlorins(byzantines, 1050)
			p.wantFlorins(mamluks, 950)
			if !p.granted(byzantines, mamluks, CommercialPact) || !p.granted(mamluks, byzantines, PassagePact) || p.granted(byzantines, mamluks, PassagePact) {
				t.Error("what was agreed is not granted")
			}
			if secret := p.Pacts[byzantines][mamluks].Secret != 0; secret == open {
				t.Errorf("open %v: it is secret: %v", open, secret)
			}
			p.Turn = 7
			p.run(func(g *State, t *play.Table) { g.endPacts(t) })
			if !p.granted(byzantines, mamluks, CommercialPact) {
				t.Error("it has ended")
			}
		}
	})
	t.Run("or for three turns", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/pact-duration-default
		p := position(t, 3).asked().deals(byzantines, mamluks, true, 0, bargain.Of(int16(PassagePact), thingShort), 0)
		for _, turn := range []int8{2, 3, 4} {
			if !p.granted(byzantines, mamluks, PassagePact) {
				t.Errorf("it does not hold in turn %d", turn)
			}
			p.Turn = turn
			p.run(func(g *State, t *play.Table) { g.endPacts(t) })
		}
		if p.granted(byzantines, mamluks, PassagePact) {
			t.Error("it does not end")
		}
	})
	t.Run("prisoners may be freed by them", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/pacts-between-players
		p := position(t, 3)
		p.put(mamluks, 3, Captive+Spot(byzantines))
		p.asked().deals(byzantines, mamluks, true, -30, bargain.Of(thingPrisoners), 0)
		if p.Players[mamluks].Figures[3] != Surrendered {
			t.Error("he is not free")
		}
	})
	t.Run("who passes by a pact is no enemy, nor who has promised not to fight", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/passage-pact
		// rule: mu-giochix/diplomacy/non-belligerence
		// rule: mu-giochix/diplomacy/armistice
		for thing, both := range map[int16]bool{int16(PassagePact): false, int16(NonBelligerencePact): true, thingArmistice: true} {
			p := position(t, 3).asked().deals(byzantines, mamluks, true, 0, bargain.Of(thing), 0)
			if p.hostile(mamluks, byzantines) || p.hostile(byzantines, mamluks) == both {
				t.Errorf("thing %d binds the wrong ones", thing)
			}
		}
	})
	t.Run("an armistice is over with the turn", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/armistice
		p := position(t, 3).asked().deals(byzantines, mamluks, true, 0, bargain.Of(thingArmistice), 0)
		p.run(func(g *State, t *play.Table) { g.endPacts(t) })
		if !p.hostile(byzantines, mamluks) {
			t.Error("it holds still")
		}
	})
}

func TestWar(t *testing.T) {
	declare := func(p *at) *at {
		p.asked().stage.OutOfTurn(by(byzantines, DeclareWar, int16(mamluks)))
		p.State = p.stage.Position()
		return p
	}
	t.Run("it is free, ends all pacts between the two, and costs 2 Honour for each", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/declare-war
		// rule: mu-giochix/diplomacy/declare-war-penalties
		// rule: mu-giochix/diplomacy/non-belligerence
		// rule: mu-giochix/victory/hp-pact-war-rebellion-penalties
		p := declare(position(t, 3))
		p.wantHonour(byzantines, 10)
		p.wantWronged(mamluks, byzantines, false)
		if !p.atWar(byzantines, mamluks) || !p.atWar(mamluks, byzantines) {
			t.Error("there is no war")
		}
		p = position(t, 3)
		p.Pacts[mamluks][byzantines].Kinds = 1<<PassagePact | 1<<NonBelligerencePact
		p.Pacts[byzantines][mamluks].Kinds = 1 << CommercialPact
		p.Pacts[byzantines][hungarians].Kinds = 1 << CommercialPact
		declare(p)
		p.wantHonour(byzantines, 4)
		p.wantHonour(mamluks, 10)
		p.wantWronged(mamluks, byzantines, true)
		p.wantWronged(hungarians, byzantines, false)
		if p.Pacts[mamluks][byzantines].Kinds != 0 || p.Pacts[byzantines][mamluks].Kinds != 0 || p.Pacts[byzantines][hungarians].Kinds == 0 {
			t.Error("the wrong pacts are over")
		}
	})
	t.Run("an attack without it costs 3, and makes it", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/attack-without-declaration
		// rule: mu-giochix/combat/enter-undefended-enemy
		p := position(t, 3)
		p.Pacts[mamluks][byzantines].Kinds = 1 << CommercialPact
		p.run(func(g *State, t *play.Table) { g.attacks(t, byzantines, mamluks) })
		p.wantHonour(byzantines, 10-3-2)
		p.run(func(g *State, t *play.Table) { g.attacks(t, byzantines, mamluks) })
		p.wantHonour(byzantines, 5)
		p.run(func(g *State, t *play.Table) { g.attacks(t, byzantines, Barbarians) })
		p.wantHonour(byzantines, 5)
	})
	t.Run("in Combat it comes too late", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/attack-without-declaration
		p := position(t, 3)
		p.Phase = Combat
		if got := p.whyNotDeclare(byzantines, mamluks); got != RuleWarInTime {
			t.Errorf("it is forbidden by %d", got)
		}
	})
	t.Run("war is declared once", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/attack-without-declaration
		// rule: mu-giochix/diplomacy/declare-war
		p := position(t, 3).war(byzantines, mamluks)
		if at, in := p.whyNotDeclare(byzantines, mamluks), p.whyNotDeclare(byzantines, hungarians); at != RuleAtWar || in != play.Free {
			t.Errorf("on an enemy it is forbidden by %d, on another by %d", at, in)
		}
	})
	t.Run("but anew by who would be free of what was agreed in it", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/declare-war
		// rule: mu-giochix/diplomacy/declare-war-penalties
		// rule: mu-giochix/diplomacy/non-belligerence
		p := position(t, 3).war(byzantines, mamluks).asked().deals(mamluks, byzantines, true, 0, bargain.Of(int16(NonBelligerencePact)), 0)
		if p.hostile(byzantines, mamluks) {
			t.Error("the pact does not bind")
		}
		declare(p)
		p.wantHonour(byzantines, startHonour-pactBroken)
		if !p.hostile(byzantines, mamluks) || p.whyNotDeclare(byzantines, mamluks) != RuleAtWar {
			t.Error("the pact holds still, or war can be declared a third time")
		}
	})
	t.Run("both make peace", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/peace
		p := declare(position(t, 3)).deals(byzantines, mamluks, true, 20, bargain.Of(thingPeace), 0)
		if p.atWar(byzantines, mamluks) {
			t.Error("the war goes on")
		}
		p.wantHonour(byzantines, 10)
	})
}

// wantWronged demands that one remembers another as having broken a pact with him, or not.
func (p *at) wantWronged(s, by play.Seat, some bool) {
	p.t.Helper()
	if p.Players[s].Wronged>>by&1 == 1 != some {
		p.t.Errorf("seat %d was wronged by %d: %v", s, by, !some)
	}
}

func TestDispute(t *testing.T) {
	accused := func(t *testing.T) *at {
		p := position(t, 4)
		p.Pacts[mamluks][byzantines].Kinds = 1 << DefensiveAlliance
		p.asked().stage.OutOfTurn(by(byzantines, Accuse, int16(mamluks)))
		return p
	}
	t.Run("most decide, and a broken pact costs 2 Honour", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/pact-dispute-vote
		// rule: mu-giochix/diplomacy/pact-violation
		p := accused(t).play(by(byzantines, VoteBroken), by(mamluks, VoteKept), by(hungarians, VoteBroken), by(germans, VoteBroken))
		p.wantHonour(mamluks, 8)
		p.wantWronged(byzantines, mamluks, true)
		if got := p.whyNotAccuse(byzantines); got != RuleAccused {
			t.Errorf("a second time in the turn is forbidden by %d", got)
		}
	})
	t.Run("of as many on either side it was kept", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/pact-dispute-vote
		p := accused(t).play(by(byzantines, VoteBroken), by(mamluks, VoteKept), by(hungarians, VoteBroken), by(germans, VoteKept))
		p.wantHonour(mamluks, 10)
		p.wantWronged(byzantines, mamluks, false)
	})
}

func TestAlliances(t *testing.T) {
	t.Run("the ally of who is attacked sends what he owes of what he has in reach", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/defensive-alliance
		p := position(t, 3).asked().deals(hungarians, byzantines, true, 0, bargain.Of(int16(DefensiveAlliance)), 0)
		p.stand(hungarians, "macedonia", Counts{Light: 2, Knight: 2}).stand(hungarians, "kent", Counts{Light: 5})
		var came uint8
		p.run(func(g *State, t *play.Table) {
			came = g.callSupport(t, g.placeNamed("thrace"), byzantines, mamluks, false)
		})
		p.play(by(hungarians, SendSupport, int16(Knight), int16(p.place("macedonia")), 0, 2), by(hungarians, SendSupport, int16(Light), int16(p.place("macedonia")), 0, 1))
		if got := counts(p.army(hungarians, p.place("thrace"))); got != (Counts{Light: 1, Knight: 2}) {
			t.Errorf("%v came", got)
		}
		if came != 1<<hungarians {
			t.Errorf("support came of %b", came)
		}
	})
	t.Run("the battle tells who helps whom", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/defensive-alliance
		p := position(t, 3).asked().deals(hungarians, byzantines, true, 0, bargain.Of(int16(DefensiveAlliance)), 0)
		p.stand(mamluks, "thrace", Counts{Light: 3}).stand(byzantines, "thrace", Counts{Light: 1}).stand(hungarians, "thrace", Counts{Light: 3})
		p.run(func(g *State, t *play.Table) { g.muster(t, g.placeNamed("thrace"), mamluks, byzantines) })
		if !p.stage.Tells(KeyBattle, int16(mamluks), int16(byzantines), int16(p.place("thrace")), 3, 4, 1<<hungarians<<MostPlayers) {
			t.Error("the ally of who is attacked is not told of")
		}
	})
	t.Run("he says which of his Captains goes", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/defensive-alliance
		p := position(t, 3).asked().deals(hungarians, byzantines, true, 0, bargain.Of(int16(DefensiveAlliance)), 0)
		p.captain(hungarians, "macedonia", 3).captain(hungarians, "macedonia", 1).stand(hungarians, "macedonia", Counts{Light: 5})
		p.run(func(g *State, t *play.Table) { g.callSupport(t, g.placeNamed("thrace"), byzantines, mamluks, false) })
		p.play(by(hungarians, SendSupport, int16(Captain), int16(p.place("macedonia")), 0, 1))
		if got := p.place("thrace"); p.Players[hungarians].Figures[firstCaptain] == Spot(got) || p.Players[hungarians].Figures[firstCaptain+1] != Spot(got) {
			t.Error("the wrong one goes")
		}
	})
	t.Run("at sea he sends Galleys with all aboard, from beside the battle or a port on it", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/defensive-alliance
		// rule: mu-giochix/naval/when
		p := position(t, 3).owes(hungarians, byzantines, 3, play.Nobody)
		near, docked, far := p.own(hungarians, Galley, 1, "north-aegean"), p.own(hungarians, Galley, 1, "thrace"), p.own(hungarians, Galley, 1, "ionian-sea")
		p.aboard(hungarians, near, Counts{Light: 2}).aboard(hungarians, docked, Counts{Archer: 1}).aboard(hungarians, far, Counts{Light: 2})
		p.stand(hungarians, "thrace", Counts{Knight: 4})
		p.run(func(g *State, t *play.Table) {
			g.callSupport(t, g.placeNamed("sea-of-marmara"), byzantines, mamluks, false)
		})
		if p.may(hungarians, play.Choice{Verb: SendGalley, A: numbered(hungarians, far)}) {
			t.Error("one comes from afar")
		}
		p.play(by(hungarians, SendGalley, numbered(hungarians, near))).stage.Asks(hungarians, AskSupport)
		if p.play(by(hungarians, SendGalley, numbered(hungarians, docked))); !p.stage.Over() {
			t.Errorf("more is asked of him: %s", p.stage.Asked())
		}
		p.wantHere(hungarians, "sea-of-marmara", 3)
	})
	t.Run("against whom it was promised, in an attack", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/offensive-alliance
		p := position(t, 3).asked().deals(hungarians, byzantines, true, 0, bargain.Of(thingAgainst+int16(mamluks)), 0)
		if got := p.owed(hungarians, byzantines, mamluks, true); got != supportEach {
			t.Errorf("%d figures are owed", got)
		}
		if p.owed(hungarians, byzantines, mamluks, false) != 0 || p.owed(hungarians, byzantines, germans, true) != 0 {
			t.Error("more is owed than was promised")
		}
	})
}

// owes writes an alliance down: what a player owes another, in an attack on somebody or else when he is attacked.
func (p *at) owes(ally, whom play.Seat, n int8, against play.Seat) *at {
	x := &p.Pacts[ally][whom]
	if against == play.Nobody {
		x.Kinds |= 1 << DefensiveAlliance
		x.Defence += n
	} else {
		x.Kinds |= 1 << OffensiveAlliance
		x.Offence[against] += n
	}
	return p
}

// allied says whether one of two players has promised the other support.
func (p *at) allied(a, b play.Seat) bool {
	const alliances = 1<<DefensiveAlliance | 1<<OffensiveAlliance
	return (p.Pacts[a][b].Kinds|p.Pacts[b][a].Kinds)&alliances != 0
}

// musters draws up a battle that the Byzantines begin against the Hungarians in Wallachia.
func (p *at) musters() *at {
	p.t.Helper()
	return p.stand(byzantines, "wallachia", Counts{Light: 1}).stand(hungarians, "wallachia", Counts{Light: 1}).run(func(g *State, t *play.Table) {
		g.muster(t, g.placeNamed("wallachia"), byzantines, hungarians)
	})
}

func TestAlliesInBattle(t *testing.T) {
	from := func(p *at, n int16) play.Answer {
		return by(germans, SendSupport, int16(Light), int16(p.place("serbia")), 0, n)
	}
	t.Run("the ally's units fight, and are no enemies when the battle is over", func(t *testing.T) {
		// rule: mu-giochix/battle/when
		// rule: mu-giochix/diplomacy/offensive-alliance
		// rule: mu-giochix/conquest/when
		p := position(t, 4).war(byzantines, hungarians).owes(germans, byzantines, 9, hungarians).stand(germans, "serbia", Counts{Light: 10})
		p.stand(byzantines, "bulgaria", Counts{Knight: 10}).stand(hungarians, "wallachia", Counts{Light: 1})
		p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
		p.play(from(p, 9)).stage.Asks(byzantines, AskStance)
		if got := p.fighters(Attacking); got != (Counts{Light: 9, Knight: 10}) {
			t.Errorf("the attackers are %v", got)
		}
		p.closing()
		p.wantControl("wallachia", byzantines)
		p.wantHonour(byzantines, startHonour)
		if p.Here[p.place("wallachia")][germans] == 0 {
			t.Error("no ally is left")
		}
	})
	t.Run("he comes as well where who is attacked has nobody", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/defensive-alliance
		// rule: mu-giochix/combat/enter-undefended-enemy
		p := position(t, 4).war(byzantines, hungarians).owes(germans, hungarians, 3, play.Nobody).stand(germans, "serbia", Counts{Light: 3})
		p.stand(byzantines, "bulgaria", Counts{Knight: 10}).activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
		p.play(from(p, 3)).stage.Asks(byzantines, AskStance)
		if p.lead(Defending) != hungarians {
			t.Errorf("seat %d leads the defenders", p.lead(Defending))
		}
		p.wantLeft(Defending, 3)
		p.closing()
		p.wantControl("wallachia", byzantines)
		p.wantHonour(byzantines, startHonour)
	})
	t.Run("and where a guest of his is beaten first", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/defensive-alliance
		// rule: mu-giochix/battle-exits/several-enemies
		p := position(t, 4).war(byzantines, hungarians).war(byzantines, mamluks).owes(germans, hungarians, 3, play.Nobody).stand(germans, "serbia", Counts{Light: 3})
		p.stand(mamluks, "wallachia", Counts{Light: 1}).stand(byzantines, "bulgaria", Counts{Knight: 10})
		p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
		for p.prompt() != AskSupport {
			p.pass()
		}
		if p.play(from(p, 3)); p.lead(Defending) != hungarians {
			t.Errorf("seat %d leads the defenders", p.lead(Defending))
		}
		p.closing()
		p.wantControl("wallachia", byzantines)
		if n := p.stage.Count(KeyBattle); n != 2 {
			t.Errorf("%d battles are fought", n)
		}
	})
	t.Run("but not where the land is no enemy's in which others are beaten", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/defensive-alliance
		// rule: mu-giochix/diplomacy/non-belligerence
		p := position(t, 4).war(byzantines, mamluks).owes(germans, hungarians, 3, play.Nobody).stand(germans, "serbia", Counts{Light: 3}).give(hungarians, "e19")
		p.Pacts[byzantines][hungarians].Kinds, p.Pacts[hungarians][byzantines].Kinds = 1<<NonBelligerencePact, 1<<NonBelligerencePact
		p.stand(mamluks, "wallachia", Counts{Light: 1}).stand(byzantines, "bulgaria", Counts{Knight: 10})
		p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia").closing()
		p.wantControl("wallachia", hungarians)
		if n := p.stage.Count(KeyBattle); n != 1 || p.atWar(byzantines, hungarians) {
			t.Errorf("%d battles are fought", n)
		}
	})
	t.Run("those that stand with him fight too, and count", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/defensive-alliance
		p := position(t, 4).owes(germans, hungarians, 3, play.Nobody).stand(germans, "wallachia", Counts{Light: 2}).stand(germans, "serbia", Counts{Light: 4}).musters()
		p.stage.Asks(germans, AskSupport)
		if p.play(from(p, 1)); !p.stage.Over() {
			t.Errorf("more is asked of him: %s", p.stage.Asked())
		}
		if got := p.fighters(Defending); got != (Counts{Light: 1 + 2 + 1}) {
			t.Errorf("the defenders are %v", got)
		}
	})
	t.Run("who is an ally of both fights for the attacker alone", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/defensive-alliance
		p := position(t, 4).owes(germans, hungarians, 6, play.Nobody).owes(germans, byzantines, 3, hungarians).stand(germans, "serbia", Counts{Light: 6}).musters()
		if p.play(from(p, 3)); !p.stage.Over() {
			t.Errorf("it is asked: %s", p.stage.Asked())
		}
		p.wantHere(germans, "wallachia", 3)
		p.wantLeft(Attacking, 4)
	})
	t.Run("who has an armistice with the enemy sends nobody", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/armistice
		p := position(t, 4).owes(germans, hungarians, 3, play.Nobody).stand(germans, "serbia", Counts{Light: 6})
		p.Armistice[germans], p.Armistice[byzantines] = 1<<byzantines, 1<<germans
		if p.musters(); !p.stage.Over() {
			t.Errorf("it is asked: %s", p.stage.Asked())
		}
	})
	t.Run("in an attack he can refuse, which breaks the pact; who is attacked must be helped", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/offensive-alliance
		// rule: mu-giochix/diplomacy/pact-violation
		p := position(t, 4).owes(germans, byzantines, 3, hungarians).stand(germans, "serbia", Counts{Light: 6}).musters().play(by(germans, RefuseSupport))
		p.wantHonour(germans, startHonour-2)
		p.wantWronged(byzantines, germans, true)
		p.wantLeft(Attacking, 1)
		if p.owed(germans, byzantines, hungarians, true) != 0 || p.allied(germans, byzantines) {
			t.Error("the alliance holds still")
		}
		// rule: mu-giochix/diplomacy/defensive-alliance
		p = position(t, 4).owes(germans, hungarians, 3, play.Nobody).stand(germans, "serbia", Counts{Light: 6}).musters()
		if p.may(germans, play.Choice{Verb: RefuseSupport}) {
			t.Error("he may leave who is attacked alone")
		}
	})
}

func TestGuests(t *testing.T) {
	t.Run("who has granted passage does not fight his guests at home, but may meet them as enemies elsewhere", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/passage-pact
		p := position(t, 3).stand(mamluks, "thrace", Counts{Light: 1}).stand(mamluks, "kent", Counts{Light: 1}).stand(byzantines, "macedonia", Counts{Light: 1})
		p.Pacts[byzantines][mamluks].Kinds |= 1 << PassagePact
		p.activate(byzantines, "macedonia", joins(byzantines, Sort(Light), 1)).march(byzantines, "thrace")
		if p.Battle.On {
			t.Error("he fights them")
		}
		p.wantHonour(byzantines, startHonour)
		if !p.foeAt(byzantines, mamluks, p.place("kent")) {
			t.Error("they are no enemies anywhere")
		}
	})
	// rule: mu-giochix/diplomacy/military-control-pact
	// rule: mu-giochix/diplomacy/passage-pact
	t.Run("whose units may be in another's land is no enemy there", func(t *testing.T) {
		for pact, guest := range map[PactKind]bool{PassagePact: true, MilitaryControlPact: true, CommercialPact: false, CivilControlPact: false} {
			p := position(t, 3).stand(mamluks, "thrace", Counts{Light: 1}).stand(mamluks, "kent", Counts{Light: 1}).stand(byzantines, "macedonia", Counts{Light: 1})
			p.Pacts[byzantines][mamluks].Kinds = 1 << pact
			if host := p.place("thrace"); p.foeAt(byzantines, mamluks, host) == guest || p.hostile(mamluks, byzantines) == guest || !p.foeAt(byzantines, mamluks, p.place("kent")) {
				t.Errorf("pact %d: the wrong ones are enemies", pact)
			}
			p.activate(byzantines, "macedonia", joins(byzantines, Sort(Light), 1)).march(byzantines, "thrace")
			if p.Battle.On == guest || p.granted(byzantines, mamluks, pact) != guest {
				t.Errorf("pact %d: a battle is %v, the pact in force %v", pact, p.Battle.On, p.granted(byzantines, mamluks, pact))
			}
		}
	})
	t.Run("there is no battle where they stand together, whoever of the two sits first", func(t *testing.T) {
		// rule: mu-giochix/commerce/buy-forbidden
		for _, x := range []struct {
			host, guest play.Seat
			at          string
		}{{byzantines, mamluks, "thrace"}, {mamluks, byzantines, "egypt"}} {
			p := position(t, 3).stand(byzantines, x.at, Counts{Light: 1}).stand(mamluks, x.at, Counts{Light: 1})
			if !p.contested(byzantines, p.place(x.at)) {
				t.Errorf("%s is in peace without a pact", x.at)
			}
			p.Pacts[x.host][x.guest].Kinds |= 1 << PassagePact
			if p.contested(byzantines, p.place(x.at)) {
				t.Errorf("%s is contested", x.at)
			}
		}
	})
}

// lets has a player say that he would let a pact go, or would not after all.
func (p *at) lets(s play.Seat, verb play.Verb, from play.Seat, thing int16, to play.Seat) *at {
	p.t.Helper()
	p.stage.OutOfTurn(by(s, verb, int16(from), thing, int16(to)))
	p.State = p.stage.Position()
	return p
}

// letGoings are the pacts that a player could say he lets go, and those to which he could hold on after all.
func (p *at) letGoings(s play.Seat) (all []play.Choice) {
	for _, c := range p.stage.Asides(s) {
		if c.Verb == CancelPact || c.Verb == KeepPact {
			all = append(all, play.Choice{Verb: c.Verb, A: c.A, B: c.B, C: c.C})
		}
	}
	return all
}

func TestLettingGo(t *testing.T) {
	passage := func(t *testing.T, open bool) *at {
		return position(t, 3).asked().deals(byzantines, mamluks, open, 0, bargain.Of(int16(PassagePact)), 0)
	}
	// rule: mu-giochix/diplomacy/pact-cancel-by-consent
	t.Run("a pact ends without penalty when both would let it go, whoever says so first", func(t *testing.T) {
		for _, first := range [...]play.Seat{byzantines, mamluks} {
			second := byzantines + mamluks - first
			p := passage(t, true).lets(first, CancelPact, byzantines, int16(PassagePact), mamluks)
			if !p.granted(byzantines, mamluks, PassagePact) || p.willing(byzantines, mamluks, int16(PassagePact)) != first || p.stage.Count(KeyPactEnds) != 0 {
				t.Errorf("one of the two has ended it, or has not said that he would: %+v", p.Pacts[byzantines][mamluks])
			}
			if !p.stage.Tells(KeyLetsGo, int16(first), int16(byzantines), int16(mamluks), int16(PassagePact)) {
				t.Error("it is not told")
			}
			p.lets(second, CancelPact, byzantines, int16(PassagePact), mamluks)
			if p.Pacts[byzantines][mamluks] != (Pact{}) || !p.stage.Tells(KeyPactEnds, int16(byzantines), int16(mamluks), int16(PassagePact)) {
				t.Errorf("it holds still, or is not told of: %+v", p.Pacts[byzantines][mamluks])
			}
			p.wantHonour(byzantines, startHonour)
			p.wantHonour(mamluks, startHonour)
		}
	})
	// rule: mu-giochix/diplomacy/pact-cancel-by-consent
	// rule: mu-giochix/diplomacy/declare-war-penalties
	t.Run("whoever would let go alone, and then declares war, has broken it all the same", func(t *testing.T) {
		p := passage(t, true).lets(mamluks, CancelPact, byzantines, int16(PassagePact), mamluks)
		p.stage.OutOfTurn(by(mamluks, DeclareWar, int16(byzantines)))
		p.State = p.stage.Position()
		p.wantHonour(mamluks, startHonour-2)
		if p.Pacts[byzantines][mamluks] != (Pact{}) {
			t.Errorf("there is left of it %+v", p.Pacts[byzantines][mamluks])
		}
	})
	// rule: mu-giochix/diplomacy/pact-cancel-by-consent
	t.Run("it can be taken back, and then the other's word alone ends nothing", func(t *testing.T) {
		for _, first := range [...]play.Seat{byzantines, mamluks} {
			p := passage(t, true).lets(first, CancelPact, byzantines, int16(PassagePact), mamluks)
			if got, want := p.letGoings(first), (play.Choice{Verb: KeepPact, A: int16(byzantines), B: int16(PassagePact), C: int16(mamluks)}); !slices.Equal(got, []play.Choice{want}) {
				t.Errorf("he could %+v", got)
			}
			p.lets(first, KeepPact, byzantines, int16(PassagePact), mamluks)
			if p.willing(byzantines, mamluks, int16(PassagePact)) != play.Nobody || !p.stage.Tells(KeyHoldsOn, int16(first), int16(byzantines), int16(mamluks), int16(PassagePact)) {
				t.Error("he would let it go still, or nobody is told")
			}
			p.lets(byzantines+mamluks-first, CancelPact, byzantines, int16(PassagePact), mamluks)
			if !p.granted(byzantines, mamluks, PassagePact) {
				t.Error("it is over")
			}
		}
	})
	// rule: mu-giochix/diplomacy/pact-cancel-by-consent
	t.Run("what is granted the one way is not let go with what is granted the other", func(t *testing.T) {
		p := passage(t, true).deals(mamluks, byzantines, true, 0, bargain.Of(int16(PassagePact), int16(CommercialPact)), 0)
		p.lets(byzantines, CancelPact, byzantines, int16(PassagePact), mamluks).lets(mamluks, CancelPact, mamluks, int16(PassagePact), byzantines)
		if !p.granted(byzantines, mamluks, PassagePact) || !p.granted(mamluks, byzantines, PassagePact) {
			t.Error("one of them is over")
		}
		p.lets(byzantines, CancelPact, mamluks, int16(PassagePact), byzantines)
		if !p.granted(byzantines, mamluks, PassagePact) || p.granted(mamluks, byzantines, PassagePact) || !p.granted(mamluks, byzantines, CommercialPact) {
			t.Error("the wrong ones are over")
		}
		if got := len(p.letGoings(mamluks)); got != 2 || len(p.letGoings(hungarians)) != 0 {
			t.Errorf("%d could be let go", got)
		}
	})
	// rule: mu-giochix/diplomacy/pact-cancel-by-consent
	// rule: mu-giochix/diplomacy/non-belligerence
	t.Run("Non-Belligerence, which is both's, goes as one pact", func(t *testing.T) {
		for _, pledges := range [...]play.Seat{byzantines, mamluks} {
			p := position(t, 3).asked().deals(pledges, byzantines+mamluks-pledges, true, 0, bargain.Of(int16(NonBelligerencePact)), 0)
			for _, s := range [...]play.Seat{byzantines, mamluks} {
				if got := p.letGoings(s); len(got) != 1 {
					t.Errorf("he could %+v", got)
				}
			}
			if p.lets(mamluks, CancelPact, byzantines, int16(NonBelligerencePact), mamluks); p.hostile(mamluks, byzantines) || p.hostile(byzantines, mamluks) {
				t.Error("one of the two has ended it")
			}
			for _, x := range p.viewPacts(hungarians) {
				if x.Lets != mamluks {
					t.Errorf("it is seen as %+v", x)
				}
			}
			p.lets(byzantines, CancelPact, byzantines, int16(NonBelligerencePact), mamluks)
			if p.Pacts != (position(t, 3).Pacts) || p.stage.Count(KeyPactEnds) != 1 {
				t.Errorf("it holds still, or ends %d times", p.stage.Count(KeyPactEnds))
			}
		}
	})
	// rule: mu-giochix/diplomacy/pact-cancel-by-consent
	// rule: mu-giochix/diplomacy/offensive-alliance
	t.Run("whoever is an ally against several lets him go for each", func(t *testing.T) {
		p := position(t, 4).owes(germans, byzantines, 3, mamluks).owes(germans, byzantines, 3, hungarians).asked()
		for _, s := range [...]play.Seat{germans, byzantines} {
			p.lets(s, CancelPact, germans, thingAgainst+int16(hungarians), byzantines)
		}
		if p.owed(germans, byzantines, mamluks, true) != 3 || p.owed(germans, byzantines, hungarians, true) != 0 {
			t.Error("he is let go from the wrong one")
		}
		if !p.stage.Tells(KeyPactEnds, int16(germans), int16(byzantines), thingAgainst+int16(hungarians)) {
			t.Error("it is not told")
		}
		p.lets(byzantines, CancelPact, germans, thingAgainst+int16(mamluks), byzantines)
		for _, x := range p.viewPacts(hungarians) {
			if x.On != mamluks || x.Lets != byzantines {
				t.Errorf("it is seen as %+v", x)
			}
		}
		if p.lets(germans, CancelPact, germans, thingAgainst+int16(mamluks), byzantines); p.allied(germans, byzantines) {
			t.Error("they are allies still")
		}
	})
	// rule: mu-giochix/diplomacy/pact-cancel-by-consent
	// rule: mu-giochix/diplomacy/pact-duration-default
	// rule: mu-giochix/taxes/default-twice-eliminated
	t.Run("with a pact goes what was said of it, however it ends or is made again", func(t *testing.T) {
		against := thingAgainst + int16(hungarians)
		for name, ends := range map[string]func(p *at){
			"in war":         func(p *at) { p.run(func(g *State, t *play.Table) { g.goToWar(t, byzantines, mamluks) }) },
			"with its time":  func(p *at) { p.Turn += 2; p.run(func(g *State, t *play.Table) { g.endPacts(t) }) },
			"with its maker": func(p *at) { p.run(func(g *State, t *play.Table) { g.eliminate(t, mamluks) }) },
			"made again": func(p *at) {
				p.deals(byzantines, mamluks, true, 0, bargain.Of(int16(PassagePact), against), bargain.Of(int16(NonBelligerencePact)))
			},
		} {
			p := position(t, 4).asked().deals(byzantines, mamluks, true, 0, bargain.Of(int16(PassagePact), int16(NonBelligerencePact), against, thingShort), 0)
			for _, thing := range [...]int16{int16(PassagePact), int16(NonBelligerencePact), against} {
				p.lets(byzantines, CancelPact, byzantines, thing, mamluks)
			}
			if ends(p); p.Pacts[byzantines][mamluks].Lets != [2]uint16{} || p.Pacts[mamluks][byzantines].Lets != [2]uint16{} {
				t.Errorf("%s: it is said still: %b", name, p.Pacts[byzantines][mamluks].Lets)
			}
		}
	})
	// rule: mu-giochix/diplomacy/pact-written-public-or-secret
	// rule: mu-giochix/diplomacy/pact-cancel-by-consent
	t.Run("of a secret pact the two alone know who would let it go, though another has read it", func(t *testing.T) {
		for _, open := range [...]bool{true, false} {
			p := passage(t, open)
			p.run(func(g *State, _ *play.Table) { g.spies(hungarians, byzantines, mamluks) }).asked()
			p.lets(mamluks, CancelPact, byzantines, int16(PassagePact), mamluks)
			for _, s := range [...]play.Seat{byzantines, mamluks, hungarians, play.Nobody} {
				knows := open || s == byzantines || s == mamluks
				src, g := chanceOf(1), *p.State
				g.Redeal(s, &src)
				if got := g.willing(byzantines, mamluks, int16(PassagePact)) == mamluks; got != knows {
					t.Errorf("open %v: seat %d knows of it: %v", open, s, got)
				}
				for _, x := range p.viewPacts(s) {
					if got := x.Lets == mamluks; got != knows {
						t.Errorf("open %v: seat %d sees %+v", open, s, x)
					}
				}
				if !slices.Equal(g.viewPacts(s), p.viewPacts(s)) {
					t.Errorf("open %v: seat %d sees %+v, for all he knows %+v", open, s, p.viewPacts(s), g.viewPacts(s))
				}
			}
			p.lets(mamluks, KeepPact, byzantines, int16(PassagePact), mamluks)
			for _, l := range p.stage.Lines(0) {
				if (l.Key == KeyLetsGo || l.Key == KeyHoldsOn) && (l.For(hungarians) != open || !l.For(byzantines) || !l.For(mamluks)) {
					t.Errorf("open %v: the line is for %b", open, l.To)
				}
			}
		}
	})
	// rule: mu-giochix/diplomacy/pact-written-public-or-secret
	t.Run("of the end of a secret pact nobody else reads", func(t *testing.T) {
		for name, ends := range map[string]func(p *at){
			"both would": func(p *at) {
				for _, s := range [...]play.Seat{mamluks, byzantines} {
					p.lets(s, CancelPact, byzantines, int16(PassagePact), mamluks)
				}
			},
			"its time is over": func(p *at) { p.Turn += 2; p.run(func(g *State, t *play.Table) { g.endPacts(t) }) },
		} {
			for _, open := range [...]bool{true, false} {
				p := position(t, 3).asked().deals(byzantines, mamluks, open, 0, bargain.Of(int16(PassagePact), thingShort), 0)
				ends(p)
				for _, l := range p.stage.Lines(0) {
					if l.Key == KeyPactEnds && (l.For(hungarians) != open || !l.For(byzantines) || !l.For(mamluks)) {
						t.Errorf("%s: it is told to %b", name, l.To)
					}
				}
				if p.stage.Count(KeyPactEnds) != 1 {
					t.Errorf("%s: it has not ended", name)
				}
			}
		}
	})
	t.Run("an alliance for the whole game does not end sooner, nor becomes secret, by being made again", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/pact-duration-default
		// rule: mu-giochix/diplomacy/pact-written-public-or-secret
		p := position(t, 3).asked().deals(byzantines, mamluks, true, 0, bargain.Of(int16(DefensiveAlliance)), 0)
		p.deals(byzantines, mamluks, false, 0, bargain.Of(int16(DefensiveAlliance), thingShort), 0)
		if x := &p.Pacts[byzantines][mamluks]; x.Until[DefensiveAlliance] != 0 || x.Secret != 0 || x.Defence != 2*supportEach {
			t.Errorf("it is %+v", x)
		}
		for _, l := range p.stage.Lines(0) {
			if l.Key == KeyPact && l.To != 0 {
				t.Error("what is added to it is told in secret, and all can see it")
			}
		}
	})
}

func TestPactsAreWritten(t *testing.T) {
	// rule: mu-giochix/diplomacy/pact-duration-default
	t.Run("a short one that is made again for the whole game holds for it, and one for the whole game is not made twice", func(t *testing.T) {
		p := position(t, 3).asked().deals(byzantines, mamluks, true, 0, bargain.Of(int16(PassagePact), thingShort), 0)
		if got := p.Pacts[byzantines][mamluks].Until[PassagePact]; got != 4 {
			t.Errorf("it holds until turn %d", got)
		}
		if why := p.whyNotPledge(byzantines, mamluks, int16(PassagePact)); why != play.Free {
			t.Errorf("it cannot be made again: %d", why)
		}
		p.deals(byzantines, mamluks, true, 0, bargain.Of(int16(PassagePact)), 0)
		if got := p.Pacts[byzantines][mamluks].Until[PassagePact]; got != 0 {
			t.Errorf("then it holds until turn %d", got)
		}
		if why := p.whyNotPledge(byzantines, mamluks, int16(PassagePact)); why != RulePactHolds {
			t.Errorf("then it can be made again: %d", why)
		}
	})
	// rule: mu-giochix/diplomacy/pact-duration-default
	// rule: mu-giochix/diplomacy/offensive-alliance
	// rule: mu-giochix/diplomacy/pact-cancel-by-consent
	t.Run("a short alliance against somebody ends with its last turn, whoever that is", func(t *testing.T) {
		for _, against := range [...]play.Seat{mamluks, hungarians} {
			p := position(t, 4).asked().deals(germans, byzantines, true, 0, bargain.Of(thingAgainst+int16(against), thingShort), 0)
			if got := p.owed(germans, byzantines, against, true); got != 3 {
				t.Errorf("%d figures are owed", got)
			}
			p.Turn = 4
			p.run(func(g *State, t *play.Table) { g.endPacts(t) })
			if p.allied(germans, byzantines) || p.owed(germans, byzantines, against, true) != 0 {
				t.Errorf("against %d it holds still", against)
			}
		}
	})
	// rule: mu-giochix/diplomacy/peace
	// rule: mu-giochix/diplomacy/armistice
	t.Run("peace and armistice bind both", func(t *testing.T) {
		p := position(t, 3).war(byzantines, mamluks).war(byzantines, hungarians).asked().deals(mamluks, byzantines, true, 0, bargain.Of(thingPeace, thingArmistice), 0)
		if p.atWar(byzantines, mamluks) || p.atWar(mamluks, byzantines) || !p.atWar(byzantines, hungarians) || !p.atWar(hungarians, byzantines) {
			t.Error("the wrong war is over, or but for one of them")
		}
		if p.hostile(byzantines, mamluks) || p.hostile(mamluks, byzantines) || !p.hostile(byzantines, hungarians) {
			t.Error("the wrong ones fight")
		}
	})
	// rule: mu-giochix/diplomacy/peace
	// rule: mu-giochix/diplomacy/pacts-between-players
	// rule: mu-giochix/diplomacy/offensive-alliance
	t.Run("nobody pledges what he cannot", func(t *testing.T) {
		p := position(t, 4).war(byzantines, mamluks)
		p.put(mamluks, 0, Captive+Spot(byzantines))
		p.Armistice[byzantines] |= 1 << hungarians
		for _, c := range []struct {
			to    play.Seat
			thing int16
			want  play.Rule
		}{
			{mamluks, thingPeace, play.Free}, {hungarians, thingPeace, RuleNoWar}, {mamluks, thingPrisoners, play.Free}, {hungarians, thingPrisoners, RuleNoPrisoners},
			{hungarians, thingArmistice, RulePactHolds}, {mamluks, thingArmistice, play.Free}, {mamluks, thingAgainst + int16(mamluks), RuleOwnSide},
			{mamluks, thingAgainst + int16(hungarians), play.Free}, {mamluks, int16(CommercialPact), play.Free}, {mamluks, int16(DefensiveAlliance), play.Free},
		} {
			if got := p.whyNotPledge(byzantines, c.to, c.thing); got != c.want {
				t.Errorf("thing %d to %d: %d, want %d", c.thing, c.to, got, c.want)
			}
		}
	})
	// rule: mu-giochix/combat/enter-undefended-enemy
	// rule: mu-giochix/diplomacy/attack-without-declaration
	t.Run("Barbarians are everybody's enemies, and nobody's war", func(t *testing.T) {
		p := position(t, 3)
		if !p.hostile(Barbarians, byzantines) || !p.hostile(byzantines, Barbarians) || p.hostile(byzantines, byzantines) {
			t.Error("they are not, or one is one's own")
		}
		p.attacks(&play.Table{}, Barbarians, byzantines)
		p.attacks(&play.Table{}, byzantines, Barbarians)
		p.wantHonour(byzantines, startHonour)
		if p.Wars[byzantines] != 0 {
			t.Error("there is a war")
		}
	})
	// rule: mu-giochix/diplomacy/declare-war
	t.Run("war is declared on whoever is in the game and not at war already", func(t *testing.T) {
		p := position(t, 4).war(byzantines, mamluks)
		p.Players[germans].Out = true
		p.asked()
		got := map[int16]bool{}
		for _, c := range p.stage.Asides(byzantines) {
			if c.Verb == DeclareWar {
				got[c.A] = true
			}
		}
		if len(got) != 1 || !got[int16(hungarians)] {
			t.Errorf("war can be declared on %v", got)
		}
	})
}

func TestWhoHelps(t *testing.T) {
	// rule: mu-giochix/diplomacy/defensive-alliance
	// rule: mu-giochix/combat/enter-undefended-enemy
	t.Run("an ally of who is attacked who has somebody there or beside it", func(t *testing.T) {
		for name, c := range map[string]struct {
			ready func(p *at)
			want  bool
		}{
			"nobody is an ally":       {func(p *at) { p.stand(germans, "serbia", Counts{Light: 3}) }, false},
			"an ally beside it":       {func(p *at) { p.owes(germans, hungarians, 3, play.Nobody).stand(germans, "serbia", Counts{Light: 3}) }, true},
			"an ally in it":           {func(p *at) { p.owes(germans, hungarians, 3, play.Nobody).stand(germans, "wallachia", Counts{Light: 3}) }, true},
			"an ally far away":        {func(p *at) { p.owes(germans, hungarians, 3, play.Nobody).stand(germans, "kent", Counts{Light: 3}) }, false},
			"an ally of the attacker": {func(p *at) { p.owes(germans, byzantines, 3, play.Nobody).stand(germans, "serbia", Counts{Light: 3}) }, false},
			"an ally in attacks":      {func(p *at) { p.owes(germans, hungarians, 3, byzantines).stand(germans, "serbia", Counts{Light: 3}) }, false},
			"the attacker himself": {func(p *at) {
				p.owes(byzantines, hungarians, 3, play.Nobody).stand(byzantines, "serbia", Counts{Light: 3})
			}, false},
			"an ally with an armistice": {func(p *at) {
				p.owes(germans, hungarians, 3, play.Nobody).stand(germans, "serbia", Counts{Light: 3}).Armistice[germans] = 1 << byzantines
			}, false},
			"an ally with an armistice with another": {func(p *at) {
				p.owes(germans, hungarians, 3, play.Nobody).stand(germans, "serbia", Counts{Light: 3}).Armistice[germans] = 1 << mamluks
			}, true},
		} {
			p := position(t, 4)
			if c.ready(p); p.hasHelp(p.place("wallachia"), hungarians, byzantines) != c.want {
				t.Errorf("%s: want %v", name, c.want)
			}
		}
	})
	// rule: mu-giochix/diplomacy/defensive-alliance
	// rule: mu-giochix/diplomacy/pact-written-public-or-secret
	t.Run("an alliance may be secret, so who learns that nobody comes who could does not take his step back", func(t *testing.T) {
		for near, learns := range map[string]bool{"serbia": true, "kent": false} {
			p := position(t, 4).war(byzantines, hungarians).stand(byzantines, "bulgaria", Counts{Knight: 2}).stand(germans, near, Counts{Light: 1})
			p.learn(byzantines, "strategia").activate(byzantines, "bulgaria", joins(byzantines, Sort(Knight), 2)).march(byzantines, "wallachia")
			if err := p.stage.MayTakeBack(byzantines); (err != nil) != learns {
				t.Errorf("with somebody in %s: %v", near, err)
			}
		}
	})
	// rule: mu-giochix/diplomacy/defensive-alliance
	// rule: mu-giochix/battle/when
	t.Run("who has nobody to send is not asked, and takes no part", func(t *testing.T) {
		p := position(t, 4).owes(germans, hungarians, 3, play.Nobody).stand(germans, "kent", Counts{Light: 3})
		if p.musters(); !p.stage.Over() || p.Battle.Fights[germans] != None || p.Battle.Fights[hungarians] != Defending || p.Battle.Fights[byzantines] != Attacking {
			t.Errorf("they fight on the sides %v", p.Battle.Fights)
		}
	})
	// rule: mu-giochix/diplomacy/defensive-alliance
	t.Run("each further alliance is for three figures more", func(t *testing.T) {
		p := position(t, 4).asked().deals(germans, hungarians, true, 0, bargain.Of(int16(DefensiveAlliance)), 0).deals(germans, hungarians, true, 0, bargain.Of(int16(DefensiveAlliance)), 0)
		if got := p.owed(germans, hungarians, byzantines, false); got != 6 {
			t.Errorf("%d are owed", got)
		}
		p.stand(germans, "serbia", Counts{Light: 9}).musters()
		if c := mustOffer(p, germans).Choices[0]; c.Lo != 1 || c.Hi != 6 {
			t.Errorf("%d to %d are to be sent", c.Lo, c.Hi)
		}
	})
	// rule: mu-giochix/diplomacy/defensive-alliance
	// rule: mu-giochix/diplomacy/offensive-alliance
	t.Run("but never for more than anybody has, however often it is made", func(t *testing.T) {
		p := position(t, 4).asked()
		for range 45 {
			p.deals(germans, hungarians, true, 0, bargain.Of(int16(DefensiveAlliance), thingAgainst+int16(byzantines)), 0)
		}
		for _, attacking := range []bool{false, true} {
			if got := p.owed(germans, hungarians, byzantines, attacking); got != figures {
				t.Errorf("attacking %v: %d are owed", attacking, got)
			}
		}
	})
	// rule: mu-giochix/diplomacy/defensive-alliance
	t.Run("nobody helps against Barbarians", func(t *testing.T) {
		p := position(t, 4).owes(germans, hungarians, 3, play.Nobody).stand(germans, "serbia", Counts{Light: 9}).stand(hungarians, "wallachia", Counts{Light: 1}).barbariansIn("wallachia", Horde{Light: 1})
		p.run(func(g *State, t *play.Table) { g.muster(t, g.placeNamed("wallachia"), hungarians, Barbarians) })
		if !p.stage.Over() || p.Battle.Fights[germans] != None {
			t.Errorf("it is asked: %s", p.stage.Asked())
		}
	})
}

// What others know: of secret pacts those alone who made or read them, of cards the owner and who has seen them.
func TestWhoKnowsWhat(t *testing.T) {
	// rule: mu-giochix/diplomacy/pact-written-public-or-secret
	t.Run("a secret pact is none for whoever has not read it", func(t *testing.T) {
		for seat, want := range map[play.Seat]bool{byzantines: true, mamluks: true, hungarians: false, germans: true, play.Nobody: false} {
			p := position(t, 4).asked().deals(byzantines, mamluks, false, 0, bargain.Of(int16(PassagePact)), 0).deals(byzantines, mamluks, true, 0, bargain.Of(int16(CommercialPact)), 0)
			p.spies(germans, byzantines, mamluks)
			src := chanceOf(1)
			g := *p.State
			g.Redeal(seat, &src)
			if got := g.granted(byzantines, mamluks, PassagePact); got != want || !g.granted(byzantines, mamluks, CommercialPact) {
				t.Errorf("seat %d knows of it: %v", seat, got)
			}
		}
	})
	// rule: mu-giochix/diplomacy/pact-written-public-or-secret
	t.Run("who has read a secret pact does not know what is added to it in secret", func(t *testing.T) {
		defence, offence := int16(DefensiveAlliance), func(s play.Seat) int16 { return thingAgainst + int16(s) }
		for name, c := range map[string]struct {
			first, later bargain.Things
			open         bool
			want         []PactView
		}{
			"against another": {bargain.Of(offence(hungarians)), bargain.Of(offence(germans)), false, []PactView{{Kind: "offensive_alliance", Secret: true, On: hungarians, Units: 3}}},
			"for more units":  {bargain.Of(defence), bargain.Of(defence), false, []PactView{{Kind: "defensive_alliance", Secret: true, On: play.Nobody, Units: 3}}},
			"for longer":      {bargain.Of(int16(PassagePact), thingShort), bargain.Of(int16(PassagePact)), false, []PactView{{Kind: "passage", Secret: true, On: play.Nobody, Until: 4}}},
			"in the open":     {bargain.Of(defence), bargain.Of(defence), true, []PactView{{Kind: "defensive_alliance", On: play.Nobody, Units: 6}}},
			"and read again":  {bargain.Of(defence), 0, false, []PactView{{Kind: "defensive_alliance", Secret: true, On: play.Nobody, Units: 3}}},
		} {
			p := position(t, 4).asked().deals(byzantines, mamluks, false, 0, c.first, 0)
			p.run(func(g *State, _ *play.Table) { g.spies(germans, byzantines, mamluks) }).asked()
			if c.later != 0 {
				p.deals(byzantines, mamluks, c.open, 0, c.later, 0)
			}
			for i := range c.want {
				c.want[i].From, c.want[i].To, c.want[i].Lets = byzantines, mamluks, play.Nobody
			}
			if got := p.viewPacts(germans); !slices.Equal(got, c.want) {
				t.Errorf("%s: he reads %+v", name, got)
			}
			for _, l := range p.stage.Lines(0) {
				if l.Key == KeyPact && l.For(germans) != c.open {
					t.Errorf("%s: that it is agreed is told to %b", name, l.To)
				}
			}
			src, g := chanceOf(1), *p.State
			if g.Redeal(germans, &src); !slices.Equal(g.viewPacts(germans), c.want) || !slices.Equal(g.viewPacts(byzantines), c.want) {
				t.Errorf("%s: for all he knows there are %+v", name, g.viewPacts(byzantines))
			}
			p.spies(germans, byzantines, mamluks)
			if !slices.Equal(p.viewPacts(germans), p.viewPacts(mamluks)) {
				t.Errorf("%s: after another reading he reads %+v", name, p.viewPacts(germans))
			}
		}
	})
	// rule: mu-giochix/diplomacy/pact-written-public-or-secret
	// rule: mu-giochix/diplomacy/pact-duration-default
	t.Run("he takes it for over when it should be, and is told of the end of what he has read alone", func(t *testing.T) {
		against := func(s play.Seat) int16 { return thingAgainst + int16(s) }
		p := position(t, 4).asked().deals(byzantines, mamluks, false, 0, bargain.Of(int16(PassagePact), thingShort), 0).deals(byzantines, mamluks, false, 0, bargain.Of(against(hungarians)), 0)
		p.run(func(g *State, _ *play.Table) { g.spies(germans, byzantines, mamluks) }).asked()
		p.deals(byzantines, mamluks, false, 0, bargain.Of(int16(PassagePact), against(germans)), 0)
		for thing, knows := range map[int16]bool{against(hungarians): true, against(germans): false, int16(PassagePact): true, int16(CommercialPact): false} {
			p.Pacts[byzantines][mamluks].Kinds |= 1 << CommercialPact
			p.Pacts[byzantines][mamluks].Secret |= 1 << CommercialPact
			if got := p.readers(thing, byzantines, mamluks); got != 1<<byzantines|1<<mamluks|uint16(oneIf(knows))<<germans {
				t.Errorf("of the end of thing %d are told %b", thing, got)
			}
		}
		p.Turn = 4
		p.run(func(g *State, t *play.Table) { g.endPacts(t) })
		if !p.granted(byzantines, mamluks, PassagePact) || len(p.viewPacts(germans)) != 1 {
			t.Errorf("he reads %+v", p.viewPacts(germans))
		}
		p.run(func(g *State, t *play.Table) { g.goToWar(t, byzantines, mamluks) })
		if p.grant(&play.Table{}, byzantines, mamluks, against(hungarians), 0, false); len(p.viewPacts(germans)) != 0 {
			t.Errorf("of a later one he reads %+v", p.viewPacts(germans))
		}
	})
	// rule: mu-giochix/diplomacy/pact-written-public-or-secret
	t.Run("of very many readings the first is forgotten", func(t *testing.T) {
		p := position(t, 6)
		for from := range play.Seat(6) {
			for to := range play.Seat(6) {
				if from != to {
					p.grant(&play.Table{}, from, to, int16(CommercialPact), 0, false)
				}
			}
		}
		for s := range play.Seat(6) {
			for from := range play.Seat(6) {
				for to := range play.Seat(6) {
					p.spies(s, from, to)
				}
			}
		}
		if len(p.viewPacts(byzantines)) != 10 || len(p.viewPacts(novgorod)) != 30 || p.Read[readings-1].By != novgorod {
			t.Errorf("they read %d and %d", len(p.viewPacts(byzantines)), len(p.viewPacts(novgorod)))
		}
	})
	// rule: mu-giochix/purchases/empire-card-objective-hidden
	t.Run("the front of a card is known to its owner and to who has seen it, to a spectator if all have", func(t *testing.T) {
		p := position(t, 3).give(byzantines, "e01").give(mamluks, "e02", "e03")
		mine, his, all := int8(cardNamed(t, "e01")), int8(cardNamed(t, "e02")), int8(cardNamed(t, "e03"))
		p.Cards[his].Seen, p.Cards[all].Seen = 1<<hungarians, 0b111
		for seat, want := range map[play.Seat][3]bool{byzantines: {true, false, true}, mamluks: {false, true, true}, hungarians: {false, true, true}, play.Nobody: {false, false, true}} {
			if got := [3]bool{p.knows(seat, mine), p.knows(seat, his), p.knows(seat, all)}; got != want {
				t.Errorf("seat %d knows %v, want %v", seat, got, want)
			}
		}
	})
}

// What the page shows of another's cards.
// rule: mu-giochix/purchases/empire-card-objective-hidden
func TestCardsAsTheyAreSeen(t *testing.T) {
	p := position(t, 3).give(byzantines, "e01")
	card := int8(cardNamed(t, "e01"))
	p.Cards[card].Gained = 2
	who := int(box.Cards[card].Character)
	if v := p.viewCard(byzantines, card); v.Card != int(card) || v.Gained != 2 || v.Character != who {
		t.Errorf("its owner sees %+v", v)
	}
	if v := p.viewCard(mamluks, card); v.Card != None || v.Gained != 0 || v.Character != who {
		t.Errorf("others see %+v", v)
	}
	p.Cards[card].Drawn = true
	if v := p.viewCard(byzantines, card); v.Card != int(card) || v.Character != who {
		t.Errorf("who has drawn it sees %+v", v)
	}
	if v := p.viewCard(mamluks, card); v.Card != None || v.Character != None {
		t.Errorf("others see of what he has drawn %+v", v)
	}
}

// Of two cards of one character that lay in the deck, whoever had seen one cannot tell which of them another has kept.
// rule: mu-giochix/purchases/empire-card-objective-hidden
func TestWhichCardWasKeptIsHidden(t *testing.T) {
	first := int8(cardNamed(t, "e01"))
	who := box.Cards[first].Character
	second := first + 1 + int8(slices.IndexFunc(box.Cards[first+1:], func(c BoxCard) bool { return c.Character == who }))
	views := map[int8][]CardView{}
	for _, keeps := range [...]int8{first, second} {
		p := position(t, 3)
		p.AtopN, p.Atop[0], p.Atop[1] = 2, first, second
		p.Cards[first].Below, p.Cards[second].Below = true, true
		p.Cards[first].Seen = 1<<mamluks | 1<<hungarians
		p.atCourt(byzantines).play(by(byzantines, BuyCard, 100), by(byzantines, KeepDrawn, int16(keeps)))
		if !p.hasCard(byzantines, keeps) || p.Cards[first+second-keeps].Of != play.Nobody || !p.knows(byzantines, first) || !p.knows(byzantines, second) {
			t.Fatalf("he has %+v, %+v", p.Cards[first], p.Cards[second])
		}
		views[keeps] = p.viewPlayer(mamluks, byzantines).Cards
		if v := p.viewDeck(mamluks); !slices.Equal(v.Under, []int{None}) {
			t.Errorf("under the deck he sees %v", v.Under)
		}
		dealt := map[bool]bool{}
		for seed := range uint64(20) {
			src, g := chanceOf(seed), *p.State
			g.Redeal(mamluks, &src)
			if got := g.viewPlayer(mamluks, byzantines).Cards; !slices.Equal(got, views[keeps]) {
				t.Errorf("for all he knows it is %+v", got)
			}
			dealt[g.hasCard(byzantines, first)] = true
		}
		if len(dealt) != 2 {
			t.Error("he can tell which it is")
		}
	}
	if !slices.Equal(views[first], views[second]) || len(views[first]) != 1 || views[first][0].Character != int(who) {
		t.Errorf("he sees %+v or %+v", views[first], views[second])
	}
}

// The cards that go under the deck together lie there in an order by lot, which tells of none of them.
// rule: mu-giochix/purchases/empire-card-objective-hidden
func TestCardsGoUnderTheDeckByLot(t *testing.T) {
	for name, goes := range map[string]func(g *State, t *play.Table){
		"the others of those drawn": func(g *State, t *play.Table) { g.putDrawnUnder(t, byzantines) },
		"with who is out":           func(g *State, t *play.Table) { g.eliminate(t, byzantines) },
	} {
		rising := true
		for seed := range uint64(10) {
			p := position(t, 3)
			p.Dice = chanceOf(seed)
			for card := range int8(5) {
				p.Cards[card] = Card{Of: byzantines, Drawn: true}
			}
			p.Cards[7] = Card{Of: mamluks, Drawn: true}
			if p.run(goes); p.UnderN != 5 {
				t.Fatalf("%s: %d go under the deck", name, p.UnderN)
			}
			rising = rising && slices.IsSorted(p.Under[:5])
		}
		if rising {
			t.Errorf("%s: they lie by their numbers", name)
		}
	}
}
