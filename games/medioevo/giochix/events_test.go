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
		// rule: mu-giochix/events/event-buildings
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

func TestTheEventsPhase(t *testing.T) {
	// rule: mu-giochix/turn/first-turn-reduced-events
	// rule: mu-giochix/events/barbarian-points
	t.Run("from the second turn on: dice, card, three Barbarian points, rebellions, and no more", func(t *testing.T) {
		p := position(t, 3)
		p.Phase, p.Stage = Events, stepDice
		p.run(func(g *State, t *play.Table) {
			for !g.eventsPhase(t) {
			}
		})
		p.stage.Asks(byzantines, AskDice)
		p.play(by(byzantines, KeepDice)).stage.Asks(byzantines, AskIcons)
		p.pass()
		for p.prompt() != AskBarbarians {
			p.pass()
		}
		if o := mustOffer(p, byzantines); o.Args[0] != 3 {
			t.Errorf("he has %d points", o.Args[0])
		}
		if p.play(by(byzantines, LeaveHordes)); !p.stage.Over() || !p.stage.Tells(KeyTolerated) {
			t.Errorf("the rebellions are not checked, or it goes on: %s", p.stage.Asked())
		}
	})
	// rule: mu-giochix/events/barbarian-dice
	// rule: mu-giochix/events/circle-of-war-fixed
	t.Run("they are thrown anew each turn, and those that are rolled again too", func(t *testing.T) {
		first, again := map[[dice]int8]bool{}, map[int8]bool{}
		for seed := range uint64(40) {
			p := position(t, 3).circle(1, 1, 1, Horde{})
			p.Dice = chanceOf(seed)
			p.run(func(g *State, t *play.Table) { g.rollCircle(t) })
			first[p.Circle.Dice] = true
			was := p.Circle.Dice
			p.play(by(byzantines, RollAgain, 1<<2))
			if again[p.Circle.Dice[2]-was[2]] = true; p.Circle.Dice[0] != was[0] || p.Circle.Dice[1] != was[1] {
				t.Errorf("%v became %v", was, p.Circle.Dice)
			}
		}
		if len(first) < 20 || len(again) < 8 {
			t.Errorf("%d throws, %d of the last die again", len(first), len(again))
		}
	})
	// rule: mu-giochix/events/barbarian-dice
	t.Run("any set of them may be rolled again, or none", func(t *testing.T) {
		p := position(t, 3).run(func(g *State, t *play.Table) { g.rollCircle(t) })
		for set := range int16(9) {
			if got := p.may(byzantines, play.Choice{Verb: RollAgain, A: set}); got != (set > 0 && set < 8) {
				t.Errorf("set %b: %v", set, got)
			}
		}
		if was := p.Circle.Dice; !p.may(byzantines, play.Choice{Verb: KeepDice}) || p.play(by(byzantines, KeepDice)).Circle.Dice != was {
			t.Error("they cannot lie as they are")
		}
	})
}

