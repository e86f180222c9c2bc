package force

import (
	"slices"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Multiple Attacks: several players on one side, who comes to the defenders' help, and who of them
// fights the next roll.

const (
	StandBy    play.Verb = 530 // helps against A; C is what war at once costs, 0 at war
	StandAside play.Verb = 531
	JoinAttack play.Verb = 532 // with what stands at place A
	KeepOut    play.Verb = 533
	FightNext  play.Verb = 534 // the side A comes next in the ranks

	AskStandBy    play.Prompt = 530 // A attacks B at place C, where you stand
	AskJoinAttack play.Prompt = 531 // A attacks B at place C, which you could attack too
	AskRanks      play.Prompt = 532 // who of a side fights first, or next, at place A; B is 0 in attack, 1 in defence

	KeyStandsBy    play.Key = 530 // A helps B at place C
	KeyJoinsAttack play.Key = 531 // A attacks place C beside B
)

var allyChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		StandBy: "stand-by", StandAside: "stand-aside", JoinAttack: "join-attack", KeepOut: "keep-out",
		FightNext: "fight-next",
	},
	Prompts: map[play.Prompt]string{AskStandBy: "stand-by", AskJoinAttack: "join-attack", AskRanks: "ranks"},
	Lines:   map[play.Key]string{KeyStandsBy: "stands-by", KeyJoinsAttack: "joins-attack"},
	Refs:    wording.Refs{StandBy: wording.OfA(RefSeat), JoinAttack: wording.OfA(RefPlace), FightNext: wording.OfA(RefSeat)},
}

// rally asks those who stand beside the defenders whether they help them. Who is not at war with the attacker must
// declare it at once. Against barbarians everybody does.
// rule: mu-prototype/attacking/guest-in-barbarian-territory
// rule: mu-prototype/attacking/guest-must-declare-war-to-defend
// rule: mu-prototype/attacking/guest-of-another-player
func (g *State) rally(t *play.Table) {
	b := &g.Battle
	foe, friend := b.Sides[Attacking].Main, b.Sides[Defending].Main
	for _, s := range g.AllSeats() { //stale:ok who has fallen has no armies here
		if s == foe || s == friend || g.Strength(s, b.At) == 0 || g.AtWar(s, friend) || !g.helps(t, s, foe, friend) {
			continue
		}
		if g.AtWar(s, friend) { // by what his own war has set off
			continue
		}
		b.Sides[Defending].Allies |= 1 << s
		t.Tell(KeyStandsBy, int16(s), int16(friend), int16(b.At))
	}
	g.PartWays(t)
}

// PartWays sees what the wars made in the midst of a battle forbid by now. Who fights beside one with whom he is at war
// is out of it, and who fights one with whom he is not; so are the attackers' transports that must leave the land where
// they stand.
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-prototype/attacking/attacker-must-declare-war-on-guest
func (g *State) PartWays(t *play.Table) {
	b := &g.Battle
	for side := range b.Sides {
		x, foe := &b.Sides[side], b.Sides[1-side].Main
		for _, s := range g.AllSeats() {
			atPeace := foe != Barbarians && !g.AtWar(s, foe)
			if x.Allies&(1<<s) != 0 && (atPeace || g.AtWar(s, x.Main)) {
				g.fallsOut(side, s)
			}
		}
	}
	stayed := b.Convoy
	for i := range b.Convoy.each() {
		if g.mustGo(i) {
			stayed.Drop(i)
		}
	}
	if stayed != b.Convoy {
		b.Convoy = stayed
		g.attackOn(t)
	}
}

// fallsOut takes a player out of a side of a battle.
func (g *State) fallsOut(side int, s play.Seat) {
	x := &g.Battle.Sides[side]
	x.Allies &^= 1 << s
	if x.Seat == s {
		x.steps(x.Main)
	}
	if side == Attacking {
		g.marchesOff(s)
	}
}

// attackOn goes on with the attack when transports have had to leave it, without the Captains aboard them. Who has no
// army or no Captain in it any more is out of it; without him whose attack it is there is none. Captains have not failed
// by it.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-prototype/rounds/captain-required
func (g *State) attackOn(t *play.Table) {
	b := &g.Battle
	x := &b.Sides[Attacking]
	for c := range g.Captains {
		k := &g.Captains[c]
		if with := k.Aboard != None && g.Carried(&b.Convoy, k.Aboard) || b.Inside && k.At == b.At && !g.mustGoWith(k); !with {
			g.standsDown(int16(c))
		}
	}
	b.Off = !g.stillAttacks(x.Main)
	for _, s := range g.AllSeats() {
		switch {
		case x.Allies&(1<<s) == 0:
		case b.Off:
			g.marchesOff(s)
		case !g.stillAttacks(s):
			g.fallsOut(Attacking, s)
		}
	}
	if b.Off {
		t.Tell(KeyCalledOff, int16(x.Main), int16(b.Sides[Defending].Main), int16(b.At))
	}
}

