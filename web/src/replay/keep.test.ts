import { expect, test } from 'vitest'
import { fileName } from './keep'
import { decided } from './picture'

test('a file is named after the table, in letters every system takes', () => {
  expect(fileName('Warrior Knights', 'txt')).toBe('warrior-knights.txt')
  expect(fileName('  Città & Signorìa! ', 'png', 214)).toBe('citta-signoria-214.png')
})

test('a picture has no conditions: what holds now holds', () => {
  window.matchMedia = (media) =>
    ({ matches: media === '(prefers-color-scheme: dark)' }) as MediaQueryList
  expect(decided('@media (prefers-color-scheme: dark) {b{}} @media(width<40rem){i{}}')).toBe(
    '@media all{b{}} @media not all{i{}}',
  )
})
