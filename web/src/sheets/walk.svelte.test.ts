import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../common/server'
import { toasts } from '../common/toasts.svelte'
import { anOffer, anUpdate } from '../table/fixture'
import type { ChoiceInfo, GiveSheet, OfferInfo, SheetInfo, TrialInfo, Update } from '../wire/http'
import { Draft } from './draft.svelte'
import { questions, Walk } from './walk.svelte'

const choice = (id: string): ChoiceInfo => ({ id, verb: id, label: id, refs: [], low: 0, high: 0 })
const asks = (name: string, ...ids: string[]): OfferInfo =>
  anOffer('', { name, choices: ids.map(choice) })

/** Where lands, then who goes there, then the end. */
const asked: Record<string, OfferInfo | null> = {
  '': asks('where', 'rota', 'gedze', 'nowhere'),
  rota: asks('who', 'wolf', 'done'),
  'rota wolf': asks('who', 'done'),
  'rota wolf done': null,
  nowhere: null,
}

let plan: string[]
let update = $state.raw<Update>(anUpdate())
let sent: GiveSheet[]
let tried: number
let fails: (links: string) => boolean
let answered: (sheet: GiveSheet) => Promise<SheetInfo>
let walk: Walk
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  plan = []
  sent = []
  tried = 0
  fails = () => false
  answered = ({ links }) => Promise.resolve({ played: links.length, why: '' } as SheetInfo)
  update = anUpdate({ offer: { ...(asked[''] as OfferInfo), token: 'now' } })
  const stream = {
    id: 'k3f9',
    get update() {
      return update
    },
  }
  const said = ({ links }: GiveSheet) => links.map(({ id }) => id).join(' ')
  const draft = new Draft(stream, {
    order: () => Promise.resolve(),
    try: (_, sheet) => {
      tried++
      if (fails(said(sheet))) return Promise.reject(new Refusal('internal', 'It broke'))
      const offer = asked[said(sheet)] ?? null
      return Promise.resolve({
        played: sheet.links.length,
        why: '',
        offer,
        view: said(sheet),
      } as TrialInfo)
    },
    send: (_, sheet) => {
      sent.push(sheet)
      return answered(sheet)
    },
  })
  end = $effect.root(() => {
    walk = new Walk(
      draft,
      ({ choices }) => choices.find(({ id }) => plan.includes(id)),
      ({ id }) => id.length,
    )
    $effect(() => walk.follow())
  })
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

async function goes(...wanted: string[]) {
  plan = wanted
  walk.begin()
  for (let step = 0; step < 8; step++) {
    flushSync()
    await vi.advanceTimersByTimeAsync(200)
  }
}
const links = () => walk.draft.links.map(({ id }) => id)

test('a plan is walked through question by question, and known at its end', async () => {
  await goes('rota', 'wolf')
  expect(links()).toEqual(['rota', 'wolf'])
  expect(walk.settled).toBe(true)
  expect(questions(walk.known).map(({ name }) => name)).toEqual(['where', 'who', 'who'])
  expect(walk.known.view).toBe('rota wolf')
})

test('while another is walked through, what was known stays', async () => {
  await goes('rota', 'wolf')
  plan = ['nowhere']
  walk.begin()
  expect(walk.settled).toBe(false)
  expect(walk.known.passed).toHaveLength(2)
  await goes('nowhere')
  expect(links()).toEqual(['nowhere'])
  expect(walk.known.passed).toHaveLength(1)
})

test('all is given at once, and nothing is written for what has been answered', async () => {
  await goes('rota', 'wolf', 'done')
  expect(await walk.give()).toBe(true)
  expect(sent.map(({ links }) => links.map(({ id }) => id))).toEqual([['rota', 'wolf', 'done']])
  expect(sent[0]?.links.map(({ number }) => number)).toEqual([4, 4, 4])
  await goes('rota', 'wolf', 'done')
  expect(links()).toEqual([])
})

test('another question is begun anew, and nothing else is known of it', async () => {
  await goes('rota')
  update = anUpdate({ offer: { ...asks('where', 'gedze'), token: 'next' } })
  flushSync()
  expect(walk.settled).toBe(false)
  walk.forget()
  expect(questions(walk.known).flatMap(({ choices }) => choices.map(({ id }) => id))).toEqual([
    'gedze',
  ])
})

test('where it cannot be told where the answers lead, nothing more is answered until it is begun anew', async () => {
  fails = (links) => links !== ''
  await goes('rota', 'wolf')
  expect(links()).toEqual(['rota'])
  expect(tried).toBe(1)
  expect(walk.settled).toBe(false)
  expect(walk.draft.error).toBe('It broke')
  fails = (links) => links === 'rota wolf'
  await goes('rota', 'wolf', 'done')
  expect(links()).toEqual(['rota', 'wolf'])
  expect(tried).toBe(3)
  fails = () => false
  await goes('rota', 'wolf', 'done')
  expect(walk.settled).toBe(true)
  expect(walk.draft.error).toBe('')
})

test('what could not be sent is kept as it is, and may be given once more', async () => {
  await goes('rota', 'wolf')
  answered = () => Promise.reject(new Refusal('internal', 'It broke'))
  expect(await walk.give()).toBe(false)
  flushSync()
  await vi.advanceTimersByTimeAsync(1000)
  expect(links()).toEqual(['rota', 'wolf'])
  expect(walk.settled).toBe(true)
  expect(walk.draft.error).toBe('It broke')
})

test('why a way was given only in part is said, though the next question is begun anew', async () => {
  await goes('rota', 'wolf')
  answered = () => Promise.resolve({ played: 1, why: 'No ship' } as SheetInfo)
  expect(await walk.give()).toBe(false)
  walk.forget()
  expect(walk.draft.error).toBe('')
  expect(toasts.all.map(({ text }) => text)).toEqual(['No ship'])
})
