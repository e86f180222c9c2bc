// Who goes with a convoy and who stays: armies in shares, Captains, engines and wagons one by one. What is allowed stands
// in offers, each of which follows from what was loaded before it.

import type { Share } from '../../../sheets/shares'
import { questions, type Way } from '../../../sheets/walk.svelte'
import type { ChoiceInfo, OfferInfo, RefusedInfo } from '../../../wire/http'
import type { View } from '../wire'
import { refOf, type Table } from '../table'
import { convoyOf } from './manifest'
import { boarding as aboard, landing as ashore } from './occasions'

const loading = 'load-armies'
const unloading = 'unload-armies'
const numbers = ({ id }: { id: string }): number[] => id.split('.').slice(1).map(Number)

/** How it is to be: VF aboard by transport where that is not as it is, and by which choice a piece changes rows. */
export interface Loads {
  readonly armies: Readonly<Record<number, number>>
  readonly pieces: Readonly<Record<string, string>>
}

export const asItIs: Loads = { armies: {}, pieces: {} }

/** shoresOf are the lands where the convoy can load and land. */
export function shoresOf({ choices }: OfferInfo): number[] {
  const places = choices.flatMap((choice) => {
    const [, b = 0] = numbers(choice)
    return [loading, unloading, ...ashore].includes(choice.verb) ? [b] : []
  })
  return [...new Set(places)]
}

/** about says whether a choice is to load or to land armies there: its name besides says what would come of all of them. */
const about = (verb: string, transport: number, shore: number) => (choice: Offered) => {
  const [a, b] = numbers(choice)
  return choice.verb === verb && a === transport && b === shore
}
type Offered = ChoiceInfo | RefusedInfo

/** What of the armies may be aboard a transport. */
export interface Hold extends Share {
  /** As many as may come aboard without anything being given up that one would rather keep. */
  best: number
}

/**
 * sharesOf are the transports by what is aboard, each with the most and the least there may be: as was offered when it was
 * its turn to be loaded, or at the end of the way.
 */
export function sharesOf(table: Table, way: Way, shore: number, how: Loads): Hold[] {
  return convoyOf(table).map(({ id, vf }) => {
    const moved = [about(loading, id, shore), about(unloading, id, shore)]
    const { offer, view } = way.passed.find(({ given }) => moved.some((is) => is(given))) ?? way
    const [load, unload] = moved.map((is) => offer?.choices.find(is))
    const had = (view as View | undefined)?.transports.find((one) => one.id === id)?.vf ?? vf
    const most = had + (load?.high ?? 0)
    const best = load?.first ? had + load.first : most
    return {
      id: String(id),
      value: how.armies[id] ?? vf,
      least: had - (unload?.high ?? 0),
      most,
      best,
    }
  })
}

/** onGround is how many of the viewer's VF stand ashore, once what changes has changed. */
export function onGround(table: Table, shore: number, shares: readonly Share[]): number {
  const now = table.view.territories[shore]?.vf?.[table.view.seat] ?? 0
  const before = convoyOf(table).reduce((sum, { vf }) => sum + vf, 0)
  return now + before - shares.reduce((sum, { value }) => sum + value, 0)
}

/** A piece that may change rows. */
export interface Mover {
  ref: string
  goes: boolean // it is aboard, as things are
  ways: ChoiceInfo[] // by which it changes
}

/** moversOf are the Captains, engines and wagons that may come aboard or go ashore; some only on the way, once there is room. */
export function moversOf(way: Way): Mover[] {
  const movers = new Map<string, Mover>()
  for (const { choices } of questions(way)) {
    const known = new Set(movers.keys())
    for (const choice of choices) {
      const goes = ashore.includes(choice.verb)
      const ref = choice.refs?.[0] ?? ''
      if (known.has(ref) || (!goes && !aboard.includes(choice.verb))) continue
      const one = movers.get(ref) ?? { ref, goes, ways: [] }
      one.ways.push(choice)
      movers.set(ref, one)
    }
  }
  return [...movers.values()]
}

