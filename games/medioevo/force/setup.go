package force

import (
	"signoria"
	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// The Setup: realms, the Pope, and what stands on the map. Where everybody puts his pieces and armies is in startingkit.go.

const (
	KeyBegins play.Key = 10 // A leads realm B
	KeyPope   play.Key = 11 // A is Pope
	KeyWild   play.Key = 14 // the barbarians of realm A hold City and Fortress in territory B
)

var setupChapter = wording.Chapter{Lines: map[play.Key]string{KeyBegins: "begins", KeyPope: "pope", KeyWild: "wild-capital"}}

// The options of a table, by their names in a setup.
const (
	OptionRealm    = "realm"
	OptionTurns    = "turns"
	OptionHonour   = "honour"
	OptionDeclared = "declared"
	OptionTime     = "time"
	OptionFairs    = "fairs"
	OptionPieces   = "pieces"
	OptionArmies   = "armies"
	AnyRealm       = 0
)

const (
	AllRealms = 6 // so many players, and more, and every realm is in the game
)

// SetupSteps are what an edition sets up otherwise.
type SetupSteps struct {
	// Selectable says whether a realm can be chosen with so many players.
	Selectable func(b *Box, realm int8, seats int) bool
	// SizeOf is a realm's class of size, when some of it may be out of the game.
	SizeOf func(g *State, realm int8) medioevo.Size
	// Begin is what only this edition's setup adds to a table before the first question.
	Begin func(g *State)
	// StartRoom is the VF that may still be placed in a territory in the setup, and ForeignCrew the VF with which a ship
	// begins in a foreign port.
	StartRoom   func(g *State, p Place) int16
	ForeignCrew int16
}

func (x *SetupSteps) complete() {
	orElse(&x.Begin, func(*State) {})
}

// New is a table as its setup wants it, before the first question. An Unfit error says what does not go together.
func (e *Edition) New(setup signoria.Setup) (State, error) {
	taught := setup.Options[play.OptionLesson] != 0
	if taught {
		setup.Options = e.LessonSetup(setup.Options)
	}
	g := blank()
	g.Edition, g.Seats = e.number, int8(setup.Seats)
	g.Dice = chance.New(setup.Seed)
	g.Options = Options{
		Turns: int8(setup.Options[OptionTurns]), Honour: int16(setup.Options[OptionHonour]), Declared: setup.Options[OptionDeclared] == 1,
		Minutes: int16(setup.Options[OptionTime]), FreeFair: setup.Options[OptionFairs] == 0, Ready: setup.Options[OptionPieces] == 1,
		AtOnce: setup.Options[OptionArmies] == 1,
	}
	if err := g.unfit(setup.Options); err != nil {
		return State{}, err
	}
	g.excludeLand()
	g.dealRealms(setup.Options)
	g.drawPope()
	g.firstOrder()
	g.buildings()
	for s := range play.Seat(g.Seats) {
		g.equip(s)
	}
	for k := range g.Fresh {
		g.Fresh[k] = g.Box().Cards[k].Copies[g.Seats]
	}
	if g.Options.Ready {
		for s := range play.Seat(g.Seats) {
			g.quickStart(s)
		}
	}
	e.Begin(&g)
	if taught {
		e.LayLesson(&g)
	}
	return g, nil
}

// blank is the box unpacked: nothing on the map, every card in its deck, and nobody with a technology or an Honour Point: all
// tokens lie at the beginning of their tracks.
// rule: mu-prototype/setup/decks
// rule: mu-prototype/setup/technology-discs
// rule: mu-alpha/setup/decks-ready
// rule: mu-alpha/setup/technology-tokens
// rule: mu-alpha/setup/score-marker-zero
func blank() (g State) {
	g.Active = play.Nobody
	for i := range g.Order {
		g.Order[i] = play.Nobody
	}
	for s := range g.Players {
		g.Players[s] = Player{Realm: None, Capital: NoPlace, Monopoly: None, MonopolyIn: None}
		g.Players[s].NewTurn()
		g.Corsair[s] = Corsair{Zone: NoPlace, Prey: play.Nobody}
	}
	for i := range g.Territories {
		g.Territories[i] = Territory{Owner: play.Nobody, Before: play.Nobody, By: play.Nobody, Siege: Siege{By: play.Nobody}}
	}
	for i := range g.Transports {
		g.Transports[i] = EmptyTransport()
	}
	for i := range g.Engines {
		g.Engines[i] = EmptyEngine()
	}
	for i := range g.Captains {
		g.Captains[i] = EmptyCaptain()
	}
	for i := range g.Relics {
		g.Relics[i] = Relic{Card: None, At: NoPlace}
	}
	for i := range g.Heaps {
		g.Heaps[i] = Heap{Lot: Lot{From: None}, At: NoPlace}
	}
	for i := range g.Delivered {
		g.Delivered[i] = Delivered{Card: None, From: play.Nobody, To: play.Nobody}
	}
	g.Draw = Draw{Seat: play.Nobody}
	g.Bids, g.Event, g.March, g.Battle, g.Spoils = NoAuction(), NoEvent(), noMarch(), noBattle(), noSpoils()
	return g
}

// What is empty.

func NoAuction() Auction {
	a := Auction{Card: None, Seller: play.Nobody, By: play.Nobody}
	for i := range a.Sold {
		a.Sold[i] = play.Nobody
	}
	return a
}

func noMarch() March {
	m := March{Leader: None}
	for i := range m.Through {
		m.Through[i] = NoPlace
	}
	return m
}

func noBattle() Battle {
	return Battle{At: NoPlace, Leading: None, Sides: [2]Side{{Seat: play.Nobody}, {Seat: play.Nobody}}}
}

func noSpoils() Spoils { return Spoils{By: play.Nobody, From: play.Nobody, At: NoPlace} }

// unfit says what of a setup does not go together.
// rule: mu-prototype/duration/modes-agreed-before-start
// rule: mu-prototype/realms/selectable-realms
func (g *State) unfit(options map[string]int) error {
	if g.Options.Turns == 0 && g.Options.Honour == 0 && g.Options.Minutes == 0 {
		return play.Unfits(OptionTurns, "endless")
	}
	if g.Options.Declared && g.Options.Honour == 0 {
		return play.Unfits(OptionDeclared, "nothing-to-declare")
	}
	var taken uint64
	for s := range play.Seat(g.Seats) {
		key := play.SeatKey(OptionRealm, s)
		n := options[key]
		switch {
		case n == AnyRealm:
			continue
		case !g.Selectable(g.Box().Playable()[n-1]):
			return play.Unfits(key, "realm-out")
		case taken>>n&1 == 1:
			return play.Unfits(key, "same-realm")
		}
		taken |= 1 << n
	}
	return nil
}

// Realms, and who is Pope.

// Playable are the realms that can ever be played, in the order of the box: those that have a start.
func (b *Box) Playable() (realms []int8) {
	for i := range b.Starts {
		if b.Starts[i].Capital != NoPlace {
			realms = append(realms, int8(i))
		}
	}
	return realms
}

// Selectable says whether a realm can be chosen with so many players.
func (g *State) Selectable(realm int8) bool { return g.Ed().Selectable(g.Box(), realm, int(g.Seats)) }

// excludeLand takes out of the game what lies too far from everybody with fewer than six players.
// rule: mu-prototype/realms/excluded-below-six-players
func (g *State) excludeLand() {
	for i := range g.Territories {
		g.Territories[i].Out = g.Seats < AllRealms && g.Box().Atlas.Territories[i].Excluded
	}
}

// dealRealms gives every seat the realm it has chosen, or one of those left by lot.
// rule: mu-prototype/realms/selectable-realms
func (g *State) dealRealms(options map[string]int) {
	var left []int8
	for n, realm := range g.Box().Playable() {
		chosen := false
		for s := range play.Seat(g.Seats) {
			if options[play.SeatKey(OptionRealm, s)] == n+1 {
				g.Players[s].Realm, chosen = realm, true
			}
		}
		if !chosen && g.Selectable(realm) {
			left = append(left, realm)
		}
	}
	chance.Shuffle(&g.Dice, left)
	for s := range play.Seat(g.Seats) {
		if g.Players[s].Realm == None {
			g.Players[s].Realm, left = left[0], left[1:]
		}
	}
}

// drawPope makes one of the Catholic players Pope, by lot.
// rule: mu-prototype/setup/pope-draw
// rule: mu-alpha/pope/initial-pope
func (g *State) drawPope() {
	var catholic []play.Seat
	for s := range play.Seat(g.Seats) {
		if g.Religion(s) == medioevo.Catholic {
			catholic = append(catholic, s)
		}
	}
	if len(catholic) > 0 {
		g.Players[catholic[g.Dice.N(len(catholic))]].Pope = true
	}
}

// firstOrder draws the order of the first turn.
// rule: mu-prototype/turn-order/first-turn-random
func (g *State) firstOrder() {
	for s := range play.Seat(g.Seats) {
		g.Order[s] = s
	}
	chance.Shuffle(&g.Dice, g.Order[:g.Seats])
}

// What stands on the map, and what everybody begins with.

// buildings puts settlements and fortifications on the map.
// rule: mu-prototype/setup/villages-and-towers
// rule: mu-prototype/setup/constantinople-castle
// rule: mu-prototype/setup/kiev-empty
// rule: mu-prototype/setup/religious-capital-tiles
// rule: mu-alpha/setup/initial-settlements
func (g *State) buildings() {
	for p := range g.Land() {
		x := &g.Box().Atlas.Territories[p]
		if x.Centre == nil || p == g.Box().LandNamed("kiev") {
			continue
		}
		g.SetBuilt(p, Settlement, 1)
		g.SetBuilt(p, Fort, 1)
		if x.Holy == medioevo.Constantinople {
			g.SetBuilt(p, Fort, 3)
		}
	}
	for realm := range int8(medioevo.Realms) {
		if g.SizeOf(realm) == medioevo.Major && !g.Played(realm) {
			g.BarbarianCapital(realm)
		}
	}
}

// BarbarianCapital puts a City and a Fortress in one centre of a Major realm that nobody plays, by lot.
// rule: mu-prototype/setup/barbarian-major-capitals
// rule: mu-prototype/setup/barbarian-capital-die
// rule: mu-alpha/setup/initial-settlements
func (g *State) BarbarianCapital(realm int8) {
	if centres := g.Centres(realm); len(centres) > 0 {
		g.makeCapital(centres[g.Dice.N(len(centres))])
	}
}

// Centres are the territories of a realm in which a settlement stands.
func (g *State) Centres(realm int8) (all []Place) {
	for p := range g.RealmLand(realm) {
		if g.Built(p, Settlement) > 0 {
			all = append(all, p)
		}
	}
	return all
}

// makeCapital puts a City and a Fortress in a territory; a stronger fortification stays.
// rule: mu-prototype/setup/player-capitals
// rule: mu-alpha/setup/initial-settlements
func (g *State) makeCapital(p Place) {
	g.SetBuilt(p, Settlement, 3)
	g.SetBuilt(p, Fort, max(2, g.Built(p, Fort)))
}

// The questions.

// SetUp tells how the game begins, and lets everybody place what he has: the pieces at once, then one after the other
// the armies, unless the players have agreed to place them at once too.
// rule: mu-prototype/setup/player-capitals
// rule: mu-prototype/setup/pope-draw
// rule: mu-prototype/setup/barbarian-major-capitals
// rule: mu-prototype/setup/free-army-points
// rule: mu-prototype/setup/free-army-points-pope
func (g *State) SetUp(t *play.Table) {
	for s := range play.Seat(g.Seats) {
		t.Tell(KeyBegins, int16(s), int16(g.Players[s].Realm))
		if g.Options.Ready {
			t.Tell(KeyStartCapital, int16(s), int16(g.Players[s].Capital))
		}
		if g.Players[s].Pope {
			t.Tell(KeyPope, int16(s))
		}
	}
	for realm := range int8(medioevo.Realms) {
		for _, p := range g.Centres(realm) {
			if g.Built(p, Settlement) == 3 && !g.Played(realm) {
				t.Tell(KeyWild, int16(realm), int16(p))
			}
		}
	}
	t.Together(g.AllSeats(), func(s play.Seat) {
		if !g.Options.Ready {
			g.placeKit(t, s)
		}
		if g.Options.AtOnce {
			g.Deploy(t, s)
		}
	})
	if g.Options.AtOnce {
		return
	}
	for _, s := range g.AllSeats() {
		g.Active = s
		g.Deploy(t, s)
	}
}
