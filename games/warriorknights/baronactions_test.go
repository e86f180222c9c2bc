package warriorknights

import (
	"testing"

	"signoria/play"
)

// played has a Baron's card revealed.
func (p *at) played(s play.Seat, k Kind) *at {
	p.t.Helper()
	return p.stacked(0, cardOf(s, k)).run((*State).playNextCard)
}

func TestLevyTaxes(t *testing.T) {
	// rule: warrior-knights/baron-actions/levy-taxes-income
	// rule: warrior-knights/baron-actions/levy-taxes-not-at-sea
	p := position(t, 3)
	p.city("monz").of(green)
	p.noble(green, square).at("monz").with(50)
	p.noble(green, circle).at("monz").with(50)
	p.noble(green, triangle).at("overseas-acre").with(50)
	p.noble(green, star).atSea("rota").with(100)
	p.played(green, LevyTaxes).play(by(green, Levy, 2))
	want(t, "crowns", p.Barons[green].Crowns, 17) // the city pays at taxation, not now
	want(t, "the treasury gives them", p.Barons[red].Crowns+p.Barons[blue].Crowns, 30)

	p = position(t, 3)
	p.noble(green, star).atSea("rota").with(100)
	p.played(green, LevyTaxes)
	want(t, "nobody to collect: nothing is asked", p.over(), true)
	want(t, "the card is allocated all the same", p.cardsIn(TaxationArea), 1)
}

func TestPlacingCrests(t *testing.T) {
	for seats := 2; seats <= MaxBarons; seats++ {
		p := position(t, seats).played(green, DraftSoldiers)
		// rule: warrior-knights/baron-actions/table-space-limit
		// rule: warrior-knights/map/mercenary-table-place
		for space := range int8(spaces) {
			if number := box.Spaces[space].Number; number <= int8(seats) {
				want(t, "a space up to the number of players", p.offers(by(green, PlaceCrest, space)), true)
			} else {
				want(t, "a space above it", p.refuses(by(green, PlaceCrest, space)), RuleTableSpaces)
			}
		}
		want(t, "spaces, and declining", p.choices(green), seats+1+1)
	}
	p := position(t, 3)
	p.crests(red)
	p.played(green, DraftSoldiers)
	// rule: warrior-knights/baron-actions/draft-soldiers-free-crest
	want(t, "a space that is taken", p.refuses(by(green, PlaceCrest, 0)), RuleFreeSpace)
	p.play(by(green, PlaceCrest, 3)) // any free one, not only the next
	want(t, "whose crest", p.Crests, [spaces]play.Seat{red, play.Nobody, play.Nobody, green, play.Nobody, play.Nobody, play.Nobody})
	want(t, "crowns", p.Barons[green].Crowns, 15)
}

func TestRallySupport(t *testing.T) {
	// rule: warrior-knights/baron-actions/rally-support-votes
	// rule: warrior-knights/baron-actions/rally-support-chairman
	for _, c := range []struct {
		name     string
		votes    [3]int16
		banned   play.Seat
		chairman play.Seat
	}{
		{"more than every other", [3]int16{0, 1, 2}, play.Nobody, blue},
		{"a tie is not enough", [3]int16{6, 0, 4}, play.Nobody, green},
		{"fewer is not", [3]int16{1, 5, 2}, play.Nobody, green},
		{"banned Barons count in the comparison", [3]int16{0, 5, 2}, red, green},
		{"a banned Baron only takes the Votes", [3]int16{0, 0, 4}, blue, green},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := position(t, 3)
			for s, votes := range c.votes {
				p.Barons[s].Votes = votes
			}
			if c.banned != play.Nobody {
				p.Barons[c.banned].Banned = true
			}
			p.played(blue, RallySupport).play(by(blue, GatherVotes, 2))
			want(t, "votes", p.Barons[blue].Votes, c.votes[blue]+2)
			want(t, "Chairman", p.Chairman, c.chairman)
		})
	}
	p := position(t, 3)
	p.Barons[red].Votes, p.Barons[red].Out = 9, true
	p.played(blue, RallySupport).play(by(blue, GatherVotes, 2))
	want(t, "Votes of who is out of the game do not count", p.Chairman, blue)
	p = position(t, 3).played(green, RallySupport).play(by(green, GatherVotes, 2))
	want(t, "who is Chairman stays it, and nothing is told of it", p.told(KeyNewChairman), false)
}

