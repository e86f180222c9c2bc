package force

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 3, Diplomacy: the Empire cards of the phase. CASTELLANO may also be played before the events.

const (
	CutTruce      play.Verb = 141 // with seat A, by n turns
	StripShelter  play.Verb = 142 // of territory A
	ShelterLand   play.Verb = 143 // territory A
	ShelterNoMore play.Verb = 144
	HoldInFist    play.Verb = 145 // n florins
	GiftTransport play.Verb = 146 // of kind A and level B
	GiftEngine    play.Verb = 147 // of level A
	GiftFort      play.Verb = 148 // in territory A, of level B
	GiftCard      play.Verb = 149
	GiftTaxes     play.Verb = 150

	AskShelter play.Prompt = 109 // A more territories may be protected
	AskFist    play.Prompt = 110 // for A
	AskGift    play.Prompt = 111

	KeyTruce         play.Key = 160 // A and B keep a truce to the end of turn C
	KeyTruceCut      play.Key = 161 // A shortens the truce with B by C turns
	KeySheltered     play.Key = 162 // A protects territory B
	KeyStripped      play.Key = 163 // A cancels the protection of territory B
	KeyFist          play.Key = 164 // A held B florins in the fist
	KeyBardPaid      play.Key = 165 // A gives B the largest sum, C florins
	KeyConcession    play.Key = 166 // B must grant A passage (C&1) and trade (C&2)
	KeyCBRemoved     play.Key = 167 // B Casus Belli of A against C are forgotten
	KeySpied         play.Key = 168 // the viewer reads treaties of A: B of them
	KeyGiftTransport play.Key = 169 // A is given a transport of kind B and level C
	KeyGiftEngine    play.Key = 170 // A is given a siege engine of level B
	KeyGiftFort      play.Key = 171 // A is given a fortification of level C for territory B
	KeyGiftCard      play.Key = 172 // A is given an Empire card
	KeyGiftTaxes     play.Key = 173 // A's taxes are doubled in this turn
	KeyCourted       play.Key = 174 // A rolls B for the realm C; D 1 if it is won
	KeyGoldenPeace   play.Key = 175 // A has peace with B by force of a card
	KeyLeftAlliance  play.Key = 176 // A leaves his alliance with B
	KeyGiftCardIs    play.Key = 177 // the viewer's gift is card B

)

var diplomacyCardChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		CutTruce: "cut-truce", StripShelter: "strip-shelter", ShelterLand: "shelter-land", ShelterNoMore: "shelter-no-more", HoldInFist: "hold-in-fist",
		GiftTransport: "gift-transport", GiftEngine: "gift-engine", GiftFort: "gift-fort", GiftCard: "gift-card", GiftTaxes: "gift-taxes",
	},
	Prompts: map[play.Prompt]string{AskShelter: "shelter", AskFist: "fist", AskGift: "gift"},
	Lines: map[play.Key]string{
		KeyTruce: "truce", KeyTruceCut: "truce-cut", KeySheltered: "shelters", KeyStripped: "shelter-stripped", KeyFist: "fist", KeyBardPaid: "bard-paid",
		KeyConcession: "concession", KeyCBRemoved: "casus-belli-removed", KeySpied: "spied", KeyGiftTransport: "gift-transport", KeyGiftEngine: "gift-engine",
		KeyGiftFort: "gift-fort", KeyGiftCard: "gift-card", KeyGiftTaxes: "gift-taxes", KeyCourted: "courted", KeyGoldenPeace: "golden-peace",
		KeyLeftAlliance: "left-alliance", KeyGiftCardIs: "gift-card-is",
	},
	Refs: wording.Refs{
		CutTruce: wording.OfA(RefSeat), StripShelter: wording.OfA(RefPlace), ShelterLand: wording.OfA(RefPlace),
		GiftFort: wording.OfA(RefPlace),
	},
	Declining: []play.Verb{ShelterNoMore},
}

