import { expect, test, vi } from 'vitest'
import { Haggling } from '../../../bargain/haggling.svelte'
import { language } from '../../../i18n'
import { anUpdate } from '../../../table/fixture'
import type { TableStream } from '../../../table/stream.svelte'
import type { BargainInfo, BargainsInfo, OfferInfo } from '../../../wire/http'
import type { PactView } from '../../../wire/mugiochix'
import { openStage } from '../../test/stage'
import game from '../index'
import { player, sceneOf, view } from '../test/scene'
import { tableOf } from '../table'
import Treaty from './Treaty.svelte'
import {
  answering,
  blank,
  idle,
  inForce,
  lettingGo,
  says,
  stepsWith,
  termsOf,
  within,
} from './treaty'
import { both } from './words'

const { top, draw } = openStage()

const offered: BargainInfo = {
  no: 7,
  from: 1,
  to: 0,
  open: false,
  lapses: 0,
  gives: [],
  asks: [],
  words: ['I keep off', ''],
  goods: [100],
  give: [0, 4, 15],
  take: [1, 8],
  mine: true,
  mayAccept: true,
  mayAnswer: true,
  why: '',
}

const info = (more: Partial<BargainsInfo> = {}): BargainsInfo => ({
  now: true,
  token: 't',
  turns: 3,
  goods: ['florins'],
  things: [],
  mine: { goods: [300], things: [0, 1, 2, 3, 4, 5, 7, 14, 15] },
  with: [
    { seat: 1, may: true, goods: [50], things: [0, 1, 2, 3, 4, 5, 14, 15] },
    { seat: -1, may: true, goods: [50], things: [] },
  ],
  reasons: [],
  motives: [],
  waiting: [],
  promises: [],
  given: [],
  ...more,
})

test('an answer begins with the offer turned round, and goes back as the table takes it', () => {
  const writ = answering(offered)
  expect(writ).toMatchObject({
    give: [1, 8],
    take: [0],
    both: [4],
    florins: -100,
    brief: true,
    open: false,
    yours: 'I keep off',
  })
  expect(termsOf(writ)).toEqual({
    goods: [-100],
    give: [1, 8, 4, 15],
    take: [0],
    mine: '',
    yours: 'I keep off',
  })
})

test('what one of the two does not have is not in it, and what does not last has no time', () => {
  const writ = within({ ...blank, give: [1, 12], take: [0, 13], florins: -90 }, info(), 1)
  expect(writ).toMatchObject({ give: [1], take: [0], florins: -50 })
  expect(termsOf({ ...blank, both: [14], brief: true }).give).toEqual([14])
  expect(says(blank)).toBe(false)
  expect(says({ ...blank, mine: ' ' })).toBe(false)
})

test('what holds to the end is not granted again, and peace is for those at war', () => {
  const pact = { from: 0, to: 1, secret: false, units: 0, on: -1, lets: -1 }
  const pacts = [
    { ...pact, kind: 'passage', until: 0 },
    { ...pact, kind: 'commercial', until: 4 },
    { ...pact, kind: 'defensive_alliance', until: 0 },
  ]
  const table = tableOf(() =>
    sceneOf(view({ pacts, players: [player(0, { wars: [1] }), player(1)] })),
  )
  expect([1, 0, 5].map((thing) => inForce(table, 0, 1, thing))).toEqual([true, false, false])
  expect([13, 14].map((thing) => idle(table, 0, 1, thing))).toEqual([false, false])
  expect(idle(table, 1, 0, 13)).toBe(true)
})

const verbs: Record<string, string> = { 648: 'declare-war', 649: 'cancel-pact', 656: 'keep-pact' }
const asidesOf = (...ids: readonly string[]) =>
  ({
    choices: ids.map((id) => ({ id, verb: verbs[id.slice(0, 3)], label: [], refs: [] })),
  }) as unknown as OfferInfo

