// Package figure holds what the figures of the docs have in common: how sure a share is, and how they are painted.
package figure

import "math"

// Surely is how many standard errors reach to each end of a 95 % interval.
const Surely = 1.959964

// Interval is Wilson's 95 % interval of a share of n.
func Interval(share, n float64) (lo, hi float64) {
	const z = Surely
	centre := (share + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(share*(1-share)/n+z*z/(4*n*n))
	return max(0, centre-half), min(1, centre+half)
}

// Style paints a figure, in the light and in the dark.
const Style = `
  svg { color-scheme: light dark; font-family: 'EB Garamond', Garamond, Georgia, serif }
  .ground { fill: #f3ebd8 } .title { fill: #8c1c1c; font-size: 24px } .head { fill: #2a2018; font-size: 18px }
  .soft { fill: #5a4a38; font-size: 13px } .name { fill: #2a2018; font-size: 15px } .bar { fill: #c8962e }
  .grid { stroke: #d6c7a6 } .fair { stroke: #8c1c1c; stroke-width: 1.6; stroke-dasharray: 5 4 } .span { stroke: #2a2018; stroke-width: 1.6; fill: none }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #2a231b } .title { fill: #e88577 } .head, .name { fill: #efe5cf } .soft { fill: #c8b795 } .bar { fill: #96691a }
    .grid { stroke: #4b3f2c } .fair { stroke: #e88577 } .span { stroke: #efe5cf }
  }
`
