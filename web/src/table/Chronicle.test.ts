import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { language, say } from '../i18n'
import type { AnyGame } from '../games/game'
import warriors from '../games/warrior-knights'
import { sceneOf, view } from '../games/warrior-knights/test/scene'
import { LookBack } from '../replay/lookback.svelte'
import type { LineInfo, UpgradeInfo } from '../wire/http'
import Chronicle from './Chronicle.svelte'
import { anUpdate, aTable, FakeSource } from './fixture'
import { Pointing } from './pointing.svelte'
import { TableStream } from './stream.svelte'

const line = (row: number): LineInfo => ({
  row,
  index: 0,
  name: 'told',
  text: `line of row ${row}`,
  secret: false,
  args: [],
  weight: '',
  bargain: 0,
  at: 0,
})

let drawn: Record<string, unknown>
let past: LookBack
let source: FakeSource | undefined

const draw = (upgrades: UpgradeInfo[], ...rows: number[]) => {
  drawLines(
    rows.map((row) => line(row)),
    upgrades,
  )
}

function drawLines(lines: LineInfo[], upgrades: UpgradeInfo[] = [], table = aTable()) {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.pacing.knows = { seat: () => 1, mine: () => ['city:monz'] }
  stream.open()
  source?.update(anUpdate({ row: 99, table, upgrades, chronicle: { from: 0, lines } }))
  past = new LookBack(stream, new Pointing())
  drawn = mount(Chronicle, {
    target: document.body,
    props: {
      stream,
      past,
      game: warriors as AnyGame,
      scene: { ...sceneOf(view()), seat: 0 },
      ended: 0,
      onsee: () => undefined,
    },
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

test.each([
  [5, 2],
  [9, 3],
])('it says where a study begins, at row %i', (began, place) => {
  const study = { of: 'x', row: 4, turn: 1, seat: 0, began, played: false, better: null }
  drawLines([3, 4, 8].map(line), [], aTable({ study }))
  expect(told()).toHaveLength(4)
  expect(told()[place]).toBe(say().study.begins)
})

test('one looks back to what came since only', () => {
  draw([{ row: 5, at: 0, version: 2, back: 0 }], 3, 4, 8, 9)
  expect(past.stops.map(({ row }) => row)).toEqual([8, 9])
})

const all = (what: string) =>
  [...document.querySelectorAll(what)].map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim())

test('it groups by deed, under headings, with the arms of who acts', () => {
  drawLines([
    { ...line(1), text: 'Turn 1', weight: 'turn' },
    { ...line(1), index: 1, text: 'Actions', weight: 'phase' },
    { ...line(2), text: '[[baron:1|Belyi]] marches' },
    { ...line(2), index: 1, text: 'Monz falls', weight: 'headline' },
    { ...line(3), text: 'Rain' },
  ])
  expect(all('h3, h4')).toEqual(['Turn 1', 'Actions'])
  expect(all('[data-deed] .told')).toEqual(['Belyi marches Monz falls', 'Rain'])
  expect(document.querySelectorAll('[data-deed="2"] .sign')).toHaveLength(1)
  expect(document.querySelectorAll('[data-deed="2"] .see')).toHaveLength(1)
})

test('what befalls me looks different, what I do does not', () => {
  drawLines([
    { ...line(2), text: '[[baron:1|Belyi]] attacks [[baron:0|Raoul]]' },
    { ...line(3), text: '[[baron:0|Raoul]] attacks [[baron:1|Belyi]]' },
    { ...line(4), text: '[[baron:1|Belyi]] rests' },
  ])
  expect(
    [...document.querySelectorAll('.touched')].map((li) => li.getAttribute('data-deed')),
  ).toEqual(['2'])
  expect(all('.own')).toEqual(['Raoul'])
})

test('my things are said to be mine, as they were when it was told', () => {
  drawLines([{ ...line(2), text: 'Rain' }])
  source?.update(
    anUpdate({
      row: 3,
      chronicle: {
        from: 1,
        lines: [{ ...line(3), text: '[[baron:1|Belyi]] takes [[city:monz|Monz]]' }],
      },
    }),
  )
  flushSync()
  expect(all('.own')).toEqual([say().yourThing('Monz')])
})
