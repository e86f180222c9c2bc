package host

import (
	"context"
	"crypto/rand"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"signoria"
	"signoria/play"
)

// maxTables is how many unfinished tables a player may have opened.
const maxTables = 30

// maxOfBots is how many games of bots alone may go on that a player has opened: nobody waits for them, and all play at others' cost.
const maxOfBots = 3

// grace is how long a player may be away before others let a bot play for him: a page is opened again, a train leaves its tunnel.
const grace = 3 * time.Minute

var (
	errNotHost    = signoria.Errorf(signoria.Forbidden, "only who opened the table may do that")
	errSeatTaken  = signoria.Errorf(signoria.Conflict, "that seat is taken")
	errStarted    = signoria.Errorf(signoria.Conflict, "the table has started already")
	errOver       = signoria.Errorf(signoria.Conflict, "the game is over")
	errSeatsOpen  = signoria.Errorf(signoria.Conflict, "a seat is still open: let a bot have it, or wait for a player")
	errBestOnly   = signoria.Errorf(signoria.Forbidden, "for who is away only the best bot plays that may stand in for anybody")
	errHasTime    = signoria.Errorf(signoria.Forbidden, "his clock says how long he may be away")
	errNoBot      = signoria.Errorf(signoria.Invalid, "no bot of this game can stand in for you")
	errManySeats  = signoria.Errorf(signoria.Invalid, "no table has more than %d seats", signoria.MaxSeats)
	errItsOwn     = signoria.Errorf(signoria.Forbidden, "that seat is its bot’s to the end: it plays by rules of its own")
	errTooLate    = signoria.Errorf(signoria.Forbidden, "that bot plays by rules of its own: it sits down only before the game begins")
	errTooMany    = signoria.Errorf(signoria.TooMany, "you have too many tables open: finish some first")
	errManyOfBots = signoria.Errorf(signoria.TooMany, "three games of bots alone go on for you: wait until one is over, or take a seat yourself")
	errSeedShown  = signoria.Errorf(signoria.Invalid, "a seed can be chosen only where nobody else sits: it tells what will be drawn")
)

// NewTable is what a new table is to be. Each seat is "me", "me:<name>" for one of several friends at
// one screen, "open" or "bot:<name>", the name of one with AnyTemper too.
type NewTable struct {
	Game    string
	Seats   []string
	Options map[string]int
	Seed    string // "" for one nobody knows
	Manners signoria.Manners
}

// Create opens a table for a player. It starts at once if no seat is open.
func (h *Host) Create(ctx context.Context, player signoria.Player, n NewTable) (Present, error) {
	t, err := h.laid(player, n)
	if err != nil {
		return Present{}, err
	}
	return h.open(ctx, t, signoria.Record{})
}

// Fits says why a player could not open a table like this, or nil if he could.
func (h *Host) Fits(player signoria.Player, n NewTable) error {
	_, err := h.laid(player, n)
	return err
}

// laid is a new table, which nobody has heard of yet. It has started if no seat is open.
func (h *Host) laid(player signoria.Player, n NewTable) (t signoria.Table, err error) {
	game, err := h.Game(n.Game)
	if err != nil {
		return t, err
	}
	if len(n.Seats) > signoria.MaxSeats {
		return t, errManySeats
	}
	t = blankTable(player, signoria.Setup{Game: n.Game, Version: game.Version(), Seats: len(n.Seats), Options: n.Options, Seed: random(), Box: h.opts.Boxes[n.Game]})
	if t.Manners, err = n.Manners.Agreed(); err != nil {
		return t, err
	}
	t.Manners.Counsel = t.Manners.Counsel && play.Minded(game) // where nobody can give it none is agreed on
	open := false
	bots := h.lively(game, &t, play.BotsIn(n.Seats))
	for i, s := range n.Seats {
		if t.Chairs[i], err = chair(game, player, play.Seat(i), s, bots[i]); err != nil {
			return t, err
		}
		open = open || t.Chairs[i].Free()
	}
	switch {
	case n.Seed == "":
		t.Setup.Commitment = signoria.Commit(t.Setup.Seed)
	case open:
		return t, errSeedShown
	default:
		t.Affairs.Foreseen = true
		if t.Setup.Seed, err = strconv.ParseUint(n.Seed, 10, 64); err != nil {
			return t, signoria.Errorf(signoria.Invalid, "a seed is a whole number from 0 to 18446744073709551615")
		}
	}
	live, err := game.Start(seated(game, &t))
	if err == nil && !open {
		begin(&t, game, live, h.Now())
	}
	return t, err
}