func TestServeTheChurch(t *testing.T) {
	// rule: warrior-knights/baron-actions/serve-the-church-faith
	// rule: warrior-knights/baron-actions/serve-the-church-head
	for _, c := range []struct {
		name  string
		faith [3]int16
		head  play.Seat
	}{
		{"more than every other", [3]int16{0, 1, 1}, blue},
		{"a tie is not enough", [3]int16{0, 2, 1}, red},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := position(t, 3)
			for s, faith := range c.faith {
				p.Barons[s].Faith = faith
			}
			p.played(blue, ServeTheChurch).play(by(blue, GainFaith, 1))
			want(t, "faith", p.Barons[blue].Faith, c.faith[blue]+1)
			want(t, "Head of the Church", p.Church, c.head)
		})
	}
	p := position(t, 3).charge(blue, "defender-of-the-faith")
	p.Barons[red].Faith = 1
	p.played(blue, ServeTheChurch).play(by(blue, GainFaith, 2))
	want(t, "faith of its Defender", p.Barons[blue].Faith, 2)
	want(t, "Head of the Church, the charge counted in", p.Church, blue)
	p = position(t, 3)
	p.Barons[green].Faith, p.Barons[green].Out = 9, true
	p.played(blue, ServeTheChurch).play(by(blue, GainFaith, 1))
	want(t, "Faith of who is out of the game does not count", p.Church, blue)
}

func TestTokensMoveOnlyByNamedMeans(t *testing.T) {
	// rule: warrior-knights/baron-actions/chairman-changes-only-by-named-means
	// rule: warrior-knights/baron-actions/versatile-two-votes
	p := position(t, 3).played(blue, VersatileStrategy).play(by(blue, TakeVotes, 2))
	want(t, "votes", p.Barons[blue].Votes, 2)
	want(t, "Chairman, though blue has most Votes", p.Chairman, green)

	// rule: warrior-knights/baron-actions/head-changes-only-by-named-means
	p = position(t, 3)
	p.Barons[red].Faith, p.Barons[blue].Faith = 1, 1
	p.run((*State).fundExpeditions).play(by(green, Launch, 0), saying(by(green, Invest, 0), 1), by(red, Pass),
		by(blue, Pass), by(red, Bless, 0, 1))
	want(t, "faith spent", p.Barons[red].Faith, 0)
	want(t, "Head of the Church", p.Church, red)
}

func TestVersatileStrategy(t *testing.T) {
	p := position(t, 3)
	p.crests(red)
	p.Barons[green].Crowns = 6
	p.noble(green, star).at("belmarais").with(100).exhausted()
	p.played(green, VersatileStrategy)
	// rule: warrior-knights/baron-actions/versatile-choose-one
	for n, may := range map[int8]bool{1: false, 2: true, 3: false} {
		want(t, "crowns", p.offers(by(green, TakeCrowns, n)), may)
		want(t, "Votes", p.offers(by(green, TakeVotes, n)), may)
	}
	want(t, "or nothing", p.offers(by(green, Decline)), true)
	want(t, "no noble can move", p.refuses(by(green, MoveOneNoble)), RuleNobodyMoves)
	want(t, "nobody can fight", p.refuses(by(green, OpenBattle)) != play.Free, true)
	// rule: warrior-knights/baron-actions/versatile-buy-crest
	want(t, "a taken space", p.refuses(by(green, BuyCrest, 0, 8)), RuleFreeSpace)
	want(t, "too dear", p.refuses(by(green, BuyCrest, 1, 7)), RuleCrestPrice)
	want(t, "above the number of players", p.refuses(by(green, BuyCrest, 4, 4)), RuleTableSpaces)
	p.play(by(green, BuyCrest, 3, 5))
	want(t, "space 3 costs 5 crowns", p.Barons[green].Crowns, 1)
	want(t, "whose crest", p.Crests[3], green)
	want(t, "over after one of the five", p.over(), true)
	p = position(t, 3)
	p.Barons[green].Crowns = 5
	want(t, "just the price is enough", p.played(green, VersatileStrategy).offers(by(green, BuyCrest, 3, 5)), true)

	// rule: warrior-knights/baron-actions/versatile-two-crowns
	p = position(t, 3).played(green, VersatileStrategy).play(by(green, TakeCrowns, 2))
	want(t, "crowns", p.Barons[green].Crowns, 17)

	// rule: warrior-knights/baron-actions/versatile-move-one
	p = position(t, 3)
	p.noble(green, star).at("monz").with(100)
	p.noble(green, square).at("monz").with(50)
	p.played(green, VersatileStrategy).play(by(green, MoveOneNoble), by(green, PickMover, nobleOf(green, star)))
	for !p.over() {
		o, _ := p.match.OfferTo(green)
		p.play(o.Choices[0].With(green, 0))
	}
	want(t, "he has moved", p.Nobles[nobleOf(green, star)].At != region(t, "monz"), true)
	want(t, "and is exhausted", p.Nobles[nobleOf(green, star)].Exhausted, true)
	want(t, "the other stays", p.Nobles[nobleOf(green, square)], Noble{At: region(t, "monz"), Heir: play.Nobody})

	// rule: warrior-knights/baron-actions/versatile-battle
	p = position(t, 3)
	p.noble(green, star).at("froli").with(100)
	p.played(green, VersatileStrategy).play(by(green, OpenBattle)).finish()
	want(t, "he has fought where he stood", p.Nobles[nobleOf(green, star)].Exhausted, true)
}
