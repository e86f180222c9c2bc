// What a convoy trades as a whole: of every good so much is to be aboard afterwards. What is allowed stands in offers.

import type { ChoiceInfo, Link, OfferInfo, RefusedInfo } from '../../../wire/http'
import type { LotView, TransportView } from '../wire'
import { linkOf } from '../../../sheets/draft.svelte'
import type { Next, Way } from '../../../sheets/onward.svelte'
import { pricesOf } from '../map/tints'
import { item, refOf, type Table } from '../table'

/** How much of each good is to be aboard, where that is not as it is now. */
export type Deal = Readonly<Record<number, number>>

/** Where a good sells best of all places in reach. */
export interface Outlet {
  place: number
  name: string
  sell: number
}

export interface Row {
  good: number
  buy: number // what it costs here
  sell: number // what it brings here
  best: Outlet | undefined
  aboard: number
}

/** convoyOf are the transports that trade together. */
export const convoyOf = ({ view }: Table): TransportView[] =>
  view.transports.filter(({ id }) => view.convoy.includes(id))

/** roomOf is how many goods a transport takes in all. */
export const roomOf = ({ parts }: Table, { kind, level }: TransportView): number =>
  parts.transports[kind - 1]?.[level - 1]?.goods ?? 0

const holdOf = (table: Table, transport: TransportView) =>
  roomOf(table, transport) - transport.cargo.reduce((sum, { n }) => sum + n, 0)

const lotsOf = (convoy: readonly TransportView[], good: number) =>
  convoy.flatMap((by) => by.cargo.filter((lot) => lot.good === good).map((lot) => ({ by, lot })))

/** aboardOf is how much of a good a convoy carries. */
export const aboardOf = (convoy: readonly TransportView[], good: number): number =>
  lotsOf(convoy, good).reduce((sum, { lot }) => sum + lot.n, 0)

type Offered = ChoiceInfo | RefusedInfo

const buys = (table: Table, by: TransportView, good: number) => (choice: Offered) =>
  choice.verb === 'buy-goods' &&
  has(choice, `transport:${by.id}`) &&
  has(choice, `good:${item(table.parts.goods, good).id}`)
const sells = (by: TransportView, { lot }: LotView) => {
  return (choice: Offered) => choice.verb === 'sell-goods' && has(choice, `lot:${by.id}:${lot}`)
}
const has = ({ refs }: Offered, ref: string) => refs?.includes(ref) ?? false

/** reachOf are the places to which the convoy may go on now. */
export const reachOf = ({ choices }: OfferInfo): ReadonlySet<string> =>
  new Set(choices.filter(({ verb }) => verb === 'march').flatMap(({ refs }) => refs ?? []))

/** stuckOf is the one rule by which a convoy may go nowhere; undefined if it may, or if there are several. */
export function stuckOf(offer: OfferInfo): RefusedInfo | undefined {
  const barred = offer.refused.filter(({ verb }) => verb === 'march')
  const [one] = barred
  const stays = reachOf(offer).size === 0
  return stays && barred.every(({ rule }) => rule === one?.rule) ? one : undefined
}

/** crewFor is the choice of taking armies aboard a transport that goes nowhere without any, undefined if there is none. */
export function crewFor(table: Table, offer: OfferInfo): ChoiceInfo | undefined {
  if (!stuckOf(offer)?.rule.endsWith('/movement/crew-required')) return undefined
  const unmanned = convoyOf(table).filter(({ vf }) => vf === 0)
  return offer.choices.find(
    (choice) =>
      choice.verb === 'load-armies' && unmanned.some(({ id }) => has(choice, `transport:${id}`)),
  )
}

/**
 * rowsOf are all goods: first what is aboard, then what brings most elsewhere, in reach or, while nothing is, anywhere.
 */
