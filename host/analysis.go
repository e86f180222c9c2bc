package host

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"signoria"
	"signoria/chance"
	"signoria/play"
	"signoria/rulebook"
)

const (
	// outlooks is over how many playouts it is reckoned at the start of each turn how the seats stand.
	outlooks = 40
	// A decision was a lapse if another was better by so much of a chance to win, and by so many standard errors: less
	// the playouts cannot tell.
	lapseFrom = 0.03
	lapseSure = 2
	// lapses is how many of them are told of each seat.
	lapses = 3
)

// again is over how many playouts what looks like a lapse is weighed against the better answer, afresh and against nothing else:
// of many answers the one that seems best has had luck, and so has the other seemed worse than it is.
// That may take so many times the answers.
const again, longer = 48, 4

// errNoMind is of a game that nobody thinks ahead in.
var errNoMind = signoria.Errorf(signoria.NotFound, "games of this kind are not analysed yet")

// Analysis is what a finished game looks like to who thinks ahead: how likely each seat was to win as it went on, and
// what its decisions cost it. Each is judged by what its seat knew then. The game is over, so everybody may know it.
type Analysis struct {
	Done, Of int // of the record's rows; it is whole when they are the same
	Turns    []Outlook
	Seats    []Review // none until it is whole
}

// Outlook is how likely each seat was to win when a turn began, or at the end.
type Outlook struct {
	play.Outlook
	Turn int
	Row  int32
}

// Review is what the decisions of a seat cost it.
type Review struct {
	Decisions int // in which it had something to choose
	Best      int // in which nothing was found that was better beyond doubt
	Lost      float64
	Lapses    []Lapse // the dearest first
}

// Lapse is a decision that cost its seat part of its chance to win.
type Lapse struct {
	Row    int32 // the moment at which it was asked
	Turn   int
	Lost   float64 // of its chance to win, 0 to 1
	Error  float64 // the standard error of that
	Chance float64 // with the better answer
	Asked  Said
	Given  Said
	Better Said
	Answer play.Answer // the better one
}

// Said is something in every language of the table.
type Said map[string]string

// Analysis is the analysis of a finished game as far as it has come. Who asks first sets it going: it is worked out in the
// background, and comes out the same whenever it is. Who may have the record may have it.
func (h *Host) Analysis(ctx context.Context, id, player string) (a Analysis, err error) {
	err = h.at(ctx, id, func(t *Table) error {
		if err := mayRetell(&t.Table, player); err != nil {
			return err
		}
		studies, minded := t.game.Studies()
		if !minded {
			return errNoMind
		}
		if t.analysing == nil {
			if err := h.analyses.enter(player); err != nil {
				return err
			}
			r := t.recordOf(nil)
			if r.Rows, err = h.store.Rows(ctx, id, 0); err != nil {
				h.analyses.leave(player)
				return err
			}
			t.analysing = &analysing{host: h, asked: player, game: t.game, studies: studies, record: r}
			t.analysing.now.Of = len(r.Rows)
			h.run(t.analysing.work)
		}
		a, err = t.analysing.sofar()
		return err
	})
	return a, err
}

// Of analyses so many wait at most, and so many that one player, or people unknown, asked for.
const (
	mostQueued = 16
	mostAsked  = 2
)

var (
	errManyAnalyses = signoria.Errorf(signoria.TooMany, "many games wait to be analysed already: ask again in a while")
	errTwoAnalyses  = signoria.Errorf(signoria.TooMany, "two games are being analysed for you: wait until one is done")
)

// queue counts the analyses that wait or go on, by who asked for them.
type queue struct {
	mu  sync.Mutex
	of  map[string]int
	all int
}

func (q *queue) enter(player string) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	switch {
	case q.of[player] >= mostAsked:
		return errTwoAnalyses
	case q.all >= mostQueued:
		return errManyAnalyses
	case q.of == nil:
		q.of = map[string]int{}
	}
	q.of[player]++
	q.all++
	return nil
}

func (q *queue) leave(player string) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.all--
	if q.of[player]--; q.of[player] == 0 {
		delete(q.of, player)
	}
}

// analysing is an analysis under way, or done.
type analysing struct {
	host    *Host
	asked   string // who set it going, "" somebody unknown
	game    play.Game
	studies play.Budget // what is thought about each decision
	record  signoria.Record

	mu  sync.Mutex
	now Analysis
	err error
}

