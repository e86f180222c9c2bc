package http

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"signoria"
	"signoria/play"
)

// faces is how many faces there are, from 0. The page draws a face from its number alone: an even one is a man's, an odd
// one a woman's.
const faces = 1000

// known is by which name and face one knows who sits in a seat: a person by his own, a bot as one of its game's people, or
// by its level in a game that has none.
func known(t *signoria.Table, s play.Seat, people func(temper string) play.People, level string) (name string, face int) {
	c := t.Chairs[s]
	if c.Name != "" {
		if c.Alias || c.Player == "" {
			return c.Name, faceOf(c.Player + " " + c.Name)
		}
		return c.Name, faceOf(c.Player)
	}
	if c.Bot == "" {
		return level, 0
	}
	if name, face, ok := personOf(people, t, s); ok {
		return name, face
	}
	if name, face, ok := personAt(people(""), namesake(t), s); ok {
		return name, face
	}
	return level, 0
}

// namesake is the table after which the bots of one are named: those of a study are called as in the game that is studied.
func namesake(t *signoria.Table) string {
	if study := t.Affairs.Study; study != nil {
		return study.Of
	}
	return t.ID
}

// personOf is who the bot in a seat is, of the people of its temper: each looks the same at every table. It is false of one
// without a temper, and where others of it have taken all.
func personOf(people func(temper string) play.People, t *signoria.Table, s play.Seat) (name string, face int, ok bool) {
	_, temper := play.LevelAndTemper(t.Chairs[s].Bot)
	its := people(temper)
	before := play.Seat(0)
	for _, c := range t.Chairs[:s] {
		if _, has := play.LevelAndTemper(c.Bot); has == temper {
			before++
		}
	}
	if temper == "" || int(before) >= len(its.Men)+len(its.Women) {
		return "", 0, false
	}
	name, _, ok = personAt(its, namesake(t), before)
	return name, faceIn(its, name, name), ok
}

// personAt is who the bot in a seat of a table is, of a game's people: the same for everybody who looks, and nobody else's
// name there. It is false in a game that has no people.
func personAt(of play.People, table string, s play.Seat) (name string, face int, ok bool) {
	all := slices.Concat(of.Men, of.Women)
	if len(all) == 0 {
		return "", 0, false
	}
	dice := rand.New(rand.NewPCG(hashed(table), 0))
	name = all[dice.Perm(len(all))[int(s)%len(all)]]
	return name, faceIn(of, name, table+" "+name), true
}

// faceIn is the face of one of some people, known by an id.
func faceIn(of play.People, name, id string) int {
	face := faceOf(id) &^ 1
	if slices.Contains(of.Women, name) {
		face++
	}
	return face
}

// faceOf is the face of somebody known by an id.
func faceOf(id string) int { return int(hashed(id) % faces) }

func hashed(s string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(s))
	return h.Sum64()
}
