import { beforeEach, describe, expect, test } from 'vitest'
import type { ChoiceInfo } from '../wire/http'
import { Keyring } from './keyed'
import {
  fatesOf,
  groupsOf,
  finalOf,
  isDoubted,
  isFate,
  litRefs,
  refusedWithRef,
  headed,
  wantsMore,
  wantsNumber,
  withRef,
} from './choices'
import { anOffer } from './fixture'

const choice = (label: string, more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({
  id: label,
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

  test('i, l, t and u are kept for asking, the list, looking back and taking back, and no key serves two', () => {
    const all = keysOf(Array.from({ length: 60 }, (_, i) => choice(`${i}`))).filter(Boolean)
    expect(all).not.toContain('l')
    expect(all).not.toContain('t')
    expect(all).not.toContain('u')
    expect(new Set(all).size).toBe(all.length)
    expect(all).not.toContain('i')
    expect(all.length).toBe(31)
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

describe('keys from one question to the next', () => {
  const attack = (city: string) =>
    choice(`attack ${city}`, { verb: 'attack', refs: [`city:${city}`] })
  const done = choice('done', { verb: 'done', group: 'done', closes: true })
  let ring: Keyring
  const keyed = (kind: string, ...choices: ChoiceInfo[]) =>
    Object.fromEntries(
      groupsOf(choices, ring, kind).flatMap((group) =>
        group.choices.map(({ choice, key }) => [choice.label, key]),
      ),
    )
  beforeEach(() => {
    ring = new Keyring()
  })

  test('belong to what a choice does to what, wherever it stands and however it is said', () => {
    keyed('attacks', attack('monz'), attack('isar'), attack('lenz'), done)
    const fewer = keyed('attacks', attack('lenz'), { ...attack('isar'), label: 'again' }, done)
    expect(fewer).toEqual({ 'attack lenz': '3', again: '2', done: '4' })
  })

  test('what is new has the first that is free, and moves nothing', () => {
    keyed('attacks', attack('monz'), attack('isar'), done)
    const next = keyed('attacks', attack('graz'), attack('isar'), attack('lenz'), done)
    expect(next).toEqual({ 'attack graz': '1', 'attack isar': '2', 'attack lenz': '4', done: '3' })
  })

  test('what comes back has its key again, unless another has it by now', () => {
    keyed('attacks', attack('monz'), attack('isar'), done)
    keyed('attacks', done)
    expect(keyed('attacks', attack('isar'), done)).toEqual({ 'attack isar': '2', done: '3' })
    keyed('attacks', attack('lenz'), done) // takes the first
    expect(keyed('attacks', attack('lenz'), attack('monz'), done)).toEqual({
      'attack lenz': '1',
      'attack monz': '2',
      done: '3',
    })
  })

  test('of another kind of question begin anew', () => {
    keyed('attacks', attack('monz'), attack('isar'))
    expect(keyed('sieges', attack('isar'))).toEqual({ 'attack isar': '1' })
  })

  test('of those that do the same to the same go by their order', () => {
    const loan = (sum: number) => choice(`lend ${sum}`, { verb: 'lend', refs: ['house:med'] })
    keyed('loans', loan(1), loan(2), loan(3))
    expect(keyed('loans', loan(4), loan(5))).toEqual({ 'lend 4': '1', 'lend 5': '2' })
  })

  test('never serve two, however many are asked', () => {
    const many = (from: number) => Array.from({ length: 25 }, (_, i) => attack(`${from + i}`))
    for (const from of [0, 10, 40, 3, 77]) {
      const given = Object.values(keyed('attacks', ...many(from)))
      expect(new Set(given).size).toBe(25)
      expect(given).not.toContain('')
    }
  })
})

test('short words are said without their heads only where all have the same', () => {
  expect(headed([{ head: 'Attack Denmark' }, { head: 'Attack Swabia' }])).toBe(true)
  expect(headed([{ head: 'Attack Denmark' }, { head: 'Attack Denmark' }])).toBe(false)
  expect(headed([{}, {}])).toBe(false)
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
    const refused = [
      { id: 'p', verb: 'do', label: 'pillage', refs: ['city:monz'], rule: 'r', why: 'w' },
    ]
    const offer = anOffer('', { choices, refused })
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

test('one of something is a press like any other, so many of it are said', () => {
  expect(wantsMore(choice('send', { low: 1, high: 1 }))).toBe(false)
  expect(wantsMore(choice('send', { low: 2, high: 2 }))).toBe(true)
  expect(wantsMore(choice('send', { low: 1, high: 1, words: true }))).toBe(true)
})

test('a choice with a number or words takes more than a click', () => {
  expect(wantsMore(choice('pass'))).toBe(false)
  expect(wantsMore(choice('bid', { high: 4 }))).toBe(true)
  expect(wantsMore(choice('promise', { words: true }))).toBe(true)
})

test('the most of something may be final where less is not', () => {
  const give = choice('give', { low: 1, high: 4, finalMost: 'seals' })
  expect([finalOf(give, 3), finalOf(give, 4)]).toEqual([undefined, 'seals'])
  expect(finalOf(choice('draw', { final: 'draws' }), 0)).toBe('draws')
  expect(finalOf(choice('pass'), 0)).toBeUndefined()
})

test('what may come is told of what one presses, not of the most that one could enter', () => {
  const bid = choice('bid', { low: 1, high: 9, finalMost: 'draws' })
  expect(fatesOf([bid, choice('pass', { final: 'seals' })])).toEqual([])
  expect(fatesOf([bid, choice('draw', { final: 'draws', stake: 'land' })])).toEqual([
    'draws',
    'land',
  ])
})

test('a question that closes is no fate; chance, a secret and a bargain are', () => {
  expect([undefined, 'seals' as const].map(isFate)).toEqual([false, false])
  expect((['draws', 'reveals', 'binds'] as const).map(isFate)).toEqual([true, true, true])
})

test('what is asked about once more may cost a land, or the reader wants to be asked', () => {
  const asked = (more: Partial<ChoiceInfo>, always = false) =>
    isDoubted(choice('go', more), 0, always)
  expect(asked({ final: 'draws' })).toBe(false)
  expect(asked({ final: 'draws', stake: 'land' })).toBe(true)
  expect(asked({ final: 'seals', stake: 'land' })).toBe(false)
  expect(asked({ final: 'seals' }, true)).toBe(true)
  expect(asked({}, true)).toBe(false)
})
