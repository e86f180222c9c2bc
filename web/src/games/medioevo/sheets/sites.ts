// Where armies stand, by ref, in words.

import { placeName, type Table } from '../table'
import { transportName } from '../map/spoken'
import { words } from './words'

/** The place of the map that a ref names or a transport stands at; -1 for none. */
export function placeOf({ view, parts }: Table, ref: string): number {
  const [kind, id = ''] = ref.split(':')
  if (kind === 'territory') return parts.territories.findIndex((one) => one.id === id)
  return transportOf({ view }, ref)?.at ?? -1
}

const transportOf = ({ view }: Pick<Table, 'view'>, ref: string) =>
  view.transports.find(({ id }) => ref === `transport:${id}`)

/** siteName is a territory, or a transport with where it is. */
export function siteName(table: Table, ref: string): string {
  const transport = transportOf(table, ref)
  const at = placeOf(table, ref)
  const place = at >= 0 ? placeName(table, at) : ''
  if (!transport) return place
  return place ? `${transportName(table, transport)}, ${place}` : transportName(table, transport)
}

/** standing is how many of the viewer's stand there now. */
export function standing(table: Table, ref: string): string {
  const transport = transportOf(table, ref)
  const vf =
    transport?.vf ?? table.view.territories[placeOf(table, ref)]?.vf?.[table.view.seat] ?? 0
  return transport ? words(table).vfAboard(vf) : words(table).vfHere(vf)
}
