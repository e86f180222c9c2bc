package http

import (
	"signoria/host"
)

func (s *Server) giveOrder(c *call, given GiveOrder) (any, error) {
	return nil, s.host.GiveOrder(c.r.Context(), c.r.PathValue("id"), c.me.ID, given.Seat, given.pick(), given.Term)
}

func (s *Server) revokeOrder(c *call, of OrderOf) (any, error) {
	return nil, s.host.RevokeOrder(c.r.Context(), c.r.PathValue("id"), c.me.ID, of.Seat, of.No)
}

func (s *Server) resumeOrder(c *call, of OrderOf) (any, error) {
	return nil, s.host.ResumeOrder(c.r.Context(), c.r.PathValue("id"), c.me.ID, of.Seat, of.No)
}

// orderInfos are the standing orders of the viewer's seat.
func orderInfos(all []host.Standing) []OrderInfo {
	infos := []OrderInfo{}
	for _, o := range all {
		infos = append(infos, OrderInfo{No: o.No, Title: o.Title, Label: o.Label, Way: o.Way, Number: int(o.Number), Term: o.Term, Rests: o.Rests})
	}
	return infos
}

// givenInfos are what the table answered for the viewer's seat.
func givenInfos(all []host.Given) []GivenInfo {
	infos := []GivenInfo{}
	for _, g := range all {
		infos = append(infos, GivenInfo{Label: g.Label, ByOrder: g.ByOrder})
	}
	return infos
}
