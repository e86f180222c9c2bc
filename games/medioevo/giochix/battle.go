package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// A battle: two sides in one place, fighting rounds of nine phases.

const (
	RollDice  play.Verb = 390
	RerollDie play.Verb = 391 // die A, of the enemy if B is 1
	LeaveDice play.Verb = 392
	ShiftDie  play.Verb = 393 // die A
	Crush     play.Verb = 394 // so much of the overwhelming superiority as more damage, the rest as fewer losses
	TakeHits  play.Verb = 395 // so many figures of sort B of seat A take a damage each

	AskReroll    play.Prompt = 390 // dice B, C, D of the side A
	AskShift     play.Prompt = 391 // by A
	AskCrush     play.Prompt = 392 // A multiples
	AskDamage    play.Prompt = 393 // A damage to take, from B (a Source, or None of losses)
	AskSacrifice play.Prompt = 394 // A at most

	KeyBattle     play.Key = 390 // A attacks B in C, D units against E; F are the allies of both, bit s of A's and bit 6+s of B's
	KeyRound      play.Key = 391 // round A
	KeyRolls      play.Key = 392 // A rolls B, C, D
	KeyRerolls    play.Key = 393 // A rolls die B again: C; it is D's
	KeyShifts     play.Key = 394 // A makes die B a C
	KeyValues     play.Key = 395 // A has value B, C has value D
	KeyDamage     play.Key = 396 // A takes B damage from C
	KeyLosses     play.Key = 397 // A takes B losses
	KeyTie        play.Key = 398 // nobody wins the round
	KeyScore      play.Key = 399 // A wins the round by B, superiority C
	KeyFalls      play.Key = 400 // A loses a unit of kind B
	KeySinks      play.Key = 401 // A's unit of kind B is now of kind C
	KeyWinsBattle play.Key = 402 // A wins the battle against B in C
	KeyNobody     play.Key = 403 // nobody is left in A
	KeySuppress   play.Key = 404 // A suppresses a rebellion, B Honour
	KeyPowerful   play.Key = 405 // A has beaten B units, C Honour
	KeyBeaten     play.Key = 406 // A is beaten by Barbarians, B Honour lost
	KeyBarbDices  play.Key = 407 // the Barbarians' dice are A, B, C
	KeyRanks      play.Key = 408 // A's side is of B, C, D, E, F units, kind by kind
	KeyReckons    play.Key = 409 // A's attack value: B by its dice, C by whom it has sacrificed, D besides, less E; F 1: half of that
)

var battleChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		RollDice: "roll-dice", RerollDie: "reroll-die", LeaveDice: "leave-dice", ShiftDie: "shift-die", Crush: "crush", TakeHits: "take-hits",
	},
	Prompts: map[play.Prompt]string{
		AskReroll: "reroll", AskShift: "shift", AskCrush: "crush", AskDamage: "damage", AskSacrifice: "sacrifice",
	},
	Lines: map[play.Key]string{
		KeyBattle: "battle", KeyRound: "round", KeyRolls: "rolls", KeyRerolls: "rerolls", KeyShifts: "shifts", KeyValues: "values",
		KeyDamage: "damage", KeyLosses: "losses", KeyTie: "tie", KeyScore: "score", KeyFalls: "falls", KeySinks: "degraded", KeyWinsBattle: "wins-battle",
		KeyNobody: "nobody-left", KeySuppress: "suppresses", KeyPowerful: "powerful-enemy", KeyBeaten: "beaten-by-barbarians",
		KeyBarbDices: "horde-dice", KeyRanks: "ranks", KeyReckons: "reckons",
	},
	Closing:   []play.Verb{RollDice},
	Declining: []play.Verb{LeaveDice},
	Whole:     []play.Verb{Crush, TakeHits},
}

// The sides of a battle.
const (
	Attacking = 0
	Defending = 1
)

// Battle is the battle under way. The zero Battle is none.
type Battle struct {
	On      bool
	At      Place
	Round   int8
	Sides   [2]Side
	Of      [MostPlayers]uint64           // whose figures fight
	Fights  [MostPlayers]int8             // of each seat, the side on which it fights, None if on neither
	Serving [MostPlayers]uint64           // of them those who serve siege engines
	Crew    [MostPlayers][properties]int8 // how many serve each engine
	Aim     [MostPlayers][properties]int8 // at what each fires: units, or a family of buildings
	Sailing [MostPlayers]uint8            // Galleys that have somebody aboard, or of which it has been rolled whether they sink
	Fallen  [MostPlayers]Counts           // units lost …
	Taken   [MostPlayers]Counts           // … and of them those made prisoners
	Retreat Place                         // where the attackers withdraw after this round, NoPlace if they do not
	Areas   int8                          // how many areas away that is
	Captor  int8                          // the side that makes prisoners of who falls in this round, or None
	Gave    int8                          // the side that has surrendered, or None
	Walled  int8                          // the side that had a military building when the battle began, or None
	Held    int8                          // the side that controlled the territory then, or None
}

