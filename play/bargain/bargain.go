// Package bargain keeps what the seats of a game offer and promise one another.
//
// A game holds a Bargains in its state. It says what may be offered, moves what changes hands and tells
// the chronicle; here is what is the same in every game: who may answer what, how long it stands, what
// becomes of words given, and who may know of it.
package bargain

import (
	"encoding/json"
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"signoria"
)

// Seat is a place at the table.
type Seat = signoria.Seat

// Everybody stands for the whole table where one is offered something: who takes it first has it.
const Everybody = signoria.Nobody

// None is no thing, where one is named.
const None int16 = -1

// Things are special things, by the game's numbers for them, from 0 to LastThing: bit i for thing i.
type Things uint64

// LastThing is the highest number a thing may have.
const LastThing = 63

// Of is the things with those numbers.
func Of(things ...int16) (x Things) {
	for _, thing := range things {
		x |= 1 << thing
	}
	return x
}

// Has says whether a thing is among them.
func (x Things) Has(thing int16) bool { return thing >= 0 && x>>thing&1 == 1 }

// Len is how many they are.
func (x Things) Len() int { return bits.OnesCount64(uint64(x)) }

// MarshalJSON writes their numbers as a list.
func (x Things) MarshalJSON() ([]byte, error) { return json.Marshal(x.List()) }

// UnmarshalJSON reads them, and also the one number, or None, that older rules wrote.
func (x *Things) UnmarshalJSON(raw []byte) error {
	var one int16
	list := []int16{}
	err := json.Unmarshal(raw, &list)
	if json.Unmarshal(raw, &one) == nil {
		list, err = []int16{one}, nil
		if one == None {
			list = nil
		}
	}
	if err != nil {
		return err
	}
	for _, thing := range list {
		if thing < 0 || thing > LastThing {
			return fmt.Errorf("bargain: there is no thing %d", thing)
		}
	}
	*x = Of(list...)
	return nil
}

// List is their numbers, rising.
func (x Things) List() []int16 {
	list := make([]int16, 0, x.Len())
	for ; x != 0; x &= x - 1 {
		list = append(list, int16(bits.TrailingZeros64(uint64(x))))
	}
	return list
}

const (
	// Goods is how many kinds of goods a game may trade; it names them, and may use fewer.
	Goods = 4
	// BetweenTwo is how many bargains may wait between two seats, and how many of one seat's before
	// the whole table.
	BetweenTwo = 3
	// MostThings is how many special things of one seat may be traded at a time: the first of those it has.
	MostThings = 15
	// MostTurns is how many turns a bargain may stand that is not to stand until it is withdrawn.
	MostTurns = 3

	manyAnswers  = 100 // are counted, and one more
	mostWaiting  = 64
	mostPromises = 32
)

// Terms are what changes hands in a bargain.
type Terms struct {
	// Goods is how much of each goes from who offers to who takes it; less than 0: the other way.
	Goods [Goods]int16
	// Give and Take are the special things that go each way.
	Give, Take Things
}

// Turned are the same terms as the other would offer them.
func (x Terms) Turned() Terms {
	x.Give, x.Take = x.Take, x.Give
	for good := range x.Goods {
		x.Goods[good] = -x.Goods[good]
	}
	return x
}

// Bargain is a bargain on the table.
type Bargain struct {
	No       int16 // counted through the game; 0: no bargain
	From     Seat
	To       Seat  // or Everybody
	Answers  int8  `json:",omitzero"` // how many others it answers, each in the place of the one before
	Open     bool  // all may know of it
	Since    int16 // the turn in which it was offered
	Terms    Terms
	Lapses   int16   // with the beginning of which turn, 0: it stands until it is withdrawn
	Row      int32   // the row that holds its words
	Pledged  [2]bool // who gives his word in it: who offers, who takes
	Declined uint16  // of an offer to everybody, who declined it: bit s for seat s
	Why      Motive  `json:",omitzero"` // as who offers says
}

// Mark is what a seat says has become of another's word.
type Mark uint8

const (
	Pending Mark = iota
	Kept
	Broken
)

// Promise is words that were given in a bargain. It binds nobody; each of the two says of the other
// whether he kept his.
type Promise struct {
	No      int16   // of the bargain; 0: no promise
	Parties [2]Seat // who offered, who took
	Pledged [2]bool // who gave his word
	Marks   [2]Mark // what the other says of it
	Open    bool    // all may know of it
	Row     int32   // the row that holds the words
}

// Word is a promise that the rules of a game themselves can read: they see whether it is kept.
type Word struct {
	From, To Seat
	Thing    int16 // what is promised, as the chronicle tells of it
	Until    int16 // to the end of which turn it is owed; 0 until what it is about comes up
	Open     bool  // all may know of it
}

