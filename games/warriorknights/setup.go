package warriorknights

import (
	"strconv"

	"signoria"
	"signoria/chance"
	"signoria/games/wording"
	"signoria/play"
)

const (
	standardLength  = 10 // Prestige per Baron in the reserve; rule: warrior-knights/setup/step-3-prestige-pool
	shortLength     = 8
	startingCrowns  = 15 // rule: warrior-knights/setup/step-7-starting-crowns
	startingLarge   = 100
	startingSmall   = 50
	optionOfBaron   = "baron." // which Baron a seat plays: 0 any, else his colour and one
	optionLength    = "length"
	optionMotions   = "free-motions"
	optionHeirs     = "heirs"
	optionOutOfGame = "elimination"
	optionMight     = "might"
)

const (
	AssignTroop   play.Verb = 1 // troop A to army B
	TroopsReady   play.Verb = 2
	PlaceFortress play.Verb = 3 // at region A
	ChooseNoble   play.Verb = 4 // noble A
	PlaceNoble    play.Verb = 5 // noble A in region B
)

const (
	AskStartingTroop play.Prompt = 1 // whom does troop A follow? B cards are left after it
	AskTroopsReady   play.Prompt = 2
	AskFortress      play.Prompt = 3
	AskWhichNoble    play.Prompt = 4
	AskNobleAt       play.Prompt = 5 // where does noble A start?
)

const (
	KeyCityInRuins    play.Key = 1 // city A is pillaged at the start
	KeyFirstChairman  play.Key = 2 // Baron A
	KeyFirstChurch    play.Key = 3 // Baron A
	KeyTroopsAssigned play.Key = 4 // army A starts with B strength
	KeyFortressPlaced play.Key = 5 // Baron A's fortress at region B
	KeyNoblePlaced    play.Key = 6 // noble A in region B
)

const (
	RuleFortressPlace play.Rule = 1
	RuleFortressRim   play.Rule = 2
	RuleNoblePlace    play.Rule = 3
	RuleFortressFoes  play.Rule = 4
)

var setupChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		AssignTroop: "assign-troop", TroopsReady: "troops-ready", PlaceFortress: "place-fortress",
		ChooseNoble: "choose-noble", PlaceNoble: "place-noble",
	},
	Prompts: map[play.Prompt]string{
		AskStartingTroop: "starting-troop", AskTroopsReady: "troops-ready", AskFortress: "fortress",
		AskWhichNoble: "which-noble", AskNobleAt: "noble-at",
	},
	Lines: map[play.Key]string{
		KeyCityInRuins: "city-in-ruins", KeyFirstChairman: "first-chairman", KeyFirstChurch: "first-church",
		KeyTroopsAssigned: "troops-assigned", KeyFortressPlaced: "fortress-placed", KeyNoblePlaced: "noble-placed",
	},
	Rules: map[play.Rule]string{
		RuleFortressPlace: "warrior-knights/setup/step-11-fortress-placement",
		RuleFortressRim:   "warrior-knights/player-count/fortresses-not-on-the-rim",
		RuleNoblePlace:    "warrior-knights/setup/step-12-noble-placement-where",
		RuleFortressFoes:  "warrior-knights/fortress/fortress-returns",
	},
	Refs: wording.Refs{
		AssignTroop: wording.OfB(refArmy), PlaceFortress: wording.OfA(refRegion), ChooseNoble: wording.OfA(refNoble),
		PlaceNoble: wording.OfB(refRegion),
	},
	Closing: []play.Verb{TroopsReady},
}

