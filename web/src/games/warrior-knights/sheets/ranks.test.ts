import { describe, expect, test } from 'vitest'
import type { Way } from '../../../sheets/walk.svelte'
import { anOffer } from '../../../table/fixture'
import type { ChoiceInfo, OfferInfo } from '../../../wire/http'
import { noble, view } from '../test/scene'
import { armiesIn, lacks, next, ranksOf, standing, strengthOf, wished, without } from './ranks'

const choice = (verb: string, id: string, refs: string[] = []): ChoiceInfo => {
  return { id, verb, label: id, refs, low: 0, high: 0 }
}
const asks = (name: string, ...choices: ChoiceInfo[]) => anOffer('', { name, choices })
const refOf = (army: number) => (army < 24 ? `noble:${army}` : `fortress:${army - 24}`)
const assigns = (troop: number) =>
  asks(
    'starting-troop',
    ...[0, 1, 24].map((army) => choice('assign-troop', `1.${troop}.${army}.0`, [refOf(army)])),
  )
const leads = (...strengths: number[]) => ({
  ...view(),
  nobles: strengths.map((strength, id) => noble(id, -1, { strength })),
})
const start = (position = leads(0, 0)): Way => ({ passed: [], offer: null, view: position })
const labels = (found: ChoiceInfo | undefined) => found?.id

describe('the first troops', () => {
  test('make up hundreds, then go to the noble who leads least, if nobody says otherwise', () => {
    expect(labels(next({}, assigns(3), start(leads(0, 50))))).toBe('1.3.1.0')
    expect(labels(next({}, assigns(3), start(leads(200, 100))))).toBe('1.3.1.0')
    expect(labels(next({}, assigns(3), start(leads(0, 0))))).toBe('1.3.0.0')
    expect(labels(next({ 'troop:3': 'fortress:0' }, assigns(3), start()))).toBe('1.3.24.0')
  })

  test('are all given out, and then one is ready', () => {
    const ready = choice('troops-ready', '2.0.0.0')
    const offer = asks('troops-ready', ready)
    expect(next({}, offer, start())).toBe(ready)
    const passed = [{ offer, given: ready, view: view() }]
    expect(next({}, offer, { ...start(), passed })).toBeUndefined()
  })

  test('are shown with all who may lead them', () => {
    const [first, second] = [assigns(3), assigns(1)]
    const step = (offer: OfferInfo, at: number) => {
      return { offer, given: offer.choices[at] as ChoiceInfo, view: view() }
    }
    const ranks = ranksOf({ ...start(), passed: [step(first, 0), step(second, 2)] })
    expect(ranks.map(({ ref, at }) => [ref, at])).toEqual([
      ['troop:3', 'noble:0'],
      ['troop:1', 'fortress:0'],
    ])
    expect(armiesIn(ranks)).toEqual(['noble:0', 'noble:1', 'fortress:0'])
    expect(standing(ranks)).toEqual({ 'troop:3': 'noble:0', 'troop:1': 'fortress:0' })
  })
})

describe('a transfer', () => {
  const gives = choice('transfer', '39.5.1.0', ['troop:5', 'noble:1'])
  const keeps = choice('transfer', '39.5.24.0', ['troop:5', 'fortress:0'])
  const whole = choice('transfer-all', '40.24.1.0', ['fortress:0', 'noble:1'])
  const done = choice('transfer-done', '41.0.0.0')
  const offer = asks('rearrange', gives, keeps, whole, done)
  const position = { ...view(), nobles: [noble(0, 2, { troops: [5], strength: 50 }), noble(1, 2)] }
  const way: Way = { passed: [], offer, view: position }

  test('moves what is to move, and then is done', () => {
    expect(next({ 'troop:5': 'noble:1' }, offer, way)).toBe(gives)
    expect(next({ 'fortress:0': 'noble:1' }, offer, way)).toBe(whole)
    expect(next({ 'troop:5': 'noble:0' }, offer, way)).toBe(done)
  })

  test('ends where it does, and leaves what comes then', () => {
    const passed = [{ offer, given: done, view: position }]
    expect(next({}, asks('rearrange', done), { ...way, passed })).toBeUndefined()
    expect(next({}, asks('reinforce', done), { ...way, passed })).toBeUndefined()
  })

  test('shows cards where they serve by what was given, whatever is wanted', () => {
    const moved = { ...view(), nobles: [noble(0, 2), noble(1, 2, { troops: [5] })] }
    const passed = [
      { offer, given: gives, view: position },
      { offer, given: done, view: moved },
    ]
    const ranks = ranksOf({ passed, offer: null, view: view() }) // what comes next is not seen
    expect(standing(ranks)).toEqual({ 'troop:5': 'noble:1', 'fortress:0': 'fortress:0' })
    expect(lacks({ 'troop:5': 'noble:1' }, ranks)).toEqual([])
  })

  test('is not whole while a card does not go where it is wanted', () => {
    const unmoved = ranksOf({ ...way, passed: [{ offer, given: done, view: position }] })
    const swap = { 'troop:5': 'noble:1', 'fortress:0': 'fortress:0' }
    expect(standing(unmoved)['troop:5']).toBe('noble:0')
    const [lack, ...others] = lacks(swap, unmoved)
    expect([lack?.ref, others]).toEqual(['troop:5', []])
    expect(without(swap, lack ? [lack] : [])).toEqual({ 'fortress:0': 'fortress:0' })
    expect(standing(wished(swap, unmoved))['troop:5']).toBe('noble:1')
  })

  test('shows an army that goes as a whole where it goes', () => {
    const ranks = ranksOf({ ...way, passed: [{ offer, given: whole, view: position }] })
    expect(ranks).toEqual([
      { ref: 'troop:5', troop: 5, armies: ['noble:0', 'noble:1', 'fortress:0'], at: 'noble:0' },
      { ref: 'fortress:0', troop: -1, armies: ['fortress:0', 'noble:1'], at: 'noble:1' },
    ])
    expect(strengthOf(position, 'noble:0')).toBe(50)
    expect(strengthOf(position, 'fortress:0')).toBe(50)
  })
})
