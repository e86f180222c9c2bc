import { expect, test } from 'vitest'
import type { OddsInfo } from '../wire/http'
import { binned, gathered, percent } from './odds'

const odds: OddsInfo = {
  name: 'The battle',
  played: 100,
  counted: false,
  outcomes: [
    { name: 'Rout', tone: 'good', share: 0.2 },
    { name: 'Victory', tone: 'good', share: 0.3 },
    { name: 'Draw', tone: 'even', share: 0.1 },
    { name: 'Defeat', tone: 'bad', share: 0.2 },
    { name: 'Ruin', tone: 'bad', share: 0.1 },
  ],
  undone: 0.1,
  number: '',
  bars: [],
}

test('the parts of a bar stand end to end, the good first', () => {
  const parts = gathered(odds, 'Nothing')
  expect(parts.map((part) => part.name)).toEqual([
    'Rout',
    'Victory',
    'Draw',
    'Nothing',
    'Defeat',
    'Ruin',
  ])
  expect(parts.map((part) => Math.round(part.from))).toEqual([0, 20, 50, 60, 70, 90])
  expect(parts.map((part) => part.rank)).toEqual([0, 1, 0, 1, 1, 0])
  expect(parts.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1)
  expect(gathered({ ...odds, undone: 0 }, 'Nothing')).toHaveLength(5)
})

test('numbers that are few stand by themselves, many in ranges of the same width', () => {
  const few = [
    { value: 2, share: 0.25 },
    { value: 5, share: 0.75 },
  ]
  expect(binned(few)).toEqual([
    { from: 2, to: 2, share: 0.25 },
    { from: 5, to: 5, share: 0.75 },
  ])
  const many = Array.from({ length: 24 }, (_, i) => ({ value: 11 + i, share: 1 / 24 }))
  const bins = binned(many)
  expect(bins.map(({ from, to }) => `${from}–${to}`)).toEqual([
    '11–13',
    '14–16',
    '17–19',
    '20–22',
    '23–25',
    '26–28',
    '29–31',
    '32–34',
  ])
  for (const { share } of bins) expect(share).toBeCloseTo(1 / 8)
  expect(binned([])).toEqual([])
})

test('what is rare is not said to be never, nor what is likely to be sure', () => {
  expect([0, 0.001, 0.25, 0.999, 1].map(percent)).toEqual(['0 %', '<1 %', '25 %', '>99 %', '100 %'])
})
