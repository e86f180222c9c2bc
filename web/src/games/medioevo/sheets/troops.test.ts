import { describe, expect, test } from 'vitest'
import { anOffer } from '../../../table/fixture'
import type { Way } from '../../../sheets/walk.svelte'
import type { ChoiceInfo, LineInfo, OfferInfo } from '../../../wire/http'
import { tableOf, type Table } from '../table'
import { armies, lands, sceneOf, transport, view } from '../../mu-prototype/test/scene'
import { bidIn, bidsOf, passIn } from './auction'
import { sharesOf as pilesOf, usualIn, wayOf } from './fallen'
import {
  amountOf,
  asItIs,
  lacks,
  lostBy,
  marchTo,
  moversOf,
  next,
  onGround,
  sharesOf,
  shoresOf,
  stillToDo,
  type Loads,
  type Plan,
} from './loading'
import { divides, loads } from './occasions'

const choice = (id: string, verb: string, refs: string[] = [], high = 0): ChoiceInfo => {
  return { id, verb, label: id, refs, low: high && 1, high }
}

describe('who goes and who stays', () => {
  const standing = { transports: [transport(4, { kind: 4, at: 0, vf: 5 })], convoy: [4] }
  const table = tableOf(() =>
    sceneOf(view({ ...standing, territories: lands({ vf: armies({ 0: 12 }) }) })),
  )
  const load = choice('420.4.0.0', 'load-armies', ['transport:4', 'territory:kent'], 10)
  const land = choice('421.4.0.0', 'unload-armies', ['transport:4', 'territory:kent'], 5)
  const board = choice('426.2.4.0', 'board-captain', ['captain:2'])
  const ashore = choice('423.3.0.0', 'unload-engine', ['engine:3'])
  const march = choice('403.1.-1.0', 'march', ['territory:wessex'])
  const asked = anOffer('now', { choices: [load, land, board, ashore, march] })
  const start = { passed: [], offer: asked, view: table.view }
  const how = (n: number, ...pieces: ChoiceInfo[]): Loads => ({
    armies: { 4: n },
    pieces: Object.fromEntries(pieces.map((one) => [one.refs?.[0] ?? '', one.id])),
  })
  const planned = (loads: Loads, on: Table = table): Plan => {
    return { table: on, shore: 0, how: loads, movers: moversOf(start) }
  }

  /** gone is the way of a plan, when it is asked these questions one after the other. */
  function gone(plan: Plan, ...questions: OfferInfo[]) {
    let way: Way = { passed: [], offer: null, view: plan.table.view }
    for (const offer of questions) {
      const given = next(plan, offer, way)
      if (!given) return { ...way, offer }
      way = { ...way, passed: [...way.passed, { offer, view: way.view, given }] }
    }
    return way
  }
  const given = (plan: Plan, ...questions: OfferInfo[]) =>
    gone(plan, ...questions).passed.map((one) => `${one.given.id} ${amountOf(plan, one.given)}`)

  test('is shared between the ground and the hold', () => {
    expect(loads(asked)).toBe(true)
    expect(loads(anOffer('', { choices: [march] }))).toBe(false)
    expect(shoresOf(asked)).toEqual([0])
    const shares = sharesOf(table, start, 0, asItIs)
    expect(shares).toEqual([{ id: '4', value: 5, least: 0, most: 15, best: 15 }])
    expect(onGround(table, 0, shares)).toBe(12)
    expect(onGround(table, 0, sharesOf(table, start, 0, how(15)))).toBe(2)
  })

  test('comes to be so by loading or landing, pieces ashore first and aboard last', () => {
    const plan = planned(how(9, board, ashore))
    expect(given(plan, asked, asked, asked, asked)).toEqual([
      '423.3.0.0 0',
      '420.4.0.0 4',
      '426.2.4.0 0',
    ])
    expect(given(planned(how(2)), asked, asked)).toEqual(['421.4.0.0 3'])
    expect(given(planned(how(5)), asked)).toEqual([])
  })

  test('keeps with one press for all who would give the land up', () => {
    const last = { ...choice('420.4.0.1', 'load-armies', [], 12), first: 11 }
    const way = { ...start, offer: anOffer('', { choices: [last] }) }
    expect(sharesOf(table, way, 0, asItIs)).toMatchObject([{ most: 17, best: 16 }])
  })

  test('says what is nobody’s any more', () => {
    const after = view({
      transports: [transport(4, { owner: -1 })],
      territories: lands({ owner: -1 }),
    })
    expect(lostBy(table, after)).toEqual(['territory:kent', 'transport:4'])
    expect(lostBy(table, table.view)).toEqual([])
  })

  test('loads one ship after the other, though the second one empties the land', () => {
    const fleet = tableOf(() => {
      const galleys = [4, 5].map((id) => transport(id, { at: 3 }))
      return sceneOf(
        view({
          transports: galleys,
          convoy: [4, 5],
          territories: lands({ vf: armies({ 0: 12 }) }),
        }),
      )
    })
    const first = [
      choice('420.4.0.0', 'load-armies', [], 10),
      choice('420.5.0.0', 'load-armies', [], 10),
    ]
    const second = [
      { ...choice('420.4.0.1', 'load-armies', [], 4), first: 3 },
      { ...choice('420.5.0.1', 'load-armies', [], 4), first: 3 },
    ]
    const plan = planned({ armies: { 4: 8, 5: 4 }, pieces: {} }, fleet)
    const questions = [first, second].map((choices) => anOffer('', { choices }))
    expect(given(plan, ...questions)).toEqual(['420.4.0.0 8', '420.5.0.1 4'])
    const way = gone(plan, ...questions)
    expect(lacks(plan, way)).toBe(false)
    expect(sharesOf(fleet, way, 0, plan.how).map(({ most, best }) => [most, best])).toEqual([
      [10, 10],
      [4, 3],
    ])
  })

  test('asks for what a rule forbids, and says what is not there any more', () => {
    const full = { id: '426.2.4.0', verb: 'board-captain', label: '', rule: 'r', why: 'Full' }
    const plan = planned(how(5, board))
    expect(given(plan, anOffer('', { refused: [full] }))).toEqual(['426.2.4.0 0'])
    const over = anOffer('', { choices: [march] })
    expect(lacks(plan, gone(plan, over))).toBe(true)
  })

  test('has pieces in their rows, those too that only find room on the way', () => {
    const wagon = choice('424.7.4.0', 'load-transport', ['transport:7'])
    const back = choice('422.3.4.0', 'load-engine', ['engine:3'])
    const way = {
      ...start,
      passed: [{ offer: asked, view: table.view, given: ashore }],
      offer: anOffer('', { choices: [wagon, back] }),
    }
    expect(moversOf(way).map(({ ref, goes }) => [ref, goes])).toEqual([
      ['captain:2', false],
      ['engine:3', true],
      ['transport:7', false],
    ])
  })

  test('is played in part: what has changed rows stays there', () => {
    const rest = anOffer('', { choices: [board] })
    expect(stillToDo(rest, how(9, board, ashore))).toEqual(how(9, board))
  })

  test('knows the way on', () => {
    expect(marchTo(asked, 'territory:wessex')?.id).toBe(march.id)
    expect(marchTo(asked, 'territory:kent')).toBeUndefined()
  })
})

