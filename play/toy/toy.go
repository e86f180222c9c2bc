// Package toy is the smallest game that uses everything of package play: it is how play is tested,
// and the example to copy when adding a game.
//
// Marches: every round each lord secretly lays two orders, may hire from the few men there are, and
// may scout while men are left. Then the orders are turned one by one: levy troops, take the tithe, march on a
// neighbour, or hold a parley. After four rounds the lord with most fame wins.
package toy

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

const (
	maxSeats = 4
	orders   = 2 // laid each round
	rounds   = 4
	fates    = 20 // cards, five each of 0 to 3
	ransom   = 2  // gold
	men      = 4  // for hire each round, 1 gold each
)

// What a lord may do. Records keep these numbers: add at the end.
const (
	Lay    play.Verb = iota + 1 // order A
	Scout                       // A: 1 to scout, 0 not
	Spoil                       // take A of what the scouts found
	March                       // on lord A, or Nobody to stay
	Play                        // fate card A of the hand
	Bid                         // N gold
	Loot                        // A: 0 fame, 1 a ransom
	Claim                       // be first
	Offer                       // aside: N gold to lord A, with words
	Accept                      // aside: bargain A
	Hire                        // N men
	Curfew                      // aside, of who runs the table: this round is the last
)

// What is asked.
const (
	AskLay play.Prompt = iota + 1
	AskScout
	AskSpoil
	AskMarch
	AskPlay
	AskBid
	AskLoot
	AskClaim
	AskHire
)

// What is told.
const (
	TellTurned play.Key = iota + 1
	TellSpoils
	TellBattle
	TellBargain
	TellVote
	TellOffer
	TellFame // lord A gains one, B: 0 by a victory, 1 for being first
)

var weights = map[play.Key]play.Weight{TellTurned: play.TurnBegins, TellBattle: play.Fight, TellVote: play.Headline}

// What forbids.
const (
	RuleTwice play.Rule = iota + 1
	RuleSelf
	RuleNoTroops
	RuleNoGold
)

var ruleIDs = [...]string{"", "toy/orders/not-twice", "toy/march/not-on-oneself", "toy/march/needs-a-foe", "toy/loot/needs-gold"}

// Orders one can lay.
const (
	levy uint8 = iota + 1
	tithe
	march
	parley
)

// State is everything that is true of the position. One plain value: see play.Rules.
type State struct {
	Dice   chance.Source
	Seats  int8
	Round  int8
	Dusk   int8           // after how many rounds it ends early, 0: all are played
	Timed  bool           // the time to play is limited
	Slot   int8           // which order is turned
	Turn   play.Seat      // whose; Nobody while orders are laid
	Men    int16          // still for hire
	Arms   [maxSeats]int8 // which beast a lord bears
	Gold   [maxSeats]int16
	Troops [maxSeats]int16
	Fame   [maxSeats]int16
	Laid   [maxSeats][orders]uint8
	Deck   chance.Deck
	Hand   [maxSeats]chance.Deck
	Bids   [maxSeats]int16
	Voting bool // bids are hidden
	Deals  [3]Deal
}

// Deal is a bargain on the table.
type Deal struct {
	From, To play.Seat
	Gold     int16 // 0: no bargain here
}

// beasts are what a lord may bear.
var beasts = []string{"lion", "eagle", "bear", "boar"}

// New starts a game.
func New(s signoria.Setup) (State, error) {
	g := State{Dice: chance.New(s.Seed), Seats: int8(s.Seats), Turn: play.Nobody, Timed: s.Options["time"] > 0}
	for i := range g.Seats {
		g.Gold[i], g.Troops[i] = 5, int16(s.Options["troops"])
		if s.Options[fmt.Sprint("purse.", i)] == emptyPurse {
			g.Gold[i] = 0
		}
	}
	if err := g.bearArms(s); err != nil {
		return State{}, err
	}
	for i := range uint8(fates) {
		g.Deck.Under(i%4, 0)
	}
	g.Deck.Shuffle(&g.Dice)
	return g, nil
}

