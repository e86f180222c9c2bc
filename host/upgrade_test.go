package host_test

import (
	"compress/gzip"
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"signoria"
	"signoria/chance"
	"signoria/games"
	"signoria/host"
	"signoria/play"
	"signoria/play/toy"
)

// old is a table that was being played when the rules were mended: what a host of version 1 had stored of it. The tables
// in testdata were made with the code of that time, half played by squires and half at random, and left in the midst
// of questions that all answer at once, with a base that lags by some thirty rows.
type old struct {
	Setup signoria.Setup
	Base  signoria.Base
	Rows  []signoria.Row
}

func oldTable(t *testing.T, game string) (o old) {
	t.Helper()
	file, err := os.Open("testdata/version-1/" + game + ".json.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	z, err := gzip.NewReader(file)
	if err == nil {
		err = json.NewDecoder(z).Decode(&o)
	}
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// brings stores the table as it was, all its seats being ada's.
func (o old) brings(h *house, status signoria.Status) (id string) {
	h.t.Helper()
	manners, err := signoria.Manners{}.Agreed()
	h.must(err)
	x := signoria.Table{ID: "old", Setup: o.Setup, Host: "ada", Manners: manners, Progress: signoria.Progress{Status: status, Waiting: []play.Seat{}}}
	for s := range o.Setup.Seats {
		x.Chairs = append(x.Chairs, signoria.Chair{Player: "ada", Name: fmt.Sprint("Ada", s), Alias: true})
	}
	h.must(h.store.CreateTable(ctx, x))
	h.must(h.store.AppendRows(ctx, x.ID, o.Rows, x.Progress))
	if len(o.Base.State) > 0 {
		h.must(h.store.SaveBase(ctx, x.ID, o.Base))
	}
	return x.ID
}

// given counts the rows that were given back.
func given(rows []signoria.Row) (n int) {
	for _, r := range rows {
		if r.Kind == signoria.GivenBack {
			n++
		}
	}
	return n
}

// mended are the games whose rules have been mended since their first version: of the others there is no older table.
func mended() []play.Game {
	return slices.DeleteFunc(games.All(), func(g play.Game) bool { return g.Version() == 1 })
}

func TestATableBegunUnderOlderRulesGoesOn(t *testing.T) {
	for _, g := range mended() {
		t.Run(g.ID(), func(t *testing.T) {
			o := oldTable(t, g.ID())
			h := newHouseOf(t, g)
			id := o.brings(h, signoria.Playing)
			before, p := h.see(id, "ada", 0)
			if p.Status != signoria.Playing || len(p.Waiting) == 0 {
				t.Fatalf("it is %s and waits for %v", p.Status, p.Waiting)
			}
			rows, err := h.store.Rows(ctx, id, 0)
			h.must(err)
			n := len(o.Rows)
			if !reflect.DeepEqual(rows[:n], o.Rows) {
				t.Fatal("what was stored is no longer what it was")
			}
			if r := rows[n]; r.Kind != signoria.Upgraded || int(r.N) != g.Version() {
				t.Fatalf("after row %d stands %+v", n, r)
			}
			t.Logf("of %d rows since the base %d are given back", n-int(o.Base.Row), given(rows[n:]))
			if len(before.Upgrades) != 1 || before.Upgrades[0].Row != int32(n+1) || before.Upgrades[0].At != rows[n].At {
				t.Errorf("those who look are told of %+v", before.Upgrades)
			}
			o.toldBefore(t, before)

			goesOn(t, h, id, 40)
			h.shut() // with a base of its own now, and once more with the old one
			h.open()
			goesOn(t, h, id, 40)
			h.must(h.store.SaveBase(ctx, id, signoria.Base{Version: g.Version(), Row: 1 << 30, State: json.RawMessage("{}")})) // of no use
			h.shut()
			h.open()
			goesOn(t, h, id, 40)

			_, err = h.Moments(ctx, id, "ada", 0, 0, int32(n)-1)
			if signoria.CodeOf(err) != signoria.Conflict || !strings.Contains(err.Error(), "older rules") {
				t.Errorf("looking back to what was before: %v", err)
			}
			since, err := h.Moments(ctx, id, "ada", 0, int32(n)-5, int32(n)+50)
			if err != nil || len(since) < 20 || since[0].Row < int32(n)+1 {
				t.Errorf("looking back to what came since shows %d moments, %v", len(since), err)
			}
		})
	}
}

// toldBefore checks that the chronicle before the base is still told.
func (o old) toldBefore(t *testing.T, s *host.Sight) {
	t.Helper()
	var kept struct{ Lines []play.Line }
	if err := json.Unmarshal(o.Base.State, &kept); err != nil {
		t.Fatal(err)
	}
	_, told := s.News(-1, 0)
	for _, l := range kept.Lines {
		if l.For(s.Seat) && !slices.ContainsFunc(told, func(now host.Line) bool { return now.Line == l && now.Text != "" }) {
			t.Fatalf("the line %+v is no longer told", l)
		}
	}
}

// goesOn gives so many answers, the first of whatever is offered.
func goesOn(t *testing.T, h *house, id string, answers int) {
	t.Helper()
	for range answers {
		p, err := h.Table(ctx, id)
		h.must(err)
		if p.Status == signoria.Finished {
			return
		}
		h.answer(id, "ada", p.Waiting[0])
	}
}

func TestATableBegunUnderOlderRulesIsPlayedToItsEnd(t *testing.T) {
	for _, g := range mended() {
		t.Run(g.ID(), func(t *testing.T) {
			o := oldTable(t, g.ID())
			for seed := range uint64(3) {
				l, made, err := g.Upgrade(o.Setup, o.Base, o.Rows[o.Base.Row:])
				if err != nil {
					t.Fatal(err)
				}
				rows, src := slices.Concat(o.Rows, made), chance.New(seed)
				for !l.Over() {
					offers := l.Offers()
					offer := offers[src.N(len(offers))]
					c := offer.Choices[src.N(len(offer.Choices))]
					more, err := l.Answer(c.With(offer.Seat, c.Lo+int16(src.N(int(c.Hi-c.Lo)+1))))
					if err == nil {
						err = l.Check()
					}
					if err != nil {
						t.Fatalf("seed %d, after row %d: %v", seed, len(rows), err)
					}
					rows = append(rows, more...)
				}
				again, err := g.Replay(signoria.Record{Setup: o.Setup, Rows: rows, Origin: &o.Base})
				if err != nil {
					t.Fatal(err)
				}
				want, _ := l.Position()
				if got, err := again.Position(); err != nil || string(got) != string(want) {
					t.Fatalf("from its origin it comes out otherwise, %v", err)
				}
				_, err = g.Replay(signoria.Record{Setup: o.Setup, Rows: rows})
				want1 := fmt.Sprintf("rows 1 to %d were made under version 1 of the rules; this build has version %d", len(o.Rows), g.Version())
				if err == nil || err.Error() != want1 {
					t.Errorf("its record says %v, want %s", err, want1)
				}
			}
		})
	}
}

// lately is the same table so soon after its start that no base had been stored.
func (o old) lately(rows int) old {
	o.Base, o.Rows = signoria.Base{}, o.Rows[:rows]
	return o
}

func TestWithoutABaseWhatStillFitsIsRunFromTheStart(t *testing.T) {
	for _, g := range mended() {
		for _, n := range []int{0, 12} {
			o := oldTable(t, g.ID()).lately(n)
			h := newHouseOf(t, g)
			id := o.brings(h, signoria.Playing)
			goesOn(t, h, id, 5)
			h.shut()
			h.open()
			goesOn(t, h, id, 5)
			rows, err := h.store.Rows(ctx, id, 0)
			h.must(err)
			if len(rows) < n+10 || rows[n].Kind != signoria.Upgraded {
				t.Errorf("%s: %d rows, of which %d were there", g.ID(), len(rows), n)
			}
		}
	}
}

// A table that cannot go on says so, and stays as it is stored.
func TestATableThatCannotGoOnSaysSo(t *testing.T) {
	g := games.All()[0]
	o := oldTable(t, g.ID())
	o.Base.State = json.RawMessage(strings.Replace(string(o.Base.State), `"At":`, `"Whither":`, -1)) // nothing is where it was
	h := newHouseOf(t, g)
	id := o.brings(h, signoria.Playing)
	_, err := h.Table(ctx, id)
	if signoria.CodeOf(err) != signoria.Conflict || !strings.Contains(err.Error(), "stays stored") {
		t.Errorf("it says %v", err)
	}
	rows, err := h.store.Rows(ctx, id, 0)
	h.must(err)
	base, err := h.store.Base(ctx, id)
	h.must(err)
	if !reflect.DeepEqual(rows, o.Rows) || !reflect.DeepEqual(base, o.Base) {
		t.Error("it is not stored as it was")
	}
	if mine, err := h.Tables(ctx, "ada"); err != nil || len(mine) != 1 {
		t.Errorf("it is no longer listed: %v, %v", mine, err)
	}
}

// A game that was over is looked at as it ended, if it still ends; its record can be had, and it can be played again.
func TestAGameThatWasOverUnderOlderRules(t *testing.T) {
	g := games.All()[0]
	o := oldTable(t, g.ID())
	last := int32(len(o.Rows))
	unfinished := o
	o.Rows = append(slices.Clone(o.Rows), signoria.Row{No: last + 1, Kind: signoria.Ended, Seat: signoria.Nobody, Note: play.Agreed})
	h := newHouseOf(t, g)
	id := o.brings(h, signoria.Finished)
	sight, _ := h.see(id, "ada", 0)
	if !sight.Standing.Over || sight.Standing.End != play.Agreed {
		t.Errorf("it stands at %+v", sight.Standing)
	}
	_, err := h.Story(ctx, id, "ada", "en")
	if signoria.CodeOf(err) != signoria.Conflict || !strings.Contains(err.Error(), "older rules") {
		t.Errorf("its story: %v", err)
	}
	_, err = h.Moments(ctx, id, "ada", 0, 0, 50)
	if signoria.CodeOf(err) != signoria.Conflict || !strings.Contains(err.Error(), "older rules") {
		t.Errorf("its past: %v", err)
	}
	r, err := h.Record(ctx, id, "ada")
	h.must(err)
	if r.Version != 1 || !reflect.DeepEqual(r.Rows, o.Rows) {
		t.Error("its record is another")
	}
	_, err = h.Import(ctx, bea, r)
	if want := fmt.Sprintf("the record was made under version 1 of the rules; this build has version %d", g.Version()); err == nil || err.Error() != want {
		t.Errorf("brought from elsewhere it says %v", err)
	}
	next, err := h.Rematch(ctx, id, ada, false)
	h.must(err)
	if next.Setup.Version != g.Version() {
		t.Errorf("played again it is of version %d", next.Setup.Version)
	}

	h = newHouseOf(t, g)
	id = unfinished.brings(h, signoria.Finished) // under these rules it does not come to its end
	_, err = h.Table(ctx, id)
	if signoria.CodeOf(err) != signoria.Older || !strings.Contains(err.Error(), "its record can be had") {
		t.Errorf("one that does not end says %v", err)
	}
	if r, err = h.Record(ctx, id, "ada"); err != nil || !reflect.DeepEqual(r.Rows, unfinished.Rows) {
		t.Errorf("its record: %v", err)
	}
}

// While servers are replaced one by one, a table goes over to newer rules at one that knows them. One that does not says that
// another has it, and leaves it alone.
func TestATableUnderNewerRulesIsLeftToWhoKnowsThem(t *testing.T) {
	a := newHouse(t)
	newer := &house{t: t, store: a.store, games: []play.Game{toy.At(2)}}
	id := a.create(ada, "me", "me:Bea")
	a.does(id, "ada", 0, toy.Lay, levy, 0)
	newer.Host = host.New(a.store, newer.games, host.Options{Log: quiet})
	defer newer.Close()
	a.must(newer.Resume(ctx))
	for a.Ready() == nil {
		time.Sleep(5 * time.Millisecond)
	}
	newer.does(id, "ada", 0, toy.Lay, tithe, 0) // it goes over
	sees := func() error {
		w, err := a.Watch(ctx, id, "ada", 0)
		if err == nil {
			w.Close()
		}
		return err
	}
	for sees() == nil { // until it has heard
		time.Sleep(5 * time.Millisecond)
	}
	wantCode(t, sees(), signoria.Away)
	newer.answer(id, "ada", 1)
	newer.Close()
	for a.Ready() != nil {
		time.Sleep(5 * time.Millisecond)
	}
	wantCode(t, sees(), signoria.Conflict) // nobody knows them any more
}
