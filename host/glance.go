package host

import (
	"context"

	"signoria/play"
)

// Glance is a table as a player's list of tables shows it: how it stands, and what has come about that he has not seen.
type Glance struct {
	*Sight
	News []Line // of those lines that matter, the latest last; what was last of note, if he has seen all
}

// Glance looks at a table as a player would if he came to it now. It does not count as seen.
func (h *Host) Glance(ctx context.Context, id, player, lang string) (g Glance, err error) {
	err = h.at(ctx, id, func(t *Table) error {
		shown, s, err := t.shownThrough(ctx, player, FirstSeat)
		if err != nil {
			return err
		}
		g.Sight = shown.sight(sightOf{s, lang})
		if err := t.loadSeen(ctx); err != nil {
			return err
		}
		_, lines := g.Sight.News(-1, 0)
		g.News = noted(lines, t.audience.saw[sawOf{player, s}])
		return nil
	})
	return g, err
}

// noted are the lines after a row that matter, at most glanced; or the last that did.
func noted(lines []Line, seen int32) (news []Line) {
	const glanced = 2
	for _, l := range lines {
		switch {
		case l.Weight != play.Headline && l.Weight != play.Fight:
		case l.Row <= seen:
			news = []Line{l}
		default:
			if len(news) > 0 && news[0].Row <= seen || len(news) == glanced {
				news = news[1:]
			}
			news = append(news, l)
		}
	}
	return news
}
