package bargain

import (
	"encoding/json"
	"fmt"
	"testing"
)

const (
	anna Seat = iota
	bruno
	carla
)

func want[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

func TestNote(t *testing.T) {
	for _, c := range []struct{ mine, yours, note string }{
		{"peace", "", "peace"},
		{"peace", "a vote", "peace ⇄ a vote"},
		{"", "a vote", "⇄ a vote"},
		{"", "", ""},
	} {
		want(t, "note", Note(c.mine, c.yours), c.note)
		want(t, "words", Words(c.note), [2]string{c.mine, c.yours})
	}
	want(t, "nobody puts words into the other's mouth", Words(Note("peace ⇄ your lands", "a vote")), [2]string{"peace   your lands", "a vote"})
}

func TestThings(t *testing.T) {
	x := Of(3, 0, LastThing)
	want(t, "how many", x.Len(), 3)
	for i, thing := range []int16{0, 3, LastThing} {
		want(t, "in order", x.List()[i], thing)
		want(t, "it is there", x.Has(thing), true)
	}
	want(t, "another", x.Has(4), false)
	want(t, "none", x.Has(None), false)
	want(t, "of nothing", len(Things(0).List()), 0)
}

func TestThingsAreStored(t *testing.T) {
	for raw, things := range map[string]Things{"[0,3,63]": Of(0, 3, 63), "[]": 0, "-1": 0, "1": Of(1), "0": Of(0)} {
		var x Things
		if err := json.Unmarshal([]byte(raw), &x); err != nil {
			t.Fatal(err)
		}
		want(t, "read from "+raw, x, things)
		if raw[0] == '[' {
			written, err := json.Marshal(x)
			want(t, "written", string(written), raw)
			want(t, "no error", err, nil)
		}
	}
	for _, raw := range []string{"[64]", "[-1]", "-2", `"all"`, "[0.5]"} {
		if err := json.Unmarshal([]byte(raw), new(Things)); err == nil {
			t.Errorf("%s is read as things", raw)
		}
	}
}

func TestNoMoreThanThreeWaitBetweenTwo(t *testing.T) {
	var b Bargains
	b.Offer(Bargain{From: anna, To: bruno}, "", 1)
	b.Offer(Bargain{From: bruno, To: anna}, "", 2)
	want(t, "a third", b.MayOffer(anna, bruno), true)
	b.Offer(Bargain{From: anna, To: bruno}, "", 3)
	want(t, "a fourth", b.MayOffer(bruno, anna), false)
	want(t, "with another", b.MayOffer(anna, carla), true)
	for range BetweenTwo {
		want(t, "before all", b.MayOffer(anna, Everybody), true)
		b.Offer(Bargain{From: anna, To: Everybody}, "", 4)
	}
	want(t, "more before all", b.MayOffer(anna, Everybody), false)
	want(t, "another's before all", b.MayOffer(carla, Everybody), true)
}

func TestTheTableIsNeverFullerThanItHolds(t *testing.T) {
	var b Bargains
	offered := 0
	for s := Seat(0); s < 16; s++ {
		for b.MayOffer(s, Everybody) {
			b.Offer(Bargain{From: s, To: Everybody, Open: true}, "", 1)
			offered++
		}
		for to := Seat(0); to < s; to++ {
			for b.MayOffer(s, to) {
				b.Offer(Bargain{From: s, To: to}, "", 1)
				offered++
			}
		}
	}
	want(t, "bargains on the table", offered, len(b.Waiting))
}

func TestDeclining(t *testing.T) {
	var b Bargains
	table := bit(anna) | bit(bruno) | bit(carla)
	b.Offer(Bargain{From: anna, To: Everybody, Open: true}, "", 1)
	_, gone := b.Decline(1, bruno, table)
	want(t, "with carla still to say", gone, false)
	want(t, "bruno is asked again", b.Get(1).Waits(bruno), false)
	want(t, "carla is asked", b.Get(1).Waits(carla), true)
	_, gone = b.Decline(1, carla, table)
	want(t, "with nobody left", gone, true)
}

// The oldest promise that is settled gives way, and one that is not only when all are not.
func TestOldPromisesGiveWay(t *testing.T) {
	var b Bargains
	give := func() int16 {
		return b.Accept(b.Offer(Bargain{From: anna, To: bruno}, "my word", 1).No, bruno).No
	}
	has := func(no int16) bool {
		for i := range b.Promises {
			if b.Promises[i].No == no {
				return true
			}
		}
		return false
	}
	for range mostPromises {
		give()
	}
	b.Mark(5, bruno, Kept)
	latest := give()
	want(t, "the settled one", has(5), false)
	want(t, "the oldest", has(1), true)
	want(t, "the new one", has(latest), true)
	latest = give()
	want(t, "with none settled the oldest", has(1), false)
	want(t, "the new one", has(latest), true)
}

func TestWhoKnows(t *testing.T) {
	private, open := Bargain{No: 1, From: anna, To: bruno}, Bargain{No: 2, From: anna, To: Everybody, Open: true}
	for s, knows := range map[Seat]bool{anna: true, bruno: true, carla: false, Everybody: false} {
		want(t, "of a private one", private.Known(s), knows)
		want(t, "of an open one", open.Known(s), true)
	}
	want(t, "readers", private.Readers(), bit(anna)|bit(bruno))
	want(t, "readers of an open one", open.Readers(), uint16(0))
}

func TestWhatIsVoidLeavesTheTable(t *testing.T) {
	var b Bargains
	b.Offer(Bargain{From: anna, To: bruno, Terms: Terms{Give: Of(3)}}, "", 1)
	b.Offer(Bargain{From: bruno, To: anna, Terms: Terms{Give: Of(4), Take: Of(3, 5)}}, "", 2)
	b.Offer(Bargain{From: bruno, To: anna, Terms: Terms{Give: Of(4)}}, "", 3)
	var void []int16
	b.Void(func(thing int16) bool { return thing == 3 }, func(x Bargain) { void = append(void, x.No) })
	want(t, "those that name it, given or taken", fmt.Sprint(void), "[1 2]")
	_, waits := b.From(1)
	want(t, "is on the table", waits, false)
	_, waits = b.From(3)
	want(t, "another is still", waits, true)
}

func TestWhoHasProposedThisTurn(t *testing.T) {
	var b Bargains
	b.Offer(Bargain{From: 0, To: 1}, "", 1)
	if b.HasProposed(0) {
		t.Error("what is between two is told of")
	}
	no := b.Offer(Bargain{From: 0, To: 1, Open: true}, "", 2).No
	b.Counter(no, Terms{}, "", 3, 2)
	if !b.HasProposed(0) || b.HasProposed(1) {
		t.Errorf("who offered has proposed: %v; who answered: %v", b.HasProposed(0), b.HasProposed(1))
	}
	if b.Lapse(2, func(Bargain) {}); b.HasProposed(0) {
		t.Error("it is remembered into the next turn")
	}
}
