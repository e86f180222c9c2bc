package alpha

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// holySee is Green the Pope, of the Empire, with Rome; Red of Hungary and Blue of France are Christians too, White leads
// the Mamluks. All are at war with the Pope.
func holySee(t *testing.T) *Stage {
	p := Position(t, 4).Crowned("holy-roman-empire", "kingdom-of-hungary", "kingdom-of-france", "mamluk-sultanate").Held(Green, 5, "papal-state")
	p.Players[Green].Pope = true
	for s := range play.Seat(4) {
		p.Florins(s, 1000)
	}
	return p.War(Green, Red).War(Green, Blue).War(Green, White)
}

// storms is a player taking Rome from whoever has it.
func storms(p *Stage, s play.Seat) *Stage {
	p.T.Helper()
	p.Land("papal-state").VF = [11]int16{}
	wagon := p.Transport(s, WarWagon, 3, "tuscany", 20)
	p.Captain(s, 1, "tuscany", wagon)
	p.Active, p.March.Leader, p.March.Convoy = s, wagon, One(wagon)
	p.Battle.At, p.Battle.Convoy = At("papal-state"), One(wagon)
	p.Run(func(g *State, t *play.Table) { g.Conquer(t, s, At("papal-state")) })
	if !p.IsOver() {
		p.Play(Says(s, KeepAll))
	}
	p.Battle.Convoy = Convoy{}
	p.Transports[wagon], p.Captains[p.CaptainAt(s, At("papal-state"))] = EmptyTransport(), EmptyCaptain()
	p.Land("papal-state").VF[s] = 5
	return p
}

// church is the Church as somebody sees it.
func church(p *Stage, s play.Seat) *FaithView {
	var v View
	see(p.State, &v, s)
	return v.Faith
}

func TestInitialPope(t *testing.T) {
	// rule: mu-alpha/pope/initial-pope
	// rule: mu-alpha/pope/papal-states
	p := Began(t, 5, nil)
	pope := p.Pope()
	Want(t, "a Christian", christian(p.State, pope), true)
	Want(t, "without honour for it", p.Players[pope].Honour, 0)
	Want(t, "Rome is his", p.Land("papal-state").Owner, pope)
	Want(t, "with an army in it", p.Ground(pope, At("papal-state")), 5)
	seen := map[int8]bool{}
	for seed := range uint64(20) {
		g, err := Tested().New(Setup(5, seed, map[string]int{OptionTurns: 10}))
		if err != nil {
			t.Fatal(err)
		}
		seen[g.Players[g.Pope()].Realm] = true
	}
	Want(t, "by lot", len(seen), 2)

	realm := func(id string) int {
		for n, r := range TheBox().Playable() {
			if r == Realm(id) {
				return n + 1
			}
		}
		panic(id)
	}
	p = Began(t, 3, nil, realm("byzantine-empire"), realm("mamluk-sultanate"), realm("golden-horde"))
	Want(t, "without Christians", p.Pope(), play.Nobody)
	Want(t, "Rome is the barbarians'", p.Land("papal-state").Owner, play.Nobody)
}

