package crusaderkings

import (
	"math/bits"
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

const (
	AskReEnter  play.Prompt = 125 // A's dynasty is eliminated: does another take its place?
	AskFoothold play.Prompt = 126 // A's new dynasty: which territory does it start in?

	ReEnter  play.Verb = 66 // with ruler A (None: a stranger) of the Dynasty card B
	StayOut  play.Verb = 67
	Foothold play.Verb = 68 // territory A

	KeyEliminated play.Key = 260 // A's dynasty, the house B, is eliminated
	KeyReEnters   play.Key = 261 // A is back with the house B and its ruler C
	KeyOut        play.Key = 262 // A is out of the game
	KeyFirst      play.Key = 263 // A holds the First Player token now
)

var eliminationChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{ReEnter: "re-enter", StayOut: "stay-out", Foothold: "foothold"},
	Prompts: map[play.Prompt]string{AskReEnter: "re-enter", AskFoothold: "foothold"},
	Lines: map[play.Key]string{
		KeyEliminated: "eliminated", KeyReEnters: "re-enters", KeyOut: "out", KeyFirst: "first-passes",
	},
	Refs: wording.Refs{Foothold: wording.OfA(refTerritory)},
}

// eliminateIfLandless eliminates a dynasty whose last Knight has left the map. Its player may come back with
// another at once, unless the scenario forbids it.
// rule: crusader-kings/elimination/trigger
// rule: crusader-kings/elimination/may-re-enter
func (g *State) eliminateIfLandless(t *play.Table, s play.Seat) {
	if s == play.Nobody || g.controls(s) > 0 {
		return
	}
	house := g.Dynasties[s].House
	t.Tell(KeyEliminated, int16(s), int16(house))
	g.clearDynasty(t, s)
	// rule: crusader-kings/elimination/may-re-enter
	// rule: crusader-kings/elimination/new-territory-any
	// rule: crusader-kings/elimination/permanent-elimination
	if g.Options.Permanent || g.footholds() == 0 || !g.reEnters(t, s, house) {
		g.leaveGame(t, s)
	}
}

// clearDynasty takes everything off the table that belonged to a dynasty, but not its player's Gold and
// hand.
// rule: crusader-kings/elimination/cleanup
func (g *State) clearDynasty(t *play.Table, s play.Seat) {
	for _, p := range g.family(s) {
		g.discard(p, WithHouse)
	}
	g.returnTokens(bag(s))
	for d, at := range g.DevAt {
		if at == DevOf+uint8(s) {
			g.DevAt[d] = DevDiscard
		}
	}
	for i, owner := range g.Track {
		if owner == s {
			g.Track[i] = play.Nobody
		}
	}
	for k, holder := range g.Trophies {
		if holder == s {
			t.Tell(KeyTrophyLost, int16(s), int16(k))
			g.Trophies[k] = play.Nobody
		}
	}
	g.dropBoons(func(b Boon) bool { return b.Seat == s })
	g.forgetAlliances(t, s)
	d := &g.Dynasties[s]
	d.House, d.OldAge = None, 0
	g.settleTrophies(t)
}

// forgetAlliances ends all Pacts, Wars and Casus Belli of a dynasty.
// rule: crusader-kings/elimination/cleanup
func (g *State) forgetAlliances(t *play.Table, s play.Seat) {
	for o := range g.Dynasties {
		d := &g.Dynasties[o]
		d.Pacts, d.Wars, d.CasusBelli = d.Pacts&^(1<<uint(s)), d.Wars&^(1<<uint(s)), d.CasusBelli&^(1<<uint(s))
	}
	d := &g.Dynasties[s]
	d.Pacts, d.Wars, d.CasusBelli = 0, 0, 0
	for i := range int8(territories) {
		if g.Territories[i].Pact == s {
			g.breakTerritoryPact(t, i)
		}
	}
}

// founding is a Dynasty card and the ruler with whom it can come back; None is a stranger of its Culture.
type founding struct{ house, ruler int8 }

// foundings are what the player of an eliminated house may come back with: an unused Dynasty of his
// Culture; if there is none, the same one with another of its Starting Rulers; if none is left, with a
// stranger.
// rule: crusader-kings/elimination/new-dynasty
func (g *State) foundings(s play.Seat, old int8) []founding {
	var all []founding
	for h := range int8(houses) {
		if box.Houses[h].Culture == g.Dynasties[s].Culture && !g.usedHouse(h) {
			all = append(all, g.rulersLeft(h)...)
		}
	}
	if len(all) == 0 {
		all = g.rulersLeft(old)
	}
	if len(all) == 0 {
		all = append(all, founding{old, None})
	}
	return all
}

// usedHouse says whether a Dynasty card has been in this game.
// rule: crusader-kings/elimination/new-dynasty
func (g *State) usedHouse(h int8) bool {
	return slices.ContainsFunc(g.Tree[:g.TreeLen], func(k Kin) bool { return k.House == h })
}

