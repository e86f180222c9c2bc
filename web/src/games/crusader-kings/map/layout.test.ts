import { expect, test } from 'vitest'
import { atlas, type Plot, type Point } from './atlas'
import { letteringOf, scaleIn, spotsIn } from './layout'

/** How large things are drawn, in map units. */
const SIZE = {
  knight: [34, 40],
  castle: [30, 30],
  foot: [24, 30],
  token: [18, 18],
} as const

interface Box {
  of: string
  at: Point
  size: readonly [number, number]
}

/** All that may ever stand in a territory, at a boost. */
function piecesIn(id: string, plot: Plot, boost: number, tokens = 4): Box[] {
  const scale = scaleIn(plot, boost)
  const spots = spotsIn(plot, scale)
  const box = (what: keyof typeof SIZE, at: Point): Box => ({
    of: `${what} of ${id}`,
    at,
    size: [SIZE[what][0] * scale, SIZE[what][1] * scale],
  })
  return [
    box('knight', spots.knight),
    box('castle', spots.castle),
    box('foot', spots.foot),
    ...spots.tokens.slice(0, tokens).map((at) => box('token', at)),
  ]
}

/** The name of a territory: its longest word decides, where it has several lines. */
function nameIn(id: string, plot: Plot, boost: number): Box {
  const longest = Math.max(...id.split('_').map((word) => word.length))
  const { at, size } = letteringOf(plot, boost)
  return { of: `name of ${id}`, at, size: [longest * size * 0.48, plot.lines * size * 0.85] }
}

const meet = (a: Box, b: Box) =>
  [0, 1].every(
    (i) => Math.abs((a.at[i] ?? 0) - (b.at[i] ?? 0)) < ((a.size[i] ?? 0) + (b.size[i] ?? 0)) / 2,
  )

const { territories } = atlas
const upon = (boxes: Box[]) =>
  boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => (meet(a, b) ? [`${a.of} on ${b.of}`] : [])),
  )

test.each([1, 1.25, 1.5])('no piece stands upon another, drawn %d times as large', (boost) => {
  const pieces = territories.flatMap((plot) => piecesIn(plot.id, plot, boost))
  expect(pieces).toHaveLength(34 * 7)
  expect(upon(pieces)).toEqual([])
})

test.each([1, 1.25, 1.5])(
  'names give way to all but rare tokens, drawn %d times as large',
  (boost) => {
    const names = territories.map((plot) => nameIn(plot.id, plot, boost))
    expect(upon(names)).toEqual([])
    const pieces = territories.flatMap((plot) => piecesIn(plot.id, plot, boost, 2))
    const hidden = names.filter((name) => pieces.some((piece) => meet(name, piece)))
    expect(hidden.map(({ of }) => of)).toEqual([])
  },
)

test('everything stands on the sheet', () => {
  for (const plot of territories)
    for (const { at, size } of [...piecesIn(plot.id, plot, 1.5), nameIn(plot.id, plot, 1.5)])
      for (const i of [0, 1] as const) {
        expect(at[i]).toBeGreaterThan(size[i] / 2)
        expect(at[i]).toBeLessThan(atlas.canvas[i] - size[i] / 2)
      }
})

test('a Knight stands nearer to the middle of his own territory than to that of any other', () => {
  const middles = territories.map(({ id, path }) => ({ id, at: middleOf(path) }))
  const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
  for (const plot of territories) {
    const [nearest] = middles.toSorted((a, b) => far(a.at, plot.knight) - far(b.at, plot.knight))
    expect(nearest?.id).toBe(plot.id)
  }
})

/** middleOf is the middle of the largest ring of a path written in steps: M, l and z. */
function middleOf(path: string): Point {
  const rings = path.split('z').flatMap((ring) => {
    const [start, steps] = ring
      .slice(1)
      .split('l')
      .map((part) => part.match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [])
    if (!start || !steps) return []
    let [x, y] = [start[0] ?? 0, start[1] ?? 0]
    const points: Point[] = [[x, y]]
    for (let i = 0; i + 1 < steps.length; i += 2) {
      x += steps[i] ?? 0
      y += steps[i + 1] ?? 0
      points.push([x, y])
    }
    return [points]
  })
  const [largest = []] = rings.toSorted((a, b) => b.length - a.length)
  const middle = (axis: 0 | 1) => {
    const all = largest.map((point) => point[axis])
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  return [middle(0), middle(1)]
}
