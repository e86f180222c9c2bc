import { beforeEach, expect, test } from 'vitest'
import type { Hand } from '../games/game'
import { fills, fitting, remember, restOf } from './again'

const last = { 'stack:0': ['a', 'a'], 'stack:1': ['b'] }

function hand(laid: string[][], counts: Record<string, number>, again = '2'): Hand {
  return {
    title: '',
    again,
    cards: Object.entries(counts).map(([ref, count]) => ({ ref, count })),
    slots: laid.map((cards, i) => ({ ref: `stack:${i}`, name: '', cards })),
  }
}
const said = (some: Hand) => restOf(some, last).map(({ card, slot }) => `${card} ${slot}`)

beforeEach(() => localStorage.clear())

test('what lay last is laid again, as far as it is in the hand', () => {
  expect(said(hand([[], []], { a: 2, b: 2 }))).toEqual(['a stack:0', 'a stack:0', 'b stack:1'])
  expect(said(hand([[], []], { a: 1, b: 0 }))).toEqual(['a stack:0'])
})

test('what lies already is not laid twice, and what lies otherwise takes its room', () => {
  expect(said(hand([['a'], []], { a: 1, b: 1 }))).toEqual(['a stack:0', 'b stack:1'])
  expect(said(hand([['c'], ['c']], { a: 2, b: 1 }))).toEqual(['a stack:0'])
  expect(said(hand([['a', 'a'], ['b']], { a: 1, b: 1 }))).toEqual([])
})

test('it is known whether all places are filled by it', () => {
  const all = hand([['c'], ['c']], { a: 2 })
  expect(fills(all, last, restOf(all, last))).toBe(true)
  const some = hand([[], ['c']], { a: 1 })
  expect(fills(some, last, restOf(some, last))).toBe(false)
})

test('what lay is remembered from one occasion to the next, however often it changes meanwhile', () => {
  const name = 'signoria.hand.k3f9.0'
  expect(remember(name, hand([['c'], []], {}, '1'))).toEqual([])
  expect(remember(name, hand([['a', 'a'], ['b']], {}, '1'))).toEqual([])
  expect(remember(name, hand([[], []], {}, '2'))).toEqual([last])
  expect(remember(name, hand([['c'], []], {}, '2'))).toEqual([last])
  expect(remember(name, hand([[], []], {}, '3'))).toEqual([
    { 'stack:0': ['c'], 'stack:1': [] },
    last,
  ])
})

test('what lay more than once is remembered once, and where nothing lay there is nothing to remember', () => {
  const name = 'signoria.hand.k3f9.0'
  remember(name, hand([['a', 'c'], ['b']], {}, '1'))
  remember(name, hand([[], []], {}, '2'))
  remember(name, hand([['c', 'a'], ['b']], {}, '3'))
  expect(remember(name, hand([[], []], {}, '4'))).toEqual([
    { 'stack:0': ['c', 'a'], 'stack:1': ['b'] },
  ])
})

test('of several plans the latest is taken that can lie there whole', () => {
  const newest = { 'stack:0': ['c', 'a'], 'stack:1': ['b'] }
  const plans = [newest, last]
  expect(fitting(hand([[], []], { a: 2, b: 1, c: 1 }), plans)).toBe(newest)
  expect(fitting(hand([[], []], { a: 2, b: 1, c: 0 }), plans)).toBe(last) // there is no c
  expect(fitting(hand([['a', 'a'], []], { b: 1, c: 1 }), plans)).toBe(last) // it is begun
  expect(fitting(hand([['b'], []], { a: 2, c: 1 }), plans)).toBe(newest) // none agrees
  expect(fitting(hand([], {}), [])).toEqual({})
})
