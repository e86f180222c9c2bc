package http_test

import (
	"encoding/json"
	"net/http"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"signoria"
	"signoria/host"
	server "signoria/http"
	"signoria/play"
	"signoria/play/toy"
	"signoria/push"
	"signoria/push/pushtest"
	"signoria/sqlite"
)

// pushed is what a push service was given.
type pushed struct {
	endpoint string
	keep     string
	what     server.ReminderInfo
}

// service is a push service, and the browsers it knows.
type service struct {
	t        *testing.T
	browsers map[string]pushtest.Browser // by endpoint
	gone     string                      // the one that is no more

	mu   sync.Mutex
	got  []pushed
	away bool
}

func (s *service) takes(r *http.Request, sealed []byte) int {
	endpoint := r.URL.String()
	if endpoint == s.gone {
		return http.StatusGone
	}
	if s.isAway() {
		return http.StatusServiceUnavailable
	}
	p := pushed{endpoint: endpoint, keep: r.Header.Get("TTL")}
	if err := json.Unmarshal([]byte(s.browsers[endpoint].Opens(sealed)), &p.what); err != nil {
		s.t.Error(err)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.got = append(s.got, p)
	return http.StatusCreated
}

func (s *service) isAway() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.away
}

func (s *service) goesAway(away bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.away = away
}

// gets waits until so much was pushed since it was asked last, and returns it in the order of the browsers.
func (s *service) gets(n int) []pushed {
	s.t.Helper()
	for range 500 {
		s.mu.Lock()
		got := slices.Clone(s.got)
		if len(got) >= n {
			s.got = nil
		}
		s.mu.Unlock()
		if len(got) >= n {
			slices.SortFunc(got, func(a, b pushed) int { return strings.Compare(a.endpoint, b.endpoint) })
			return got
		}
		time.Sleep(10 * time.Millisecond)
	}
	s.t.Fatalf("not %d were pushed", n)
	return nil
}

// pushing is a server that reaches browsers, and soon.
func pushing(t *testing.T) (*site, *service) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "store.db")
	store, err := sqlite.Open(t.Context(), file)
	must(t, err)
	s := &service{t: t, browsers: map[string]pushtest.Browser{}}
	key, err := push.NewKey()
	must(t, err)
	sender, err := push.New(key, pushtest.Service(s.takes))
	must(t, err)
	h := host.New(store, []play.Game{toy.Game}, host.Options{Log: quiet, AwayFor: 50 * time.Millisecond})
	at := newSiteWith(t, store, file, server.Config{Limits: generous, URL: "https://signoria.example", Push: sender}, h)
	must(t, h.Resume(t.Context()))
	return at, s
}

// subscribes lets a browser be reached.
func (s *service) subscribes(b *browser, endpoint, lang string) *problem {
	its := pushtest.NewBrowser(s.t)
	s.browsers[endpoint] = its
	sub := its.Subscription(endpoint)
	return b.post("/api/me/reminders?lang="+lang, server.Reached{Endpoint: endpoint, Key: sub.Key, Auth: sub.Auth}, nil)
}

