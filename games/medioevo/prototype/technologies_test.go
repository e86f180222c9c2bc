package prototype

import (
	"testing"

	"signoria/play"
)

func TestTechnologyLevel(t *testing.T) {
	// rule: mu-prototype/technology-level/thresholds
	p := position(t, 3)
	for n, level := range map[int]int8{0: 1, 7: 1, 8: 2, 15: 2, 16: 3, 42: 3} {
		p.Players[green].Techs = 1<<n - 1
		want(t, "TL", p.level(green), level)
	}
}

// The whole board: what each technology costs and which comes before it.
func TestTechnologyBoard(t *testing.T) {
	for tech, x := range map[int8]struct {
		florins int16
		needs   int8
	}{
		Misticismo: {100, None}, Monoteismo: {200, Misticismo}, Teologia: {400, Monoteismo}, Fanatismo: {600, Teologia},
		Agricoltura: {100, None}, Mulino: {200, Agricoltura}, RotazioneColture: {400, Mulino}, Mercato: {600, RotazioneColture},
		Allevamento: {100, None}, Caccia: {100, None}, Carpenteria: {100, None}, Forgiatura: {100, None}, Tessitura: {100, None},
		ScuolaMilitare: {100, None}, Tattica: {200, ScuolaMilitare}, Strategia: {400, Tattica}, Logistica: {600, Strategia},
		Legge: {100, None}, Investitura: {200, Legge}, Vassallaggio: {400, Investitura}, Feudalesimo: {600, Vassallaggio},
		Matematica: {100, None}, Architettura: {200, Matematica}, Ingegneria: {400, Architettura}, Alchimia: {600, Ingegneria},
		Astronomia: {200, Matematica}, Cartografia: {400, Astronomia}, Strade: {600, Cartografia},
		Istruzione: {100, None}, Letteratura: {200, Istruzione}, Filosofia: {400, Letteratura}, Universita: {600, Filosofia},
		Medicina: {200, Istruzione}, Chirurgia: {400, Medicina}, Ospedale: {600, Chirurgia},
		Commercio: {100, None}, Conio: {200, Commercio}, Banche: {400, Conio}, Gilde: {600, Banche},
		Mude: {200, Commercio}, Arsenale: {400, Mude}, Monopolio: {600, Arsenale},
	} {
		p := position(t, 3)
		id := box().Techs[tech].ID
		want(t, id, p.techPrice(green, tech), x.florins)
		want(t, id+" needs", box().Techs[tech].Needs, x.needs)
		if x.needs != None {
			want(t, id+" alone", p.whyNotLearn(green, tech), RuleTechnologyRow)
			p.learned(green, x.needs)
		}
		want(t, id+" in its turn", p.whyNotLearn(green, tech), play.Free)
		// rule: mu-prototype/technologies/universita
		want(t, id+" with UNIVERSITÀ", p.learned(green, Universita).techPrice(green, tech), x.florins/2)
	}
}

func TestWhatTechnologiesDo(t *testing.T) {
	feeds := func(id string, techs ...int8) int16 {
		return position(t, 3).own(green, id).learned(green, techs...).supplyLimit(at(id))
	}
	// rule: mu-prototype/technologies/agricoltura
	want(t, "a plain", feeds("bessarabia", Agricoltura), 10)
	// rule: mu-prototype/technologies/rotazione-delle-colture
	want(t, "a plain with both", feeds("bessarabia", Agricoltura, RotazioneColture), 20)
	// rule: mu-prototype/technologies/allevamento
	want(t, "a hill", feeds("macedonia", Allevamento), 10)
	// rule: mu-prototype/technologies/caccia
	want(t, "a wood", feeds("palatinate", Caccia), 10)

	moves := func(k Kind, techs ...int8) int8 {
		p := position(t, 3).learned(green, techs...)
		return p.mp(p.transport(green, k, 1, "egypt", 0))
	}
	// rule: mu-prototype/technologies/tessitura
	want(t, "a ship with TESSITURA", moves(Merchantman, Tessitura), 7)
	// rule: mu-prototype/technologies/cartografia
	want(t, "a ship with CARTOGRAFIA", moves(Merchantman, Cartografia), 7)
	want(t, "a Caravan with CARTOGRAFIA", moves(Caravan, Cartografia), 7)
	// rule: mu-prototype/technology-rules/ship-movement-stacks
	want(t, "a ship with all three", moves(Merchantman, Tessitura, Astronomia, Cartografia), 9)
	// rule: mu-prototype/technologies/strade
	want(t, "a Caravan with STRADE", moves(Caravan, Strade), 7)
	// rule: mu-prototype/technology-rules/land-movement-stacks
	want(t, "a Caravan with all three", moves(Caravan, Strade, Cartografia, Logistica), 9)

	step := func(k Kind, from, to string, techs ...int8) int8 {
		p := position(t, 3).learned(green, techs...)
		return p.stepCost(p.transport(green, k, 1, from, 0), at(from), at(to))
	}
	want(t, "into MOUNTAINS", step(Caravan, "lombardy", "liguria"), 3)
	want(t, "into MOUNTAINS by roads", step(Caravan, "lombardy", "liguria", Strade), 2)
	// rule: mu-prototype/technologies/astronomia
	open := func(techs ...int8) int8 { return step(Merchantman, "libyan-sea", "ionian-sea", techs...) }
	want(t, "open sea", open(), 2)
	want(t, "under the stars", open(Astronomia), 1)
}

