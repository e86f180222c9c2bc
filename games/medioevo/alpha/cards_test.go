package alpha

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// printedCard is what this edition prints of a kind of Empire card: when it is played and what becomes of it, whether it is
// delivered to an opponent, the technologies of which one, or each, is wanted, those that raise it, what it does with none
// of these, the first and so on, what it does at TL I, II and III, and how many there are with 3, 4 and 5 players.
type printedCard struct {
	card      int8
	phase     Phase
	after     AfterUse
	offensive bool
	any, all  []int8
	tiers     []int8
	amounts   []int16
	byTL      []int16
	copies    [3]int8
}

var printedCards = []printedCard{
	{Abate, Purchase, Discard, false, nil, nil, []int8{Universita}, nil, nil, [3]int8{1, 1, 1}},
	{Architetto, Purchase, Discard, false, []int8{Architettura, Ingegneria}, nil, nil, nil, nil, [3]int8{3, 3, 3}},
	{Arciere, Combat, KeepOneUsed, false, nil, nil, nil, []int16{1}, nil, [3]int8{1, 1, 2}},
	{Assassino, Combat, Discard, true, nil, nil, []int8{Gilde}, nil, nil, [3]int8{3, 4, 5}},
	{Avaro, Taxes, UntilOver, true, nil, []int8{Matematica}, nil, nil, nil, [3]int8{1, 1, 1}},
	{Balestriere, Combat, KeepOneUsed, false, nil, nil, nil, []int16{1}, nil, [3]int8{3, 4, 5}},
	{Bardo, Diplomacy, Discard, false, nil, nil, nil, []int16{1}, nil, [3]int8{1, 1, 1}},
	{Capomastro, Purchase, Discard, false, []int8{Architettura, Ingegneria}, nil, nil, nil, []int16{1, 2, 3}, [3]int8{0, 0, 1}},
	{Cardinale, Reinforcements, Discard, false, []int8{Monoteismo, Teologia, Fanatismo}, nil, []int8{Monoteismo, Teologia, Fanatismo}, []int16{0, 1, 2, 3}, nil, [3]int8{1, 1, 2}},
	{Carovaniere, Trade, Discard, false, []int8{Matematica, Conio, Banche, Gilde}, nil, []int8{Matematica, Conio, Banche, Gilde}, []int16{0, 10, 20, 30, 40}, nil, [3]int8{1, 1, 2}},
	{Carpentiere, Combat, Discard, false, nil, nil, []int8{Ingegneria}, nil, nil, [3]int8{0, 0, 1}},
	{Castellano, Diplomacy, Discard, false, []int8{Istruzione, Letteratura, Filosofia}, nil, []int8{Istruzione, Letteratura, Filosofia}, []int16{0, 1, 2, 3}, nil, [3]int8{1, 1, 1}},
	{Cavaliere, Reinforcements, Discard, false, []int8{Investitura, Vassallaggio, Feudalesimo}, nil, []int8{Investitura, Vassallaggio, Feudalesimo}, []int16{0, 1, 2, 3}, nil, [3]int8{1, 1, 2}},
	{Cerusico, Combat, Discard, false, []int8{Medicina, Chirurgia, Ospedale}, nil, []int8{Medicina, Chirurgia, Ospedale}, []int16{0, 4, 6, 8}, nil, [3]int8{2, 2, 4}},
	{Ciambellano, Taxes, Discard, false, nil, nil, []int8{Banche}, []int16{0, 100}, []int16{4, 6, 8}, [3]int8{0, 0, 1}},
	{Concessione, Diplomacy, Discard, true, nil, nil, nil, nil, nil, [3]int8{1, 1, 1}},
	{Condottiero, Combat, KeepOneUsed, false, nil, nil, []int8{Tattica}, []int16{1, 2}, nil, [3]int8{3, 4, 5}},
	{Conestabile, Combat, Discard, false, nil, nil, nil, nil, nil, [3]int8{0, 0, 1}},
	{Contessa, Purchase, Discard, false, nil, nil, []int8{Universita}, nil, nil, [3]int8{0, 0, 1}},
	{Corsaro, Trade, Discard, false, nil, nil, nil, nil, []int16{3, 6, 9}, [3]int8{3, 3, 3}},
	{Diplomatico, Diplomacy, UntilOver, true, nil, nil, []int8{Letteratura, Filosofia, Universita}, []int16{1, 2, 3, 4}, nil, [3]int8{2, 2, 4}},
	{Eroina, Combat, KeepOneUsed, false, nil, nil, nil, []int16{1}, nil, [3]int8{3, 3, 3}},
	{Esattore, Trade, Keep, false, []int8{Matematica, Mercato}, nil, []int8{Mercato}, []int16{1, 3}, nil, [3]int8{1, 1, 1}},
	{Flagellante, Combat, Discard, true, nil, nil, []int8{Teologia, Fanatismo}, []int16{0, 1, 2}, nil, [3]int8{0, 0, 1}},
	{Gabelliere, Taxes, Keep, false, nil, []int8{Matematica}, []int8{Mulino}, nil, nil, [3]int8{2, 2, 4}},
	{Genio, Combat, KeepOneUsed, false, nil, []int8{Matematica}, []int8{Ingegneria}, []int16{1, 2}, nil, [3]int8{3, 3, 3}},
	{Giullare, Diplomacy, Discard, false, nil, nil, nil, nil, nil, [3]int8{0, 0, 1}},
	{Guardia, Combat, Discard, false, nil, []int8{Legge}, nil, nil, []int16{4, 6, 8}, [3]int8{3, 3, 3}},
	{Infiltrato, Combat, Discard, true, nil, []int8{Strategia}, nil, nil, nil, [3]int8{1, 1, 1}},
	{Inquisitore, Combat, Discard, true, nil, nil, []int8{Teologia, Fanatismo}, []int16{1, 2, 3}, nil, [3]int8{3, 3, 3}},
	{Ladro, Combat, Discard, true, nil, nil, []int8{Gilde}, nil, []int16{4, 6, 8}, [3]int8{3, 4, 5}},
	{Maresciallo, Combat, Discard, false, nil, []int8{Tattica}, []int8{Strategia}, []int16{0, 1}, nil, [3]int8{1, 1, 2}},
	{Mecenate, Purchase, Discard, false, nil, nil, []int8{Mercato, Banche, Gilde}, []int16{0, 10, 20, 30}, []int16{0, 10, 10}, [3]int8{3, 3, 3}},
	{Medico, Purchase, Discard, false, []int8{Chirurgia, Ospedale}, nil, []int8{Ospedale}, []int16{1, 2}, nil, [3]int8{1, 1, 1}},
	{Mercante, Taxes, Keep, false, []int8{Matematica, Conio, Banche, Gilde}, nil, []int8{Matematica, Conio, Banche, Gilde}, []int16{0, 30, 60, 90, 120}, nil, [3]int8{3, 4, 5}},
	{Mercenario, Reinforcements, Discard, false, nil, nil, []int8{Conio, Forgiatura, Banche}, []int16{5, 10, 15, 20}, []int16{10, 20, 30}, [3]int8{3, 4, 5}},
	{Miliziano, Combat, Discard, false, nil, []int8{Legge}, nil, nil, []int16{1, 2, 3}, [3]int8{0, 0, 1}},
	{Monaco, Combat, KeepOneUsed, false, nil, nil, []int8{Misticismo}, []int16{1, 2}, nil, [3]int8{2, 2, 4}},
	{Ospitaliere, Purchase, Discard, false, nil, nil, []int8{Universita}, nil, nil, [3]int8{1, 1, 1}},
	{Pirata, Combat, Discard, false, nil, nil, []int8{Gilde}, nil, []int16{3, 6, 9}, [3]int8{0, 0, 1}},
	{Principessa, Diplomacy, UntilOver, true, nil, nil, nil, nil, []int16{5, 3, 1}, [3]int8{1, 1, 1}},
	{Sicario, Combat, Discard, true, nil, nil, nil, nil, nil, [3]int8{1, 1, 2}},
	{Spia, Diplomacy, Discard, true, nil, nil, nil, nil, nil, [3]int8{1, 1, 2}},
	{Taccagno, Purchase, UntilOver, true, nil, []int8{Matematica}, nil, nil, nil, [3]int8{0, 0, 1}},
	{TargaDoro, Diplomacy, Discard, true, nil, nil, nil, nil, nil, [3]int8{0, 0, 1}},
	{Templare, Combat, KeepOneUsed, false, nil, nil, []int8{Monoteismo}, []int16{1, 2}, nil, [3]int8{2, 2, 4}},
	{Usuraio, Taxes, UntilOver, true, nil, nil, []int8{Banche}, []int16{20, 40}, nil, [3]int8{1, 1, 1}},
	{Vescovo, Taxes, Discard, false, []int8{Monoteismo, Teologia, Fanatismo}, nil, []int8{Monoteismo, Teologia, Fanatismo}, []int16{0, 100, 200, 300}, nil, [3]int8{3, 4, 5}},
}

