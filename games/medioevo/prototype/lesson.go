package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/play"
	"signoria/play/script"
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
		script.Told("welcome", home, at("franconia")),
		script.Told("honour", home, at("silesia"), at("greater-poland"), at("lesser-poland"), at("masovia"), at("pomerelia")),
		script.Told("phases"),
		script.Done("card", script.With(KeepCard, int16(force.Condottiero)), force.RefCard(int16(force.Condottiero))),
		script.Done("one-card", script.AnyOf(KeepOne)),
		script.Done("diplomacy", script.AnyOf(force.EndDiplomacy), force.RefSeat(1), force.RefSeat(2)),
		script.Told("loyalty", home, at("masovia"), at("lesser-poland")),
		script.Done("law", script.With(force.BuyTechnology, int16(force.Legge)), force.RefTech(int16(force.Legge))),
		script.Done("hunting", script.With(force.BuyTechnology, int16(force.Caccia)), force.RefTech(int16(force.Caccia))),
		script.Done("shopping", script.AnyOf(force.DonePurchase)),
		script.Done("taxes", script.AnyOf(force.DoneTaxes), home),
		script.Told("events", at("silesia")),
		script.Done("levy", script.With(force.PlaceArmies, land("franconia")), at("franconia")),
		script.Done("lead", script.With(force.Lead, lessonWagon), wagon, at("franconia")),
		script.Done("board", script.With(force.Board, lessonCaptain, lessonWagon), captain, wagon),
		script.Done("load", script.With(force.LoadArmies, lessonWagon, land("franconia")), wagon, at("franconia")).With(15),
		script.Done("march", script.With(force.MarchTo, land("brandenburg")), wagon, at("brandenburg")),
		script.Done("attack", script.With(force.Attack, land("silesia")), at("silesia")),
		script.Done("use", script.With(force.UseCard, int16(force.Condottiero)), force.RefCard(int16(force.Condottiero))),
		script.Done("roll", script.AnyOf(force.ReadyToRoll), at("silesia")),
		script.Done("fight-on", script.AnyOf(force.FightOn), at("silesia")),
		script.Done("roll-again", script.AnyOf(force.ReadyToRoll), at("silesia")),
		script.Done("garrison", script.With(force.UnloadArmies, lessonWagon, land("silesia")), at("silesia"), wagon).With(5),
		script.Done("peace", script.AnyOf(force.EndCombat)),
		script.Done("caravan", script.With(force.Lead, lessonCaravan), caravan, at("pomerelia")),
		script.Done("buy", script.With(force.BuyGoods, lessonCaravan, int16(force.Furs)), force.RefGood(int16(force.Furs)), caravan).With(10),
		script.Done("carry", script.With(force.MarchTo, land("swabia")), caravan, at("swabia")),
		script.Done("traded", script.AnyOf(force.DoneTrade)),
		script.Done("order", script.AnyOf(force.PassBid, force.Bid)),
		script.Done("new-card", script.AnyOf(KeepCard)),
		script.Done("enough-cards", script.AnyOf(KeepOne)),
		script.Done("quiet", script.AnyOf(force.EndDiplomacy)),
		script.Done("save", script.AnyOf(force.DonePurchase), home),
		script.Done("more-taxes", script.AnyOf(force.DoneTaxes), home),
		script.Told("barbarians", at("bohemia"), at("upper-hungary"), at("silesia")),
		script.Done("guard", script.AnyOf(force.PlaceArmies, force.ShipArmies), home),
		script.Done("no-war", script.AnyOf(force.EndCombat)),
		script.Done("market", script.With(force.Lead, lessonCaravan), caravan, at("swabia")),
		script.Done("venice", script.With(force.MarchTo, land("veneto")), caravan, at("veneto")),
		script.Done("sell", script.With(force.SellGoods, lessonCaravan), caravan, force.RefGood(int16(force.Furs))),
		script.Told("end", home, at("franconia"), at("silesia"), at("papal-state")),
		script.Done("close", script.AnyOf(force.DoneTrade)),
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
