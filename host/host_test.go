package host_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"signoria"
	"signoria/chance"
	"signoria/games"
	"signoria/host"
	"signoria/play"
	"signoria/play/toy"
	"signoria/sqlite"
)

var ctx = context.Background()

var quiet = slog.New(slog.DiscardHandler)

// house is a host over a store in a file, as a server has it.
type house struct {
	*host.Host
	t     *testing.T
	store signoria.Store
	games []play.Game
	opts  host.Options
	file  string

	remind func(context.Context, host.Reminder) // nil if nobody can be reached
}

func newHouse(t *testing.T) *house {
	t.Helper()
	return newHouseOf(t, toy.Game)
}

func newHouseOf(t *testing.T, games ...play.Game) *house {
	t.Helper()
	h := &house{t: t, games: games, file: filepath.Join(t.TempDir(), "store.db"), opts: host.Options{Log: quiet}}
	h.open()
	t.Cleanup(h.shut)
	for _, id := range []string{"ada", "bea", "cleo"} {
		h.must(h.store.CreatePlayer(ctx, player(id), []byte(id)))
	}
	return h
}

func (h *house) open() {
	h.t.Helper()
	store, err := sqlite.Open(ctx, h.file)
	h.must(err)
	h.store, h.Host = store, host.New(store, h.games, h.opts)
	if h.remind != nil {
		h.RemindBy(h.remind)
	}
	h.must(h.Resume(ctx))
}

func (h *house) shut() {
	h.Close()
	h.store.Close()
}

func (h *house) must(err error) {
	h.t.Helper()
	if err != nil {
		h.t.Fatal(err)
	}
}

func (h *house) create(player signoria.Player, seats ...string) string {
	h.t.Helper()
	p, err := h.Create(ctx, player, host.NewTable{Game: "toy", Seats: seats})
	h.must(err)
	return p.ID
}

func player(id string) signoria.Player { return signoria.Player{ID: id, Name: strings.ToUpper(id)} }

var ada, bea, cleo = player("ada"), player("bea"), player("cleo")

// players are who sits down, by seat.
var players = []signoria.Player{ada, bea, cleo}

// started is a table that ada opened, with a player in every open seat, being played.
func (h *house) started(game string, m signoria.Manners, seats ...string) string {
	h.t.Helper()
	p, err := h.Create(ctx, ada, host.NewTable{Game: game, Seats: seats, Manners: m})
	h.must(err)
	for s, wish := range seats {
		if wish == "open" {
			_, err := h.Sit(ctx, p.ID, players[s], play.Seat(s), "")
			h.must(err)
		}
	}
	if p.Status == signoria.Open {
		_, err = h.Start(ctx, p.ID, ada)
		h.must(err)
	}
	return p.ID
}

// see looks at a table once.
func (h *house) see(id, player string, s play.Seat) (*host.Sight, host.Present) {
	h.t.Helper()
	w, err := h.Watch(ctx, id, player, s)
	h.must(err)
	defer w.Close()
	sight, table, err := w.See(ctx, "en")
	h.must(err)
	return sight, table
}

// pick is a choice of what a seat is asked now.
func (h *house) pick(id, player string, s play.Seat, choice, number int) host.Pick {
	h.t.Helper()
	sight, _ := h.see(id, player, s)
	if sight.Offer == nil {
		h.t.Fatalf("seat %d is not asked", s)
	}
	return host.Pick{Token: sight.Offer.Token, Choice: choice, Number: number}
}

// answer gives the first answer a seat has.
func (h *house) answer(id, player string, s play.Seat) {
	h.t.Helper()
	sight, _ := h.see(id, player, s)
	if sight.Offer == nil {
		h.t.Fatalf("seat %d is not asked", s)
	}
	h.must(h.Answer(ctx, id, player, s, host.Pick{Token: sight.Offer.Token, Number: int(sight.Offer.Choices[0].Lo)}))
}

// finish plays a table to its end, answering for every player's seat.
func (h *house) finish(id string) {
	h.t.Helper()
	for range 10_000 {
		p, err := h.Table(ctx, id)
		h.must(err)
		if p.Status == signoria.Finished {
			return
		}
		i := slices.IndexFunc(p.Waiting, func(s play.Seat) bool { return p.Chairs[s].Plays(p.Chairs[s].Player) })
		if i < 0 { // bots are at it
			time.Sleep(time.Millisecond)
			continue
		}
		h.answer(id, p.Chairs[p.Waiting[i]].Player, p.Waiting[i])
	}
	h.t.Fatal("the table does not come to an end")
}

func (h *house) rows(id string) []signoria.Row {
	h.t.Helper()
	rows, err := h.store.Rows(ctx, id, 0)
	h.must(err)
	return rows
}

// shownAs is a view as a page gets it.
func shownAs(view any) string {
	said, err := json.Marshal(view)
	if err != nil {
		return err.Error()
	}
	return string(said)
}

func wantCode(t *testing.T, err error, code signoria.Code) {
	t.Helper()
	if signoria.CodeOf(err) != code {
		t.Fatalf("got %v, want an error with code %q", err, code)
	}
}

func TestTableStartsWhenNoSeatIsOpen(t *testing.T) {
	h := newHouse(t)
	p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "bot:first"}, Options: map[string]int{"troops": 2}})
	h.must(err)
	if p.Status != signoria.Playing || p.Turn != 1 || !slices.Contains(p.Waiting, 0) {
		t.Fatalf("got %+v", p.Progress)
	}
	if want := []signoria.Chair{{Player: "ada", Name: "ADA"}, {Bot: "first"}}; !slices.Equal(p.Chairs, want) {
		t.Fatalf("got %+v, want %+v", p.Chairs, want)
	}
	if p.Setup.Options["troops"] != 2 {
		t.Fatalf("the options are lost: %+v", p.Setup)
	}
}

