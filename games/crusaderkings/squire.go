package crusaderkings

import (
	"math"

	"signoria/chance"
	"signoria/play"
)

// Squire leads a dynasty by judgement: what each choice is worth, in hundredths of a Victory Point as he
// reckons it, and the best one taken. He knows only what his seat may know, and looks no further ahead than
// the two cards of a Round. One with a temper (tempers.go) follows a strategy of the rulebook (heuristics.go) besides: what
// that wants weighs more.
type Squire struct {
	src    chance.Source
	temper *temper // nil: he is even
	eye    judge   // with which he looked last: most of its memory serves again
}

// NewSquire makes a squire. The seed breaks ties.
func NewSquire(seed uint64) play.Policy[State] { return newSquire(seed) }

func newSquire(seed uint64) *Squire { return &Squire{src: chance.New(seed)} }

// Decide answers for the first seat asked.
func (q *Squire) Decide(g *State, o *play.Asking) play.Answer {
	s, prompt, choices := o.At(0)
	j := &q.eye
	q.look(j, g, s)
	args := o.ArgsAt(0)
	return play.Judged(&q.src, s, choices, func(c play.Choice) int { return j.worth(prompt, args, c) }, j.number)
}

// Weighs is how a squire weighs what is offered, for those who think ahead.
func (q *Squire) Weighs(g *State, o play.Offer) (worth func(play.Choice) int, number func(play.Choice) int16) {
	j := q.judging(g, o.Seat)
	return func(c play.Choice) int { return j.worth(o.Prompt, o.Args, c) }, j.number
}

// judging looks at a position with a squire's eye.
func (q *Squire) judging(g *State, s play.Seat) *judge {
	j := new(judge)
	q.look(j, g, s)
	return j
}

// look lets an eye look at a position, whatever it has seen before.
func (q *Squire) look(j *judge, g *State, s play.Seat) {
	*j = judge{g: g, s: s, temper: q.temper, blows: j.blows}
	if q.temper != nil {
		j.plan = q.temper.plan
	}
	for i, at := range g.TokenAt {
		if at == bag(s) {
			j.bag[box.Tokens[i].Trait]++
			j.all++
		}
	}
	j.coin = j.coinWorth()
}

// judge is a squire's eye on a position.
type judge struct {
	g      *State
	s      play.Seat
	temper *temper    // or nil
	plan   *stratagem // the strategy of his temper, or nil

	unsworn bool // he judges as if he had promised nobody peace

	bag  [traits]int8 // tokens of each trait in his Trait Bag
	all  int8         // tokens in it
	coin int          // what a Gold is worth to him now

	// What has been reckoned once for this question.
	near    [territories]uint64 // what his Footsoldiers reach from there
	known   uint64              // for which territories that is
	lands   [territories]once   // what they are worth
	least   once                // what the least of his own is worth
	persons [people]once        // what members of dynasties are worth
	spites  [MaxDynasties]once  // what it is worth that a rival loses a Victory Point
	grudges [MaxDynasties]once  // what it costs him that a rival gains a Casus Belli
	danger  once                // what a Rebellion token costs him
	fallen  once                // what a Knight who lies on its side costs him
	blows   *blows              // what attacks are worth
	struck  bool                // whether they are of this question
	good    [actions]once       // tokens of his bag that are successes in a check for an action
	hand    [cardTypes]int8     // cards of each type in his hand
	counted bool                // whether those have been counted
	host    once                // what an invasion after mobilising is worth
	sight   outlook             // what the types of cards are worth
}

// once is a number that is reckoned the first time it is asked for, and remembered.
type once struct {
	known bool
	worth int32
}

func (o *once) or(reckon func() int) int {
	if !o.known {
		*o = once{known: true, worth: int32(reckon())}
	}
	return int(o.worth)
}

