package warriorknights

import (
	"iter"

	"signoria/games/wording"
	"signoria/play"
	"signoria/play/bargain"
)

// Favours: what Barons ask of one another for Crowns, or for a favour in return, so that the table can read it: to be left in
// peace, to be let through and let attack, Votes. They are promised in bargains, and bind nobody; of who breaks his word the
// table tells those who may know of it.

const (
	KeyPromised   play.Key = 310 + iota // Baron A promises Baron B the favour C, to the end of turn D (0: when it is voted on)
	KeyForsworn                         // Baron A breaks his word to Baron B: the favour C
	KeyTrueToWord                       // Baron A has kept his word to Baron B: the favour C
)

var favourChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyPromised: "promised", KeyForsworn: "forsworn", KeyTrueToWord: "true-to-word"},
}

// Favours are things in a bargain, numbered after the heirs, which go by their noble.
const (
	peaceThing int16 = nobles + iota // not to attack him
	wayThing                         // not to bar his way, and to permit that he attacks others
	votesThing                       // and the i-th agenda that chooses a Baron: at least half of one's Votes for him
)

// The kinds of favours, as they are told of.
const (
	peaceFavour int8 = iota
	wayFavour
	votesFavour
	sparedFavour // Votes, where who is chosen loses something
)

var favourNames = [...]string{peaceFavour: "peace", wayFavour: "way", votesFavour: "votes", sparedFavour: "spared"}

// favourOf is the kind of a thing in a bargain that is a favour.
func favourOf(thing int16) int8 {
	switch {
	case thing == peaceThing:
		return peaceFavour
	case thing == wayThing:
		return wayFavour
	case strikes(votesOn(thing)):
		return sparedFavour
	}
	return votesFavour
}

// favourTurns is how many turns after the one in which it is promised a favour that lasts is owed.
const favourTurns = 1

// Favours are what one Baron has promised another.
type Favours struct {
	Peace, Way Lasting
	Votes      Votes
	Broken     Lasting // the latest turn in which he broke his word
	Refused    int16   // the latest turn in which nothing came of what he had asked the other for all to read
}

// lasting is where a favour that lasts is noted, nil of one that does not.
func (f *Favours) lasting(thing int16) *Lasting {
	switch thing {
	case peaceThing:
		return &f.Peace
	case wayThing:
		return &f.Way
	}
	return nil
}

// Lasting is a turn as all know it, and as only the two do; 0 if there is none.
type Lasting struct{ Open, Hidden int16 }

// latest is the later of the two.
func (l Lasting) latest() int16 { return max(l.Open, l.Hidden) }

// note makes it a turn of which all know, or only the two.
func (l *Lasting) note(turn int16, hidden bool) {
	if hidden {
		l.Hidden = turn
	} else {
		l.Open = turn
	}
}

// Votes are agendas on which Votes are promised, bit a for agenda a: those of which all know, and of which only the two do.
type Votes struct{ Open, Hidden uint64 }

func (v Votes) has(agenda int8) bool { return (v.Open|v.Hidden)>>agenda&1 == 1 }

// note adds one of which all know, or only the two.
func (v *Votes) note(agenda int8, hidden bool) {
	if hidden {
		v.Hidden |= 1 << agenda
	} else {
		v.Open |= 1 << agenda
	}
}

// keep drops all but some.
func (v *Votes) keep(agendas uint64) {
	v.Open &= agendas
	v.Hidden &= agendas
}

// promises are the favours that one Baron owes another now.
func (g *State) promises(from, to play.Seat) *Favours { return &g.Favours[from][to] }

// owesPeace says whether a Baron has promised another to leave him in peace in this turn.
func (g *State) owesPeace(from, to play.Seat) bool {
	return to != play.Nobody && g.owes(g.promises(from, to).Peace)
}

// owesWay says whether he has promised to let him through and let him attack.
func (g *State) owesWay(from, to play.Seat) bool { return g.owes(g.promises(from, to).Way) }

// owes says whether what lasts is owed in this turn, and lasts whether what lasts to the end of a turn is.
func (g *State) owes(l Lasting) bool    { return g.lasts(l.latest()) }
func (g *State) lasts(until int16) bool { return until >= max(1, g.Turn) }

// owesVotes says whether he has promised him his Votes on an agenda, and may give them to him.
func (g *State) owesVotes(from, to play.Seat, agenda int8) bool {
	return g.promises(from, to).Votes.has(agenda) && g.whyNotElect(agenda, to) == play.Free
}

// thingsOf are what a Baron can give in a bargain besides Crowns: heirs, then favours.
func (g *State) thingsOf(s play.Seat) []int16 {
	return append(g.heirsHeld(s), g.favoursToGive()...)
}

