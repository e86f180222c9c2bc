import { expect, test } from 'vitest'
import { percents } from './chance'

const of = (one: number, other: number) => ({
  one: { seat: 0, share: one },
  other: { seat: 1, share: other },
})

test('two shares that are all there is add up to a hundred', () => {
  expect(percents(of(0.295, 0.705))).toEqual(['30 %', '70 %'])
  expect(percents(of(0.999, 0.001))).toEqual(['>99 %', '<1 %'])
  expect(percents(of(0.4, 0.3))).toEqual(['40 %', '30 %'])
})