// New sets a table up as far as chance does it: decks, cities in ruins, the two offices, mercenaries,
// agendas. What the Barons decide follows in the first steps of play.
func New(setup signoria.Setup) (State, error) {
	g := bare(int8(setup.Seats))
	g.Dice = chance.New(setup.Seed)
	g.Options = Options{
		Length:      standardLength,
		FreeMotions: setup.Options[optionMotions] == 1,
		Heirs:       setup.Options[optionHeirs] == 1,
		Elimination: setup.Options[optionOutOfGame] == 1,
		Might:       setup.Options[optionMight] == 1,
	}
	if length := setup.Options[optionLength]; length != 0 {
		g.Options.Length = int8(length)
	}
	if err := g.chooseBarons(setup.Options); err != nil {
		return State{}, err
	}
	var t play.Table // nobody has sat down yet: there is no chronicle, and nothing to take back
	g.shuffleDecks()
	g.Reserve = int16(g.Options.Length) * int16(g.Seats)
	g.pillageByFate(&t)
	g.handOutKits()
	g.firstOffices(&t)
	g.Fate.Shuffle(&g.Dice) // rule: warrior-knights/setup/reshuffle-fate-deck-before-start
	g.FateShown = [3]int8{None, None, None}
	g.dealMercenaries()
	g.revealOffer(&t)
	g.drawAgendas(&t)
	if setup.Options[play.OptionLesson] == 1 {
		g.arrangeFirstEvening()
	}
	return g, nil
}

// bare is the table before anything is laid out.
func bare(seats int8) (g State) {
	g.Seats, g.Phase = seats, SetupTroops
	g.Placer, g.Winner, g.Deputy = play.Nobody, play.Nobody, play.Nobody
	g.Played = None
	g.FateShown = [3]int8{None, None, None}
	g.Card, g.Vote = noCard, noVote
	g.Battle = noBattle
	g.Move = Move{Noble: None, From: None, Target: None}
	for s := range play.Seat(MaxBarons) {
		g.Barons[s].Out = int8(s) >= seats
		g.Fortresses[s].At = None
	}
	for n := range g.Nobles {
		g.Nobles[n] = Noble{At: None, Heir: play.Nobody}
	}
	for c := range g.Cities {
		g.Cities[c].Owner = play.Nobody
	}
	for i := range g.Crests {
		g.Crests[i] = play.Nobody
	}
	for i := range g.TroopAt {
		g.TroopAt[i] = OutOfTheGame
	}
	return g
}

// chooseBarons gives every seat the Baron it picked, and a random one of the rest to who picked none.
// rule: warrior-knights/setup/step-5-baron-assignment
func (g *State) chooseBarons(options map[string]int) error {
	var colours [MaxBarons]int8
	for i := range colours {
		colours[i] = int8(i)
	}
	chance.Shuffle(&g.Dice, colours[:])
	var picked uint8
	for s := range int(g.Seats) {
		key := optionOfBaron + strconv.Itoa(s)
		switch pick := options[key]; {
		case pick < 0 || pick > MaxBarons:
			return signoria.Errorf(signoria.Invalid, "seat %d picks Baron %d; there are %d", s, pick, MaxBarons)
		case pick == 0:
		case picked>>pick&1 == 1:
			return play.Unfits(key, "same-baron")
		default:
			picked |= 1 << pick
		}
	}
	next := 0
	for s := range g.Barons {
		if pick := options[optionOfBaron+strconv.Itoa(s)]; pick != 0 && s < int(g.Seats) {
			g.Barons[s].Colour = int8(pick - 1)
			continue
		}
		for picked>>(colours[next]+1)&1 == 1 {
			next++
		}
		g.Barons[s].Colour = colours[next]
		next++
	}
	return nil
}

// shuffleDecks shuffles every deck and puts the top event at the bottom.
// rule: warrior-knights/setup/step-1-place-and-shuffle-decks
func (g *State) shuffleDecks() {
	for i := range uint8(fates) {
		g.Fate.Under(i, 0)
	}
	for i := range uint8(events) {
		g.Events.Under(i, 0)
	}
	for i := range uint8(agendas) {
		g.Agendas.Under(i, 0)
		g.AgendaAt[i] = InAgendaDeck
	}
	for i := range uint8(mercenary) {
		g.Mercenaries.Under(regulars+i, 0)
		g.TroopAt[regulars+i] = InMercenaryDeck
	}
	g.Fate.Shuffle(&g.Dice)
	g.Events.Shuffle(&g.Dice)
	g.Agendas.Shuffle(&g.Dice)
	g.Mercenaries.Shuffle(&g.Dice)
	g.Events.Under(g.Events.Pop(), 0) // rule: warrior-knights/setup/step-1-event-top-card-to-bottom
}

