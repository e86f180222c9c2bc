package force

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// The Empire cards in general: when one may be played, what is asked before it works, and where it goes then. What a
// card does stands in the chapter of its phase, which hangs it into plays.

const (
	PlayCard     play.Verb = 600 // plays Empire card A on seat B; C is what it is done to, as its card says; less than None it is a delivered card
	Foil         play.Verb = 601 // neutralises card B with card A
	LetWork      play.Verb = 602 // lets a card have its way
	KeepCards    play.Verb = 603 // plays no more cards now
	LetCardsPass play.Verb = 604 // aside: is not asked about cards again in this turn
	AskMeAgain   play.Verb = 605 // aside: takes that back

	AskFoil  play.Prompt = 600 // does anybody neutralise card B that A plays on C
	AskCards play.Prompt = 601 // cards that touch other players, before everybody acts at once

	KeyPlayed    play.Key = 600 // A plays card B on C, a seat or None
	KeyFoiled    play.Key = 601 // A neutralises card C of B with card D
	KeyDelivered play.Key = 602 // card A of B lies before C until the end of turn D, 0 without limit
	KeyCardOver  play.Key = 603 // card A before B has done its work

	RuleCardPhase  play.Rule = 600
	RuleCardNeeds  play.Rule = 601
	RuleCardOnce   play.Rule = 602
	RuleCardTruce  play.Rule = 603
	RuleCardNobody play.Rule = 604
)

var empireCardChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		PlayCard: "play-card", Foil: "foil", LetWork: "let-work", KeepCards: "keep-cards", LetCardsPass: "let-cards-pass", AskMeAgain: "ask-me-again",
	},
	Prompts: map[play.Prompt]string{AskFoil: "foil", AskCards: "cards"},
	Lines:   map[play.Key]string{KeyPlayed: "played", KeyFoiled: "foiled", KeyDelivered: "delivered", KeyCardOver: "card-over"},
	Refs: wording.Refs{
		PlayCard: func(c play.Choice) []string { // at the card, at whom it is played on and at what
			refs := []string{RefCard(c.A)}
			if c.B >= 0 && c.B < MostRealms {
				refs = append(refs, RefSeat(c.B))
			}
			if point := plays[c.A].at; point != nil && c.C >= 0 {
				refs = append(refs, point(c.C)...)
			}
			return refs
		},
		Foil: wording.OfA(RefCard),
	},
	Declining: []play.Verb{KeepCards},
}

// moment is when within its phase a card can be played.
type moment uint8

const (
	whileActing moment = iota // while its owner acts
	beforeAll                 // before everybody acts at once, for it touches others
	whenAsked                 // only where the rules ask for it
)

// cardPlay is how a card is played. list adds the ways to play it now, each a PlayCard; do carries one out. Of the
// rest each may be missing: why is the rule that forbids a player to play it at all, by what everybody can see; ends
// undoes what a delivered card did when it goes from the table; at is what its C points at on the board.
type cardPlay struct {
	when   moment
	at     func(what int16) []string
	why    func(g *State, s play.Seat) play.Rule
	Listed func(g *State, o *play.Asking, s play.Seat, card int8)
	do     func(g *State, t *play.Table, a play.Answer)
	ends   func(g *State, d Delivered)
}

// plays is how each card is played; the chapters hang theirs in when the program starts. Cards for a roll of the dice
// have none: battles offer them.
var plays [Kinds]cardPlay

// pointsAt makes a card point at the thing that its C numbers.
func pointsAt(ref func(int16) string) func(int16) []string {
	return func(what int16) []string { return wording.Pointing(ref, what) }
}

// singly are the cards of which only one copy works in a turn.
// rule: mu-prototype/empire-card-rules/non-cumulative
const singly = 1<<Cardinale | 1<<Cavaliere | 1<<Esattore | 1<<Gabelliere | 1<<Vescovo

// Held is how many Empire cards a player has in hand. Everybody may count them.
func (g *State) Held(s play.Seat) int16 {
	var n int16
	for _, c := range g.Players[s].Hand {
		n += int16(c)
	}
	return n
}