// all 48 kinds do what is printed, by the technologies and the TL of who plays them.
//
// rule: mu-alpha/concepts/empire-cards
func TestWhatIsPrintedOfTheEmpireCards(t *testing.T) {
	Want(t, "kinds", len(printedCards), Kinds)
	for _, x := range printedCards {
		t.Run(TheBox().Cards[x.card].ID, func(t *testing.T) {
			card := &TheBox().Cards[x.card]
			Want(t, "phase", card.Phase, x.phase)
			Want(t, "after use", card.After, x.after)
			Want(t, "delivered to opponents", card.Offensive, x.offensive)
			Want(t, "copies", [3]int8(card.Copies[3:6]), x.copies)
			whatItWants(t, x)
			whatItDoes(t, x)
		})
	}
}

// whatItWants plays with the technologies of which a card wants one, or all.
func whatItWants(t *testing.T, x printedCard) {
	Want(t, "whoever knows nothing", Position(t, 3).Meets(Green, x.card), len(x.any)+len(x.all) == 0)
	for _, tech := range x.any {
		Want(t, "one of them", Position(t, 3).Learned(Green, x.all...).Learned(Green, tech).Meets(Green, x.card), true)
	}
	for i, tech := range x.all {
		Want(t, "all of them", Position(t, 3).Learned(Green, x.all...).Meets(Green, x.card), true)
		Want(t, "some of them", Position(t, 3).Learned(Green, x.all[:i]...).Learned(Green, x.all[i+1:]...).Meets(Green, x.card), false)
		_ = tech
	}
}

