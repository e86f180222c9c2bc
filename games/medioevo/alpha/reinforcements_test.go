package alpha

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// mamluk is a player who owns the whole Mamluk Sultanate, with which he began, in Reinforcements.
func mamluk(t *testing.T) *Stage {
	p := Position(t, 3).Realm(Green, "mamluk-sultanate").Own(Green, "coele-syria", "palestine", "judea", "sinai", "egypt", "marmarica", "cyrenaica")
	p.Phase = Reinforcements
	return p
}

// recruits lets a player add to his reinforcements.
func recruits(p *Stage) *Stage {
	p.T.Helper()
	return p.Run(func(g *State, t *play.Table) { g.Enlist(t, Green) })
}

func TestReinforcements(t *testing.T) {
	t.Run("home", func(t *testing.T) {
		// rule: mu-alpha/reinforcements/home-territories
		// rule: mu-alpha/reinforcements/zealotry
		p := mamluk(t)
		Want(t, "seven", p.Levy(Green), 7)
		p.Own(Green, "bohemia", "styria", "liguria", "corsica")
		Want(t, "and two Small Kingdoms", p.Levy(Green), 9)
		Want(t, "and ZEALOTRY", p.Learned(Green, Fanatismo).Levy(Green), 10)
		Want(t, "one lost", p.Own(Red, "sinai").Levy(Green), 9)
		p.Land("egypt").Before = Green
		Want(t, "one contested", p.Levy(Green), 8)
	})
	t.Run("ZEALOTRY in a Crusade", func(t *testing.T) {
		// rule: mu-alpha/reinforcements/zealotry
		p := mamluk(t).Learned(Green, Fanatismo)
		p.Faith.Crusade.Size = 15
		Want(t, "of others", p.Levy(Green), 8)
		p.Faith.Crusade.Joined = Bit(Green)
		Want(t, "of his own", p.Levy(Green), 12)
	})
	t.Run("whole Kingdoms", func(t *testing.T) {
		// rule: mu-alpha/reinforcements/whole-kingdoms
		for id, fv := range map[string]int16{"kingdom-of-bohemia": 1, "ilkhanate": 2, "kingdom-of-sicily": 3, "byzantine-empire": 4} {
			p := Position(t, 3).Realm(Green, "mamluk-sultanate")
			var last Place
			for _, land := range TheBox().Atlas.Realms[Realm(id)].Territories {
				p.Territories[land].Owner, last = Green, land
			}
			Want(t, id, p.Levy(Green), fv)
			p.Territories[last].Owner = Red
			Want(t, id+" in part", p.Levy(Green), 0)
		}
	})
	t.Run("FEUDALISM", func(t *testing.T) {
		// rule: mu-alpha/reinforcements/feudalism
		p := mamluk(t).Build(Fort, 3, "egypt", "judea").Build(Fort, 2, "cyrenaica")
		Want(t, "without", p.Levy(Green), 7)
		Want(t, "two Castles", p.Learned(Green, Feudalesimo).Levy(Green), 9)
	})
	t.Run("INVESTITURE", func(t *testing.T) {
		// rule: mu-alpha/reinforcements/investiture
		for tl, price := range map[int8]int32{1: 10, 2: 20, 3: 30} {
			p := recruits(mamluk(t).Learned(Green, Investitura).Studied(Green, tl).Florins(Green, 100)).Asks(Green, AskReinforcements)
			Want(t, "1 FV", p.Buys(Green, ArmForFlorins, int16(price)), price)
			Want(t, "to be placed", p.Players[Green].Coming, 1)
			Want(t, "no second", p.IsOver(), true)
		}
		Want(t, "not without", recruits(mamluk(t).Florins(Green, 100)).IsOver(), true)
		Want(t, "who cannot pay is not asked", recruits(mamluk(t).Learned(Green, Investitura).Florins(Green, 9)).IsOver(), true)
	})
	t.Run("the Mercenary", func(t *testing.T) {
		// rule: mu-alpha/reinforcements/mercenary-card
		for tl, price := range map[int8]int32{1: 10, 2: 20, 3: 30} {
			p := mamluk(t).Florins(Green, 1000)
			for _, tech := range []int8{Legge, Vassallaggio, Istruzione, Letteratura, Medicina, Misticismo, Monoteismo, Teologia, Caccia, Mulino, Allevamento, Agricoltura, Strade, Tattica, Strategia, Cartografia} {
				if p.Level(Green) < tl {
					p.Learned(Green, tech)
				}
			}
			recruits(p.Holds(Green, Mercenario))
			Want(t, "up to 5", p.Most(Use(Green, Mercenario)), 5)
			p.Play(Saying(Use(Green, Mercenario), 5))
			Want(t, "at so much each", 1000-p.Players[Green].Florins, 5*price)
			Want(t, "to be placed", p.Players[Green].Coming, 5)
			Want(t, "the card is spent", p.Players[Green].Hand[Mercenario], 0)
		}
		p := recruits(mamluk(t).Florins(Green, 39).Holds(Green, Mercenario))
		Want(t, "what he can pay", p.Most(Use(Green, Mercenario)), 3)
		p.Play(Saying(Use(Green, Mercenario), 1))
		Want(t, "or a single one", p.Players[Green].Coming, 1)
	})
	t.Run("the Mercenary's technologies", func(t *testing.T) {
		// rule: mu-alpha/reinforcements/mercenary-technologies
		for _, x := range []struct {
			techs []int8
			most  int16
		}{{nil, 5}, {[]int8{Conio}, 10}, {[]int8{Forgiatura}, 10}, {[]int8{Banche}, 10}, {[]int8{Conio, Banche}, 15}, {[]int8{Conio, Forgiatura, Banche}, 20}} {
			p := recruits(mamluk(t).Learned(Green, x.techs...).Florins(Green, 1000).Holds(Green, Mercenario))
			Want(t, "up to", p.Most(Use(Green, Mercenario)), x.most)
		}
	})
}

