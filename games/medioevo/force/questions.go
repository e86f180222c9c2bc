package force

import "signoria/play"

// What the chapters' questions are made of.

// first is the first rule that forbids something.
func first(rules ...play.Rule) play.Rule {
	for _, r := range rules {
		if r != play.Free {
			return r
		}
	}
	return play.Free
}

// upTo makes a choice one of from 1 to as many as there are and there is room for.
func upTo(c play.Choice, have, room int16) play.Choice {
	c.Lo, c.Hi = 1, max(1, min(have, room))
	return c
}

// whyFull is a rule that forbids something where there is no room for it.
func whyFull(room int16, rule play.Rule) play.Rule {
	if room <= 0 {
		return rule
	}
	return play.Free
}
