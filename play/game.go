package play

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"time"
	"weak"

	"signoria"
	"signoria/chance"
	"signoria/play/bargain"
)

// Game is a set of rules as hosts, bots and the page deal with it.
type Game interface {
	ID() string
	Version() int      // of the rules; a record made under another is not replayed
	Seats() (int, int) // the least and the most
	Options() []Option
	Bots() []string // the levels of bot that can play it, weakest first
	// Thinks says whether bots of a level think ahead, which takes them time.
	Thinks(level string) bool
	// Studies is how much is thought about a decision for people, as counsel and in analyses; false where it is not for them.
	Studies() (Budget, bool)
	// Tempers are what bots of a level may be like, beside how well they play; none if they are all alike.
	Tempers(level string) []string
	// People are who its bots of a temper are, "" for even ones.
	People(temper string) People
	// Brings are the options of each seat that a bot of a level brings into the setup of the seat it takes before
	// the start, by id; nil for an ordinary level. Such a seat is that bot's to the end.
	Brings(level string) map[string]int
	// Playtime is for how long a table with this setup is to be played, 0 without such a limit.
	Playtime(signoria.Setup) time.Duration
	// Suggestions are the tables the game suggests, the one for a newcomer first.
	Suggestions() []Suggestion

	// Start opens a table. It returns an Invalid error if the setup is not one of this game's: an Unfit if only its
	// options do not go together.
	Start(signoria.Setup) (Live, error)
	// Replay rebuilds a table from its record, or from its origin. It returns OtherRules, as Verify and Reel do, if
	// rows that are to be run were made under another version of the rules.
	Replay(signoria.Record) (Live, error)
	// Verify rebuilds every position of a record by giving its rows one by one, and returns an error
	// that names the first row that is refused or comes out differently.
	Verify(signoria.Record) (Live, error)
	// Reel opens a record to look back at: its Next comes first to the moment that holds row from, or to
	// the start for 0. It returns an error if the rows before that do not replay.
	Reel(r signoria.Record, from int32) (*Reel, error)
	// Resume rebuilds a table from a stored base, or without a state from its start, and the rows since.
	Resume(signoria.Setup, signoria.Base, []Row) (Live, error)
	// Upgrade rebuilds a table that was played under older rules, to go on under these: from its base, or without one
	// from its start, and with those rows since that still fit. It returns what goes on record of it: a row that says
	// so, and what is given back.
	Upgrade(signoria.Setup, signoria.Base, []Row) (Live, []Row, error)

	// LoadBox plays with the box of a box file from then on, and returns the file's fingerprint. It is called before
	// any table is opened. It returns an Invalid error in a game without box files.
	LoadBox(name string, file io.Reader) (fingerprint string, err error)

	// Playouts returns a function that plays a table with bots of a level that judge at once, at full speed, without a record and
	// without bargains, and returns how it stood and how many questions were answered. It panics after so many questions, unless
	// that is 0: bots can go round in circles.
	Playouts(level string, seed uint64, most int) func(signoria.Setup) (Standing, int, error)

	// Samples plays a table among bots of a level, none of which bargains, and returns how it stood each time its clock
	// moved on; Value is how the chances to win are reckoned from that, nil in a game that has none.
	Samples(ctx context.Context, s signoria.Setup, level string, seed uint64) ([]Sample, error)
	Value() *Value

	// Components are what the page needs to draw the game, in a language: names, maps, cards.
	Components(lang string) any
	// Text is a text of the game by its key, in a language.
	Text(lang, key string) string
	// RuleID is a rule's id in the ledger, "" for Free.
	RuleID(Rule) string
	// PromptName, Done and LineName are the names of a prompt, of what was done in a row of a record and of a chronicle
	// line, the same in every language.
	PromptName(Prompt) string
	Done(Row) string
	LineName(Key) string
	// BargainIn is the number of the bargain that a line of the chronicle tells of, 0 if of none.
	BargainIn(Line) int16
	// Weight is how much a line matters; Plain if the game does not weigh its lines.
	Weight(Key) Weight

	// Lessons are the game's guided first games; nil if it has none.
	Lessons() []Lesson
	// Gains are what a line tells the seats' first scores to have gained or lost; nil if nothing.
	Gains(Line) []Gain
	// Deed is the kind of story that a line belongs to, by its name in the game's texts, "deed.<name>";
	// "" if it is not told again when the game is over.
	Deed(Key) string
}

