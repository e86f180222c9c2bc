package giochix

import (
	"slices"
	"testing"

	"signoria/play"
	"signoria/play/bargain"
)

// council is a position at the choice of taxes, in the third of eight turns.
func council(t *testing.T, seats int) *at {
	p := position(t, seats)
	p.Options.Turns, p.Turn, p.Phase = 8, 3, Taxes
	return p
}

// eyes is a squire's judgement of the position.
func (p *at) eyes(s play.Seat) *judge { return &judge{g: p.State, s: s} }

// seeks gives a player an Empire card whose Objective is of a kind.
func (p *at) seeks(s play.Seat, want Want, fits func(w *Condition) bool) int8 {
	p.t.Helper()
	for card := range int8(EmpireCards) {
		if w := &box.Cards[card].Objective; w.Kind == want && fits(w) {
			p.Cards[card] = Card{Of: s}
			return card
		}
	}
	p.t.Fatalf("no card asks for %s", wantIDs[want])
	return None
}

func anyWant(*Condition) bool { return true }

// replies is what a squire says to a bargain that the Byzantines offer the Hungarians.
func (p *at) replies(x bargain.Terms) bargain.Reply {
	return (&Squire{}).Haggle(p.State, hungarians, bargain.Bargain{No: 1, From: byzantines, To: hungarians, Terms: x})
}

func florins(n int16) [bargain.Goods]int16 { return [bargain.Goods]int16{n} }

// A squire takes what is worth more to him than what he gives, and says why he declines.
// rule: mu-giochix/diplomacy/pacts-between-players
func TestSquiresHaggle(t *testing.T) {
	markets := bargain.Of(int16(CommercialPact))
	for name, x := range map[string]struct {
		arrange func(p *at)
		terms   bargain.Terms
		takes   bool
		why     bargain.Reason
	}{
		"a gift":                       {terms: bargain.Terms{Goods: florins(50)}, takes: true},
		"florins for nothing":          {terms: bargain.Terms{Goods: florins(-50)}, why: bargain.TooLittle},
		"markets for markets":          {terms: bargain.Terms{Give: markets, Take: markets}, takes: true},
		"markets for too much":         {terms: bargain.Terms{Goods: florins(-900), Give: markets}, why: bargain.TooLittle},
		"an alliance for nothing":      {terms: bargain.Terms{Take: bargain.Of(int16(DefensiveAlliance))}, why: bargain.NotWithYou},
		"soldiers quartered on him":    {terms: bargain.Terms{Take: bargain.Of(int16(MilitaryControlPact))}, why: bargain.NotNow},
		"peace with who threatens":     {threatened, bargain.Terms{Give: bargain.Of(thingPeace)}, true, 0},
		"peace with whom he threatens": {threatening, bargain.Terms{Give: bargain.Of(thingPeace)}, false, bargain.NotWithYou},
		"his own men for theirs": {func(p *at) { p.hold(hungarians, byzantines); p.hold(byzantines, hungarians) },
			bargain.Terms{Give: bargain.Of(thingPrisoners), Take: bargain.Of(thingPrisoners)}, true, 0},
		"a pact with who broke one":  {wronged, bargain.Terms{Give: markets, Take: markets}, false, bargain.Faithless},
		"what he is paid for by him": {wronged, bargain.Terms{Goods: florins(50)}, true, 0},
		"what helps the first more": {func(p *at) { p.Players[byzantines].Honour = 40; p.hold(hungarians, byzantines) },
			bargain.Terms{Goods: florins(250), Take: bargain.Of(thingPrisoners)}, false, bargain.TooStrong},
	} {
		p := council(t, 4)
		if x.arrange != nil {
			x.arrange(p)
		}
		if r := p.replies(x.terms); r.Takes != x.takes || r.Why != x.why {
			t.Errorf("%s: he says %+v; want %v, %d", name, r, x.takes, x.why)
		}
	}
}

