// Choices that are several numbers at once are set by dials, one for each number. The dials always show a
// choice that there is: whoever turns one moves the others as little as needed.

import type { KeyedChoice } from './keyed'

/** dialled says whether choices are set by dials: all have the same, and they differ in nothing else. */
export function dialled(choices: KeyedChoice[]): boolean {
  const names = (keyed: KeyedChoice) => keyed.choice.dials?.map(({ name }) => name).join()
  const first = choices[0] && names(choices[0])
  return choices.length > 1 && !!first && choices.every((keyed) => names(keyed) === first)
}

/** evenest is the choice whose numbers are most alike: where the dials stand at first. */
export function evenest(choices: KeyedChoice[]): KeyedChoice | undefined {
  const squares = ({ choice }: KeyedChoice) =>
    (choice.dials ?? []).reduce((sum, { value }) => sum + value * value, 0)
  return choices.reduce<KeyedChoice | undefined>(
    (best, keyed) => (best && squares(best) <= squares(keyed) ? best : keyed),
    undefined,
  )
}

/** valuesOf are the numbers that a dial can show, rising. */
export function valuesOf(choices: KeyedChoice[], dial: number): number[] {
  const all = choices.map(({ choice }) => choice.dials?.[dial]?.value ?? 0)
  return [...new Set(all)].sort((a, b) => a - b)
}

/**
 * turned is the choice that comes of turning one dial to a number. Of those that have it there, it is the
 * one nearest to what the dials showed; those turned before stay if they can, the latest first.
 */
export function turned(
  choices: KeyedChoice[],
  from: KeyedChoice,
  dial: number,
  value: number,
  before: readonly number[], // the dials turned so far, the latest last
): KeyedChoice | undefined {
  const far = (to: KeyedChoice) =>
    (to.choice.dials ?? []).reduce((sum, { value: now }, i) => {
      const weight = 1 + 2 * (before.lastIndexOf(i) + 1)
      return sum + weight * Math.abs(now - (from.choice.dials?.[i]?.value ?? 0))
    }, 0)
  return choices
    .filter(({ choice }) => choice.dials?.[dial]?.value === value)
    .reduce<KeyedChoice | undefined>(
      (best, keyed) => (best && far(best) <= far(keyed) ? best : keyed),
      undefined,
    )
}