// Live is a table being played, of any game. It is not safe for several goroutines at once.
type Live interface {
	Over() bool
	Offers() []Offer
	OfferTo(Seat) (Offer, bool)
	// Preparing is the number of the question for which the seats prepare together what nobody else sees, until it lands;
	// false while they do not. It is so as well while an aside has interrupted that.
	Preparing() (asked int32, prepares bool)
	Asides(Seat) []Choice
	Look(bool)

	Answer(Answer) ([]Row, error)
	Aside(Answer) ([]Row, error)
	// TakeBack takes the seat's last answer back, and MayTakeBack says why it cannot, or nil if it can.
	TakeBack(Seat) ([]Row, error)
	MayTakeBack(Seat) error
	// Chain gives several answers of a seat as one. TakeBackSheet takes its last answer back, with those that were given
	// as one with it, and Undoes says how many those are.
	Chain([]Answer) Chain
	TakeBackSheet(Seat) ([]Row, error)
	inSheet(row, sheet int32)
	Undoes(Seat) int
	// Study makes a study of what a seat is asked: what it cannot know is dealt again, and nothing before can be taken
	// back. The note says whose game it is. It returns the rows to add to the record.
	Study(s Seat, seed uint64, note string) ([]Row, error)
	// Try gives several answers of a seat on a copy in which all that it cannot know has been dealt again, up to what
	// would draw chance or show something hidden, and returns the copy.
	Try(context.Context, Seat, []Answer) (Live, Chain, error)
	// TakeBackPast is TakeBackSheet for a seat whose last answers may be none of its own: it takes those back with what
	// was before them. Which these are, their rows' numbers tell. MayTakeBackPast says how many of its own it would take
	// back, or why it cannot.
	TakeBackPast(s Seat, none func(row int32) bool) ([]Row, error)
	MayTakeBackPast(s Seat, none func(row int32) bool) (int, error)
	// Bot returns what a bot of that name answers for a seat that is asked. It sees only what the
	// seat may know. When the context ends, one that thinks ahead answers with what it has found by then.
	Bot(ctx context.Context, bot string, s Seat, src *chance.Source) (Answer, error)
	// Weigh thinks through what a seat that is asked may answer, and what else is named if it may be given, and returns
	// what it has tried, the best first. It sees only what the seat may know. It returns ErrNotAsked, or ErrNoMind in a
	// game whose bots do not think ahead. When the context ends it gives what it has found by then.
	Weigh(ctx context.Context, s Seat, b Budget, src *chance.Source, also ...Answer) ([]Weighed, error)
	// Outlook is how likely each seat is to win, for all that everybody knows, reckoned over so many playouts. It returns
	// ErrNoMind in a game whose bots do not think ahead.
	Outlook(ctx context.Context, playouts int, src *chance.Source) (Outlook, error)
	// Foresee tells what can be known beforehand of an answer that is offered: see Foresight. It returns
	// ErrNotAsked or ErrNotOffered. When the context ends it gives what odds it has by then.
	Foresee(context.Context, Answer) (Foresight, error)
	// AskedThen says what the seat itself is asked after an answer that was foreseen, as it stands then; "" if it is not asked, or
	// if the words hang on what it cannot know.
	AskedThen(lang string, f Foresight) string
	// Chances are the odds of all choices of a seat's offer that begin something that has odds. It returns ErrNotAsked.
	// When the context ends it gives what there is by then.
	Chances(context.Context, Seat) ([]Chance, error)
	// Final says of each choice of an offer why it cannot be taken back once given; of a number, the highest.
	Final(Offer) []Final
	// Only is the answer of a seat that is asked and has nothing to choose; false if it has, or is left to say it.
	Only(Seat) (Only, bool)
	// Repeats says of each choice of an offer how a standing order may repeat it; Era, which Era is played, 0 in a game
	// without.
	Repeats(Offer) []Repeat
	Era() int
	// Noted notes what the people of the table did beside the rules: who sits where, whose time ran out,
	// pauses, resignations. It numbers the rows. After one that says Ended the game is over.
	Noted(rows ...Row) []Row
	// About tells what a thing on the board is, as a seat, or Nobody, may know it; false if there is no such thing.
	About(lang string, s Seat, ref string) (Card, bool)
	// Copy is the same table for somebody else to use, as for a bot that thinks while the table
	// goes on.
	Copy() Live

	// Bargains is what a seat, or Nobody, may know of the bargaining; nil in a game without.
	Bargains(Seat) *Bargains
	// Bargained says whether an aside is one of bargaining's.
	Bargained(Choice) bool
	// SaysTimeUp says whether an aside tells the rules that the time to play is over, and TimeUp is that aside; false
	// if it cannot be done now. See Spec.Playtime.
	SaysTimeUp(Choice) bool
	TimeUp() (Answer, bool)
	// Bargain is the aside by which a seat makes a move; false in a game without bargaining.
	Bargain(s Seat, m bargain.Move, words string) (Answer, bool)
	// Haggles is the number of the oldest bargain that waits for a seat's answer, 0 if none does or none can be
	// answered now.
	Haggles(Seat) int16
	// Haggle is what a bot of that name answers to the oldest bargain that waits for its seat, false if
	// none does. It sees only what the seat may know.
	Haggle(bot string, s Seat, src *chance.Source) (Answer, bool)
	// Starts is what a bot of that name does out of turn, of itself, before its seat answers what it is asked; false if
	// nothing. It sees only what the seat may know.
	Starts(bot string, s Seat, src *chance.Source) (Answer, bool)
	// Goods names what is traded in a language; Amount says n of one of them, Thing a special thing, Word a word that the
	// rules can read.
	Goods(lang string) []string
	Amount(lang string, good int, n int16) string
	Thing(lang string, thing int16) string
	Word(lang string, w bargain.Word) string

	View(Seat) any
	// Print is a number for the position that a seat, or Nobody, is shown: while it is the same so is all that View and
	// Told make of it, the words for an offer too as long as it is the same offer, and as others are asked beside the seat
	// or nobody is.
	Print(Seat) uint64
	Told(lang string, o Offer) Told
	// Called is a stable id of what a seat plays, as "capet"; "" in a game whose seats are all alike. Its text is the
	// game's, "called.<id>".
	Called(Seat) string
	// Lines are the chronicle's from one on, in the order of the rows they tell of.
	Lines(from int) []Line
	// Settled is how many of the lines can no longer change.
	Settled() int
	Tell(lang string, l Line) string
	Standing() Standing

	// Position is the whole state as JSON, hidden things included: for records, never for a page.
	Position() ([]byte, error)
	// Check returns an error if the position breaks what the game conserves.
	Check() error
	// Audit deals again what the seat cannot know and returns an error if its view or offer changes.
	Audit(s Seat, src *chance.Source) error
	Base() (signoria.Base, error)
}