// Side is a side of a battle: who leads it, and what has come of the round so far.
type Side struct {
	Lead  play.Seat // who decides for it, or Barbarians
	Began int16     // how many units it had when the battle began

	Took int8 // prisoners it has made

	Captures   bool // it tries to make prisoners
	InNumbers  bool // and is three times as many
	Asked      bool // it has offered to surrender in this round
	Shield     Source
	Shielded   bool        // its walls shield it from Shield
	Spared     int8        // damage that abilities have prevented in this round
	As         [units]int8 // uses of its Captains as units of each kind
	Cancelled  [units]int8 // units of each kind whose power the enemy has cancelled
	Power      [units]int8 // units of each kind that use their power
	Sacrificed int8        // Light Infantry given for the attack value
	Dice       [dice]int8
	Again      uint8 // dice that have been rolled again, bit i
	Extra      int8  // rerolls that abilities gave, used in this round …
	Extras     int8  // … and in the battle
	Value      int16 // the attack value
	Fewer      int8  // losses fewer, by superiority
}

// rival is the other side.
func rival(side int) int { return 1 - side }

// lead is who decides for a side, or Barbarians.
func (g *State) lead(side int) play.Seat { return g.Battle.Sides[side].Lead }

// fight is a battle in a place, to its end, with what follows from it.
// rule: mu-giochix/battle/when
func (g *State) fight(t *play.Table, at Place, attacker, defender play.Seat) {
	g.attacks(t, attacker, defender) // rule: mu-giochix/diplomacy/attack-without-declaration
	g.underAttack(t, at, attacker, defender)
	g.muster(t, at, attacker, defender)
	for g.Battle.Gave == None && g.stand(Attacking) && g.stand(Defending) {
		if g.round(t); g.Battle.Retreat != NoPlace {
			break
		}
	}
	g.settle(t)
}

// muster draws up the sides: all that both have in the place, and who supports them.
// rule: mu-giochix/battle/when
func (g *State) muster(t *play.Table, at Place, attacker, defender play.Seat) {
	b := &g.Battle
	*b = Battle{On: true, At: at, Retreat: NoPlace, Captor: None, Gave: None, Walled: None, Held: None}
	for s := range b.Fights {
		b.Fights[s] = None
	}
	for side, lead := range [2]play.Seat{attacker, defender} {
		b.Sides[side].Lead = lead
		if lead != Barbarians {
			b.Of[lead], b.Fights[lead] = g.army(lead, at), int8(side)
		}
	}
	for side := range b.Sides {
		g.support(t, side)
	}
	for side := range b.Sides {
		b.Sides[side].Began = g.fighters(side).All()
		if g.onOwnLand(side) {
			b.Held = int8(side)
		}
		if g.wallsOf(side) > 0 { // rule: mu-giochix/purchases/empire-card-objective
			b.Walled = int8(side)
		}
	}
	if at.Sea() { // rule: mu-giochix/naval/empty-galley-sinks
		for s := range play.Seat(g.Seats) {
			b.Sailing[s] = g.manned(s)
		}
	}
	t.Tell(KeyBattle, int16(attacker), int16(defender), int16(at), b.Sides[Attacking].Began, b.Sides[Defending].Began,
		b.allies(Attacking)|b.allies(Defending)<<MostPlayers)
	for side := range b.Sides {
		all := g.fighters(side)
		t.Tell(KeyRanks, int16(b.Sides[side].Lead), int16(all[Light]), int16(all[Archer]), int16(all[Heavy]), int16(all[Knight]), int16(all[Captain]))
	}
}

// support adds the figures of who supports a side by treaty.
func (g *State) support(t *play.Table, side int) {
	lead, enemy := g.Battle.Sides[side].Lead, g.Battle.Sides[rival(side)].Lead
	if lead == Barbarians || enemy == Barbarians {
		return
	}
	if side == Defending {
		g.uncoverAllies(t, g.Battle.At, lead, enemy)
	}
	allies := g.callSupport(t, g.Battle.At, lead, enemy, side == Attacking)
	b := &g.Battle
	for s := range play.Seat(g.Seats) {
		if allies>>s&1 == 1 && b.Fights[s] == None {
			b.Of[s], b.Fights[s] = g.army(s, b.At), int8(side)
		}
	}
}

// allies are the seats that fight on a side and do not lead it, as bits.
func (b *Battle) allies(side int) (set int16) {
	for s, on := range b.Fights {
		if on == int8(side) && play.Seat(s) != b.Sides[side].Lead && b.Of[s] != 0 {
			set |= 1 << s
		}
	}
	return set
}

// naval says whether the battle is at sea.
// rule: mu-giochix/naval/when
// rule: mu-giochix/naval/docked-galley
func (b *Battle) naval() bool { return b.At.Sea() }

// fighters is how many units of each kind a side has in the battle, servants of engines and those aboard included.
func (g *State) fighters(side int) Counts { return g.countSide(side, false) }

// inMelee is how many units of each kind of a side are in the melee.
// rule: mu-giochix/siege-engines/servants-out-of-melee
func (g *State) inMelee(side int) Counts { return g.countSide(side, true) }

