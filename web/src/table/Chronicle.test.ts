import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { language, say } from '../i18n'
import { LookBack } from '../replay/lookback.svelte'
import type { LineInfo, UpgradeInfo } from '../wire/http'
import Chronicle from './Chronicle.svelte'
import { anUpdate, FakeSource } from './fixture'
import { Pointing } from './pointing.svelte'
import { TableStream } from './stream.svelte'

const line = (row: number): LineInfo => ({
  row,
  index: 0,
  name: 'told',
  text: `line of row ${row}`,
  secret: false,
  weight: '',
  bargain: 0,
  at: 0,
})

let drawn: Record<string, unknown>
let past: LookBack

function draw(upgrades: UpgradeInfo[], ...rows: number[]) {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  let source: FakeSource | undefined
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  source?.update(
    anUpdate({ row: 99, upgrades, chronicle: { from: 0, lines: rows.map((row) => line(row)) } }),
  )
  past = new LookBack(stream, new Pointing())
  drawn = mount(Chronicle, {
    target: document.body,
    props: { stream, past, onsee: () => undefined },
  })
  flushSync()
}

afterEach(() => unmount(drawn))

const told = () => [...document.querySelectorAll('ol > li')].map((li) => li.textContent.trim())

test.each(['en', 'it'] as const)('it says where newer rules begin, in %s', (lang) => {
  language.now = lang
  draw([{ row: 5, at: 0, version: 2, back: 0 }], 3, 4, 8)
  expect(told()[2]).toBe(say().newerRules)
  expect(told()[3]).toContain('line of row 8')
  language.now = 'en'
})

test('and what was given back then, though nothing has happened since', () => {
  draw([{ row: 5, at: 0, version: 2, back: 2 }], 3, 4)
  expect(told()[2]).toContain('2 answers no longer fitted')
})

test('a table that always had its rules says nothing of them', () => {
  draw([], 3, 4)
  expect(told()).toHaveLength(2)
})

test('one looks back to what came since only', () => {
  draw([{ row: 5, at: 0, version: 2, back: 0 }], 3, 4, 8, 9)
  expect(past.stops.map(({ row }) => row)).toEqual([8, 9])
})
