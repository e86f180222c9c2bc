// Sheets as one uses them: what they say where something would be lost, and what stays of one that was taken in part.

import { flushSync, type Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Draft, type Speaks } from '../../../sheets/draft.svelte'
import type { Way } from '../../../sheets/onward.svelte'
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
import Shop from './Shop.svelte'
import Trade from './Trade.svelte'
import Treaty from './Treaty.svelte'

const { room } = vi.hoisted(() => ({ room: { wide: true } }))
vi.mock('../../../common/room.svelte', () => ({ room }))

const { top, draw, click, clear } = openStage()

const choice = (id: string, verb: string, refs: string[] = [], high = 0): ChoiceInfo => {
  return { id, verb, label: id, refs, low: high && 1, high }
}

const level = { name: '', cost: 0, mp: 6, armies: 0, goods: 10 }
let open: Way[] // what may be answered after the camp
let update = $state.raw<Update>(anUpdate())
let then: (links: Link[]) => { offer: OfferInfo; view: View } // where links lead
let taken: (links: Link[]) => number // how many of them the table takes
let sent: Link[][]
let closed: number // how often the sheet was laid aside

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  closed = 0
  open = []
  taken = (links) => links.length
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
      Promise.resolve({ played: links.length, stop: '', why: '', rule: '', ...then(links) }),
    send: (_, { links }) => {
      sent.push(links)
      const played = taken(links)
      const why = played < links.length ? 'It is gone' : ''
      update = anUpdate({ ...then(links.slice(0, played)), row: 2 })
      update = { ...update, offer: update.offer && { ...update.offer, token: 'next' } }
      return Promise.resolve({ played, stop: why && 'refused', why, rule: '' })
    },
  }
  const props = {
    ...sceneOf(position),
    components: { ...parts, transports: [level, level].map((one) => [one, one]) },
    onward: { open },
    draft: new Draft(stream, speaks),
    picking: new Picking(),
    game,
    onclose: () => closed++,
  }
  draw(sheet, props as unknown as OnSheet<View, Components>)
}

/** settle waits until all that was written has been tried. */
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
const said = () =>
  [...top.querySelectorAll('[role="status"]:not(.word)')].map((it) => it.textContent)
const linksSent = () => sent.map((links) => links.map(({ id, number }) => `${id} ${number}`))

test('two ships empty a land with one press, and it is said before', async () => {
  const galleys = (first: number, second: number) =>
    [first, second].map((vf, i) => transport(4 + i, { at: 3, vf }))
  const at = (owner: number, ashore: number, first: number, second: number) =>
    view({
      convoy: [4, 5],
      transports: galleys(first, second),
      territories: lands({ owner, vf: armies({ 0: ashore }) }),
    })
  then = (links) => {
    const [first = 0, second = 0] = [4, 5].map((id) =>
      links
        .filter((link) => link.id.startsWith(`420.${id}.`))
        .reduce((n, one) => n + one.number, 0),
    )
    const ashore = 12 - first - second
    const most = Math.min(8, ashore)
    const last = most === ashore ? 1 : 0
    const choices = [4, 5]
      .filter((id) => most > 0 && !links.some((link) => link.id.startsWith(`420.${id}.`)))
      .map((id) => ({
        ...choice(`420.${id}.0.${last}`, 'load-armies', [`transport:${id}`], most),
        ...(last ? { first: most - 1 } : {}),
      }))
    return {
      offer: anOffer('', { name: 'convoy', choices }),
      view: at(ashore ? 0 : -1, ashore, first, second),
    }
  }
  const { offer, view: start } = then([])
  lay(Loading, start, offer)
  await settle()

  await press('[data-hold="transport:4"] [data-all]')
  expect(said()).toEqual([])
  const second = '[data-hold="transport:5"]'
  expect(top.querySelector(`${second} [data-all]`)?.textContent).toBe('all but one')
  await press(`${second} [data-all]`)
  expect(top.querySelector<HTMLInputElement>(`${second} input`)?.value).toBe('3')
  expect(said()).toEqual([])
  await press(`${second} [aria-label^="More"]`)
  expect(said()).toEqual(['Nobody stays: KENT is given up.'])
  await press('.grand')
  expect(linksSent()).toEqual([['420.4.0.0 8', '420.5.0.1 4']])
})

