-- +goose Up
-- What is true of this moment only: a crash of PostgreSQL empties it, and the hosts say it again.
CREATE UNLOGGED TABLE hosts ( -- the hosts that are at work
	id text PRIMARY KEY,
	at timestamptz NOT NULL, -- when it said so last
	rules integer NOT NULL,  -- how new those are that it knows
	boxes text NOT NULL,     -- its box files, by game and fingerprint
	begins boolean NOT NULL  -- it has just come
);

CREATE UNLOGGED TABLE pages ( -- who has pages of tables open, and where
	tbl    text NOT NULL,
	host   text NOT NULL,
	player text NOT NULL,    -- '': all of whom nobody knows who they are
	open   integer NOT NULL, -- how many; 0: the last was closed
	went   timestamptz NOT NULL, -- when the number was as now
	PRIMARY KEY (tbl, host, player)
);
CREATE INDEX pages_by_host ON pages (host);

-- +goose Down
DROP TABLE pages, hosts;
