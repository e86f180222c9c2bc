// What the shell shows of a dynasty's seat: what it counts, whether it goes first.

import { glyphs } from '../../glyphs'
import type { Count, Dignity } from '../../game'
import { dynastyOf, houseOf, nameOf, type Table } from '../table'
import { words } from '../words'

/** shortOf is what a seat is called in a word; a house that no word is known for has its whole name. */
export function shortOf(table: Table, seat: number): string {
  return words().houses[houseOf(table, seat)?.id ?? ''] ?? nameOf(table, seat)
}

export function countsOf(table: Table, seat: number): Count[] {
  const { points, strategy, gold, shields, land } = dynastyOf(table, seat)
  const say = words()
  return [
    { icon: glyphs.pennant, name: say.points, value: points },
    // A dynasty without a player has none.
    ...(strategy ? [] : [{ icon: glyphs.coin, name: say.gold, value: gold }]),
    { icon: glyphs.shield, name: say.shields, value: shields },
    { icon: glyphs.land, name: say.land, value: land },
  ]
}

export function dignitiesOf({ view }: Table, seat: number): Dignity[] {
  return view.first === seat ? [{ icon: glyphs.first, name: words().first }] : []
}