func init() {
	plays[Bardo] = cardPlay{Listed: (*State).listAlone, do: (*State).playBardo}
	plays[Castellano] = cardPlay{Listed: (*State).listCastellano, do: (*State).playCastellano}
	plays[Concessione] = cardPlay{Listed: (*State).listConcessione, do: (*State).playConcessione}
	plays[Diplomatico] = cardPlay{Listed: (*State).listDiplomatico, do: (*State).PlayDiplomatico, ends: endTruce}
	plays[Giullare] = cardPlay{Listed: (*State).listAlone, do: (*State).playGiullare}
	plays[Principessa] = cardPlay{Listed: (*State).listPrincipessa, do: (*State).playPrincipessa, at: refsOfRealm}
	plays[Spia] = cardPlay{Listed: (*State).offerAgainst, do: (*State).playSpia}
	plays[TargaDoro] = cardPlay{Listed: (*State).listTargaDoro, do: (*State).playTargaDoro}
}

// listAlone offers a card that is played on nobody.
func (g *State) listAlone(o *play.Asking, _ play.Seat, card int8) {
	o.May(play.Choice{Verb: PlayCard, A: int16(card), B: None, C: None}, play.Free)
}

// BARDO.

// playBardo has all who are not at war with its player hold florins in their fists, unseen. The largest sum is his, and
// its giver has honour of it; of equal sums that of the first in the order of the turn.
// rule: mu-prototype/empire-cards/bardo
func (g *State) playBardo(t *play.Table, a play.Answer) {
	var guests []play.Seat
	for _, s := range g.AllSeats() {
		if s != a.Seat && !g.AtWar(s, a.Seat) && g.Players[s].Florins > 0 {
			guests = append(guests, s)
		}
	}
	t.Secretly(guests, func(o *play.Asking, s play.Seat) {
		o.To(s, AskFist, int16(a.Seat))
		o.May(play.Choice{Verb: HoldInFist, Lo: 0, Hi: int16(min(g.Players[s].Florins, mostFlorins))}, play.Free)
	}, func(s play.Seat, held play.Answer) { g.Fists[s] = held.N })
	most := play.Nobody
	for _, s := range guests {
		t.Tell(KeyFist, int16(s), g.Fists[s])
		if g.Fists[s] > 0 && (most == play.Nobody || g.Fists[s] > g.Fists[most]) {
			most = s
		}
	}
	if most != play.Nobody {
		t.Tell(KeyBardPaid, int16(most), int16(a.Seat), int16(g.Give(most, a.Seat, int32(g.Fists[most]))))
		g.Honour(t, most, g.Amount(a.Seat, Bardo), ForCards)
	}
	g.Fists = [MostRealms]int16{}
}

// CASTELLANO.

// Nowhere is no protected territories.
func Nowhere() (none [mostSheltered]Place) {
	for i := range none {
		none[i] = NoPlace
	}
	return none
}

const cbForShelter = 3 // Casus Belli for each Honour Point spent against a CASTELLANO

// listCastellano offers CASTELLANO while there is something to protect.
func (g *State) listCastellano(o *play.Asking, s play.Seat, card int8) {
	if len(g.unsheltered(s)) > 0 {
		g.listAlone(o, s, card)
	}
}

// unsheltered are the territories of a player that no CASTELLANO protects, if he can protect another.
func (g *State) unsheltered(s play.Seat) []Place {
	if g.Players[s].Sheltered[mostSheltered-1] != NoPlace {
		return nil
	}
	var all []Place
	for p := range g.Owned(s) {
		if !g.Sheltered(p) {
			all = append(all, p)
		}
	}
	return all
}

// playCastellano protects one, two or three territories from barbarians and events in this turn.
// rule: mu-prototype/empire-cards/castellano
func (g *State) playCastellano(t *play.Table, a play.Answer) {
	s := a.Seat
	for left := g.Amount(s, Castellano); left > 0 && len(g.unsheltered(s)) > 0; left-- {
		pick := t.Await(func(o *play.Asking) {
			o.To(s, AskShelter, left)
			for _, p := range g.unsheltered(s) {
				o.May(play.Choice{Verb: ShelterLand, A: int16(p)}, play.Free)
			}
			o.May(play.Choice{Verb: ShelterNoMore}, play.Free)
		})
		if pick.Verb == ShelterNoMore {
			return
		}
		g.Shelter(s, Place(pick.A))
		t.Tell(KeySheltered, int16(s), pick.A)
	}
}

func (g *State) Shelter(s play.Seat, p Place) {
	for i := range g.Players[s].Sheltered {
		if x := &g.Players[s].Sheltered[i]; *x == NoPlace {
			*x = p
			return
		}
	}
}

