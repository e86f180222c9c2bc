-- +goose Up
ALTER TABLE rows ADD COLUMN hand INTEGER NOT NULL DEFAULT 0; -- whose an answer was: 0 the player's own or a bot's

CREATE TABLE orders ( -- the standing orders of players
	tbl    TEXT NOT NULL REFERENCES tables (id),
	no     INTEGER NOT NULL,
	player TEXT NOT NULL REFERENCES players (id),
	said   TEXT NOT NULL, -- JSON
	PRIMARY KEY (tbl, no)
) STRICT, WITHOUT ROWID;

-- +goose Down
DROP TABLE orders;
ALTER TABLE rows DROP COLUMN hand;
