package prototype

import (
	"errors"
	"signoria"
	"slices"
	"testing"

	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/play"
	"signoria/play/playtest"
)

// Positions for tests, built in the words of the rulebook:
//
//	p := position(t, 4)
//	p.own(green, "judea", "egypt").vf(green, "judea", 10)
//	galley := p.transport(green, Galley, 2, "egypt", 20)
//	p.learned(green, Astronomia).war(green, red)
//	p.run(func(g *State, t *play.Table) { g.combat(t, green) })
//	p.play(by(green, Lead, galley), saying(by(green, LoadArmies, galley, at("egypt")), 10))
//
// Nobody has a capital, a card or a technology; the map is empty but for what is put there, and belongs to the
// barbarians, of whom none stands anywhere. It is the second turn.

// Seats of positions.
const (
	green play.Seat = iota
	red
	blue
	white
)

// stage is a position and, once run, the one on which it is played.
type stage struct {
	*State
	t     testing.TB
	match *playtest.Stage[State, *State]
}

// position is an empty map with so many players, in the Combat phase of the second turn, everybody at peace.
func position(t testing.TB, seats int) *stage {
	t.Helper()
	g := bare()
	g.Dice, g.Seats, g.Turn, g.Phase = chance.New(1), int8(seats), 2, Combat
	for s := range play.Seat(seats) {
		g.Order[s] = s
		g.Players[s].Out = false
	}
	return &stage{State: &g, t: t}
}

// bare is a state in which nothing is anywhere.
func bare() (g State) {
	g.Active = play.Nobody
	for s := range g.Players {
		g.Order[s] = play.Nobody
		g.Players[s] = Player{Capital: NoPlace, Out: true, Monopoly: None, Sheltered: nowhere()}
	}
	for p := range g.Territories {
		g.Territories[p].Owner, g.Territories[p].Before, g.Territories[p].By = play.Nobody, play.Nobody, play.Nobody
		g.Territories[p].Siege.By = play.Nobody
	}
	for i := range g.Transports {
		g.Transports[i] = noTransport()
	}
	for e := range g.Engines {
		g.Engines[e] = noEngine()
	}
	for c := range g.Captains {
		g.Captains[c] = noCaptain()
	}
	for r := range g.Relics {
		g.Relics[r] = Relic{Card: None, At: NoPlace}
	}
	for h := range g.Heaps {
		g.Heaps[h].At = NoPlace
	}
	for i := range g.Delivered {
		g.Delivered[i].Card = None
	}
	g.Event = noEvent()
	g.disband()
	g.Battle.Leading, g.Spoils.By = None, play.Nobody
	return g
}

// edition is the edition that is tested.
func edition() *Edition { return editions[0] }

// box is what is printed for positions; port and realmOf are of its map.
func box() *Box { return edition().Box }

func port(p Place) Place   { return box().Atlas.Territories[p].Port }
func realmOf(p Place) int8 { return box().Atlas.Territories[p].Realm }

// own gives territories to a player.
func (p *stage) own(s play.Seat, ids ...string) *stage {
	for _, id := range ids {
		p.land(id).Owner = s
	}
	return p
}

// land is a territory by its id; at is any place.
func (p *stage) land(id string) *Territory { return &p.Territories[at(id)] }

func at(id string) Place {
	for i := range box().Atlas.Territories {
		if box().Atlas.Territories[i].ID == id {
			return Place(i)
		}
	}
	for i := range box().Atlas.Seas {
		if box().Atlas.Seas[i].ID == id {
			return territories + Place(i)
		}
	}
	panic("no place " + id)
}

// vf puts armies on the ground.
func (p *stage) vf(s play.Seat, id string, n int16) *stage {
	p.land(id).VF[s] += n
	return p
}

// build raises a building to a level; it has stood there since an earlier turn.
func (p *stage) build(b Building, level int8, ids ...string) *stage {
	for _, id := range ids {
		p.setBuilt(at(id), b, level)
		if x := p.land(id); b <= Fort {
			x.Old[b] = level
		} else {
			x.OldRest |= 1 << b
		}
	}
	return p
}

// wild puts barbarians on the ground of a territory that is theirs.
func (p *stage) wild(id string, n int16) *stage { return p.vf(Barbarians, id, n) }

