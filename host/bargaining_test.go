package host_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"signoria"
	"signoria/games/warriorknights"
	"signoria/host"
	"signoria/play"
	"signoria/play/bargain"
)

// dizzy is a squire who breaks whenever he is offered something.
type dizzy struct {
	play.Policy[warriorknights.State]
}

func (dizzy) Haggle(*warriorknights.State, play.Seat, bargain.Bargain) bargain.Reply {
	panic("no head for it")
}

// fickle is a squire who takes a bargain or declines it by what he draws.
type fickle struct {
	play.Policy[warriorknights.State]
	takes bool
}

func (f fickle) Haggle(*warriorknights.State, play.Seat, bargain.Bargain) bargain.Reply {
	return bargain.Reply{Takes: f.takes}
}

// stubborn is a squire who takes no less than two Crowns; or nothing at all, though he says that he would.
type stubborn struct {
	play.Policy[warriorknights.State]
	lies bool
}

func (q stubborn) Haggle(_ *warriorknights.State, _ play.Seat, b bargain.Bargain) bargain.Reply {
	if !q.lies && b.Terms.Goods[0] >= 2 {
		return bargain.Reply{Takes: true}
	}
	return bargain.Reply{Why: bargain.TooLittle, Instead: bargain.Terms{Goods: [bargain.Goods]int16{-2}}}
}

// warriors is Warrior Knights with a bot that breaks, one whose mind chance makes up, and two that haggle.
var warriors = func() play.Game {
	spec := warriorknights.Spec()
	spec.Levels = append(spec.Levels, "dizzy", "fickle", "stubborn", "liar")
	spec.Bots["dizzy"] = func(seed uint64) play.Policy[warriorknights.State] {
		return dizzy{warriorknights.NewSquire(seed)}
	}
	spec.Bots["fickle"] = func(seed uint64) play.Policy[warriorknights.State] {
		return fickle{warriorknights.NewSquire(seed), seed%2 == 0}
	}
	spec.Bots["stubborn"] = func(seed uint64) play.Policy[warriorknights.State] {
		return stubborn{warriorknights.NewSquire(seed), false}
	}
	spec.Bots["liar"] = func(seed uint64) play.Policy[warriorknights.State] {
		return stubborn{warriorknights.NewSquire(seed), true}
	}
	return play.Of[warriorknights.State](spec)
}()

// market opens a house of Warrior Knights and starts a table there.
func market(t *testing.T, seats ...string) (h *house, id string) {
	t.Helper()
	h = newHouseOf(t, warriors)
	return h, h.started(warriorknights.ID, signoria.Manners{}, seats...)
}

func (h *house) bargains(id string, s play.Seat) *host.Bargains {
	h.t.Helper()
	player := ""
	if s >= 0 {
		player = players[s].ID
	}
	sight, _ := h.see(id, player, s)
	return sight.Bargains
}

// offering is an offer of crowns (less than 0: asked for).
func offering(to play.Seat, crowns int16, mine, yours string) host.BargainMove {
	m := host.BargainMove{Mine: mine, Yours: yours, Move: bargain.Move{Deed: bargain.Offer, To: to}}
	m.Terms = bargain.Terms{Goods: [bargain.Goods]int16{crowns}}
	return m
}

func answering(d bargain.Deed, no int16) host.BargainMove {
	return host.BargainMove{Move: bargain.Move{Deed: d, No: no}}
}

func (h *house) haggle(id string, s play.Seat, m host.BargainMove) error {
	h.t.Helper()
	m.Token = h.bargains(id, s).Token
	return h.Bargain(ctx, id, players[s].ID, s, m)
}

