// What the table counts: how many turns are left, who plays when, how near the Honour is that ends the game, the Barbarians' dice, what is borne.

import Crown from '@lucide/svelte/icons/crown'
import Dices from '@lucide/svelte/icons/dices'
import HandCoins from '@lucide/svelte/icons/hand-coins'
import Hourglass from '@lucide/svelte/icons/hourglass'
import ListOrdered from '@lucide/svelte/icons/list-ordered'
import type { Plaque } from '../../game'
import { orderOf } from '../realms/seats'
import { liveryOf, playerOf, type Table } from '../table'
import { words } from '../words'

const parts = 10 // of the ring that shows the way to the end

/** The turns that are over and the present one, where there is a last. */
function turnPlaque({ view }: Table): Plaque[] {
  const { turn, turns } = view
  if (turns <= 0) return []
  return [
    {
      id: 'turn',
      icon: Hourglass,
      name: words().plaques.turn,
      note: words().outOf(turn, turns),
      ring: Array.from({ length: turns }, (_, i) => (i < turn ? '#d9aa4f' : '')),
      panel: 'table',
    },
  ]
}

function orderPlaque(table: Table): Plaque {
  const order = orderOf(table)
  const place = order.indexOf(table.view.seat < 0 ? table.view.active : table.view.seat)
  return {
    id: 'order',
    icon: ListOrdered,
    name: words().plaques.order,
    note: place < 0 ? String(order.length) : words().outOf(place + 1, order.length),
    panel: 'table',
  }
}

/** The Honour of whoever leads, of what ends the game, in his colour. */
function goalPlaque(table: Table): Plaque[] {
  const { goal } = table.view
  const ahead = orderOf(table).toSorted(
    (a, b) => playerOf(table, b).honour - playerOf(table, a).honour,
  )[0]
  if (goal <= 0 || ahead === undefined) return []
  const best = playerOf(table, ahead).honour
  const filled = Math.floor((parts * Math.min(best, goal)) / goal)
  const { hex } = liveryOf(table, ahead)
  return [
    {
      id: 'goal',
      icon: Crown,
      name: words().plaques.goal,
      note: words().outOf(best, goal),
      ring: Array.from({ length: parts }, (_, i) => (i < filled ? hex : '')),
      panel: 'table',
    },
  ]
}

export function plaquesOf(table: Table): Plaque[] {
  const { circle, event, seat } = table.view
  const borne = seat < 0 ? event.tolerated : playerOf(table, seat).tolerated
  return [
    ...turnPlaque(table),
    orderPlaque(table),
    ...goalPlaque(table),
    {
      id: 'dice',
      icon: Dices,
      name: words().plaques.dice,
      note: circle.dice.map((die) => die || '–').join(' '),
      panel: 'table',
    },
    {
      id: 'tax',
      icon: HandCoins,
      name: words().plaques.tax,
      note: words().borne(borne),
      panel: 'table',
    },
  ]
}
