package force

import (
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"text/template"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

//go:embed text
var textFiles embed.FS

// chapters are what the chapters that all editions have call their things.
var chapters = wording.Join(
	activationChapter, allyChapter, assaultChapter, attackChapter, barbarianChapter, bidChapter, battleCardChapter,
	blockadeChapter, buildingChapter, captainChapter, chiefChapter, combatChapter, commerceChapter, conquestChapter,
	contestedChapter, deckChapter, diplomacyCardChapter, diplomacyChapter, durationChapter, eliminationChapter,
	empireCardChapter, engineChapter, eventCardChapter, growthChapter, handChapter, instantChapter, leadChapter,
	loadingChapter, lossChapter, marchCardChapter, militiaChapter, misfortuneChapter, navalChapter,
	pirateChapter, placementChapter, purchaseCardChapter, purchaseChapter, rebellionChapter, recruitmentChapter,
	reinforcementCardChapter, reinforcementChapter, resultChapter, roundChapter, ruptureChapter, setupChapter,
	siegeChapter, startingKitChapter, supplyChapter, taxCardChapter, taxChapter, tradeCardChapter, transportChapter,
	treatyChapter, turnChapter, warChapter,
)

// WordsOf are the words of an edition: those of the shared chapters and of its own, which stand in text/ by language and
// chapter, its texts over the shared ones. rules are the ids that the shared rules have in its rulebook; funcs are what
// its texts may call beside what all may.
func WordsOf(own wording.Chapter, rules map[play.Rule]string, texts fs.FS, funcs func(Speaker) template.FuncMap) *wording.Words[State] {
	return &wording.Words[State]{
		Chapter: wording.Join(chapters, own, wording.Chapter{Rules: rules}), Files: textFiles, Over: texts, Final: wording.Sentences,
		Funcs: func(s *wording.Speaker[State]) template.FuncMap {
			all := Speaker{s}.funcs()
			maps.Copy(all, funcs(Speaker{s}))
			return all
		},
	}
}

type said = wording.Said

// Tell says a line of the chronicle in a language.
func (g *State) Tell(language string, l play.Line) string { return g.Ed().Words.Tell(g, language, l) }

// Describe says an offer in a language.
func (g *State) Describe(language string, o play.Offer) play.Told {
	told := g.Ed().Words.Describe(g, language, o)
	for i, c := range o.Refused {
		told.Refused[i].Price = g.costOf(c.Choice)
	}
	for i, c := range o.Choices {
		told.Choices[i].Price = g.costOf(c)
		switch {
		case c.Verb == LoseThus:
			told.Choices[i].Dials = g.lossDials(language, divided(c.With(0, 0)))
		case c.Verb == LoseAsUsual && len(o.Choices) > 1 && o.Choices[0].Verb == LoseThus:
			told.Choices[i].Dials = g.lossDials(language, g.usual())
		case c.Verb == LoadArmies && c.C == 1, c.Verb == UnloadArmies && g.forsakes(c.A, c.Hi): // somebody stays
			told.Choices[i].First = max(c.Lo, c.Hi-1)
		}
	}
	return told
}

// lossDials are the numbers a division of a loss is made of.
func (g *State) lossDials(language string, d division) (dials []play.Dial) {
	piles := g.Piles(g.hostOf(g.Battle.Toll))
	g.Ed().Words.Naming(g, language, func(s *wording.Speaker[State]) string {
		for i, name := range (Speaker{s}).piles() {
			dials = append(dials, play.Dial{Name: name, Value: d[i], Ref: g.refPile(piles[i])})
		}
		return ""
	})
	return dials
}

// refPile points at armies some of which fall: on the ground, or aboard the first of some transports.
func (g *State) refPile(y pile) string {
	if y.first != None {
		return RefTransport(y.first)
	}
	return refArmy(int16(g.Battle.At)*sides + int16(g.Battle.Toll.Seat))
}

// Speaker says the game's names in one language.
type Speaker struct{ *wording.Speaker[State] }

// funcs are what texts may call. Names come out marked up, to be pointed at: [[territory:wales|Wales]].
func (s Speaker) funcs() template.FuncMap {
	return template.FuncMap{
		"seat": wording.Saying(s.seat, s.seatArticle, ""), "side": wording.Saying(s.side, s.seatArticle, ""),
		"place": wording.Saying(s.Place, s.placeArticle, wording.Bare), "realm": wording.Saying(s.realm, s.realmArticle, wording.Bare),
		"zone": s.zone, "town": s.town,
		"card": s.card, "tech": s.tech,
		"transport": s.transport, "load": s.load, "vehicle": s.vehicle, "kind": s.kind,
		"engine": s.engine, "machine": s.machine, "captain": s.captain,
		"building": s.building, "line": s.line, "fair": s.fair, "good": s.good,
		"piece": s.piece, "playing": s.playing, "played": s.played, "spoil": s.spoil, "spoilt": s.spoilt, "ended": s.ended, "phase": s.phase,
		"at":       func(i int16) int16 { return int16(s.G.Transports[i].At) },
		"cargo":    func(i, lot int16) int16 { return int16(s.G.Transports[i].Cargo[lot].Good) },
		"bought":   func(i, lot int16) int16 { return s.G.Transports[i].Cargo[lot].From },
		"over":     func(n, by int16) int16 { return n / by },
		"rest":     func(n, by int16) int16 { return n % by },
		"way":      s.way,
		"fights":   func(side int16) int16 { return s.G.Battle.Sides[side].VF },
		"ready":    s.ready,
		"usable":   s.usable,
		"led":      s.led,
		"thus":     s.thus,
		"usual":    s.usual,
		"forsakes": func(i, n int16) bool { return s.G.forsakes(i, n) },
		"aboard":   s.aboard,
		"other":    func(side int16) int16 { return 1 - side },
		"loot":     func(sort, n int16) int16 { return s.G.worth(sort, n) / plunderShare },
		"religion": s.religion, "source": s.source, "treaty": s.treaty, "clause": s.clause,
		"buildCost": func(p, b, level int16) int16 { return s.G.buildCost(Place(p), Building(b), int8(level)) },
		"standing":  func(p, b int16) int16 { return int16(s.G.Built(Place(p), Building(b))) },
		"better":    func(e int16) int16 { return int16(s.G.Engines[e].Level) + 1 },
		"branch":    func(tech int16) string { return s.G.Box().Branches[s.G.Box().Techs[tech].Branch].Name[s.Language] },
		"roman":     roman,
		"florins":   func(n int16) string { return s.Word("count.florins", n) },
		"vf":        func(n int16) string { return s.Word("count.vf", n) },
		"units":     func(n int16) string { return s.Word("count.units", n) },
		"honour":    func(n int16) string { return s.Word("count.honour", n) },
		"minus":     func(n int16) int16 { return -n },
		"plus":      func(a, b int16) int16 { return a + b },
		"box":       func() *Box { return s.G.Box() },
	}
}

// clause says a clause of the treaty that is being written, as it will be told when it is offered.
func (s Speaker) clause(i int16) string {
	c := s.G.Offer.Treaty.Clauses[i]
	if c.Term == medioevo.Words {
		return s.Word("choice.add-words", 0)
	}
	line := s.Line(KeyClause+play.Key(c.Term), said{A: int16(c.From), B: int16(c.To), C: c.A, D: c.N})
	return strings.Trim(line, "– .")
}

// way is what the convoy under way pays to a place, in MP. All ways of an offer are found at once.
func (s Speaker) way(p int16) int16 {
	ways, found := s.Reckoned.(*Reach)
	if !found {
		r := s.G.Reach(s.G.March.Convoy)
		ways, s.Reckoned = &r, &r
	}
	return int16(ways.Cost[p])
}

// piles names the piles of armies of which some are falling, each otherwise than the others.
func (s Speaker) piles() (names []string) {
	for _, y := range s.G.Piles(s.G.hostOf(s.G.Battle.Toll)) {
		name := s.aboard(y.first)
		if n := slices.Index(names, name); n >= 0 {
			name = fmt.Sprintf("%s [%d]", name, len(names)+1)
		}
		names = append(names, name)
	}
	return names
}

// aboard names a transport by what tells it from others, or the ground.
func (s Speaker) aboard(i int16) string {
	if i < 0 {
		return s.Word("name.on-the-ground", 0)
	}
	x := &s.G.Transports[i]
	name := s.vehicle(int16(x.Kind), int16(x.Level))
	for range s.G.captainsAboard(i) {
		return name + " · " + s.Word("name.captain", 0)
	}
	return name
}

// thus says how many fall of each pile, usual the same for who does not mind.
func (s Speaker) thus(a, b, c int16) string {
	return s.division(divided(play.Answer{A: a, B: b, C: c}))
}
func (s Speaker) usual() string { return s.division(s.G.usual()) }

func (s Speaker) division(d division) string {
	names, parts := s.piles(), []string{}
	if len(names) > mostPiles {
		return ""
	}
	for i, name := range names {
		if d[i] > 0 {
			parts = append(parts, fmt.Sprintf("%s %d", name, d[i]))
		}
	}
	return strings.Join(parts, ", ")
}

// ready is the VF with which somebody can fight in the battle under way, on whichever side he is.
func (s Speaker) ready(seat int16) int16 {
	return s.G.Engaged(Attacking, play.Seat(seat)) + s.G.Engaged(Defending, play.Seat(seat))
}

// usable says whether who fights on a side has a card in his hand that he may use for the roll and does not yet.
func (s Speaker) usable(side int16) bool {
	x := &s.G.Battle.Sides[side]
	return slices.ContainsFunc(ForRolls[:], func(card int8) bool {
		return x.InUse(card) < s.G.Players[x.Seat].Hand[card] && s.G.WhyNotCard(int(side), card) == play.Free
	})
}

// led says whether a Captain who may still attack is with the convoy under way in a place.
func (s Speaker) led(at int16) bool { return s.G.WhyNotLead(s.G.Marching(Place(at))) == play.Free }

func (s Speaker) realmArticle(r int16, _ string) string {
	return s.G.Box().Atlas.Realms[r].Article[s.Language]
}

func (s Speaker) seatArticle(side int16, _ string) string {
	if side < 0 || side >= int16(s.G.Seats) {
		return ""
	}
	return s.realmArticle(int16(s.G.Players[side].Realm), "")
}

func (s Speaker) placeArticle(p int16, preposition string) string {
	switch {
	case p < 0:
		return ""
	case preposition == "":
		return s.G.Box().Atlas.ArticleAfter(preposition, Place(p), s.Language)
	}
	return s.G.Box().Atlas.Article(Place(p))[s.Language]
}

// seat names a player by his realm; a seat of nobody is nobody.
func (s Speaker) seat(seat int16) string {
	if seat < 0 || seat >= MostRealms {
		return s.side(seat)
	}
	return wording.Mark(RefSeat(seat), s.G.Box().Atlas.Realms[s.G.Players[seat].Realm].Name[s.Language])
}

// side names a player, the barbarians, or nobody.
func (s Speaker) side(side int16) string {
	switch {
	case side < 0:
		return s.Word("name.nobody", 0)
	case side == int16(Barbarians):
		return s.Word("name.barbarians", 0)
	}
	return s.seat(side)
}

func (s Speaker) realm(r int16) string { return s.G.Box().Atlas.Realms[r].Name[s.Language] }

// Place names a territory or sea zone.
func (s Speaker) Place(p int16) string {
	if p < 0 {
		return s.Word("name.nowhere", 0)
	}
	return wording.Mark(RefPlace(p), s.G.Box().Atlas.Name(Place(p))[s.Language])
}

func (s Speaker) zone(z int16) string { return s.G.Box().Atlas.Zones[z].Name[s.Language] }

// town names a territory by its population centre, if it has one.
func (s Speaker) town(p int16) string {
	if p < 0 || Place(p).Sea() || s.G.Box().Atlas.Territories[p].Centre == nil {
		return s.Place(p)
	}
	return wording.Mark(RefPlace(p), s.G.Box().Atlas.Territories[p].Centre[s.Language])
}

func (s Speaker) card(card int16) string {
	if card < 0 {
		return s.Word("name.nothing", 0)
	}
	return wording.Mark(RefCard(card), s.G.Box().Cards[card].Name[s.Language])
}

func (s Speaker) tech(tech int16) string {
	if tech < 0 {
		return s.Word("name.nothing", 0)
	}
	return wording.Mark(RefTech(tech), s.G.Box().Techs[tech].Name[s.Language])
}

// transport names a transport by its kind and level.
func (s Speaker) transport(i int16) string {
	if i < 0 || s.G.Transports[i].Kind == NoTransport {
		return s.Word("name.nothing", 0)
	}
	x := &s.G.Transports[i]
	return wording.Mark(RefTransport(i), s.vehicle(int16(x.Kind), int16(x.Level)))
}

// load tells what armies and goods are aboard a transport, for who has to tell it from another like it.
func (s Speaker) load(i int16) string {
	x := &s.G.Transports[i]
	var aboard []string
	if x.VF > 0 {
		aboard = append(aboard, s.Word("count.vf", x.VF))
	}
	for _, lot := range x.Cargo {
		if lot.N > 0 {
			aboard = append(aboard, fmt.Sprintf("%d %s", lot.N, s.good(int16(lot.Good))))
		}
	}
	if len(aboard) == 0 {
		return ""
	}
	return " (" + strings.Join(aboard, ", ") + ")"
}

// vehicle names a level of a kind of transport, kind a kind of any level.
func (s Speaker) vehicle(kind, level int16) string {
	return s.G.Box().Transports[kind][level].Name[s.Language]
}

func (s Speaker) kind(kind int16) string { return s.Word("name.transport-"+kindIDs[kind], kind) }

func (s Speaker) engine(e int16) string {
	if e < 0 || s.G.Engines[e].Level == 0 {
		return s.Word("name.nothing", 0)
	}
	return wording.Mark(RefEngine(e), s.machine(int16(s.G.Engines[e].Level)))
}

// machine names a kind of siege engine by its level.
func (s Speaker) machine(level int16) string { return s.G.Box().Engines[level].Name[s.Language] }

func (s Speaker) captain(c int16) string {
	if c < 0 || s.G.Captains[c].Level == 0 {
		return s.Word("name.captain", 0)
	}
	return wording.Mark(RefCaptain(c), s.Word("name.captain-of", int16(s.G.Captains[c].Level)))
}

// building names a level of a line of buildings, line a line of any level.
func (s Speaker) building(b, level int16) string {
	if level < 1 {
		return s.line(b)
	}
	return s.G.Box().Buildings[b][level].Name[s.Language]
}

func (s Speaker) line(b int16) string { return s.Word("name.line-"+buildingIDs[b], b) }

func (s Speaker) fair(f int16) string { return s.building(int16(FairBuilding)+f, 1) }

func (s Speaker) good(good int16) string {
	if good < 0 {
		return s.Word("name.nothing", 0)
	}
	return wording.Mark(RefGood(good), s.G.Box().Atlas.Goods[good].Name[s.Language])
}

func (s Speaker) religion(r int16) string {
	return s.Word("name.religion-"+medioevo.Religion(r).ID(), r)
}

// source says what Honour Points are for.
func (s Speaker) source(x int16) string { return s.Word("source."+sourceIDs[x], x) }

// treaty names a treaty by its number.
func (s Speaker) treaty(no int16) string {
	return wording.Mark(refTreaty(no), s.Word("name.treaty", no))
}

// piece names a piece of the starting kit.
func (s Speaker) piece(piece int16) string {
	switch Piece(piece) {
	case CaptainPiece:
		return s.captain(None)
	case CatapultPiece:
		return s.machine(1)
	}
	return s.kind(int16(pieceKinds[piece]))
}

// aimed are the cards that are played on another realm. One that may not be played now is named without any.
var aimed = []int8{
	Assassino, Avaro, Concessione, Diplomatico, Flagellante, Infiltrato, Inquisitore, Ladro, Principessa, Sicario, Spia, Taccagno, TargaDoro, Usuraio,
}

// playing says how a card is played: on whom, and to do what.
func (s Speaker) playing(card, on, what int16) string {
	if what < None {
		return s.Say("play.foil", said{A: card, B: int16(s.G.Delivered[None-1-what].Card), C: on})
	}
	key := "play." + s.G.Box().Cards[card].ID
	if !s.Has(key) || on == None && what == None && slices.Contains(aimed, int8(card)) {
		key = "play.card"
	}
	return s.Say(key, said{A: card, B: on, C: what})
}

// played is what playing a card says besides under a head: part is "head" or "short". A card that is played in one way
// needs none.
func (s Speaker) played(part string, card, on, what int16) string {
	key := "play-" + part + "." + s.G.Box().Cards[card].ID
	if what < None || !s.Has(key) {
		return ""
	}
	return s.Say(key, said{A: card, B: on, C: what})
}

// spoil names an item of the spoils, spoilt what it was.
func (s Speaker) spoil(sort, n int16) string {
	what, level := s.G.item(sort, n)
	return s.spoilt(sort, what, level)
}

func (s Speaker) spoilt(sort, what, level int16) string {
	switch sort {
	case SpoilBuilding:
		return s.building(what, level)
	case SpoilTransport:
		return s.vehicle(what, level)
	case SpoilEngine:
		return s.machine(level)
	}
	return s.Word("name.captain-of", level)
}

// ended says how the game has ended, phase names a phase.
func (s Speaker) ended(how int16) string { return s.Word("end."+endIDs[how], how) }

func (s Speaker) phase(p int16) string { return s.Word("name.phase-"+phaseIDs[p], p) }

// roman is a level as it is written.
func roman(n int16) string {
	if n < 0 || int(n) >= len(romans) {
		return fmt.Sprint(n)
	}
	return romans[n]
}

var romans = [...]string{"", "I", "II", "III", "IV"}
