import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Tidings } from '../games/moment'
import { aLine } from '../replay/fixture'
import { Banners, hungFrom, stands } from './banners.svelte'

let banners: Banners
beforeEach(() => {
  vi.useFakeTimers()
  banners = new Banners()
})
afterEach(() => {
  banners.stop()
  vi.useRealTimers()
})

const born = (row: number, mine?: Tidings['mine']) =>
  hungFrom(aLine(row), { kind: 'birth', headline: `child ${row}`, ...(mine && { mine }) })
const rows = (all: readonly { line: { row: number } }[]) => all.map(({ line }) => line.row)

test('a banner hangs for a while, then is folded until it is read', () => {
  banners.hang(born(1))
  vi.advanceTimersByTime(stands - 1)
  expect(rows(banners.hung)).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(rows(banners.hung)).toEqual([])
  expect(rows(banners.folded)).toEqual([1])
  banners.dismiss('1.0')
  expect(rows(banners.folded)).toEqual([])
})

test('what one line tells hangs once, however often it is told', () => {
  for (const row of [1, 2, 3, 4, 1, 4]) banners.hang(born(row))
  expect(rows(banners.hung)).toEqual([2, 3, 1])
  expect(rows(banners.folded)).toEqual([4])
})

test('what says more of what was just told stands on its card while that hangs', () => {
  const why = { ...aLine(2, 'It is too little.'), index: 1 }
  expect(banners.join(why)).toBe(false)
  banners.hang(born(1))
  expect(banners.join(why)).toBe(false)
  banners.hang(born(2))
  expect(banners.join(why)).toBe(true)
  const both = `${aLine(2).text} It is too little.`
  expect(banners.hung.map(({ tidings }) => tidings.text)).toEqual([undefined, both])
  banners.fold('2.0')
  expect(banners.join({ ...aLine(2, 'Not now.'), index: 2 })).toBe(true)
  expect(banners.folded.map(({ tidings }) => tidings.text)).toEqual([`${both} Not now.`])
})

test('no more than three hang; the others wait to be read', () => {
  for (let row = 1; row <= 5; row++) banners.hang(born(row))
  expect(rows(banners.hung)).toEqual([1, 2, 3])
  expect(rows(banners.folded)).toEqual([4, 5])
})

test('one is in sight at a time, each for a while, what touches the viewer first', () => {
  for (let row = 1; row <= 3; row++) banners.hang(born(row, row === 2 ? 'good' : undefined))
  const sight: (number | undefined)[] = []
  for (let i = 0; i < 4; i++) {
    sight.push(banners.front?.line.row)
    expect(rows(banners.unread)).not.toContain(sight.at(-1))
    vi.advanceTimersByTime(stands)
  }
  expect(sight).toEqual([2, 1, 3, undefined])
  expect(rows(banners.unread)).toEqual([2, 1, 3])
})

test('a lost land is in sight again when what came after it has been', () => {
  banners.hang(hungFrom(aLine(1), { kind: 'land', headline: 'Lost', mine: 'bad' }))
  banners.hang(born(2))
  expect([banners.front, banners.unread].map((some) => rows([some ?? []].flat()))).toEqual([
    [2],
    [1],
  ])
  vi.advanceTimersByTime(stands * 5)
  expect(banners.front?.line.row).toBe(1)
})

test('all that is out of sight is put away at once', () => {
  for (let row = 1; row <= 5; row++) banners.hang(born(row))
  banners.clear()
  expect(rows([...banners.hung, ...banners.folded])).toEqual([1])
})

test('what touches the viewer takes the place of what does not', () => {
  for (let row = 1; row <= 3; row++) banners.hang(born(row, row === 1 ? 'bad' : undefined))
  banners.hang(born(4, 'good'))
  expect(rows(banners.hung)).toEqual([1, 3, 4])
  expect(rows(banners.folded)).toEqual([2])
})

test('a land that the viewer has lost is told until he has gone on', () => {
  const lost = (row: number) =>
    hungFrom(aLine(row), { kind: 'land', headline: 'Lost', mine: 'bad' })
  banners.hang(lost(1))
  banners.hang(hungFrom(aLine(2), { kind: 'land', headline: 'Won', mine: 'good' }))
  vi.advanceTimersByTime(stands * 3)
  expect(rows(banners.hung)).toEqual([1])
  banners.goOn()
  vi.advanceTimersByTime(stands)
  expect(rows(banners.folded)).toEqual([2, 1])
  for (let row = 3; row <= 6; row++) banners.hang(lost(row))
  expect(rows(banners.hung), 'the latest, however many').toEqual([4, 5, 6])
})

test('none is folded while one is being read', () => {
  banners.hang(born(1))
  banners.hold(true)
  banners.hang(born(2))
  vi.advanceTimersByTime(stands * 3)
  expect(rows(banners.hung)).toEqual([1, 2])
  banners.hold(false)
  vi.advanceTimersByTime(stands * 2)
  expect(rows(banners.folded)).toEqual([1, 2])
})

test('what was taken back is no longer told', () => {
  for (let row = 1; row <= 4; row++) banners.hang(born(row))
  banners.keep([aLine(2), aLine(3)])
  expect(rows([...banners.hung, ...banners.folded])).toEqual([2, 3])
})