func (g *State) countSide(side int, melee bool) (c Counts) {
	b := &g.Battle
	if b.Sides[side].Lead == Barbarians {
		h := &g.Hordes[b.At]
		c[Light], c[Archer], c[Captain] = h.Light, h.Archers, h.Captain
		return c
	}
	for s := range b.Of {
		if b.Fights[s] != int8(side) {
			continue
		}
		of := b.Of[s]
		if melee {
			of &^= b.Serving[s]
		}
		for kind, n := range counts(of) {
			c[kind] += n
		}
	}
	return c
}

// stand says whether a side has units left.
func (g *State) stand(side int) bool { return g.fighters(side) != Counts{} }

// round fights a round: nine phases, unless one of the sides is gone before.
// rule: mu-giochix/battle/nine-phases
func (g *State) round(t *play.Table) {
	if g.opens(t) && g.shooting(t) {
		g.powers() // 3
		g.tellPowers(t)
		g.rolls(t, Attacking) // 4
		g.rolls(t, Defending) // 5
		g.strikes(t)          // 6 to 9
	}
}

// opens is the round up to the artillery. It returns false if the battle is over by then.
// rule: mu-giochix/battle/nine-phases
func (g *State) opens(t *play.Table) bool {
	g.beginRound(t)
	for side := range g.Battle.Sides {
		if g.stance(t, side); g.Battle.Gave != None {
			g.sinkings(t)
			return false
		}
	}
	g.beforeRound(t)
	g.raiseWalls(t)
	g.artillery(t) // 1
	return g.bothStand(t)
}

// shooting is what Captains and Archers do. It returns false if one of the sides is gone by then.
// rule: mu-giochix/battle/phase2-archers-captains
func (g *State) shooting(t *play.Table) bool {
	g.captains(t) // 2
	g.shots(t)
	return g.bothStand(t)
}

// bothStand says whether the round goes on.
func (g *State) bothStand(t *play.Table) bool {
	if g.stand(Attacking) && g.stand(Defending) {
		return true
	}
	g.sinkings(t)
	return false
}

// strikes is what comes of the dice that both have rolled.
// rule: mu-giochix/battle/nine-phases
func (g *State) strikes(t *play.Table) {
	g.afterDice(t)
	g.retouch(t, Attacking)
	g.retouch(t, Defending)
	g.compare(t)
	g.takeLosses(t)
	g.sinkings(t)
}

// beginRound clears what belongs to a round. Who serves the engines stays there.
func (g *State) beginRound(t *play.Table) {
	b := &g.Battle
	b.Round++
	b.Captor = None
	for side := range b.Sides {
		x := &b.Sides[side]
		*x = Side{Lead: x.Lead, Began: x.Began, Took: x.Took, Extras: x.Extras}
	}
	t.Tell(KeyRound, int16(b.Round))
}

// edge is the sum of a word's numbers in favour of a side: of who leads it. Barbarians have none.
func (g *State) edge(side int, do Do, fits func(*Effect) bool) int16 {
	if lead := g.Battle.Sides[side].Lead; lead != Barbarians {
		return g.bonus(lead, do, fits)
	}
	return 0
}

// faces are the faces of the three dice.
var faces = [dice]int{4, 6, 8}

// rolls is what a side does in phase 4 or 5: it may sacrifice Light Infantry, rolls three dice, and may roll each of them
// again once. The dice of Barbarians lie in the circle of war.
// rule: mu-giochix/battle/phase4-roll
// rule: mu-giochix/battle/phase5-defender
// rule: mu-giochix/battle/barbarian-dice-fixed
func (g *State) rolls(t *play.Table, side int) {
	if g.lead(side) == Barbarians {
		x := &g.Battle.Sides[side]
		x.Dice = g.Circle.Dice
		t.Tell(KeyBarbDices, int16(x.Dice[0]), int16(x.Dice[1]), int16(x.Dice[2]))
		return
	}
	g.sacrifice(t, side)
	t.Chance()
	x := &g.Battle.Sides[side]
	for i := range x.Dice {
		x.Dice[i] = g.roll(faces[i])
	}
	t.Tell(KeyRolls, int16(g.lead(side)), int16(x.Dice[0]), int16(x.Dice[1]), int16(x.Dice[2]))
	for g.Battle.Sides[side].Again != 1<<dice-1 {
		a := t.Await(func(o *play.Asking) {
			x := &g.Battle.Sides[side]
			o.To(g.lead(side), AskReroll, int16(side), int16(x.Dice[0]), int16(x.Dice[1]), int16(x.Dice[2]))
			for i := range int16(dice) {
				if x.Again>>i&1 == 0 {
					o.May(play.Choice{Verb: RerollDie, A: i}, play.Free)
				}
			}
			o.May(play.Choice{Verb: LeaveDice}, play.Free)
		})
		if a.Verb == LeaveDice {
			return
		}
		g.Battle.Sides[side].Again |= 1 << a.A
		g.rollAgain(t, g.lead(side), side, a.A)
	}
}

// roll throws a die with so many faces. Who calls it has called t.Chance.
func (g *State) roll(faces int) int8 { return int8(g.Dice.N(faces)) + 1 }

func (g *State) rollAgain(t *play.Table, who play.Seat, side int, die int16) {
	t.Chance()
	x := &g.Battle.Sides[side]
	x.Dice[die] = g.roll(faces[die])
	t.Tell(KeyRerolls, int16(who), die, int16(x.Dice[die]), int16(x.Lead))
}

