package alpha

import (
	"regexp"
	"strings"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
)

// called is what a text calls to say something.
var called = regexp.MustCompile(`{{[^}]*}}`)

// The rulebook's English counts armies in FV, not in the prototype's VF.
//
// rule: mu-alpha/concepts/armies-mean-force-value
func TestEnglishCountsInFV(t *testing.T) {
	for _, key := range words.Keys("en") {
		if text := called.ReplaceAllString(words.Text("en", key), ""); strings.Contains(text, "VF") {
			t.Errorf("%s: %q", key, text)
		}
	}
}

// What is said by the way is so in this edition too: nothing of what only the prototype's rules do.
func TestHintsTellNothingOfThePrototype(t *testing.T) {
	for key, wrong := range map[string]string{
		"hint.trade":                "goes no further",          // rule: mu-alpha/commerce/two-actions
		"hint.purchase":             "work from the next phase", // rule: mu-alpha/purchase/technology-chain
		"hint.start-capital":        "treasury",                 // nobody loses florins with it
		"hint.armies":               "land and buildings feed",  // rule: mu-alpha/setup/limit-village
		"hint.losses":               "without a crew to nobody", // rule: mu-alpha/combat/empty-transport-removed
		"hint.lurk":                 "VF",                       // a Merchant Ship carries none
		"about.territory.holy":      "takes and keeps",          // rule: mu-alpha/victory/end-religious-capital
		"about.building.settlement": "court",                    // nobody chooses another capital
		"about.captain.attacks":     `"attack" "attacks"`,       // rule: mu-alpha/attack/captain-conquest-limit
	} {
		if text := words.Text("en", key); text == "" || strings.Contains(text, wrong) {
			t.Errorf("%s: %q", key, text)
		}
	}
}

// What has to leave an enemy's land does not attack from it, nor is it attacked there: it is let through.
//
// rule: mu-alpha/combat/transit-needs-pact
func TestWhatMustLeaveIsAMatterOfTransit(t *testing.T) {
	Want(t, "his own", words.RuleID(RuleMustLeave), "mu-alpha/combat/transit-needs-pact")
	Want(t, "another's", words.RuleID(RuleLetLeave), "mu-alpha/combat/transit-needs-pact")
}
