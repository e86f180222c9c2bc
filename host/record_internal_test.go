package host

import (
	"testing"

	"signoria"
	"signoria/play"
)

// What a seat prepared is told it again once it was given back, and what the table answered for it, until it answers itself.
func TestTheRecordKnowsWhatIsTheSeatsOwn(t *testing.T) {
	r := record{hands: map[int32]signoria.Hand{}}
	const bea = 1
	row := func(no int32, kind signoria.RowKind, ask int32, hand signoria.Hand, target int32) signoria.Row {
		return signoria.Row{No: no, Seat: bea, Kind: kind, Ask: ask, Hand: hand, Target: target, At: int64(no) * 1000}
	}
	first, second := row(1, signoria.Answered, 1, signoria.OwnHand, 0), row(2, signoria.Answered, 1, signoria.NoOther, 0)
	r.add(first, second)
	r.add(signoria.Row{No: 3, Seat: play.Nobody, Kind: signoria.Upgraded, N: 7, At: 3000})
	s := r.of(bea)
	if s.own != 2 || s.answered != 1 || len(s.prepared) != 2 || len(s.given) != 1 {
		t.Errorf("after two answers to one question, one of them given for the seat: %+v", *s)
	}
	if r.notOwn(1) || !r.notOwn(2) {
		t.Error("row 2 alone was given because there was nothing to choose")
	}

	r.add(row(4, signoria.GivenBack, 1, signoria.OwnHand, 2))
	if len(s.prepared) != 1 || len(s.returned) != 1 || s.returned[0].No != 2 || len(s.given) != 0 {
		t.Errorf("after row 2 was given back: %+v", *s)
	}
	if len(r.backs) != 1 || len(r.times) != 4 || len(r.upgrades) != 1 {
		t.Errorf("of four rows one gives back and one goes over to newer rules: %+v", r)
	}

	r.add(row(5, signoria.Answered, 2, signoria.OwnHand, 0))
	if len(s.prepared) != 1 || s.prepared[0].No != 5 || s.returned != nil || s.answered != 5 {
		t.Errorf("after the answer to another question: %+v", *s)
	}
	if r.of(play.Nobody) != nil || len(r.learnt) != 0 {
		t.Error("nobody's rows are no seat's, and where no lesson is told none are kept")
	}
}

func TestWhatABotAnsweredIsCountedForWhoseSeatItIs(t *testing.T) {
	own := signoria.Row{Kind: signoria.Answered}
	bot := signoria.Row{Kind: signoria.Answered, Bot: true}
	order := signoria.Row{Kind: signoria.Answered, Hand: signoria.ByOrder}
	sits := func(who string) signoria.Row { return signoria.Row{Kind: signoria.Seated, Note: who} }
	for name, c := range map[string]struct {
		rows          []signoria.Row
		botted, given int
	}{
		"his time ran out":          {[]signoria.Row{own, bot, bot}, 2, 0},
		"he answers again":          {[]signoria.Row{own, bot, own}, 0, 0},
		"an order is no answer":     {[]signoria.Row{own, bot, order}, 1, 1},
		"he comes back":             {[]signoria.Row{own, sits("bot:first"), bot, sits("Bea")}, 1, 0},
		"another in a bot's place":  {[]signoria.Row{bot, bot, sits("Cleo")}, 0, 0},
		"another after he resigned": {[]signoria.Row{own, order, {Kind: signoria.Resigned}, sits("bot:first"), bot, sits("Cleo")}, 0, 0},
		"another after he got up":   {[]signoria.Row{own, order, sits(""), sits("Cleo")}, 0, 0},
		"got up while a bot sat in": {[]signoria.Row{own, sits("bot:first"), bot, sits("bot:first"), bot, sits("Cleo")}, 0, 0},
	} {
		var s seatRows
		for i, r := range c.rows {
			r.No = int32(i + 1)
			s.add(r)
		}
		if s.botted != c.botted || len(s.given) != c.given {
			t.Errorf("%s: %d of a bot's, %d of the table's, want %d and %d", name, s.botted, len(s.given), c.botted, c.given)
		}
	}
}
