package warriorknights

import (
	"iter"

	"signoria/games/wording"
	"signoria/play"
	"signoria/play/bargain"
)

// Favours: what Barons ask of one another for Crowns, or for a favour in return, so that the table can read it: to be left in
// peace, to be let through and let attack, Votes. They are promised in bargains, and bind nobody; of who breaks his word the
// table tells those who may know of it. What they are told of by, and remembered, are the numbers of favours; in a bargain the
// Votes on an agenda that is put to yes or no go by the space on which it lies, for all of those would be too many.

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

	yesThing = bargain.LastThing + 1 - 2*int16(openPlaces) // and twice the space of an agenda that is put to yes or no: at least half of one's Votes for yes
	noThing  = yesThing + 1                                // the same: for no

	yesToAgenda = bargain.LastThing + 1 // and twice the agenda: what yesThing is, as it is told of
	noToAgenda  = yesToAgenda + 1
)

// The kinds of favours, as they are told of.
const (
	peaceFavour int8 = iota
	wayFavour
	votesFavour
	sparedFavour // Votes, where who is chosen loses something
	yesFavour    // Votes for yes
	noFavour     // and for no
)

var favourNames = [...]string{
	peaceFavour: "peace", wayFavour: "way", votesFavour: "votes", sparedFavour: "spared", yesFavour: "yes", noFavour: "no",
}

// favourOf is the kind of a favour.
func favourOf(favour int16) int8 {
	switch {
	case favour == peaceThing:
		return peaceFavour
	case favour == wayThing:
		return wayFavour
	case favour >= yesToAgenda:
		return yesFavour + int8(favour-yesToAgenda)%2
	case strikes(votesOn(favour)):
		return sparedFavour
	}
	return votesFavour
}

// named is what a thing in a bargain is told of as: but for Votes for yes or no, itself.
func (g *State) named(thing int16) int16 {
	if thing < yesThing {
		return thing
	}
	return yesToAgenda + 2*int16(g.onSpace(spaceOf(thing))) + (thing-yesThing)%2
}

// spaceOf is the space whose agenda a thing in a bargain promises Votes for yes or no on.
func spaceOf(thing int16) int8 { return int8(thing-yesThing) / 2 }

// favourTurns is how many turns after the one in which it is promised a favour that lasts is owed.
const favourTurns = 1

// Favours are what one Baron has promised another.
type Favours struct {
	Peace, Way bargain.Lasting
	Votes      Votes           // for him, or not against him; on an agenda that is put to yes or no: for yes
	Against    Votes           // for no
	Broken     bargain.Lasting // the latest turn in which he broke his word
	Refused    int16           // the latest turn in which nothing came of what he had asked the other for all to read
}

// lasting is where a favour that lasts is noted, nil of one that does not.
func (f *Favours) lasting(thing int16) *bargain.Lasting {
	switch thing {
	case peaceThing:
		return &f.Peace
	case wayThing:
		return &f.Way
	}
	return nil
}

// votes is where a favour of Votes is noted.
func (f *Favours) votes(favour int16) *Votes {
	if favourOf(favour) == noFavour {
		return &f.Against
	}
	return &f.Votes
}

// keepVotes drops all Votes but those on some agendas.
func (f *Favours) keepVotes(agendas uint64) {
	f.Votes.keep(agendas)
	f.Against.keep(agendas)
}

// owesAnyVotes says whether Votes are owed on any agenda.
func (f *Favours) owesAnyVotes() bool { return f.Votes != Votes{} || f.Against != Votes{} }

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

// meets says whether another has a noble, a city or his fortress in a region; of None, in any where one's own nobles stand.
func (g *State) meets(s, other play.Seat, region int8) bool {
	if region == None {
		for at := range int8(regions) {
			if g.noblesAt(s, at) != 0 && g.meets(s, other, at) {
				return true
			}
		}
		return false
	}
	return g.noblesAt(other, region) != 0 || g.cityOf(other, region) != None || g.fortressAt(other, region)
}

// owesWay says whether he has promised to let him through and let him attack.
func (g *State) owesWay(from, to play.Seat) bool { return g.owes(g.promises(from, to).Way) }

// owes says whether what lasts is owed in this turn, and lasts whether what lasts to the end of a turn is.
func (g *State) owes(l bargain.Lasting) bool { return g.lasts(l.Latest()) }
func (g *State) lasts(until int16) bool      { return until >= g.now() }

// now is the turn in which favours are owed.
func (g *State) now() int16 { return max(1, g.Turn) }

// owesVotes says whether he has promised him a favour of Votes, and may do it.
func (g *State) owesVotes(from, to play.Seat, favour int16) bool {
	agenda := votesOn(favour)
	return g.promises(from, to).votes(favour).has(agenda) && (!choosesBaron(agenda) || g.whyNotElect(agenda, to) == play.Free)
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
	for thing, agenda := range favoursOfElection() {
		if open>>agenda&1 == 1 {
			all = append(all, thing)
		}
	}
	for space := range openPlaces {
		if a := g.onSpace(int8(space)); a != None && saysYesOrNo(a) {
			all = append(all, yesThing+2*int16(space), noThing+2*int16(space))
		}
	}
	return all
}

