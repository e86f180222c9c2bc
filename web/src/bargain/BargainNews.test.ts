import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '../common/toasts.svelte'
import { anUpdate, FakeSource } from '../table/fixture'
import { TableStream } from '../table/stream.svelte'
import type { BargainInfo, BargainsInfo, PromiseInfo } from '../wire/http'
import BargainNews from './BargainNews.svelte'
import { Haggling } from './haggling.svelte'

let source: FakeSource
let page: Record<string, unknown>
let haggling: Haggling
let row = 0

const bargain = (no: number, from: number): BargainInfo => ({
  no,
  from,
  to: 1 - from,
  open: false,
  lapses: 0,
  gives: ['[[favour:peace|peace]]', '2 Crowns'],
  asks: ['[[city:lenz|Lenz]]'],
  words: ['', ''],
  goods: [0],
  give: [],
  take: [],
  mine: from !== 0,
  mayAccept: true,
  mayAnswer: true,
  why: '',
})

const promise = (no: number, parties: number[]): PromiseInfo => ({
  no,
  parties,
  words: ['peace', ''],
  marks: ['', ''],
  open: true,
})

/** tell sends an update in which these bargains wait, and a line that tells of one. */
function tell(waiting: BargainInfo[], of = 0, promises: PromiseInfo[] = []) {
  const bargains: BargainsInfo = {
    now: true,
    token: String(++row),
    turns: 3,
    goods: ['Crowns'],
    things: [],
    mine: { goods: [15], things: [] },
    with: [],
    waiting,
    promises,
    given: [],
    reasons: [],
    motives: [],
  }
  const line = {
    row,
    index: 0,
    name: 'told',
    text: `of bargain ${of}`,
    secret: false,
    args: [],
    weight: '' as const,
    bargain: of,
    at: 0,
  }
  source.update(anUpdate({ row, bargains, chronicle: { from: row - 1, lines: [line] } }))
  flushSync()
}

const see = vi.fn()
const said = () => toasts.all.map(({ text }) => text)

beforeEach(() => {
  toasts.all = []
  see.mockClear()
  row = 0
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open(0)
  haggling = new Haggling(stream)
  page = mount(BargainNews, {
    target: document.body,
    props: { haggling, sits: (seat: number) => `Seat ${seat}`, onsee: see },
  })
})

afterEach(() => unmount(page))

test('what waits when one comes is no news, and what is offered then is', () => {
  tell([bargain(1, 1)])
  expect(said()).toEqual([])
  tell([bargain(1, 1), bargain(2, 1)])
  expect(said()).toEqual(['Seat 1 offers you peace and 2 Crowns, for Lenz.'])
  toasts.all[0]?.see?.()
  expect(see).toHaveBeenCalledTimes(1)
})

test('what is asked for nothing, or given, is said so', () => {
  tell([])
  tell([{ ...bargain(1, 1), gives: [], asks: ['5 Crowns'] }])
  tell([{ ...bargain(2, 1), gives: ['5 Crowns'], asks: [], words: ['I help you', ''] }])
  expect(said()).toEqual([
    'Seat 1 asks you for 5 Crowns.',
    'Seat 1 offers you 5 Crowns and “I help you”.',
  ])
})

test('I am told what becomes of what I offered, and not of what others did', () => {
  tell([bargain(1, 0)])
  tell([bargain(1, 0)], 7)
  expect(said()).toEqual([])
  tell([], 1)
  expect(said()).toEqual(['of bargain 1'])
  expect(haggling.came).toEqual([{ text: 'of bargain 1', offer: bargain(1, 0) }])
})

test('I am told how a word of mine is judged', () => {
  tell([], 0, [promise(4, [0, 1]), promise(5, [1, 2])])
  tell([], 5, [promise(4, [0, 1]), promise(5, [1, 2])])
  expect(said()).toEqual([])
  tell([], 4, [promise(4, [0, 1])])
  expect(said()).toEqual(['of bargain 4'])
})
