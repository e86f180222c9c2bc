// What the shell shows of a realm's seat: what it counts, the papal see.

import type { Count as SeatCount, Dignity } from '../../game'
import { glyphs } from '../../glyphs'
import { playerOf, type Table } from '../table'
import { words } from '../words'
import { countsOf, type Count } from './counts'

const icons: Record<Count['kind'], SeatCount['icon']> = {
  honour: glyphs.crown,
  florins: glyphs.coin,
  vf: glyphs.swords,
  tl: glyphs.cap,
  land: glyphs.land,
  cards: glyphs.cards,
}
// Who is ahead, and who is dangerous, before the rest.
const weight: Count['kind'][] = ['honour', 'florins', 'vf', 'land', 'tl', 'cards']

export function seatCounts(table: Table, seat: number): SeatCount[] {
  return countsOf(table, playerOf(table, seat))
    .toSorted((a, b) => weight.indexOf(a.kind) - weight.indexOf(b.kind))
    .map(({ kind, label, value }) => ({ icon: icons[kind], name: label, value }))
}

export function dignitiesOf(table: Table, seat: number): Dignity[] {
  return playerOf(table, seat).pope ? [{ icon: glyphs.keys, name: words(table).pope }] : []
}

/** orderOf are the seats as they play; while that is being settled, as they sit. */
export function orderOf({ view }: Table): readonly number[] {
  return view.order.length === view.players.length
    ? view.order
    : view.players.map((_, seat) => seat)
}