// shelterAsides lets everybody cancel the protection of others' territories, at a price.
func (g *State) shelterAsides(o *play.Asking, s play.Seat) {
	for _, x := range g.Others(s) {
		for _, p := range g.Players[x].Sheltered {
			if p != NoPlace {
				o.May(play.Choice{Verb: StripShelter, A: int16(p)}, play.Free)
			}
		}
	}
}

// stripShelter cancels the protection of a territory: it costs an Honour Point, and its owner notes Casus Belli.
// rule: mu-prototype/empire-card-modes/castellano-cancelled
func (g *State) stripShelter(t *play.Table, s play.Seat, p Place) {
	t.Tell(KeyStripped, int16(s), int16(p))
	for x := range play.Seat(g.Seats) {
		land := &g.Players[x].Sheltered
		for i := range land {
			if land[i] == p {
				copy(land[i:], land[i+1:])
				land[mostSheltered-1] = NoPlace
				g.Ed().Aggrieve(g, t, x, s, cbForShelter)
				break
			}
		}
	}
	g.Honour(t, s, -1, ForCards)
}

// CONCESSIONE.

const (
	concededPassage int16 = 1 << iota
	concededMarket
	cbForConcession = 2 // Casus Belli for each pact wrung from a player
)

func (g *State) listConcessione(o *play.Asking, s play.Seat, card int8) {
	for _, on := range g.Others(s) {
		if g.AtWar(s, on) {
			continue
		}
		for what := concededPassage; what <= concededPassage|concededMarket; what++ {
			why := first(g.WhyNotAgainst(s, on), g.whyNotDraft())
			o.May(play.Choice{Verb: PlayCard, A: int16(card), B: int16(on), C: what}, why)
		}
	}
}

// playConcessione wrings passage, trade or both from a player, for ever. It binds only him.
// rule: mu-prototype/empire-cards/concessione
func (g *State) playConcessione(t *play.Table, a play.Answer) {
	s, on := a.Seat, play.Seat(a.B)
	y := medioevo.Treaty{Parties: Bit(s) | Bit(on), Offered: s, Made: int16(g.Turn), Imposed: true}
	if a.C&concededPassage != 0 {
		y.Add(medioevo.Clause{Term: medioevo.Passage, From: on, To: s})
	}
	if a.C&concededMarket != 0 {
		y.Add(medioevo.Clause{Term: medioevo.Market, From: on, To: s})
	}
	g.Treaties.Sign(y)
	t.Tell(KeyConcession, int16(s), int16(on), a.C)
	g.Ed().Aggrieve(g, t, on, s, cbForConcession*int8(y.Articles()))
}

// DIPLOMATICO.

const (
	imposeTruce int16 = iota
	forgetCB
	cbForgotten = 2 // Casus Belli for each turn that a truce would last
)

// listDiplomatico offers a truce with everybody, and to have Casus Belli forgotten that others hold.
// rule: mu-prototype/empire-card-modes/diplomatico-or-cb
func (g *State) listDiplomatico(o *play.Asking, s play.Seat, card int8) {
	for _, on := range g.Others(s) {
		why := g.WhyNotAgainst(s, on)
		o.May(play.Choice{Verb: PlayCard, A: int16(card), B: int16(on), C: imposeTruce}, why)
		if g.Players[on].CasusBelli[s] > 0 {
			o.May(play.Choice{Verb: PlayCard, A: int16(card), B: int16(on), C: forgetCB}, why)
		}
	}
}

// PlayDiplomatico imposes a truce of as many turns as its player's learning allows, or removes twice as many Casus
// Belli that the other holds against him.
// rule: mu-prototype/empire-cards/diplomatico
// rule: mu-prototype/empire-card-modes/diplomatico-or-cb
func (g *State) PlayDiplomatico(t *play.Table, a play.Answer) {
	s, on := a.Seat, play.Seat(a.B)
	n := int8(g.Amount(s, Diplomatico))
	if a.C == forgetCB {
		gone := min(cbForgotten*n, g.Players[on].CasusBelli[s])
		g.Players[on].CasusBelli[s] -= gone
		t.Tell(KeyCBRemoved, int16(on), int16(gone), int16(s))
		return
	}
	g.Deliver(t, Diplomatico, s, on, g.Turn+n-1)
	g.countTruce(s, on)
	t.Tell(KeyTruce, int16(s), int16(on), int16(g.Truces[s][on]))
}

