package http

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"mime"
	"net/http"
	"reflect"
	"slices"
	"strings"
	"unicode"

	"signoria"
)

// call is one request to the API.
type call struct {
	w    http.ResponseWriter
	r    *http.Request
	me   signoria.Player // with an empty id for a guest who has not said his name
	lang string
}

// endpoint answers a call: with a value that is sent as JSON, nil for nothing to say, or an error
// that is sent as a Problem.
type endpoint func(*call) (any, error)

var (
	errNotJSON = signoria.Errorf(signoria.Invalid, "send JSON, with Content-Type: application/json")
	errTooBig  = signoria.Errorf(signoria.Invalid, "that is more than is read at once")
	errOurs    = signoria.Errorf(signoria.Internal, "something broke on our side; it has been reported")
)

// endpoint makes a handler of an endpoint. Whoever wants to change something must have said his name,
// save to say it, and is not to do so too fast.
func (s *Server) endpoint(e endpoint) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		me, err := s.who(r)
		if err != nil {
			s.refuse(w, r, err)
			return
		}
		c := &call{w, r, me, language(r)}
		if r.Method == http.MethodPost {
			if err := s.mayChange(c); err != nil {
				s.refuse(w, r, err)
				return
			}
		}
		value, err := e(c)
		if err != nil {
			s.refuse(w, r, err)
			return
		}
		switch value := value.(type) {
		case nil:
			w.WriteHeader(http.StatusNoContent)
		case *document:
			value.serve(w, r)
		default:
			w.Header().Set("Cache-Control", "no-store")
			s.send(w, r, http.StatusOK, value)
		}
	})
}

// open are the addresses to which anybody may post who has not said his name yet.
var open = map[string]bool{"/api/me": true, "/api/me/device": true, "/api/tables/fits": true}

func (s *Server) mayChange(c *call) error {
	switch kind, _, _ := mime.ParseMediaType(c.r.Header.Get("Content-Type")); {
	case kind != "application/json":
		return errNotJSON
	case c.me.ID == "" && !open[c.r.URL.Path]:
		return errNameless
	case c.me.ID != "" && !s.perMe.Allow(c.me.ID):
		return errTooFast
	}
	return nil
}

// language is the language a request wants its texts in.
func language(r *http.Request) string {
	asked := r.URL.Query().Get("lang")
	if asked == "" {
		asked = r.Header.Get("Accept-Language")
	}
	if strings.HasPrefix(strings.ToLower(asked), "it") {
		return "it"
	}
	return "en"
}

// taking makes an endpoint of one that takes a value from the request's body.
func taking[T any](s *Server, do func(*call, T) (any, error)) endpoint {
	return func(c *call) (any, error) {
		var sent T
		if err := c.body(&sent, s.limits.Body); err != nil {
			return nil, err
		}
		return do(c, sent)
	}
}

// body reads the request's JSON into a value.
func (c *call) body(into any, most int64) error {
	raw, err := io.ReadAll(http.MaxBytesReader(c.w, c.r.Body, most))
	var tooBig *http.MaxBytesError
	switch {
	case errors.As(err, &tooBig):
		return errTooBig
	case err != nil:
		return signoria.Errorf(signoria.Invalid, "the request broke off")
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return misread(err, int64(len(raw)))
	}
	return nil
}

// misread says what is wrong with a body of so many bytes, by the names that stand in it and not by ours.
func misread(err error, length int64) error {
	var kind *json.UnmarshalTypeError
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &kind):
		where := "the whole"
		if kind.Field != "" {
			where = strings.Join(slices.DeleteFunc(strings.Split(kind.Field, "."), typeName), ".")
		}
		return signoria.Errorf(signoria.Invalid, "%s: %s is wanted, not %s", where, wantedOf(kind.Type), sentAs(kind.Value))
	case errors.As(err, &syntax) && syntax.Offset >= length:
		return signoria.Errorf(signoria.Invalid, "that JSON breaks off")
	case errors.As(err, &syntax):
		return signoria.Errorf(signoria.Invalid, "that is no JSON: it goes wrong at byte %d", syntax.Offset)
	}
	return signoria.Errorf(signoria.Invalid, "that JSON is not as expected")
}

// typeName says whether a part of a path is the name of a type of ours, which no body knows.
func typeName(part string) bool { return part != "" && unicode.IsUpper(rune(part[0])) }

