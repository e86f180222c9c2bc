// Package ask asks for others.
package ask

import "signoria/play"

// YesNo asks.
func YesNo(t *play.Table, s play.Seat) bool {
	return t.Await(func(o *play.Asking) { o.To(s) }).A == 1
}

// Calmly asks, and no aside lands meanwhile.
func Calmly(t *play.Table, s play.Seat) (yes bool) {
	t.Undisturbed(func() { yes = YesNo(t, s) })
	return yes
}

// Through asks if what it is given does, and nobody knows.
func Through(t *play.Table, f func(t *play.Table)) { f(t) }

// Seats asks nobody.
func Seats(n int) (all []play.Seat) {
	for s := range n {
		all = append(all, play.Seat(s))
	}
	return all
}
