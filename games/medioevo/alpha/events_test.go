package alpha

import (
	"slices"
	"testing"

	"signoria/chance"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// numbered is the place of an Event or Calamity card, by its id.
func numbered(id string) (card int8, calamity bool) {
	for i := range own(TheBox()).Events {
		if own(TheBox()).Events[i].ID == id {
			return int8(i), false
		}
	}
	for i := range own(TheBox()).Calamities {
		if own(TheBox()).Calamities[i].ID == id {
			return int8(i), true
		}
	}
	panic("no card " + id)
}

// onlyCard leaves one card in its deck.
func onlyCard(p *Stage, id string) *Stage {
	card, calamity := numbered(id)
	deck := p.EventAt[:eventCards]
	if calamity {
		deck = p.Fate.Calamities[:]
	}
	for i := range deck {
		deck[i] = Used
	}
	deck[card] = InDeck
	return p
}

// strike turns a card with a face of its back, and carries it out up to its first question; the dice are thrown then.
func strike(p *Stage, id string, face int, dice ...Die) *Stage {
	p.T.Helper()
	_, calamity := numbered(id)
	p.Phase = Events
	onlyCard(p, id).Falling(append([]Die{Dn(1, 1), D6(face)}, dice...)...)
	if calamity {
		p.Fate.Omen.Turn = p.Turn
		return p.Run(drawCalamity)
	}
	return p.Run(drawEvent)
}

// The d6 selects the Black Sea, the card is a storm.
//
// rule: mu-alpha/events/event-area
func TestStormOnTheBlackSea(t *testing.T) {
	p := Position(t, 4).Held(Blue, 9, "crimea").Held(Red, 9, "thrace").Held(White, 9, "pontus")
	galley := p.Transport(Blue, Galley, 2, "east-black-sea", 7)
	hulk := p.Transport(Red, Merchantman, 2, "west-black-sea", 1)
	p.Transports[hulk].Cargo = [len(p.Transports[0].Cargo)]Lot{{N: 3, Good: 0, From: None}, {N: 2, Good: 7, From: None}}
	docked := p.Transport(White, Galley, 1, "pontus", 5)
	away := p.Transport(White, Galley, 1, "ionian-sea", 5)
	strike(p, "a01", 1)
	p.Asks(Red, AskSpoil)
	Want(t, "2 units of 5", p.Most(By(Red, SpoilGoods, hulk, 0)), 2)
	p.Play(Saying(By(Red, SpoilGoods, hulk, 0), 1), Saying(By(Red, SpoilGoods, hulk, 1), 1))
	Want(t, "half of Blue's armies aboard, rounded down, are lost", p.Transports[galley].VF, 4)
	Want(t, "Red has chosen what", [2]int8{p.Transports[hulk].Cargo[0].N, p.Transports[hulk].Cargo[1].N}, [2]int8{2, 1})
	Want(t, "who lies in harbour is not in the sea", p.Transports[docked].VF, 5)
	Want(t, "nor is who is elsewhere", p.Transports[away].VF, 5)
	Want(t, "over", p.IsOver(), true)

	gone := p.Transport(Blue, Galley, 1, "east-black-sea", 3) // it came later, and no storm found it
	p.Transports[galley].At = At("crimea")
	p.Phase = TurnEnd
	p.Run(founder)
	Want(t, "Blue's Galley has come to a harbour", p.Transports[galley].Kind, Galley)
	Want(t, "Red's ship has not", p.Transports[hulk].Kind, NoTransport)
	Want(t, "told", p.Told(KeyFounders, int16(Red), int16(Merchantman), 2, int16(At("west-black-sea"))), true)
	Want(t, "what came later is safe", p.Transports[gone].Kind, Galley)
}

// Who loses his last thing in a storm is out, and what the next turn brings does not ask for last turn's storm.
//
// rule: mu-alpha/events/event-area
func TestStormTakesTheLast(t *testing.T) {
	p := Position(t, 4).Held(Blue, 9, "crimea").Held(Red, 9, "thrace")
	p.Transport(Green, Galley, 1, "east-black-sea", 5)
	p.Transport(White, Galley, 1, "ionian-sea", 5)
	strike(p, "a01", 1)
	p.Phase = TurnEnd
	p.Run(founder)
	Want(t, "Green is out", p.Players[Green].Out, true)
	p.Turn++
	p.Phase = Events
	Want(t, "nothing is at work any more", some(working(p.State, doDestroyIfStillHere, Green, At("east-black-sea"))), false)
}

// The Event comes first, then the Calamity, rebellions, and the barbarians.
//
// rule: mu-alpha/events/four-subphases
// rule: mu-alpha/events/barbarian-combat-reference
func TestFourSubPhases(t *testing.T) {
	p := Position(t, 3).Held(Green, 20, "egypt").Held(Red, 20, "thrace").Held(Blue, 1, "pannonia").Wild("sinai", 60)
	p.Phase = Events
	onlyCard(p, "a21").Falling(Dn(1, 1), D6(6), D6(2), D6(3), D4(4))
	var order []play.Key
	for over := false; !over; {
		p.Run(func(g *State, t *play.Table) { over = eventsPhase(g, t) })
		for !p.IsOver() {
			o := p.Match.Offers()[0]
			c := o.Choices[len(o.Choices)-1]
			p.Play(c.With(o.Seat, c.Lo))
		}
		for _, l := range p.Match.Lines(0) {
			if slices.Contains([]play.Key{KeyEvent, KeyOmen, KeyLoyalty, KeyRaid}, l.Key) {
				order = append(order, l.Key)
			}
		}
	}
	Want(t, "the four", slices.Equal(order, []play.Key{KeyEvent, KeyOmen, KeyLoyalty, KeyRaid}), true)
}

// Any card of the deck may be the next, and all come before one comes again.
//
// rule: mu-alpha/events/draw-event
func TestTheEventDeck(t *testing.T) {
	seen := map[int8]bool{}
	for seed := range uint64(300) {
		p := Position(t, 3).Held(Green, 9, "kent")
		p.Phase, p.Dice = Events, chance.New(seed)
		seen[turned(p)] = true
	}
	Want(t, "any may be the first", len(seen), eventCards)
	p := Position(t, 3).Held(Green, 9, "kent")
	p.Phase = Events
	seen = map[int8]bool{}
	for range eventCards {
		seen[turned(p)] = true
	}
	Want(t, "each comes once", len(seen), eventCards)
	turned(p)
	used := 0
	for _, at := range p.EventAt[:eventCards] {
		if at == Used {
			used++
		}
	}
	Want(t, "then the used cards are a deck again", used, 1)
}

func turned(p *Stage) (card int8) {
	p.Run(func(g *State, t *play.Table) {
		t.Chance()
		card = g.TurnUp(g.EventAt[:eventCards])
	})
	return card
}

// The die chooses one of the six areas of the back.
//
// rule: mu-alpha/events/event-area
func TestTheDieChoosesTheArea(t *testing.T) {
	for face := 1; face <= faces; face++ {
		p := strike(Position(t, 3), "a11", face)
		card, _ := numbered("a11")
		area := own(TheBox()).Events[card].Faces[face-1]
		Want(t, "told", p.Told(KeyEvent, int16(card), int16(face), int16(area)), true)
		for i := range own(TheBox()).Areas {
			lit := some(working(p.State, doRebellionLevel, play.Nobody, own(TheBox()).Areas[i].Places[0]))
			Want(t, own(TheBox()).Areas[i].ID, lit, int8(i) == area)
		}
	}
}

// A castellan shelters a territory from events and calamities, also from what works on when he is gone.
//
// rule: mu-alpha/events/event-area
func TestCastellanSparesALand(t *testing.T) {
	p := Position(t, 3).Held(Green, 10, "egypt", "sinai").Build(Fort, 2, "egypt", "sinai")
	p.Players[Green].Sheltered[0] = At("sinai")
	strike(p, "a12", 1)
	Want(t, "the Fort of Sinai stands", p.Built(At("sinai"), Fort), 2)
	Want(t, "that of Egypt falls, unasked", p.Built(At("egypt"), Fort), 1)
	Want(t, "told", p.Told(KeyKeptSafe, int16(At("sinai"))), true)
	Want(t, "of that alone", p.Match.Count(KeyKeptSafe), 1)

	p = Position(t, 3).Held(Green, 10, "egypt", "sinai")
	p.Players[Green].Sheltered[0] = At("sinai")
	strike(p, "k09", 2)
	p.Turn, p.Phase = 3, Taxes
	p.Players[Green].NewTurn()
	Want(t, "Egypt pays no taxes", untaxed(p.State, At("egypt")), true)
	Want(t, "Sinai does", untaxed(p.State, At("sinai")), false)
}
