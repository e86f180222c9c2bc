// The Purchases as a whole: what is learnt, and what is bought in each territory, in one basket. It is asked question by
// question, and what is sold in a territory only there; so the basket is a plan that is gone through.

import type { Way } from '../../../sheets/walk.svelte'
import { whyNot } from '../../../table/refused'
import { textOf } from '../../../table/markup'
import type { ChoiceInfo, OfferInfo, RefusedInfo } from '../../../wire/http'
import type { Piece } from '../map/here'
import { propertyName } from '../map/spoken'
import { item, landOf, placeName, propertiesOf, type Table } from '../table'
import type { EngineComponent, TransportComponent } from '../../../wire/mugiochix'
import { words as board } from '../words'
import { numbersOf } from './group'
import { unit } from './pieces'
import { words } from './words'

/** The shelves, in their order. */
export const shelves = [
  'units',
  'better',
  'transports',
  'engines',
  'buildings',
  'repairs',
  'techs',
] as const
export type Shelf = (typeof shelves)[number]

const shelfOf: Record<string, Shelf> = {
  recruit: 'units',
  'recruit-captain': 'units',
  recall: 'units',
  promote: 'better',
  'promote-captain': 'better',
  'improve-property': 'better',
  'buy-transport': 'transports',
  'buy-engine': 'engines',
  build: 'buildings',
  'mend-building': 'repairs',
  'buy-technology': 'techs',
}

/** Of these one answer takes so many. */
const counted = ['recruit', 'recall', 'promote', 'mend-building']
/** And of these several are had one by one. */
const severally = ['recruit-captain', 'buy-transport', 'buy-engine']

/** Where no territory is: technologies are learnt in none. */
export const court = -1

/** counterAt is the counter that is looked at: the one wanted if it is there, as that of learning always is, else the first. */
export const counterAt = (counters: readonly number[], wanted: number | undefined): number =>
  wanted !== undefined && [...counters, court].includes(wanted) ? wanted : (counters[0] ?? court)

/** What is wanted: in a territory so many of something, by what it is. */
export interface Wanted {
  at: number
  key: string
  n: number
}
export type Basket = readonly Wanted[]

/** Something on a shelf. */
export interface Ware {
  key: string
  shelf: Shelf
  name: string
  note: string
  price: number
  n: number // in the basket
  most: number // that may be in it
  many: boolean
  why: string // why there is none
  ref: string
  piece?: Piece
  family: number // of a building, else -1
}

type Offered = ChoiceInfo | RefusedInfo

/** keyOf is what something on offer is, whatever it costs by then. */
export function keyOf({ verb, id }: Pick<Offered, 'verb' | 'id'>): string {
  const [a = 0, b = 0] = numbersOf({ id })
  return verb === 'buy-technology' ? `${verb} ${a}` : `${verb} ${a} ${b}`
}

/** priceOf is what one of it costs. */
function priceOf({ verb, id }: Offered): number {
  const [, b = 0, c = 0] = numbersOf({ id })
  return verb === 'buy-technology' ? b : verb === 'recall' ? 0 : c
}

/** countersIn are the territories in which something is sold. */
export const countersIn = (offer: OfferInfo | null): number[] =>
  offer?.choices.flatMap((one) => (one.verb === 'shop-in' ? [numbersOf(one)[0] ?? 0] : [])) ?? []

/** settledFirst are counters in the order they are looked at: where something is built more is to be had. */
export const settledFirst = (table: Table, counters: readonly number[]): number[] => {
  const built = (at: number) => (landOf(table, at)?.levels ?? []).reduce((sum, n) => sum + n, 0)
  return counters.toSorted((a, b) => built(b) - built(a))
}

/** How many answers take so many of something: one for each, where they are had one by one. */
const times = ({ key, n }: Wanted): number =>
  counted.some((verb) => key.startsWith(`${verb} `)) ? Math.min(1, n) : n

/** What was answered so far: in which territory one is, and what was taken there. */
function gone({ passed }: Way): { at: number; taken: Map<string, number> } {
  let at = court
  const taken = new Map<string, number>()
  for (const { offer, given } of passed) {
    if (offer.name === 'shop') at = court
    if (given.verb === 'shop-in') at = numbersOf(given)[0] ?? court
    else if (given.verb === 'leave-shop') at = court
    else {
      const key = `${at} ${keyOf(given)}`
      taken.set(key, (taken.get(key) ?? 0) + 1)
    }
  }
  return { at, taken }
}

