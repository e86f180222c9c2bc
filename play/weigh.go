package play

import (
	"cmp"
	"context"
	"math"
	"math/bits"
	"slices"

	"signoria/chance"
)

// Weighed is an answer that has been thought through.
type Weighed struct {
	Answer Answer
	Chance float64 // that its seat wins, 0 to 1, as those who judge would play on
	Within float64 // the standard error of that
	Behind float64 // by how much it is behind the best, and the standard error of that
	Error  float64
	Played int  // how often it has been played on from there
	Usual  bool // what is answered by judgement, without thinking ahead
}

const (
	// doubt is by how many standard errors an answer must be better than the usual one to be preferred: most
	// differences are smaller than so few playouts can tell.
	doubt = 0.7
	// clear is by how many of them one must be ahead of all others for the thinking to end early, after so many playouts
	// of each.
	clearly    = 3
	enoughSeen = 8
	// farthest is after how many questions a playout ends wherever it is: judgement can go round in circles for ever, from
	// where it would not have gone by itself.
	farthest = 5_000
)

// Telling is how often an answer must be played on from to say anything of it.
const Telling = 4

// weighing is an offer being thought through.
type weighing[S any, P Rules[S]] struct {
	x        *Search[S, P]
	m        *Match[S, P]
	mind     *Mind[S]
	seat     Seat
	seed     uint64
	far      int    // for how many of its mind's clock it is played on
	usual    Answer // what is answered without thinking ahead
	all      []candidate
	chances  []float64 // of the seats, where a playout has ended
	answered int       // in all playouts
}

// candidate is an answer that is tried, and what came of it at the end of each playout.
type candidate struct {
	Answer
	kept   bool      // to the end: it is to be compared with
	won    []float64 // how likely its seat was to win, for certain where the game was over
	ended  int       // how often it was
	stands []float64 // the same by how far it was ahead, by which candidates are compared
}

// mean is how well its seat stood.
func (c *candidate) mean() float64 {
	mean, _ := average(len(c.stands), func(i int) float64 { return c.stands[i] })
	return mean
}

// chance is how likely its seat is to win among so many, and the standard error of that. A few playouts to the end, alike by luck,
// would seem to make it certain: where most came there they are counted by Laplace's rule of succession, as if each seat had won one more.
func (c *candidate) chance(seats int) (mean, err float64) {
	mean, err = average(len(c.won), func(i int) float64 { return c.won[i] })
	if 2*c.ended <= len(c.won) {
		return mean, err
	}
	n := float64(len(c.won) + seats)
	mean = (mean*float64(len(c.won)) + 1) / n
	return mean, math.Sqrt(mean * (1 - mean) / n)
}

// ahead is by how much one candidate is better than another in the playouts that both had, which were dealt alike, and
// the standard error of that.
func (c *candidate) ahead(of *candidate) (by, err float64) {
	return average(min(len(c.stands), len(of.stands)), func(i int) float64 { return c.stands[i] - of.stands[i] })
}

// average is the mean of n numbers, and the standard error of that.
func average(n int, number func(int) float64) (mean, err float64) {
	sum, squares := 0.0, 0.0
	for i := range n {
		x := number(i)
		sum += x
		squares += x * x
	}
	mean = sum / float64(n)
	if n < 2 {
		return mean, math.Inf(1)
	}
	return mean, math.Sqrt(max(0, squares/float64(n)-mean*mean) / float64(n-1))
}

// Weigh thinks through what a seat that is asked may answer, and returns what it has tried, the best first. Among
// them is what it usually would answer, and also, if it may be given; with a budget of no Choices nothing but that is tried.
// When the context ends it returns what it has found by then. It returns nil if the seat is not asked.
func (x *Search[S, P]) Weigh(ctx context.Context, m *Match[S, P], seat Seat, mind *Mind[S], b Budget, src *chance.Source, also ...Answer) []Weighed {
	w := &weighing[S, P]{x: x, m: m, mind: mind, seat: seat, seed: src.Uint64(), chances: make([]float64, len(P(&m.now).Standing().Places))}
	if w.all = w.candidates(b, also); len(w.all) == 0 {
		return nil
	}
	if len(w.all) > 1 {
		w.halve(ctx, b)
	} else {
		w.least(ctx, &w.all[0], b)
	}
	return w.found()
}

// halve plays on from every candidate, drops the worse half, and so on with what is left of the budget: sequential halving.
func (w *weighing[S, P]) halve(ctx context.Context, b Budget) {
	in := make([]*candidate, len(w.all))
	for i := range w.all {
		in[i] = &w.all[i]
	}
	rounds := bits.Len(uint(len(in) - 1))
	for round := range rounds {
		for pass := range max(1, b.Playouts/(rounds*len(in))) {
			if pass > 0 && b.Answers > 0 && w.answered >= b.Answers*(round+1)/rounds {
				break
			}
			for _, c := range in {
				if len(c.won) > 0 && ctx.Err() != nil {
					return
				}
				w.play(c)
			}
			if pass == 0 && round == 0 && b.Least > 0 {
				in = w.afforded(in, b.Answers/rounds)
			}
			if w.mind.alike(in) {
				w.least(ctx, in[0], b)
				return
			}
		}
		if w.plain(in) {
			return
		}
		in = better(in)
	}
}

