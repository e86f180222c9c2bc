package http_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/games"
	server "signoria/http"
)

// invited asks for a table's invitation as a browser at an address of the server's would.
func (b *browser) invited(table, host string, head ...string) (addresses []string, status int) {
	b.t.Helper()
	r, err := http.NewRequest(http.MethodGet, b.base+"/api/tables/"+table+"/invitation", nil)
	if err != nil {
		b.t.Fatal(err)
	}
	for _, cookie := range b.Jar.Cookies(r.URL) {
		r.AddCookie(cookie)
	}
	r.Host = host
	for i := 0; i+1 < len(head); i += 2 {
		r.Header.Set(head[i], head[i+1])
	}
	w, err := b.Do(r)
	if err != nil {
		b.t.Fatal(err)
	}
	defer w.Body.Close()
	var info server.InvitationInfo
	if err := json.NewDecoder(w.Body).Decode(&info); w.StatusCode == http.StatusOK && err != nil {
		b.t.Fatal(err)
	}
	return info.Addresses, w.StatusCode
}

func TestAnInvitationNamesAnAddressThatAFriendCanOpen(t *testing.T) {
	own := func() []string { return []string{"http://192.168.1.20:8080", "http://10.0.0.7:8080"} }
	s := newSite(t, server.Config{Limits: generous, Addresses: own, Proxies: here})
	ada := s.browser("Ada")
	at := ada.openAs("toy", signoria.Manners{}, "me", "open").ID
	path := "/table/" + at
	all := []string{"http://192.168.1.20:8080" + path, "http://10.0.0.7:8080" + path}
	for _, test := range []struct {
		host string
		head []string
		want []string
	}{
		{"localhost:8080", nil, all},
		{"127.0.0.1:8080", nil, all},
		{"[::1]:8080", nil, all},
		{"192.168.1.20:8080", nil, all[:1]},
		{"tables.example", []string{"X-Forwarded-Proto", "https"}, []string{"https://tables.example" + path}},
		{"localhost:8080", []string{"X-Forwarded-Proto", "https", "X-Forwarded-Host", "tables.example"}, []string{"https://tables.example" + path}},
		// Who comes from elsewhere learns nothing of the machine, whatever he says of where he went.
		{"localhost:8080", []string{"X-Forwarded-For", "203.0.113.9"}, []string{}},
	} {
		if got, status := ada.invited(at, test.host, test.head...); status != http.StatusOK || !slices.Equal(got, test.want) {
			t.Errorf("at %s: %d, %q", test.host, status, got)
		}
	}
	for _, other := range []*browser{s.browser("Bea"), s.browser("")} {
		if got, status := other.invited(at, "localhost:8080"); status != http.StatusForbidden || got != nil {
			t.Errorf("somebody else gets %d, %q", status, got)
		}
	}
}

func TestAnInvitationBelievesNoProxyButOurs(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada := s.browser("Ada")
	at := ada.openAs("toy", signoria.Manners{}, "me", "open").ID
	got, _ := ada.invited(at, "tables.example", "X-Forwarded-Proto", "https", "X-Forwarded-Host", "evil.example")
	if !slices.Equal(got, []string{"http://tables.example/table/" + at}) {
		t.Errorf("it invites to %q", got)
	}
}

func TestAnInvitationOfAServerThatIsKnownByAnAddressOrReachedByNobody(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous, URL: "https://signoria.example/"})
	ada := s.browser("Ada")
	at := ada.openAs("toy", signoria.Manners{}, "me", "open").ID
	if got, _ := ada.invited(at, "localhost:8080"); !slices.Equal(got, []string{"https://signoria.example/table/" + at}) {
		t.Errorf("it invites to %q", got)
	}
	lonely := newSite(t, server.Config{Limits: generous, Addresses: func() []string { return nil }})
	bea := lonely.browser("Bea")
	at = bea.openAs("toy", signoria.Manners{}, "me", "open").ID
	if got, status := bea.invited(at, "127.0.0.1:8080"); status != http.StatusOK || len(got) != 0 {
		t.Errorf("it invites to %d, %q", status, got)
	}
}

func TestBotsAreSomebodyAndPlayersHaveAFace(t *testing.T) {
	s := newSiteOf(t, server.Config{Limits: generous}, games.All()...)
	ada := s.browser("Ada")
	table := ada.openAs("warrior-knights", signoria.Manners{}, "me", "bot:squire", "bot:random")
	squire, fool := table.Chairs[1], table.Chairs[2]
	if me := table.Chairs[0]; me.Name != "Ada" || me.Face != ada.me.Face || me.Level != "" || me.Plays != "" {
		t.Errorf("Ada, whose face is %d, sits there as %+v", ada.me.Face, me)
	}
	if squire.Level != "Squire" || fool.Level != "Fool" || !strings.Contains(squire.Plays, "judgement") {
		t.Errorf("the bots are %+v and %+v", squire, fool)
	}
	if squire.Name == fool.Name || squire.Name == "" || squire.Name == squire.Level {
		t.Errorf("the bots are called %q and %q", squire.Name, fool.Name)
	}
	var seen server.TableInfo
	s.browser("").must(s.browser("").get("/api/tables/"+table.ID+"?lang=it", &seen))
	if other := seen.Chairs[1]; other.Name != squire.Name || other.Face != squire.Face || other.Level != "Scudiero" {
		t.Errorf("to somebody else it is %+v", other)
	}
}

func TestAGameIsShown(t *testing.T) {
	s := newSiteOf(t, server.Config{Limits: generous}, games.All()...)
	guest := s.browser("")
	for _, g := range games.All() {
		var shown server.ShownGame
		guest.must(guest.get("/api/games/"+g.ID()+"/shown", &shown))
		if len(shown.Moments) < 40 || shown.Table.Game != g.ID() || shown.Table.Chairs[0].Name == "" {
			t.Errorf("%s: %d moments at %+v", g.ID(), len(shown.Moments), shown.Table)
		}
		for i, m := range shown.Moments {
			if m.Line == "" || m.View == nil {
				t.Errorf("%s: moment %d is %+v", g.ID(), i, m)
			}
		}
	}
	wantProblem(t, guest.get("/api/games/chess/shown", nil), 404, signoria.NotFound)
}

func TestATableAtAGlance(t *testing.T) {
	s := newSiteOf(t, server.Config{Limits: generous}, games.All()...)
	ada := s.browser("Ada")
	table := ada.openAs("warrior-knights", signoria.Manners{Spectators: signoria.NoSpectator}, "me", "me")
	var seen server.GlanceInfo
	ada.must(ada.get("/api/tables/"+table.ID+"/glance", &seen))
	if view, ok := seen.View.(map[string]any); !ok || seen.Seat != 0 || view["seat"] != 0.0 {
		t.Errorf("from seat %d she sees %v", seen.Seat, seen.View)
	}
	wantProblem(t, s.browser("Bea").get("/api/tables/"+table.ID+"/glance", nil), 403, signoria.Forbidden)

	open := ada.openAs("warrior-knights", signoria.Manners{}, "me", "open")
	ada.must(ada.get("/api/tables/"+open.ID+"/glance", &seen))
	if seen.View != nil || len(seen.News) != 0 || seen.Prompt != "" {
		t.Errorf("of a table that has not begun: %+v", seen)
	}
}