// wantedOf is what JSON a type is read from, in words.
func wantedOf(t reflect.Type) string {
	switch t.Kind() {
	case reflect.String:
		return "a text"
	case reflect.Bool:
		return "true or false"
	case reflect.Slice, reflect.Array:
		return "a list"
	case reflect.Struct, reflect.Map:
		return "an object"
	case reflect.Float32, reflect.Float64:
		return "a number"
	}
	least, most := int64(math.MinInt64), int64(math.MaxInt64)
	if t.Bits() < 64 {
		least, most = -1<<(t.Bits()-1), 1<<(t.Bits()-1)-1
	}
	if t.Kind() >= reflect.Uint && t.Kind() <= reflect.Uint64 {
		least, most = 0, most-least
	}
	return fmt.Sprintf("a whole number from %d to %d", least, most)
}

// sentAs is in words what encoding/json says was sent.
func sentAs(value string) string {
	number, given := strings.CutPrefix(value, "number ")
	switch {
	case given:
		return number
	case value == "string":
		return "a text"
	case value == "bool":
		return "true or false"
	case value == "array":
		return "a list"
	case value == "object":
		return "an object"
	}
	return "a number"
}

// statuses are the HTTP statuses of our codes.
var statuses = map[signoria.Code]int{
	signoria.Invalid:   http.StatusBadRequest,
	signoria.NotFound:  http.StatusNotFound,
	signoria.Forbidden: http.StatusForbidden,
	signoria.Conflict:  http.StatusConflict,
	signoria.Older:     http.StatusConflict,
	signoria.TooMany:   http.StatusTooManyRequests,
	signoria.Crowded:   http.StatusServiceUnavailable,
	signoria.Unwritten: http.StatusServiceUnavailable,
	signoria.Away:      http.StatusServiceUnavailable,
	signoria.Internal:  http.StatusInternalServerError,
}

// refuse sends an error. What is our fault is logged, and not told in detail.
func (s *Server) refuse(w http.ResponseWriter, r *http.Request, err error) {
	code := signoria.CodeOf(err)
	status := statuses[code]
	switch {
	case r.Context().Err() != nil:
		return // nobody waits for it any more
	case code == signoria.Internal:
		s.log.Error("a request failed", "method", r.Method, "path", r.URL.Path, "error", err)
		var ours *signoria.Error
		if !errors.As(err, &ours) || errors.Is(err, errOurs) {
			err = errOurs
		}
	case errors.Is(err, errNotJSON):
		status = http.StatusUnsupportedMediaType
	case errors.Is(err, errTooBig):
		status = http.StatusRequestEntityTooLarge
	case code == signoria.Crowded:
		w.Header().Set("Retry-After", "30")
	case code == signoria.TooMany:
		w.Header().Set("Retry-After", "5")
	case code == signoria.Unwritten: // the store's observer has logged it
		w.Header().Set("Retry-After", "60")
		err = withoutCause(err)
	case code == signoria.Away: // so has it this
		w.Header().Set("Retry-After", "2")
		err = withoutCause(err)
	}
	w.Header().Set("Cache-Control", "no-store")
	s.send(w, r, status, Problem{Code: code, Message: inWords(err, language(r))})
}

// withoutCause is the error of ours in one, without what it was caused by.
func withoutCause(err error) error {
	var ours *signoria.Error
	if errors.As(err, &ours) {
		return ours
	}
	return err
}

// worthPacking is the size from which JSON is sent compressed.
const worthPacking = 1 << 10

// send sends a value as JSON.
func (s *Server) send(w http.ResponseWriter, r *http.Request, status int, value any) {
	raw, err := json.Marshal(value)
	if err != nil {
		s.log.Error("an answer does not encode", "path", r.URL.Path, "error", err)
		status, raw = http.StatusInternalServerError, []byte(`{"code":"internal","message":""}`)
	}
	w.Header().Set("Content-Type", "application/json")
	if len(raw) >= worthPacking {
		w.Header().Add("Vary", "Accept-Encoding")
		if takes(r, "gzip") {
			w.Header().Set("Content-Encoding", "gzip")
			raw = pack(raw)
		}
	}
	w.WriteHeader(status)
	_, _ = w.Write(raw) // it fails when the browser has gone
}
