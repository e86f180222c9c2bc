// Choices that are several numbers at once are set by dials, one for each number. The dials always show a
// choice that there is: whoever turns one moves the others as little as needed.

import type { KeyedChoice } from './keyed'

/** dialled says whether choices are set by dials: all have the same, and they differ in nothing else. */
export function dialled(choices: KeyedChoice[]): boolean {
  const names = (keyed: KeyedChoice) => keyed.choice.dials?.map(({ name }) => name).join()
  const first = choices[0] && names(choices[0])
  return choices.length > 1 && !!first && choices.every((keyed) => names(keyed) === first)
}

const showing = ({ choice }: KeyedChoice) => (choice.dials ?? []).map(({ value }) => value).join()

/**
 * startOf is where the dials stand at first: as they were the last time if they can, else as mostly serves, else at what
 * is most even.
 */
export function startOf(choices: KeyedChoice[], last: string): KeyedChoice | undefined {
  return (
    choices.find((keyed) => showing(keyed) === last) ??
    choices.find(({ choice }) => choice.usual) ??
    evenest(choices)
  )
}

/** lastOf tells how dials stood the last time, and keep notes how they stand now. This browser keeps it. */
export const lastOf = (name: string): string => localStorage.getItem(name) ?? ''
export const keep = (name: string, keyed: KeyedChoice) => {
  localStorage.setItem(name, showing(keyed))
}

/** squares is the less, the more alike the numbers of a choice are that have one sum. */
const squares = ({ choice }: KeyedChoice) =>
  (choice.dials ?? []).reduce((sum, { value }) => sum + value * value, 0)

/** evenest is the choice whose numbers are most alike. */
export function evenest(choices: KeyedChoice[]): KeyedChoice | undefined {
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
 * one nearest to what the dials showed; those turned before stay if they can, the latest first. Else the most gives way.
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
    .toSorted((a, b) => far(a) - far(b) || squares(a) - squares(b))[0]
}
