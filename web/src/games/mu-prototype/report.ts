import type { Warning } from '../game'
import * as common from '../medioevo/report'
import { debtOf } from './realms/traits'
import type { Table } from './table'
import { words } from './words'

/** warningsOf are what a ruler should mind: his debts after all that he should mind in any edition. */
export function warningsOf(table: Table): Warning[] {
  const { seat } = table.view
  const debt = seat < 0 ? 0 : debtOf(table, seat)
  return [...common.warningsOf(table), ...(debt > 0 ? [{ text: words().youOwe(debt) }] : [])]
}
