import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOffer } from '../table/fixture'
import type { ChanceInfo, ChoiceInfo } from '../wire/http'
import { Chances, toneOf } from './chances.svelte'

const choice = (refs: string[], odds = true): ChoiceInfo => ({
  id: '',
  verb: 'attack',
  label: refs.join(),
  low: 0,
  high: 0,
  refs,
  odds,
})

let asked: unknown[]
let answers: (ChanceInfo[] | 'busy')[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answers = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init: RequestInit) => {
      asked.push([url.split('?')[0], JSON.parse(String(init.body))])
      const answer = answers.shift() ?? 'busy'
      return answer === 'busy'
        ? Response.json({ code: 'too-many', message: 'later' }, { status: 429 })
        : Response.json(answer)
    }),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const offer = anOffer('t1', {
  choices: [
    choice(['land:a']),
    choice(['land:b', 'city:b']),
    choice(['land:b']),
    choice(['land:c'], false),
  ],
})

test('the seals of an offer are empty until its odds have come, and show the best of each thing', async () => {
  answers = [
    [
      { choice: 0, good: 0.8 },
      { choice: 1, good: 0.3 },
      { choice: 2, good: 0.55 },
    ],
  ]
  const chances = new Chances()
  chances.ask('k3f9', 1, offer)
  expect(chances.seals.map(({ ref, share }) => [ref, share])).toEqual([
    ['land:a', undefined],
    ['land:b', undefined],
  ])
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([['/api/tables/k3f9/chances', { seat: 1, token: 't1' }]])
  expect(chances.seals.map(({ ref, share }) => [ref, share])).toEqual([
    ['land:a', 0.8],
    ['land:b', 0.55],
  ])
  expect(chances.of(1)).toBe(0.3)
})

test('of an offer without odds nothing is asked, and the seals of the last are gone', async () => {
  const chances = new Chances()
  chances.ask('k3f9', 1, offer)()
  chances.ask('k3f9', 1, anOffer('t2', { choices: [choice(['land:a'], false)] }))
  expect(chances.seals).toEqual([])
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([])
})

test('a server that has too much to do is asked a few times more, and no more', async () => {
  const chances = new Chances()
  chances.ask('k3f9', 1, offer)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked.length).toBe(5)
  expect(chances.seals.map(({ share }) => share)).toEqual([undefined, undefined])
})

test('what it had no time for is asked once more, and what is known stays', async () => {
  answers = [[], [{ choice: 0, good: 0.8 }], 'busy']
  const chances = new Chances()
  chances.ask('k3f9', 1, offer)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked.length).toBe(3)
  expect(chances.seals.map(({ share }) => share)).toEqual([0.8, undefined])
})

test('what comes for an offer that is gone is not shown', async () => {
  answers = [[{ choice: 0, good: 0.8 }]]
  const chances = new Chances()
  const stop = chances.ask('k3f9', 1, offer)
  vi.advanceTimersByTime(200)
  stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(chances.of(0)).toBeUndefined()
})

test('the colours of a chance', () => {
  expect([undefined, 0.75, 0.749, 0.5, 0.49].map(toneOf)).toEqual([
    'unknown',
    'good',
    'even',
    'even',
    'bad',
  ])
})
