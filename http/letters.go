package http

import (
	"strconv"

	"signoria"
	"signoria/host"
	"signoria/play"
)

var errWritesTooFast = signoria.Errorf(signoria.TooMany, "you write too fast: wait a moment")

func (s *Server) write(c *call, asked WriteLetter) (any, error) {
	if !s.letters.Allow(c.me.ID) {
		return nil, errWritesTooFast
	}
	return nil, s.host.Write(c.r.Context(), c.r.PathValue("id"), c.me, host.Writing(asked))
}

func (s *Server) markRead(c *call, asked MarkRead) (any, error) {
	return nil, s.host.MarkRead(c.r.Context(), c.r.PathValue("id"), c.me.ID, asked.With, asked.No)
}

func (s *Server) mute(c *call, asked Mute) (any, error) {
	return nil, s.host.Mute(c.r.Context(), c.r.PathValue("id"), c.me.ID, asked.Who, asked.Muted)
}

// earlier sends letters of a conversation from before one.
func (s *Server) earlier(c *call) (any, error) {
	query := c.r.URL.Query()
	before, err := strconv.ParseInt(query.Get("before"), 10, 32)
	if err != nil {
		return nil, signoria.Errorf(signoria.Invalid, "say before which letter")
	}
	p, err := s.host.Earlier(c.r.Context(), c.r.PathValue("id"), c.me.ID, query.Get("with"), int32(before))
	return EarlierLetters{Letters: letterInfos(p.Letters), More: len(p.Earlier) > 0}, err
}

func letterInfos(letters []host.Letter) []LetterInfo {
	infos := []LetterInfo{}
	for _, l := range letters {
		infos = append(infos, LetterInfo{No: l.No, At: l.At.UnixMilli(), With: l.With, From: l.From, Name: l.Name, Seat: l.Seat, Mine: l.Mine, Text: l.Text})
	}
	return infos
}

func lettersInfo(p host.Post) LettersInfo {
	info := LettersInfo{Whole: p.Whole, Letters: letterInfos(p.Letters), Earlier: append([]string{}, p.Earlier...), Dropped: p.Dropped,
		Conversations: []ConversationInfo{}}
	for _, c := range p.With {
		info.Conversations = append(info.Conversations, ConversationInfo{Key: c.Key, Name: c.Name, Seats: append([]play.Seat{}, c.Seats...),
			May: c.May, Muted: c.Muted, Unread: c.Unread})
	}
	return info
}
