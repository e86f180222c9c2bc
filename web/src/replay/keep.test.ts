import { expect, test } from 'vitest'
import { language } from '../i18n'
import { fileName } from './keep'
import { decided } from './picture'
import { whenOf } from './when'

test('a file is named after the table, in letters every system takes', () => {
  expect(fileName('Warrior Knights', 'txt')).toBe('warrior-knights.txt')
  expect(fileName('  Città & Signorìa! ', 'png', 214)).toBe('citta-signoria-214.png')
})

test('a time of today has no date, one of yesterday has', () => {
  language.now = 'it'
  const now = new Date(2026, 10, 21, 9, 5).getTime()
  expect(whenOf(now - 60_000, now)).toBe('09:04')
  expect(whenOf(now - 12 * 3_600_000, now)).toMatch(/20 nov 2026.*21:05/)
  language.now = 'en'
})

test('a picture has no conditions: what holds now holds', () => {
  window.matchMedia = (media) =>
    ({ matches: media === '(prefers-color-scheme: dark)' }) as MediaQueryList
  expect(decided('@media (prefers-color-scheme: dark) {b{}} @media(width<40rem){i{}}')).toBe(
    '@media all{b{}} @media not all{i{}}',
  )
})
