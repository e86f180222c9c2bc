// Where the pieces stand: the chart gives every kind its place; several stand beside one another.

import { item } from '../../table'
import { plotOf, waterOf, type Point } from './atlas'

const APART = 27 // map units from one transport to the next
const DOWN = 24
export const most = 6 // pieces of a group that are drawn; the rest is a number

/** What is printed of the places of the map, in any edition: a place is a territory, or after them a sea zone. */
export interface Mapped {
  parts: { territories: readonly { id: string }[]; seas: readonly { id: string }[] }
}

/** idOf is the id of a place, and whether it is a sea zone. */
export function idOf({ parts: { territories, seas } }: Mapped, place: number) {
  const land = territories[place]
  return land
    ? { id: land.id, sea: false }
    : { id: item(seas, place - territories.length).id, sea: true }
}

/** middleOf is where what goes on in a place is marked. */
export function middleOf(table: Mapped, place: number): Point {
  const { id, sea } = idOf(table, place)
  return sea ? waterOf(id).fleet : plotOf(id).town
}

/** outlineOf is a place as it is drawn. */
export function outlineOf(table: Mapped, place: number): string {
  const { id, sea } = idOf(table, place)
  return sea ? waterOf(id).path : plotOf(id).path
}

/** placesByRef are all places by their refs. */
export function placesByRef({ parts: { territories, seas } }: Mapped): Map<string, number> {
  const refs = [
    ...territories.map(({ id }) => `territory:${id}`),
    ...seas.map(({ id }) => `sea:${id}`),
  ]
  return new Map(refs.map((ref, place) => [ref, place]))
}

/** besideNames are spots where something can be said of a place: beside the name of a territory, over the fleet of a sea. */
export function besideNames({ parts }: Mapped, boost: number): Map<string, Point> {
  return new Map([
    ...parts.territories.map(({ id }): [string, Point] => {
      const [x, y] = plotOf(id).name
      return [`territory:${id}`, [x, y - 20 * boost]]
    }),
    ...parts.seas.map(({ id }): [string, Point] => {
      const [x, y] = waterOf(id).fleet
      return [`sea:${id}`, [x, y - 24 * boost]]
    }),
  ])
}

/** rowsOf are the places of so many pieces around a middle, in rows of three, drawn so large. */
export function rowsOf(count: number, [x, y]: Point, scale: number): Point[] {
  const shown = Math.min(count, most)
  const rows = Math.ceil(shown / 3)
  return Array.from({ length: shown }, (_, i) => {
    const row = Math.floor(i / 3)
    const wide = Math.min(3, shown - row * 3)
    return [
      x + ((i % 3) - (wide - 1) / 2) * APART * scale,
      y + (row - (rows - 1) / 2) * DOWN * scale,
    ]
  })
}

/** besideOf are the places of so many armies: the first in the middle, the others to its right and left. */
export function besideOf(count: number, [x, y]: Point, scale: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const step = Math.ceil(i / 2) * (i % 2 ? 1 : -1)
    return [x + step * 30 * scale, y + Math.abs(step) * 4 * scale]
  })
}

/** arrow is a bent line from one place to another that ends a little before it. */
export function arrow(
  [ax, ay]: Point,
  [bx, by]: Point,
): { path: string; tip: Point; turn: number } {
  const far = Math.hypot(bx - ax, by - ay) || 1
  const bend: Point = [
    (ax + bx) / 2 + ((by - ay) / far) * far * 0.12,
    (ay + by) / 2 - ((bx - ax) / far) * far * 0.12,
  ]
  const reach = Math.hypot(bx - bend[0], by - bend[1]) || 1
  const tip: Point = [bx - ((bx - bend[0]) / reach) * 14, by - ((by - bend[1]) / reach) * 14]
  return {
    path: `M${ax} ${ay}Q${bend[0].toFixed(1)} ${bend[1].toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`,
    tip,
    turn: (Math.atan2(by - bend[1], bx - bend[0]) * 180) / Math.PI,
  }
}