// He names his price where both gain by it, and none to who has broken a pact with him.
// rule: mu-giochix/diplomacy/pacts-between-players
func TestSquiresNameTheirPrice(t *testing.T) {
	markets := bargain.Of(int16(CommercialPact))
	p := council(t, 4)
	dear := bargain.Terms{Goods: florins(-900), Give: markets}
	x := p.replies(dear).Instead
	if price := x.Goods[0]; x.Take != markets || x.Give != 0 || price <= 0 || price >= 900 {
		t.Fatalf("for markets he would give %+v", x)
	}
	j, y := p.eyes(hungarians), terms{florins: -int(x.Goods[0]), gets: x.Take}
	if mine, theirs := j.bargain(byzantines, y), j.of(byzantines).bargain(hungarians, y.turned()); max(mine-theirs, theirs-mine) > 1 {
		t.Errorf("of it he has %d, the other %d", mine, theirs)
	}
	if mine := (bargain.Bargain{No: 2, From: hungarians, To: byzantines, Terms: x}); !(&Squire{}).Haggle(p.State, byzantines, mine).Takes {
		t.Errorf("who asked too much does not take %+v", x)
	}
	if r := p.replies(bargain.Terms{Goods: florins(-50)}); r.Instead != (bargain.Terms{}) {
		t.Errorf("florins for nothing he answers by %+v", r.Instead)
	}
	wronged(p)
	if r := p.replies(dear); r.Instead != (bargain.Terms{}) {
		t.Errorf("who broke a pact is answered by %+v", r.Instead)
	}
}

// wronged has the Byzantines have broken a pact with the Hungarians.
func wronged(p *at) { p.Players[hungarians].Wronged = 1 << byzantines }

// He offers no pact to who has broken one with him.
func TestSquiresOfferNothingToWhoBrokeAPact(t *testing.T) {
	p := council(t, 4)
	p.Turn = 4
	if with := p.eyes(hungarians).partners(); !slices.Equal(with, []play.Seat{byzantines}) {
		t.Errorf("he would bargain with %d", with)
	}
	wronged(p)
	if with := p.eyes(hungarians).partners(); len(with) > 0 {
		t.Errorf("he would bargain with %d, who broke a pact", with)
	}
}

// hold lets a player hold a Captain of another.
func (p *at) hold(holder, of play.Seat) {
	p.put(of, firstCaptain, Captive+Spot(holder))
	p.Players[of].Levels[0] = 2
}

// threatened has the Byzantines stand beside Hungarian land with an army, at war, and threatening the other way round.
func threatened(p *at) {
	p.Pacts = [MostPlayers][MostPlayers]Pact{}
	p.Wars[byzantines], p.Wars[hungarians] = 1<<hungarians, 1<<byzantines
	p.facing(byzantines, hungarians)
}

func threatening(p *at) {
	threatened(p)
	for i := range int8(figures) {
		p.put(byzantines, i, Supply)
	}
	p.facing(hungarians, byzantines)
}

// facing puts an army of one beside a settlement that another holds with a man abroad.
func (p *at) facing(s, other play.Seat) {
	p.t.Helper()
	for at := range Place(Territories) {
		if !box.Settlement[at] || !p.inPlay(at) || p.homeOf(at) != other {
			continue
		}
		for _, near := range box.Around[at] {
			if near.Land() && p.inPlay(near) && p.controller(near) == play.Nobody {
				p.raise(s, Knight, 6, near)
				p.Territories[near].Taken = s
				return
			}
		}
	}
	p.t.Fatal("they have no such neighbours")
}

// Every kind of treaty, and peace and prisoners besides, is offered where both gain by it.
// rule: mu-giochix/diplomacy/commercial-pact
// rule: mu-giochix/diplomacy/passage-pact
// rule: mu-giochix/diplomacy/military-control-pact
// rule: mu-giochix/diplomacy/civil-control-pact
// rule: mu-giochix/diplomacy/non-belligerence
// rule: mu-giochix/diplomacy/defensive-alliance
// rule: mu-giochix/diplomacy/offensive-alliance
func TestSquiresThinkOfEveryTreaty(t *testing.T) {
	p := council(t, 4)
	p.Wars[byzantines], p.Wars[mamluks] = 1<<mamluks, 1<<byzantines
	thought := map[int16]bool{}
	for _, x := range p.eyes(byzantines).ideas(hungarians) {
		for _, thing := range x.gets.List() {
			thought[thing] = true
		}
	}
	for kind := range thingAgainst {
		if !thought[kind] {
			t.Errorf("he does not think of kind %d", kind)
		}
	}
	for _, thing := range []int16{thingAgainst + int16(mamluks), thingPeace, thingPrisoners} {
		if !thought[thing] {
			t.Errorf("he does not think of %d", thing)
		}
	}
}