/**
 * next is what is answered next, so that all of the basket is bought, and at last one looks at what is sold at the counter
 * one stands at; undefined at the end.
 */
export function next(
  basket: Basket,
  counter: number,
  offer: OfferInfo,
  way: Way,
): ChoiceInfo | undefined {
  const { at, taken } = gone(way)
  const here = offer.name === 'wares' ? at : court
  const left = (one: Wanted) => (taken.get(`${one.at} ${one.key}`) ?? 0) < times(one)
  const offered = (one: Wanted) => offer.choices.find((choice) => keyOf(choice) === one.key)
  for (const one of basket)
    if (one.at === here && left(one)) {
      const choice = offered(one)
      if (choice) return choice
    }
  const been = (place: number) =>
    way.passed.some(({ given }) => given.verb === 'shop-in' && numbersOf(given)[0] === place)
  // What could not be had where one has been is not asked for again.
  const elsewhere = basket
    .filter((one) => one.at !== court && one.at !== counter && !been(one.at))
    .map((one) => one.at)
  const goal = elsewhere[0] ?? (counter !== court && !been(counter) ? counter : court)
  // What is learnt is offered only outside the territories: who looks at it leaves the one he bought in last.
  if (goal === court && counter !== court) return undefined
  return offer.name === 'wares'
    ? offer.choices.find(({ verb }) => verb === 'leave-shop')
    : offer.choices.find((one) => one.verb === 'shop-in' && numbersOf(one)[0] === goal)
}

/** amountOf is how many are taken by an answer. */
export function amountOf(basket: Basket, given: ChoiceInfo): number {
  if (!counted.includes(given.verb)) return 0
  const [at] = numbersOf(given)
  const wanted = basket.find((one) => one.at === at && one.key === keyOf(given))?.n ?? 0
  return Math.max(given.low, Math.min(given.high, wanted))
}

/** closingIn is what leaves the counter at the end of a way, and closes the purse. */
export function closingIn({ passed, offer }: Way, purse: boolean): ChoiceInfo[] {
  const leave = offer?.choices.filter(({ verb }) => verb === 'leave-shop') ?? []
  if (!purse) return leave
  const offers = [...passed.map((one) => one.offer), ...(offer ? [offer] : [])]
  const done = offers.flatMap(({ choices }) => choices).find(({ verb }) => verb === 'done-shopping')
  return [...leave, ...(done ? [done] : [])]
}

/** waresAt are what is sold at a counter, by shelf; so much of each as was offered when it was its turn. */
export function waresAt(
  table: Table,
  way: Way,
  counter: number,
  basket: Basket,
): [Shelf, Ware[]][] {
  const prompt = counter === court ? 'shop' : 'wares'
  let at = court
  const asked: { offer: OfferInfo; given?: ChoiceInfo }[] = []
  for (const { offer, given } of way.passed) {
    if (offer.name === 'shop') at = court
    if (offer.name === prompt && (counter === court || at === counter)) asked.push({ offer, given })
    if (given.verb === 'shop-in') at = numbersOf(given)[0] ?? court
  }
  const last =
    way.offer?.name === prompt && (counter === court || gone(way).at === counter) ? way.offer : null
  if (last) asked.push({ offer: last })
  const found = new Map<string, Offered>()
  for (const { offer } of asked)
    for (const one of [...offer.choices, ...offer.refused]) {
      const key = keyOf(one)
      const had = found.get(key)
      if (shelfOf[one.verb] && (!had || (!('high' in had) && 'high' in one))) found.set(key, one)
    }
  const wares = [...found].map(([key, one]): Ware => {
    const n = basket.find((wanted) => wanted.at === counter && wanted.key === key)?.n ?? 0
    const turn = asked.find(({ given }) => given && keyOf(given) === key)?.offer ?? last
    const offered = turn?.choices.find((choice) => keyOf(choice) === key)
    const again = last?.choices.find((choice) => keyOf(choice) === key)
    const more = Number(again !== undefined)
    const many = counted.includes(one.verb) || severally.includes(one.verb)
    const most = severally.includes(one.verb)
      ? n + more
      : !many
        ? Math.max(n, more)
        : one.verb === 'recruit' && last // all kinds share what may be recruited
          ? Math.min(offered?.high ?? 0, n + (again?.high ?? 0))
          : (offered?.high ?? 0)
    const all = asked.toReversed().flatMap(({ offer }) => offer.refused)
    const refused = again ? undefined : all.find((refused) => keyOf(refused) === key)
    const shelf = shelfOf[one.verb] ?? 'units'
    return {
      ...describe(table, one, counter),
      key,
      shelf,
      price: priceOf(one),
      n,
      most: Math.max(n, most),
      many,
      why: refused ? whyNot(refused) : words().noneLeft,
    }
  })
  return shelves
    .map((shelf): [Shelf, Ware[]] => [shelf, wares.filter((ware) => ware.shelf === shelf)])
    .filter(([, all]) => all.length > 0)
}

