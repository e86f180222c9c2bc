package giochix

import (
	"testing"

	"signoria/chance"
	"signoria/play"
)

func TestRetreat(t *testing.T) {
	// rule: mu-giochix/battle-exits/retreat
	// rule: mu-giochix/battle-exits/retreat-penalty
	t.Run("rolls 2, 5, 7 and withdraws 1 territory: attack value 4, losses 3", func(t *testing.T) {
		p := facing(t, Counts{Archer: 5}, Counts{Archer: 5}).throws(Attacking, 2, 5, 7)
		p.Battle.Retreat, p.Battle.Areas = p.place("bulgaria"), 1
		p.wantValue(Attacking, 4)
		if got := p.losses(Attacking); got != 3 {
			t.Errorf("%d losses, want 3", got)
		}
		p.throws(Defending, 2, 5, 7).wantValue(Defending, 6) // not halved, less 1 for the third place
	})
	// rule: mu-giochix/battle-exits/retreat
	// rule: mu-giochix/battle-exits/retreat-penalty
	t.Run("the round is fought, and who is left withdraws: to where he came from, or what he enters in peace", func(t *testing.T) {
		p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "bulgaria", Counts{Light: 12}).stand(hungarians, "wallachia", Counts{Light: 6})
		p.Dice = chance.New(12) // neither side is destroyed
		p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
		p.stage.Asks(byzantines, AskStance)
		if p.may(byzantines, play.Choice{Verb: Retreat, A: int16(p.place("alfold")), B: 1}) {
			t.Error("he may retreat into enemy land")
		}
		if !p.may(byzantines, play.Choice{Verb: Retreat, A: int16(p.place("thrace")), B: 2}) {
			t.Error("he may not retreat to his own land, two areas away")
		}
		p.play(by(byzantines, Retreat, int16(p.place("bulgaria")), 1))
		p.stage.Asks(hungarians, AskStance)
		p.closing()
		if p.stage.Count(KeyRound) != 1 {
			t.Errorf("%d rounds are fought", p.stage.Count(KeyRound))
		}
		if p.Here[p.place("wallachia")][byzantines] != 0 || p.Here[p.place("bulgaria")][byzantines] == 0 {
			t.Error("nobody has withdrawn")
		}
		p.wantControl("wallachia", hungarians)
	})
	// rule: mu-giochix/victory/hp-lose-to-barbarians
	t.Run("to retreat from Barbarians is to lose", func(t *testing.T) {
		p := position(t, 3).circle(1, 1, 1, Horde{}).stand(byzantines, "thrace", Counts{Archer: 8}).barbariansIn("bulgaria", Horde{Light: 1, Archers: 9})
		p.activate(byzantines, "thrace", by(byzantines, JoinAll)).march(byzantines, "bulgaria")
		p.play(by(byzantines, Retreat, int16(p.place("thrace")), 1))
		p.closing()
		p.wantHonour(byzantines, startHonour-1)
	})
}

func TestSurrender(t *testing.T) {
	// rule: mu-giochix/battle-exits/surrender
	// rule: mu-giochix/battle-exits/surrendered-units
	t.Run("only if the other agrees; the units leave the board and come back from the next turn on", func(t *testing.T) {
		p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "bulgaria", Counts{Archer: 3}).stand(hungarians, "wallachia", Counts{Knight: 2})
		p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
		p.play(by(byzantines, FightOn), by(hungarians, OfferSurrender))
		p.stage.Asks(byzantines, AskSurrender)
		p.play(by(byzantines, RefuseSurrender))
		p.stage.Asks(hungarians, AskStance)
		if p.may(hungarians, play.Choice{Verb: OfferSurrender}) {
			t.Error("he may ask again in the same round")
		}

		p = position(t, 3).war(byzantines, hungarians).stand(byzantines, "bulgaria", Counts{Archer: 3}).stand(hungarians, "wallachia", Counts{Knight: 2})
		p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
		p.play(by(byzantines, FightOn), by(hungarians, OfferSurrender), by(byzantines, AcceptSurrender))
		if got := g0(p, hungarians, Knight); got != Yielded {
			t.Errorf("a Knight is at %d", got)
		}
		p.wantControl("wallachia", byzantines)
		p.wantHere(byzantines, "wallachia", 3)
	})
}

