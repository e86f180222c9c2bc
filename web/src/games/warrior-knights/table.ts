// What the board looks at, and what is asked of it over and over.

import type { BaronComponent, Components, View } from '../../wire/warriorknights'
import type { Scene } from '../game'
import { item, tables, type Table as Laid } from '../table'

export type WarriorScene = Scene<View, Components>

export type Table = Laid<View, Components>

export const { useTable, setTable, layTable, tableOf, onTable } = tables<View, Components>()
export { item }

/** baronOf is the printed Baron a seat plays. */
export function baronOf(table: Table, seat: number): BaronComponent {
  return item(table.parts.barons, item(table.view.barons, seat).colour)
}

/** seatOf is the seat a noble belongs to. */
export function seatOf(noble: number): number {
  return Math.floor(noble / 4)
}

export const shapes = ['square', 'circle', 'triangle', 'star'] as const
