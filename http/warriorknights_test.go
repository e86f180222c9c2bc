package http_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/games"
	server "signoria/http"
)

// TestWarriorKnightsOnTheWire plays the real game for a while, as a page does: a player against
// bots, answering and taking back, in a table that is then served by another process.
func TestWarriorKnightsOnTheWire(t *testing.T) {
	file := filepath.Join(t.TempDir(), "store.db")
	src := chance.New(1)
	var table server.TableInfo
	var ada *browser
	for round := range 2 {
		s := newSiteAt(t, file, server.Config{Limits: generous}, games.All()...)
		if round == 0 {
			ada = s.browser("Ada")
			level := games.All()[0].Bots()[0]
			ada.must(ada.post("/api/tables", server.NewTable{Game: "warrior-knights", Seats: []string{"me", "bot:" + level, "bot:" + level}}, &table))
		}
		ada.base = s.URL // the cookie is for the host, whatever the port
		p := ada.page("/api/tables/"+table.ID+"/events?lang=it", "")
		for answered := 0; answered < 40; {
			u := p.next()
			if u.Table.Status == signoria.Finished {
				t.Fatal("it was over too soon")
			}
			if u.Offer == nil {
				continue
			}
			if u.Offer.Prompt == "" || u.Offer.Name == "" {
				t.Errorf("row %d: a question without words: %+v", u.Row, u.Offer)
			}
			if u.Undo.May && src.N(4) == 0 {
				if p := ada.post("/api/tables/"+table.ID+"/takeback", server.SeatOf{}, nil); p != nil && p.status != 409 {
					t.Fatal(p)
				}
				continue
			}
			i := src.N(len(u.Offer.Choices))
			c := u.Offer.Choices[i]
			answer := server.GiveAnswer{Token: u.Offer.Token, Choice: i, Number: c.Low + src.N(c.High-c.Low+1)}
			switch p := ada.post("/api/tables/"+table.ID+"/answers", answer, nil); {
			case p == nil:
				answered++
			case p.status != 409: // a bot came between
				t.Fatal(p)
			}
		}
		p.close()
		s.end()
	}
}

// bringGolden opens a table of a golden record.
func (b *browser) bringGolden(name string) (r signoria.Record, table server.TableInfo) {
	b.t.Helper()
	raw, err := os.ReadFile("../games/warriorknights/testdata/" + name)
	if err != nil {
		b.t.Fatal(err)
	}
	if err := json.Unmarshal(raw, &r); err != nil {
		b.t.Fatal(err)
	}
	b.must(b.post("/api/records", r, &table))
	return r, table
}

// BenchmarkLookingBack is a look at the last moments of a long game of six, as many as are shown at once:
// the rows read, the record run to its end, the views packed and sent.
func BenchmarkLookingBack(b *testing.B) {
	s := newSiteOf(b, server.Config{Limits: generous}, games.All()...)
	ada := s.browser("Ada")
	r, table := ada.bringGolden("golden-six-barons.json")
	path := fmt.Sprintf("%s/api/tables/%s/moments?seat=0&from=%d", s.URL, table.ID, len(r.Rows)-70)
	sent := int64(0)
	for b.Loop() {
		q, err := http.NewRequestWithContext(b.Context(), http.MethodGet, path, nil)
		if err != nil {
			b.Fatal(err)
		}
		q.Header.Set("Accept-Encoding", "gzip")
		w, err := ada.Do(q)
		if err != nil {
			b.Fatal(err)
		}
		if sent, err = io.Copy(io.Discard, w.Body); err != nil || w.StatusCode != http.StatusOK {
			b.Fatal(w.StatusCode, err)
		}
		w.Body.Close()
	}
	b.ReportMetric(float64(len(r.Rows)), "rows")
	b.ReportMetric(float64(sent), "bytes")
}