func TestCapture(t *testing.T) {
	// rule: mu-giochix/battle-exits/capture-declaration
	// rule: mu-giochix/battle-exits/capture-ratio
	t.Run("9 against 3 keep an attack value of 7, 8 have 4", func(t *testing.T) {
		for n, want := range map[int8]int16{9: 7, 8: 4} {
			p := facing(t, Counts{Archer: n}, Counts{Archer: 3}).throws(Attacking, 2, 5, 7)
			p.tryCapture(&play.Table{}, Attacking)
			p.wantValue(Attacking, want)
		}
	})
	// rule: mu-giochix/battle-exits/capture-success
	t.Run("who wins the round makes prisoners of those who fall, and takes his losses", func(t *testing.T) {
		p := facing(t, Counts{Archer: 9}, Counts{Archer: 3}).throws(Attacking, 1, 5, 8).throws(Defending, 1, 2, 4)
		p.tryCapture(&play.Table{}, Attacking)
		p.compare(&play.Table{})
		p.takeLosses(&play.Table{})
		p.wantLeft(Attacking, 8)
		p.wantLeft(Defending, 0)
		if got := g0(p, hungarians, Archer); got != Captive+Spot(byzantines) {
			t.Errorf("an Archer is at %d", got)
		}
	})
	// rule: mu-giochix/battle-exits/capture-success
	t.Run("who is only degraded stays on the field", func(t *testing.T) {
		p := facing(t, Counts{Archer: 9}, Counts{Heavy: 3})
		p.tryCapture(&play.Table{}, Attacking)
		p.defeat(&play.Table{}, Attacking, 2)
		if got, want := p.fighters(Defending), (Counts{Heavy: 1, Light: 2}); got != want {
			t.Errorf("%v, want %v", got, want)
		}
	})
	// rule: mu-giochix/battle-exits/capture-failure
	t.Run("who loses makes none, and damage is as always", func(t *testing.T) {
		p := facing(t, Counts{Archer: 9}, Counts{Archer: 3}).throws(Attacking, 1, 2, 3).throws(Defending, 1, 5, 8)
		p.tryCapture(&play.Table{}, Attacking)
		p.compare(&play.Table{})
		p.takeLosses(&play.Table{})
		p.wantLeft(Attacking, 9-3-1)
		p.wantLeft(Defending, 2)
		if got := g0(p, hungarians, Archer); got != Supply {
			t.Errorf("an Archer is at %d", got)
		}
	})
	// rule: mu-giochix/battle-exits/capture-declaration
	t.Run("Barbarians are not captured", func(t *testing.T) {
		p := position(t, 3).circle(1, 1, 1, Horde{}).stand(byzantines, "thrace", Counts{Archer: 8}).barbariansIn("bulgaria", Horde{Light: 1, Archers: 9})
		p.activate(byzantines, "thrace", by(byzantines, JoinAll)).march(byzantines, "bulgaria")
		p.stage.Asks(byzantines, AskStance)
		if p.may(byzantines, play.Choice{Verb: TryCapture}) || p.may(byzantines, play.Choice{Verb: OfferSurrender}) {
			t.Error("they may be captured, or surrendered to")
		}
	})
}

func TestBarbariansConquer(t *testing.T) {
	beaten := func(t *testing.T, h Horde) *at {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 1}).build("thrace", Civil, 2).build("thrace", Military, 1).barbariansIn("thrace", h)
		p.drawUp("thrace", byzantines, Barbarians)
		p.bear(&play.Table{}, Attacking, 1, None)
		p.settle(&play.Table{})
		return p
	}
	// rule: mu-giochix/military-buildings/barbarians-destroy
	t.Run("who loses his land to them loses its buildings, though it was he who attacked", func(t *testing.T) {
		p := beaten(t, Horde{Light: 2})
		if got := p.Territories[p.place("thrace")].Level; got != [families]int8{} {
			t.Errorf("%v still stand", got)
		}
		p.wantControl("thrace", play.Nobody)
	})
	// rule: mu-giochix/events/rebellion-effect
	t.Run("rebels leave them standing", func(t *testing.T) {
		p := beaten(t, Horde{Light: 2, Rebels: 1, Risings: 1})
		if got := p.Territories[p.place("thrace")].Level; got == [families]int8{} {
			t.Error("they are gone")
		}
	})
}

func TestMutualDestruction(t *testing.T) {
	both := func(t *testing.T, id string) *at {
		p := position(t, 3).stand(byzantines, id, Counts{Light: 1}).stand(hungarians, id, Counts{Light: 1}).build(id, Military, 1)
		p.Territories[p.place(id)].Taken = hungarians
		p.drawUp(id, byzantines, hungarians)
		p.bear(&play.Table{}, Attacking, 1, None)
		p.bear(&play.Table{}, Defending, 1, None)
		return p
	}
	// rule: mu-giochix/battle-exits/mutual-destruction
	t.Run("a territory of a Kingdom returns to its player", func(t *testing.T) {
		p := both(t, "sinai")
		p.settle(&play.Table{})
		p.wantControl("sinai", mamluks)
		if p.Territories[p.place("sinai")].Level[Military] != 1 {
			t.Error("its building is gone")
		}
	})
	// rule: mu-giochix/battle-exits/mutual-destruction
	// rule: mu-giochix/military-buildings/barbarians-destroy
	t.Run("any other to the Barbarians, who destroy its buildings", func(t *testing.T) {
		p := both(t, "bulgaria")
		p.Territories[p.place("bulgaria")].Star, p.Territories[p.place("bulgaria")].From = hungarians, p.place("bulgaria")
		p.settle(&play.Table{})
		p.wantControl("bulgaria", play.Nobody)
		if p.stage != nil || p.Territories[p.place("bulgaria")].Star != play.Nobody {
			t.Error("its star is still there")
		}
	})
}

func TestRetreatToAConquest(t *testing.T) {
	// rule: mu-giochix/battle-exits/retreat
	// rule: mu-giochix/conquest/other-territories-need-garrison
	p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "bulgaria", Counts{Light: 12}).stand(hungarians, "wallachia", Counts{Light: 6})
	p.Territories[p.place("bulgaria")].Taken = byzantines
	p.Dice = chance.New(12) // neither side is destroyed
	p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
	p.wantControl("bulgaria", play.Nobody)
	p.play(by(byzantines, Retreat, int16(p.place("bulgaria")), 1)).closing()
	p.wantControl("bulgaria", byzantines)
	p.wantControl("wallachia", hungarians)
}