// Spec is what a game fills in; Of makes a Game of it.
type Spec[S any] struct {
	ID         string
	Version    int
	Least      int // seats
	Most       int
	Options    []Option
	Start      func(signoria.Setup) (S, error)
	Levels     []string                               // the levels of bot besides RandomBot, which every game has: weakest first
	Bots       map[string]func(seed uint64) Policy[S] // by level, even ones; also such as are no level, as a lesson's rival
	People     People                                 // who its even bots are
	Components func(lang string) any
	Text       func(lang, key string) string
	RuleID     func(Rule) string
	PromptName func(Prompt) string
	Done       func(Answer) string
	LineName   func(Key) string

	// What a game may do without: all below may be nil.
	Mind        *Mind[S]                          // how it is thought ahead
	Tempers     []Temper[S]                       // what its bots may be like
	Upgrade     func(g *S, from int)              // makes a state stored under older rules one of these: what is new in it is zero
	Forgets     func(v Verb, from int) bool       // what was done by a verb under older rules means something else by now
	Brings      func(level string) map[string]int // what bots bring along: see Game
	Suggestions []Suggestion                      // tables to open, the one for a newcomer first
	Called      func(*S, Seat) string             // what a seat plays: see Live
	LoadBox     func(name string, file io.Reader) (fingerprint string, err error)

	Weight     func(Key) Weight                                         // how much a line matters
	Bargaining *Bargaining[S]                                           // what seats offer one another
	Lessons    []Lesson                                                 // guided first games
	Gains      func(Line) []Gain                                        // where points come from, as the chronicle tells it
	Deed       func(Key) string                                         // which lines the story of a finished game tells again
	About      func(g *S, lang string, s Seat, ref string) (Card, bool) // what a thing on the board is
	// Leaves says which questions are left to their seat even with one answer: what is done out of turn could yet open
	// another.
	Leaves func(Prompt) bool
	// Open says which questions anybody could build: what they let their seat choose follows from what all see.
	Open func(Prompt) bool
	// Repeats says how a standing order may repeat a choice; Era, which Era is played.
	Repeats func(g *S, o Offer, c Choice) Repeat
	Era     func(g *S) int
	// Playtime is for how long a table with a setup is to be played, 0 without such a limit; TimeUp is the aside by
	// which its rules are told that the time has passed. Whoever runs the table does it, nobody else may.
	Playtime func(signoria.Setup) time.Duration
	TimeUp   Verb
	// Matter says of which matter an answer's odds can be told, if of any: a battle it begins.
	Matter    func(g *S, a Answer) (Matter, bool)
	Foretells string // the level of bot that plays matters on
	Steady    bool   // it answers a question always the same: then Ways are counted past what it answers before chance
	// Ways lists in how many ways that make a difference a matter's draw can come out for what a seat knows: the
	// weight of each, and how to lay what will be drawn so that it comes out as the i-th. g stands where chance is
	// first drawn after the answer. It lists none where there are too many to count, or others decide before.
	Ways func(g *S, s Seat) (weights []float64, lay func(g *S, i int))
	// Counts counts how a matter comes out to its end, where that hangs on several draws and can be counted all the same;
	// that bot answers for everybody. g stands where chance is first drawn after the answer. It counts nothing where it
	// cannot, or where it would take too long.
	Counts func(g *S, a Answer, m Matter) []Count
}

