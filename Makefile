# Every habit of the house; "make help" lists them.

ADDR ?= localhost:8080
DATA ?= data
DRAW ?= 300
SEED ?= 1
TABLES ?= 3000
BOTS ?= squire
STORE ?=
# MEETING is where goroutines meet.
MEETING = ./http/... ./health/... ./folder/... ./sqlite/... ./postgres/... ./host/... ./play/...
APART = KilledInTheMiddle|ServersAreReplaced|TestATableBegunUnderOlderRules
# SQLite is translated C with locks of its own: to watch it too for races would tell nothing of ours.
UNWATCHED = $(patsubst %,-gcflags=%=-race=false,modernc.org/sqlite/lib modernc.org/libc/... modernc.org/memory)
STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2

.DEFAULT_GOAL := help
.PHONY: help play build web test lint lint-go lint-web test-go test-races test-apart test-rules postgres test-web test-browser coverage mutants fit tune check fuzz measure shots load scale bench balance ladder record generate atlas clean

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: build ## build all and serve the table on localhost
	./bin/signoria serve --addr $(ADDR) --data $(DATA)

build: web ## build the client and the binary into bin/
	go build -o bin/signoria ./cmd/signoria

web: web/node_modules/.package-lock.json ## build the client
	cd web && npm run --silent build

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	@touch $@

# First two at a time, what takes longest before the rest: the client's linters are of one thread while Go uses all there are. Rules,
# whole games and scenes of the browser each keep two processors busy by themselves; beside one another they only take turns.
test: build ## everything: linters, Go, client, rule coverage, browser
	@$(MAKE) --no-print-directory -j2 -O test-races lint-go lint-web test-apart test-web
	@$(MAKE) --no-print-directory -o build test-rules coverage check test-browser

lint: web/node_modules/.package-lock.json ## linters of both languages
	@$(MAKE) --no-print-directory -j2 -O lint-go lint-web

lint-go:
	@test -z "$$(gofmt -l $$(git ls-files '*.go'))" || { echo "not gofmt-clean:"; gofmt -l $$(git ls-files '*.go'); exit 1; }
	go vet ./...
	go run $(STATICCHECK) ./...
	go run ./tools/stale/cmd ./games/... ./play/toy

lint-web: web/node_modules/.package-lock.json
	cd web && npm run --silent lint && npm run --silent check

test-go: test-races test-apart test-rules ## the Go tests; with the race detector where goroutines meet

# What go vet tells lint-go has told.
test-races: postgres
	go test -vet=off -race $(UNWATCHED) -skip '$(APART)' $(MEETING)

# Without the race detector run a server that is a process of its own, whole games played one answer after the other, and the
# commands, which play many.
test-apart: postgres
	go test -vet=off -run '$(APART)' ./http ./host
	go test -vet=off ./cmd/...

postgres: # what the tests of the store on it start
	./scripts/postgres.sh

test-rules:
	go test -vet=off -timeout 30m $$(go list ./... | grep -v $(patsubst ./%/...,-e signoria/%,$(MEETING)) -e signoria/cmd)

test-web: web/node_modules/.package-lock.json ## the client's unit tests
	cd web && npm test --silent

# Without STORE all scenes are played on SQLite, and on PostgreSQL those that hang on the store.
test-browser: build postgres ## whole games through the page, in headless Chromium: make test-browser STORE=postgres
	./scripts/chromium.sh
	go build -o bin/database ./tools/database
	cd web && STORE=$(STORE) npm run --silent test:browser

coverage: build ## which test cites which rule, and how many breaks of the rules they noticed
	./bin/signoria rules --coverage | grep ' rules: '

mutants: ## break a game's rules on purpose and see which breaks no test notices: make mutants GAME=warrior-knights
	@test -n "$(GAME)" || { echo "say which game: make mutants GAME=warrior-knights" >&2; exit 2; }
	ulimit -v 8388608; go run ./tools/mutants -draw $(DRAW) -seed $(SEED) -write $(GAME)

fit: ## let bots play, fit to it how likely a seat is to win that stands so, and draw how that comes true: make fit GAME=warrior-knights
	@test -n "$(GAME)" || { echo "say which game: make fit GAME=warrior-knights" >&2; exit 2; }
	go run ./tools/fit -tables $(TABLES) -bots $(BOTS) -plot docs/fit-$(GAME).svg -to $$(git ls-files "games/$(GAME)/mind.yaml" "games/$(subst -,,$(GAME))/mind.yaml" "games/medioevo/$(GAME:mu-%=%)/mind.yaml") $(GAME)

tune: TABLES := 16000
tune: ## move those numbers of a game's squires that win more moved, in three steps of so many tables (read the diff before you commit it): make tune GAME="mu-alpha mu-prototype"
	@test -n "$(GAME)" || { echo "say which game: make tune GAME=crusader-kings" >&2; exit 2; }
	go run ./tools/tune -tables $(TABLES) -write $(GAME)

check: build ## random tables of every game with every invariant after every step
	./bin/signoria games | cut -d' ' -f1 | xargs -n 1 -P 2 ./scripts/check.sh

fuzz: ## fuzz what parses input, a minute each
	@for f in $$(grep -rlE '^func Fuzz' --include=*_test.go .); do \
	  for n in $$(grep -oE '^func (Fuzz[A-Za-z0-9]+)' $$f | cut -d' ' -f2); do \
	    echo "$$n in $$(dirname $$f)"; go test $$(dirname $$f) -run '^$$' -fuzz "^$$n$$" -fuzztime 1m || exit 1; done; done

measure: build ## what a table costs: weight of a first visit and of updates, time, frames
	./scripts/chromium.sh
	cd web && npm run --silent test:browser -- measure

shots: build ## pictures of every screen at four sizes, in both languages, into web/e2e/shots
	./scripts/chromium.sh
	cd web && SHOTS=1 npm run --silent test:browser -- every-screen

load: build ## play tables over HTTP as pages do, and say what an answer costs the server: make load LOAD="--store sqlite,postgres --servers 1,2 --against ../older/signoria --pairs 3"
	go run ./tools/load $(LOAD)

scale: ## measure what a whole game keeps in either store, and how many answers a second both take, and draw it
	go run ./tools/scale --plots docs

bench: build ## speed of the rules, live answers and searches
	./bin/signoria bench
	go test -run '^$$' -bench . -benchmem ./play ./games/... ./http

balance: TABLES := 1000
balance: build ## let squires play squires and draw who wins and with what score, of all games: make balance TABLES=1000
	TABLES=$(TABLES) ./scripts/balance.sh

ladder: TABLES := 200
ladder: build ## let bots of all levels and tempers play one another at tables of all sizes, and draw how strong they are: make ladder TABLES=200
	for game in $$(./bin/signoria games | cut -d' ' -f1); do \
	  ./bin/signoria simulate $$game --seats 0 --bots any --tables $(TABLES) --json > bin/ladder-$$game.json && \
	  ./bin/signoria plot bin/ladder-$$game.json --of rating > docs/ladder-$$game.svg || exit 1; done

record: build ## make a new golden record of each game (read the diff before you commit it)
	go test $$(dirname $$(git ls-files "games/*golden_test.go") | sed "s|^|./|") -run Golden -update

generate: ## write the client's types from the Go types
	go tool -modfile=tools.mod tygo generate

atlas: web/node_modules/.package-lock.json ## draw the maps from their real coastlines
	cd web && npm run --silent atlas

clean: ## take away what was built
	rm -rf bin web/dist/* web/node_modules
