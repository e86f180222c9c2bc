import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOffer, anUpdate, FakeSource } from '../table/fixture'
import { TableStream } from '../table/stream.svelte'
import type { OfferInfo } from '../wire/http'
import { aLine } from './fixture'
import { Since } from './since.svelte'

let source: FakeSource
let stream: TableStream
let since: Since
let row: number
let stop: () => void

/** A line says first whose deed it is, and whether it touches the viewer: "1!" does. */
const told = {
  seats: (lines: { text: string }[]) => [Number(lines[0]?.text[0] ?? -1)],
  mine: (lines: { text: string }[]) => lines.some(({ text }) => text.includes('!')),
}

function open() {
  stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  stop = $effect.root(() => {
    since = new Since(stream, told)
    $effect(() => since.follow())
  })
}

/** come lets the next row come, told by a line, and says what the viewer is asked then. */
function come(text: string, more: { answered?: number; offer?: OfferInfo | null } = {}) {
  row++
  const lines = [aLine(row, text)]
  source.update(
    anUpdate({
      row,
      answered: more.answered ?? stream.update?.answered ?? 0,
      offer: more.offer ?? null,
      chronicle: { from: stream.chronicle.length, lines },
    }),
  )
  flushSync()
}

beforeEach(() => {
  localStorage.clear()
  row = 0
  open()
})

afterEach(() => stop())

const rows = () => since.deeds.map(({ lines }) => lines[0]?.row)

test('it is counted from the last question that was answered in full, not from the last click', () => {
  come('0 begins', { offer: anOffer('a') })
  come('0 buys', { answered: 2 })
  come('1 marches')
  come('2 takes! what is mine')
  come('1 rests', { offer: anOffer('b') })
  expect(rows()).toEqual([3, 4, 5])
  expect([since.moved, since.touched]).toEqual([2, 1])

  come('0 buys', { answered: 6, offer: anOffer('c') })
  come('0 buys more', { answered: 7, offer: anOffer('d') })
  expect(rows(), 'he is not done yet').toEqual([3, 4, 5])
  come('0 is done', { answered: 8 })
  expect(rows()).toEqual([])
  come('2 rests')
  expect(rows()).toEqual([9])
})

test('who comes again is told from where he ended', () => {
  come('0 begins', { offer: anOffer('a') })
  come('0 is done', { answered: 2 })
  come('1 marches')
  come('1 asks', { offer: anOffer('b') })
  come('0 answers', { answered: 5, offer: anOffer('c') })
  stop()
  const { chronicle } = stream
  open()
  source.update(
    anUpdate({ row, answered: 5, offer: anOffer('c'), chronicle: { from: 0, lines: chronicle } }),
  )
  flushSync()
  expect(rows()).toEqual([3, 4])
})

test('who has answered nothing yet has missed nothing; longer deeds take longer to watch', () => {
  come('1 begins')
  expect(since.deeds).toEqual([])
  come('1 asks', { offer: anOffer('a') })
  come('0 answers', { answered: 3 })
  come('1 rests')
  const short = since.lasts(1)
  come('1 marches over the mountains into the land of the other')
  expect(since.lasts(1)).toBeGreaterThan(2 * short)
  expect(since.lasts(2)).toBe(since.lasts(1) / 2)
})
