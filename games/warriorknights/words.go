package warriorknights

import (
	"embed"
	"fmt"
	"strings"
	"text/template"

	"signoria/games/wording"
	"signoria/play"
)

//go:embed text
var textFiles embed.FS

// texts are the words of the game, which stand in text/ by language and chapter, and what the chapters call their things.
var texts = wording.Words[State]{
	Chapter: wording.Join(
		actionChapter, administrationChapter, agendaChapter, armyChapter, assaultChapter, assemblyChapter,
		banishmentChapter, baronActionChapter, battleChapter, effectChapter, eventChapter, expeditionChapter,
		fateChapter, favourChapter, fieldBattleChapter, fortifiedCityChapter, fortressChapter, mercenaryDraftChapter, movementChapter,
		negotiationChapter, neutralActionChapter, optionChapter, pillageChapter, planningChapter, privateMotionChapter,
		reEntryChapter, retreatChapter, setupChapter, shortageChapter, siegeChapter, taxationChapter, transferChapter,
		turnChapter, victoryChapter, wagesChapter,
	),
	Files: textFiles,
	Funcs: func(s *wording.Speaker[State]) template.FuncMap { return speaker{s}.funcs() },
}

type said = wording.Said

// Tell says a line of the chronicle in a language.
func (g *State) Tell(language string, l play.Line) string { return texts.Tell(g, language, l) }

// Describe says an offer in a language.
func (g *State) Describe(language string, o play.Offer) play.Told {
	return texts.Describe(g, language, o)
}

func (g *State) say(language, key string, what said) string { return texts.Say(g, language, key, what) }

// speaker says the game's names in one language.
type speaker struct{ *wording.Speaker[State] }

// funcs are what texts may call. Names come out marked up, to be pointed at: [[city:monz|Monz]].
func (s speaker) funcs() template.FuncMap {
	f := template.FuncMap{
		"baron": s.baron, "house": s.house, "noble": s.noble, "army": s.army, "under": s.under, "side": s.side, "troop": s.troop,
		"region": s.region, "city": s.city, "fortress": s.fortress,
		"action": s.action, "thing": s.thing, "favour": s.favour, "owed": s.owed, "event": s.event, "agenda": s.agenda,
		"peace": s.peace, "peaceIn": s.peaceIn, "way": s.way, "lordsWay": s.lordsWay, "moved": s.moved,
		"fate":       s.fate,
		"result":     s.battleResult,
		"expedition": s.expedition,
		"nation":     s.nation,
		"space":      func(i int16) string { return wording.Mark(refSpace(i), s.Word("name.space", i+1)) },
		"stack":      func(i int16) string { return wording.Mark(refStack(i), s.Word("name.stack", i+1)) },
		"area":       s.area,
		"road":       s.road,
		"option":     s.option,
		"sieges":     s.sieges,
	}
	for _, unit := range []string{"crowns", "votes", "faith", "prestige", "troops", "markers", "breaches", "cards"} {
		f[unit] = func(n int16) string { return s.Word("count."+unit, n) }
	}
	return f
}

// sieges says who has besieged a Baron's city or fortress in a region, or the neutral city, since an earlier turn: he takes it by
// another siege. "" if nobody has.
func (s speaker) sieges(owner, region int16) string {
	since, _ := s.G.siegeOf(s.G.cityOf(play.Seat(owner), int8(region)), play.Seat(owner))
	var all []string
	for b, turn := range since {
		if turn > 0 && turn < s.G.Turn {
			all = append(all, s.Say("name.siege", said{A: int16(b), B: turn}))
		}
	}
	return strings.Join(all, "")
}

// battleResult names the battle result on a fate card.
func (s speaker) battleResult(r int16) string { return s.Word("name.battle-result", r) }

