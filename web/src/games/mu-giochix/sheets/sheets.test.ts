import { expect, test } from 'vitest'
import type { Way } from '../../../sheets/walk.svelte'
import type { ChoiceInfo, OfferInfo, RefusedInfo } from '../../../wire/http'
import { placeName, tableOf, townName } from '../table'
import { goodsIn, sated } from '../map/here'
import { land, player, property, sceneOf, view } from '../test/scene'
import { everybody, gathers, linksOf as groupLinks, stepTo, weighs } from './group'
import {
  amountOf,
  closingIn,
  countersIn,
  court,
  next,
  put,
  waresAt,
  type Basket,
  counterAt,
} from './shop'
import { askedOf, linksOf as routeLinks, pointsOf, soughtIn, stepsFrom, warningsOf } from './stops'

const choice = (verb: string, id: string, more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({
  verb,
  id,
  label: verb,
  low: 0,
  high: 0,
  ...more,
})
const offer = (
  name: string,
  choices: ChoiceInfo[],
  refused: RefusedInfo[] = [],
  prompt = name,
): OfferInfo => ({ token: name, name, prompt, hint: '', choices, refused, terms: [] })

const table = tableOf(() => sceneOf(view()))

// A group

const march = offer('march', [
  choice('join-group', '362.0.0.0', { low: 1, high: 4 }),
  choice('join-group', '362.5.0.0', { low: 1, high: 1 }),
  choice('thing-joins', '363.7.0.0', { refs: ['property:7'] }),
  choice('all-join', '364.0.0.0'),
])

test('a group begins with everybody, and transports gather before who walks', () => {
  expect(gathers(march)).toBe(true)
  expect(everybody(march)).toEqual({ '362.0.0.0': 4, '362.5.0.0': 1, '363.7.0.0': 1 })
  expect(
    groupLinks(march, { ...everybody(march), '362.0.0.0': 2 }).map(({ id, number }) => [
      id,
      number,
    ]),
  ).toEqual([
    ['363.7.0.0', 0],
    ['362.0.0.0', 2],
    ['362.5.0.0', 1],
  ])
  expect(groupLinks(march, {})).toEqual([])
})

test('under way nobody gathers any more, and a step leads where its ref says', () => {
  const step = choice('step', '365.2.1.0', { refs: ['territory:papal-state'] })
  expect(gathers(offer('march', [step]))).toBe(false)
  expect(stepTo(offer('march', [step]), 'territory:papal-state')).toBe(step)
  expect(stepTo(null, 'territory:papal-state')).toBeUndefined()
})

test('who is sent to attack gathers first, for the odds are those of a group that stands', () => {
  const step = (odds: boolean) => choice('step', '365.2.1.0', { odds })
  const [link] = groupLinks(march, everybody(march))
  expect(link && weighs(step(true), [link])).toBe(true)
  expect(link && weighs(step(false), [link])).toBe(false)
  expect(weighs(step(true), []), 'it stands').toBe(false)
  expect(weighs(undefined, [])).toBe(false)
})

// A route

test('which stop is asked for is read from the prompt', () => {
  const asked = offer('stop', [], [], '[[property:12|Caravan II]]: choose stop 2 of 6.')
  expect(askedOf(asked)).toEqual({ first: 2, whole: 6, no: 12 })
  expect([4, 6, 8].map(pointsOf)).toEqual([2, 4, 6])
})

test('stops are named in the order in which they were chosen', () => {
  const asked = offer('stop', [choice('add-stop', '602.0.0.0'), choice('add-stop', '602.2.0.0')])
  expect(routeLinks(asked, [2, 0]).map(({ id }) => id)).toEqual(['602.2.0.0', '602.0.0.0'])
})

test('a settlement sells what it makes and what lies in its market', () => {
  const here = tableOf(() => sceneOf(view({ territories: [land(0, 0, { cubes: [0] })] })))
  expect(goodsIn(here, 0)).toEqual([1, 0])
})

test('what speaks against a stop is told of it, and of the last also that nothing aboard can be sold there', () => {
  const here = tableOf(() =>
    sceneOf(view({ territories: [land(0, 0, { cubes: [0] })], barred: [0, 2], shut: [1, 2] })),
  )
  const carries = (...cargo: number[]) => ({ ...property(0, { cargo }), seat: 0 })
  expect(sated(here, carries(1, 0), 0), 'it lies in the market').toBe(true)
  expect(sated(here, carries(0, 2), 0), 'it is made there').toBe(true)
  expect(sated(here, carries(1, 0, 1), 0), 'some of it is wanted').toBe(false)
  expect(sated(here, carries(0, 0), 0), 'nothing is aboard').toBe(false)
  const warned = (place: number, last: boolean) => warningsOf(here, carries(1, 0), place, last)
  expect(warned(0, true)).toEqual(['barred', 'sated'])
  expect(warned(0, false)).toEqual(['barred'])
  expect(warned(1, true)).toEqual(['shut'])
  expect(warned(1, false), 'on the way nothing need be sold').toEqual([])
})

test('a settlement is found by the beginning of its name or its land’s, without accents', () => {
  const places = [...table.parts.territories.keys()]
  const found = (sought: string) => soughtIn(table, places, sought).map((at) => townName(table, at))
  const [first = 0] = places
  const [town, land] = [townName(table, first), placeName(table, first)]
  expect(found(` ${town.slice(0, 3).toUpperCase()}`)).toContain(town)
  expect(found(land)).toContain(town)
  expect(found(`x${town}`)).toEqual([])
})

test('a caravan goes by land, a ship from port to port', () => {
  expect(Object.fromEntries(stepsFrom(table, { at: 0, kind: 0 }))).toEqual({ 0: 0, 1: 1, 2: 2 })
  expect(Object.fromEntries(stepsFrom(table, { at: 5, kind: 1 }))).toEqual({ 5: 0, 4: 1, 0: 2 })
})

// Purchases

const shop = offer('shop', [
  choice('buy-technology', '184.0.100.0'),
  choice('shop-in', '181.0.0.0'),
  choice('shop-in', '181.2.0.0'),
  choice('done-shopping', '183.0.0.0', { closes: true }),
])
const wares = (most: number) =>
  offer(
    'wares',
    [
      choice('recruit', '192.0.0.20', { low: 1, high: most }),
      choice('buy-transport', '200.0.6.200'),
      choice('mend-building', '201.0.0.20', { low: 1, high: 1 }),
      choice('leave-shop', '182.0.0.0', { closes: true }),
    ],
    [{ ...choice('build', '202.0.1.100'), rule: 'r', why: 'Learn first' }],
  )
const passed = (offers: OfferInfo, given: ChoiceInfo) => ({ offer: offers, view: undefined, given })
const way = (steps: Way['passed'], asked: OfferInfo): Way => ({
  passed: steps,
  offer: asked,
  view: undefined,
})
const enter = passed(shop, shop.choices[1] as ChoiceInfo)

test('one looks at what is sold at a counter by entering it', () => {
  expect(countersIn(shop)).toEqual([0, 2])
  expect(next([], 0, shop, way([], shop))?.id).toBe('181.0.0.0')
  expect(next([], 0, wares(3), way([enter], wares(3)))).toBeUndefined()
  expect(next([], court, shop, way([], shop))).toBeUndefined()
})

test('a basket is bought counter by counter, the one that is looked at last', () => {
  const basket: Basket = [
    { at: 0, key: 'recruit 0 0', n: 2 },
    { at: court, key: 'buy-technology 0', n: 1 },
  ]
  const start = next(basket, 2, shop, way([], shop))
  expect(start?.verb).toBe('buy-technology')
  const learnt = passed(shop, start as ChoiceInfo)
  expect(next(basket, 2, shop, way([learnt], shop))?.id).toBe('181.0.0.0')
  const recruit = next(basket, 2, wares(3), way([learnt, enter], wares(3)))
  expect(recruit?.verb).toBe('recruit')
  expect(amountOf(basket, recruit as ChoiceInfo)).toBe(2)
  const after = way([learnt, enter, passed(wares(3), recruit as ChoiceInfo)], wares(1))
  expect(next(basket, 2, wares(1), after)?.verb).toBe('leave-shop')
  expect(next(basket, court, wares(1), after)?.verb, 'to learn').toBe('leave-shop')
  expect(closingIn(after, true).map(({ verb }) => verb)).toEqual(['leave-shop', 'done-shopping'])
  expect(closingIn(after, false).map(({ verb }) => verb)).toEqual(['leave-shop'])
})

test('what lies on a shelf can be had as often as it was offered when it was its turn', () => {
  const basket: Basket = put(put([], 0, 'recruit 0 0', 2), 0, 'buy-transport 0 6', 1)
  const bought = way([enter, passed(wares(3), wares(3).choices[0] as ChoiceInfo)], wares(1))
  const shelves = waresAt(table, bought, 0, basket)
  expect(shelves.map(([shelf]) => shelf)).toEqual(['units', 'transports', 'buildings', 'repairs'])
  const named = shelves.flatMap(([, all]) =>
    all.map(({ name, n, most, price }) => [name, n, most, price]),
  )
  expect(named).toEqual([
    ['Light Infantryman', 2, 3, 20],
    ['Caravan II', 1, 2, 200],
    ['Village', 0, 0, 100],
    ['', 0, 1, 20],
  ])
  expect(shelves[2]?.[1][0]?.why).toBe('Forbidden: Learn first')
})

test('all kinds of units share what may be recruited: none of another is left to add', () => {
  const recruits = (light: number, archers: number) =>
    offer('wares', [
      ...(light > 0 ? [choice('recruit', '192.0.0.20', { low: 1, high: light })] : []),
      ...(archers > 0 ? [choice('recruit', '192.0.1.50', { low: 1, high: archers })] : []),
    ])
  const basket: Basket = put(put([], 0, 'recruit 0 0', 1), 0, 'recruit 0 1', 2)
  const [light, archers] = [recruits(4, 4), recruits(3, 3)]
  const so = [
    enter,
    passed(light, light.choices[0] as ChoiceInfo),
    passed(archers, archers.choices[1] as ChoiceInfo),
  ]
  const most = (last: OfferInfo) =>
    waresAt(table, way(so, last), 0, basket).flatMap(([, all]) => all.map(({ most }) => most))
  expect(most(recruits(1, 1))).toEqual([2, 3])
  expect(most(recruits(0, 0))).toEqual([1, 2])
})

test('what cannot be had says what is missing, or else which rule forbids it', () => {
  const why = (lacks?: string) => {
    const asked = wares(1)
    const build = { ...choice('build', '202.0.1.100'), rule: 'r', why: 'Learn first', lacks }
    return waresAt(table, way([enter], { ...asked, refused: [build] }), 0, [])[2]?.[1][0]?.why
  }
  expect(why('Needs [[tech:tattica|Tactics]]')).toBe('Needs Tactics')
  expect(why()).toBe('Forbidden: Learn first')
  const shut = { ...choice('build', '202.0.1.100'), rule: 'r', why: 'Too dear' }
  const gone = way(
    [enter, passed({ ...wares(1), refused: [shut] }, wares(1).choices[3] as ChoiceInfo)],
    shop,
  )
  const told = (key: string) =>
    waresAt(table, gone, 0, [])
      .flatMap(([, all]) => all)
      .find((ware) => ware.key === key)?.why
  expect(told('build 0 1'), 'though one is no longer asked there').toBe('Forbidden: Too dear')
})

test('what is improved says what it becomes and can do then', () => {
  const here = tableOf(() =>
    sceneOf(view({ players: [player(0, { properties: [property(7, { level: 1 })] }), player(1)] })),
  )
  const asked = offer('wares', [
    choice('improve-property', '203.7.2.100'),
    choice('promote', '195.0.3.80', { low: 1, high: 2 }),
    choice('promote-captain', '196.0.2.100', { head: 'Raise the Captain of level I' }),
  ])
  const names = waresAt(here, way([enter], asked), 0, []).flatMap(([, all]) =>
    all.map(({ name, note }) => [name, note]),
  )
  expect(names).toEqual([
    ['Galley I → Galley II', '5 steps, carries 4'],
    ['Light Infantryman → Knight', '2 steps · Knight.'],
    ['Captain II', 'Raise the Captain of level I'],
  ])
})

test('what is hired says what it can do', () => {
  const asked = offer('wares', [
    choice('recruit', '192.0.1.50', { low: 1, high: 4 }),
    choice('buy-engine', '189.0.2.200'),
  ])
  const notes = waresAt(table, way([enter], asked), 0, []).flatMap(([, all]) =>
    all.map(({ name, note }) => [name, note]),
  )
  expect(notes).toEqual([
    ['Archer', '2 steps · Archer.'],
    ['Trebuchet', '1 step · damage 2 to units and 0 to buildings'],
  ])
})

test('a building that counts at the end says so before it is bought', () => {
  const asked = offer('wares', [choice('build', '188.0.9.300'), choice('build', '188.0.1.100')])
  const notes = waresAt(table, way([enter], asked), 0, []).flatMap(([, all]) =>
    all.map(({ note }) => note),
  )
  expect(notes).toEqual(['Cathedral. At the end 3 HP for who has most.', 'Village.'])
})

test('of nothing there is nothing in a basket', () => {
  expect(put(put([], 0, 'recruit 0 0', 2), 0, 'recruit 0 0', 0)).toEqual([])
})

test('a shop opens at its first counter, and any other can be looked at, that of learning too', () => {
  expect(counterAt([3, 7], undefined)).toBe(3)
  expect(counterAt([3, 7], 7)).toBe(7)
  expect(counterAt([3, 7], court)).toBe(court)
  expect(counterAt([3, 7], 5), 'one that is not there').toBe(3)
  expect(counterAt([], undefined)).toBe(court)
})