// retouch lets a side use what abilities allow it with the dice once all have been rolled: more rerolls, and a die changed.
// rule: mu-giochix/general/empire-cards-any-time
// rule: mu-giochix/general/technologies-any-time
func (g *State) retouch(t *play.Table, side int) {
	if g.lead(side) == Barbarians {
		return
	}
	for g.rerollsLeft(side, OwnDice) > 0 || g.rerollsLeft(side, EnemyDice) > 0 {
		a := t.Await(func(o *play.Asking) {
			x := &g.Battle.Sides[side]
			o.To(g.lead(side), AskReroll, int16(side), int16(x.Dice[0]), int16(x.Dice[1]), int16(x.Dice[2]))
			for whose := OwnDice; whose <= EnemyDice; whose++ {
				if g.rerollsLeft(side, whose) < 1 {
					continue
				}
				for i := range int16(dice) {
					o.May(play.Choice{Verb: RerollDie, A: i, B: int16(whose)}, play.Free)
				}
			}
			o.May(play.Choice{Verb: LeaveDice}, play.Free)
		})
		if a.Verb == LeaveDice {
			break
		}
		g.useReroll(side)
		of := side
		if Whose(a.B) == EnemyDice {
			of = rival(side)
		}
		g.rollAgain(t, g.lead(side), of, a.A)
	}
	g.eachEffect(g.lead(side), DieShift, func(e *Effect) {
		if Whose(e.By) == OwnDice {
			g.shiftDie(t, side, e.N) // each by itself: two may change one die or two
		}
	})
}

// rerollsLeft is how many rerolls abilities still give a side, of its own dice or of the enemy's, never of those in the
// circle of war. Those that hold for the whole battle are used last.
func (g *State) rerollsLeft(side int, whose Whose) int16 {
	x := &g.Battle.Sides[side]
	if whose == EnemyDice && g.Battle.Sides[rival(side)].Lead == Barbarians {
		return 0
	}
	inRound := g.edge(side, Reroll, func(e *Effect) bool { return !e.Flag && Whose(e.By) == whose })
	inBattle := g.edge(side, Reroll, func(e *Effect) bool { return e.Flag && Whose(e.By) == whose })
	return max(0, inRound-int16(x.Extra)) + max(0, inBattle-int16(x.Extras))
}

func (g *State) useReroll(side int) {
	x := &g.Battle.Sides[side]
	if g.edge(side, Reroll, func(e *Effect) bool { return !e.Flag }) > int16(x.Extra) {
		x.Extra++
	} else {
		x.Extras++
	}
}

// shiftDie lets a side change one of its dice, within its faces.
func (g *State) shiftDie(t *play.Table, side int, by int16) {
	a := t.Await(func(o *play.Asking) {
		o.To(g.lead(side), AskShift, by)
		for i := range int16(dice) {
			o.May(play.Choice{Verb: ShiftDie, A: i}, play.Free)
		}
		o.May(play.Choice{Verb: LeaveDice}, play.Free)
	})
	if a.Verb == LeaveDice {
		return
	}
	die := &g.Battle.Sides[side].Dice[a.A]
	*die = int8(min(max(1, int16(*die)+by), int16(faces[a.A])))
	t.Tell(KeyShifts, int16(g.lead(side)), a.A, int16(*die))
}

// best is the attack value of three dice: the highest, or what equal ones come to when multiplied, if that is more.
// rule: mu-giochix/battle/phase4-roll
// rule: mu-giochix/battle/critical
func best(d [dice]int8) int16 {
	most := int16(max(d[0], d[1], d[2]))
	a, b, c := int16(d[0]), int16(d[1]), int16(d[2])
	switch {
	case a == b && b == c:
		return max(most, a*b*c)
	case a == b, a == c:
		return max(most, a*a)
	case b == c:
		return max(most, b*b)
	}
	return most
}

// reckoning is what a side's attack value is made of.
type reckoning struct {
	dice       int16 // the highest, or equal ones multiplied
	sacrificed int16 // by whom it has sacrificed
	more       int16 // by abilities and Galleys
	less       int16 // by its place in the turn order
	halved     bool  // it retreats, or tries to capture too many
}

// value is what it comes to, never less than 0.
func (r reckoning) value() int16 {
	v := max(0, r.dice+r.sacrificed+r.more-r.less)
	if r.halved {
		v = (v + 1) / 2
	}
	return v
}

// reckon works out a side's attack value: of its dice, with whom it has sacrificed, abilities and Galleys, less the penalty of its
// place in the turn order; half of it for who retreats or tries to capture too many.
// rule: mu-giochix/battle/turn-order-penalty
// rule: mu-giochix/powers/light-infantry
// rule: mu-giochix/battle-exits/retreat-penalty
// rule: mu-giochix/battle-exits/capture-ratio
func (g *State) reckon(side int) reckoning {
	const sacrificed = 4
	b := &g.Battle
	x := &b.Sides[side]
	return reckoning{
		dice:       best(x.Dice),
		sacrificed: sacrificed * int16(x.Sacrificed),
		more:       g.fleetBonus(side) + g.edge(side, AttackValue, func(e *Effect) bool { return g.fits(side, e) }),
		less:       g.penalty(side),
		halved:     side == Attacking && b.Retreat != NoPlace || x.Captures && !g.captureInNumbers(side),
	}
}

