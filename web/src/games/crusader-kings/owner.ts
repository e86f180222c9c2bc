// Whose a thing of the board is, for what concerns somebody.

import { personIn, type Table } from './table'

/** ownerOf is the seat to which a thing belongs, -1 for nobody's. */
export function ownerOf(table: Table, ref: string): number {
  const [kind = '', id = ''] = ref.split(':')
  switch (kind) {
    case 'seat':
      return Number(id)
    case 'person':
      return personIn(table, Number(id))?.seat ?? -1
    case 'territory':
      return (
        table.view.territories[table.parts.territories.findIndex((one) => one.id === id)]?.owner ??
        -1
      )
  }
  return -1
}
