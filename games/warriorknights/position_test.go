package warriorknights

import (
	"slices"
	"strings"
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/playtest"
)

// Positions for tests, built in the words of the rulebook:
//
//	p := position(t, 4)
//	p.noble(green, star).at("froli").with(100, 50)
//	p.city("froli").of(red).breached(1)
//	p.fate("deal", "prevent", "english")
//	p.run(func(g *State, t *play.Table) { g.startBattle(t, green) })
//	p.play(by(green, Attack, …), by(red, …))
//
// Nothing stands on the map at first: cities are neutral, nobles and fortresses off the map, regulars
// nowhere, mercenaries in their deck, every Baron has 15 crowns.

// Seats of positions: seat 0 plays green, and so on.
const (
	green play.Seat = iota
	red
	blue
	black
	violet
	yellow
)

// at is a position and, once run, the stage on which it is played.
type at struct {
	*State
	t     *testing.T
	match *playtest.Stage[State, *State]
	fated int // fate cards arranged so far
}

func position(t *testing.T, seats int) *at {
	t.Helper()
	g := &State{
		Dice: chance.New(1), Seats: int8(seats), Turn: 1, Phase: Actions,
		Options: Options{Length: 10}, Reserve: int16(10 * seats),
		Church: 1, Deputy: play.Nobody, Played: None, FateShown: [3]int8{None, None, None},
		Move:   Move{Noble: None, From: None, Target: None},
		Vote:   noVote,
		Card:   noCard,
		Winner: play.Nobody,
		Battle: noBattle,
	}
	for s, colour := range []string{"green", "red", "blue", "black", "violet", "yellow"} {
		b := &g.Barons[s]
		b.Colour = int8(slices.IndexFunc(box.Barons[:], func(x BoxBaron) bool { return x.ID == colour }))
		b.Out = s >= seats
		b.Crowns = 15
		for k := range b.Hand {
			b.Hand[k] = 2
		}
		g.Fortresses[s].At = None
	}
	for n := range g.Nobles {
		g.Nobles[n] = Noble{At: None, Heir: play.Nobody}
	}
	for c := range g.Cities {
		g.Cities[c].Owner = play.Nobody
	}
	for a := range g.AgendaAt {
		g.AgendaAt[a] = InAgendaDeck
		g.Agendas.Under(uint8(a), 0)
	}
	for i := range g.Crests {
		g.Crests[i] = play.Nobody
	}
	for i := range int8(troops) {
		g.TroopAt[i] = InMercenaryDeck
		if isRegular(i) {
			g.TroopAt[i] = WithLostFortress
		} else {
			g.Mercenaries.Under(uint8(i), 0)
		}
	}
	for i := range uint8(fates) {
		g.Fate.Under(i, 0)
	}
	for i := range uint8(events) {
		g.Events.Under(i, 0)
	}
	return &at{State: g, t: t}
}

// The words for what is asked and answered are short for those of playtest.Stage.

// run carries out a procedure up to its first question.
func (p *at) run(act func(g *State, t *play.Table)) *at {
	p.t.Helper()
	p.manSieges()
	p.match = playtest.Perform(p.t, *p.State, act)
	p.State = p.match.Position()
	return p
}

// by is a seat's answer, saying one with a number.
var (
	by     = playtest.By[int8]
	saying = playtest.Saying
)

// play gives answers one after the other.
func (p *at) play(answers ...play.Answer) *at { p.t.Helper(); p.match.Play(answers...); return p }

// finish gives the first choice to every question left.
func (p *at) finish() *at { p.t.Helper(); p.match.Finish(); return p }

// over says whether the procedure has come to its end.
func (p *at) over() bool { return p.match.Over() }

// asks checks that a seat is being asked something.
func (p *at) asks(s play.Seat, prompt play.Prompt) *at {
	p.t.Helper()
	p.match.Asks(s, prompt)
	return p
}

// offers says whether a seat may give this answer now.
func (p *at) offers(a play.Answer) bool { return p.match.May(a) }

// refuses is the rule that forbids the answer now, or Free if it is not listed as refused.
func (p *at) refuses(a play.Answer) play.Rule { return p.match.Refuses(a) }

// choices counts what a seat may choose now.
func (p *at) choices(s play.Seat) int {
	o, _ := p.match.OfferTo(s)
	return len(o.Choices)
}

// told says whether the chronicle has a line with these first arguments.
func (p *at) told(k play.Key, args ...int16) bool { return p.match.Tells(k, args...) }

// count counts the chronicle's lines of a kind.
func (p *at) count(k play.Key) int { return p.match.Count(k) }

