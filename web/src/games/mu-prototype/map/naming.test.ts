import { expect, test } from 'vitest'
import type { Point } from '../../medioevo/map/atlas'
import { named } from './naming'

const name = (spots: Point[], size = 20) => ({ lines: ['REALM'], size, spots })

test('a name stands in the middle of its realm where nothing is in its way', () => {
  const spots: Point[] = [
    [0, 0],
    [100, 0],
    [200, 0],
  ]
  expect(named([name(spots)], [], 1)).toEqual([[100, 0]])
})

test('a name moves away from pieces, and from the name of a larger realm', () => {
  const spots: Point[] = [
    [0, 0],
    [0, 100],
    [0, 200],
  ]
  const [clear] = named([name(spots)], [[0, 100]], 1)
  expect(clear).not.toEqual([0, 100])
  const [small, large] = named([name(spots), name(spots, 30)], [], 1)
  expect(large).toEqual([0, 100])
  expect(Math.abs((small?.[1] ?? 0) - 100)).toBeGreaterThan(25)
})

test('where a piece stands on every territory a name steps between them', () => {
  const spots: Point[] = [
    [0, 0],
    [0, 200],
    [0, 400],
  ]
  const pieces: Point[] = [...spots, [0, 100], [0, 300]]
  const [at] = named([name(spots)], pieces, 1)
  for (const [, y] of pieces) expect(Math.abs((at?.[1] ?? 0) - y)).toBeGreaterThan(20)
})
