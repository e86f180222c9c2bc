// Whose a thing of the board is, for what concerns somebody.

import { seatOf, type Table } from './table'

/** ownerOf is the seat to which a thing belongs, -1 for nobody's. Land is whose city stands on it. */
export function ownerOf({ view, parts }: Table, ref: string): number {
  const [kind = '', id = ''] = ref.split(':')
  switch (kind) {
    case 'baron':
    case 'fortress':
      return Number(id)
    case 'noble':
      return seatOf(Number(id))
    case 'city':
      return view.cities[parts.cities.findIndex((city) => city.id === id)]?.owner ?? -1
    case 'region': {
      const region = parts.regions.findIndex((one) => one.id === id)
      const city = parts.regions[region]?.city ?? -1
      const fortress = view.fortresses.findIndex(({ at }) => at === region)
      return region < 0 ? -1 : (view.cities[city]?.owner ?? fortress)
    }
  }
  return -1
}