func TestConquestOfRome(t *testing.T) {
	t.Run("by a Christian", func(t *testing.T) {
		// rule: mu-alpha/pope/dies-on-conquest-by-christian
		// rule: mu-alpha/victory/hp-becoming-pope
		// rule: mu-alpha/victory/hp-reconquer-rome
		p := storms(holySee(t), Red)
		Want(t, "the Pope is dead", p.Told(KeyPopeDies, int16(Green)), true)
		Want(t, "and has lost the office", p.Players[Green].Pope, false)
		Want(t, "the conqueror is Pope", p.Pope(), Red)
		Want(t, "a point for that, and none for Rome, which a Christian had", p.Players[Red].Honour, 1)
	})
	t.Run("by another, and back", func(t *testing.T) {
		// rule: mu-alpha/pope/suspended-by-non-christian
		// rule: mu-alpha/victory/hp-conquer-rome
		// rule: mu-alpha/victory/hp-reconquer-rome
		p := storms(holySee(t), White)
		Want(t, "there is no Pope", p.Pope(), play.Nobody)
		Want(t, "three points", p.Gained(White, ForRome), 3)
		Want(t, "and no office", p.Players[White].Honour, 3)
		p.Run(fillPapacy)
		Want(t, "nobody is elected", p.IsOver() && p.Pope() == play.Nobody, true)
		p = storms(p.War(Blue, White), Blue)
		Want(t, "the Christian who takes it back is Pope", p.Pope(), Blue)
		Want(t, "nobody has died for it", p.Told(KeyPopeDies, int16(play.Nobody)), false)
		Want(t, "for three points and one", p.Players[Blue].Honour, 4)
	})
	t.Run("by barbarians", func(t *testing.T) {
		// rule: mu-alpha/pope/suspended-by-non-christian
		// rule: mu-alpha/victory/hp-conquer-rome
		// rule: mu-alpha/victory/hp-reconquer-rome
		fallen := func(g *State, t *play.Table) {
			g.AddVF(Barbarians, At("papal-state"), 3)
			g.Hand(t, At("papal-state"), play.Nobody)
		}
		p := holySee(t)
		p.Faith.Forsook = Bit(Red)
		p.Run(fallen)
		Want(t, "there is no Pope", p.Pope(), play.Nobody)
		Want(t, "nobody has walked out", p.Faith.Forsook, 0)
		Want(t, "told", p.Told(KeyPopeDies, int16(Green)) && p.Told(KeySuspended, int16(play.Nobody)), true)
		p = storms(p, Green)
		Want(t, "taken back from them", p.Players[Green].Honour, 4)
		Want(t, "Pope again", p.Pope(), Green)
		p = holySee(t).Run(fallen)
		Want(t, "or by the Mamluks", storms(p, White).Players[White].Honour, 3)
		p = holySee(t).Held(Green, 5, "sicily").Run(func(g *State, t *play.Table) { g.Hand(t, At("sicily"), play.Nobody) })
		Want(t, "other land is nothing to the Pope", p.Pope(), Green)
	})
	t.Run("from one who is no Christian either", func(t *testing.T) {
		// rule: mu-alpha/victory/hp-conquer-rome
		p := Position(t, 3).Crowned("byzantine-empire", "mamluk-sultanate", "kingdom-of-hungary").Held(Green, 5, "papal-state").War(Green, Red)
		Want(t, "nothing for Rome", storms(p, Red).Players[Red].Honour, 0)
	})
	t.Run("by the Pope, from another Christian", func(t *testing.T) {
		// rule: mu-alpha/pope/election
		// rule: mu-alpha/victory/hp-becoming-pope
		p := holySee(t)
		p.Players[Green].Pope, p.Players[Red].Pope = false, true
		storms(p, Red)
		Want(t, "he stays Pope", p.Pope(), Red)
		Want(t, "for nothing", p.Players[Red].Honour, 0)
	})
	t.Run("by one who is excommunicated", func(t *testing.T) {
		// rule: mu-alpha/pope/excommunication-effects
		p := holySee(t)
		p.Faith.Banned, p.Players[Red].Honour = Bit(Red), -2
		storms(p, Red)
		Want(t, "he is Pope", p.Pope(), Red)
		Want(t, "and in communion", banned(p.State, Red), false)
		Want(t, "with what it had cost, and a point for the office", p.Players[Red].Honour, 1)
	})
}

// rule: mu-alpha/pope/suspended-by-non-christian
func TestWorkedExampleOfTheSuspendedPapacy(t *testing.T) {
	// Blue is Pope, Yellow plays the Mamluks.
	p := Position(t, 4).Crowned("holy-roman-empire", "kingdom-of-hungary", "kingdom-of-france", "mamluk-sultanate").Held(Blue, 5, "papal-state")
	p.Players[Blue].Pope = true
	yellow := White
	storms(p.War(Blue, yellow), yellow)
	Want(t, "during Yellow's ownership the Pope is dead", p.Pope(), play.Nobody)
	p.Turn++
	storms(p.War(Green, yellow), Green)
	Want(t, "Green becomes the new Pope", p.Pope(), Green)
}