// tellReckoning tells what a side's attack value is made of, unless it is its highest die and nothing else.
func (g *State) tellReckoning(t *play.Table, side int, r reckoning) {
	x := &g.Battle.Sides[side]
	if r == (reckoning{dice: int16(max(x.Dice[0], x.Dice[1], x.Dice[2]))}) {
		return
	}
	t.Tell(KeyReckons, int16(x.Lead), r.dice, r.sacrificed, r.more, r.less, oneIf(r.halved))
}

// penalty is what the place in the turn order takes from a side's attack value.
// rule: mu-giochix/battle/turn-order-penalty
// rule: mu-giochix/components/turn-order-penalties
func (g *State) penalty(side int) int16 {
	for place, s := range g.Order {
		if s == g.Battle.Sides[side].Lead {
			return max(0, -int16(box.Penalty[place])-g.edge(side, TurnPenalty, anyEffect))
		}
	}
	return 0
}

// fits says whether an ability that adds to the attack value holds for a side in this battle.
func (g *State) fits(side int, e *Effect) bool {
	b := &g.Battle
	if e.By == uint8(AsAttacker) && side != Attacking || e.By == uint8(AsDefender) && side != Defending {
		return false
	}
	lead, enemy := b.Sides[side].Lead, b.Sides[rival(side)].Lead
	switch Need(e.Also) {
	case NeedsOwnMilitary:
		return g.controls(lead, b.At) && g.Territories[b.At].Level[Military] > 0
	case NeedsOwnCathedral:
		return g.controls(lead, b.At) && g.Territories[b.At].Level[Religious] > 0
	case NeedsEnemyBuilding:
		return b.At.Land() && !g.controls(lead, b.At) && g.Territories[b.At].Level != [families]int8{}
	case NeedsBarbarians:
		return enemy == Barbarians
	case NeedsPlayer:
		return enemy != Barbarians
	case NeedsFewer:
		return g.fighters(side).All() < g.fighters(rival(side)).All()
	case NeedsCaptain:
		return g.fighters(side)[Captain] > 0
	case NeedsNaval:
		return b.naval()
	case NeedsKnight:
		return g.fighters(side)[Knight] > 0
	}
	return true
}

// compare compares the attack values; the loser takes damage, or after a tie both take what the other's Knights deal.
// rule: mu-giochix/battle/phase6-compare
// rule: mu-giochix/battle/phase8-damage
// rule: mu-giochix/powers/knight
func (g *State) compare(t *play.Table) {
	b := &g.Battle
	for side := range b.Sides {
		r := g.reckon(side)
		b.Sides[side].Value = r.value()
		g.tellReckoning(t, side, r)
	}
	a, d := b.Sides[Attacking], b.Sides[Defending]
	t.Tell(KeyValues, int16(a.Lead), a.Value, int16(d.Lead), d.Value)
	if a.Value == d.Value {
		t.Tell(KeyTie)
		for side := range b.Sides {
			g.deal(t, side, g.charge(rival(side)), FromMelee)
		}
		return
	}
	winner := Attacking
	if d.Value > a.Value {
		winner = Defending
	}
	g.defeat(t, winner, max(a.Value, d.Value)-min(a.Value, d.Value))
}

// defeat gives the loser of a round the battle score and what adds to it as damage.
// rule: mu-giochix/battle/phase7-battle-score
// rule: mu-giochix/battle/phase8-damage
// rule: mu-giochix/battle-exits/capture-success
func (g *State) defeat(t *play.Table, winner int, difference int16) { //stale:ok who has won the round
	b := &g.Battle
	if b.Sides[winner].Captures {
		b.Captor = int8(winner)
	}
	more := g.superiority(t, winner, difference/superiorityStep)
	score := min(difference, g.inMelee(winner).All())
	t.Tell(KeyScore, int16(g.Battle.Sides[winner].Lead), score, more)
	melee := g.edge(winner, DealDamage, func(e *Effect) bool { return Source(e.By) == FromMelee })
	g.deal(t, rival(winner), score+more+g.charge(winner)+melee, FromMelee)
}

// superiorityStep is the difference of attack values that makes an overwhelming superiority.
// rule: mu-giochix/battle/overwhelming-superiority
const superiorityStep = 20

// superiority lets the winner choose for each multiple of overwhelming superiority one more damage or one loss fewer, and
// returns how much damage that is. Who has no losses to fear is not asked.
// rule: mu-giochix/battle/overwhelming-superiority
func (g *State) superiority(t *play.Table, winner int, multiples int16) (more int16) { //stale:ok who has won the round
	if multiples == 0 || g.lead(winner) == Barbarians || g.losses(winner) == 0 {
		return multiples
	}
	a := t.Await(func(o *play.Asking) {
		o.To(g.lead(winner), AskCrush, multiples, g.losses(winner))
		o.May(play.Choice{Verb: Crush, Hi: multiples}, play.Free)
	})
	g.Battle.Sides[winner].Fewer = int8(multiples - a.N)
	return a.N
}

