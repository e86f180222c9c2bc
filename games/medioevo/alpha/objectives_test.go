package alpha

import (
	"strings"
	"testing"

	"signoria/chance"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// card is the number of an Objective card by its id.
func card(id string) int8 {
	for i, x := range own(TheBox()).Objectives {
		if x.ID == id {
			return int8(i + 1)
		}
	}
	panic("no Objective " + id)
}

// aiming is Green, of the realm of an Objective, with it in hand; the others have one of theirs.
func aiming(t *testing.T, id string) *Stage {
	realms := []string{TheBox().Atlas.Realms[own(TheBox()).Objectives[card(id)-1].Realm].ID}
	for _, r := range []string{"byzantine-empire", "mamluk-sultanate", "kingdom-of-hungary", "golden-horde"} {
		if r != realms[0] && len(realms) < 4 {
			realms = append(realms, r)
		}
	}
	p := Position(t, 4)
	for s, r := range realms {
		p.Players[s].Realm = Realm(r)
		p.Players[s].Objective = objectivesOf(p.State, play.Seat(s))[0]
	}
	p.Players[Green].Objective = card(id)
	return p
}

func TestObjectivesAreDealt(t *testing.T) {
	// rule: mu-alpha/setup/objective-card
	seen := map[int8]bool{}
	for seed := range uint64(40) {
		g, err := Tested().New(Setup(5, seed, map[string]int{OptionTurns: 10}))
		if err != nil {
			t.Fatal(err)
		}
		for s := range play.Seat(5) {
			Want(t, "one of his Kingdom's", objective(&g, s).Realm, g.Players[s].Realm)
			seen[g.Players[s].Objective] = true
		}
	}
	Want(t, "by lot, of five for each of five", len(seen), 25)
}

func TestObjectivesAreSecret(t *testing.T) {
	// rule: mu-alpha/setup/objective-card
	sees := func(p *Stage, viewer, s play.Seat) int {
		var v View
		see(p.State, &v, viewer)
		return v.Objectives[s].Card
	}
	p := aiming(t, "hun-4")
	mine := int(card("hun-4")) - 1
	Want(t, "his own", sees(p, Green, Green), mine)
	Want(t, "not another's", sees(p, Red, Green), None)
	Want(t, "nor a spectator", sees(p, play.Nobody, Green), None)
	p.Florins(Green, 2000)
	Want(t, "with it he has 5 points to come", p.Total(Green), 5)
	Want(t, "but for all that others know 2", p.OpenTotal(Green), 2)
	Want(t, "which is what the standing says", p.Standing().Places[0].Scores[1].Value, 2)

	src, all := chance.New(4), map[int8]bool{}
	for range 50 {
		g := *p.State
		redealObjectives(&g, Red, &src)
		Want(t, "who deals again keeps his own", g.Players[Red].Objective, p.Players[Red].Objective)
		all[g.Players[Green].Objective] = true
		Want(t, "others' are of their Kingdoms", objective(&g, Green).Realm, g.Players[Green].Realm)
	}
	Want(t, "any of the five", len(all), 5)

	redealt := func(p *Stage) bool {
		for range 40 {
			g := *p.State
			if redealObjectives(&g, Red, &src); g.Players[Green].Objective != card("hun-4") {
				return true
			}
		}
		return false
	}
	p.Players[Green].Read = Bit(Red)
	Want(t, "a spy has read it", sees(p, Red, Green), mine)
	Want(t, "and nobody else", sees(p, Blue, Green), None)
	Want(t, "nor a spectator", sees(p, play.Nobody, Green), None)
	Want(t, "he goes on knowing it", redealt(p), false)
	p = aiming(t, "hun-4")
	Want(t, "else it might be another", redealt(p), true)
	p.Players[Green].Shown = true
	Want(t, "what has been shown all see", sees(p, play.Nobody, Green), mine)
	p = aiming(t, "hun-4")
	p.Phase = GameOver
	Want(t, "and all of them at the end", sees(p, Red, Green), mine)
	Want(t, "when nothing is dealt again", redealt(p), false)
}

func TestSpyReadsAnObjective(t *testing.T) {
	// rule: mu-alpha/setup/objective-card
	p := aiming(t, "hun-1").Held(Green, 5, "pannonia").Held(Red, 5, "egypt").Holds(Red, Spia)
	p.Phase = Diplomacy
	for s := range play.Seat(4) {
		p.Players[s].Passing = s != Red
	}
	p.Acts(Red, (*State).Diplomacy).Play(Onto(Red, Spia, Green))
	Want(t, "read", knows(p.State, Red, Green), true)
}

func TestObjectivesFulfilled(t *testing.T) {
	// rule: mu-alpha/victory/end-objective
	holds := func(p *Stage, want bool, what string) {
		t.Helper()
		Want(t, what, fulfilled(p.State, Green), want)
		Want(t, what+": points", finalShares(p.State, Green)[AtEndObjective], 3*int16(B2i(want)))
	}
	p := aiming(t, "byz-1").Own(Green, "paphlagonia", "cappadocia")
	holds(p, false, "a realm but for one territory")
	holds(p.Own(Green, "lycia"), true, "a whole realm")
	holds(p.Own(Red, "lycia"), false, "and lost again")

	p = aiming(t, "hor-1").Own(Green, "kiev", "turov", "chernigov", "polotsk")
	holds(p, false, "four of five territories")
	holds(p.Own(Green, "ryazan"), true, "five")

	p = aiming(t, "byz-3").Own(Green, "thrace", "mysia").Build(Cathedral, 1, "thrace", "mysia")
	holds(p, true, "Constantinople and two Cathedrals")
	holds(p.Own(Red, "mysia"), false, "one of them another's")

	p = aiming(t, "hun-3").Own(Green, "pannonia", "slavonia", "wallachia").Build(Fort, 2, "pannonia").Build(Fort, 3, "slavonia").Build(Fort, 1, "wallachia")
	holds(p, false, "a Fort and a Castle, and a Tower")
	holds(p.Build(Fort, 2, "wallachia"), true, "three")

	p = aiming(t, "byz-4").Own(Green, "thrace")
	p.Transport(Green, Galley, 1, "cretan-sea", 1)
	p.Transport(Green, WarWagon, 2, "thrace", 1)
	p.Transport(Green, Merchantman, 2, "cretan-sea", 1)
	p.Transport(Green, Galley, 3, "cretan-sea", 1)
	p.Transport(Green, Galley, 2, "cretan-sea", 1)
	holds(p, false, "three ships of level II or III, one of I and a War Wagon")
	p.Transport(Green, Merchantman, 3, "cretan-sea", 1)
	holds(p, true, "four")

	p = aiming(t, "hre-4").Own(Green, "egypt", "pannonia", "alfold").Build(Settlement, 1, "egypt", "pannonia", "alfold")
	p.Build(FairBuilding, 1, "egypt", "pannonia").Build(FairBuilding+1, 1, "egypt", "pannonia").Build(FairBuilding+2, 1, "egypt", "pannonia")
	holds(p, false, "two Farms, two Mines and two Markets")
	holds(p.Build(FairBuilding, 1, "alfold"), true, "and another Farm")

	p = aiming(t, "hre-5").Learned(Green, Istruzione, Letteratura, Filosofia, Medicina, Legge, Chirurgia, Ospedale)
	holds(p, false, "six of its branch")
	holds(p.Learned(Green, Universita), true, "seven")

	holds(aiming(t, "hun-4").Florins(Green, 1999), false, "1999 florins")
	holds(aiming(t, "hun-4").Florins(Green, 2000), true, "2000")

	p = aiming(t, "hor-5").Held(Green, 159, "kiev").Florins(Green, 2000)
	holds(p, false, "159 FV")
	p.Transport(Green, WarWagon, 1, "kiev", 1)
	holds(p, true, "160, one aboard")
	holds(p.Florins(Green, 1999), false, "but a florin")
}

// good is a good by its id.
func good(id string) int8 {
	for i, x := range TheBox().Atlas.Goods {
		if x.ID == id {
			return int8(i)
		}
	}
	panic(id)
}

func TestObjectiveOfSales(t *testing.T) {
	// rule: mu-alpha/victory/end-objective
	sell := func(p *Stage, id string, n int16) *Stage {
		return p.Run(func(g *State, t *play.Table) { sold(g, t, Green, good(id), n) })
	}
	p := sell(sell(aiming(t, "mam-4"), "spices", 20), "textiles", 30)
	Want(t, "20 spices", p.Players[Green].Shown, false)
	later := *p.State
	later.Players[Green].NewTurn()
	sell(p, "spices", 10)
	Want(t, "30: it is shown", p.Told(KeyObjective, int16(Green), int16(card("mam-4"))-1), true)
	Want(t, "and open", p.OpenTotal(Green), 3)
	p.Players[Green].NewTurn()
	Want(t, "for good", finalShares(p.State, Green)[AtEndObjective], 3)

	p.State = &later
	Want(t, "20 and 10 in two turns", sell(p, "spices", 10).Players[Green].Shown, false)
	p = sell(aiming(t, "mam-1"), "spices", 30)
	Want(t, "who has another Objective", p.Players[Green].Shown, false)
	src := chance.New(2)
	for range 40 {
		g := *p.State
		redealObjectives(&g, Red, &src)
		Want(t, "for others he cannot have that one: he would have shown it", g.Players[Green].Objective == card("mam-4"), false)
	}
}

// Sales in the market count, whatever was sold.
//
// rule: mu-alpha/victory/end-objective
func TestSalesAreCounted(t *testing.T) {
	p := Position(t, 4).Held(Green, 5, "egypt").Build(Settlement, 1, "egypt")
	ship := p.Transport(Green, Merchantman, 3, "egypt", 1)
	p.Stowed(ship, 0, 10, "")
	p.Run(func(g *State, t *play.Table) { g.SellGoods(t, ship, 0, 7, 5) })
	Want(t, "units", p.Players[Green].Sold[0], 7)
}

func TestObjectivesAreDisclosedAtTheEnd(t *testing.T) {
	// rule: mu-alpha/victory/end-objective
	p := aiming(t, "hun-4").Florins(Green, 2000)
	p.Players[Red].Shown = true
	p.Run((*State).Finish)
	Want(t, "with what came of it", p.Told(KeyDisclosed, int16(Green), int16(card("hun-4"))-1, 1), true)
	Want(t, "what is open is not told again", p.Told(KeyDisclosed, int16(Red)), false)
	Want(t, "three points", p.Gained(Green, AtEndObjective), 3)
}

func TestPrintedObjectives(t *testing.T) {
	// rule: mu-alpha/setup/objective-card
	wrong := func(with, want string) {
		t.Helper()
		_, _, err := printing.Load("mine.yaml", strings.NewReader("objectives:\n  - "+with))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", with, err, want)
		}
	}
	wrong(`{id: hun-4, wants: []}`, "it wants nothing")
	wrong(`{id: hun-4, text: {it: ""}}`, "a name or text is missing")
	wrong(`{id: hun-4, name: {it: ""}}`, "a name or text is missing")
	wrong(`{id: hun-4, realm: golden-horde}`, "must have 5")
	wrong(`{id: hun-4, wants: [{what: gold, least: 3}]}`, "what")
	wrong(`{id: hun-4, wants: [{what: territories, of: [atlantis]}]}`, "atlantis")
	wrong(`{id: hun-4, wants: [{what: territories, of: [kiev], least: 2}]}`, "2 of 1 territories")
	wrong(`{id: hun-4, wants: [{what: florins}]}`, "least")
	wrong(`{id: hun-4, wants: [{what: florins, of: [kiev], least: 9}]}`, "nothing")
	wrong(`{id: hun-4, wants: [{what: buildings, of: [pagoda], least: 1}]}`, "pagoda")
	wrong(`{id: hun-4, wants: [{what: transports, of: [zeppelin], least: 1}]}`, "zeppelin")
	wrong(`{id: hun-4, wants: [{what: technologies, of: [magic], least: 1}]}`, "magic")
	wrong(`{id: hun-4, wants: [{what: realms, of: [utopia]}]}`, "utopia")
	wrong(`{id: hun-4, wants: [{what: realms, of: [papal-state], least: 2}]}`, "least")
	wrong(`{id: hun-4, once: true, wants: [{what: sold, of: [myrrh], least: 2}]}`, "myrrh")
	wrong(`{id: hun-4, once: true}`, "once")
	wrong(`{id: byz-5, once: false}`, "once")
	wrong(`{id: hun-4, wants: [{what: florins, least: 9, level: 2}]}`, "level")
	for of, want := range map[string]string{
		`realms, of: [republic-of-novgorod]`:                         "of: republic-of-novgorod is out of play with fewer than six players",
		`territories, of: [kiev, normandy], least: 1`:                "of: normandy is out of play with fewer than six players",
		`territories, of: [kiev, turov, kiev], least: 2`:             "of: kiev is there twice",
		`realms, of: [kingdom-of-bohemia, kingdom-of-bohemia]`:       "of: kingdom-of-bohemia is there twice",
		`buildings, of: [castle, castle], least: 2`:                  "of: castle is there twice",
		`technologies, of: [university, university], least: 2`:       "of: university is there twice",
		`transports, of: [galley, caravan, galley], least: 2`:        "of: galley is there twice",
		`realms, of: [kingdom-of-bohemia]}, {what: realms, of: [oz]`: `there is no realm "oz"`,
		`realms, of: [utopia, republic-of-novgorod]`:                 `there is no realm "utopia"`,
		`territories, of: [normandy]}, {what: territories, of: [oz]`: `there is no territory "oz"`,
	} {
		wrong(`{id: hun-4, wants: [{what: `+of+`}]}`, "mine.yaml: item objectives/hun-4: "+want)
	}
}

