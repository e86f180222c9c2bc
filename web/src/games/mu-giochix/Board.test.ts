import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { View } from '../../wire/mugiochix'
import { openStage } from '../test/stage'
import Board from './Board.svelte'
import { gather } from './map/here'
import { placed, standsOf } from './map/layout'
import { look } from './map/look.svelte'
import { linesOf } from './map/routes'
import { placesInWords } from './map/spoken'
import { strikesOn } from './map/strikes'
import { legendOf, washed } from './map/tints'
import { tableOf } from './table'
import { army, land, parts, player, property, sceneOf, view } from './test/scene'
import { words } from './words'

const { top, draw: drawPart, at, click } = openStage()
const draw = (position: View) => drawPart(Board, sceneOf(position))

const table = (position: View) => tableOf(() => sceneOf(position))
const titleOf = (ref: string) => at(ref)?.querySelector('title')?.textContent?.trim()

/** lookAt changes what the map is looked at for. */
function lookAt(layer: typeof look.layer) {
  look.layer = layer
  flushSync()
}

beforeEach(() => look.anew())

test('a territory shows who controls it, what is built, its market and who stands there', () => {
  draw(
    view({
      territories: [
        land(0, 0, { levels: [2, 1, 1], damage: [1, 0, 0], cubes: [0], star: 1, from: 2 }),
      ],
      armies: [army(0, 0, [3, 0, 0, 1, 0, 1])],
      hordes: [{ at: 0, units: [2, 1, 0], rebels: 0, risings: 2 }],
    }),
  )
  expect(titleOf('territory:kent')).toBe(
    'KENT, Controlled by Hungary, Hamlet (damage 1 of 4), Tower, Cathedral, ' +
      'Control token of The Empire, from PAPAL-STATE, London, where they make Timber, in its market: Grain, ' +
      '3 × Light Infantryman, Knight, Captain II of Hungary, ' +
      '2 × Light Infantryman, Archer of 2 rebellions against Hungary',
  )
  const town = top.querySelector('[data-piece="town:kent"]')
  expect(town?.querySelectorAll('.dot')).toHaveLength(4)
  expect(town?.querySelectorAll('.dot.lost')).toHaveLength(1)
  expect(town?.querySelectorAll('.cube'), 'what is made, and what lies there').toHaveLength(2)
  expect(town?.querySelector('.star')).not.toBeNull()
})

test('a company has a figure of each kind with its number, and all of them from afar', () => {
  draw(view({ armies: [army(1, 0, [3, 2, 0, 0, 1, 0, 1], [3])] }))
  const company = at('army:wessex:0')
  const small = [...(company?.querySelectorAll('.each text') ?? [])]
  expect(small.map(({ textContent }) => textContent)).toEqual(['3', '2', '2'])
  expect(company?.querySelector('[data-count]')?.textContent).toBe('7')
  expect(company?.querySelectorAll('.pip'), 'a Captain I and a Captain III').toHaveLength(4)
  expect(company?.querySelector('.stop.some'), 'some have stopped').not.toBeNull()
  expect(company?.querySelector('title')?.textContent).toContain('3 units have stopped')
})

test('rebels bear the shield of him against whom they rise, and a flame', () => {
  draw(view({ hordes: [{ at: 1, units: [1, 0, 1], rebels: 0, risings: 1 }] }))
  const horde = at('army:wessex:6')
  expect(titleOf('army:wessex:6')).toBe(
    'WESSEX: Light Infantryman, Captain of rebels against Hungary',
  )
  expect(horde?.querySelector('.rising')).not.toBeNull()
})

test('those aboard are counted at their ship, those on foot by themselves', () => {
  const galley = property(7, { at: 0, units: [2, 0, 0, 0, 0, 1, 0], cargo: [0, 0] })
  const position = view({
    players: [player(0, { properties: [galley, property(8, { kind: 4, level: 2, aboard: 7 })] })],
    armies: [army(0, 0, [5, 0, 0, 0, 0, 1])],
  })
  draw(position)
  expect(titleOf('property:7')).toBe(
    'Galley II of Hungary, 2 × Light Infantryman, Captain II, Trebuchet',
  )
  expect(at('property:7')?.querySelector('[data-count]')?.textContent).toBe('3')
  expect(at('property:8'), 'an engine aboard is not drawn by itself').toBeNull()
  expect(at('army:kent:0')?.querySelector('[data-count]')?.textContent).toBe('3')
  expect(gather(table(position)).get(0)?.armies[0]?.foot).toEqual([3, 0, 0, 0, 0, 0, 0])
})

test('companies in one place stand apart as far as they are wide', () => {
  const here = gather(table(view({ armies: [army(0, 0, [1, 1, 1, 1, 1]), army(0, 1, [1])] }))).get(
    0,
  )
  if (!here) throw new Error('nothing is there')
  const [[, first], [, second]] = placed(standsOf(here), [100, 100], 1) as [
    [unknown, [number, number]],
    [unknown, [number, number]],
  ]
  expect(Math.abs(second[0] - first[0])).toBeGreaterThan(55)
})

test('what is out of play is veiled', () => {
  const position = view()
  const tints = washed(table(position), gather(table(position)), 'owner', 'cloth')
  expect(tints.map(({ veiled }) => veiled)).toEqual([false, false, false, true])
  expect(tints[0]).toMatchObject({ hex: '#3d8d47', weave: 'cloth-0' })
  const six = view({ players: Array.from({ length: 6 }, (_, i) => player(i % 2)) })
  expect(washed(table(six), new Map(), 'owner', '')[3]?.veiled).toBe(false)
  const there = placesInWords(table(position)).find(({ ref }) => ref === 'territory:brittany')
  expect(there?.things[0]?.text).toBe('Not in this game')
})

