import { expect, test } from 'vitest'
import { aLine, chronicle } from './fixture'
import { headlines, heaviest, onward, placeOf, refsOf, since, stopsOf } from './stops'

const stops = stopsOf(chronicle)

test('a stop is a row with all it told, and the turn it was', () => {
  expect(stops.map(({ row }) => row)).toEqual([0, 1, 2, 4, 6, 7, 8])
  expect(stops[1]?.lines).toHaveLength(2)
  expect(stops.map(({ turn }) => turn)).toEqual([1, 1, 1, 2, 2, 2, 2])
})

test('any row has a place: that of the stop at it or before it', () => {
  expect([0, 1, 3, 5, 8, 999].map((row) => placeOf(stops, row))).toEqual([0, 1, 2, 3, 6, 6])
  expect(placeOf([], 5)).toBe(0)
})

test('one goes on and back by answer, by turn and by fight', () => {
  expect(onward(stops, 1, 1, 'answer')).toBe(2)
  expect(onward(stops, 0, -1, 'answer')).toBe(-1)
  expect(onward(stops, 1, 1, 'turn')).toBe(3)
  expect(onward(stops, 3, -1, 'turn')).toBe(0)
  expect(onward(stops, 3, 1, 'turn')).toBe(-1)
  expect(onward(stops, 0, 1, 'fight')).toBe(5)
  expect(onward(stops, 5, 1, 'fight')).toBe(-1)
})

test('what came after a row, and what of it matters', () => {
  expect(since(chronicle, 2).map(({ row }) => row)).toEqual([4, 6, 7, 8])
  expect(headlines(chronicle).map(({ row }) => row)).toEqual([0, 2, 4, 7])
  expect(headlines([aLine(9, 'Combat.', 'phase')])).toEqual([])
})

test('a stop is marked by the weightiest it told', () => {
  expect(stops.map(heaviest)).toEqual(['turn', '', 'headline', 'turn', '', 'fight', ''])
})

test('lines speak of things, each named once', () => {
  expect(refsOf([...chronicle, ...chronicle])).toEqual(['city:monz', 'city:froli'])
})
