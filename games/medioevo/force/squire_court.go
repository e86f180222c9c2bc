package force

import "signoria/play"

// A squire in council: what he makes of the questions of Diplomacy, and his cards, which he plays where they bring something.
// Treaties stand in squire_treaties.go.

// courtWorth judges diplomacy.
func (j *Judge) courtWorth(p play.Prompt, args play.Args, c play.Choice) (int, bool) {
	switch p {
	case AskDiplomacy:
		switch c.Verb {
		case EndDiplomacy:
			return 0, true
		case DraftPact:
			return j.draftsWith(play.Seat(c.A)), true
		case PlayCard:
			return 0, false
		}
		return -1, true
	case AskDraft:
		return j.strokeWorth(c), true
	case AskConsent:
		return j.consentWorth(c), true
	case AskDemand:
		return j.metWorth(args, c), true
	case AskPeace:
		return 0, true
	case AskVerdict:
		return int(B2i(c.Verb == VoteKept)), true
	case AskFist:
		return 0, true
	case AskShelter:
		if c.Verb == ShelterLand {
			return j.LandValue(Place(c.A)) + 100*int(j.Lacks(Place(c.A))), true
		}
		return 0, true
	case AskGift:
		return j.giftWorth(c), true
	case AskCards, AskBeforeEvents:
		if c.Verb == PlayCard {
			return 0, false
		}
		return 0, true
	}
	return 0, false
}

func (j *Judge) giftWorth(c play.Choice) int {
	switch c.Verb {
	case GiftTransport:
		return j.G.goodsRoom(&Transport{Kind: Kind(c.A), Level: int8(c.B)}) * unitProfit * min(Growth, j.TurnsLeft()-1)
	case GiftTaxes:
		return int(j.G.Income(j.S))
	case GiftCard:
		return 150
	}
	return 0
}

// What cards are worth to him in hand, in florins.
var cardWorths = [Kinds]int{
	Abate: 260, Architetto: 120, Arciere: 60, Assassino: 70, Avaro: 100, Balestriere: 90, Bardo: 120, Capomastro: 150, Cardinale: 60, Carovaniere: 200,
	Carpentiere: 40, Castellano: 60, Cavaliere: 40, Cerusico: 50, Ciambellano: 300, Concessione: 80, Condottiero: 90, Conestabile: 80, Contessa: 260,
	Corsaro: 70, Diplomatico: 40, Eroina: 90, Esattore: 120, Flagellante: 40, Gabelliere: 200, Genio: 90, Giullare: 300, Guardia: 60, Infiltrato: 50,
	Inquisitore: 60, Ladro: 250, Maresciallo: 80, Mecenate: 200, Medico: 40, Mercante: 260, Mercenario: 100, Miliziano: 80, Monaco: 60, Ospitaliere: 260,
	Pirata: 30, Principessa: 60, Sicario: 60, Spia: 10, Taccagno: 100, TargaDoro: 40, Templare: 70, Usuraio: 100, Vescovo: 150,
}

// CardValue is what a card in hand is worth to him: less while he lacks what it needs.
func (j *Judge) CardValue(card int8) int {
	worth := cardWorths[card]
	if !j.G.Meets(j.S, card) {
		worth /= 3
	}
	if j.Me().Hand[card] > 0 && singly&(1<<card) != 0 {
		worth /= 4
	}
	return worth + fond(j.temper.cards, card, cardLiked)
}

// What he plays as soon as he may, and what only against whom he would hurt.
const (
	gladly = 1<<Abate | 1<<Contessa | 1<<Ospitaliere | 1<<Ciambellano | 1<<Vescovo | 1<<Cardinale | 1<<Cavaliere | 1<<Gabelliere | 1<<Mercante |
		1<<Bardo | 1<<Giullare | 1<<Capomastro | 1<<Esattore | 1<<Castellano | 1<<Mercenario | 1<<Medico | 1<<Cerusico | 1<<Guardia | 1<<Miliziano | 1<<Usuraio
	spitefully = 1<<Avaro | 1<<Taccagno | 1<<Ladro | 1<<Assassino | 1<<Inquisitore | 1<<Sicario | 1<<Flagellante
)

