package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	AskTitles play.Prompt = 120 // A grants and revokes titles

	GrantTitle  play.Verb = 62 // A becomes Duke of territory B
	RevokeTitle play.Verb = 63 // A is Duke no longer
	TitlesDone  play.Verb = 64

	KeyDuke      play.Key = 255 // A becomes Duke of territory B
	KeyTitleEnds play.Key = 256 // A is no longer Duke of territory B
)

const (
	RuleOneTitle play.Rule = 215
)

var titleChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{GrantTitle: "grant-title", RevokeTitle: "revoke-title", TitlesDone: "titles-done"},
	Prompts: map[play.Prompt]string{AskTitles: "titles"},
	Lines:   map[play.Key]string{KeyDuke: "duke", KeyTitleEnds: "title-ends"},
	Rules:   map[play.Rule]string{RuleOneTitle: "crusader-kings/titles/specific-territory"},
	Refs: wording.Refs{
		GrantTitle:  func(c play.Choice) []string { return []string{refTerritory(c.B), refPerson(c.A)} },
		RevokeTitle: wording.OfA(refPerson),
	},
	Declining: []play.Verb{TitlesDone},
}

// titles lets a player grant and revoke titles until he is done. Who is made a Duke here stays one for
// this time.
// rule: crusader-kings/titles/when
// rule: crusader-kings/titles/revoke-voluntarily
// rule: crusader-kings/round/titles-after-marriage
func (g *State) titles(t *play.Table, s play.Seat) {
	var granted uint64 // Duchies
	for g.titlesOpen(s, granted) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskTitles, int16(s))
			for p := range g.relatives(s) {
				for i := range each(g.lands(s)) {
					o.May(play.Choice{Verb: GrantTitle, A: int16(p), B: int16(i)}, g.whyNotGrant(p, i))
				}
				if g.People[p].Title != None && !holds(granted, g.People[p].Title) {
					o.May(play.Choice{Verb: RevokeTitle, A: int16(p)}, play.Free)
				}
			}
			o.May(play.Choice{Verb: TitlesDone}, play.Free)
		})
		switch a.Verb {
		case TitlesDone:
			return
		case GrantTitle:
			granted |= 1 << a.B
			g.grantTitle(t, int8(a.A), int8(a.B))
		case RevokeTitle:
			g.revoke(t, int8(a.A))
		}
	}
}

// titlesOpen says whether there is a title to grant or to revoke.
func (g *State) titlesOpen(s play.Seat, granted uint64) bool {
	for p := range g.relatives(s) {
		if g.People[p].Title != None {
			if !holds(granted, g.People[p].Title) {
				return true
			}
			continue
		}
		for i := range each(g.lands(s)) {
			if g.whyNotGrant(p, i) == play.Free {
				return true
			}
		}
	}
	return false
}

// whyNotGrant says why a child or sibling may not become Duke of a territory of his dynasty: each Duke has
// one Duchy, each Duchy one Duke.
// rule: crusader-kings/titles/specific-territory
func (g *State) whyNotGrant(p, i int8) play.Rule {
	if g.People[p].Title != None || g.duchy(i) {
		return RuleOneTitle
	}
	return play.Free
}

// grantTitle makes a child or sibling Duke of a territory. He stays a member of the family, and an heir.
// rule: crusader-kings/titles/duke-card-stays-family
// rule: crusader-kings/titles/duke-token-number
// rule: crusader-kings/titles/cost-and-risk
func (g *State) grantTitle(t *play.Table, p, i int8) {
	g.People[p].Title = i
	t.Tell(KeyDuke, int16(p), int16(i))
}

// revoke ends somebody's title, if he has one; None is nobody.
// rule: crusader-kings/titles/revoke-voluntarily
// rule: crusader-kings/titles/revoke-on-leaving
// rule: crusader-kings/titles/revoke-on-other-loss
func (g *State) revoke(t *play.Table, p int8) {
	if p == None || g.People[p].Title == None {
		return
	}
	t.Tell(KeyTitleEnds, int16(p), int16(g.People[p].Title))
	g.People[p].Title = None
}

// killDuke kills the Duke of a territory that is taken by Invasion or lost by Overthrow, and his spouse.
// rule: crusader-kings/titles/duke-killed-with-duchy
// rule: crusader-kings/invade/characters-killed
func (g *State) killDuke(t *play.Table, i int8) {
	p := g.dukeOf(i) //stale:ok his spouse dies alone
	if p == None {
		return
	}
	if spouse := g.People[p].Spouse; spouse != None {
		g.kill(t, spouse, InConquest)
	}
	g.kill(t, p, InConquest)
}
