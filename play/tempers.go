package play

import (
	"context"
	"slices"
	"strings"

	"signoria/chance"
)

// A bot is named by its level, as "squire", or by its level and its temper, as "squire-builder". Without one it is even.

// AnyTemper, named for a temper where a bot sits down, leaves to chance which it has.
const AnyTemper = "any"

// betweenNames parts a level from a temper.
const betweenNames = "-"

// BotNamed is the name of a bot of a level with a temper, "" for none.
func BotNamed(level, temper string) string {
	if temper == "" {
		return level
	}
	return level + betweenNames + temper
}

// LevelAndTemper are what a bot's name says of it.
func LevelAndTemper(bot string) (level, temper string) {
	level, temper, _ = strings.Cut(bot, betweenNames)
	return level, temper
}

// Temper is what a bot may be like, beside how well it plays: what it does rather than other things that are about as good.
// The strongest of those who judge at once may have one, and all who think ahead.
type Temper[S any] struct {
	Name string
	// Judge makes a bot that judges by it, without thinking ahead. It breaks ties as an even one does with that seed.
	Judge  func(seed uint64) Policy[S]
	People People // who has it: they are known by it, at every table
}

// temper adds the bots with tempers to those without.
func (g *game[S, P]) temper() {
	for _, level := range g.spec.Levels {
		if !g.mayHaveTemper(level) {
			continue
		}
		for _, t := range g.spec.Tempers {
			g.spec.Bots[BotNamed(level, t.Name)] = t.Judge
		}
	}
}

func (g *game[S, P]) mayHaveTemper(level string) bool {
	ordinary := Ordinary(g)
	return g.Thinks(level) || level == ordinary[len(ordinary)-1]
}

// Tempers are what bots of a level may be like; none if they are all alike.
func (g *game[S, P]) Tempers(level string) (names []string) {
	if g.mayHaveTemper(level) {
		for _, t := range g.spec.Tempers {
			names = append(names, t.Name)
		}
	}
	return names
}

// People are who the bots of a temper are, "" for even ones.
func (g *game[S, P]) People(temper string) People {
	for _, t := range g.spec.Tempers {
		if t.Name == temper {
			return t.People
		}
	}
	return g.spec.People
}

// Knows says whether a game has a bot of that name for its players.
func Knows(g Game, bot string) bool {
	level, temper := LevelAndTemper(bot)
	return slices.Contains(g.Bots(), level) && (bot == level || slices.Contains(g.Tempers(level), temper))
}

// Lively are the bots of a table, by seat, "" for none, when those who may have any temper have been given one by chance:
// none that somebody has at the table, as long as there are others.
func Lively(g Game, bots []string, src *chance.Source) []string {
	bots = slices.Clone(bots)
	for s, bot := range bots {
		level, temper := LevelAndTemper(bot)
		if tempers := g.Tempers(level); temper == AnyTemper && len(tempers) > 0 {
			rarest := rarest(tempers, bots)
			bots[s] = BotNamed(level, rarest[src.N(len(rarest))])
		}
	}
	return bots
}

// rarest are those tempers that the fewest bots have.
func rarest(tempers, bots []string) (rarest []string) {
	fewest := len(bots)
	for _, temper := range tempers {
		have := 0
		for _, bot := range bots {
			if _, has := LevelAndTemper(bot); has == temper {
				have++
			}
		}
		if have < fewest {
			fewest, rarest = have, nil
		}
		if have == fewest {
			rarest = append(rarest, temper)
		}
	}
	return rarest
}

// indulged is by how much less likely to win somebody who thinks ahead makes himself to follow his temper.
const indulged = 0.03

// thought is what a bot that thinks ahead answers. One with a temper does as that has it where it costs him little, and where he
// leaves it to judgement.
func (l *live[S, P]) thought(ctx context.Context, bot string, s Seat, src *chance.Source) (Answer, error) {
	level, temper := LevelAndTemper(bot)
	var likes []Answer
	if temper != "" {
		likes = l.likes(bot, s, src)
	}
	all, err := l.Weigh(ctx, s, l.game.spec.Mind.Levels[level], src, likes...)
	if err != nil {
		return Answer{}, err
	}
	if len(likes) > 0 && len(all) == 1 {
		return likes[0], nil
	}
	best := preferred(all)
	for _, w := range all {
		if slices.Contains(likes, w.Answer) && w.Chance >= chanceOf(all, best)-indulged {
			return w.Answer, nil
		}
	}
	return best, nil
}

// likes is what a bot's temper would have it answer, if an even one would answer otherwise.
func (l *live[S, P]) likes(bot string, s Seat, src *chance.Source) []Answer {
	seed := src.Uint64()
	by := func(p Policy[S]) Answer {
		from := chance.New(seed)
		a, _ := l.searcher().Consult(l.Match, s, p, &from)
		return a
	}
	spec := &l.game.spec
	if a := by(spec.Bots[bot](seed)); a != by(spec.Mind.Judge(seed)) {
		return []Answer{a}
	}
	return nil
}

// chanceOf is how likely an answer that has been weighed makes its seat to win.
func chanceOf(all []Weighed, a Answer) float64 {
	return all[slices.IndexFunc(all, func(w Weighed) bool { return w.Answer == a })].Chance
}