// He offers once a turn, for all to read, what the other takes.
// rule: mu-giochix/diplomacy/pacts-between-players
func TestSquiresOfferOnceATurn(t *testing.T) {
	p := council(t, 3)
	q := &Squire{}
	if !q.Pauses(AskTax) || q.Pauses(AskDamage) {
		t.Error("he offers before the tax, and not in battle")
	}
	a, some := q.Starts(p.State, byzantines)
	if !some || a.Verb != OfferOpenly {
		t.Fatalf("he does %+v", a)
	}
	p.run(func(g *State, t *play.Table) { g.setTax(t, byzantines) })
	p.stage.OutOfTurn(a)
	p.State = p.stage.Position()
	for i := range p.Bargains.Waiting {
		if b := p.Bargains.Waiting[i]; b.No != 0 {
			if r := q.Haggle(p.State, b.To, b); !r.Takes || b.Lapses != int16(p.Turn)+1 {
				t.Errorf("%+v is declined because of %d", b, r.Why)
			}
		}
	}
	if a, again := q.Starts(p.State, byzantines); again {
		t.Errorf("he does %+v besides", a)
	}
}

// He says truly why he offers it: florins are in a bargain only where its things do not bring each enough, and arms against who
// leads are worth more than what one pays for them.
func TestSquiresSayWhyTheyOffer(t *testing.T) {
	p := council(t, 3)
	p.Players[mamluks].Honour += 20
	market, against := bargain.Of(int16(CommercialPact)), bargain.Of(thingAgainst+int16(mamluks))
	for what, c := range map[string]struct {
		offered terms
		why     bargain.Motive
	}{
		"markets for markets":           {terms{0, market, market}, bargain.BothGain},
		"florins for his markets":       {terms{20, 0, market}, bargain.NeedCoin},
		"markets that he pays for":      {terms{-20, market, 0}, bargain.NeedThing},
		"peace":                         {terms{-20, bargain.Of(thingPeace), 0}, bargain.SafeBorder},
		"arms against who leads":        {terms{-20, against, 0}, bargain.AgainstLeader},
		"arms of his against who leads": {terms{20, 0, against}, bargain.NeedCoin},
		"arms against one who does not": {terms{-20, bargain.Of(thingAgainst + int16(germans)), 0}, bargain.NeedThing},
	} {
		if why := p.eyes(byzantines).motive(c.offered); why != c.why {
			t.Errorf("%s: %q, want %q", what, why.Say("en"), c.why.Say("en"))
		}
	}
}

// Where only the other gains, florins make it worth both's while.
func TestSquiresPayForWhatTheyWant(t *testing.T) {
	p := council(t, 4)
	p.hold(hungarians, byzantines)
	x, worth := p.eyes(byzantines).settled(hungarians, terms{0, bargain.Of(thingPrisoners), 0}, justEnough)
	if x.florins >= 0 || worth <= 0 {
		t.Errorf("he pays %d for what is worth %d to him then", -x.florins, worth)
	}
	if theirs := p.eyes(hungarians).bargain(byzantines, x.turned()); theirs <= 0 {
		t.Errorf("it is worth %d to the other", theirs)
	}
}

// He declares the war that he means to fight, while there is time, unless he has given his word.
// rule: mu-giochix/diplomacy/declare-war
// rule: mu-giochix/diplomacy/attack-without-declaration
func TestSquiresDeclareWar(t *testing.T) {
	p := council(t, 4)
	p.facing(byzantines, hungarians)
	if a, some := p.eyes(byzantines).declares(); !some || play.Seat(a.A) != hungarians {
		t.Errorf("he declares %v, %+v", some, a)
	}
	p.Pacts[byzantines][hungarians].Kinds = 1 << CommercialPact
	if a, some := p.eyes(byzantines).declares(); some {
		t.Errorf("he breaks his word: %+v", a)
	}
}

// He lets a pact go that another would let go if it serves him no more or binds but him, and never says so first.
// rule: mu-giochix/diplomacy/pact-cancel-by-consent
func TestSquiresLetPactsGo(t *testing.T) {
	against := thingAgainst + int16(mamluks)
	for name, x := range map[string]struct {
		from    play.Seat
		thing   int16
		arrange func(p *at)
		lets    bool
	}{
		"what binds but him":                    {byzantines, int16(CommercialPact), nil, true},
		"what he trades by":                     {hungarians, int16(CommercialPact), nil, false},
		"an alliance for a war that is over":    {hungarians, against, nil, true},
		"a promise not to fight a strong enemy": {byzantines, int16(NonBelligerencePact), func(p *at) { p.facing(hungarians, byzantines) }, false},
		"a promise not to fight a weak one":     {hungarians, int16(NonBelligerencePact), func(p *at) { p.facing(byzantines, hungarians) }, true},
		"what his Objective asks for":           {byzantines, int16(CommercialPact), func(p *at) { p.seeks(byzantines, HasPacts, anyWant) }, false},
	} {
		p := council(t, 4)
		if x.arrange != nil {
			x.arrange(p)
		}
		p.grant(&play.Table{}, x.from, byzantines+hungarians-x.from, x.thing, 0, true)
		if a, some := p.eyes(byzantines).releases(); some {
			t.Errorf("%s: he does %+v of himself", name, a)
		}
		from, to := bond(x.from, byzantines+hungarians-x.from, x.thing)
		p.asked().lets(hungarians, CancelPact, from, x.thing, to)
		p.Phase = Combat
		a, some := (&Squire{}).Starts(p.State, byzantines)
		if some != x.lets {
			t.Errorf("%s: he lets it go: %v", name, some)
		}
		if !some {
			continue
		}
		if p.stage.OutOfTurn(a); p.stage.Position().pactsBetween(byzantines, hungarians) != 0 {
			t.Errorf("%s: it holds still after %+v", name, a)
		}
	}
}