// pillageByFate turns fate cards for the realm cities that lie in ruins when fewer than six play.
// rule: warrior-knights/player-count/drawn-by-fate
func (g *State) pillageByFate(t *play.Table) {
	for range box.Pillaged[g.Seats] {
		card := g.drawFateFor(t, func(f *BoxFate) bool { return box.Cities[f.City].Realm && !g.Cities[f.City].Pillaged })
		g.Cities[box.Fate[card].City].Pillaged = true
	}
}

// handOutKits gives every Baron what he starts with. Votes, Faith and Prestige start at nothing.
// rule: warrior-knights/setup/step-5-player-kit
func (g *State) handOutKits() {
	for s := range play.Seat(g.Seats) {
		b := &g.Barons[s]
		b.Crowns = startingCrowns
		for k := range b.Hand {
			b.Hand[k] = uint8(box.Actions[k].Copies)
		}
		for i := range int8(4) {
			g.TroopAt[int8(s)*4+i] = ToAssign - int8(s)
			if g.Options.Heirs {
				g.Nobles[nobleOf(s, i)].Heir = s // rule: warrior-knights/options/heirs-as-hostages
			}
		}
	}
}

// firstOffices finds the first Chairman and, another Baron, the first Head of the Church.
// rule: warrior-knights/setup/step-6-chairman-and-head-of-church
func (g *State) firstOffices(t *play.Table) {
	g.Chairman = g.randomBaron(t, g.everyone())
	g.Church = g.randomBaron(t, g.everyone()&^(1<<g.Chairman))
}

// dealMercenaries gives every Baron a random mercenary of 100 and one of 50, then shuffles the deck.
// rule: warrior-knights/setup/step-8-starting-mercenaries
func (g *State) dealMercenaries() {
	for _, strength := range []int16{startingLarge, startingSmall} {
		for s := range play.Seat(g.Seats) {
			i := 0
			for g.troop(int8(g.Mercenaries.At(i))).Strength != strength {
				i++
			}
			g.TroopAt[g.Mercenaries.Take(i)] = ToAssign - int8(s)
		}
	}
	g.Mercenaries.Shuffle(&g.Dice) // rule: warrior-knights/setup/mercenary-deck-reshuffled-after-deal
}

// assignStartingTroops lets all Barons at once put their troop cards under their nobles or their
// fortress card; the result is open afterwards.
// rule: warrior-knights/setup/step-8-assign-all-400
func (g *State) assignStartingTroops(t *play.Table) {
	g.tellSetup(t)
	order, n := g.clockwise(g.Chairman)
	t.Together(order[:n], func(s play.Seat) {
		for troop, left := g.nextToAssign(s); troop != None; troop, left = g.nextToAssign(s) {
			a := t.Await(func(o *play.Asking) {
				o.To(s, AskStartingTroop, int16(troop), left)
				for shape := range int8(4) {
					o.May(play.Choice{Verb: AssignTroop, A: int16(troop), B: int16(nobleOf(s, shape))}, play.Free)
				}
				o.May(play.Choice{Verb: AssignTroop, A: int16(troop), B: int16(garrisonOf(s))}, play.Free)
			})
			g.TroopAt[troop] = int8(a.B)
		}
		t.Await(func(o *play.Asking) {
			o.To(s, AskTroopsReady)
			o.May(play.Choice{Verb: TroopsReady}, play.Free)
		})
	})
	for a := range int8(armies) {
		if strength := g.strengthOf(a); strength > 0 {
			t.Tell(KeyTroopsAssigned, int16(a), strength)
		}
	}
	g.Phase, g.Stage = SetupFortresses, 0
}

func (g *State) tellSetup(t *play.Table) {
	for c := range int16(cities) {
		if g.Cities[c].Pillaged {
			t.Tell(KeyCityInRuins, c)
		}
	}
	t.Tell(KeyFirstChairman, int16(g.Chairman))
	t.Tell(KeyFirstChurch, int16(g.Church))
}

// nextToAssign is the strongest card a Baron still has to assign, and how many there are after it.
func (g *State) nextToAssign(s play.Seat) (troop int8, left int16) {
	troop = None
	for i := range int8(troops) {
		if g.TroopAt[i] != ToAssign-int8(s) {
			continue
		}
		if troop == None || g.troop(i).Strength > g.troop(troop).Strength {
			troop = i
		}
		left++
	}
	return troop, left - 1
}

