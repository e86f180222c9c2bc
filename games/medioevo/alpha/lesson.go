package alpha

import (
	"slices"

	"signoria/games/medioevo/force"
	"signoria/play"
	"signoria/play/script"
)

// Three crowns: two turns of the Kingdom of Hungary, arranged so that everything happens once. The learner plays it in
// seat 0; he holds the Kingdom of Halych and half of that of Bohemia, and with the other half his Objective is
// fulfilled.

const (
	lessonSeats = 3
	lessonSeed  = 1064
	lessonTurns = 2

	lessonArmies = 20 // FV in the learner's Capital, of which he takes a part to Bohemia
	lessonGuard  = 5  // FV in each of his territories beyond Hungary
	lessonWild   = 2  // FV of barbarians in Bohemia
)

// learner plays the Kingdom of Hungary; the others the Byzantine Empire and the Mamluks.
const learner play.Seat = 0

var lessonRealms = [lessonSeats]string{"kingdom-of-hungary", "byzantine-empire", "mamluk-sultanate"}

const (
	lessonObjective = "hun-5"
	lessonPrize     = "bohemia"
)

// lessonLand is what the learner holds beyond his own Kingdom.
var lessonLand = [...]string{"ruthenia", "styria"}

// The learner's pieces, as the setup has put them into their arrays.
const (
	lessonCaravan = int16(force.CaravanPiece)
	lessonWagon   = int16(force.WarWagonPiece)
	lessonCaptain = int16(learner)
)

// lessons are the game's guided first games.
func lessons() []play.Lesson {
	return []play.Lesson{{ID: "crowns", Seats: lessonSeats, Seed: lessonSeed, Rival: force.NeighbourBot, Steps: threeCrowns()}}
}

// threeCrowns is the script, in the order in which things come.
func threeCrowns() []play.LessonStep {
	land := func(id string) int16 { return int16(alpha.Box.LandNamed(id)) }
	at := func(id string) string { return force.RefPlace(land(id)) }
	home, wagon, caravan, captain := force.RefSeat(int16(learner)), force.RefTransport(lessonWagon), force.RefTransport(lessonCaravan), force.RefCaptain(lessonCaptain)
	turned := func(id string) string { return "event:" + id }
	told, done, with, anyOf := script.Told, script.Done, script.With, script.AnyOf
	return []play.LessonStep{
		told("welcome", home, at("pannonia")),
		told("honour", home, at("papal-state"), at("pannonia")),
		told("objective", at("bohemia"), at("styria"), at("ruthenia")),
		done("auction", anyOf(force.PassBid)),
		done("card", anyOf(EnoughCards), force.RefCard(int16(force.Condottiero))),
		done("diplomacy", anyOf(force.EndDiplomacy), force.RefSeat(1), force.RefSeat(2), at("papal-state")),
		done("law", with(force.BuyTechnology, int16(force.Legge)), force.RefTech(int16(force.Legge))),
		done("investiture", with(force.BuyTechnology, int16(force.Investitura)), force.RefTech(int16(force.Investitura))),
		done("shopping", anyOf(force.DonePurchase)),
		told("taxes", home),
		done("levy", anyOf(force.ArmForFlorins)),
		told("event", at("papal-state"), turned(lessonEvents[0])),
		done("placement", with(force.PlaceArmies, land("pannonia")), at("pannonia")),
		done("lead", with(force.Lead, lessonWagon), wagon, at("pannonia")),
		done("board", with(force.Board, lessonCaptain, lessonWagon), captain, wagon),
		done("load", with(force.LoadArmies, lessonWagon, land("pannonia")), wagon, at("pannonia")).With(15),
		done("march", with(force.MarchTo, land("styria")), wagon, at("styria")),
		done("attack", with(force.Attack, land("bohemia")), at("bohemia")),
		done("use", with(force.UseCard, int16(force.Condottiero)), force.RefCard(int16(force.Condottiero))),
		done("roll", anyOf(force.ReadyToRoll), at("bohemia")),
		done("fight-on", anyOf(force.FightOn), at("bohemia")),
		done("roll-again", anyOf(force.ReadyToRoll), at("bohemia")),
		done("spoils", anyOf(force.KeepAll), at("bohemia")),
		done("garrison", with(force.UnloadArmies, lessonWagon, land("bohemia")), at("bohemia"), wagon).With(10),
		done("peace", anyOf(force.EndCombat)),
		done("caravan", with(force.Lead, lessonCaravan), caravan, at("pannonia")),
		done("buy", with(force.BuyGoods, lessonCaravan, int16(force.Furs)), force.RefGood(int16(force.Furs)), caravan).With(10),
		done("carry", with(force.MarchTo, land("styria")), caravan, at("styria")),
		done("traded", anyOf(force.DoneTrade)),
		done("order", anyOf(force.PassBid, force.Bid)),
		done("new-card", anyOf(EnoughCards)),
		done("quiet", anyOf(force.EndDiplomacy)),
		done("save", anyOf(force.DonePurchase), home),
		told("more-taxes", home),
		done("more-armies", anyOf(force.DoneReinforcements, force.ArmForFlorins)),
		told("calamity", turned(lessonEvents[1])),
		done("guard", anyOf(force.PlaceArmies, force.ShipArmies), home),
		done("no-war", anyOf(force.EndCombat)),
		done("market", with(force.Lead, lessonCaravan), caravan, at("styria")),
		done("florence", with(force.MarchTo, land("tuscany")), caravan, at("tuscany")),
		done("sell", with(force.SellGoods, lessonCaravan), caravan),
		told("end", home, at("bohemia"), at("papal-state")),
		done("close", anyOf(force.DoneTrade)),
	}
}

