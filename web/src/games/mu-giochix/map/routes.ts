// The trade routes as lines on the map, and the way of what would move.

import { plotOf, waterOf, type Point } from '../../medioevo/map/atlas'
import { idOf } from '../../medioevo/map/layout'
import { liveryOf, propertiesOf, type Property, type Table } from '../table'
import { propertyInWords } from './spoken'
import { isShip } from './here'

/** A route: from where the transport is by its stops, in their order, to the destination. */
export interface Line {
  no: number
  hex: string
  own: boolean
  title: string
  path: string
  stops: { at: Point; done: boolean; last: boolean }[]
}

const BOW = 0.16 // of its length, a leg is bowed aside

/** spotOf is where a transport lies in a place. */
export function spotOf(table: Table, place: number, ship: boolean): Point {
  const { id, sea } = idOf(table, place)
  if (sea) return waterOf(id).fleet
  const plot = plotOf(id)
  return (ship ? plot.mooring : undefined) ?? plot.carriers
}

/** bent is a line through points, each leg bowed a little to the same side. */
export function bent(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => {
      const [a, b] = points[i - 1] ?? [x, y]
      if (i === 0) return `M${x} ${y}`
      const [mx, my] = [(a + x) / 2 + (y - b) * BOW, (b + y) / 2 - (x - a) * BOW]
      return `Q${mx.toFixed(1)} ${my.toFixed(1)} ${x} ${y}`
    })
    .join('')
}

/** linesOf are the routes that are open, the viewer's own last: they lie uppermost. */
export function linesOf(table: Table): Line[] {
  const lines = propertiesOf(table)
    .filter(({ stops, at }) => stops.length > 0 && at >= 0)
    .map((one) => lineOf(table, one))
  return lines.toSorted((a, b) => Number(a.own) - Number(b.own))
}

function lineOf(table: Table, one: Property): Line {
  const towns = one.stops.map((stop): Point => plotOf(idOf(table, stop).id).town)
  const left = towns.filter((_, i) => !one.done[i])
  return {
    no: one.no,
    hex: liveryOf(table, one.seat).hex,
    own: one.seat === table.view.seat,
    title: propertyInWords(table, one),
    path: bent([spotOf(table, one.at, isShip(one)), ...left]),
    stops: towns.map((at, i) => ({
      at,
      done: one.done[i] ?? false,
      last: i === towns.length - 1,
    })),
  }
}