func TestCreateRefuses(t *testing.T) {
	h := newHouse(t)
	for name, n := range map[string]host.NewTable{
		"no seats":         {Game: "toy"},
		"too few":          {Game: "toy", Seats: []string{"me"}},
		"too many":         {Game: "toy", Seats: []string{"me", "me", "me", "me", "me"}},
		"far too many":     {Game: "toy", Seats: make([]string, 1000)},
		"a bot unknown":    {Game: "toy", Seats: []string{"me", "bot:genius"}},
		"a seat unknown":   {Game: "toy", Seats: []string{"me", "you"}},
		"an option":        {Game: "toy", Seats: []string{"me", "me"}, Options: map[string]int{"cheats": 1}},
		"an option's":      {Game: "toy", Seats: []string{"me", "me"}, Options: map[string]int{"troops": 3}},
		"a seed in words":  {Game: "toy", Seats: []string{"me", "me"}, Seed: "lucky"},
		"a seed with open": {Game: "toy", Seats: []string{"me", "open"}, Seed: "7"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := h.Create(ctx, ada, n)
			wantCode(t, err, signoria.Invalid)
		})
	}
	_, err := h.Create(ctx, ada, host.NewTable{Game: "chess", Seats: []string{"me", "me"}})
	wantCode(t, err, signoria.NotFound)
}

func TestSameSeedSameStart(t *testing.T) {
	h := newHouse(t)
	var views []string
	for range 2 {
		p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "me"}, Seed: "18446744073709551615"})
		h.must(err)
		h.finish(p.ID)
		sight, _ := h.see(p.ID, "ada", 0)
		views = append(views, shownAs(sight.View))
	}
	if views[0] != views[1] {
		t.Fatal("the same seed and the same answers led to different ends")
	}
}

func TestTooManyTables(t *testing.T) {
	h := newHouse(t)
	var err error
	for range 31 {
		if _, err = h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "open"}}); err != nil {
			break
		}
	}
	wantCode(t, err, signoria.TooMany)
	h.create(bea, "me", "open")
}

func TestSittingDown(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "open", "open")
	_, err := h.Sit(ctx, id, bea, 0, "")
	wantCode(t, err, signoria.Conflict)
	_, err = h.Sit(ctx, id, bea, 3, "")
	wantCode(t, err, signoria.Invalid)
	_, err = h.Sit(ctx, id, bea, -1, "")
	wantCode(t, err, signoria.Invalid)
	_, err = h.Sit(ctx, id, bea, 1, "first")
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Sit(ctx, id, ada, 1, "genius")
	wantCode(t, err, signoria.Invalid)
	_, err = h.Start(ctx, id, ada)
	wantCode(t, err, signoria.Conflict)

	p, err := h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	if p.Chairs[1].Player != "bea" || p.Status != signoria.Open {
		t.Fatalf("got %+v", p)
	}
	_, err = h.Sit(ctx, id, ada, 1, "first") // nobody is thrown out for a bot before the start
	wantCode(t, err, signoria.Conflict)
	_, err = h.Stand(ctx, id, cleo, 1)
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Stand(ctx, id, ada, 1) // but the host may free a seat
	h.must(err)
	_, err = h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	_, err = h.Sit(ctx, id, ada, 2, "first")
	h.must(err)
	_, err = h.Start(ctx, id, bea)
	wantCode(t, err, signoria.Forbidden)
	p, err = h.Start(ctx, id, ada)
	h.must(err)
	if p.Status != signoria.Playing {
		t.Fatalf("got %+v", p.Progress)
	}
	_, err = h.Start(ctx, id, ada)
	wantCode(t, err, signoria.Conflict)
}

// verify plays a finished table's record again.
func (h *house) verify(id string) signoria.Record {
	h.t.Helper()
	r, err := h.Record(ctx, id, "ada")
	h.must(err)
	game, err := h.Game(r.Game)
	h.must(err)
	_, err = game.Verify(r)
	h.must(err)
	return r
}

func TestAnswerIsCheckedAgainstWhoGivesIt(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "open")
	wantCode(t, h.Answer(ctx, id, "ada", 0, host.Pick{}), signoria.Conflict) // not started
	_, err := h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	_, err = h.Start(ctx, id, ada)
	h.must(err)
	pick := h.pick(id, "ada", 0, 0, 0)
	wantCode(t, h.Answer(ctx, id, "bea", 0, pick), signoria.Forbidden)
	wantCode(t, h.Answer(ctx, id, "", 0, pick), signoria.Forbidden)
	wantCode(t, h.Answer(ctx, id, "ada", 2, pick), signoria.Invalid)
	wantCode(t, h.Answer(ctx, id, "ada", -1, pick), signoria.Invalid)
	wantCode(t, h.Answer(ctx, id, "bea", 1, pick), signoria.Conflict) // another seat's token
	for _, wrong := range []host.Pick{{pick.Token, 4, 0, ""}, {pick.Token, -1, 0, ""}, {pick.Token, 0, 1, ""}, {pick.Token, 0, 1 << 16, ""}} {
		wantCode(t, h.Answer(ctx, id, "ada", 0, wrong), signoria.Invalid)
	}
	wantCode(t, h.Answer(ctx, "nowhere", "ada", 0, pick), signoria.NotFound)
	if len(h.rows(id)) != 0 {
		t.Fatal("something refused was recorded")
	}
	h.must(h.Answer(ctx, id, "ada", 0, pick))
}

