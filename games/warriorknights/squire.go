package warriorknights

import (
	"signoria/chance"
	"signoria/play"
)

// Squire plays a Baron by judgement: what each choice is worth, in tenths of a Crown as he reckons it,
// and the best one taken. He knows only what his seat may know, and looks no further ahead than the
// next card; how wars go he reckons from strengths (squire_war.go), the rest from what it brings.
type Squire struct {
	src    chance.Source
	temper *temper // nil: he is even
}

// NewSquire makes a squire. The seed breaks ties.
func NewSquire(seed uint64) play.Policy[State] { return newSquire(seed) }

func newSquire(seed uint64) *Squire { return &Squire{src: chance.New(seed)} }

// Decide answers for the first seat asked.
func (q *Squire) Decide(g *State, o *play.Asking) play.Answer {
	s, _, choices := o.At(0)
	j := judge{g: g, s: s, temper: q.temper}
	args := o.ArgsAt(0)
	return play.Judged(&q.src, s, choices, func(c play.Choice) int { return j.worth(args, c) }, j.number)
}

// Weighs is how a squire weighs what is offered, for those who think ahead.
func (q *Squire) Weighs(g *State, o play.Offer) (worth func(play.Choice) int, number func(play.Choice) int16) {
	j := &judge{g: g, s: o.Seat, temper: q.temper}
	return func(c play.Choice) int { return j.worth(o.Args, c) }, j.number
}

// judge is a squire's eye on a position, for one question: what he has once counted he remembers.
type judge struct {
	g       *State
	s       play.Seat
	temper  *temper
	counted bool          // whether the armies are
	army    [armies]int16 // the strength of each, less 100 for each casualty marker
}

// What things are worth to a squire, in tenths of a Crown.
const (
	crown       = 10
	prestige    = 50
	faithWorth  = 15
	voteWorth   = 6
	winsTheGame = 100_000
	reserveFor  = 4 // Crowns he likes to keep
)

// worth is what a choice is worth to one of his temper.
func (j *judge) worth(args play.Args, c play.Choice) int {
	return j.evenWorth(args, c) + j.temper.lean(c)
}

// evenWorth is what it is worth to one who has none.
func (j *judge) evenWorth(args play.Args, c play.Choice) int {
	switch c.Verb {
	case Lay:
		return j.layWorth(Kind(c.A), int8(c.B))
	case Levy, GatherVotes, GainFaith, TestAllCities, PayAll, JoinBattle, ObeyLaw, TroopsReady:
		return 500
	case Allocate:
		return j.areaWorth(Area(c.A))
	case PlaceCrest, BuyCrest:
		return j.crestWorth(int8(c.A), c)
	case TakeCrowns:
		return int(c.A)*crown + j.poverty()
	case TakeVotes:
		if j.g.Barons[j.s].Banned {
			return 0
		}
		return int(c.A) * voteWorth
	case AssignTroop:
		return j.assignWorth(int8(c.A), int8(c.B))
	case Transfer:
		return j.transferWorth(int8(c.A), int8(c.B))
	case PlaceFortress:
		return j.fortressWorth(int8(c.A))
	case PlaceNoble, Enter:
		return j.standWorth(int8(c.A), int8(c.B))
	case PayTroop, PayRansom, KeepMercenary:
		return 40 + int(j.g.troop(int8(c.A)).Strength)/2 - int(c.B)*crown/2
	case Hire, HireAlso:
		return j.hireWorth(int8(c.A), c.B+c.C)
	case RemoveCrest:
		return int(c.A) // the later crests hire last
	case LetDesert, DiscardLost:
		return -int(j.g.troop(int8(c.A)).Strength)
	}
	if worth, ok := j.warWorth(args, c); ok {
		return worth
	}
	if worth, ok := j.hallWorth(c); ok {
		return worth
	}
	return j.realmWorth(c)
}

// realmWorth judges works, expeditions, events and revolts. What it does not know is worth nothing,
// like passing.
func (j *judge) realmWorth(c play.Choice) int {
	g := j.g
	switch c.Verb {
	case Repair, MendCity:
		return j.ifSpare(8) + 5*int(g.Cities[c.A].Breaches)
	case RepairFortress, MendFortress:
		return j.ifSpare(12) + 5*int(g.Fortresses[j.s].Breaches)
	case Fortify, FortifyFree:
		return j.ifSpare(14) + j.cityWorth(int8(c.A))/20
	case Muster, HealArmy:
		return j.ifSpare(6) + 20
	case Launch:
		return j.ifSpare(10) - int(c.A)
	case Invest:
		return j.ifSpare(12)
	case Bless:
		return 10*int(g.Expeditions[c.A].Stake[j.s]) - faithWorth
	case NameDrawer:
		return j.drawerWorth(play.Seat(c.A), int(c.B))
	case CalmWithCrowns:
		return j.cityWorth(int8(c.B)) - int(c.A)*crown
	case CalmWithFaith:
		return j.cityWorth(int8(c.B)) - int(c.A)*faithWorth
	case CancelEvent:
		return j.eventHarm() - int(c.A)*faithWorth
	case PledgeFaith:
		return 1
	case YieldCity, GiveRansom:
		return -j.cityWorth(int8(c.A))
	case ChooseCity:
		return j.cityWorth(int8(c.A))
	case ChooseFleet:
		return int(g.Expeditions[c.A].Stake[j.s])
	case TireNoble:
		return -int(g.effective(int8(c.A)))
	case WakeNoble:
		return int(g.effective(int8(c.A)))
	case GiveToken:
		return j.favour(play.Seat(c.A))
	case KeepHeir:
		return 5
	}
	return 0
}

