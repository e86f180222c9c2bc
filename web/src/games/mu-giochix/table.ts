// What the board looks at, and what is asked of it over and over.

import type { Pattern } from '../../common/patterns'
import type {
  Components,
  PlayerView,
  PropertyView,
  RealmComponent,
  TerritoryView,
  View,
} from '../../wire/mugiochix'
import { arms } from '../medioevo/arms/charges'
import type { OnSheet, Scene } from '../game'
import { uncapped } from '../../table/markup'
import { item, tables, type Table as Laid } from '../table'
import { words } from './words'

export type GiochixScene = Scene<View, Components>

export type Table = Laid<View, Components>

/** What a sheet looks at. */
export type GiochixSheet = OnSheet<View, Components>

export const { useTable, setTable, layTable, tableOf, onTable } = tables<View, Components>()
export { item }

/** The side of the Barbarians, in seats. */
export const barbarians = 6

export function playerOf(table: Table, seat: number): PlayerView {
  return item(table.view.players, seat)
}

/** realmOf is the Kingdom a seat plays, or null for the Barbarians and nobody. */
export function realmOf(table: Table, seat: number): RealmComponent | null {
  const player = table.view.players[seat]
  return player ? (table.parts.realms[player.realm] ?? null) : null
}

/** What a side is known by. */
export interface Livery {
  realm: string // its id, '' for the Barbarians
  hex: string
  pattern: Pattern | null
}

/** liveryOf is the livery of a side; Barbarians and nobody go in dark cloth without a pattern. */
export function liveryOf(table: Table, side: number): Livery {
  const realm = realmOf(table, side)
  if (!realm) return { realm: '', hex: side === barbarians ? '#4a4038' : '#8d8371', pattern: null }
  return { realm: realm.id, hex: realm.colour, pattern: arms[realm.id]?.pattern ?? null }
}

/** nameOf is what a side is called. */
export function nameOf(table: Table, side: number): string {
  return realmOf(table, side)?.name ?? (side === barbarians ? words().barbarians : words().nobody)
}

/** shortOf is what a Kingdom is called where there is little room. */
export function shortOf(table: Table, seat: number): string {
  return realmOf(table, seat)?.short ?? nameOf(table, seat)
}

/** insideOf is the same within a sentence, where an article is written small. */
export function insideOf(table: Table, seat: number): string {
  const short = shortOf(table, seat)
  return /^(The |L['’])/.test(short) ? uncapped(short) : short
}

/** isSea says whether a place of the map is a sea zone. */
export const isSea = (table: Table, place: number) => place >= table.parts.territories.length

const printOf = ({ parts }: Table, place: number) =>
  parts.territories[place] ?? item(parts.seas, place - parts.territories.length)

/** placeName is what a place of the map is called. */
export const placeName = (table: Table, place: number): string =>
  place < 0 ? words().nowhere : printOf(table, place).name

/** townName is what a territory is called by its settlement, where it has one. */
export const townName = (table: Table, place: number): string =>
  table.parts.territories[place]?.town || placeName(table, place)

/** refOf is the ref of a place of the map: a territory, or a sea zone after them. */
export const refOf = (table: Table, place: number) =>
  `${isSea(table, place) ? 'sea' : 'territory'}:${printOf(table, place).id}`

/** armyRef is the ref of the figures of a side in a place. */
export const armyRef = (table: Table, place: number, side: number) =>
  `army:${printOf(table, place).id}:${side}`

/** The families of buildings, in their order. */
export const families = ['civil', 'military', 'religious'] as const

/** buildingRef is the ref of what stands of a family of buildings in a territory. */
export const buildingRef = (table: Table, place: number, family: number) =>
  `building:${printOf(table, place).id}:${item(families, family)}`

export const propertyRef = ({ no }: { no: number }) => `property:${no}`

/** landOf is a territory as it stands, null where nothing is to be told of it. */
export const landOf = ({ view }: Table, place: number): TerritoryView | null =>
  view.territories.find(({ at }) => at === place) ?? null

/** A transport or engine, and whose it is. */
export interface Property extends PropertyView {
  seat: number
}

/** propertiesOf are the transports and engines of all players. */
export const propertiesOf = ({ view }: Table): Property[] =>
  view.players.flatMap(({ properties }, seat) => properties.map((one) => ({ ...one, seat })))

/** veiled says whether a territory is out of play. */
export const veiled = ({ view, parts }: Table, place: number) =>
  view.players.length < barbarians && item(parts.territories, place).onlySix