test('a treaty is offered with the motive that is chosen on its sheet', async () => {
  const offer = anOffer('', {
    name: 'draft',
    choices: [
      choice('118.0.1.0', 'add-no-war'),
      { ...choice('127.0.0.0', 'offer-treaty'), reasons: ['we both gain', 'our border'] },
    ],
  })
  const clauses = [{ term: 'no-war', from: 0, to: 1, a: 0, n: 0 }]
  const position = view({
    offer: {
      no: 0,
      parties: [0, 1],
      offered: 0,
      warlike: false,
      secret: false,
      made: 1,
      until: 1,
      clauses,
      accused: [],
      row: 0,
    },
  })
  then = () => ({ offer, view: position })
  lay(Treaty, position, offer)
  await settle()
  const why = top.querySelector<HTMLSelectElement>('.terms select')
  expect([...(why?.options ?? [])].map(({ text }) => text).slice(1)).toEqual([
    'we both gain',
    'our border',
  ])
  if (why) why.value = why.options[2]?.value ?? ''
  why?.dispatchEvent(new Event('change', { bubbles: true }))
  await press('.grand')
  expect(linksSent()).toEqual([['127.0.0.0 2']])
})

test('a piece that has changed rows stays there, though the rest was not taken', async () => {
  const board = choice('426.2.4.0', 'board-captain', ['captain:2'])
  const leave = choice('427.2.0.0', 'captain-ashore', ['captain:2'])
  const engine = choice('422.3.4.0', 'load-engine', ['engine:3'])
  const position = view({
    convoy: [4],
    transports: [transport(4, { kind: 4, at: 0 })],
    captains: [{ id: 2, level: 1, owner: 0, at: 0, aboard: -1, attacks: 0, relic: -1 }],
    engines: [{ id: 3, level: 1, owner: 0, at: 0, aboard: -1 }],
  })
  then = (links) => {
    const has = ({ id }: ChoiceInfo) => links.some((link) => link.id === id)
    const choices = [has(board) ? leave : board, ...(has(engine) ? [] : [engine])]
    return { offer: anOffer('', { name: 'convoy', choices }), view: position }
  }
  taken = () => 1
  lay(Loading, position, then([]).offer)
  await settle()
  const going = () =>
    [...top.querySelectorAll('section:first-of-type [data-points]')].map((it) =>
      it.getAttribute('data-points'),
    )

  await press('[data-points="captain:2"]')
  await press('[data-points="engine:3"]')
  await press('.grand')
  expect(linksSent()).toEqual([['426.2.4.0 0', '422.3.4.0 0']])
  expect(going()).toEqual(['captain:2', 'engine:3'])
  expect(top.querySelector('[data-points="captain:2"]')?.getAttribute('aria-label')).toContain(
    'stay',
  )
})

test('on a phone it gives way to the map once something is loaded', async () => {
  const board = choice('426.2.4.0', 'board-captain', ['captain:2'])
  const leave = choice('427.2.0.0', 'captain-ashore', ['captain:2'])
  const position = view({
    convoy: [4],
    transports: [transport(4, { kind: 4, at: 0 })],
    captains: [{ id: 2, level: 1, owner: 0, at: 0, aboard: -1, attacks: 0, relic: -1 }],
  })
  then = (links) => ({
    offer: anOffer('', { name: 'convoy', choices: [links.length % 2 ? leave : board] }),
    view: position,
  })
  for (const [wide, times] of [
    [true, 0],
    [false, 1],
  ] as const) {
    room.wide = wide
    lay(Loading, position, then([]).offer)
    await settle()
    await press('[data-points="captain:2"]')
    await press('.grand')
    expect(closed).toBe(times)
    await clear()
  }
  room.wide = true
})

test('what of a basket was bought is no more in it', async () => {
  const tech = (n: number) => choice(`200.${n}.100.0`, 'buy-technology', [])
  const sale = choice('209.5.50.0', 'sell-transport', ['transport:5'])
  const position = view({ phase: 'purchase', transports: [transport(5)] })
  then = (links) => {
    const choices = [tech(1), tech(3), sale].filter(
      ({ id }) => !links.some((link) => link.id === id),
    )
    return { offer: anOffer('', { name: 'purchase', choices }), view: position }
  }
  taken = () => 2
  lay(Shop, position, then([]).offer)
  await settle()

  await press(`[data-tile="${tech(1).id}"]`)
  await press(`[data-tile="${tech(3).id}"]`)
  click(top.querySelector('[role="tab"]:last-child'))
  await press(`[data-tile="${sale.id}"]`)
  await press('.grand')
  expect(linksSent()).toEqual([[`${sale.id} 0`, `${tech(1).id} 0`, `${tech(3).id} 0`]])
  await press('.grand')
  expect(linksSent()[1]).toEqual([`${tech(3).id} 0`])
})

