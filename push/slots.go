package push

import (
	"context"
	"sync"
)

// slots let only so many messages be under way.
type slots chan struct{}

// enter waits until there is room, or the context ends. Who has entered leaves.
func (s slots) enter(ctx context.Context) error {
	select {
	case s <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (s slots) leave() { <-s }

// players are those to whom something is pushed now, each with slots of his own.
type players struct {
	mu sync.Mutex
	of map[string]*player
}

type player struct {
	slots    slots
	messages int // to him, those that wait among them
}

// come counts a message to a player, and returns his slots.
func (p *players) come(id string) slots {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.of == nil {
		p.of = map[string]*player{}
	}
	if p.of[id] == nil {
		p.of[id] = &player{slots: make(slots, ofOne)}
	}
	p.of[id].messages++
	return p.of[id].slots
}

// leave forgets a player after the last message to him.
func (p *players) leave(id string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.of[id].messages--; p.of[id].messages == 0 {
		delete(p.of, id)
	}
}
