// Package forcetest builds positions of Medioevo Universale for tests, in the words of the rulebook:
//
//	p := Position(t, 4)
//	p.Own(Green, "judea", "egypt").Vf(Green, "judea", 10)
//	galley := p.Transport(Green, Galley, 2, "egypt", 20)
//	p.Learned(Green, Astronomia).War(Green, Red)
//	p.Run(func(g *State, t *play.Table) { g.Combat(t, Green) })
//	p.Play(By(Green, Lead, galley), Saying(By(Green, LoadArmies, galley, At("egypt")), 10))
//
// Nobody has a capital, a card or a technology; the map is empty but for what is put there, and belongs to the
// barbarians, of whom none stands anywhere. It is the second turn.
package forcetest

import (
	"errors"
	"slices"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/play"
	"signoria/play/playtest"
)

// Seats of positions.
const (
	Green play.Seat = iota
	Red
	Blue
	White
)

// Stage is a position and, once run, the one on which it is played.
type Stage struct {
	*force.State
	T     testing.TB
	Match *playtest.Stage[force.State, *force.State]
}

// Position is an empty map with so many players, in the Combat phase of the second turn, everybody at peace.
func Position(t testing.TB, seats int) *Stage {
	t.Helper()
	g := Bare()
	g.Dice, g.Seats, g.Turn, g.Phase = chance.New(1), int8(seats), 2, force.Combat
	for s := range play.Seat(seats) {
		g.Order[s] = s
		g.Players[s].Out = false
	}
	return &Stage{State: &g, T: t}
}

// Bare is a state in which nothing is anywhere.
func Bare() (g force.State) {
	g.Active, g.Edition = play.Nobody, Tested().Number()
	for s := range g.Players {
		g.Order[s] = play.Nobody
		g.Players[s] = force.Player{Capital: force.NoPlace, Out: true, Monopoly: force.None, Sheltered: force.Nowhere()}
	}
	for p := range g.Territories {
		g.Territories[p].Owner, g.Territories[p].Before, g.Territories[p].By = play.Nobody, play.Nobody, play.Nobody
		g.Territories[p].Siege.By = play.Nobody
	}
	for i := range g.Transports {
		g.Transports[i] = force.EmptyTransport()
	}
	for e := range g.Engines {
		g.Engines[e] = force.EmptyEngine()
	}
	for c := range g.Captains {
		g.Captains[c] = force.EmptyCaptain()
	}
	for r := range g.Relics {
		g.Relics[r] = force.Relic{Card: force.None, At: force.NoPlace}
	}
	for h := range g.Heaps {
		g.Heaps[h].At = force.NoPlace
	}
	for i := range g.Delivered {
		g.Delivered[i].Card = force.None
	}
	g.Event = force.NoEvent()
	g.Disband()
	g.Battle.Leading, g.Spoils.By = force.None, play.Nobody
	return g
}

// tested is the edition that is tested.
var tested = force.None

// Tested is the edition that is tested: the only one there is, or the first but within InEach.
func Tested() *force.Edition {
	if tested != force.None {
		return force.Editions[tested]
	}
	return force.Editions[slices.IndexFunc(force.Editions[:], func(e *force.Edition) bool { return e != nil })]
}

// InEach tests what is the same in every edition there is.
func InEach(t *testing.T, test func(t *testing.T)) {
	for i, e := range force.Editions {
		if e != nil {
			t.Run(e.ID, func(t *testing.T) {
				tested = i
				defer func() { tested = force.None }()
				test(t)
			})
		}
	}
}

// box is what is printed for positions; port and realmOf are of its map.
func TheBox() *force.Box { return Tested().Box }

func Port(p force.Place) force.Place { return TheBox().Atlas.Territories[p].Port }
func RealmOf(p force.Place) int8     { return TheBox().Atlas.Territories[p].Realm }

// Own gives territories to a player.
func (p *Stage) Own(s play.Seat, ids ...string) *Stage {
	for _, id := range ids {
		p.Land(id).Owner = s
	}
	return p
}

// Land is a territory by its id; at is any place.
func (p *Stage) Land(id string) *force.Territory { return &p.Territories[At(id)] }

