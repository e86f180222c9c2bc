import { beforeEach, expect, test } from 'vitest'
import type { Hand } from '../games/game'
import { fills, remember, restOf } from './again'

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
  expect(remember(name, hand([['c'], []], {}, '1'))).toEqual({})
  expect(remember(name, hand([['a', 'a'], ['b']], {}, '1'))).toEqual({})
  expect(remember(name, hand([[], []], {}, '2'))).toEqual(last)
  expect(remember(name, hand([['c'], []], {}, '2'))).toEqual(last)
  expect(remember(name, hand([[], []], {}, '3'))).toEqual({ 'stack:0': ['c'], 'stack:1': [] })
})