describe('a convoy', () => {
  const halt = choice('410', 'halt')
  const lead = choice('402.7', 'lead', ['transport:7'])
  const march = choice('403.2', 'march', ['territory:normandy'])
  const wine = choice('430.4.1', 'buy-goods', ['transport:4', 'good:wine'], 10)
  const sale = choice('431.4.0', 'sell-goods', ['transport:4', 'lot:4:0'], 10)
  const markets = [
    [0, 24, 20, 22, 18],
    [2, 19, 35, 17, 33],
  ]
  /** at is a caravan with wine aboard, and another that has not traded yet. */
  const at = (place: number, n: number) => {
    const cargo = n > 0 ? [{ n, good: 1, from: 0, lot: 0 }] : []
    const transports = [
      transport(4, { kind: 2, at: place, cargo }),
      transport(7, { kind: 2, at: 1 }),
    ]
    return view({ phase: 'trade', convoy: [4], transports, markets })
  }
  const offers = (...choices: ChoiceInfo[]) => anOffer('', { name: 'trade-convoy', choices })

  beforeEach(() => {
    localStorage.clear()
    open = [{ lead: halt, next: [{ choice: lead, number: 0 }], closes: false }]
  })

  test('goes on by itself to where its load sells, sells it there, and the next one leads', async () => {
    then = (links) =>
      links.some(({ id }) => id === march.id)
        ? { offer: offers(sale, halt), view: at(2, 10) }
        : { offer: offers(sale, march, halt), view: at(0, 10) }
    lay(Manifest, at(0, 10), then([]).offer)
    await settle()
    expect(top.querySelector('.grand')?.textContent.trim()).toBe('Sell in Rouen +330')
    expect(top.querySelector('.there')?.textContent).toContain('10 Wine')
    await press('.grand')
    expect(linksSent()).toEqual([['403.2 0', '431.4.0 10', '410 0', '402.7 0']])
  })

  test('keeps its load where one says so, and goes nowhere by itself where nobody buys it', async () => {
    const buys = { now: true }
    then = (links) =>
      links.some(({ id }) => id === march.id)
        ? { offer: buys.now ? offers(sale, halt) : offers(halt), view: at(2, 10) }
        : { offer: offers(sale, march, halt), view: at(0, 10) }
    lay(Manifest, at(0, 10), then([]).offer)
    await settle()
    await press('[data-sells]')
    await press('.grand')
    expect(linksSent()).toEqual([['403.2 0']])
    await clear()
    buys.now = false
    lay(Manifest, at(0, 10), then([]).offer)
    await settle()
    expect(top.querySelector('[data-going]')?.getAttribute('data-going')).toBe('')
  })

  test('is loaded with what earns most, and goes where that sells, with one press', async () => {
    then = () => ({ offer: offers(wine, march, halt), view: at(0, 0) })
    lay(Manifest, at(0, 0), then([]).offer)
    await settle()
    const load = top.querySelector('[data-load]')
    expect(load?.textContent.trim()).toBe('10 Wine for Rouen')
    await press('[data-load]')
    expect(linksSent()).toEqual([['430.4.1 10', '403.2 0', '410 0', '402.7 0']])
  })

  test('is led and trades with one press, the first that has not led or another', async () => {
    const leads = [4, 7].map((id) => choice(`400.${id}`, 'lead', [`transport:${id}`]))
    const start = { ...at(0, 0), convoy: [], turn: 9 }
    then = ([lead]) =>
      lead
        ? {
            offer: offers(wine, march, halt),
            view: { ...at(0, 0), convoy: [Number(lead.id.slice(4))] },
          }
        : { offer: anOffer('', { name: 'trade', choices: leads }), view: start }
    lay(Trade, start, then([]).offer)
    await settle()
    expect(top.querySelector('[aria-pressed="true"][data-leads]')?.getAttribute('data-leads')).toBe(
      '400.4',
    )
    await press('[data-leads="400.7"]')
    expect(top.querySelector('h2')?.textContent).toContain('WESSEX')
    const first = top.querySelector<HTMLElement>('[data-leads="400.4"]')
    first?.focus()
    click(first)
    const frame = top.querySelector('[data-paper]')
    expect(frame?.querySelector('h2')?.textContent, 'at once').toContain('London')
    expect(frame?.getAttribute('aria-busy')).toBe('true')
    expect(frame?.querySelector('.grand')?.matches(':disabled')).toBe(true)
    const focused = () => document.activeElement?.getAttribute('data-leads') ?? undefined
    expect(focused()).toBe('400.4')
    await settle()
    expect(top.querySelector('[data-good]')).not.toBeNull()
    expect(focused()).toBe('400.4')
    await press('[data-load]')
    expect(linksSent().map(([first, ...rest]) => [first, rest.length])).toEqual([['400.4 0', 2]])

    // Where nobody can be chosen any more one stays on the sheet.
    const alone = anOffer('', { name: 'trade', choices: leads.slice(1) })
    update = anUpdate({ offer: { ...alone, token: 'later' }, view: start })
    flushSync()
    expect(focused()).toBeUndefined()
    expect(document.activeElement).toBe(top.querySelector('h2'))
  })
})