func TestDoubledAndLateAnswersDoNothing(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "me")
	pick := h.pick(id, "ada", 0, 0, 0)
	var all sync.WaitGroup
	results := make([]error, 8)
	for i := range results {
		all.Go(func() { results[i] = h.Answer(ctx, id, "ada", 0, pick) })
	}
	all.Wait()
	taken := 0
	for _, err := range results {
		if err == nil {
			taken++
			continue
		}
		wantCode(t, err, signoria.Conflict)
	}
	if taken != 1 || len(h.rows(id)) != 1 {
		t.Fatalf("one click was taken %d times and made %d rows", taken, len(h.rows(id)))
	}

	// The same question comes back after taking back: the old click stays old.
	h.must(h.TakeBack(ctx, id, "ada", 0))
	again := h.pick(id, "ada", 0, 0, 0)
	wantCode(t, h.Answer(ctx, id, "ada", 0, pick), signoria.Conflict)
	h.must(h.Answer(ctx, id, "ada", 0, again))
	if got := len(h.rows(id)); got != 3 {
		t.Fatalf("%d rows, want 3", got)
	}
}

// Another's answer does not make mine late.
func TestAnothersAnswerLeavesMyOfferAlone(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "me")
	mine := h.pick(id, "ada", 0, 0, 0)
	h.answer(id, "ada", 1)
	h.must(h.Answer(ctx, id, "ada", 0, mine))
}

func TestAsideLandsOnceWithItsWords(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "me")
	sight, _ := h.see(id, "ada", 0)
	if sight.Asides == nil || toy.Offer != sight.Asides.Choices[0].Verb {
		t.Fatalf("no bargain can be offered: %+v", sight.Asides)
	}
	pick := host.Pick{Token: sight.Asides.Token, Number: 2, Note: "  peace,\nfor [[city:x|now]]\u202e  "}
	wantCode(t, h.Aside(ctx, id, "bea", 0, pick), signoria.Forbidden)
	h.must(h.Aside(ctx, id, "ada", 0, pick))
	wantCode(t, h.Aside(ctx, id, "ada", 0, pick), signoria.Conflict)
	rows := h.rows(id)
	if len(rows) != 1 || rows[0].Kind != signoria.Aside || rows[0].Note != "peace, for ((city:x|now))" {
		t.Fatalf("recorded %+v", rows)
	}
	sight, _ = h.see(id, "ada", 0)
	pick = host.Pick{Token: sight.Asides.Token, Number: 1, Note: strings.Repeat("è", 281)}
	wantCode(t, h.Aside(ctx, id, "ada", 0, pick), signoria.Invalid)
	pick.Note = strings.Repeat("è", 280)
	h.must(h.Aside(ctx, id, "ada", 0, pick))
}

func TestViewOnlyToItsHolder(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first")
	_, err := h.Watch(ctx, id, "bea", 0)
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Watch(ctx, id, "", 0)
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Watch(ctx, id, "ada", 1) // a bot's
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Watch(ctx, id, "ada", 2)
	wantCode(t, err, signoria.Invalid)

	for player, want := range map[string]play.Seat{"ada": 0, "bea": signoria.Nobody, "": signoria.Nobody} {
		sight, _ := h.see(id, player, host.FirstSeat)
		if sight.Seat != want {
			t.Errorf("%q sees from seat %d, want %d", player, sight.Seat, want)
		}
		if want == signoria.Nobody && (sight.Offer != nil || sight.Asides != nil) {
			t.Errorf("%q is offered something", player)
		}
	}
}

// Whoever stands up sees no more than anybody.
func TestSightEndsWithTheSeat(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first")
	w, err := h.Watch(ctx, id, "ada", 0)
	h.must(err)
	defer w.Close()
	_, err = h.Stand(ctx, id, ada, 0)
	h.must(err)
	sight, _, err := w.See(ctx, "en")
	h.must(err)
	if sight.Seat != signoria.Nobody {
		t.Fatalf("sees from seat %d still", sight.Seat)
	}
}

func TestPresence(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "open")
	first, err := h.Watch(ctx, id, "ada", host.FirstSeat)
	h.must(err)
	<-first.Changed
	_, err = h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	<-first.Changed
	<-first.Stirred
	second, err := h.Watch(ctx, id, "bea", host.FirstSeat)
	h.must(err)
	<-first.Stirred // she has come
	third, err := h.Watch(ctx, id, "cleo", host.FirstSeat)
	h.must(err)
	<-first.Stirred // somebody looks on
	if p, err := h.Table(ctx, id); err != nil || p.Watching != 1 {
		t.Fatalf("%d look on, want 1 (%v)", p.Watching, err)
	}
	third.Close()
	<-first.Stirred
	if len(first.Changed) > 0 {
		t.Fatal("there is something new to see when somebody comes or goes")
	}
	here := func() []bool {
		p, err := h.Table(ctx, id)
		h.must(err)
		listed, err := h.Tables(ctx, "bea")
		h.must(err)
		if !slices.Equal(listed[0].Here, p.Here) {
			t.Fatalf("listed %v, at the table %v", listed[0].Here, p.Here)
		}
		return p.Here
	}
	if got := here(); !slices.Equal(got, []bool{true, true}) {
		t.Fatalf("here: %v", got)
	}
	second.Close()
	<-first.Stirred // she has gone
	if got := here(); !slices.Equal(got, []bool{true, false}) {
		t.Fatalf("here: %v", got)
	}
	first.Close()
}

