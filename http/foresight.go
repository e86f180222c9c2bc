package http

import (
	"context"
	"errors"
	"math"
	"strconv"
	"strings"

	"signoria"
	"signoria/host"
	"signoria/play"
)

// longestRef is more than any thing's name has.
const longestRef = 64

var (
	errBusyForeseeing = signoria.Errorf(signoria.TooMany, "one thing after the other: that is being worked out")
	errStopping       = signoria.Errorf(signoria.Crowded, "the server is stopping")
)

// foresee tells what can be known beforehand of a choice.
func (s *Server) foresee(c *call, given GiveAnswer) (any, error) {
	given.Note = ""
	return s.ahead(c, func(ctx context.Context) (any, error) {
		f, err := s.host.Foresee(ctx, c.r.PathValue("id"), c.me.ID, given.Seat, given.pick(), c.lang)
		return foresightInfo(f, c.lang), err
	})
}

// ahead tells what is found by looking ahead, and nothing where the question has changed meanwhile: there is nothing to say of
// the old one.
func (s *Server) ahead(c *call, look func(context.Context) (any, error)) (any, error) {
	if err := s.looksAhead(c); err != nil {
		return nil, err
	}
	defer s.foreseeing.leave(c.me.ID)
	info, err := s.unlessStopped(c.r.Context(), look)
	switch {
	case signoria.CodeOf(err) == signoria.Conflict:
		return nil, nil
	case err != nil:
		return nil, err
	}
	return info, nil
}

// unlessStopped works something out that may take long, and gives it up when the server stops.
func (s *Server) unlessStopped(ctx context.Context, look func(context.Context) (any, error)) (any, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	forget := context.AfterFunc(s.stop, cancel)
	defer forget()
	if s.stop.Err() != nil {
		return nil, errStopping
	}
	info, err := look(ctx)
	if errors.Is(err, context.Canceled) && s.stop.Err() != nil {
		return nil, errStopping
	}
	return info, err
}

// looksAhead counts who looks ahead, or says why he has to wait.
func (s *Server) looksAhead(c *call) error {
	if !s.foresights.Allow(c.me.ID) {
		return errTooFast
	}
	if !s.foreseeing.enter(c.me.ID) {
		return errBusyForeseeing
	}
	return nil
}

// chances tells how likely the choices of an offer come out well.
func (s *Server) chances(c *call, asked OfferOf) (any, error) {
	return s.ahead(c, func(ctx context.Context) (any, error) {
		all, err := s.host.Chances(ctx, c.r.PathValue("id"), c.me.ID, asked.Seat, asked.Token)
		infos := []ChanceInfo{}
		for _, x := range all {
			infos = append(infos, ChanceInfo{Choice: x.Choice, Good: share(x.Good)})
		}
		return infos, err
	})
}

// counsel tells the best answers to what is asked.
func (s *Server) counsel(c *call, asked OfferOf) (any, error) {
	return s.ahead(c, func(ctx context.Context) (any, error) {
		all, err := s.host.Counsel(ctx, c.r.PathValue("id"), c.me.ID, asked.Seat, asked.Token, c.lang)
		infos := []CounselInfo{}
		for _, x := range all {
			infos = append(infos, CounselInfo{Choice: x.Choice, Number: int(x.Answer.N), Chance: share(x.Chance), Within: share(min(1, x.Within)), Usual: x.Usual, Lapse: x.Lapse,
				Brings: foresightInfo(x.Brings, c.lang)})
		}
		return infos, err
	})
}

func foresightInfo(f host.Foreseen, lang string) ForesightInfo {
	info := ForesightInfo{Lines: []string{}, Scores: []ChangeInfo{}, Then: f.Then, Asked: []play.Seat{}, Others: []OddsInfo{}, Prompt: f.Prompt, More: f.More, Final: f.Final}
	info.Lines = append(info.Lines, f.Told...)
	info.Asked = append(info.Asked, f.Asked...)
	for _, x := range f.Scores {
		info.Scores = append(info.Scores, ChangeInfo{Name: f.Game.Text(lang, "score."+x.Name), From: x.From, To: x.To})
	}
	if f.Odds != nil {
		info.Odds = oddsInfo(f.Odds, func(key string) string { return f.Game.Text(lang, key) })
	}
	for _, o := range f.Others {
		info.Others = append(info.Others, *oddsInfo(o, func(key string) string { return f.Game.Text(lang, key) }))
	}
	return info
}

func oddsInfo(o *play.Odds, text func(string) string) *OddsInfo {
	info := &OddsInfo{Name: text(o.Name), Played: o.Played, Counted: o.Counted, Undone: share(o.Undone), Outcomes: []OutcomeInfo{}, Bars: []BarInfo{}}
	for _, out := range o.Outcomes {
		info.Outcomes = append(info.Outcomes, OutcomeInfo{Name: text(out.Name), Tone: out.Tone, Share: share(out.Share)})
	}
	if o.Number != "" {
		info.Number = text(o.Number)
	}
	for _, b := range o.Bars {
		info.Bars = append(info.Bars, BarInfo{Value: b.Value, Share: share(b.Share)})
	}
	return info
}

// share is a share with as many places as it is good for.
func share(x float64) float64 { return math.Round(x*1000) / 1000 }

// about tells what a thing on the board is.
func (s *Server) about(c *call) (any, error) {
	q := c.r.URL.Query()
	seat, err := strconv.ParseInt(q.Get("seat"), 10, 8)
	ref := q.Get("ref")
	if err != nil || ref == "" || len(ref) > longestRef {
		return nil, signoria.Errorf(signoria.Invalid, "say which seat asks, and of what")
	}
	card, err := s.host.About(c.r.Context(), c.r.PathValue("id"), c.me.ID, play.Seat(seat), ref, c.lang)
	if err != nil {
		return nil, err
	}
	info := CardInfo{Title: card.Title, Kind: card.Kind, Facts: []string{}, Rules: []RuleLink{}}
	info.Facts = append(info.Facts, card.Facts...)
	for _, id := range card.Rules {
		info.Rules = append(info.Rules, RuleLink{ID: id, Title: titleOf(gameOfRule(id), id, c.lang)})
	}
	return info, nil
}

// gameOfRule is the game a rule is of: its id begins with the game's.
func gameOfRule(id string) string {
	game, _, _ := strings.Cut(id, "/")
	return game
}

// returnedInfo tells a seat what was given back to it.
func (s *Server) returnedInfo(all []host.Returned, game, lang string) []ReturnedInfo {
	infos := []ReturnedInfo{}
	for _, r := range all {
		info := ReturnedInfo{Label: r.Label}
		if r.Rule != play.Free {
			info.Rule = s.ruleID(game)(r.Rule)
			info.Why = titleOf(game, info.Rule, lang)
		}
		infos = append(infos, info)
	}
	return infos
}