// losses is how many losses a side suffers: its lowest die, with what Heavy Infantry and abilities change, and more for
// each area it retreats.
// rule: mu-giochix/battle/losses-lowest-die
// rule: mu-giochix/powers/heavy-infantry
// rule: mu-giochix/battle-exits/retreat-penalty
func (g *State) losses(side int) int16 {
	b := &g.Battle
	x := &b.Sides[side]
	n := int16(min(x.Dice[0], x.Dice[1], x.Dice[2]))
	n += g.edge(side, LossesChange, func(e *Effect) bool { return Whose(e.By) == OwnDice })
	n += g.edge(rival(side), LossesChange, func(e *Effect) bool { return Whose(e.By) == EnemyDice })
	n = max(0, n-int16(x.Power[Heavy]+x.Fewer))
	if side == Attacking && b.Retreat != NoPlace {
		n += int16(b.Areas)
	}
	return n
}

// takeLosses has both sides take their losses: who has tried to capture and lost makes no prisoners by it.
// rule: mu-giochix/battle/phase9-losses
// rule: mu-giochix/battle-exits/capture-failure
// rule: mu-giochix/battle-exits/capture-success
func (g *State) takeLosses(t *play.Table) {
	both := [2]int16{g.losses(Attacking), g.losses(Defending)} //stale:ok both suffer at once
	for side, n := range both {
		if n > 0 && g.stand(side) {
			t.Tell(KeyLosses, int16(g.Battle.Sides[side].Lead), n)
			g.bear(t, side, n, None)
		}
	}
}

// deal deals damage to a side, of which its walls and abilities prevent some.
// rule: mu-giochix/military-buildings/protection-amount
func (g *State) deal(t *play.Table, side int, damage int16, from Source) {
	damage -= g.shelter(side, from)
	damage -= g.prevented(side, damage, from)
	if damage < 1 || !g.stand(side) {
		return
	}
	t.Tell(KeyDamage, int16(g.Battle.Sides[side].Lead), damage, int16(from))
	g.bear(t, side, damage, int16(from))
}

// bear lets who leads a side say who of it takes the damage: who is in the melee, and servants only when no other is left.
// Where it makes no difference nobody is asked.
// rule: mu-giochix/battle/phase8-damage
// rule: mu-giochix/siege-engines/servants-out-of-melee
func (g *State) bear(t *play.Table, side int, damage, from int16) { //stale:ok what was dealt
	if g.lead(side) == Barbarians {
		g.thinHorde(t, damage)
		return
	}
	for damage > 0 && g.stand(side) {
		s, sort, n := g.firstVictim(side)
		if n == 0 { // rather than any: there is a choice
			if damage < g.toughness(side) {
				a := t.Await(func(o *play.Asking) {
					o.To(g.lead(side), AskDamage, damage, from)
					g.victims(side, func(s play.Seat, sort Sort, n int8) {
						o.May(play.Choice{Verb: TakeHits, A: int16(s), B: int16(sort), Lo: 1, Hi: min(damage, int16(n))}, play.Free)
					})
				})
				s, sort, n = play.Seat(a.A), Sort(a.B), int8(a.N)
			} else {
				g.victims(side, func(of play.Seat, what Sort, all int8) { s, sort, n = of, what, all })
			}
		}
		n = int8(min(damage, int16(n)))
		g.hits(t, s, sort, n)
		damage -= int16(n) //stale:ok what was dealt
	}
}

// victims calls f with all that can take the next damage on a side, sort by sort.
func (g *State) victims(side int, f func(s play.Seat, sort Sort, n int8)) {
	b := &g.Battle
	servants := g.inMelee(side) == Counts{}
	for s := range play.Seat(g.Seats) {
		if b.Fights[s] != int8(side) {
			continue
		}
		some := b.Of[s]
		if !servants {
			some &^= b.Serving[s]
		}
		for sort := range Sort(sorts) {
			if n := count(g.Players[s].sorted(some, sort)); n > 0 {
				f(s, sort, n)
			}
		}
	}
}

// firstVictim is the only sort on a side that can take the next damage; n is 0 if there are several.
func (g *State) firstVictim(side int) (s play.Seat, sort Sort, n int8) {
	several := false
	g.victims(side, func(of play.Seat, what Sort, all int8) {
		several = several || n > 0
		s, sort, n = of, what, all
	})
	if several {
		return play.Nobody, 0, 0
	}
	return s, sort, n
}

// toughness is how much damage those take at most that can take the next.
func (g *State) toughness(side int) (damage int16) {
	g.victims(side, func(_ play.Seat, sort Sort, n int8) {
		each := int16(1)
		switch {
		case g.Battle.naval():
		case Unit(sort) == Knight:
			each = 3
		case Unit(sort) == Heavy:
			each = 2
		}
		damage += each * int16(n)
	})
	return damage
}

// hits gives so many figures of a sort a damage each.
func (g *State) hits(t *play.Table, s play.Seat, sort Sort, n int8) {
	b := &g.Battle
	side := int(b.Fights[s])
	some := b.Of[s]
	if g.inMelee(side) != (Counts{}) {
		some &^= b.Serving[s]
	}
	some = g.Players[s].sorted(some, sort)
	for ; n > 0 && some != 0; n-- {
		figure := g.Players[s].exposed(some)
		some &^= 1 << figure
		g.hit(t, s, figure)
	}
}