func TestAPlayerIsRemindedInHisBrowsers(t *testing.T) {
	at, s := pushing(t)
	ada, bea := at.browser("Ada"), at.browser("Bea")
	var info server.RemindersInfo
	ada.must(ada.get("/api/me/reminders", &info))
	if len(info.Key) != 87 {
		t.Fatalf("the key is %q", info.Key)
	}
	for endpoint, lang := range map[string]string{"https://push.example/desk": "en", "https://push.example/phone": "it", "https://push.example/old": "en"} {
		ada.must(s.subscribes(ada, endpoint, lang))
	}
	s.gone = "https://push.example/old"
	table := ada.open("me", "open", "bot:first")
	bea.must(bea.post("/api/tables/"+table.ID+"/sit", map[string]any{"seat": 1}, nil))
	ada.must(ada.post("/api/tables/"+table.ID+"/start", nil, nil))
	got := s.gets(2)
	want := []pushed{
		{"https://push.example/desk", "259200", server.ReminderInfo{Table: table.ID, Lang: "en", Title: "title: your turn", Body: "turn 1, with Bea and bot.first"}},
		{"https://push.example/phone", "259200", server.ReminderInfo{Table: table.ID, Lang: "it", Title: "title: tocca a te", Body: "turn 1, con Bea e bot.first"}},
	}
	if !slices.Equal(got, want) {
		t.Errorf("pushed is %+v\nwant %+v", got, want)
	}
	for range 100 { // the service has said that the third is no more
		if kept, err := at.store.Subscriptions(t.Context(), ada.me.ID); err == nil && len(kept) == 2 {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	if kept, err := at.store.Subscriptions(t.Context(), ada.me.ID); err != nil || len(kept) != 2 {
		t.Errorf("kept are %v, %v", kept, err)
	}

	ada.must(ada.post("/api/me/reminders/stop", server.Unreached{Endpoint: "https://push.example/phone"}, nil))
	bea.must(bea.post("/api/me/reminders/stop", server.Unreached{Endpoint: "https://push.example/desk"}, nil)) // it is not hers
	ada.open("me", "bot:first")
	if got := s.gets(1); got[0].endpoint != "https://push.example/desk" {
		t.Errorf("pushed is %+v", got)
	}
}

// A service that is away is counted, until it is there again.
func TestABrowserThatTakesNothingIsNoted(t *testing.T) {
	at, s := pushing(t)
	ada := at.browser("Ada")
	ada.must(s.subscribes(ada, "https://push.example/phone", "en"))
	for _, away := range []bool{true, false} {
		s.goesAway(away)
		ada.open("me", "bot:first")
		failures := map[bool]int{true: 1, false: 0}[away]
		noted := func() bool {
			kept, err := at.store.Subscriptions(t.Context(), ada.me.ID)
			must(t, err)
			return len(kept) == 1 && kept[0].Failures == failures
		}
		for n := 0; !noted(); n++ {
			if n == 500 {
				t.Fatalf("that the service is away (%v) is not noted", away)
			}
			time.Sleep(10 * time.Millisecond)
		}
	}
}

func TestAReminderSaysWhatTheTableIsCalled(t *testing.T) {
	at, s := pushing(t)
	ada := at.browser("Ada")
	ada.must(s.subscribes(ada, "https://push.example/desk", "en"))
	table := ada.open("me", "open")
	ada.must(ada.post("/api/tables/"+table.ID+"/name", server.NameTable{Name: "Mondays"}, nil))
	ada.must(ada.post("/api/tables/"+table.ID+"/sit", server.Sit{Seat: 1, Bot: "first"}, nil))
	ada.must(ada.post("/api/tables/"+table.ID+"/start", nil, nil))
	if got := s.gets(1)[0].what; got.Title != "Mondays: your turn" || got.Body != "title. turn 1, with bot.first" {
		t.Errorf("pushed is %+v", got)
	}
}

func TestAReminderSaysThatThereAreLetters(t *testing.T) {
	at, s := pushing(t)
	ada, bea := at.browser("Ada"), at.browser("Bea")
	ada.must(s.subscribes(ada, "https://push.example/desk", "it"))
	table := bea.open("me", "open")
	ada.must(ada.post("/api/tables/"+table.ID+"/sit", server.Sit{Seat: 1}, nil))
	for range 2 {
		bea.must(bea.post("/api/tables/"+table.ID+"/letters", server.WriteLetter{Seat: -1, Text: "good evening"}, nil))
	}
	if got := s.gets(1)[0].what; got.Title != "title: 2 lettere" || got.Body != "Con Bea" {
		t.Errorf("pushed is %+v", got)
	}
}

func TestAReminderSaysUntilWhen(t *testing.T) {
	at, s := pushing(t)
	ada := at.browser("Ada")
	ada.must(s.subscribes(ada, "https://push.example/desk", "en"))
	began := time.Now()
	ada.must(ada.post("/api/tables", server.NewTable{Game: "toy", Seats: []string{"me", "bot:first"},
		Manners: signoria.Manners{Clock: signoria.Clock{Kind: signoria.PerDecision, Seconds: 600, AtEnd: signoria.BotOnce}}}, nil))
	got := s.gets(1)[0]
	if late := time.UnixMilli(got.what.Until).Sub(began.Add(10 * time.Minute)); got.keep != "599" || got.what.By != "Until %s" || late < -time.Second || late > 5*time.Second {
		t.Errorf("pushed is %+v, and the clock ends %v later", got, late)
	}
}

func TestWhoCannotBeReachedIsToldSo(t *testing.T) {
	at, s := pushing(t)
	ada, guest := at.browser("Ada"), at.browser("")
	if p := s.subscribes(ada, "https://10.0.0.1/", "it"); p == nil || p.status != http.StatusBadRequest || p.Message != "Così non si raggiunge un browser." {
		t.Errorf("an address of our own net: %v", p)
	}
	if p := s.subscribes(guest, "https://push.example/x", "en"); p == nil || p.status != http.StatusForbidden {
		t.Errorf("somebody without a name: %v", p)
	}
	mute := newSite(t, server.Config{Limits: generous}).browser("Ada")
	var info server.RemindersInfo
	mute.must(mute.get("/api/me/reminders", &info))
	if p := mute.post("/api/me/reminders", server.Reached{}, nil); info.Key != "" || p == nil || p.status != http.StatusConflict {
		t.Errorf("a server that reaches nobody has the key %q, and says %v", info.Key, p)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