// What things are worth to a squire, in hundredths of a Victory Point.
const (
	point     = 100
	surely    = 1000 // more than anything that he weighs against it
	usualCoin = 3    // a Gold near the end of the game
	earlyCoin = 7    // and so much more at its beginning
	poorCoin  = 3    // and so much more while he has hardly any
	lastCoin  = 1    // a Gold in the last Round: what is not spent in it is lost
	poorBelow = 3    // Gold
	richFrom  = 11   // Gold
	taxedCoin = 3    // a Gold that a territory will yield when it is taxed
	shield    = 110  // one on the Crusade Track, with whose number ties are broken
)

// worth is what a choice is worth to one of his temper.
func (j *judge) worth(p play.Prompt, args play.Args, c play.Choice) int {
	return j.evenWorth(p, args, c) + j.wanted(c) + j.lean(c)
}

// evenWorth is what it is worth to one who has none. What he does not know is worth nothing, like passing.
func (j *judge) evenWorth(p play.Prompt, args play.Args, c play.Choice) int {
	for _, chapter := range [...]func(*judge, play.Prompt, play.Args, play.Choice) (int, bool){
		(*judge).checkWorth, (*judge).cardsWorth, (*judge).courtWorth, (*judge).deedWorth, (*judge).warWorth,
		(*judge).fateWorth, (*judge).aiWorth,
	} {
		if worth, ok := chapter(j, p, args, c); ok {
			return worth
		}
	}
	return 0
}

// number is how much of a choice that wants a number.
func (j *judge) number(c play.Choice) int16 {
	switch c.Verb {
	case InvestGold:
		return j.investment(c.Hi)
	case PaySabotage:
		return j.sabotage(c.Hi)
	case DowryGold:
		return j.dowry()
	}
	return c.Hi
}

// ahead is how much of the game is still to come, in percent.
func (j *judge) ahead() int {
	all := int(j.g.Options.Eras) * roundsPerEra
	return 100 * j.roundsLeft() / all
}

// roundsLeft counts the Rounds to come, this one included.
func (j *judge) roundsLeft() int {
	return int(j.g.Options.Eras)*roundsPerEra - max(1, int(j.g.rounds())) + 1
}

// coinWorth is what a Gold is worth to him: less as the game goes on, more to who has none. When all cards
// are played it is worth nothing.
func (j *judge) coinWorth() int { return j.coinWith(j.g.Dynasties[j.s].Gold) }

// coinWith is what a Gold more would be worth to him if he had so many.
func (j *judge) coinWith(gold int16) int {
	if j.g.ai(j.s) || j.roundsLeft() == 1 && j.g.Phase == Maintenance {
		return 0
	}
	if j.roundsLeft() == 1 {
		return lastCoin
	}
	worth := usualCoin + earlyCoin*j.ahead()/100
	switch {
	case gold < poorBelow:
		worth += poorCoin
	case gold >= richFrom:
		worth /= 2
	}
	return worth
}

// taxes are roughly the Tax actions he has before him.
func (j *judge) taxes() int { return (2*j.roundsLeft() + 1) / 3 }

// spite is what it is worth to him that a rival loses a Victory Point: more if the rival leads.
func (j *judge) spite(o play.Seat) int {
	if o == play.Nobody || o == j.s || j.g.Dynasties[o].Out || j.g.Options.Cooperative && j.g.ai(o) == j.g.ai(j.s) {
		return 0
	}
	return j.spites[o].or(func() int {
		return max(8, min(70, 80/int(j.g.Seats)+8*(j.g.points(o)-j.g.points(j.s))))
	})
}

// landWorth is what a territory is worth to who controls it.
func (j *judge) landWorth(i int8) int { return j.lands[i].or(func() int { return j.reckonLand(i) }) }

func (j *judge) reckonLand(i int8) int {
	x := &j.g.Territories[i]
	worth := point + taxedCoin*j.taxes()*int(1+b2i(x.Castle))
	worth += 10*int(b2i(x.Castle)) + 6*int(x.Harvest) - 6*int(x.Failed) - 8*int(b2i(x.Plague != NoPlague))
	if x.Laid && x.Owner == j.s {
		worth -= j.lying()
	}
	return worth - j.unrest()*int(x.Rebellion)
}

