// A treaty as it is to be written, stroke by stroke. What may be written stands in offers.

import { linkOf } from '../../../sheets/draft.svelte'
import type { ChoiceInfo, Link, OfferInfo, RefusedInfo } from '../../../wire/http'
import type { Table } from '../table'

/** What a stroke of the pen is about: from whom, to whom, and what besides. */
export type About = readonly [from: number, to: number, what: number]

/** A clause that is to be added. */
export interface Clause {
  verb: string
  about: About
  n: number
  low: number // what n may be, both 0 if there is no number
  high: number
  label: string // as the offer said it
  note: string // in words of one's own
  back: number // what is paid back for a loan
}

/** A treaty as it is to be, where that differs from what is written. */
export interface Writ {
  warlike: boolean
  parties: readonly number[] // beside the writer, in the order in which they were named
  struck: readonly number[] // places of clauses that are written and are to go
  clauses: readonly Clause[]
  turns: number | undefined // for how many it holds, 0 for ever; undefined as it is
  secret: boolean | undefined // undefined as it is
}

export const blank: Writ = {
  warlike: false,
  parties: [],
  struck: [],
  clauses: [],
  turns: undefined,
  secret: undefined,
}

/** mostClauses is how many a treaty has room for. */
export const mostClauses = 6

/** aboutOf is what a choice is about, as its name says after its verb. */
export function aboutOf({ id }: { id: string }): About {
  const [, from = 0, to = 0, what = 0] = id.split('.').map(Number)
  return [from, to, what]
}

const same = (a: About, b: About) => a.every((one, i) => one === b[i])

/** Quill knows by which names the strokes go that have been offered so far. */
export class Quill {
  #verbs = new Map<string, string>()

  /** learn remembers what is offered; it says whether some of it is new. */
  learn(offer: OfferInfo | null): boolean {
    const before = this.#verbs.size
    for (const { verb, id } of [...(offer?.choices ?? []), ...(offer?.refused ?? [])])
      this.#verbs.set(verb, id.split('.')[0] ?? '')
    return this.#verbs.size > before
  }

  /** knows says whether a stroke has been offered or refused. */
  knows(verb: string): boolean {
    return this.#verbs.has(verb)
  }

  /** stroke is an answer by its verb and what it is about; undefined for one that was never offered. */
  stroke(verb: string, [from, to, what]: About = [0, 0, 0], number = 0, note = ''): Link[] {
    const known = this.#verbs.get(verb)
    return known === undefined
      ? []
      : [linkOf({ id: [known, from, to, what].join('.') }, number, note)]
  }
}

const cedes = (verb: string) => verb.startsWith('cede-')

/** linksOf are the answers that make of what is asked the treaty as it is to be. */
export function linksOf(quill: Quill, asked: string, writ: Writ): Link[] {
  const [first, ...further] = writ.parties
  if (asked === 'diplomacy' && first === undefined) return []
  const begun =
    asked === 'diplomacy' && first !== undefined
      ? quill.stroke(writ.warlike ? 'draft-alliance' : 'draft-pact', [first, 0, 0])
      : []
  const others = asked === 'diplomacy' ? further : writ.parties
  return [
    ...begun,
    ...others.flatMap((seat) => quill.stroke('add-party', [seat, 0, 0])),
    ...writ.struck
      .toSorted((a, b) => b - a)
      .flatMap((i) => quill.stroke('strike-clause', [i, 0, 0])),
    ...(writ.secret === undefined ? [] : quill.stroke(writ.secret ? 'keep-secret' : 'make-open')),
    ...lasting(quill, writ.turns),
    ...writ.clauses.flatMap((clause) => strokesOf(quill, clause)),
  ]
}

function lasting(quill: Quill, turns: number | undefined): Link[] {
  if (turns === undefined) return []
  return turns === 0 ? quill.stroke('last-forever') : quill.stroke('last-for', undefined, turns)
}

function strokesOf(quill: Quill, { verb, about, n, note, back }: Clause): Link[] {
  const [from, to] = about
  return [
    ...(cedes(verb) ? quill.stroke('begin-cession', [from, to, 0]) : []),
    ...quill.stroke(verb, about, n, note),
    ...(verb === 'add-loan' ? quill.stroke('repay-with', undefined, back) : []),
  ]
}

/** clauseOf is a choice as a clause, with the number at which it begins. */
export function clauseOf(choice: ChoiceInfo, n = choice.low, note = ''): Clause {
  const { verb, label, low, high } = choice
  return { verb, about: aboutOf(choice), n, low, high, label, note, back: n }
}

