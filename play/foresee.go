package play

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math"
	"slices"

	"signoria/chance"
)

// Foresight is what a seat can know beforehand of an answer of its own: what it surely brings, up to the
// next question or the next draw of chance, and, where the answer begins a matter, how that may come out.
// It is made on copies in which all that the seat cannot know has been dealt again.
type Foresight struct {
	Lines  []Line   // what the chronicle surely says next, as far as the seat may read it
	Scores []Change // what surely changes of the seat's own scores
	Then   Then     // what comes after that
	Asked  []Seat   // who is asked then; only with ThenAsked
	Offer  *Offer   // what the seat itself is asked then, without its choices; nil if it is not, or not surely
	More   bool     // lines and scores come too that hang on what the seat cannot know
	Final  bool     // once given, the answer cannot be taken back
	Odds   *Odds    // of the matter the answer begins or has a part in; nil if there is none
	matter *Matter  // as the rules call it
}

// Change is a change of a score, by its name in the game's texts.
type Change struct {
	Name string
	From int
	To   int
}

// Then is what comes after what is certain.
type Then string

const (
	ThenAsked    Then = "asked"    // somebody is asked: Asked says who
	ThenTogether Then = "together" // all prepare what they do at the same time
	ThenReady    Then = "ready"    // the seat has prepared its part and others have not: until they have it may change it
	ThenLands    Then = "lands"    // the seat was the last to prepare: what all prepared happens
	ThenChance   Then = "chance"   // chance is drawn, or something hidden is seen
	ThenOver     Then = "over"     // the game ends
	ThenUnknown  Then = "unknown"  // one or the other of these: it hangs on what the seat cannot know
)

// Matter is something that an answer begins or has a part in, and that comes out in one of several ways: a
// battle. The rules announce how, with Table.Came.
type Matter struct {
	ID       int16     // by which the rules announce it
	Name     string    // in the game's texts
	Outcomes []Outcome // as the seat sees them; the rules announce the place of one
	Number   string    // the name of a number that comes out with it, "" if none does
	Mine     int       // which of the numbers announced that is
}

// Outcome is a way in which a matter comes out.
type Outcome struct {
	Name string // in the game's texts
	Tone Tone
}

// Tone is what an outcome is for the seat that asks.
type Tone string

const (
	Good Tone = "good"
	Even Tone = "even"
	Bad  Tone = "bad"
)

// Odds are how a matter comes out, played on with a bot's judgement answering for everybody: many times, what the
// seat cannot know being dealt again each time; or once for every way there is, and counted.
type Odds struct {
	Name     string
	Played   int     // how often it was played on
	Counted  bool    // over every way there is: the shares are exact
	Outcomes []Share // the best first
	Undone   float64 // the share, 0 to 1, in which nothing came of it
	Number   string  // the name of the number in Bars, "" if there is none
	Bars     []Bar   // by value, rising
}

// Share is how often an outcome comes: from 0 to 1.
type Share struct {
	Outcome
	Share float64
}

// Bar is how often a number comes: from 0 to 1.
type Bar struct {
	Value int
	Share float64
}

const (
	glimpses     = 24   // copies that must agree on what is certain
	playouts     = 2000 // of a matter: a share is good to 2 in 100, nineteen times in twenty
	fewPlayouts  = 40   // the least of them that say anything
	matterAnswer = 240  // questions after which a matter that has not come out is not waited for
)

// Came announces how a matter has come out: as which of its outcomes, and with which numbers. It changes
// nothing; it is heard by those who foresee.
func (t *Table) Came(matter, how int16, numbers ...int16) {
	if !t.awaits || t.matter != matter {
		return
	}
	t.came, t.how = true, how
	copy(t.numbers[:], numbers)
	panic(stopped{})
}

// glimpse is what one copy shows.
type glimpse struct {
	lines         []Line
	before, after []Score
	then          Then
	asked         []Seat
	offer         *Offer
	final         bool
	matter        *Matter
}