func TestRename(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "open")
	h.must(h.Rename(ctx, "ada", "Ada the Bold"))
	p, err := h.Table(ctx, id)
	h.must(err)
	if p.Chairs[0].Name != "Ada the Bold" {
		t.Fatalf("still called %q", p.Chairs[0].Name)
	}
}

// A name that looks like another's at the table is refused there, whoever comes second, and taken elsewhere.
func TestNamesAtATableAreToldApart(t *testing.T) {
	h := newHouse(t)
	like := signoria.Player{ID: "bea", Name: "\u0410D\u0410"} // in Cyrillic
	id := h.create(ada, "me", "open", "open")
	if _, err := h.Sit(ctx, id, like, 1, ""); signoria.CodeOf(err) != signoria.Conflict || !strings.Contains(err.Error(), `"ADA"`) {
		t.Errorf("sitting down as she looks: %v", err)
	}
	_, err := h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	if err := h.Rename(ctx, "bea", like.Name); signoria.CodeOf(err) != signoria.Conflict {
		t.Errorf("being renamed to what she looks like: %v", err)
	}
	if p, err := h.Table(ctx, id); err != nil || p.Chairs[1].Name != "BEA" {
		t.Errorf("she is called %q, %v", p.Chairs[1].Name, err)
	}
	h.must(h.Rename(ctx, "ada", "ada")) // her own may change as it likes
	other := h.create(cleo, "me", "open")
	_, err = h.Sit(ctx, other, like, 1, "")
	h.must(err)

	_, err = h.Sit(ctx, id, ada, 2, "first") // in play a seat is asked for
	h.must(err)
	_, err = h.Start(ctx, id, ada)
	h.must(err)
	_, err = h.Stand(ctx, id, bea, 1)
	h.must(err)
	if _, err := h.Sit(ctx, id, signoria.Player{ID: "cleo", Name: "\u0410da"}, 1, ""); signoria.CodeOf(err) != signoria.Conflict || !strings.Contains(err.Error(), "looks like") {
		t.Errorf("asking for a seat: %v", err)
	}
}

// meeting is a store that lists tables to two at once, if two ask for them within a moment.
type meeting struct {
	signoria.Store
	both chan struct{}
}

func (m meeting) TablesOf(ctx context.Context, player string) ([]signoria.Table, error) {
	all, err := m.Store.TablesOf(ctx, player)
	select {
	case m.both <- struct{}{}:
	case <-m.both:
	case <-time.After(50 * time.Millisecond):
	}
	return all, err
}

// Two who are renamed at once do not come to be called the same.
func TestOnlyOneOfTwoIsRenamedAtOnce(t *testing.T) {
	h := newHouse(t)
	id := h.pair()
	h.Close()
	h.Host = host.New(meeting{h.store, make(chan struct{})}, []play.Game{toy.Game}, host.Options{Log: quiet})
	var refused atomic.Int32
	var all sync.WaitGroup
	for _, player := range []string{"ada", "bea"} {
		all.Go(func() {
			if err := h.Rename(ctx, player, "Regina"); err != nil {
				wantCode(t, err, signoria.Conflict)
				refused.Add(1)
			}
		})
	}
	all.Wait()
	if refused.Load() != 1 {
		t.Errorf("%d of two are refused, and the table has %+v", refused.Load(), h.table(id).Chairs)
	}
}

// Two who ask for seats in play are told apart before anybody has given his word.
func TestWhoAsksForASeatIsToldApartFromOthersWhoAsk(t *testing.T) {
	h := newHouse(t)
	id := h.started("toy", signoria.Manners{}, "me", "open", "bot:first", "bot:first")
	_, err := h.Sit(ctx, id, cleo, 2, "")
	h.must(err)
	if _, err := h.Sit(ctx, id, signoria.Player{ID: "dora", Name: "C1eo"}, 3, ""); signoria.CodeOf(err) != signoria.Conflict || !strings.Contains(err.Error(), "looks like") {
		t.Errorf("asking with a name that looks like that of who has asked: %v", err)
	}
}

func TestMyTurnComesFirst(t *testing.T) {
	h := newHouse(t)
	waits := h.create(ada, "me", "bot:first")
	open := h.create(ada, "me", "open")
	listed, err := h.Tables(ctx, "ada")
	h.must(err)
	if len(listed) != 2 || listed[0].ID != waits || listed[1].ID != open {
		t.Fatalf("listed %v %v, want %s %s", listed[0].ID, listed[1].ID, waits, open)
	}
}

// Of games that bots play alone a player has three at once, however they come about; those in which he plays do not count.
func TestThreeGamesOfBotsAlone(t *testing.T) {
	h := newHouseOf(t, idle{toy.Game})
	for range 3 {
		h.create(ada, "bot:first", "bot:first")
	}
	_, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"bot:first", "bot:first"}})
	wantCode(t, err, signoria.TooMany)
	id := h.create(ada, "open", "bot:first")
	_, err = h.Sit(ctx, id, ada, 0, "first")
	h.must(err)
	_, err = h.Start(ctx, id, ada)
	wantCode(t, err, signoria.TooMany)
	mine := h.create(ada, "me", "bot:first")
	_, err = h.Sit(ctx, mine, ada, 0, "first") // a bot stands in for her, …
	h.must(err)
	_, err = h.Stand(ctx, mine, ada, 0) // … and she goes
	wantCode(t, err, signoria.TooMany)
	h.create(bea, "bot:first", "bot:first")
}