test('the asides about a seat are found by what they are, a pact’s by what is granted whom', () => {
  const asides = asidesOf('648.1.0.0', '648.2.0.0', '649.1.1.0', '656.0.1.1', '649.0.10.1')
  expect(stepsWith(asides, 'declare-war', 2).map(({ place }) => place)).toEqual([1])
  const pact = { secret: false, units: 0, until: 0, on: -1, lets: -1, kind: 'passage' }
  const place = (more: Partial<PactView>) =>
    lettingGo(asides, { ...pact, from: 0, to: 1, ...more })?.place
  expect(place({ from: 1, to: 0 })).toBe(2)
  expect(place({})).toBe(3)
  expect(place({ kind: 'offensive_alliance', on: 4 })).toBe(4)
  expect(place({ kind: 'commercial' })).toBeUndefined()
})

test('who would let a pact go stands beside it, with what one can say to that', () => {
  const pact = { secret: false, units: 0, until: 0, on: -1, lets: -1 }
  const onaside = vi.fn()
  draw(Treaty, {
    ...sceneOf(
      view({
        seat: 0,
        pacts: [
          { ...pact, from: 0, to: 1, kind: 'passage', lets: 0 },
          { ...pact, from: 1, to: 0, kind: 'passage', lets: 1 },
          { ...pact, from: 0, to: 1, kind: 'non_belligerence' },
          { ...pact, from: 1, to: 0, kind: 'non_belligerence' },
        ],
      }),
    ),
    game,
    haggling: new Haggling({
      id: 'k3f9',
      update: anUpdate({ seat: 0, bargains: info() }),
    } as unknown as TableStream),
    treating: { with: 1, no: 0 },
    asides: asidesOf('656.0.1.1', '649.1.1.0', '649.0.4.1'),
    busy: false,
    onaside,
    onclose: vi.fn(),
  })
  const rows = [...top.querySelectorAll('li')]
  expect(rows.map((row) => row.querySelector('em')?.textContent.trim() ?? '')).toEqual([
    expect.stringContaining('You would let it go: it ends when'),
    '',
    expect.stringContaining('would let it go'),
  ])
  const presses = rows.map((row) => row.querySelector('button'))
  expect(presses.map((press) => press?.textContent)).toEqual([
    'Keep it after all: Passage',
    'I would let it go: Non-belligerence',
    'Let it go too: it ends: Passage',
  ])
  presses[2]?.click()
  expect(onaside).toHaveBeenCalledWith(1)
})

test('what is marked is said in a sentence and offered', async () => {
  const motives = ['we both gain', 'our border']
  const update = anUpdate({ seat: 0, bargains: info({ motives }) })
  const haggling = new Haggling({ id: 'k3f9', update } as unknown as TableStream)
  const make = vi.spyOn(haggling, 'make').mockResolvedValue(true)
  draw(Treaty, {
    ...sceneOf(view({ seat: 0 })),
    game,
    haggling,
    treating: { with: 1, no: 0 },
    asides: null,
    busy: false,
    onaside: vi.fn(),
    onclose: vi.fn(),
  })
  const word = () => top.querySelector('.word')?.textContent
  expect(word()).toContain('Nothing is written yet')
  const cells = [...top.querySelectorAll<HTMLButtonElement>('.cell')]
  for (const label of [
    'You give: Passage',
    'You get: Commercial pact',
    'For both: Non-belligerence',
  ])
    cells.find((cell) => cell.getAttribute('aria-label') === label)?.click()
  await vi.waitFor(() =>
    expect(word()).toBe(
      'You give: Passage. You get: Commercial pact. Both are bound: Non-belligerence. It holds to the end of the game. All may read it.',
    ),
  )
  const why = top.querySelector<HTMLSelectElement>('.field select')
  if (why) why.value = why.options[2]?.value ?? ''
  why?.dispatchEvent(new Event('change', { bubbles: true }))
  top.querySelector<HTMLButtonElement>('.grand')?.click()
  expect(make).toHaveBeenCalledWith({
    deed: 'offer',
    to: 1,
    open: true,
    turns: 0,
    motive: 2,
    goods: [0],
    give: [1, 4],
    take: [0],
    mine: '',
    yours: '',
  })
})

test('both languages have the same words', () => {
  for (const lang of ['en', 'it'] as const) {
    language.now = lang
    expect(Object.keys(both[lang].things)).toEqual(Object.keys(both.en.things))
    expect(Object.keys(both[lang].explains)).toEqual(Object.keys(both.en.explains))
  }
})
