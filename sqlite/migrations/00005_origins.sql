-- +goose Up
CREATE TABLE origins ( -- the bases from which tables went over to newer rules
	tbl     TEXT PRIMARY KEY REFERENCES tables (id),
	version INTEGER NOT NULL,
	row     INTEGER NOT NULL,
	ask     INTEGER NOT NULL,
	state   BLOB NOT NULL -- JSON; empty for the start
) STRICT;

-- +goose Down
DROP TABLE origins;
