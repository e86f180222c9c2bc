import { expect } from 'vitest'
import type { View } from '../../src/wire/crusaderkings'
import type { Update } from '../../src/wire/http'
import type { Manners } from '../../src/wire/signoria'
import type { Guest } from './guest'
import { named, openTable, send, visit } from './lobby'
import { hurry, type Player } from './player'

/** An update of Crusader Kings. */
export type Court = Omit<Update, 'view'> & { view: View }

const court = (data: string) => JSON.parse(data) as Court

/** told is the last update a guest at Crusader Kings received. */
export function told(guest: Guest): Court {
  const last = guest.received.at(-1)
  if (last === undefined) throw new Error('nothing was told yet')
  return court(last)
}

/** all is every update a guest received since the game began. */
export const all = (guest: Guest): Court[] =>
  guest.received.map(court).filter(({ table }) => table.status !== 'open')

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

/** until lets players answer over the wire until for each of them something is so. */
export const until = (players: Player[], so: (now: Court) => boolean) =>
  hurry(players, (now) => so(now as unknown as Court))

/** asked says that a question is put. */
export const asked =
  (...names: string[]) =>
  ({ offer }: Court) =>
    offer !== null && names.includes(offer.name)

/** answered waits until the table has gone on from a question. */
export const answered = (guest: Guest, token: string | undefined) =>
  expect.poll(() => told(guest).offer?.token, { timeout: 20_000 }).not.toBe(token)
