import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AnyGame, Scene } from '../games/game'
import { anUpdate, aTable, FakeSource } from '../table/fixture'
import { TableStream } from '../table/stream.svelte'
import type { LineInfo, MomentInfo } from '../wire/http'
import { aLine, aMoment } from '../replay/fixture'
import { Book } from './book.svelte'

interface View {
  gold: number
  phase: string
}

const game = {
  sits: () => '',
  called: (name: string) => name,
  panels: [],
  seatRef: (_: unknown, seat: number) => `seat:${seat}`,
  ledger: ({ view }: Scene<View, unknown>) => [
    { icon: () => ({}), name: 'Gold', value: view.gold },
  ],
  course: ({ view }: Scene<View, unknown>) => ({ phase: view.phase, at: 0, of: 1 }),
} as unknown as AnyGame

let source: FakeSource
let stream: TableStream
let book: Book
let row: number
let moments: MomentInfo[]
let stop: () => void

function come(turn: number, phase: string, gold: number, lines: LineInfo[] = []) {
  row++
  const told = lines.map((line, index) => ({ ...line, row, index }))
  const standing = { over: false, turn, winners: [], places: [{ seat: 0, rank: turn, scores: [] }] }
  source.update(
    anUpdate({
      row,
      standing,
      view: { gold, phase },
      chronicle: { from: stream.chronicle.length, lines: told },
    }),
  )
  flushSync()
}

beforeEach(() => {
  row = 0
  moments = []
  stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  const scene = { view: {}, components: {}, table: aTable(), seat: 0, lines: [] }
  stop = $effect.root(() => {
    book = new Book(stream, game, scene, async () => moments)
    $effect(() => book.follow())
  })
})

afterEach(() => stop())

const phase = { ...aLine(0, 'Wages begin'), weight: 'phase' as const }

test('a turn is closed when the next begins, with what each phase brought', async () => {
  come(1, 'Actions', 10)
  come(2, 'Taxes', 10)
  come(2, 'Taxes', 15)
  come(2, 'Wages', 12, [phase])
  come(2, 'Wages', 11)
  come(3, 'Actions', 11)
  await new Promise((resolve) => setTimeout(resolve))
  expect(book.last).toMatchObject({
    turn: 2,
    over: true,
    from: 2,
    to: 6,
    before: [10],
    after: [11],
  })
  expect(book.last?.reasons).toEqual([
    [
      { why: 'Taxes', by: 5 },
      { why: 'Wages', by: -4 },
    ],
  ])
  expect(book.last?.was?.[0]?.rank).toBe(2)
  expect(book.last?.places[0]?.rank).toBe(3)
})

test('how a turn began that was not seen is looked up in the record', async () => {
  moments = [{ ...aMoment(0), view: { gold: 3, phase: 'Taxes' } }]
  come(4, 'Taxes', 10)
  come(5, 'Taxes', 12)
  await new Promise((resolve) => setTimeout(resolve))
  expect(book.last).toMatchObject({ turn: 4, before: [3], after: [12] })
})

test('a turn that ended before one came is looked up where nothing is told of the next yet', async () => {
  const begins = (turn: number) => ({ ...aLine(0, `Turn ${turn}`), weight: 'turn' as const })
  const looked: number[] = []
  const scene = { view: {}, components: {}, table: aTable(), seat: 0, lines: [] }
  const gold = (at: number) => ({ gold: at * 2, phase: 'Taxes' })
  const unseen = new Book(stream, game, scene, async (_, from) => {
    looked.push(from)
    const standing = { ...aMoment(from).standing, turn: from === 4 ? 3 : 2 }
    return [{ ...aMoment(from), view: gold(from), standing }]
  })
  row = 3
  const lines = [
    { ...begins(2), row: 2, index: 0 },
    { ...begins(3), row: 4, index: 0 },
  ]
  const standing = { over: false, turn: 3, winners: [], places: [] }
  source.update(anUpdate({ row: 4, standing, view: gold(4), chronicle: { from: 0, lines } }))
  flushSync()
  unseen.follow()
  expect(await unseen.soFar()).toMatchObject({
    turn: 2,
    over: true,
    from: 2,
    to: 4,
    before: [4],
    after: [8],
  })
  expect(looked).toEqual([2, 4])
})

test('it can be asked for while the turn lasts', async () => {
  come(1, 'Actions', 10)
  come(2, 'Taxes', 10)
  come(2, 'Taxes', 15)
  expect(await book.soFar()).toMatchObject({ turn: 2, over: false, before: [10], after: [15] })
})
