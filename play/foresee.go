package play

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math"
	"slices"
	"time"

	"signoria"
	"signoria/chance"
)

// Foresight is what a seat can know beforehand of an answer of its own: what it surely brings, up to the
// next question or the next draw of chance, and, where the answer begins a matter, how that may come out.
// It is made on copies in which all that the seat cannot know has been dealt again.
type Foresight struct {
	Lines   []Line   // what the chronicle surely says next, as far as the seat may read it
	Scores  []Change // what surely changes of the seat's own scores
	Then    Then     // what comes after that
	Asked   []Seat   // who is asked then; only with ThenAsked
	Offer   *Offer   // what the seat itself is asked then, without its choices; nil if it is not, or not surely
	More    bool     // lines and scores come too that hang on what the seat cannot know
	Final   Final    // why the answer cannot be taken back once given
	Odds    *Odds    // of the matter the answer begins or has a part in; nil if there is none
	Others  []*Odds  // of the same matter carried on in other ways
	matter  *Matter  // as the rules call it
	askedAt []any    // the positions, *S, in which the seat is asked then: of every copy
	torn    bool     // whether it is final hangs on what the seat cannot know, which play's audits find in no game
}

// Change is a change of a score, by its name in the game's texts.
type Change struct {
	Name string
	From int
	To   int
}

// Final is why an answer cannot be taken back once it is given.
type Final string

const (
	NotFinal Final = ""        // it can be
	Seals    Final = "seals"   // the question closes by it
	Draws    Final = "draws"   // chance is drawn because of it
	Reveals  Final = "reveals" // it opens what was hidden
)

// Stake is what may be lost by an answer that begins a matter, where it is more than what fights.
type Stake string

const (
	NoStake   Stake = ""
	StakeLand Stake = "land"
	StakeHead Stake = "ruler"
	StakeGame Stake = "game"
)

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
	Begins   bool      // the answer begins it
	Stake    Stake     // what else may be lost by who begins it
	// Courses are the ways of carrying it on that its leader has to choose from later, each with odds of its own, what
	// one does first; nil if there is but one.
	Courses []Course
}

// Course is a way of carrying a matter on: its name in the game's texts, and the level of bot that goes that way.
type Course struct{ Name, Foretells string }

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

// Count is how likely it is, from 0 to 1, that a matter comes out in one way with one number.
type Count struct {
	How    int16
	Number int
	Share  float64
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
	glimpses       = 24   // copies that must agree on what is certain
	playouts       = 2000 // of a matter: a share is good to 2 in 100, nineteen times in twenty
	fewPlayouts    = 40   // the least of them that say anything
	chancePlayouts = 300  // of each matter, where those of a whole offer are told: good to 6 in 100
	mostChances    = 48   // of one offer that are told at once
	matterAnswer   = 240  // questions after which a matter that has not come out is not waited for
)

// glimpse is what one copy shows.
type glimpse struct {
	lines         []Line
	before, after []Score
	then          Then
	asked         []Seat
	offer         *Offer
	askedAt       any // *S: the position in which that is asked
	final         Final
	matter        *Matter
	others        bool // the rules have decided for another seat: what that did is left out
}

// oneAnswer gives one answer at the open question and sees what comes of it, up to the next question or the next draw of
// chance.
type oneAnswer[S any, P Rules[S]] struct {
	*byPolicy
	x      *Search[S, P]
	a      Answer
	about  func(*S, Answer) (Matter, bool)
	score  bool      // what changes of the seat's scores is wanted
	then   Policy[S] // answers what is asked after it; nil: that is where it ends
	blind  bool      // nobody reads what is told and asked after it
	given  bool
	landed bool // past a Together that nobody was asked in: it has landed
	drew   bool // chance would be drawn …
	why    Final
	g      glimpse
}

