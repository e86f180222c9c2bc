// What a realm counts: honour, florins, technology, land, strength, cards.

import type { PlayerView } from '../wire'
import type { signs } from '../marks/signs'
import type { Table } from '../table'
import { words } from '../words'

export interface Count {
  kind: keyof typeof signs
  value: number
  label: string
  note?: string // what is to come
}

export function countsOf(table: Table, player: PlayerView): Count[] {
  const say = words(table)
  const { honour, final, florins, income, tl, land, vf, levy, cards } = player
  return [
    { kind: 'honour', value: honour, label: say.honour, note: say.final(final) },
    { kind: 'florins', value: florins, label: say.florins, note: say.income(income) },
    { kind: 'tl', value: tl, label: say.tl },
    { kind: 'land', value: land, label: say.land },
    { kind: 'vf', value: vf, label: say.vf, note: say.levy(levy) },
    { kind: 'cards', value: cards, label: say.cards },
  ]
}
