// What the table counts: the road to Jerusalem, what may be developed, who lives.

import Baby from '@lucide/svelte/icons/baby'
import Cross from '@lucide/svelte/icons/cross'
import Hammer from '@lucide/svelte/icons/hammer'
import UsersRound from '@lucide/svelte/icons/users-round'
import type { Plaque } from '../../game'
import { liveries } from '../arms/cultures'
import { cultureOf, type Table } from '../table'
import { words } from '../words'

function crusadePlaque(table: Table): Plaque {
  const road = table.view.track.slice(0, table.view.goal + 1)
  const next = road.findIndex(({ shield }) => shield < 0)
  return {
    id: 'crusade',
    icon: Cross,
    name: words().plaques.crusade,
    note: words().outOf(next < 0 ? road.length : next, road.length),
    ring: road.map(({ shield }) => (shield < 0 ? '' : liveries[cultureOf(table, shield)].hex)),
    ...(next < 0 ? {} : { ref: `space:${next}` }),
    panel: 'table',
  }
}

export function plaquesOf(table: Table): Plaque[] {
  const { seat, offer, people, dynasties } = table.view
  const say = words()
  const kin = people.filter((person) => (seat < 0 ? person.seat >= 0 : person.seat === seat))
  return [
    crusadePlaque(table),
    {
      id: 'offer',
      icon: Hammer,
      name: say.plaques.offer,
      note: say.cardsHere(offer.filter((kind) => kind >= 0).length),
      panel: 'table',
    },
    {
      id: 'family',
      icon: Baby,
      name: say.plaques.family,
      note: say.alive(kin.length),
      panel: seat < 0 ? 'tree' : 'house',
    },
    {
      id: 'houses',
      icon: UsersRound,
      name: say.plaques.houses,
      note: String(dynasties.filter(({ out }) => !out).length),
      panel: 'dynasties',
    },
  ]
}
