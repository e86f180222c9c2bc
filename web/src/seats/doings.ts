import { server } from '../common/server'
import { attempt } from '../common/toasts.svelte'
import { who } from '../common/who.svelte'
import { bestOrdinary } from '../lobby/levels'
import { router } from '../router.svelte'
import type { MotionInfo, TableInfo } from '../wire/http'
import { unseated } from './unseated'

/** What the people of a table do beside the game. The stream shows what comes of it. */
export const doings = {
  /** word agrees to something, or asks it; or speaks against it. */
  word: async (table: TableInfo, motion: Pick<MotionInfo, 'kind' | 'seat'>, agree: boolean) => {
    const { kind, seat } = motion
    const mine = table.motions.some((m) => m.kind === kind && m.seat === seat && m.mine)
    unseated.own(mine && !agree)
    if (!(await attempt(() => server.agree(table.id, { kind, seat, agree })))) unseated.own(false)
  },

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