// WhyNotPlay says why a player may not play a card that he holds. Whom and what it may be played on is the card's
// own business.
// rule: mu-prototype/empire-card-rules/non-cumulative
// rule: mu-prototype/empire-card-rules/other-multiples
// rule: mu-alpha/concepts/empire-cards
func (g *State) WhyNotPlay(s play.Seat, card int8) play.Rule {
	switch {
	case !g.InPhase(s, card):
		return RuleCardPhase
	case !g.Meets(s, card): // rule: mu-prototype/empire-card-rules/no-listed-technology
		return RuleCardNeeds
	case singly&(1<<card) != 0 && g.Players[s].Used&(1<<card) != 0:
		return RuleCardOnce
	case g.Box().Cards[card].Action && g.actionsLeft(s) <= 0: // rule: mu-alpha/diplomacy/actions-equal-tl
		return RuleNoActions
	case plays[card].why != nil:
		return plays[card].why(g, s)
	}
	return play.Free
}

// InPhase says whether now is a card's phase. GUARDIA and MILIZIANO also meet the barbarians of the Events phase, and
// some technologies let their owner play a card there before the events.
// rule: mu-prototype/empire-card-rules/phase
func (g *State) InPhase(s play.Seat, card int8) bool {
	switch {
	case g.Phase == g.Box().Cards[card].Phase:
		return true
	case g.Phase != Events:
		return false
	case card == Guardia || card == Miliziano:
		return true
	}
	return g.hasAny(s, g.Box().Cards[card].BeforeEvents)
}

// Meets says whether a player has the technologies without which a card is nothing. Everybody can see that.
// rule: mu-prototype/empire-card-rules/no-listed-technology
// rule: mu-alpha/concepts/empire-cards
func (g *State) Meets(s play.Seat, card int8) bool {
	c := &g.Box().Cards[card]
	return (c.Any == 0 || g.hasAny(s, c.Any)) && g.Players[s].Techs&c.All == c.All
}

// Tier is how many of the technologies that raise what a card does count: the place of the highest that its owner has
// among them, 1 for the first; 0 if he has none.
// rule: mu-prototype/empire-card-rules/highest-tier-counts
func (g *State) Tier(s play.Seat, card int8) int16 {
	tiers := g.Box().Cards[card].Tiers
	for n := len(tiers); n > 0; n-- {
		if g.Has(s, tiers[n-1]) {
			return int16(n)
		}
	}
	return 0
}

// Amount is what a card does for a player by the technologies that raise it: the highest that he owns counts.
// rule: mu-prototype/empire-card-rules/highest-tier-counts
// rule: mu-alpha/concepts/empire-cards
func (g *State) Amount(s play.Seat, card int8) int16 {
	if amounts := g.Box().Cards[card].Amounts; len(amounts) > 0 {
		return amounts[g.Tier(s, card)]
	}
	return 0
}

// Heaped is the same for a card for which all those technologies count that he owns.
func (g *State) Heaped(s play.Seat, card int8) int16 {
	n := 0
	for _, tech := range g.Box().Cards[card].Tiers {
		n += int(B2i(g.Has(s, tech)))
	}
	if amounts := g.Box().Cards[card].Amounts; len(amounts) > 0 {
		return amounts[n]
	}
	return 0
}

// ByLevel is what a card does for a player by his TL.
// rule: mu-prototype/empire-card-rules/level-tiers
// rule: mu-alpha/concepts/empire-cards
func (g *State) ByLevel(s play.Seat, card int8) int16 {
	if byTL := g.Box().Cards[card].ByTL; len(byTL) > 0 {
		return byTL[g.Level(s)-1]
	}
	return 0
}

// LevelDie is how many faces the die has that goes with a player's TL: d4, d6 or d8.
// rule: mu-prototype/empire-card-rules/level-tiers
// rule: mu-alpha/concepts/dice
func (g *State) LevelDie(s play.Seat) int8 { return 2 + 2*g.Level(s) }