// rulersLeft are the Starting Rulers of a Dynasty card who have not reigned in this game.
// rule: crusader-kings/elimination/new-dynasty
func (g *State) rulersLeft(h int8) []founding {
	var all []founding
	for _, r := range box.Houses[h].Rulers {
		if !slices.ContainsFunc(g.Tree[:g.TreeLen], func(k Kin) bool { return k.Person == r }) {
			all = append(all, founding{h, r})
		}
	}
	return all
}

// reEnters asks an eliminated player whether he comes back, and if he does brings his new dynasty into play.
// rule: crusader-kings/elimination/may-re-enter
// rule: crusader-kings/elimination/new-dynasty
func (g *State) reEnters(t *play.Table, s play.Seat, old int8) bool {
	a := undisturbed(t, func(o *play.Asking) { // nobody gives land to a dynasty that is none
		o.To(s, AskReEnter, int16(s))
		for _, f := range g.foundings(s, old) {
			o.May(play.Choice{Verb: ReEnter, A: int16(f.ruler), B: int16(f.house)}, play.Free)
		}
		o.May(play.Choice{Verb: StayOut}, play.Free)
	})
	if a.Verb == StayOut {
		return false
	}
	g.found(t, s, founding{house: int8(a.B), ruler: int8(a.A)})
	g.settle(t, s)
	return true
}

// found brings a new dynasty into play: its card, its ruler, his four tokens in the emptied bag. The Gold
// of the old one stays.
// rule: crusader-kings/elimination/new-king
// rule: crusader-kings/elimination/keeps-gold
func (g *State) found(t *play.Table, s play.Seat, f founding) {
	g.Dynasties[s].House = f.house
	if f.ruler == None {
		g.callStranger(t, s)
		return
	}
	p := f.ruler
	g.People[p] = single(OutOfPlay, int8(s))
	g.join(p, s, Founded)
	g.enthrone(p, s)
	for _, trait := range box.People[p].Traits {
		if token := g.tokenOf(t, Starting, trait); token != None {
			g.TokenAt[token] = bag(s)
		}
	}
	t.Tell(KeyReEnters, int16(s), int16(f.house), int16(p))
}

// settle puts the first Knight of a new dynasty on the map.
// rule: crusader-kings/elimination/new-territory-independent
// rule: crusader-kings/elimination/new-territory-rebellion
func (g *State) settle(t *play.Table, s play.Seat) {
	set := g.footholds()
	i := int8(bits.TrailingZeros64(set))
	if size(set) > 1 {
		i = int8(undisturbed(t, func(o *play.Asking) {
			o.To(s, AskFoothold, int16(s))
			for i := range each(g.footholds()) {
				o.May(play.Choice{Verb: Foothold, A: int16(i)}, play.Free)
			}
		}).A)
	}
	if x := &g.Territories[i]; x.Owner != play.Nobody && x.Rebellion > 0 {
		x.Rebellion--
	}
	g.takeTerritory(t, i, s, Resettled)
}

// footholds are the territories in which a new dynasty may start: the independent ones; if there are none,
// those with a Rebellion token; if there are none of these either, any. Nobody's last territory is taken.
// rule: crusader-kings/elimination/new-territory-any
func (g *State) footholds() uint64 {
	free := g.lands(play.Nobody)
	var rebellious, all uint64
	for i := range each(g.open() &^ free) {
		if x := &g.Territories[i]; g.controls(x.Owner) > 1 {
			all |= 1 << i
			if x.Rebellion > 0 {
				rebellious |= 1 << i
			}
		}
	}
	switch {
	case free != 0:
		return free
	case rebellious != 0:
		return rebellious
	}
	return all
}

// leaveGame takes a player whose dynasty does not come back out of the game: his cards are discarded, his
// Gold goes to the Treasury, the First Player token passes on. If only one dynasty is left it has won.
// rule: crusader-kings/elimination/permanent-elimination
func (g *State) leaveGame(t *play.Table, s play.Seat) {
	d := &g.Dynasties[s]
	d.Out, d.Gold, d.Unplayed = true, 0, [cardTypes]int8{}
	g.Bargains.Leave(s) // rule: crusader-kings/general/trade-any-time
	g.dropFavours(s)
	for c, at := range g.CardAt {
		switch at {
		case CardHand + uint8(s), CardFirst + uint8(s), CardSecond + uint8(s), CardPile + uint8(s):
			g.CardAt[c] = CardDiscard
		}
	}
	t.Tell(KeyOut, int16(s))
	in := g.seats()
	if s == g.First {
		g.First = in[0]
		t.Tell(KeyFirst, int16(g.First))
	}
	if len(in) == 1 {
		g.Ended, g.Winners = ByConquest, 1<<uint(in[0])
	}
}