// mustGoWith says whether a Captain is aboard a transport that must leave the land where it stands.
func (g *State) mustGoWith(k *Captain) bool { return k.Aboard != None && g.mustGo(g.bearer(k.Aboard)) }

// stillAttacks says whether an attacker has armies that fight, and a Captain.
func (g *State) stillAttacks(s play.Seat) bool {
	for c := range g.CaptainsOf(s) {
		if g.Battle.Captains&(1<<c) != 0 {
			return g.Engaged(Attacking, s) > 0
		}
	}
	return false
}

// marchesOff takes a player's transports and Captains out of an attack.
func (g *State) marchesOff(s play.Seat) {
	for i := range g.of(g.Battle.Convoy, s).each() {
		g.Battle.Convoy.Drop(i)
	}
	for c := range g.CaptainsOf(s) {
		g.standsDown(c)
	}
}

// standsDown takes a Captain out of an attack.
func (g *State) standsDown(c int16) {
	g.Battle.Captains &^= 1 << c
	if int8(c) == g.Battle.Leading {
		g.Battle.Leading = None
	}
}

func (g *State) helps(t *play.Table, s, foe, friend play.Seat) bool {
	if foe == Barbarians {
		return true
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskStandBy, int16(foe), int16(friend), int16(g.Battle.At))
		o.May(play.Choice{Verb: StandBy, A: int16(foe), C: g.PriceOf(s, foe)}, g.WhyNotWar(s, foe))
		o.May(play.Choice{Verb: StandAside}, play.Free)
	})
	if a.Verb == StandBy && !g.AtWar(s, foe) {
		g.Ed().Declare(g, t, s, foe, true)
	}
	return a.Verb == StandBy
}

// allied says whether others than its first still fight on a side.
func (g *State) allied(side int) bool {
	x := &g.Battle.Sides[side]
	return g.Facing(side) > g.Engaged(side, x.Main)
}

// steps puts somebody forward to fight for a side. He has no cards in use yet.
func (x *Side) steps(s play.Seat) { x.Seat, x.Cards, x.Further = s, 0, RollCards{} }

// NextFighter is whose turn it is to fight on a side: they alternate from roll to roll, in the order of its ranks.
// rule: mu-prototype/allied-defence/alternate
// rule: mu-prototype/allied-defence/own-cards-and-technologies
// rule: mu-alpha/attack/multiple-sides-alternate
func (g *State) NextFighter(t *play.Table, side int) {
	g.rank(t, side)
	x := &g.Battle.Sides[side]
	ranks, at := x.Ranks[:x.Ranked], 0
	if x.Turn > 0 {
		at = slices.Index(ranks, x.Seat) + 1
	}
	x.Turn++
	for i := range ranks {
		s := ranks[(at+i)%len(ranks)]
		if !g.CouldFight(side, s) {
			continue
		}
		if s != x.Seat {
			x.steps(s)
		}
		return
	}
}

// CouldFight says whether somebody of a side can fight the next roll. The owner's last VF may have to wait until the
// others are gone.
// rule: mu-prototype/allied-defence/owner-dies-last
func (g *State) CouldFight(side int, s play.Seat) bool {
	x := &g.Battle.Sides[side]
	waits := s == x.Main && side == Defending && g.allied(side) && g.Strength(s, g.Battle.At) == g.Ed().OwnerWaits
	return g.Engaged(side, s) > 0 && !waits
}

// rank puts who can fight on a side by now into its ranks, behind those who stand in them already.
// rule: mu-prototype/allied-defence/side-chooses-order
func (g *State) rank(t *play.Table, side int) {
	for {
		x, ready := &g.Battle.Sides[side], g.unranked(side)
		if len(ready) == 0 {
			return
		}
		next := ready[0]
		if len(ready) > 1 && next != Barbarians {
			next = g.choosesNext(t, side)
		}
		x.Ranks[x.Ranked] = next
		x.Ranked++
	}
}

