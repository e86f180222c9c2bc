package play_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/toy"
)

// before and after are one game under two versions of its rules. In every round the lords bid in secret, then the first
// of them scouts or not. Once one could bid five, now only as much as he has, which is three; and what was bid is kept.
type (
	before struct{ toy.State }
	after  struct {
		toy.State
		Kept int16 // 1 more than all bids
	}
)

func (g *before) Step(t *play.Table) { round(t, &g.State, 5, nil) }

func (g *after) Step(t *play.Table) { round(t, &g.State, 3, &g.Kept) }

func round(t *play.Table, g *toy.State, most int16, kept *int16) {
	lords := []play.Seat{0, 1, 2}
	t.Secretly(lords, func(o *play.Asking, s play.Seat) {
		o.To(s, toy.AskBid)
		o.May(play.Choice{Verb: toy.Bid, Lo: 1, Hi: most}, play.Free)
	}, func(s play.Seat, a play.Answer) {
		if kept != nil {
			*kept += a.N
		}
	})
	t.Tell(toy.TellVote, int16(g.Round))
	t.Await(func(o *play.Asking) {
		o.To(0, toy.AskScout)
		o.May(play.Choice{Verb: toy.Scout}, play.Free)
	})
	t.Chance()
	g.Dice.N(6)
	g.Round++
}

func (g *after) Check() error {
	if g.Kept < 1 {
		return errors.New("less is kept than was bid")
	}
	return nil
}

func version[S any, P play.Rules[S]](n int, start func(toy.State) S, upgrade func(*S, int)) play.Game {
	forgets := func(v play.Verb, from int) bool { return v == toy.Offer && from == 1 }
	return play.Of[S, P](play.Spec[S]{ID: "toy", Version: n, Least: 2, Most: 4, Options: toy.Game.Options(), Text: toy.Game.Text, Upgrade: upgrade, Forgets: forgets,
		Start: func(s signoria.Setup) (S, error) { g, err := toy.New(s); return start(g), err }})
}

var (
	first  = version[before, *before](1, func(g toy.State) before { return before{g} }, nil)
	second = version[after, *after](2, func(g toy.State) after { return after{g, 1} }, func(g *after, from int) { g.Kept = int16(from) })
	third  = version[after, *after](3, func(g toy.State) after { return after{g, 1} }, func(g *after, from int) { g.Kept = 1 })
	unkind = version[after, *after](2, func(g toy.State) after { return after{g, 1} }, nil) // knows nothing of older states
)

// bids plays the bids of rounds at a table of the first version, three for a round and then a scout.
func bids(t *testing.T, bids ...int16) (setup signoria.Setup, base signoria.Base, rows []play.Row) {
	t.Helper()
	setup = signoria.Setup{Game: "toy", Version: 1, Seats: 3, Seed: 9}
	l, err := first.Start(setup)
	if err != nil {
		t.Fatal(err)
	}
	for i, n := range bids {
		a := play.Answer{Seat: play.Seat(i % 4), Verb: toy.Bid, N: n}
		if i%4 == 3 {
			a = play.Answer{Verb: toy.Scout}
		}
		made, err := l.Answer(a)
		if err != nil {
			t.Fatal(err)
		}
		rows = append(rows, made...)
		if i == 3 {
			if base, err = l.Base(); err != nil || base.Row == 0 {
				t.Fatalf("the base is at row %d, %v", base.Row, err)
			}
		}
	}
	return setup, base, rows
}

