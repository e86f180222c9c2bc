// What stands on a sheet when the table goes on meanwhile, or the server does not answer once.

import { flushSync, type Component } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../../../common/server'
import { Draft, type Speaks } from '../../../sheets/draft.svelte'
import { Onward } from '../../../sheets/onward.svelte'
import { Picking } from '../../../sheets/picking.svelte'
import { anOffer, anUpdate } from '../../../table/fixture'
import type { ChoiceInfo, Link, OfferInfo, Update } from '../../../wire/http'
import type { Components, View } from '../../mu-prototype/wire'
import type { OnSheet } from '../../game'
import { openStage } from '../../test/stage'
import game from '../../mu-prototype/index'
import { armies, lands, parts, sceneOf, transport, view } from '../../mu-prototype/test/scene'
import Loading from './Loading.svelte'
import Manifest from './Manifest.svelte'
import Trade from './Trade.svelte'

const { top, draw, click } = openStage()
const choice = (id: string, verb: string, refs: string[] = [], high = 0): ChoiceInfo => {
  return { id, verb, label: id, refs, low: high && 1, high }
}
const level = { name: '', cost: 0, mp: 6, armies: 0, goods: 10 }
let update = $state.raw<Update>(anUpdate())
let then: (links: Link[]) => { offer: OfferInfo; view: View }
let fails: (links: Link[]) => boolean
let wrong: string // what it then says
let sent: Link[][]
let release: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sent = []
  fails = () => false
  wrong = 'unreachable'
})
afterEach(() => vi.useRealTimers())

function lay(sheet: Component<OnSheet<View, Components>>, position: View, offer: OfferInfo) {
  update = anUpdate({ offer: { ...offer, token: 'now' }, view: position })
  const stream = {
    id: 'k3f9',
    get update() {
      return update
    },
  }
  const speaks: Speaks = {
    order: () => Promise.resolve(),
    try: (_, { links }) =>
      fails(links)
        ? Promise.reject(new Refusal(wrong, 'no answer'))
        : Promise.resolve({ played: links.length, stop: '', why: '', rule: '', ...then(links) }),
    send: (_, { links }) => {
      sent.push(links)
      // the stream tells of it first, the answer to the request comes after
      const after = then([...sent.flat()])
      update = anUpdate({ ...after, offer: { ...after.offer, token: 'next' }, row: 2 })
      return new Promise((resolve) => {
        release = () => resolve({ played: links.length, stop: '', why: '', rule: '' })
      })
    },
  }
  const props = {
    ...sceneOf(position),
    get view() {
      return update.view
    },
    components: { ...parts, transports: [level, level].map((one) => [one, one]) },
    onward: { open: [] } as unknown as Onward,
    draft: new Draft(stream, speaks),
    picking: new Picking(),
    game,
    onclose: () => undefined,
  }
  draw(sheet, props as unknown as OnSheet<View, Components>)
}
async function settle() {
  for (let step = 0; step < 6; step++) {
    flushSync()
    await vi.advanceTimersByTimeAsync(150)
  }
  flushSync()
}
async function press(selector: string) {
  click(top.querySelector(selector))
  await settle()
}
const halt = choice('410', 'halt')
const march = choice('403.2', 'march', ['territory:normandy'])
const offers = (...choices: ChoiceInfo[]) => anOffer('', { name: 'trade-convoy', choices })
const wine = () => top.querySelector<HTMLInputElement>('[data-good="wine"] input')?.value
// here wine costs 24, sells for 20; in normandy 25
const markets = [
  [0, 24, 20, 24, 20],
  [2, 19, 35, 17, 25],
]
const at = (n: number) =>
  view({
    phase: 'trade',
    convoy: [4],
    transports: [
      transport(4, { kind: 2, at: 0, cargo: n > 0 ? [{ n, good: 1, from: 0, lot: 0 }] : [] }),
    ],
    markets,
  })
const buy = choice('430.4.1', 'buy-goods', ['transport:4', 'good:wine'], 10)
const sale = choice('431.4.0', 'sell-goods', ['transport:4', 'lot:4:0'], 10)

test('what is typed after a deal is not wiped by any later update; what was bought is not put up for sale at once', async () => {
  then = (links) => {
    const n = links.reduce(
      (sum, l) => sum + (l.id === buy.id ? l.number : l.id === sale.id ? -l.number : 0),
      0,
    )
    return { offer: n > 0 ? offers(buy, sale, march, halt) : offers(buy, march, halt), view: at(n) }
  }
  lay(Manifest, at(0), then([]).offer)
  await settle()
  await press('[data-good="wine"] [aria-label^="More"]')
  await press('[data-good="wine"] [aria-label^="More"]')
  click(top.querySelector('.grand'))
  await settle()
  release?.()
  await settle()
  await press('[data-good="wine"] [aria-label^="More"]')
  // somebody else does something: the same question stands
  const now = then(sent.flat())
  update = anUpdate({ ...now, offer: { ...now.offer, token: 'next' }, row: 3 })
  await settle()
  expect(wine()).toBe('3')
})

test.each(['unreachable', 'internal'])('a trial that is %s leaves no dead button', async (code) => {
  wrong = code
  then = (links) =>
    links.some(({ id }) => id === march.id)
      ? { offer: offers(sale, halt), view: { ...at(5) } }
      : { offer: offers(sale, march, halt), view: at(5) }
  const before = markets.splice(1, 1, [2, 19, 35, 17, 60])
  lay(Manifest, at(5), then([]).offer)
  let once = true
  fails = (links) => once && links.some(({ id }) => id === march.id) && !(once = false)
  await settle()
  await settle()
  markets.splice(1, 1, ...before)
  expect(top.querySelector<HTMLButtonElement>('.grand')?.disabled).toBe(false)
})

test('a leader whose trial fails leaves something to see', async () => {
  const leads = [4, 7].map((id) => choice(`400.${id}`, 'lead', [`transport:${id}`]))
  const start = { ...at(0), convoy: [], turn: 19 }
  then = ([lead]) =>
    lead
      ? { offer: offers(buy, march, halt), view: at(0) }
      : { offer: anOffer('', { name: 'trade', choices: leads }), view: start }
  let once = true
  fails = () => once && !(once = false)
  lay(Trade, start, then([]).offer)
  await settle()
  expect(top.querySelector('[data-good]')).not.toBeNull() // it was tried again after a while
})

test('what was wanted in one land is not wanted in the next', async () => {
  const place = { now: 0 }
  const stands = (aboard: number, ashore: number) =>
    view({
      convoy: [4],
      transports: [transport(4, { at: place.now, vf: aboard })],
      territories: lands(
        { owner: 0, vf: armies({ 0: ashore }) },
        { owner: 0, vf: armies({ 0: ashore }) },
      ),
    })
  then = (links) => {
    const n = links.reduce((sum, one) => sum + one.number, 0)
    const load = choice(`420.4.${place.now}.0`, 'load-armies', ['transport:4'], 8)
    return {
      offer: anOffer('', { name: 'convoy', choices: links.length ? [] : [load] }),
      view: stands(2 + n, 12 - n),
    }
  }
  lay(Loading, stands(2, 12), then([]).offer)
  await settle()
  const more = '[data-hold="transport:4"] [aria-label^="More"]'
  await press(more)
  await press(more)
  const value = () => top.querySelector<HTMLInputElement>('[data-hold="transport:4"] input')?.value
  place.now = 1 // it marches by the list, nothing was loaded
  update = anUpdate({ ...then([]), offer: { ...then([]).offer, token: 'next' }, row: 3 })
  await settle()
  expect(value()).toBe('2')
})
