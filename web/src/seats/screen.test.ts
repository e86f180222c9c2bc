import { expect, test } from 'vitest'
import { anUpdate } from '../table/fixture'
import type { TableInfo } from '../wire/http'
import { Screen } from './screen.svelte'

const table = (waiting: number[], more: Partial<TableInfo> = {}): TableInfo => {
  const { table: usual } = anUpdate()
  return { ...usual, mine: [0, 1], manners: { ...usual.manners, curtain: true }, waiting, ...more }
}

test('a screen is shared by friends with a curtain, while they play', () => {
  const screen = new Screen()
  expect(screen.shared(table([0]))).toBe(true)
  expect(screen.shared(table([0], { mine: [0] }))).toBe(false)
  expect(screen.shared(table([0], { status: 'finished' }))).toBe(false)
  expect(screen.shared({ ...table([0]), manners: anUpdate().table.manners })).toBe(false)
})

test('it is nobody’s until somebody says that it is he', () => {
  const screen = new Screen()
  expect(screen.holder).toBeUndefined()
  expect(screen.next(table([1]))).toBe(1)
  expect(screen.next(table([]))).toBeUndefined()
  screen.hand(1)
  expect(screen.holder).toBe(1)
})

test('the holder keeps it while he is asked, and while nobody is', () => {
  const screen = new Screen()
  screen.hand(1)
  screen.pass(table([0, 1]))
  expect(screen.holder).toBe(1)
  screen.pass(table([]))
  expect(screen.holder).toBe(1)
  screen.pass(table([0]))
  expect(screen.holder).toBeUndefined()
  expect(screen.next(table([0]))).toBe(0)
})

test('a seat a bot plays does not call for the screen', () => {
  const screen = new Screen()
  screen.hand(1)
  const chairs = table([0]).chairs.map((chair) => ({ ...chair, bot: 'squire', standsIn: true }))
  screen.pass(table([0], { chairs }))
  expect(screen.holder).toBe(1)
})

test('somebody may be sent for who is not asked', () => {
  const screen = new Screen()
  screen.hand(1)
  screen.send(0)
  expect(screen.holder).toBeUndefined()
  expect(screen.next(table([1]))).toBe(0)
  screen.hand(0)
  screen.send(0)
  expect(screen.holder).toBe(0)
})