// favoursOfElection are all favours of Votes for a Baron there are, each with its agenda.
func favoursOfElection() iter.Seq2[int16, int8] {
	return func(yield func(int16, int8) bool) {
		thing := votesThing
		for a := range int8(agendas) {
			if !choosesBaron(a) {
				continue
			}
			if thing >= yesThing || !yield(thing, a) {
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

// saysYesOrNo says whether one is of those that are put to yes or no.
func saysYesOrNo(agenda int8) bool {
	return !box.Agendas[agenda].ChooseOne && !box.Agendas[agenda].Private
}

// votesOn is the agenda on which a favour promises Votes, or None.
func votesOn(favour int16) int8 {
	if favour >= yesToAgenda {
		return int8(favour-yesToAgenda) / 2
	}
	for thing, agenda := range favoursOfElection() {
		if thing == favour {
			return agenda
		}
	}
	return None
}

// votesAt are the favours of Votes on an agenda: for a Baron, or for yes and for no.
func votesAt(on int8) []int16 {
	if saysYesOrNo(on) {
		return []int16{yesToAgenda + 2*int16(on), noToAgenda + 2*int16(on)}
	}
	for thing, agenda := range favoursOfElection() {
		if agenda == on {
			return []int16{thing}
		}
	}
	return nil
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
		favour := g.named(thing)
		g.promise(from, to, favour, readers != 0)
		t.TellNote(readers, KeyPromised, "", int16(from), int16(to), favour, g.until(favour))
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
func (g *State) promise(from, to play.Seat, favour int16, hidden bool) {
	p := g.promises(from, to)
	if lasting := p.lasting(favour); lasting != nil {
		lasting.Note(g.until(favour), hidden)
	} else {
		p.votes(favour).note(votesOn(favour), hidden)
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
			g.Favours[from][to].keepVotes(open)
		}
	}
}

// voidOffers takes from the table what is offered of Votes for yes or no on an agenda that has left its space.
func (g *State) voidOffers(t *play.Table) {
	dealing.Void(g, t, func(thing int16) bool { return thing >= yesThing && g.onSpace(spaceOf(thing)) == None })
}

// endsPeace: who is attacked owes the attacker peace no more, whatever that one owed. If he owed it when he declared the attack he
// breaks his word; what is promised once an attack is under way comes too late for it.
// rule: warrior-knights/negotiation/agreements-not-binding
func (g *State) endsPeace(t *play.Table, from, to play.Seat, owed bool) {
	if to == play.Nobody {
		return
	}
	g.promises(to, from).Peace = bargain.Lasting{}
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
func (g *State) breaks(t *play.Table, from, to play.Seat, promise *bargain.Lasting, thing int16) {
	hidden := !g.lasts(promise.Open)
	*promise = bargain.Lasting{}
	g.forswear(t, from, to, thing, hidden)
}

// judgeVotes says of the Votes that were promised on the agenda under vote whether they came: half of all that a Baron has had in
// this Assembly. Who had none, or may not come, owes none.
// rule: warrior-knights/negotiation/pay-for-use-of-faith-or-votes
// rule: warrior-knights/negotiation/agreements-not-binding
func (g *State) judgeVotes(t *play.Table) {
	bit, favours := uint64(1)<<g.Vote.Agenda, votesAt(g.Vote.Agenda)
	for from := range play.Seat(g.Seats) {
		for to := range play.Seat(g.Seats) {
			for _, favour := range favours {
				if g.owesVotes(from, to, favour) {
					g.judgeVotesOf(t, from, to, favour)
				}
			}
			g.promises(from, to).keepVotes(^bit)
		}
	}
}

func (g *State) judgeVotesOf(t *play.Table, from, to play.Seat, favour int16) {
	hidden := g.promises(from, to).votes(favour).Open>>g.Vote.Agenda&1 == 0
	switch held := g.Barons[from].Votes + g.Vote.Bid[from] + g.Vote.Spent[from]; {
	case held == 0 || !g.attends(from):
	case g.votedAs(from, to, favour, held):
		tellOfWord(t, KeyTrueToWord, from, to, favour, hidden)
	default:
		g.forswear(t, from, to, favour, hidden)
	}
}

// votedAs says whether a Baron who has had so many Votes uses half of them as he promised another; of an agenda that strikes whom
// it chooses, whether he used none.
func (g *State) votedAs(from, to play.Seat, favour, held int16) bool {
	used := g.Vote.For[from] == ballotFor(favour, to)
	if favourOf(favour) == sparedFavour {
		return !used
	}
	return used && 2*g.Vote.Bid[from] >= held
}

// ballotFor is what Votes are for that are promised to a Baron; of an agenda that strikes whom it chooses, what they are not for.
func ballotFor(favour int16, to play.Seat) int8 {
	switch favourOf(favour) {
	case yesFavour:
		return InFavour
	case noFavour:
		return Against
	}
	return int8(to)
}

// forswear tells of a broken word, and notes it.
func (g *State) forswear(t *play.Table, from, to play.Seat, thing int16, hidden bool) {
	g.promises(from, to).Broken.Note(g.Turn, hidden)
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
			p.Peace.Hidden, p.Way.Hidden, p.Broken.Hidden, p.Votes.Hidden, p.Against.Hidden = 0, 0, 0, 0, 0
		}
	}
}

// wordsGiven are the favours that are owed now.
func (g *State) wordsGiven() (all []bargain.Word) {
	for from := range play.Seat(g.Seats) {
		for to := range play.Seat(g.Seats) {
			p := g.promises(from, to)
			all = append(all, p.Peace.Words(g.now(), bargain.Word{From: from, To: to, Thing: peaceThing})...)
			all = append(all, p.Way.Words(g.now(), bargain.Word{From: from, To: to, Thing: wayThing})...)
			for votes := p.Votes.Open | p.Votes.Hidden | p.Against.Open | p.Against.Hidden; votes != 0; {
				a := nextAgenda(&votes)
				for _, favour := range votesAt(a) {
					if owed := p.votes(favour); owed.has(a) {
						all = append(all, bargain.Word{From: from, To: to, Thing: favour, Open: owed.Open>>a&1 == 1})
					}
				}
			}
		}
	}
	return all
}
