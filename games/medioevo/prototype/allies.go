package prototype

import (
	"signoria/games/medioevo"
	"signoria/play"
)

// Several players on one side: who comes to the defenders' help, and who of them fights the next roll.

const (
	StandBy    play.Verb = 530 // helps against A; C is what war at once costs, 0 at war
	StandAside play.Verb = 531
	JoinAttack play.Verb = 532 // with what stands at place A
	KeepOut    play.Verb = 533

	AskStandBy    play.Prompt = 530 // A attacks B at place C, where you stand
	AskJoinAttack play.Prompt = 531 // A attacks B at place C, which you could attack too

	KeyStandsBy    play.Key = 530 // A helps B at place C
	KeyJoinsAttack play.Key = 531 // A attacks place C beside B
)

var (
	allyVerbs   = map[play.Verb]string{StandBy: "stand-by", StandAside: "stand-aside", JoinAttack: "join-attack", KeepOut: "keep-out"}
	allyPrompts = map[play.Prompt]string{AskStandBy: "stand-by", AskJoinAttack: "join-attack"}
	allyLines   = map[play.Key]string{KeyStandsBy: "stands-by", KeyJoinsAttack: "joins-attack"}
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
	g.partWays()
}

// partWays takes out of the battle who fights beside one with whom he is at war by now: by the treaties that a war made
// in its midst has called for. His Captains have not failed.
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
func (g *State) partWays() {
	for side := range g.Battle.Sides {
		x := &g.Battle.Sides[side]
		for _, s := range g.seats() {
			if x.Allies&(1<<s) == 0 || !g.atWar(s, x.Main) {
				continue
			}
			x.Allies &^= 1 << s
			if x.Seat == s {
				x.Seat, x.Cards = x.Main, 0
			}
			if side == attacking {
				g.marchesOff(s)
			}
		}
	}
}

// marchesOff takes a player's transports and Captains out of an attack.
func (g *State) marchesOff(s play.Seat) {
	for i := range g.of(g.Battle.Convoy, s).each() {
		g.Battle.Convoy.drop(i)
	}
	for c := range g.captainsOf(s) {
		g.Battle.Captains &^= 1 << c
		if int8(c) == g.Battle.Leading {
			g.Battle.Leading = None
		}
	}
}

func (g *State) helps(t *play.Table, s, foe, friend play.Seat) bool {
	if foe == Barbarians {
		return true
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskStandBy, int16(foe), int16(friend), int16(g.Battle.At))
		o.May(play.Choice{Verb: StandBy, A: int16(foe), C: g.priceOf(s, foe)}, g.whyNotWar(s, foe))
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

// callAttackers asks those who could attack at the active player's side whether they do: enemies of the same
// defender, and against barbarians his allies. Each needs a Captain and pays for himself.
// rule: mu-prototype/contested/joint-attack-last-kill
// rule: mu-prototype/allied-defence/side-chooses-order
func (g *State) callAttackers(t *play.Table) {
	b := &g.Battle
	by, on := b.Sides[attacking].Main, b.Sides[defending].Main
	for _, s := range g.others(by) {
		from := g.couldJoin(s)
		if len(from) == 0 {
			continue
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskJoinAttack, int16(by), int16(on), int16(b.At))
			for _, x := range from {
				o.May(play.Choice{Verb: JoinAttack, A: int16(x.at)}, play.Free)
			}
			o.May(play.Choice{Verb: KeepOut}, play.Free)
		})
		for _, x := range from {
			if a.Verb == JoinAttack && int16(x.at) == a.A {
				g.joins(t, x)
			}
		}
	}
}

// couldJoin are the parties with which a player could attack beside the active one.
func (g *State) couldJoin(s play.Seat) (from []party) {
	b := &g.Battle
	by, on := b.Sides[attacking].Main, b.Sides[defending].Main
	if s == on || g.atWar(s, by) || g.truce(s, on) || on == Barbarians && !g.comrades(s, by) || on != Barbarians && !g.atWar(s, on) {
		return nil
	}
	for p := range Place(medioevo.Places) {
		x := party{by: s, at: p}
		for i := range g.carriers(s, p) {
			y := &g.Transports[i]
			if y.Kind.warlike() && y.Halted&(Stormbound|Sabotaged) == 0 && y.Leave == 0 && g.crewOf(i) > 0 && g.mpLeft(i) >= g.entry(i, b.At) {
				x.convoy.add(i)
			}
		}
		if !x.convoy.empty() && g.whyNotReach(x, b.At, on) == play.Free && g.whyNotLead(x) == play.Free && g.fit(x, b.Kind) > 0 {
			from = append(from, x)
		}
	}
	return from
}

// comrades says whether two players are in a Military Alliance, for all that everybody knows: to be asked to fight
// beside another must give no secret away.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func (g *State) comrades(a, b play.Seat) bool {
	some := false
	g.Treaties.Each(func(x *medioevo.Treaty) { some = some || x.Warlike && !x.Secret && x.Between(a, b) })
	return some
}

// joins adds a party to the attack, under its highest Captain.
func (g *State) joins(t *play.Table, x party) {
	b := &g.Battle
	best := int16(None)
	for c := range g.chiefs(x) {
		if k := &g.Captains[c]; k.Attacks > 0 && (best == None || k.Level > g.Captains[best].Level) {
			best = c
		}
	}
	g.Captains[best].Attacks--
	b.Captains |= 1 << best
	b.Sides[attacking].Allies |= 1 << x.by
	for i := range x.convoy.each() {
		y := &g.Transports[i]
		y.Spent += g.entry(i, b.At)
		y.Moved |= MovedInCombat
		b.Convoy.add(i)
	}
	g.boards(best)
	t.Tell(KeyJoinsAttack, int16(x.by), int16(b.Sides[attacking].Main), int16(b.At))
}