// RandomBot is the level of bot that plays legally and without sense.
const RandomBot = "random"

// People are by what names the bots of a game go: those of people of its time, of whom its box names none. They are more
// than a table has seats, so that two of a name never meet there.
type People struct{ Men, Women []string }

// Of makes a Game of its rules and their spec.
func Of[S any, P Rules[S]](spec Spec[S]) Game {
	bots := map[string]func(uint64) Policy[S]{RandomBot: func(seed uint64) Policy[S] { return NewRandom[S](seed) }}
	maps.Copy(bots, spec.Bots)
	if m := spec.Mind; m != nil {
		for level := range m.Levels {
			bots[level] = func(seed uint64) Policy[S] { return m.Judge(seed) }
		}
	}
	spec.Levels, spec.Bots = append([]string{RandomBot}, spec.Levels...), bots
	g := &game[S, P]{spec}
	g.temper()
	return g
}

type game[S any, P Rules[S]] struct{ spec Spec[S] }

func (g *game[S, P]) ID() string                   { return g.spec.ID }
func (g *game[S, P]) Version() int                 { return g.spec.Version }
func (g *game[S, P]) Seats() (int, int)            { return g.spec.Least, g.spec.Most }
func (g *game[S, P]) Options() []Option            { return g.spec.Options }
func (g *game[S, P]) Bots() []string               { return g.spec.Levels }
func (g *game[S, P]) Components(lang string) any   { return g.spec.Components(lang) }
func (g *game[S, P]) Text(lang, key string) string { return g.spec.Text(lang, key) }
func (g *game[S, P]) RuleID(r Rule) string         { return g.spec.RuleID(r) }
func (g *game[S, P]) PromptName(p Prompt) string   { return g.spec.PromptName(p) }
func (g *game[S, P]) Done(r Row) string            { return g.spec.Done(answerOf(&r)) }
func (g *game[S, P]) LineName(k Key) string        { return g.spec.LineName(k) }

func (g *game[S, P]) Playtime(s signoria.Setup) time.Duration {
	if g.spec.Playtime == nil {
		return 0
	}
	return g.spec.Playtime(s)
}

func (g *game[S, P]) Weight(k Key) Weight {
	if g.spec.Weight == nil {
		return Plain
	}
	return g.spec.Weight(k)
}

func (g *game[S, P]) Brings(level string) map[string]int {
	if g.spec.Brings == nil {
		return nil
	}
	return g.spec.Brings(level)
}

func (g *game[S, P]) LoadBox(name string, file io.Reader) (string, error) {
	if g.spec.LoadBox == nil {
		return "", signoria.Errorf(signoria.Invalid, "%s has no box files", g.spec.ID)
	}
	return g.spec.LoadBox(name, file)
}

