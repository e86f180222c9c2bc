import type { View } from '../../src/wire/crusaderkings'
import type { Manners } from '../../src/wire/signoria'
import type { Guest } from './guest'
import { named, openTable, send, visit } from './lobby'
import { tales } from './tales'

/** What guests are told at Crusader Kings. */
export const { told, all, until } = tales<View>()

/** among opens a table of Crusader Kings at which a guest sits among AI dynasties, and goes there. */
export async function among(guest: Guest, manners: Partial<Manners> = {}) {
  await named(guest, 'Isabel')
  const seats = ['me', 'bot:ferox', 'bot:aperio']
  const table = await openTable(guest, seats, manners, 'crusader-kings')
  await visit(guest, table)
  return table
}

/** friends seats two at a table of Crusader Kings with an AI dynasty, and opens their pages. */
export async function friends(ada: Guest, bruno: Guest) {
  await Promise.all([named(ada, 'Ada'), named(bruno, 'Bruno')])
  const table = await openTable(ada, ['me', 'open', 'bot:ferox'], {}, 'crusader-kings')
  await send(bruno, `/api/tables/${table.id}/sit`, { seat: 1, bot: '' })
  await send(ada, `/api/tables/${table.id}/start`, {})
  await Promise.all([visit(ada, table), visit(bruno, table)])
  return table
}
