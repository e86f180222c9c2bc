import { expect, test } from 'vitest'
import type { Point } from '../../../wire/warriorknights'
import {
  curveThrough,
  distanceTo,
  inside,
  joined,
  outline,
  pace,
  pathThrough,
  seeded,
} from './geometry'

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

test('inside tells what lies in a polygon from what does not', () => {
  expect(inside([5, 5], square)).toBe(true)
  expect(inside([15, 5], square)).toBe(false)
  expect(inside([-1, -1], square)).toBe(false)
})

test('distance to a closed line counts its last side', () => {
  expect(distanceTo([1, 5], square)).toBe(5)
  expect(distanceTo([1, 5], square, true)).toBe(1)
})

test('pace keeps both ends and even steps', () => {
  const points = pace([[0, 0], [10, 0], [10, 10]], 5) // prettier-ignore
  expect(points).toHaveLength(5)
  expect(points.at(0)).toEqual([0, 0])
  expect(points.at(2)).toEqual([10, 0])
  expect(points.at(-1)).toEqual([10, 10])
})

test('joined turns lines so that each goes on where the last ended', () => {
  const there: Point[] = [[5, 0], [0, 0]] // prettier-ignore
  const on: Point[] = [[9, 0], [5, 0]] // prettier-ignore
  expect(joined([there, on])).toEqual([
    [[0, 0], [5, 0]],
    [[5, 0], [9, 0]],
  ]) // prettier-ignore
})

test('the outline of lands leaves out what they share', () => {
  const east: Point[] = square.map(([x, y]) => [x + 10, y])
  const lines = outline([square, east])
  const sides = lines.flatMap((line) => line.slice(1).map((p, i) => [line[i], p].sort().join(' ')))
  expect(sides).toHaveLength(6)
  expect(sides).not.toContain('10,0 10,10')
})

test('paths are short and closed when asked to be', () => {
  expect(pathThrough([[0, 0.123], [1, 2]], true)).toBe('M0 0.1L1 2Z') // prettier-ignore
  expect(curveThrough([[0, 0], [10, 0]])).toBe('M0 0C1.7 0 8.3 0 10 0') // prettier-ignore
})

test('what is strewn by a name always lies the same', () => {
  const [a, b, other] = [seeded('froli'), seeded('froli'), seeded('monz')]
  const draws = [a(), a(), a()]
  expect([b(), b(), b()]).toEqual(draws)
  expect(other()).not.toBe(draws[0])
  for (const draw of draws) expect(draw >= 0 && draw < 1).toBe(true)
})