// countTruce notes the last turn of the truces between two players.
func (g *State) countTruce(a, b play.Seat) {
	last := int8(0)
	for i := range g.Delivered {
		if g.liesBetween(i, Diplomatico, a, b) {
			last = max(last, g.Delivered[i].Until)
		}
	}
	g.Truces[a][b], g.Truces[b][a] = last, last
}

// liesBetween says whether a delivered card is of a kind and lies between two players.
func (g *State) liesBetween(i int, card int8, a, b play.Seat) bool {
	d := &g.Delivered[i]
	return d.Card == card && (d.From == a && d.To == b || d.From == b && d.To == a)
}

// endTruce ends what a DIPLOMATICO did that goes from the table.
func endTruce(g *State, d Delivered) { g.countTruce(d.From, d.To) }

// truceAsides lets a player shorten the truces he is held by.
// rule: mu-prototype/empire-cards/diplomatico
func (g *State) truceAsides(o *play.Asking, s play.Seat) {
	for _, x := range g.Others(s) {
		if g.Truce(s, x) {
			o.May(play.Choice{Verb: CutTruce, A: int16(x), Lo: 1, Hi: int16(g.Truces[s][x] - g.Turn + 1)}, play.Free)
		}
	}
}

// cutTruce shortens a truce, an Honour Point for each turn. When none is left both are free.
// rule: mu-prototype/empire-cards/diplomatico
// rule: mu-prototype/empire-card-modes/diplomatico-broken-truce
func (g *State) cutTruce(t *play.Table, s, with play.Seat, n int8) {
	t.Tell(KeyTruceCut, int16(s), int16(with), int16(n))
	last := g.Truces[s][with] - n
	for i := range g.Delivered {
		if !g.liesBetween(i, Diplomatico, s, with) {
			continue
		}
		g.Delivered[i].Until = min(g.Delivered[i].Until, last)
		if last < g.Turn {
			g.withdraw(int16(i))
		}
	}
	g.countTruce(s, with)
	g.Honour(t, s, -int16(n), ForCards)
}

// GIULLARE.

// playGiullare lets the people give its player one thing he could have bought, an Empire card, or twice his taxes.
// rule: mu-prototype/empire-cards/giullare
func (g *State) playGiullare(t *play.Table, a play.Answer) {
	s := a.Seat
	gift := t.Await(func(o *play.Asking) {
		o.To(s, AskGift)
		g.OfferGifts(o, s)
	})
	switch gift.Verb {
	case GiftTransport:
		g.NewTransport(s, Kind(gift.A), int8(gift.B))
		t.Tell(KeyGiftTransport, int16(s), gift.A, gift.B)
	case GiftEngine:
		g.NewEngine(s, int8(gift.A))
		t.Tell(KeyGiftEngine, int16(s), gift.A)
	case GiftFort:
		g.SetOrder(s, Place(gift.A), Fort, int8(gift.B))
		t.Tell(KeyGiftFort, int16(s), gift.A, gift.B)
	case GiftCard:
		g.giftCard(t, s)
	case GiftTaxes:
		g.Deliver(t, Giullare, s, s, g.Turn)
		t.Tell(KeyGiftTaxes, int16(s))
	}
}

// giftCard draws an Empire card, which only its new owner sees.
func (g *State) giftCard(t *play.Table, s play.Seat) {
	card := g.DrawCard(t)
	g.Players[s].Hand[card]++
	t.Tell(KeyGiftCard, int16(s))
	t.TellOnly(Bit(s), KeyGiftCardIs, int16(s), int16(card))
}

// OfferGifts lists what the people may give: of any level that the player could buy, whatever it costs.
// rule: mu-prototype/empire-cards/giullare
// rule: mu-prototype/empire-card-rules/free-pieces-still-need-prerequisites
func (g *State) OfferGifts(o *play.Asking, s play.Seat) {
	for level := int8(1); level <= 3; level++ {
		for k := Merchantman; k < transportKinds; k++ {
			o.May(play.Choice{Verb: GiftTransport, A: int16(k), B: int16(level)}, g.WhyNotTransport(s, k, level))
		}
		o.May(play.Choice{Verb: GiftEngine, A: int16(level)}, g.WhyNotEngine(s, level))
		for p := range g.Owned(s) {
			if level > g.Planned(p, Fort) {
				o.May(play.Choice{Verb: GiftFort, A: int16(p), B: int16(level)}, g.WhyNotGiveFort(s, p, level))
			}
		}
	}
	if g.Deck() > 0 || g.Discards != [Kinds]int8{} {
		o.May(play.Choice{Verb: GiftCard}, play.Free)
	}
	o.May(play.Choice{Verb: GiftTaxes}, play.Free)
}

