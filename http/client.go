package http

import (
	"io/fs"
	"mime"
	"net/http"
	"net/url"
	"path"
	"strings"
)

// client serves the built page: its files, and the page itself for every address that it shows
// something at.
type client struct {
	files map[string]*document // by path, without the slash in front
}

// unbuilt is what is said when there is no page.
const unbuilt = "The page has not been built: run \"npm ci && npm run build\" in web/, then build signoria again.\n"

// denser is what the name of a file's copy ends with that the build has packed with Brotli.
const denser = ".br"

func newClient(built fs.FS) *client {
	c := &client{map[string]*document{}}
	if built == nil {
		return c
	}
	_ = fs.WalkDir(built, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasPrefix(d.Name(), ".") || path.Ext(name) == denser {
			return err
		}
		raw, err := fs.ReadFile(built, name)
		if err == nil {
			c.files[name] = newDocument(kindOf(name), raw)
			c.files[name].denser, _ = fs.ReadFile(built, name+denser)  // not every file has one
			c.files[name].forever = strings.HasPrefix(name, "assets/") // Vite names these by their content
		}
		return err
	}) // what cannot be read is not there
	return c
}

func kindOf(name string) string {
	switch ext := path.Ext(name); ext {
	case ".js", ".mjs":
		return "text/javascript; charset=utf-8"
	case ".woff2":
		return "font/woff2"
	case ".webmanifest":
		return "application/manifest+json"
	default:
		if kind := mime.TypeByExtension(ext); kind != "" {
			return kind
		}
	}
	return "application/octet-stream"
}

func (c *client) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		http.Error(w, "This is only to look at.", http.StatusMethodNotAllowed)
		return
	}
	if meant := meantBy(r.URL.Path); meant != r.URL.Path {
		http.Redirect(w, r, (&url.URL{Path: meant, RawQuery: r.URL.RawQuery}).String(), http.StatusFound)
		return
	}
	name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
	if d := c.files[name]; d != nil {
		d.serve(w, r)
		return
	}
	page := c.files["index.html"]
	switch {
	case path.Ext(name) != "":
		http.Error(w, "There is no such file.", http.StatusNotFound)
	case page == nil:
		http.Error(w, strings.TrimSpace(unbuilt), http.StatusServiceUnavailable)
	default: // the page knows what to show at /table/… and /rules/…
		page.serve(w, r)
	}
}

// meantBy is the address of a table without what a message has put behind it, as the end of its sentence, and in small
// letters, which are all it has: so a link that was copied or written down by hand leads there. Any other stays as it is.
func meantBy(address string) string {
	id, found := strings.CutPrefix(address, "/table/")
	if !found || strings.Contains(id, "/") {
		return address
	}
	return "/table/" + strings.ToLower(strings.TrimRight(id, ".,;:!?)]>’”\"'"))
}
