import { describe, expect, test } from 'vitest'
import type { Passed, Way } from '../../../sheets/walk.svelte'
import { anOffer } from '../../../table/fixture'
import type { ChoiceInfo, OfferInfo } from '../../../wire/http'
import {
  along,
  areas,
  attacks,
  changed,
  idle,
  lacks,
  mayGather,
  moves,
  next,
  onlyMover,
  sent,
  takings,
  toggled,
  type Plan,
} from './march'

const choice = (verb: string, id: string, refs: string[] = []): ChoiceInfo => {
  return { id, verb, label: id, refs, low: 0, high: 0 }
}
const done = choice('stand-down', '61.0.0.0')
const rota = choice('mobilize-to', '60.34.0.0', ['region:rota'])
const gedze = choice('mobilize-to', '60.31.0.0', ['region:gedze'])
const wolf = choice('move-to', '62.2.0.34')
const wolfByRoad = choice('move-to', '62.2.1.34')
const fox = choice('move-to', '62.3.0.34')
const wolfGathers = choice('gather-troops', '64.2.0.0')
const siege = choice('attack', '72.-1.3.34')
const all = choice('take-army', '70.24.0.0', ['fortress:0'])
const one = choice('take-troop', '69.7.24.0', ['troop:7'])
const on = choice('march-on', '71.0.0.0')
const byRoad = choice('go-to', '63.2.1.34', ['region:rota'])
const overland = choice('go-to', '63.2.0.34', ['region:rota'])
const wages = choice('allocate', '9.1.0.8', ['area:wages'])
const assembly = choice('allocate', '9.2.0.8', ['area:assembly'])

const asks = (name: string, ...choices: ChoiceInfo[]) => anOffer('', { name, choices })
const region = asks('region', rota, gedze, done)
const who = asks('mobilize', wolf, wolfByRoad, wolfGathers, fox, done)
const there = asks('mobilize', fox, siege, done)
const troops = asks('troops', all, one, on)
const where = asks('allocate', wages, assembly)

/** A way on which these answers were given, while noble 2 was on the move. */
const way = (...steps: [OfferInfo, ChoiceInfo][]): Way => ({
  passed: steps.map(([offer, given]): Passed => ({ offer, given, view: { moving: 2 } })),
  offer: null,
  view: { moving: 2 },
})
const toRota: Plan = { ...idle, to: 'region:rota' }
const wolfGoes = sent(toRota, 2, wolf.id)

describe('a card of Mobilize Forces', () => {
  test('is laid down where nobody is to go, and then goes where one likes', () => {
    expect(next(idle, region, way())).toBe(done)
    const laidDown = way([region, done])
    expect(next({ ...idle, area: 'area:assembly' }, where, laidDown)).toBe(assembly)
    expect(next(idle, where, laidDown)).toBe(wages)
    // The next card is another matter.
    expect(next(idle, region, way([region, done], [where, wages]))).toBeUndefined()
    expect(next(idle, region, laidDown)).toBeUndefined()
  })

  test('brings those who are to go into a land, and no others', () => {
    expect(next(wolfGoes, region, way())).toBe(rota)
    expect(next(wolfGoes, who, way([region, rota]))).toBe(wolf)
    expect(next(wolfGoes, there, way([region, rota], [who, wolf]))).toBe(done)
    expect(next({ ...wolfGoes, done: false }, there, way())).toBeUndefined()
  })

  test('lets a noble take what he is to take, and goes the way that was meant', () => {
    const takes = changed(wolfGoes, 2, { gathers: true, takes: [one.id] })
    expect(next(takes, who, way([region, rota]))).toBe(wolfGathers)
    expect(next(takes, troops, way())).toBe(one)
    expect(next(takes, asks('troops', all, on), way())).toBe(on)
    const road = sent(takes, 2, wolfByRoad.id)
    expect(next(road, asks('goal', overland, byRoad), way())).toBe(byRoad)
  })

  test('attacks when all have come', () => {
    const fights = { ...wolfGoes, attack: siege.id }
    expect(next(fights, who, way([region, rota]))).toBe(wolf)
    expect(next(fights, there, way([region, rota], [who, wolf]))).toBe(siege)
  })

  test('says nothing to what it does not know', () => {
    expect(next(toRota, asks('passage', choice('let-pass', '67.2.0.0')), way())).toBeUndefined()
    expect(next(idle, where, way())).toBeUndefined()
  })

  test('is left to its Baron where a noble only takes troops on his way', () => {
    expect(next(along(2), troops, way())).toBe(on)
    expect(next(along(2), there, way([troops, on]))).toBeUndefined()
    expect(next(along(2), where, way([troops, on]))).toBeUndefined()
  })
})