// lessonSetup are the options that the lesson starts from.
func lessonSetup(options map[string]int) map[string]int {
	return alpha.LessonOptions(options, lessonTurns, lessonRealms[:]...)
}

// arrangeThreeCrowns turns a fresh table into the position of the lesson.
func arrangeThreeCrowns(g *force.State) {
	for i := range g.Order[:lessonSeats] {
		g.Order[i] = play.Seat(i)
	}
	g.Players[learner].Objective = int8(1 + slices.IndexFunc(own(g.Box()).Objectives[:], func(x BoxObjective) bool { return x.ID == lessonObjective }))
	arrangeArmies(g)
	arrangeDecks(g)
}

// arrangeArmies gathers the learner's armies in his Capital, gives him Halych and Styria, and lets barbarians stand in
// Bohemia.
func arrangeArmies(g *force.State) {
	b := g.Box()
	for _, id := range lessonLand {
		p := b.LandNamed(id)
		g.Territories[p].Owner, g.Territories[p].VF[learner] = learner, lessonGuard
	}
	g.AddVF(force.Barbarians, b.LandNamed(lessonPrize), lessonWild)
	g.SetBuilt(b.LandNamed(lessonPrize), force.Fort, 0)
	g.Transports[lessonWagon].VF = 0
	g.Territories[g.Players[learner].Capital].VF[learner] = lessonArmies
	g.Players[learner].Coming = 0
}

// lessonCards are drawn in the two turns, one by each player in each. Nobody can play those of the second turn without
// having learnt more than the lesson teaches.
var lessonCards = [...]int8{
	force.Condottiero, force.Condottiero, force.Condottiero,
	force.Genio, force.Gabelliere, force.Genio,
}

// lessonEvents are the Event cards that are left.
var lessonEvents = [...]string{"a20", "a22"}

// arrangeDecks puts the lesson's cards on top of the Empire deck, and leaves two of the Event cards.
func arrangeDecks(g *force.State) {
	g.Stack(lessonCards[:]...)
	for i := range g.EventAt[:eventCards] {
		if !slices.Contains(lessonEvents[:], own(g.Box()).Events[i].ID) {
			g.EventAt[i] = force.Used
		}
	}
}
