import { expect, test } from 'vitest'
import type { Point, RegionComponent } from '../../../wire/warriorknights'
import { item } from '../table'
import { parts } from '../test/scene'
import { distance } from './geometry'
import { camp, cityPlace, moorings, namePlace, TOKEN } from './layout'

const [open, town] = [item(parts.regions, 0), item(parts.regions, 1)]

/** around is land about a place. */
const around = ([[x, y] = [0, 0]]: Point[]): Point[] => [
  [x - 5, y - 5],
  [x + 5, y - 5],
  [x + 5, y + 5],
  [x - 5, y + 5],
]

test('nobles in a region never stand upon one another', () => {
  for (const region of [open, town])
    for (const fortress of [true, false])
      for (let count = 1; count <= 8; count++) {
        for (const boost of [1, 1.25, 1.5]) {
          const { at, scale } = camp(region, count, fortress, boost)
          expect(at).toHaveLength(count)
          for (const [i, a] of at.entries())
            for (const b of at.slice(i + 1))
              expect(distance(a, b)).toBeGreaterThanOrEqual(TOKEN * scale * boost - 1e-6)
        }
      }
})

test('nobles by a city stand clear of its name', () => {
  const [, y] = cityPlace(town)
  for (const [, row] of camp(town, 4, false).at) expect(row - 15).toBeGreaterThan(y + 20)
})

test('nobles in open country leave room for its name', () => {
  const [, y] = namePlace(open)
  for (const [, row] of camp(open, 4, false).at)
    expect(row + 19 < y - 10 || row - 15 > y).toBe(true)
})

test('ships lie side by side at sea', () => {
  const [a, b] = moorings(town, 2)
  expect(a && b && distance(a, b)).toBeGreaterThanOrEqual(TOKEN)
  for (const [, y] of moorings(town, 2)) expect(y).toBeGreaterThan(town.port?.[1] ?? 0)
  const below: RegionComponent = { ...open, polygon: around(moorings(town, 1)) }
  for (const [, y] of moorings(town, 1, [below]))
    expect(y, 'above the port, where land lies below').toBeLessThan(town.port?.[1] ?? 0)
})
