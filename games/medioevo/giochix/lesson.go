package giochix

import (
	"maps"
	"slices"

	"signoria/play"
	"signoria/play/script"
)

// The road south: the last turn of a long game, arranged so that everything happens once. The learner plays the Holy Roman
// Empire in seat 0; with Milan taken, a Caravan in Naples and money in the chest the game is his.

const (
	lessonSeats = 3
	lessonSeed  = 3726
	lessonTurn  = 8
	lessonBot   = "neighbour"
)

// Who is who in the lesson.
const (
	learner   play.Seat = iota // the Holy Roman Empire
	oppressor                  // Hungary, which has asked too much of its subjects
	scholar                    // Byzantium, ahead in four lines of the end table
)

var lessonRealms = [lessonSeats]string{"holy-roman-empire", "kingdom-of-hungary", "byzantine-empire"}

// What the players have as the lesson begins, the learner first.
var (
	lessonFlorins = [lessonSeats]int32{700, 640, 500}
	lessonHonour  = [lessonSeats]int16{16, 17, 12}
	lessonTaxes   = [lessonSeats]int8{2, 4, 2} // the levels of the turn before
	lessonTechs   = [lessonSeats][Branches]int8{{1: 1, 2: 2}, {0: 1, 1: 2, 2: 3}, {0: 1, 2: 2, 3: 1, 4: 2, 5: 2}}
)

// The Empire cards of the players, and what lies on top of the Event deck and in it.
var (
	lessonCards  = [lessonSeats][]string{{"e35", "e29"}, {"e02"}, {"e28"}}
	lessonEvents = [...]string{"v18", "v25", "v27"} // the last two tolerate taxes up to the same level
)

// The learner's pieces.
const (
	lessonCaravan = 0
	lessonLoad    = 6 // pieces of timber
	lessonBid     = 20
)

// lessonPrize is the horde that stands in Milan.
var lessonPrize = Horde{Light: 4}

// lessonMart is where the Caravan waits, as a guest of Hungary, and lessonRoute its road from there.
const lessonMart = "dalmatia"

var lessonRoute = [...]string{"veneto", "lombardy", "papal-state", "campania"}

// lessons are the game's guided first games.
func lessons() []play.Lesson {
	return []play.Lesson{{ID: "south", Seats: lessonSeats, Seed: lessonSeed, Rival: lessonBot, Steps: roadSouth()}}
}

// roadSouth is the script, in the order in which things come.
func roadSouth() []play.LessonStep {
	told, done, with, anyOf := script.Told, script.Done, script.With, script.AnyOf
	land := func(id string) int16 { return int16(box.Atlas.Find(id)) }
	at := func(id string) string { return refPlace(land(id)) }
	thief, warlord, art := int16(empireCard("e29")), int16(empireCard("e35")), techNamed("arte-militare")
	caravan, timber := numbered(learner, lessonCaravan), int16(box.Produces[box.Atlas.Find(lessonMart)])
	home, cart, milan, army := refSeat(int16(learner)), refProperty(caravan), refArmy(land("lombardy"), int16(Barbarians)), refArmy(land("swabia"), int16(learner))
	steps := []play.LessonStep{
		told("welcome", home, at("swabia"), at(lessonMart)),
		told("board", at("styria"), at("bavaria"), at("lombardy"), at("franconia")),
		told("honour", home, refSeat(int16(oppressor)), refSeat(int16(scholar))),
		done("bid", anyOf(BidSealed, BidMore), home).With(lessonBid),
		done("dice", with(RollAgain, 1<<(dice-1)), milan),
		done("event", with(TakeIcons, int16(Armies), int16(GoodsLost)), refEvent(int16(eventCard("v18")))),
		done("feed", with(AddBarbarian, int16(Light), land("lombardy")), milan),
		done("leave", anyOf(LeaveHordes)),
		told("rebels", refSeat(int16(oppressor)), at("slavonia")),
		done("tax", with(SetTax, 3), home),
		done("court", anyOf(DoneAtCourt), refCard(thief), refCard(warlord)),
		done("activate", with(Activate, art), refTech(art)),
		done("points", anyOf(PointOfToken)),
		done("shop", with(ShopIn, land("swabia")), at("swabia")),
		done("tower", with(Build, land("swabia"), leveled(int8(Military), 1)), at("swabia")),
		done("star", with(PlaceStar, land("savoy")), at("savoy"), at("swabia")),
		done("captain", with(RecruitCaptain, land("swabia"), 1), at("swabia")),
		done("leave-shop", anyOf(LeaveShop), at("swabia")),
		done("purse", anyOf(DoneShopping)),
		told("pacts", refSeat(int16(oppressor)), at("veneto")),
		done("set-out", with(SetOut, land("swabia")), army, at("swabia")),
		done("join", anyOf(JoinAll), army),
		done("march", with(Step, land("lombardy")), at("lombardy"), milan),
		done("fight", anyOf(FightOn), milan),
		done("lead", with(UseAs, int16(Archer)), at("lombardy")).With(1),
		done("roll", anyOf(LeaveDice), at("lombardy")),
		done("warlord", with(UseCard, warlord), refCard(warlord)),
		done("losses", with(TakeHits, int16(learner), int16(Heavy)), at("lombardy")),
		done("buy", with(BuyGoods, caravan, timber), cart, at(lessonMart)).With(lessonLoad),
		done("route", with(OpenRoute, caravan, int16(routeLengths[0])), cart),
	}
	for _, id := range lessonRoute {
		steps = append(steps, done("stop-"+id, with(AddStop, land(id)), at(id)))
	}
	for _, id := range lessonRoute {
		steps = append(steps, done("to-"+id, with(TradeMove, caravan, land(id)), cart, at(id)))
	}
	return append(steps,
		done("sell", with(SellOnRoute, caravan, timber, 1), cart, at("campania")).With(lessonLoad),
		told("end", home, refSeat(int16(oppressor)), refSeat(int16(scholar))),
		done("objective", anyOf(ShowObjective, KeepHidden), refCard(thief)),
	)
}

