// Package web is the built client, as "npm run build" in this folder leaves it in dist.
package web

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var dist embed.FS

// Client is the built client; without an index.html if it has not been built.
func Client() fs.FS {
	built, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // the name is right or nothing compiles
	}
	return built
}
