// The drawn map: what `make atlas` has made of the real coastline. Every border stands in it once, as an arc.

import source from './atlas.json'

export type Point = [number, number]

/** Where things stand in a territory, in map units: the middles of their places. */
export interface Plot {
  id: string
  path: string
  town: Point
  army: Point
  carriers: Point // land transports, engines, Captains
  name: Point
  size: number // of the name's type
  mooring?: Point // ships in its port
}

/** A sea zone as drawn, and where its ships lie. */
export interface Water {
  id: string
  path: string
  fleet: Point
}

/** A border: what lies on its two sides, by id, '' for neither. */
export interface Arc {
  path: string
  sides: [string, string]
}

export const terrains = ['wood', 'hill', 'mountain', 'desert'] as const
export type Terrain = (typeof terrains)[number]

type Ring = number[]

interface Source {
  canvas: Point
  territories: (Omit<Plot, 'path'> & { rings: Ring[] })[]
  seas: (Omit<Water, 'path'> & { rings: Ring[] })[]
  straits: { between: [string, string]; line: [Point, Point] }[]
  terrain: Record<Terrain, number[]>
  arcs: string[]
  sides: [number, number][]
  beyond: Ring[]
  lakes: Ring[]
  rivers: Ring[]
}

const chart = source as unknown as Source
const STEPS = 5 // to a map unit, in which points are written

/** Points in steps: the first from the corner of the sheet, each other from the one before. */
const arcs = chart.arcs.map((text) => text.match(/-?\d+/g)?.map(Number) ?? [])

/** pointsOf are the points of an arc; a negative number goes through it backwards. */
function pointsOf(arc: number): Point[] {
  const steps = arcs[arc < 0 ? ~arc : arc] ?? []
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] ?? 0
    y += steps[i + 1] ?? 0
    points.push([x, y])
  }
  return arc < 0 ? points.reverse() : points
}

function lineOf(ring: Ring): string {
  return (
    'M' +
    ring.flatMap((arc) => pointsOf(arc).map(([x, y]) => `${x / STEPS} ${y / STEPS}`)).join('L')
  )
}

const areaOf = (rings: Ring[]) => rings.map((ring) => lineOf(ring) + 'Z').join('')

const places = [...chart.territories, ...chart.seas].map(({ id }) => id)

export const atlas = {
  canvas: chart.canvas,
  territories: chart.territories.map(({ rings, ...spots }): Plot => ({
    ...spots,
    path: areaOf(rings),
  })),
  seas: chart.seas.map(({ rings, ...spots }): Water => ({ ...spots, path: areaOf(rings) })),
  arcs: chart.arcs.map((_, i): Arc => {
    const [a = -1, b = -1] = chart.sides[i] ?? []
    return { path: lineOf([i]), sides: [places[a] ?? '', places[b] ?? ''] }
  }),
  straits: chart.straits,
  terrain: chart.terrain,
  beyond: areaOf(chart.beyond),
  lakes: areaOf(chart.lakes),
  rivers: chart.rivers.map(lineOf).join(''),
}

const plots = new Map(atlas.territories.map((plot) => [plot.id, plot]))
const waters = new Map(atlas.seas.map((water) => [water.id, water]))

/** plotOf is a territory as drawn, by its id in the box. */
export function plotOf(id: string): Plot {
  const plot = plots.get(id)
  if (!plot) throw new Error(`no territory ${id} on the map`)
  return plot
}

/** waterOf is a sea zone as drawn, by its id in the box. */
export function waterOf(id: string): Water {
  const water = waters.get(id)
  if (!water) throw new Error(`no sea zone ${id} on the map`)
  return water
}

/** borders are the arcs whose sides are as wanted, as one path. */
export function borders(wanted: (a: string, b: string) => boolean): string {
  return atlas.arcs
    .filter(({ sides: [a, b] }) => wanted(a, b))
    .map(({ path }) => path)
    .join('')
}

export const isLand = (id: string) => plots.has(id)
export const isSea = (id: string) => waters.has(id)
export const allLand = atlas.territories.map(({ path }) => path).join('')
