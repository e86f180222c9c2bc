// What the report of a turn says of a Kingdom: its ledger, and what its ruler should mind.

import type { Count, Warning } from '../game'
import { glyphs } from '../glyphs'
import { courseOf } from './course'
import { placeName, playerOf, refOf, type Table } from './table'
import { words } from './words'

export function ledgerOf(table: Table): Count[] {
  const { seat } = table.view
  if (seat < 0) return []
  const { florins, land, honour, debt } = playerOf(table, seat)
  const say = words()
  return [
    { icon: glyphs.crown, name: say.honour, value: honour },
    { icon: glyphs.coin, name: say.florins, value: florins },
    { icon: glyphs.land, name: say.land, value: land },
    { icon: glyphs.swords, name: say.units, value: unitsOf(table, seat) },
    ...(debt > 0 ? [{ icon: glyphs.scroll, name: say.debt, value: debt }] : []),
  ]
}

/** unitsOf is how many figures a seat has on the board. */
export const unitsOf = ({ view }: Table, seat: number): number =>
  view.armies
    .filter((army) => army.seat === seat)
    .reduce((sum, { units }) => sum + units.reduce((a, b) => a + b, 0), 0)

/** sharesOf gives what changed while a phase began to the one there was: what is paid in a phase is paid as it ends. */
export const sharesOf = ({ view }: Table, change: readonly number[]) => [
  { why: courseOf(view).phase, by: change },
]

export function warningsOf(table: Table): Warning[] {
  const { view } = table
  const { seat } = view
  if (seat < 0) return []
  const say = words().mind
  const { florins, upkeep, interest, tax, tolerated } = playerOf(table, seat)
  const risen = view.hordes.filter(({ rebels }) => rebels === seat)
  const hurt = view.territories.filter(
    ({ owner, damage }) => owner === seat && damage.some((n) => n > 0),
  )
  const due = upkeep + interest
  return [
    ...risen.map(({ at }) => ({ ref: refOf(table, at), text: say.rebels(placeName(table, at)) })),
    ...(tax > tolerated ? [{ text: say.tax(tax, tolerated) }] : []),
    ...(due > florins ? [{ text: say.due(due, florins) }] : []),
    ...hurt.map(({ at }) => ({ ref: refOf(table, at), text: say.damage(placeName(table, at)) })),
  ]
}
