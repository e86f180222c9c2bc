import { afterEach, expect, test } from 'vitest'
import { language } from '../i18n'
import { latelyOf, whenOf } from './when'

afterEach(() => (language.now = 'en'))

test('a time of today has no date, one of yesterday has', () => {
  language.now = 'it'
  const now = new Date(2026, 10, 21, 9, 5).getTime()
  expect(whenOf(now - 60_000, now)).toBe('09:04')
  expect(whenOf(now - 12 * 3_600_000, now)).toMatch(/20 nov 2026.*21:05/)
})

test('in a conversation it is told by the hour, and by the day if it was not today', () => {
  const now = new Date(2026, 10, 21, 18, 0).getTime()
  expect(latelyOf(new Date(2026, 10, 21, 9, 5).getTime(), now)).toBe('09:05')
  expect(latelyOf(new Date(2026, 10, 19, 9, 5).getTime(), now)).toBe('Thu 09:05')
  language.now = 'it'
  expect(latelyOf(new Date(2026, 9, 1, 9, 5).getTime(), now)).toMatch(/1 ott/)
})
