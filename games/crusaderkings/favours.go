package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
	"signoria/play/bargain"
)

// Favours: peace, which dynasties promise one another in bargains so that the table can read it. It binds nobody, as no word does;
// of who breaks it the table tells those who may know that it was promised.
// rule: crusader-kings/general/trade-any-time

const (
	KeyPromised play.Key = 920 + iota // A promises B thing C, to the end of Round D
	KeyForsworn                       // A breaks its word to B: thing C
)

var favourChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyPromised: "promised", KeyForsworn: "forsworn"},
}

// peaceThing is a thing in a bargain, after those that change hands: to attack none of the other's territories, nor overthrow
// his rule there, nor plot against him.
const peaceThing int16 = things

// peaceRounds is for how many Rounds after the one in which it is promised peace is owed.
const peaceRounds = 1

// Favours are what one dynasty has promised another.
type Favours struct {
	Peace   bargain.Lasting
	Broken  bargain.Lasting // the latest Round in which it broke its word
	Refused int16           // the latest Round in which nothing came of what it had asked the other for all to read
}

// promises are the favours that one dynasty owes another.
func (g *State) promises(from, to play.Seat) *Favours { return &g.Favours[from][to] }

// now is the Round in which favours are owed: all are counted through the game.
func (g *State) now() int16 { return max(1, int16(g.rounds())) }

// until is to the end of which Round peace is owed that is promised now; 0 of what changes hands at once.
func (g *State) until(thing int16) int16 {
	if thing == peaceThing {
		return g.now() + peaceRounds
	}
	return 0
}

// owesPeace says whether a dynasty owes another peace now.
func (g *State) owesPeace(from, to play.Seat) bool {
	return from >= 0 && to >= 0 && g.promises(from, to).Peace.Latest() >= g.now()
}

// setsUpon says whether a dynasty has set upon another: an attack is declared and not yet carried out, or it makes a check
// for a plot or an overthrow, whoever is its victim. What is planned nobody sees yet.
func (g *State) setsUpon(from, to play.Seat) bool {
	for _, v := range [...]*Invasion{&g.Invasion, &g.Answered} {
		for k := range v.Attacks[:v.Count] {
			if a := &v.Attacks[k]; v.Seat == from && !v.Planned && a.Defender == to && !a.Done {
				return true
			}
		}
	}
	k := &g.Checked
	return k.Seat == from && k.Stage > NotChecking && k.Stage < Passed && k.Action >= CreateCasusBelli && k.Action <= Overthrow
}

// handFavours notes what is promised along with the things that one dynasty gives another.
func (g *State) handFavours(t *play.Table, from, to play.Seat, given bargain.Things, readers uint16) {
	if given.Has(peaceThing) {
		g.promises(from, to).Peace.Note(g.until(peaceThing), readers != 0)
		t.TellNote(readers, KeyPromised, "", int16(from), int16(to), peaceThing, g.until(peaceThing))
	}
}

// endsPeace: whom one turns against owes him peace no more. If he owed it himself he breaks his word.
// rule: crusader-kings/general/trade-any-time
func (g *State) endsPeace(t *play.Table, from, to play.Seat) {
	if to == play.Nobody || to == from {
		return
	}
	g.promises(to, from).Peace = bargain.Lasting{}
	if !g.owesPeace(from, to) {
		return
	}
	p := g.promises(from, to)
	hidden := p.Peace.Open < g.now()
	p.Peace = bargain.Lasting{}
	p.Broken.Note(g.now(), hidden)
	w := bargain.Word{From: from, To: to, Thing: peaceThing, Open: !hidden}
	t.TellNote(w.Readers(), KeyForsworn, "", int16(from), int16(to), peaceThing)
}

// dropFavours drops what a dynasty that is out of the game has promised and been promised. Who broke his word to it is known all
// the same.
func (g *State) dropFavours(s play.Seat) {
	g.Favours[s] = [MaxDynasties]Favours{}
	for from := range g.Favours {
		g.Favours[from][s] = Favours{Broken: g.Favours[from][s].Broken}
	}
}

// hideFavours drops what a seat, or a spectator, may not know of.
func (g *State) hideFavours(s play.Seat) {
	for from := range play.Seat(MaxDynasties) {
		for to := range play.Seat(MaxDynasties) {
			if from != s && to != s {
				p := g.promises(from, to)
				p.Peace.Hidden, p.Broken.Hidden = 0, 0
			}
		}
	}
}

// wordsGiven are the favours that are owed now.
func (g *State) wordsGiven() (all []bargain.Word) {
	for from := range play.Seat(g.Seats) {
		for to := range play.Seat(g.Seats) {
			word := bargain.Word{From: from, To: to, Thing: peaceThing}
			all = append(all, g.promises(from, to).Peace.Words(g.now(), word)...)
		}
	}
	return all
}

// noteRefusal notes that what a dynasty asked of another for all to read was declined: a squire does not ask again so soon.
func (g *State) noteRefusal(a play.Answer) {
	if asker, asked, open := dealing.Refused(g, a); open {
		g.promises(asker, asked).Refused = g.now()
	}
}
