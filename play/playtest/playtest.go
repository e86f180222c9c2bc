// Package playtest plays random tables of any game and checks what every game must keep:
// only offered choices are applied, a refused answer changes nothing, what a game conserves is
// conserved, a view never tells what its seat cannot know, an answer taken back leaves no trace, answers given as one
// come to what was told beforehand, a record rebuilds every position to the same bytes and shows each seat every past moment as it saw it,
// what may be done out of turn may be done at any question it is offered at, no bot answers for ever,
// and every game ends.
//
// The tests of each game and the command "simulate --check" use it.
package playtest

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/lang"
	"signoria/play"
	"signoria/play/bargain"
)

// Options say how a table is played.
type Options struct {
	Setup  signoria.Setup
	Seed   uint64 // of the random players, not of the table
	Limit  int    // answers after which a game that has not ended is an error; 0 for a million
	Within int    // answers after which a table is left as it stands, to look at many; 0 to play it to its end
	// Stop leaves the table at once when it closes, with ErrStopped. May be nil.
	Stop <-chan struct{}
	// Bots, if any, name the bot of each seat; "" and "random" play at random. One of another program, an older build of
	// ours, is named as "squire@/tmp/older/signoria". What they bring along goes into the setup.
	Bots []string
	// Meddle makes players do asides, take answers back and give bad answers.
	Meddle bool
	// Tries is how many of the asides offered at a question are tried, each on a copy of the table from which play then
	// goes on.
	Tries int
	// Studies makes studies of what is asked, now and then, and goes on from there.
	Studies bool
	// StandIns hands positions, now and then, to every level of bot that may stand in for anybody: none may answer for
	// ever without chance being drawn.
	StandIns bool
	// Blind checks after every step that views keep their secrets, for one seat drawn by chance.
	Blind bool
	// NoReplay leaves out rebuilding the table from its record.
	NoReplay bool
}

// ErrStopped is of a table that was left because somebody wished to stop.
var ErrStopped = errors.New("stopped")

// Played is what came of a table.
type Played struct {
	Record   signoria.Record
	Standing play.Standing
	Called   []string // what each seat played
	Answers  int      // questions answered
	Asides   int
	Tried    int // asides tried on copies
	Backs    int // answers taken back
	Given    int // answers the table gave back
	Refused  int // bad answers refused
	Unwarned int // answers that could not be taken back though nobody had said so: others had their part ready
	MostRows int // the most rows an answer had to run again
}

// Play plays a table to its end, or as far as is wished. On an error the record so far comes with it, so that it can be
// looked at.
func Play(g play.Game, o Options) (Played, error) {
	if testing.Testing() {
		lang.Check()
	}
	p := &player{game: g, o: o, src: chance.New(o.Seed), eye: chance.New(^o.Seed), tried: map[kind]int{}}
	if p.o.Limit == 0 {
		p.o.Limit = 1_000_000
	}
	p.o.Setup = play.Seated(g, o.Setup, levels(o.Bots))
	p.out.Record.Setup = p.o.Setup
	l, err := g.Start(p.o.Setup)
	if err != nil {
		return p.out, err
	}
	p.live, p.had = l, map[play.Seat]int{}
	for _, place := range l.Standing().Places {
		p.had[place.Seat] = place.Scores[0].Value
	}
	for s := range play.Seat(p.o.Setup.Seats) {
		p.out.Called = append(p.out.Called, l.Called(s))
	}
	ctx, leave := context.WithCancel(context.Background())
	defer leave()
	p.ctx = ctx
	if err := p.seat(ctx, p.o.Setup); err != nil {
		return p.out, err
	}
	err = p.unbroken(p.play)
	p.out.Standing = p.live.Standing()
	return p.out, err
}

type player struct {
	ctx  context.Context
	bots []seated
	game play.Game
	o    Options
	live play.Live
	src  chance.Source
	had  map[play.Seat]int // the first scores at the start
	out  Played
	eye  chance.Source // who looks on: apart from src, so that looking changes no play
	saw  []glimpse

	tried map[kind]int // how often asides of a kind were tried
}

// glimpse is what a seat saw when the record had so many rows.
type glimpse struct {
	rows  int
	seat  play.Seat
	view  []byte
	shown any // the view itself
}

