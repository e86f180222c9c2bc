package host

import (
	"context"
	"fmt"

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

// Call lets a player's page know when his tables change. Close the caller when the page goes.
func (h *Host) Call(player string) *Caller {
	ch := make(chan struct{}, 1)
	ch <- struct{}{}
	c := &Caller{ch, h, player, ch}
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.callers[player] == nil {
		h.callers[player] = map[*Caller]bool{}
	}
	h.callers[player][c] = true
	return c
}

// Close ends the calling.
func (c *Caller) Close() {
	c.host.mu.Lock()
	defer c.host.mu.Unlock()
	delete(c.host.callers[c.player], c)
	if len(c.host.callers[c.player]) == 0 {
		delete(c.host.callers, c.player)
	}
}

// heed tells a player's pages that something is new at his tables.
func (h *Host) heed(player string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for c := range h.callers[player] {
		signal(c.changed)
	}
}

// heedAt tells the pages of all who belong to a table.
func (h *Host) heedAt(t signoria.Table) {
	h.heed(t.Host)
	for _, c := range t.Chairs {
		if c.Player != "" {
			h.heed(c.Player)
		}
	}
}

// heedHead does so if what a list shows of the table has changed since the last time.
func (t *Table) heedHead() {
	if head := fmt.Sprint(t.Status, t.Turn, t.Waiting, t.Chairs); head != t.head {
		t.head = head
		t.host.heedAt(t.Table)
	}
}

// Head is a table as a list of tables shows it.
type Head struct {
	signoria.Table
	Unread int // letters, of all conversations
}

// Heads lists a player's tables that are not finished, or hold letters that he has not read. A study that he has not played
// waits for nobody.
func (h *Host) Heads(ctx context.Context, player string) ([]Head, error) {
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
	var heads []Head
	for _, t := range tables {
		if t.Status != signoria.Finished && !unplayed(t) || of[t.ID] > 0 {
			heads = append(heads, Head{t, of[t.ID]})
		}
	}
	return heads, nil
}
