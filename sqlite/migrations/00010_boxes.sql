-- +goose Up
CREATE TABLE boxes (
	game TEXT PRIMARY KEY,
	name TEXT NOT NULL, -- as the file was called
	text BLOB NOT NULL
) STRICT;

-- +goose Down
DROP TABLE boxes;
