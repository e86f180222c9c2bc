package host

import (
	"context"
	"slices"

	"signoria"
)

// Who has pages of a table open at other hosts is read from the store when the table is loaded, and when it tells that this
// has changed. It is known a beat late.

// loadElsewhere brings who has pages of the table open elsewhere, and says whether that has changed.
func (t *Table) loadElsewhere(ctx context.Context) (changed bool, err error) {
	there, err := t.host.store.Elsewhere(ctx, t.host.roll.own.Host, t.id)
	if err != nil {
		return false, err
	}
	return t.audience.takeElsewhere(there), nil
}

// takeElsewhere takes in who has pages open at other hosts, and says whether that has changed.
func (a *audience) takeElsewhere(there []signoria.Presence) (changed bool) {
	before := a.elsewhere
	a.elsewhere = map[string]int{}
	for _, p := range there {
		if p.Pages > 0 {
			a.elsewhere[p.Player] += p.Pages
		} else if p.Went.After(a.went[p.Player]) {
			a.went[p.Player] = p.Went
		}
	}
	for player, n := range before {
		changed = changed || a.elsewhere[player] != n
		if !a.here(player) {
			delete(a.followed, player)
		}
	}
	return changed || len(before) != len(a.elsewhere)
}

// takeInAllPages lets the tables in memory know whose pages are open elsewhere, after it may have been told in vain.
func (h *Host) takeInAllPages() {
	for _, t := range h.inMemory() {
		h.takeInPages(t.id)
	}
}

// takeInPages lets a table know that pages of it were opened or closed elsewhere.
func (h *Host) takeInPages(table string) {
	t := h.inUse(table)
	if t == nil {
		if !h.roll.alone() && h.inCharge(table) {
			there, err := h.store.Elsewhere(h.stop, h.roll.own.Host, table)
			h.goOnIfPlayed(table, err != nil || slices.ContainsFunc(there, func(p signoria.Presence) bool { return p.Pages > 0 }))
		}
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.gone || !t.loaded {
		return
	}
	changed, err := t.loadElsewhere(h.stop)
	if err != nil && h.stop.Err() == nil {
		h.log.Error("it is not known who looks at a table elsewhere", "table", table, "error", err)
	}
	if changed {
		t.audience.stir()
		t.audience.heedPages()
		t.advance()
	}
}

// takeInShown notes what a page has shown that told another host of it.
func (h *Host) takeInShown(n signoria.Notice) {
	if t := h.inUse(n.Table); t != nil {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.audience.follow(n.Player, n.Shown)
	}
}

// hereAlso adds to who has pages open here who has them elsewhere, by seat of each of some tables.
func (h *Host) hereAlso(ctx context.Context, all []Present) error {
	if len(all) == 0 || h.roll.alone() {
		return nil
	}
	ids, of := make([]string, len(all)), map[presenceOf]bool{}
	for i, p := range all {
		ids[i] = p.ID
	}
	there, err := h.store.Elsewhere(ctx, h.roll.own.Host, ids...)
	for _, p := range there {
		of[presenceOf{p.Table, p.Player}] = of[presenceOf{p.Table, p.Player}] || p.Pages > 0
	}
	for _, p := range all {
		for s, c := range p.Chairs {
			p.Here[s] = p.Here[s] || c.Player != "" && of[presenceOf{p.ID, c.Player}]
		}
	}
	return err
}
