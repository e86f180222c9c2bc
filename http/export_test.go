package http

import (
	"net/http"

	"signoria"
	"signoria/play"
)

// Faces is how many faces there are.
const Faces = faces

// PersonAt is who the bot in a seat of a table is.
func PersonAt(of play.People, table string, s play.Seat) (name string, face int, ok bool) {
	return personAt(of, table, s)
}

// Origin is where a server behind proxies takes a request to come from.
func Origin(behind Proxies, r *http.Request) string { return (&Server{proxies: behind}).origin(r) }

// Italian is what errors are called in Italian.
func Italian() map[string]string { return italian }

// Known is by which name and face one knows the bot in a seat of a table.
func Known(t *signoria.Table, s play.Seat, people func(temper string) play.People) (name string, face int) {
	return known(t, s, people, "")
}
