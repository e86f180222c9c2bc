// Who goes with a convoy and who stays: armies in shares, Captains, engines and wagons one by one.

import { linkOf } from '../../../sheets/draft.svelte'
import type { Share } from '../../../sheets/shares'
import type { ChoiceInfo, Link, OfferInfo } from '../../../wire/http'
import { refOf, type Table } from '../table'
import { convoyOf } from './manifest'
import { boarding as aboard, landing as ashore } from './occasions'

const verbs = {
  load: 'load-armies',
  unload: 'unload-armies',
}
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
    const landing = [...Object.values(verbs), ...ashore].includes(choice.verb)
    return landing ? [b] : []
  })
  return [...new Set(places)]
}

const about = (verb: string, transport: number, shore: number) => (choice: ChoiceInfo) => {
  const [a, b] = numbers(choice)
  return choice.verb === verb && a === transport && b === shore
}

/** sharesOf are the transports by what is aboard, each with the most and the least there may be. */
export function sharesOf(table: Table, offer: OfferInfo, shore: number, how: Loads): Share[] {
  return convoyOf(table).map(({ id, vf }) => {
    const load = offer.choices.find(about(verbs.load, id, shore))
    const unload = offer.choices.find(about(verbs.unload, id, shore))
    const most = vf + (load?.high ?? 0)
    return { id: String(id), value: how.armies[id] ?? vf, least: vf - (unload?.high ?? 0), most }
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

/** moversOf are the Captains, engines and wagons that may come aboard or go ashore. */
export function moversOf({ choices }: OfferInfo): Mover[] {
  const movers = new Map<string, Mover>()
  for (const choice of choices) {
    const goes = ashore.includes(choice.verb)
    const ref = choice.refs?.[0] ?? ''
    if (!goes && !aboard.includes(choice.verb)) continue
    const one = movers.get(ref) ?? { ref, goes, ways: [] }
    one.ways.push(choice)
    movers.set(ref, one)
  }
  return [...movers.values()]
}

/** linksOf are the answers by which it comes to be so: who lands makes room. */
export function linksOf(table: Table, offer: OfferInfo, shore: number, how: Loads): Link[] {
  const moves = Object.values(how.pieces).map((id) => offer.choices.find((one) => one.id === id))
  const pieces = moves.filter((choice) => choice !== undefined)
  const armies = convoyOf(table).map(({ id, vf }) => ({ id, change: (how.armies[id] ?? vf) - vf }))
  const shift = (verb: string, sign: 1 | -1) =>
    armies.flatMap(({ id, change }) => {
      const choice = offer.choices.find(about(verb, id, shore))
      return choice && sign * change > 0 ? [linkOf(choice, sign * change)] : []
    })
  return [
    ...pieces.filter(({ verb }) => ashore.includes(verb)).map((one) => linkOf(one)),
    ...shift(verbs.unload, -1),
    ...shift(verbs.load, 1),
    ...pieces.filter(({ verb }) => aboard.includes(verb)).map((one) => linkOf(one)),
  ]
}

/** marchesIn are the ways on, by the ref of where they lead. */
export const marchesIn = (offer: OfferInfo | null): ChoiceInfo[] =>
  offer?.choices.filter(({ verb }) => verb === 'march') ?? []

/** marchTo is the way to a place as it is offered by then: what is loaded may change what is given up. */
export const marchTo = (offer: OfferInfo | null, ref: string): ChoiceInfo | undefined =>
  marchesIn(offer).find(({ refs }) => refs?.includes(ref))

export const refOfPlace = (table: Table, place: number): string =>
  place < 0 ? '' : refOf(table, place)
