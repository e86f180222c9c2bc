package postgres

import (
	"testing"

	"github.com/jackc/pgx/v5/pgconn"
)

// What came between may answer in the place of PostgreSQL, and name no code.
func TestOnlyTheDatabasesOwnTroubleIsUnwritable(t *testing.T) {
	for code, want := range map[string]bool{"": false, "5": false, "53100": true, "57P01": true, "23505": false} {
		if got := unwritable(&pgconn.PgError{Code: code}); got != want {
			t.Errorf("an error with code %q is unwritable: %t", code, got)
		}
	}
}