func (p *player) play() error {
	for !p.live.Over() && (p.o.Within == 0 || p.out.Answers < p.o.Within) {
		select {
		case <-p.o.Stop:
			return ErrStopped
		default:
		}
		if p.out.Answers == p.o.Limit {
			return fmt.Errorf("the game has not ended after %d answers", p.o.Limit)
		}
		if err := p.listed(); err != nil {
			return err
		}
		if p.o.Meddle {
			if err := p.meddle(); err != nil {
				return err
			}
			if p.live.Over() {
				break
			}
		}
		if err := p.handOver(); err != nil {
			return err
		}
		if err := p.studies(); err != nil {
			return err
		}
		if err := p.tries(); err != nil {
			return err
		}
		if p.live.Over() {
			break
		}
		var said []spoken
		if p.o.Blind && p.rows()%speaks == 0 {
			said = p.speak()
		}
		if err := p.answer(); err != nil {
			return err
		}
		if err := p.sound(); err != nil {
			return err
		}
		if p.o.Blind {
			if err := p.keeps(said); err != nil {
				return fmt.Errorf("after row %d: %w", p.rows(), err)
			}
			if err := p.closesLast(); err != nil {
				return fmt.Errorf("after row %d: %w", p.rows(), err)
			}
			if err := p.sheet(); err != nil {
				return fmt.Errorf("after row %d: %w", p.rows(), err)
			}
			p.spares()
			seat := play.Seat(p.src.N(p.o.Setup.Seats+1)) - 1
			if err := p.live.Audit(seat, &p.src); err != nil {
				return fmt.Errorf("after row %d: %w", p.rows(), err)
			}
		}
	}
	if p.live.Over() {
		if err := cmp.Or(p.gainsAddUp(), p.linesInOrder()); err != nil {
			return err
		}
	}
	if p.o.NoReplay {
		return nil
	}
	if err := p.stayed(); err != nil {
		return err
	}
	return p.replays()
}

// said is of how many moments one has its offers put into words: a game has few kinds of offers, and some of them have
// many words.
const said = 32

// closesLast checks, now and then, that in every offer what closes stands after all else.
func (p *player) closesLast() error {
	if p.eye.N(said) > 0 {
		return nil
	}
	for _, o := range p.live.Offers() {
		told := p.live.Told("en", o).Choices
		first := slices.IndexFunc(told, func(c play.ToldChoice) bool { return c.Closes })
		if first < 0 {
			continue
		}
		if late := slices.IndexFunc(told[first:], func(c play.ToldChoice) bool { return !c.Closes }); late > 0 {
			return fmt.Errorf("seat %d is asked %s: %s closes and stands before %s", o.Seat, p.game.PromptName(o.Prompt), told[first].Verb, told[first+late].Verb)
		}
	}
	return nil
}

// spares asks whether those who are asked have nothing to choose, as whoever runs a table does: what others might take
// them to hold is dealt for it again and again, and under none of those deals may the rules break.
func (p *player) spares() {
	for _, o := range p.live.Offers() {
		p.live.Only(o.Seat)
	}
}

// studied is of how many moments one is studied.
const studied = 24

// studies makes a study of what a seat is asked, now and then: it sees and is offered what it was, and can take nothing
// back.
func (p *player) studies() error {
	if !p.o.Studies || p.eye.N(studied) > 0 {
		return nil
	}
	offers := p.live.Offers()
	o := offers[p.eye.N(len(offers))]
	saw := viewOf(p.live, o.Seat)
	rows, err := p.live.Study(o.Seat, p.eye.Uint64(), "")
	if err != nil {
		return fmt.Errorf("after row %d: what seat %d is asked cannot be studied: %w", p.rows(), o.Seat, err)
	}
	p.add(rows)
	switch now, asked := p.live.OfferTo(o.Seat); {
	case !asked || !slices.Equal(now.Choices, o.Choices):
		return fmt.Errorf("after row %d: seat %d studies another question than it was asked\nasked   %+v\nstudied %+v", p.rows(), o.Seat, o, now)
	case !bytes.Equal(saw, viewOf(p.live, o.Seat)):
		return fmt.Errorf("after row %d: seat %d sees what it cannot know: its view changes as it begins to study\nbefore %s\nafter  %s", p.rows(), o.Seat, saw, viewOf(p.live, o.Seat))
	case p.live.MayTakeBack(o.Seat) == nil:
		return fmt.Errorf("after row %d: seat %d takes back what was before its study", p.rows(), o.Seat)
	}
	return p.sound()
}

