package http_test

import (
	"testing"

	"signoria"
	server "signoria/http"
	"signoria/play"
)

// A moment of a finished game is studied by whoever may see it and has a name, at a table that says what it is.
func TestAMomentIsStudied(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea, guest := s.browser("Ada"), s.browser("Bea"), s.browser("")
	table := ada.open("me", "bot:first")
	at := "/api/tables/" + table.ID + "/studies"
	wantProblem(t, ada.post(at, server.StudyOf{}, nil), 403, signoria.Forbidden)
	ada.must(ada.post("/api/tables/"+table.ID+"/resign", server.SeatOf{}, nil))

	wantProblem(t, guest.post(at, server.StudyOf{}, nil), 403, signoria.Forbidden)
	wantProblem(t, bea.post(at+"?lang=it", server.StudyOf{Row: 900}, nil), 404, signoria.NotFound)
	var study, again server.TableInfo
	bea.must(bea.post(at, server.StudyOf{Seat: play.Nobody}, &study))
	if x := study.Study; x == nil || x.Of != table.ID || x.Row != 0 || x.Seat != study.Mine[0] || x.Began != 1 || x.Played || x.Better != nil {
		t.Errorf("it studies %+v", x)
	}
	if study.Status != signoria.Playing || !study.MyTurn || !study.Host {
		t.Errorf("it is %+v", study)
	}
	bea.must(bea.get("/api/tables/"+study.ID, &again))
	if again.Study == nil || *again.Study != *study.Study {
		t.Errorf("later it studies %+v", again.Study)
	}
	bea.must(bea.get("/api/tables/"+table.ID, &again))
	if again.Study != nil {
		t.Error("the game itself is a study")
	}
}
