import { describe, expect, test } from 'vitest'
import { groupsOf } from './choices'
import { dialled, evenest, startOf, turned, valuesOf } from './dials'
import type { KeyedChoice } from './keyed'

/** Mixes of three kinds that make four, at most three of each. */
const mixes: KeyedChoice[] = []
for (let a = 3; a >= 0; a--)
  for (let b = 3; b >= 0; b--) {
    const c = 4 - a - b
    if (c < 0 || c > 3) continue
    const dials = [
      { name: 'A', value: a },
      { name: 'B', value: b },
      { name: 'C', value: c },
    ]
    const choice = { id: `${a}${b}`, verb: 'mix', label: `${a}${b}${c}`, dials, low: 0, high: 0 }
    mixes.push({ choice, place: mixes.length, key: '' })
  }
const mix = (label: string) => {
  const found = mixes.find(({ choice }) => choice.label === label)
  if (!found) throw new Error(label)
  return found
}

describe('dials', () => {
  test('are for choices that all have the same', () => {
    expect(dialled(mixes)).toBe(true)
    expect(dialled(mixes.slice(0, 1))).toBe(false)
    const plain = {
      choice: { id: 'pass', verb: 'pass', label: 'Pass', low: 0, high: 0 },
      place: 99,
      key: '',
    }
    expect(dialled([...mixes, plain])).toBe(false)
  })
  test('know what is most even', () => {
    expect(evenest(mixes)?.choice.label).toBe('211')
    expect(evenest([])).toBeUndefined()
  })
  test('stand as they did the last time, or as mostly serves', () => {
    const usual = mixes.map((keyed) => ({
      ...keyed,
      choice: { ...keyed.choice, usual: keyed.choice.label === '310' },
    }))
    expect(startOf(usual, '')?.choice.label).toBe('310')
    expect(startOf(usual, '1,0,3')?.choice.label).toBe('103')
    expect(startOf(usual, '4,0,0')?.choice.label).toBe('310') // that cannot be had now
    expect(startOf(mixes, '')?.choice.label).toBe('211')
  })
  test('are no matter for single keys', () => {
    const pass = { id: 'pass', verb: 'pass', label: 'Pass', group: 'other', low: 0, high: 0 }
    const groups = groupsOf([...mixes.map(({ choice }) => choice), pass])
    expect(groups.map(({ choices }) => choices.map(({ key }) => key).join(''))).toEqual(['', '1'])
  })
  test('show the numbers there are', () => {
    expect(valuesOf(mixes, 1)).toEqual([0, 1, 2, 3])
  })
  test('move the others as little as needed', () => {
    expect(turned(mixes, mix('220'), 2, 1, [])?.choice.label).toMatch(/^(121|211)$/)
  })
  test('and take from the most there is', () => {
    expect(turned(mixes, mix('310'), 2, 1, [])?.choice.label).toBe('211')
  })
  test('and rather those that were not turned yet', () => {
    expect(turned(mixes, mix('220'), 2, 1, [0])?.choice.label).toBe('211')
    expect(turned(mixes, mix('220'), 2, 1, [1])?.choice.label).toBe('121')
  })
  test('cannot show what is not there', () => {
    expect(turned(mixes, mix('220'), 2, 4, [])).toBeUndefined()
  })
})