// want fails the test unless the two are equal.
func want[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// region finds a region by its id or its city's.
func region(t *testing.T, id string) int8 {
	t.Helper()
	for i := range box.Regions {
		r := &box.Regions[i]
		if r.ID == id || r.City != None && box.Cities[r.City].ID == id {
			return int8(i)
		}
	}
	t.Fatalf("no region %q", id)
	return None
}

func city(t *testing.T, id string) int8 {
	t.Helper()
	for i := range box.Cities {
		if box.Cities[i].ID == id {
			return int8(i)
		}
	}
	t.Fatalf("no city %q", id)
	return None
}

func nation(t *testing.T, id string) int8 {
	t.Helper()
	i := slices.IndexFunc(box.Nations, func(n Named) bool { return n.ID == id })
	if i < 0 {
		t.Fatalf("no nation %q", id)
	}
	return int8(i)
}

func (p *at) region(id string) int8 { p.t.Helper(); return region(p.t, id) }

// fate puts a fate card under those arranged before and over the rest of the deck, for each word: a
// battle result (deal, prevent, victory, draw), revolt or calm, a nation, a city, a Baron, a shape, an
// expedition's outcome.
func (p *at) fate(words ...string) *at {
	p.t.Helper()
	for _, w := range words {
		i := p.fated
		for i < p.Fate.Len() && !says(int8(p.Fate.At(i)), w) {
			i++
		}
		if i == p.Fate.Len() {
			p.t.Fatalf("no fate card left says %q", w)
		}
		card := p.Fate.Take(i)
		var rest chance.Deck
		for p.Fate.Len() > p.fated {
			rest.Under(p.Fate.Take(p.fated), 0)
		}
		p.Fate.Under(card, 0)
		for rest.Len() > 0 {
			p.Fate.Under(rest.Pop(), 0)
		}
		p.fated++
	}
	return p
}

func says(card int8, word string) bool {
	f := &box.Fate[card]
	battle := map[string]FateBattle{"deal": Deal100, "prevent": Prevent100, "victory": PlusVictory, "draw": Draw1}
	if b, ok := battle[word]; ok {
		return f.Battle == b
	}
	if name, outcome, ok := strings.Cut(word, " "); ok { // of an expedition: "china 4x"
		outcomes := []string{FleetLost: "lost", NoNews: "no-news", Once: "1x", Twice: "2x", Thrice: "3x", Fourfold: "4x"}
		i := slices.IndexFunc(box.Expeditions[:], func(e Named) bool { return e.ID == name })
		return outcomes[f.Expedition[i]] == outcome
	}
	return word == "revolt" && f.Revolt || word == "calm" && !f.Revolt ||
		box.Nations[f.Nation].ID == word || box.Cities[f.City].ID == word ||
		box.Barons[f.Baron].ID == word || box.Abilities[f.Noble].Shape == word
}

// aNoble is a noble of a position.
type aNoble struct {
	p *at
	n int8
}

func (p *at) noble(s play.Seat, shape int8) aNoble { return aNoble{p, nobleOf(s, shape)} }

func (x aNoble) at(id string) aNoble {
	x.p.t.Helper()
	x.p.Nobles[x.n].At, x.p.Nobles[x.n].AtSea = x.p.region(id), false
	return x
}

func (x aNoble) atSea(id string) aNoble {
	x.p.t.Helper()
	x.p.Nobles[x.n].At, x.p.Nobles[x.n].AtSea = x.p.region(id), true
	return x
}

// with gives him troops of these strengths: regulars while his Baron has such, else mercenaries.
func (x aNoble) with(strengths ...int16) aNoble {
	x.p.t.Helper()
	for _, s := range strengths {
		x.p.assign(x.n, s, "", true)
	}
	return x
}

// hired gives him mercenaries of a nation.
func (x aNoble) hired(nation string, strengths ...int16) aNoble {
	x.p.t.Helper()
	for _, s := range strengths {
		x.p.assign(x.n, s, nation, false)
	}
	return x
}

func (x aNoble) wounded(markers int8) aNoble { x.p.Casualties[x.n] = markers; return x }
func (x aNoble) exhausted() aNoble           { x.p.Nobles[x.n].Exhausted = true; return x }
func (x aNoble) heirless() aNoble            { x.p.Nobles[x.n].Heirless = true; return x }

// assign gives an army a troop card of that strength and nation ("" for any).
func (p *at) assign(army int8, strength int16, nationID string, orRegular bool) {
	p.t.Helper()
	for i := range int8(troops) {
		switch own := baronOf(army)*4 <= play.Seat(i) && play.Seat(i) < baronOf(army)*4+4; {
		case p.troop(i).Strength != strength:
		case isRegular(i) && orRegular && own && p.TroopAt[i] == WithLostFortress:
			p.TroopAt[i] = army
			return
		case !isRegular(i) && p.TroopAt[i] == InMercenaryDeck && (nationID == "" || p.troop(i).Nation == nation(p.t, nationID)):
			p.TroopAt[i] = army
			p.Mercenaries.Take(p.Mercenaries.Index(uint8(i)))
			return
		}
	}
	p.t.Fatalf("no troop of %d %s left", strength, nationID)
}

// troopsOf lists an army's troop cards.
func (p *at) troopsOf(army int8) (cards []int8) {
	for i, at := range p.TroopAt {
		if at == army {
			cards = append(cards, int8(i))
		}
	}
	return cards
}

// troopOf finds a card of that strength and nation ("" for regulars) in an army.
func (p *at) troopOf(army int8, strength int16, nationID string) int8 {
	p.t.Helper()
	for _, i := range p.troopsOf(army) {
		if x := p.troop(i); x.Strength == strength && (isRegular(i) && nationID == "" || !isRegular(i) && nationID != "" && x.Nation == nation(p.t, nationID)) {
			return i
		}
	}
	p.t.Fatalf("army %d has no %s %d", army, nationID, strength)
	return None
}

// aCity is a city of a position.
type aCity struct {
	p *at
	c int8
}

func (p *at) city(id string) aCity { p.t.Helper(); return aCity{p, city(p.t, id)} }

func (x aCity) neutral() aCity        { x.p.Cities[x.c] = City{Owner: play.Nobody}; return x }
func (x aCity) of(s play.Seat) aCity  { x.p.Cities[x.c].Owner = s; return x }
func (x aCity) fortified() aCity      { x.p.Cities[x.c].Fortified = true; return x }
func (x aCity) breached(n int8) aCity { x.p.Cities[x.c].Breaches = n; return x }
func (x aCity) besieged(s play.Seat, turn int16) aCity {
	x.p.Cities[x.c].Siege[s] = turn
	return x
}

// by are the nobles who besiege it: else all of the besieger who stand there do.
func (x aCity) by(besiegers ...aNoble) aCity {
	for _, n := range besiegers {
		x.p.Cities[x.c].Besiegers |= 1 << uint(n.n)
	}
	return x
}

func (x aCity) pillaged() aCity {
	x.p.Cities[x.c] = City{Owner: play.Nobody, Pillaged: true}
	return x
}

// manSieges has all nobles of a besieger who stand there besiege, where nobody is said to.
func (p *at) manSieges() {
	man := func(siege *[MaxBarons]int16, besiegers *uint32, region int8) {
		for s, turn := range siege {
			if turn > 0 && *besiegers&noblesOf(play.Seat(s)) == 0 {
				*besiegers |= p.noblesAt(play.Seat(s), region)
			}
		}
	}
	for c := range p.Cities {
		man(&p.Cities[c].Siege, &p.Cities[c].Besiegers, box.Cities[c].Region)
	}
	for s := range p.Fortresses {
		man(&p.Fortresses[s].Siege, &p.Fortresses[s].Besiegers, p.Fortresses[s].At)
	}
}

// penniless takes all Crowns from some Barons.
func (p *at) penniless(barons ...play.Seat) *at {
	for _, s := range barons {
		p.Barons[s].Crowns = 0
	}
	return p
}

// aFortress is a fortress of a position.
type aFortress struct {
	p *at
	s play.Seat
}

func (p *at) fortress(s play.Seat) aFortress { return aFortress{p, s} }

func (x aFortress) at(id string) aFortress {
	x.p.t.Helper()
	x.p.Fortresses[x.s].At = x.p.region(id)
	return x
}

// with gives the garrison troops, as for a noble.
func (x aFortress) with(strengths ...int16) aFortress {
	x.p.t.Helper()
	for _, s := range strengths {
		x.p.assign(garrisonOf(x.s), s, "", true)
	}
	return x
}

func (x aFortress) hired(nation string, strengths ...int16) aFortress {
	x.p.t.Helper()
	for _, s := range strengths {
		x.p.assign(garrisonOf(x.s), s, nation, false)
	}
	return x
}

func (x aFortress) wounded(markers int8) aFortress {
	x.p.Casualties[garrisonOf(x.s)] = markers
	return x
}
func (x aFortress) breached(n int8) aFortress { x.p.Fortresses[x.s].Breaches = n; return x }
func (x aFortress) besieged(by play.Seat, turn int16) aFortress {
	x.p.Fortresses[x.s].Siege[by] = turn
	return x
}

// office gives a noble the office with that id; charge a Baron a charge; law puts a law in force.
func (p *at) office(x aNoble, id string) *at { p.t.Helper(); return p.agendaTo(id, OfficeOf+x.n) }
func (p *at) charge(s play.Seat, id string) *at {
	p.t.Helper()
	return p.agendaTo(id, ChargeOf+int8(s))
}
func (p *at) law(id string) *at { p.t.Helper(); return p.agendaTo(id, InForce) }

func (p *at) agendaTo(id string, where int8) *at {
	p.t.Helper()
	i := slices.IndexFunc(box.Agendas[:], func(a BoxAgenda) bool { return a.ID == id })
	if i < 0 {
		p.t.Fatalf("no agenda %q", id)
	}
	p.Agendas.Take(p.Agendas.Index(uint8(i)))
	p.AgendaAt[i] = where
	return p
}
