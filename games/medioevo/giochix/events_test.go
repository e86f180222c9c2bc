package giochix

import (
	"testing"

	"signoria/play"
)

func TestBarbarianDice(t *testing.T) {
	t.Run("the horde is what the dice say", func(t *testing.T) {
		// rule: mu-giochix/events/horde-composition
		for d, want := range map[[dice]int8]Horde{
			{2, 5, 3}: {Light: 2, Captain: 1},
			{4, 6, 8}: {Light: 1},
			{3, 3, 3}: {Light: 2, Archers: 1, Captain: 1},
			{4, 1, 4}: {Light: 1, Archers: 1},
		} {
			if got := composed(d); got != want {
				t.Errorf("%v make %+v, want %+v", d, got, want)
			}
		}
	})
	t.Run("the first player rolls any of them again, once", func(t *testing.T) {
		// rule: mu-giochix/events/barbarian-dice
		// rule: mu-giochix/events/circle-of-war-fixed
		p := position(t, 3)
		p.Order = [MostPlayers]play.Seat{mamluks, byzantines, hungarians, play.Nobody, play.Nobody, play.Nobody}
		p.run(func(g *State, t *play.Table) { g.rollCircle(t) })
		was := p.Circle.Dice
		if _, asked := p.stage.OfferTo(byzantines); asked {
			t.Error("somebody else is asked")
		}
		p.play(by(mamluks, RollAgain, 1<<2))
		if is := p.Circle.Dice; is[0] != was[0] || is[1] != was[1] {
			t.Errorf("%v became %v, though only the last was rolled", was, is)
		}
		if p.Circle.Horde != composed(p.Circle.Dice) {
			t.Errorf("the horde is %+v with %v", p.Circle.Horde, p.Circle.Dice)
		}
		if !p.stage.Over() {
			t.Error("there is more to ask")
		}
	})
	t.Run("every die shows each of its sides", func(t *testing.T) {
		// rule: mu-giochix/events/barbarian-dice
		seen := [dice]map[int8]bool{{}, {}, {}}
		p := position(t, 3)
		for range 400 {
			var nobody play.Table
			p.throw(&nobody, 1<<dice-1)
			for i, d := range p.Circle.Dice {
				seen[i][d] = true
			}
		}
		for i, n := range [dice]int{4, 6, 8} {
			if len(seen[i]) != n {
				t.Errorf("die %d shows %v", i, seen[i])
			}
		}
	})
	t.Run("in the first turn nothing else happens", func(t *testing.T) {
		// rule: mu-giochix/turn/first-turn-reduced-events
		for turn, want := range map[int8]bool{1: true, 2: false} {
			p := position(t, 3)
			p.Turn, p.Phase, p.Stage = turn, Events, stepDice
			over := false
			p.run(func(g *State, t *play.Table) { over = g.eventsPhase(t) }).play(by(byzantines, KeepDice))
			if over != want {
				t.Errorf("turn %d: the phase is over after the dice: %v", turn, over)
			}
		}
	})
}

// eventNamed is an Event card whose areas have a region, and its icons an icon.
func (p *at) eventWith(region int8, icon Icon) (card int8, others [2]Icon) {
	p.t.Helper()
	for i := range box.Events {
		e := &box.Events[i]
		for _, area := range e.Areas {
			if area != region {
				continue
			}
			for j, x := range e.Icons {
				if x == icon {
					return int8(i), [2]Icon{e.Icons[(j+1)%3], e.Icons[(j+2)%3]}
				}
			}
		}
	}
	p.t.Fatal("there is no such Event")
	return None, others
}

// struckBy lays the Event of the turn open, and lets an icon of it do n points to a player.
func (p *at) struckBy(s play.Seat, icon Icon, n int8) *at {
	return p.run(func(g *State, t *play.Table) {
		for ; n > 0 && g.exposed(s, icon); n-- {
			struck[icon](g, t, s, n)
		}
	})
}

