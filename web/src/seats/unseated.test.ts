import { expect, test } from 'vitest'
import { aTable } from '../table/fixture'
import type { MotionInfo } from '../wire/http'
import { Unseated } from './unseated'

const open = (mine: number[], id = 'k3f9') => aTable({ id, status: 'open', mine })

const request: MotionInfo = {
  kind: 'admit',
  seat: 1,
  name: 'Carla',
  mine: true,
  asked: false,
  missing: [0],
}
const asking = aTable({ mine: [], motions: [request] })

/** seen is what is told at the last of some tables, each told after the other. */
function seen(...tables: ReturnType<typeof aTable>[]) {
  const unseated = new Unseated()
  return tables.map((table) => unseated.at(table)).at(-1)
}

test('a seat that was freed is told', () => {
  expect(seen(open([1]), open([]))).toBe('freed')
  expect(seen(open([0, 1]), open([0]))).toBe('freed')
  expect(seen(open([]), open([1]))).toBeUndefined()
})

test('of another table, or one that has begun, nothing is told', () => {
  expect(seen(open([1]), open([], 'other'))).toBeUndefined()
  expect(seen(open([1]), aTable({ mine: [] }))).toBeUndefined()
})

test('a seat that was asked for and not given is told', () => {
  expect(seen(asking, aTable({ mine: [] }))).toBe('refused')
  expect(seen(asking, aTable({ mine: [1] }))).toBeUndefined()
  expect(seen(asking, { ...asking, motions: [{ ...request, seat: 0 }] })).toBeUndefined()
  expect(seen(asking, aTable({ mine: [], status: 'finished' }))).toBeUndefined()
})

test('one’s own doing is not, once', () => {
  const unseated = new Unseated()
  unseated.at(open([1]))
  unseated.own(true)
  expect(unseated.at(open([]))).toBeUndefined()
  unseated.at(open([1]))
  expect(unseated.at(open([]))).toBe('freed')
})

test('what did not succeed was no doing', () => {
  const unseated = new Unseated()
  unseated.at(open([1]))
  unseated.own(true)
  unseated.own(false)
  expect(unseated.at(open([]))).toBe('freed')
})
