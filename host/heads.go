package host

import (
	"context"
	"slices"

	"signoria"
)

// Caller is a page of a player's, wherever it is, that wants to know how his tables stand.
type Caller struct {
	// Changed is sent to when one of his tables has begun or ceased to wait for him, or has letters.
	Changed <-chan struct{}

	host    *Host
	player  string
	changed chan struct{}
}

// callers are the pages of one player that want to know how his tables stand.
type callers struct {
	pages map[*Caller]bool
	// heads are his tables as they are listed, kept so that not every answer at one of them is asked of the store; nil if
	// they must be. What is in it is never changed.
	heads []Head
	heard int // how often something was new: what was read of the store meanwhile may be older
}

// Call lets a player's page know when his tables change. Close the caller when the page goes.
func (h *Host) Call(player string) *Caller {
	ch := make(chan struct{}, 1)
	ch <- struct{}{}
	c := &Caller{ch, h, player, ch}
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.callers[player] == nil {
		h.callers[player] = &callers{pages: map[*Caller]bool{}}
	}
	h.callers[player].pages[c] = true
	return c
}

// Close ends the calling.
func (c *Caller) Close() {
	c.host.mu.Lock()
	defer c.host.mu.Unlock()
	of := c.host.callers[c.player]
	if delete(of.pages, c); len(of.pages) == 0 {
		delete(c.host.callers, c.player)
	}
}

// heed tells a player's pages that something is new at his tables, which is read of the store.
func (h *Host) heed(player string) { h.hears(player, func(of *callers) { of.heads = nil }) }

// hears lets a player's pages know that something is new, after it was taken into what is kept for them.
func (h *Host) hears(player string, take func(*callers)) {
	h.mu.Lock()
	defer h.mu.Unlock()
	of := h.callers[player]
	if of == nil {
		return
	}
	of.heard++
	take(of)
	for c := range of.pages {
		signal(c.changed)
	}
}

// heedAt tells the pages of all who belong to a table.
func (h *Host) heedAt(t signoria.Table) {
	for _, player := range belonging(&t) {
		h.heed(player)
	}
}

// forgetHeads lets the store be asked anew for every list: a name stands in any of them.
func (h *Host) forgetHeads() {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, of := range h.callers {
		of.heads, of.heard = nil, of.heard+1
	}
}

// belonging are those whose lists a table is in, each once.
func belonging(t *signoria.Table) []string {
	all := []string{t.Host}
	for _, c := range t.Chairs {
		if c.Player != "" && !slices.Contains(all, c.Player) {
			all = append(all, c.Player)
		}
	}
	return all
}

// heedHead tells them if what a list shows of the table has changed since the last time: who sits where has not, or they
// are told by heedAt as well.
func (t *Table) heedHead() {
	if t.head.is(&t.Table) {
		return
	}
	now := t.present().Table
	t.head = shownHead{now.Status, now.Turn, now.Waiting, now.Chairs}
	for _, player := range belonging(&now) {
		t.host.hears(player, func(of *callers) { of.moved(now) })
	}
}

// shownHead is what lists were last told of a table.
type shownHead struct {
	status  signoria.Status
	turn    int
	waiting []signoria.Seat
	chairs  []signoria.Chair
}

// is says whether a table stands as lists were told.
func (h *shownHead) is(t *signoria.Table) bool {
	return h.status == t.Status && h.turn == t.Turn && slices.Equal(h.waiting, t.Waiting) && slices.Equal(h.chairs, t.Chairs)
}

// moved puts a table that has gone on at the head of the list, as it is by now. One that is not in it is read of the store.
func (of *callers) moved(t signoria.Table) {
	i := slices.IndexFunc(of.heads, func(h Head) bool { return h.ID == t.ID })
	if i < 0 {
		of.heads = nil
		return
	}
	first := Head{t, of.heads[i].Unread}
	of.heads = slices.Concat([]Head{first}, of.heads[:i], of.heads[i+1:])
}

// Head is a table as a list of tables shows it.
type Head struct {
	signoria.Table
	Unread int // letters, of all conversations
}

// Heads lists a player's tables that are not finished, or hold letters that he has not read. A study that he has not played
// waits for nobody.
func (h *Host) Heads(ctx context.Context, player string) ([]Head, error) {
	all, heard := h.keptHeads(player)
	if all == nil {
		var err error
		if all, err = h.readHeads(ctx, player); err != nil {
			return nil, err
		}
		h.keepHeads(player, all, heard)
	}
	return listed(all), nil
}

// listed are those that a list shows.
func listed(all []Head) []Head {
	heads := []Head{}
	for _, t := range all {
		if t.Status != signoria.Finished && !unplayed(t.Table) || t.Unread > 0 {
			heads = append(heads, t)
		}
	}
	return heads
}

// keptHeads are those that are kept for a player's pages, nil if none are; and how often something was new by then.
func (h *Host) keptHeads(player string) (heads []Head, heard int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if of := h.callers[player]; of != nil {
		heads, heard = of.heads, of.heard
	}
	return heads, heard
}

// keepHeads keeps what was read, unless something was new meanwhile.
func (h *Host) keepHeads(player string, heads []Head, heard int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if of := h.callers[player]; of != nil && of.heard == heard {
		of.heads = heads
	}
}

// readHeads reads of the store what a list shows.
func (h *Host) readHeads(ctx context.Context, player string) ([]Head, error) {
	tables, err := h.store.TablesOf(ctx, player)
	if err != nil {
		return nil, err
	}
	unread, err := h.store.Unread(ctx, player, "")
	if err != nil {
		return nil, err
	}
	of := map[string]int{}
	for _, u := range unread {
		of[u.Table] += u.Count
	}
	var all []Head
	for _, t := range tables {
		all = append(all, Head{t, of[t.ID]})
	}
	return listed(all), nil
}