// unranked are those of a side who can fight and stand in no rank yet, as they would without a word: barbarians whose
// land it is and whose the side's cause is first, then the others in the order of the turn.
func (g *State) unranked(side int) (ready []play.Seat) {
	x := &g.Battle.Sides[side]
	for _, s := range append(append([]play.Seat{x.Main}, g.AllSeats()...), Barbarians) {
		if !slices.Contains(ready, s) && !slices.Contains(x.Ranks[:x.Ranked], s) && g.CouldFight(side, s) {
			ready = append(ready, s)
		}
	}
	return ready
}

// choosesNext asks who of a side comes next in its ranks: whose territory it is or who attacks, of the side that chooses,
// or in the name of barbarians the first of the others.
// rule: mu-prototype/allied-defence/side-chooses-order
// rule: mu-alpha/attack/multiple-sides-order
func (g *State) choosesNext(t *play.Table, side int) play.Seat {
	speaker := g.Battle.Sides[g.Ed().RanksBy(g, side)].Main
	if speaker == Barbarians {
		speaker = g.unranked(side)[0]
	}
	return play.Seat(t.Await(func(o *play.Asking) {
		o.To(speaker, AskRanks, int16(g.Battle.At), int16(side))
		for _, s := range g.unranked(side) {
			o.May(play.Choice{Verb: FightNext, A: int16(s)}, play.Free)
		}
	}).A)
}

// callAttackers asks those who could attack at the active player's side whether they do. Each needs a Captain and pays
// for himself.
// rule: mu-prototype/contested/joint-attack-last-kill
func (g *State) callAttackers(t *play.Table) {
	b := &g.Battle
	by, on := b.Sides[Attacking].Main, b.Sides[Defending].Main
	for _, s := range g.Others(by) {
		if len(g.CouldJoin(s)) == 0 {
			continue
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskJoinAttack, int16(by), int16(on), int16(b.At))
			for _, x := range g.CouldJoin(s) {
				o.May(play.Choice{Verb: JoinAttack, A: int16(x.At)}, play.Free)
			}
			o.May(play.Choice{Verb: KeepOut}, play.Free)
		})
		for _, x := range g.CouldJoin(s) {
			if a.Verb == JoinAttack && int16(x.At) == a.A {
				g.joins(t, x)
			}
		}
	}
}

// CouldJoin are the parties with which a player could attack beside the active one.
func (g *State) CouldJoin(s play.Seat) (from []Party) {
	b := &g.Battle
	by, on := b.Sides[Attacking].Main, b.Sides[Defending].Main
	if s == on || g.AtWar(s, by) || g.Truce(s, on) || !g.Ed().MayJoin(g, s, by, on) {
		return nil
	}
	for p := range Place(medioevo.Places) {
		party := Party{By: s, At: p}
		for i := range g.carriers(s, p) {
			x := &g.Transports[i]
			if x.Kind.Warlike() && x.Halted&(Stormbound|Sabotaged) == 0 && x.Leave == 0 && g.CrewOf(i) > 0 && g.MpLeft(i) >= g.Entry(i, b.At) {
				party.Convoy.Add(i)
			}
		}
		if !party.Convoy.empty() && g.WhyNotReach(party, b.At, on) == play.Free && g.WhyNotLead(party) == play.Free && g.fit(party, b.Kind) > 0 {
			from = append(from, party)
		}
	}
	return from
}

// Comrades says whether two players are in a Military Alliance, for all that everybody knows: to be asked to fight
// beside another must give no secret away.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func (g *State) Comrades(a, b play.Seat) bool {
	some := false
	g.Treaties.Each(func(x *medioevo.Treaty) { some = some || x.Warlike && !x.Secret && x.Between(a, b) })
	return some
}

// joins adds a party to the attack, under its highest Captain.
func (g *State) joins(t *play.Table, x Party) {
	b := &g.Battle
	best := int16(None)
	for c := range g.Chiefs(x) {
		if k := &g.Captains[c]; k.Attacks > 0 && (best == None || k.Level > g.Captains[best].Level) {
			best = c
		}
	}
	g.Captains[best].Attacks -= g.Ed().LedAttack
	b.Captains |= 1 << best
	b.Sides[Attacking].Allies |= 1 << x.By
	for i := range x.Convoy.each() {
		y := &g.Transports[i]
		y.Spent += g.Entry(i, b.At)
		y.Moved |= MovedInCombat
		b.Convoy.Add(i)
	}
	g.boards(best)
	t.Tell(KeyJoinsAttack, int16(x.By), int16(b.Sides[Attacking].Main), int16(b.At))
}
