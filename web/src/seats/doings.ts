import { server } from '../common/server'
import { attempt } from '../common/toasts.svelte'
import { who } from '../common/who.svelte'
import { bestOrdinary } from '../lobby/levels'
import { router } from '../router.svelte'
import type { MotionInfo, TableInfo } from '../wire/http'

/** What the people of a table do beside the game. The stream shows what comes of it. */
export const doings = {
  /** word agrees to something, or asks it; or speaks against it. */
  word: (table: TableInfo, { kind, seat }: Pick<MotionInfo, 'kind' | 'seat'>, agree: boolean) =>
    attempt(() => server.agree(table.id, { kind, seat, agree })),

  /** sit asks for a seat, or takes one's own back from a bot. */
  sit: (table: TableInfo, seat: number) =>
    attempt(async () => {
      await who.introduce()
      return server.sit(table.id, { seat, bot: '' })
    }),

  /** letBot has a bot play a seat until its player takes it back. */
  letBot: (table: TableInfo, seat: number) =>
    attempt(async () => {
      const games = await server.games()
      const bot = bestOrdinary(games.find(({ id }) => id === table.game))
      return server.sit(table.id, { seat, bot: bot?.id ?? '' })
    }),

  resign: (table: TableInfo, seat: number) => attempt(() => server.resign(table.id, { seat })),

  /** rematch opens the next game of the same people, and goes there. */
  async rematch(table: TableInfo, rotate: boolean) {
    const next = await attempt(() => server.rematch(table.id, { rotate }))
    if (next) router.go(`/table/${next.id}`)
  },
}
