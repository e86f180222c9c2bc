import type { View } from '../../src/wire/medioevo'
import type { Guest } from './guest'
import { named, openTable, send, visit } from './lobby'
import { tales } from './tales'

const game = 'mu-prototype'
const options = { turns: 3, pieces: 1 }

/** What guests are told at the historical prototype. */
export const { told, all, until } = tales<View>()

/** among opens a table of the historical prototype at which a guest sits among bots, and goes there. */
export async function among(guest: Guest) {
  await named(guest, 'Isabel')
  const table = await openTable(guest, ['me', 'bot:squire', 'bot:squire'], {}, game, options)
  await visit(guest, table)
  return table
}

/** friends seats two at a table of the historical prototype with a bot, and opens their pages. */
export async function friends(ada: Guest, bruno: Guest) {
  await Promise.all([named(ada, 'Ada'), named(bruno, 'Bruno')])
  const table = await openTable(ada, ['me', 'open', 'bot:squire'], {}, game, options)
  await send(bruno, `/api/tables/${table.id}/sit`, { seat: 1, bot: '' })
  await send(ada, `/api/tables/${table.id}/start`, {})
  await Promise.all([visit(ada, table), visit(bruno, table)])
  return table
}
