import { describe, expect, test } from 'vitest'
import { anOffer } from '../../../table/fixture'
import type { ChoiceInfo, LineInfo } from '../../../wire/http'
import { tableOf } from '../table'
import { armies, lands, sceneOf, transport, view } from '../test/scene'
import { bidIn, bidsOf, passIn } from './auction'
import { sharesOf as pilesOf, usualIn, wayOf } from './fallen'
import { asItIs, linksOf, marchTo, moversOf, onGround, sharesOf, shoresOf } from './loading'
import { divides, loads } from './occasions'

const choice = (id: string, verb: string, refs: string[] = [], high = 0): ChoiceInfo => {
  return { id, verb, label: id, refs, low: high && 1, high }
}

describe('who goes and who stays', () => {
  const table = tableOf(() =>
    sceneOf(
      view({
        transports: [transport(4, { kind: 4, at: 0, vf: 5 })],
        convoy: [4],
        territories: lands({ vf: armies({ 0: 12 }) }),
      }),
    ),
  )
  const load = choice('420.4.0.0', 'load-armies', ['transport:4', 'territory:kent'], 10)
  const land = choice('421.4.0.0', 'unload-armies', ['transport:4', 'territory:kent'], 5)
  const board = choice('426.2.4.0', 'board-captain', ['captain:2'])
  const ashore = choice('423.3.0.0', 'unload-engine', ['engine:3'])
  const march = choice('403.1.-1.0', 'march', ['territory:wessex'])
  const asked = anOffer('now', { choices: [load, land, board, ashore, march] })
  const how = (n: number, ...pieces: ChoiceInfo[]) => ({
    armies: { 4: n },
    pieces: Object.fromEntries(pieces.map((one) => [one.refs?.[0] ?? '', one.id])),
  })

  test('is shared between the ground and the hold', () => {
    expect(loads(asked)).toBe(true)
    expect(loads(anOffer('', { choices: [march] }))).toBe(false)
    expect(shoresOf(asked)).toEqual([0])
    const shares = sharesOf(table, asked, 0, asItIs)
    expect(shares).toEqual([{ id: '4', value: 5, least: 0, most: 15 }])
    expect(onGround(table, 0, shares)).toBe(12)
    expect(onGround(table, 0, sharesOf(table, asked, 0, how(15)))).toBe(2)
  })

  test('comes to be so by loading or landing, pieces ashore first and aboard last', () => {
    const ids = (...as: Parameters<typeof how>) =>
      linksOf(table, asked, 0, how(...as)).map(({ id, number }) => `${id} ${number}`)
    expect(ids(9, board, ashore)).toEqual(['423.3.0.0 0', '420.4.0.0 4', '426.2.4.0 0'])
    expect(ids(2)).toEqual(['421.4.0.0 3'])
    expect(ids(5)).toEqual([])
    expect(moversOf(asked).map(({ ref, goes }) => [ref, goes])).toEqual([
      ['captain:2', false],
      ['engine:3', true],
    ])
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
