-- +goose Up
CREATE TABLE players (
	id      TEXT PRIMARY KEY,
	name    TEXT NOT NULL,
	session BLOB NOT NULL UNIQUE, -- the hash of the secret in his cookie
	created INTEGER NOT NULL      -- Unix milliseconds, as all times here
) STRICT;

CREATE TABLE tables (
	id      TEXT PRIMARY KEY,
	setup   TEXT NOT NULL, -- JSON
	host    TEXT NOT NULL REFERENCES players (id),
	status  TEXT NOT NULL,
	waiting TEXT NOT NULL, -- JSON: the seats asked now
	turn    INTEGER NOT NULL,
	rows    INTEGER NOT NULL,
	created INTEGER NOT NULL,
	moved   INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_status ON tables (status);

CREATE TABLE chairs (
	tbl    TEXT NOT NULL REFERENCES tables (id),
	seat   INTEGER NOT NULL,
	player TEXT REFERENCES players (id),
	name   TEXT NOT NULL,
	bot    TEXT NOT NULL,
	PRIMARY KEY (tbl, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX chairs_by_player ON chairs (player) WHERE player IS NOT NULL;

CREATE TABLE rows (
	tbl    TEXT NOT NULL REFERENCES tables (id),
	no     INTEGER NOT NULL,
	kind   INTEGER NOT NULL,
	seat   INTEGER NOT NULL,
	ask    INTEGER NOT NULL,
	verb   INTEGER NOT NULL,
	a      INTEGER NOT NULL,
	b      INTEGER NOT NULL,
	c      INTEGER NOT NULL,
	n      INTEGER NOT NULL,
	target INTEGER NOT NULL,
	bot    INTEGER NOT NULL,
	note   TEXT NOT NULL,
	PRIMARY KEY (tbl, no)
) STRICT, WITHOUT ROWID;

CREATE TABLE bases (
	tbl     TEXT PRIMARY KEY REFERENCES tables (id),
	version INTEGER NOT NULL,
	row     INTEGER NOT NULL,
	ask     INTEGER NOT NULL,
	state   BLOB NOT NULL -- JSON
) STRICT;

-- +goose Down
DROP TABLE bases;
DROP TABLE rows;
DROP TABLE chairs;
DROP TABLE tables;
DROP TABLE players;