// held gives territories to a player, with so many of his VF on the ground of each.
func (p *stage) held(s play.Seat, n int16, ids ...string) *stage {
	for _, id := range ids {
		p.own(s, id).vf(s, id, n)
	}
	return p
}

// falling lets the next dice, of so many faces each, show these numbers: it looks for a seed that does it.
func (p *stage) falling(dice ...die) *stage {
	p.t.Helper()
	for seed := range uint64(1 << 22) {
		src := chance.New(seed)
		if !slices.ContainsFunc(dice, func(d die) bool { return 1+src.N(d.faces) != d.shows }) {
			p.Dice = chance.New(seed)
			return p
		}
	}
	p.t.Fatalf("the dice never fall as %v", dice)
	return p
}

// die is a die of so many faces, and what it shall show.
type die struct{ faces, shows int }

func d4(shows int) die { return die{4, shows} }
func d6(shows int) die { return die{6, shows} }
func d8(shows int) die { return die{8, shows} }

// gained is how much honour of a source a player has been told of.
func (p *stage) gained(s play.Seat, why Source) int16 {
	var n int16
	for _, l := range p.match.Lines(0) {
		if l.Key == KeyHonour && l.Args[0] == int16(s) && l.Args[2] == int16(why) {
			n += l.Args[1]
		}
	}
	return n
}

// transport puts a transport somewhere, with so many VF aboard.
func (p *stage) transport(s play.Seat, k Kind, level int8, id string, vf int16) int16 {
	i := int16(slices.IndexFunc(p.Transports[:], func(x Transport) bool { return x.Kind == NoTransport }))
	p.Transports[i] = Transport{Kind: k, Level: level, Owner: s, At: at(id), Aboard: None, VF: vf}
	return i
}

// captain puts a Captain somewhere, aboard a transport or None; he may attack as often as his level says.
func (p *stage) captain(s play.Seat, level int8, id string, aboard int16) int16 {
	c := int16(slices.IndexFunc(p.Captains[:], func(x Captain) bool { return x.Level == 0 }))
	p.Captains[c] = noCaptain()
	p.Captains[c].Level, p.Captains[c].Attacks, p.Captains[c].Owner, p.Captains[c].At, p.Captains[c].Aboard = level, level, s, at(id), aboard
	return c
}

// engine puts a siege engine somewhere, aboard a transport or None.
func (p *stage) engine(s play.Seat, level int8, id string, aboard int16) int16 {
	e := int16(slices.IndexFunc(p.Engines[:], func(x Engine) bool { return x.Level == 0 }))
	p.Engines[e] = Engine{Level: level, Owner: s, At: at(id), Aboard: aboard}
	return e
}

// learned gives technologies to a player; studied gives him so many that his TL is what it says.
func (p *stage) learned(s play.Seat, techs ...int8) *stage {
	for _, tech := range techs {
		p.Players[s].Techs |= 1 << tech
	}
	return p
}

func (p *stage) studied(s play.Seat, level int8) *stage {
	idle := [...]int8{Legge, Investitura, Vassallaggio, Feudalesimo, Istruzione, Letteratura, Medicina, Misticismo, Monoteismo, Teologia,
		Caccia, Mulino, Allevamento, Agricoltura, Commercio, Conio}
	for _, tech := range idle {
		if p.level(s) >= level {
			break
		}
		p.learned(s, tech)
	}
	return p
}

// war sets two players at war; florins and holds give florins and Empire cards.
func (p *stage) war(a, b play.Seat) *stage {
	p.Players[a].War |= 1 << b
	p.Players[b].War |= 1 << a
	return p
}

func (p *stage) florins(s play.Seat, n int32) *stage {
	p.Players[s].Florins = n
	return p
}

func (p *stage) holds(s play.Seat, cards ...int8) *stage {
	for _, card := range cards {
		p.Players[s].Hand[card]++
	}
	return p
}

// The words for what is asked and answered are short for those of playtest.Stage.

// run carries out a procedure up to its first question.
func (p *stage) run(act func(g *State, t *play.Table)) *stage {
	p.t.Helper()
	p.match = playtest.Perform(p.t, *p.State, act)
	p.State = p.match.Position()
	return p
}

