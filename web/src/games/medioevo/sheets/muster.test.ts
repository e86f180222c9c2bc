import { describe, expect, test } from 'vitest'
import { anOffer } from '../../../table/fixture'
import type { ChoiceInfo } from '../../../wire/http'
import { closing, linksOf, nothing, pieceOf, sharesOf, Sites, siteOf, usual } from './muster'

const choice = (id: string, verb: string, refs: string[] = [], high = 0): ChoiceInfo => {
  return { id, verb, label: id, refs, low: high && 1, high }
}
const kent = choice('228.0.0.0', 'place-armies', ['territory:kent'], 8)
const wessex = choice('228.1.0.0', 'place-armies', ['territory:wessex'], 3)
const wagonHere = choice('222.5.0.0', 'place-transport', ['territory:kent'])
const captainHere = choice('226.2.0.0', 'place-captain', ['territory:kent'])
const captainThere = choice('226.2.1.0', 'place-captain', ['territory:wessex'])
const aboard = choice('229.5.0.0', 'ship-armies', ['transport:5'], 5)
const done = choice('230.0.0.0', 'done-placement')

const asked = (choices: ChoiceInfo[], token = 'now') => anOffer(token, { choices })
function sites(...offers: ChoiceInfo[][]): Sites {
  const known = new Sites()
  for (const choices of offers) known.learn(asked([kent, wessex]), asked(choices))
  return known
}

describe('what comes onto the map', () => {
  test('is known by what it names', () => {
    expect([wagonHere, captainThere, kent].map(pieceOf)).toEqual(['transport:5', 'captain:2', ''])
    expect([wagonHere, aboard, done].map(siteOf)).toEqual(['territory:kent', 'transport:5', ''])
  })

  test('stays known while it is placed, until something else is asked', () => {
    const known = new Sites()
    expect(known.learn(asked([wagonHere, kent]), null)).toBe(true)
    expect(known.learn(asked([wagonHere, kent]), asked([aboard]))).toBe(true)
    expect(known.learn(asked([wagonHere, kent]), asked([aboard]))).toBe(false)
    expect(known.pieces()).toEqual(['transport:5'])
    expect(known.forArmies()).toEqual([kent, aboard])
    known.learn(asked([wessex], 'later'), null)
    expect(known.forArmies()).toEqual([wessex])
    expect(known.pieces()).toEqual([])
  })

  test('goes aboard what is placed with it: pieces first', () => {
    const known = sites([wagonHere, aboard])
    const muster = {
      pieces: { 'transport:5': wagonHere.id },
      armies: { [aboard.id]: 4, [kent.id]: 0 },
    }
    expect(linksOf(known, muster)).toEqual([
      { id: wagonHere.id, number: 0, note: '' },
      { id: aboard.id, number: 4, note: '' },
    ])
  })

  test('takes of each place what it was offered for, or is offered for now', () => {
    const known = sites([])
    const then = asked([choice(wessex.id, 'place-armies', [], 4)])
    const shares = sharesOf(known, then, { ...nothing, armies: { [wessex.id]: 2 } })
    expect(shares.map(({ value, most }) => [value, most])).toEqual([
      [0, 8],
      [2, 6],
    ])
  })

  test('is closed only where that has to be said', () => {
    expect(closing(asked([done])).map(({ id }) => id)).toEqual([done.id])
    expect(closing(asked([kent]))).toEqual([])
    expect(closing(null)).toEqual([])
  })
})

describe('what is set at first', () => {
  test('is the only way there is', () => {
    const known = new Sites()
    known.learn(asked([wagonHere, captainHere, captainThere, wessex]), null)
    expect(usual(known, 8, {}, '')).toEqual({
      pieces: { 'transport:5': wagonHere.id },
      armies: { [wessex.id]: 3 },
    })
  })

  test('is where armies went the last time, and where most did takes what more there is', () => {
    expect(usual(sites([]), 8, {}, '').armies).toEqual({})
    expect(usual(sites([]), 8, {}, 'territory:kent').armies).toEqual({ [kent.id]: 8 })
    expect(usual(sites([]), 8, {}, 'territory:wessex').armies).toEqual({})
    expect(usual(sites([]), 6, { [kent.id]: 4, [wessex.id]: 2 }, '').armies).toEqual({
      [kent.id]: 4,
      [wessex.id]: 2,
    })
    expect(usual(sites([]), 8, { [kent.id]: 4, [wessex.id]: 2 }, '').armies).toEqual({
      [kent.id]: 6,
      [wessex.id]: 2,
    })
    expect(usual(sites([]), 3, { [kent.id]: 2, [wessex.id]: 5 }, '').armies).toEqual({
      [wessex.id]: 3,
      [kent.id]: 0,
    })
  })
})
