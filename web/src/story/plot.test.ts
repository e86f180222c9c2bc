import { describe, expect, test } from 'vitest'
import type { SourceInfo } from '../wire/http'
import { decisive, linear, lossOf, pathOf, segmentsOf, spread, ticksOf, valueOf } from './plot'

describe('scales', () => {
  test('map one span to another, upside down too', () => {
    const y = linear([0, 10], [200, 0])
    expect([0, 5, 10].map(y)).toEqual([200, 100, 0])
  })

  test('put everything in the middle where there is but one place', () => {
    expect(linear([3, 3], [0, 100])(3)).toBe(50)
  })
})

describe('ticks', () => {
  test('are whole, even, and hold the largest', () => {
    expect(ticksOf(0)).toEqual([0, 1])
    expect(ticksOf(4)).toEqual([0, 1, 2, 3, 4])
    expect(ticksOf(13)).toEqual([0, 5, 10, 15])
    expect(ticksOf(38)).toEqual([0, 10, 20, 30, 40])
    expect(ticksOf(2400)).toEqual([0, 500, 1000, 1500, 2000, 2500])
  })

  test('go below 0 where a score does', () => {
    expect(ticksOf(3, -2)).toEqual([-2, -1, 0, 1, 2, 3])
    expect(ticksOf(-1, -13)).toEqual([-15, -10, -5, 0, 5])
  })
})

describe('lines', () => {
  test('go through their points and break where one is missing', () => {
    const points = [{ x: 0, y: 1 }, { x: 2.04, y: 3 }, undefined, { x: 6, y: 7 }]
    expect(pathOf(points)).toBe('M0 1L2 3M6 7')
    expect(pathOf([])).toBe('')
  })
})

describe('labels', () => {
  test('stay where they are if there is room', () => {
    expect(spread([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90])
  })

  test('move apart in their order, and stay within bounds', () => {
    expect(spread([95, 96, 97], 20, 0, 100)).toEqual([60, 80, 100])
    expect(spread([5, 0], 20, 0, 100)).toEqual([20, 0])
  })
})

describe('bars', () => {
  const source = (name: string, ...points: number[]): SourceInfo => ({ name, title: name, points })
  const sources = [source('realm', 6, 3), source('hall', -2, 1), source('events', 1, 0)]

  test('put what was won end to end, and tell what was lost apart', () => {
    expect(segmentsOf(sources, 0).map(({ from, to }) => [from, to])).toEqual([
      [0, 6],
      [6, 7],
    ])
    expect(lossOf(sources, 0)).toBe(-2)
    expect(lossOf(sources, 1)).toBe(0)
    expect(segmentsOf(sources, 1).map(({ source }) => source.name)).toEqual(['realm', 'hall'])
  })
})

test('a score that was not open then has no value', () => {
  const turn = {
    turn: 1,
    row: 9,
    places: [{ seat: 1, rank: 1, scores: [{ name: 'fame', value: 3 }] }],
  }
  expect(valueOf(turn, 1, 'fame')).toBe(3)
  expect(valueOf(turn, 1, 'votes')).toBeUndefined()
  expect(valueOf(turn, 0, 'fame')).toBeUndefined()
})

test('a place is decided by its first score and what the end would add to it', () => {
  const scores = [
    { name: 'honour', value: 1 },
    { name: 'to-come', value: 3 },
    { name: 'florins', value: 7 },
  ]
  const place = { seat: 0, rank: 1, scores }
  expect(decisive({ toCome: 'to-come' }, place)).toEqual({ value: 1, more: 3 })
  expect(decisive({}, place)).toEqual({ value: 1, more: 0 })
  expect(decisive({}, { ...place, scores: [] })).toEqual({ value: 0, more: 0 })
})