// whatItDoes reckons what a card does: by the best of the technologies that raise it, of PATRON and MERCENARY by how many,
// and by TL.
func whatItDoes(t *testing.T, x printedCard) {
	heaped := x.card == Mecenate || x.card == Mercenario
	for n, amount := range x.amounts {
		p := Position(t, 3)
		if heaped {
			Want(t, "so many of them", p.Learned(Green, x.tiers[:n]...).Heaped(Green, x.card), amount)
		} else if n > 0 {
			Want(t, "the best of them alone", p.Learned(Green, x.tiers[n-1]).Amount(Green, x.card), amount)
			Want(t, "with those before it", p.Learned(Green, x.tiers[:n]...).Amount(Green, x.card), amount)
		} else {
			Want(t, "none of them", p.Amount(Green, x.card), amount)
		}
	}
	for i, n := range x.byTL {
		Want(t, "by TL", ofLevel(t, int8(i+1)).ByLevel(Green, x.card), n)
	}
}

// ofLevel is a player of a TL.
func ofLevel(t *testing.T, tl int8) *Stage {
	return Position(t, 4).Own(Green, "egypt").Studied(Green, tl)
}

// USURAIO raises its owner's taxes, or gives him as much of a rival's: by his own BANKS, not the rival's.
//
// rule: mu-alpha/concepts/empire-cards
func TestUsurer(t *testing.T) {
	for _, x := range []struct {
		usurers, victims []int8
		left, taken      int32
	}{{nil, nil, 40, 10}, {[]int8{Banche}, nil, 30, 20}, {nil, []int8{Banche}, 40, 10}} {
		p := taxed(t, 10).Learned(Red, x.usurers...).Learned(Green, x.victims...).Holds(Red, Usuraio)
		p.Run(func(g *State, t *play.Table) { g.Deliver(t, Usuraio, Red, Green, g.Turn); g.Collect(t, Green) })
		Want(t, "of 50 florins", p.Players[Green].Florins, x.left)
		Want(t, "for the usurer's owner", p.Players[Red].Florins, x.taken)
		Want(t, "told", p.Told(KeySkimmed, int16(Red), int16(Green), int16(x.taken)), true)
	}
	p := taxed(t, 10).Learned(Green, Banche).Holds(Green, Usuraio)
	p.Run(func(g *State, t *play.Table) { g.Deliver(t, Usuraio, Green, Green, g.Turn); g.Collect(t, Green) })
	Want(t, "two fifths more of his own", p.Players[Green].Florins, 70)
}