// Nor does he have more who opens many in the same moment.
func TestGamesOpenedAtOnceAreCounted(t *testing.T) {
	h := newHouseOf(t, idle{toy.Game})
	var opened atomic.Int32
	var all sync.WaitGroup
	for range 12 {
		all.Go(func() {
			if _, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"bot:first", "bot:first"}}); err == nil {
				opened.Add(1)
			}
		})
	}
	all.Wait()
	if n := opened.Load(); n != 3 {
		t.Errorf("%d of 12 go on", n)
	}
}

// idle is a game whose bots take as long as they may.
type idle struct{ play.Game }

func (g idle) Start(s signoria.Setup) (play.Live, error) {
	live, err := g.Game.Start(s)
	return waiting{live}, err
}

type waiting struct{ play.Live }

func (l waiting) Copy() play.Live { return waiting{l.Live.Copy()} }

func (l waiting) Bot(ctx context.Context, _ string, s play.Seat, _ *chance.Source) (play.Answer, error) {
	<-ctx.Done()
	return play.Answer{}, ctx.Err()
}

func TestBotsPlayAlone(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "bot:first", "bot:first", "bot:first")
	h.finish(id)
	for _, r := range h.rows(id) {
		if r.Bot != (r.Kind == signoria.Answered) {
			t.Fatalf("row %+v", r)
		}
	}
	if r := h.verify(id); !slices.Equal(r.Names, []string{"bot:first", "bot:first", "bot:first"}) {
		t.Fatalf("names %q", r.Names)
	}
}

// played is how tables of bots end that draw from a seed, by the tables' own seeds, in whose order they are played.
func played(t *testing.T, botSeed uint64, seeds ...string) map[string]string {
	t.Helper()
	h := newHouseOf(t, games.All()...)
	h.shut()
	h.opts.BotSeed = botSeed
	h.open()
	ends := map[string]string{}
	for _, seed := range seeds {
		seats := []string{"bot:squire", "bot:squire", "bot:random"}
		p, err := h.Create(ctx, ada, host.NewTable{Game: "warrior-knights", Seats: seats, Options: map[string]int{"length": 8}, Seed: seed})
		h.must(err)
		h.finish(p.ID)
		sight, _ := h.see(p.ID, "ada", play.Nobody)
		ends[seed] = shownAs(sight.View)
	}
	return ends
}

func TestBotsThatDrawFromASeedPlayTheSameGames(t *testing.T) {
	first := played(t, 1, "5", "6")
	if !maps.Equal(played(t, 1, "6", "5"), first) {
		t.Error("in another order of tables the same bots played other games")
	}
	if played(t, 2, "5")["5"] == first["5"] {
		t.Error("other bots played the same game")
	}
}

// With nobody watching bots do not wait; with somebody, they let him follow.
func TestBotsKeepPaceOnlyForWhoWatches(t *testing.T) {
	// Who kept the longer pace would not come to the end before finish gives up, and no machine is too busy for that.
	for watched, pace := range map[bool]time.Duration{false: time.Hour, true: 200 * time.Millisecond} {
		t.Run(fmt.Sprint("watched ", watched), func(t *testing.T) {
			h := newHouse(t)
			h.shut()
			h.opts.Pace = pace
			h.open()
			began := time.Now()
			id := h.create(ada, "bot:first", "open")
			if watched {
				w, err := h.Watch(ctx, id, "ada", signoria.Nobody)
				h.must(err)
				defer w.Close()
			}
			_, err := h.Sit(ctx, id, ada, 1, "first")
			h.must(err)
			_, err = h.Start(ctx, id, ada)
			h.must(err)
			h.finish(id)
			if took := time.Since(began); watched && took <= 2*pace {
				t.Fatalf("it took %v", took)
			}
		})
	}
}

// broken is the toy with bots that fail in every way.
type broken struct{ play.Game }

func (b broken) Bots() []string { return []string{"panics", "errs", "cheats"} }

func (b broken) Start(s signoria.Setup) (play.Live, error) {
	l, err := b.Game.Start(s)
	return brokenLive{l}, err
}

func (b broken) Replay(r signoria.Record) (play.Live, error) {
	l, err := b.Game.Replay(r)
	return brokenLive{l}, err
}

type brokenLive struct{ play.Live }

func (l brokenLive) Copy() play.Live { return brokenLive{l.Live.Copy()} }

func (l brokenLive) Bot(_ context.Context, level string, s play.Seat, _ *chance.Source) (play.Answer, error) {
	switch level {
	case "panics":
		panic("a fault of the bot's")
	case "errs":
		return play.Answer{}, errors.New("no idea")
	}
	return play.Answer{Seat: s, Verb: toy.Claim, N: 17}, nil
}

func TestFailingBotsDoNotHoldUpTheTable(t *testing.T) {
	h := newHouse(t)
	b := host.New(h.store, []play.Game{broken{toy.Game}}, host.Options{Log: quiet})
	defer b.Close()
	p, err := b.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"bot:panics", "bot:errs", "bot:cheats"}})
	h.must(err)
	for deadline := time.Now().Add(20 * time.Second); p.Status != signoria.Finished; p, err = b.Table(ctx, p.ID) {
		h.must(err)
		if time.Now().After(deadline) {
			t.Fatal("the table stands still")
		}
		time.Sleep(5 * time.Millisecond)
	}
	h.verify(p.ID)
}

// faulty is a store that fails to record while told to.
type faulty struct {
	signoria.Store
	mu    sync.Mutex
	fails bool
}

