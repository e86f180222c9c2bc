import { describe, expect, test } from 'vitest'
import { anOffer } from '../../../table/fixture'
import type { ChoiceInfo, OfferInfo } from '../../../wire/http'
import { tableOf } from '../table'
import { sceneOf, view } from '../../mu-prototype/test/scene'
import { leave, linksOf, pieceOf, put, waresOf } from './shop'

const table = tableOf(() => sceneOf(view({ phase: 'purchase' })))
const choice = (id: string, verb: string, price = 0, refs: string[] = []): ChoiceInfo => {
  return { id, verb, label: id, refs, low: 0, high: 0, price }
}
const hunting = choice('200.3.100.0', 'buy-technology', 100, ['tech:caccia'])
const wagon = choice('202.4.1.100', 'buy-transport', 100)
const sale = choice('209.5.50.0', 'sell-transport', -50, ['transport:5'])
const done = choice('211.0.0.0', 'done-purchase')
const medicine = { ...choice('200.2.200.0', 'buy-technology', 200), rule: 'r', why: 'In its row' }
const asked: OfferInfo = anOffer('now', {
  choices: [hunting, wagon, sale, done],
  refused: [medicine],
})

describe('a shop', () => {
  test('lays on shelves what is offered, with its price', () => {
    const shelves = waresOf(table, asked, asked, [])
    expect(shelves.map(([shelf, wares]) => [shelf, wares.map(({ name }) => name)])).toEqual([
      ['learning', ['Hunting']],
      ['transports', ['War Wagon I']],
      ['sales', ['']],
    ])
    expect(shelves.flatMap(([, wares]) => wares.map(({ price }) => price))).toEqual([100, 100, -50])
    expect(shelves[0]?.[1][0]?.note).toBe(table.parts.techs[3]?.text)
  })

  test('lets several be taken of what is made, as long as more is offered', () => {
    const [, transports] = waresOf(table, asked, asked, [wagon.id])[1] ?? []
    expect(transports?.map(({ n, most, many }) => [n, most, many])).toEqual([[1, 2, true]])
    const none = anOffer('', { choices: [done] })
    const [, soldOut] = waresOf(table, asked, none, [wagon.id])[1] ?? []
    expect(soldOut?.map(({ n, most }) => [n, most])).toEqual([[1, 1]])
  })

  test('shows what something leads to, and what it needs', () => {
    const law = choice('200.0.100.0', 'buy-technology', 100, ['tech:legge'])
    const offered = { ...asked, choices: [law] }
    const unlearnt = tableOf(() => {
      const position = view({ phase: 'purchase' })
      for (const player of position.players) player.techs = []
      return sceneOf(position)
    })
    expect(waresOf(unlearnt, offered, offered, [])[0]?.[1].length).toBe(1)
    const [, next] = waresOf(unlearnt, offered, offered, [law.id])[0]?.[1] ?? []
    expect(next && [next.name, next.needs, next.why, next.most]).toEqual([
      'Medicine',
      ['Law'],
      'In its row',
      0,
    ])
  })
})

describe('a basket', () => {
  test('holds what is put in it, as often as it is', () => {
    expect(put(put([], 'a', 1), 'b', 2)).toEqual(['a', 'b', 'b'])
    expect(put(['a', 'b', 'b'], 'b', 1)).toEqual(['a', 'b'])
    expect(put(['a', 'b'], 'a', 0)).toEqual(['b'])
  })

  test('sells before it buys, and closes where that is offered', () => {
    expect(linksOf(asked, [hunting.id, sale.id]).map(({ id }) => id)).toEqual([sale.id, hunting.id])
    expect(leave(asked).map(({ id }) => id)).toEqual([done.id])
    expect(leave(null)).toEqual([])
  })

  test('draws what is made as it will be', () => {
    expect(pieceOf(table, wagon, 0)).toMatchObject({ kind: 'transport', afloat: false, side: 0 })
    expect(pieceOf(table, choice('202.3.2.100', 'buy-transport'), 0)).toMatchObject({
      afloat: true,
    })
    expect(pieceOf(table, choice('206.2.0.0', 'buy-captain'), 0)).toMatchObject({ kind: 'captain' })
    expect(pieceOf(table, hunting, 0)).toBeUndefined()
  })
})