// gives is the policy: the answer, and then a look at who is asked.
func (p *oneAnswer[S, P]) gives(o *Asking) Answer {
	g := &p.x.s
	if p.given && p.then != nil {
		return p.then.Decide(g, o)
	}
	if p.given {
		p.g.then = ThenAsked
		if !p.g.others {
			p.seeAsked(o)
		}
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
	p.x.t.mute, p.x.t.ends = p.blind, p.blind
	return p.a
}

func (p *oneAnswer[S, P]) chance(why Final) {
	if p.given {
		p.drew, p.why = true, why
		panic(stopped{})
	}
}

// together goes through every flow on a copy before any happens: nothing is drawn in one while another's seat has still to
// answer.
func (p *oneAnswer[S, P]) together(order []Seat, flow func(s Seat)) {
	if p.given {
		p.probe(order, flow)
	}
	p.flows(order, flow)
	p.landed = p.given
}

func (p *oneAnswer[S, P]) probe(order []Seat, flow func(s Seat)) {
	told := len(p.lines)
	p.inFlow = true
	for _, s := range order {
		p.who = s
		p.x.draft(s, func() { p.upToDraw(flow, s) })
		p.lines = p.lines[:told]
	}
}

// upToDraw runs a flow until it would draw chance.
func (p *oneAnswer[S, P]) upToDraw(flow func(s Seat), s Seat) {
	defer func() {
		r := recover()
		if _, ok := r.(stopped); ok && p.drew {
			p.drew = false
			return
		}
		if r != nil {
			panic(r)
		}
	}()
	flow(s)
}

// decides keeps what has come of the answer so far, where another seat begins to decide: what it does from here on nobody
// foresees.
func (p *oneAnswer[S, P]) decides(s Seat) {
	if !p.given || p.then != nil || p.g.others || s == p.a.Seat {
		return
	}
	p.g.others, p.g.asked = true, append(p.g.asked, s)
	p.see()
}

// see keeps what has been told and scored.
func (p *oneAnswer[S, P]) see() {
	p.g.lines = p.x.linesFor(p.a.Seat)
	if p.score {
		p.g.after = scoresOf(P(&p.x.s).Standing(), p.a.Seat)
	}
}

// linesFor are the lines told so far that a seat may read.
func (x *Search[S, P]) linesFor(s Seat) (lines []Line) {
	for _, l := range x.t.lines {
		if l.For(s) {
			lines = append(lines, Line{Key: l.Key, To: l.To, Args: l.Args, Note: l.Note})
		}
	}
	return lines
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
			at := p.x.s
			p.g.offer, p.g.askedAt = &Offer{Seat: s, Prompt: prompt, Args: o.ArgsAt(i)}, &at
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
// asked now too: what he is asked does not go away by what the seat answers, though on the copy it may.
func (x *Search[S, P]) glimpse(m *Match[S, P], p *oneAnswer[S, P], others bool, src *chance.Source) glimpse {
	g := &p.g
	x.brief, x.others = true, others
	x.give(m, p, src, math.MaxInt)
	x.brief = false
	if !g.others {
		p.see()
	}
	switch {
	case x.prepared && others, p.drew && x.t.inFlow && others:
		g.then = ThenReady
	case g.then == ThenTogether && x.prepared:
		g.then = ThenLands
	case p.drew:
		g.then = ThenChance
	case P(&x.s).Over():
		g.then = ThenOver
	case g.then == "": // back from an aside into what all prepare
		g.then = ThenTogether
	}
	switch {
	case g.then == ThenChance:
		g.final = p.why
	case m.landing(), p.landed, x.prepared && !others, g.then == ThenOver:
		g.final = Seals
	}
	if g.others {
		g.then, g.offer = ThenAsked, nil
		if g.final.fateful() {
			g.final = Seals // the chance is another's, and so is whether it comes to that
		}
	}
	if x.behind && (x.t.inFlow || x.prepared) {
		g.lines, g.after = nil, g.before // those whose turn it is before may still change it
	}
	return *g
}

// give gives the answer on a copy and goes on from there.
func (x *Search[S, P]) give(m *Match[S, P], p *oneAnswer[S, P], src *chance.Source, limit int) {
	p.x, p.byPolicy = x, &x.policy
	x.policy.decide = p.gives
	x.run(m, p.a.Seat, p, src, limit)
}

// agree keeps of what the copies show that in which all are the same.
func agree(all []glimpse) Foresight {
	first := all[0]
	f := Foresight{Lines: first.lines, Then: first.then, Asked: first.asked, Offer: first.offer, Final: first.final, matter: first.matter}
	f.Scores = changes(first)
	for _, g := range all {
		f.askedAt = append(f.askedAt, g.askedAt)
	}
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
		f.torn = f.torn || g.final != f.Final
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
	*byPolicy
	x       *Search[S, P]
	a       Answer
	matter  int16
	then    Policy[S]
	lay     func() // lays what chance will draw, at its first draw; nil if that is not laid
	given   bool
	out     bool // it has come out, so:
	how     int16
	numbers outcomeNumbers
}

func (p *untilItCame[S, P]) gives(o *Asking) Answer {
	if p.given {
		return p.then.Decide(&p.x.s, o)
	}
	p.given = true
	return p.a
}

func (p *untilItCame[S, P]) chance(Final) {
	if p.given && p.lay != nil {
		lay := p.lay
		p.lay = nil
		lay()
	}
}

func (p *untilItCame[S, P]) came(matter, how int16, numbers outcomeNumbers) {
	if !p.given || matter != p.matter {
		return
	}
	p.out, p.how, p.numbers = true, how, numbers
	panic(stopped{})
}

// playOut gives the answer on a copy and plays on until its matter has come out.
func (x *Search[S, P]) playOut(m *Match[S, P], p *untilItCame[S, P], src *chance.Source) {
	p.x, p.byPolicy = x, &x.policy
	x.policy.decide = p.gives
	x.run(m, p.a.Seat, p, src, matterAnswer)
}

// odds plays a matter on: in every way there is, if those can be counted, or else playouts times; at most so often,
// and until the context ends.
func (l *live[S, P]) odds(ctx context.Context, a Answer, matter *Matter, bot func(uint64) Policy[S], seed uint64, most int) *Odds {
	o, x := newOdds(matter), l.searcher()
	weights, lay := l.ways(a, seed)
	if len(weights) > most && most >= fewPlayouts {
		weights = nil // too many to go through: some at random say as much
	}
	times := playouts
	if o.Counted = len(weights) > 0; o.Counted {
		times = len(weights)
	}
	times = min(times, most)
	for o.Played < times && ctx.Err() == nil {
		src, weight := chance.New(seed+uint64(o.Played)), 1/float64(times)
		p := &untilItCame[S, P]{a: a, matter: matter.ID, then: bot(src.Uint64())}
		if o.Counted {
			i := o.Played
			weight, p.lay = weights[i], func() { lay(&x.s, i) }
		}
		x.playOut(l.Match, p, &src)
		o.Played++
		if !p.out {
			o.Undone += weight
			continue
		}
		o.add(Count{p.how, int(p.numbers[matter.Mine]), weight})
	}
	o.order()
	if o.Played < times {
		return o.soFar(times)
	}
	return o
}

// newOdds are the odds of a matter of which nothing is known yet.
func newOdds(matter *Matter) *Odds {
	o := &Odds{Name: matter.Name, Number: matter.Number, Outcomes: make([]Share, len(matter.Outcomes))}
	for i, outcome := range matter.Outcomes {
		o.Outcomes[i].Outcome = outcome
	}
	return o
}

// add adds one of the ways in which it comes out.
func (o *Odds) add(c Count) {
	o.Outcomes[c.How].Share += c.Share
	i, found := slices.BinarySearchFunc(o.Bars, c.Number, func(b Bar, n int) int { return b.Value - n })
	if !found {
		o.Bars = slices.Insert(o.Bars, i, Bar{Value: c.Number})
	}
	o.Bars[i].Share += c.Share
}

// order puts the best first.
func (o *Odds) order() {
	if o.Outcomes[0].Tone == Bad {
		slices.Reverse(o.Outcomes)
	}
}

// counted are the odds of a matter that the game counts to its end, nil if it does not.
func (l *live[S, P]) counted(a Answer, matter *Matter, seed uint64) *Odds {
	spec := &l.game.spec
	if spec.Counts == nil {
		return nil
	}
	x, src := l.searcher(), chance.New(seed)
	if !x.toChance(l.Match, a, spec.Bots[spec.Foretells](seed), &src) {
		return nil
	}
	all := spec.Counts(&x.s, a, *matter)
	if len(all) == 0 {
		return nil
	}
	o := newOdds(matter)
	o.Counted, o.Undone = true, 1
	for _, c := range all {
		o.add(c)
		o.Undone -= c.Share
	}
	o.Played, o.Undone = len(all), max(0, o.Undone)
	o.order()
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
	if !x.toChance(l.Match, a, then, &src) {
		return nil, nil
	}
	return spec.Ways(&x.s, a.Seat)
}

// toChance gives an answer on a copy and goes on to where chance is drawn, with a policy, if any, answering what is
// asked before. It returns false if it does not come there.
func (x *Search[S, P]) toChance(m *Match[S, P], a Answer, then Policy[S], src *chance.Source) bool {
	p := &oneAnswer[S, P]{a: a, then: then}
	x.give(m, p, src, matterAnswer)
	return p.drew
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
		p := &oneAnswer[S, P]{a: a, about: spec.Matter, score: true}
		all[i] = x.glimpse(l.Match, p, len(l.Offers()) > 1, &src)
	}
	f := agree(all)
	if f.matter != nil {
		f.Odds, f.Others = l.allOdds(ctx, a, f.matter, seed, most)
	}
	return f, nil
}

// AskedThen says what the seat itself is asked after an answer that was foreseen, in the position that the answer leads to; ""
// if it is not asked, or if the words hang on what it cannot know.
func (l *live[S, P]) AskedThen(lang string, f Foresight) (said string) {
	if f.Offer == nil {
		return ""
	}
	for i, at := range f.askedAt {
		prompt := P(at.(*S)).Describe(lang, *f.Offer).Prompt
		if i > 0 && prompt != said {
			return ""
		}
		said = prompt
	}
	return said
}

// allOdds plays a matter on in each of its ways; what time there is is shared among them.
func (l *live[S, P]) allOdds(ctx context.Context, a Answer, matter *Matter, seed uint64, most int) (first *Odds, others []*Odds) {
	courses := matter.Courses
	if courses == nil {
		if o := l.counted(a, matter, seed); o != nil {
			return o, nil
		}
		courses = []Course{{matter.Name, l.game.spec.Foretells}}
	}
	for i, c := range courses {
		bot := l.game.spec.Bots[c.Foretells]
		if bot == nil {
			continue
		}
		share, stop := shareOf(ctx, len(courses)-i)
		o := l.odds(share, a, matter, bot, seed, most)
		stop()
		switch {
		case o == nil:
		case i == 0:
			o.Name, first = c.Name, o
		default:
			o.Name, others = c.Name, append(others, o)
		}
	}
	return first, others
}

// shareOf ends when a fair share of what time there is has passed.
func shareOf(ctx context.Context, among int) (context.Context, context.CancelFunc) {
	end, limited := ctx.Deadline()
	if !limited {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, time.Until(end)/time.Duration(among))
}

// Chance is how likely it is that what a choice of an offer begins, or has a part in, comes out well for its seat.
type Chance struct {
	Choice int     // its place in the offer
	Good   float64 // 0 to 1
}

// Chances are those of all choices of an offer that begin a matter, as Foresee tells them of each: where it can be
// carried on in several ways, the best of them. They are made of what the seat sees, as all foresight is. Each
// has its share of what time there is; those that nothing can be said of by then are left out. Of a choice with a number
// it is that of the highest.
func (l *live[S, P]) Chances(ctx context.Context, s Seat) ([]Chance, error) {
	return l.chances(ctx, s, math.MaxInt, nil)
}

func (l *live[S, P]) chances(ctx context.Context, s Seat, most int, hide *chance.Source) ([]Chance, error) {
	o, asked := l.OfferTo(s)
	if !asked {
		return nil, ErrNotAsked
	}
	x := l.searcher()
	x.hide = hide
	defer func() { x.hide = nil }()
	begun := l.begun(o)
	all := make([]Chance, 0, len(begun))
	for i, b := range begun {
		seed, err := l.seedOf(b.answer)
		if err != nil {
			return nil, err
		}
		share, stop := shareOf(ctx, len(begun)-i)
		first, others := l.allOdds(share, b.answer, b.matter, seed, min(most, chancePlayouts))
		stop()
		if first != nil {
			all = append(all, Chance{b.place, max(first.good(), bestOf(others))})
		}
	}
	return all, nil
}

// beginning is a choice of an offer that begins a matter.
type beginning struct {
	place  int
	answer Answer
	matter *Matter
}

// begun are the choices of an offer that begin a matter, the first mostChances of them.
func (l *live[S, P]) begun(o Offer) (all []beginning) {
	look := l.briefly()
	for i, c := range o.Choices {
		a := c.With(o.Seat, c.Hi)
		if m := look.at(a).matter; m != nil && m.Begins && len(all) < mostChances {
			all = append(all, beginning{i, a, m})
		}
	}
	return all
}

// good is the share in which it comes out well, or at least at a price. What was played and not counted is never certain:
// what did not come so often may come yet.
func (o *Odds) good() (share float64) {
	for _, outcome := range o.Outcomes {
		if outcome.Tone == Good {
			share += outcome.Share
		}
	}
	least := 0.0
	if !o.Counted {
		least = 0.5 / float64(max(1, o.Played))
	}
	return min(max(share, least), 1-least) // what was counted may come to a trifle more than all
}

func bestOf(all []*Odds) (best float64) {
	for _, o := range all {
		best = max(best, o.good())
	}
	return best
}

func (l *live[S, P]) Final(o Offer) []Final {
	final, look := make([]Final, len(o.Choices)), l.briefly()
	for i, c := range o.Choices {
		final[i] = look.at(c.With(o.Seat, c.Hi)).final
	}
	return final
}

// brief looks at answers to one question: what each begins, and whether it is final. That hangs on nothing that the seat
// cannot know, as who is asked and where chance is drawn is known to all, and Audit holds every game to that. So one deal
// serves for all of them, and no question is built: the match has, and nobody reads what comes after.
type brief[S any, P Rules[S]] struct {
	l *live[S, P]
	x *Search[S, P]
}

func (l *live[S, P]) briefly() *brief[S, P] { return &brief[S, P]{l, l.searcher()} }

// at is what one copy shows of an answer, but for what is told and asked after it.
func (b *brief[S, P]) at(a Answer) glimpse {
	x, src := b.x, chance.New(0)
	x.deals, x.knows = b.deal, true
	defer func() { x.deals, x.knows = nil, false }()
	p := &oneAnswer[S, P]{a: a, about: b.l.game.spec.Matter, blind: true}
	return x.glimpse(b.l.Match, p, len(b.l.Offers()) > 1, &src)
}

// deal deals again what the seat cannot know, as it was dealt before if it was.
func (b *brief[S, P]) deal() {
	if b.x.dealtFor == b {
		b.x.s = b.x.dealt
		return
	}
	b.x.deal()
	b.x.dealt, b.x.dealtFor = b.x.s, b
}

// Told says an offer in words, with the choices marked that are final, and those that a standing order may repeat.
func (l *live[S, P]) Told(lang string, o Offer) Told {
	told := l.Match.Told(lang, o)
	if now, asked := l.OfferTo(o.Seat); asked && now.Token == o.Token {
		l.mark(o, told.Choices)
		for i, r := range l.Repeats(o) {
			told.Choices[i].Every = r.Way
			if r.Way == signoria.Same {
				told.Choices[i].EveryAs = RepeatedAs(l.game, lang, o.Prompt)
			}
		}
	}
	return told
}

// mark says of each choice of the offer that stands why it is final. What chance does, or opens, is a choice's doing if
// that begins a matter, or if one of the others would leave it be; else it comes whatever one does, and the answer but
// closes the question. So does one by which one is done with a list.
func (l *live[S, P]) mark(o Offer, told []ToldChoice) {
	most, look := make([]glimpse, len(told)), l.briefly()
	besides := false // some leave chance be
	for i, c := range o.Choices {
		most[i] = look.at(c.With(o.Seat, c.Hi))
		besides = besides || !most[i].final.fateful()
	}
	for i, c := range o.Choices {
		t, g := &told[i], &most[i]
		begins := g.matter != nil && g.matter.Begins
		t.Odds = begins
		if g.final.fateful() && !begins && (t.Closes || !besides) {
			g.final = Seals
		}
		if begins && g.final.fateful() {
			t.Stake = g.matter.Stake
		}
		if c.Lo == c.Hi || g.final == NotFinal || look.at(c.With(o.Seat, c.Lo)).final != NotFinal {
			t.Final = g.final
		} else {
			t.FinalMost = g.final
		}
	}
}

// fateful says whether chance or a secret has to do with it.
func (f Final) fateful() bool { return f == Draws || f == Reveals }

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