// oneAnswer is a policy that gives one answer and sees what comes of it.
type oneAnswer[S any, P Rules[S]] struct {
	x     *Search[S, P]
	a     Answer
	about func(*S, Answer) (Matter, bool)
	score bool      // what changes of the seat's scores is wanted
	then  Policy[S] // answers what is asked after it; nil: that is where it ends
	given bool
	g     glimpse
}

func (p *oneAnswer[S, P]) Decide(g *S, o *Asking) Answer {
	if p.given && p.then != nil {
		return p.then.Decide(g, o)
	}
	if p.given {
		p.g.then = ThenAsked
		p.seeAsked(o)
		panic(stopped{})
	}
	p.given = true
	if p.score {
		p.g.before = scoresOf(P(g).Standing(), p.a.Seat)
	}
	if p.about != nil {
		if m, ok := p.about(g, p.a); ok {
			p.g.matter = &m
		}
	}
	p.x.t.mute, p.x.t.halts, p.x.t.landed = false, true, false
	return p.a
}

func (p *oneAnswer[S, P]) seeAsked(o *Asking) {
	if p.x.t.inFlow && p.x.t.who != p.a.Seat {
		p.g.then = ThenTogether
		return
	}
	for i := range o.Len() {
		s, prompt, _ := o.At(i)
		p.g.asked = append(p.g.asked, s)
		if s == p.a.Seat {
			p.g.offer = &Offer{Seat: s, Prompt: prompt, Args: o.ArgsAt(i)}
		}
	}
}

func scoresOf(st Standing, s Seat) []Score {
	for _, p := range st.Places {
		if p.Seat == s {
			return p.Scores
		}
	}
	return nil
}

// glimpse gives the answer on a copy, and goes as far as it alone decides. others says whether somebody else is
// asked now too.
func (x *Search[S, P]) glimpse(m *Match[S, P], p *oneAnswer[S, P], others bool, src *chance.Source) glimpse {
	a, g := p.a, &p.g
	x.stop = false
	x.t.lines = x.t.lines[:0]
	x.run(m, a.Seat, p, src, math.MaxInt)
	if p.score {
		g.after = scoresOf(P(&x.s).Standing(), a.Seat)
	}
	for _, l := range x.t.lines {
		if l.For(a.Seat) {
			g.lines = append(g.lines, Line{Key: l.Key, To: l.To, Args: l.Args, Note: l.Note})
		}
	}
	switch {
	case g.then == ThenTogether && x.t.prepared && others, x.t.drew && x.t.inFlow && others:
		g.then = ThenReady
	case g.then == ThenTogether && x.t.prepared:
		g.then = ThenLands
	case x.t.drew:
		g.then = ThenChance
	case P(&x.s).Over():
		g.then = ThenOver
	}
	g.final = m.landing() || x.t.landed || x.t.prepared && !others || g.then == ThenOver || g.then == ThenChance
	if x.t.behind && (x.t.inFlow || x.t.prepared) {
		g.lines, g.after = nil, g.before // those whose turn it is before may still change it
	}
	x.t.mute = true
	return *g
}

// agree keeps of what the copies show that in which all are the same.
func agree(all []glimpse) Foresight {
	first := all[0]
	f := Foresight{Lines: first.lines, Then: first.then, Asked: first.asked, Offer: first.offer, Final: first.final, matter: first.matter}
	f.Scores = changes(first)
	for _, g := range all[1:] {
		kept := common(f.Lines, g.lines)
		f.More = f.More || len(kept) < len(f.Lines) || len(kept) < len(g.lines)
		f.Lines = kept
		scores := common(f.Scores, changes(g))
		f.More = f.More || len(scores) < len(f.Scores)
		f.Scores = scores
		if g.then != f.Then || !slices.Equal(g.asked, f.Asked) {
			f.Then, f.Asked, f.Offer = ThenUnknown, nil, nil
		}
		if f.Offer != nil && (g.offer == nil || g.offer.Prompt != f.Offer.Prompt || g.offer.Args != f.Offer.Args) {
			f.Offer = nil
		}
		f.Final = f.Final && g.final
		if g.matter == nil {
			f.matter = nil
		}
	}
	return f
}

