import { server } from '../common/server'
import { who } from '../common/who.svelte'
import { router } from '../router.svelte'
import type { GameInfo, SuggestionInfo, TableInfo } from '../wire/http'
import { alone, usual } from './manners'

/** openSuggested opens a table as its game suggests it, and goes there. */
export async function openSuggested(game: GameInfo, { seats, options }: SuggestionInfo) {
  await who.introduce()
  const manners = { ...usual, counsel: alone(seats) }
  const table = await server.open({ game: game.id, seats, options, seed: '', manners })
  router.go(`/table/${table.id}`)
}

/** learn opens a table on which a lesson is told, and goes there. */
export async function learn(game: string, lesson: string) {
  await who.introduce()
  const table = await server.learn(game, lesson)
  router.go(`/table/${table.id}`)
}

/** playNow opens the table that a game suggests first. */
export async function playNow(game: GameInfo) {
  const first = game.tables[0]
  if (first) await openSuggested(game, first)
}

/** unplayed says whether a table is a study at which nothing has been answered yet: it stands among no games. */
export const unplayed = ({ study }: TableInfo) => study !== null && !study.played

/**
 * dueAt is when the first clock runs out of those whom a table waits for, of mine if it waits for me: in milliseconds by this
 * machine's time. Without a clock that runs it is Infinity.
 */
export function dueAt(
  { clocks, waiting, mine, myTurn, now }: TableInfo,
  here = Date.now(),
): number {
  const asked = waiting.filter((seat) => !myTurn || mine.includes(seat))
  const ends = asked.map((seat) => clocks[seat]?.until ?? 0).filter((until) => until > 0)
  return Math.min(...ends) - now + here
}

/** awaited are the tables that are not over: first those that wait for me, the most pressing first, then the latest moved. */
export function awaited(tables: readonly TableInfo[]): TableInfo[] {
  const pressing = (table: TableInfo) => (table.myTurn ? dueAt(table, table.now) : Infinity)
  const sooner = (a: number, b: number) => (a === b ? 0 : a - b)
  return tables
    .filter((table) => table.status !== 'finished' && !unplayed(table))
    .toSorted(
      (a, b) =>
        Number(b.myTurn) - Number(a.myTurn) ||
        sooner(pressing(a), pressing(b)) ||
        b.moved - a.moved,
    )
}