// lying is what it costs him that a Knight of his lies on its side: less if he has a card to mobilise with.
func (j *judge) lying() int { return j.fallen.or(j.reckonLying) }

func (j *judge) reckonLying() int {
	if j.held(War) > 0 || j.secondCard() == War {
		return j.rising() / 4
	}
	return j.rising()
}

// rising is what it is worth to him that a Knight who lies on its side stands up now, and not later or never.
func (j *judge) rising() int { return point / min(4, max(1, j.roundsLeft())) }

// unrest is what a Rebellion token in a territory costs him: the danger that it is overthrown, by the
// Intrigue cards the others hold.
func (j *judge) unrest() int { return j.danger.or(j.reckonUnrest) }

func (j *judge) reckonUnrest() int {
	worth := 5
	for _, o := range j.g.others(j.s) {
		worth += 5 * int(j.g.Dynasties[o].Unplayed[Intrigue])
	}
	return min(30, worth)
}

// worst is what the least of his own territories is worth.
func (j *judge) worst() int { return j.least.or(j.reckonWorst) }

func (j *judge) reckonWorst() int {
	worst := math.MaxInt
	for i := range each(j.g.lands(j.s)) {
		worst = min(worst, j.landWorth(i))
	}
	return worst
}

// towards is what it is worth to him to have one more of what a Trophy wants: all of it if that brings the
// Trophy, a part on the way to it.
func (j *judge) towards(k Trophy) int { return j.towardsBy(k, 1) }

// towardsBy is the same for n more at once.
func (j *judge) towardsBy(k Trophy, n int8) int {
	g := j.g
	holder, least := g.Trophies[k], trophyNeeds[k]
	if holder == j.s {
		return 12 * int(n) // as much harder to overtake
	}
	worth := 0
	if holder != play.Nobody {
		least = max(least, g.merit(k, holder)+1)
		worth = j.spite(holder)
	}
	switch missing := least - g.merit(k, j.s) - n; {
	case missing <= 0:
		return worth + point
	case missing == 1:
		return (worth + point) * (10 + j.ahead()) / 250
	case missing == 2:
		return (worth + point) * (10 + j.ahead()) / 450
	}
	return 4
}

// castleWorth is what one more Castle is worth to him.
func (j *judge) castleWorth() int { return j.castlesWorth(1) }

// castlesWorth is what n more Castles are worth to him, built together.
func (j *judge) castlesWorth(n int8) int {
	return int(n)*(10+taxedCoin*j.taxes()) + j.towardsBy(Builder, n)
}

// tokenWorth is what a trait in his bag is worth: a green one helps in every check, and so does a red one in
// those where it is critical.
func (j *judge) tokenWorth(trait int8) int {
	worth := 60*j.ahead()/100 + 8
	if j.plan != nil && box.Traits[trait].ID == j.plan.red { // rule: crusader-kings/heuristics/tip-marry-critical-red
		return worth
	}
	turned := 0
	for _, x := range [...]struct {
		a     Action
		worth int
	}{{Build, 15}, {CreateCasusBelli, 12}, {Invade, 50}, {Marriage, 12}} {
		pair := box.Critical[x.a]
		if pair[0] == trait || pair[1] == trait {
			turned += x.worth * (20 + j.ahead()) / 100
		}
	}
	if box.Traits[trait].Red {
		return turned - worth
	}
	return worth - turned
}

// tokensWorth is what the tokens on somebody's card would be worth in his bag.
func (j *judge) tokensWorth(p int8) int {
	worth := 0
	for i, at := range j.g.TokenAt {
		if at == Place(p) {
			worth += j.tokenWorth(box.Tokens[i].Trait)
		}
	}
	return worth
}

// developmentWorth is what a kind of Development card is worth to who has it, without the Trophy.
func (j *judge) developmentWorth(kind int8) int {
	worth := 0
	for _, e := range box.Developments[kind].Effects {
		worth += j.effectWorth(e)
	}
	return worth*(20+j.ahead())/100 + 4
}

