package http

import (
	"fmt"
	"strconv"
	"strings"

	"signoria"
	"signoria/host"
	"signoria/play"
)

func (s *Server) endpoints() map[string]endpoint {
	return map[string]endpoint{
		"GET /api/me":                         s.me,
		"POST /api/me":                        taking(s, s.beCalled),
		"POST /api/me/ticket":                 s.ticket,
		"POST /api/me/device":                 taking(s, s.arrive),
		"GET /api/me/reminders":               s.reminders,
		"POST /api/me/reminders":              taking(s, s.reach),
		"POST /api/me/reminders/stop":         taking(s, s.unreach),
		"GET /api/games":                      s.games,
		"GET /api/games/{id}/components":      s.components,
		"GET /api/games/{id}/rules":           s.rules,
		"GET /api/games/{id}/shown":           s.shown,
		"GET /api/tables":                     s.tables,
		"POST /api/tables":                    taking(s, s.openTable),
		"POST /api/tables/fits":               taking(s, s.fits),
		"GET /api/tables/{id}":                s.table,
		"GET /api/tables/{id}/glance":         s.glance,
		"GET /api/tables/{id}/invitation":     s.invitation,
		"POST /api/tables/{id}/sit":           taking(s, s.sit),
		"POST /api/tables/{id}/stand":         taking(s, s.stand),
		"POST /api/tables/{id}/start":         s.start,
		"POST /api/tables/{id}/name":          taking(s, s.nameTable),
		"POST /api/tables/{id}/calloff":       s.callOff,
		"POST /api/tables/{id}/resign":        taking(s, s.resign),
		"POST /api/tables/{id}/motions":       taking(s, s.agree),
		"POST /api/tables/{id}/rematch":       taking(s, s.rematch),
		"POST /api/tables/{id}/answers":       taking(s, s.answer),
		"POST /api/tables/{id}/sheets":        taking(s, s.sheet),
		"POST /api/tables/{id}/trials":        taking(s, s.try),
		"POST /api/tables/{id}/asides":        taking(s, s.aside),
		"POST /api/tables/{id}/bargains":      taking(s, s.haggle),
		"POST /api/tables/{id}/takeback":      taking(s, s.takeBack),
		"POST /api/tables/{id}/orders":        taking(s, s.giveOrder),
		"POST /api/tables/{id}/orders/revoke": taking(s, s.revokeOrder),
		"POST /api/tables/{id}/orders/resume": taking(s, s.resumeOrder),
		"POST /api/tables/{id}/foresight":     taking(s, s.foresee),
		"POST /api/tables/{id}/chances":       taking(s, s.chances),
		"POST /api/tables/{id}/counsel":       taking(s, s.counsel),
		"GET /api/tables/{id}/about":          s.about,
		"GET /api/tables/{id}/letters":        s.earlier,
		"POST /api/tables/{id}/letters":       taking(s, s.write),
		"POST /api/tables/{id}/read":          taking(s, s.markRead),
		"POST /api/tables/{id}/mute":          taking(s, s.mute),
		"GET /api/tables/{id}/record":         s.record,
		"GET /api/tables/{id}/chronicle":      s.chronicle,
		"GET /api/tables/{id}/moments":        s.moments,
		"POST /api/tables/{id}/seen":          taking(s, s.seen),
		"POST /api/tables/{id}/followed":      taking(s, s.followed),
		"POST /api/records":                   s.bringRecord,
		"GET /api/lessons/{game}/{id}":        s.lesson,
		"POST /api/lessons/{game}/{id}":       s.learn,
		"GET /api/tables/{id}/story":          s.story,
		"GET /api/tables/{id}/analysis":       s.analysis,
		"POST /api/tables/{id}/studies":       taking(s, s.study),
	}
}

// tables lists the caller's tables.
func (s *Server) tables(c *call) (any, error) {
	infos := []TableInfo{}
	if c.me.ID == "" {
		return infos, nil
	}
	mine, err := s.host.Tables(c.r.Context(), c.me.ID)
	for _, t := range mine {
		infos = append(infos, s.tableInfo(t, c.me.ID, c.lang))
	}
	return infos, err
}

func (s *Server) openTable(c *call, n NewTable) (any, error) {
	return s.info(c)(s.host.Create(c.r.Context(), c.me, host.NewTable(n)))
}

// fits says of a table that somebody lays out whether it could be opened like that.
func (s *Server) fits(c *call, n NewTable) (any, error) {
	err := s.host.Fits(c.me, host.NewTable(n))
	if signoria.CodeOf(err) == signoria.Invalid {
		return FitInfo{Message: inWords(err, c.lang), Option: optionOf(err)}, nil
	}
	return FitInfo{}, err
}

