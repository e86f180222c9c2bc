package tower

import "testing"

// rule: siege/storm/tower
func TestHeight(t *testing.T) {
	t.Run("siege", func(t *testing.T) {
		if Height(1) <= 1 {
			t.Error("it looks over nothing")
		}
	})
	t.Run("blockade", func(t *testing.T) {
		if Height(1) != 2 {
			t.Error("it is too high")
		}
	})
}
