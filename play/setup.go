package play

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"signoria"
	"signoria/chance"
)

// Option is something the players agree on before a table starts. Its texts are the game's: "option.<id>",
// "option.<id>.hint", for each value "option.<id>.<value>" and, where there is more to say of it,
// "option.<id>.<value>.about".
type Option struct {
	ID      string
	Values  []int    // what it may be; 0 and 1 for off and on
	Names   []string // the values' ids, in their order, where a command line knows them by more than a number
	Default int
	PerSeat bool // a setup holds it for each seat, as "<id>.0", "<id>.1" …
	OfSeats bool // its values are seats, counted from 1, and 0 for none
}

// Key is the option's name in a setup; the seat matters only if there is one for each.
func (o Option) Key(s Seat) string {
	if o.PerSeat {
		return SeatKey(o.ID, s)
	}
	return o.ID
}

// SeatKey is the name in a setup of an option that each seat has for itself.
func SeatKey(option string, s Seat) string { return option + "." + strconv.Itoa(int(s)) }

// Value is the value of a name, or of a number in words. It returns an Invalid error that lists what there is.
func (o Option) Value(name string) (int, error) {
	if i := slices.Index(o.Names, name); i >= 0 {
		return o.Values[i], nil
	}
	if v, err := strconv.Atoi(name); err == nil && slices.Contains(o.Values, v) {
		return v, nil
	}
	return 0, signoria.Errorf(signoria.Invalid, "there is no %s %q; there is %s", o.ID, name, o.List())
}

// List names the values there are, for a command line.
func (o Option) List() (all string) {
	for i, v := range o.Values {
		if i > 0 {
			all += ", "
		}
		all += fmt.Sprint(v)
		if i < len(o.Names) {
			all += " " + o.Names[i]
		}
	}
	return all
}

// Suggestion is a table as a game suggests it: who sits where, and with which options. Its texts are the game's:
// "table.<id>", and "table.<id>.about".
type Suggestion struct {
	ID      string
	Seats   []string // each is "me", "open" or "bot:<name>"
	Options map[string]int
}

// BotsIn are the bots of seats that are told as those of a Suggestion, by seat: "" where none sits.
func BotsIn(seats []string) []string {
	bots := make([]string, len(seats))
	for seat, who := range seats {
		if name, bot := strings.CutPrefix(who, "bot:"); bot {
			bots[seat] = name
		}
	}
	return bots
}

// Unfit is why a setup cannot be though each of its options may be what it is. It is an Invalid error; its text is
// the game's, "unfit.<why>".
type Unfit struct {
	Option string // the key of the option at which it is said, SeatCount for the number of seats
	why    string
	text   func(lang, key string) string
}

// SeatCount stands for the number of seats where an option is meant.
const SeatCount = "seats"

// Unfits is for a game's Start to return.
func Unfits(option, why string) error { return &Unfit{Option: option, why: why} }

// In says it in a language.
func (u *Unfit) In(lang string) string {
	if u.text == nil { // not asked by way of its Game
		return u.why
	}
	return u.text(lang, "unfit."+u.why)
}

func (u *Unfit) Error() string { return u.In("en") }
func (u *Unfit) Unwrap() error { return signoria.Errorf(signoria.Invalid, "%s", u.Error()) }

// Ordinary are the levels of bot that bring nothing along and answer at once, weakest first: any of them may stand in for
// anybody.
func Ordinary(g Game) []string {
	return slices.DeleteFunc(slices.Clone(g.Bots()), func(level string) bool { return len(g.Brings(level)) > 0 || g.Thinks(level) })
}

// Minded says whether a game has a Mind by which people may have offers weighed.
func Minded(g Game) bool {
	_, minded := g.Studies()
	return minded
}

// Seated is a setup when bots of these levels have taken its seats, by seat, "" for none: with the options that
// they bring along.
func Seated(g Game, s signoria.Setup, levels []string) signoria.Setup {
	return reseated(g, s, levels, func(options map[string]int, key string, v int) { options[key] = v })
}

// Unseated is a setup without what bots of these levels brought into it.
func Unseated(g Game, s signoria.Setup, levels []string) signoria.Setup {
	return reseated(g, s, levels, func(options map[string]int, key string, _ int) { delete(options, key) })
}

func reseated(g Game, s signoria.Setup, levels []string, change func(options map[string]int, key string, v int)) signoria.Setup {
	s.Options = maps.Clone(s.Options)
	for seat, level := range levels[:min(len(levels), s.Seats)] {
		for id, v := range g.Brings(level) {
			if s.Options == nil {
				s.Options = map[string]int{}
			}
			change(s.Options, Option{ID: id, PerSeat: true}.Key(Seat(seat)), v)
		}
	}
	return s
}

// draws is how often a setup is drawn anew until the game takes one.
const draws = 1000

// Drawn is a setup with what is not said of it drawn by chance, as its game takes it: the number of seats if that is
// 0, and, if they are wanted, the options that it does not hold. Bots of these levels sit in its seats. It returns
// the game's reason for the last one if it takes none of a thousand.
func Drawn(g Game, said signoria.Setup, options bool, levels []string, src *chance.Source) (signoria.Setup, error) {
	var why error
	for range draws {
		s := said
		if least, most := g.Seats(); s.Seats == 0 {
			s.Seats = least + src.N(most-least+1)
		}
		if options {
			s.Options = drawnOptions(g, s, src)
		}
		s = Seated(g, s, levels)
		if _, why = g.Start(s); why == nil {
			return s, nil
		}
	}
	return said, why
}

// drawnOptions draws what a setup does not hold. What is each seat's own is left as usual half of the time, or hardly
// any seat would be as most are.
func drawnOptions(g Game, s signoria.Setup, src *chance.Source) map[string]int {
	all := map[string]int{}
	for _, o := range g.Options() {
		for seat := range Seat(s.Seats) {
			if seat > 0 && !o.PerSeat {
				break
			}
			all[o.Key(seat)] = o.Values[src.N(len(o.Values))]
			if o.PerSeat && src.N(2) == 0 {
				all[o.Key(seat)] = o.Default
			}
		}
	}
	maps.Copy(all, s.Options)
	return all
}
