import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anOffer, anUpdate } from '../table/fixture'
import type { Update } from '../wire/http'
import { aLine } from './fixture'
import type { Tempo } from './pace'
import { Pacing } from './pacing.svelte'

let tempo: Tempo
let pacing: Pacing
let shown: number[][]
let done: number[]

/** come lets the update of a row come, with a line unless it is silent. */
function come(row: number, more: Partial<Update> = {}, text = `line ${row}`, weight = '') {
  const lines = text ? [aLine(row, text, weight)] : []
  const update = anUpdate({ row, chronicle: { from: known, lines }, ...more })
  known += lines.length
  pacing.take(update, (updates) => shown.push(updates.map((one) => one.row)))
}
let known: number

beforeEach(() => {
  vi.useFakeTimers()
  tempo = 'normal'
  shown = []
  done = []
  known = 0
  pacing = new Pacing(() => tempo)
  pacing.done = (row) => done.push(row)
  come(1)
  shown = []
  done = []
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what others do is shown one deed at a time, in order', () => {
  come(2)
  come(3)
  come(4)
  expect(shown).toEqual([[2]])
  expect(pacing.showing?.row).toBe(2)
  expect(pacing.waiting).toBe(2)
  vi.advanceTimersByTime(649)
  expect(shown).toEqual([[2]])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([[2], [3]])
  vi.runAllTimers()
  expect(shown).toEqual([[2], [3], [4]])
  expect(done).toEqual([4])
})

test('the pause is on what concerns me', () => {
  pacing.knows = { seat: () => 1, mine: (lines) => (lines[0]?.row === 2 ? ['city:monz'] : []) }
  come(2)
  come(3)
  expect(pacing.showing).toMatchObject({ row: 2, seat: 1, concernsMe: true })
  expect([...pacing.mine]).toEqual([[2, ['city:monz']]])
  vi.advanceTimersByTime(700)
  expect(shown).toEqual([[2]])
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([[2], [3]])
  expect(pacing.showing?.concernsMe).toBe(false)
  expect(pacing.showing?.near).toBe(false)
  come(4, {}, 'A battle', 'fight')
  vi.runAllTimers()
  expect(pacing.showing).toMatchObject({ row: 4, concernsMe: false, near: true })
})

test('what tells nothing is shown with no time of its own', () => {
  come(2, {}, '')
  come(3)
  expect(shown).toEqual([[2], [3]])
  expect(pacing.showing?.row).toBe(3)
  vi.runAllTimers()
  expect(done, 'nobody need be told of what told nothing').toEqual([1, 3])
})

describe('nobody is kept waiting', () => {
  test('who is asked sees at once how it stands', () => {
    come(2)
    come(3)
    come(4, { offer: anOffer('t') })
    expect(shown).toEqual([[2], [3, 4]])
    expect(pacing.showing).toBeUndefined()
    expect(pacing.skipped).toBe(2)
    expect(done).toEqual([4])
  })

  test('so does who has done something himself', () => {
    come(2)
    come(3)
    come(4, { answered: 4 })
    expect(shown).toEqual([[2], [3, 4]])
  })

  test('and who sees that something was taken back', () => {
    come(2)
    come(3)
    come(4, { chronicle: { from: 2, lines: [] } })
    expect(shown).toEqual([[2], [3, 4]])
  })

  test('and who does not look, or wants it so', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    come(2)
    vi.restoreAllMocks()
    tempo = 'once'
    come(3)
    expect(shown).toEqual([[2], [3]])
  })
})

describe('the viewer', () => {
  test('holds the table, and lets it go on', () => {
    come(2)
    pacing.hold(true)
    come(3)
    vi.runAllTimers()
    expect(shown).toEqual([[2]])
    expect(pacing.waits).toBe(true)
    pacing.hold(false)
    vi.runAllTimers()
    expect(shown).toEqual([[2], [3]])
  })

  test('holds it though nothing is shown', () => {
    pacing.hold(true)
    come(2)
    expect(shown).toEqual([])
    pacing.step()
    expect(shown).toEqual([[2]])
    pacing.hold(false)
    come(3)
    vi.runAllTimers()
    expect(shown).toEqual([[2], [3]])
  })

  test('goes step by step', () => {
    tempo = 'step'
    come(2)
    come(3)
    vi.runAllTimers()
    expect(shown).toEqual([[2]])
    expect(done).toEqual([])
    pacing.step()
    expect(shown).toEqual([[2], [3]])
    pacing.step()
    expect(done).toEqual([3])
  })

  test('chooses another pace while something is shown', () => {
    come(2)
    come(3)
    tempo = 'fast'
    pacing.retime()
    vi.advanceTimersByTime(250)
    expect(shown).toEqual([[2], [3]])
    come(4)
    tempo = 'once'
    pacing.retime()
    expect(shown).toEqual([[2], [3], [4]])
  })
})

test('who is far behind sees it fast, and nothing is lost of what is too much', () => {
  for (let row = 2; row <= 12; row++) come(row)
  vi.advanceTimersByTime(650 + 250)
  expect(shown).toEqual([[2], [3], [4]])
  tempo = 'step'
  pacing.retime()
  for (let row = 13; row <= 80; row++) come(row)
  pacing.catchUp()
  expect(shown.flat()).toEqual(Array.from({ length: 79 }, (_, i) => i + 2))
})
