// Where the pieces stand, and what they take up, so that names keep clear of them.

import { plotOf, waterOf, type Point } from '../../medioevo/map/atlas'
import { besideOf, idOf, most, rowsOf } from '../../medioevo/map/layout'
import type { Box } from '../../medioevo/map/naming'
import { barbarians, isSea, type Property, type Table } from '../table'
import { ashore, captain, inPort, sum, type Here } from './here'

/** The figures of one side that stand together on the ground. */
export interface Stand {
  side: number
  kinds: number[] // how many of each kind
  levels: number[] // of its Captains, one by one
  stopped: number
  rebels: number // against whom, -1 nobody
  risings: number // how many rebellions lie together here
}

/** kindsOf are figures by kind, of those by sort. */
const kindsOf = (units: readonly number[]) => [
  ...units.slice(0, captain),
  sum(units.slice(captain)),
]

/** standsOf are those who stand on the ground of a territory. */
export function standsOf({ armies, horde }: Here): Stand[] {
  const players = armies
    .filter(({ foot }) => sum(foot) > 0)
    .map(({ seat, foot, stopped }): Stand => ({
      side: seat,
      kinds: kindsOf(foot),
      levels: foot.slice(captain).flatMap((n, i) => Array<number>(n).fill(i + 1)),
      stopped: Math.min(sum(stopped), sum(foot)),
      rebels: -1,
      risings: 0,
    }))
  if (!horde) return players
  const [light = 0, archers = 0, captains = 0] = horde.units
  return [
    ...players,
    {
      side: barbarians,
      kinds: [light, archers, 0, 0, captains],
      levels: [],
      stopped: 0,
      rebels: horde.rebels,
      risings: horde.risings,
    },
  ]
}

/** So wide is a figure in its company, and so much wider is that: its shield stands at its side. */
export const FIGURE = 11
const SHIELD = 9

/** halfOf is half of how wide the figures of a company stand, side by side. */
export const halfOf = ({ kinds }: Stand) => (kinds.filter((n) => n > 0).length * FIGURE) / 2

/** A place's stands, each in its spot: the widest company sets how far apart they are. */
export function placed(stands: readonly Stand[], at: Point, boost: number): [Stand, Point][] {
  const apart = Math.max(1, ...stands.map((one) => (2 * halfOf(one) + SHIELD) / 30))
  const spots = besideOf(stands.length, [0, 0], boost)
  return stands.map((stand, i) => {
    const [dx, dy] = spots[i] ?? [0, 0]
    return [stand, [at[0] + dx * apart, at[1] + dy]]
  })
}

/** Transports and engines that stand together around a spot. */
export interface Group {
  id: string
  spot: Point
  things: Property[]
}

/** groupsOf are those of a place: on the ground or at sea, and in its port. */
export function groupsOf(table: Table, here: Here): Group[] {
  const { id, sea } = idOf(table, here.place)
  const plot = sea ? null : plotOf(id)
  const spot = plot ? plot.carriers : waterOf(id).fleet
  return [
    { id: `${here.place}`, spot, things: ashore(table, here) },
    { id: `${here.place} port`, spot: plot?.mooring ?? spot, things: inPort(table, here) },
  ].filter(({ things }) => things.length > 0)
}

// Half of what a piece is wide and high as it is drawn.
const carrier = { wide: 14, high: 12 }
const town = { wide: 13, high: 12 }
const sign = { wide: 8, high: 9 } // a star or a fire by itself
const walls = { wide: 24, high: 12 } // a town with a tower at its side

/** takenBy are the boxes of all that stands on the map, drawn so large. */
export function takenBy(table: Table, here: ReadonlyMap<number, Here>, scale: number): Box[] {
  const around = (spots: Point[], { wide, high }: Omit<Box, 'at'>) =>
    spots.map((at): Box => ({ at, wide: wide * scale, high: high * scale }))
  const towns = table.parts.territories.flatMap(({ id, town: name }, place) => {
    const land = here.get(place)?.land
    const [civil = 0, military = 0, religious = 0] = land?.levels ?? []
    const at = [plotOf(id).town]
    if (name || civil + military + religious > 0)
      return around(at, military + religious > 0 ? walls : town)
    return land && land.star >= 0 ? around(at, sign) : []
  })
  const standing = [...here.values()].flatMap((found) => {
    const stands = isSea(table, found.place)
      ? []
      : placed(standsOf(found), plotOf(idOf(table, found.place).id).army, scale)
    return [
      ...stands.flatMap(([stand, [x, y]]) =>
        around([[x - 3 * scale, y + 3 * scale]], { wide: halfOf(stand) + SHIELD, high: 19 }),
      ),
      ...groupsOf(table, found).flatMap(({ spot, things }) =>
        around(rowsOf(Math.min(most, things.length), spot, scale), carrier),
      ),
    ]
  })
  const fires = around(
    table.parts.territories.flatMap(({ id, fire }) => (fire ? [plotOf(id).carriers] : [])),
    sign,
  )
  return [...towns, ...fires, ...standing]
}