// Bishops, Cardinals and Knights bring something for each building; a Chamberlain rolls.
//
// rule: mu-alpha/concepts/empire-cards
func TestCardsForBuildings(t *testing.T) {
	for i, tech := range []int8{Monoteismo, Teologia, Fanatismo} {
		p := taxed(t, 3).Build(Cathedral, 1, "sinai", "marmarica", "cyrenaica").Learned(Green, tech).Holds(Green, Vescovo, Vescovo)
		p.Run(func(g *State, t *play.Table) { g.AtTheBank(t, Green) }).Play(Use(Green, Vescovo))
		Want(t, "florins for three Cathedrals", p.Players[Green].Florins, 300*int32(i+1))
		Want(t, "one Bishop in a turn", p.WhyNotPlay(Green, Vescovo), RuleCardOnce)
		q := recruits(mamluk(t).Build(Cathedral, 1, "egypt", "judea").Learned(Green, tech).Holds(Green, Cardinale)).Play(Use(Green, Cardinale))
		Want(t, "FV for two Cathedrals", q.Players[Green].Coming, 2*int16(i+1))
	}
	for i, tech := range []int8{Investitura, Vassallaggio, Feudalesimo} {
		p := recruits(mamluk(t).Build(Fort, 3, "egypt", "judea", "sinai").Build(Fort, 2, "cyrenaica").Learned(Green, tech).Holds(Green, Cavaliere)).Play(Use(Green, Cavaliere))
		Want(t, "FV for three Castles", p.Players[Green].Coming, 3*int16(i+1))
	}
	for _, banks := range []int32{0, 100} {
		p := Position(t, 5).Holds(Green, Ciambellano)
		p.Phase = Taxes
		if banks > 0 {
			p.Learned(Green, Banche)
		}
		p.Falling(D4(3)).Run(func(g *State, t *play.Table) { g.AtTheBank(t, Green) }).Play(Use(Green, Ciambellano))
		Want(t, "a die of hundreds, and BANKS", p.Players[Green].Florins, 300+banks)
	}
}

// The Castellan is called in Diplomacy alone, and the Diplomatic card imposes 1 turn on whoever knows nothing.
//
// rule: mu-alpha/concepts/empire-cards
// rule: mu-alpha/diplomacy/diplomatic-card-truce
func TestCardsOfDiplomacy(t *testing.T) {
	p := Position(t, 3).Own(Green, "egypt").Learned(Green, Istruzione, Tattica, Investitura)
	p.Phase = Events
	Want(t, "before the events", p.WhyNotPlay(Green, Castellano), RuleCardPhase)
	p.Phase = Diplomacy
	Want(t, "in Diplomacy", p.WhyNotPlay(Green, Castellano), play.Free)
	for _, x := range []struct {
		techs []int8
		turns int8
	}{{nil, 1}, {[]int8{Istruzione}, 1}, {[]int8{Letteratura}, 2}, {[]int8{Filosofia}, 3}, {[]int8{Universita}, 4}} {
		p := Position(t, 3).Held(Green, 1, "egypt").Held(Red, 1, "thrace").Learned(Green, x.techs...).Holds(Green, Diplomatico)
		p.Phase = Diplomacy
		Want(t, "whoever he is", p.WhyNotPlay(Green, Diplomatico), play.Free)
		p.Run(func(g *State, t *play.Table) {
			g.PlayDiplomatico(t, play.Answer{Seat: Green, Verb: PlayCard, A: int16(Diplomatico), B: int16(Red)})
		})
		Want(t, "the last turn of the truce", p.Truces[Green][Red], p.Turn+x.turns-1)
		Want(t, "on both sides", p.Truce(Red, Green), true)
	}
}

// A Corsair takes goods alone, whatever his owner's Guilds: no Merchant Ship has armies aboard.
//
// rule: mu-alpha/concepts/empire-cards
func TestCorsair(t *testing.T) {
	for tl, most := range map[int8]int16{1: 3, 2: 6, 3: 9} {
		p := ofLevel(t, tl).Learned(Green, Gilde)
		i := p.Transport(Red, Merchantman, 2, "cretan-sea", 0)
		p.Stowed(i, 1, 20, "")
		goods, armies := p.Booty(Green, i, p.Transports[i].At)
		Want(t, "goods", goods, most)
		Want(t, "armies", armies, 0)
	}
}

// A Corsair who has met nobody has not been used: his card comes home when the Commerce phase ends.
//
// rule: mu-alpha/concepts/empire-cards
func TestCorsairsWhoMeetNobodyComeHome(t *testing.T) {
	p := Trading(t)
	p.Delivered[0] = Delivered{Card: Corsaro, From: Red, To: Red, Until: p.Turn}
	p.Corsair[Red] = Corsair{Zone: At("egyptian-sea"), Prey: play.Nobody, Least: 1}
	p.Run(trade)
	Want(t, "in hand", p.Players[Red].Hand[Corsaro], 1)
	Want(t, "lies before nobody", p.Delivered[0].Card, None)
	Want(t, "lurks nowhere", p.Corsair[Red].Zone, NoPlace)
}