func TestUnderNewerRulesATableGoesOnWithWhatStillFits(t *testing.T) {
	const scout = 0
	for name, c := range map[string]struct {
		bids  []int16 // in the second round and after
		given []int   // the places of those given back
		asked []play.Seat
	}{
		"all fits":                             {[]int16{3, 2}, nil, []play.Seat{2}},
		"one of what is prepared does not":     {[]int16{5, 2}, []int{4}, []play.Seat{0, 2}},
		"what has landed does not":             {[]int16{1, 4, 1}, []int{5, 6}, []play.Seat{1, 2}},
		"nor what came of it":                  {[]int16{1, 1, 4, scout, 2}, []int{6, 7, 8}, []play.Seat{2}},
		"what came before in that step is run": {[]int16{1, 1, 1, scout, 1, 4}, []int{9}, []play.Seat{1, 2}},
	} {
		setup, base, rows := bids(t, append([]int16{4, 5, 4, scout}, c.bids...)...)
		l, made, err := second.Upgrade(setup, base, rows[base.Row:])
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if r := made[0]; r.Kind != signoria.Upgraded || r.No != int32(len(rows)+1) || r.N != 2 {
			t.Errorf("%s: it is on record as %+v", name, r)
		}
		var answers, given []int32
		for _, r := range rows {
			if r.Kind == signoria.Answered {
				answers = append(answers, r.No)
			}
		}
		for _, i := range c.given {
			given = append(given, answers[i])
		}
		if got := answersBack(rows, made); !slices.Equal(got, given) {
			t.Errorf("%s: rows %v are given back, want %v", name, got, given)
		}
		var asked []play.Seat
		for _, o := range l.Offers() {
			asked = append(asked, o.Seat)
		}
		if !slices.Equal(asked, c.asked) {
			t.Errorf("%s: %v are asked, want %v", name, asked, c.asked)
		}
		runsAgain(t, name, setup, base, append(slices.Clip(rows), made...), l)
	}
}

// What is forgotten of older rules, and asides that rest upon it, go alone: what else was done stands.
func TestAsidesAreGivenBackEachForItself(t *testing.T) {
	setup := signoria.Setup{Game: "toy", Version: 1, Seats: 3, Seed: 9}
	l, err := first.Start(setup)
	if err != nil {
		t.Fatal(err)
	}
	var rows []play.Row
	keep := func(made []play.Row, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		rows = append(rows, made...)
	}
	keep(l.Aside(play.Answer{Seat: 1, Verb: toy.Offer, A: 2, N: 2}))
	keep(l.Answer(play.Answer{Seat: 0, Verb: toy.Bid, N: 2}))
	keep(l.Aside(play.Answer{Seat: 2, Verb: toy.Accept, A: 0}))
	keep(l.Answer(play.Answer{Seat: 1, Verb: toy.Bid, N: 3}))
	l, made, err := second.Upgrade(setup, signoria.Base{}, rows)
	if err != nil {
		t.Fatal(err)
	}
	var given []int32
	for _, r := range made[1:] {
		given = append(given, r.Target)
	}
	if !slices.Equal(given, []int32{1, 3}) || len(l.Offers()) != 1 || l.Offers()[0].Seat != 2 {
		t.Errorf("rows %v are given back, and %+v are asked", given, l.Offers())
	}
}

// answersBack are the answers that were given back, by row.
func answersBack(rows, made []play.Row) (back []int32) {
	for _, r := range made {
		if r.Kind == signoria.GivenBack && rows[r.Target-1].Kind == signoria.Answered {
			back = append(back, r.Target)
		}
	}
	return back
}

