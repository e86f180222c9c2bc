import type { Warning } from '../game'
import * as common from '../medioevo/report'
import { holyPlace, refOf, type Table } from './table'
import { words } from './words'

/** warningsOf are what a ruler should mind: what the Church holds of him before all that he should mind in any edition. */
export function warningsOf(table: Table): Warning[] {
  const { seat, faith } = table.view
  const say = words().mind
  const { banned = [], crusade = null } = faith ?? {}
  const lacking = crusade?.joined.includes(seat) ? crusade.size - crusade.come : 0
  return [
    ...(banned.includes(seat) ? [{ text: say.banned, ref: `seat:${seat}` }] : []),
    ...(crusade && lacking > 0
      ? [
          {
            text: say.crusade(lacking, crusade.until),
            ref: refOf(table, holyPlace(table, 'jerusalem')),
          },
        ]
      : []),
    ...common.warningsOf(table),
  ]
}