// baron names a seat's Baron; a seat of nobody is nobody.
func (s speaker) baron(seat int16) string {
	if seat < 0 {
		return s.Word("name.nobody", 0)
	}
	return wording.Mark(refBaron(play.Seat(seat)), box.Barons[s.G.Barons[seat].Colour].Short)
}

// house is a seat's Baron by name alone, for use inside another name.
func (s speaker) house(seat int16) string { return box.Barons[s.G.Barons[seat].Colour].Short }

func (s speaker) noble(n int16) string {
	if n < 0 {
		return s.Word("name.nobody", 0)
	}
	return wording.Mark(refNoble(n), box.Barons[s.G.Barons[n/4].Colour].Nobles[n%4].Name)
}

func (s speaker) army(a int16) string {
	if a < nobles {
		return s.noble(a)
	}
	return s.fortress(a - nobles)
}

// under is the army to which a troop belongs, "" if to none.
func (s speaker) under(troop int16) string {
	at := int16(s.G.TroopAt[troop])
	if at < 0 || at >= armies {
		return ""
	}
	return s.army(at)
}

func (s speaker) fortress(seat int16) string {
	return wording.Mark(refFortress(play.Seat(seat)), s.Word("name.fortress", seat))
}

// side names who fights on a side of a battle: a Baron, or the neutral city that defends itself.
func (s speaker) side(seat, city int16) string {
	if seat < 0 && city >= 0 {
		return s.city(city)
	}
	return s.baron(seat)
}

func (s speaker) troop(t int16) string {
	if t < 0 {
		return s.Word("name.nobody", 0)
	}
	if t < regulars {
		strength := box.Barons[s.G.Barons[t/4].Colour].Regulars[t%4].Strength
		return wording.Mark(refTroop(t), s.Word("name.regulars", strength))
	}
	m := &box.Mercenary[t-regulars]
	return wording.Mark(refTroop(t), fmt.Sprintf("%d %s", m.Strength, box.Nations[m.Nation].Name[s.Language]))
}

func (s speaker) region(r int16) string {
	if r < 0 {
		return s.Word("name.off-map", 0)
	}
	return wording.Mark(refRegion(r), box.Regions[r].Name[s.Language])
}

func (s speaker) city(c int16) string {
	if c < 0 {
		return s.Word("name.no-city", 0)
	}
	return wording.Mark(refCity(c), box.Cities[c].Name[s.Language])
}

func (s speaker) road(r int16) string {
	if r < 0 {
		return ""
	}
	return box.Roads[r].Name[s.Language]
}

func (s speaker) action(k int16) string {
	return wording.Mark(refAction(k), box.Actions[k].Name[s.Language])
}

func (s speaker) event(e int16) string {
	return wording.Mark(refEvent(e), box.Events[e].Title[s.Language])
}

// option is what an event calls the i-th thing it lets a Baron choose.
func (s speaker) option(event, i int16) string {
	for _, op := range box.Events[event].Effect {
		if op.Do == OpChoose && int(i) < len(op.Choose) {
			return op.Choose[i].Label[s.Language]
		}
	}
	return s.event(event)
}

func (s speaker) agenda(a int16) string {
	return wording.Mark(refAgenda(a), box.Agendas[a].Title[s.Language])
}

// thing names what is given in a bargain: the heir of a noble, or a favour.
func (s speaker) thing(thing int16) string {
	if thing < peaceThing {
		return s.Word("name.heir", thing)
	}
	favour := favourOf(thing)
	if favour <= wayFavour {
		return s.favour(int16(favour))
	}
	return s.Word("name."+favourNames[favour], int16(votesOn(thing)))
}

// favour names a kind of favours.
func (s speaker) favour(i int16) string { return wording.Mark(refFavour(i), s.Word("name.favour", i)) }

// owed says how a Baron has promised to use his Votes on an agenda, "" if he has not.
func (s speaker) owed(agenda, seat int16) string {
	var all []string
	for to := range play.Seat(s.G.Seats) {
		for _, favour := range votesAt(int8(agenda)) {
			if s.G.owesVotes(play.Seat(seat), to, favour) {
				all = append(all, s.Word("name.owed-"+favourNames[favourOf(favour)], int16(to)))
			}
		}
	}
	return strings.Join(all, ", ")
}