func TestElection(t *testing.T) {
	dies := func(p *Stage) *Stage { return p.Run(popesDeath) }
	t.Run("by votes", func(t *testing.T) {
		// rule: mu-alpha/pope/election
		// rule: mu-alpha/victory/hp-becoming-pope
		p := dies(holySee(t)).Asks(Green, AskVote)
		Want(t, "there is no Pope meanwhile", p.Pope(), play.Nobody)
		Want(t, "no infidel stands", p.Offers(By(Green, VoteFor, White)), false)
		p.Play(By(Green, VoteFor, Green)).Asks(Red, AskVote)
		Want(t, "the vote is open", church(p, White).Election.Votes[Green], Green)
		p.Play(By(Red, VoteFor, Blue)).Asks(Blue, AskVote).Play(By(Blue, VoteFor, Blue))
		Want(t, "over: the infidel does not vote", p.IsOver(), true)
		Want(t, "most votes", p.Pope(), Blue)
		Want(t, "a point", p.Players[Blue].Honour, 1)
		Want(t, "Rome stays whose it is", p.Land("papal-state").Owner, Green)
		Want(t, "free of charge", p.Players[Blue].Florins, 1000)
		Want(t, "nothing is under way", p.Faith, Faith{})
	})
	t.Run("without whom the Church has cast out", func(t *testing.T) {
		// rule: mu-alpha/pope/excommunication-effects
		p := holySee(t)
		p.Faith.Banned = Bit(Red)
		dies(p).Asks(Green, AskVote)
		Want(t, "he cannot be elected", p.Offers(By(Green, VoteFor, Red)), false)
		p.Play(By(Green, VoteFor, Blue)).Asks(Blue, AskVote).Play(By(Blue, VoteFor, Blue))
		Want(t, "nor does he vote", p.IsOver() && p.Pope() == Blue, true)
		p = holySee(t)
		p.Faith.Banned = Bit(Red) | Bit(Blue)
		Want(t, "who is alone is elected unasked", dies(p).IsOver() && p.Pope() == Green, true)
		p = holySee(t)
		p.Faith.Banned = Bit(Red) | Bit(Blue) | Bit(Green)
		dies(p)
		Want(t, "nobody is there to be elected", p.Pope(), play.Nobody)
		Want(t, "told", p.Told(KeyNoPope), true)
	})
	t.Run("only where there is a Pope to die", func(t *testing.T) {
		// rule: mu-alpha/pope/suspended-by-non-christian
		p := holySee(t).Own(White, "papal-state")
		p.Players[Green].Pope = false
		Want(t, "not while the office is suspended", dies(p).IsOver() && !p.Told(KeyPopeDies), true)
	})
	t.Run("when his realm is no more", func(t *testing.T) {
		// rule: mu-alpha/pope/election
		p := holySee(t).Own(Red, "papal-state")
		p.Players[Green].Pope, p.Players[Green].Out = false, true
		p.Phase = Diplomacy
		begun := false
		p.Run(func(g *State, t *play.Table) {
			underAPope(func(*State, *play.Table) bool { begun = true; return true })(g, t)
		}).Asks(Red, AskVote)
		Want(t, "before the phase begins", begun, false)
		p = holySee(t).Own(Red, "papal-state")
		p.Phase = Diplomacy
		p.Run(func(g *State, t *play.Table) {
			underAPope(func(g *State, _ *play.Table) bool {
				g.Players[Green].Pope, g.Players[Green].Out = false, true
				return true
			})(g, t)
		}).Asks(Red, AskVote)
	})
	t.Run("a tie is decided by secret bids", func(t *testing.T) {
		// rule: mu-alpha/pope/election-tie-auction
		// rule: mu-alpha/pope/election
		p := tie(t, 1)
		o, _ := p.Match.OfferTo(Green)
		Want(t, "Green bids what he has at most", o.Choices[0].Hi, 1000)
		p.Play(Saying(Says(Green, BidForPapacy), 100)).Asks(Red, AskPapalBid)
		Want(t, "unseen", church(p, Red).Election.Bids[Green], -1)
		Want(t, "between the two", church(p, Red).Election.Tied[1], Red)
		p.Play(Saying(Says(Red, BidForPapacy), 150))
		Want(t, "the higher bid", p.Pope(), Red)
		Want(t, "is paid", p.Players[Red].Florins, 850)
		Want(t, "and told", p.Told(KeyPapalPrice, int16(Red), 150), true)
		Want(t, "the other is not", p.Players[Green].Florins, 1000)
	})
	t.Run("equal bids are made once more, then the lot decides", func(t *testing.T) {
		// rule: mu-alpha/pope/election-tie-auction
		bid := func(p *Stage, green, red int16) *Stage {
			return p.Play(Saying(Says(Green, BidForPapacy), green), Saying(Says(Red, BidForPapacy), red))
		}
		p := bid(bid(tie(t, 1), 100, 100).Asks(Green, AskPapalBid), 20, 10)
		Want(t, "the higher of the second", p.Pope(), Green)
		Want(t, "what he bid last is paid", p.Players[Green].Florins, 980)
		won := map[play.Seat]bool{}
		for shows := 1; shows <= 2; shows++ {
			p = bid(bid(tie(t, shows), 30, 30), 30, 30)
			won[p.Pope()] = true
			Want(t, "equal again: told", p.Told(KeyPapalLot, int16(p.Pope())), true)
			Want(t, "it is paid", p.Players[p.Pope()].Florins, 970)
		}
		Want(t, "either may win", len(won), 2)
		p = bid(bid(tie(t, 1), 0, 0), 0, 0)
		Want(t, "who both bid nothing are equal too", p.Told(KeyPapalLot, int16(p.Pope())), true)
		Want(t, "and nothing is told of a price", p.Told(KeyPapalPrice, int16(p.Pope()), 0), false)
		p = holySee(t).Florins(Green, 2*mostPapalBid)
		p.Faith.Election.Tied = Bit(Green) | Bit(Red)
		p.Run(bidForPapacy)
		o, _ := p.Match.OfferTo(Green)
		Want(t, "there is a highest bid", o.Choices[0].Hi, mostPapalBid)
	})
}