func At(id string) force.Place {
	for i := range TheBox().Atlas.Territories {
		if TheBox().Atlas.Territories[i].ID == id {
			return force.Place(i)
		}
	}
	for i := range TheBox().Atlas.Seas {
		if TheBox().Atlas.Seas[i].ID == id {
			return force.Territories + force.Place(i)
		}
	}
	panic("no place " + id)
}

// Vf puts armies on the ground.
func (p *Stage) Vf(s play.Seat, id string, n int16) *Stage {
	p.Land(id).VF[s] += n
	return p
}

// Build raises a building to a level; it has stood there since an earlier turn.
func (p *Stage) Build(b force.Building, level int8, ids ...string) *Stage {
	for _, id := range ids {
		p.SetBuilt(At(id), b, level)
		if x := p.Land(id); b <= force.Fort {
			x.Old[b] = level
		} else {
			x.OldRest |= 1 << b
		}
	}
	return p
}

// Wild puts barbarians on the ground of a territory that is theirs.
func (p *Stage) Wild(id string, n int16) *Stage { return p.Vf(force.Barbarians, id, n) }

// Held gives territories to a player, with so many of his VF on the ground of each.
func (p *Stage) Held(s play.Seat, n int16, ids ...string) *Stage {
	for _, id := range ids {
		p.Own(s, id).Vf(s, id, n)
	}
	return p
}

// Falling lets the next dice, of so many faces each, show these numbers: it looks for a seed that does it.
func (p *Stage) Falling(dice ...Die) *Stage {
	p.T.Helper()
	for seed := range uint64(1 << 22) {
		src := chance.New(seed)
		if !slices.ContainsFunc(dice, func(d Die) bool { return 1+src.N(d.Faces) != d.Shows }) {
			p.Dice = chance.New(seed)
			return p
		}
	}
	p.T.Fatalf("the dice never fall as %v", dice)
	return p
}

// Die is a die of so many faces, and what it shall show.
type Die struct{ Faces, Shows int }

// Dn is a die of so many faces that shows one of them; D4, D6 and D8 are those that are thrown.
func Dn(faces, shows int) Die { return Die{faces, shows} }
func D4(shows int) Die        { return Die{4, shows} }
func D6(shows int) Die        { return Die{6, shows} }
func D8(shows int) Die        { return Die{8, shows} }

// Gained is how much honour of a source a player has been told of.
func (p *Stage) Gained(s play.Seat, why force.Source) int16 {
	var n int16
	for _, l := range p.Match.Lines(0) {
		if l.Key == force.KeyHonour && l.Args[0] == int16(s) && l.Args[2] == int16(why) {
			n += l.Args[1]
		}
	}
	return n
}

// Transport puts a transport somewhere, with so many VF aboard.
func (p *Stage) Transport(s play.Seat, k force.Kind, level int8, id string, vf int16) int16 {
	i := int16(slices.IndexFunc(p.Transports[:], func(x force.Transport) bool { return x.Kind == force.NoTransport }))
	p.Transports[i] = force.Transport{Kind: k, Level: level, Owner: s, At: At(id), Aboard: force.None, VF: vf}
	return i
}

// Captain puts a Captain somewhere, aboard a transport or None; he may attack as often as his level says.
func (p *Stage) Captain(s play.Seat, level int8, id string, aboard int16) int16 {
	c := int16(slices.IndexFunc(p.Captains[:], func(x force.Captain) bool { return x.Level == 0 }))
	p.Captains[c] = force.EmptyCaptain()
	p.Captains[c].Level, p.Captains[c].Attacks, p.Captains[c].Owner, p.Captains[c].At, p.Captains[c].Aboard = level, level, s, At(id), aboard
	return c
}

// Engine puts a siege engine somewhere, aboard a transport or None.
func (p *Stage) Engine(s play.Seat, level int8, id string, aboard int16) int16 {
	e := int16(slices.IndexFunc(p.Engines[:], func(x force.Engine) bool { return x.Level == 0 }))
	p.Engines[e] = force.Engine{Level: level, Owner: s, At: At(id), Aboard: aboard}
	return e
}

// Learned gives technologies to a player; studied gives him so many that his TL is what it says.
func (p *Stage) Learned(s play.Seat, techs ...int8) *Stage {
	for _, tech := range techs {
		p.Players[s].Techs |= 1 << tech
	}
	return p
}