func TestWhomAnEventStrikes(t *testing.T) {
	felt := func(t *testing.T, icon Icon) *at {
		p := position(t, 3)
		p.Event, _ = p.eventWith(box.Region[p.place("thrace")], icon)
		return p
	}
	// rule: mu-giochix/events/event-die
	// rule: mu-giochix/events/event-area
	t.Run("who has in the area what the icon strikes", func(t *testing.T) {
		cargo := func(p *at, i int8) { p.loaded(byzantines, i, 0, 1) }
		for _, c := range []struct {
			name  string
			icon  Icon
			ready func(p *at)
			want  bool
		}{
			{"a Caravan there", Movement, func(p *at) { p.own(byzantines, Caravan, 1, "thrace") }, true},
			{"a Caravan elsewhere", Movement, func(p *at) { p.own(byzantines, Caravan, 1, "kent") }, false},
			{"a stopped Caravan", Movement, func(p *at) {
				p.Players[byzantines].Property[p.own(byzantines, Caravan, 1, "thrace")].Stopped = true
			}, false},
			{"an engine", Movement, func(p *at) { p.own(byzantines, Engine, 1, "thrace") }, false},
			{"nothing at all", Movement, func(*at) {}, false},
			{"a unit there", Armies, func(p *at) { p.stand(byzantines, "thrace", Counts{Light: 1}) }, true},
			{"a unit elsewhere", Armies, func(p *at) { p.stand(byzantines, "kent", Counts{Light: 1}) }, false},
			{"a building there", Damages, func(p *at) { p.build("thrace", Civil, 1) }, true},
			{"a building elsewhere", Damages, func(p *at) { p.take(byzantines, "kent").build("kent", Civil, 1) }, false},
			{"another's building", Damages, func(p *at) { p.take(mamluks, "thrace").build("thrace", Civil, 1) }, false},
			{"no building", Damages, func(*at) {}, false},
			{"goods there", GoodsLost, func(p *at) { cargo(p, p.own(byzantines, Caravan, 1, "thrace")) }, true},
			{"goods elsewhere", GoodsLost, func(p *at) { cargo(p, p.own(byzantines, Caravan, 1, "kent")) }, false},
			{"no goods", GoodsLost, func(p *at) { p.own(byzantines, Caravan, 1, "thrace") }, false},
		} {
			p := felt(t, c.icon)
			c.ready(p)
			if got := p.exposed(byzantines, c.icon); got != c.want {
				t.Errorf("%s: %v", c.name, got)
			}
		}
	})
	// rule: mu-giochix/events/event-card
	// rule: mu-giochix/events/event-die
	t.Run("for each icon a die is thrown by each player that it can strike, in the order of the turn, and by nobody else", func(t *testing.T) {
		for seed := range uint64(4) {
			p := position(t, 3)
			p.Dice = chanceOf(seed)
			card, _ := p.eventWith(box.Region[p.place("thrace")], Armies)
			for i := range p.Events {
				p.Events[i] = InDeck
			}
			p.NextUp, p.Events[card] = card, OnTop
			p.stand(byzantines, "thrace", Counts{Light: 9}).stand(hungarians, "macedonia", Counts{Light: 9})
			p.run(func(g *State, t *play.Table) { g.drawEvent(t) })
			icons := box.Events[card].Icons
			for _, c := range mustOffer(p, byzantines).Choices {
				if c.A == int16(Armies) || c.B == int16(Armies) {
					p.play(c.With(byzantines, 0))
					break
				}
			}
			for !p.stage.Over() {
				p.pass()
			}
			rolled := 0
			for _, l := range p.stage.Lines(0) {
				if l.Key == KeyEventDie {
					if rolled++; l.Args[0] == int16(mamluks) || l.Args[2] != int16(Armies) {
						t.Errorf("seat %d throws for icon %d of %v", l.Args[0], l.Args[2], icons)
					}
				}
			}
			if rolled != 2 {
				t.Errorf("%d dice are thrown", rolled)
			}
		}
	})
	// rule: mu-giochix/events/event-die
	// rule: mu-giochix/events/event-armies
	t.Run("every side of the die comes, and who has but one unit loses no more", func(t *testing.T) {
		seen := map[int16]bool{}
		for seed := range uint64(60) {
			p := felt(t, Armies).stand(byzantines, "thrace", Counts{Light: 1}).stand(byzantines, "kent", Counts{Light: 3})
			p.Dice = chanceOf(seed)
			p.run(func(g *State, t *play.Table) { g.strike(t, byzantines, Armies) })
			for !p.stage.Over() {
				for _, c := range mustOffer(p, byzantines).Choices {
					if c.Verb != Suffer || Place(c.B) != p.place("thrace") {
						t.Errorf("he is offered %+v", c)
					}
				}
				p.pass()
			}
			for _, l := range p.stage.Lines(0) {
				if l.Key == KeyEventDie {
					seen[l.Args[1]] = true
				}
			}
			p.wantHere(byzantines, "kent", 3)
		}
		if len(seen) != 6 || seen[0] || seen[7] {
			t.Errorf("the die shows %v", seen)
		}
	})
	// rule: mu-giochix/events/event-buildings
	// rule: mu-giochix/events/event-goods
	// rule: mu-giochix/events/event-area
	t.Run("only what is in the area and his own can be chosen", func(t *testing.T) {
		p := felt(t, Damages).build("thrace", Civil, 2).build("thrace", Military, 1).take(byzantines, "kent").build("kent", Civil, 1).take(mamluks, "macedonia").build("macedonia", Civil, 1)
		p.struckBy(byzantines, Damages, 1)
		if n := len(mustOffer(p, byzantines).Choices); n != 2 {
			t.Errorf("%d buildings are offered", n)
		}
		p.play(by(byzantines, Crumble, int16(Civil), int16(p.place("thrace"))))
		if x := p.Territories[p.place("thrace")]; x.Damage != [families]int8{Civil: 1} {
			t.Errorf("the damage is %v", x.Damage)
		}
		p = felt(t, GoodsLost)
		here, far := p.own(byzantines, Caravan, 2, "thrace"), p.own(byzantines, Caravan, 1, "kent")
		p.loaded(byzantines, here, 2, 2).loaded(byzantines, far, 2, 1).struckBy(byzantines, GoodsLost, 1)
		if n := len(mustOffer(p, byzantines).Choices); n != 1 {
			t.Errorf("%d goods are offered", n)
		}
		p.play(by(byzantines, Spoil, 2, numbered(byzantines, here)))
		if p.Players[byzantines].Property[here].Cargo[2] != 1 || p.cargo(byzantines) != 2 {
			t.Error("not one piece is gone")
		}
	})
	// rule: mu-giochix/general/remove-own-elements
	// rule: mu-giochix/events/event-movement
	// rule: mu-giochix/events/event-armies
	// rule: mu-giochix/events/event-goods
	t.Run("of each icon: who has given up what could be struck loses nothing", func(t *testing.T) {
		for icon, ready := range map[Icon]func(p *at){
			Movement:  func(p *at) { p.own(byzantines, Caravan, 1, "thrace") },
			Armies:    func(p *at) { p.stand(byzantines, "thrace", Counts{Light: 1}) },
			GoodsLost: func(p *at) { p.loaded(byzantines, p.own(byzantines, Caravan, 1, "thrace"), 0, 1) },
		} {
			p := felt(t, icon)
			ready(p)
			p.struckBy(byzantines, icon, 1).stage.OutOfTurn(by(byzantines, GiveUp))
			c := mustOffer(p, byzantines).Choices[0]
			p.play(c.With(byzantines, c.Lo)).play(by(byzantines, Unstruck, int16(icon)))
			if !p.stage.Over() {
				t.Errorf("icon %d: %s", icon, p.stage.Asked())
			}
		}
	})
	// rule: mu-giochix/general/technologies-any-time
	t.Run("Mysticism takes 1 off, once in a turn", func(t *testing.T) {
		p := felt(t, Armies).learn(byzantines, "misticismo")
		if got := p.shield(&play.Table{}, byzantines, Armies, 3); got != 1 {
			t.Errorf("%d less", got)
		}
		if got := p.shield(&play.Table{}, byzantines, Armies, 3); got != 0 {
			t.Errorf("a second time %d less", got)
		}
		if got := felt(t, Armies).shield(&play.Table{}, byzantines, Armies, 3); got != 0 {
			t.Errorf("without it %d less", got)
		}
	})
}

