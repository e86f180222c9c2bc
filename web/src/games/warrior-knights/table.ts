// What every part of the board may look at: the view and the printed components. The board holds no
// rules: it draws what it sees, each thing under its ref, and the shell lights what is offered.

import { createContext } from 'svelte'
import type { BaronComponent, Components, View } from '../../wire/warriorknights'
import type { Scene } from '../game'

export type WarriorScene = Scene<View, Components>

export interface Table {
  readonly view: View
  readonly parts: Components
  readonly chairs: readonly string[] // who plays each seat
}

export const [useTable, setTable] = createContext<Table>()

/** layTable lets all that is drawn inside a panel look at its scene. */
export function layTable(scene: () => WarriorScene): Table {
  return setTable(tableOf(scene))
}

/** tableOf is a scene as what is drawn of it looks at it. */
export function tableOf(scene: () => WarriorScene): Table {
  return {
    get view() {
      return scene().view
    },
    get parts() {
      return scene().components
    },
    get chairs() {
      return scene().table.chairs.map((chair) => chair.name)
    },
  }
}

/** item is the thing at a place of a list that is known to have it. */
export function item<T>(list: readonly T[], place: number): T {
  const found = list[place]
  if (found === undefined) throw new Error(`nothing at place ${place} of ${list.length}`)
  return found
}

/** baronOf is the printed Baron a seat plays. */
export function baronOf(table: Table, seat: number): BaronComponent {
  return item(table.parts.barons, item(table.view.barons, seat).colour)
}

/** seatOf is the seat a noble belongs to. */
export function seatOf(noble: number): number {
  return Math.floor(noble / 4)
}

export const shapes = ['square', 'circle', 'triangle', 'star'] as const