// acts is run for a part that a player does as the active one.
func (p *stage) acts(s play.Seat, part func(g *State, t *play.Table, s play.Seat)) *stage {
	p.t.Helper()
	p.Active = s
	return p.run(func(g *State, t *play.Table) { part(g, t, s) })
}

// by is a seat's answer; what it is about may be numbers of any sort.
func by[T ~int8 | ~int16](s play.Seat, v play.Verb, args ...T) play.Answer {
	a := play.Answer{Seat: s, Verb: v}
	for i, to := range []*int16{&a.A, &a.B, &a.C} {
		if i < len(args) {
			*to = int16(args[i])
		}
	}
	return a
}

// says is a seat's answer that is about nothing.
func says(s play.Seat, v play.Verb) play.Answer { return play.Answer{Seat: s, Verb: v} }

// saying is a seat's answer with a number.
func saying(a play.Answer, n int16) play.Answer { a.N = n; return a }

// play gives answers one after the other.
func (p *stage) play(answers ...play.Answer) *stage { p.t.Helper(); p.match.Play(answers...); return p }

// aside has a seat do something out of turn.
func (p *stage) aside(a play.Answer) *stage { p.t.Helper(); p.match.OutOfTurn(a); return p }

// over says whether the procedure has come to its end.
func (p *stage) over() bool { return p.match.Over() }

// asks checks that a seat is being asked something.
func (p *stage) asks(s play.Seat, prompt play.Prompt) *stage {
	p.t.Helper()
	p.match.Asks(s, prompt)
	return p
}

// offers says whether a seat may give this answer now.
func (p *stage) offers(a play.Answer) bool { return p.match.May(a) }

// most is the highest number that the seat may say with an answer now, 0 if it may not give it.
func (p *stage) most(a play.Answer) int16 {
	o, _ := p.match.OfferTo(a.Seat)
	for _, c := range o.Choices {
		if a.Verb == c.Verb && a.A == c.A && a.B == c.B && a.C == c.C {
			return c.Hi
		}
	}
	return 0
}

// refuses is the rule that forbids the answer now, or Free if it is not listed as refused.
func (p *stage) refuses(a play.Answer) play.Rule { return p.match.Refuses(a) }

// told says whether the chronicle has a line with these first arguments.
func (p *stage) told(k play.Key, args ...int16) bool { return p.match.Tells(k, args...) }