// emptyPurse is the purse that a beggar brings.
const emptyPurse = 1

// bearArms gives every lord the beast he picked, and the first of the rest to who picked none.
func (g *State) bearArms(s signoria.Setup) error {
	var taken [maxSeats + 1]bool
	for i := range g.Seats {
		key := fmt.Sprint("arms.", i)
		switch pick := s.Options[key]; {
		case pick == 0:
		case taken[pick]:
			return play.Unfits(key, "same-arms")
		default:
			g.Arms[i], taken[pick] = int8(pick), true
		}
	}
	for i := range g.Seats {
		if g.Arms[i] == 0 {
			free := 1 + slices.Index(taken[1:], false)
			g.Arms[i], taken[free] = int8(free), true
		}
	}
	return nil
}

// Game is the toy as hosts deal with it.
var Game = At(1)

// At is the toy under rules of a version: they are the same, only tables go over from an older one to a newer. Its bots lay the first thing offered, those with a temper the last; the
// beggar does the first without gold, and the sage tries what that would lead to at the end of the game.
func At(version int) play.Game {
	return play.Of[State, *State](play.Spec[State]{
		ID: "toy", Version: version, Least: 2, Most: maxSeats, Start: New, Upgrade: func(*State, int) {},
		Options: []play.Option{
			{ID: "troops", Values: []int{2, 4}, Names: []string{"few", "many"}, Default: 4},
			{ID: "arms", Values: []int{0, 1, 2, 3, 4}, Names: slices.Concat([]string{"any"}, beasts), PerSeat: true},
			{ID: "time", Values: []int{0, 60}}, // minutes
			{ID: "purse", Values: []int{0, emptyPurse}, Names: []string{"full", "empty"}, PerSeat: true},
		},
		Bots:   map[string]func(uint64) play.Policy[State]{"first": newFirst, "beggar": newFirst},
		Levels: []string{"first", "sage", "beggar"},
		Mind: &play.Mind[State]{
			Judge:   func(uint64) play.Judge[State] { return First{} },
			Studies: play.Budget{Playouts: 64, Choices: 8},
			Levels:  map[string]play.Budget{"sage": {Playouts: 12, Choices: 3}},
		},
		Tempers: []play.Temper[State]{
			{Name: "bold", Judge: newLast, People: play.People{Men: []string{"Leo"}}},
			{Name: "sly", Judge: newLast, People: play.People{Women: []string{"Reynarde"}}},
		},
		Brings: func(level string) map[string]int {
			return map[string]map[string]int{"beggar": {"purse": emptyPurse}}[level]
		},
		Suggestions: []play.Suggestion{
			{ID: "alone", Seats: []string{"me", "bot:first", "bot:beggar"}, Options: map[string]int{"troops": 2}},
		},
		Playtime:   func(s signoria.Setup) time.Duration { return time.Duration(s.Options["time"]) * time.Minute },
		TimeUp:     Curfew,
		Called:     func(g *State, s play.Seat) string { return beasts[g.Arms[s]-1] },
		Components: func(string) any { return map[string]int{"fates": fates} },
		Text:       text,
		RuleID:     func(r play.Rule) string { return ruleIDs[r] },
		PromptName: func(p play.Prompt) string { return fmt.Sprint(p) },
		Done:       func(a play.Answer) string { return fmt.Sprint(a.Verb) },
		LineName:   func(k play.Key) string { return fmt.Sprint(k) },
		Weight:     func(k play.Key) play.Weight { return weights[k] },
		Gains:      fame,
		Deed:       func(k play.Key) string { return deeds[k] },
		Repeats:    repeats,
		Lessons: []play.Lesson{{ID: "marches", Seats: 2, Seed: 1, Rival: "first", Steps: []play.LessonStep{
			{ID: "welcome"},
			{ID: "lay", Wants: func(c play.Choice) bool { return c.Verb == Lay }},
		}}},
	})
}