func TestBargaining(t *testing.T) {
	h, id := market(t, "me", "open", "open")
	offer := offering(1, 5, " I leave you\nMonz ", "you vote [for] me")
	offer.Motive = bargain.Motive(bargain.LastMotive + 1)
	wantCode(t, h.haggle(id, 0, offer), signoria.Invalid)
	offer.Motive = bargain.AgainstLeader
	h.must(h.haggle(id, 0, offer))

	// The two know of it, in their words, and the third does not.
	for s := play.Seat(0); s < 2; s++ {
		b := h.bargains(id, s)
		if len(b.Waiting) != 1 {
			t.Fatalf("seat %d knows of %d bargains", s, len(b.Waiting))
		}
		w := b.Waiting[0]
		if w.Words != [2]string{"I leave you Monz", "you vote (for) me"} || !slices.Equal(w.Gives, []string{"5 Crowns"}) || w.Why != bargain.AgainstLeader.Say("en") || len(w.Asks) != 0 {
			t.Errorf("seat %d reads %+v", s, w)
		}
		if mine := s == 1; w.Mine != mine || w.MayAccept != mine || w.MayAnswer != mine {
			t.Errorf("seat %d may answer: %+v", s, w)
		}
	}
	for _, s := range []play.Seat{2, signoria.Nobody} {
		sight := h.bargains(id, s)
		raw, err := json.Marshal(sight)
		h.must(err)
		if len(sight.Waiting) != 0 || strings.Contains(string(raw), "Monz") {
			t.Errorf("seat %d learns of it: %s", s, raw)
		}
	}
	if err := h.haggle(id, 2, answering(bargain.Accept, 1)); signoria.CodeOf(err) != signoria.Invalid {
		t.Errorf("a third accepts it: %v", err)
	}

	// What is answered is no longer there for a second click.
	accept := answering(bargain.Accept, 1)
	accept.Token = h.bargains(id, 1).Token
	h.must(h.Bargain(ctx, id, "bea", 1, accept))
	wantCode(t, h.Bargain(ctx, id, "bea", 1, accept), signoria.Conflict)
	wantCode(t, h.Bargain(ctx, id, "ada", 1, accept), signoria.Forbidden)

	// It becomes a promise, with the same words, and each judges the other's.
	h.must(h.haggle(id, 1, answering(bargain.HasBroken, 1)))
	for s, knows := range []int{1, 1, 0} {
		b := h.bargains(id, play.Seat(s))
		if len(b.Promises) != knows {
			t.Fatalf("seat %d knows of %d promises", s, len(b.Promises))
		}
		if knows == 1 && (b.Promises[0].Marks != [2]bargain.Mark{bargain.Broken, bargain.Pending} || b.Promises[0].Words[1] != "you vote (for) me") {
			t.Errorf("seat %d knows of %+v", s, b.Promises[0])
		}
	}
}

func TestBargainsHaveWordsAfterTheTableWasAway(t *testing.T) {
	h, id := market(t, "me", "open")
	h.must(h.haggle(id, 0, offering(1, 1, "my word", "")))
	h.shut()
	h.open()
	if b := h.bargains(id, 1); len(b.Waiting) != 1 || b.Waiting[0].Words[0] != "my word" {
		t.Errorf("there wait %+v", b.Waiting)
	}
}

func TestBargainsHaveFewWords(t *testing.T) {
	h, id := market(t, "me", "open")
	long := strings.Repeat("è", 150)
	wantCode(t, h.haggle(id, 0, offering(1, 1, long, long)), signoria.Invalid)
	h.must(h.haggle(id, 0, offering(1, 1, long, long[:200])))
}

// Words stand in a line of the chronicle, and reach into none above.
func TestWordsStayInTheirLine(t *testing.T) {
	h, id := market(t, "me", "open")
	h.must(h.haggle(id, 0, offering(1, 1, "Z"+strings.Repeat("\u0301", 9)+"\u202ea", "")))
	if got, want := h.bargains(id, 1).Waiting[0].Words[0], "Z"+strings.Repeat("\u0301", 3)+"a"; got != want {
		t.Errorf("they are kept as %q, want %q", got, want)
	}
}

// An aside's place is counted without bargains, so that none can be made as one.
func TestBargainsAreNoAsides(t *testing.T) {
	h, id := market(t, "me", "open")
	if sight, _ := h.see(id, "ada", 0); sight.Asides != nil {
		t.Errorf("among the asides there are %d", len(sight.Asides.Choices))
	}
}

// said is what a bot answers to a bargain.
type said struct {
	verb uint16
	why  bargain.Reason
}