// favoursToGive are those that anybody can promise.
// rule: warrior-knights/negotiation/pay-for-use-of-faith-or-votes
func (g *State) favoursToGive() []int16 {
	return append([]int16{peaceThing, wayThing}, g.votesToGive()...)
}

// votesToGive are those of Votes, on the agendas that lie open: none once two Barons have written what they use.
func (g *State) votesToGive() (all []int16) {
	if g.Vote.Read {
		return nil
	}
	open := g.currentAgendas()
	for thing, agenda := range favoursOfVotes() {
		if open>>agenda&1 == 1 {
			all = append(all, thing)
		}
	}
	return all
}

// favoursOfVotes are all favours of Votes there are, each with its agenda.
func favoursOfVotes() iter.Seq2[int16, int8] {
	return func(yield func(int16, int8) bool) {
		thing := votesThing
		for a := range int8(agendas) {
			if !choosesBaron(a) {
				continue
			}
			if thing > bargain.LastThing || !yield(thing, a) {
				return
			}
			thing++
		}
	}
}

// choosesBaron says whether an agenda is of those that lie open and choose a Baron.
func choosesBaron(agenda int8) bool {
	return box.Agendas[agenda].ChooseOne && !box.Agendas[agenda].Private
}

// votesOn is the agenda on which a favour promises Votes, or None.
func votesOn(favour int16) int8 {
	for thing, agenda := range favoursOfVotes() {
		if thing == favour {
			return agenda
		}
	}
	return None
}

// votesAt is the favour of Votes on an agenda, or None.
func votesAt(on int8) int16 {
	for thing, agenda := range favoursOfVotes() {
		if agenda == on {
			return thing
		}
	}
	return None
}

// strikes says whether an agenda takes something from the Baron it chooses: then the favour is not to name him.
func strikes(agenda int8) bool {
	for _, op := range box.Agendas[agenda].Effect {
		if op.Do == OpLose || op.Do == OpForfeitCity {
			return true
		}
	}
	return false
}

// swap hands over what goes each way in a bargain: heirs, and words.
func (g *State) swap(t *play.Table, b bargain.Bargain) {
	g.hand(t, b.From, b.To, b.Terms.Give, b.Readers())
	g.hand(t, b.To, b.From, b.Terms.Take, b.Readers())
}

func (g *State) hand(t *play.Table, from, to play.Seat, things bargain.Things, readers uint16) {
	for _, thing := range things.List() {
		if thing < peaceThing {
			g.handHeir(t, int8(thing), to)
			continue
		}
		g.promise(from, to, thing, readers != 0)
		t.TellNote(readers, KeyPromised, "", int16(from), int16(to), thing, g.until(thing))
	}
}

// until is to the end of which turn a favour is owed that is promised now; 0 if until the vote, and of an heir.
func (g *State) until(thing int16) int16 {
	if thing == peaceThing || thing == wayThing {
		return g.Turn + favourTurns
	}
	return 0
}

// promise notes a favour that is promised.
func (g *State) promise(from, to play.Seat, thing int16, hidden bool) {
	p := g.promises(from, to)
	if lasting := p.lasting(thing); lasting != nil {
		lasting.note(g.until(thing), hidden)
	} else {
		p.Votes.note(votesOn(thing), hidden)
	}
}

// endFavours drops what was promised for the turns before this one.
func (g *State) endFavours() {
	for from := range g.Favours {
		for to := range g.Favours[from] {
			p := &g.Favours[from][to]
			for _, until := range [...]*int16{&p.Peace.Open, &p.Peace.Hidden, &p.Way.Open, &p.Way.Hidden} {
				if *until < g.Turn {
					*until = 0
				}
			}
		}
	}
}

// dropFavours drops what a Baron who is out of the game has promised and been promised. Who broke his word to him is known all
// the same.
func (g *State) dropFavours(s play.Seat) {
	g.Favours[s] = [MaxBarons]Favours{}
	for from := range g.Favours {
		g.Favours[from][s] = Favours{Broken: g.Favours[from][s].Broken}
	}
}

// dropVotes drops what was promised on agendas that do not lie open any more.
func (g *State) dropVotes() {
	open := g.currentAgendas()
	for from := range g.Favours {
		for to := range g.Favours[from] {
			g.Favours[from][to].Votes.keep(open)
		}
	}
}

