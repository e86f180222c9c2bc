package warriorknights

import (
	"math/bits"

	"signoria/games/wording"
	"signoria/play"
)

const (
	Attack       play.Verb = 72 + iota // attack Baron A (-1 a neutral city) by battle kind B in region C
	CallOff                            // start no battle after all
	SendIn                             // noble A's army takes part
	HoldBack                           // noble A's army does not
	JoinBattle                         // so be it
	PermitAttack                       // the city or fortress may be attacked
	ForbidAttack                       // it may not
)

const (
	AskAttack     play.Prompt = 110 + iota // Baron A: whom to attack
	AskArmies                              // Baron A: which armies attack Baron B in region C by kind D
	AskPermission                          // Baron A: whether Baron B may attack Baron C (-1 a neutral city) in region D by kind E
)

const (
	KeyBattle    play.Key = 110 + iota // Baron A attacks Baron B (-1 a neutral city) in region C by kind D
	KeyForbidden                       // Baron A forbids Baron B to attack Baron C in region D
	KeyPermitted                       // Baron A permits it
	KeyRespects                        // Baron A obeys the law and spares Baron B's fortress
)

const (
	RuleNoBattles      play.Rule = 120 + iota // an event forbids battles
	RuleNotPermitted                          // a third Baron did not permit it
	RuleSparesFort                            // he obeys the law that protects fortresses
	RuleTooWeak                               // a siege needs the greater strength
	RuleNoTarget                              // nobody to attack
	RuleInsideCity                            // the defender is inside his city, not in the field
	RuleOneArmyAtLeast                        //
	RuleOneBattle                             // one card starts one battle
)

var battleChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		Attack: "attack", CallOff: "call-off", SendIn: "send-in", HoldBack: "hold-back", JoinBattle: "join-battle",
		PermitAttack: "permit-attack", ForbidAttack: "forbid-attack",
	},
	Prompts: map[play.Prompt]string{AskAttack: "attack", AskArmies: "armies", AskPermission: "permission"},
	Lines: map[play.Key]string{
		KeyBattle: "battle", KeyForbidden: "forbidden", KeyPermitted: "permitted", KeyRespects: "respects",
	},
	Rules: map[play.Rule]string{
		RuleNoBattles:      "warrior-knights/events/lasting-events",
		RuleNotPermitted:   "warrior-knights/city-attack/enemy-city-with-permission",
		RuleSparesFort:     "warrior-knights/agenda/law",
		RuleTooWeak:        "warrior-knights/siege/strength-condition",
		RuleNoTarget:       "warrior-knights/battle/needs-noble-and-target",
		RuleInsideCity:     "warrior-knights/battle/defended-own-city-no-open-field",
		RuleOneArmyAtLeast: "warrior-knights/battle/attacker-chooses-armies",
		RuleOneBattle:      "warrior-knights/baron-actions/mobilize-one-battle",
	},
	Refs:      wording.Refs{Attack: attacked, SendIn: wording.OfA(refNoble), HoldBack: wording.OfA(refNoble)},
	Declining: []play.Verb{CallOff},
}

// The sides of a battle.
const (
	attacker = 0
	defender = 1
)

// How far a battle is, for the page.
const (
	blowCommanders int8 = iota
	blowDraw
	blowDiscard
	blowReveal
	blowLosses
	blowVictories
	blowAftermath
)

// noBattle is what Battle holds in peace.
var noBattle = Battle{
	Region: None, Sides: [2]play.Seat{play.Nobody, play.Nobody}, City: None, Fortress: play.Nobody, Commander: [2]int8{None, None},
}

// startBattle carries out the battle of Versatile Strategy, anywhere the Baron may fight one.
// rule: warrior-knights/baron-actions/versatile-battle
func (g *State) startBattle(t *play.Table, s play.Seat) {
	for {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskAttack, int16(s))
			for fields := g.fieldsOf(s); fields != 0; {
				g.offerAttacks(o, s, nextRegion(&fields))
			}
			if g.Move.Barred != [regions]uint8{} { // rule: warrior-knights/city-attack/neutral-city-with-permission
				o.May(play.Choice{Verb: CallOff}, play.Free)
			}
		})
		// rule: warrior-knights/baron-actions/versatile-battle
		// rule: warrior-knights/city-attack/neutral-city-with-permission
		if a.Verb == CallOff || g.attack(t, s, play.Seat(a.A), BattleKind(a.B), int8(a.C)) {
			g.endOfMoves()
			return
		}
	}
}