// What a box file makes wrong elsewhere is told with the file that did, and the item in which it shows.
func TestFaultsNameTheBoxFile(t *testing.T) {
	for file, want := range map[string]string{
		"territories: [{id: lombardy, out_below_six: true}]":                                           "mine.yaml, over objectives.yaml: item objectives/hre-1: of: lombardy is out of play",
		"territories: [{id: pannonia, out_below_six: true}]":                                           "mine.yaml: item territories/pannonia: out_below_six: a realm begins there",
		"territories: [{id: papal-state, out_below_six: true}]":                                        "mine.yaml: item territories/papal-state: out_below_six: a realm begins there, or it is a religious capital",
		"calamities: [{id: k01, effects: [{do: honour, n: 1, softened: {teologia: 2, teologia: 3}}]}]": "mine.yaml: item calamities/k01: effects 1: softened: teologia: it is there twice",
		"": "mine.yaml: a file of lists such as",
		"realms: [{id: golden-horde, playable: false}]":                          "mine.yaml: the box as a whole: starts: 4 realms can be played of 5",
		"technologies: [{id: legge, branch: magic}]":                             `mine.yaml: item technologies/legge: there is no branch "magic"`,
		"areas: [{id: italy, territories: [tuscany, tuscany], seas: []}]":        "mine.yaml: item areas/italy: territories: tuscany is there twice",
		"areas: [{id: black-sea, seas: [western-black-sea, western-black-sea]}]": "mine.yaml: item areas/black-sea: seas: western-black-sea is there twice",
		"cards: [{id: bardo, tiers: [legge, legge], amounts: [1, 2, 3]}]":        "mine.yaml: item cards/bardo: tiers: legge is there twice",
	} {
		_, _, err := printing.Load("mine.yaml", strings.NewReader(file))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: told is %v, not %q", file, err, want)
		}
	}
}