// WhyNotGiveFort is the rule that forbids a fortification of a level in a territory, however little stands there yet.
// rule: mu-prototype/empire-card-rules/free-pieces-still-need-prerequisites
func (g *State) WhyNotGiveFort(s play.Seat, p Place, level int8) play.Rule {
	x := &g.Box().Buildings[Fort][level]
	switch {
	case g.Besieged(p):
		return RuleBesieged
	case g.Territories[p].Damaged&(1<<Fort) != 0:
		return RuleDamaged
	case g.Level(s) < x.TL || !g.knowsHow(s, Fort, x.Tech):
		return RuleNeedsKnowledge
	case g.Left(Fort, level) <= 0:
		return RuleOutOfTiles
	}
	return play.Free
}

// PRINCIPESSA.

const (
	courtRealm  = 5 // VF that come to each territory of a realm won by marriage
	courtingDie = 6
)

func (g *State) listPrincipessa(o *play.Asking, s play.Seat, card int8) {
	g.offerAgainst(o, s, card)
	for realm := range int16(medioevo.Realms) {
		if g.MayCourt(int8(realm)) {
			o.May(play.Choice{Verb: PlayCard, A: int16(card), B: None, C: realm}, play.Free)
		}
	}
}

// refsOfRealm are the territories of a realm, to be pointed at.
func refsOfRealm(realm int16) (all []string) {
	for _, p := range medioevo.LandOf(int8(realm)) {
		all = append(all, RefPlace(int16(p)))
	}
	return all
}

// MayCourt says whether a realm is Small and wholly the barbarians'.
// rule: mu-prototype/empire-card-modes/principessa-small-realm-roll
func (g *State) MayCourt(realm int8) bool {
	return g.SizeOf(realm) == medioevo.Small && g.LeftAlone(realm)
}

// playPrincipessa gives the Princess to a player, before whom she stays, or courts a realm with her.
// rule: mu-prototype/empire-cards/principessa
// rule: mu-prototype/empire-card-modes/principessa-small-realm-roll
func (g *State) playPrincipessa(t *play.Table, a play.Answer) {
	if a.B != None {
		g.Deliver(t, Principessa, a.Seat, play.Seat(a.B), 0)
		return
	}
	t.Chance()
	roll := int8(g.Dice.N(courtingDie)) + 1
	won := int16(roll) >= g.ByLevel(a.Seat, Principessa)
	t.Tell(KeyCourted, int16(a.Seat), int16(roll), a.C, int16(B2i(won)))
	if won {
		g.marryInto(t, a.Seat, int8(a.C))
	}
}

// marryInto gives a player a realm of the barbarians, whose armies go. Those of its faith resent it, and the barbarians
// around rise as if it had been conquered.
// rule: mu-prototype/empire-card-modes/principessa-small-realm-roll
// rule: mu-prototype/empire-card-modes/principessa-small-realm-effects
func (g *State) marryInto(t *play.Table, s play.Seat, realm int8) {
	for p := range g.RealmLand(realm) {
		g.Territories[p].VF[Barbarians] = 0
		for c := range g.CaptainsOf(Barbarians) {
			if g.Captains[c].At == p {
				g.RemoveCaptain(c)
			}
		}
		g.AddVF(s, p, courtRealm)
		g.Hand(t, p, s)
		t.Tell(KeyTaken, int16(s), int16(p), int16(play.Nobody))
	}
	for _, x := range g.Others(s) {
		if g.Religion(x) == g.Box().Atlas.Realms[realm].Religion {
			g.Ed().Aggrieve(g, t, x, s, 1)
		}
	}
	for p := range g.RealmLand(realm) {
		g.Activate(t, p)
	}
}

