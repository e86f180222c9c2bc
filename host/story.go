package host

import (
	"context"
	"errors"
	"slices"

	"signoria"
	"signoria/play"
)

// maxDeeds is how many deeds a story tells at most, the latest of them.
const maxDeeds = 400

// errNoStory is of a game that was over before the rules were mended.
var errNoStory = signoria.Errorf(signoria.Conflict, "this game was played under older rules: its story can no longer be told, but its record can be had as ever")

// Story is how a finished game went, since it last went over to newer rules if it did. The game is over, so everybody may know all of it.
type Story struct {
	Game    play.Game
	Turns   []StoryTurn // how it stood before the first turn, and at the end of each
	Sources []Source    // where the first score came from; they add up to it. None if the game does not tell.
	Turning []Turning   // by row
	Deeds   []Deed      // by row

	Analysed bool // somebody has asked for its analysis
}

// StoryTurn is how the game stood when a turn was over.
type StoryTurn struct {
	Turn   int
	Row    int32 // the first moment after it
	Places []play.Place
}

// Source is where points of the first score came from.
type Source struct {
	Name   string // "start" is what a game began with; the others are the game's
	Points []int  // by seat; below zero where more was lost than won
}

// Turning is a turn that changed who is ahead.
type Turning struct {
	Kind  TurningKind
	Seat  play.Seat // who took the lead, rose, fell or leapt
	Other play.Seat // who had the lead, or Nobody
	By    int       // places risen or fallen, points leapt with what is to come
	Turn  int
	Row   int32
}

// TurningKind says what turned.
type TurningKind string

const (
	Lead TurningKind = "lead" // somebody else is ahead of all others
	Rise TurningKind = "rise" // the most places gained in one turn
	Fall TurningKind = "fall" // the most places lost in one turn
	Leap TurningKind = "leap" // the most points won in one turn
)

// Deed is a line of the chronicle that is told again.
type Deed struct {
	Line
	Kind string // by the game's own name for it
	Turn int
}

// Story tells a finished game in a language. It is worked out once while the table is in memory, by
// running the record again; one record is run at a time. Who may have the record may have the story.
func (h *Host) Story(ctx context.Context, id, player, lang string) (s Story, err error) {
	run, err := h.runs(ctx, id, player)
	if err != nil {
		return s, err
	}
	err = h.at(ctx, id, func(t *Table) error {
		s = *run
		s.Deeds, s.Analysed = t.deeds(lang, run.Turns), t.analysing != nil
		return nil
	})
	return s, err
}

// runs is the part of a story that speaks no language.
func (h *Host) runs(ctx context.Context, id, player string) (*Story, error) {
	kept := func() (s *Story, game play.Game, err error) {
		err = h.at(ctx, id, func(t *Table) error {
			s, game = t.story, t.game
			return mayRetell(&t.Table, player)
		})
		return s, game, err
	}
	if s, _, err := kept(); s != nil || err != nil {
		return s, err
	}
	if err := h.checking.enter(ctx); err != nil {
		return nil, err
	}
	defer h.checking.leave()
	s, game, err := kept() // somebody else may have asked meanwhile
	if s != nil || err != nil {
		return s, err
	}
	var r signoria.Record
	err = h.at(ctx, id, func(t *Table) error {
		r = t.recordOf(nil)
		r.Rows, err = h.store.Rows(ctx, id, 0)
		return err
	})
	if err != nil {
		return nil, err
	}
	s, err = storyOf(game, r)
	if other := (*play.OtherRules)(nil); errors.As(err, &other) {
		return nil, errNoStory
	}
	if err != nil {
		return nil, err
	}
	return s, h.at(ctx, id, func(t *Table) error { t.story = s; return nil })
}

// storyOf runs a record and notes how it stood on the way.
func storyOf(game play.Game, r signoria.Record) (*Story, error) {
	reel, err := game.Reel(r, 0)
	if err != nil {
		return nil, err
	}
	s := &Story{Game: game}
	var start, last play.Standing
	more, err := reel.Next()
	for first := true; more; more, err = reel.Next() {
		now := reel.Standing()
		switch {
		case first:
			if start = now; now.Turn > 0 {
				s.Turns = append(s.Turns, StoryTurn{now.Turn - 1, reel.Row, now.Places})
			}
		case now.Turn != last.Turn:
			s.Turns = append(s.Turns, StoryTurn{last.Turn, reel.Row, now.Places})
		}
		last, first = now, false
	}
	if err != nil {
		return nil, err
	}
	s.Turns = append(s.Turns, StoryTurn{last.Turn, reel.Row, last.Places})
	s.Sources = sourcesOf(game, reel.Lines(0), start)
	s.Turning = turningPoints(s.Turns)
	return s, nil
}

