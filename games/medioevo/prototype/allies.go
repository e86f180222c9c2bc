package prototype

import "signoria/play"

// Several players on one side: who comes to the defenders' help, and who of them fights the next roll.

const (
	StandBy    play.Verb = 530 // helps against A; C is what war at once costs, 0 at war
	StandAside play.Verb = 531

	AskStandBy play.Prompt = 530 // A attacks B at place C, where you stand

	KeyStandsBy play.Key = 530 // A helps B at place C
)

var (
	allyVerbs   = map[play.Verb]string{StandBy: "stand-by", StandAside: "stand-aside"}
	allyPrompts = map[play.Prompt]string{AskStandBy: "stand-by"}
	allyLines   = map[play.Key]string{KeyStandsBy: "stands-by"}
)

// rally asks those who stand beside the defenders whether they help them. Who is not at war with the attacker must
// declare it at once. Against barbarians everybody does.
// rule: mu-prototype/attacking/guest-in-barbarian-territory
// rule: mu-prototype/attacking/guest-must-declare-war-to-defend
// rule: mu-prototype/attacking/guest-of-another-player
func (g *State) rally(t *play.Table) {
	b := &g.Battle
	foe, friend := b.Sides[attacking].Main, b.Sides[defending].Main
	for _, s := range g.seats() {
		if s == foe || s == friend || g.strength(s, b.At) == 0 || g.atWar(s, friend) || !g.helps(t, s, foe, friend) {
			continue
		}
		b.Sides[defending].Allies |= 1 << s
		t.Tell(KeyStandsBy, int16(s), int16(friend), int16(b.At))
	}
}

func (g *State) helps(t *play.Table, s, foe, friend play.Seat) bool {
	if foe == Barbarians {
		return true
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskStandBy, int16(foe), int16(friend), int16(g.Battle.At))
		why := play.Free
		if !g.atWar(s, foe) {
			why = g.whyNotWar(s, foe)
		}
		o.May(play.Choice{Verb: StandBy, A: int16(foe), C: g.priceOf(s, foe)}, why)
		o.May(play.Choice{Verb: StandAside}, play.Free)
	})
	if a.Verb == StandBy && !g.atWar(s, foe) {
		g.declare(t, s, foe, true)
	}
	return a.Verb == StandBy
}

// allied says whether others than its first still fight on a side.
func (g *State) allied(side int) bool {
	x := &g.Battle.Sides[side]
	return g.facing(side) > g.engaged(side, x.Main)
}

// nextFighter is whose turn it is to fight on a side: they alternate from roll to roll, whose territory it is first,
// then in the order of the turn. The owner's last VF waits until the others are gone.
// rule: mu-prototype/allied-defence/alternate
// rule: mu-prototype/allied-defence/own-cards-and-technologies
// rule: mu-prototype/allied-defence/side-chooses-order
// rule: mu-prototype/allied-defence/owner-dies-last
func (g *State) nextFighter(side int) {
	x := &g.Battle.Sides[side]
	order := []play.Seat{x.Main}
	for _, s := range g.seats() {
		if s != x.Main {
			order = append(order, s)
		}
	}
	order = append(order, Barbarians) // beaten already where a guest is the main one
	at := 0
	for i, s := range order {
		if s == x.Seat && x.Turn > 0 {
			at = i + 1
		}
	}
	x.Turn++
	for i := range order {
		s := order[(at+i)%len(order)]
		if n := g.engaged(side, s); n == 0 || s == x.Main && side == defending && g.allied(side) && g.strength(s, g.Battle.At) == 1 {
			continue
		}
		if s != x.Seat {
			x.Seat, x.Cards = s, 0
		}
		return
	}
}