// placeNextFortress lets one Baron place his fortress: the Chairman first, then clockwise.
// rule: warrior-knights/setup/step-11-fortress-placement
func (g *State) placeNextFortress(t *play.Table) {
	order, n := g.clockwise(g.Chairman)
	s := order[g.Stage]
	g.Placer = s
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskFortress)
		g.mayPlaceFortress(o, s)
	})
	g.Fortresses[s].At = int8(a.A)
	t.Tell(KeyFortressPlaced, int16(s), a.A)
	g.Stage++
	if int(g.Stage) == n {
		g.Phase, g.Stage = SetupNobles, 0 // who placed last places the first noble
	}
}

func (g *State) mayPlaceFortress(o *play.Asking, s play.Seat) {
	for r := range int8(regions) {
		o.May(play.Choice{Verb: PlaceFortress, A: int16(r)}, g.whyNotFortressAt(s, r))
	}
}

func (g *State) whyNotFortressAt(s play.Seat, r int8) play.Rule {
	switch {
	case box.Regions[r].Overseas || g.standingCity(r) != None || g.foesFortressAt(s, r):
		return RuleFortressPlace
	case g.rimBarred() && regionIn(box.Rim, r):
		return RuleFortressRim
	case g.foesNobleAt(s, r):
		return RuleFortressFoes
	}
	return play.Free
}

func (g *State) foesFortressAt(s play.Seat, r int8) bool {
	for other := range play.Seat(MaxBarons) {
		if other != s && g.Fortresses[other].At == r {
			return true
		}
	}
	return false
}

func (g *State) foesNobleAt(s play.Seat, r int8) bool {
	for other := range play.Seat(MaxBarons) {
		if other != s && g.noblesAt(other, r) != 0 {
			return true
		}
	}
	return false
}

// placeNextNoble lets one Baron place one of his nobles who have troops. Who placed his fortress last
// begins; it goes round counter-clockwise until all stand on the map, and then the game begins.
// rule: warrior-knights/setup/step-12-noble-placement-order
func (g *State) placeNextNoble(t *play.Table) {
	s := g.nextToPlace() //stale:ok no aside places a noble
	if s == play.Nobody {
		g.Placer = play.Nobody
		g.beginTurn(t)
		return
	}
	g.Placer = s
	n := g.askWhichNoble(t, s)
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskNobleAt, int16(n))
		for r := range int8(regions) {
			o.May(play.Choice{Verb: PlaceNoble, A: int16(n), B: int16(r)}, g.whyNotNobleAt(s, r))
		}
	})
	g.stand(t, n, int8(a.B), false)
	t.Tell(KeyNoblePlaced, int16(n), a.B)
	g.Placer = g.counterclockwise(s)
}

// nextToPlace is the next Baron with a noble to place, from the Placer on; Nobody when all stand.
func (g *State) nextToPlace() play.Seat {
	s := g.Placer
	for range g.Seats {
		if g.toPlace(s) != 0 {
			return s
		}
		s = g.counterclockwise(s)
	}
	return play.Nobody
}

func (g *State) counterclockwise(s play.Seat) play.Seat {
	return (s + play.Seat(g.Seats) - 1) % play.Seat(g.Seats)
}

// toPlace are a Baron's nobles who have troops and are off the map.
// rule: warrior-knights/setup/step-8-no-troops-no-entry
func (g *State) toPlace(s play.Seat) (set uint32) {
	for shape := range int8(4) {
		if n := nobleOf(s, shape); g.offMap(n) && g.strengthOf(n) > 0 {
			set |= 1 << uint(n)
		}
	}
	return set
}

// askWhichNoble asks which of a Baron's nobles he places now, if there is more than one.
func (g *State) askWhichNoble(t *play.Table, s play.Seat) int8 {
	if set := g.toPlace(s); set&(set-1) == 0 {
		return nextIn(&set)
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskWhichNoble)
		for set := g.toPlace(s); set != 0; {
			o.May(play.Choice{Verb: ChooseNoble, A: int16(nextIn(&set))}, play.Free)
		}
	})
	return int8(a.A)
}

func (g *State) whyNotNobleAt(s play.Seat, r int8) play.Rule {
	if box.Regions[r].Overseas || g.foesFortressAt(s, r) || g.foesNobleAt(s, r) {
		return RuleNoblePlace
	}
	return play.Free
}