// runsAgain plays a round on and sees whether the record leads there again: from the old base, from a new one, as a reel.
func runsAgain(t *testing.T, name string, setup signoria.Setup, origin signoria.Base, rows []play.Row, l play.Live) {
	t.Helper()
	upgraded := int32(len(rows))
	for range 4 {
		o := l.Offers()[0]
		made, err := l.Answer(o.Choices[0].With(o.Seat, o.Choices[0].Lo))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		rows = append(rows, made...)
	}
	want, _ := l.Position()
	same := func(how string, l play.Live, err error) {
		t.Helper()
		if err != nil {
			t.Errorf("%s: %s: %v", name, how, err)
		} else if got, _ := l.Position(); string(got) != string(want) {
			t.Errorf("%s: %s it comes out as %s, want %s", name, how, got, want)
		}
	}
	r := signoria.Record{Setup: setup, Rows: rows, Origin: &origin}
	again, err := second.Replay(r)
	same("from its origin", again, err)
	base, err := l.Base()
	if err != nil {
		t.Fatal(err)
	}
	again, err = second.Resume(setup, base, rows[base.Row:])
	same("from a new base", again, err)
	for _, from := range []int32{0, 1, upgraded, upgraded + 2} {
		reel, err := second.Reel(r, from)
		if err != nil {
			t.Errorf("%s: a reel from row %d: %v", name, from, err)
			continue
		}
		stops := 0
		more, err := reel.Next()
		for ; more; more, err = reel.Next() {
			if stops++; stops == 1 && reel.Row < max(from, upgraded) {
				t.Errorf("%s: a reel from row %d begins at row %d", name, from, reel.Row)
			}
		}
		same("as a reel", reel, err)
	}
	_, err = second.Verify(r)
	if said := "rows 1 to "; err == nil || !strings.HasPrefix(err.Error(), said) || signoria.CodeOf(err) != signoria.Conflict {
		t.Errorf("%s: verified as a whole it says %v", name, err)
	}

	l, made, err := third.Upgrade(setup, base, rows[base.Row:])
	if err != nil || made[0].N != 3 || l.Over() {
		t.Errorf("%s: once more it goes over with %+v, %v", name, made, err)
	}
}

func TestARecordSaysWhichRulesItNeeds(t *testing.T) {
	setup, _, rows := bids(t, 1, 1, 1, 0)
	upgraded := func(no int32, version int16) play.Row {
		return play.Row{No: no, Kind: signoria.Upgraded, Seat: play.Nobody, N: version}
	}
	n := int32(len(rows))
	later := append(slices.Clip(rows), upgraded(n+1, 2), upgraded(n+2, 3))
	for _, c := range []struct {
		game   play.Game
		rows   []play.Row
		en, it string
	}{
		{second, rows, "the record was made under version 1 of the rules; this build has version 2", "il verbale è stato scritto con la versione 1 delle regole; qui c’è la versione 2"},
		{first, later[:n+1], "rows 6 to 6 were made under version 2 of the rules; this build has version 1", "le righe da 6 a 6 sono state scritte con la versione 2 delle regole; qui c’è la versione 1"},
		{third, later, "rows 1 to 5 were made under version 1 of the rules, rows 6 to 6 under version 2; this build has version 3",
			"le righe da 1 a 5 sono state scritte con la versione 1 delle regole, le righe da 6 a 6 con la versione 2; qui c’è la versione 3"},
	} {
		r := signoria.Record{Setup: setup, Rows: c.rows}
		for how, run := range map[string]func() error{
			"replayed":    func() error { _, err := c.game.Replay(r); return err },
			"verified":    func() error { _, err := c.game.Verify(r); return err },
			"looked back": func() error { _, err := c.game.Reel(r, 3); return err },
		} {
			var other *play.OtherRules
			if err := run(); !errors.As(err, &other) || err.Error() != c.en || other.In("it") != c.it {
				t.Errorf("%s it says %v, want %s", how, err, c.en)
			}
		}
	}
}

func TestAPositionOfOlderRulesThatIsNoneIsRefused(t *testing.T) {
	setup, base, rows := bids(t, 1, 1, 1, 0, 1)
	_, _, err := unkind.Upgrade(setup, base, rows[base.Row:])
	if err == nil || !strings.Contains(err.Error(), "less is kept than was bid") {
		t.Errorf("one that does not keep what the game conserves: %v", err)
	}
	for _, state := range []string{`{"state":`, `{"state":{"Round":"two"}}`, `{"state":{"Seats":3,"Turn":9,"Slot":100}}`} {
		base.State = json.RawMessage(state)
		if _, _, err = unkind.Upgrade(setup, base, rows[base.Row:]); err == nil {
			t.Errorf("%s is played", state)
		}
	}
	base.Version = 4
	if _, _, err = second.Upgrade(setup, base, rows[base.Row:]); err == nil {
		t.Error("a base of newer rules is played under older ones")
	}
}