// gainsAddUp checks, in a game that tells where points come from, that what it told is what there is.
func (p *player) gainsAddUp() error {
	told, sum := false, map[play.Seat]int{}
	for _, l := range p.live.Lines(0) {
		for _, g := range p.game.Gains(l) {
			told = true
			sum[g.Seat] += g.Points
		}
	}
	for _, place := range p.live.Standing().Places {
		if had := p.had[place.Seat]; told && place.Scores[0].Value != had+sum[place.Seat] {
			return fmt.Errorf("seat %d began with %d, the chronicle tells of %d, and it ends with %+v", place.Seat, had, sum[place.Seat], place.Scores[0])
		}
	}
	return nil
}

// linesInOrder checks that the chronicle follows the record, as who goes on reading where he stopped relies on.
func (p *player) linesInOrder() error {
	lines := p.live.Lines(0)
	for i := 1; i < len(lines); i++ {
		if lines[i].Row < lines[i-1].Row {
			return fmt.Errorf("line %d tells of row %d, after one that tells of row %d", i, lines[i].Row, lines[i-1].Row)
		}
	}
	return nil
}

func (p *player) rows() int { return len(p.out.Record.Rows) }

func (p *player) add(rows []play.Row) {
	for i, r := range rows {
		rows[i].At = int64(r.No) * 1000 // as a host notes it; nothing may follow from it
		if r.Kind == signoria.GivenBack {
			p.out.Given++
		}
	}
	p.out.Record.Rows = append(p.out.Record.Rows, rows...)
	if len(rows) > 0 && !p.o.NoReplay {
		p.glimpse()
	}
}

// glimpse keeps what a seat drawn by chance, or a spectator, sees now.
func (p *player) glimpse() {
	s := play.Seat(p.eye.N(p.o.Setup.Seats+1)) - 1
	view := p.live.View(s)
	p.saw = append(p.saw, glimpse{p.rows(), s, written(view), view})
}

func viewOf(l play.Live, s play.Seat) []byte { return written(l.View(s)) }

// written is what is shown or said, as a page gets it.
func written(shown any) []byte {
	said, err := json.Marshal(shown)
	if err != nil {
		return fmt.Appendf(nil, "does not encode: %v", err)
	}
	return said
}

func (p *player) answer() error {
	offers := p.live.Offers()
	o := offers[p.src.N(len(offers))]
	a := pick(&p.src, o.Seat, o.Choices)
	if bot := p.botAt(o.Seat); bot != nil {
		if started, err := p.starts(bot, o.Seat); started || err != nil {
			return err
		}
		var err error
		if a, err = p.botAnswers(bot, o.Seat); err != nil {
			return err
		}
	}
	i := slices.IndexFunc(o.Choices, a.Picks)
	warned := p.o.Blind && a.N == o.Choices[i].Hi // of a number the highest is foreseen
	final := warned && p.live.Final(o)[i] != play.NotFinal
	rows, err := p.live.Answer(a)
	if err != nil {
		return fmt.Errorf("after row %d: an offered answer %+v is refused: %w", p.rows(), a, err)
	}
	p.add(rows)
	p.out.Answers++
	back := p.live.MayTakeBack(o.Seat)
	if warned && final && back == nil {
		return fmt.Errorf("after row %d: %+v can be taken back, and it was said that it cannot", p.rows(), a)
	}
	if warned && !final && back != nil && !p.live.Over() {
		p.out.Unwarned++
	}
	return nil
}

// starts lets a bot do what it does of itself before it answers, and bots say to bargains what they say to them. It says
// whether anything was done.
func (p *player) starts(bot *seated, s play.Seat) (started bool, err error) {
	a, started, err := p.botStarts(bot, s)
	if !started || err != nil {
		return false, err
	}
	if err := p.outOfTurn(a); err != nil {
		return true, err
	}
	for more := true; more && err == nil; {
		more, err = p.haggle()
	}
	return true, err
}

// haggle lets every bot say something to a bargain, and says whether one did.
func (p *player) haggle() (said bool, err error) {
	for s := range play.Seat(p.o.Setup.Seats) {
		bot := p.botAt(s)
		if bot == nil || p.live.Haggles(s) == 0 {
			continue
		}
		a, haggles, err := p.botHaggles(bot, s)
		if err == nil && haggles {
			err = p.outOfTurn(a)
		}
		if err != nil {
			return said, err
		}
		said = said || haggles
	}
	return said, nil
}

// outOfTurn does an aside and sees whether the table is sound afterwards.
func (p *player) outOfTurn(a play.Answer) error {
	rows, err := p.live.Aside(a)
	if err != nil {
		return fmt.Errorf("after row %d: an offered aside %+v is refused: %w", p.rows(), a, err)
	}
	p.add(rows)
	p.out.Asides++
	return p.sound()
}