// exposed is who among some figures falls first: somebody on foot, and else on the fullest transport.
func (p *Player) exposed(some uint64) (first int8) {
	most := int8(-1)
	each(some, func(figure int8) {
		n := int8(figures)
		if at := p.Figures[figure]; at >= Aboard && at < Supply {
			n = count(p.aboard(int8(at - Aboard)))
		}
		if n > most {
			first, most = figure, n
		}
	})
	return first
}

// hit gives a figure in the battle a damage.
// rule: mu-giochix/naval/heavy-units-drown
func (g *State) hit(t *play.Table, s play.Seat, figure int8) {
	b := &g.Battle
	if !b.naval() {
		if less := g.degraded(s, figure); less != None { // rule: mu-giochix/powers/knight-damage
			g.replace(t, s, figure, less)
			return
		}
	}
	g.fall(t, s, figure)
}

// replace puts another figure in the place of one, in the battle and in the group.
func (g *State) replace(t *play.Table, s play.Seat, figure, by int8) {
	t.Tell(KeySinks, int16(s), int16(kindOf(figure)), int16(kindOf(by)))
	p, b := &g.Players[s], &g.Battle
	g.put(s, by, p.Figures[figure])
	for _, marks := range [...]*uint64{&b.Of[s], &b.Serving[s], &p.Stopped, &p.Walked} {
		swap(marks, figure, by)
	}
	if g.March.On && s == g.Active {
		swap(&g.March.Figures, figure, by)
	}
	g.put(s, figure, Supply)
}

// swap sets the bit of one figure for that of another, if it is set.
func swap(marks *uint64, figure, by int8) {
	if *marks>>figure&1 == 1 {
		*marks = *marks&^(1<<figure) | 1<<by
	}
}

// fall takes a figure out of the battle: to its supply, or to who makes prisoners.
// rule: mu-giochix/battle-exits/capture-success
func (g *State) fall(t *play.Table, s play.Seat, figure int8) {
	b := &g.Battle
	kind := kindOf(figure)
	side := b.Fights[s]
	to := Supply
	if b.Captor != None && b.Captor != side {
		captor := &b.Sides[b.Captor]
		captor.Took++
		to = Captive + Spot(captor.Lead)
		b.Taken[s][kind]++
		t.Tell(KeyCaptured, int16(captor.Lead), int16(s), int16(kind))
	} else {
		t.Tell(KeyFalls, int16(s), int16(kind))
	}
	b.Fallen[s][kind]++
	g.leave(s, figure)
	g.put(s, figure, to)
}

// leave takes a figure out of the ranks.
func (g *State) leave(s play.Seat, figure int8) {
	b := &g.Battle
	b.Of[s] &^= 1 << figure
	b.Serving[s] &^= 1 << figure
	g.undermanned(s)
	if s == g.Active {
		g.March.Figures &^= 1 << figure
	}
}

// thinHorde gives a horde damage: Light Infantry falls first, then Archers, then the Captain.
// rule: mu-giochix/powers/barbarian-use
func (g *State) thinHorde(t *play.Table, damage int16) {
	h := &g.Hordes[g.Battle.At]
	for _, kind := range [...]Unit{Light, Archer, Captain} {
		for ; damage > 0 && h.of(kind) > 0; damage-- {
			h.change(kind, -1)
			t.Tell(KeyFalls, int16(Barbarians), int16(kind))
		}
	}
}

// upshot is which side has won the battle, None if neither.
func (g *State) upshot() int {
	b := &g.Battle
	switch attack, defence := g.stand(Attacking), g.stand(Defending); {
	case b.Gave != None:
		return rival(int(b.Gave))
	case attack && defence:
		return Defending // the attackers retreat
	case attack:
		return Attacking
	case defence:
		return Defending
	}
	return None
}

// settle ends the battle: those who retreat do so, honour is given and taken, and what the beaten leave behind is the
// winner's.
// rule: mu-giochix/battle-exits/retreat
// rule: mu-giochix/battle-exits/mutual-destruction
// rule: mu-giochix/military-buildings/barbarians-destroy
func (g *State) settle(t *play.Table) {
	b := &g.Battle
	winner := g.upshot() //stale:ok as the battle has ended
	if b.Retreat != NoPlace && g.stand(Attacking) && g.stand(Defending) {
		g.retreat(t)
	}
	g.credit(t, winner) // rule: mu-giochix/victory/hp-powerful-enemy
	g.announce(t)
	g.afterBattle(t)
	at, lead, beaten := b.At, play.Nobody, g.beatenBy(winner)
	// rule: mu-giochix/military-buildings/barbarians-destroy
	// rule: mu-giochix/events/rebellion-effect
	fell := winner != None && int(b.Held) == rival(winner) && g.Hordes[at].Rebels == 0 && g.Here[at] == [MostPlayers]int8{}
	if winner != None {
		lead = b.Sides[winner].Lead
		t.Tell(KeyWinsBattle, int16(lead), int16(b.Sides[rival(winner)].Lead), int16(at))
	}
	if h := &g.Hordes[at]; h.Units() == 0 { // rule: mu-giochix/victory/hp-suppress-rebellion
		*h = Horde{}
	}
	*b = Battle{}
	switch {
	case winner == None:
		t.Tell(KeyNobody, int16(at))
		g.forsaken(t, at)
	case lead == Barbarians && fell: // a rebellion is no conquest
		g.overrun(t, at)
	case lead == Barbarians:
		g.wreck(at, beaten) // rule: mu-giochix/siege-engines/captured
	case winner == Attacking && at.Land(): // rule: mu-giochix/conquest/keep-or-plunder
		g.March.Beaten |= beaten // what they leave goes with the territory
	default:
		g.spoils(t, lead, at, beaten, false) // rule: mu-giochix/siege-engines/captured
	}
}

