-- +goose Up
ALTER TABLE rows ADD COLUMN at INTEGER NOT NULL DEFAULT 0; -- 0: nobody knows when

-- How far a player has seen what happened at a table, from each of his seats.
CREATE TABLE seen (
	tbl    TEXT NOT NULL REFERENCES tables (id),
	player TEXT NOT NULL REFERENCES players (id),
	seat   INTEGER NOT NULL,
	row    INTEGER NOT NULL,
	PRIMARY KEY (tbl, player, seat)
) STRICT, WITHOUT ROWID;

-- +goose Down
DROP TABLE seen;
ALTER TABLE rows DROP COLUMN at;
