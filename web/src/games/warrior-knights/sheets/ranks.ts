// Who serves under whom, all cards at once. What may be done stands in the offers.

import { questions, type Way } from '../../../sheets/walk.svelte'
import type { ChoiceInfo, OfferInfo } from '../../../wire/http'
import type { View } from '../../../wire/warriorknights'

/** Where cards are to go: by what goes, a troop's ref or a whole army's, the ref of the army that it goes to. */
export type Ranks = Readonly<Record<string, string>>

/** A card, or an army that goes as a whole, and where it may serve. */
export interface Rank {
  ref: string
  troop: number // -1 for an army
  armies: readonly string[] // that it may go to
  at: string // the one that it serves in then
}

const part = ({ id }: ChoiceInfo, place: number) => Number(id.split('.')[place])

/** goes is what a choice moves. */
const goes = (choice: ChoiceInfo) =>
  choice.verb === 'transfer-all' ? (choice.refs?.[0] ?? '') : `troop:${part(choice, 1)}`

/** into is the army that a choice moves it to. */
const into = ({ refs }: ChoiceInfo) => refs?.at(-1) ?? ''

/** next is the answer to what is asked then: the plan's, else the weakest noble; undefined at the end. */
export function next(plan: Ranks, offer: OfferInfo, { passed, view }: Way): ChoiceInfo | undefined {
  const [first] = offer.choices
  if (offer.name === 'starting-troop')
    return (
      offer.choices.find((one) => into(one) === plan[goes(one)]) ?? weakest(offer, view as View)
    )
  if (offer.name === 'troops-ready') return passed.at(-1)?.given === first ? undefined : first
  if (passed.some((one) => one.offer.name !== offer.name || one.given.verb === 'transfer-done'))
    return undefined
  return offer.choices.find((one) => into(one) === plan[goes(one)] || one.verb === 'transfer-done')
}

/** weakest is the choice by which a card goes to a noble who has begun a hundred, or to the one who leads least. */
function weakest({ choices }: OfferInfo, { nobles }: View): ChoiceInfo | undefined {
  const led = (choice: ChoiceInfo) => nobles[Number(into(choice).split(':')[1])]?.strength ?? 0
  const begun = (choice: ChoiceInfo) => led(choice) % 100 > 0
  const mine = choices.filter((choice) => into(choice).startsWith('noble:'))
  return (mine.some(begun) ? mine.filter(begun) : mine).reduce((least, one) =>
    led(one) < led(least) ? one : least,
  )
}

/** ranksOf are the cards and where they serve by the answers given. */
export function ranksOf(way: Way): Rank[] {
  const [first] = questions(way)
  if (!first) return []
  if (first.name === 'rearrange' || first.name === 'reinforce') return transfers(first, way)
  return way.passed
    .filter(({ offer }) => offer.name === 'starting-troop')
    .map(({ offer, given }) => ({
      ref: goes(given),
      troop: part(given, 1),
      armies: offer.choices.map(into),
      at: into(given),
    }))
}

/** wished are cards where a plan wants them, as long as it is not known whether they go there. */
export const wished = (plan: Ranks, ranks: readonly Rank[]): Rank[] =>
  ranks.map((rank) => ({ ...rank, at: plan[rank.ref] ?? rank.at }))

/** lacks are the cards that do not go where a plan wants them. */
export const lacks = (plan: Ranks, ranks: readonly Rank[]): Rank[] =>
  ranks.filter(({ ref, at }) => (plan[ref] ?? at) !== at)

/** without is a plan that wants nothing of some cards. */
export const without = (plan: Ranks, ranks: readonly Rank[]): Ranks =>
  Object.fromEntries(Object.entries(plan).filter(([ref]) => ranks.every((one) => one.ref !== ref)))

/** standing is the plan by which all cards serve where they do. */
export const standing = (ranks: readonly Rank[]): Ranks =>
  Object.fromEntries(ranks.map(({ ref, at }) => [ref, at]))

function transfers({ choices }: OfferInfo, { passed, view }: Way): Rank[] {
  const before = (passed[0]?.view ?? view) as View
  // What is seen behind the end may be of what comes next.
  const after = (passed.find(({ given }) => given.verb === 'transfer-done')?.view ?? view) as View
  const moved = choices.filter(({ verb }) => verb === 'transfer' || verb === 'transfer-all')
  const refs = [...new Set(moved.map(goes))]
  return refs.map((ref) => {
    const troop = ref.startsWith('troop:') ? Number(ref.slice('troop:'.length)) : -1
    const here = troop < 0 ? ref : armyOf(before, troop)
    const whole = passed.find(({ given }) => given.verb === 'transfer-all' && goes(given) === ref)
    const at = troop < 0 ? (whole ? into(whole.given) : ref) : armyOf(after, troop)
    const armies = moved.filter((choice) => goes(choice) === ref).map(into)
    return { ref, troop, armies: [...new Set([here, ...armies, at])], at }
  })
}

/** armyOf is the army in which a troop serves, by its ref. */
function armyOf({ nobles, fortresses }: View, troop: number): string {
  const noble = nobles.find(({ troops }) => troops.includes(troop))
  if (noble) return `noble:${noble.id}`
  return `fortress:${fortresses.findIndex(({ troops }) => troops.includes(troop))}`
}

/** armiesIn are the armies that any of some cards may serve in: the nobles in their order, then the fortress. */
export function armiesIn(ranks: readonly Rank[]): string[] {
  const order = (army: string) =>
    army.startsWith('noble:') ? Number(army.slice('noble:'.length)) : Infinity
  return [...new Set(ranks.flatMap(({ armies }) => armies))].toSorted((a, b) =>
    order(a) < order(b) ? -1 : 1,
  )
}

/** strengthOf is how strong an army is. */
export function strengthOf({ nobles, fortresses }: View, army: string): number {
  const [kind, id] = army.split(':')
  return kind === 'noble'
    ? (nobles[Number(id)]?.strength ?? 0)
    : (fortresses[Number(id)]?.garrison ?? 0)
}