// OfferCards adds the cards a player may play while he acts: those of the phase, and those with which he neutralises
// what lies before somebody.
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
func (g *State) OfferCards(o *play.Asking, s play.Seat) { g.offerCardsOf(o, s, whileActing) }

func (g *State) offerCardsOf(o *play.Asking, s play.Seat, when moment) {
	for card := range int8(Kinds) {
		if g.Players[s].Hand[card] > 0 && plays[card].Listed != nil && plays[card].when == when {
			g.OfferCard(o, s, card)
		}
	}
}

// OfferCard adds the ways in which a player may play one card of his hand.
func (g *State) OfferCard(o *play.Asking, s play.Seat, card int8) {
	if g.Players[s].Hand[card] == 0 {
		return
	}
	if why := g.WhyNotPlay(s, card); why != play.Free {
		o.May(play.Choice{Verb: PlayCard, A: int16(card), B: None, C: None}, why)
		return
	}
	plays[card].Listed(g, o, s, card)
	if g.foils(s, card) {
		g.offerFoils(o, card)
	}
}

// PlayCard plays a card: others may neutralise it, it does what it does, and goes where it goes after use.
// rule: mu-prototype/empire-card-rules/discard-after-use
// rule: mu-prototype/empire-card-rules/keep
// rule: mu-alpha/empire-cards/keep-or-discard
func (g *State) PlayCard(t *play.Table, a play.Answer) {
	s, card := a.Seat, int8(a.A)
	if a.C < None { // rule: mu-prototype/empire-card-rules/neutralising
		g.foilDelivered(t, s, card, None-1-a.C)
		return
	}
	g.Players[s].Laid |= 1 << card
	g.play(t, a)
	g.Players[s].Laid &^= 1 << card
}

// play lets a card happen that lies before all.
func (g *State) play(t *play.Table, a play.Answer) {
	s, card := a.Seat, int8(a.A)
	g.Players[s].Used |= 1 << card
	g.Players[s].Actions += B2i(g.Box().Cards[card].Action) // rule: mu-alpha/diplomacy/actions-equal-tl
	t.Tell(KeyPlayed, int16(s), int16(card), a.B)
	// rule: mu-prototype/empire-card-rules/neutralising
	// rule: mu-prototype/empire-card-rules/offensive-cards
	if g.Box().Cards[card].Offensive && g.foiled(t, s, card, play.Seat(a.B)) {
		return
	}
	had := g.Players[s].Hand[card] //stale:ok to see whether the card has left the hand
	plays[card].do(g, t, a)
	after, lies := g.Box().Cards[card].After, g.Players[s].Hand[card] < had
	// rule: mu-prototype/empire-card-rules/discard-after-use
	// rule: mu-prototype/empire-card-rules/delivered-cards
	// rule: mu-prototype/empire-card-modes/diplomatico-or-cb
	// rule: mu-prototype/empire-card-rules/keep
	// rule: mu-alpha/empire-cards/keep-or-discard
	if !lies && (after == Discard || after == UntilOver) {
		g.Drop(s, card)
	}
}

// Drop puts a card of a hand on the discard pile.
// rule: mu-prototype/empire-card-rules/lost-card-to-discard
func (g *State) Drop(s play.Seat, card int8) {
	if g.Players[s].Hand[card] > 0 {
		g.leaves(s, card)
		g.Discards[card]++
	}
}

// leaves takes a card out of a hand.
func (g *State) leaves(s play.Seat, card int8) {
	g.Players[s].Hand[card]--
	g.Players[s].Laid &^= 1 << card
}

// WhyNotAgainst says why a player may not use cards against another: it is himself, or there is a truce.
// rule: mu-prototype/empire-card-rules/offensive-cards
// rule: mu-prototype/empire-card-rules/truce-blocks-offensive-cards
func (g *State) WhyNotAgainst(s, on play.Seat) play.Rule {
	switch {
	case s == on:
		return RuleCardNobody
	case g.Truce(s, on):
		return RuleCardTruce
	}
	return play.Free
}