// cardWorth judges playing cards, in any phase.
func (j *Judge) cardWorth(p play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	switch c.Verb {
	case PlayCard:
		return j.playWorth(c), true
	case Foil:
		return int(B2i(j.G.Players[j.S].Hand[c.A] > 0)), true
	case UseCard:
		return 10, true
	case WithdrawCard:
		return -1, true
	case KillCard, StealCard:
		return j.CardValue(int8(c.A)), true
	}
	switch p {
	case AskLoseCard:
		return -j.CardValue(int8(c.A)), true
	case AskMasons:
		return j.masonryWorth(c), true
	case AskBefore:
		return int(B2i(c.Verb == ReadyToGo)), true
	case AskHeal:
		return int(B2i(c.Verb == HealBattle)) * int(c.C), true
	case AskMedic:
		return int(B2i(c.Verb == TakeBack)), true
	case AskSaboteur, AskSabotage:
		return int(B2i(c.Verb == LeaveInPeace || c.Verb == EndSabotage)), true
	case AskLurk:
		return j.shipsNear(Place(c.A), play.Seat(c.B)), true
	}
	return 0, false
}

// playWorth is what it is worth to play a card now.
func (j *Judge) playWorth(c play.Choice) int {
	card := int8(c.A)
	bit := uint64(1) << card
	on := play.Seat(c.B)
	switch {
	case c.C < None: // against a card that lies before somebody
		if g := j.G.Delivered[None-1-c.C]; g.To == j.S && j.G.Box().Cards[g.Card].Offensive {
			return 100
		}
		return -1
	case card == Usuraio && on != play.Nobody && on != j.S:
		return 1
	case card == Mecenate || card == Architetto:
		return j.wholesale(card)
	case bit&gladly != 0:
		return 80
	case bit&spitefully != 0 && on >= 0 && on < MostRealms && on == j.Leader():
		return 60
	case j.temper.spite && (bit&spitefully != 0 || card == Corsaro):
		return 50
	}
	return -1
}

// wholesale plays what makes purchases cheaper when there is much to buy.
func (j *Judge) wholesale(card int8) int {
	if int(j.Me().Florins) < 2*j.float()+400 || card == Architetto {
		return -1
	}
	return 40
}

// Leader is who stands best of the others.
func (j *Judge) Leader() play.Seat {
	if !j.compared {
		j.compared, j.leader = true, play.Nobody
		most := int16(0)
		for _, x := range j.G.Others(j.S) {
			if n := j.stand(x); j.leader == play.Nobody || n > most {
				j.leader, most = x, n
			}
		}
	}
	return j.leader
}

// common is what is reckoned once for a question, whoever judges the position.
type common struct {
	counted uint16 // whose totals are, bit s
	total   [MostRealms]int16
	war     *State // where one is thought of; nil before the first
}

// shared is what he has in common with whom he faces.
func (j *Judge) shared() *common {
	if j.common == nil {
		j.common = new(common)
	}
	return j.common
}

// stand is what another would have if the game ended now, as far as everybody knows.
func (j *Judge) stand(x play.Seat) int16 {
	c := j.shared()
	if c.counted&Bit(x) == 0 {
		c.counted |= Bit(x)
		c.total[x] = j.G.OpenTotal(x)
	}
	return c.total[x]
}

func (j *Judge) masonryWorth(c play.Choice) int {
	if c.Verb != MasonBuild {
		return 0
	}
	return 1 + int(j.G.Box().Buildings[c.B][c.C].Cost)
}

// shipsNear is how many ships of trade a player has in a sea zone, and in ports on it; of nobody: how many all others have.
func (j *Judge) shipsNear(zone Place, of play.Seat) (n int) {
	for i := range j.G.Transports {
		x := &j.G.Transports[i]
		theirs := x.Owner == of || of == play.Nobody && x.Owner != j.S
		near := x.At == zone || x.At.Land() && j.G.port(x.At) == zone
		n += int(B2i(x.Kind == Merchantman && theirs && near))
	}
	return n
}
