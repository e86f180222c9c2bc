package host

// InMemory counts the tables in memory.
func (h *Host) InMemory() int { return len(h.inMemory()) }