// deeds are what the story of a finished game tells again.
var deeds = map[play.Key]string{TellBattle: "battle"}

// text is what a key stands for: itself. A standing order repeats the choice it was given with, but to hire has words.
func text(_, key string) string {
	if strings.HasSuffix(key, ".as") && key != fmt.Sprintf("order.%d.as", AskHire) {
		return ""
	}
	return key
}

// repeats says how a choice may be repeated: an order is laid again and so many men are hired again, nobody is scouted
// or marched on.
func repeats(_ *State, o play.Offer, c play.Choice) play.Repeat {
	switch {
	case o.Prompt == AskLay:
		return play.Repeat{Way: signoria.Same, Of: [3]int16{c.A}}
	case o.Prompt == AskHire:
		return play.Repeat{Way: signoria.Same}
	case o.Prompt == AskBid:
		return play.Repeat{Way: signoria.UpTo}
	case o.Prompt == AskScout && c.A == 0, o.Prompt == AskMarch && c.A == int16(play.Nobody):
		return play.Repeat{Way: signoria.Pass}
	}
	return play.Repeat{}
}

// fame is what a line tells of fame won, and how.
func fame(l play.Line) []play.Gain {
	if l.Key != TellFame {
		return nil
	}
	return []play.Gain{{Seat: play.Seat(l.Args[0]), Source: [...]string{"victory", "race"}[l.Args[1]], Points: 1}}
}

func newFirst(uint64) play.Policy[State] { return First{} }

// First is a policy that takes the first choice of the first seat asked.
type First struct{}

func (First) Decide(_ *State, o *play.Asking) play.Answer {
	s, _, choices := o.At(0)
	return choices[0].With(s, choices[0].Lo)
}

func newLast(uint64) play.Policy[State] { return last{} }

// last is a policy that takes the last choice of the first seat asked.
type last struct{}

func (last) Decide(_ *State, o *play.Asking) play.Answer {
	s, _, choices := o.At(0)
	c := choices[len(choices)-1]
	return c.With(s, c.Hi)
}

// Weighs likes the first choices best, and low numbers.
func (First) Weighs(_ *State, o play.Offer) (worth func(play.Choice) int, number func(play.Choice) int16) {
	return func(c play.Choice) int { return -slices.Index(o.Choices, c) }, func(c play.Choice) int16 { return c.Lo }
}

func (g *State) lords() (all [maxSeats]play.Seat) {
	for i := range all {
		all[i] = play.Seat(i)
	}
	return all
}

// Over says whether the rounds are played.
func (g *State) Over() bool { return g.Round >= rounds || g.Dusk > 0 && g.Round >= g.Dusk }

// Step lays the orders of a round, or turns one order with all it brings about.
func (g *State) Step(t *play.Table) {
	if g.Turn == play.Nobody {
		g.Men = men
		lords := g.lords()
		t.Together(lords[:g.Seats], func(s play.Seat) { g.plan(t, s) })
		g.Turn = 0
		return
	}
	g.turnOrder(t, g.Turn)
	if g.Turn++; int8(g.Turn) == g.Seats {
		g.Turn = 0
		g.Slot++
	}
	if g.Slot == orders {
		g.Slot, g.Turn = 0, play.Nobody
		g.Laid = [maxSeats][orders]uint8{}
		g.Round++
	}
}

// plan lays two different orders, hires, and may send scouts while there are men to send.
func (g *State) plan(t *play.Table, s play.Seat) {
	for i := range orders {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskLay, int16(i))
			for order := levy; order <= parley; order++ {
				o.May(play.Choice{Verb: Lay, A: int16(order)}, g.whyNotLay(s, order))
			}
		})
		g.Laid[s][i] = uint8(a.A)
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskHire)
		o.May(play.Choice{Verb: Hire, Hi: min(g.Men, g.Gold[s])}, play.Free)
	})
	g.Men -= a.N
	g.Gold[s] -= a.N
	g.Troops[s] += a.N
	if g.Men == 0 {
		return
	}
	a = t.Await(func(o *play.Asking) {
		o.To(s, AskScout)
		o.May(play.Choice{Verb: Scout}, play.Free)
		o.May(play.Choice{Verb: Scout, A: 1}, play.Free)
	})
	if a.A == 1 {
		g.scout(t, s)
	}
}

