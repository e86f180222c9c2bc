import type { ChoiceInfo, OfferInfo, RefusedInfo } from '../wire/http'
import { dialled } from './dials'
import { Keyring, type KeyedChoice } from './keyed'

/** Choices of one group stand together. */
export interface ChoiceGroup {
  name: string
  head: string // what stands over it, '' for nothing
  closes: boolean // with it one is done with what is asked: it is kept in view
  choices: KeyedChoice[]
}

/**
 * groupsOf orders an offer's choices as they are shown, and gives them keys in that order, but for what is dialled. A
 * ring keeps the keys of what was asked before by that name.
 */
export function groupsOf(choices: ChoiceInfo[], ring = new Keyring(), asked = ''): ChoiceGroup[] {
  const groups = new Map<string, ChoiceGroup>()
  choices.forEach((choice, place) => {
    const name = choice.group ?? ''
    const { head = '', closes = false } = choice
    const group = groups.get(name) ?? { name, head, closes, choices: [] }
    group.choices.push({ choice, place, key: '' })
    groups.set(name, group)
  })
  const shown = [...groups.values()]
  const pressed = shown.flatMap(({ choices }) => (dialled(choices) ? [] : choices))
  const given = ring.give(
    asked,
    pressed.map(({ choice }) => choice),
  )
  pressed.forEach((keyed, i) => (keyed.key = given[i] ?? ''))
  return shown
}

/**
 * wantsNumber says whether a choice asks for a number too: where there is but one, that is a press like any other, and so
 * it is where the number only says why.
 */
export function wantsNumber({ low, high, reasons }: ChoiceInfo): boolean {
  if (reasons) return false
  return low !== high || low > 1 || low < 0
}

/** wantsMore says whether a choice takes more than a click. */
export function wantsMore(choice: ChoiceInfo): boolean {
  return wantsNumber(choice) || choice.words === true
}

const mostKeys = 13

/** isCounted says whether a choice wants one of a few numbers, so that each can be a press. */
export const isCounted = (choice: ChoiceInfo) =>
  wantsNumber(choice) && !choice.words && choice.low >= 0 && choice.high - choice.low < mostKeys

/** Why something cannot be taken back: besides what choices do, a bargain binds those who made it. */
export type Final = NonNullable<ChoiceInfo['final']> | 'binds'

/** finalOf is why a choice cannot be taken back once given, with this number if it wants one. */
export function finalOf(choice: ChoiceInfo, number: number): Final | undefined {
  return choice.final ?? (number === choice.high ? choice.finalMost : undefined)
}

/** isFate says whether more comes of it than that the question closes: chance, a secret opened, others bound. */
export const isFate = (final: Final | undefined) => final !== undefined && final !== 'seals'

/**
 * isDoubted says whether a choice is asked about once more before it is done: whoever wants to be is asked about all that
 * cannot be taken back, and everybody where a land, a ruler or the game may be lost.
 */
export function isDoubted(choice: ChoiceInfo, number: number, always: boolean): boolean {
  const final = finalOf(choice, number)
  return final !== undefined && (always || (isFate(final) && choice.stake !== undefined))
}

/** isHasty says whether one would be done for good by a choice while there is more to do: not to be touched by the way. */
export const isHasty = ({ closes, final }: ChoiceInfo, choices: readonly ChoiceInfo[]) =>
  closes === true && final === 'seals' && choices.some((one) => !one.closes)

/** An answer that cannot be taken back, and why. */
export interface Grave {
  choice: ChoiceInfo
  number: number
  final: Final
  hasty: boolean // one is done by it while there is more to do
}

/** graveOf is an answer to what is asked if it cannot be taken back. */
export function graveOf(
  choice: ChoiceInfo,
  number: number,
  asked: readonly ChoiceInfo[],
): Grave | undefined {
  const final = finalOf(choice, number)
  return final && { choice, number, final, hasty: isHasty(choice, asked) }
}

/**
 * fatesOf is what may come of some of these choices that cannot be taken back: chance, secrets, and what is at stake. What comes of
 * the highest number alone is told where that is entered.
 */
export function fatesOf(
  choices: readonly { final?: Final; stake?: ChoiceInfo['stake'] }[],
): ('draws' | 'reveals' | 'land' | 'ruler' | 'game')[] {
  const fates = choices.flatMap(({ final, stake }) => {
    const why = final === 'draws' || final === 'reveals' ? [final] : []
    return stake ? [...why, stake] : why
  })
  const all = ['draws', 'reveals', 'land', 'ruler', 'game'] as const
  return all.filter((fate) => fates.includes(fate))
}

/** headed says whether choices stand under several heads: their short words, said without these, might be the same. */
export const headed = (choices: readonly Pick<ChoiceInfo, 'head'>[]): boolean =>
  new Set(choices.map(({ head }) => head ?? '')).size > 1

/** withRef lists the choices that a thing on the board stands for. */
export function withRef(groups: ChoiceGroup[], ref: string): KeyedChoice[] {
  return withRefs(groups, [ref])
}

/** withRefs lists the choices that any of several things stands for. */
export function withRefs(groups: ChoiceGroup[], refs: string[]): KeyedChoice[] {
  return groups
    .flatMap((group) => group.choices)
    .filter((keyed) => keyed.choice.refs?.some((ref) => refs.includes(ref)))
}

/** underHeads puts choices together that have one head, '' for those that have none. */
export function underHeads(choices: readonly KeyedChoice[]): [head: string, KeyedChoice[]][] {
  const under = new Map<string, KeyedChoice[]>()
  for (const keyed of choices) {
    const head = keyed.choice.head ?? ''
    under.set(head, [...(under.get(head) ?? []), keyed])
  }
  return [...under]
}

/** refusedWithRef lists what a rule forbids to do with a thing on the board. */
export function refusedWithRef(
  offer: Pick<OfferInfo, 'refused'> | null,
  ref: string,
): RefusedInfo[] {
  return offer?.refused.filter(({ refs }) => refs?.includes(ref)) ?? []
}

/** litRefs are the things on the board that stand in an offer, or that a sheet wants. */
export function litRefs(choices: readonly { refs?: readonly string[] }[]): Set<string> {
  return new Set(choices.flatMap((choice) => choice.refs ?? []))
}
