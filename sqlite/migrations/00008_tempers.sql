-- The squires of Crusader Kings that follow a strategy of the rulebook are squires with a temper.
-- +goose Up
UPDATE chairs SET bot = 'squire-' || bot
WHERE bot IN ('expansionist', 'aggressor', 'builder', 'developer', 'schemer', 'crusader')
	AND tbl IN (SELECT id FROM tables WHERE json_extract(setup, '$.game') = 'crusader-kings');

-- +goose Down
UPDATE chairs SET bot = iif(bot LIKE 'king-%', 'king', substr(bot, length('squire-') + 1))
WHERE (bot LIKE 'squire-%' OR bot LIKE 'king-%')
	AND tbl IN (SELECT id FROM tables WHERE json_extract(setup, '$.game') = 'crusader-kings');