func (g *State) whyNotLay(s play.Seat, order uint8) play.Rule {
	for _, laid := range g.Laid[s] {
		if laid == order {
			return RuleTwice
		}
	}
	return play.Free
}

// scout throws a die: a flow that draws chance goes on asking after it has landed.
func (g *State) scout(t *play.Table, s play.Seat) {
	t.Chance()
	most := int16(1 + g.Dice.N(4))
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskSpoil, most)
		o.May(play.Choice{Verb: Spoil, Lo: 1, Hi: most}, play.Free)
	})
	g.Gold[s] += a.N
	t.Tell(TellSpoils, int16(s), a.N)
}

func (g *State) turnOrder(t *play.Table, s play.Seat) {
	t.Chance() // it lay face down
	order := g.Laid[s][g.Slot]
	t.Tell(TellTurned, int16(s), int16(order))
	switch order {
	case levy:
		t.Chance()
		g.Troops[s] += int16(1 + g.Dice.N(3))
	case tithe:
		g.Gold[s] += 3
	case march:
		g.march(t, s)
	case parley:
		if g.vote(t) > 5 {
			s := g.first(t)
			g.Fame[s]++
			t.Tell(TellFame, int16(s), 1)
		}
	}
}

func (g *State) march(t *play.Table, s play.Seat) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskMarch)
		o.May(play.Choice{Verb: March, A: int16(play.Nobody)}, play.Free)
		for foe := range play.Seat(g.Seats) {
			o.May(play.Choice{Verb: March, A: int16(foe)}, g.whyNotMarch(s, foe))
		}
	})
	if foe := play.Seat(a.A); foe != play.Nobody {
		g.battle(t, s, foe)
	}
}

func (g *State) whyNotMarch(s, foe play.Seat) play.Rule {
	switch {
	case s == foe:
		return RuleSelf
	case g.Troops[s] == 0 || g.Troops[foe] == 0:
		return RuleNoTroops
	}
	return play.Free
}

// battle: both draw two cards, each plays one unseen; a 0 brings the bishops, who may end it.
func (g *State) battle(t *play.Table, s, foe play.Seat) {
	t.Chance()
	sides := [2]play.Seat{s, foe}
	for _, side := range sides {
		for range 2 {
			g.Hand[side].Push(g.Deck.Pop(), 1<<uint(side))
		}
	}
	var sum [maxSeats]int16
	bishops := false
	t.Secretly(sides[:], func(o *play.Asking, side play.Seat) {
		o.To(side, AskPlay)
		for i := range g.Hand[side].Len() {
			o.May(play.Choice{Verb: Play, A: int16(i)}, play.Free)
		}
	}, func(side play.Seat, a play.Answer) {
		card := g.Hand[side].Take(int(a.A))
		sum[side] = g.Troops[side] + int16(card)
		bishops = bishops || card == 0
		g.Deck.Under(card, chance.Everyone)
		g.Deck.Under(g.Hand[side].Pop(), 1<<uint(side))
	})
	if bishops && g.vote(t) > 6 {
		return
	}
	winner, loser := s, foe
	if sum[foe] >= sum[s] {
		winner, loser = foe, s
	}
	g.Troops[loser]--
	t.Tell(TellBattle, int16(winner), int16(loser))
	a := t.Await(func(o *play.Asking) {
		o.To(winner, AskLoot, int16(loser))
		o.May(play.Choice{Verb: Loot}, play.Free)
		why := play.Free
		if g.Gold[loser] < ransom {
			why = RuleNoGold
		}
		o.May(play.Choice{Verb: Loot, A: 1}, why)
	})
	if a.A == 0 {
		g.Fame[winner]++
		t.Tell(TellFame, int16(winner), 0)
	} else {
		g.Gold[loser] -= ransom
		g.Gold[winner] += ransom
	}
}

