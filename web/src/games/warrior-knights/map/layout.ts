// Where things stand in a region, so that nobody hides a name: the city or fortress above the
// middle, the name below it, the nobles in rows under that, ships by the port.

import type { Components, Point, RegionComponent } from '../../../wire/warriorknights'
import { distanceTo, inside, outline } from './geometry'

export const TOKEN = 27 // from one noble to the next in a row
const MARGIN = 11 // from a noble to the border

/** beyond is the land past the frontier, going on for ever where the canvas ends. */
export function beyond({ foreign, canvas }: Components): Point[] {
  return foreign.map(([x, y]) => [x > canvas[0] ? 4 * canvas[0] : x, y])
}

/** coast is where land meets sea. */
export function coast(parts: Components): Point[][] {
  const realm = parts.regions.filter((region) => !region.overseas)
  return outline([...realm.map((region) => region.polygon), beyond(parts)])
}

/** The middle of the block of a city: its castle stands above, its ribbon lies below. */
export function cityPlace(region: RegionComponent): Point {
  const [x, y] = region.centre
  return region.overseas ? [x, y - 15] : [x, y - 13]
}

/** Where the fortress of a Baron stands; only regions without a city have one. */
export function fortressPlace(region: RegionComponent): Point {
  return [region.centre[0], region.centre[1] - 16]
}

/** The middle of the name of a region: under the fortress, if there is one. */
export function namePlace(region: RegionComponent, fortress = false): Point {
  if (region.overseas) return [region.centre[0], region.centre[1] + 62]
  if (fortress) return [region.centre[0], region.centre[1] + 17]
  return [region.label[0], region.label[1] + 4]
}

/**
 * Where `count` nobles on land stand, and how large they are drawn. Far away, figures are `boost` times
 * as large as the land: they stand so much farther apart, and where there is no room for that they are
 * drawn smaller again, for none may stand upon another.
 */
export function camp(
  region: RegionComponent,
  count: number,
  fortress: boolean,
  boost = 1,
): { at: Point[]; scale: number } {
  for (let spread = boost; spread >= 1; spread -= 0.25) {
    const at = inRows(region, count, fortress, TOKEN * spread)
    if (at.length === count) return { at, scale: spread / boost }
  }
  return { at: ring(region.centre, count), scale: 0.8 / boost }
}

/** As many of `count` nobles as there is room for in rows, so far apart. */
function inRows(region: RegionComponent, count: number, fortress: boolean, apart: number): Point[] {
  const rows =
    region.city >= 0 || fortress ? builtRows(region, fortress, apart) : openRows(region, apart)
  const at: Point[] = []
  for (const { middle, room } of rows) {
    const here = Math.min(room, count - at.length)
    for (let i = 0; i < here; i++) at.push([middle[0] + (i - (here - 1) / 2) * apart, middle[1]])
  }
  return at
}

interface Row {
  middle: Point
  room: number
}

/** Rows under the ribbon of a city or the name of a fortress. */
function builtRows(region: RegionComponent, fortress: boolean, apart: number): Row[] {
  const [x, y] = fortress ? namePlace(region, true) : cityPlace(region)
  const first = (fortress ? y + 20 : y + 40) + (apart - TOKEN) / 2
  return [first, first + apart].map((height) => row(region, [x, height], apart))
}

/** Rows above and under the region's name. */
function openRows(region: RegionComponent, apart: number): Row[] {
  const [x, y] = namePlace(region)
  const out = (apart - TOKEN) / 2
  const [above, below] = [y - 32 - out, y + 21 + out]
  return [above, below, above - apart - 2, below + apart + 2].map((height) =>
    row(region, [x, height], apart),
  )
}

/** How many nobles there is room for side by side around a point. */
function row(region: RegionComponent, middle: Point, apart: number): Row {
  let room = 0
  for (let n = 1; n <= 5; n++) {
    const edge = ((n - 1) / 2) * apart
    const fits = [-edge, edge].every((dx) => {
      const p: Point = [middle[0] + dx, middle[1]]
      return inside(p, region.polygon) && distanceTo(p, region.polygon, true) >= MARGIN
    })
    if (fits) room = n
  }
  return { middle, room }
}

/** A crowd: all around the middle. */
function ring([x, y]: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI * i) / count + Math.PI / 2
    return [x + 44 * Math.cos(turn), y + 4 + 44 * Math.sin(turn)]
  })
}

/** Where `count` ships lie by the port of a region, away from the land: below the port, or above it where land lies below. */
export function moorings(
  region: RegionComponent,
  count: number,
  around: RegionComponent[] = [],
): Point[] {
  if (!region.port) return Array.from({ length: count }, () => region.centre)
  const [px, py] = region.port
  if (region.overseas) return Array.from({ length: count }, (_, i) => [px - 8, py + 27 + 22 * i])
  const away = Math.sign(px - region.centre[0]) || 1
  const outward = Math.abs(px - region.centre[0]) > 40
  const lying = (down: number) =>
    Array.from({ length: count }, (_, i): Point => {
      if (outward) return [px + away * 10, py + down * (30 + 27 * i)]
      return [px + (i - (count - 1) / 2) * 30, py + down * 26]
    })
  const afloat = (points: Point[]) =>
    !points.some((point) => around.some(({ polygon }) => inside(point, polygon)))
  const below = lying(1)
  const above = lying(-1)
  return afloat(below) || !afloat(above) ? below : above
}