// sourcesOf adds up where each seat's first score came from, in the order in which the chronicle first
// speaks of each.
func sourcesOf(game play.Game, lines []play.Line, start play.Standing) []Source {
	all := []Source{}
	add := func(name string, seat play.Seat, points int) {
		i := slices.IndexFunc(all, func(s Source) bool { return s.Name == name })
		if i < 0 {
			i = len(all)
			all = append(all, Source{Name: name, Points: make([]int, len(start.Places))})
		}
		all[i].Points[seat] += points
	}
	for _, p := range start.Places {
		if had := p.Scores[0].Value; had != 0 {
			add("start", p.Seat, had)
		}
	}
	told := false
	for _, l := range lines {
		for _, g := range game.Gains(l) {
			told = true
			if g.Points != 0 {
				add(g.Source, g.Seat, g.Points)
			}
		}
	}
	if !told {
		return []Source{}
	}
	return all
}

// turningPoints are the turns in which the lead changed hands, and those with the greatest rise, fall
// and leap of all; of equal ones the last, which mattered most.
func turningPoints(turns []StoryTurn) []Turning {
	points := []Turning{}
	best := map[TurningKind]Turning{}
	keep := func(t Turning, least int) {
		if t.By >= least && t.By >= best[t.Kind].By {
			best[t.Kind] = t
		}
	}
	leader := play.Nobody
	for i, now := range turns {
		ranks, scores := firstScores(now.Places)
		if ahead := alone(ranks); ahead != play.Nobody && ahead != leader {
			if leader != play.Nobody {
				points = append(points, Turning{Lead, ahead, leader, 0, now.Turn, now.Row})
			}
			leader = ahead
		}
		if i == 0 {
			continue
		}
		before, had := firstScores(turns[i-1].Places)
		if slices.Max(before) == 1 {
			continue // all were level: whoever goes first or last then has not overtaken anybody
		}
		for seat := range ranks {
			t := Turning{Leap, play.Seat(seat), play.Nobody, scores[seat] - had[seat], now.Turn, now.Row}
			keep(t, 2)
			t.Kind, t.By = Rise, before[seat]-ranks[seat]
			keep(t, 2)
			t.Kind, t.By = Fall, ranks[seat]-before[seat]
			keep(t, 2)
		}
	}
	for _, t := range best {
		points = append(points, t)
	}
	slices.SortStableFunc(points, func(a, b Turning) int {
		if a.Row != b.Row {
			return int(a.Row - b.Row)
		}
		return slices.Index(kindsInOrder, a.Kind) - slices.Index(kindsInOrder, b.Kind)
	})
	return points
}

var kindsInOrder = []TurningKind{Lead, Leap, Rise, Fall}

// firstScores are, by seat, the ranks by the first score with what of it is yet to come, whatever breaks ties, and those scores.
func firstScores(places []play.Place) (ranks, scores []int) {
	ranks, scores = make([]int, len(places)), make([]int, len(places))
	for _, p := range places {
		scores[p.Seat] = p.Points()
	}
	for seat := range ranks {
		ranks[seat] = 1
		for _, other := range scores {
			if other > scores[seat] {
				ranks[seat]++
			}
		}
	}
	return ranks, scores
}

// alone is who is first and shares it with nobody, or Nobody.
func alone(ranks []int) play.Seat {
	first := slices.Index(ranks, 1)
	for seat := range ranks {
		if seat != first && ranks[seat] == 1 {
			return play.Nobody
		}
	}
	return play.Seat(first)
}

// deeds are the lines that are told again.
func (t *Table) deeds(lang string, turns []StoryTurn) []Deed {
	deeds := []Deed{}
	s := t.sight(sightOf{play.Nobody, lang})
	turn := 0
	for i, l := range s.lines {
		for turn < len(turns)-1 && turns[turn].Row < l.Row {
			turn++
		}
		if kind := t.game.Deed(l.Key); kind != "" {
			deeds = append(deeds, Deed{s.line(i), kind, turns[turn].Turn})
		}
	}
	return deeds[max(0, len(deeds)-maxDeeds):]
}
