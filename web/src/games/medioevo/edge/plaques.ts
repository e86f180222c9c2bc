// What the table counts: who plays when, how near the Honour is that ends the game, what is left to draw.

import Crown from '@lucide/svelte/icons/crown'
import Layers from '@lucide/svelte/icons/layers'
import ListOrdered from '@lucide/svelte/icons/list-ordered'
import type { Plaque } from '../../game'
import { orderOf } from '../realms/seats'
import { liveryOf, playerOf, type Table } from '../table'
import { words } from '../words'

const parts = 10 // of the ring that shows the way to the end

function orderPlaque(table: Table): Plaque {
  const order = orderOf(table)
  const place = order.indexOf(table.view.seat < 0 ? table.view.active : table.view.seat)
  return {
    id: 'order',
    icon: ListOrdered,
    name: words(table).plaques.order,
    note: place < 0 ? String(order.length) : words(table).outOf(place + 1, order.length),
    panel: 'table',
  }
}

/** The Honour of whoever leads, of what ends the game, in his colour. */
function goalPlaque(table: Table): Plaque[] {
  const { honour } = table.view.limits
  const ahead = orderOf(table).toSorted(
    (a, b) => playerOf(table, b).honour - playerOf(table, a).honour,
  )[0]
  if (honour <= 0 || ahead === undefined) return []
  const best = playerOf(table, ahead).honour
  const filled = Math.floor((parts * Math.min(best, honour)) / honour)
  const { hex } = liveryOf(table, ahead)
  return [
    {
      id: 'goal',
      icon: Crown,
      name: words(table).plaques.goal,
      note: words(table).outOf(best, honour),
      ring: Array.from({ length: parts }, (_, i) => (i < filled ? hex : '')),
      panel: 'table',
    },
  ]
}

export function plaquesOf(table: Table): Plaque[] {
  return [
    orderPlaque(table),
    ...goalPlaque(table),
    {
      id: 'deck',
      icon: Layers,
      name: words(table).plaques.deck,
      note: words(table).left(table.view.deck),
      panel: 'table',
    },
  ]
}
