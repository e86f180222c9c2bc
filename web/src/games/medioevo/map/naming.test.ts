import { expect, test } from 'vitest'
import type { Point } from './atlas'
import { broken, clear, noSteps, place, placeSteps, type Box } from './naming'

const name = (spots: Point[], size = 20) => ({ lines: ['REALM'], size, spots })
const piece = (at: Point): Box => ({ at, wide: 12, high: 12 })

test('a name stands in the middle of its realm where nothing is in its way', () => {
  const spots: Point[] = [
    [0, 0],
    [100, 0],
    [200, 0],
  ]
  expect(place([name(spots)], [])).toMatchObject([{ at: [100, 0] }])
})

test('a name moves away from pieces, and from the name of a larger realm', () => {
  const spots: Point[] = [
    [0, 0],
    [0, 100],
    [0, 200],
  ]
  const [moved] = place([name(spots)], [piece([0, 100])])
  expect(moved?.at).not.toEqual([0, 100])
  const [small, large] = place([name(spots), name(spots, 30)], [])
  expect(large?.at).toEqual([0, 100])
  expect(Math.abs((small?.at[1] ?? 0) - 100)).toBeGreaterThan(25)
})

test('where a piece stands on every territory a name steps between them', () => {
  const spots: Point[] = [
    [0, 0],
    [0, 200],
    [0, 400],
  ]
  const pieces: Point[] = [...spots, [0, 100], [0, 300]]
  const [found] = place([name(spots)], pieces.map(piece))
  for (const [, y] of pieces) expect(Math.abs((found?.at[1] ?? 0) - y)).toBeGreaterThan(20)
})

test('the name of a territory steps off an army, but stays near its place', () => {
  const at: Point = [0, 0]
  const army = { at, wide: 19, high: 17 }
  const [land] = place([name([at], 12)], [army], placeSteps)
  expect(clear(land as Box, [army])).toBe(true)
  expect(Math.hypot(...(land?.at ?? at))).toBeLessThan(40)
})

test('of two names of a size the second keeps clear of the first', () => {
  const [one, other] = place([name([[0, 0]]), name([[0, 10]])], [], placeSteps)
  expect(clear(other as Box, [one as Box, other as Box])).toBe(true)
})

test('a name that is told all its places takes one of them, the nearest to their middle that is clear', () => {
  const spots: Point[] = [
    [0, 0],
    [0, 100],
    [0, 200],
  ]
  expect(place([name(spots)], [], noSteps)).toMatchObject([{ at: [0, 100] }])
  const [moved] = place([name(spots)], [piece([0, 100]), piece([0, 110])], noSteps)
  expect([0, 200]).toContain(moved?.at[1])
  expect(clear(moved as Box, [piece([0, 100])])).toBe(true)
  expect(clear(moved as Box, [piece(moved?.at ?? [0, 0])])).toBe(false)
})

test('a long name breaks at the space nearest to its middle', () => {
  expect(broken('The Golden Horde')).toEqual(['The Golden', 'Horde'])
  expect(broken('Teutonic Order')).toEqual(['Teutonic', 'Order'])
  expect(broken('The Empire')).toEqual(['The Empire'])
  expect(broken('Constantinople')).toEqual(['Constantinople'])
})
