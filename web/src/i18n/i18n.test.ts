import { expect, test } from 'vitest'
import { en } from './en'
import { it } from './it'
import { language, say } from '.'

test('both languages have the same words', () => {
  expect(Object.keys(it).sort()).toEqual(Object.keys(en).sort())
})

// A word of one area would silently stand for another's.
test('no two areas use one key', () => {
  const areas = import.meta.glob<Record<string, object>>('./en/*.ts', { eager: true })
  const spread = Object.values(areas).flatMap((area) =>
    Object.entries(area).filter(([name]) => name !== 'sitting'),
  )
  const keys = spread.flatMap(([, words]) => Object.keys(words))
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
})

test('no word is empty', () => {
  for (const words of [en, it]) for (const word of Object.values(words)) expect(word).not.toBe('')
})

test('the language of the moment decides, and is remembered', () => {
  language.now = 'it'
  expect(say().skip).toBe(it.skip)
  expect(localStorage.getItem('signoria.language')).toBe('it')
  language.now = 'en'
  expect(say().skip).toBe(en.skip)
})
