import { describe, expect, test } from 'vitest'
import { anOffer } from '../../../table/fixture'
import type { ChoiceInfo, OfferInfo } from '../../../wire/http'
import type { TransportView, View } from '../../mu-prototype/wire'
import { tableOf } from '../table'
import { parts, sceneOf, transport, view } from '../../mu-prototype/test/scene'
import {
  bestLoad,
  broughtBy,
  crewFor,
  goalOf,
  leastOf,
  linksOf,
  mostOf,
  roomOf,
  rowsOf,
  stuckOf,
  whyNotOf,
  marchesIn,
  nextIn,
  onArrival,
  onTo,
  usualNext,
} from './manifest'
import { leadsNext, ledIn, trades } from './occasions'

const level = { name: '', cost: 0, mp: 6, armies: 0, goods: 10 }
const components = { ...parts, transports: [[level], [level, level]] }
const lot = (n: number, good: number, at: number, from = 2) => ({ n, good, from, lot: at })

/** Two caravans in Kent: the first with wine in two lots, the second empty. */
const caravans: TransportView[] = [
  transport(4, { kind: 2, at: 0, cargo: [lot(4, 1, 0), lot(2, 1, 3, 0)] }),
  transport(5, { kind: 2, at: 0 }),
  transport(6, { kind: 2, at: 0 }), // no part of it
]
function table(more: Partial<View> = {}) {
  const position = view({ phase: 'trade', transports: caravans, convoy: [4, 5], ...more })
  return tableOf(() => ({ ...sceneOf(position), components }))
}

const choice = (id: string, verb: string, refs: string[], high = 0): ChoiceInfo => {
  return { id, verb, label: id, refs, low: high && 1, high }
}
const buy = (by: number, good: string, high: number) =>
  choice(`buy ${good} ${by}`, 'buy-goods', [`transport:${by}`, `good:${good}`], high)
const sell = (by: number, at: number, high: number) =>
  choice(`sell ${by}:${at}`, 'sell-goods', [`transport:${by}`, `lot:${by}:${at}`], high)
const march = choice('march normandy', 'march', ['territory:normandy'])

const offer = (choices: ChoiceInfo[], refused: OfferInfo['refused'] = []) =>
  anOffer('now', { choices, refused })
const all = offer([
  buy(4, 'cereals', 4),
  buy(5, 'cereals', 10),
  buy(4, 'wine', 4),
  buy(5, 'wine', 10),
  sell(4, 0, 4),
  march,
])

describe('a manifest', () => {
  test('is there where there is something to trade', () => {
    expect(trades(all)).toBe(true)
    expect(trades(offer([march]))).toBe(false)
  })

  test('lists what is aboard first, with what it brings elsewhere', () => {
    expect(rowsOf(table(), all)).toEqual([
      { good: 1, buy: 30, sell: 28, best: { place: 2, name: 'Rouen', sell: 33 }, aboard: 6 },
      { good: 0, buy: 24, sell: 22, best: { place: 2, name: 'Rouen', sell: 17 }, aboard: 0 },
    ])
    // Nobody goes anywhere: then it is the best of all.
    expect(rowsOf(table(), offer([])).map(({ best }) => best?.name)).toEqual(['Rouen', 'Rouen'])
    const elsewhere = offer([choice('', 'march', ['territory:wessex'])])
    expect(rowsOf(table(), elsewhere).map(({ best }) => best)).toEqual([undefined, undefined])
  })

  test('knows the way on', () => {
    expect(onTo(all, 'territory:normandy')?.id).toBe('march normandy')
    expect(onTo(all, 'territory:wessex')).toBeUndefined()
    expect(onTo(null, 'territory:normandy')).toBeUndefined()
    expect([marchesIn(all), marchesIn(null)]).toEqual([['territory:normandy'], []])
  })

  test('knows why none leads on, and who may be taken aboard for a crew', () => {
    const barred = (rule: string, to: string) => ({
      ...choice(`march ${to}`, 'march', [`territory:${to}`]),
      rule: `mu-prototype/movement/${rule}`,
      why: rule,
    })
    const crewless = [barred('crew-required', 'normandy'), barred('crew-required', 'wessex')]
    const load = choice('load', 'load-armies', ['transport:5', 'territory:kent'], 3)
    const stranded = offer([buy(4, 'cereals', 4), load], crewless)
    expect(stuckOf(stranded)?.why).toBe('crew-required')
    expect(crewFor(table(), stranded)?.id).toBe('load')
    expect(stuckOf(offer([], [...crewless, barred('blockade', 'kent')]))).toBeUndefined()
    expect(stuckOf(offer([march], crewless))).toBeUndefined()
    expect(crewFor(table(), offer([load], [barred('blockade', 'kent')]))).toBeUndefined()
    const manned = caravans.map((one) => ({ ...one, vf: 1 }))
    expect(crewFor(table({ transports: manned }), stranded)).toBeUndefined()
  })

  test('counts the room there is', () => {
    expect(caravans.map((one) => roomOf(table(), one))).toEqual([10, 10, 10])
    expect(roomOf(table(), transport(1, { kind: 3 }))).toBe(0)
  })
})