func (p *Stage) Studied(s play.Seat, level int8) *Stage {
	idle := [...]int8{force.Legge, force.Investitura, force.Vassallaggio, force.Feudalesimo, force.Istruzione, force.Letteratura, force.Medicina, force.Misticismo, force.Monoteismo, force.Teologia,
		force.Caccia, force.Mulino, force.Allevamento, force.Agricoltura, force.Commercio, force.Conio}
	for _, tech := range idle {
		if p.Level(s) >= level {
			break
		}
		p.Learned(s, tech)
	}
	return p
}

// War sets two players at war; florins and holds give florins and Empire cards.
func (p *Stage) War(a, b play.Seat) *Stage {
	p.Players[a].War |= 1 << b
	p.Players[b].War |= 1 << a
	return p
}

func (p *Stage) Florins(s play.Seat, n int32) *Stage {
	p.Players[s].Florins = n
	return p
}

func (p *Stage) Holds(s play.Seat, cards ...int8) *Stage {
	for _, card := range cards {
		p.Players[s].Hand[card]++
	}
	return p
}

// Known fails unless a card stays with its player however often is dealt again what a viewer cannot know, though that
// player may then hold what he does not.
func (p *Stage) Known(viewer, owner play.Seat, card int8) {
	p.T.Helper()
	src, other := chance.New(9), false
	for range 50 {
		g := *p.State
		g.Redeal(viewer, &src)
		if g.Players[owner].Hand[card] < 1 {
			p.T.Fatal("a card that everybody sees is dealt away")
		}
		other = other || g.Players[owner].Hand != p.Players[owner].Hand
	}
	Want(p.T, "what else he holds is not known", other, true)
}

// The words for what is asked and answered are short for those of playtest.Stage.

// Run carries out a procedure up to its first question.
func (p *Stage) Run(act func(g *force.State, t *play.Table)) *Stage {
	p.T.Helper()
	p.Match = playtest.Perform(p.T, *p.State, act)
	p.State = p.Match.Position()
	return p
}

// Acts is run for a part that a player does as the active one.
func (p *Stage) Acts(s play.Seat, part func(g *force.State, t *play.Table, s play.Seat)) *Stage {
	p.T.Helper()
	p.Active = s
	return p.Run(func(g *force.State, t *play.Table) { part(g, t, s) })
}

// By is a seat's answer; what it is about may be numbers of any sort.
func By[T ~int8 | ~int16](s play.Seat, v play.Verb, args ...T) play.Answer {
	a := play.Answer{Seat: s, Verb: v}
	for i, to := range []*int16{&a.A, &a.B, &a.C} {
		if i < len(args) {
			*to = int16(args[i])
		}
	}
	return a
}

// Says is a seat's answer that is about nothing.
func Says(s play.Seat, v play.Verb) play.Answer { return play.Answer{Seat: s, Verb: v} }

// Saying is a seat's answer with a number.
func Saying(a play.Answer, n int16) play.Answer { a.N = n; return a }

// Play gives answers one after the other.
func (p *Stage) Play(answers ...play.Answer) *Stage { p.T.Helper(); p.Match.Play(answers...); return p }

// aside has a seat do something out of turn.
func (p *Stage) Interject(a play.Answer) *Stage { p.T.Helper(); p.Match.OutOfTurn(a); return p }

// over says whether the procedure has come to its end.
func (p *Stage) IsOver() bool { return p.Match.Over() }

// Asks checks that a seat is being asked something.
func (p *Stage) Asks(s play.Seat, prompt play.Prompt) *Stage {
	p.T.Helper()
	p.Match.Asks(s, prompt)
	return p
}

// Offers says whether a seat may give this answer now.
func (p *Stage) Offers(a play.Answer) bool { return p.Match.May(a) }

// Most is the highest number that the seat may say with an answer now, 0 if it may not give it.
func (p *Stage) Most(a play.Answer) int16 {
	o, _ := p.Match.OfferTo(a.Seat)
	for _, c := range o.Choices {
		if a.Verb == c.Verb && a.A == c.A && a.B == c.B && a.C == c.C {
			return c.Hi
		}
	}
	return 0
}

// Refuses is the rule that forbids the answer now, or Free if it is not listed as refused.
func (p *Stage) Refuses(a play.Answer) play.Rule { return p.Match.Refuses(a) }