// peace names a Baron to whom another has promised peace; "" if he has not.
func (s speaker) peace(from, to int16) string {
	if to < 0 || !s.G.owesPeace(play.Seat(from), play.Seat(to)) {
		return ""
	}
	return s.baron(to)
}

// peaceIn names those to whom a Baron has promised peace who have something in a region; with none, where his own nobles stand.
func (s speaker) peaceIn(from, region int16) string {
	var all []string
	for to := range int16(s.G.Seats) {
		if name := s.peace(from, to); name != "" && s.G.meets(play.Seat(from), play.Seat(to), int8(region)) {
			all = append(all, name)
		}
	}
	return strings.Join(all, ", ")
}

// way names a Baron to whom another has promised a free way, and leave to attack; "" if he has not.
func (s speaker) way(from, to int16) string {
	if !s.G.owesWay(play.Seat(from), play.Seat(to)) {
		return ""
	}
	return s.baron(to)
}

// lordsWay names the Baron of a noble, if one has been promised to his.
func (s speaker) lordsWay(from, noble int16) string { return s.way(from, int16(baronOf(int8(noble)))) }

// moved says what is voted on by a private motion; "" of another agenda, and while nothing is moved.
func (s speaker) moved(agenda int16) string {
	v := &s.G.Vote
	switch {
	case !box.Agendas[agenda].Private || v.Motion == NoMotion:
		return ""
	case v.Motion == Reminder:
		return s.Word("name.moved-words", int16(v.Proposer))
	}
	return s.Say("line.proposes", said{A: int16(v.Proposer), B: int16(v.Motion), C: int16(v.Target)})
}

func (s speaker) expedition(i int16) string {
	return wording.Mark(refExpedition(i), box.Expeditions[i].Name[s.Language])
}

func (s speaker) nation(i int16) string {
	return wording.Mark(refNation(i), box.Nations[i].Name[s.Language])
}

func (s speaker) area(i int16) string {
	return wording.Mark(refArea(i), s.Word("area."+areaNames[i], 0))
}

func (s speaker) fate(i int16) string {
	return wording.Mark(refFate(i), s.battleResult(int16(box.Fate[i].Battle)))
}

// The names under which the board draws things.

var areaNames = [areas]string{"taxation", "wages", "assembly"}

func refRegion(r int16) string       { return "region:" + box.Regions[r].ID }
func refCity(c int16) string         { return "city:" + box.Cities[c].ID }
func refAgenda(a int16) string       { return "agenda:" + box.Agendas[a].ID }
func refExpedition(i int16) string   { return "expedition:" + box.Expeditions[i].ID }
func refFavour(i int16) string       { return "favour:" + favourNames[i] }
func refArea(i int16) string         { return "area:" + areaNames[i] }
func refNoble(n int16) string        { return wording.Numbered("noble", n) }
func refTroop(t int16) string        { return wording.Numbered("troop", t) }
func refStack(i int16) string        { return wording.Numbered("stack", i) }
func refSpace(i int16) string        { return wording.Numbered("space", i) }
func refFate(i int16) string         { return wording.Numbered("fate", i) }
func refBaron(s play.Seat) string    { return wording.Numbered("baron", s) }
func refFortress(s play.Seat) string { return wording.Numbered("fortress", s) }
func refAction(k int16) string       { return "action:" + box.Actions[k].ID }
func refEvent(e int16) string        { return "event:" + box.Events[e].ID }
func refNation(n int16) string       { return "nation:" + box.Nations[n].ID }
func refArmy(a int16) string {
	if a < nobles {
		return refNoble(a)
	}
	return refFortress(play.Seat(a - nobles))
}
