-- +goose Up
CREATE TABLE subscriptions (
	endpoint TEXT PRIMARY KEY, -- of a browser at its push service
	player   TEXT NOT NULL REFERENCES players (id),
	key      BLOB NOT NULL,    -- for which what is pushed is sealed
	auth     BLOB NOT NULL,
	lang     TEXT NOT NULL,
	site     TEXT NOT NULL,    -- the address by which the browser knows the server
	made     INTEGER NOT NULL
) STRICT;
CREATE INDEX subscriptions_of ON subscriptions (player);
CREATE TABLE secrets (
	name   TEXT PRIMARY KEY,
	secret BLOB NOT NULL -- of the server's own
) STRICT;

-- +goose Down
DROP TABLE subscriptions;
DROP TABLE secrets;
