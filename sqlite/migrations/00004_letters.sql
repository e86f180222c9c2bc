-- +goose Up
CREATE TABLE letters (
	tbl    TEXT NOT NULL REFERENCES tables (id),
	no     INTEGER NOT NULL,
	at     INTEGER NOT NULL,
	author TEXT NOT NULL REFERENCES players (id),
	seat   INTEGER NOT NULL,
	reader TEXT REFERENCES players (id), -- NULL: everybody
	text   TEXT NOT NULL,
	PRIMARY KEY (tbl, no)
) STRICT, WITHOUT ROWID;

CREATE TABLE marks (
	tbl    TEXT NOT NULL REFERENCES tables (id),
	player TEXT NOT NULL REFERENCES players (id),
	other  TEXT NOT NULL, -- '': everybody
	no     INTEGER NOT NULL, -- the last letter of the conversation he has read
	PRIMARY KEY (tbl, player, other)
) STRICT, WITHOUT ROWID;

CREATE TABLE mutes (
	player TEXT NOT NULL REFERENCES players (id),
	other  TEXT NOT NULL REFERENCES players (id), -- whom he does not hear
	PRIMARY KEY (player, other)
) STRICT, WITHOUT ROWID;

-- +goose Down
DROP TABLE mutes;
DROP TABLE marks;
DROP TABLE letters;