// Roads help by land alone: 1 MP more, mountains at 2 instead of 3, rivers for nothing. Nothing else gets cheaper, and
// nobody else's wagons go faster.
//
// rule: mu-prototype/technologies/strade
func TestRoads(t *testing.T) {
	for _, x := range []struct {
		what          string
		kind          Kind
		from, to      string
		before, after int8
	}{
		{"a Caravan into mountains", Caravan, "lombardy", "liguria", 3, 2},
		{"a War Wagon into mountains", WarWagon, "lombardy", "liguria", 3, 2},
		{"a Caravan across a river", Caravan, "sinai", "egypt", 2, 1},
		{"a War Wagon across a river", WarWagon, "sinai", "egypt", 2, 1},
		{"a plain", WarWagon, "bithynia", "lydia", 1, 1},
		{"a wood", WarWagon, "georgia", "pontus", 2, 2},
		{"a hill", WarWagon, "lydia", "bithynia", 2, 2},
		{"a desert", WarWagon, "judea", "sinai", 2, 2},
		{"a strait", WarWagon, "mysia", "thrace", 3, 3},
		{"mountains across a strait", WarWagon, "crimea", "circassia", 3, 3},
		{"open sea", Galley, "libyan-sea", "ionian-sea", 2, 2},
		{"a port", Merchantman, "tunisian-sea", "tunisia", 1, 1},
	} {
		p := position(t, 3)
		i := p.transport(green, x.kind, 1, x.from, 1)
		mp := p.mp(i)
		p.learned(red, Strade)
		want(t, x.what+" without", p.stepCost(i, at(x.from), at(x.to)), x.before)
		p.learned(green, Strade)
		want(t, x.what+" with", p.stepCost(i, at(x.from), at(x.to)), x.after)
		want(t, "MP of "+x.what, p.mp(i)-mp, b2i(!x.kind.sea()))
	}
}

func TestLearningAndDiplomacy(t *testing.T) {
	for turns, tech := range []int8{Istruzione, Letteratura, Filosofia, Universita} {
		// rule: mu-prototype/technologies/istruzione
		// rule: mu-prototype/technologies/letteratura
		// rule: mu-prototype/technologies/filosofia
		// rule: mu-prototype/technologies/universita
		p := position(t, 10).learned(green, tech).holds(green, Diplomatico)
		p.Phase = Diplomacy
		p.Players[red].CasusBelli[green] = 9
		p.run(func(g *State, t *play.Table) { g.playDiplomatico(t, onto(green, Diplomatico, red)) })
		want(t, "a truce's last turn", p.Truces[green][red], p.Turn+int8(turns))
		p.run(func(g *State, t *play.Table) {
			g.playDiplomatico(t, play.Answer{Seat: green, Verb: PlayCard, A: int16(Diplomatico), B: int16(red), C: forgetCB})
		})
		want(t, "forgotten", p.Players[red].CasusBelli[green], 9-2*int8(turns+1))
	}
}

func TestSurgeons(t *testing.T) {
	// rule: mu-prototype/technologies/medicina
	// rule: mu-prototype/technologies/chirurgia
	// rule: mu-prototype/technologies/ospedale
	for i, tech := range []int8{Medicina, Chirurgia, Ospedale} {
		want(t, box().Techs[tech].ID, position(t, 3).learned(green, tech).tier(green, Cerusico), int16(i+1))
	}
	want(t, "without", position(t, 3).meets(green, Cerusico), false)
}
