import { describe, expect, test } from 'vitest'
import type { ChoiceInfo } from '../wire/http'
import {
  groupsOf,
  isGrave,
  litRefs,
  refusedWithRef,
  wantsMore,
  wantsNumber,
  withRef,
} from './choices'

const choice = (label: string, more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({
  verb: 'do',
  label,
  low: 0,
  high: 0,
  ...more,
})

const keysOf = (choices: ChoiceInfo[]) =>
  groupsOf(choices).flatMap((group) => group.choices.map((keyed) => keyed.key))

describe('keys', () => {
  test('digits first, then letters', () =>
    expect(keysOf(Array.from({ length: 11 }, (_, i) => choice(`${i}`))).join('')).toBe(
      '123456789ab',
    ))

  test('i, t and u are kept for asking, looking back and taking back, and no key serves two', () => {
    const all = keysOf(Array.from({ length: 60 }, (_, i) => choice(`${i}`))).filter(Boolean)
    expect(all).not.toContain('t')
    expect(all).not.toContain('u')
    expect(new Set(all).size).toBe(all.length)
    expect(all).not.toContain('i')
    expect(all.length).toBe(32)
  })

  test('follow the order in which the choices are shown', () => {
    const groups = groupsOf([
      choice('north', { group: 'march' }),
      choice('stay'),
      choice('south', { group: 'march' }),
    ])
    expect(
      groups.map((group) => group.choices.map((k) => [k.key, k.choice.label, k.place])),
    ).toEqual([
      [
        ['1', 'north', 0],
        ['2', 'south', 2],
      ],
      [['3', 'stay', 1]],
    ])
  })
})

describe('things on the board', () => {
  const choices = [
    choice('besiege', { refs: ['city:monz'] }),
    choice('assault', { refs: ['city:monz', 'noble:7'] }),
    choice('pass'),
  ]

  test('those in the offer are lit', () =>
    expect([...litRefs(choices)].sort()).toEqual(['city:monz', 'noble:7']))

  test('one may stand for several choices', () => {
    const labels = (ref: string) => withRef(groupsOf(choices), ref).map((k) => k.choice.label)
    expect(labels('city:monz')).toEqual(['besiege', 'assault'])
    expect(labels('noble:7')).toEqual(['assault'])
    expect(labels('noble:8')).toEqual([])
  })

  test('one may be forbidden', () => {
    const refused = [{ verb: 'do', label: 'pillage', refs: ['city:monz'], rule: 'r', why: 'w' }]
    const offer = { token: '', name: '', prompt: '', hint: '', choices, refused }
    expect(refusedWithRef(offer, 'city:monz')).toEqual(refused)
    expect(refusedWithRef(offer, 'noble:7')).toEqual([])
    expect(refusedWithRef(null, 'city:monz')).toEqual([])
  })
})

test('a group says whether it closes the question', () => {
  const groups = groupsOf([
    choice('buy', { verb: 'buy', group: 'buy' }),
    choice('done', { verb: 'done', group: 'done', closes: true }),
  ])
  expect(groups.map(({ name, closes }) => [name, closes])).toEqual([
    ['buy', false],
    ['done', true],
  ])
})

test('a number is wanted unless both ends are nothing', () => {
  expect(wantsNumber(choice('pass'))).toBe(false)
  expect(wantsNumber(choice('bid', { low: 0, high: 4 }))).toBe(true)
  expect(wantsNumber(choice('owe', { low: -3, high: 0 }))).toBe(true)
})

test('a choice with a number or words takes more than a click', () => {
  expect(wantsMore(choice('pass'))).toBe(false)
  expect(wantsMore(choice('bid', { high: 4 }))).toBe(true)
  expect(wantsMore(choice('promise', { words: true }))).toBe(true)
})

test('the most of something may be final where less is not', () => {
  const give = choice('give', { low: 1, high: 4, graveMost: true })
  expect([isGrave(give, 3), isGrave(give, 4)]).toEqual([false, true])
  expect(isGrave(choice('sign', { grave: true }), 0)).toBe(true)
})