// offerAgainst adds an offensive card once for each other player, for cards that need to know no more.
func (g *State) offerAgainst(o *play.Asking, s play.Seat, card int8) {
	for _, on := range g.Others(s) {
		o.May(play.Choice{Verb: PlayCard, A: int16(card), B: int16(on), C: None}, g.WhyNotAgainst(s, on))
	}
}

// Delivered cards.

// Deliver lays a card of a hand before somebody, where it works to the end of turn until, 0 until something ends it.
// rule: mu-prototype/empire-card-rules/delivered-cards
func (g *State) Deliver(t *play.Table, card int8, from, to play.Seat, until int8) {
	for i := range g.Delivered {
		if d := &g.Delivered[i]; d.Card == None {
			*d = Delivered{Card: card, From: from, To: to, Until: until}
			g.leaves(from, card)
			t.Tell(KeyDelivered, int16(card), int16(from), int16(to), int16(until))
			return
		}
	}
}

// Lasting is the last turn in which a card works that lasts as many turns as its player's TL. The turn in which it is
// played is the first; what becomes of his TL later changes nothing.
// rule: mu-prototype/empire-card-rules/duration-in-turns
func (g *State) Lasting(s play.Seat) int8 { return g.Turn + g.Level(s) - 1 }

// delivered says whether a card lies before a player and works.
func (g *State) HasDelivered(card int8, to play.Seat) bool {
	return g.deliveredBy(card, to) != play.Nobody
}

// deliveredBy is who delivered a card that lies before a player, or Nobody.
func (g *State) deliveredBy(card int8, to play.Seat) play.Seat {
	for i := range g.Delivered {
		if d := &g.Delivered[i]; d.Card == card && d.To == to {
			return d.From
		}
	}
	return play.Nobody
}

// withdraw takes a card from before somebody to the discard pile.
func (g *State) withdraw(i int16) {
	d := g.Delivered[i]
	g.Delivered[i] = Delivered{Card: None, From: play.Nobody, To: play.Nobody}
	g.Discards[d.Card]++
	if end := plays[d.Card].ends; end != nil {
		end(g, d)
	}
}

// ExpireCards discards the delivered cards whose time is over as the turn ends, and those of or before players who
// are out of the game.
// rule: mu-prototype/empire-card-rules/delivered-cards
func (g *State) ExpireCards(t *play.Table) {
	for i := range int16(delivered) {
		d := g.Delivered[i]
		if d.Card == None {
			continue
		}
		if d.Until != 0 && d.Until <= g.Turn || g.Players[d.From].Out || g.Players[d.To].Out {
			g.withdraw(i)
			t.Tell(KeyCardOver, int16(d.Card), int16(d.To))
		}
	}
}

// Neutralising.

// foils says whether a card in a player's hand can neutralise cards that were delivered to anybody: SICARIO, and
// ASSASSINO with GILDE.
// rule: mu-prototype/empire-cards/assassino
// rule: mu-prototype/empire-cards/sicario
func (g *State) foils(s play.Seat, card int8) bool {
	return card == Sicario || card == Assassino && g.Tier(s, Assassino) > 0
}

// FoilsPlayed says whether a card can neutralise another that is being played on a player: ASSASSINO without GILDE
// guards only against ASSASSINO and SICARIO, and only its owner.
// rule: mu-prototype/empire-cards/assassino
func (g *State) FoilsPlayed(s play.Seat, card, played int8, on play.Seat) bool {
	return g.foils(s, card) || card == Assassino && s == on && (played == Assassino || played == Sicario)
}

// offerFoils adds a card as what neutralises each offensive card that lies before somebody.
// rule: mu-prototype/empire-card-rules/neutralising
func (g *State) offerFoils(o *play.Asking, card int8) {
	for i := range g.Delivered {
		if d := &g.Delivered[i]; d.Card != None && g.Box().Cards[d.Card].Offensive {
			o.May(play.Choice{Verb: PlayCard, A: int16(card), B: int16(d.To), C: None - 1 - int16(i)}, play.Free)
		}
	}
}