// underWay says whether it goes on still: the table stays in memory meanwhile, or who came back would set another going.
func (x *analysing) underWay() bool {
	if x == nil {
		return false
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.err == nil && x.now.Done < x.now.Of
}

// sofar is what has been found by now.
func (x *analysing) sofar() (Analysis, error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	a := x.now
	a.Turns, a.Seats = slices.Clone(a.Turns), slices.Clone(a.Seats)
	return a, x.err
}

// work analyses a record from its start to its end, once all asked for before it are done. It takes one place of those who
// think, for one decision at a time, so that bots and who is asked for counsel come in between.
func (x *analysing) work() {
	reviews := make([]Review, x.record.Seats)
	err := x.host.analysts.enter(x.host.stop)
	if err == nil {
		err = x.through(reviews)
		x.host.analysts.leave()
	}
	x.host.analyses.leave(x.asked)
	x.mu.Lock()
	defer x.mu.Unlock()
	if other := (*play.OtherRules)(nil); errors.As(err, &other) {
		err = errNoStory
	}
	if x.err = err; err != nil {
		return
	}
	for s := range reviews {
		slices.SortStableFunc(reviews[s].Lapses, func(a, b Lapse) int { return cmp.Compare(b.Lost, a.Lost) })
		reviews[s].Lapses = reviews[s].Lapses[:min(lapses, len(reviews[s].Lapses))]
	}
	x.now.Done, x.now.Seats = x.now.Of, reviews
}

func (x *analysing) through(reviews []Review) error {
	reel, err := x.game.Reel(x.record, 0)
	if err != nil {
		return err
	}
	turn := -1
	more, err := reel.Next()
	for ; more && err == nil; more, err = reel.Next() {
		if now := reel.Standing(); now.Turn != turn || now.Over {
			turn = now.Turn
			if err := x.look(reel, turn); err != nil {
				return err
			}
		}
		if err := x.review(reel, reviews); err != nil {
			return err
		}
		x.mu.Lock()
		x.now.Done = min(x.now.Of-1, int(reel.Row))
		x.mu.Unlock()
	}
	return err
}

// look reckons how the seats stand.
func (x *analysing) look(reel *play.Reel, turn int) error {
	return x.thinking(reel, func(ctx context.Context, src *chance.Source) error {
		o, err := reel.Outlook(ctx, outlooks, src)
		if err == nil {
			x.mu.Lock()
			x.now.Turns = append(x.now.Turns, Outlook{o, turn, reel.Row})
			x.mu.Unlock()
		}
		return err
	})
}

// review judges the decision that comes next, if one does.
func (x *analysing) review(reel *play.Reel, reviews []Review) error {
	given, comes := reel.Coming()
	offer, asked := reel.OfferTo(given.Seat)
	if !comes || !asked || leavesNothing(offer) {
		return nil
	}
	return x.thinking(reel, func(ctx context.Context, src *chance.Source) error {
		all, err := weighed(ctx, reel, given, x.studies, src)
		if err != nil || len(all) < 2 || ctx.Err() != nil {
			return err
		}
		of := &reviews[given.Seat]
		of.Decisions++
		if i := indexOf(all, given); i >= 0 && lapse(all[i]) {
			of.lapsed(lapseOf(reel, offer, all[i], all[0]))
			return nil
		}
		of.Best++
		return nil
	})
}

// weighed is what a seat could have answered, the best first. If what it has given looks like a lapse, that and the best alone
// are weighed again.
func weighed(ctx context.Context, live play.Live, given play.Answer, b play.Budget, src *chance.Source) ([]play.Weighed, error) {
	all, err := live.Weigh(ctx, given.Seat, b, src, given)
	if err != nil || ctx.Err() != nil {
		return nil, err
	}
	if i := indexOf(all, given); i >= 0 && lapse(all[i]) {
		return live.Weigh(ctx, given.Seat, play.Budget{Playouts: again, Answers: longer * b.Answers, Ahead: b.Ahead}, src, given, all[0].Answer)
	}
	return all, nil
}

func indexOf(all []play.Weighed, a play.Answer) int {
	return slices.IndexFunc(all, func(w play.Weighed) bool { return w.Answer == a })
}

func lapseOf(reel *play.Reel, o play.Offer, given, better play.Weighed) Lapse {
	return Lapse{
		Row: reel.Row, Turn: reel.Standing().Turn, Lost: given.Behind, Error: given.Error, Chance: better.Chance,
		Asked: saidOf(func(lang string) string { return reel.Told(lang, o).Prompt }),
		Given: answerSaid(reel, o, given.Answer), Better: answerSaid(reel, o, better.Answer), Answer: better.Answer,
	}
}

func (r *Review) lapsed(l Lapse) {
	r.Lost += l.Lost
	r.Lapses = append(r.Lapses, l)
}

// lapse says whether an answer is behind the best beyond doubt.
func lapse(w play.Weighed) bool { return w.Behind >= max(lapseFrom, lapseSure*w.Error) }

// leavesNothing says whether there is nothing to choose of an offer.
func leavesNothing(o play.Offer) bool { return len(o.Choices) == 1 && !o.Choices[0].Counts() }

// thinking thinks at leisure, when a place is free to. The same moment of the same record is always thought about alike.
func (x *analysing) thinking(reel *play.Reel, f func(context.Context, *chance.Source) error) error {
	if err := x.host.leisure.enter(x.host.stop); err != nil {
		return err
	}
	defer x.host.yield(time.Now())
	if err := x.host.thinkers.enter(x.host.stop); err != nil {
		return err
	}
	defer x.host.thinkers.leave()
	src := chance.New(uint64(reel.Row))
	return f(x.host.stop, &src)
}

func saidOf(in func(lang string) string) Said {
	s := Said{}
	for _, lang := range rulebook.Languages {
		s[lang] = in(lang)
	}
	return s
}

// answerSaid says an answer in words: what its button says.
func answerSaid(reel *play.Reel, o play.Offer, a play.Answer) Said {
	i := slices.IndexFunc(o.Choices, a.Picks)
	return saidOf(func(lang string) string {
		label := reel.Told(lang, o).Choices[i].Label
		if o.Choices[i].Counts() {
			return fmt.Sprintf("%s: %d", label, a.N)
		}
		return label
	})
}