/** One thing that is to be done, by whatever name it is offered then. */
interface Deed {
  is: (choice: Offered) => boolean
  number: number
}

/** deedsOf are what is to be done, in its order: who lands makes room. */
function deedsOf(table: Table, shore: number, how: Loads, movers: readonly Mover[]): Deed[] {
  const wanted = Object.values(how.pieces)
  const changes = movers.flatMap(({ goes, ways }) => {
    return ways.filter(({ id }) => wanted.includes(id)).map(({ id }) => ({ id, goes }))
  })
  const pieces = (landing: boolean) =>
    changes
      .filter(({ goes }) => goes === landing)
      .map(({ id }): Deed => ({ is: (choice) => choice.id === id, number: 0 }))
  const armies = (verb: string, sign: 1 | -1) =>
    convoyOf(table)
      .map(({ id, vf }): Deed => {
        return { is: about(verb, id, shore), number: sign * ((how.armies[id] ?? vf) - vf) }
      })
      .filter(({ number }) => number > 0)
  return [...pieces(true), ...armies(unloading, -1), ...armies(loading, 1), ...pieces(false)]
}

/** A plan: what is to be done of what there was when it was made. */
export interface Plan {
  table: Table
  shore: number
  how: Loads
  movers: readonly Mover[]
}

const left = ({ table, shore, how, movers }: Plan, { passed }: Way) =>
  deedsOf(table, shore, how, movers).filter(({ is }) => !passed.some(({ given }) => is(given)))

/** next is what is done next; what a rule forbids is asked for all the same, to be refused with it. */
export function next(plan: Plan, offer: OfferInfo, way: Way): ChoiceInfo | undefined {
  const [deed] = left(plan, way)
  const refused = offer.refused.find((one) => deed?.is(one))
  return offer.choices.find((one) => deed?.is(one)) ?? (refused && { ...refused, low: 0, high: 0 })
}

/** amountOf is how much of something is done. */
export const amountOf = ({ table, shore, how, movers }: Plan, choice: ChoiceInfo): number =>
  deedsOf(table, shore, how, movers).find(({ is }) => is(choice))?.number ?? 0

/** lacks says whether something of a plan is not offered any more at the end of its way. */
export const lacks = (plan: Plan, way: Way): boolean => left(plan, way).length > 0

/** stillToDo is what of a plan is left when another question stands: pieces that have changed rows stay there. */
export function stillToDo(offer: OfferInfo, { armies, pieces }: Loads): Loads {
  const offered = Object.entries(pieces).filter(([, id]) =>
    offer.choices.some((one) => one.id === id),
  )
  return { armies, pieces: Object.fromEntries(offered) }
}

/** Something that is nobody's after it: by its ref. */
export function lostBy(table: Table, after: View): string[] {
  const { view } = table
  const lands = view.territories.flatMap(({ owner }, place) =>
    owner === view.seat && after.territories[place]?.owner !== view.seat
      ? [refOf(table, place)]
      : [],
  )
  const ships = view.transports
    .filter(({ id, owner }) => {
      return owner === view.seat && after.transports.some((one) => one.id === id && one.owner < 0)
    })
    .map(({ id }) => `transport:${id}`)
  return [...lands, ...ships]
}

/** marchesIn are the ways on, by the ref of where they lead. */
export const marchesIn = (offer: OfferInfo | null): ChoiceInfo[] =>
  offer?.choices.filter(({ verb }) => verb === 'march') ?? []

/** marchTo is the way to a place as it is offered by then: what is loaded may change what is given up. */
export const marchTo = (offer: OfferInfo | null, ref: string): ChoiceInfo | undefined =>
  marchesIn(offer).find(({ refs }) => refs?.includes(ref))

export const refOfPlace = (table: Table, place: number): string =>
  place < 0 ? '' : refOf(table, place)