// haggled waits until a bot has answered all it was offered, and returns what it answered.
func (h *house) haggled(id string) (all []said) {
	h.t.Helper()
	for range 2000 {
		if len(h.bargains(id, 0).Waiting) == 0 {
			for _, r := range h.rows(id) {
				if r.Kind == signoria.Aside && r.Bot {
					all = append(all, said{r.Verb, bargain.Reason(r.N)})
				}
			}
			return all
		}
		time.Sleep(time.Millisecond)
	}
	h.t.Fatal("the bot does not answer")
	return nil
}

func TestBotsAnswerBargains(t *testing.T) {
	accept, decline := uint16(warriorknights.AcceptDeal), uint16(warriorknights.DeclineDeal)
	for _, c := range []struct {
		bot   string
		offer host.BargainMove
		says  uint16
		why   bargain.Reason
	}{
		{"squire", offering(1, 3, "", ""), accept, bargain.NoReason},
		{"squire", offering(1, 0, "peace", ""), accept, bargain.NoReason},
		{"squire", offering(bargain.Everybody, 3, "", ""), accept, bargain.NoReason},
		{"squire", offering(1, -1, "peace", ""), decline, bargain.TooLittle},
		{"squire", offering(1, -1, "", ""), decline, bargain.TooLittle},
		{"squire", offering(1, 3, "", "your vote"), decline, bargain.WordsOnly},
		{"random", offering(1, 3, "", ""), decline, bargain.NoReason},
		{"dizzy", offering(1, 3, "", ""), decline, bargain.NoReason},
		{"stubborn", offering(1, 1, "peace", ""), decline, bargain.TooLittle},
		{"liar", offering(1, 1, "", ""), decline, bargain.TooLittle},
	} {
		h, id := market(t, "me", "bot:"+c.bot)
		c.offer.Open = c.offer.To == bargain.Everybody
		h.must(h.haggle(id, 0, c.offer))
		if all := h.haggled(id); !slices.Equal(all, []said{{c.says, c.why}}) {
			t.Errorf("%s says %d to %+v, want %d, because of %d", c.bot, all, c.offer, c.says, c.why)
		}
	}
}

// A bot answers by another bargain where that may be, and no more often than it takes to name a price.
func TestBotsNameTheirPrice(t *testing.T) {
	h, id := market(t, "me", "bot:stubborn", "open")
	answered := func(no int16) host.Bargain {
		t.Helper()
		for range 2000 {
			if w := h.bargains(id, 0).Waiting; len(w) == 1 && w[0].No == no {
				return w[0]
			}
			time.Sleep(time.Millisecond)
		}
		t.Fatalf("bargain %d is not on the table", no)
		return host.Bargain{}
	}
	h.must(h.haggle(id, 0, offering(1, 1, "", "")))
	if b := answered(2); b.From != 1 || !b.Mine || b.Answers != 1 || !slices.Equal(b.Asks, []string{"2 Crowns"}) {
		t.Errorf("it answers by %+v", b)
	}
	mine := offering(1, 1, "", "")
	mine.Deed, mine.No = bargain.Counter, 2
	h.must(h.haggle(id, 0, mine))
	if all := h.haggled(id); len(all) != 2 || all[1] != (said{uint16(warriorknights.DeclineDeal), bargain.TooLittle}) {
		t.Errorf("it says %+v", all)
	}
	whole := offering(bargain.Everybody, 1, "", "")
	whole.Open = true
	h.must(h.haggle(id, 0, whole))
	for range 2000 {
		if all := h.rows(id); all[len(all)-1].Bot {
			break
		}
		time.Sleep(time.Millisecond)
	}
	if w := h.bargains(id, 0).Waiting; len(w) != 1 || w[0].From != 0 {
		t.Errorf("what anybody may take it answers: %+v", w)
	}
}

// What a bot has offered for longer than a turn it has reckoned for that turn: in the next it withdraws it.
func TestBotsWithdrawWhatStandsFromAnotherTurn(t *testing.T) {
	for _, turns := range []int16{0, bargain.MostTurns} {
		withdraws(t, turns)
	}
}