// Princess says whether a PRINCIPESSA lies between two players.
func (g *State) Princess(a, b play.Seat) bool {
	for i := range g.Delivered {
		if g.liesBetween(i, Principessa, a, b) {
			return true
		}
	}
	return false
}

// DismissPrincess sends her away when war is declared.
// rule: mu-prototype/empire-cards/principessa
func (g *State) DismissPrincess(a, b play.Seat) {
	for i := range g.Delivered {
		if g.liesBetween(i, Principessa, a, b) {
			g.withdraw(int16(i))
		}
	}
}

// SPIA.

// playSpia shows its player all treaties of another, the secret ones too, and his Objective card. To look is to know.
// rule: mu-prototype/empire-cards/spia
func (g *State) playSpia(t *play.Table, a play.Answer) {
	s, on := a.Seat, play.Seat(a.B)
	t.Uncover()
	n := int16(0)
	g.Treaties.Each(func(y *medioevo.Treaty) {
		if y.Of(on) {
			n++
			if !y.Known(s) {
				y.Spied |= Bit(s)
			}
		}
	})
	if g.Players[on].Objective != 0 {
		g.Players[on].Read |= Bit(s)
	}
	t.TellOnly(Bit(s), KeySpied, int16(on), n)
}

// TARGA D'ORO.

// listTargaDoro offers peace with each enemy.
func (g *State) listTargaDoro(o *play.Asking, s play.Seat, card int8) {
	for _, on := range g.Others(s) {
		if g.AtWar(s, on) {
			o.May(play.Choice{Verb: PlayCard, A: int16(card), B: int16(on), C: None}, g.WhyNotAgainst(s, on))
		}
	}
}

// playTargaDoro forces peace on an enemy and on those of his allies that fight beside him, and takes its player out of
// his own alliances against them. It costs no honour; each of all these notes a Casus Belli.
// rule: mu-prototype/empire-cards/targa-doro
func (g *State) playTargaDoro(t *play.Table, a play.Answer) {
	s, on := a.Seat, play.Seat(a.B)
	var foes uint16
	for _, x := range g.Others(s) {
		if g.AtWar(s, x) && (x == on || g.alliedFor(s, on, x)) {
			foes |= Bit(x) //stale:ok whom the card struck when it was played
		}
	}
	for _, x := range g.Others(s) {
		if g.Players[x].War&foes != 0 && foes&Bit(x) == 0 {
			g.quitAlliance(t, s, x)
		}
	}
	for _, x := range g.Others(s) { //stale:ok who has fallen meanwhile is at war with nobody
		if foes&Bit(x) != 0 && g.AtWar(s, x) {
			t.Tell(KeyGoldenPeace, int16(s), int16(x))
			g.MakePeace(t, s, x)
			g.Ed().Aggrieve(g, t, x, s, 1)
		}
	}
}

// alliedFor says whether two players are in a Military Alliance that another knows of.
func (g *State) alliedFor(s, a, b play.Seat) bool {
	found := false
	g.Treaties.Each(func(y *medioevo.Treaty) {
		found = found || y.Warlike && y.Between(a, b) && y.Known(s)
	})
	return found
}

// quitAlliance takes a player out of his Military Alliances with another.
func (g *State) quitAlliance(t *play.Table, s, ally play.Seat) {
	some := false
	for i := range g.Treaties.List {
		if y := &g.Treaties.List[i]; y.Warlike && y.Between(s, ally) {
			g.tellParties(t, y, KeyLeftAlliance, int16(s), int16(ally))
			y.Leave(s)
			some = true
		}
	}
	if some {
		g.Ed().Aggrieve(g, t, ally, s, 1)
	}
}

// What others may not know.

// KnowsOffer says whether a player may read the treaty that is being written or decided on.
func (g *State) KnowsOffer(s play.Seat) bool {
	x := &g.Offer
	return x.Treaty.Parties == 0 || x.Treaty.Offered == s || x.Written && x.Treaty.Known(s)
}

// HideTreaties forgets what a seat may not know of treaties, written or being written, and of florins in fists.
func (g *State) HideTreaties(s play.Seat) {
	g.Treaties.Hide(s)
	if !g.KnowsOffer(s) {
		g.Offer = Offer{}
	}
	for x := range g.Fists {
		if play.Seat(x) != s {
			g.Fists[x] = 0
		}
	}
}
