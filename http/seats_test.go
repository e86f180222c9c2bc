package http_test

import (
	"strings"
	"testing"

	"signoria"
	server "signoria/http"
)

// seated opens a table that ada, bea and a bot play.
func seated(t *testing.T, ada, bea *browser, m signoria.Manners) (table server.TableInfo, base string) {
	t.Helper()
	ada.must(ada.post("/api/tables", server.NewTable{Game: "toy", Seats: []string{"me", "open", "bot:first"}, Manners: m}, &table))
	base = "/api/tables/" + table.ID
	bea.must(bea.post(base+"/sit", server.Sit{Seat: 1}, nil))
	ada.must(ada.post(base+"/start", struct{}{}, &table))
	return table, base
}

func word(kind signoria.MotionKind, agree bool) server.GiveWord {
	return server.GiveWord{Kind: kind, Seat: -1, Agree: agree}
}

func TestMannersOnTheWire(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea := s.browser("Ada"), s.browser("Bea")
	clock := signoria.Clock{Kind: signoria.PerDecision, Seconds: 300, AtEnd: signoria.BotUntilBack}
	table, base := seated(t, ada, bea, signoria.Manners{Clock: clock})
	if table.Manners.Clock != clock || table.Manners.Spectators != signoria.AnySpectator {
		t.Errorf("agreed on %+v", table.Manners)
	}
	if len(table.Clocks) != 3 || table.Clocks[0].Until <= table.Now || table.Clocks[0].Until > table.Now+300_000 || table.Clocks[2].Until != 0 {
		t.Errorf("by %d the clocks are %+v", table.Now, table.Clocks)
	}
	var seen server.TableInfo
	s.browser("").must(s.browser("").get(base, &seen))
	if len(seen.Clocks) != 3 {
		t.Errorf("somebody with the link sees the clocks %+v", seen.Clocks)
	}
	for _, bad := range []signoria.Manners{{Clock: signoria.Clock{Kind: "sundial"}}, {Spectators: "few"}, {Delay: -1}} {
		wantProblem(t, ada.post("/api/tables", server.NewTable{Game: "toy", Seats: []string{"me", "me"}, Manners: bad}, nil), 400, signoria.Invalid)
	}
	for _, name := range []string{"me:", "me:[[city:x]]", "me:" + strings.Repeat("x", 25)} {
		wantProblem(t, ada.post("/api/tables", server.NewTable{Game: "toy", Seats: []string{name, "me"}}, nil), 400, signoria.Invalid)
	}
}

// Who may do what beside the game: a guest, a stranger, who plays, who opened the table.
func TestWhoMayChangeSeats(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea, cleo, guest := s.browser("Ada"), s.browser("Bea"), s.browser("Cleo"), s.browser("")
	_, base := seated(t, ada, bea, signoria.Manners{})
	for path, body := range map[string]any{
		"/motions": word(signoria.ToPause, true), "/resign": server.SeatOf{Seat: 1}, "/rematch": server.Rematch{},
		"/sit": server.Sit{Seat: 2}, "/stand": server.SeatOf{Seat: 1},
	} {
		wantProblem(t, guest.post(base+path, body, nil), 403, signoria.Forbidden)
		wantProblem(t, guest.post("/api/tables/nowhere"+path, body, nil), 403, signoria.Forbidden)
		wantProblem(t, cleo.post("/api/tables/nowhere"+path, body, nil), 404, signoria.NotFound)
	}
	for _, kind := range []signoria.MotionKind{signoria.ToPause, signoria.ToResume, signoria.ToEnd, signoria.ToAdmit, "riot"} {
		wantProblem(t, cleo.post(base+"/motions", word(kind, true), nil), 403, signoria.Forbidden)
	}
	wantProblem(t, ada.post(base+"/motions", word("riot", true), nil), 409, signoria.Conflict)
	wantProblem(t, ada.post(base+"/motions", word(signoria.ToEnd, false), nil), 409, signoria.Conflict)
	wantProblem(t, cleo.post(base+"/resign", server.SeatOf{Seat: 1}, nil), 403, signoria.Forbidden)
	wantProblem(t, ada.post(base+"/resign", server.SeatOf{Seat: 1}, nil), 403, signoria.Forbidden)
	wantProblem(t, ada.post(base+"/resign", server.SeatOf{Seat: 9}, nil), 400, signoria.Invalid)
	wantProblem(t, ada.post(base+"/rematch", server.Rematch{}, nil), 409, signoria.Conflict)
	wantProblem(t, cleo.post(base+"/sit", server.Sit{Seat: 1}, nil), 409, signoria.Conflict)
	wantProblem(t, cleo.post(base+"/sit", server.Sit{Seat: 1, Bot: "first"}, nil), 403, signoria.Forbidden)

	// In Italian, like all that players meet.
	p := bea.post(base+"/sit?lang=it", server.Sit{Seat: 2}, nil)
	wantProblem(t, p, 403, signoria.Forbidden)
	if p.Message != "Chi ha già un posto a questo tavolo ora non può prenderne un altro." {
		t.Errorf("it says %q", p.Message)
	}
}