// number is how much of a choice that wants a number.
func (j *judge) number(c play.Choice) int16 {
	spare := j.g.Barons[j.s].Crowns - j.wages() - reserveFor
	switch c.Verb {
	case CommitVotes:
		return j.bid(int8(c.A))
	case Invest:
		return spare
	case Repair, RepairFortress, Muster:
		return spare / max(1, c.B)
	case PledgeFaith:
		if j.eventHarm() > int(c.Hi)*faithWorth {
			return c.Hi
		}
		return 0
	}
	return c.Hi
}

// wages are what his troops cost at the next wages.
func (j *judge) wages() int16 { return j.g.wagesDue(j.s) }

// poverty is how badly he wants money.
func (j *judge) poverty() int {
	return crown * int(max(0, min(8, j.wages()+reserveFor-j.g.Barons[j.s].Crowns)))
}

// ifSpare is positive if he has so many Crowns over his wages.
func (j *judge) ifSpare(crowns int16) int {
	return int(j.g.Barons[j.s].Crowns - j.wages()/2 - crowns)
}

// layWorth is what a card is worth in a stack. Who fights is tired for the rest of the turn, so he ends his sieges with
// what Versatile Strategy lets him do early, and sets out late, when nobody has time left to drive him off.
func (j *judge) layWorth(k Kind, stack int8) int {
	g := j.g
	laid := 0 // copies in any stack
	for i := range g.Stacks {
		for card := range g.Stacks[i].Len() {
			if g.Stacks[i].At(card) == cardOf(j.s, k) {
				laid++
			}
		}
	}
	switch k {
	case VersatileStrategy:
		return [stacks]int{95, 90, 20}[stack] - 20*laid
	case MobilizeForces:
		return [stacks]int{30, 70, 92}[stack] - 5*laid
	case LevyTaxes:
		return 40 + 5*int(g.regionsHeld(j.s)) + j.poverty() - 25*laid
	case DraftSoldiers:
		return 45 + 2*min(15, j.ifSpare(0)) - 20*laid
	case RallySupport:
		return 48 + 4*int(g.realmCities(j.s)) - 25*laid
	default: // Serve the Church
		return 50 - 5*int(g.Barons[j.s].Faith) - 15*laid
	}
}

// areaWorth is what it is worth to bring an area's special phase nearer.
func (j *judge) areaWorth(a Area) int {
	lead := func(of func(play.Seat) int) int {
		sum := 0
		for b := range play.Seat(j.g.Seats) {
			sum += of(b)
		}
		return of(j.s)*int(j.g.Seats) - sum
	}
	switch a {
	case TaxationArea:
		return 20 + crown*lead(func(b play.Seat) int { return int(j.g.income(b)) })
	case WagesArea:
		if j.g.Barons[j.s].Crowns < j.wages() {
			return -100
		}
		return -5 * lead(func(b play.Seat) int { return int(j.g.wagesDue(b)) })
	default:
		return 10 + voteWorth*lead(func(b play.Seat) int { return int(j.g.Barons[b].Votes) })
	}
}

// crestWorth is what a crest on the mercenary table is worth: the left ones hire first.
func (j *judge) crestWorth(space int8, c play.Choice) int {
	worth := 30 - 3*int(space) + 2*min(10, j.ifSpare(0))
	if c.Verb == BuyCrest {
		worth -= int(c.B) * crown
	}
	return worth
}

// hireWorth is what a mercenary is worth at a price.
func (j *judge) hireWorth(troop int8, price int16) int {
	if j.g.Barons[j.s].Crowns-price < j.wages()/2 {
		return -10
	}
	return int(j.g.troop(troop).Strength)/2 - int(price)*crown/2
}

// drawerWorth is what it is worth to have a Baron draw the top event.
func (j *judge) drawerWorth(b play.Seat, faith int) int {
	sign := 0
	switch box.Events[j.g.Events.At(0)].Colour {
	case RedEvent:
		sign = -40
	case GreenEvent:
		sign = 40
	}
	return sign*j.favour(b)/10 - faith*faithWorth
}

// eventHarm is what the event being carried out costs him.
func (j *judge) eventHarm() int {
	g, card := j.g, &j.g.Card
	if card.Event == None {
		return 0
	}
	harm := 0
	if box.Events[card.Event].Colour == RedEvent && card.Drawer == j.s {
		harm += 40
	}
	if card.City != None && g.Cities[card.City].Owner == j.s {
		harm += j.cityWorth(card.City) / 2
	}
	if card.Noble != None && baronOf(card.Noble) == j.s {
		harm += 30
	}
	return harm
}

// favour is how well he wishes a Baron: himself most, who leads least.
func (j *judge) favour(b play.Seat) int {
	if b == j.s {
		return 10
	}
	return -1 - j.lead(b)/20
}

// lead is how far a Baron is: his Prestige and what his cities will bring; where might makes right, his realm.
func (j *judge) lead(b play.Seat) int {
	if j.g.Options.Might {
		return int(j.g.realmCities(b)) * 5
	}
	lead := int(j.g.Barons[b].Prestige) * 5
	for c := range j.g.Cities {
		if j.g.Cities[c].Owner == b {
			lead += 15
		}
	}
	return lead
}