// There is an election only while there is no Pope, and none once the game is over.
//
// rule: mu-alpha/pope/election
func TestWhenAPopeIsElected(t *testing.T) {
	p := holySee(t).Run(fillPapacy)
	Want(t, "while there is one nobody is asked", p.IsOver() && p.Pope() == Green, true)
	p = holySee(t)
	p.Players[Green].Pope = false
	p.Run(fillPapacy).Asks(Green, AskVote)
	p = holySee(t)
	p.Players[Green].Pope, p.Phase = false, GameOver
	Want(t, "nor once the game is over", p.Run(fillPapacy).IsOver(), true)
}

// tie is an election in which Green and Red have a vote each, and a die of two that shows what it shall.
func tie(t *testing.T, shows int) *Stage {
	p := holySee(t).Falling(Dn(2, shows))
	p.Players[Blue].Out = true
	p.Order[Blue], p.Order[White] = White, play.Nobody
	return p.Run(popesDeath).Play(By(Green, VoteFor, Green), By(Red, VoteFor, Red)).Asks(Green, AskPapalBid)
}

func TestExcommunication(t *testing.T) {
	court := func(p *Stage) *Stage {
		p.Phase = Diplomacy
		return p.Acts(Green, (*State).Diplomacy).Asks(Green, AskDiplomacy)
	}
	t.Run("wants grounds", func(t *testing.T) {
		// rule: mu-alpha/pope/two-extra-options
		// rule: mu-alpha/pope/excommunication-grounds
		p := holySee(t)
		p.Faith.Refused, p.Faith.Assailed = Bit(Red), Bit(Blue)
		p.Players[Green].Actions = 1
		court(p)
		Want(t, "who has refused a Crusade", p.Offers(By(Green, Excommunicate, Red)), true)
		Want(t, "who has attacked Rome", p.Offers(By(Green, Excommunicate, Blue)), true)
		Want(t, "an infidel is not in the Church", p.Refuses(By(Green, Excommunicate, White)), play.Free)
		Want(t, "nor asked for", p.Offers(By(Green, Excommunicate, White)), false)
		p.Faith.Refused = 0
		Want(t, "none", court(p).Refuses(By(Green, Excommunicate, Red)), RuleGrounds)
		p.Faith.Assailed |= Bit(Green)
		Want(t, "nor against himself", grounds(p.State), Bit(Blue))
		p.Faith.Banned |= Bit(Blue)
		Want(t, "nor against who is excommunicated", grounds(p.State), 0)
		p.Faith.Assailed, p.Faith.Banned = Bit(Blue), 0
		p.Players[Green].Actions = 0
		p.Players[Green].Pope, p.Players[Red].Pope = false, true
		Want(t, "only the Pope", court(p).Offers(By(Green, Excommunicate, Blue)), false)
	})
	t.Run("and back", func(t *testing.T) {
		// rule: mu-alpha/pope/excommunication-effects
		// rule: mu-alpha/pope/excommunication-lifted
		p := holySee(t)
		p.Faith.Refused, p.Faith.Assailed = Bit(Red), Bit(Red)
		court(p).Play(By(Green, Excommunicate, Red))
		Want(t, "costs two", p.Players[Red].Honour, -2)
		Want(t, "is no diplomatic action", p.Players[Green].Actions, 0)
		Want(t, "seen", church(p, White).Banned[0], Red)
		Want(t, "not twice", p.Offers(By(Green, Excommunicate, Red)), false)
		p.Play(By(Green, Absolve, Red))
		Want(t, "lifted", p.Players[Red].Honour, 0)
		Want(t, "he votes again", len(inCommunion(p.State)), 3)
		Want(t, "for that he has paid", p.Refuses(By(Green, Excommunicate, Red)), RuleGrounds)
	})
	t.Run("for an attack on Rome", func(t *testing.T) {
		// rule: mu-alpha/pope/excommunication-grounds
		p := holySee(t).Vf(Green, "papal-state", 20)
		wagon := p.Transport(Red, WarWagon, 3, "tuscany", 20)
		p.Captain(Red, 1, "tuscany", wagon)
		p.Active, p.March.Leader, p.March.Convoy = Red, wagon, One(wagon)
		givesUp := func(place string) uint16 {
			p.Faith.Assailed = 0
			p.Run(func(g *State, t *play.Table) {
				g.Open(g.Marching(At(place)), At(place), Green)
				g.Conclude(t, GivenUp)
			})
			return grounds(p.State)
		}
		Want(t, "without taking it", givesUp("papal-state"), Bit(Red))
		Want(t, "on other land", givesUp("abruzzo"), 0)
	})
	t.Run("not for an attack with which Rome was taken in the end", func(t *testing.T) {
		// rule: mu-alpha/pope/excommunication-grounds
		p := holySee(t)
		p.Faith.Assailed = Bit(Red)
		Want(t, "forgotten once he has it", storms(p, Red).Faith.Assailed, 0)
		p = holySee(t).Studied(Red, 2)
		wagon := p.Transport(Red, WarWagon, 3, "tuscany", 40)
		p.Captain(Red, 1, "tuscany", wagon)
		p.Land("papal-state").VF[Green] = 1
		p.Active, p.March.Leader, p.March.Convoy = Red, wagon, One(wagon)
		p.Falling(D6(6), D6(1)).Run(func(g *State, t *play.Table) { g.Attack(t, At("papal-state"), Green) })
		Want(t, "taken in one battle", p.Land("papal-state").Owner, Red)
		Want(t, "nor noted then", p.Faith.Assailed, 0)
	})
}