// Who opened a table names it, and calls it off before it begins.
func TestATableIsNamedAndCalledOffOnTheWire(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea, guest := s.browser("Ada"), s.browser("Bea"), s.browser("")
	var table server.TableInfo
	ada.must(ada.post("/api/tables", server.NewTable{Game: "toy", Seats: []string{"me", "open"}}, &table))
	base := "/api/tables/" + table.ID
	bea.must(bea.post(base+"/sit", server.Sit{Seat: 1}, nil))
	for _, other := range []*browser{bea, guest} {
		wantProblem(t, other.post(base+"/name", server.NameTable{Name: "Ours"}, nil), 403, signoria.Forbidden)
		wantProblem(t, other.post(base+"/calloff", struct{}{}, nil), 403, signoria.Forbidden)
	}
	wantProblem(t, ada.post(base+"/name", server.NameTable{Name: "\u202ex"}, nil), 400, signoria.Invalid)
	ada.must(ada.post(base+"/name", server.NameTable{Name: "Mondays"}, &table))
	var seen []server.TableInfo
	bea.must(bea.get("/api/tables", &seen))
	if table.Name != "Mondays" || len(seen) != 1 || seen[0].Name != "Mondays" || seen[0].Title == "Mondays" {
		t.Errorf("ada has it as %q, bea as %+v", table.Name, seen)
	}
	ada.must(ada.post(base+"/calloff", struct{}{}, nil))
	wantProblem(t, ada.get(base, nil), 404, signoria.NotFound)
	bea.must(bea.get("/api/tables", &seen))
	if len(seen) != 0 {
		t.Errorf("bea's list has %+v", seen)
	}
	table, base = seated(t, ada, bea, signoria.Manners{})
	wantProblem(t, ada.post(base+"/calloff", struct{}{}, nil), 409, signoria.Conflict)
}

func TestMotionsOnTheWire(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea, cleo := s.browser("Ada"), s.browser("Bea"), s.browser("Cleo")
	_, base := seated(t, ada, bea, signoria.Manners{})
	var table server.TableInfo
	cleo.must(cleo.post(base+"/sit", server.Sit{Seat: 2}, &table))
	motion := func(b *browser) server.MotionInfo {
		t.Helper()
		b.must(b.get(base, &table))
		if len(table.Motions) != 1 {
			t.Fatalf("%d motions, want 1", len(table.Motions))
		}
		return table.Motions[0]
	}
	if m := motion(cleo); !m.Mine || m.Asked || m.Seat != 2 || m.Name != "Cleo" || len(m.Missing) != 2 {
		t.Errorf("Cleo asks %+v", m)
	}
	admit := server.GiveWord{Kind: signoria.ToAdmit, Seat: 2, Agree: true}
	bea.must(bea.post(base+"/motions", admit, nil))
	if m := motion(bea); m.Mine || m.Asked || len(m.Missing) != 1 || m.Missing[0] != 0 {
		t.Errorf("Bea, who has agreed, is told %+v", m)
	}
	if m := motion(ada); !m.Asked {
		t.Errorf("Ada, who has not, is told %+v", m)
	}
	ada.must(ada.post(base+"/motions", admit, nil))
	cleo.must(cleo.get(base, &table))
	if len(table.Mine) != 1 || table.Mine[0] != 2 || len(table.Motions) != 0 {
		t.Errorf("Cleo was admitted, and is told %+v", table)
	}

	for _, b := range []*browser{ada, bea, cleo} {
		b.must(b.post(base+"/motions", word(signoria.ToEnd, true), &table))
	}
	if table.Status != signoria.Finished {
		t.Fatalf("all agreed to end it, and it is %s", table.Status)
	}
	var next server.TableInfo
	ada.must(ada.post(base+"/rematch", server.Rematch{Rotate: true}, &next))
	bea.must(bea.get(base, &table))
	if table.Next != next.ID || next.Status != signoria.Open || next.Chairs[1].Name != "Ada" || next.Chairs[0].Name != "Cleo" {
		t.Errorf("the next table is %q, there sit %+v; it is said to be %q", next.ID, next.Chairs, table.Next)
	}
}

func TestStandingInOnTheWire(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea := s.browser("Ada"), s.browser("Bea")
	_, base := seated(t, ada, bea, signoria.Manners{})
	var table server.TableInfo
	bea.must(bea.post(base+"/sit", server.Sit{Seat: 1, Bot: "first"}, &table))
	if c := table.Chairs[1]; c.Name != "Bea" || c.Bot != "first" || !c.StandsIn || table.MyTurn || len(table.Mine) != 1 {
		t.Errorf("Bea is told %+v", table)
	}
	bea.must(bea.post(base+"/sit", server.Sit{Seat: 1}, &table))
	if c := table.Chairs[1]; c.Bot != "" || c.StandsIn {
		t.Errorf("Bea took her seat back, and is told %+v", c)
	}
	bea.must(bea.post(base+"/resign", server.SeatOf{Seat: 1}, &table))
	if c := table.Chairs[1]; c.Name != "Bea" || !c.Resigned || c.StandsIn || len(table.Mine) != 0 {
		t.Errorf("Bea has resigned, and is told %+v", table)
	}
}
