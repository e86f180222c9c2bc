// What the pieces on the map take up, so that names keep clear of them.

import { plotOf, waterOf, type Point } from './atlas'
import { isSea, item, type Table } from '../table'
import { isShip, type Here } from './here'
import { besideOf, most, rowsOf } from './layout'
import type { Box } from './naming'
import { buildingsIn } from './spoken'

// Half of what a piece is wide and high as it is drawn, its number with it as it stands on a whole map.
const army = { wide: 25, high: 20 }
const plate: Point = [-5, 6] // where the middle of that is, from the army's own
const carrier = { wide: 14, high: 12 }
const town = { wide: 13, high: 12 }
const walls = { wide: 24, high: 12 } // a town with a tower at its side

/** takenBy are the boxes of all that stands on the map, drawn so large. */
export function takenBy(table: Table, here: ReadonlyMap<number, Here>, scale: number): Box[] {
  const around = (spots: Point[], { wide, high }: Omit<Box, 'at'>) =>
    spots.map((at): Box => ({ at, wide: wide * scale, high: high * scale }))
  const towns = table.parts.territories.flatMap((print, place) => {
    if (!print.centre && buildingsIn(table, place).length === 0) return []
    const { level, cathedral } = item(table.view.territories, place)
    return around([plotOf(print.id).town], level[1] > 0 || cathedral ? walls : town)
  })
  const standing = [...here.values()].flatMap((found) => {
    const at = placesOf(table, found)
    return [
      ...around(besideOf(found.armies.length, plated(at.army, scale), scale), army),
      ...around(rowsOf(Math.min(most, at.ashore), at.carriers, scale), carrier),
      ...around(rowsOf(Math.min(most, at.ships), at.mooring, scale), carrier),
    ]
  })
  return [...towns, ...standing]
}

const plated = ([x, y]: Point, scale: number): Point => [x + plate[0] * scale, y + plate[1] * scale]

/** placesOf are where the things of a place stand, and how many. */
function placesOf(table: Table, { place, transports, captains, engines }: Here) {
  const { territories, seas } = table.parts
  const afloat = transports.filter(isShip).length
  const ashore = transports.length - afloat + captains.length + engines.length
  if (isSea(table, place)) {
    const { fleet } = waterOf(item(seas, place - territories.length).id)
    const all = ashore + afloat
    return { army: fleet, carriers: fleet, mooring: fleet, ashore: all, ships: 0 }
  }
  const { army, carriers, mooring = carriers } = plotOf(item(territories, place).id)
  return { army, carriers, mooring, ashore, ships: afloat }
}
