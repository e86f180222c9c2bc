import type { GameInfo, OptionInfo } from '../wire/http'
import { bestOrdinary } from './levels'
import { botIn, botNamed, levelOf, lively } from './tempers'

/** The options of a table that is laid out, by where the form shows them. */
export interface Laid {
  leading: OptionInfo[] // of the table, whose values have much to say: they come first
  others: OptionInfo[] // of the table
  seats: OptionInfo[][] // of each seat, without those that the bot who sits there sets
}

/** laidOut are a game's options for these seats. */
export function laidOut(game: GameInfo, seats: string[]): Laid {
  const tables = game.options
    .filter((option) => option.seat < 0)
    .map((option) => (option.ofSeats ? { ...option, values: sat(option, seats.length) } : option))
  const says = (option: OptionInfo) => option.values.some((value) => value.about)
  return {
    leading: tables.filter(says),
    others: tables.filter((option) => !says(option)),
    seats: seats.map((taken, seat) => {
      const sets = levelOf(botIn(taken), game.bots)?.sets ?? {}
      return game.options.filter(
        (option) =>
          option.seat === seat && !(option.id.slice(0, option.id.lastIndexOf('.')) in sets),
      )
    }),
  }
}

/** sat are the values of an option of seats that there are at so many. */
const sat = ({ values }: OptionInfo, seats: number) => values.filter(({ value }) => value <= seats)

/** resized are seats as many as a game allows, the nearest to so many; new ones stand open. */
export function resized(seats: string[], wanted: number, { least, most }: GameInfo): string[] {
  const length = Math.min(Math.max(wanted, least), most)
  return Array.from({ length }, (_, seat) => seats[seat] ?? 'open')
}

/** fitting is the bot a seat may have in another game: the same, or another of its level, or that game's best. */
export function fitting(taken: string, game: GameInfo): string {
  const bot = botIn(taken)
  const level = levelOf(bot, game.bots) ?? bestOrdinary(game)
  if (!bot || !level) return taken
  const same = level.id === bot || level.tempers.some(({ id }) => botNamed(level.id, id) === bot)
  return `bot:${same ? bot : lively(level)}`
}

/** agreed is what is worth telling of a table's options: what has much to say, and what is not as usual. */
export function agreed(game: GameInfo, options: Record<string, number>) {
  return game.options.flatMap((option) => {
    const chosen = options[option.id] ?? option.default
    const value = option.values.find((one) => one.value === chosen)
    return value && (value.about || chosen !== option.default) ? [{ option, value }] : []
  })
}