func (s *Server) table(c *call) (any, error) {
	return s.info(c)(s.host.Table(c.r.Context(), c.r.PathValue("id")))
}

func (s *Server) sit(c *call, asked Sit) (any, error) {
	return s.info(c)(s.host.Sit(c.r.Context(), c.r.PathValue("id"), c.me, asked.Seat, asked.Bot))
}

func (s *Server) stand(c *call, asked SeatOf) (any, error) {
	return s.info(c)(s.host.Stand(c.r.Context(), c.r.PathValue("id"), c.me, asked.Seat))
}

func (s *Server) start(c *call) (any, error) {
	return s.info(c)(s.host.Start(c.r.Context(), c.r.PathValue("id"), c.me))
}

func (s *Server) nameTable(c *call, asked NameTable) (any, error) {
	return s.info(c)(s.host.NameTable(c.r.Context(), c.r.PathValue("id"), c.me.ID, asked.Name))
}

func (s *Server) callOff(c *call) (any, error) {
	return nil, s.host.CallOff(c.r.Context(), c.r.PathValue("id"), c.me.ID)
}

func (s *Server) answer(c *call, given GiveAnswer) (any, error) {
	return nil, s.host.Answer(c.r.Context(), c.r.PathValue("id"), c.me.ID, given.Seat, given.pick())
}

func (s *Server) aside(c *call, given GiveAnswer) (any, error) {
	return nil, s.host.Aside(c.r.Context(), c.r.PathValue("id"), c.me.ID, given.Seat, given.pick())
}

func (g GiveAnswer) pick() host.Pick {
	return host.Pick{Token: g.Token, Choice: g.Choice, Number: g.Number, Note: g.Note}
}

func (s *Server) takeBack(c *call, asked SeatOf) (any, error) {
	return nil, s.host.TakeBack(c.r.Context(), c.r.PathValue("id"), c.me.ID, asked.Seat)
}

// record sends a finished table's record as a file.
func (s *Server) record(c *call) (any, error) {
	id := c.r.PathValue("id")
	r, err := s.host.Record(c.r.Context(), id, c.me.ID)
	if err != nil {
		return nil, err
	}
	c.w.Header().Set("Content-Disposition", fmt.Sprintf(`attachment; filename="%s-%s.json"`, r.Game, id))
	return r, nil
}

// bringRecord opens a table of a record.
func (s *Server) bringRecord(c *call) (any, error) {
	if !s.records.Allow(s.origin(c.r)) {
		return nil, errManyRecords
	}
	var r signoria.Record
	if err := c.body(&r, s.limits.RecordBody); err != nil {
		return nil, err
	}
	return s.info(c)(s.host.Import(c.r.Context(), c.me, r))
}

// info makes the answer of what a host returns.
func (s *Server) info(c *call) func(host.Present, error) (any, error) {
	return func(t host.Present, err error) (any, error) {
		if err != nil {
			return nil, err
		}
		return s.tableInfo(t, c.me.ID, c.lang), nil
	}
}

// tableInfo tells of a table what the caller may know.
func (s *Server) tableInfo(t host.Present, caller, lang string) TableInfo {
	t = t.To(caller)
	info := TableInfo{ID: t.ID, Game: t.Setup.Game, Title: t.Setup.Game, Name: t.Affairs.Name, Status: t.Status, Options: orEmpty(t.Setup.Options), Manners: t.Manners, Chairs: []ChairInfo{},
		Mine: []play.Seat{}, Host: caller != "" && t.Host == caller, Shut: !t.MayLook(caller), Waiting: t.Waiting, MyTurn: caller != "" && host.WaitsFor(t.Table, caller),
		Turn: t.Turn, Clocks: clockInfos(&t.Table), Play: playInfo(&t.Table), Motions: motionInfos(&t.Table, caller), Next: t.Affairs.Next, Study: studyInfo(&t.Table, lang),
		Commitment: commitmentInfo(&t, caller), Created: t.Created.UnixMilli(), Moved: t.Moved.UnixMilli(), Now: s.host.Now().UnixMilli()}
	if info.Waiting == nil {
		info.Waiting = []play.Seat{}
	}
	text, own, people := func(key string) string { return key }, func(string) bool { return false }, func(string) play.People { return play.People{} }
	if game, err := s.host.Game(t.Setup.Game); err == nil {
		text = func(key string) string { return game.Text(lang, key) }
		own = func(level string) bool { return len(game.Brings(level)) > 0 }
		people = game.People
		info.Title, info.Counts = text("title"), text("turn")
	}
	for i, c := range t.Chairs {
		ch := ChairInfo{Own: c.Player == "" && own(c.Bot), Name: c.Name, Bot: c.Bot, StandsIn: c.Bot != "" && c.Player != "", Resigned: c.Resigned, Here: t.Here[i],
			Counsels: t.Affairs.Counsels(play.Seat(i))}
		if c.Bot != "" {
			ch.Level, ch.Plays = howPlays(c.Bot, text)
		}
		ch.Name, ch.Face = known(&t.Table, play.Seat(i), people, ch.Level)
		info.Chairs = append(info.Chairs, ch)
		if caller != "" && c.Player == caller {
			info.Mine = append(info.Mine, play.Seat(i))
		}
	}
	return info
}

