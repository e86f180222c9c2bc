package host

import "context"

// InMemory counts the tables in memory.
func (h *Host) InMemory() int { return len(h.inMemory()) }

// See is SeeNow, and waits until it sees something.
func (w *Watcher) See(ctx context.Context, lang string) (s *Sight, p Present, err error) {
	err = w.host.at(ctx, w.id, func(t *Table) (err error) {
		s, p, err = t.shows(ctx, w, lang)
		return err
	})
	return s, p, err
}

// InCharge says whether the host is in charge of a table.
func (h *Host) InCharge(id string) bool { return h.inCharge(id) }

// Waits counts for how many players tables wait, as the host remembers, and how many of these it is yet to remind.
func (h *Host) Waits() (all, wound int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, at := range h.reminders.of {
		all += len(at)
		for _, w := range at {
			if w.timer.Stop() {
				wound++
			}
		}
	}
	return all, wound
}
