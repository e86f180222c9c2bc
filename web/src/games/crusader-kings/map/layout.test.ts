import { expect, test } from 'vitest'
import { atlas, type Plot, type Point } from './atlas'
import { scaleIn, spotsIn } from './layout'

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
function boxesIn(id: string, plot: Plot, boost: number): Box[] {
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
    ...spots.tokens.map((at) => box('token', at)),
    { of: `name of ${id}`, at: spots.name, size: nameSize(id, plot, scale) },
  ]
}

/** How large the name is drawn: its longest word decides, where it has several lines. */
function nameSize(id: string, { size, lines }: Plot, scale: number): [number, number] {
  const longest = Math.max(...id.split('_').map((word) => word.length))
  return [longest * size * scale * 0.48, lines * size * scale * 0.9]
}

const meet = (a: Box, b: Box) =>
  [0, 1].every(
    (i) => Math.abs((a.at[i] ?? 0) - (b.at[i] ?? 0)) < ((a.size[i] ?? 0) + (b.size[i] ?? 0)) / 2,
  )

test.each([1, 1.25, 1.5])('nothing stands upon anything else, drawn %d times as large', (boost) => {
  const boxes = atlas.territories.flatMap((plot) => boxesIn(plot.id, plot, boost))
  const upon = boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => (meet(a, b) ? [`${a.of} on ${b.of}`] : [])),
  )
  expect(boxes).toHaveLength(34 * 9)
  expect(upon).toEqual([])
})

test('everything stands on the sheet', () => {
  for (const plot of atlas.territories)
    for (const { at, size } of boxesIn(plot.id, plot, 1.5))
      for (const i of [0, 1] as const) {
        expect(at[i]).toBeGreaterThan(size[i] / 2)
        expect(at[i]).toBeLessThan(atlas.canvas[i] - size[i] / 2)
      }
})

test('a Knight stands nearer to the middle of his own territory than to that of any other', () => {
  const middles = atlas.territories.map(({ id, path }) => ({ id, at: middleOf(path) }))
  const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
  for (const plot of atlas.territories) {
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
