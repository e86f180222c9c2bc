-- +goose Up
CREATE TABLE players (
	id      text PRIMARY KEY,
	name    text NOT NULL,
	session bytea NOT NULL UNIQUE, -- the hash of the secret in his cookie
	created bigint NOT NULL        -- Unix milliseconds, as all times here
);

CREATE TABLE tables (
	id      text PRIMARY KEY,
	setup   jsonb NOT NULL,
	host    text NOT NULL REFERENCES players (id),
	manners jsonb NOT NULL,
	affairs jsonb NOT NULL,
	status  text NOT NULL,
	waiting jsonb NOT NULL, -- the seats asked now
	turn    integer NOT NULL,
	clocks  jsonb NOT NULL,
	rows    integer NOT NULL,
	created bigint NOT NULL,
	moved   bigint NOT NULL
);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_playing ON tables (id) WHERE status = 'playing';

CREATE TABLE chairs (
	tbl      text NOT NULL REFERENCES tables (id),
	seat     integer NOT NULL,
	player   text REFERENCES players (id),
	name     text NOT NULL,
	bot      text NOT NULL,
	alias    boolean NOT NULL,
	resigned boolean NOT NULL,
	PRIMARY KEY (tbl, seat)
);
CREATE INDEX chairs_by_player ON chairs (player) WHERE player IS NOT NULL;

CREATE TABLE rows (
	tbl    text NOT NULL REFERENCES tables (id),
	no     integer NOT NULL,
	kind   smallint NOT NULL,
	seat   smallint NOT NULL,
	ask    integer NOT NULL,
	verb   integer NOT NULL,
	a      smallint NOT NULL,
	b      smallint NOT NULL,
	c      smallint NOT NULL,
	n      smallint NOT NULL,
	target integer NOT NULL,
	sheet  integer NOT NULL, -- the first of the answers given as one with this
	bot    boolean NOT NULL,
	note   text NOT NULL,
	at     bigint NOT NULL,   -- 0: nobody knows when
	hand   smallint NOT NULL, -- whose an answer was: 0 the player's own or a bot's
	PRIMARY KEY (tbl, no)
);

CREATE TABLE bases (
	tbl     text PRIMARY KEY REFERENCES tables (id),
	version integer NOT NULL,
	row     integer NOT NULL,
	ask     integer NOT NULL,
	state   bytea NOT NULL -- JSON, to the byte
);

CREATE TABLE origins ( -- the bases from which tables went over to newer rules
	tbl     text PRIMARY KEY REFERENCES tables (id),
	version integer NOT NULL,
	row     integer NOT NULL,
	ask     integer NOT NULL,
	state   bytea NOT NULL -- JSON, to the byte; empty for the start
);

CREATE TABLE alive (
	one integer PRIMARY KEY CHECK (one = 1),
	at  bigint NOT NULL -- when a host was last at work
);

-- How far a player has seen what happened at a table, from each of his seats.
CREATE TABLE seen (
	tbl    text NOT NULL REFERENCES tables (id),
	player text NOT NULL REFERENCES players (id),
	seat   smallint NOT NULL,
	row    integer NOT NULL,
	PRIMARY KEY (tbl, player, seat)
);

CREATE TABLE letters (
	tbl    text NOT NULL REFERENCES tables (id),
	no     integer NOT NULL,
	at     bigint NOT NULL,
	author text NOT NULL REFERENCES players (id),
	seat   smallint NOT NULL,
	reader text REFERENCES players (id), -- NULL: everybody
	text   text NOT NULL,
	PRIMARY KEY (tbl, no)
);

CREATE TABLE marks (
	tbl    text NOT NULL REFERENCES tables (id),
	player text NOT NULL REFERENCES players (id),
	other  text NOT NULL,    -- '': everybody
	no     integer NOT NULL, -- the last letter of the conversation he has read
	PRIMARY KEY (tbl, player, other)
);

CREATE TABLE mutes (
	player text NOT NULL REFERENCES players (id),
	other  text NOT NULL REFERENCES players (id), -- whom he does not hear
	PRIMARY KEY (player, other)
);

CREATE TABLE orders ( -- the standing orders of players
	tbl    text NOT NULL REFERENCES tables (id),
	no     integer NOT NULL,
	player text NOT NULL REFERENCES players (id),
	said   jsonb NOT NULL,
	PRIMARY KEY (tbl, no)
);

-- +goose Down
DROP TABLE orders, mutes, marks, letters, seen, alive, origins, bases, rows, chairs, tables, players;
