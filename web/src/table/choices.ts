import type { ChoiceInfo, OfferInfo, RefusedInfo } from '../wire/http'
import { dialled } from './dials'
import type { KeyedChoice } from './keyed'

/** Choices of one group stand together. */
export interface ChoiceGroup {
  name: string
  head: string // what stands over it, '' for nothing
  closes: boolean // with it one is done with what is asked: it is kept in view
  choices: KeyedChoice[]
}

/** i tells what a thing is, t looks back and u takes back, so they choose nothing. */
const keys = [...'123456789abcdefghjklmnopqrsvwxyz']

/** groupsOf orders an offer's choices as they are shown, and gives them keys in that order, but for what is dialled. */
export function groupsOf(choices: ChoiceInfo[]): ChoiceGroup[] {
  const groups = new Map<string, ChoiceGroup>()
  choices.forEach((choice, place) => {
    const name = choice.group ?? ''
    const { head = '', closes = false } = choice
    const group = groups.get(name) ?? { name, head, closes, choices: [] }
    group.choices.push({ choice, place, key: '' })
    groups.set(name, group)
  })
  const shown = [...groups.values()]
  shown
    .flatMap(({ choices }) => (dialled(choices) ? [] : choices))
    .forEach((keyed, i) => (keyed.key = keys[i] ?? ''))
  return shown
}

/** wantsNumber says whether a choice asks for a number too. */
export function wantsNumber(choice: ChoiceInfo): boolean {
  return choice.low !== 0 || choice.high !== 0
}

/** wantsMore says whether a choice takes more than a click. */
export function wantsMore(choice: ChoiceInfo): boolean {
  return wantsNumber(choice) || choice.words === true
}

/** isGrave says whether a choice cannot be taken back once given, with this number if it wants one. */
export function isGrave(choice: ChoiceInfo, number: number): boolean {
  return choice.grave === true || (choice.graveMost === true && number === choice.high)
}

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

/** refusedWithRef lists what a rule forbids to do with a thing on the board. */
export function refusedWithRef(offer: OfferInfo | null, ref: string): RefusedInfo[] {
  return offer?.refused.filter((refused) => refused.refs?.includes(ref)) ?? []
}

/** litRefs are the things on the board that stand in an offer. */
export function litRefs(choices: ChoiceInfo[]): Set<string> {
  return new Set(choices.flatMap((choice) => choice.refs ?? []))
}
