package alpha

import (
	"testing"

	"signoria/play"
)

// What befalls a ruler by the Church or by fate stands in the report of a turn.
func TestChurchAndFateMatter(t *testing.T) {
	for _, k := range []play.Key{KeyCalamity, KeyCrusadeLost, KeyExcluded, KeyPopeDies} {
		if w := Game().Weight(k); w != play.Headline {
			t.Errorf("line %d has the weight %v", k, w)
		}
	}
}