// Bargains is all that waits or was promised.
type Bargains struct {
	Last     int16  // the number of the latest bargain
	Proposed uint16 // who has offered one for all to read since the turn began, unasked: bit s for seat s
	Waiting  [mostWaiting]Bargain
	Promises [mostPromises]Promise // the oldest first, No 0 ends the list
}

// between parts what who offers promises from what he asks the other to promise, in one line of words.
const between = "⇄"

// Note is the words of a bargain as they are recorded, in one line.
func Note(mine, yours string) string {
	clean := func(s string) string { return strings.TrimSpace(strings.ReplaceAll(s, between, " ")) }
	mine, yours = clean(mine), clean(yours)
	if yours == "" {
		return mine
	}
	return strings.TrimSpace(mine + " " + between + " " + yours)
}

// Words are what a bargain's note says: what who offers promises, and what he asks the other to promise.
func Words(note string) [2]string {
	mine, yours, _ := strings.Cut(note, between)
	return [2]string{strings.TrimSpace(mine), strings.TrimSpace(yours)}
}

// MayOffer says whether a seat may lay another bargain before another, or before Everybody.
func (b *Bargains) MayOffer(from, to Seat) bool {
	n, free := 0, false
	for i := range b.Waiting {
		x := &b.Waiting[i]
		switch {
		case x.No == 0:
			free = true
		case to == Everybody && x.To == to && x.From == from,
			x.To != Everybody && (x.From == from && x.To == to || x.From == to && x.To == from):
			n++
		}
	}
	return free && n < BetweenTwo
}

// Offer lays a bargain on the table and numbers it. Its words are in the given row.
func (b *Bargains) Offer(x Bargain, note string, row int32) *Bargain {
	if x.Open {
		b.Proposed |= bit(x.From)
	}
	return b.lay(x, note, row)
}

func (b *Bargains) lay(x Bargain, note string, row int32) *Bargain {
	b.Last++
	words := Words(note)
	x.No, x.Row, x.Declined = b.Last, row, 0
	x.Pledged = [2]bool{words[0] != "", words[1] != ""}
	place := b.at(0)
	*place = x
	return place
}

// HasProposed says whether a seat has offered a bargain for all to read since the turn began. To answer one by another does not
// count.
func (b *Bargains) HasProposed(s Seat) bool { return b.Proposed&bit(s) != 0 }

// Counter takes a bargain off the table and lays an answer to it in its place in that turn: as open, and for as long.
func (b *Bargains) Counter(no int16, terms Terms, note string, row int32, turn int16) (was Bargain, is *Bargain) {
	was = b.take(no)
	x := Bargain{From: was.To, To: was.From, Terms: terms, Open: was.Open, Since: turn, Lapses: was.Lapses, Answers: min(was.Answers, manyAnswers) + 1}
	return was, b.lay(x, note, row)
}

// Get is a bargain on the table by its number. It panics if there is none: what was not listed cannot
// happen.
func (b *Bargains) Get(no int16) *Bargain {
	if no == 0 {
		panic("bargain: there is no bargain 0")
	}
	return b.at(no)
}

// From is who offers a bargain that waits; false if there is none of that number.
func (b *Bargains) From(no int16) (s Seat, waits bool) {
	for i := range b.Waiting {
		if x := &b.Waiting[i]; no != 0 && x.No == no {
			return x.From, true
		}
	}
	return Everybody, false
}

func (b *Bargains) at(no int16) *Bargain {
	for i := range b.Waiting {
		if b.Waiting[i].No == no {
			return &b.Waiting[i]
		}
	}
	panic("bargain: no such bargain")
}

func (b *Bargains) take(no int16) Bargain {
	x := b.Get(no)
	was := *x
	*x = Bargain{}
	return was
}

// Accept takes a bargain off the table for who accepts it, and returns it as a bargain between the two.
// Words given in it become a promise.
func (b *Bargains) Accept(no int16, by Seat) Bargain {
	x := b.take(no)
	x.To = by
	if x.Pledged != [2]bool{} {
		b.promise(Promise{No: x.No, Parties: [2]Seat{x.From, x.To}, Pledged: x.Pledged, Open: x.Open, Row: x.Row})
	}
	return x
}

// promise notes a promise. When there is no room the oldest that is settled gives way, or else the
// oldest.
func (b *Bargains) promise(p Promise) {
	free := len(b.Promises)
	for i := range b.Promises {
		if b.Promises[i].No == 0 {
			free = i
			break
		}
	}
	if free == len(b.Promises) {
		free--
		b.forget(b.oldestSettled())
	}
	b.Promises[free] = p
}

func (b *Bargains) oldestSettled() int {
	for i := range b.Promises {
		if b.Promises[i].Settled() {
			return i
		}
	}
	return 0
}

// forget drops the i-th promise.
func (b *Bargains) forget(i int) {
	copy(b.Promises[i:], b.Promises[i+1:])
	b.Promises[len(b.Promises)-1] = Promise{}
}

