package postgres

import (
	"testing"

	"signoria/postgres/pgtest"
)

// PostgreSQL gives up what somebody has begun who is there no more: others would wait for his locks for hours.
func TestWhatIsBegunAndAbandonedIsGivenUp(t *testing.T) {
	s, err := Open(t.Context(), pgtest.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var after float64
	err = s.pool.QueryRow(t.Context(), `SELECT extract(epoch FROM current_setting('idle_in_transaction_session_timeout')::interval)::float8`).Scan(&after)
	if err != nil || after <= 0 || after > patience.Seconds() {
		t.Errorf("after %v seconds (%v)", after, err)
	}
}
