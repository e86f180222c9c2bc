package main

import (
	"fmt"
	"html"
	"strings"

	"signoria/figure"
)

// The picture of a report, in pixels: a square, in which what came is drawn over what was said.
const (
	edge     = 24
	titled   = 96 // for the title and what is said under it
	axis     = 46 // for the numbers beside and below
	side     = 420
	ticks    = 5
	lineHigh = 16
)

// picture draws how well a report's chances came true, as an SVG: what is on the dashed line came as often as was said.
func (r report) picture(title string) string {
	var b strings.Builder
	wide, tall := edge+axis+side+edge, titled+side+axis+edge
	x := func(share float64) float64 { return edge + axis + side*share }
	y := func(share float64) float64 { return titled + side*(1-share) }
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img">`+"\n", wide, tall, wide, tall)
	fmt.Fprintf(&b, "<title>%s</title>\n<desc>%s</desc>\n<style>%s</style>\n", html.EscapeString(title), html.EscapeString(r.String()), figure.Style)
	fmt.Fprintf(&b, `<rect class="ground" width="%d" height="%d"/><text class="title" x="%d" y="42">%s</text>`+"\n", wide, tall, edge, html.EscapeString(title))
	for i, line := range []string{
		fmt.Sprintf("Log loss of the winner’s chance %.3f; %.3f where nothing is known.", r.loss, r.blind),
		"Of games that it was not fitted to; the lines are 95 % intervals.",
	} {
		fmt.Fprintf(&b, `<text class="soft" x="%d" y="%d">%s</text>`+"\n", edge, 64+lineHigh*i, line)
	}
	for i := range ticks + 1 {
		share := float64(i) / ticks
		fmt.Fprintf(&b, `<path class="grid" d="M%.0f %.0fH%.0fM%.0f %.0fV%.0f"/>`, x(0), y(share), x(1), x(share), y(0), y(1))
		fmt.Fprintf(&b, `<text class="soft" text-anchor="end" x="%.0f" y="%.0f">%.0f %%</text>`, x(0)-6, y(share)+4, 100*share)
		fmt.Fprintf(&b, `<text class="soft" text-anchor="middle" x="%.0f" y="%.0f">%.0f %%</text>`+"\n", x(share), y(0)+18, 100*share)
	}
	fmt.Fprintf(&b, `<text class="name" text-anchor="middle" x="%.0f" y="%.0f">chance to win that was said</text>`, x(0.5), y(0)+40)
	fmt.Fprintf(&b, `<text class="name" text-anchor="middle" transform="rotate(-90)" x="%.0f" y="%d">how often it came</text>`+"\n", -y(0.5), edge+6)
	fmt.Fprintf(&b, `<path class="fair" d="M%.0f %.0fL%.0f %.0f"/>`+"\n", x(0), y(0), x(1), y(1))
	for _, band := range r.bands {
		if band.n > 0 {
			said, came := band.said/band.n, band.won/band.n
			lo, hi := figure.Interval(came, band.n)
			fmt.Fprintf(&b, `<path class="span" d="M%.1f %.1fV%.1f"/><circle class="bar" cx="%.1f" cy="%.1f" r="6"/>`+"\n", x(said), y(lo), y(hi), x(said), y(came))
		}
	}
	b.WriteString("</svg>\n")
	return b.String()
}
