package force_test

// The editions that the shared chapters are tested with.
import (
	_ "signoria/games/medioevo/alpha"
	_ "signoria/games/medioevo/prototype"
)
