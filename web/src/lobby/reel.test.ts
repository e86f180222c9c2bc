import { expect, test } from 'vitest'
import { next, seen } from './reel'

test('of a game those moments are shown at which its picture becomes another', () => {
  const moment = (at: number, gold: number) => ({ view: { at, gold }, line: `${at} ${gold}` })
  const all = [moment(1, 0), moment(1, 5), moment(2, 5), moment(2, 6), moment(1, 6)]
  const shown = seen(all, (view) => (view as { at: number }).at)
  expect(shown.map(({ line }) => line)).toEqual(['1 0', '2 5', '1 6'])
})

test('a reel begins again when it is over', () => {
  expect([next(0, 3), next(1, 3), next(2, 3), next(0, 0)]).toEqual([1, 2, 0, 0])
})
