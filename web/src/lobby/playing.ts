import { server } from '../common/server'
import { who } from '../common/who.svelte'
import { router } from '../router.svelte'
import type { GameInfo } from '../wire/http'
import { usual } from './manners'

/** playNow opens a full table of a game, I against the best bots, and goes there. */
export async function playNow(game: GameInfo) {
  await who.introduce()
  const best = game.bots.at(-1)?.id ?? ''
  const seats = ['me', ...Array.from({ length: game.most - 1 }, () => `bot:${best}`)]
  const table = await server.open({ game: game.id, seats, options: {}, seed: '', manners: usual })
  router.go(`/table/${table.id}`)
}

/** learn opens a table on which a lesson is told, and goes there. */
export async function learn(game: string, lesson: string) {
  await who.introduce()
  const table = await server.learn(game, lesson)
  router.go(`/table/${table.id}`)
}
