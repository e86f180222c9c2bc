// The regions that the Event of this turn strikes.

import type { Strike } from '../../medioevo/edition'
import { item, type Table } from '../table'

/** strikesOn are the red regions of the turn's Event while it is at work, each hatched. */
export function strikesOn({ view, parts }: Table): Strike[] {
  const event = view.phase === 'events' ? parts.events[view.event.card] : undefined
  return (event?.areas ?? []).map((region) => {
    const { id, name, places } = item(parts.regions, region)
    return { id: `strike:${id}`, places, title: `${event?.name}: ${name}`, grave: true }
  })
}
