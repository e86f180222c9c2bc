package signoria

import "time"

// Subscription is how a browser is reached while none of our pages is open there: through the push service of whoever made it.
type Subscription struct {
	Endpoint string // the service's address for this browser; who knows it can push there
	Player   string // whom it reaches
	Key      []byte // for which what is pushed is sealed: a point on P-256, 65 bytes
	Auth     []byte // a secret shared with the browser alone, 16 bytes
	Lang     string // in which it is told
	Site     string // the address by which the browser knows this server
	Made     time.Time
	Failures int // on so many days it did not take what was pushed to it, and on none between it did
}

// MaxSubscriptions is how many browsers of a player's are reached: all in which he can be known. With one more the oldest is
// forgotten.
const MaxSubscriptions = MaxDevices + 1

// MaxFailures is on how many days a browser may take nothing of what is pushed to it before it is forgotten: no service is away
// for two weeks, and whoever comes again is reached again. Days are counted, not messages, of which one bad evening sees many.
const MaxFailures = 14
