-- +goose Up
ALTER TABLE subscriptions
	ADD COLUMN failures bigint NOT NULL DEFAULT 0, -- on so many days, and since nothing was taken
	ADD COLUMN failed   bigint NOT NULL DEFAULT 0; -- when the last of these began

-- +goose Down
ALTER TABLE subscriptions DROP COLUMN failures, DROP COLUMN failed;
