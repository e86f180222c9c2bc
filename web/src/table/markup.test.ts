import { describe, expect, test } from 'vitest'
import { partsOf, textOf, uncapped } from './markup'

describe('marked-up text', () => {
  test('plain words stay', () =>
    expect(partsOf('Choose a city')).toEqual([{ text: 'Choose a city' }]))

  test('things are found among words', () =>
    expect(partsOf('[[baron:3|Lorenzo]] takes [[city:monz|Monz]].')).toEqual([
      { text: 'Lorenzo', kind: 'baron', id: '3' },
      { text: ' takes ' },
      { text: 'Monz', kind: 'city', id: 'monz' },
      { text: '.' },
    ]))

  test('a rule’s id has slashes', () =>
    expect(partsOf('[[rule:warrior-knights/retreat/where|Retreat]]')).toEqual([
      { text: 'Retreat', kind: 'rule', id: 'warrior-knights/retreat/where' },
    ]))

  test('what only looks like markup stays as it is', () => {
    for (const text of ['[[city:monz]]', '[city:monz|Monz]', '[[|x]]', 'a ]] b [['])
      expect(partsOf(text)).toEqual([{ text }])
  })

  test('nothing is nothing', () => expect(partsOf('')).toEqual([]))

  test('without its markup it reads on', () =>
    expect(textOf('[[baron:3|Lorenzo]] takes [[city:monz|Monz]].')).toBe('Lorenzo takes Monz.'))

  test('within a sentence it begins small', () => {
    expect(uncapped('In Boemia')).toBe('in Boemia')
    expect(uncapped('')).toBe('')
  })
})