// pick draws one of the choices, and what it leaves to pick.
func pick(src *chance.Source, s play.Seat, choices []play.Choice) play.Answer {
	return choices[src.N(len(choices))].AtRandom(s, src)
}

// meddle does, now and then, what real players do besides answering.
func (p *player) meddle() error {
	seat := play.Seat(p.src.N(p.o.Setup.Seats))
	switch p.src.N(16) {
	case 0:
		return p.aside(seat)
	case 1:
		return p.back(seat)
	case 2:
		return p.bad(seat)
	}
	return nil
}

// patience is how many times of a hundred a table lets the end of its time to play pass unsaid: said at once, every
// game with such a limit would be over when it has hardly begun.
const patience = 97

func (p *player) aside(s play.Seat) error {
	may := slices.DeleteFunc(slices.Clone(p.live.Asides(s)), func(c play.Choice) bool { return p.live.SaysTimeUp(c) && p.src.N(100) < patience })
	if len(may) == 0 {
		return nil
	}
	alike := p.alike(may)
	return p.do(s, alike[p.src.N(len(alike))])
}

// do does an aside and sees whether the table is sound afterwards.
func (p *player) do(s play.Seat, c play.Choice) error {
	a := c.AtRandom(s, &p.src)
	a.N = p.number(c)
	a.Note = bargain.Note("my word on it", []string{"", "yours for it"}[p.src.N(2)])
	return p.outOfTurn(a)
}

// number draws one that a choice wants: the least and the most, at which things break, as often as one between.
func (p *player) number(c play.Choice) int16 {
	switch p.src.N(3) {
	case 0:
		return c.Lo
	case 1:
		return c.Hi
	}
	return c.Lo + int16(p.src.N(int(c.Hi)-int(c.Lo)+1))
}

// sound checks that the position keeps what the game conserves, and that somebody is asked unless the game is over.
func (p *player) sound() error {
	if err := p.live.Check(); err != nil {
		return fmt.Errorf("after row %d: %w", p.rows(), err)
	}
	if !p.live.Over() && len(p.live.Offers()) == 0 {
		return fmt.Errorf("after row %d: a dead end: nobody is asked and the game is not over", p.rows())
	}
	return nil
}

// alike are the asides of one verb, each verb as likely: what can be done in a thousand ways is not done a
// thousand times as often.
func (p *player) alike(may []play.Choice) (alike []play.Choice) {
	var verbs []play.Verb
	for _, c := range may {
		if !slices.Contains(verbs, c.Verb) {
			verbs = append(verbs, c.Verb)
		}
	}
	verb := verbs[p.src.N(len(verbs))]
	for _, c := range may {
		if c.Verb == verb {
			alike = append(alike, c)
		}
	}
	return alike
}

// back answers and takes it back, and sees whether that left a trace.
func (p *player) back(s play.Seat) error {
	o, asked := p.live.OfferTo(s)
	if !asked {
		may := p.live.MayTakeBack(s)
		rows, err := p.live.TakeBack(s)
		if (err == nil) != (may == nil) {
			return fmt.Errorf("after row %d: MayTakeBack says %v, TakeBack %v", p.rows(), may, err)
		}
		p.add(rows)
		return nil
	}
	told := len(p.live.Lines(0))
	before := p.seen(told)
	rows, err := p.live.Answer(pick(&p.src, s, o.Choices))
	if err != nil {
		return fmt.Errorf("after row %d: an offered answer is refused: %w", p.rows(), err)
	}
	p.add(rows)
	p.out.Answers++
	if p.live.MayTakeBack(s) != nil || len(rows) > 1 {
		return nil
	}
	rows, err = p.live.TakeBack(s)
	if err != nil {
		return fmt.Errorf("after row %d: MayTakeBack allowed what TakeBack refuses: %w", p.rows(), err)
	}
	p.add(rows)
	p.out.Backs++
	if after := p.seen(told); !bytes.Equal(before, after) {
		return fmt.Errorf("after row %d: an answer taken back left a trace\nbefore %s\nafter  %s", p.rows(), before, after)
	}
	return nil
}