describe('a loss', () => {
  const way = (verb: string, ...values: number[]): ChoiceInfo => ({
    ...choice(`${verb} ${values.join()}`, verb),
    dials: values.map((value, i) => ({ name: `pile ${i}`, value })),
  })
  const asked = anOffer('now', {
    choices: [
      way('lose-thus', 3, 0),
      way('lose-thus', 2, 1),
      way('lose-thus', 1, 2),
      way('lose-as-usual', 3, 0),
    ],
  })

  test('is divided as usual until it is divided otherwise', () => {
    expect(divides(asked)).toBe(true)
    expect(divides(anOffer('', { choices: [choice('', 'lose-first')] }))).toBe(false)
    expect(usualIn(asked)?.verb).toBe('lose-as-usual')
    expect(wayOf(asked, [3, 0])?.verb).toBe('lose-as-usual')
    expect(wayOf(asked, [1, 2])?.id).toBe('lose-thus 1,2')
    expect(wayOf(asked, [0, 3])).toBeUndefined()
  })

  test('takes of each pile what may fall there', () => {
    expect(pilesOf(asked, [2, 1]).map(({ least, most }) => [least, most])).toEqual([
      [1, 3],
      [0, 2],
    ])
  })
})

describe('an auction', () => {
  const line = (name: string, ...args: number[]) => ({ name, args }) as LineInfo

  test('has the bids since it was opened, the highest first', () => {
    const lines = [
      line('place-up', 1),
      line('bid', 1, 9),
      line('place-up', 2),
      line('bid', 1, 5),
      line('pass-bid', 2),
      line('bid', 0, 10),
    ]
    expect(bidsOf(lines)).toEqual([
      { seat: 0, n: 10 },
      { seat: 1, n: 5 },
    ])
  })

  test('knows how one bids and passes', () => {
    const asked = anOffer('', { choices: [choice('10', 'bid', [], 40), choice('11', 'pass-bid')] })
    expect([bidIn(asked)?.id, passIn(asked)?.id, bidIn(null)]).toEqual(['10', '11', undefined])
  })
})
