import { expect, test } from 'vitest'
import { aTable } from '../table/fixture'
import { awaited } from './playing'

test('tables that wait for me come first, then the latest moved; what is over is not among them', () => {
  const tables = [
    aTable({ id: 'old', moved: 1, myTurn: false }),
    aTable({ id: 'mine', moved: 2, myTurn: true }),
    aTable({ id: 'over', moved: 9, status: 'finished' }),
    aTable({ id: 'new', moved: 8, myTurn: false }),
    aTable({ id: 'mine too', moved: 5, myTurn: true }),
  ]
  expect(awaited(tables).map(({ id }) => id)).toEqual(['mine too', 'mine', 'new', 'old'])
})