// drawWorth is what one more free draw in an action is worth for a whole game.
var drawWorth = [actions]int{Build: 12, CreateCasusBelli: 6, Assassinate: 4, Overthrow: 6, Invade: 45, Crusade: 25, Marriage: 12}

// calmings is how many Rebellion tokens a Marshal takes away in a whole game, about.
const calmings = 2

// effectWorth is what an effect is worth to who has it for a whole game.
func (j *judge) effectWorth(e Effect) int {
	value := int(e.Value)
	switch e.Mod {
	case MoreDraws:
		worth := 0
		for a, w := range drawWorth {
			if e.For(Action(a)) {
				worth += w * value
			}
		}
		if e.Independent {
			worth = worth * 2 / 3
		}
		return worth
	case MoreNeeded:
		worth := 0
		for a, w := range drawWorth {
			if e.For(Action(a)) {
				worth -= 2 * w * value
			}
		}
		return worth
	case MoreDefence:
		return 35 * value
	case CastleCost:
		return -14 * value
	case DevelopCost:
		return -10 * value
	case MoreTax:
		return 30 * value
	case SeaAdjacency:
		return 15
	case CalmsRebellion:
		return calmings * value * j.unrest()
	case CrusadeActions: // a shield more in an Era, if he has the cards and somebody to send
		return 120
	case BonusCards:
		return 8 * value
	case AnyReach, GuardsFamily, HealsFamily:
		return 8
	}
	return 0
}

// crisisWorth is what a Succession Crisis costs a dynasty.
func (j *judge) crisisWorth(s play.Seat) int {
	return point*int(j.g.controls(s)/2) + usualCoin*int(j.g.Dynasties[s].Gold)/2
}

// heirsWorth is what so many in the line of succession are worth to a dynasty: most the first, before the
// ruler grows too old.
func (j *judge) heirsWorth(s play.Seat, n int) int {
	years := oldAgeTokens + 1 - int(j.g.Dynasties[s].OldAge) // Rounds before he dies
	danger := 25 * j.ahead() / 100
	if years <= j.roundsLeft() {
		danger = 100 - 8*years
	}
	worth := 0
	for range n {
		worth += j.crisisWorth(s) * danger / 100
		danger /= 6
	}
	return worth
}

// nextHeir is what one more heir is worth to a dynasty.
func (j *judge) nextHeir(s play.Seat) int {
	n := len(j.g.line(s))
	return j.heirsWorth(s, n+1) - j.heirsWorth(s, n)
}

// reignWorth is what it costs a dynasty that its ruler dies before his time and the heir takes the place: of the
// line of succession only who is of the same degree as the heir is left.
func (j *judge) reignWorth(s play.Seat) int {
	g := j.g
	line := g.line(s)
	left := 0
	for _, p := range line[1:] {
		if g.People[p].At == g.People[line[0]].At {
			left++
		}
	}
	years := oldAgeTokens + 1 - int(g.Dynasties[s].OldAge)
	return (j.heirsWorth(s, len(line)) - j.heirsWorth(s, left)) * years / (oldAgeTokens + 1) / 2
}

// personWorth is what a member of a dynasty is worth to it.
func (j *judge) personWorth(p int8) int {
	return j.persons[p].or(func() int { return j.reckonPerson(p) })
}

func (j *judge) reckonPerson(p int8) int {
	g, x := j.g, &j.g.People[p]
	s := play.Seat(x.Of)
	switch x.At {
	case Ruler:
		if heir := g.heir(s); heir != None {
			return 12 + j.reignWorth(s) - j.tokensWorth(heir)/3
		}
		return j.crisisWorth(s)
	case Consort:
		if len(g.line(s)) == 0 {
			return 20 + j.nextHeir(s)/2
		}
		return 10
	case InLaw:
		return 2
	}
	n := len(g.line(s))
	worth := j.heirsWorth(s, n) - j.heirsWorth(s, n-1) + j.tokensWorth(p)/6 + 4
	if x.Title != None {
		worth += 6
	}
	if g.heir(s) == p { // he would bring his tokens, and those of his spouse, into the bag
		worth += j.tokensWorth(p) / 3
	}
	return worth
}
