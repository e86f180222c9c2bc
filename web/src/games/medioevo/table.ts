// What the board looks at, and what is asked of it over and over.

import type { Pattern } from '../../common/patterns'
import type { Components, PlayerView, RealmComponent, View } from './wire'
import type { AnyGame, OnSheet, Scene } from '../game'
import { item, tables, type Table as Laid } from '../table'
import { arms } from './arms/charges'
import { words } from './words'

export type RealmScene = Scene<View, Components>

/** What a sheet looks at. Its game is an edition's, which knows more of a table than all do. */
export type RealmSheet = Omit<OnSheet<View, Components>, 'game'> & { game: AnyGame }

/** The side of the barbarians, in seats. */
export const barbarians = 10

export type Table = Laid<View, Components>

export const { useTable, setTable, layTable, tableOf, onTable } = tables<View, Components>()
export { item }

export function playerOf(table: Table, seat: number): PlayerView {
  return item(table.view.players, seat)
}

/** realmOf is the realm a seat plays, or null for the barbarians and nobody. */
export function realmOf(table: Table, seat: number): RealmComponent | null {
  const player = table.view.players[seat]
  return player ? (table.parts.realms[player.realm] ?? null) : null
}

/** What a side is known by. */
export interface Livery {
  realm: string // its id, '' for the barbarians
  hex: string
  pattern: Pattern | null
}

/** liveryOf is the livery of a side; barbarians and nobody go in dark cloth without a pattern. */
export function liveryOf(table: Table, side: number): Livery {
  const realm = realmOf(table, side)
  if (!realm) return { realm: '', hex: side === barbarians ? '#4a4038' : '#8d8371', pattern: null }
  return { realm: realm.id, hex: realm.colour, pattern: arms[realm.id]?.pattern ?? null }
}

/** tried are the treaties of which it is to be voted on whether somebody kept them. */
export const tried = ({ treaties }: Pick<View, 'treaties'>) =>
  treaties.filter(({ accused }) => accused.length > 0)

/** nameOf is what a side is called. */
export function nameOf(table: Table, side: number): string {
  return (
    realmOf(table, side)?.name ??
    (side === barbarians ? words(table).barbarians : words(table).nobody)
  )
}

/** shortOf is what a realm is called where there is little room. */
export function shortOf(table: Table, seat: number): string {
  return realmOf(table, seat)?.short ?? nameOf(table, seat)
}

/** refOf is the ref of a place of the map: a territory, or a sea zone after them. */
export function refOf(table: Table, place: number): string {
  const { territories, seas } = table.parts
  const land = territories[place]
  return land ? `territory:${land.id}` : `sea:${item(seas, place - territories.length).id}`
}

/** armyRef is the ref of what a side has on the ground of a territory. */
export const armyRef = (table: Table, place: number, side: number) =>
  `army:${item(table.parts.territories, place).id}:${side}`

/** The ids of the lines of buildings, as refs have them. */
const lines = [
  'settlement',
  'fort',
  'cathedral',
  'agricultural-fair',
  'mining-fair',
  'textile-fair',
]

/** buildingRef is the ref of what stands of a line of buildings in a territory. */
export const buildingRef = (table: Table, place: number, line: number) =>
  `building:${item(table.parts.territories, place).id}:${item(lines, line)}`

/** placeName is what a place of the map is called. */
export function placeName(table: Table, place: number): string {
  const { territories, seas } = table.parts
  return territories[place]?.name ?? seas[place - territories.length]?.name ?? ''
}

/** isSea says whether a place of the map is a sea zone. */
export function isSea(table: Table, place: number): boolean {
  return place >= table.parts.territories.length
}
