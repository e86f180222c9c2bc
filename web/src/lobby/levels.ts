import type { GameInfo, LevelInfo } from '../wire/http'

/** bestOrdinary is the best of the bots that may stand in for anybody. */
export const bestOrdinary = (game: GameInfo | undefined): LevelInfo | undefined =>
  game?.bots.findLast((bot) => !bot.own && !bot.thinks)
