package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func TestTechnologyLevel(t *testing.T) {
	// rule: mu-prototype/technology-level/thresholds
	p := Position(t, 3)
	for n, level := range map[int]int8{0: 1, 7: 1, 8: 2, 15: 2, 16: 3, 42: 3} {
		p.Players[Green].Techs = 1<<n - 1
		Want(t, "TL", p.Level(Green), level)
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
		p := Position(t, 3)
		id := TheBox().Techs[tech].ID
		Want(t, id, p.TechPrice(Green, tech), x.florins)
		Want(t, id+" needs", TheBox().Techs[tech].Needs, x.needs)
		if x.needs != None {
			Want(t, id+" alone", p.WhyNotLearn(Green, tech), RuleTechnologyRow)
			p.Learned(Green, x.needs)
		}
		Want(t, id+" in its turn", p.WhyNotLearn(Green, tech), play.Free)
		// rule: mu-prototype/technologies/universita
		Want(t, id+" with UNIVERSITÀ", p.Learned(Green, Universita).TechPrice(Green, tech), x.florins/2)
	}
}

func TestWhatTechnologiesDo(t *testing.T) {
	feeds := func(id string, techs ...int8) int16 {
		return Position(t, 3).Own(Green, id).Learned(Green, techs...).SupplyLimit(At(id))
	}
	// rule: mu-prototype/technologies/agricoltura
	Want(t, "a plain", feeds("bessarabia", Agricoltura), 10)
	// rule: mu-prototype/technologies/rotazione-delle-colture
	Want(t, "a plain with both", feeds("bessarabia", Agricoltura, RotazioneColture), 20)
	// rule: mu-prototype/technologies/allevamento
	Want(t, "a hill", feeds("macedonia", Allevamento), 10)
	// rule: mu-prototype/technologies/caccia
	Want(t, "a wood", feeds("palatinate", Caccia), 10)

	moves := func(k Kind, techs ...int8) int8 {
		p := Position(t, 3).Learned(Green, techs...)
		return p.Mp(p.Transport(Green, k, 1, "egypt", 0))
	}
	// rule: mu-prototype/technologies/tessitura
	Want(t, "a ship with TESSITURA", moves(Merchantman, Tessitura), 7)
	// rule: mu-prototype/technologies/cartografia
	Want(t, "a ship with CARTOGRAFIA", moves(Merchantman, Cartografia), 7)
	Want(t, "a Caravan with CARTOGRAFIA", moves(Caravan, Cartografia), 7)
	// rule: mu-prototype/technology-rules/ship-movement-stacks
	Want(t, "a ship with all three", moves(Merchantman, Tessitura, Astronomia, Cartografia), 9)
	// rule: mu-prototype/technologies/strade
	Want(t, "a Caravan with STRADE", moves(Caravan, Strade), 7)
	// rule: mu-prototype/technology-rules/land-movement-stacks
	Want(t, "a Caravan with all three", moves(Caravan, Strade, Cartografia, Logistica), 9)

	step := func(k Kind, from, to string, techs ...int8) int8 {
		p := Position(t, 3).Learned(Green, techs...)
		return p.StepCost(p.Transport(Green, k, 1, from, 0), At(from), At(to))
	}
	Want(t, "into MOUNTAINS", step(Caravan, "lombardy", "liguria"), 3)
	Want(t, "into MOUNTAINS by roads", step(Caravan, "lombardy", "liguria", Strade), 2)
	// rule: mu-prototype/technologies/astronomia
	open := func(techs ...int8) int8 { return step(Merchantman, "libyan-sea", "ionian-sea", techs...) }
	Want(t, "open sea", open(), 2)
	Want(t, "under the stars", open(Astronomia), 1)
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
		p := Position(t, 3)
		i := p.Transport(Green, x.kind, 1, x.from, 1)
		mp := p.Mp(i)
		p.Learned(Red, Strade)
		Want(t, x.what+" without", p.StepCost(i, At(x.from), At(x.to)), x.before)
		p.Learned(Green, Strade)
		Want(t, x.what+" with", p.StepCost(i, At(x.from), At(x.to)), x.after)
		Want(t, "MP of "+x.what, p.Mp(i)-mp, B2i(!x.kind.Sea()))
	}
}

func TestLearningAndDiplomacy(t *testing.T) {
	for turns, tech := range []int8{Istruzione, Letteratura, Filosofia, Universita} {
		// rule: mu-prototype/technologies/istruzione
		// rule: mu-prototype/technologies/letteratura
		// rule: mu-prototype/technologies/filosofia
		// rule: mu-prototype/technologies/universita
		p := Position(t, 10).Learned(Green, tech).Holds(Green, Diplomatico)
		p.Phase = Diplomacy
		p.Players[Red].CasusBelli[Green] = 9
		p.Run(func(g *State, t *play.Table) { g.PlayDiplomatico(t, Onto(Green, Diplomatico, Red)) })
		Want(t, "a truce's last turn", p.Truces[Green][Red], p.Turn+int8(turns))
		p.Run(func(g *State, t *play.Table) {
			g.PlayDiplomatico(t, play.Answer{Seat: Green, Verb: PlayCard, A: int16(Diplomatico), B: int16(Red), C: ForgetCB})
		})
		Want(t, "forgotten", p.Players[Red].CasusBelli[Green], 9-2*int8(turns+1))
	}
}

func TestSurgeons(t *testing.T) {
	// rule: mu-prototype/technologies/medicina
	// rule: mu-prototype/technologies/chirurgia
	// rule: mu-prototype/technologies/ospedale
	for i, tech := range []int8{Medicina, Chirurgia, Ospedale} {
		Want(t, TheBox().Techs[tech].ID, Position(t, 3).Learned(Green, tech).Tier(Green, Cerusico), int16(i+1))
	}
	Want(t, "without", Position(t, 3).Meets(Green, Cerusico), false)
}
