import '../games/test/browser'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOffer, anUpdate, FakeSource } from '../table/fixture'
import { Pointing } from '../table/pointing.svelte'
import { TableStream } from '../table/stream.svelte'
import type { LineInfo, Update } from '../wire/http'
import { aLine, aMoment } from './fixture'
import { LookBack } from './lookback.svelte'
import { Missed } from './missed.svelte'

let source: FakeSource
let stream: TableStream
let past: LookBack
let missed: Missed
let told: [number, number][]
let still: boolean
let hidden: boolean
let record: LineInfo[]
let stop: () => void

/** send tells that the record has grown to a row, each row with a line. */
function send(row: number, more: Partial<Update> = {}) {
  const from = record.length
  while (record.length < row) record.push(aLine(record.length + 1))
  const lines = record.slice(from)
  source.update(anUpdate({ row, chronicle: { from, lines }, ...more }))
  flushSync()
}

function hide(now: boolean) {
  hidden = now
  document.dispatchEvent(new Event('visibilitychange'))
  flushSync()
}

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  record = []
  still = hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  stop = $effect.root(() => {
    stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
    stream.open()
    past = new LookBack(stream, new Pointing(), (seat) =>
      Promise.resolve(record.map((line) => aMoment(line.row, seat))),
    )
    missed = new Missed(
      stream,
      past,
      () => still,
      (seat, row) => Promise.resolve(told.push([seat, row])),
    )
    $effect(() => missed.follow())
  })
})

afterEach(() => {
  past.now()
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('who comes back after much is offered to watch it, and not hurried', () => {
  send(40, { seen: 10 })
  expect(missed.lines.map(({ row }) => row)).toEqual(Array.from({ length: 30 }, (_, i) => i + 11))
  expect(past.looking).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([])
})

test('watched to the end it is seen', async () => {
  send(40, { seen: 10 })
  missed.watch()
  flushSync()
  expect(past.looking).toBe(true)
  expect(missed.lines).toEqual([])
  await vi.advanceTimersByTimeAsync(120_000)
  flushSync()
  expect(past.looking).toBe(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).toEqual([[0, 40]])
})

test('skipped it is seen', () => {
  send(40, { seen: 10 })
  missed.skip()
  expect(missed.lines).toEqual([])
  vi.advanceTimersByTime(5000)
  expect(told).toEqual([[0, 40]])
})

test('what happens meanwhile is offered with it', () => {
  send(40, { seen: 10 })
  send(42, { seen: 10 })
  expect(missed.lines).toHaveLength(32)
})

test('who answers instead has seen it', () => {
  const offer = anOffer('t1')
  send(40, { seen: 10, offer })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  void stream.answer(0)
  flushSync()
  expect(missed.lines).toEqual([])
  vi.unstubAllGlobals()
})

test('some of it is replayed at once, a little not at all', () => {
  send(20, { seen: 12 })
  expect(past.looking).toBe(true)
  expect(past.playing).toBe(true)
  past.now()
  flushSync()
  hide(true)
  send(22)
  hide(false)
  expect(past.looking).toBe(false)
  expect(missed.lines).toEqual([])
})

test('without motion it is a list', () => {
  still = true
  send(20, { seen: 12 })
  expect(past.looking).toBe(false)
  expect(missed.lines).toHaveLength(8)
})

test('who was never here has missed nothing', () => {
  send(40, { seen: 0 })
  expect(missed.lines).toEqual([])
  vi.advanceTimersByTime(5000)
  expect(told).toEqual([[0, 40]])
})

test('what comes live is seen, and told once it is quiet', () => {
  send(4, { seen: 4 })
  for (let row = 5; row < 60; row += 6) {
    send(row)
    vi.advanceTimersByTime(300)
  }
  expect(told).toEqual([])
  expect(missed.lines).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(told).toEqual([[0, 59]])
})

test('nothing is seen while the page is hidden; what was seen before is told as it goes', () => {
  send(4, { seen: 4 })
  send(6)
  hide(true)
  expect(told).toEqual([[0, 6]])
  send(40)
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([[0, 6]])
  hide(false)
  expect(missed.lines).toHaveLength(34)
})

test('what came while the connection was lost is offered when it is back', () => {
  send(4, { seen: 4 })
  source.drop()
  flushSync()
  source.open()
  flushSync()
  expect(missed.lines).toEqual([])
  send(40, { seen: 4 })
  expect(missed.lines).toHaveLength(36)
})

test('another seat of mine has seen other things, and sees nothing of what this one looked at', () => {
  send(40, { seen: 40 })
  void past.go(12)
  flushSync()
  source.update(anUpdate({ row: 40, seat: 1, seen: 20, chronicle: { from: 40, lines: [] } }))
  flushSync()
  expect(past.looking).toBe(false)
  expect(past.moment).toBeUndefined()
  expect(missed.lines).toHaveLength(20)
})