// endsPeace: who is attacked owes the attacker peace no more, whatever that one owed. If he owed it when he declared the attack he
// breaks his word; what is promised once an attack is under way comes too late for it.
// rule: warrior-knights/negotiation/agreements-not-binding
func (g *State) endsPeace(t *play.Table, from, to play.Seat, owed bool) {
	if to == play.Nobody {
		return
	}
	g.promises(to, from).Peace = Lasting{}
	if owed {
		g.breaks(t, from, to, &g.promises(from, to).Peace, peaceThing)
	}
}

// breaksWay: so does who bars the way, or forbids an attack, of one whom he promised to let be.
// rule: warrior-knights/negotiation/agreements-not-binding
func (g *State) breaksWay(t *play.Table, from, to play.Seat) {
	if g.owesWay(from, to) {
		g.breaks(t, from, to, &g.promises(from, to).Way, wayThing)
	}
}

// breaks ends a promise that lasts by being broken.
func (g *State) breaks(t *play.Table, from, to play.Seat, promise *Lasting, thing int16) {
	hidden := !g.lasts(promise.Open)
	*promise = Lasting{}
	g.forswear(t, from, to, thing, hidden)
}

// judgeVotes says of the Votes that were promised on the agenda under vote whether they came: half of all that a Baron has had in
// this Assembly. Who had none, or may not come, owes none.
// rule: warrior-knights/negotiation/pay-for-use-of-faith-or-votes
// rule: warrior-knights/negotiation/agreements-not-binding
func (g *State) judgeVotes(t *play.Table) {
	agenda := g.Vote.Agenda
	for from := range play.Seat(g.Seats) {
		for to := range play.Seat(g.Seats) {
			p, bit, owed := g.promises(from, to), uint64(1)<<agenda, g.owesVotes(from, to, agenda)
			hidden := p.Votes.Open&bit == 0
			p.Votes.keep(^bit)
			switch held := g.Barons[from].Votes + g.Vote.Bid[from] + g.Vote.Spent[from]; {
			case !owed || held == 0 || !g.attends(from):
			case g.votedFor(from, to, held):
				tellOfWord(t, KeyTrueToWord, from, to, votesAt(agenda), hidden)
			default:
				g.forswear(t, from, to, votesAt(agenda), hidden)
			}
		}
	}
}

// votedFor says whether a Baron who has had so many Votes uses half of them for another; of an agenda that strikes whom it
// chooses, whether he used none.
func (g *State) votedFor(from, to play.Seat, held int16) bool {
	named := g.Vote.For[from] == int8(to)
	if strikes(g.Vote.Agenda) {
		return !named
	}
	return named && 2*g.Vote.Bid[from] >= held
}

// forswear tells of a broken word, and notes it.
func (g *State) forswear(t *play.Table, from, to play.Seat, thing int16, hidden bool) {
	g.promises(from, to).Broken.note(g.Turn, hidden)
	tellOfWord(t, KeyForsworn, from, to, thing, hidden)
}

// tellOfWord tells what has become of a favour to those who may know that it was promised.
func tellOfWord(t *play.Table, k play.Key, from, to play.Seat, thing int16, hidden bool) {
	w := bargain.Word{From: from, To: to, Thing: thing, Open: !hidden}
	t.TellNote(w.Readers(), k, "", int16(from), int16(to), thing)
}

// hideFavours drops what a seat, or a spectator, may not know of.
func (g *State) hideFavours(s play.Seat) {
	for from := range play.Seat(MaxBarons) {
		for to := range play.Seat(MaxBarons) {
			if from == s || to == s {
				continue
			}
			p := g.promises(from, to)
			p.Peace.Hidden, p.Way.Hidden, p.Broken.Hidden, p.Votes.Hidden = 0, 0, 0, 0
		}
	}
}

// wordsGiven are the favours that are owed now.
func (g *State) wordsGiven() (all []bargain.Word) {
	for from := range play.Seat(g.Seats) {
		for to := range play.Seat(g.Seats) {
			p := g.promises(from, to)
			lasts := func(thing int16, l Lasting) {
				if g.lasts(l.Open) {
					all = append(all, bargain.Word{From: from, To: to, Thing: thing, Until: l.Open, Open: true})
				}
				if g.lasts(l.Hidden) && l.Hidden > l.Open {
					all = append(all, bargain.Word{From: from, To: to, Thing: thing, Until: l.Hidden})
				}
			}
			lasts(peaceThing, p.Peace)
			lasts(wayThing, p.Way)
			for votes := p.Votes.Open | p.Votes.Hidden; votes != 0; {
				a := nextAgenda(&votes)
				all = append(all, bargain.Word{From: from, To: to, Thing: votesAt(a), Open: p.Votes.Open>>a&1 == 1})
			}
		}
	}
	return all
}
