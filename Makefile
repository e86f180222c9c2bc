.PHONY: web web-check generate

# The page, built into web/dist, which the binary carries.
web: web/node_modules
	cd web && npm run build

web-check: web/node_modules
	cd web && npm run lint && npm run check && npm test

web/node_modules: web/package-lock.json
	cd web && npm ci && touch node_modules

# The page's types of what goes over the wire.
generate:
	go tool -modfile=tools.mod tygo generate