// captured is a position in the Reinforcements phase in which two players hold so many of each other's.
func captured(t *testing.T, greens, reds int16) *Stage {
	p := Position(t, 3).Held(Green, 1, "egypt").Held(Red, 1, "thrace").Held(Blue, 1, "kiev").Florins(Green, 100).Florins(Red, 50)
	p.Phase = Reinforcements
	p.Ed().Imprison(p.State, Red, Green, greens)
	p.Ed().Imprison(p.State, Green, Red, reds)
	return p
}

func TestPrisoners(t *testing.T) {
	bargains := func(p *Stage) *Stage {
		return p.Run(func(g *State, t *play.Table) {
			for !g.Ed().Phases[Reinforcements](g, t) {
			}
		})
	}
	t.Run("exchange", func(t *testing.T) {
		// rule: mu-alpha/reinforcements/prisoner-exchange
		p := bargains(captured(t, 3, 5)).Asks(Green, AskPrisoners)
		Want(t, "as many as both hold", p.Most(By(Green, OfferExchange, Red)), 3)
		Want(t, "of nobody else", p.Most(By(Green, OfferExchange, Blue)), 0)
		p.Play(Saying(By(Green, OfferExchange, Red), 2)).Asks(Red, AskExchange)
		p.Play(Says(Red, AcceptOffer))
		Want(t, "left with red", p.Players[Red].PrisonersOf[Green], 1)
		Want(t, "left with green", p.Players[Green].PrisonersOf[Red], 3)
		Want(t, "in all", p.Players[Green].Prisoners, 3)
		Want(t, "told", p.Told(KeyExchanged, int16(Green), int16(Red), 2), true)
		// rule: mu-alpha/reinforcements/prisoner-ransom
		Want(t, "they are placed in this turn", p.Players[Green].Coming, 2)
		Want(t, "on both sides", p.Players[Red].Coming, 2)
	})
	t.Run("by consent", func(t *testing.T) {
		// rule: mu-alpha/reinforcements/prisoner-exchange
		p := bargains(captured(t, 3, 5)).Play(Saying(By(Green, OfferExchange, Red), 2), Says(Red, DeclineOffer))
		Want(t, "nothing changes", p.Players[Green].PrisonersOf[Red]+p.Players[Red].PrisonersOf[Green], 8)
		p.Asks(Red, AskPrisoners)
		Want(t, "red may offer too", p.Most(By(Red, OfferExchange, Green)), 3)
		p.Play(Says(Red, DonePrisoners))
		Want(t, "over", p.IsOver(), true)
	})
	t.Run("ransom", func(t *testing.T) {
		// rule: mu-alpha/reinforcements/prisoner-ransom
		p := bargains(captured(t, 3, 0)).Asks(Green, AskPrisoners)
		p.Play(Saying(By(Green, OfferRansom, Red), 3)).Asks(Green, AskSum)
		Want(t, "any sum he has", p.Most(By(Green, NameSum, int16(3))), 100)
		p.Play(Saying(By(Green, NameSum, int16(3)), 40)).Asks(Red, AskRansom)
		p.Play(Says(Red, AcceptOffer))
		Want(t, "paid", p.Players[Green].Florins, 60)
		Want(t, "to the holder", p.Players[Red].Florins, 90)
		Want(t, "back", p.Players[Green].Coming, 3)
		Want(t, "none is left", p.Players[Red].Prisoners, 0)
	})
	t.Run("the holder names a price", func(t *testing.T) {
		// rule: mu-alpha/reinforcements/prisoner-ransom
		p := bargains(captured(t, 0, 4))
		p.Play(Saying(By(Green, OfferRelease, Red), 2))
		Want(t, "no more than red has", p.Most(By(Green, NameSum, int16(2))), 50)
		p.Play(Saying(By(Green, NameSum, int16(2)), 30)).Asks(Red, AskRelease)
		p.Play(Says(Red, AcceptOffer))
		Want(t, "paid", p.Players[Red].Florins, 20)
		Want(t, "to the holder", p.Players[Green].Florins, 130)
		Want(t, "back", p.Players[Red].Coming, 2)
		Want(t, "two are left", p.Players[Green].PrisonersOf[Red], 2)
	})
	t.Run("nobody to bargain about", func(t *testing.T) {
		// rule: mu-alpha/reinforcements/prisoner-exchange
		Want(t, "nobody is asked", bargains(captured(t, 0, 0)).IsOver(), true)
	})
}