// vote: every lord bids in secret, and all bids are paid.
func (g *State) vote(t *play.Table) (sum int16) {
	g.Bids, g.Voting = [maxSeats]int16{}, true
	lords := g.lords()
	t.Undisturbed(func() {
		t.Secretly(lords[:g.Seats], func(o *play.Asking, s play.Seat) {
			o.To(s, AskBid)
			o.May(play.Choice{Verb: Bid, Hi: g.Gold[s]}, play.Free)
		}, func(s play.Seat, a play.Answer) { g.Bids[s] = a.N })
	})
	for s := range g.Seats {
		g.Gold[s] -= g.Bids[s]
		sum += g.Bids[s]
	}
	g.Voting = false
	t.Tell(TellVote, sum)
	return sum
}

// first is a race: whoever claims first.
func (g *State) first(t *play.Table) play.Seat {
	return t.Await(func(o *play.Asking) {
		for s := range play.Seat(g.Seats) {
			o.To(s, AskClaim)
			o.May(play.Choice{Verb: Claim}, play.Free)
		}
	}).Seat
}

// Asides: offer a bargain, or accept one.
func (g *State) Asides(o *play.Asking, s play.Seat) {
	for to := range play.Seat(g.Seats) {
		if to != s && g.Gold[s] > 0 && g.freeDeal() >= 0 {
			o.May(play.Choice{Verb: Offer, A: int16(to), Lo: 1, Hi: g.Gold[s]}, play.Free)
		}
	}
	if g.Timed && g.Dusk == 0 && g.Round+1 < rounds {
		o.May(play.Choice{Verb: Curfew}, play.Free)
	}
	for i, d := range g.Deals {
		if d.Gold > 0 && d.To == s && g.Gold[d.From] >= d.Gold {
			o.May(play.Choice{Verb: Accept, A: int16(i)}, play.Free)
		}
	}
}

func (g *State) freeDeal() int {
	for i, d := range g.Deals {
		if d.Gold == 0 {
			return i
		}
	}
	return -1
}

// Aside does one of them.
func (g *State) Aside(t *play.Table, a play.Answer) {
	switch a.Verb {
	case Offer:
		g.Deals[g.freeDeal()] = Deal{From: a.Seat, To: play.Seat(a.A), Gold: a.N}
		t.TellNote(1<<uint(a.Seat)|1<<uint(a.A), TellOffer, a.Note, int16(a.Seat), a.A, a.N)
	case Accept:
		d := g.Deals[a.A]
		g.Deals[a.A] = Deal{}
		g.Gold[d.From] -= d.Gold
		g.Gold[d.To] += d.Gold
		t.Tell(TellBargain, int16(d.From), int16(d.To), d.Gold)
	case Curfew:
		g.Dusk = g.Round + 1
	}
}

// Redeal deals again what the seat cannot know: cards it has not seen, orders not yet turned, bids.
func (g *State) Redeal(me play.Seat, src *chance.Source) {
	var pool [fates]uint8
	n := 0
	each := func(f func(*uint8)) {
		g.Deck.Unknown(int8(me), f)
		for s := range g.Hand {
			g.Hand[s].Unknown(int8(me), f)
		}
	}
	each(func(c *uint8) { pool[n] = *c; n++ })
	slices.Sort(pool[:n]) // what lay where before has no part in it
	chance.Shuffle(src, pool[:n])
	each(func(c *uint8) { n--; *c = pool[n] })
	for s := range play.Seat(g.Seats) {
		if s != me {
			g.redealOrders(s, src)
		}
	}
	g.Dice = chance.New(src.Uint64())
}

