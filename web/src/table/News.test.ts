import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aLine } from '../replay/fixture'
import { anUpdate, FakeSource } from './fixture'
import News from './News.svelte'
import { TableStream } from './stream.svelte'

let source: FakeSource
let drawn: Record<string, unknown>

const log = () => [...document.querySelectorAll('[role="log"] p')].map((p) => p.textContent)

function tell(from: number, ...texts: string[]) {
  const lines = texts.map((text, i) => aLine(from + i + 1, text))
  source.update(anUpdate({ row: from + texts.length, chronicle: { from, lines } }))
  flushSync()
}

beforeEach(() => {
  vi.useFakeTimers()
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  tell(0, 'Raoul marches')
  drawn = mount(News, { target: document.body, props: { stream, offer: null } })
  flushSync()
})

afterEach(() => {
  void unmount(drawn)
  vi.useRealTimers()
})

function pass() {
  vi.advanceTimersByTime(1500)
  flushSync()
}

test('what happens is gathered, and told together', () => {
  tell(1, 'Belyi waits')
  tell(2, 'Raoul attacks')
  expect(log()).toEqual([])
  pass()
  expect(log()).toEqual(['Belyi waits', 'Raoul attacks'])
})

test('what was taken back is not told', () => {
  tell(1, 'Raoul attacks')
  tell(1)
  pass()
  expect(log()).toEqual([])
})

test('nor does it go on standing there', () => {
  tell(1, 'Raoul attacks')
  pass()
  expect(log()).toEqual(['Raoul attacks'])
  tell(1)
  expect(log()).toEqual([])
})