// least plays a candidate on so often that it can be said how likely its seat wins, as long as answers are left.
func (w *weighing[S, P]) least(ctx context.Context, c *candidate, b Budget) {
	for len(c.won) < b.Least && (b.Answers == 0 || w.answered < b.Answers) && ctx.Err() == nil {
		w.play(c)
	}
}

// afforded are the candidates that can all be played on from often enough to say anything of them with so many answers, by how many
// the first playout of each has taken: two at least, and those that are kept. Without a limit of answers they are all.
func (w *weighing[S, P]) afforded(in []*candidate, answers int) (some []*candidate) {
	if answers == 0 || w.answered == 0 {
		return in
	}
	most := max(2, answers*len(in)/w.answered/Telling)
	for i, c := range in {
		if c.kept || i < most {
			some = append(some, c)
		}
	}
	return some
}

// better is the better half of the candidates, and those that are kept.
func better(in []*candidate) (half []*candidate) {
	slices.SortStableFunc(in, func(a, b *candidate) int { return cmp.Compare(b.mean(), a.mean()) })
	for i, c := range in {
		if c.kept || i < len(in)/2 {
			half = append(half, c)
		}
	}
	return half
}

// alike says whether all candidates came to the same, whatever befell, often enough to take it that it makes no difference.
func (m *Mind[S]) alike(in []*candidate) bool {
	for _, c := range in {
		if m.Alike == 0 || len(c.stands) < m.Alike || !slices.Equal(c.stands, in[0].stands) {
			return false
		}
	}
	return true
}

// plain says whether one candidate is plainly better than all others.
func (w *weighing[S, P]) plain(in []*candidate) bool {
	best := slices.MaxFunc(in, func(a, b *candidate) int { return cmp.Compare(a.mean(), b.mean()) })
	for _, c := range in {
		if by, err := best.ahead(c); c != best && (len(c.won) < enoughSeen || by <= clearly*err) {
			return false
		}
	}
	return true
}

// found is what has been tried, the best first.
func (w *weighing[S, P]) found() []Weighed {
	tried := slices.DeleteFunc(w.all, func(c candidate) bool { return len(c.won) == 0 && len(w.all) > 1 })
	slices.SortStableFunc(tried, func(a, b candidate) int { return cmp.Compare(w.worth(&b), w.worth(&a)) })
	all := make([]Weighed, len(tried))
	for i := range tried {
		c := &tried[i]
		all[i] = Weighed{Answer: c.Answer, Played: len(c.won), Usual: c.Answer == w.usual}
		if len(c.won) > 0 {
			all[i].Chance, all[i].Within = c.chance(len(w.chances))
			all[i].Behind, all[i].Error = tried[0].ahead(c)
		}
	}
	return all
}

// worth ranks what has been tried: those that were dropped stand behind those that were tried for longer.
func (w *weighing[S, P]) worth(c *candidate) float64 { return float64(len(c.won)) + c.mean() }

// preferred is the answer that is given: the usual one unless another is better beyond doubt.
func preferred(all []Weighed) Answer {
	for _, w := range all {
		if w.Usual && w.Behind <= doubt*w.Error {
			return w.Answer
		}
	}
	return all[0].Answer
}

// play gives a candidate's answer, lets judgement play on from there, and notes how its seat stands where that leads. The
// i-th playout is dealt alike whatever is answered.
func (w *weighing[S, P]) play(c *candidate) {
	src := chance.New(w.seed + uint64(len(c.won)))
	by := &answering[S]{judge: w.mind.playsOn(src.Uint64()), answer: c.Answer}
	if w.mind.Dice != nil {
		anew := chance.New(src.Uint64())
		w.x.quiet = func() {
			*w.mind.Dice(&w.x.s), by.judge = chance.New(anew.Uint64()), w.mind.playsOn(anew.Uint64())
		}
		defer func() { w.x.quiet = nil }()
	}
	w.x.ahead(w.m, w.seat, w.mind, w.far, by, &src)
	w.answered += by.given
	chancesIn[S, P](w.mind, &w.x.s, w.chances)
	c.won = append(c.won, w.chances[w.seat])
	if P(&w.x.s).Over() {
		c.ended++
	}
	if w.mind.Points != nil {
		w.mind.byPoints(&w.x.s, w.chances)
	}
	c.stands = append(c.stands, w.chances[w.seat])
}

// answering is a policy that gives one answer, and then what a judge would.
type answering[S any] struct {
	judge  Judge[S]
	answer Answer
	given  int // answers
}

func (p *answering[S]) Decide(g *S, o *Asking) Answer {
	p.given++
	if p.given > 1 {
		return p.judge.Decide(g, o)
	}
	o.only(p.answer.Seat)
	return p.answer
}

