// Who goes with a group that is about to set out: figures by sort, transports and engines whole. What is allowed stands
// in offers.

import { linkOf } from '../../../sheets/draft.svelte'
import type { ChoiceInfo, Link, OfferInfo } from '../../../wire/http'

/** How it is to be: of each sort so many, and which transports and engines, by the choice. */
export type Group = Readonly<Record<string, number>>

const joins = ['join-group', 'thing-joins']

/** gathers says whether it is asked who goes along: not once the group is under way. */
export const gathers = ({ choices }: OfferInfo): boolean =>
  choices.some(({ verb }) => joins.includes(verb))

/** joinersIn are the choices by which somebody joins. */
export const joinersIn = ({ choices }: OfferInfo): ChoiceInfo[] =>
  choices.filter(({ verb }) => joins.includes(verb))

/** numbersOf are what a choice is about, after its verb. */
export const numbersOf = ({ id }: { id: string }): number[] => id.split('.').slice(1).map(Number)

/** mostOf is how many may join by a choice. */
export const mostOf = ({ verb, high }: ChoiceInfo): number => (verb === 'join-group' ? high : 1)

/** everybody goes along. */
export const everybody = (offer: OfferInfo): Group =>
  Object.fromEntries(joinersIn(offer).map((one) => [one.id, mostOf(one)]))

/** linksOf are the answers by which they gather: transports first, for who is aboard goes with them. */
export function linksOf(offer: OfferInfo, group: Group): Link[] {
  const wanted = joinersIn(offer).filter(({ id }) => (group[id] ?? 0) > 0)
  const things = wanted.filter(({ verb }) => verb === 'thing-joins')
  const figures = wanted.filter(({ verb }) => verb === 'join-group')
  return [...things.map((one) => linkOf(one)), ...figures.map((one) => linkOf(one, group[one.id]))]
}

/** stepsIn are the ways on from where they gather. */
export const stepsIn = (then: OfferInfo | null): ChoiceInfo[] =>
  then?.choices.filter(({ verb }) => verb === 'step' || verb === 'fight-here') ?? []

/** weighs says whether those who go along gather first: what becomes of an attack is reckoned of a group that stands. */
export const weighs = (step: ChoiceInfo | undefined, links: readonly Link[]): boolean =>
  step?.odds === true && links.length > 0

/** stepTo is the way to a place by its ref, as it is offered by then. */
export const stepTo = (then: OfferInfo | null, ref: string): ChoiceInfo | undefined =>
  stepsIn(then).find(({ refs }) => refs?.includes(ref))