// whyNotBattle is why the Baron can start no battle anywhere.
func (g *State) whyNotBattle(s play.Seat) play.Rule {
	if g.battlefields(s) != 0 {
		return play.Free
	}
	if _, _, ok := g.realm(ModNoBattles); ok {
		return RuleNoBattles
	}
	return RuleNoTarget
}

// fieldsOf is the set of regions where the Baron has a noble who is not exhausted.
func (g *State) fieldsOf(s play.Seat) uint64 { return g.fieldsWithout(s, None) }

// fieldsWithout is the same, one of his nobles left out.
func (g *State) fieldsWithout(s play.Seat, without int8) (set uint64) {
	for shape := range int8(4) {
		n := nobleOf(s, shape)
		if noble := &g.Nobles[n]; n != without && noble.At != None && !noble.AtSea && !noble.Exhausted {
			set |= 1 << uint(noble.At)
		}
	}
	return set
}

// battlefields is the set of those where he may attack somebody.
// rule: warrior-knights/battle/needs-noble-and-target
func (g *State) battlefields(s play.Seat) (set uint64) {
	for fields := g.fieldsOf(s); fields != 0; {
		if region := nextRegion(&fields); g.mayAttackIn(s, region) {
			set |= 1 << uint(region)
		}
	}
	return set
}

// mayAttackIn says whether the Baron has anybody to attack in a region.
func (g *State) mayAttackIn(s play.Seat, region int8) bool {
	if g.readyNoblesAt(s, region) == 0 {
		return false
	}
	for b := play.Nobody; b < play.Seat(g.Seats); b++ {
		for _, kind := range g.kindsOfAttack(s, b, region) {
			if g.whyNotAttack(s, b, kind, region) == play.Free {
				return true
			}
		}
	}
	return false
}

// offerAttacks lists whom the Baron may attack in a region, and how. A neutral city is Nobody's.
// rule: warrior-knights/battle/attacker-names-defender
func (g *State) offerAttacks(o *play.Asking, s play.Seat, region int8) {
	if g.readyNoblesAt(s, region) == 0 {
		return
	}
	for b := play.Nobody; b < play.Seat(g.Seats); b++ {
		for _, kind := range g.kindsOfAttack(s, b, region) {
			o.May(play.Choice{Verb: Attack, A: int16(b), B: int16(kind), C: int16(region)}, g.whyNotAttack(s, b, kind, region))
		}
		// rule: warrior-knights/battle/defended-own-city-no-open-field
		if o.Looking() && b != s && g.cityOf(b, region) != None && g.defenders(b, Assault, region) != 0 {
			o.May(play.Choice{Verb: Attack, A: int16(b), B: int16(FieldBattle), C: int16(region)}, RuleInsideCity)
		}
	}
}

// kindsOfAttack are the kinds of battle possible against a Baron in a region: his city, with all who are
// inside, is assaulted or besieged, and so is his fortress; nobles who stand in the field, beside their
// fortress too, are fought in the open.
// rule: warrior-knights/battle/three-battle-types
// rule: warrior-knights/battle/defended-own-city-no-open-field
// rule: warrior-knights/fortress/nobles-beside-fortress
func (g *State) kindsOfAttack(s, b play.Seat, region int8) []BattleKind {
	inField := b != play.Nobody && g.noblesAt(b, region) != 0
	switch {
	case b == s:
		return nil
	case g.fortressAt(b, region) && inField:
		return attacks[:]
	case g.cityOf(b, region) != None, g.fortressAt(b, region):
		return attacks[1:]
	case inField:
		return attacks[:1]
	}
	return nil
}

// attacks are the kinds of battle: in the open field, and against walls.
var attacks = [...]BattleKind{FieldBattle, Assault, Siege}

// fortressAt says whether the Baron's fortress stands in the region.
func (g *State) fortressAt(b play.Seat, region int8) bool {
	return b != play.Nobody && g.Fortresses[b].At == region
}

// whyNotAttack is why the Baron may not attack another in this way.
func (g *State) whyNotAttack(s, b play.Seat, kind BattleKind, region int8) play.Rule {
	if g.Move.Fought != 0 {
		return RuleOneBattle
	}
	if _, _, ok := g.realm(ModNoBattles); ok {
		return RuleNoBattles
	}
	if kind == FieldBattle {
		return play.Free
	}
	if g.isBarred(b, region) {
		if g.fortressAt(b, region) && g.Move.Spares {
			return RuleSparesFort
		}
		return RuleNotPermitted
	}
	if kind == Siege {
		return g.whyNotSiege(g.readyNoblesAt(s, region), b, region)
	}
	return play.Free
}