func (g *game[S, P]) Suggestions() []Suggestion { return g.spec.Suggestions }

// check says whether a setup is one of this game's.
func (g *game[S, P]) check(s signoria.Setup) error {
	switch {
	case s.Game != g.spec.ID:
		return signoria.Errorf(signoria.Invalid, "the setup is for the game %q, not %q", s.Game, g.spec.ID)
	case s.Version != g.spec.Version:
		return signoria.Errorf(signoria.Invalid, "the setup is for version %d of the rules; these are version %d", s.Version, g.spec.Version)
	case s.Seats < g.spec.Least || s.Seats > g.spec.Most:
		return signoria.Errorf(signoria.Invalid, "%d seats: %s is for %d to %d", s.Seats, g.spec.ID, g.spec.Least, g.spec.Most)
	}
	if s.Options[OptionLesson] != 0 {
		return checkLesson(g.spec.Lessons, s)
	}
	options := g.options(s.Seats)
	for key, v := range s.Options {
		if o, ok := options[key]; !ok || !slices.Contains(o.Values, v) {
			return signoria.Errorf(signoria.Invalid, "there is no option %q that is %d", key, v)
		}
	}
	return nil
}

// options lists what a setup may hold, by key.
func (g *game[S, P]) options(seats int) map[string]Option {
	all := map[string]Option{}
	for _, o := range g.spec.Options {
		for s := range Seat(seats) {
			all[o.Key(s)] = o
		}
	}
	return all
}

func (g *game[S, P]) start(s signoria.Setup) (state S, err error) {
	if err = g.check(s); err != nil {
		return state, err
	}
	full := s
	full.Options = map[string]int{}
	for key, o := range g.options(s.Seats) {
		full.Options[key] = o.Default
	}
	maps.Copy(full.Options, s.Options)
	state, err = g.spec.Start(full)
	if unfit := (*Unfit)(nil); errors.As(err, &unfit) {
		unfit.text = g.spec.Text
	}
	return state, err
}

func (g *game[S, P]) Start(s signoria.Setup) (Live, error) {
	state, err := g.start(s)
	if err != nil {
		return nil, err
	}
	return g.live(NewMatch[S, P](state)), nil
}

func (g *game[S, P]) Playouts(level string, seed uint64, most int) func(signoria.Setup) (Standing, int, error) {
	p := NewPlayout[S, P](g.spec.Bots[level](seed))
	p.policy.most = most
	return func(s signoria.Setup) (Standing, int, error) {
		state, err := g.start(s)
		if err != nil {
			return Standing{}, 0, err
		}
		answered := p.Play(&state, math.MaxInt)
		return P(&state).Standing(), answered, nil
	}
}

func (g *game[S, P]) live(m *Match[S, P]) Live { return &live[S, P]{Match: m, game: g} }

func (g *game[S, P]) Replay(r signoria.Record) (Live, error) {
	if err := g.ours(r); err != nil {
		return nil, err
	}
	if r.Origin == nil {
		return g.Resume(r.Setup, signoria.Base{}, r.Rows)
	}
	return g.Resume(r.Setup, *r.Origin, r.Rows[r.Origin.Row:])
}

func (g *game[S, P]) Verify(r signoria.Record) (Live, error) {
	r.Origin = nil // every row is run
	if err := g.ours(r); err != nil {
		return nil, err
	}
	l, err := g.Start(r.Setup)
	if err != nil {
		return nil, err
	}
	for i := 0; i < len(r.Rows); {
		n, err := Redo(l, r.Rows[i:])
		if err != nil {
			return l, err
		}
		i += n
	}
	return l, nil
}

// Noted notes what the people of the table did beside the rules. It changes no position.
func (m *Match[S, P]) Noted(rows ...Row) []Row {
	noted := make([]Row, len(rows))
	for i, r := range rows {
		m.record.last++
		noted[i] = Row{No: m.record.last, Kind: r.Kind, Seat: r.Seat, Note: r.Note}
		m.heed(r)
	}
	return noted
}

// heed ends the match if a row says so.
func (m *Match[S, P]) heed(r Row) {
	if r.Kind == signoria.Ended {
		m.ended, m.found = r.Note, found{}
	}
}

// stored is how a base is kept: the state, and the lines told before it.
type stored[S any] struct {
	State *S     `json:"state"`
	Lines []Line `json:"lines"`
}

