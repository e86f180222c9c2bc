import { expect, test } from 'vitest'
import { chancesOf, percent, surely } from './analysis'
import { bandOf } from './plot'

const turns = [
  { turn: 1, row: 0, chances: [0.5, 0.255, 0.245], errors: [0.05, 0.01, 0] },
  { turn: 2, row: 40, chances: [0, 1, 0], errors: [0, 0, 0] },
]

test('chances are drawn as a score of every seat, in hundredths', () => {
  const { scores, turns: drawn } = chancesOf({ turns }, 'Chance')
  expect(scores).toEqual([{ name: 'chance', title: 'Chance' }])
  expect(drawn.map(({ row }) => row)).toEqual([0, 40])
  expect(drawn[0]?.places.map(({ rank, scores: [score] }) => [rank, score?.value])).toEqual([
    [1, 50],
    [2, 26],
    [3, 25],
  ])
})

test('a game that nobody won does not end in everybody’s fall', () => {
  const given = { turn: 2, row: 41, chances: [0, 0, 0], errors: [0, 0, 0] }
  expect(chancesOf({ turns: [...turns, given] }, 'Chance').turns).toHaveLength(2)
})

test('a band holds the truth nineteen times of twenty', () => {
  const within = surely({ turns })
  expect(within(0, 0)).toBeCloseTo(9.8)
  expect(within(0, 2)).toBe(0)
  expect(within(7, 0)).toBe(0)
  expect(percent(0.034)).toBe(3)
})

test('a band goes forth above its line and back below it', () => {
  expect(bandOf([1, undefined, 3], (i) => i + 1)).toEqual([
    [0, 2],
    [2, 6],
    [2, 0],
    [0, 0],
  ])
})
