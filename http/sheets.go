package http

import (
	"context"
	"errors"

	"signoria"
	"signoria/host"
	"signoria/play"
)

// sheet gives several answers as one.
func (s *Server) sheet(c *call, given GiveSheet) (any, error) {
	done, err := s.host.AnswerAll(c.r.Context(), c.r.PathValue("id"), c.me.ID, given.Seat, given.sheet())
	if err != nil {
		return nil, err
	}
	return sheetInfo(done, c.lang), nil
}

// try tells where several answers would lead, and nothing of an offer that no longer stands.
func (s *Server) try(c *call, given GiveSheet) (any, error) {
	if !s.trials.Allow(c.me.ID) {
		return nil, errTooFast
	}
	if !s.trying.enter(c.me.ID) {
		return nil, errBusyForeseeing
	}
	defer s.trying.leave(c.me.ID)
	info, err := s.unlessStopped(c.r.Context(), func(ctx context.Context) (any, error) {
		tried, err := s.host.Try(ctx, c.r.PathValue("id"), c.me.ID, given.Seat, given.sheet(), c.lang)
		if err != nil {
			return nil, err
		}
		offer := offerInfo(tried.Offer, tried.Game.ID(), c.lang, tried.Game.RuleID)
		return TrialInfo{SheetInfo: sheetInfo(tried.Chained, c.lang), View: tried.View, Offer: offer}, nil
	})
	if signoria.CodeOf(err) == signoria.Conflict {
		return nil, nil // the question has changed meanwhile, and the page is told the new one
	}
	return info, err
}

func (g GiveSheet) sheet() host.Sheet {
	sheet := host.Sheet{Token: g.Token}
	for _, l := range g.Links {
		sheet.Links = append(sheet.Links, host.Link(l))
	}
	return sheet
}

// sheetInfo says how far a sheet went and what was in its way.
func sheetInfo(done host.Chained, lang string) SheetInfo {
	info := SheetInfo{Played: done.Played}
	if done.Why == nil {
		return info
	}
	info.Stop, info.Why = "refused", inWords(done.Why, lang)
	switch {
	case errors.Is(done.Why, play.ErrFate):
		info.Stop = "fate"
	case errors.Is(done.Why, play.ErrOthers):
		info.Stop = "others"
	case errors.Is(done.Why, play.ErrNotAsked):
		info.Stop = "unasked"
	case done.Rule != play.Free:
		info.Rule = done.Game.RuleID(done.Rule)
		info.Why = titleOf(done.Game.ID(), info.Rule, lang)
	}
	return info
}
