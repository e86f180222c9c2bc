// Where the pieces stand: the chart gives every kind its place; several stand beside one another.

import { isSea, item, type Table } from '../table'
import { plotOf, waterOf, type Point } from './atlas'

const APART = 27 // map units from one transport to the next
const DOWN = 24
export const most = 6 // pieces of a group that are drawn; the rest is a number

/** middleOf is where what goes on in a place is marked. */
export function middleOf(table: Table, place: number): Point {
  const { territories, seas } = table.parts
  if (isSea(table, place)) return waterOf(item(seas, place - territories.length).id).fleet
  return plotOf(item(territories, place).id).town
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
