import { expect, test } from 'vitest'
import { aTable } from '../table/fixture'
import { awaited, dueAt } from './playing'

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

const until = (at: number) => ({ left: 0, until: at, out: false })
const stands = { left: 9000, until: 0, out: false }

test('of tables that wait for me the one whose clock runs out first comes first', () => {
  const mine = { myTurn: true, mine: [0], waiting: [0] }
  const tables = [
    aTable({ ...mine, id: 'no clock', moved: 9, clocks: [] }),
    aTable({ ...mine, id: 'later', moved: 3, clocks: [until(8000), stands] }),
    aTable({ ...mine, id: 'soon', moved: 2, clocks: [until(7000), stands] }),
    aTable({
      id: 'theirs',
      moved: 9,
      myTurn: false,
      mine: [0],
      waiting: [1],
      clocks: [stands, until(1)],
    }),
  ]
  expect(awaited(tables).map(({ id }) => id)).toEqual(['soon', 'later', 'no clock', 'theirs'])
})

test('a table is due when the first clock of those who are asked runs out, mine before others’', () => {
  const clocks = [until(8000), until(7000), until(6000)]
  const table = aTable({ clocks, mine: [0], waiting: [0, 1], now: 1000 })
  expect(dueAt({ ...table, myTurn: true }, 50_000)).toBe(57_000)
  expect(dueAt({ ...table, myTurn: false }, 50_000)).toBe(56_000)
  expect(dueAt({ ...table, clocks: [stands, stands, stands] })).toBe(Infinity)
  expect(dueAt({ ...table, clocks: [] })).toBe(Infinity)
})
