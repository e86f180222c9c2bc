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
  earlier: readonly Plan[] // what lay at the occasions before that, the last first, each once
}

const none: Kept = { occasion: '', latest: {}, earlier: [] }
const most = 4 // plans that are remembered: what is played from the hand comes back in turns

const planOf = (slots: readonly HandSlot[]): Plan =>
  Object.fromEntries(slots.map(({ ref, cards }) => [ref, cards]))

/** remember keeps what lies in the places now, under a name, and tells what lay there on earlier occasions. */
export function remember(name: string, { slots = [], again = '' }: Hand): readonly Plan[] {
  const kept = readKept(name, none)
  const earlier =
    kept.occasion === again ? kept.earlier : each([kept.latest, ...kept.earlier]).slice(0, most)
  const next: Kept = { occasion: again, latest: planOf(slots), earlier }
  localStorage.setItem(name, JSON.stringify(next))
  return earlier
}

/** each is every plan once, and none in which nothing lies. */
function each(plans: readonly Plan[]): Plan[] {
  const found = new Map<string, Plan>()
  for (const plan of plans) {
    const cards = Object.entries(plan).map(([slot, lie]) => [slot, lie.toSorted()] as const)
    const said = JSON.stringify(cards)
    if (cards.some(([, lie]) => lie.length > 0) && !found.has(said)) found.set(said, plan)
  }
  return [...found.values()]
}

/** fitting is the latest of some plans that can lie there whole with what lies there already; else the latest of all. */
export const fitting = (hand: Hand, plans: readonly Plan[]): Plan =>
  plans.find((plan) => agrees(hand, plan) && fills(hand, plan, restOf(hand, plan))) ??
  plans[0] ??
  {}

/** agrees says whether nothing lies otherwise than in a plan. */
const agrees = ({ slots = [] }: Hand, plan: Plan): boolean =>
  slots.every(({ ref, cards }) => {
    const wanted = [...(plan[ref] ?? [])]
    return cards.every((card) => {
      const at = wanted.indexOf(card)
      if (at >= 0) wanted.splice(at, 1)
      return at >= 0
    })
  })

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