// The story of a finished game is told to whoever has the link: how it stood turn by turn, and where
// everybody's Prestige came from, to the last point.
func TestStoryOfAGoldenRecord(t *testing.T) {
	s := newSiteOf(t, server.Config{Limits: generous}, games.All()...)
	ada := s.browser("Ada")
	r, table := ada.bringGolden("golden-four-barons.json")
	live, err := games.All()[0].Replay(r)
	if err != nil {
		t.Fatal(err)
	}
	end := live.Standing()

	late := s.browser("")
	var story server.StoryInfo
	late.must(late.get("/api/tables/"+table.ID+"/story?lang=it", &story))
	if len(story.Turns) != end.Turn+1 || story.Turns[0].Turn != 0 || story.Turns[end.Turn].Turn != end.Turn {
		t.Errorf("%d turns are told of a game of %d", len(story.Turns), end.Turn)
	}
	if last := story.Turns[end.Turn]; last.Row > int32(len(r.Rows)) || fmt.Sprint(last.Places) != fmt.Sprint(end.Places) {
		t.Errorf("it ends %+v, the game ended %+v", last, end.Places)
	}
	for i, turn := range story.Turns[1:] {
		if turn.Row <= story.Turns[i].Row {
			t.Errorf("turn %d is over at row %d, the one before at %d", turn.Turn, turn.Row, story.Turns[i].Row)
		}
	}
	for _, p := range end.Places {
		sum := 0
		for _, source := range story.Sources {
			sum += source.Points[p.Seat]
		}
		if sum != p.Scores[0].Value {
			t.Errorf("the sources of Baron %d add up to %d, he has %d", p.Seat, sum, p.Scores[0].Value)
		}
	}
	kinds := map[string]int{}
	for _, kind := range story.Deeds {
		kinds[kind.Name] = len(kind.Deeds)
		for _, d := range kind.Deeds {
			if d.Row < 1 || d.Row > int32(len(r.Rows)) || d.Turn < 1 || d.Turn > end.Turn || d.Text == "" {
				t.Errorf("a deed %+v", d)
			}
		}
	}
	for _, kind := range []string{"battle", "city", "death", "hall"} {
		if kinds[kind] == 0 {
			t.Errorf("no deed of kind %s is told of %v", kind, kinds)
		}
	}
	if len(story.Turning) == 0 {
		t.Error("nothing ever turned")
	}
	var own server.TableInfo
	ada.must(ada.post("/api/tables", server.NewTable{Game: "warrior-knights", Seats: []string{"me", "bot:random"}}, &own))
	if p := ada.get("/api/tables/"+own.ID+"/story", nil); p == nil || p.status != http.StatusForbidden {
		t.Errorf("the story of a game that goes on: %v", p)
	}
}

// A lesson is opened by name, told in both languages, and says what the question that is open is for.
func TestLessonOnTheWire(t *testing.T) {
	s := newSiteOf(t, server.Config{Limits: generous}, games.All()...)
	ada := s.browser("Ada")
	var games []server.GameInfo
	ada.must(ada.get("/api/games", &games))
	for _, o := range games[0].Options {
		if o.ID == "lesson" {
			t.Error("the lesson is among the options of a new table")
		}
	}
	path := "/api/lessons/warrior-knights/" + games[0].Lessons[0].ID
	var told server.LessonScript
	ada.must(ada.get(path+"?lang=it", &told))
	var table server.TableInfo
	ada.must(ada.post(path, struct{}{}, &table))
	p := ada.page("/api/tables/"+table.ID+"/events", "")
	defer p.close()
	u := p.next()
	if u.Lesson == nil || u.Lesson.Done != 0 || told.Steps[u.Lesson.Next].ID != "lay-levy" || len(u.Lesson.Wants) != 1 || u.Offer.Hint == "" {
		t.Fatalf("the lesson begins at %+v, the question's hint is %q", u.Lesson, u.Offer.Hint)
	}
	ada.must(ada.post("/api/tables/"+table.ID+"/answers", server.GiveAnswer{Token: u.Offer.Token, Choice: u.Lesson.Wants[0]}, nil))
	for u.Lesson.Done == 0 {
		u = p.next()
	}
	if next := told.Steps[u.Lesson.Next].ID; next != "lay-mobilize" {
		t.Errorf("after the first card comes %q", next)
	}
	stranger := ada.page("/api/tables/"+table.ID+"/events?seat=-1", "")
	defer stranger.close()
	if u := stranger.next(); u.Lesson != nil {
		t.Errorf("a spectator is taught: %+v", u.Lesson)
	}
	if p := ada.post("/api/lessons/warrior-knights/nothing", struct{}{}, nil); p == nil || p.status != http.StatusNotFound {
		t.Errorf("a lesson that is not there: %v", p)
	}
}