// Told says whether the chronicle has a line with these first arguments.
func (p *Stage) Told(k play.Key, args ...int16) bool { return p.Match.Tells(k, args...) }

// Want fails the test unless the two are equal.
func Want[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// Realm is a realm by its id.
func Realm(id string) int8 {
	for r := range TheBox().Atlas.Realms {
		if TheBox().Atlas.Realms[r].ID == id {
			return int8(r)
		}
	}
	panic("no realm " + id)
}

// Crowned gives each player a realm, and a territory of it that keeps him in the game.
func (p *Stage) Crowned(ids ...string) *Stage {
	for s, id := range ids {
		r := Realm(id)
		p.Players[s].Realm = r
		land := TheBox().Atlas.Realms[r].Territories[0]
		p.Territories[land].Owner = play.Seat(s)
		p.Territories[land].VF[s] = 5
	}
	return p
}

// Treaty puts a treaty without end in force between the seats of its clauses, and returns its number.
func (p *Stage) Treaty(clauses ...medioevo.Clause) int16 {
	y := medioevo.Treaty{Offered: clauses[0].From, Made: int16(p.Turn)}
	for _, c := range clauses {
		y.Parties |= force.Bit(c.From) | force.Bit(c.To)
		y.Warlike = y.Warlike || c.Term == medioevo.Defence && Tested().AllianceTerms != 0
		y.Add(c)
	}
	return p.Treaties.Sign(y).No
}

// Defends binds two players to defend each other.
func (p *Stage) Defends(a, b play.Seat) int16 {
	return p.Treaty(medioevo.Clause{Term: medioevo.Defence, From: a, To: b}, medioevo.Clause{Term: medioevo.Defence, From: b, To: a})
}

// Court is three players at peace in their Diplomacy, green about to act.
func Court(t *testing.T) *Stage {
	p := Position(t, 4).Crowned("mamluk-sultanate", "hafsid-sultanate", "kingdom-of-france", "kingdom-of-hungary")
	p.Phase = force.Diplomacy
	for s := range play.Seat(4) {
		p.Florins(s, 1000)
		p.Players[s].Capital = TheBox().Atlas.Realms[p.Players[s].Realm].Territories[0]
	}
	return p
}

func Setup(seats int, seed uint64, options map[string]int) signoria.Setup {
	return signoria.Setup{Game: Tested().ID, Version: Tested().Version, Seats: seats, Seed: seed, Options: options}
}

// Began is a table as its setup wants it, before the first question. Seats play the realms given, the others by lot.
func Began(t *testing.T, seats int, options map[string]int, realms ...int) *Stage {
	t.Helper()
	all := map[string]int{force.OptionTurns: 10, force.OptionFairs: 1}
	for key, v := range options {
		all[key] = v
	}
	for s, realm := range realms {
		all[play.SeatKey(force.OptionRealm, play.Seat(s))] = realm
	}
	g, err := Tested().New(Setup(seats, 5, all))
	if err != nil {
		t.Fatal(err)
	}
	return &Stage{State: &g, T: t}
}

// Refused is why a setup cannot be, "" if it can.
func Refused(seats int, options map[string]int) string {
	_, err := Tested().New(Setup(seats, 5, options))
	var unfit *play.Unfit
	if errors.As(err, &unfit) {
		return unfit.Option
	}
	return ""
}

// ThroughBlue is green's wagon in blue's land by his leave, from where it attacks red in peace; blue is red's ally.
func ThroughBlue(t *testing.T) (p *Stage, wagon, captain int16) {
	t.Helper()
	p = Position(t, 5).Held(Green, 5, "egypt").Held(Blue, 5, "judea").Held(Red, 5, "palestine")
	for s, realm := range []int8{1, 0, 2} {
		p.Players[s].Realm = realm
	}
	wagon = p.Transport(Green, force.WarWagon, 3, "judea", 20)
	captain = p.Captain(Green, 2, "judea", wagon)
	p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Blue, To: Green})
	p.Defends(Blue, Red)
	return p, wagon, captain
}