// foilDelivered neutralises a card that lies before somebody; both are discarded.
func (g *State) foilDelivered(t *play.Table, s play.Seat, card int8, i int16) {
	d := g.Delivered[i]
	g.Drop(s, card)
	g.withdraw(i)
	t.Tell(KeyFoiled, int16(s), int16(d.From), int16(d.Card), int16(card))
}

// foiled asks whoever might hold a card against it whether he neutralises an offensive card, all at once, and says
// whether somebody has. Of several who would it is he on whom it is played, or the first in the order of the turn; both
// cards are discarded then.
// rule: mu-prototype/empire-card-rules/neutralising
func (g *State) foiled(t *play.Table, by play.Seat, card int8, on play.Seat) bool {
	asked := g.foilers(by, card, on) //stale:ok those who were asked
	if len(asked) == 0 {
		return false
	}
	var with [MostRealms]int8
	t.Secretly(asked, func(o *play.Asking, s play.Seat) {
		o.To(s, AskFoil, int16(by), int16(card), int16(on))
		for _, with := range [...]int8{Assassino, Sicario} {
			if g.Players[s].Hand[with] > 0 && g.FoilsPlayed(s, with, card, on) {
				o.May(play.Choice{Verb: Foil, A: int16(with), B: int16(card)}, play.Free)
			}
		}
		o.May(play.Choice{Verb: LetWork}, play.Free)
	}, func(s play.Seat, a play.Answer) {
		with[s] = None
		if a.Verb == Foil {
			with[s] = int8(a.A)
		}
	})
	for _, s := range asked {
		if with[s] != None {
			g.Drop(s, with[s])
			g.Drop(by, card)
			t.Tell(KeyFoiled, int16(s), int16(by), int16(card), int16(with[s]))
			return true
		}
	}
	return false
}

// foilers are the others who might neutralise a card for all that everybody knows, in the order in which they would.
func (g *State) foilers(by play.Seat, card int8, on play.Seat) []play.Seat {
	var first, then []play.Seat
	for _, s := range g.Others(by) {
		might := false
		for _, with := range [...]int8{Assassino, Sicario} {
			might = might || g.FoilsPlayed(s, with, card, on) && g.MightHold(s, with)
		}
		switch {
		case !might || g.Players[s].Passing:
		case s == on:
			first = append(first, s)
		default:
			then = append(then, s)
		}
	}
	return append(first, then...)
}

// MightHold says whether a player could have a card in hand, for all that everybody knows: he has cards, and not all
// copies lie in sight. Who is asked about a card must give nothing away.
func (g *State) MightHold(s play.Seat, card int8) bool {
	if g.Held(s) == 0 {
		return false
	}
	unseen := g.Box().Cards[card].Copies[g.Seats] - g.Discards[card] - g.Removed[card]
	for i := range g.Delivered {
		if g.Delivered[i].Card == card {
			unseen--
		}
	}
	return unseen > 0
}

// Cards before everybody acts at once.

// CardsFirst lets the players play the cards of a phase of everybody that touch others, before everybody acts. All
// choose at once, so that nobody waits; what they play happens in the order of the turn, and then all may answer to it.
// Asked is who might hold a card that he could use.
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
func (g *State) CardsFirst(t *play.Table) {
	for played := true; played; {
		asked := slices.DeleteFunc(g.AllSeats(), func(s play.Seat) bool { return !g.mightPlay(s, beforeAll) }) //stale:ok those who were asked
		if len(asked) == 0 {
			return
		}
		var chosen [MostRealms]play.Answer
		t.Secretly(asked, g.askCardsFirst, func(s play.Seat, a play.Answer) { chosen[s] = a })
		played = false
		for _, s := range asked {
			if chosen[s].Verb != PlayCard {
				continue
			}
			t.Uncover() // the card lay ready, unseen, while what those before it asked was answered
			if g.offersCard(chosen[s]) {
				g.PlayCard(t, chosen[s])
				played = true
			}
		}
	}
}

