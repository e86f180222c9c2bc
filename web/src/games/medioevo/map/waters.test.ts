import { expect, test } from 'vitest'
import { atlas, waterOf, type Point } from './atlas'
import { wetSpots, within } from './waters'

test('a point lies in a ring, but not in the hole of it', () => {
  const square = (least: number, most: number): Point[] => [
    [least, least],
    [most, least],
    [most, most],
    [least, most],
  ]
  const rings = [square(0, 100), square(40, 60)]
  expect(within([20, 50], rings)).toBe(true)
  expect(within([50, 50], rings)).toBe(false)
  expect(within([120, 50], rings)).toBe(false)
})

test('the name of a sea stands near its ships, and where there is room for it wholly in its water', () => {
  for (const { id } of atlas.seas) {
    const [x, y] = waterOf(id).fleet
    for (const [a, b] of wetSpots(id, 40, 6)) expect(Math.hypot(a - x, b - y - 28)).toBeLessThan(90)
  }
  // Among the islands of the Aegean not every place has water all around it, but some have.
  expect(wetSpots('north-aegean', 40, 6).length).toBeLessThan(56)
  expect(wetSpots('north-aegean', 40, 6).length).toBeGreaterThan(0)
})