func TestEvents(t *testing.T) {
	balkans := func(p *at) int8 { return box.Region[p.place("thrace")] }
	t.Run("the first player takes two of three icons of the card on top, and the next shows its back", func(t *testing.T) {
		// rule: mu-giochix/events/event-card
		p := position(t, 3)
		card := p.NextUp
		p.run(func(g *State, t *play.Table) { g.drawEvent(t) })
		i := box.Events[card].Icons
		o, _ := p.stage.OfferTo(byzantines)
		if len(o.Choices) != 3 {
			t.Errorf("there are %d choices", len(o.Choices))
		}
		p.play(by(byzantines, TakeIcons, int16(i[0]), int16(i[2])))
		if p.Events[card] != Drawn || p.Event != card || p.NextUp == card || p.Events[p.NextUp] != OnTop {
			t.Errorf("the Event is %d, the next %d", p.Event, p.NextUp)
		}
	})
	t.Run("when the deck is empty the discards are shuffled", func(t *testing.T) {
		// rule: mu-giochix/events/event-card
		p := position(t, 3)
		for i := range p.Events {
			p.Events[i] = Discarded
		}
		p.Events[0] = OnTop
		p.run(func(g *State, t *play.Table) { g.takeEvent(t) })
		if p.eventsAt(InDeck) != EventCards-2 || p.eventsAt(OnTop) != 1 || p.eventsAt(Drawn) != 1 {
			t.Errorf("the deck is %v", p.Events)
		}
	})
	t.Run("it hits the red regions and the sea zones at their shores", func(t *testing.T) {
		// rule: mu-giochix/events/event-area
		p := position(t, 3)
		p.Event, _ = p.eventWith(balkans(p), Armies)
		for id, want := range map[string]bool{"thrace": true, "north-aegean": true, "kent": false, "celtic-sea": false} {
			if got := p.inArea(p.place(id)); got != want {
				t.Errorf("%s is hit: %v", id, got)
			}
		}
	})
	t.Run("a die for each icon and player, and what it shows is how much it does", func(t *testing.T) {
		// rule: mu-giochix/events/event-die
		// rule: mu-giochix/events/event-movement
		// rule: mu-giochix/events/event-armies
		// rule: mu-giochix/events/event-buildings
		// rule: mu-giochix/events/event-goods
		for icon, most := range map[Icon]int{Movement: 2, Armies: 4, Damages: 3, GoodsLost: 2} {
			seen := map[int]bool{}
			for seed := range uint64(60) {
				p := position(t, 3)
				p.Dice = chanceOf(seed)
				p.Event, _ = p.eventWith(balkans(p), icon)
				p.stand(byzantines, "thrace", Counts{Light: 9}).build("thrace", Military, 3).build("thrace", Civil, 3)
				for range 4 {
					i := p.own(byzantines, Caravan, 3, "thrace")
					p.Players[byzantines].Property[i].Cargo[0] = 2
				}
				p.run(func(g *State, t *play.Table) { g.strike(t, byzantines, icon) })
				n := 0
				for o, asked := p.stage.OfferTo(byzantines); asked; o, asked = p.stage.OfferTo(byzantines) {
					p.play(o.Choices[0].With(byzantines, 0))
					n++
				}
				lost := map[Icon]int{Movement: p.stoppedThings(byzantines), Armies: 9 - int(p.Here[p.place("thrace")][byzantines]),
					Damages: int(p.Territories[p.place("thrace")].Damage[Civil]) + int(p.Territories[p.place("thrace")].Damage[Military]), GoodsLost: 8 - p.cargo(byzantines)}[icon]
				if lost > most {
					t.Errorf("icon %d does %d", icon, lost)
				}
				seen[lost] = true
			}
			if len(seen) != most+1 {
				t.Errorf("icon %d does %v, want all from 0 to %d", icon, seen, most)
			}
		}
	})
	t.Run("the player chooses which of his transports stop, and which goods are lost", func(t *testing.T) {
		// rule: mu-giochix/events/event-movement
		// rule: mu-giochix/events/event-goods
		p := position(t, 3)
		p.Event, _ = p.eventWith(balkans(p), Movement)
		near, far := p.own(byzantines, Caravan, 1, "thrace"), p.own(byzantines, Caravan, 1, "kent")
		other := p.own(byzantines, Galley, 1, "north-aegean")
		p.struckBy(byzantines, Movement, 1)
		if p.may(byzantines, play.Choice{Verb: Halt, A: numbered(byzantines, far)}) {
			t.Error("what is not there can stop")
		}
		p.play(by(byzantines, Halt, numbered(byzantines, other)))
		if x := p.Players[byzantines].Property; x[near].Stopped || !x[other].Stopped {
			t.Error("the wrong one has stopped")
		}
	})
	t.Run("and which of his units: a Captain of level I dies for one of level III", func(t *testing.T) {
		// rule: mu-giochix/events/event-armies
		// rule: mu-giochix/events/event-die
		p := position(t, 3).captain(byzantines, "thrace", 3).captain(byzantines, "thrace", 1)
		p.Event, _ = p.eventWith(balkans(p), Armies)
		p.struckBy(byzantines, Armies, 1).play(by(byzantines, Suffer, int16(Captain), int16(p.place("thrace"))))
		if got := p.Players[byzantines].Levels; got[0] != 3 || got[1] != 0 {
			t.Errorf("Captains of the levels %v are left", got)
		}
	})
	t.Run("who gives up meanwhile what could be struck has nothing left to lose", func(t *testing.T) {
		// rule: mu-giochix/general/remove-own-elements
		p := position(t, 3).build("thrace", Civil, 2)
		p.Event, _ = p.eventWith(balkans(p), Damages)
		p.struckBy(byzantines, Damages, 2)
		p.stage.OutOfTurn(by(byzantines, GiveUp))
		p.play(by(byzantines, GiveUpBuilding, int16(p.place("thrace")), int16(Civil)))
		p.play(by(byzantines, Unstruck, int16(Damages)))
		if p.stage.Tells(KeyCrumbled) {
			t.Error("what is gone is damaged")
		}
	})
	t.Run("Barbarians and whoever has nothing there are left alone", func(t *testing.T) {
		// rule: mu-giochix/events/event-die
		p := position(t, 3)
		p.Event, _ = p.eventWith(balkans(p), Armies)
		p.barbariansIn("albania", Horde{Light: 3}).stand(byzantines, "thrace", Counts{Light: 1})
		if !p.exposed(byzantines, Armies) || p.exposed(mamluks, Armies) {
			t.Error("the wrong ones are struck")
		}
	})
}

// stoppedThings is how many transports of a player have a Stop token, and cargo how many goods they carry.
func (p *at) stoppedThings(s play.Seat) (n int) {
	for _, x := range p.Players[s].Property {
		if x.Stopped {
			n++
		}
	}
	return n
}

func (p *at) cargo(s play.Seat) (n int) {
	for i := range p.Players[s].Property {
		n += int(p.Players[s].Property[i].Load())
	}
	return n
}