describe('what is found out on the way', () => {
  const gone = way([region, rota], [who, wolf], [there, done], [where, assembly])

  test('is who may go, whom one may attack then, and where the card may go', () => {
    expect(moves(gone)).toEqual([[wolf, wolfByRoad], [fox]])
    expect(attacks(gone)).toEqual([siege])
    expect(areas(gone)).toEqual([wages, assembly])
    expect(mayGather(gone, 2)).toBe(true)
    expect(mayGather(gone, 3)).toBe(false)
    expect(moves(way())).toEqual([])
  })

  test('is whom one may attack when that is all that was asked', () => {
    expect(attacks({ ...way([region, rota]), offer: there })).toEqual([siege])
    expect(attacks(way([region, rota], [there, siege]))).toEqual([siege])
  })

  test('is what could be taken, each once', () => {
    const steps = way([troops, one], [asks('troops', all, on), on])
    expect(takings(steps, 2)).toEqual([all, one])
    expect(takings(steps, 3)).toEqual([])
    expect(takings({ ...way(), offer: troops }, 2)).toEqual([all, one])
  })

  test('is who goes by himself: the only one who can, where nobody is', () => {
    expect(onlyMover(way([region, rota], [asks('mobilize', wolf, done), done]))).toBe(wolf)
    expect(onlyMover(way([region, rota], [who, done]))).toBeUndefined()
    expect(onlyMover(way([region, rota], [there, done]))).toBeUndefined()
  })
})

describe('what of a plan is not in the way that was gone', () => {
  const both = sent(wolfGoes, 3, fox.id)
  const takesFox = choice('take-army', '70.3.0.0', ['noble:3'])
  const march: [OfferInfo, ChoiceInfo][] = [
    [region, rota],
    [who, wolfGathers],
    [asks('troops', takesFox, on), takesFox],
  ]

  test('is nothing where all goes as it was meant', () => {
    expect(lacks(wolfGoes, way([region, rota], [who, wolf], [there, done]))).toEqual([])
    expect(lacks(both, way([region, rota], [who, wolf], [there, fox]))).toEqual([])
  })

  test('is a noble whose army the other has taken', () => {
    const plan = changed(both, 2, { gathers: true, takes: [takesFox.id] })
    const gone = way(...march, [asks('mobilize', siege, done), done])
    expect(lacks(plan, gone)).toEqual([{ what: 'goes', noble: 3 }])
    expect(lacks(sent(plan, 3, undefined), gone)).toEqual([])
  })

  test('is a noble who would go when something else is asked first', () => {
    const asked = { ...way([region, rota], [who, wolf]), offer: asks('passage', done) }
    expect(lacks(both, asked)).toEqual([{ what: 'goes', noble: 3 }])
  })

  test('is the way that he who took troops can no longer go', () => {
    const road = changed(sent(idle, 2, wolfByRoad.id), 2, { gathers: true })
    const open = { ...way(...march), offer: asks('goal', overland) }
    expect(lacks(road, open)).toEqual([{ what: 'goes', noble: 2 }])
    expect(lacks(road, way(...march, [asks('goal', byRoad), byRoad]))).toEqual([])
  })

  test('is what he does not take, though not a card that comes with its whole army', () => {
    const gone = way([region, rota], [who, wolfGathers], [troops, all])
    const takes = (...ids: string[]) => changed(wolfGoes, 2, { gathers: true, takes: ids })
    expect(lacks(takes(all.id, one.id), gone)).toEqual([])
    expect(lacks(takes(takesFox.id), gone)).toEqual([{ what: 'takes', noble: 2 }])
    const without = way([region, rota], [who, wolf])
    expect(lacks(takes(), without)).toEqual([{ what: 'takes', noble: 2 }])
    expect(lacks(changed(along(2), 2, { takes: [one.id] }), way([troops, one]))).toEqual([])
  })

  test('is an attack that is not made', () => {
    const fights = { ...wolfGoes, attack: siege.id }
    const come: [OfferInfo, ChoiceInfo][] = [[region, rota], [who, wolf]] // prettier-ignore
    expect(lacks(fights, way(...come, [there, siege]))).toEqual([])
    expect(lacks(fights, way(...come, [there, done]))).toEqual([{ what: 'attack', noble: -1 }])
  })
})

test('a noble who goes by another way takes the same along, and one who stays takes nothing', () => {
  const takes = changed(wolfGoes, 2, { gathers: true, takes: toggled([], all.id) })
  expect(sent(takes, 2, wolfByRoad.id).movers).toEqual([
    { noble: 2, way: wolfByRoad.id, gathers: true, takes: [all.id] },
  ])
  expect(sent(takes, 2, undefined).movers).toEqual([])
  expect(toggled([all.id], all.id)).toEqual([])
})