// beatenBy are the seats of the side that has lost, bit s.
func (g *State) beatenBy(winner int) (all uint8) {
	if winner == None {
		return 0
	}
	for s := range play.Seat(g.Seats) {
		if g.Battle.Fights[s] == int8(rival(winner)) {
			all |= 1 << s
		}
	}
	return all
}

// Honour of battles.
const (
	suppressing   = 1
	powerful      = 1 // for beating …
	powerfulUnits = 5 // … so many units
	beatenByHorde = 1 // lost
)

// credit gives and takes honour for the battle, and lets Objectives know of it.
// rule: mu-giochix/victory/hp-suppress-rebellion
// rule: mu-giochix/victory/hp-powerful-enemy
// rule: mu-giochix/victory/hp-lose-to-barbarians
func (g *State) credit(t *play.Table, winner int) {
	b := &g.Battle
	for side := range b.Sides {
		lead, enemy := b.Sides[side].Lead, &b.Sides[rival(side)]
		if lead == Barbarians {
			continue
		}
		if b.Sides[side].Took > 0 {
			g.note(lead, Happening{Kind: CapturedUnits, N: int16(b.Sides[side].Took)}) // rule: mu-giochix/purchases/empire-card-objective
		}
		if enemy.Lead == Barbarians {
			g.againstHorde(t, side, winner)
		}
		if winner != side {
			continue
		}
		if enemy.Began >= powerfulUnits {
			g.honour(lead, powerful)
			t.Tell(KeyPowerful, int16(lead), enemy.Began, powerful)
		}
		g.note(lead, g.victory(side)) // rule: mu-giochix/purchases/empire-card-objective
	}
}

// againstHorde is what a battle against Barbarians brings the side that fought them.
// rule: mu-giochix/victory/hp-suppress-rebellion
// rule: mu-giochix/victory/hp-lose-to-barbarians
func (g *State) againstHorde(t *play.Table, side, winner int) {
	b := &g.Battle
	lead, h := b.Sides[side].Lead, &g.Hordes[b.At]
	if h.Units() == 0 && h.Rebels != 0 {
		n := suppressing * int16(h.Risings)
		g.honour(lead, n)
		t.Tell(KeySuppress, int16(lead), n)
		g.note(lead, Happening{Kind: Suppressed, N: int16(h.Risings)}) // rule: mu-giochix/purchases/empire-card-objective
	}
	if winner != side {
		g.honour(lead, -beatenByHorde)
		t.Tell(KeyBeaten, int16(lead), beatenByHorde)
	}
}

// victory is the battle as an Objective of who has won it sees it.
func (g *State) victory(side int) Happening {
	b := &g.Battle
	enemy := &b.Sides[rival(side)]
	won := Happening{Kind: WonBattle, Against: enemy.Lead != Barbarians, Role: AsAttacker, Enemy: enemy.Began}
	if side == Defending {
		won.Role = AsDefender
	}
	for s := range play.Seat(g.Seats) {
		if b.Fights[s] == int8(side) {
			won.Lost += b.Fallen[s].All()
		}
	}
	if b.Sides[side].Began < enemy.Began {
		won.Like |= 1 << FightFewer
	}
	if b.naval() {
		won.Like |= 1 << FightNaval
	}
	if int(b.Walled) == rival(side) {
		won.Like |= 1 << FightFortified
	}
	return won
}

// How a battle comes out, for those who foresee it.
const (
	attackersWin int16 = iota
	defendersWin
	nobodyWins
)

// battleID tells one battle from another.
func battleID(at Place, attacker, defender play.Seat) int16 {
	const parties = MostPlayers + 1
	return (int16(at)*parties+int16(attacker))*parties + int16(defender)
}

// announce says how the battle has come out, and what both sides have lost in it.
func (g *State) announce(t *play.Table) {
	b := &g.Battle
	t.Came(battleID(b.At, b.Sides[Attacking].Lead, b.Sides[Defending].Lead), g.cameOut(), g.toll(Attacking), g.toll(Defending))
}

// cameOut is how the battle has come out.
func (g *State) cameOut() int16 {
	if winner := g.upshot(); winner != None {
		return int16(winner)
	}
	return nobodyWins
}

// toll is how many units of a side are gone since the battle began.
func (g *State) toll(side int) int16 {
	return g.Battle.Sides[side].Began - g.fighters(side).All()
}
