// What the alpha edition tells of a realm besides: what the Church holds of it, and whose men it holds.

import type { Dignity } from '../../game'
import { glyphs } from '../../glyphs'
import { item, type Table } from '../table'
import { words } from '../words'

const banned = ({ view }: Table, seat: number) => view.faith?.banned.includes(seat) ?? false
const crusading = ({ view }: Table, seat: number) =>
  view.faith?.crusade?.joined.includes(seat) ?? false

/** othersOf are those of whose armies it holds prisoners. */
export function othersOf({ view }: Table, seat: number) {
  const held = item(view.players, seat).prisonersOf ?? []
  const seats = held.map((n, other) => ({ seat: other, n })).filter(({ n }) => n > 0)
  return seats.length > 0 ? [{ what: words().prisonersOf, seats }] : []
}

export function traitsOf(table: Table, seat: number): string[] {
  const { excommunicated, crusader } = words()
  return [
    ...(banned(table, seat) ? [excommunicated] : []),
    ...(crusading(table, seat) ? [crusader] : []),
  ]
}

/** dignitiesOf are the same as signs beside its arms. */
export function dignitiesOf(table: Table, seat: number): Dignity[] {
  const { excommunicated, crusader } = words()
  return [
    ...(banned(table, seat) ? [{ icon: glyphs.ban, name: excommunicated }] : []),
    ...(crusading(table, seat) ? [{ icon: glyphs.cross, name: crusader }] : []),
  ]
}