// What is to end soon serves him the less.
// rule: mu-giochix/diplomacy/pact-duration-default
func TestSquiresCountHowLongPactsHold(t *testing.T) {
	for until, turns := range map[int8]int{0: 6, 3: 1, 5: 3} {
		p := council(t, 4)
		p.grant(&play.Table{}, hungarians, byzantines, int16(CommercialPact), until, true)
		if got, want := p.eyes(byzantines).serves(hungarians, byzantines, int16(CommercialPact)), p.eyes(byzantines).market(hungarians)*turns; got != want {
			t.Errorf("to turn %d it serves him %d, want %d", until, got, want)
		}
	}
}

// An Objective that is met he shows at once.
// rule: mu-giochix/purchases/empire-card-objective
func TestSquiresShowObjectives(t *testing.T) {
	p := council(t, 3)
	card := p.seeks(byzantines, OwnPieces, func(w *Condition) bool { return w.Of == 1<<Archer })
	p.stand(byzantines, "wallachia", Counts{Archer: 3})
	if a, some := p.eyes(byzantines).shows(); some {
		t.Errorf("he shows %+v, and it is not met", a)
	}
	p.stand(byzantines, "wallachia", Counts{Archer: 1})
	if a, some := (&Squire{}).Starts(p.State, byzantines); !some || a.Verb != ShowObjective || a.A != int16(card) {
		t.Errorf("he does %+v", a)
	}
}

// What brings an Objective nearer is worth more to who has it, the more the nearer it is.
// rule: mu-giochix/purchases/empire-card-objective
func TestSquiresWorkForObjectives(t *testing.T) {
	castle := play.Choice{Verb: Build, B: leveled(int8(Military), castleLevel), C: 300}
	for name, x := range map[string]struct {
		want   Want
		fits   func(w *Condition) bool
		prompt play.Prompt
		choice func(p *at) play.Choice
	}{
		"a Castle": {OwnBuildings, func(w *Condition) bool { return w.Of == 1<<CastleThing }, AskWares, func(*at) play.Choice { return castle }},
		"Knights":  {OwnPieces, func(w *Condition) bool { return w.Of == 1<<Knight }, AskWares, func(*at) play.Choice { return play.Choice{Verb: Recruit, B: int16(Knight), C: 100, Lo: 1, Hi: 1} }},
		"learning": {TechnologyTotal, anyWant, AskShop, func(*at) play.Choice { return play.Choice{Verb: BuyTechnology, A: 0, B: 100} }},
		"a way to it": {OwnBuildings, func(w *Condition) bool { return w.Of == 1<<CathedralThing && w.Min == 1 }, AskShop, func(*at) play.Choice {
			return play.Choice{Verb: BuyTechnology, A: int16(techNamed("teologia")) - 1, B: 100}
		}},
		"a high tax":   {TaxCalm, anyWant, AskTax, func(*at) play.Choice { return play.Choice{Verb: SetTax, A: 3} }},
		"a settlement": {ControlTerritories, func(w *Condition) bool { return w.By == uint8(WithSettlement) }, AskStar, func(p *at) play.Choice { return play.Choice{Verb: PlaceStar, A: int16(p.abroad())} }},
	} {
		p := council(t, 3)
		p.Players[byzantines].Florins = 3000
		plain := p.eyes(byzantines).worth(x.prompt, x.choice(p))
		p.seeks(byzantines, x.want, x.fits)
		if wished := p.eyes(byzantines).worth(x.prompt, x.choice(p)); wished <= plain {
			t.Errorf("%s: it is worth %d to who has the Objective, %d else", name, wished, plain)
		}
	}
}

// abroad is a settlement in nobody's Kingdom.
func (p *at) abroad() Place {
	return Place(slices.IndexFunc(box.Settlement[:], func(is bool) bool { return is }))
}
