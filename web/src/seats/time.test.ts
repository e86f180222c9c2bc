import { beforeEach, expect, test } from 'vitest'
import { language } from '../i18n'
import { haste, inWords, left, passed, told } from './time.svelte'

beforeEach(() => {
  language.now = 'en'
})

test('a clock is told as clocks tell it, never short', () => {
  expect(told(0)).toBe('0:00')
  expect(told(1)).toBe('0:01')
  expect(told(249_001)).toBe('4:10')
  expect(told(3_600_000)).toBe('1 h 00')
  expect(told(2 * 86_400_000 + 3 * 3_600_000)).toBe('2 d 3 h')
})

test('agreements are in whole units', () => {
  expect(inWords(5000)).toBe('5 seconds')
  expect(inWords(300_000)).toBe('5 minutes')
  expect(inWords(86_400_000)).toBe('1 day')
  expect(inWords(90_000)).toBe('90 seconds')
  language.now = 'it'
  expect(inWords(60_000)).toBe('1 minuto')
})

test('what runs is told by the server’s clock', () => {
  const until = Date.now() + 60_000
  const clock = { left: 90_000, until, out: false }
  expect(left(clock, 0)).toBeGreaterThan(59_000)
  expect(left(clock, 20_000)).toBeLessThan(40_001) // the server is ahead of us
  expect(left({ ...clock, until: 0 }, 0)).toBe(90_000)
  expect(left({ ...clock, out: true }, 0)).toBe(0)
})

test('a word is said at marks, not at the start', () => {
  expect(passed(60_000, 60_000)).toBe(0)
  expect(passed(29_000, 60_000)).toBe(30_000)
  expect(passed(9_000, 60_000)).toBe(10_000)
  expect(passed(59_000, 300_000)).toBe(60_000)
  expect(passed(0, 300_000)).toBe(0)
})

test('the last tenth is red', () => {
  expect(haste(250_000, 300_000)).toBe('ample')
  expect(haste(90_000, 300_000)).toBe('short')
  expect(haste(29_000, 300_000)).toBe('last')
  expect(haste(9_000, 60_000)).toBe('last')
})