// What a squire does in the Church.
func TestSquireOfTheChurch(t *testing.T) {
	squire := NewSquire(1)
	decides := func(p *Stage, s play.Seat) play.Answer {
		var o play.Asking
		offer, _ := p.Match.OfferTo(s)
		o.To(s, offer.Prompt, offer.Args[:]...)
		for _, c := range offer.Choices {
			o.May(c, play.Free)
		}
		return squire.Decide(p.State, &o)
	}
	p := holySee(t).Run(popesDeath)
	Want(t, "he votes for himself", decides(p, Green).A, int16(Green))
	Want(t, "bids half of his florins at most", decides(tie(t, 1), Green).N, 500)
	p = outremer(t).Run(proclaimCrusade)
	Want(t, "a small Crusade costs nothing", decides(p, Green).N, 1)
	Want(t, "which others join", decides(p.Play(Saying(Says(Green, SizeCrusade), 1)), Red).Verb, TakeCross)
	p = outremer(t).Run(proclaimCrusade).Play(Saying(Says(Green, SizeCrusade), 8))
	Want(t, "but no large one", decides(p, Red).Verb, RefuseCross)
	p = holySee(t)
	p.Phase, p.Faith.Refused, p.Faith.Banned = Diplomacy, Bit(Red), Bit(Blue)
	p.Acts(Green, (*State).Diplomacy)
	Want(t, "he bans", decides(p, Green), By(Green, Excommunicate, Red))
}

