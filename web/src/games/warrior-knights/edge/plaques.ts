// What the table counts: how near the special phases are, who may be hired, what is voted on, what sails.

import Coins from '@lucide/svelte/icons/coins'
import Hand from '@lucide/svelte/icons/hand'
import Landmark from '@lucide/svelte/icons/landmark'
import Sailboat from '@lucide/svelte/icons/sailboat'
import ScrollText from '@lucide/svelte/icons/scroll-text'
import UsersRound from '@lucide/svelte/icons/users-round'
import type { BaronComponent } from '../../../wire/warriorknights'
import type { Plaque } from '../../game'
import { baronOf, item, type Table } from '../table'
import { words } from '../words'

const phases = [
  { id: 'taxation', icon: Coins },
  { id: 'wages', icon: Hand },
  { id: 'assembly', icon: Landmark },
]

export interface Area {
  id: string
  count: number
  trigger: number
  slots: (BaronComponent | undefined)[] // as many as set the phase off, or more; whose card lies in each
}

/** areasOf are the special-phase areas with what lies in them. */
export function areasOf(table: Table): Area[] {
  return table.view.areas.map(({ cards, count, trigger }, i) => {
    const whose = cards.flatMap((kinds, seat) => {
      const his = kinds.reduce((sum, n) => sum + n, 0)
      return Array.from({ length: his }, () => baronOf(table, seat))
    })
    const slots = Array.from({ length: Math.max(trigger, count) }, (_, n) => whose[n])
    return { id: item(phases, i).id, count, trigger, slots }
  })
}

function areaPlaque({ id, count, trigger, slots }: Area, i: number): Plaque {
  return {
    id,
    icon: item(phases, i).icon,
    name: words().plaques[id] ?? id,
    note: words().outOf(count, trigger),
    ring: slots.map((baron) => baron?.hex ?? ''),
    ref: `area:${id}`,
    panel: 'table',
  }
}

export function plaquesOf(table: Table): Plaque[] {
  const { offer, current, expeditions } = table.view
  const say = words()
  const plaque = (id: string, icon: Plaque['icon'], note: string): Plaque => ({
    id,
    icon,
    name: say.plaques[id] ?? id,
    note,
    panel: 'table',
  })
  const sailing = expeditions.filter(({ step }) => step > 0).length
  return [
    ...areasOf(table).map(areaPlaque),
    plaque('hire', UsersRound, offer.length ? say.here(offer.length) : say.plaqueNone),
    plaque(
      'agendas',
      ScrollText,
      say.outOf(current.filter((agenda) => agenda >= 0).length, current.length),
    ),
    plaque('voyages', Sailboat, sailing ? say.outOf(sailing, expeditions.length) : say.plaqueNone),
  ]
}