// commitmentInfo is what vouches for a table's seed. The seed is told when and to whom the record is.
func commitmentInfo(t *host.Present, caller string) *CommitmentInfo {
	c := t.Setup.Commitment
	if c == nil {
		return nil
	}
	info := &CommitmentInfo{Hash: c.Hash}
	if t.Status == signoria.Finished && t.MayLook(caller) {
		info.Seed, info.Salt = strconv.FormatUint(t.Setup.Seed, 10), c.Salt
	}
	return info
}

// howPlays is what a bot is, and how it plays: by its level, and by its temper, if it has one.
func howPlays(bot string, text func(string) string) (is, plays string) {
	level, temper := play.LevelAndTemper(bot)
	is, plays = text("bot."+level), text("bot."+level+".about")
	if temper != "" {
		is, plays = is+" · "+text("temper."+temper), plays+" "+text("temper."+temper+".about")
	}
	return is, plays
}

// games lists what one can open a table of.
func (s *Server) games(c *call) (any, error) {
	infos := []GameInfo{}
	for _, g := range s.host.Games() {
		text := func(key ...string) string { return g.Text(c.lang, strings.Join(key, ".")) }
		least, most := g.Seats()
		info := GameInfo{ID: g.ID(), Title: text("title"), About: text("title.about"), Poster: text("title.poster"), Length: text("title.length"), Least: least, Most: most,
			Options: []OptionInfo{}, Bots: []LevelInfo{}, Minded: play.Minded(g), Tables: []SuggestionInfo{}, Lessons: lessonInfos(g, c.lang)}
		for _, o := range g.Options() {
			info.Options = append(info.Options, optionInfos(o, most, text)...)
		}
		for _, level := range g.Bots() {
			sets := g.Brings(level)
			bot := LevelInfo{ID: level, Name: text("bot", level), About: text("bot", level, "about"), Thinks: g.Thinks(level), Own: len(sets) > 0, Sets: orEmpty(sets), Tempers: []TemperInfo{}}
			for _, temper := range g.Tempers(level) {
				bot.Tempers = append(bot.Tempers, TemperInfo{temper, text("temper", temper), text("temper", temper, "about")})
			}
			info.Bots = append(info.Bots, bot)
		}
		for _, t := range g.Suggestions() {
			info.Tables = append(info.Tables, SuggestionInfo{ID: t.ID, Name: text("table", t.ID), About: text("table", t.ID, "about"), Seats: t.Seats, Options: orEmpty(t.Options)})
		}
		infos = append(infos, info)
	}
	return infos, nil
}

// orEmpty is a map that is written as one even if it is nil.
func orEmpty(m map[string]int) map[string]int {
	if m == nil {
		return map[string]int{}
	}
	return m
}

// optionInfos are an option in words: one for the table, or one for each seat there may be.
func optionInfos(o play.Option, seats int, text func(...string) string) (infos []OptionInfo) {
	info := OptionInfo{ID: o.ID, Name: text("option", o.ID), Hint: text("option", o.ID, "hint"), Default: o.Default, Seat: -1, OfSeats: o.OfSeats}
	for _, v := range o.Values {
		value := fmt.Sprint(v)
		info.Values = append(info.Values, OptionValue{v, text("option", o.ID, value), text("option", o.ID, value, "about")})
	}
	if !o.PerSeat {
		return []OptionInfo{info}
	}
	for info.Seat = range seats {
		info.ID = o.Key(play.Seat(info.Seat))
		infos = append(infos, info)
	}
	return infos
}

// components sends what the page needs to draw a game.
func (s *Server) components(c *call) (any, error) {
	game, err := s.host.Game(c.r.PathValue("id"))
	if err != nil {
		return nil, err
	}
	return s.kept.json("components", game.ID(), c.lang, func() (any, error) { return game.Components(c.lang), nil })
}

// rules sends a game's rulebook.
func (s *Server) rules(c *call) (any, error) {
	game, err := s.host.Game(c.r.PathValue("id"))
	if err != nil {
		return nil, err
	}
	return s.kept.json("rules", game.ID(), c.lang, func() (any, error) { return rulesOf(game, c.lang) })
}