func (g *State) askCardsFirst(o *play.Asking, s play.Seat) {
	o.To(s, AskCards)
	g.offerCardsOf(o, s, beforeAll)
	o.May(play.Choice{Verb: KeepCards}, play.Free)
}

// offersCard says whether a player may still play a card as he chose to: what others have played may forbid it.
func (g *State) offersCard(a play.Answer) bool {
	var o play.Asking
	g.askCardsFirst(&o, a.Seat)
	_, _, choices := o.At(0)
	return slices.ContainsFunc(choices, a.Picks)
}

// mightPlay says whether a player could, for all that everybody knows, play a card at a moment of the phase, and has
// not said that he will let it pass.
func (g *State) mightPlay(s play.Seat, when moment) bool {
	if g.Players[s].Passing {
		return false
	}
	for card := range int8(Kinds) {
		if plays[card].Listed != nil && plays[card].when == when && g.WhyNotPlay(s, card) == play.Free && g.MightHold(s, card) {
			return true
		}
	}
	return false
}

// CardAsides are what a player may say out of turn about his cards: that he does not want to be asked about them for
// the rest of the turn.
func (g *State) CardAsides(o *play.Asking, s play.Seat) {
	if g.Players[s].Passing {
		o.May(play.Choice{Verb: AskMeAgain}, play.Free)
	} else if g.Held(s) > 0 && g.Phase > TurnOrder && g.Phase < TurnEnd {
		o.May(play.Choice{Verb: LetCardsPass}, play.Free)
	}
}

// CardAside does one of them.
func (g *State) CardAside(a play.Answer) { g.Players[a.Seat].Passing = a.Verb == LetCardsPass }

// Looking into a hand.

// lookInto lets a player see another's hand and choose a card of it: none if it is empty. To look is to know, so
// nothing before it can be taken back.
func (g *State) lookInto(t *play.Table, s, of play.Seat, why play.Prompt, take play.Verb) int8 {
	if g.Held(of) == 0 {
		return None
	}
	t.Uncover()
	g.Peek = Peek{Open: true, By: s, At: of}
	a := t.Await(func(o *play.Asking) {
		o.To(s, why, int16(of))
		for card, n := range g.Players[of].Hand {
			if n > 0 {
				o.May(play.Choice{Verb: take, A: int16(card), B: int16(of)}, play.Free)
			}
		}
	})
	g.Peek = Peek{}
	return int8(a.A)
}

// dropAtRandom discards cards of a hand at random, as many as there are at most, and returns which.
func (g *State) dropAtRandom(t *play.Table, s play.Seat, n int16) []int8 {
	var lost []int8
	for range min(n, g.Held(s)) {
		t.Chance()
		at := int16(g.Dice.N(int(g.Held(s))))
		for card, k := range g.Players[s].Hand {
			if at -= int16(k); at < 0 {
				g.Drop(s, int8(card))
				lost = append(lost, int8(card))
				break
			}
		}
	}
	return lost
}

// OwnCathedrals is how many Cathedrals that can be used stand in a player's territories.
func (g *State) OwnCathedrals(s play.Seat) int16 { return g.standing(s, 1<<Cathedral) }

// OwnFairs is how many Fairs that can be used stand in a player's territories.
func (g *State) OwnFairs(s play.Seat) int16 {
	return g.standing(s, 1<<FairBuilding|1<<(FairBuilding+1)|1<<(FairBuilding+2))
}

// standing is how many buildings of some lines, given as bits, stand in a player's territories and can be used.
func (g *State) standing(s play.Seat, lines uint8) int16 {
	var n int16
	for p := range g.Owned(s) {
		for b := range Building(Buildings) {
			if lines&(1<<b) != 0 && g.Stands(p, b) {
				n++
			}
		}
	}
	return n
}
