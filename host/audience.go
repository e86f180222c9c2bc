package host

import (
	"time"

	"signoria"
	"signoria/play"
)

// audience is who looks at a table, what each sees, and how far each has got.
type audience struct {
	watchers  map[*Watcher]bool
	followed  map[string]int32     // the last row that pages of a player's have shown, of those who say so
	went      map[string]time.Time // when a player last closed his only page
	elsewhere map[string]int       // how many pages a player has open at other hosts; "" is all of whom nobody knows who they are
	paced     chan struct{}        // sent to when that has changed
	saw       map[sawOf]int32      // the last row each player has seen; nil until it is brought
	unsaved   map[sawOf]bool       // what of it is not stored
	sights    map[sightOf]*Sight
	last      map[sightOf]*Sight   // what was seen before, while somebody watches: what has not changed is not made again
	latest    map[play.Seat]*Sight // of these what each seat saw last, in whichever language
	late      *late                // the table as those see it who are behind; nil while nobody is
}

func newAudience() audience {
	return audience{watchers: map[*Watcher]bool{}, followed: map[string]int32{}, went: map[string]time.Time{}, paced: make(chan struct{}, 1),
		sights: map[sightOf]*Sight{}, last: map[sightOf]*Sight{}, latest: map[play.Seat]*Sight{}}
}

// watched says whether anybody looks, here or at another host.
func (a *audience) watched() bool { return a.attended() || len(a.elsewhere) > 0 }

// attended says whether any page is open at this host.
func (a *audience) attended() bool { return len(a.watchers) > 0 }

// here says whether a player has a page of the table open, at whichever host.
func (a *audience) here(player string) bool {
	return player != "" && a.elsewhere[player] > 0 || a.attends(player)
}

// attends says whether a player has a page of the table open at this host.
func (a *audience) attends(player string) bool {
	for w := range a.watchers {
		if player != "" && w.player == player {
			return true
		}
	}
	return false
}

// leave counts a page out that was closed.
func (a *audience) leave(w *Watcher) {
	delete(a.watchers, w)
	if w.player != "" && !a.here(w.player) {
		delete(a.followed, w.player)
		a.went[w.player] = time.Now()
	}
}

// present says at which seats somebody has a page of a table open, at whichever host, and counts those who have and no seat
// there. Of somebody unknown each page counts.
func (a *audience) present(at *signoria.Table) (here []bool, watching int) {
	here = make([]bool, len(at.Chairs))
	people := map[string]bool{}
	comes := func(player string) {
		sits := false
		for s := range at.Chairs {
			if at.Chairs[s].Player == player {
				here[s], sits = true, true
			}
		}
		if !sits {
			people[player] = true
		}
	}
	watching = a.elsewhere[""]
	for player := range a.elsewhere {
		if player != "" {
			comes(player)
		}
	}
	for w := range a.watchers {
		if w.player == "" {
			watching++
		} else {
			comes(w.player)
		}
	}
	return here, watching + len(people)
}

// notify tells the watchers for whom it is that there is something new to see.
func (a *audience) notify(whom func(*Watcher) bool) {
	for w := range a.watchers {
		if whom(w) {
			signal(w.changed)
		}
	}
}

func everybody(*Watcher) bool { return true }

// stir tells whoever watches that somebody wrote, came or went.
func (a *audience) stir() {
	for w := range a.watchers {
		signal(w.stirred)
	}
}

// heedPages tells the bots that wait for pages to look again: at what pages have shown, who looks on, who plays, and what
// is asked.
func (a *audience) heedPages() { signal(a.paced) }

// follow notes that a page of a player's has shown what happened up to a row, or everything (Ahead).
func (a *audience) follow(player string, row int32) {
	if row == Ahead {
		delete(a.followed, player)
	} else if a.here(player) {
		a.followed[player] = max(a.followed[player], row)
	}
	a.heedPages()
}

// sees notes that a player has seen, from a seat, what happened up to a row.
func (a *audience) sees(player string, s play.Seat, row int32) {
	of := sawOf{player, s}
	if player == "" || row <= a.saw[of] {
		return
	}
	a.saw[of] = row
	a.unsaved[of] = true
}

// unstored takes what was seen since it was last asked, to be stored.
func (a *audience) unstored() (seen []signoria.Seen) {
	for of := range a.unsaved {
		seen = append(seen, signoria.Seen{Player: of.player, Seat: of.seat, Row: a.saw[of]})
	}
	clear(a.unsaved)
	return seen
}

// forget drops what is seen now, for something has happened. What was seen before stays as long as somebody watches.
func (a *audience) forget() {
	clear(a.sights)
	if !a.attended() {
		a.forgetAll()
	}
}

// forgetAll drops what was seen before as well, for the table is another.
func (a *audience) forgetAll() {
	clear(a.sights)
	clear(a.last)
	clear(a.latest)
}

// keep keeps what is seen until something happens.
func (a *audience) keep(of sightOf, s *Sight) { a.sights[of], a.last[of], a.latest[of.seat] = s, s, s }