// Raids plays the sub-phase Barbarians, giving every question its last choice: no cards.
func (p *Stage) Raids() *Stage {
	p.T.Helper()
	p.Phase = force.Events
	p.Run(func(g *force.State, t *play.Table) {
		g.Rouse()
		for g.Raid(t) {
		}
	})
	for !p.IsOver() {
		o := p.Match.Offers()[0]
		c := o.Choices[len(o.Choices)-1]
		p.Play(c.With(o.Seat, c.Lo))
	}
	return p
}

// Clash is such a battle to be: so many VF of green's aboard, one of which will not fight, against so many of red's.
func Clash(t *testing.T, attackers, defenders int16) (p *Stage, wagon int16) {
	t.Helper()
	p = Position(t, 5).Held(Green, 5, "judea").Held(Red, defenders, "palestine").War(Green, Red)
	wagon = p.Transport(Green, force.WarWagon, 3, "judea", attackers)
	p.Captain(Green, 2, "judea", wagon)
	return p, wagon
}

// Strikes has green attack a side at a place with a convoy.
func (p *Stage) Strikes(place string, on play.Seat, convoy ...int16) *Stage {
	p.T.Helper()
	for _, i := range convoy {
		p.March.Convoy.Add(i)
		p.March.Leader = convoy[0]
	}
	p.Active = Green
	return p.Run(func(g *force.State, t *play.Table) { g.Attack(t, At(place), on) })
}

// Plotting is green's turn of Combat, with a card in hand, against red, whose hand has two.
func Plotting(t *testing.T, card int8) *Stage {
	t.Helper()
	return Position(t, 5).Own(Green, "egypt").Vf(Green, "egypt", 5).Own(Red, "thrace").Vf(Red, "thrace", 5).Holds(Green, card).Holds(Red, force.Mercante, force.Mercante)
}

// On is the answer that plays a card on somebody.
func On(s play.Seat, card int8, victim play.Seat, what int16) play.Answer {
	return By(s, force.PlayCard, int16(card), int16(victim), what)
}

// Plots lets green play a card, and everybody else let it happen.
func (p *Stage) Plots(a play.Answer) *Stage {
	p.T.Helper()
	for s := range play.Seat(p.Seats) {
		p.Players[s].Passing = s != a.Seat
	}
	return p.Run(func(g *force.State, t *play.Table) {
		g.PlayCard(t, t.Await(func(o *play.Asking) {
			o.To(a.Seat, force.AskCombat)
			g.OfferCards(o, a.Seat)
			o.May(play.Choice{Verb: force.EndCombat}, play.Free)
		}))
	}).Play(a)
}

// Onto plays a card on somebody.
func Onto(s play.Seat, card int8, on play.Seat) play.Answer {
	return By(s, force.PlayCard, card, int8(on), force.None)
}

// TaxDay plays the Taxes phase up to the questions of all players.
func (p *Stage) TaxDay() *Stage {
	p.T.Helper()
	p.Phase = force.Taxes
	return p.Run(func(g *force.State, t *play.Table) { g.TaxesPhase(t) })
}

// Caravaneers is the answer that plays CAROVANIERE for a transport: a kind of goods to buy, or a lot to sell.
func Caravaneers(s play.Seat, i, way, n int16) play.Answer {
	return Saying(By(s, force.PlayCard, int16(force.Carovaniere), force.None, i*force.CaravaneerWays+way), n)
}

// Trading is a position in the Trade phase in which green has armies and a City in Damascus and Alexandria and the
// barbarians Cities in Palermo, Tunis and Antioch.
func Trading(t *testing.T) *Stage {
	t.Helper()
	p := Position(t, 5).Own(Green, "coele-syria", "egypt", "judea").Vf(Green, "coele-syria", 5).Vf(Green, "egypt", 5).Vf(Green, "judea", 5).
		Build(force.Settlement, 3, "coele-syria", "egypt", "sicily", "tunisia", "syria").Florins(Green, 1000)
	p.Phase = force.Trade
	return p
}

// Trades begins a player's trade.
func (p *Stage) Trades(s play.Seat) *Stage {
	p.T.Helper()
	return p.Acts(s, (*force.State).Trade)
}

func Leads(s play.Seat, i int16) play.Answer { return By(s, force.Lead, i) }

// Buying and selling are answers at the price of the place.
func (p *Stage) Buying(s play.Seat, i int16, good int8, n int16) play.Answer {
	return Saying(By(s, force.BuyGoods, i, int16(good), p.Price(s, p.Transports[i].At, good, true)), n)
}