// Decline notes that a seat does not want a bargain, and returns it. It is gone unless others of those
// at the table (bit s for seat s) may still take it.
func (b *Bargains) Decline(no int16, by Seat, table uint16) (was Bargain, gone bool) {
	x := b.Get(no)
	x.Declined |= bit(by)
	if x.To == Everybody && table&^(x.Declined|bit(x.From)) != 0 {
		return *x, false
	}
	return b.take(no), true
}

// Withdraw takes a bargain off the table.
func (b *Bargains) Withdraw(no int16) Bargain { return b.take(no) }

// Lapse takes off the table what lapses as a turn begins, and calls gone with each.
func (b *Bargains) Lapse(turn int16, gone func(Bargain)) {
	b.Proposed = 0
	for i := range b.Waiting {
		if x := b.Waiting[i]; x.No != 0 && x.Lapses != 0 && x.Lapses <= turn {
			b.Waiting[i] = Bargain{}
			gone(x)
		}
	}
}

// Void takes off the table what names a thing that there is no more, and calls void with each.
func (b *Bargains) Void(gone func(thing int16) bool, void func(Bargain)) {
	for i := range b.Waiting {
		x := b.Waiting[i]
		if things := x.Terms.Give | x.Terms.Take; x.No != 0 && slices.ContainsFunc(things.List(), gone) {
			b.Waiting[i] = Bargain{}
			void(x)
		}
	}
}

// Leave takes off the table what a seat that leaves the game offered or was offered.
func (b *Bargains) Leave(s Seat) {
	for i := range b.Waiting {
		if x := &b.Waiting[i]; x.No != 0 && (x.From == s || x.To == s) {
			*x = Bargain{}
		}
	}
}

// Mark notes what a seat says of another's word, and returns whose it is and the promise.
func (b *Bargains) Mark(no int16, by Seat, m Mark) (of Seat, p Promise) {
	for i := range b.Promises {
		if x := &b.Promises[i]; x.No == no {
			who := x.judged(by)
			x.Marks[who] = m
			return x.Parties[who], *x
		}
	}
	panic("bargain: no such promise")
}

// Hide drops what a seat may not know of.
func (b *Bargains) Hide(s Seat) {
	for i := range b.Waiting {
		if !b.Waiting[i].Known(s) {
			b.Waiting[i] = Bargain{}
		}
	}
	for i := len(b.Promises) - 1; i >= 0; i-- {
		if b.Promises[i].No != 0 && !b.Promises[i].Known(s) {
			b.forget(i)
		}
	}
}

// Waits says whether a bargain waits for a seat's answer.
func (x *Bargain) Waits(s Seat) bool {
	return x.No != 0 && (x.To == s || x.To == Everybody && x.From != s && x.Declined&bit(s) == 0)
}

// Known says whether a seat, or a spectator, may know of a bargain.
func (x *Bargain) Known(s Seat) bool { return known(x.Open, x.From, x.To, s) }

// Readers are the seats that may read of a bargain, bit s for seat s; 0 for all.
func (x *Bargain) Readers() uint16 { return readers(x.Open, x.From, x.To) }

// Known says whether a seat, or a spectator, may know of a promise.
func (p *Promise) Known(s Seat) bool { return known(p.Open, p.Parties[0], p.Parties[1], s) }

// Readers are the seats that may read of a promise, bit s for seat s; 0 for all.
func (p *Promise) Readers() uint16 { return readers(p.Open, p.Parties[0], p.Parties[1]) }

// Known says whether a seat, or a spectator, may know of a word.
func (w *Word) Known(s Seat) bool { return known(w.Open, w.From, w.To, s) }

// Readers are the seats that may read of a word, bit s for seat s; 0 for all.
func (w *Word) Readers() uint16 { return readers(w.Open, w.From, w.To) }

// Settled says whether everybody whose word it was has been judged.
func (p *Promise) Settled() bool {
	return p.No != 0 && (!p.Pledged[0] || p.Marks[0] != Pending) && (!p.Pledged[1] || p.Marks[1] != Pending)
}

// MayMark says whether a seat may say so of the other's word: it was given to him, and he does not say
// so already.
func (p *Promise) MayMark(by Seat, m Mark) bool {
	if p.No == 0 || by != p.Parties[0] && by != p.Parties[1] {
		return false
	}
	who := p.judged(by)
	return p.Pledged[who] && p.Marks[who] != m
}

// judged is which of the two a party speaks of: the other.
func (p *Promise) judged(by Seat) int {
	if by == p.Parties[0] {
		return 1
	}
	return 0
}

func known(open bool, a, b, s Seat) bool { return open || s >= 0 && (s == a || s == b) }

func readers(open bool, a, b Seat) uint16 {
	if open {
		return 0
	}
	return bit(a) | bit(b)
}

func bit(s Seat) uint16 { return 1 << uint(s) }
