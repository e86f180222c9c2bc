package prototype

import (
	"maps"
	"slices"

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
	lessonBot   = "neighbour"

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
	return []play.Lesson{{ID: "crown", Seats: lessonSeats, Seed: lessonSeed, Rival: lessonBot, Steps: firstCrown()}}
}

// firstCrown is the script, in the order in which things come.
func firstCrown() []play.LessonStep {
	told := func(id string, refs ...string) play.LessonStep { return play.LessonStep{ID: id, Refs: refs} }
	done := func(id string, wants func(play.Choice) bool, refs ...string) play.LessonStep {
		return play.LessonStep{ID: id, Refs: refs, Wants: wants}
	}
	land := func(id string) int16 { return int16(historical.Box.LandNamed(id)) }
	at := func(id string) string { return force.RefPlace(land(id)) }
	home, wagon, caravan, captain := force.RefSeat(int16(learner)), force.RefTransport(lessonWagon), force.RefTransport(lessonCaravan), force.RefCaptain(lessonCaptain)
	return []play.LessonStep{
		told("welcome", home, at("franconia")),
		told("honour", home, at("silesia"), at("greater-poland"), at("lesser-poland"), at("masovia"), at("pomerelia")),
		told("phases"),
		done("card", with(KeepCard, int16(force.Condottiero)), force.RefCard(int16(force.Condottiero))),
		done("one-card", anyOf(KeepOne)),
		done("diplomacy", anyOf(force.EndDiplomacy), force.RefSeat(1), force.RefSeat(2)),
		told("loyalty", home, at("masovia"), at("lesser-poland")),
		done("law", with(force.BuyTechnology, int16(force.Legge)), force.RefTech(int16(force.Legge))),
		done("hunting", with(force.BuyTechnology, int16(force.Caccia)), force.RefTech(int16(force.Caccia))),
		done("shopping", anyOf(force.DonePurchase)),
		done("taxes", anyOf(force.DoneTaxes), home),
		told("events", at("silesia")),
		done("levy", with(force.PlaceArmies, land("franconia")), at("franconia")),
		done("lead", with(force.Lead, lessonWagon), wagon, at("franconia")),
		done("board", with(force.Board, lessonCaptain, lessonWagon), captain, wagon),
		done("load", with(force.LoadArmies, lessonWagon, land("franconia")), wagon, at("franconia")).With(15),
		done("march", with(force.MarchTo, land("brandenburg")), wagon, at("brandenburg")),
		done("attack", with(force.Attack, land("silesia")), at("silesia")),
		done("use", with(force.UseCard, int16(force.Condottiero)), force.RefCard(int16(force.Condottiero))),
		done("roll", anyOf(force.ReadyToRoll), at("silesia")),
		done("fight-on", anyOf(force.FightOn), at("silesia")),
		done("roll-again", anyOf(force.ReadyToRoll), at("silesia")),
		done("garrison", with(force.UnloadArmies, lessonWagon, land("silesia")), at("silesia"), wagon).With(5),
		done("peace", anyOf(force.EndCombat)),
		done("caravan", with(force.Lead, lessonCaravan), caravan, at("pomerelia")),
		done("buy", with(force.BuyGoods, lessonCaravan, int16(force.Furs)), force.RefGood(int16(force.Furs)), caravan).With(10),
		done("carry", with(force.MarchTo, land("swabia")), caravan, at("swabia")),
		done("traded", anyOf(force.DoneTrade)),
		done("order", anyOf(force.PassBid, force.Bid)),
		done("new-card", anyOf(KeepCard)),
		done("enough-cards", anyOf(KeepOne)),
		done("quiet", anyOf(force.EndDiplomacy)),
		done("save", anyOf(force.DonePurchase), home),
		done("more-taxes", anyOf(force.DoneTaxes), home),
		told("barbarians", at("bohemia"), at("upper-hungary"), at("silesia")),
		done("guard", anyOf(force.PlaceArmies, force.ShipArmies), home),
		done("no-war", anyOf(force.EndCombat)),
		done("market", with(force.Lead, lessonCaravan), caravan, at("swabia")),
		done("venice", with(force.MarchTo, land("veneto")), caravan, at("veneto")),
		done("sell", with(force.SellGoods, lessonCaravan), caravan, force.RefGood(int16(force.Furs))),
		told("end", home, at("franconia"), at("silesia"), at("papal-state")),
		done("close", anyOf(force.DoneTrade)),
	}
}

func anyOf(verbs ...play.Verb) func(play.Choice) bool {
	return func(c play.Choice) bool { return slices.Contains(verbs, c.Verb) }
}

// with is a choice about these things, whatever the rest of it.
func with(v play.Verb, about ...int16) func(play.Choice) bool {
	return func(c play.Choice) bool {
		return c.Verb == v && slices.Equal(about, []int16{c.A, c.B, c.C}[:len(about)])
	}
}

// lessonSetup are the options that the lesson starts from.
func lessonSetup(options map[string]int) map[string]int {
	options = maps.Clone(options)
	for s, id := range lessonRealms {
		options[play.SeatKey(force.OptionRealm, play.Seat(s))] = 1 + slices.IndexFunc(historical.Box.Playable(), func(r int8) bool { return historical.Box.Atlas.Realms[r].ID == id })
	}
	options[force.OptionTurns], options[force.OptionPieces], options[force.OptionArmies], options[force.OptionFairs] = lessonTurns, 1, 1, 1
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
	g.Discards, g.Fresh = g.Fresh, [force.Kinds]int8{}
	for _, card := range lessonCards {
		g.Discards[card]--
		g.Under(card, play.Nobody)
	}
	for i := range g.EventAt {
		if id := own(g.Box()).Events[i].ID; id != "p10" && id != "p12" {
			g.EventAt[i] = force.Used
		}
	}
}

// neighbour plays the learner's opponents: quiet neighbours, who place what they must and else let everything be. That
// is the last choice there is, and of it as much as there is.
type neighbour struct{}

func (neighbour) Decide(_ *force.State, o *play.Asking) play.Answer {
	s, _, choices := o.At(0)
	c := choices[len(choices)-1]
	return c.With(s, c.Hi)
}
