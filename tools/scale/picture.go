package main

import (
	"fmt"
	"html"
	"math"
	"slices"
	"strings"

	"signoria/figure"
)

// The measures of the plots, in pixels.
const (
	edge     = 24
	titled   = 84  // for the title and what is said under it
	names    = 130 // beside bars
	axis     = 56  // for numbers
	wide     = 640
	barHigh  = 13
	groupTop = 44 // from one game to the next
	tall     = 300
	lineHigh = 16
)

// begin begins a plot: its title, what is said under it, and what it shows in words.
func begin(high int, title, how, words string) *strings.Builder {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img">`+"\n", wide, high, wide, high)
	fmt.Fprintf(&b, "<title>%s</title>\n<desc>%s</desc>\n<style>%s</style>\n", html.EscapeString(title), html.EscapeString(words), figure.Style)
	fmt.Fprintf(&b, `<rect class="ground" width="%d" height="%d"/><text class="title" x="%d" y="42">%s</text><text class="soft" x="%d" y="64">%s</text>`+"\n",
		wide, high, edge, html.EscapeString(title), edge, html.EscapeString(how))
	return &b
}

// drawSizes draws how much a game keeps: a bar for each store.
func drawSizes(all []size) string {
	most, words := 0.0, ""
	for _, x := range all {
		most = max(most, x.file[1], x.server[1])
		words += fmt.Sprintf("%s: %.0f KB in SQLite, %.0f in PostgreSQL. ", x.game, x.file[1]/1024, x.server[1]/1024)
	}
	b := begin(titled+groupTop*len(all)+edge, "What a whole game keeps", "KB on the disk, in the mean; the upper bar is SQLite, the lower PostgreSQL.", words)
	x := func(bytes float64) float64 { return (wide - 2*edge - names - axis) * bytes / most }
	for i, of := range all {
		top := titled + groupTop*i
		fmt.Fprintf(b, `<text class="name" text-anchor="end" x="%d" y="%d">%s</text>`, edge+names-8, top+barHigh+5, of.game)
		for n, bytes := range []float64{of.file[1], of.server[1]} {
			y := top + n*(barHigh+3)
			fmt.Fprintf(b, `<rect class="bar" x="%d" y="%d" width="%.1f" height="%d" rx="2"/><text class="soft" x="%.1f" y="%d">%.0f</text>`,
				edge+names, y, x(bytes), barHigh, edge+names+x(bytes)+6, y+barHigh-2, bytes/1024)
		}
		b.WriteString("\n")
	}
	return b.String() + "</svg>\n"
}

// drawRates draws how many answers a second are written, by how many write at once: a line for each store.
func drawRates(all []rate) string {
	most, words := 0.0, ""
	for _, r := range all {
		most = max(most, r.file, r.server)
		words += fmt.Sprintf("%d at once: %.0f a second in SQLite, %.0f in PostgreSQL. ", r.writers, r.file, r.server)
	}
	step := math.Pow(10, math.Floor(math.Log10(most)))
	if most < 3*step {
		step /= 2
	}
	b := begin(titled+tall+2*edge+lineHigh, "Answers a second on the disk", "By how many write at once, each at a table of its own; dashed is SQLite, the other PostgreSQL.", words)
	left, bottom := float64(edge+axis), float64(titled+tall)
	x := func(i int) float64 { return left + (wide-2*edge-axis)*float64(i)/float64(max(1, len(all)-1)) }
	y := func(perSecond float64) float64 { return bottom - tall*perSecond/most }
	for at := 0.0; at <= most; at += step {
		fmt.Fprintf(b, `<path class="grid" d="M%.0f %.1fH%d"/><text class="soft" text-anchor="end" x="%.0f" y="%.1f">%.0f</text>`, left, y(at), wide-edge, left-6, y(at)+4, at)
	}
	b.WriteString("\n")
	file, server := []string{}, []string{}
	for i, r := range all {
		fmt.Fprintf(b, `<text class="soft" text-anchor="middle" x="%.1f" y="%.0f">%d</text>`, x(i), bottom+18, r.writers)
		file, server = append(file, fmt.Sprintf("%.1f %.1f", x(i), y(r.file))), append(server, fmt.Sprintf("%.1f %.1f", x(i), y(r.server)))
	}
	b.WriteString("\n")
	for class, line := range slices.All([][]string{file, server}) {
		fmt.Fprintf(b, `<path class="%s" fill="none" d="M%s"/>`+"\n", []string{"fair", "span"}[class], strings.Join(line, "L"))
	}
	fmt.Fprintf(b, `<text class="name" text-anchor="middle" x="%.0f" y="%.0f">write at once</text>`+"\n", (left+wide-edge)/2, bottom+40)
	return b.String() + "</svg>\n"
}
