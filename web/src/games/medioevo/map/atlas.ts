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
  sides: [arc: number, ...places: number[]][] // what the rings do not tell of what lies beside an arc
  beyond: Ring[]
  lakes: Ring[]
  rivers: Ring[]
}

const chart = source as unknown as Source
const STEPS = 5 // to a map unit, in which points are written

/**
 * The points of every arc, in map units. They are written as steps from one point to the next, through all arcs; a step
 * is a number in characters of five bits, the lowest first, as encoded polylines are.
 */
const arcs: Point[][] = []
let [x, y] = [0, 0]
for (const text of chart.arcs) {
  const steps = stepsOf(text)
  const points: Point[] = []
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] ?? 0
    y += steps[i + 1] ?? 0
    points.push([x / STEPS, y / STEPS])
  }
  arcs.push(points)
}

function stepsOf(text: string): number[] {
  const steps: number[] = []
  let bits = 0
  let shift = 0
  for (let i = 0; i < text.length; i++) {
    const part = text.charCodeAt(i) - 63
    bits |= (part & 31) << shift
    shift += 5
    if (part >= 32) continue
    steps.push(bits & 1 ? ~(bits >> 1) : bits >> 1)
    bits = shift = 0
  }
  return steps
}

/** pointsOf are the points of an arc; a negative number goes through it backwards. */
const pointsOf = (arc: number): Point[] =>
  arc < 0 ? (arcs[~arc] ?? []).toReversed() : (arcs[arc] ?? [])

function lineOf(ring: Ring): string {
  return 'M' + ring.flatMap((arc) => pointsOf(arc).map(([x, y]) => `${x} ${y}`)).join('L')
}

const areaOf = (rings: Ring[]) => rings.map((ring) => lineOf(ring) + 'Z').join('')

const places = [...chart.territories, ...chart.seas].map(({ id }) => id)

/** By arc, the places on its sides: those round which it leads. */
const sides: number[][] = chart.arcs.map(() => [])
for (const [place, { rings }] of [...chart.territories, ...chart.seas].entries())
  for (const arc of rings.flat()) sides[arc < 0 ? ~arc : arc]?.push(place)
for (const [arc, ...beside] of chart.sides) sides[arc] = beside

export const atlas = {
  canvas: chart.canvas,
  territories: chart.territories.map(({ rings, ...spots }): Plot => ({
    ...spots,
    path: areaOf(rings),
  })),
  seas: chart.seas.map(({ rings, ...spots }): Water => ({ ...spots, path: areaOf(rings) })),
  arcs: chart.arcs.map((_, i): Arc => {
    const [a = -1, b = -1] = sides[i] ?? []
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