// lively are the bots of a table when those of any temper have been given one.
func (h *Host) lively(game play.Game, x *signoria.Table, bots []string) []string {
	src := h.source(x.Setup.Seed, play.Nobody, 0)
	return play.Lively(game, bots, &src)
}

// seated is the setup a table is played with: what its people have agreed on, and what its bots bring along.
func seated(game play.Game, x *signoria.Table) signoria.Setup {
	return play.Seated(game, x.Setup, levels(x))
}

// levels are the bots that hold a seat for themselves, by seat.
func levels(x *signoria.Table) []string {
	levels := make([]string, len(x.Chairs))
	for s, c := range x.Chairs {
		if c.Player == "" {
			levels[s] = c.Bot
		}
	}
	return levels
}

// keeps says whether a seat is its bot's to the end.
func (t *Table) keeps(c signoria.Chair) bool { return c.Player == "" && len(t.game.Brings(c.Bot)) > 0 }

func blankTable(player signoria.Player, setup signoria.Setup) signoria.Table {
	now := time.Now()
	usual, _ := signoria.Manners{}.Agreed()
	return signoria.Table{Manners: usual, ID: newID(), Setup: setup, Host: player.ID, Chairs: make([]signoria.Chair, setup.Seats), Created: now,
		Progress: signoria.Progress{Status: signoria.Open, Waiting: []play.Seat{}, Moved: now}}
}

// open stores a new table with its record, if it has one, and lets it go on.
func (h *Host) open(ctx context.Context, t signoria.Table, r signoria.Record) (Present, error) {
	if err := h.Crowded(); err != nil {
		return Present{}, err
	}
	if err := h.create(ctx, t); err != nil {
		return Present{}, err
	}
	defer h.heedAt(t)
	if err := h.bring(context.WithoutCancel(ctx), t, r); err != nil {
		h.abandon(t)
		return Present{}, err
	}
	return h.Table(ctx, t.ID)
}

// create stores a new table, if its player may have one more: who opens many at once has them counted one after the other.
func (h *Host) create(ctx context.Context, t signoria.Table) error {
	h.counting.Lock()
	defer h.counting.Unlock()
	hosted, err := h.store.TablesOf(ctx, t.Host)
	if err != nil {
		return err
	}
	unfinished := 0
	for _, other := range hosted {
		if other.Host == t.Host && other.Status != signoria.Finished && !unplayed(other) {
			unfinished++
		}
	}
	if unfinished >= maxTables {
		return errTooMany
	}
	if ofBots(t) && t.Status == signoria.Playing && goingOn(hosted, t.Host) >= maxOfBots {
		return errManyOfBots
	}
	return h.store.CreateTable(ctx, t)
}

// bring stores the record that a new table begins with, if it has one.
func (h *Host) bring(ctx context.Context, t signoria.Table, r signoria.Record) error {
	if r.Origin != nil {
		if err := h.store.SaveOrigin(ctx, t.ID, *r.Origin); err != nil {
			return err
		}
	}
	if len(r.Rows) == 0 {
		return nil
	}
	return h.store.AppendRows(ctx, t.ID, r.Rows, t.Progress)
}

// abandon drops a new table that came about by halves: its player was told that nothing has happened.
func (h *Host) abandon(t signoria.Table) {
	if err := h.store.DropTable(context.Background(), t.ID); err != nil {
		h.log.Error("half a table was not dropped", "table", t.ID, "error", err)
	}
	if kept := h.inUse(t.ID); kept != nil {
		kept.mu.Lock()
		h.leave(kept)
		kept.mu.Unlock()
	}
	h.alarm(t.ID, signoria.Clocks{})
	h.heedAt(t)
}

// ofBots says whether bots alone sit at a table.
func ofBots(x signoria.Table) bool {
	return !slices.ContainsFunc(x.Chairs, func(c signoria.Chair) bool { return c.Bot == "" || c.Player != "" })
}

// goingOn counts the games of bots alone that a player has opened and that are not over.
func goingOn(all []signoria.Table, player string) (n int) {
	for _, x := range all {
		if x.Host == player && x.Status == signoria.Playing && ofBots(x) {
			n++
		}
	}
	return n
}

