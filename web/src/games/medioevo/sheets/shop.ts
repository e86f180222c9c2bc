// A Purchase as a whole: what may be bought, built, repaired and sold, and what of it is in the basket.

import { linkOf } from '../../../sheets/draft.svelte'
import type { ChoiceInfo, Link, OfferInfo, RefusedInfo } from '../../../wire/http'
import { captainName, engineName, transportName } from '../map/spoken'
import { unitOf } from '../faces/units'
import { item, placeName, type Table } from '../table'
import { words as boardWords } from '../words'
import { placeOf } from './sites'
import { words } from './words'

/** The shelves of the shop, in their order. */
export const shelves = [
  'learning',
  'buildings',
  'transports',
  'engines',
  'captains',
  'repairs',
  'sales',
] as const
export type Shelf = (typeof shelves)[number]

const shelfOf: Record<string, Shelf> = {
  'buy-technology': 'learning',
  build: 'buildings',
  'buy-transport': 'transports',
  'improve-transport': 'transports',
  'buy-engine': 'engines',
  'improve-engine': 'engines',
  'buy-captain': 'captains',
  repair: 'repairs',
  'sell-building': 'sales',
  'sell-transport': 'sales',
  'sell-engine': 'sales',
}

/** Of these one may buy several that are alike. */
const severally = ['buy-transport', 'buy-engine', 'buy-captain']

/** What is wanted: choices by their names, one as often as it is wanted, in the order in which they were. */
export type Basket = readonly string[]

/** Something on a shelf. */
export interface Ware {
  id: string
  verb: string
  ref: string // what it is about, '' for what is yet to be made
  name: string
  note: string // where, or what it does
  price: number // less than 0: what it brings
  n: number // in the basket
  most: number // that may be in it
  many: boolean // counted, where others are only taken or not
  why: string // the rule by which there is none of it
  needs: readonly string[] // what has to be had first, by name
}

const numbers = ({ id }: { id: string }): number[] => id.split('.').slice(1).map(Number)

/** describe is what something on offer is called, and where it is. */
function describe(table: Table, choice: ChoiceInfo | RefusedInfo): [name: string, note: string] {
  const [a = 0, b = 0, c = 0] = numbers(choice)
  const ref = choice.refs?.[0] ?? ''
  const { parts } = table
  const { atLevel, kinds, engines, captain } = boardWords(table)
  const land = () => placeName(table, placeOf(table, ref))
  const unit = () => unitOf(table, ref)?.name ?? ''
  switch (choice.verb) {
    case 'buy-technology':
      return [item(parts.techs, a).name, item(parts.techs, a).text]
    case 'build':
      return [parts.buildings[b]?.[c - 1]?.name ?? '', land()]
    case 'repair':
    case 'sell-building':
      return [standingBuilding(table, a, b), land()]
    case 'buy-transport':
      return [atLevel(kinds[a] ?? '', b), capacity(table, parts.transports[a - 1]?.[b - 1])]
    case 'improve-transport':
      return [words(table).raised(unit()), words(table).toLevel(b)]
    case 'buy-engine':
      return [engines[a] ?? '', '']
    case 'improve-engine':
      return [words(table).raised(unit()), '']
    case 'buy-captain':
      return [atLevel(captain, a), '']
    default:
      return [unit(), '']
  }
}

const capacity = (table: Table, made?: { goods: number; armies: number; mp: number }): string =>
  made ? words(table).carriesGoods(made.goods, made.armies, made.mp) : ''

function standingBuilding(table: Table, place: number, line: number): string {
  const land = item(table.view.territories, place)
  const level = land.level[line] ?? 1
  return table.parts.buildings[line]?.[level - 1]?.name ?? ''
}

/** needsOf names what has to be had before something. */
function needsOf({ parts, view }: Table, { verb, id }: ChoiceInfo | RefusedInfo): string[] {
  if (verb !== 'buy-technology') return []
  const { needs } = item(parts.techs, numbers({ id })[0] ?? 0)
  const owned = view.players[view.seat]?.techs ?? []
  return needs < 0 || owned.includes(needs) ? [] : [item(parts.techs, needs).name]
}

