package http

import (
	"slices"

	"signoria"
	"signoria/host"
	"signoria/play"
)

func (s *Server) resign(c *call, asked SeatOf) (any, error) {
	return s.info(c)(s.host.Resign(c.r.Context(), c.r.PathValue("id"), c.me, asked.Seat))
}

func (s *Server) agree(c *call, word GiveWord) (any, error) {
	return s.info(c)(s.host.Agree(c.r.Context(), c.r.PathValue("id"), c.me, word.Kind, word.Seat, word.Agree))
}

func (s *Server) rematch(c *call, asked Rematch) (any, error) {
	return s.info(c)(s.host.Rematch(c.r.Context(), c.r.PathValue("id"), c.me, asked.Rotate))
}

// clockInfos are how much time the seats have, by seat; none where no clock runs.
func clockInfos(t *signoria.Table) []ClockInfo {
	infos := []ClockInfo{}
	if t.Status != signoria.Playing {
		return infos
	}
	for _, c := range t.Clocks.Seats {
		infos = append(infos, clockInfo(c, c.Out))
	}
	return infos
}

// playInfo is what is left of the time to play; nil where it has no limit or the game is not being played.
func playInfo(t *signoria.Table) *ClockInfo {
	c := t.Clocks.Play
	if t.Status != signoria.Playing || c == (signoria.SeatClock{}) {
		return nil
	}
	info := clockInfo(c, c.Out || c.Left == 0)
	return &info
}

// clockInfo is a clock that runs or stands. What was left of one that runs would say when somebody last did something.
func clockInfo(c signoria.SeatClock, out bool) ClockInfo {
	if c.Until != 0 {
		return ClockInfo{Until: c.Until, Out: out}
	}
	return ClockInfo{Left: c.Left, Out: out}
}

// motionInfos are what waits for everybody's word.
func motionInfos(t *signoria.Table, caller string) []MotionInfo {
	infos := []MotionInfo{}
	if t.Status != signoria.Playing {
		return infos
	}
	for _, m := range t.Affairs.Motions {
		missing := host.Missing(t, m)
		info := MotionInfo{Kind: m.Kind, Seat: m.Seat, Name: m.Name, Mine: caller != "" && m.Player == caller,
			Asked: caller != "" && slices.Contains(missing, caller), Missing: []play.Seat{}}
		for s, c := range t.Chairs {
			if slices.Contains(missing, c.Player) {
				info.Missing = append(info.Missing, play.Seat(s))
			}
		}
		infos = append(infos, info)
	}
	return infos
}