// chancesIn writes how likely each seat is to win in a position, or who has won there.
func chancesIn[S any, P Rules[S]](m *Mind[S], g *S, into []float64) {
	switch {
	case P(g).Over() || m.Points == nil && m.Value == nil:
		shared(P(g).Standing(), into)
	case m.Value != nil:
		m.reckon(g, into)
	default:
		m.byPoints(g, into)
	}
}

// candidates are the answers to try: the usual one first, then what else is wished, other numbers of the usual choice
// and other choices, by what they are worth.
func (w *weighing[S, P]) candidates(b Budget, also []Answer) (all []candidate) {
	judge := w.mind.Judge(w.seed)
	src := chance.New(w.seed)
	var answers []Answer
	w.x.policy.decide = func(o *Asking) Answer {
		o.only(w.seat)
		w.usual, w.far = judge.Decide(&w.x.s, o), cmp.Or(b.Ahead, w.mind.far(&w.x.s, o))
		if answers = []Answer{w.usual}; !b.settles(o) {
			answers = w.mind.candidates(judge, &w.x.s, o, w.usual, b, also)
		}
		panic(stopped{})
	}
	if w.m.asks(w.seat) {
		w.x.run(w.m, w.seat, &w.x.policy, &src, 1)
	}
	for _, a := range answers {
		all = append(all, candidate{Answer: a, kept: a == w.usual || slices.Contains(also, a)})
	}
	return all
}

func (m *Mind[S]) candidates(judge Judge[S], g *S, o *Asking, usual Answer, b Budget, also []Answer) (all []Answer) {
	offer, most := o.offer(0, 0), b.Choices
	add := func(a Answer, most int) {
		if len(all) < most && !slices.Contains(all, a) {
			all = append(all, a)
		}
	}
	add(usual, most)
	for _, a := range also {
		if o.offers(a) {
			add(a, math.MaxInt)
		}
	}
	if most == 0 {
		return all
	}
	choices := slices.DeleteFunc(slices.Clone(offer.Choices), func(c Choice) bool {
		return m.Leaves != nil && b.Ahead < ToTheEnd && m.Leaves(g, usual.Seat, c) && !usual.Picks(c)
	})
	weigh, number := judge.Weighs(g, offer)
	worth := make(map[Choice]int, len(choices))
	for _, c := range choices {
		worth[c] = weigh(c)
	}
	slices.SortStableFunc(choices, func(a, b Choice) int { return cmp.Compare(worth[b], worth[a]) })
	for _, c := range choices {
		if usual.Picks(c) {
			numbers(c, usual, func(a Answer) { add(a, (most+1)/2) })
		}
	}
	for _, c := range choices {
		n := int16(0)
		if c.Ranged() {
			n = max(c.Lo, min(c.Hi, number(c)))
		}
		add(c.With(usual.Seat, n), most)
	}
	for _, c := range choices {
		numbers(c, c.With(usual.Seat, (c.Lo+c.Hi)/2), func(a Answer) { add(a, most) })
	}
	return all
}

// settles says whether what is asked is answered by judgement alone.
func (b Budget) settles(o *Asking) bool {
	_, prompt, _ := o.At(0)
	return b.Settled != nil && b.Settled(prompt)
}

// far is how far it is played on from what is asked.
func (m *Mind[S]) far(g *S, o *Asking) int {
	if m.Farther != nil {
		_, prompt, _ := o.At(0)
		if far := m.Farther(g, prompt); far > 0 {
			return far
		}
	}
	return m.Ahead
}

// numbers are other numbers of a choice than the one it is mostly given with: all and nothing, halves and quarters, and those
// beside it.
func numbers(c Choice, a Answer, try func(Answer)) {
	if !c.Counts() {
		return
	}
	span := int(c.Hi) - int(c.Lo)
	for _, n := range []int{int(c.Lo), int(c.Hi), int(c.Lo) + span/2, int(a.N) + 1, int(a.N) - 1, int(c.Lo) + span/4, int(c.Lo) + 3*span/4} {
		if n >= int(c.Lo) && n <= int(c.Hi) {
			a.N = int16(n)
			try(a)
		}
	}
}

// Thinks says whether bots of a level think ahead.
func (g *game[S, P]) Thinks(level string) bool {
	if g.spec.Mind == nil {
		return false
	}
	_, thinks := g.spec.Mind.Levels[level]
	return thinks
}

// Studies is how much is thought about a decision for people.
func (g *game[S, P]) Studies() (Budget, bool) {
	if g.spec.Mind == nil {
		return Budget{}, false
	}
	b := g.spec.Mind.Studies
	return b, b.Playouts > 0
}

// Weigh thinks through what a seat is asked.
func (l *live[S, P]) Weigh(ctx context.Context, s Seat, b Budget, src *chance.Source, also ...Answer) ([]Weighed, error) {
	if l.game.spec.Mind == nil {
		return nil, ErrNoMind
	}
	all := l.searcher().Weigh(ctx, l.Match, s, l.game.spec.Mind, b, src, also...)
	if all == nil {
		return nil, ErrNotAsked
	}
	return all, nil
}