const count = (basket: Basket, id: string) => basket.filter((one) => one === id).length

/** waresOf are the shelves that are not empty; then is what is offered once the basket has been paid. */
export function waresOf(
  table: Table,
  asked: OfferInfo,
  then: OfferInfo | null,
  basket: Basket,
): [Shelf, Ware[]][] {
  const ware = (choice: ChoiceInfo | RefusedInfo): Ware => {
    const [name, note] = describe(table, choice)
    const { id, verb, refs, price = 0 } = choice
    const n = count(basket, id)
    const many = severally.includes(verb)
    const more = then?.choices.some((one) => one.id === id) ?? false
    const why = refusedIn(then, id) || refusedIn(asked, id)
    const most = many ? n + Number(more) : Math.max(n, Number(more))
    const needs = needsOf(table, choice)
    return { id, verb, ref: refs?.[0] ?? '', name, note, price, n, most, many, why, needs }
  }
  const lead = (choice: RefusedInfo) => shownThough(table, choice, basket)
  const all = [...asked.choices, ...asked.refused.filter(lead)]
  return shelves
    .map((shelf): [Shelf, Ware[]] => [
      shelf,
      all.filter(({ verb }) => shelfOf[verb] === shelf).map(ware),
    ])
    .filter(([, wares]) => wares.length > 0)
}

const refusedIn = (offer: OfferInfo | null, id: string) =>
  offer?.refused.find((one) => one.id === id)?.why ?? ''

/** shownThough says whether what is refused stands on the shelf all the same: what one could have with more, or next. */
function shownThough(table: Table, choice: RefusedInfo, basket: Basket): boolean {
  if (severally.includes(choice.verb)) return true
  if (choice.verb !== 'buy-technology') return false
  const { needs } = item(table.parts.techs, numbers(choice)[0] ?? 0)
  return needs >= 0 && basket.some((id) => id.startsWith(prefix(choice) + needs + '.'))
}

const prefix = ({ id }: { id: string }) => `${id.split('.')[0] ?? ''}.`

/** linksOf are the answers that buy a basket: what is sold first brings the florins. */
export function linksOf(asked: OfferInfo, basket: Basket): Link[] {
  const sells = (id: string) =>
    asked.choices.find((choice) => choice.id === id)?.verb.startsWith('sell-') ?? false
  return [...basket.filter(sells), ...basket.filter((id) => !sells(id))].map((id) => linkOf({ id }))
}

/** set is a basket with so many of something in it. */
export function put(basket: Basket, id: string, n: number): Basket {
  const others = basket.filter((one) => one !== id)
  const had = count(basket, id)
  if (n > had) return [...basket, ...Array.from({ length: n - had }, () => id)]
  return [...others, ...Array.from({ length: n }, () => id)]
}

/** leave is what is said when one buys no more. */
export const leave = (then: OfferInfo | null): Link[] =>
  then?.choices.filter(({ verb }) => verb === 'done-purchase').map((done) => linkOf(done)) ?? []

/** What a ware looks like, if it is a piece: as it will be. */
export function pieceOf(table: Table, { verb, id }: Pick<Ware, 'verb' | 'id'>, side: number) {
  const [a = 0, b = 0] = numbers({ id })
  if (verb === 'buy-transport') {
    const one = {
      id: -1,
      kind: a,
      level: b,
      owner: side,
      at: -1,
      aboard: -1,
      vf: 0,
      cargo: [],
      mp: 0,
      moved: false,
      held: '',
    }
    return {
      kind: 'transport' as const,
      one,
      side,
      name: transportName(table, one),
      afloat: a % 2 === 1,
    }
  }
  if (verb === 'buy-engine') {
    const one = { id: -1, level: a, owner: side, at: -1, aboard: -1 }
    return { kind: 'engine' as const, one, side, name: engineName(table, one), afloat: false }
  }
  if (verb === 'buy-captain') {
    const one = { id: -1, level: a, owner: side, at: -1, aboard: -1, attacks: 0, relic: -1 }
    return { kind: 'captain' as const, one, side, name: captainName(table, one), afloat: false }
  }
  return undefined
}
