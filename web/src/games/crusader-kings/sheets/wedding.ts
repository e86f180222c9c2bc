// A wedding as the rules ask for it: who of ours, whom, and what goes with it. The choices say who may; the page knows no rule.

import type { ChoiceInfo, Link, OfferInfo } from '../../../wire/http'
import { linkOf } from '../../../sheets/draft.svelte'

/** numbersOf are what a choice is about, as its name says after its verb. */
export function numbersOf({ id }: { id: string }): [number, number] {
  const [, a = 0, b = 0] = id.split('.').map(Number)
  return [a, b]
}

/** The verbs by which one of ours looks for somebody. */
const courting = ['court', 'propose', 'wed-commoner']

/** suitorsOf are those of ours who may marry now, as the choices list them. */
export const suitorsOf = ({ choices }: OfferInfo): number[] => [
  ...new Set(
    choices.filter(({ verb }) => courting.includes(verb)).map((choice) => numbersOf(choice)[0]),
  ),
]

/** matchesOf are the ways in which one of ours may marry. */
export const matchesOf = ({ choices }: OfferInfo, suitor: number): ChoiceInfo[] =>
  choices.filter((choice) => courting.includes(choice.verb) && numbersOf(choice)[0] === suitor)

export const adoptionOf = ({ choices }: OfferInfo): ChoiceInfo | undefined =>
  choices.find(({ verb }) => verb === 'adopt')

/** What goes with a proposal to another house. */
export interface Dowry {
  gold: number // below zero it is asked for
  things: readonly ChoiceInfo[] // given and taken
  moved: boolean // the couple belongs to the other house
}

export const noDowry: Dowry = { gold: 0, things: [], moved: false }

/** The terms that a proposal may have, as far as they have been offered. */
export class Terms {
  #known = new Map<string, ChoiceInfo>()

  /** learn notes the terms of an offer; it says whether any was new. */
  learn(offer: OfferInfo | null): boolean {
    const had = this.#known.size
    if (offer?.name === 'dowry')
      for (const choice of offer.choices)
        if (!this.#known.has(choice.id)) this.#known.set(choice.id, choice)
    return this.#known.size > had
  }

  forget() {
    this.#known.clear()
  }

  all(verb: string): ChoiceInfo[] {
    return [...this.#known.values()].filter((choice) => choice.verb === verb)
  }
}

/** linksOf are the answers up to the one that closes the wedding. */
export function linksOf(match: ChoiceInfo | undefined, dowry: Dowry, terms: Terms): Link[] {
  if (!match) return []
  if (match.verb !== 'propose') return [linkOf(match)]
  const [gold] = terms.all('dowry-gold')
  const [home] = terms.all('dowry-home')
  return [
    linkOf(match),
    ...(gold && dowry.gold !== 0 ? [linkOf(gold, dowry.gold)] : []),
    ...dowry.things.map((thing) => linkOf(thing)),
    ...(home && dowry.moved ? [linkOf(home)] : []),
  ]
}

/** closingOf is what closes the wedding by what is asked after the links: so much Gold, or the proposal sent. */
export function closingOf(asked: OfferInfo | null, gold: number): Link[] {
  const invest = asked?.name === 'invest' ? asked.choices[0] : undefined
  if (invest) return [linkOf(invest, Math.min(gold, invest.high))]
  const send = asked?.choices.find(({ verb }) => verb === 'dowry-send')
  return send ? [linkOf(send)] : []
}