/** gives says whether a choice of a kind is one by which one seat gives another something. */
const gives = (verb: string, from: number, to: number) => (choice: ChoiceInfo | RefusedInfo) => {
  const [giver, taker] = aboutOf(choice)
  return choice.verb === verb && giver === from && (taker === to || verb === 'add-words')
}

/** between are the choices of a kind by which one seat gives another something. */
export const between = (offer: OfferInfo | null, verb: string, from: number, to: number) =>
  offer?.choices.filter(gives(verb, from, to)) ?? []

/** forbidden is what forbids that one seat gives another something, undefined if no rule does. */
export const forbidden = (offer: OfferInfo | null, verb: string, from: number, to: number) =>
  offer?.refused.find(gives(verb, from, to))

/** ceded is the choice by which one seat hands another a thing of the board, by its ref: the land before its armies. */
export const ceded = (
  offer: OfferInfo | null,
  [from, to]: readonly [from: number, to: number],
  ref: string,
): ChoiceInfo | undefined =>
  offer?.choices
    .filter(({ verb, refs }) => cedes(verb) && refs?.includes(ref))
    .find((choice) => aboutOf(choice)[0] === from && aboutOf(choice)[1] === to)

/** cedable are the things of the board that may be handed on by treaty, whosever they are. */
export const cedable = ({ parts, view }: Table): string[] => [
  ...parts.territories.map(({ id }) => `territory:${id}`),
  ...view.transports.map(({ id }) => `transport:${id}`),
  ...view.engines.map(({ id }) => `engine:${id}`),
]

/** without is a writ less one of its clauses. */
export const without = (writ: Writ, clause: Clause): Writ => ({
  ...writ,
  clauses: writ.clauses.filter((one) => one !== clause),
})

/** changed is a writ with one of its clauses put otherwise. */
export const changed = (writ: Writ, clause: Clause, how: Partial<Clause>): Writ => ({
  ...writ,
  clauses: writ.clauses.map((one) => (one === clause ? { ...one, ...how } : one)),
})

/** A clause by its kind alone, and how much of it; as little as there may be where that is not said. */
interface Term {
  verb: string
  n?: number
}

/** What each gives the other. */
export interface Pattern {
  gives: readonly Term[]
  gets: readonly Term[]
}

/** A treaty that is often written. */
export interface Template extends Pattern {
  id: 'peace' | 'markets' | 'tribute'
}

const noWar = { verb: 'add-no-war' }
const market = { verb: 'add-market' }
export const templates: readonly Template[] = [
  { id: 'peace', gives: [noWar], gets: [noWar] },
  { id: 'markets', gives: [market], gets: [market] },
  { id: 'tribute', gives: [noWar], gets: [{ verb: 'add-tribute', n: 50 }] },
]

/** What may be written again with somebody else: neither land, pieces and wars, nor loans and one's own words. */
const again = [
  'add-passage',
  'add-market',
  'add-payment',
  'add-tribute',
  'add-no-war',
  'add-defence',
]

/** patternOf is what of a treaty may be written again. */
export function patternOf({ clauses }: Writ, me: number): Pattern {
  const kept = clauses.filter(({ verb }) => again.includes(verb))
  const given = (mine: boolean) =>
    kept.filter(({ about }) => (about[0] === me) === mine).map(({ verb, n }) => ({ verb, n }))
  return { gives: given(true), gets: given(false) }
}

/** patterned adds what of a pattern is offered. */
export function patterned(
  writ: Writ,
  offer: OfferInfo | null,
  { gives, gets }: Pattern,
  [me, other]: readonly [number, number],
): Writ {
  const clausesOf = (terms: readonly Term[], from: number, to: number) =>
    terms.flatMap(({ verb, n = 0 }) =>
      between(offer, verb, from, to).map((choice) =>
        clauseOf(choice, Math.min(choice.high, Math.max(choice.low, n))),
      ),
    )
  const fresh = [...clausesOf(gives, me, other), ...clausesOf(gets, other, me)].filter(
    (clause) =>
      !writ.clauses.some((one) => one.verb === clause.verb && same(one.about, clause.about)),
  )
  return { ...writ, clauses: [...writ.clauses, ...fresh] }
}

/** whyNotOffered is the rule by which a treaty cannot be offered as it is written, '' if it can. */
export function whyNotOffered(offer: OfferInfo | null): string {
  if (!offer || offer.choices.some(({ verb }) => verb === 'offer-treaty')) return ''
  return offer.refused.find(({ verb }: RefusedInfo) => verb === 'offer-treaty')?.why ?? ''
}
