// What is in a place of the map, gathered from the view.

import type { ArmyView, HordeView, TerritoryView } from '../../../wire/mugiochix'
import type { Craft } from '../../medioevo/map/pieces/Vessel.svelte'
import { isSea, item, landOf, propertiesOf, type Property, type Table } from '../table'

/** The sorts of figures, as they are numbered: Captains by level. */
export const captain = 4

/** Here is all that is in a place. */
export interface Here {
  place: number
  land: TerritoryView | null
  armies: Company[] // of players, its controller's first
  horde: HordeView | null
  things: Property[] // transports and engines, those aboard others too
}

/** Company is the figures of a player in a place. */
export interface Company extends ArmyView {
  foot: number[] // those aboard nothing, by sort
}

export const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)

/** gather is what is in every place that is not empty, by place. */
export function gather(table: Table): Map<number, Here> {
  const { view } = table
  const all = new Map<number, Here>()
  const at = (place: number): Here => {
    const found = all.get(place)
    if (found) return found
    const here: Here = { place, land: null, armies: [], horde: null, things: [] }
    all.set(place, here)
    return here
  }
  for (const land of view.territories) at(land.at).land = land
  for (const thing of propertiesOf(table)) if (thing.at >= 0) at(thing.at).things.push(thing)
  for (const horde of view.hordes) at(horde.at).horde = horde
  for (const army of view.armies) {
    const here = at(army.at)
    const carried = here.things.filter(({ seat }) => seat === army.seat)
    const foot = army.units.map((n, sort) => n - sum(carried.map(({ units }) => units[sort] ?? 0)))
    here.armies.push({ ...army, foot })
  }
  for (const { land, armies } of all.values())
    armies.sort((a, b) => Number(b.seat === land?.owner) - Number(a.seat === land?.owner))
  return all
}

/** goodsIn are the goods that a settlement has, and so does not buy: what is made there, and real cubes in its market. */
export function goodsIn(table: Table, place: number): number[] {
  const { produces } = item(table.parts.territories, place)
  return [
    ...new Set([...(produces >= 0 ? [produces] : []), ...(landOf(table, place)?.cubes ?? [])]),
  ]
}

/** sated says whether a settlement has all goods that a transport carries, so that none can be sold there. */
export function sated(table: Table, { cargo }: Property, place: number): boolean {
  const has = goodsIn(table, place)
  return sum(cargo) > 0 && cargo.every((n, good) => n === 0 || has.includes(good))
}

/** The kinds of transports, as they are numbered; after them come engines. */
export const crafts = ['caravan', 'merchantman', 'wagon', 'galley'] as const satisfies Craft[]
const engine = crafts.length

export const isEngine = ({ kind }: { kind: number }) => kind === engine
export const isShip = ({ kind }: { kind: number }) => kind === 1 || kind === 3
export const isTrader = ({ kind }: { kind: number }) => kind < 2

/** A piece by its kind: of a unit the level is a Captain's, else 0. */
export interface Piece {
  is: 'unit' | 'transport' | 'engine'
  kind: number
  level: number
}

/** inPort says of a place's transports which lie on the water. */
export const inPort = (table: Table, { place, things }: Here) =>
  isSea(table, place) ? [] : things.filter((one) => isShip(one) && one.aboard < 0)

/** ashore are the transports and engines of a place that stand by themselves, on land or at sea. */
export const ashore = (table: Table, here: Here) =>
  here.things.filter((one) => one.aboard < 0 && (isSea(table, here.place) || !isShip(one)))