func (p *Stage) Selling(s play.Seat, i, lot, n int16) play.Answer {
	return Saying(By(s, force.SellGoods, i, lot, p.Price(s, p.Transports[i].At, p.Transports[i].Cargo[lot].Good, false)), n)
}

// To is the answer with which a convoy goes to a place.
func To(s play.Seat, id string) play.Answer { return By(s, force.MarchTo, int16(At(id)), force.None) }

// Stowed puts goods aboard a transport.
func (p *Stage) Stowed(i int16, good int8, n int8, from string) *Stage {
	lot := force.Lot{N: n, Good: good, From: force.None}
	if from != "" {
		lot.From = int16(At(from))
	}
	p.Stow(i, lot)
	return p
}

// Victorious is Green's wagon in Sinai, with 10 VF and a Captain, that has beaten all of Red in Judea.
func Victorious(t *testing.T) (p *Stage, wagon int16) {
	p = Position(t, 4).Own(Green, "sinai", "egypt").Vf(Green, "egypt", 1).Own(Red, "judea", "palestine").Vf(Red, "palestine", 1).War(Green, Red)
	wagon = p.Transport(Green, force.WarWagon, 1, "sinai", 10)
	p.Active, p.March.Leader, p.March.Convoy = Green, wagon, force.One(wagon)
	p.Battle.At, p.Battle.Convoy = At("judea"), force.One(wagon)
	return p, wagon
}

// Conquers carries the conquest of a territory out.
func (p *Stage) Conquers(id string) *Stage {
	p.T.Helper()
	return p.Run(func(g *force.State, t *play.Table) { g.Conquer(t, Green, At(id)) })
}

// Loot is Green's answer about an item of the spoils of a place.
func Loot(how play.Verb, sort, n int16, place string) play.Answer {
	return By(Green, how, sort, n, int16(At(place)))
}

func Contest(g *force.State, t *play.Table) { g.Contest(t) }

// TurnEnds settles the treaties as a turn ends.
func (p *Stage) TurnEnds() *Stage {
	p.T.Helper()
	return p.Run(func(g *force.State, t *play.Table) { g.TreatiesEnd(t) })
}

func Tribute(from, to play.Seat, n int16) medioevo.Clause {
	return medioevo.Clause{Term: medioevo.Tribute, From: from, To: to, N: n}
}

// Tables are a table of every number of players, with every option somewhere.
func Tables() (all []signoria.Setup) {
	for seats := force.LeastRealms; seats <= force.MostRealms; seats++ {
		options := map[string]int{force.OptionTurns: 3, force.OptionPieces: seats % 2, force.OptionFairs: seats / 2 % 2}
		switch seats % 3 {
		case 1:
			options[force.OptionHonour] = 10
		case 2:
			options[force.OptionHonour], options[force.OptionDeclared] = 15, 1
		}
		if seats == 5 { // somebody soon says that the time is up
			options[force.OptionTime] = 60
		}
		all = append(all, Setup(seats, uint64(seats), options))
	}
	return all
}

// Shop lets a player buy, with so many florins.
func (p *Stage) Shop(s play.Seat, florins int32) *Stage {
	p.T.Helper()
	p.Phase = force.Purchase
	p.Florins(s, florins).Dawn()
	return p.Run(func(g *force.State, t *play.Table) { g.Purchase(t, s) }).Asks(s, force.AskPurchase)
}

// Realm gives players the realms they began with.
func (p *Stage) Realm(s play.Seat, id string) *Stage {
	for r := range TheBox().Atlas.Realms {
		if TheBox().Atlas.Realms[r].ID == id {
			p.Players[s].Realm = int8(r)
			return p
		}
	}
	panic("no realm " + id)
}

// Buys takes a choice that is on offer, and returns what it cost.
func (p *Stage) Buys(s play.Seat, v play.Verb, about ...int16) int32 {
	p.T.Helper()
	c, why, ok := p.Choice(s, v, about...)
	if !ok || why != play.Free {
		p.T.Fatalf("verb %d %v is not to be had (rule %d); %s", v, about, why, p.Match.Asked())
	}
	before := p.Players[s].Florins
	p.Play(c.With(s, 0))
	return before - p.Players[s].Florins
}