func TestTheEventDeck(t *testing.T) {
	// rule: mu-giochix/events/event-card
	t.Run("what was put under the deck comes when nothing else is in it, and the discards after that", func(t *testing.T) {
		p := position(t, 3)
		for i := range p.Events {
			p.Events[i] = Discarded
		}
		p.Events[0], p.Events[1], p.Events[2] = OnTop, UnderDeck, InDeck
		for _, want := range [...]int8{2, 1} {
			if p.run(func(g *State, t *play.Table) { g.takeEvent(t) }); p.NextUp != want || p.Events[want] != OnTop {
				t.Errorf("%d is on top, want %d", p.NextUp, want)
			}
		}
		if p.eventsAt(Discarded) != EventCards-2 {
			t.Errorf("%d are discarded", p.eventsAt(Discarded))
		}
	})
	// rule: mu-giochix/setup/event-deck
	// rule: mu-giochix/events/event-card
	t.Run("who has looked at a card knows it until it is turned up, and not the next", func(t *testing.T) {
		p := position(t, 3)
		p.Events[5], p.Foreseen = NextButOne, [2]uint8{1, 2}
		p.run(func(g *State, t *play.Table) { g.takeEvent(t) })
		if p.NextUp != 5 || p.Foreseen != [2]uint8{2, 0} {
			t.Errorf("%d is on top, foreseen by %v", p.NextUp, p.Foreseen)
		}
		p.run(func(g *State, t *play.Table) { g.takeEvent(t) })
		if p.Foreseen != [2]uint8{} {
			t.Errorf("the next is foreseen by %v", p.Foreseen)
		}
	})
	// rule: mu-giochix/setup/event-deck
	t.Run("it is shuffled: any card may come", func(t *testing.T) {
		seen := map[int8]bool{}
		for seed := range uint64(600) {
			p := position(t, 3)
			p.Dice = chanceOf(seed)
			p.Events[0] = Drawn
			p.turnUp()
			seen[p.NextUp] = true
		}
		if len(seen) != EventCards-1 {
			t.Errorf("only %d ever come", len(seen))
		}
	})
}