test('the map can be looked at for the regions of the Events and for trade', () => {
  const position = view({ territories: [land(0, 0, { cubes: [0, 1] })] })
  draw(position)
  const region = washed(table(position), gather(table(position)), 'regions', '')
  expect(region[0]?.hex).toBe(region[1]?.hex)
  expect(region[0]?.hex).not.toBe(region[2]?.hex)
  const trade = washed(table(position), gather(table(position)), 'trade', '')
  expect(trade.map(({ value }) => value)).toEqual(['2', '', '', ''])
  expect(legendOf(table(position), 'trade').map(({ text }) => text)).toEqual(['Grain', 'Timber'])
  expect(legendOf(table(position), 'regions')).toEqual([])
  lookAt('trade')
  expect(top.querySelector('.switch')?.textContent).toContain('cubes in the market')
})

test('a route is a line by its stops; that of others where the map is looked at for trade', () => {
  const bound = { kind: 1, at: 4, stops: [0, 2], done: [true, false] }
  const position = view({
    players: [
      player(0, { properties: [property(3, bound)] }),
      player(1, { properties: [property(13, bound)] }),
    ],
  })
  draw(position)
  expect(top.querySelectorAll('[data-piece^="route:"]')).toHaveLength(1)
  expect(titleOf('property:3')).toContain('route: London (done), Rome')
  lookAt('trade')
  const rings = [...top.querySelectorAll('[data-piece="route:3"] .stop')]
  expect(rings.map((ring) => ring.classList.contains('done'))).toEqual([true, false, false])
  expect(linesOf(table(position)).map(({ no }) => no)).toEqual([13, 3])
})

test('a route whose destination has all that is aboard says so', () => {
  const bound = { kind: 1, at: 4, stops: [2, 0], done: [true, false] }
  const told = (cargo: number[]) => {
    const properties = [property(3, { ...bound, cargo })]
    return linesOf(table(view({ players: [player(0, { properties }), player(1)] })))[0]?.title
  }
  expect(told([0, 1])).toContain(
    'route: Rome (done), London (which buys nothing of what is aboard)',
  )
  expect(told([1, 1])).toContain('London')
  expect(told([1, 1])).not.toContain('buys nothing')
})

test('the regions of the Event are hatched in its phase', () => {
  expect(strikesOn(table(view()))).toEqual([])
  const struck = strikesOn(table(view({ phase: 'events' })))
  expect(struck.map(({ title, places }) => [title, places])).toEqual([
    ['Storm: British Isles', [0, 1]],
    ['Storm: Atlantic', [4, 5]],
  ])
})

test('the group under way and the battle are marked, and where the group would go', () => {
  const march = { at: 0, from: -1, units: [1], things: [7], walk: 0, ride: 0, over: false }
  const players = [player(0, { properties: [property(7, { at: 0 })] })]
  draw(view({ march, players }))
  expect(top.querySelector('[data-piece="march"] title')?.textContent).toContain('KENT')
  expect(at('property:7')?.querySelector('.chosen')).not.toBeNull()
  look.aim = 4
  flushSync()
  expect(top.querySelector('.head')).not.toBeNull()
})

test('what is not offered any more is not aimed at', async () => {
  const march = { at: 0, from: -1, units: [1], things: [7], walk: 0, ride: 0, over: false }
  draw(view({ march, players: [player(0, { properties: [property(7, { at: 0 })] })] }))
  const [one, other] = [...top.querySelectorAll('.area[data-place]')]
  one?.setAttribute('data-lit', '')
  other?.setAttribute('data-lit', '')
  one?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  const aimed = look.aim
  expect(aimed).toBeGreaterThanOrEqual(0)
  other?.removeAttribute('data-lit')
  await Promise.resolve()
  expect(look.aim).toBe(aimed)
  one?.removeAttribute('data-lit')
  await Promise.resolve()
  expect(look.aim).toBe(-1)
})

test('a click opens the list of everything there, and Esc closes it', async () => {
  draw(
    view({
      armies: [army(0, 0, [2, 0, 0, 0, 0, 1], [1])],
      players: [player(0, { properties: [property(4, { at: 0, kind: 0, cargo: [1, 0] })] })],
    }),
  )
  click(top.querySelector('.company'))
  const card = () => top.querySelector('section[aria-label="What is in KENT"]')
  await vi.waitFor(() => expect(card()).not.toBeNull()) // it is fetched when it is opened
  expect(card()?.textContent).toContain('2 × Light Infantryman, Captain II of Hungary')
  expect(card()?.textContent).toContain('1 unit has stopped')
  expect(card()?.querySelector('[data-ref="property:4"]')?.textContent).toContain('1 Grain')
  card()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  flushSync()
  expect(card()).toBeNull()
})

test('all places are told in words, one’s own first, with what is around them', () => {
  const places = placesInWords(table(view()))
  expect(places).toHaveLength(parts.territories.length + parts.seas.length)
  expect(places[0]?.ref).toBe('territory:kent')
  const told = places[1]?.things.map(({ text }) => text)
  expect(told).toContain('Fire: Barbarians can come from here')
  expect(told).toContain('Region: British Isles')
  expect(told).toContain('Borders on KENT, PAPAL-STATE')
  expect(places.at(-1)?.things.map(({ text }) => text)).toContain('Borders on The Channel')
  expect(words().map).not.toBe('')
})
