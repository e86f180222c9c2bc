// The pieces that move, by their refs.

import type { CaptainView, EngineView, TransportView } from '../wire'
import { isShip } from '../map/here'
import { captainName, engineName, transportName } from '../map/spoken'
import type { Table } from '../table'
import { words } from '../words'

interface Common {
  side: number // whose
  name: string
  afloat: boolean
}

/** Unit is a piece that moves. */
export type Unit =
  | (Common & { kind: 'army'; vf: number })
  | (Common & { kind: 'transport'; one: TransportView })
  | (Common & { kind: 'captain'; one: CaptainView })
  | (Common & { kind: 'engine'; one: EngineView })

const found = <T extends { id: number }>(all: readonly T[], id: string) =>
  all.find((one) => one.id === Number(id))

/** unitOf is the piece of a ref, undefined if there is none. */
export function unitOf(table: Table, ref: string): Unit | undefined {
  const { view, parts } = table
  const [kind, id = '', by = ''] = ref.split(':')
  if (kind === 'army') {
    const place = parts.territories.findIndex((print) => print.id === id)
    const vf = view.territories[place]?.vf?.[Number(by)]
    if (!vf) return undefined
    return { kind, side: Number(by), vf, name: words(table).strong(vf), afloat: false }
  }
  if (kind === 'transport') {
    const one = found(view.transports, id)
    return (
      one && { kind, one, side: one.owner, name: transportName(table, one), afloat: isShip(one) }
    )
  }
  if (kind === 'captain') {
    const one = found(view.captains, id)
    return one && { kind, one, side: one.owner, name: captainName(table, one), afloat: false }
  }
  if (kind === 'engine') {
    const one = found(view.engines, id)
    return one && { kind, one, side: one.owner, name: engineName(table, one), afloat: false }
  }
  return undefined
}
