// What the board looks at, and what is asked of it over and over.

import type {
  Components,
  DynastyView,
  HouseComponent,
  PersonComponent,
  PersonView,
  View,
} from '../../wire/crusaderkings'
import type { Scene } from '../game'
import { item, tables, type Table as Laid } from '../table'
import { cultureAt } from './arms/cultures'
import type { Culture, Sex } from '../people/looks'

export type KingsScene = Scene<View, Components>

export type Table = Laid<View, Components>

export const { useTable, setTable, layTable, tableOf, onTable } = tables<View, Components>()
export { item }

export function dynastyOf(table: Table, seat: number): DynastyView {
  return item(table.view.dynasties, seat)
}

export function cultureOf(table: Table, seat: number): Culture {
  return cultureAt(dynastyOf(table, seat).culture)
}

/** houseOf is the Dynasty card of a seat, or null while it is eliminated. */
export function houseOf(table: Table, seat: number): HouseComponent | null {
  return table.parts.houses[dynastyOf(table, seat).house] ?? null
}

/** nameOf is what a seat is called: its house, or its culture while it has none. */
export function nameOf(table: Table, seat: number): string {
  return houseOf(table, seat)?.name ?? item(table.parts.cultures, dynastyOf(table, seat).culture)
}

/** familyOf are the people of a dynasty in a role. */
export function familyOf(table: Table, seat: number, role: string): PersonView[] {
  return table.view.people
    .filter((person) => person.seat === seat && person.role === role)
    .toSorted((a, b) => a.slot - b.slot)
}

export function rulerOf(table: Table, seat: number): PersonView | null {
  return familyOf(table, seat, 'ruler')[0] ?? null
}

/** personIn is somebody face up, or null. */
export function personIn(table: Table, person: number): PersonView | null {
  return table.view.people.find(({ id }) => id === person) ?? null
}

/** The sex one draws: of the three, one is a horse. */
export function sexOf(print: PersonComponent): Sex {
  if (print.sex === 'any') return 'horse'
  return print.sex === 'female' ? 'female' : 'male'
}

/** aged is how old somebody looks: children young, a ruler as the tokens say. */
export function aged(table: Table, person: PersonView): number {
  switch (person.role) {
    case 'child':
      return 0
    case 'ruler':
      return 1 + Math.min(4, dynastyOf(table, person.seat).oldAge)
    case 'consort':
      return 1 + Math.min(3, Math.floor(dynastyOf(table, person.seat).oldAge / 2))
    default:
      return 1
  }
}
