// The drawn map: what `make atlas` has made of the real coastline.

import source from './atlas.json'

export type Point = [number, number]

/** Where things stand in a territory, in map units: the middles of their places. */
export interface Spots {
  name: Point
  knight: Point // or the potential spouse, or a Pact
  castle: Point
  foot: Point // or Rebellion tokens
  tokens: Point[] // the best first
}

export interface Plot extends Spots {
  path: string
  size: number // of the name's type
  lines: number // for the name, at most
  room: number // how much larger all that stands here may be drawn
  letters: number // and the name
}

export interface Atlas {
  canvas: Point
  territories: ({ id: string } & Plot)[]
  beyond: string // land off the board
  rivers: string
  lakes: string
  hills: [x: number, y: number, height: number][]
  routes: { between: [string, string]; path: string }[]
}

export const atlas = source as unknown as Atlas

const plots = new Map(atlas.territories.map((plot) => [plot.id, plot]))

/** plotOf is a territory as drawn, by its id in the box. */
export function plotOf(id: string): Plot {
  const plot = plots.get(id)
  if (!plot) throw new Error(`no territory ${id} on the map`)
  return plot
}

export const allLand = atlas.territories.map(({ path }) => path).join('')
