-- +goose Up
CREATE TABLE boxes (
	game text COLLATE "C" PRIMARY KEY,
	name text NOT NULL, -- as the file was called
	text bytea NOT NULL
);

-- +goose Down
DROP TABLE boxes;