describe('a deal', () => {
  const ids = (deal: Record<number, number>, what = all) =>
    linksOf(table(), what, deal).map(({ id, number }) => `${id} ${number}`)

  test('sells before it buys, and only what is bought here', () => {
    expect(ids({ 0: 5, 1: 2 })).toEqual(['sell 4:0 4', 'buy cereals 4 5'])
    expect(ids({ 1: 0 })).toEqual(['sell 4:0 4'])
    expect(ids({ 1: 5 })).toEqual(['sell 4:0 1'])
    expect(ids({ 1: 6 })).toEqual([])
  })

  test('fills one hold after the other, and asks of the last what no hold takes', () => {
    expect(ids({ 0: 7 })).toEqual(['buy cereals 4 4', 'buy cereals 5 3'])
    expect(ids({ 0: 99 })).toEqual(['buy cereals 4 4', 'buy cereals 5 95'])
    expect(ids({ 0: 3, 1: 8 })).toEqual(['buy cereals 4 3', 'buy wine 4 1', 'buy wine 5 1'])
  })

  test('counts on florins that a sale will bring', () => {
    const { choices } = offer([sell(4, 0, 4)])
    const refused = [buy(4, 'cereals', 1), buy(5, 'cereals', 1)].map((one) => ({
      ...one,
      rule: 'r',
      why: 'Too dear',
    }))
    const poor = offer(choices, refused)
    expect(ids({ 0: 2, 1: 2 }, poor)).toEqual(['sell 4:0 4', 'buy cereals 4 2'])
    expect(whyNotOf(table(), 0, poor)).toBe('Too dear')
    expect(whyNotOf(table(), 0, all)).toBe('')
    expect(whyNotOf(table(), 0, null)).toBe('')
  })

  test('goes as far as is offered, and as florins reach', () => {
    const [wine, cereals] = rowsOf(table(), all)
    if (!wine || !cereals) throw new Error('two goods are traded')
    expect(leastOf(table(), all, 1)).toBe(2)
    expect(mostOf(table(), cereals, 0, all)).toBe(12) // of 14 that have room: 300 florins at 24
    expect(mostOf(table(), wine, 3, all)).toBe(6) // some of it is being sold
    expect(mostOf(table(), wine, 6, null)).toBe(6)
    const free = { ...cereals, buy: 0 }
    expect(mostOf(table(), free, 2, all)).toBe(16)
  })
})