// changes are the scores that a glimpse changes.
func changes(g glimpse) (changed []Change) {
	for _, was := range g.before {
		for _, is := range g.after {
			if is.Name == was.Name && is.Value != was.Value {
				changed = append(changed, Change{Name: is.Name, From: was.Value, To: is.Value})
			}
		}
	}
	return changed
}

// common is what stands in both lists, in the order of the first.
func common[T comparable](a, b []T) []T {
	left := slices.Clone(b)
	var both []T
	for _, x := range a {
		if i := slices.Index(left, x); i >= 0 {
			both = append(both, x)
			left = slices.Delete(left, i, i+1)
		}
	}
	return both
}

// untilItCame plays on after an answer, with a policy answering for everybody, until its matter has come out.
type untilItCame[S any, P Rules[S]] struct {
	x      *Search[S, P]
	a      Answer
	matter int16
	then   Policy[S]
	lay    func() // what chance will draw, if it is laid
	given  bool
}

func (p *untilItCame[S, P]) Decide(g *S, o *Asking) Answer {
	if p.given {
		return p.then.Decide(g, o)
	}
	p.given = true
	p.x.t.awaits, p.x.t.matter, p.x.t.lay = true, p.matter, p.lay
	return p.a
}

// odds plays a matter on: in every way there is, if those can be counted, or else playouts times; at most so often,
// and until the context ends.
func (l *live[S, P]) odds(ctx context.Context, a Answer, matter *Matter, bot func(uint64) Policy[S], seed uint64, most int) *Odds {
	o := &Odds{Name: matter.Name, Number: matter.Number, Outcomes: make([]Share, len(matter.Outcomes))}
	for i, outcome := range matter.Outcomes {
		o.Outcomes[i].Outcome = outcome
	}
	x := l.searcher()
	weights, lay := l.ways(a, seed)
	times := playouts
	if o.Counted = len(weights) > 0; o.Counted {
		times = len(weights)
	}
	times = min(times, most)
	numbers := map[int]float64{}
	for o.Played < times && ctx.Err() == nil {
		src, weight := chance.New(seed+uint64(o.Played)), 1/float64(times)
		p := &untilItCame[S, P]{x: x, a: a, matter: matter.ID, then: bot(src.Uint64())}
		if o.Counted {
			i := o.Played
			weight, p.lay = weights[i], func() { lay(&x.s, i) }
		}
		x.stop = false
		x.run(l.Match, a.Seat, p, &src, matterAnswer)
		o.Played++
		if !x.t.came {
			o.Undone += weight
			continue
		}
		o.Outcomes[x.t.how].Share += weight
		numbers[int(x.t.numbers[matter.Mine])] += weight
	}
	for value, n := range numbers {
		o.Bars = append(o.Bars, Bar{value, n})
	}
	if o.Outcomes[0].Tone == Bad {
		slices.Reverse(o.Outcomes) // the best first
	}
	slices.SortFunc(o.Bars, func(a, b Bar) int { return a.Value - b.Value })
	if o.Played < times {
		return o.soFar(times)
	}
	return o
}

// ways are the ways in which what an answer draws can come out, if the game counts them.
func (l *live[S, P]) ways(a Answer, seed uint64) ([]float64, func(*S, int)) {
	spec := &l.game.spec
	if spec.Ways == nil {
		return nil, nil
	}
	x, src := l.searcher(), chance.New(seed)
	var then Policy[S]
	if spec.Steady {
		then = spec.Bots[spec.Foretells](seed)
	}
	if !x.reaches(l.Match, a, then, &src) {
		return nil, nil
	}
	return spec.Ways(&x.s, a.Seat)
}

// reaches gives an answer on a copy and goes on to where chance is drawn, with a policy, if any, answering what is
// asked before. It returns false if it does not come there.
func (x *Search[S, P]) reaches(m *Match[S, P], a Answer, then Policy[S], src *chance.Source) bool {
	x.stop = false
	x.t.lines = x.t.lines[:0]
	x.run(m, a.Seat, &oneAnswer[S, P]{x: x, a: a, then: then}, src, matterAnswer)
	x.t.mute = true
	return x.t.drew
}

