import type { GameInfo, OptionInfo } from '../wire/http'

/** The options of a table that is laid out, by where the form shows them. */
export interface Laid {
  leading: OptionInfo[] // of the table, whose values have much to say: they come first
  others: OptionInfo[] // of the table
  seats: OptionInfo[][] // of each seat, without those that the bot who sits there sets
}

/** laidOut are a game's options for these seats. */
export function laidOut(game: GameInfo, seats: string[]): Laid {
  const tables = game.options.filter((option) => option.seat < 0)
  const says = (option: OptionInfo) => option.values.some((value) => value.about)
  return {
    leading: tables.filter(says),
    others: tables.filter((option) => !says(option)),
    seats: seats.map((taken, seat) => {
      const sets = game.bots.find((bot) => taken === `bot:${bot.id}`)?.sets ?? {}
      return game.options.filter(
        (option) =>
          option.seat === seat && !(option.id.slice(0, option.id.lastIndexOf('.')) in sets),
      )
    }),
  }
}

/** resized are seats as many as a game allows, the nearest to so many; new ones stand open. */
export function resized(seats: string[], wanted: number, { least, most }: GameInfo): string[] {
  const length = Math.min(Math.max(wanted, least), most)
  return Array.from({ length }, (_, seat) => seats[seat] ?? 'open')
}

/** bestOrdinary is the best of the bots that may stand in for anybody, '' if there is none. */
export const bestOrdinary = (game: GameInfo | undefined): string =>
  game?.bots.findLast((bot) => !bot.own && !bot.thinks)?.id ?? ''

/** fitting is the bot a seat may have in another game: the same level, or its best. */
export function fitting(taken: string, game: GameInfo): string {
  if (!taken.startsWith('bot:') || game.bots.some((bot) => taken === `bot:${bot.id}`)) return taken
  return `bot:${bestOrdinary(game)}`
}

/** agreed is what is worth telling of a table's options: what has much to say, and what is not as usual. */
export function agreed(game: GameInfo, options: Record<string, number>) {
  return game.options.flatMap((option) => {
    const chosen = options[option.id] ?? option.default
    const value = option.values.find((one) => one.value === chosen)
    return value && (value.about || chosen !== option.default) ? [{ option, value }] : []
  })
}
