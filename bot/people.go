package bot

import (
	_ "embed"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"sync"

	"go.yaml.in/yaml/v4"

	"signoria"
)

// Person is who a bot is at a table.
type Person struct {
	Name string
	Face int // see Faces
}

// Faces is how many faces there are, from 0. A face is drawn from its number alone: an even one is a man's, an odd one
// a woman's.
const Faces = 1000

// PersonAt is who the bot in a seat of a table is: the same for everybody who looks, and nobody else's name there. It is
// false in a game that has no people of its own.
func PersonAt(game, table string, s signoria.Seat) (Person, bool) {
	of := people()[game]
	all := slices.Concat(of.Men, of.Women)
	if len(all) == 0 {
		return Person{}, false
	}
	dice := rand.New(rand.NewPCG(number(table), 0))
	one := dice.Perm(len(all))[int(s)%len(all)]
	face := FaceOf(table+" "+all[one]) &^ 1
	if one >= len(of.Men) {
		face++
	}
	return Person{all[one], face}, true
}

// FaceOf is the face of somebody known by an id.
func FaceOf(id string) int { return int(number(id) % Faces) }

func number(s string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(s))
	return h.Sum64()
}

// folk are the people of a game.
type folk struct{ Men, Women []string }

//go:embed people.yaml
var written []byte

var people = sync.OnceValue(func() (all map[string]folk) {
	if err := yaml.Unmarshal(written, &all); err != nil {
		panic(err) // it is part of the binary
	}
	return all
})