// isBarred says whether this card has found a defender out of bounds in a region.
func (g *State) isBarred(b play.Seat, region int8) bool {
	return g.Move.Barred[region]&barredBit(b) != 0
}

func barredBit(b play.Seat) uint8 {
	if b == play.Nobody {
		return 1 << MaxBarons
	}
	return 1 << uint(b)
}

// attack declares an attack and fights it, if nobody who must be asked forbids it.
func (g *State) attack(t *play.Table, s, b play.Seat, kind BattleKind, region int8) bool {
	walled := kind != FieldBattle
	owed := g.owesPeace(s, b) //stale:ok what is promised from now on comes too late for this attack
	if walled && (g.fortressAt(b, region) && g.sparesFortress(t, s, b) || !g.permitted(t, s, b, kind, region)) {
		g.Move.Barred[region] |= barredBit(b)
		return false
	}
	g.Battle = noBattle
	g.Battle.Kind, g.Battle.Region, g.Battle.Sides = kind, region, [2]play.Seat{s, b}
	g.Battle.City = g.cityAttacked()
	if walled && g.fortressAt(b, region) {
		g.Battle.Fortress = b
	}
	g.Battle.Armies = [2]uint32{g.readyNoblesAt(s, region), g.defenders(b, kind, region)}
	g.chooseArmies(t)
	g.Move.Fought = g.Battle.Armies[attacker]
	t.Tell(KeyBattle, int16(s), int16(b), int16(region), int16(kind))
	g.endsPeace(t, s, b, owed)
	if kind == Siege {
		g.besiege(t)
	} else {
		g.fight(t)
	}
	g.Battle = noBattle
	g.lastBaronWins(t)
	return true
}

// cityAttacked is the city whose walls the defender of this battle stands behind, or None.
// rule: warrior-knights/battle/defender-inside-city
func (g *State) cityAttacked() int8 {
	if g.Battle.Kind == FieldBattle {
		return None
	}
	return g.cityOf(g.Battle.Sides[defender], g.Battle.Region)
}

// defenders are the armies of a Baron that defend in a region: his nobles, all of them; against an
// attack on his fortress its garrison, for no noble is inside.
// rule: warrior-knights/battle/defender-fights-with-everything
// rule: warrior-knights/fortress/nobles-beside-fortress
func (g *State) defenders(b play.Seat, kind BattleKind, region int8) uint32 {
	switch {
	case b == play.Nobody:
		return 0
	case kind == FieldBattle || !g.fortressAt(b, region):
		return g.noblesAt(b, region)
	case g.strengthOf(garrisonOf(b)) > 0:
		return 1 << uint(garrisonOf(b))
	}
	return 0
}

// chooseArmies asks the attacker which of his armies take part; all do unless he holds some back.
// rule: warrior-knights/battle/attacker-chooses-armies
func (g *State) chooseArmies(t *play.Table) {
	s, region := g.Battle.Sides[attacker], g.Battle.Region
	if bits.OnesCount32(g.readyNoblesAt(s, region)) == 1 {
		return
	}
	for {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskArmies, int16(s), int16(g.Battle.Sides[defender]), int16(region), int16(g.Battle.Kind))
			o.May(play.Choice{Verb: JoinBattle}, g.whyNotJoin())
			for set := g.readyNoblesAt(s, region); set != 0; {
				n := nextIn(&set)
				if isIn(g.Battle.Armies[attacker], n) {
					o.May(play.Choice{Verb: HoldBack, A: int16(n)}, play.Free)
				} else {
					o.May(play.Choice{Verb: SendIn, A: int16(n)}, play.Free)
				}
			}
		})
		switch a.Verb {
		case SendIn:
			g.Battle.Armies[attacker] |= 1 << uint(a.A)
		case HoldBack:
			g.Battle.Armies[attacker] &^= 1 << uint(a.A)
		case JoinBattle:
			return
		}
	}
}

// whyNotJoin is why the armies sent in cannot start the battle.
func (g *State) whyNotJoin() play.Rule {
	switch armies := g.Battle.Armies[attacker]; {
	case armies == 0:
		return RuleOneArmyAtLeast
	case g.Battle.Kind == Siege:
		return g.whyNotSiege(armies, g.Battle.Sides[defender], g.Battle.Region)
	}
	return play.Free
}
