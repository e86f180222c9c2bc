// Where in its water the name of a sea may stand: a name that runs over land is taken for a land's.

import { waterOf, type Point } from './atlas'

type Ring = readonly Point[]

const aside = [-60, -40, -20, 0, 20, 40, 60] // map units from below its ships
const down = [-60, -45, -30, -15, 0, 15, 30, 45]

/** ringsOf are the outlines of a drawn area. */
function ringsOf(path: string): Ring[] {
  return path
    .split('Z')
    .map((ring) => ring.match(/-?[\d.]+/g)?.map(Number) ?? [])
    .map((numbers) =>
      Array.from({ length: Math.floor(numbers.length / 2) }, (_, i): Point => [
        numbers[2 * i] ?? 0,
        numbers[2 * i + 1] ?? 0,
      ]),
    )
}

/** within says whether a point lies inside an area: a line from it crosses its outlines an odd number of times. */
export function within([x, y]: Point, rings: readonly Ring[]): boolean {
  let inside = false
  for (const ring of rings)
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    })
  return inside
}

const found = new Map<string, Point[]>()

/** wetSpots are the middles of the places around its ships where a name so wide and high has hardly any land under it. */
export function wetSpots(id: string, wide: number, high: number): Point[] {
  const key = `${id} ${wide} ${high}`
  const known = found.get(key)
  if (known) return known
  const { path, fleet } = waterOf(id)
  const rings = ringsOf(path)
  const dryness = ([x, y]: Point) =>
    [-0.9, -0.45, 0, 0.45, 0.9]
      .flatMap((dx) => [-0.7, 0.7].map((dy): Point => [x + dx * wide, y + dy * high]))
      .filter((at) => !within(at, rings)).length
  const spots = aside.flatMap((dx) => down.map((dy): Point => [fleet[0] + dx, fleet[1] + 28 + dy]))
  const dry = spots.map(dryness)
  const least = Math.min(...dry)
  const wet = spots.filter((_, i) => (dry[i] ?? 0) <= least + 1)
  found.set(key, wet)
  return wet
}
