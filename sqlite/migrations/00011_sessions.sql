-- +goose Up
CREATE TABLE sessions (
	hash   BLOB PRIMARY KEY, -- of the secret in the cookie of a player's other browser, or of a ticket's
	player TEXT NOT NULL REFERENCES players (id),
	made   INTEGER NOT NULL,
	until  INTEGER NOT NULL  -- when a ticket is no good any more; 0 of a session
) STRICT;
CREATE INDEX sessions_of ON sessions (player);

-- +goose Down
DROP TABLE sessions;