// Barred checks which rule forbids a choice.
func (p *Stage) Barred(what string, rule play.Rule, s play.Seat, v play.Verb, about ...int16) {
	p.T.Helper()
	if c, why, ok := p.Choice(s, v, about...); !ok || why != rule {
		p.T.Errorf("%s: rule %d, want %d (%+v, listed: %v)", what, why, rule, c, ok)
	}
}

// Site is what a building order is about.
func Site(id string, b force.Building, level int16) []int16 {
	return []int16{int16(At(id)), int16(b), level}
}

func Rebel(g *force.State, t *play.Table) { g.Rebel(t) }

// TributeOf is a treaty that binds a player to pay another in every turn.
func TributeOf(from, to play.Seat, florins int16) medioevo.Treaty {
	x := medioevo.Treaty{Parties: 1<<from | 1<<to, Offered: to}
	x.Clauses[0] = medioevo.Clause{Term: medioevo.Tribute, From: from, To: to, N: florins}
	return x
}

// Realms by their numbers in a setup, which are those of the box's playable ones.
const (
	Byzantium = 1 + iota
	Mamluks
	Hungary
	Empire
	Horde
	Novgorod
)

// Invested is a siege of red's Palestine by green in its second turn: so many VF and engines of green's stand before
// walls of a level, with a Captain, and so many VF of red's behind them.
func Invested(t *testing.T, besiegers, besieged int16, walls int8, guns ...int8) *Stage {
	t.Helper()
	p := Position(t, 5).Held(Green, 5, "judea").Held(Red, besieged, "palestine").War(Green, Red).Build(force.Fort, walls, "palestine")
	p.Vf(Green, "palestine", besiegers)
	p.Captain(Green, 2, "palestine", force.None)
	for _, level := range guns {
		p.Engine(Green, level, "palestine", force.None)
	}
	x := p.Land("palestine")
	x.Owner, x.Before = play.Nobody, Red
	x.Siege = force.Siege{By: Green, Land: true, Turns: 1, Now: 1, Chief: int8(p.CaptainAt(Green, At("palestine")))}
	return p
}

// Squires is what a squire answers to what a seat is asked.
func (p *Stage) Squires(s play.Seat) play.Answer { return p.Decides(s, force.NewSquire(1)) }

// Decides is what somebody answers to what a seat is asked.
func (p *Stage) Decides(s play.Seat, who play.Policy[force.State]) play.Answer {
	p.T.Helper()
	o, ok := p.Match.OfferTo(s)
	if !ok {
		p.T.Fatalf("seat %d is asked nothing", s)
	}
	var asked play.Asking
	asked.To(s, o.Prompt, o.Args[:]...)
	for _, c := range o.Choices {
		asked.May(c, play.Free)
	}
	return who.Decide(p.State, &asked)
}

// Dock is a player with a settlement with a port, who knows how to build ships, at a TL.
func Dock(t *testing.T, tl int8) *Stage {
	return Position(t, 3).Own(Green, "egypt").Build(force.Settlement, 1, "egypt").Learned(Green, force.Carpenteria).Studied(Green, tl).Dawn()
}

// Dawn makes what stands have stood since an earlier turn.
func (p *Stage) Dawn() *Stage {
	for i := range p.Territories {
		p.Territories[i].Old = p.Territories[i].Level
	}
	return p
}

// Choice finds what a seat is offered, or refused, by verb and what it is about; its other numbers are as they are.
func (p *Stage) Choice(s play.Seat, v play.Verb, about ...int16) (c play.Choice, why play.Rule, ok bool) {
	p.T.Helper()
	fits := func(c play.Choice) bool {
		all := [...]int16{c.A, c.B, c.C}
		for i, x := range about {
			if all[i] != x {
				return false
			}
		}
		return c.Verb == v
	}
	o, _ := p.Match.OfferTo(s)
	for _, c := range o.Choices {
		if fits(c) {
			return c, play.Free, true
		}
	}
	for _, r := range o.Refused {
		if fits(r.Choice) {
			return r.Choice, r.Rule, true
		}
	}
	return c, play.Free, false
}

// Use plays a card on nobody.
func Use(s play.Seat, card int8) play.Answer {
	return By(s, force.PlayCard, card, force.None, force.None)
}
