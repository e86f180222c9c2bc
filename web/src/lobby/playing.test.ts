import { expect, test } from 'vitest'
import { aTable } from '../table/fixture'
import { awaited } from './playing'

const study = { of: 'over', row: 4, turn: 1, seat: 0, began: 5, played: false, better: null }

test('tables that wait for me come first, then the latest moved; what is over, or a study of it, is not among them', () => {
  const tables = [
    aTable({ id: 'old', moved: 1, myTurn: false }),
    aTable({ id: 'mine', moved: 2, myTurn: true }),
    aTable({ id: 'over', moved: 9, status: 'finished' }),
    aTable({ id: 'unplayed', moved: 9, myTurn: true, study }),
    aTable({ id: 'study', moved: 3, myTurn: false, study: { ...study, played: true } }),
    aTable({ id: 'new', moved: 8, myTurn: false }),
    aTable({ id: 'mine too', moved: 5, myTurn: true }),
  ]
  expect(awaited(tables).map(({ id }) => id)).toEqual(['mine too', 'mine', 'new', 'study', 'old'])
})