func (g *game[S, P]) Resume(s signoria.Setup, b signoria.Base, rows []Row) (Live, error) {
	state, told, err := g.position(s, b)
	if err != nil {
		return nil, err
	}
	m, err := ResumeMatch[S, P](state, b, told, rows)
	if err != nil {
		return nil, err
	}
	return g.live(m), nil
}

// live is a match with its game beside it.
type live[S any, P Rules[S]] struct {
	*Match[S, P]
	game   *game[S, P]
	search weak.Pointer[Search[S, P]]
}

func (l *live[S, P]) About(lang string, s Seat, ref string) (Card, bool) {
	if l.game.spec.About == nil {
		return Card{}, false
	}
	return l.game.spec.About(l.seenBy(s), lang, s, ref)
}

func (l *live[S, P]) SaysTimeUp(c Choice) bool {
	return l.game.spec.Playtime != nil && c.Verb == l.game.spec.TimeUp
}

func (l *live[S, P]) TimeUp() (Answer, bool) {
	for _, p := range l.Standing().Places {
		for _, c := range l.Asides(p.Seat) {
			if l.SaysTimeUp(c) {
				return c.With(p.Seat, 0), true
			}
		}
	}
	return Answer{}, false
}

func (l *live[S, P]) Called(s Seat) string {
	if l.game.spec.Called == nil {
		return ""
	}
	return l.game.spec.Called(&l.now, s)
}

func (l *live[S, P]) Check() error { return P(&l.now).Check() }

func (l *live[S, P]) Copy() Live                { return l.game.live(l.Match.copy()) }
func (l *live[S, P]) Position() ([]byte, error) { return json.Marshal(&l.now) }

func (l *live[S, P]) Audit(s Seat, src *chance.Source) error {
	seen := *l.seenBy(s)
	before, err := l.told(l.View(s), &seen, s) // of which all share what everybody sees
	if err != nil {
		return err
	}
	P(&seen).Redeal(s, src)
	after, err := l.told(P(&seen).View(s), &seen, s)
	if err != nil {
		return err
	}
	if !bytes.Equal(before, after) {
		return fmt.Errorf("seat %d sees what it cannot know: its view changes when that is dealt again, or is not the one that is made by itself\nbefore %s\nafter  %s", s, before, after)
	}
	if err := P(&seen).Check(); err != nil {
		return fmt.Errorf("what seat %d cannot know is dealt again wrongly: %w", s, err)
	}
	o, asked := l.OfferTo(s)
	if !asked {
		return nil
	}
	if was, is := l.Repeats(o), l.repeatsOn(&seen, o); !slices.Equal(was, is) {
		return fmt.Errorf("how the choices of seat %d repeat hangs on what it cannot know\nbefore %+v\nafter  %+v", s, was, is)
	}
	same := true
	l.searcher().Consult(l.Match, s, listener[S](func(choices []Choice) { same = slices.Equal(choices, o.Choices) }), src)
	if !same {
		return fmt.Errorf("seat %d is offered other choices when what it cannot know is dealt again", s)
	}
	return errors.Join(l.auditOpen(o, src), l.auditForesight(o, src), l.auditTrial(o, src), l.auditWeighed(o, src))
}

// auditOpen looks whether a question that is said to be open stays the same when all is dealt anew that not everybody sees.
func (l *live[S, P]) auditOpen(o Offer, src *chance.Source) error {
	if l.drafted>>uint(o.Seat)&1 == 1 || !l.game.opens(o.Prompt) {
		return nil
	}
	seen := &eyes[S, P]{seat: o.Seat, most: 1, from: src.Uint64()}
	if l.look(seen); !slices.Equal(seen.choices, o.Choices) {
		return fmt.Errorf("what seat %d may choose is said to be open, and changes when what not all see is dealt again\nbefore %+v\nafter  %+v", o.Seat, o.Choices, seen.choices)
	}
	return nil
}

