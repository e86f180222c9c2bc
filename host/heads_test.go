package host_test

import (
	"context"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"signoria"
	"signoria/host"
)

// counted counts how often it is asked for a player's tables.
type counted struct {
	signoria.Store
	asked int
}

func (c *counted) TablesOf(ctx context.Context, player string) ([]signoria.Table, error) {
	c.asked++
	return c.Store.TablesOf(ctx, player)
}

// listed is what a player's list shows, by table.
func listed(t *testing.T, h *host.Host, player string) (shown []any) {
	t.Helper()
	heads, err := h.Heads(ctx, player)
	if err != nil {
		t.Fatal(err)
	}
	slices.SortFunc(heads, func(a, b host.Head) int { return strings.Compare(a.ID, b.ID) })
	for _, x := range heads {
		shown = append(shown, []any{x.ID, x.Status, x.Turn, x.Waiting, x.Chairs, x.Unread})
	}
	return shown
}

// What is kept of a player's list, while he has a page open, is what the store holds, whatever happens at his tables; and an
// answer does not ask the store for it.
func TestListsAreKept(t *testing.T) {
	h := newHouse(t)
	store := &counted{Store: h.store}
	h.Host.Close()
	h.Host = host.New(store, h.games, h.opts)
	for _, player := range []string{"ada", "bea"} {
		defer h.Call(player).Close()
	}
	agree := func(after string) {
		t.Helper()
		for _, player := range []string{"ada", "bea", "cleo"} {
			var got, want []any
			for range 200 { // a bot may answer between the two looks
				fresh := host.New(h.store, h.games, h.opts) // which has kept nothing
				got, want = listed(t, h.Host, player), listed(t, fresh, player)
				fresh.Close()
				if reflect.DeepEqual(got, want) {
					break
				}
				time.Sleep(10 * time.Millisecond)
			}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("after %s %s is shown\n%v\nand there is\n%v", after, player, got, want)
			}
		}
	}
	agree("nothing")
	one, other := h.started("toy", signoria.Manners{}, "me", "open"), h.started("toy", signoria.Manners{}, "me", "open")
	agree("two tables were begun")

	asked := store.asked
	for range 6 {
		p := h.table(one)
		h.answer(one, p.Chairs[p.Waiting[0]].Player, p.Waiting[0])
		listed(t, h.Host, "ada")
		listed(t, h.Host, "bea")
	}
	if store.asked != asked {
		t.Errorf("six answers asked the store %d times for lists", store.asked-asked)
	}
	agree("six answers")

	h.write(other, bea, "", "good evening")
	agree("a letter")
	h.must(h.MarkRead(ctx, other, "ada", "", 1))
	agree("it was read")
	h.must(h.Rename(ctx, "bea", "Beatrix"))
	agree("she took another name")
	_, err := h.Resign(ctx, other, bea, 1)
	h.must(err)
	agree("she resigned")
	h.finish(one)
	agree("a table came to its end")
	open := h.create(cleo, "me", "open")
	_, err = h.Sit(ctx, open, ada, 1, "")
	h.must(err)
	agree("she sat down")
	_, err = h.Stand(ctx, open, ada, 1)
	h.must(err)
	agree("and got up")

	behind := h.started("toy", signoria.Manners{}, "me", "open")
	agree("another table was begun")
	ours := h.Host
	h.Host = host.New(h.store, h.games, h.opts) // of another process, which ours knows nothing of
	for was := listed(t, h.Host, "ada"); reflect.DeepEqual(listed(t, h.Host, "ada"), was); {
		p := h.table(behind)
		h.answer(behind, p.Chairs[p.Waiting[0]].Player, p.Waiting[0])
	}
	h.Host.Close()
	h.Host = ours
	agree("somebody else had written the table")
	_, err = h.Resign(ctx, behind, bea, 1)
	h.must(err)
	agree("she resigned there")
}

// A list that was kept before a table went over to newer rules shows what it waits for under those.
func TestListsKnowWhenATableGoesOver(t *testing.T) {
	g := mended()[0]
	h := newHouseOf(t, g)
	id := oldTable(t, g.ID()).brings(h, signoria.Playing)
	defer h.Call("ada").Close()
	before := listed(t, h.Host, "ada")
	h.see(id, "ada", 0)
	fresh := host.New(h.store, h.games, h.opts)
	defer fresh.Close()
	if got, want := listed(t, h.Host, "ada"), listed(t, fresh, "ada"); !reflect.DeepEqual(got, want) || reflect.DeepEqual(got, before) {
		t.Errorf("it shows\n%v\nand there is\n%v", got, want)
	}
}