// chair is who is to sit in a seat of a new table.
func chair(game play.Game, me signoria.Player, s play.Seat, wish, bot string) (signoria.Chair, error) {
	name, named := strings.CutPrefix(wish, "me:")
	switch {
	case wish == "me":
		return signoria.Chair{Player: me.ID, Name: me.Name}, nil
	case named:
		clean, err := signoria.CleanName(name)
		return signoria.Chair{Player: me.ID, Name: clean, Alias: true}, err
	case wish == "open":
		return signoria.Chair{}, nil
	case play.Knows(game, bot):
		return signoria.Chair{Bot: bot}, nil
	case bot != "":
		return signoria.Chair{}, noBot(game, s, bot)
	}
	return signoria.Chair{}, signoria.Errorf(signoria.Invalid, "seat %d: it is me, me:<name>, open or bot:<name>, not %q", s, wish)
}

// noBot is that a game has no bot of a name that was wanted in a seat.
func noBot(game play.Game, s play.Seat, bot string) error {
	return signoria.Errorf(signoria.Invalid, "seat %d: there is no bot %q; there is %s", s, bot, strings.Join(game.Bots(), ", "))
}

// Sit sits a player down, or asks for it; or, where a bot is named, sits that bot down.
//
// Before the start whoever comes takes a free seat. In play a player takes his own seat back from a bot
// that stands in for him, or the one he got up from; anybody else is admitted when all who play agree.
func (h *Host) Sit(ctx context.Context, id string, player signoria.Player, s play.Seat, bot string) (Present, error) {
	return h.reseat(ctx, id, s, func(t *Table, x *signoria.Table) error {
		c := &x.Chairs[s]
		switch {
		case x.Status == signoria.Playing && t.keeps(*c):
			return errItsOwn
		case bot != "":
			return t.seatBot(x, player, s, bot)
		case c.Player == player.ID:
			c.Bot = ""
			return nil
		case c.Player != "" || x.Status == signoria.Open && !c.Free():
			return errSeatTaken
		case x.Status == signoria.Open || held(x, player.ID, s):
			return sitDown(x, player, s)
		}
		return askFor(x, player, s)
	})
}

// seatBot puts a bot in a seat that is free or another bot's. While the table is played it may stand in
// for a player who asks for it, or, as the best bot there is for it, for one who has been gone for a while, so that the
// others can go on: the seat stays his. Where a
// clock runs, that and no other player takes it from him. A seat that somebody got up from any player fills.
func (t *Table) seatBot(x *signoria.Table, player signoria.Player, s play.Seat, bot string) error {
	c := &x.Chairs[s]
	bots := levels(x)
	bots[s] = bot
	bot = t.host.lively(t.game, x, bots)[s]
	playing := x.Status == signoria.Playing
	mine := c.Player == player.ID && playing
	switch {
	case !mine && !t.rules(x, player.ID) && !(playing && c.Free() && sits(x, player.ID)):
		return errNotHost
	case !play.Knows(t.game, bot):
		return noBot(t.game, s, bot)
	case playing && len(t.game.Brings(bot)) > 0:
		return errTooLate
	case c.Player != "" && !mine && (!playing || t.audience.here(c.Player)):
		return errSeatTaken
	case c.Player != "" && !mine && x.Manners.Clock.Kind != signoria.NoClock:
		return errHasTime
	case c.Player != "" && !mine && levelOf(bot) != t.bestBot():
		return errBestOnly
	case c.Player != "" && !mine && t.backIn(c.Player) > 0:
		left := int(math.Ceil(t.backIn(c.Player).Seconds()))
		return signoria.Errorf(signoria.Forbidden, "he was here a moment ago: in %d:%02d minutes a bot may play for him", left/60, left%60)
	}
	c.Bot = bot
	return nil
}

func levelOf(bot string) string {
	level, _ := play.LevelAndTemper(bot)
	return level
}

// backIn is for how long a player who has no page of the table open may yet come back before others let a bot play for him. When the
// server has just started nobody's page has found it yet.
func (t *Table) backIn(player string) time.Duration {
	return grace - time.Since(later(t.audience.went[player], t.host.resumed))
}

