-- +goose Up
CREATE TABLE sessions (
	hash   bytea PRIMARY KEY, -- of the secret in the cookie of a player's other browser, or of a ticket's
	player text COLLATE "C" NOT NULL REFERENCES players (id),
	made   bigint NOT NULL,
	until  bigint NOT NULL    -- when a ticket is no good any more; 0 of a session
);
CREATE INDEX sessions_of ON sessions (player);

-- +goose Down
DROP TABLE sessions;
