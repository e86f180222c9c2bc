import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChoiceInfo } from '../wire/http'
import { Chooser } from './chooser.svelte'
import { anOffer, anUpdate, FakeSource } from './fixture'
import { TableStream } from './stream.svelte'

const choice = (label: string, more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({
  verb: label,
  label,
  low: 0,
  high: 0,
  ...more,
})

const choices = [
  choice('besiege', { refs: ['city:monz'] }),
  choice('assault', { refs: ['city:monz'] }),
  choice('march', { refs: ['region:froli'] }),
  choice('bid', { high: 5, refs: ['agenda:3'] }),
  choice('move', { words: true }),
]
const refused = [{ ...choice('pillage', { refs: ['city:lenz'] }), rule: 'r', why: 'w' }]

let chooser: Chooser
let given: unknown[]

beforeEach(() => {
  given = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: string, init: RequestInit) => {
      const { choice: place, number, note } = JSON.parse(String(init.body))
      given.push([place, number, note])
      return new Response(null, { status: 204 })
    }),
  )
  let source: FakeSource | undefined
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  source?.update(anUpdate({ offer: anOffer('t1', { choices, refused }) }))
  chooser = new Chooser(stream)
})

afterEach(() => vi.unstubAllGlobals())

describe('on the board', () => {
  test('what may be chosen is lit until it is', () => {
    expect([...chooser.lit]).toEqual(['city:monz', 'region:froli', 'agenda:3'])
    chooser.touch('region:froli', 0, 0)
    expect([...chooser.lit]).toEqual([])
  })

  test('a thing with one choice is that choice', () => {
    chooser.touch('region:froli', 0, 0)
    expect(given).toEqual([[2, 0, '']])
  })

  test('a thing with several shows them', () => {
    chooser.touch('city:monz', 10, 20)
    expect(given).toEqual([])
    expect(chooser.menuChoices.map((keyed) => keyed.choice.label)).toEqual(['besiege', 'assault'])
    chooser.pick(1)
    expect(given).toEqual([[1, 0, '']])
    expect(chooser.menu).toBeUndefined()
  })

  test('a forbidden thing shows what forbids it', () => {
    chooser.touch('city:lenz', 10, 20)
    expect(chooser.menuRefused).toEqual(refused)
    expect(chooser.menuChoices).toEqual([])
  })

  test('a thing nobody asks about does nothing', () => {
    chooser.touch('city:isar', 10, 20)
    expect(chooser.menu).toBeUndefined()
    expect(given).toEqual([])
  })
})

describe('by key', () => {
  test('a choice is chosen by what it carries', () => {
    expect(chooser.press('3')).toBe(true)
    expect(given).toEqual([[2, 0, '']])
  })

  test('a key nothing carries does nothing', () => {
    expect(chooser.press('9')).toBe(false)
    expect(given).toEqual([])
  })

  test('with a menu open only what it shows is chosen', () => {
    chooser.touch('city:monz', 0, 0)
    expect(chooser.press('3')).toBe(false)
    expect(chooser.press('2')).toBe(true)
    expect(given).toEqual([[1, 0, '']])
  })
})

describe('a choice that wants more', () => {
  test('waits for its number', () => {
    chooser.touch('agenda:3', 0, 0)
    expect(given).toEqual([])
    expect(chooser.filling).toBe(3)
    chooser.fill(3, 4, '')
    expect(given).toEqual([[3, 4, '']])
    expect(chooser.filling).toBe(-1)
  })

  test('waits for its words', () => {
    chooser.press('5')
    expect(chooser.filling).toBe(4)
    chooser.fill(4, 0, 'Let there be a feast')
    expect(given).toEqual([[4, 0, 'Let there be a feast']])
  })

  test('can be let go', () => {
    chooser.press('4')
    expect(chooser.close()).toBe(true)
    expect(chooser.filling).toBe(-1)
    expect(chooser.close()).toBe(false)
  })
})
