// Whose a thing of the board is, for what concerns somebody.

import { barbarians, type Table } from './table'

/** ownerOf is the seat to which a thing belongs, -1 for the barbarians' and nobody's. */
export function ownerOf({ view, parts }: Table, ref: string): number {
  const [kind = '', id = ''] = ref.split(':')
  const one = <Thing extends { id: number }>(things: Thing[]) =>
    things.find((thing) => thing.id === Number(id))
  const side = () => {
    switch (kind) {
      case 'seat':
        return Number(id)
      case 'territory':
        return view.territories[parts.territories.findIndex((land) => land.id === id)]?.owner
      case 'transport':
        return one(view.transports)?.owner
      case 'captain':
        return one(view.captains)?.owner
      case 'engine':
        return one(view.engines)?.owner
      case 'treaty': // of one's own is who reads of it, if he is a party
        return view.treaties.find(
          ({ no, parties }) => no === Number(id) && parties.includes(view.seat),
        )
          ? view.seat
          : undefined
    }
    return undefined
  }
  const owner = side() ?? -1
  return owner === barbarians ? -1 : owner
}
