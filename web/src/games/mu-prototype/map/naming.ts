// Where the realms' names stand on the map seen from afar: inside their realms, clear of pieces and of one another.

import type { Point } from '../../medioevo/map/atlas'

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

interface Box {
  at: Point
  wide: number // to either side of its middle
  high: number
}

const boxOf = ({ lines, size }: Named, at: Point): Box => ({
  at,
  wide: (Math.max(...lines.map((line) => line.length)) * size * WIDE) / 2,
  high: (lines.length * size) / 2,
})
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** named are the places of names, the largest chosen first; pieces stand where they stand, drawn so large. */
export function named(names: readonly Named[], pieces: readonly Point[], scale: number): Point[] {
  const taken: Box[] = []
  const places = new Map<Named, Point>()
  for (const name of names.toSorted((a, b) => b.size - a.size)) {
    const box = boxOf(
      name,
      cheapest(spotsFor(name), (at) => costOf(boxOf(name, at))),
    )
    taken.push(box)
    places.set(name, box.at)

    function costOf({ at, wide, high }: Box): number {
      const reach = PIECE * scale
      const within = ([x, y]: Point, dx: number, dy: number) =>
        Math.abs(x - at[0]) < wide + dx && Math.abs(y - at[1]) < high + dy
      const crossed = pieces.filter((piece) => within(piece, reach, reach)).length
      const clashed = taken.filter((other) => within(other.at, other.wide, other.high)).length
      return apart(at, middleOf(name.spots)) + crossed * CROSSED + clashed * CLASHED
    }
  }
  return names.map((name) => places.get(name) ?? middleOf(name.spots))
}

/** spotsFor are a realm's territories, and half way between those that are near one another. */
function spotsFor({ spots }: Named): Point[] {
  const between = spots.flatMap((a, i) =>
    spots
      .slice(i + 1)
      .filter((b) => apart(a, b) < FAR)
      .map((b) => middleOf([a, b])),
  )
  return [...spots, ...between]
}

function middleOf(spots: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => spots.reduce((sum, at) => sum + at[axis], 0) / spots.length
  return [mean(0), mean(1)]
}

const cheapest = (spots: Point[], costOf: (at: Point) => number): Point =>
  spots.reduce((best, at) => (costOf(at) < costOf(best) ? at : best))
