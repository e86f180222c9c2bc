package playtest

import (
	"fmt"
	"reflect"
	"strings"

	"signoria/play"
)

// looks is after how many rows one looks again whether a list is missing.
const looks = 16

// listed checks now and then that a seat, or who looks on, one after the other, is shown no list that is missing.
func (p *player) listed() error {
	if p.rows()%looks != 0 {
		return nil
	}
	seat := play.Seat(p.rows()/looks%(p.o.Setup.Seats+1)) - 1
	if at := missing(reflect.ValueOf(p.live.View(seat))); at != "" {
		return fmt.Errorf("after row %d: what seat %d is shown has a list that is missing: View%s", p.rows(), seat, at)
	}
	return nil
}

// missing is where in what a seat is shown a list is nil, "" if it nowhere is. The page's types know no list that is not
// there: it goes through an empty one, and would stop at null.
func missing(v reflect.Value) string {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			return missing(v.Elem())
		}
	case reflect.Slice:
		if v.IsNil() {
			return " is nil"
		}
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			if at := missing(v.Index(i)); at != "" {
				return fmt.Sprintf("[%d]%s", i, at)
			}
		}
	case reflect.Map:
		for entry := v.MapRange(); entry.Next(); {
			if at := missing(entry.Value()); at != "" {
				return fmt.Sprintf("[%v]%s", entry.Key(), at)
			}
		}
	case reflect.Struct:
		for field, value := range v.Fields() {
			if mayLack(field) && value.IsZero() {
				continue
			}
			if at := missing(value); at != "" {
				return "." + field.Name + at
			}
		}
	}
	return ""
}

// mayLack says whether a field is not written while it is empty, or its type on the page says that it may be null.
func mayLack(field reflect.StructField) bool {
	_, how, _ := strings.Cut(field.Tag.Get("json"), ",")
	return !field.IsExported() || strings.Contains(how, "omit") || strings.HasSuffix(field.Tag.Get("tstype"), "| null")
}
