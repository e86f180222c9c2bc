package http_test

import (
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"
	"testing"

	"signoria"
	server "signoria/http"
	"signoria/play"
)

// While a table is played nobody is told its seed, nor what was added to it, but a hash that tells neither; when it is over
// everybody can check that the hash was of that seed.
func TestTheSeedIsVouchedForAndToldAtTheEnd(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea, guest := s.browser("Ada"), s.browser("Bea"), s.browser("")
	table := ada.open("me", "open", "bot:first")
	base := "/api/tables/" + table.ID
	bea.must(bea.post(base+"/sit", server.Sit{Seat: 1}, nil))
	ada.must(ada.post(base+"/start", struct{}{}, nil))
	hash := table.Commitment.Hash
	kept, err := s.store.Table(t.Context(), table.ID)
	if err != nil || len(hash) != 64 || kept.Setup.Commitment == nil {
		t.Fatalf("the hash is %q, kept is %+v, %v", hash, kept.Setup, err)
	}
	secrets := []string{strconv.FormatUint(kept.Setup.Seed, 10), kept.Setup.Commitment.Salt}

	for over, rounds := false, 0; !over; rounds++ {
		for seat, b := range []*browser{ada, bea, guest} {
			p := b.page(base+"/events", "")
			u := p.next()
			p.close()
			if over = u.Table.Status == signoria.Finished; over {
				break
			}
			told := []string{u.raw}
			if rounds < 2 {
				for _, path := range []string{"/api/tables", base, base + "/moments", base + "/chronicle", base + "/record", base + "/glance", base + "/story", base + "/analysis"} {
					_, _, body := b.text(path)
					told = append(told, body)
				}
			}
			for _, said := range told {
				for _, secret := range secrets {
					if strings.Contains(said, secret) {
						t.Fatalf("seat %d is told %s in %s", seat, secret, said)
					}
				}
			}
			if u.Offer != nil {
				if p := b.answer(table.ID, u); p != nil && p.status != 409 {
					t.Fatal(p)
				}
			}
		}
	}
	var end server.TableInfo
	guest.must(guest.get(base, &end))
	if c := end.Commitment; c.Hash != hash || c.Seed != secrets[0] || c.Salt != secrets[1] {
		t.Errorf("told is %+v, kept was %+v", c, kept.Setup)
	}
	if sum := sha256.Sum256([]byte(end.Commitment.Seed + ":" + end.Commitment.Salt)); hex.EncodeToString(sum[:]) != hash {
		t.Errorf("%+v: the hash is of something else", end.Commitment)
	}
	var r signoria.Record
	guest.must(guest.get(base+"/record", &r))
	if err := r.CheckSeed(); err != nil || r.Commitment.Hash != hash {
		t.Errorf("the record: %+v, %v", r.Setup, err)
	}
	bea.must(bea.post("/api/records", r, nil))
	r.Commitment = signoria.Commit(r.Seed + 1)
	wantProblem(t, bea.post("/api/records", r, nil), 400, signoria.Invalid)
}

// Who chose the seed knows it, and nobody need vouch for it. What was begun before seeds were vouched for goes on as it was.
func TestWhereNobodyVouchesForTheSeed(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada := s.browser("Ada")
	var chosen server.TableInfo
	ada.must(ada.post("/api/tables", server.NewTable{Game: "toy", Seats: []string{"me", "me"}, Seed: "1060"}, &chosen))
	if chosen.Commitment != nil {
		t.Errorf("vouched for is %+v", chosen.Commitment)
	}
	older := ada.open("me", "me")
	s.host.Close()
	if _, err := s.store.UpdateTable(t.Context(), older.ID, func(x *signoria.Table) ([]signoria.Row, error) {
		x.Setup.Commitment = nil
		return nil, nil
	}); err != nil {
		t.Fatal(err)
	}
	file := s.file
	s.end()
	s = newSiteAt(t, file, server.Config{Limits: generous}, s.host.Games()...)
	guest := s.browser("")
	u := guest.page("/api/tables/"+older.ID+"/events", "").next()
	if u.Table.Commitment != nil || u.Seat != play.Nobody || string(u.View) == "null" {
		t.Errorf("it is shown as %s", u.raw)
	}
}
