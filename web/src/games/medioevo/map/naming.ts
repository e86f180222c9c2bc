// Where names stand on the map: in their lands and waters, clear of pieces and of one another. Pieces stand where they
// stand: names give way to them.

import type { Point } from './atlas'
import { item } from '../../table'

/** Named is a name in lines, and the places it could have. */
export interface Named {
  lines: string[]
  size: number // of the letters, in map units
  spots: Point[]
  wide?: number // of its size, a letter
}

/** Box is what something takes up. */
export interface Box {
  at: Point
  wide: number // to either side of its middle
  high: number
}

/** Steps are how far a name may step from each of its places, in its sizes, and whether it may stand between two. */
export interface Steps {
  between?: boolean
  aside: readonly number[]
  upward: readonly number[]
}

export const realmSteps: Steps = {
  between: true,
  aside: [-2, -1, 0, 1, 2],
  upward: [-2.1, -1.4, -0.7, 0, 0.7, 1.4, 2.1],
}
export const placeSteps: Steps = {
  aside: [-1.2, -0.6, 0, 0.6, 1.2],
  upward: [-2, -1.4, -0.7, 0, 0.7, 1.4, 2],
}

/** A name that is told all its places. */
export const noSteps: Steps = { aside: [0], upward: [0] }

const WIDE = 0.78 // of its size, a capital letter
const CROSSED = 70 // map units that a name moves rather than stand on a piece
const CLASHED = 600 // and rather than stand on another name
const FAR = 260 // between territories further apart than this there is no place for a name

/** boxOf is what a name takes up. */
export const boxOf = ({ lines, size, wide = WIDE }: Omit<Named, 'spots'>): Omit<Box, 'at'> => ({
  wide: (Math.max(...lines.map((line) => line.length)) * size * wide) / 2,
  high: (lines.length * size) / 2,
})
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
const meet = (a: Box, b: Box) =>
  Math.abs(a.at[0] - b.at[0]) < a.wide + b.wide && Math.abs(a.at[1] - b.at[1]) < a.high + b.high

/** place is where each name stands, the largest chosen first. */
export function place(
  names: readonly Named[],
  pieces: readonly Box[],
  steps: Steps = realmSteps,
): Box[] {
  const standing: Box[] = []
  const places = new Map<Named, Box>()
  for (const name of names.toSorted((a, b) => b.size - a.size)) {
    const spots = spotsFor(name, steps)
    const middle = middleOf(name.spots)
    const size = boxOf(name)
    const boxes = spots.map((at): Box => ({ at, ...size }))
    const near = pieces.filter((piece) => boxes.some((box) => meet(piece, box)))
    const costOf = (box: Box) => {
      const crossed = near.filter((piece) => meet(piece, box)).length
      const clashed = standing.filter((other) => meet(other, box)).length
      return apart(box.at, middle) + crossed * CROSSED + clashed * CLASHED
    }
    const box = cheapest(boxes, costOf)
    standing.push(box)
    places.set(name, box)
  }
  return names.map((name) => places.get(name) ?? { at: middleOf(name.spots), ...boxOf(name) })
}

/** clear says whether a name stands on nothing else. */
export const clear = (name: Box, others: readonly Box[]) =>
  others.every((other) => other === name || !meet(name, other))

/** broken is a long name in two lines, at the space nearest to its middle. */
export function broken(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  if (name.length < 14 || spaces.length === 0) return [name]
  const middle = name.length / 2
  const at = spaces.reduce((best, i) => (Math.abs(i - middle) < Math.abs(best - middle) ? i : best))
  return [name.slice(0, at), name.slice(at + 1)]
}

/** spotsFor are a name's places, half way between those that are near one another if it may, and a step from all these. */
function spotsFor({ spots, size }: Named, { aside, upward, between = false }: Steps): Point[] {
  const halfway = (between ? spots : []).flatMap((a, i) =>
    spots
      .slice(i + 1)
      .filter((b) => apart(a, b) < FAR)
      .map((b) => middleOf([a, b])),
  )
  return [...spots, ...halfway].flatMap(([x, y]) =>
    aside.flatMap((dx) => upward.map((dy): Point => [x + dx * size, y + dy * size])),
  )
}

function middleOf(spots: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => spots.reduce((sum, at) => sum + at[axis], 0) / spots.length
  return [mean(0), mean(1)]
}

function cheapest(boxes: readonly Box[], costOf: (box: Box) => number): Box {
  const costs = boxes.map(costOf)
  return item(boxes, costs.indexOf(Math.min(...costs)))
}