// Who leaves Rome, driven out by nobody, and takes it again has conquered nothing; another has, and so has he whom barbarians
// had driven out.
// rule: mu-alpha/victory/hp-conquer-rome
// rule: mu-alpha/victory/hp-reconquer-rome
// rule: mu-alpha/victory/hp-becoming-pope
func TestRomeLeftAndTakenAgain(t *testing.T) {
	leaves := func(p *Stage, s play.Seat) *Stage {
		p.Land("papal-state").VF = [11]int16{}
		return p.Run(func(g *State, t *play.Table) { g.Relinquish(t, At("papal-state")) })
	}
	for _, x := range []struct {
		name       string
		from, to   play.Seat
		barbarians int16
		want       int16
	}{
		{"the Pope who walked out", Green, Green, 0, 0},
		{"another Christian", Green, Red, 0, romePoints + popePoints},
		{"another who is none", Green, White, 0, romePoints},
		{"a Mamluk who walked out", White, White, 0, 0},
		{"a Pope driven out", Green, Green, 3, romePoints + popePoints},
	} {
		p := holySee(t).Held(x.from, 5, "papal-state")
		if x.barbarians > 0 {
			p.Run(func(g *State, t *play.Table) {
				g.AddVF(Barbarians, At("papal-state"), x.barbarians)
				g.Hand(t, At("papal-state"), play.Nobody)
			})
		} else {
			leaves(p, x.from)
		}
		was := p.Players[x.to].Honour
		Want(t, x.name, storms(p, x.to).Players[x.to].Honour-was, x.want)
	}
}

// A ban expels from a Crusade, and who becomes Pope answers no more for what he did to another.
// rule: mu-alpha/pope/excommunication-effects
// rule: mu-alpha/pope/excommunication-grounds
func TestExcommunicationAndOffice(t *testing.T) {
	p := preached(t, 45)
	p.Run(func(g *State, t *play.Table) { excommunicate(g, t, Green, Red) })
	Want(t, "a banned crusader", p.Crusading(Red), false)
	p.Run(func(g *State, t *play.Table) { reconcile(g, t, Red, Green) })
	Want(t, "an absolved one", p.Crusading(Red), false)

	q := holySee(t)
	q.Faith.Refused, q.Faith.Assailed = Bit(Red), Bit(Red)
	storms(q, Red)
	Want(t, "grounds against a Pope", q.Faith.Refused|q.Faith.Assailed, 0)

	r := holySee(t)
	wagon := r.Transport(Red, WarWagon, 3, "tuscany", 20)
	r.Captain(Red, 1, "tuscany", wagon)
	r.Active, r.March.Leader, r.March.Convoy = Red, wagon, One(wagon)
	r.Run(func(g *State, t *play.Table) {
		g.Open(g.Marching(At("papal-state")), At("papal-state"), Green)
		g.Battle.Off = true
		g.Conclude(t, GivenUp)
	})
	Want(t, "an attack that was called off", r.Faith.Assailed, 0)
}

