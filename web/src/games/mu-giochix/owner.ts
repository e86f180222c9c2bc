// Whose a thing of the board is, for what concerns somebody.

import { barbarians, landOf, propertiesOf, type Table } from './table'

/** ownerOf is the seat to which a thing belongs, -1 for the Barbarians' and nobody's. */
export function ownerOf(table: Table, ref: string): number {
  const [kind = '', id = '', side = ''] = ref.split(':')
  const { view, parts } = table
  const place = () => parts.territories.findIndex((land) => land.id === id)
  switch (kind) {
    case 'seat':
      return Number(id)
    case 'territory':
    case 'building':
      return landOf(table, place())?.owner ?? -1
    case 'army':
      return Number(side) === barbarians ? -1 : Number(side)
    case 'property':
      return propertiesOf(table).find(({ no }) => no === Number(id))?.seat ?? -1
    case 'card': // of one's own is who reads of it, if he holds it
      return view.players[view.seat]?.cards.some(({ card }) => parts.cards[card]?.id === id)
        ? view.seat
        : -1
  }
  return -1
}