// lessonSetup are the options that the lesson starts from.
func lessonSetup(options map[string]int) map[string]int {
	options = maps.Clone(options)
	for s, id := range lessonRealms {
		options[play.SeatKey(optionRealm, play.Seat(s))] = 1 + slices.Index(playable(), realmNamed(id))
	}
	options[optionTurns], options[optionPieces] = lessonTurn, 1
	return options
}

// arrangeRoadSouth turns a fresh table into the position of the lesson: the last turn begins, and the learner was last in
// the one before.
func (g *State) arrangeRoadSouth() {
	g.Turn, g.Phase = lessonTurn, TurnOrder
	for s := range play.Seat(lessonSeats) {
		g.Order[lessonSeats-1-s] = s
		p := &g.Players[s]
		p.Florins, p.Honour, p.Tax, p.Techs = lessonFlorins[s], lessonHonour[s], lessonTaxes[s], lessonTechs[s]
	}
	g.Players[learner].Tokens[techNamed("arte-militare")/techLevels] = 1
	for _, other := range [...]play.Seat{oppressor, learner} {
		g.Pacts[other][oppressor-other].write(CommercialPact, 0, true)
	}
	g.arrangeLand()
	g.arrangeArmies()
	g.arrangeDecks()
}

// arrangeLand puts up what was built in seven turns.
func (g *State) arrangeLand() {
	for _, x := range [...]struct {
		at     string
		family Family
		level  int8
		star   string // where a Control token of it lies
	}{
		{at: "franconia", family: Civil, level: 2},
		{at: "lotharingia", family: Civil, level: 1},
		{at: "bavaria", family: Military, level: 1, star: "styria"},
		{at: "pannonia", family: Military, level: castleLevel},
		{at: "thrace", family: Civil, level: cityLevel},
		{at: "thrace", family: Religious, level: 1},
		{at: "thrace", family: Military, level: 1, star: "bulgaria"},
	} {
		at := box.Atlas.Find(x.at)
		g.Territories[at].Level[x.family] = x.level
		if x.star != "" {
			t := &g.Territories[box.Atlas.Find(x.star)]
			t.Star, t.From = g.homeOf(at), at
		}
	}
	for _, good := range [...]string{"pannonia", "macedonia"} {
		g.Territories[box.Atlas.Find("thrace")].Cubes |= 1 << box.Produces[box.Atlas.Find(good)]
	}
}

// arrangeArmies gathers the learner's army in Swabia and sends his one Caravan to Zara, lets the others hold a city each
// beyond their Kingdoms, a garrison keep Zara quiet, and a horde Milan.
func (g *State) arrangeArmies() {
	camp := box.Atlas.Find("swabia")
	me := &g.Players[learner]
	me.Property = [properties]Property{lessonCaravan: {Kind: Caravan, Level: topLevel, At: Spot(box.Atlas.Find(lessonMart))}}
	each(g.deployed(learner), func(figure int8) { g.put(learner, figure, Supply) })
	for kind, n := range (Counts{Archer: 2, Heavy: 2, Knight: 1}) {
		g.raise(learner, Unit(kind), n, camp)
	}
	for s, id := range [lessonSeats]string{oppressor: "veneto", scholar: "thessaly"} {
		if id != "" {
			at := box.Atlas.Find(id)
			g.raise(play.Seat(s), Light, 2, at)
			g.Territories[at].Taken = play.Seat(s)
		}
	}
	g.raise(oppressor, Light, 2, box.Atlas.Find(lessonMart)) // of whom the Event strikes one
	g.Hordes[box.Atlas.Find("lombardy")] = lessonPrize
}

// arrangeDecks deals the lesson's Empire cards, and leaves its Event cards. The others are back in the deck, and have been
// played.
func (g *State) arrangeDecks() {
	for i := range g.Cards {
		g.Cards[i] = Card{Of: play.Nobody}
	}
	for s, ids := range lessonCards {
		for _, id := range ids {
			g.Cards[empireCard(id)] = Card{Of: play.Seat(s), Mine: 1}
		}
	}
	for i := range g.Events {
		g.Events[i] = Discarded
		if slices.Contains(lessonEvents[:], box.Events[i].ID) {
			g.Events[i] = InDeck
		}
	}
	g.NextUp = eventCard(lessonEvents[0])
	g.Events[g.NextUp] = OnTop
}

// What the lesson speaks of, by its id.

func empireCard(id string) int8 {
	return int8(slices.IndexFunc(box.Cards[:], func(x BoxCard) bool { return x.ID == id }))
}

func eventCard(id string) int8 {
	return int8(slices.IndexFunc(box.Events[:], func(x BoxEvent) bool { return x.ID == id }))
}

func techNamed(id string) int16 {
	return int16(slices.IndexFunc(box.Technologies[:], func(x BoxTechnology) bool { return x.ID == id }))
}

// neighbour plays the learner's opponents: quiet neighbours, who offer as little as they can and let everything be. That is
// the last choice there is. They tax as high as the board goes.
type neighbour struct{}

func (neighbour) Decide(_ *State, o *play.Asking) play.Answer {
	s, _, choices := o.At(0)
	c := choices[len(choices)-1]
	return c.With(s, c.Lo)
}
