package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// A crown: two turns of the Holy Roman Empire, arranged so that everything happens once. The learner plays it in seat
// 0; of Poland he holds four lands of five, and with the fifth, and a load of furs well sold, he ends ahead of the
// others.

const (
	lessonSeats = 3
	lessonSeed  = 3
	lessonTurns = 2

	lessonArmies = 20 // VF in the learner's capital, of which he takes a part to Silesia
	lessonCrew   = 1  // VF aboard his Caravan
	lessonGuard  = 5  // VF in each of his lands in Poland
	lessonWild   = 2  // VF of barbarians in Silesia
)

// learner plays the Holy Roman Empire; the others the Byzantine Empire and the Mamluks.
const learner play.Seat = 0

var lessonRealms = [lessonSeats]string{"holy-roman-empire", "byzantine-empire", "mamluk-sultanate"}

// The learner's pieces, as equip has put them into their arrays.
const (
	lessonCaravan = int16(force.CaravanPiece)
	lessonWagon   = int16(force.WarWagonPiece)
	lessonCaptain = int16(learner)
)

// lessons are the game's guided first games.
func lessons() []play.Lesson {
	return []play.Lesson{{ID: "crown", Seats: lessonSeats, Seed: lessonSeed, Rival: force.NeighbourBot, Steps: firstCrown()}}
}

// firstCrown is the script, in the order in which things come.
func firstCrown() []play.LessonStep {
	land := func(id string) int16 { return int16(historical.Box.LandNamed(id)) }
	at := func(id string) string { return force.RefPlace(land(id)) }
	home, wagon, caravan, captain := force.RefSeat(int16(learner)), force.RefTransport(lessonWagon), force.RefTransport(lessonCaravan), force.RefCaptain(lessonCaptain)
	return []play.LessonStep{
		force.Told("welcome", home, at("franconia")),
		force.Told("honour", home, at("silesia"), at("greater-poland"), at("lesser-poland"), at("masovia"), at("pomerelia")),
		force.Told("phases"),
		force.Done("card", force.With(KeepCard, int16(force.Condottiero)), force.RefCard(int16(force.Condottiero))),
		force.Done("one-card", force.AnyOf(KeepOne)),
		force.Done("diplomacy", force.AnyOf(force.EndDiplomacy), force.RefSeat(1), force.RefSeat(2)),
		force.Told("loyalty", home, at("masovia"), at("lesser-poland")),
		force.Done("law", force.With(force.BuyTechnology, int16(force.Legge)), force.RefTech(int16(force.Legge))),
		force.Done("hunting", force.With(force.BuyTechnology, int16(force.Caccia)), force.RefTech(int16(force.Caccia))),
		force.Done("shopping", force.AnyOf(force.DonePurchase)),
		force.Done("taxes", force.AnyOf(force.DoneTaxes), home),
		force.Told("events", at("silesia")),
		force.Done("levy", force.With(force.PlaceArmies, land("franconia")), at("franconia")),
		force.Done("lead", force.With(force.Lead, lessonWagon), wagon, at("franconia")),
		force.Done("board", force.With(force.Board, lessonCaptain, lessonWagon), captain, wagon),
		force.Done("load", force.With(force.LoadArmies, lessonWagon, land("franconia")), wagon, at("franconia")).With(15),
		force.Done("march", force.With(force.MarchTo, land("brandenburg")), wagon, at("brandenburg")),
		force.Done("attack", force.With(force.Attack, land("silesia")), at("silesia")),
		force.Done("use", force.With(force.UseCard, int16(force.Condottiero)), force.RefCard(int16(force.Condottiero))),
		force.Done("roll", force.AnyOf(force.ReadyToRoll), at("silesia")),
		force.Done("fight-on", force.AnyOf(force.FightOn), at("silesia")),
		force.Done("roll-again", force.AnyOf(force.ReadyToRoll), at("silesia")),
		force.Done("garrison", force.With(force.UnloadArmies, lessonWagon, land("silesia")), at("silesia"), wagon).With(5),
		force.Done("peace", force.AnyOf(force.EndCombat)),
		force.Done("caravan", force.With(force.Lead, lessonCaravan), caravan, at("pomerelia")),
		force.Done("buy", force.With(force.BuyGoods, lessonCaravan, int16(force.Furs)), force.RefGood(int16(force.Furs)), caravan).With(10),
		force.Done("carry", force.With(force.MarchTo, land("swabia")), caravan, at("swabia")),
		force.Done("traded", force.AnyOf(force.DoneTrade)),
		force.Done("order", force.AnyOf(force.PassBid, force.Bid)),
		force.Done("new-card", force.AnyOf(KeepCard)),
		force.Done("enough-cards", force.AnyOf(KeepOne)),
		force.Done("quiet", force.AnyOf(force.EndDiplomacy)),
		force.Done("save", force.AnyOf(force.DonePurchase), home),
		force.Done("more-taxes", force.AnyOf(force.DoneTaxes), home),
		force.Told("barbarians", at("bohemia"), at("upper-hungary"), at("silesia")),
		force.Done("guard", force.AnyOf(force.PlaceArmies, force.ShipArmies), home),
		force.Done("no-war", force.AnyOf(force.EndCombat)),
		force.Done("market", force.With(force.Lead, lessonCaravan), caravan, at("swabia")),
		force.Done("venice", force.With(force.MarchTo, land("veneto")), caravan, at("veneto")),
		force.Done("sell", force.With(force.SellGoods, lessonCaravan), caravan, force.RefGood(int16(force.Furs))),
		force.Told("end", home, at("franconia"), at("silesia"), at("papal-state")),
		force.Done("close", force.AnyOf(force.DoneTrade)),
	}
}

