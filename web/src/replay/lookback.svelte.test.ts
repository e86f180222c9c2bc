import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferences } from '../common/preferences.svelte'
import { anUpdate, FakeSource } from '../table/fixture'
import { Pointing } from '../table/pointing.svelte'
import { TableStream } from '../table/stream.svelte'
import { aLine, aMoment, chronicle } from './fixture'
import { LookBack } from './lookback.svelte'

let source: FakeSource
let past: LookBack
let pointing: Pointing
let fetched: [number, number, number][]
let stop: () => void

const shown = () => (past.moment?.view as { row: number } | undefined)?.row
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  preferences.choose({ pace: 1 })
  fetched = []
  pointing = new Pointing()
  stop = $effect.root(() => {
    const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
    stream.open()
    past = new LookBack(stream, pointing, async (seat, from, to) => {
      fetched.push([seat, from, to])
      await new Promise((resolve) => setTimeout(resolve, 50))
      return [0, 1, 2, 4, 6, 7, 8, 9].map((row) => aMoment(row, seat))
    })
  })
  source.update(anUpdate({ row: 8, chronicle: { from: 0, lines: chronicle } }))
  flushSync()
})

afterEach(() => {
  past.now()
  stop()
  vi.useRealTimers()
})

test('now is shown until the past is looked at, and again after it', async () => {
  expect(past.looking).toBe(false)
  void past.go(2)
  expect(past.looking).toBe(true)
  await wait(500)
  expect(shown()).toBe(2)
  expect(past.stop?.lines[0]?.text).toContain('Monz')
  past.now()
  expect(past.looking).toBe(false)
  expect(shown()).toBeUndefined()
})

test('what the moment speaks of is pointed at, unless one points at something else', async () => {
  void past.go(2)
  expect(pointing.refs).toEqual(['city:monz'])
  pointing.at(['noble:3'])
  expect(pointing.refs).toEqual(['noble:3'])
  pointing.away()
  expect(pointing.refs).toEqual(['city:monz'])
  past.now()
  expect(pointing.refs).toEqual([])
})

test('a hand that runs along the slider asks only for where it rests', async () => {
  for (const row of [1, 2, 4, 6]) void past.go(row)
  expect(past.place).toBe(4) // the slider is there already
  await wait(500)
  expect(shown()).toBe(6)
  expect(fetched).toEqual([[0, 0, 19]])
})

test('a replay goes on by itself, line by line, until now', async () => {
  past.watch(2)
  const seen: (number | undefined)[] = []
  for (let i = 0; i < 300 && past.looking; i++) {
    await wait(50)
    if (shown() !== seen.at(-1)) seen.push(shown())
  }
  expect(seen.filter((row) => row !== undefined)).toEqual([4, 6, 7, 8])
  expect(past.playing).toBe(false)
})

test('what comes while it plays is played as well', async () => {
  past.watch(7)
  await wait(300)
  source.update(anUpdate({ row: 9, chronicle: { from: 8, lines: [aLine(9)] } }))
  flushSync()
  const seen: (number | undefined)[] = []
  for (let i = 0; i < 200 && past.looking; i++) {
    await wait(50)
    seen.push(shown())
  }
  expect(seen).toContain(9)
})

test('a pause holds it, a faster pace hurries it', async () => {
  past.watch(0)
  await wait(300)
  expect(shown()).toBe(1)
  past.play()
  await wait(20_000)
  expect(shown()).toBe(1)
  past.hurry(1)
  expect(past.pace).toBe(2)
  past.play()
  await wait(700)
  expect(shown()).toBe(2)
})

test('keys step, turn pages, and lead back', async () => {
  past.toggle()
  await wait(300)
  expect(shown()).toBe(8)
  for (const [key, row] of [
    ['ArrowLeft', 7],
    ['PageUp', 4],
    ['ArrowRight', 6],
  ] as const) {
    expect(past.press(key)).toBe(true)
    await wait(300)
    expect(shown()).toBe(row)
  }
  expect(past.press('x')).toBe(false)
  past.press('Escape')
  expect(past.looking).toBe(false)
})

test('a step on from the last is now', async () => {
  void past.go(8)
  await wait(300)
  past.step(1)
  expect(past.looking).toBe(false)
})

test('other eyes see the same moment', async () => {
  void past.go(4)
  await wait(300)
  past.eyes = 1
  await wait(300)
  expect(past.moment?.view).toEqual({ row: 4, seat: 1 })
  expect(past.seat).toBe(1)
  past.now()
  expect(past.eyes).toBe(0)
})