type Described = Pick<Ware, 'name' | 'note' | 'ref' | 'piece' | 'family'>

/** describe is what something on offer is called, and what it looks like. */
function describe(table: Table, one: Offered, counter: number): Described {
  const { parts } = table
  const [a = 0, b = 0] = numbersOf(one)
  const [kind, level] = [Math.floor(b / leveled), b % leveled]
  const plain = { note: '', ref: one.refs?.[0] ?? '', family: -1 }
  const name = (of: number) => item(parts.units, of).name
  const walks = (of: number) => words().steps(item(parts.units, of).steps)
  const does = (of: number) => `${walks(of)} · ${item(parts.units, of).text}`
  switch (one.verb) {
    case 'recruit':
      return { ...plain, name: name(b), note: does(b), piece: unit(b) }
    case 'recall':
      return { ...plain, name: words().back(name(b)), note: does(b), piece: unit(b) }
    case 'recruit-captain':
      return {
        ...plain,
        name: board().atLevel(name(4), b),
        note: b === 1 ? does(4) : walks(4), // once is enough
        piece: { is: 'unit', kind: 4, level: b },
      }
    case 'promote': {
      const [from, to] = [Math.floor(b / promoted), b % promoted]
      return {
        ...plain,
        name: words().becomes(name(from), name(to)),
        note: does(to),
        piece: unit(to),
      }
    }
    case 'promote-captain':
      return {
        ...plain,
        name: board().atLevel(name(4), b),
        note: textOf(one.head ?? ''),
        piece: { is: 'unit', kind: 4, level: b },
      }
    case 'buy-transport': {
      const print = item(parts.transports, kind - caravan)
      return {
        ...plain,
        name: board().atLevel(print.name, level),
        note: carries(print, level),
        piece: { is: 'transport', kind: kind - caravan, level },
      }
    }
    case 'buy-engine':
      return {
        ...plain,
        name: item(parts.engines, b - 1).name,
        note: shoots(item(parts.engines, b - 1)),
        piece: { is: 'engine', kind: 4, level: b },
      }
    case 'improve-property': {
      const thing = propertiesOf(table).find(({ no }) => no === a)
      const now = thing ? propertyName(table, thing) : ''
      const then = thing ? propertyName(table, { ...thing, level: b }) : ''
      const transport = thing && thing.kind < 4 ? parts.transports[thing.kind] : undefined
      const is = transport ? 'transport' : 'engine'
      return {
        ...plain,
        name: words().becomes(now, then),
        note: transport ? carries(transport, b) : shoots(item(parts.engines, b - 1)),
        piece: { is, kind: thing?.kind ?? 4, level: b },
      }
    }
    case 'build': {
      const print = parts.buildings[kind]?.[level - 1]
      const note = print?.end
        ? `${print.text} ${words().mostAtEnd(print.end)}`
        : (print?.text ?? '')
      return { ...plain, name: print?.name ?? '', note, family: kind }
    }
    case 'mend-building': {
      const built = (landOf(table, counter)?.levels[b] ?? 1) - 1
      return {
        ...plain,
        name: parts.buildings[b]?.[built]?.name ?? '',
        note: words().tokens,
        family: b,
      }
    }
    case 'buy-technology': {
      const print = item(parts.technologies, a)
      return { ...plain, name: print.name, note: print.text }
    }
    default:
      return { ...plain, name: placeName(table, counter) }
  }
}

const carries = ({ steps, load }: TransportComponent, level: number): string =>
  words().carries(steps[level - 1] ?? 0, load[level - 1] ?? 0)

const shoots = ({ steps, units, buildings }: EngineComponent): string =>
  `${words().steps(steps)} · ${words().shoots(units, buildings)}`

// How the rules write a kind and a level, or two kinds, in one number.
const leveled = 4
const caravan = 1 // the first kind of transport, there
const promoted = 8

/** put is a basket with so many of something in it. */
export function put(basket: Basket, at: number, key: string, n: number): Basket {
  const others = basket.filter((one) => one.at !== at || one.key !== key)
  return n > 0 ? [...others, { at, key, n }] : others
}