// lessonSetup are the options that the lesson starts from.
func lessonSetup(options map[string]int) map[string]int {
	options = historical.LessonOptions(options, lessonTurns, lessonRealms[:]...)
	options[force.OptionFairs] = 1
	return options
}

// arrangeFirstCrown turns a fresh table into the position of the lesson.
func arrangeFirstCrown(g *force.State) {
	for i := range g.Order[:lessonSeats] {
		g.Order[i] = play.Seat(i)
	}
	arrangeArmies(g)
	arrangeDecks(g)
}

// arrangeArmies gathers the learner's armies in his capital, gives him Poland but for Silesia, with his Caravan and his
// ships in its port, and lets barbarians stand in Silesia.
func arrangeArmies(g *force.State) {
	b := g.Box()
	capital, port, wild := b.LandNamed("franconia"), b.LandNamed("pomerelia"), b.LandNamed("silesia")
	for p := range g.RealmLand(g.RealmOf(wild)) {
		if p != wild {
			g.Territories[p].Owner, g.Territories[p].VF[learner] = learner, lessonGuard
		}
	}
	g.AddVF(force.Barbarians, wild, lessonWild)
	for i := range g.TransportsOf(learner) {
		x := &g.Transports[i]
		if x.VF = 0; x.Kind != force.WarWagon {
			x.At = port
		}
	}
	g.Transports[lessonCaravan].VF = lessonCrew
	g.Territories[capital].VF[learner] = lessonArmies
	g.Players[learner].Coming = 0
}

// lessonCards is what is drawn in the two turns, two cards for each; all others have been used before. Nobody can
// play those of the second turn without having learnt more than the lesson teaches.
var lessonCards = [...]int8{
	force.Condottiero, force.Mercante, force.Condottiero, force.Mercante, force.Condottiero, force.Mercante,
	force.Genio, force.Gabelliere, force.Genio, force.Gabelliere, force.Mercenario, force.Genio,
}

// arrangeDecks puts the lesson's cards on top of the Empire deck, and leaves of the events two that strike far away.
func arrangeDecks(g *force.State) {
	g.Stack(lessonCards[:]...)
	for i := range g.EventAt {
		if id := own(g.Box()).Events[i].ID; id != "p10" && id != "p12" {
			g.EventAt[i] = force.Used
		}
	}
}