func (g *State) redealOrders(s play.Seat, src *chance.Source) {
	from := int(g.Slot) // the first order of his that is still face down
	if g.Turn >= s {
		from++
	}
	if g.Turn == play.Nobody || from >= orders {
		return
	}
	left := [4]uint8{levy, tithe, march, parley}
	n := len(left)
	for _, turned := range g.Laid[s][:from] {
		for i := range n {
			if left[i] == turned {
				n--
				left[i] = left[n]
				break
			}
		}
	}
	chance.Shuffle(src, left[:n])
	copy(g.Laid[s][from:], left[:n])
}

// View is what a seat may see.
type View struct {
	Round, Slot int8
	Turn        play.Seat
	Gold        []int16 // as before the bids, while they are hidden
	Troops      []int16
	Fame        []int16
	Laid        [][]uint8 // 0: face down
	Hand        []uint8   // the seat's own
	Deck        []int     // -1: face down
}

// View shows what the seat may see.
func (g *State) View(me play.Seat) any {
	v := &View{Round: g.Round, Slot: g.Slot, Turn: g.Turn, Hand: []uint8{}, Deck: []int{}}
	for s := range play.Seat(g.Seats) {
		v.Gold, v.Troops, v.Fame = append(v.Gold, g.Gold[s]), append(v.Troops, g.Troops[s]), append(v.Fame, g.Fame[s])
		laid := make([]uint8, orders)
		for i := range laid {
			turned := g.Turn != play.Nobody && (i < int(g.Slot) || i == int(g.Slot) && s <= g.Turn)
			if turned || s == me {
				laid[i] = g.Laid[s][i]
			}
		}
		v.Laid = append(v.Laid, laid)
	}
	if me >= 0 {
		v.Hand = append(v.Hand, g.Hand[me].Card[:g.Hand[me].Size]...)
	}
	for i := range g.Deck.Len() {
		card := -1
		if chance.Knows(g.Deck.Knows[i], int8(me)) {
			card = int(g.Deck.Card[i])
		}
		v.Deck = append(v.Deck, card)
	}
	return v
}

// Standing ranks the lords by fame.
func (g *State) Standing() play.Standing {
	st := play.Standing{Over: g.Over(), Turn: int(g.Round) + 1}
	for s := range play.Seat(g.Seats) {
		rank := 1
		for other := range g.Seats {
			if g.Fame[other] > g.Fame[s] {
				rank++
			}
		}
		if rank == 1 && st.Over {
			st.Winners = append(st.Winners, s)
		}
		st.Places = append(st.Places, play.Place{Seat: s, Rank: rank, Scores: []play.Score{{Name: "fame", Value: int(g.Fame[s])}}})
	}
	return st
}

// Check counts the cards.
func (g *State) Check() error {
	var n [4]int
	count := func(d *chance.Deck) {
		for _, c := range d.Card[:d.Size] {
			n[c]++
		}
	}
	count(&g.Deck)
	for s := range g.Hand {
		count(&g.Hand[s])
	}
	if n != [4]int{5, 5, 5, 5} {
		return fmt.Errorf("cards were lost or made: %v", n)
	}
	for s := range g.Seats {
		if g.Gold[s] < 0 || g.Troops[s] < 0 {
			return fmt.Errorf("lord %d has %d gold and %d troops", s, g.Gold[s], g.Troops[s])
		}
	}
	return nil
}

// Tell says a line.
func (g *State) Tell(_ string, l play.Line) string {
	return fmt.Sprintf("line %d %v %s", l.Key, l.Args, l.Note)
}

// Describe says an offer.
func (g *State) Describe(_ string, o play.Offer) play.Told {
	told := play.Told{Prompt: fmt.Sprintf("question %d %v", o.Prompt, o.Args)}
	for _, c := range o.Choices {
		told.Choices = append(told.Choices, describe(c))
	}
	for _, r := range o.Refused {
		told.Refused = append(told.Refused, describe(r.Choice))
	}
	return told
}

func describe(c play.Choice) play.ToldChoice {
	return play.ToldChoice{Verb: fmt.Sprint(c.Verb), Label: fmt.Sprintf("%d %d", c.Verb, c.A)}
}