// auditWeighed thinks an offer through, now and then, and again with all dealt anew that the seat cannot know: the same
// must be found.
func (l *live[S, P]) auditWeighed(o Offer, src *chance.Source) error {
	if l.game.spec.Mind == nil || o.Token%oneInChances != 0 {
		return nil
	}
	var found [2][]Weighed
	seed := src.Uint64()
	for i, hide := range []*chance.Source{nil, src} {
		x := l.searcher()
		x.hide = hide
		from, err := chance.New(seed), error(nil)
		found[i], err = l.Weigh(context.Background(), o.Seat, Budget{Playouts: 6, Choices: 3}, &from)
		x.hide = nil
		if err != nil {
			return err
		}
	}
	if !slices.Equal(found[0], found[1]) {
		return fmt.Errorf("seat %d thinks with what it cannot know\nbefore %+v\nafter  %+v", o.Seat, found[0], found[1])
	}
	return nil
}

// oneInChances is of how many offers an audit tries the chances of all choices: they take long.
const oneInChances = 64

// auditForesight foresees one choice of an offer, and now and then the chances of all, and again with all dealt anew
// that the seat cannot know: both must come out the same.
func (l *live[S, P]) auditForesight(o Offer, src *chance.Source) error {
	c := o.Choices[src.N(len(o.Choices))]
	a := c.With(o.Seat, c.Lo)
	var told [2][]byte
	for i, hide := range []*chance.Source{nil, src} {
		f, err := l.foresee(context.Background(), a, 2, hide)
		if err != nil {
			return err
		}
		if brief := l.briefly().at(a).final; f.torn || brief != f.Final {
			return fmt.Errorf("whether %+v is final hangs on what seat %d cannot know: it is %q, and %q on one deal", a, o.Seat, f.Final, brief)
		}
		var all []Chance
		if o.Token%oneInChances == 0 {
			if all, err = l.chances(context.Background(), o.Seat, 2, hide); err != nil {
				return err
			}
		}
		if told[i], err = json.Marshal([]any{f, l.AskedThen("en", f), all}); err != nil {
			return err
		}
	}
	if !bytes.Equal(told[0], told[1]) {
		return fmt.Errorf("seat %d foresees what it cannot know, of %+v\nbefore %s\nafter  %s", o.Seat, a, told[0], told[1])
	}
	return nil
}

// searcher is the table's search, made when it is wanted. The table itself does not hold it: it is as large as a position
// or two, and most tables wait for somebody.
func (l *live[S, P]) searcher() *Search[S, P] {
	x := l.search.Value()
	if x == nil {
		x = NewSearch[S, P]()
		l.search = weak.Make(x)
	}
	return x
}

// told is all that a seat is told of a position: a view of it, and the bargaining it may know of and do.
func (l *live[S, P]) told(view any, g *S, s Seat) ([]byte, error) {
	var o Asking
	o.To(s, 0)
	if s >= 0 {
		P(g).Asides(&o, s)
	}
	var b *Bargains
	if how := l.game.spec.Bargaining; how != nil {
		b = bargainsOf(how, g, s)
	}
	return json.Marshal([]any{view, b, o.choices})
}

// listener is a policy that only listens to what is offered.
type listener[S any] func(choices []Choice)

func (f listener[S]) Decide(_ *S, o *Asking) Answer {
	s, _, choices := o.At(0)
	f(choices)
	return choices[0].With(s, choices[0].Lo)
}

func (l *live[S, P]) Bot(ctx context.Context, bot string, s Seat, src *chance.Source) (Answer, error) {
	build, ok := l.game.spec.Bots[bot]
	if !ok {
		return Answer{}, signoria.Errorf(signoria.Invalid, "there is no bot %q for %s", bot, l.game.spec.ID)
	}
	if level, _ := LevelAndTemper(bot); l.game.Thinks(level) {
		return l.thought(ctx, bot, s, src)
	}
	a, ok := l.searcher().Consult(l.Match, s, build(src.Uint64()), src)
	if !ok {
		return a, ErrNotAsked
	}
	return a, nil
}

// Base is where the match stands at rest. When the rules have ended it that is the end, so that it stays as it ended
// whatever becomes of the rules.
func (l *live[S, P]) Base() (signoria.Base, error) {
	m := l.Match
	if P(&m.now).Over() {
		b, err := json.Marshal(stored[S]{&m.now, m.t.lines})
		return signoria.Base{Version: l.game.spec.Version, Row: m.record.last, Ask: m.record.ask, State: b}, err
	}
	b, err := json.Marshal(stored[S]{&m.base, m.t.lines[:m.baseLines]})
	return signoria.Base{Version: l.game.spec.Version, Row: m.baseRow, Ask: m.baseAsk, State: b}, err
}