// soFar is what the playouts say when time ran out: nothing if they are few, or but some of all the ways there are.
func (o *Odds) soFar(times int) *Odds {
	if o.Counted || o.Played < fewPlayouts {
		return nil
	}
	all := float64(times) / float64(o.Played)
	o.Undone *= all
	for i := range o.Outcomes {
		o.Outcomes[i].Share *= all
	}
	for i := range o.Bars {
		o.Bars[i].Share *= all
	}
	return o
}

// Foresee tells what can be known beforehand of an answer that is offered. It works on copies in which all that
// the seat cannot know has been dealt again by what the seat sees: whatever lies hidden, it comes out the same.
// When the context ends it gives what odds it has by then.
func (l *live[S, P]) Foresee(ctx context.Context, a Answer) (Foresight, error) {
	return l.foresee(ctx, a, math.MaxInt, nil)
}

// foresee is Foresee with at most so many playouts; hide, if any, deals again beforehand what the seat cannot know.
func (l *live[S, P]) foresee(ctx context.Context, a Answer, most int, hide *chance.Source) (Foresight, error) {
	o, asked := l.OfferTo(a.Seat)
	if !asked {
		return Foresight{}, ErrNotAsked
	}
	if !slices.ContainsFunc(o.Choices, a.Picks) {
		return Foresight{}, ErrNotOffered
	}
	seed, err := l.seedOf(a)
	if err != nil {
		return Foresight{}, err
	}
	x := l.searcher()
	x.hide = hide
	defer func() { x.hide = nil }()
	spec := &l.game.spec
	all := make([]glimpse, glimpses)
	for i := range all {
		src := chance.New(seed + uint64(i))
		p := &oneAnswer[S, P]{x: x, a: a, about: spec.Matter, score: true}
		all[i] = x.glimpse(l.Match, p, len(l.Offers()) > 1, &src)
	}
	f := agree(all)
	if bot := spec.Bots[spec.Foretells]; f.matter != nil && bot != nil {
		f.Odds = l.odds(ctx, a, f.matter, bot, seed, most)
	}
	return f, nil
}

// Final says of each choice of an offer whether it cannot be taken back once given; of a number, the highest.
func (l *live[S, P]) Final(o Offer) []bool {
	final := make([]bool, len(o.Choices))
	x := l.searcher()
	for i, c := range o.Choices {
		final[i] = l.final(x, c.With(o.Seat, c.Hi), uint64(i))
	}
	return final
}

func (l *live[S, P]) final(x *Search[S, P], a Answer, seed uint64) bool {
	src := chance.New(seed)
	return x.glimpse(l.Match, &oneAnswer[S, P]{x: x, a: a}, len(l.Offers()) > 1, &src).final
}

// Told says an offer in words, with the choices marked that are final.
func (l *live[S, P]) Told(lang string, o Offer) Told {
	told := l.Match.Told(lang, o)
	if now, asked := l.OfferTo(o.Seat); asked && now.Token == o.Token {
		x := l.searcher()
		for i, most := range l.Final(o) {
			c, t := o.Choices[i], &told.Choices[i]
			t.Grave = most && (c.Lo == c.Hi || l.final(x, c.With(o.Seat, c.Lo), uint64(i)))
			t.GraveMost = most && !t.Grave
		}
	}
	return told
}

// seedOf makes a seed of all that the seat sees, and of what it would answer.
func (l *live[S, P]) seedOf(a Answer) (uint64, error) {
	seen, err := json.Marshal(l.View(a.Seat))
	if err != nil {
		return 0, err
	}
	h := fnv.New64a()
	_, _ = h.Write(seen) // a hash takes everything
	_, _ = fmt.Fprint(h, a.Seat, a.Verb, a.A, a.B, a.C, a.N)
	return h.Sum64(), nil
}
