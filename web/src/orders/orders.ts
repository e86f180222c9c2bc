import type { Chooser } from '../table/chooser.svelte'
import type { ChoiceInfo, OfferInfo } from '../wire/http'

/** For how long an order stands. */
export type Term = OfferInfo['terms'][number]

/** A choice to which a standing order can be given, with its place in the offer. */
export interface Repeatable {
  choice: ChoiceInfo
  place: number
}

/** repeatable lists the choices of what is asked that may be ordered from now on; none that a lesson holds back. */
export function repeatable(chooser: Chooser): Repeatable[] {
  const choices = chooser.stream.update?.offer?.choices ?? []
  return choices
    .map((choice, place) => ({ choice, place }))
    .filter(({ choice, place }) => choice.every && chooser.holds(place) === '')
}

/** limited says whether an order for a choice has a number: how many, or up to how many. */
export const limited = ({ every, low, high, reasons }: ChoiceInfo): boolean =>
  every !== 'pass' && !reasons && (low !== 0 || high !== 0)

/**
 * steady is the choice that can be ordered for the rest of the game with one press: the only one that repeats, or of
 * those that let the question pass the first.
 */
export function steady(chooser: Chooser): Repeatable | undefined {
  const all = repeatable(chooser)
  const [first] = all
  if (!first || limited(first.choice)) return undefined
  return all.length === 1 || all.every(({ choice }) => choice.every === 'pass') ? first : undefined
}
