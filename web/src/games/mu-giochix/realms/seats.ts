// What a Kingdom counts, and what the shell shows of its seat.

import type { Count, Dignity } from '../../game'
import { glyphs } from '../../glyphs'
import { unitsOf } from '../report'
import { playerOf, type Table } from '../table'
import { words } from '../words'

const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)

/** seatCounts are the counts of a Kingdom, who is ahead and who is dangerous before the rest. */
export function seatCounts(table: Table, seat: number): Count[] {
  const { honour, florins, land, techs, cards, debt, tokens } = playerOf(table, seat)
  const say = words()
  return [
    { icon: glyphs.crown, name: say.honour, value: honour },
    { icon: glyphs.coin, name: say.florins, value: florins },
    { icon: glyphs.swords, name: say.units, value: unitsOf(table, seat) },
    { icon: glyphs.land, name: say.land, value: land },
    { icon: glyphs.cap, name: say.learning, value: sum(techs) },
    { icon: glyphs.cards, name: say.cards, value: cards.length },
    { icon: glyphs.pennant, name: say.tokens, value: sum(tokens) },
    ...(debt > 0 ? [{ icon: glyphs.scroll, name: say.debt, value: debt }] : []),
  ]
}

export const dignitiesOf = ({ view }: Table, seat: number): Dignity[] =>
  view.phase !== 'order' && view.order[0] === seat
    ? [{ icon: glyphs.first, name: words().first }]
    : []

/** orderOf are the seats as they play; while that is being settled, as they sit. */
export function orderOf({ view }: Table): readonly number[] {
  const seats = view.players.map((_, seat) => seat)
  return [...view.order, ...seats.filter((seat) => !view.order.includes(seat))]
}