// want fails the test unless the two are equal.
func want[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// realm is a realm by its id.
func realm(id string) int8 {
	for r := range box().Atlas.Realms {
		if box().Atlas.Realms[r].ID == id {
			return int8(r)
		}
	}
	panic("no realm " + id)
}

// crowned gives each player a realm, and a territory of it that keeps him in the game.
func (p *stage) crowned(ids ...string) *stage {
	for s, id := range ids {
		r := realm(id)
		p.Players[s].Realm = r
		land := box().Atlas.Realms[r].Territories[0]
		p.Territories[land].Owner = play.Seat(s)
		p.Territories[land].VF[s] = 5
	}
	return p
}

// treaty puts a treaty without end in force between the seats of its clauses, and returns its number.
func (p *stage) treaty(clauses ...medioevo.Clause) int16 {
	y := medioevo.Treaty{Offered: clauses[0].From, Made: int16(p.Turn)}
	for _, c := range clauses {
		y.Parties |= bit(c.From) | bit(c.To)
		y.Warlike = y.Warlike || c.Term == medioevo.Defence
		y.Add(c)
	}
	return p.Treaties.Sign(y).No
}

// defends binds two players to defend each other.
func (p *stage) defends(a, b play.Seat) int16 {
	return p.treaty(medioevo.Clause{Term: medioevo.Defence, From: a, To: b}, medioevo.Clause{Term: medioevo.Defence, From: b, To: a})
}

// court is three players at peace in their Diplomacy, green about to act.
func court(t *testing.T) *stage {
	p := position(t, 4).crowned("mamluk-sultanate", "hafsid-sultanate", "kingdom-of-france", "kingdom-of-hungary")
	p.Phase = Diplomacy
	for s := range play.Seat(4) {
		p.florins(s, 1000)
		p.Players[s].Capital = box().Atlas.Realms[p.Players[s].Realm].Territories[0]
	}
	return p
}

func setup(seats int, seed uint64, options map[string]int) signoria.Setup {
	return signoria.Setup{Game: edition().ID, Version: edition().Version, Seats: seats, Seed: seed, Options: options}
}

// began is a table as its setup wants it, before the first question. Seats play the realms given, the others by lot.
func began(t *testing.T, seats int, options map[string]int, realms ...int) *stage {
	t.Helper()
	all := map[string]int{optionTurns: 10, optionFairs: 1}
	for key, v := range options {
		all[key] = v
	}
	for s, realm := range realms {
		all[play.SeatKey(optionRealm, play.Seat(s))] = realm
	}
	g, err := edition().New(setup(seats, 5, all))
	if err != nil {
		t.Fatal(err)
	}
	return &stage{State: &g, t: t}
}

// refused is why a setup cannot be, "" if it can.
func refused(seats int, options map[string]int) string {
	_, err := edition().New(setup(seats, 5, options))
	var unfit *play.Unfit
	if errors.As(err, &unfit) {
		return unfit.Option
	}
	return ""
}

// throughBlue is green's wagon in blue's land by his leave, from where it attacks red in peace; blue is red's ally.
func throughBlue(t *testing.T) (p *stage, wagon, captain int16) {
	t.Helper()
	p = position(t, 6).held(green, 5, "egypt").held(blue, 5, "judea").held(red, 5, "palestine")
	for s, realm := range []int8{1, 0, 2} {
		p.Players[s].Realm = realm
	}
	wagon = p.transport(green, WarWagon, 3, "judea", 20)
	captain = p.captain(green, 2, "judea", wagon)
	p.treaty(medioevo.Clause{Term: medioevo.Passage, From: blue, To: green})
	p.defends(blue, red)
	return p, wagon, captain
}

// raids plays the sub-phase Barbarians, giving every question its last choice: no cards.
func (p *stage) raids() *stage {
	p.t.Helper()
	p.Phase = Events
	p.run(func(g *State, t *play.Table) {
		g.rouse()
		for g.raid(t) {
		}
	})
	for !p.over() {
		o := p.match.Offers()[0]
		c := o.Choices[len(o.Choices)-1]
		p.play(c.With(o.Seat, c.Lo))
	}
	return p
}

// clash is such a battle to be: so many VF of green's aboard, one of which will not fight, against so many of red's.
func clash(t *testing.T, attackers, defenders int16) (p *stage, wagon int16) {
	t.Helper()
	p = position(t, 8).held(green, 5, "judea").held(red, defenders, "palestine").war(green, red)
	wagon = p.transport(green, WarWagon, 3, "judea", attackers)
	p.captain(green, 2, "judea", wagon)
	return p, wagon
}

// strikes has green attack a side at a place with a convoy.
func (p *stage) strikes(place string, on play.Seat, convoy ...int16) *stage {
	p.t.Helper()
	for _, i := range convoy {
		p.March.Convoy.add(i)
		p.March.Leader = convoy[0]
	}
	p.Active = green
	return p.run(func(g *State, t *play.Table) { g.attack(t, at(place), on) })
}

// plotting is green's turn of Combat, with a card in hand, against red, whose hand has two.
func plotting(t *testing.T, card int8) *stage {
	t.Helper()
	return position(t, 6).own(green, "egypt").vf(green, "egypt", 5).own(red, "thrace").vf(red, "thrace", 5).holds(green, card).holds(red, Mercante, Mercante)
}

// on is the answer that plays a card on somebody.
func on(s play.Seat, card int8, victim play.Seat, what int16) play.Answer {
	return by(s, PlayCard, int16(card), int16(victim), what)
}

// plots lets green play a card, and everybody else let it happen.
func (p *stage) plots(a play.Answer) *stage {
	p.t.Helper()
	for s := range play.Seat(p.Seats) {
		p.Players[s].Passing = s != a.Seat
	}
	return p.run(func(g *State, t *play.Table) {
		g.playCard(t, t.Await(func(o *play.Asking) {
			o.To(a.Seat, AskCombat)
			g.offerCards(o, a.Seat)
			o.May(play.Choice{Verb: EndCombat}, play.Free)
		}))
	}).play(a)
}

// onto plays a card on somebody.
func onto(s play.Seat, card int8, on play.Seat) play.Answer {
	return by(s, PlayCard, card, int8(on), None)
}

// taxDay plays the Taxes phase up to the questions of all players.
func (p *stage) taxDay() *stage {
	p.t.Helper()
	p.Phase = Taxes
	return p.run(func(g *State, t *play.Table) { g.taxesPhase(t) })
}

// caravaneers is the answer that plays CAROVANIERE for a transport: a kind of goods to buy, or a lot to sell.
func caravaneers(s play.Seat, i, way, n int16) play.Answer {
	return saying(by(s, PlayCard, int16(Carovaniere), None, i*caravaneerWays+way), n)
}

// trading is a position in the Trade phase in which green has armies and a City in Damascus and Alexandria and the
// barbarians Cities in Palermo, Tunis and Antioch.
func trading(t *testing.T) *stage {
	t.Helper()
	p := position(t, 6).own(green, "coele-syria", "egypt", "judea").vf(green, "coele-syria", 5).vf(green, "egypt", 5).vf(green, "judea", 5).
		build(Settlement, 3, "coele-syria", "egypt", "sicily", "tunisia", "syria").florins(green, 1000)
	p.Phase = Trade
	return p
}

// trades begins a player's trade.
func (p *stage) trades(s play.Seat) *stage {
	p.t.Helper()
	return p.acts(s, (*State).trade)
}

func leads(s play.Seat, i int16) play.Answer { return by(s, Lead, i) }

// buying and selling are answers at the price of the place.
func (p *stage) buying(s play.Seat, i int16, good int8, n int16) play.Answer {
	return saying(by(s, BuyGoods, i, int16(good), p.price(s, p.Transports[i].At, good, true)), n)
}

func (p *stage) selling(s play.Seat, i, lot, n int16) play.Answer {
	return saying(by(s, SellGoods, i, lot, p.price(s, p.Transports[i].At, p.Transports[i].Cargo[lot].Good, false)), n)
}

// to is the answer with which a convoy goes to a place.
func to(s play.Seat, id string) play.Answer { return by(s, MarchTo, int16(at(id)), None) }

// stowed puts goods aboard a transport.
func (p *stage) stowed(i int16, good int8, n int8, from string) *stage {
	lot := Lot{N: n, Good: good, From: None}
	if from != "" {
		lot.From = int16(at(from))
	}
	p.stow(i, lot)
	return p
}

// victorious is Green's wagon in Sinai, with 10 VF and a Captain, that has beaten all of Red in Judea.
func victorious(t *testing.T) (p *stage, wagon int16) {
	p = position(t, 4).own(green, "sinai", "egypt").vf(green, "egypt", 1).own(red, "judea", "palestine").vf(red, "palestine", 1).war(green, red)
	wagon = p.transport(green, WarWagon, 1, "sinai", 10)
	p.Active, p.March.Leader, p.March.Convoy = green, wagon, one(wagon)
	p.Battle.At, p.Battle.Convoy = at("judea"), one(wagon)
	return p, wagon
}

// conquers carries the conquest of a territory out.
func (p *stage) conquers(id string) *stage {
	p.t.Helper()
	return p.run(func(g *State, t *play.Table) { g.conquer(t, green, at(id)) })
}

// loot is Green's answer about an item of the spoils of a place.
func loot(how play.Verb, sort, n int16, place string) play.Answer {
	return by(green, how, sort, n, int16(at(place)))
}

func contest(g *State, t *play.Table) { g.contest(t) }

// turnEnds settles the treaties as a turn ends.
func (p *stage) turnEnds() *stage {
	p.t.Helper()
	return p.run(func(g *State, t *play.Table) { g.treatiesEnd(t) })
}

func tribute(from, to play.Seat, n int16) medioevo.Clause {
	return medioevo.Clause{Term: medioevo.Tribute, From: from, To: to, N: n}
}

// tables are a table of every number of players, with every option somewhere.
func tables() (all []signoria.Setup) {
	for seats := LeastRealms; seats <= MostRealms; seats++ {
		options := map[string]int{optionTurns: 3, optionPieces: seats % 2, optionFairs: seats / 2 % 2}
		switch seats % 3 {
		case 1:
			options[optionHonour] = 10
		case 2:
			options[optionHonour], options[optionDeclared] = 15, 1
		}
		if seats == 5 { // somebody soon says that the time is up
			options[optionTime] = 60
		}
		all = append(all, setup(seats, uint64(seats), options))
	}
	return all
}

// shop lets a player buy, with so many florins.
func (p *stage) shop(s play.Seat, florins int32) *stage {
	p.t.Helper()
	p.Phase = Purchase
	p.florins(s, florins).dawn()
	return p.run(func(g *State, t *play.Table) { g.purchase(t, s) }).asks(s, AskPurchase)
}

// realm gives players the realms they began with.
func (p *stage) realm(s play.Seat, id string) *stage {
	for r := range box().Atlas.Realms {
		if box().Atlas.Realms[r].ID == id {
			p.Players[s].Realm = int8(r)
			return p
		}
	}
	panic("no realm " + id)
}

// buys takes a choice that is on offer, and returns what it cost.
func (p *stage) buys(s play.Seat, v play.Verb, about ...int16) int32 {
	p.t.Helper()
	c, why, ok := p.choice(s, v, about...)
	if !ok || why != play.Free {
		p.t.Fatalf("verb %d %v is not to be had (rule %d); %s", v, about, why, p.match.Asked())
	}
	before := p.Players[s].Florins
	p.play(c.With(s, 0))
	return before - p.Players[s].Florins
}

// barred checks which rule forbids a choice.
func (p *stage) barred(what string, rule play.Rule, s play.Seat, v play.Verb, about ...int16) {
	p.t.Helper()
	if c, why, ok := p.choice(s, v, about...); !ok || why != rule {
		p.t.Errorf("%s: rule %d, want %d (%+v, listed: %v)", what, why, rule, c, ok)
	}
}

// site is what a building order is about.
func site(id string, b Building, level int16) []int16 { return []int16{int16(at(id)), int16(b), level} }

func rebel(g *State, t *play.Table) { g.rebel(t) }

// tributeOf is a treaty that binds a player to pay another in every turn.
func tributeOf(from, to play.Seat, florins int16) medioevo.Treaty {
	x := medioevo.Treaty{Parties: 1<<from | 1<<to, Offered: to}
	x.Clauses[0] = medioevo.Clause{Term: medioevo.Tribute, From: from, To: to, N: florins}
	return x
}

// Realms by their numbers in a setup, which are those of the box's playable ones.
const (
	byzantium = 1 + iota
	mamluks
	hungary
	empire
	horde
	novgorod
)

// invested is a siege of red's Palestine by green in its second turn: so many VF and engines of green's stand before
// walls of a level, with a Captain, and so many VF of red's behind them.
func invested(t *testing.T, besiegers, besieged int16, walls int8, guns ...int8) *stage {
	t.Helper()
	p := position(t, 8).held(green, 5, "judea").held(red, besieged, "palestine").war(green, red).build(Fort, walls, "palestine")
	p.vf(green, "palestine", besiegers)
	p.captain(green, 2, "palestine", None)
	for _, level := range guns {
		p.engine(green, level, "palestine", None)
	}
	x := p.land("palestine")
	x.Owner, x.Before = play.Nobody, red
	x.Siege = Siege{By: green, Land: true, Turns: 1, Now: 1, Chief: int8(p.captainAt(green, at("palestine")))}
	return p
}

// squires is what a squire answers to what a seat is asked.
func (p *stage) squires(s play.Seat) play.Answer {
	p.t.Helper()
	o, ok := p.match.OfferTo(s)
	if !ok {
		p.t.Fatalf("seat %d is asked nothing", s)
	}
	var asked play.Asking
	asked.To(s, o.Prompt, o.Args[:]...)
	for _, c := range o.Choices {
		asked.May(c, play.Free)
	}
	return NewSquire(1).Decide(p.State, &asked)
}

// dock is a player with a settlement with a port, who knows how to build ships, at a TL.
func dock(t *testing.T, tl int8) *stage {
	return position(t, 3).own(green, "egypt").build(Settlement, 1, "egypt").learned(green, Carpenteria).studied(green, tl).dawn()
}
