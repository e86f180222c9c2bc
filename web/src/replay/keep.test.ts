import { expect, test } from 'vitest'
import { language } from '../i18n'
import { anUpdate } from '../table/fixture'
import { chronicleText } from './annals'
import { chronicle } from './fixture'
import { fileName } from './keep'
import { rulesOf } from './picture'
import { whenOf } from './when'

test('a file is named after the table, in letters every system takes', () => {
  expect(fileName('Warrior Knights', 'txt')).toBe('warrior-knights.txt')
  expect(fileName('  Città & Signorìa! ', 'png', 214)).toBe('citta-signoria-214.png')
})

test('the chronicle as text is dated, without markup, its turns set apart', () => {
  const at = new Date(2026, 10, 21, 15, 42).getTime()
  const [first, ...rest] = chronicle.map((line) => ({ ...line, at }))
  const text = chronicleText(anUpdate().table, first ? [first, ...rest] : [])
  expect(text).toMatch(/^Warrior Knights\nAnna, Bruno\n\nTurn 1\n======\n/)
  expect(text).toContain('  Monz is taken\n')
  expect(text).toContain('15:42')
  expect(text).not.toContain('[[')
  expect(text.match(/^Turn/gm)).toHaveLength(2)
})

test('a time of today has no date, one of yesterday has', () => {
  language.now = 'it'
  const now = new Date(2026, 10, 21, 9, 5).getTime()
  expect(whenOf(now - 60_000, now)).toBe('09:04')
  expect(whenOf(now - 12 * 3_600_000, now)).toMatch(/20 nov 2026.*21:05/)
  language.now = 'en'
})

test('a picture takes the rules that hold now, out of their conditions', () => {
  window.matchMedia = (media) => ({ matches: media.includes('dark') }) as MediaQueryList
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = `b { color: red }
    @media (prefers-color-scheme: dark) { b { color: blue } }
    @media (width < 40rem) { b { color: green } }`
  const rules = rulesOf([style.sheet as CSSStyleSheet]).join(' ')
  expect(rules).toContain('red')
  expect(rules).toContain('blue')
  expect(rules).not.toMatch(/green|@media/)
  style.remove()
})
