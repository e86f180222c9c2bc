import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '../common/toasts.svelte'
import { anUpdate, FakeSource } from '../table/fixture'
import { TableStream } from '../table/stream.svelte'
import type { BargainInfo, BargainsInfo } from '../wire/http'
import { Haggling } from './haggling.svelte'

let source: FakeSource
let haggling: Haggling
const posted = vi.fn<typeof fetch>()

const bargain = (no: number, mine: boolean): BargainInfo => ({
  no,
  from: 1,
  to: 0,
  open: false,
  lapses: 0,
  gives: ['2 Crowns'],
  asks: [],
  words: ['', ''],
  goods: [2],
  give: [],
  take: [],
  mine,
  mayAccept: mine,
  mayAnswer: mine,
  why: '',
})

function tell(token: string, more: Partial<BargainsInfo> = {}) {
  const bargains: BargainsInfo = {
    now: true,
    token,
    turns: 3,
    goods: ['Crowns'],
    things: [],
    mine: { goods: [15], things: [] },
    with: [],
    waiting: [],
    promises: [],
    given: [],
    reasons: [],
    motives: [],
    ...more,
  }
  source.update(anUpdate({ bargains }))
}

beforeEach(() => {
  toasts.all = []
  posted.mockReset()
  posted.mockResolvedValue(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', posted)
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open(0)
  haggling = new Haggling(stream)
})

afterEach(() => vi.unstubAllGlobals())

test('a doubled click makes one move', async () => {
  tell('one')
  await Promise.all([
    haggling.make({ deed: 'accept', no: 4 }),
    haggling.make({ deed: 'accept', no: 4 }),
  ])
  expect(posted).toHaveBeenCalledTimes(1)
  const body = JSON.parse(posted.mock.calls[0]?.[1]?.body as string) as Record<string, unknown>
  expect(body).toMatchObject({ seat: 0, token: 'one', deed: 'accept', no: 4, give: [], take: [] })
})

test('who declines says why, or nothing', async () => {
  for (const move of [
    { deed: 'decline', no: 4, why: 2 },
    { deed: 'decline', no: 5 },
  ]) {
    tell(`for ${move.no}`)
    await haggling.make(move)
  }
  const why = posted.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).why)
  expect(why).toEqual([2, 0])
})

test('the next move waits for what came of the last', async () => {
  tell('one')
  await haggling.make({ deed: 'withdraw', no: 1 })
  expect(haggling.busy).toBe(true)
  tell('two')
  expect(haggling.busy).toBe(false)
})

test('what was refused may be tried again', async () => {
  posted.mockResolvedValue(
    new Response(JSON.stringify({ code: 'conflict', message: 'Late.' }), { status: 409 }),
  )
  tell('one')
  expect(await haggling.make({ deed: 'accept', no: 4 })).toBe(false)
  expect(haggling.busy).toBe(false)
  expect(toasts.all.map(({ text }) => text)).toEqual(['Late.'])
})

test('nothing is done while nothing may be', async () => {
  tell('one', { now: false })
  expect(await haggling.make({ deed: 'offer' })).toBe(false)
  expect(posted).not.toHaveBeenCalled()
})

test('what waits for me is counted', () => {
  tell('one', { waiting: [bargain(3, false), bargain(5, true)] })
  expect(haggling.waiting.map(({ no }) => no)).toEqual([5])
})