export function rowsOf(table: Table, offer: OfferInfo): Row[] {
  const convoy = convoyOf(table)
  const at = convoy[0]?.at ?? -1
  const reached = reachOf(offer)
  const rows = table.parts.goods.map((_, good): Row => {
    const prices = pricesOf(table, good)
    const { buy = 0, sell = 0 } = prices.get(at) ?? {}
    const best = [...prices]
      .filter(([place]) => place !== at && (reached.size === 0 || reached.has(refOf(table, place))))
      .map(([place, price]) => ({ place, name: townOf(table, place), sell: price.sell }))
      .reduce<Outlet | undefined>(
        (top, one) => (top && top.sell >= one.sell ? top : one),
        undefined,
      )
    return { good, buy, sell, best, aboard: aboardOf(convoy, good) }
  })
  const gain = ({ best, buy }: Row) => (best ? best.sell - buy : -buy)
  return rows.toSorted(
    (a, b) => Number(b.aboard > 0) - Number(a.aboard > 0) || gain(b) - gain(a) || a.good - b.good,
  )
}

/** townOf is what the town of a territory is called. */
export function townOf(table: Table, place: number): string {
  const { centre, name } = item(table.parts.territories, place)
  return centre || name
}

/**
 * linksOf are the answers by which a deal is made: first what is sold, which makes room and brings florins. What a
 * transport has no room for the next one takes.
 */
export function linksOf(table: Table, offer: OfferInfo, deal: Deal): Link[] {
  const convoy = convoyOf(table)
  const all: Offered[] = [...offer.choices, ...offer.refused]
  const room = new Map(convoy.map((by) => [by.id, holdOf(table, by)]))
  const links: Link[] = []
  const changes = Object.entries(deal).map(([good, after]) => {
    return { good: Number(good), change: after - aboardOf(convoy, Number(good)) }
  })
  for (const { good, change } of changes) {
    let left = -change
    for (const { by, lot } of lotsOf(convoy, good)) {
      const choice = offer.choices.find(sells(by, lot))
      const n = Math.min(lot.n, left)
      if (!choice || n <= 0) continue
      links.push(linkOf(choice, n))
      room.set(by.id, (room.get(by.id) ?? 0) + n)
      left -= n
    }
  }
  for (const { good, change } of changes) {
    let left = change
    for (const [i, by] of convoy.entries()) {
      const choice = all.find(buys(table, by, good))
      // What no hold has room for is asked of the last, and refused with its rule.
      const free = i === convoy.length - 1 ? left : (room.get(by.id) ?? 0)
      const n = Math.min(free, left)
      if (!choice || n <= 0) continue
      links.push(linkOf(choice, n))
      room.set(by.id, (room.get(by.id) ?? 0) - n)
      left -= n
    }
  }
  return links
}

/** leastOf is how much of a good stays aboard whatever one sells: what nobody buys here. */
export function leastOf(table: Table, offer: OfferInfo, good: number): number {
  const convoy = convoyOf(table)
  return lotsOf(convoy, good)
    .filter(({ by, lot }) => !offer.choices.some(sells(by, lot)))
    .reduce((sum, { lot }) => sum + lot.n, 0)
}

/** mostOf is how much of a good can be aboard, as is offered after the rest of a deal. */
export function mostOf(table: Table, row: Row, after: number, then: OfferInfo | null): number {
  if (after < row.aboard) return row.aboard
  const more = convoyOf(table).reduce((sum, by) => {
    return sum + (then?.choices.find(buys(table, by, row.good))?.high ?? 0)
  }, 0)
  const purse = table.view.players[table.view.seat]?.florins ?? 0
  return after + (row.buy > 0 ? Math.min(more, Math.floor(purse / row.buy)) : more)
}

/** whyNotOf is the rule by which no more of a good is bought, '' if some is. */
export function whyNotOf(table: Table, good: number, then: OfferInfo | null): string {
  const convoy = convoyOf(table)
  if (!then || convoy.some((by) => then.choices.some(buys(table, by, good)))) return ''
  return (
    then.refused.find((choice) => convoy.some((by) => buys(table, by, good)(choice)))?.why ?? ''
  )
}

/**
 * onArrival is the deal that one comes for: what brings not a third more in reach is sold, for then one may buy; where
 * nobody goes on, all is.
 */