func (f *faulty) AppendRows(ctx context.Context, id string, rows []signoria.Row, p signoria.Progress) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.fails {
		return errors.New("disk full")
	}
	return f.Store.AppendRows(ctx, id, rows, p)
}

func (f *faulty) set(fails bool) {
	f.mu.Lock()
	f.fails = fails
	f.mu.Unlock()
}

func TestWhatIsNotRecordedHasNotHappened(t *testing.T) {
	h := newHouse(t)
	f := &faulty{Store: h.store}
	b := host.New(f, []play.Game{toy.Game}, host.Options{Log: quiet})
	defer b.Close()
	h.Host = b
	id := h.create(ada, "me", "me")
	before, _ := h.see(id, "ada", 0)
	pick := h.pick(id, "ada", 0, 0, 0)
	f.set(true)
	wantCode(t, b.Answer(ctx, id, "ada", 0, pick), signoria.Unwritten)
	after, _ := h.see(id, "ada", 0)
	if shownAs(after.View) != shownAs(before.View) || after.Offer.Token != before.Offer.Token {
		t.Fatal("the table shows what was not recorded")
	}
	f.set(false)
	h.must(b.Answer(ctx, id, "ada", 0, pick))
}

// Two processes over one store: the one that is behind takes up what the other wrote.
func TestAnotherProcessWroteFirst(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "me")
	other := &house{t: t, store: h.store, Host: host.New(h.store, []play.Game{toy.Game}, h.opts)}
	defer other.Close()
	mine, theirs := h.pick(id, "ada", 0, 0, 0), other.pick(id, "ada", 1, 1, 0)
	h.must(h.Answer(ctx, id, "ada", 0, mine))
	h.must(other.Answer(ctx, id, "ada", 1, theirs))
	wantCode(t, h.Answer(ctx, id, "ada", 1, theirs), signoria.Conflict)
}

func TestRestartGoesOn(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first", "bot:first")
	for n := 0; ; n++ {
		p, err := h.Table(ctx, id)
		h.must(err)
		if p.Status == signoria.Finished {
			break
		}
		if slices.Contains(p.Waiting, 0) {
			h.answer(id, "ada", 0)
		}
		before, _ := h.see(id, "ada", 0)
		if n%3 == 0 {
			h.shut()
			h.open()
			after, _ := h.see(id, "ada", 0)
			if after.Row < before.Row {
				t.Fatalf("row %d before the restart, %d after", before.Row, after.Row)
			}
			if after.Row == before.Row && shownAs(after.View) != shownAs(before.View) {
				t.Fatalf("the view changed with the restart:\n%s\n%s", shownAs(before.View), shownAs(after.View))
			}
		}
	}
	h.verify(id)
	if _, err := h.store.Base(ctx, id); err != nil {
		t.Fatalf("no base was stored: %v", err)
	}
}

// A base that does not fit costs time, not the table.
func TestSpoiledBaseIsNotNeeded(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "bot:first", "bot:first")
	h.finish(id)
	before, _ := h.see(id, "ada", signoria.Nobody)
	h.shut()
	h.open()
	for _, b := range []signoria.Base{
		{Version: 1, Row: 1000, Ask: 3, State: json.RawMessage(`{"state":{}}`)},
		{Version: 1, Row: 1001, Ask: 3, State: json.RawMessage(`{`)},
		{Version: 9, Row: 1002, Ask: 3, State: json.RawMessage(`{}`)},
	} {
		h.must(h.store.SaveBase(ctx, id, b))
		again := host.New(h.store, []play.Game{toy.Game}, h.opts)
		w, err := again.Watch(ctx, id, "", signoria.Nobody)
		h.must(err)
		after, _, err := w.See(ctx, "en")
		h.must(err)
		if shownAs(after.View) != shownAs(before.View) {
			t.Fatal("the table came back otherwise")
		}
		again.Close()
	}
}

func TestIdleTablesLeaveTheMemoryAndComeBack(t *testing.T) {
	h := newHouse(t)
	h.shut()
	h.opts.Idle = 40 * time.Millisecond
	h.open()
	id := h.create(ada, "me", "me")
	w, err := h.Watch(ctx, id, "ada", host.FirstSeat)
	h.must(err)
	h.answer(id, "ada", 0)
	time.Sleep(100 * time.Millisecond) // a page is open: it stays
	select {
	case <-w.Changed:
	default:
		t.Fatal("the page was not woken")
	}
	w.Close()
	time.Sleep(150 * time.Millisecond)
	if h.Host.InMemory() != 0 {
		t.Fatal("a table that nobody uses stays in memory")
	}
	h.answer(id, "ada", 1)
	h.finish(id)
	h.verify(id)
}