func later(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

// rules says whether a player decides what only one can: who opened the table, or, while he is away from
// a table that is played, whoever sits at it.
func (t *Table) rules(x *signoria.Table, player string) bool {
	return x.Host == player || x.Status != signoria.Open && !t.audience.here(x.Host) && sits(x, player)
}

// namesake says whose name at a table, of another player's seat or who asks for one, looks like a player's.
func namesake(x *signoria.Table, player, name string) (theirs string, found bool) {
	for _, c := range x.Chairs {
		if c.Name != "" && c.Player != player && signoria.Alike(c.Name, name) {
			return c.Name, true
		}
	}
	for _, m := range x.Affairs.Motions {
		if m.Kind == signoria.ToAdmit && m.Player != player && signoria.Alike(m.Name, name) {
			return m.Name, true
		}
	}
	return "", false
}

// Stand frees a seat: a player his own; the host anybody's before the start.
func (h *Host) Stand(ctx context.Context, id string, player signoria.Player, s play.Seat) (Present, error) {
	hosted, err := h.store.TablesOf(ctx, player.ID)
	if err != nil {
		return Present{}, err
	}
	return h.reseat(ctx, id, s, func(_ *Table, x *signoria.Table) error {
		c := &x.Chairs[s]
		if c.Player != player.ID && (x.Host != player.ID || x.Status != signoria.Open) {
			return notYours(s)
		}
		if x.Status == signoria.Open {
			*c = signoria.Chair{}
			return nil
		}
		if !held(x, player.ID, s) {
			x.Affairs.Left = append(x.Affairs.Left, signoria.Left{Player: player.ID, Seat: s})
		}
		*c = signoria.Chair{Bot: c.Bot}
		if ofBots(*x) && goingOn(hosted, player.ID) >= maxOfBots {
			return errManyOfBots
		}
		return nil
	})
}

// Resign gives a player's seat to a bot for good. The game ends if he was the last.
func (h *Host) Resign(ctx context.Context, id string, player signoria.Player, s play.Seat) (Present, error) {
	return h.amend(ctx, id, func(t *Table, x *signoria.Table) ([]signoria.Row, error) {
		if err := owns(x, player.ID, s); err != nil {
			return nil, err
		}
		switch {
		case x.Status != signoria.Playing:
			return nil, errNotPlaying
		case t.bestBot() == "":
			return nil, errNoBot
		}
		c := &x.Chairs[s]
		x.Affairs.Left = append(x.Affairs.Left, signoria.Left{Player: player.ID, Seat: s, Resigned: true})
		*c = signoria.Chair{Name: c.Name, Alias: c.Alias, Bot: t.bestBot(), Resigned: true}
		notes := []signoria.Row{{Kind: signoria.Resigned, Seat: s}, seating(x, s)}
		if !slices.ContainsFunc(x.Chairs, func(c signoria.Chair) bool { return c.Player != "" }) {
			x.Affairs.Motions = nil
			notes = append(notes, signoria.Row{Kind: signoria.Ended, Seat: signoria.Nobody, Note: play.Deserted})
		}
		return notes, nil
	})
}

// reseat changes who sits in a seat, and puts it on record if the game is on.
func (h *Host) reseat(ctx context.Context, id string, s play.Seat, change func(*Table, *signoria.Table) error) (Present, error) {
	return h.amend(ctx, id, func(t *Table, x *signoria.Table) ([]signoria.Row, error) {
		if int(s) < 0 || int(s) >= len(x.Chairs) {
			return nil, noSeat(x, s)
		}
		if x.Status == signoria.Finished {
			return nil, errOver
		}
		before := x.Chairs[s]
		if err := change(t, x); err != nil || x.Chairs[s] == before {
			return nil, err
		}
		return []signoria.Row{seating(x, s)}, nil
	})
}

// amend changes what the people of a table have to do with one another, and returns the table as it is then.
func (h *Host) amend(ctx context.Context, id string, change func(*Table, *signoria.Table) (notes []signoria.Row, err error)) (p Present, err error) {
	err = h.at(ctx, id, func(t *Table) error {
		err := t.amend(ctx, func(x *signoria.Table) ([]signoria.Row, error) { return change(t, x) })
		p = t.present()
		return err
	})
	return p, err
}

// seating is the row that says who answers for a seat from here on.
func seating(x *signoria.Table, s play.Seat) signoria.Row {
	return signoria.Row{Kind: signoria.Seated, Seat: s, Note: sitter(x.Chairs[s])}
}

// sitter says who sits in a chair, as records name them.
func sitter(c signoria.Chair) string {
	if c.Bot != "" {
		return botSits + c.Bot
	}
	return c.Name
}

// botSits begins what records say of a bot that sits down.
const botSits = "bot:"

// Start begins the game, when every seat is taken. Only the host may.
func (h *Host) Start(ctx context.Context, id string, player signoria.Player) (p Present, err error) {
	h.starting.Lock() // who starts many at once has them counted one after the other
	defer h.starting.Unlock()
	hosted, err := h.store.TablesOf(ctx, player.ID)
	if err != nil {
		return p, err
	}
	err = h.at(ctx, id, func(t *Table) error {
		var live play.Live
		err := t.amend(ctx, func(x *signoria.Table) (_ []signoria.Row, err error) {
			switch {
			case x.Host != player.ID:
				return nil, errNotHost
			case x.Status != signoria.Open:
				return nil, errStarted
			case slices.ContainsFunc(x.Chairs, signoria.Chair.Free):
				return nil, errSeatsOpen
			case ofBots(*x) && goingOn(hosted, player.ID) >= maxOfBots:
				return nil, errManyOfBots
			}
			x.Setup.Version, x.Setup.Box = t.game.Version(), h.opts.Boxes[x.Setup.Game] // it may have waited through an upgrade
			if live, err = t.game.Start(seated(t.game, x)); err != nil {
				return nil, err
			}
			begin(x, t.game, live, h.Now())
			return nil, nil
		})
		if err != nil {
			return err
		}
		t.take(live)
		t.advance()
		p = t.present()
		return nil
	})
	return p, err
}

// begin makes a table one that is played, with clocks that run from now on.
func begin(x *signoria.Table, game play.Game, live play.Live, now time.Time) {
	x.Setup = seated(game, x)
	x.Clocks.Play.Left = game.Playtime(x.Setup).Milliseconds()
	p := progress(live, time.Now())
	p.Clocks = ticking(x, p, nil, now.UnixMilli())
	x.Progress = p
}

// Rename changes a player's name, at every table. Where he plays nobody else has one that looks like it.
func (h *Host) Rename(ctx context.Context, id, name string) error {
	if err := h.renameStored(ctx, id, name); err != nil {
		return err
	}
	h.forgetHeads()
	for _, t := range h.inMemory() {
		t.rename(id, name)
	}
	return nil
}

// renameStored changes a player's name in the store. Meanwhile nobody else is renamed, and nobody sits down.
func (h *Host) renameStored(ctx context.Context, id, name string) error {
	h.naming.Lock()
	defer h.naming.Unlock()
	at, err := h.store.TablesOf(ctx, id)
	if err != nil {
		return err
	}
	for _, x := range at {
		if x.Status == signoria.Finished || !namedAt(&x, id) {
			continue
		}
		if theirs, found := namesake(&x, id, name); found {
			return signoria.Errorf(signoria.Conflict, "at a table of yours somebody is called %q, which looks like that name", theirs)
		}
	}
	return h.store.RenamePlayer(ctx, id, name)
}

// namedAt says whether a player has a seat at a table by his own name.
func namedAt(x *signoria.Table, player string) bool {
	return slices.ContainsFunc(x.Chairs, func(c signoria.Chair) bool { return c.Player == player && !c.Alias })
}

func (t *Table) rename(player, name string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.Chairs = slices.Clone(t.Chairs) // pages look at the old ones
	for s := range t.Chairs {
		if t.Chairs[s].Player == player && !t.Chairs[s].Alias {
			t.Chairs[s].Name = name
			t.notify()
			t.audience.stir()
		}
	}
}

// newID makes an id that nobody guesses and anybody can read out: 60 random bits in letters and
// digits that are not mistaken for one another.
func newID() string {
	var b [12]byte
	rand.Read(b[:])
	return idOf(b)
}

// idOf is an id of so many bytes, five bits of each.
func idOf(b [12]byte) string {
	const letters = "0123456789abcdefghjkmnpqrstvwxyz"
	for i := range b {
		b[i] = letters[b[i]%32]
	}
	return string(b[:4]) + "-" + string(b[4:8]) + "-" + string(b[8:])
}
