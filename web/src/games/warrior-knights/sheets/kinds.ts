// Which questions have sheets, and when these come by themselves.

import type { Components, View } from '../../../wire/warriorknights'
import type { SheetKind } from '../../game'
import { words } from '../words'

type Kind = SheetKind<View, Components>

/** What is played now: a card for which the sheet was laid aside does not bring it again. */
const card = ({ view }: { view: View }) =>
  `${view.turn} ${view.stacks.map(({ left }) => left).join(' ')}`

/** Troops are given out once; of transfers there are few, and they wait until somebody wants them. */
export const ranking = (occasion: string): Kind => ({
  name: () => words().rankingSheet,
  load: () => import('./Ranks.svelte'),
  slim: true,
  occasion: () => occasion,
})

export const placing: Kind = {
  name: () => words().placingSheet,
  load: () => import('./Place.svelte'),
  slim: true,
  occasion: () => 'nobles',
}

export const marching: Kind = {
  name: () => words().marchingSheet,
  load: () => import('./March.svelte'),
  slim: true,
  occasion: card,
}
