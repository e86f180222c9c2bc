// Where what has come goes onto the map: pieces one by one, armies in shares. What is allowed stands in offers.

import { linkOf } from '../../../sheets/draft.svelte'
import type { Share } from '../../../sheets/shares'
import type { ChoiceInfo, Link, OfferInfo } from '../../../wire/http'

/** The choices that put armies somewhere, and those that put a piece there. */
const armies = ['deploy', 'embark', 'place-armies', 'ship-armies']
const pieces: Record<string, string> = {
  'place-transport': 'transport',
  'ship-transport': 'transport',
  'place-engine': 'engine',
  'ship-engine': 'engine',
  'place-captain': 'captain',
  'ship-captain': 'captain',
}

/** How it is to be: how many VF go by which choice, and by which choice each piece goes. */
export interface Muster {
  readonly armies: Readonly<Record<string, number>>
  readonly pieces: Readonly<Record<string, string>>
}

export const nothing: Muster = { armies: {}, pieces: {} }

/** aboutOf is what a choice names after its verb: a piece or a place, then a place. */
const aboutOf = ({ id }: ChoiceInfo): number[] => id.split('.').slice(1).map(Number)

/** pieceOf is the ref of the piece that a choice places, '' if it places none. */
export function pieceOf(choice: ChoiceInfo): string {
  const kind = pieces[choice.verb]
  return kind ? `${kind}:${aboutOf(choice)[0]}` : ''
}

/** siteOf is the ref of where something goes by a choice. */
export const siteOf = ({ refs }: ChoiceInfo): string => refs?.at(-1) ?? ''

/** Sites remembers all that was offered since a question was asked: what is placed is offered no more. */
export class Sites {
  #token = ''
  #known = new Map<string, ChoiceInfo>()

  /** learn takes in what is asked and what would be asked after a draft; it says whether some of it is new. */
  learn(asked: OfferInfo, then: OfferInfo | null): boolean {
    if (asked.token !== this.#token) this.#known = new Map()
    this.#token = asked.token
    const before = this.#known.size
    for (const choice of [...asked.choices, ...(then?.choices ?? [])])
      if (!this.#known.has(choice.id)) this.#known.set(choice.id, choice)
    return this.#known.size > before
  }

  /** of are the places where a piece may go. */
  of(piece: string): ChoiceInfo[] {
    return [...this.#known.values()].filter((choice) => pieceOf(choice) === piece)
  }

  /** forArmies are the choices that put armies somewhere. */
  forArmies(): ChoiceInfo[] {
    return [...this.#known.values()].filter(({ verb }) => armies.includes(verb))
  }

  /** piecesOf are the refs of all that is to be placed. */
  pieces(): string[] {
    return [...new Set([...this.#known.values()].map(pieceOf).filter((ref) => ref !== ''))]
  }
}

/** sharesOf are the armies by where they go; of how many there are, each place takes no more than it was offered for. */
export function sharesOf(sites: Sites, then: OfferInfo | null, muster: Muster): Share[] {
  return sites.forArmies().map((choice) => {
    const value = muster.armies[choice.id] ?? 0
    const now = then?.choices.find(({ id }) => id === choice.id)?.high ?? 0
    return { id: choice.id, value, least: 0, most: Math.max(choice.high, value, value + now) }
  })
}

/** linksOf are the answers by which it comes to be so: first the pieces, aboard which armies may go. */
export function linksOf(sites: Sites, muster: Muster): Link[] {
  const placed = Object.entries(muster.pieces).map(([, id]) => linkOf({ id }))
  const shared = sites
    .forArmies()
    .map(({ id }) => linkOf({ id }, muster.armies[id] ?? 0))
    .filter(({ number }) => number > 0)
  return [...placed, ...shared]
}

/** closing is what is said when all is placed, if it has to be said. */
export const closing = (then: OfferInfo | null): Link[] =>
  then?.choices.filter(({ verb }) => verb === 'done-placement').map((done) => linkOf(done)) ?? []

/**
 * usual places what can go to one place alone, and armies where they were placed the last time; at first at home, if
 * there is room for all.
 */
export function usual(
  sites: Sites,
  whole: number,
  last: Readonly<Record<string, number>>,
  home: string,
): Muster {
  const pieces = sites.pieces().flatMap((piece) => {
    const [way, ...others] = sites.of(piece)
    return way && others.length === 0 ? [[piece, way.id]] : []
  })
  return { pieces: Object.fromEntries(pieces) as Record<string, string>, armies: again() }

  function again(): Record<string, number> {
    const ways = sites.forArmies()
    const before = ways.filter(({ id }) => (last[id] ?? 0) > 0)
    const atHome = ways.filter((way) => siteOf(way) === home && way.high >= whole)
    const wanted = ways.length === 1 ? ways : before.length > 0 ? before : atHome
    const ordered = wanted.toSorted((a, b) => (last[b.id] ?? 0) - (last[a.id] ?? 0))
    let left = whole
    const armies: Record<string, number> = {}
    const give = (way: ChoiceInfo, n: number) => {
      const more = Math.min(n, left, way.high - (armies[way.id] ?? 0))
      armies[way.id] = (armies[way.id] ?? 0) + more
      left -= more
    }
    for (const way of ordered) give(way, last[way.id] ?? 0)
    for (const way of ordered) give(way, left) // there are more this time
    return armies
  }
}