describe('on arrival', () => {
  /** Rouen pays much more for wine. */
  const dear = table({
    markets: [
      [0, 24, 30, 22, 28],
      [2, 19, 45, 17, 40],
    ],
  })

  test('what brings hardly more in reach is set to be sold, as far as anybody buys it', () => {
    // Rouen is in reach and pays 33 for wine, here it is 28.
    expect(onArrival(table(), all)).toEqual({ 1: 2 })
    expect(onArrival(dear, all)).toEqual({})
    const elsewhere = choice('', 'march', ['territory:wessex'])
    expect(onArrival(table(), offer([sell(4, 0, 4), elsewhere]))).toEqual({ 1: 2 })
    expect(onArrival(table(), offer([elsewhere]))).toEqual({})
  })

  test('all is, where nobody goes on', () => {
    expect(onArrival(table(), offer([sell(4, 0, 4), sell(4, 3, 2)]))).toEqual({ 1: 0 })
  })
})

describe('where it goes', () => {
  test('is where what is kept aboard brings most', () => {
    expect(goalOf(table(), all, {})).toBe('territory:normandy')
    expect(goalOf(table(), all, { 1: 0 })).toBe('')
    expect(goalOf(table(), offer([]), {})).toBe('')
    const poor = table({
      markets: [
        [0, 24, 30, 22, 28],
        [2, 19, 35, 17, 28],
      ],
    })
    expect(goalOf(poor, all, {})).toBe('')
  })

  test('is where the load sells that earns most', () => {
    const rows = rowsOf(table(), all)
    // 10 more of wine: 300 florins at 30, 3 earned with each; cereals bring less there.
    expect(bestLoad(table(), rows, {}, all)).toMatchObject({ good: 1, after: 16, n: 10 })
    expect(bestLoad(table(), rows, {}, offer([march]))).toBeUndefined()
  })

  test('is told with what it brings', () => {
    const rows = rowsOf(table(), all)
    expect(broughtBy(rows, { 1: 2 })).toBe(4 * 28)
    expect(broughtBy(rows, { 0: 3, 1: 7 })).toBe(-3 * 24 - 30)
    expect(broughtBy(rows, {})).toBe(0)
  })
})

describe('after the camp', () => {
  const then = (id: string, verb: string, refs: string[] = []) => ({
    choice: choice(id, verb, refs),
    number: 0,
  })
  const done = then('done', 'done-trade')
  const lead = (id: number) => then(`lead ${id}`, 'lead', [`transport:${id}`])

  test('the next that trades leads, and after the last trading is done', () => {
    const halt = choice('halt', 'halt', [])
    const next = nextIn([{ lead: halt, next: [lead(4), lead(6), done], closes: false }])
    expect(usualNext(table(), next, new Set())?.choice.id).toBe('lead 6')
    const alone = [lead(4), done] // the convoy itself could lead on
    expect(usualNext(table(), alone, new Set([4, 5]))?.choice.id).toBe('done')
    expect(usualNext(table(), nextIn([]), new Set())).toBeUndefined()
  })

  test('trading is not done by itself while another could lead, though it has led before', () => {
    expect(usualNext(table(), [lead(4), lead(6), done], new Set([4, 6]))).toBeUndefined()
    expect(usualNext(table(), [lead(4), lead(6), done], new Set([4]))?.choice.id).toBe('lead 6')
  })

  test('who has not led yet leads next, if it trades', () => {
    const lead = (id: number) => choice(`lead ${id}`, 'lead', [`transport:${id}`])
    const galley = transport(9, { kind: 3 })
    const position = table({ turn: 7, transports: [galley, ...caravans] }).view
    const asked = offer([lead(9), lead(4), lead(6)])
    expect(leadsNext('k3f9', position, asked)?.id).toBe('lead 4')
    ledIn('k3f9', { view: position }).add(4)
    expect(leadsNext('k3f9', position, asked)?.id).toBe('lead 6')
    expect(leadsNext('k3f9', position, offer([lead(9), lead(4)]))).toBeUndefined()
  })

  test('who has led is known by table, by seat and by turn', () => {
    ledIn('k3f9', table()).add(4)
    expect([...ledIn('k3f9', table())]).toEqual([4])
    expect([...ledIn('other', table())]).toEqual([])
    expect([...ledIn('k3f9', table({ seat: 1 }))]).toEqual([])
    expect([...ledIn('k3f9', table({ turn: table().view.turn + 1 }))]).toEqual([])
  })
})