// News: what a page has, cut to what it is told to keep, and what is new make the whole chronicle.
func TestNewsMakeTheWholeChronicle(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "me", "me")
	src := chance.New(3)
	type page struct {
		row  int32
		text []string
	}
	pages := make([]page, 4) // one of them follows closely, the last is away for long
	for i := range pages {
		pages[i].row = -1
	}
	look := func(p *page, of play.Seat) {
		sight, _ := h.see(id, "ada", of)
		keep, news := sight.News(p.row, len(p.text))
		if keep > len(p.text) {
			t.Fatalf("told to keep %d lines of %d", keep, len(p.text))
		}
		p.text = p.text[:keep]
		for _, l := range news {
			p.text = append(p.text, l.Text)
		}
		p.row = sight.Row
		_, whole := sight.News(-1, 0)
		if len(whole) != len(p.text) {
			t.Fatalf("has %d lines, want %d", len(p.text), len(whole))
		}
		for i, l := range whole {
			if l.Text != p.text[i] {
				t.Fatalf("line %d is %q, want %q", i, p.text[i], l.Text)
			}
		}
	}
	for n := 0; ; n++ {
		p, err := h.Table(ctx, id)
		h.must(err)
		if p.Status == signoria.Finished {
			break
		}
		s := play.Seat(src.N(3))
		sight, _ := h.see(id, "ada", s)
		switch {
		case src.N(5) == 0:
			if err := h.TakeBack(ctx, id, "ada", s); err != nil {
				wantCode(t, err, signoria.Conflict)
			}
		case src.N(6) == 0 && sight.Asides != nil:
			c := src.N(len(sight.Asides.Choices))
			h.must(h.Aside(ctx, id, "ada", s, host.Pick{Token: sight.Asides.Token, Choice: c, Number: int(sight.Asides.Choices[c].Lo), Note: fmt.Sprint("promise ", n)}))
		case sight.Offer != nil:
			c := src.N(len(sight.Offer.Choices))
			h.must(h.Answer(ctx, id, "ada", s, host.Pick{Token: sight.Offer.Token, Choice: c, Number: int(sight.Offer.Choices[c].Lo)}))
		}
		for i := range pages {
			if n%(1+i*i*3) == 0 {
				look(&pages[i], play.Seat(i%3))
			}
		}
	}
	for i := range pages {
		look(&pages[i], play.Seat(i%3))
	}
	h.verify(id)
}

func TestRecordOnlyWhenFinished(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first")
	_, err := h.Record(ctx, id, "ada")
	wantCode(t, err, signoria.Forbidden)
	h.finish(id)
	r := h.verify(id)
	if !slices.Equal(r.Names, []string{"ADA", "bot:first"}) {
		t.Fatalf("names %q", r.Names)
	}
}

func TestImport(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first", "me")
	h.finish(id)
	r := h.verify(id)

	t.Run("finished, to look at", func(t *testing.T) {
		p, err := h.Import(ctx, bea, r)
		h.must(err)
		want := []signoria.Chair{{Name: "ADA"}, {Bot: "first"}, {Name: "ADA"}}
		if p.Status != signoria.Finished || !slices.Equal(p.Chairs, want) {
			t.Fatalf("got %+v", p.Table)
		}
		mine, _ := h.see(p.ID, "", signoria.Nobody)
		theirs, _ := h.see(id, "", signoria.Nobody)
		if shownAs(mine.View) != shownAs(theirs.View) {
			t.Fatal("it ends otherwise")
		}
		if listed, err := h.Tables(ctx, "bea"); err != nil || len(listed) != 1 {
			t.Fatalf("bea has %v tables (%v)", len(listed), err)
		}
	})
	t.Run("unfinished, to play on", func(t *testing.T) {
		half := r
		for half.Rows = r.Rows[:len(r.Rows)/2]; ; half.Rows = half.Rows[:len(half.Rows)-1] {
			if _, err := toy.Game.Verify(half); err == nil {
				break // it does not end in the middle of what one answer brought about
			}
		}
		p, err := h.Import(ctx, bea, half)
		h.must(err)
		want := []signoria.Chair{{Player: "bea", Name: "BEA"}, {Bot: "first"}, {Player: "bea", Name: "BEA"}}
		if p.Status != signoria.Playing || !slices.Equal(p.Chairs, want) {
			t.Fatalf("got %+v", p.Table)
		}
		h.finish(p.ID)
		h.verify(p.ID)
	})
	t.Run("once more", func(t *testing.T) {
		ids := make(chan string, 3)
		for range 3 {
			go func() {
				p, err := h.Import(ctx, cleo, r)
				if err != nil {
					t.Error(err)
				}
				ids <- p.ID
			}()
		}
		first := <-ids
		for range 2 {
			if id := <-ids; id != first {
				t.Errorf("the same record of the same player is table %s and %s", first, id)
			}
		}
		if listed, err := h.Tables(ctx, "cleo"); err != nil || len(listed) != 1 {
			t.Errorf("cleo has %v tables (%v)", len(listed), err)
		}
		if theirs, err := h.Import(ctx, bea, r); err != nil || theirs.ID == first {
			t.Errorf("another player's is table %s too (%v)", theirs.ID, err)
		}
		begun := r
		begun.Rows = nil
		p, err := h.Import(ctx, cleo, begun)
		h.must(err)
		again, err := h.Import(ctx, cleo, begun)
		h.must(err)
		h.answer(p.ID, "cleo", 0)
		anew, err := h.Import(ctx, cleo, begun) // to play it otherwise
		h.must(err)
		if again.ID != p.ID || anew.ID == p.ID {
			t.Errorf("begun it is table %s, again %s, and when it was played on %s", p.ID, again.ID, anew.ID)
		}
	})
	t.Run("once more, when it was left", func(t *testing.T) {
		for how, leave := range map[string]func(id string) error{
			"ended": func(id string) error {
				_, err := h.Agree(ctx, id, cleo, signoria.ToEnd, signoria.Nobody, true)
				return err
			},
			"resigned": func(id string) error { _, err := h.Resign(ctx, id, cleo, 0); return err },
			"got up":   func(id string) error { _, err := h.Stand(ctx, id, cleo, 0); return err },
			"to a bot": func(id string) error { _, err := h.Sit(ctx, id, cleo, 0, "first"); return err },
		} {
			begun := r
			begun.Rows = nil
			p, err := h.Import(ctx, cleo, begun)
			h.must(err)
			h.must(leave(p.ID))
			anew, err := h.Import(ctx, cleo, begun)
			h.must(err)
			if anew.ID == p.ID || anew.Status != signoria.Playing || anew.Chairs[0].Player != "cleo" || anew.Chairs[0].Bot != "" {
				t.Errorf("%s: table %s is brought once more as %s, which is %s, with %+v", how, p.ID, anew.ID, anew.Status, anew.Chairs)
			}
		}
	})
	t.Run("spoiled", func(t *testing.T) {
		for name, spoil := range map[string]func(*signoria.Record){
			"game":    func(r *signoria.Record) { r.Game = "chess" },
			"version": func(r *signoria.Record) { r.Version++ },
			"seats":   func(r *signoria.Record) { r.Seats = 1000 },
			"box":     func(r *signoria.Record) { r.Box = "other" },
			"number":  func(r *signoria.Record) { r.Rows[7].No++ },
			"verb":    func(r *signoria.Record) { r.Rows[7].Verb = 200 },
			"seat":    func(r *signoria.Record) { r.Rows[7].Seat = 100 },
			"kind":    func(r *signoria.Record) { r.Rows[7].Kind = 77 },
			"gap":     func(r *signoria.Record) { r.Rows = slices.Delete(r.Rows, 7, 8) },
			"note":    func(r *signoria.Record) { r.Rows[7].Note = "[[city:x|y]]" },
			"length":  func(r *signoria.Record) { r.Rows = slices.Repeat(r.Rows, 1000) },
		} {
			t.Run(name, func(t *testing.T) {
				bad := r
				bad.Rows = slices.Clone(r.Rows)
				spoil(&bad)
				if _, err := h.Import(ctx, bea, bad); err == nil {
					t.Fatal("it was taken")
				} else if name == "verb" && !strings.Contains(err.Error(), "row 8") {
					t.Fatalf("the error does not name the row: %v", err)
				}
			})
		}
	})
}