// A siege of Rome is an attack that goes on: only its end tells whether it has failed.
//
// rule: mu-alpha/pope/excommunication-grounds
func TestSiegeOfRomeAsAGround(t *testing.T) {
	rome := At("papal-state")
	besieges := func(s play.Seat) *Stage {
		p := holySee(t).Build(Fort, 1, "papal-state").Vf(s, "papal-state", 20)
		wagon := p.Transport(s, WarWagon, 3, "papal-state", 10)
		p.Engine(s, 1, "papal-state", wagon)
		p.Captain(s, 1, "papal-state", wagon)
		p.Active, p.March.Leader, p.March.Convoy = s, wagon, One(wagon)
		return p.Run(func(g *State, t *play.Table) {
			g.Open(g.Marching(rome), rome, Green)
			g.LaySiege(t, false)
			g.Conclude(t, siegeLaid(g, t))
		})
	}
	Want(t, "laid", besieges(Red).Land("papal-state").Siege.By, Red)
	for _, c := range []struct {
		name string
		by   play.Seat
		ends func(*State, *play.Table)
		want uint16
	}{
		{"under way", Red, func(*State, *play.Table) {}, 0},
		{"another turn of it", Red, func(g *State, t *play.Table) { g.OpenSiege(t, rome); g.Conclude(t, Besieging) }, 0},
		{"lifted", Red, func(g *State, t *play.Table) { g.Lift(t, rome) }, Bit(Red)},
		{"beaten off the walls", Red, func(g *State, t *play.Table) { g.OpenSiege(t, rome); g.Conclude(t, WipedOut) }, Bit(Red)},
		{"left behind", Red, func(g *State, t *play.Table) { g.RemoveVF(Red, rome, 30); g.LiftIdle(t) }, Bit(Red)},
		{"ended by peace", Red, func(g *State, t *play.Table) { g.MakePeace(t, Red, Green); g.LiftIdle(t) }, Bit(Red)},
		{"ended by another who takes it", Red, func(g *State, t *play.Table) { g.Hand(t, rome, Blue) }, Bit(Red)},
		{"ended by taking it", Red, func(g *State, t *play.Table) { g.Hand(t, rome, Red) }, 0},
		{"an infidel's", White, func(g *State, t *play.Table) { g.Lift(t, rome) }, 0},
	} {
		Want(t, c.name, besieges(c.by).Run(c.ends).Faith.Assailed, c.want)
	}
	p := besieges(Red)
	p.Land("abruzzo").Siege = Siege{By: Red, Land: true, Chief: None}
	p.Run(func(g *State, t *play.Table) { g.Lift(t, At("abruzzo")) })
	Want(t, "a siege of other land", p.Faith.Assailed, 0)
}

// Rome that is ceded is not conquered: its Pope lives, and another follows him. Only a conquest suspends the office.
//
// rule: mu-alpha/pope/suspended-by-non-christian
// rule: mu-alpha/pope/election
func TestRomeCeded(t *testing.T) {
	rome := At("papal-state")
	cedes := func(p *Stage, from, to play.Seat) *Stage {
		return p.Run(func(g *State, t *play.Table) {
			y := medioevo.Treaty{Parties: Bit(from) | Bit(to)}
			g.CarryOut(t, &y, medioevo.Clause{Term: medioevo.CedeLand, From: from, To: to, A: int16(rome), N: 1})
		})
	}
	p := cedes(holySee(t), Green, White)
	Want(t, "Rome is the Mamluks'", p.Land("papal-state").Owner, White)
	Want(t, "the Pope lives", p.Pope(), Green)
	Want(t, "in office", suspended(p.State), false)
	Want(t, "for no honour", p.Players[White].Honour, 0)
	p.Run(popesDeath).Asks(Green, AskVote)

	p = cedes(cedes(holySee(t), Green, White), White, Red)
	Want(t, "back among Christians", p.Faith.Ceded, false)
	p = cedes(storms(holySee(t), White), White, Red)
	Want(t, "a suspended office", p.Pope(), play.Nobody)
	p.Run(fillPapacy).Asks(Green, AskVote)
	for name, p := range map[string]*Stage{
		"conquered from who had it by treaty": storms(cedes(Position(t, 4).Crowned("holy-roman-empire", "byzantine-empire", "kingdom-of-france", "mamluk-sultanate").
			Held(Green, 5, "papal-state").War(White, Red), Green, Red), White),
		"ceded by one infidel to another": cedes(storms(Position(t, 4).Crowned("holy-roman-empire", "byzantine-empire", "kingdom-of-france", "mamluk-sultanate").
			Held(Green, 5, "papal-state").War(White, Green), White), White, Red),
		"lost to barbarians": cedes(holySee(t), Green, White).Run(func(g *State, t *play.Table) { g.Hand(t, rome, play.Nobody) }),
	} {
		Want(t, name, suspended(p.State), true)
	}
}

// In every phase of a turn a Pope is elected first where there is none.
//
// rule: mu-alpha/pope/election
func TestEveryPhaseBeginsWithAPope(t *testing.T) {
	for phase := TurnOrder; phase < TurnEnd; phase++ {
		p := holySee(t)
		p.Players[Green].Pope, p.Phase, p.Bids = false, phase, NoAuction()
		p.Run((*State).Step).Asks(Green, AskVote)
	}
}
