// Where the realms' names stand on the map seen from afar: inside their realms, clear of pieces and of one another.

import type { Point } from '../../medioevo/map/atlas'
import { item } from '../table'

/** Named is a realm's name in lines, and where its territories are. */
export interface Named {
  lines: string[]
  size: number // of the letters, in map units
  spots: Point[]
}

const WIDE = 0.72 // of its size, a capital letter
const PIECE = 12 // map units that a piece reaches around its place
const CROSSED = 70 // map units that a name moves rather than stand on a piece
const CLASHED = 600 // and rather than stand on another name
const FAR = 260 // between territories further apart than this there is no place for a name
const ASIDE = [-1, 0, 1] // of its size, how far a name may step aside
const UPWARD = [-1.4, -0.7, 0, 0.7, 1.4] // and up or down

interface Box {
  at: Point
  wide: number // to either side of its middle
  high: number
}

const boxOf = ({ lines, size }: Named): Omit<Box, 'at'> => ({
  wide: (Math.max(...lines.map((line) => line.length)) * size * WIDE) / 2,
  high: (lines.length * size) / 2,
})
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** named are the places of names, the largest chosen first; pieces stand where they stand, drawn so large. */
export function named(names: readonly Named[], pieces: readonly Point[], scale: number): Point[] {
  const reach = PIECE * scale
  const taken: Box[] = []
  const places = new Map<Named, Point>()
  for (const name of names.toSorted((a, b) => b.size - a.size)) {
    const spots = spotsFor(name)
    const middle = middleOf(name.spots)
    const { wide, high } = boxOf(name)
    const near = pieces.filter((piece) =>
      spots.some((at) => within(piece, at, wide + reach, high + reach)),
    )
    const costOf = (at: Point) => {
      const crossed = near.filter((piece) => within(piece, at, wide + reach, high + reach))
      const clashed = taken.filter((it) => within(it.at, at, wide + it.wide, high + it.high))
      return apart(at, middle) + crossed.length * CROSSED + clashed.length * CLASHED
    }
    const at = cheapest(spots, costOf)
    taken.push({ at, wide, high })
    places.set(name, at)
  }
  return names.map((name) => places.get(name) ?? middleOf(name.spots))
}

const within = (a: Point, b: Point, dx: number, dy: number) =>
  Math.abs(a[0] - b[0]) < dx && Math.abs(a[1] - b[1]) < dy

/** spotsFor are a realm's territories, half way between those that are near one another, and a step from all these. */
function spotsFor({ spots, size }: Named): Point[] {
  const between = spots.flatMap((a, i) =>
    spots
      .slice(i + 1)
      .filter((b) => apart(a, b) < FAR)
      .map((b) => middleOf([a, b])),
  )
  return [...spots, ...between].flatMap(([x, y]) =>
    ASIDE.flatMap((dx) => UPWARD.map((dy): Point => [x + dx * size, y + dy * size])),
  )
}

function middleOf(spots: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => spots.reduce((sum, at) => sum + at[axis], 0) / spots.length
  return [mean(0), mean(1)]
}

function cheapest(spots: readonly Point[], costOf: (at: Point) => number): Point {
  const costs = spots.map(costOf)
  return item(spots, costs.indexOf(Math.min(...costs)))
}