// Many players at many tables, with pages open and everything at once.
func TestManyAtOnce(t *testing.T) {
	h := newHouse(t)
	var all sync.WaitGroup
	for range 6 {
		id := h.create(ada, "me", "me", "bot:first")
		for s := range play.Seat(3) {
			all.Go(func() { h.playSeat(id, s%2) }) // two pages on seat 0
		}
	}
	all.Wait()
}

// playSeat answers for a seat whenever its page is woken, until the game is over.
func (h *house) playSeat(id string, s play.Seat) {
	w, err := h.Watch(ctx, id, "ada", s)
	if err != nil {
		h.t.Error(err)
		return
	}
	defer w.Close()
	for {
		select {
		case <-w.Changed:
		case <-time.After(10 * time.Second):
			h.t.Error("the page was not woken")
			return
		}
		sight, table, err := w.See(ctx, "it")
		if err != nil {
			h.t.Error(err)
			return
		}
		if table.Status == signoria.Finished {
			return
		}
		if sight.Offer != nil {
			err := h.Answer(ctx, id, "ada", s, host.Pick{Token: sight.Offer.Token, Number: int(sight.Offer.Choices[0].Lo)})
			if err != nil && signoria.CodeOf(err) != signoria.Conflict {
				h.t.Error(err)
			}
		}
	}
}

// When a row was recorded stands in the record and beside its lines with their weight, and outlives a restart.
func TestRowsAreTimed(t *testing.T) {
	h := newHouse(t)
	began := time.Now().UnixMilli()
	id := h.create(ada, "me", "bot:first")
	h.finish(id)
	ended := time.Now().UnixMilli()
	check := func() {
		t.Helper()
		r, err := h.Record(ctx, id, "ada")
		h.must(err)
		last := began
		for _, row := range r.Rows {
			if row.At < last || row.At > ended {
				t.Fatalf("row %d is of %d, the one before it of %d, the game ended at %d", row.No, row.At, last, ended)
			}
			last = row.At
		}
		sight, _ := h.see(id, "ada", 0)
		_, news := sight.News(-1, 0)
		turns := 0
		for _, l := range news {
			if l.Row > 0 && l.At != r.Rows[l.Row-1].At {
				t.Fatalf("a line of row %d is of %d, the row of %d", l.Row, l.At, r.Rows[l.Row-1].At)
			}
			if l.Weight != toy.Game.Weight(l.Key) {
				t.Fatalf("line %s weighs %q", l.Name, l.Weight)
			}
			if l.Weight == play.TurnBegins {
				turns++
			}
		}
		if turns == 0 {
			t.Fatal("no line says that a turn begins")
		}
	}
	check()
	h.shut()
	h.open()
	check()
}

// A record brought from elsewhere keeps its times, but none is later than now.
func TestImportedRowsAreNotOfTomorrow(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first")
	h.finish(id)
	r, err := h.Record(ctx, id, "ada")
	h.must(err)
	known := r.Rows[0].At
	r.Rows[1].At, r.Rows[2].At = time.Now().Add(time.Hour).UnixMilli(), -5
	p, err := h.Import(ctx, bea, r)
	h.must(err)
	r, err = h.Record(ctx, p.ID, "bea")
	h.must(err)
	if r.Rows[0].At != known || r.Rows[1].At > time.Now().UnixMilli() || r.Rows[2].At != 0 {
		t.Errorf("the times are %d, %d and %d; the first was %d", r.Rows[0].At, r.Rows[1].At, r.Rows[2].At, known)
	}
}