export function onArrival(table: Table, offer: OfferInfo): Deal {
  const far = reachOf(offer).size === 0
  const sold = rowsOf(table, offer).filter(({ best, sell, aboard }) => {
    return aboard > 0 && (far || !best || 4 * sell >= 3 * best.sell)
  })
  return Object.fromEntries(
    sold
      .map(({ good, aboard }) => ({ good, aboard, least: leastOf(table, offer, good) }))
      .filter(({ aboard, least }) => least < aboard)
      .map(({ good, least }) => [good, least]),
  )
}

/** goalOf is the place in reach where all that is kept aboard brings most, by its ref; '' if it brings no more than here. */
export function goalOf(table: Table, offer: OfferInfo, deal: Deal): string {
  const cargo = rowsOf(table, offer)
    .map(({ good, aboard }) => ({ prices: pricesOf(table, good), n: deal[good] ?? aboard }))
    .filter(({ n }) => n > 0)
  const worth = (place: number) =>
    cargo.reduce((sum, { prices, n }) => sum + n * (prices.get(place)?.sell ?? 0), 0)
  const at = convoyOf(table)[0]?.at ?? -1
  const reached = reachOf(offer)
  return cargo
    .flatMap(({ prices }) => [...prices.keys()])
    .map((place) => ({ ref: refOf(table, place), worth: worth(place) }))
    .filter(({ ref }) => reached.has(ref))
    .reduce((top, one) => (one.worth > top.worth ? one : top), { ref: '', worth: worth(at) }).ref
}

/** A good that is worth taking along: how much of it would be aboard, and where it sells. */
export interface Load {
  good: number
  after: number
  n: number // bought
  best: Outlet
}

/** bestLoad is what earns most of all that may still be bought after a deal. */
export function bestLoad(
  table: Table,
  rows: readonly Row[],
  deal: Deal,
  then: OfferInfo | null,
): Load | undefined {
  const loads = rows.flatMap((row) => {
    const wanted = deal[row.good] ?? row.aboard
    const after = mostOf(table, row, wanted, then)
    const n = after - wanted
    const gain = row.best ? n * (row.best.sell - row.buy) : 0
    return row.best && gain > 0 ? [{ good: row.good, after, n, best: row.best, gain }] : []
  })
  return loads.toSorted((a, b) => b.gain - a.gain)[0]
}

/** broughtBy is what a deal brings or costs, in florins. */
export const broughtBy = (rows: readonly Row[], deal: Deal): number =>
  rows.reduce((sum, { good, aboard, buy, sell }) => {
    const change = (deal[good] ?? aboard) - aboard
    return sum - change * (change > 0 ? buy : sell)
  }, 0)

/** What may be asked after a convoy has camped: another leads, or trading is done. */
export const nextIn = (ways: readonly Way[]): readonly Next[] =>
  ways.find(({ lead }) => lead.verb === 'halt')?.next ?? []

/**
 * usualNext is what mostly comes then: the next transport that trades and has not led yet. The end is it only when
 * no other can lead, for who has led before may have been taken back.
 */
export function usualNext(
  table: Table,
  next: readonly Next[],
  led: ReadonlySet<number>,
): Next | undefined {
  const trading = table.view.transports.filter(({ kind, id }) => {
    return (kind === 1 || kind === 2) && !led.has(id) && !table.view.convoy.includes(id)
  })
  const leads = next.filter(
    ({ choice }) =>
      choice.verb === 'lead' && !table.view.convoy.some((id) => has(choice, `transport:${id}`)),
  )
  const fresh = leads.find(({ choice }) => trading.some(({ id }) => has(choice, `transport:${id}`)))
  if (fresh || leads.length > 0) return fresh
  return next.find(({ choice }) => choice.verb === 'done-trade')
}

/** marchesIn are the places to go on to: their refs. */
export const marchesIn = (offer: OfferInfo | null): readonly string[] => [
  ...(offer ? reachOf(offer) : []),
]

/** onTo is the choice of going on to a thing of the board. */
export const onTo = (offer: OfferInfo | null, ref: string) =>
  offer?.choices.find((choice) => choice.verb === 'march' && has(choice, ref))
