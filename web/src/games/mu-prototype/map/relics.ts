// The relics that lie in places of the map.

import type { Find } from '../../medioevo/edition'
import { item, type Table } from '../table'
import type { RelicView } from '../wire'
import { words } from '../words'

/** relicsOn are those that no Captain carries; what stands in a Cathedral does not lie open. */
export const relicsOn = (table: Table): Find[] =>
  table.view.relics
    .filter(({ at }) => at >= 0)
    .map((relic) => ({
      place: relic.at,
      ref: `relic:${item(table.parts.events, relic.card).id}`,
      text: inWords(table, relic),
      open: !relic.home,
    }))

function inWords(table: Table, { card, home }: RelicView): string {
  const name = words().relic(item(table.parts.events, card).relic)
  return home ? `${name} (${words().relicHome})` : name
}
