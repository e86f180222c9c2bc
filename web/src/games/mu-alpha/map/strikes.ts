// Which areas of the map are struck: by what was turned in this phase, then by what is still at work.

import type { Strike } from '../../medioevo/edition'
import { item, type Table } from '../table'
import { words } from '../words'

/** fateOf is a card of fate as it is printed. */
export const fateOf = ({ parts }: Table, calamity: boolean, card: number) =>
  item(calamity ? parts.calamities : parts.events, card)

export function strikesOn(table: Table): Strike[] {
  const { event, fate, phase } = table.view
  if (!fate) return []
  const turned = (calamity: boolean, card: number, area: number): Strike => {
    const { id, title } = fateOf(table, calamity, card)
    const { name, places } = item(table.parts.areas, area)
    const strike = `${calamity ? 'calamity' : 'event'}:${id}`
    return { id: strike, places, title: words().strikes(title, name), grave: calamity }
  }
  const { omen } = fate
  const now = [
    ...(event && event.card >= 0 && fate.area >= 0 ? [turned(false, event.card, fate.area)] : []),
    ...(omen && omen.calamity >= 0 && omen.area >= 0
      ? [turned(true, omen.calamity, omen.area)]
      : []),
  ]
  const atWork = fate.lasting.map(({ calamity, card, places }) => {
    const { id, title } = fateOf(table, calamity, card)
    return { id: `${calamity ? 'calamity' : 'event'}:${id}`, places, title, grave: calamity }
  })
  // What was turned in the phase says more than that it is still at work.
  const all = phase === 'events' ? [...now, ...atWork] : atWork
  return [...new Map(all.toReversed().map((one) => [one.id, one])).values()].filter(
    ({ places }) => places.length > 0,
  )
}