// bad gives answers that must be refused.
func (p *player) bad(s play.Seat) error {
	told := len(p.live.Lines(0))
	before := p.seen(told)
	wrong := play.Answer{Seat: s, Verb: play.Verb(p.src.N(256)), A: int16(p.src.N(300) - 20), N: int16(p.src.N(9) - 3)}
	o, asked := p.live.OfferTo(s)
	for _, c := range o.Choices {
		if wrong.Picks(c) {
			return nil
		}
	}
	if asked && p.src.N(2) == 0 { // nearly right
		c := o.Choices[p.src.N(len(o.Choices))]
		wrong = c.With(s, c.Hi+1)
	}
	if _, err := p.live.Answer(wrong); err == nil {
		return fmt.Errorf("after row %d: accepted %+v, which was not offered", p.rows(), wrong)
	}
	if !bytes.Equal(before, p.seen(told)) {
		return fmt.Errorf("after row %d: a refused answer changed something", p.rows())
	}
	p.out.Refused++
	return nil
}

// seen is everything anybody may see, and the position itself; of the chronicle the lines from the
// given one on.
func (p *player) seen(from int) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	position, err := p.live.Position()
	b.Write(position)
	for s := play.Nobody; int(s) < p.o.Setup.Seats && err == nil; s++ {
		err = enc.Encode([]any{p.live.View(s), p.live.Bargains(s)})
	}
	if err == nil {
		err = enc.Encode(p.live.Lines(from))
	}
	if err == nil {
		err = enc.Encode(p.live.Offers())
	}
	if err != nil {
		fmt.Fprintf(&b, "does not encode: %v", err)
	}
	return b.Bytes()
}

// replays rebuilds the table from its record in both ways.
func (p *player) replays() error {
	want := p.seen(0)
	raw, err := json.Marshal(p.out.Record)
	if err != nil {
		return err
	}
	var read signoria.Record
	if err := json.Unmarshal(raw, &read); err != nil {
		return err
	}
	for _, rebuild := range []func(signoria.Record) (play.Live, error){p.game.Replay, p.game.Verify} {
		l, err := rebuild(read)
		if err != nil {
			return fmt.Errorf("the record does not replay: %w", err)
		}
		got := (&player{game: p.game, o: p.o, live: l}).seen(0)
		if !bytes.Equal(want, got) {
			return fmt.Errorf("the record replays to another position")
		}
	}
	return p.looksBack(read)
}

// looksBack runs the record as a reel, from its start and from rows drawn by chance, and sees whether it
// stops at the same moments and shows every seat what it saw at the time.
func (p *player) looksBack(r signoria.Record) error {
	stops, err := p.reel(r, 0, math.MaxInt)
	if err != nil {
		return err
	}
	for range 8 {
		from := int32(p.eye.N(p.rows()) + 1)
		i := slices.IndexFunc(stops, func(stop int32) bool { return stop > 0 && p.sawAt(stop).rows >= int(from) })
		if i < 0 {
			i = len(stops)
		}
		want := stops[i:min(i+20, len(stops))]
		got, err := p.reel(r, from, 20)
		if err != nil {
			return err
		}
		if !slices.Equal(got, want) {
			return fmt.Errorf("the reel from row %d stops at %v, that from the start at %v", from, got, want)
		}
	}
	return nil
}

// reel looks at the moments of a reel, at most so many, and returns where it stopped.
func (p *player) reel(r signoria.Record, from int32, most int) (stops []int32, err error) {
	reel, err := p.game.Reel(r, from)
	if err != nil {
		return nil, fmt.Errorf("no reel opens at row %d: %w", from, err)
	}
	for len(stops) < most {
		more, err := reel.Next()
		if err != nil {
			return nil, fmt.Errorf("the reel from row %d tears: %w", from, err)
		}
		if !more {
			break
		}
		if len(stops) > 0 && reel.Row <= stops[len(stops)-1] {
			return nil, fmt.Errorf("the reel from row %d goes back to row %d", from, reel.Row)
		}
		stops = append(stops, reel.Row)
		saw := p.sawAt(reel.Row)
		if shown := viewOf(reel, saw.seat); reel.Row > 0 && !bytes.Equal(saw.view, shown) {
			return nil, fmt.Errorf("the reel from row %d shows seat %d something else at row %d than it saw\nsaw   %s\nshown %s",
				from, saw.seat, reel.Row, saw.view, shown)
		}
	}
	return stops, nil
}

// sawAt is what was seen when the row had been added, and those the table made of it.
func (p *player) sawAt(row int32) glimpse {
	i, _ := slices.BinarySearchFunc(p.saw, int(row), func(g glimpse, rows int) int { return cmp.Compare(g.rows, rows) })
	return p.saw[i]
}
