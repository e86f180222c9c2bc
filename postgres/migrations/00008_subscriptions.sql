-- +goose Up
CREATE TABLE subscriptions (
	endpoint text COLLATE "C" PRIMARY KEY, -- of a browser at its push service
	player   text COLLATE "C" NOT NULL REFERENCES players (id),
	key      bytea NOT NULL,               -- for which what is pushed is sealed
	auth     bytea NOT NULL,
	lang     text COLLATE "C" NOT NULL,
	site     text COLLATE "C" NOT NULL,    -- the address by which the browser knows the server
	made     bigint NOT NULL
);
CREATE INDEX subscriptions_of ON subscriptions (player);
CREATE TABLE secrets (
	name   text COLLATE "C" PRIMARY KEY,
	secret bytea NOT NULL -- of the server's own
);

-- +goose Down
DROP TABLE subscriptions;
DROP TABLE secrets;
