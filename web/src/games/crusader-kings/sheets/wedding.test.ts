import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Draft } from '../../../sheets/draft.svelte'
import { Picking } from '../../../sheets/picking.svelte'
import { anOffer, anUpdate } from '../../../table/fixture'
import type { ChoiceInfo, GiveSheet, OfferInfo, SheetInfo, TrialInfo } from '../../../wire/http'
import type { AnyGame } from '../../game'
import { openStage } from '../../test/stage'
import { person, sceneOf, view } from '../test/scene'
import Wedding from './Wedding.svelte'
import { closingOf, linksOf, matchesOf, noDowry, suitorsOf, Terms } from './wedding'

const choice = (id: string, verb: string, more: Partial<ChoiceInfo> = {}): ChoiceInfo => {
  return { id, verb, label: `${verb} ${id}`, refs: [], low: 0, high: 0, ...more }
}
const court = choice('70.0.5.0', 'court')
const propose = choice('71.0.3.0', 'propose')
const lowborn = choice('72.2.1.0', 'wed-commoner')
const dynastic = anOffer('t1', {
  name: 'dynastic',
  choices: [
    court,
    propose,
    lowborn,
    choice('60.0.0.0', 'adopt'),
    choice('73.0.0.0', 'no-marriage'),
  ],
})
const terms = anOffer('', {
  name: 'dowry',
  choices: [
    choice('74.0.0.0', 'dowry-gold', { low: -3, high: 5 }),
    choice('75.4.0.0', 'dowry-give'),
    choice('77.1.0.0', 'dowry-home'),
    choice('78.0.0.0', 'dowry-send'),
    choice('79.0.0.0', 'dowry-drop'),
  ],
})

const { top, draw, click } = openStage()
let sent: GiveSheet[]
let tried: string[][]

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  tried = []
})
afterEach(() => vi.useRealTimers())

const check = { ...view().check, stage: 'invest', odds: [40, 70] } as never
const invest = anOffer('', {
  name: 'invest',
  choices: [choice('40.0.0.0', 'invest', { high: 1 })],
})

function open() {
  const people = [
    ...view().people.filter(({ id }) => id !== 5),
    person(5, 'unmarried', { seat: -1, land: 1, tokens: [0] }),
  ]
  const now = view({ people })
  const after: Record<string, OfferInfo> = { '70': invest, '71': terms, '72': invest }
  const stream = { id: 'k3f9', update: anUpdate({ seat: 0, offer: dynastic, view: now }) }
  const draft = new Draft(stream, {
    try: (_, { links }) => {
      tried.push(links.map(({ id, number }) => `${id} ${number}`))
      const offer = after[links[0]?.id.slice(0, 2) ?? ''] ?? null
      return Promise.resolve({ played: links.length, offer, why: '', stop: '', view: { ...now, check } } as unknown as TrialInfo) // prettier-ignore
    },
    send: (_, sheet) => {
      sent.push(sheet)
      return Promise.resolve({ played: sheet.links.length, why: '' } as SheetInfo)
    },
    order: () => Promise.resolve(),
  })
  draw(Wedding, {
    ...sceneOf(now),
    draft,
    picking: new Picking(),
    game: {} as AnyGame,
    onclose: () => undefined,
  } as never)
}

const settle = async () => {
  flushSync()
  await vi.advanceTimersByTimeAsync(500)
  flushSync()
}
const pick = async (value: string) => {
  click(top.querySelector(`input[value="${value}"]`))
  await settle()
}
const ask = () => top.querySelector<HTMLButtonElement>('footer .grand')
const given = () => sent.map(({ links }) => links.map(({ id, number }) => `${id} ${number}`))

test('who of ours may marry, and whom, is as the choices say', () => {
  expect(suitorsOf(dynastic)).toEqual([0, 2])
  expect(matchesOf(dynastic, 0)).toEqual([court, propose])
  expect(matchesOf(dynastic, 2)).toEqual([lowborn])
})

test('a courtship is asked with the Gold that makes it likely', async () => {
  open()
  await settle()
  expect(ask()?.disabled).toBe(true)
  await pick(court.id)
  expect(tried.at(-1)).toEqual(['70.0.5.0 0'])
  expect(top.textContent).toContain('70%')
  click(top.querySelectorAll('.rows input')[1])
  await settle()
  click(ask())
  await settle()
  expect(given()).toEqual([['70.0.5.0 0', '40.0.0.0 1']])
})

test('a proposal goes with its terms, and is sent with the same press', async () => {
  open()
  await settle()
  await pick(propose.id)
  const give = top.querySelector<HTMLSelectElement>('.things select')
  if (give) give.value = '75.4.0.0'
  give?.dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
  click(ask())
  await settle()
  expect(given()).toEqual([['71.0.3.0 0', '75.4.0.0 0', '78.0.0.0 0']])
})

test('another of ours has others to ask, and a child is adopted', async () => {
  open()
  await settle()
  await pick('2')
  expect(top.querySelector(`input[value="${court.id}"]`)).toBeNull()
  await pick('adopt')
  click(ask())
  await settle()
  expect(given()).toEqual([['60.0.0.0 0']])
})

test('the terms are answers, as far as they were offered', () => {
  const known = new Terms()
  expect(known.learn(terms)).toBe(true)
  expect(known.learn(terms)).toBe(false)
  const dowry = { ...noDowry, gold: -2, moved: true }
  expect(linksOf(propose, dowry, known).map(({ id, number }) => `${id} ${number}`)).toEqual([
    '71.0.3.0 0',
    '74.0.0.0 -2',
    '77.1.0.0 0',
  ])
  expect(closingOf(terms, 0).map(({ id }) => id)).toEqual(['78.0.0.0'])
  expect(closingOf(invest, 4).map(({ number }) => number)).toEqual([1])
})