// withdraws has a bot answer an offer that stands for so many turns, and withdraw its answer in the next.
func withdraws(t *testing.T, turns int16) {
	t.Helper()
	h, id := market(t, "me", "bot:stubborn")
	lasting := offering(1, 1, "", "")
	lasting.Turns = turns
	h.must(h.haggle(id, 0, lasting))
	h.must(h.haggle(id, 0, offering(1, 0, "", "a word")))
	for range 5000 {
		p, err := h.Table(ctx, id)
		h.must(err)
		if p.Turn > 1 && len(h.bargains(id, 0).Waiting) == 0 {
			break
		}
		if slices.Contains(p.Waiting, 0) {
			h.answer(id, "ada", 0)
			continue
		}
		time.Sleep(time.Millisecond)
	}
	var did []uint16
	for _, r := range h.rows(id) {
		if r.Kind == signoria.Aside && r.Bot {
			did = append(did, r.Verb)
		}
	}
	want := []play.Verb{warriorknights.CounterDeal, warriorknights.DeclineDeal, warriorknights.WithdrawDeal}
	if !slices.EqualFunc(did, want, func(did uint16, want play.Verb) bool { return did == uint16(want) }) {
		t.Errorf("for %d turns: it does %d, want %d", turns, did, want)
	}
}

// bargained is what bots answer to a dozen offers at each of some tables, by the tables' seeds: first at one table after
// the other, in that order, then at all in turns.
func bargained(t *testing.T, botSeed uint64, seeds ...string) map[string][]said {
	t.Helper()
	h := newHouseOf(t, warriors)
	h.shut()
	h.opts.BotSeed = botSeed
	h.open()
	ids := map[string]string{}
	offer := func(seed string) {
		h.must(h.haggle(ids[seed], 0, offering(1, 0, "peace", "")))
		h.haggled(ids[seed])
	}
	for _, seed := range seeds {
		p, err := h.Create(ctx, ada, host.NewTable{Game: warriorknights.ID, Seats: []string{"me", "bot:fickle"}, Seed: seed})
		h.must(err)
		ids[seed] = p.ID
		for range 6 {
			offer(seed)
		}
	}
	for range 6 {
		for _, seed := range seeds {
			offer(seed)
		}
	}
	all := map[string][]said{}
	for _, seed := range seeds {
		all[seed] = h.haggled(ids[seed])
	}
	return all
}

func TestBotsThatDrawFromASeedBargainBesideOthersAsAlone(t *testing.T) {
	first, other := bargained(t, 1, "5", "6"), bargained(t, 1, "6", "5")
	for _, seed := range []string{"5", "6"} {
		if len(first[seed]) != 12 {
			t.Fatalf("table %s: %d answers", seed, len(first[seed]))
		}
		if !slices.Equal(first[seed], other[seed]) {
			t.Errorf("table %s: in another order of tables the bot said\n%v, not\n%v", seed, other[seed], first[seed])
		}
	}
	if slices.Equal(first["5"], first["6"]) {
		t.Error("at both tables the bot draws the same")
	}
	if others := bargained(t, 2, "5", "6"); slices.Equal(others["5"], first["5"]) {
		t.Error("another seed brings the same")
	}
}

// Whom a move is to, and for how long, is what was said: a number too large does not come round to another.
func TestABargainSaysToWhomAndForHowLong(t *testing.T) {
	h, id := market(t, "me", "open", "open")
	for name, m := range map[string]bargain.Move{
		"to nobody":         {Deed: bargain.Offer, To: 17},
		"to the last of 16": {Deed: bargain.Offer, To: 15},
		"to less":           {Deed: bargain.Offer, To: -15, Turns: 1},
		"for ages":          {Deed: bargain.Offer, To: 1, Turns: 4096},
		"for less":          {Deed: bargain.Offer, To: 1, Turns: -4096},
		"a gift to nobody":  {Deed: bargain.Give, To: -128},
	} {
		m.Terms = bargain.Terms{}
		m.Terms.Goods[0] = 1
		wantCode(t, h.haggle(id, 0, host.BargainMove{Move: m}), signoria.Invalid)
		if rows := h.rows(id); len(rows) != 0 {
			t.Fatalf("%s: on record is %+v", name, rows)
		}
	}
}
