// What lay in a hand's places the last time, so that it can be laid again. This browser keeps it.

import { readKept } from '../common/kept'
import type { Hand, HandSlot } from '../games/game'

/** What was laid: the cards of each place, by the place's ref. */
export type Plan = Readonly<Record<string, readonly string[]>>

/** A card that is to be laid, and where. */
export interface Laying {
  card: string
  slot: string
}

interface Kept {
  occasion: string // when the latest was laid
  latest: Plan
  before: Plan // what lay at the occasion before that
}

const none: Kept = { occasion: '', latest: {}, before: {} }

const planOf = (slots: readonly HandSlot[]): Plan =>
  Object.fromEntries(slots.map(({ ref, cards }) => [ref, cards]))

/** remember keeps what lies in the places now, under a name, and tells what lay there on the last occasion. */
export function remember(name: string, { slots = [], again = '' }: Hand): Plan {
  const kept = readKept(name, none)
  const before = kept.occasion === again ? kept.before : kept.latest
  const next: Kept = { occasion: again, latest: planOf(slots), before }
  localStorage.setItem(name, JSON.stringify(next))
  return before
}

/** restOf is what is still to be laid for a plan to lie there again, as far as the hand has it and there is room. */
export function restOf({ cards, slots = [] }: Hand, plan: Plan): Laying[] {
  const left = new Map(cards.map(({ ref, count = 1 }) => [ref, count]))
  const rest: Laying[] = []
  for (const { ref, cards: lie } of slots) {
    const wanted = [...(plan[ref] ?? [])]
    let room = wanted.length - lie.length
    for (const card of lie) {
      const at = wanted.indexOf(card)
      if (at >= 0) wanted.splice(at, 1)
    }
    for (const card of wanted) {
      const has = left.get(card) ?? 0
      if (room <= 0 || has <= 0) continue
      rest.push({ card, slot: ref })
      left.set(card, has - 1)
      room--
    }
  }
  return rest
}

/** laidIn is a hand once the rest is laid. */
export const laidIn = (hand: Hand, rest: readonly Laying[]): Hand => ({
  ...hand,
  slots: hand.slots?.map((slot) => {
    const more = rest.filter((one) => one.slot === slot.ref).map(({ card }) => card)
    return { ...slot, cards: [...slot.cards, ...more] }
  }),
})

/** fills says whether as many cards lie everywhere as in a plan, once the rest is laid. */
export const fills = (hand: Hand, plan: Plan, rest: readonly Laying[]) =>
  (laidIn(hand, rest).slots ?? []).every(
    ({ ref, cards }) => cards.length >= (plan[ref]?.length ?? 0),
  )
