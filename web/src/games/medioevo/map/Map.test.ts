import { readFileSync } from 'node:fs'
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { language } from '../../../i18n'
import type { View } from '../../mu-prototype/wire'
import { atlas, borders, isLand, isSea } from './atlas'
import { openStage } from '../../test/stage'
import Board from '../Board.svelte'
import { tableOf } from '../table'
import { armies, lands, parts, sceneOf, transport, view } from '../../mu-prototype/test/scene'
import { spoken } from '../words'
import { figuresOf, gather } from './here'
import { besideOf, most, rowsOf } from './layout'
import { look } from './look.svelte'
import { placesInWords } from './spoken'
import { legendOf, washed } from './tints'
import { wayTo } from './way'

const { top, draw: drawPart, at, click } = openStage()
const draw = (position: View) => drawPart(Board, sceneOf(position))

const table = (position: View) => tableOf(() => sceneOf(position))
const titleOf = (ref: string) => at(ref)?.querySelector('title')?.textContent?.trim()

const printed = (name: string) =>
  parse(readFileSync(new URL(`../games/medioevo/data/${name}`, `file://${process.cwd()}/`), 'utf8'))

test('the drawn map has every territory and sea zone of the printed one, in its order', () => {
  const { territories } = printed('territories.yaml') as { territories: { id: string }[] }
  const { seas } = printed('seas.yaml') as { seas: { id: string }[] }
  expect(atlas.territories.map(({ id }) => id)).toEqual(territories.map(({ id }) => id))
  expect(atlas.seas.map(({ id }) => id)).toEqual(seas.map(({ id }) => id))
})

test('who borders on whom by land is drawn as it is printed', () => {
  const { land_borders: land } = printed('borders.yaml') as {
    land_borders: { between: [string, string]; strait?: boolean }[]
  }
  const undrawn = land.filter(
    ({ between: [a, b], strait }) =>
      !strait && borders((c, d) => (c === a && d === b) || (c === b && d === a)) === '',
  )
  expect(undrawn).toEqual([])
  expect(atlas.straits.map(({ between }) => between)).toEqual(
    land.filter(({ strait }) => strait).map(({ between }) => between),
  )
  expect(borders((a, b) => isLand(a) && isSea(b))).not.toBe('')
})

test('everything has its place on the sheet', () => {
  const [wide, high] = atlas.canvas
  for (const { id, town, army, carriers, name, mooring } of atlas.territories)
    for (const [x, y] of [town, army, carriers, name, mooring ?? name]) {
      expect(x > 0 && x < wide, id).toBe(true)
      expect(y > 0 && y < high, id).toBe(true)
    }
})

test('an army is shown as few figures as make it up', () => {
  expect(figuresOf(29)).toEqual([
    { worth: 10, count: 2 },
    { worth: 5, count: 1 },
    { worth: 3, count: 1 },
    { worth: 1, count: 1 },
  ])
  expect(figuresOf(0)).toEqual([])
})

test('a territory shows its owner, what is built and who stands there', () => {
  draw(
    view({
      territories: lands({
        vf: armies({ 0: 12, 10: 3 }),
        level: [2, 3],
        cathedral: true,
        fairs: [0],
      }),
    }),
  )
  for (const ref of ['territory:kent', 'sea:english-channel']) expect(at(ref), ref).not.toBeNull()
  expect(titleOf('territory:kent')).toBe(
    'KENT, Owner: England, Borough, Castle, Cathedral, Agricultural Fair, 12 VF of England, 3 VF of Barbarians',
  )
  const plates = [...top.querySelectorAll('.army [data-count]')].map((text) => text.textContent)
  expect(plates).toEqual(['12', '3'])
})

test('a transport stands where it is, with its level and load, and keeps its name when it moves', () => {
  const galley = transport(7, { vf: 9, cargo: [{ n: 20, good: 1, from: 0, lot: 0 }] })
  draw(view({ transports: [galley, transport(8, { aboard: 7 })], convoy: [7] }))
  expect(titleOf('transport:7')).toBe('Galley II of England, 9 VF aboard, 20 Wine, Galley II')
  expect(at('transport:8')).toBeNull()
  expect(at('transport:7')?.getAttribute('data-piece')).toBe('transport:7')
  expect(at('transport:7')?.querySelectorAll('.pip')).toHaveLength(2)
  expect(at('transport:7')?.querySelector('.chosen')).not.toBeNull()
  expect(top.querySelector('.left text')?.textContent).toBe('4 MP')
})

test('of many in one place some are drawn and the rest is a number', () => {
  draw(view({ transports: Array.from({ length: most + 3 }, (_, id) => transport(id)) }))
  expect(top.querySelectorAll('[data-ref^="transport:"]')).toHaveLength(most)
  expect(top.querySelector('.more')?.nextElementSibling?.textContent).toBe('+3')
})

test('a click on a stack opens the list of everything there, and Esc closes it', async () => {
  draw(
    view({
      territories: lands({ vf: armies({ 0: 13 }) }),
      transports: [transport(4, { at: 0, kind: 4 })],
    }),
  )
  click(top.querySelector('.army'))
  const card = () => top.querySelector('section[aria-label="What is in KENT"]')
  await vi.waitFor(() => expect(card()).not.toBeNull()) // it is fetched when it is opened
  expect(card()?.textContent).toContain('1 knight, 1 archer')
  expect(card()?.querySelector('[data-ref="transport:4"]')).not.toBeNull()
  expect(card()?.querySelector('[data-ref="territory:kent"]')).not.toBeNull()
  card()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  flushSync()
  expect(card()).toBeNull()
})

test('what is offered is not opened by a click but aimed at, and the way there is drawn', () => {
  draw(view({ transports: [transport(4, { at: 0 })], convoy: [4] }))
  at('sea:english-channel')?.setAttribute('data-lit', '')
  click(at('sea:english-channel'))
  expect(look.place).toBe(-1)
  at('sea:english-channel')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  flushSync()
  expect(top.querySelector('.way .head')).not.toBeNull()
})

test('the way leads through places that can be reached, or straight there', () => {
  const way = (to: number, ship: boolean, ...reach: number[]) =>
    wayTo(table(view()), 0, to, ship, new Set(reach))
  expect(way(2, false, 1, 2)).toEqual([0, 1, 2])
  expect(way(2, false, 2)).toEqual([0, 2])
  expect(way(3, true, 3)).toEqual([0, 3])
})

test('each layer tints the land and says its number', () => {
  const position = view({ territories: lands({ vf: armies({ 0: 4 }) }, { vf: armies({ 0: 11 }) }) })
  const values = (layer: typeof look.layer, good = 0) =>
    washed(table(position), layer, good, 'cloth').map(({ value }) => value)
  expect(values('owner')).toEqual(['', '', ''])
  expect(values('supply')).toEqual(['10', '10', '10'])
  expect(values('prices', 1)).toEqual(['30', '', '35'])
  expect(values('revolt')).toEqual(['6', '6', '6'])
  const [threatened, safe] = washed(table(position), 'revolt', 0, 'cloth')
  expect(threatened?.hex).not.toBe(safe?.hex)
  const [fed, starved] = washed(table(position), 'supply', 0, 'cloth')
  expect(fed?.hex).not.toBe(starved?.hex)
  const [kent, , normandy] = washed(table(position), 'owner', 0, 'cloth')
  expect([kent?.hex, kent?.weave]).toEqual(['#d63f45', 'cloth-0'])
  expect(normandy?.hex).toBe('#3f6fc4')
  expect(legendOf(table(position), 'terrain')).toHaveLength(5)
})

test('prices go from cheap to dear by way of a colour of their own', () => {
  const row = (place: number, price: number) => [
    place,
    ...parts.goods.flatMap(() => [price, price]),
  ]
  const position = view({ markets: [row(0, 10), row(1, 15), row(2, 20)] })
  const hexes = washed(table(position), 'prices', 0, 'cloth').map(({ hex }) => hex)
  expect(hexes).toEqual(['#3f7f5f', '#d0a03a', '#b03a2e'])
})

test('a territory out of the game is veiled and empty', () => {
  draw(view({ territories: lands({}, {}, { out: true, level: [1, 1] }) }))
  expect(top.querySelectorAll('.veil')).toHaveLength(1)
  expect(titleOf('territory:normandy')).toBe('NORMANDY, Not in this game')
  expect(top.querySelector('[data-piece="town:normandy"]')).toBeNull()
})

test('sieges, battles and rebellions are marked where they are', () => {
  const side = {
    seat: 0,
    allies: [],
    vf: 5,
    held: 0,
    cards: [],
    die: 6,
    roll: 0,
    total: 0,
    loss: 0,
    ram: 0,
    lost: 0,
  }
  draw(
    view({
      territories: lands({}, {}, { siege: { by: 0, land: true, sea: false, turns: 3 } }),
      battle: {
        kind: 'field',
        stage: 'begins',
        at: 1,
        won: false,
        round: 0,
        walls: 0,
        leading: -1,
        chance: -1,
        attacker: side,
        defender: { ...side, seat: 10 },
      },
      event: { card: 0, roll: 2, icon: 0, hit: -1, revolt: 2, revolts: [2] },
    }),
  )
  expect(top.querySelector('[data-piece="siege:2"] text')?.textContent).toBe('3')
  expect(at('territory:wessex')?.classList).toContain('alarm')
  expect(top.querySelector('[data-piece="battle"]')).not.toBeNull()
  expect(top.querySelector('[data-piece="revolt:2"]')).not.toBeNull()
})

test('things in one place stand apart from one another', () => {
  for (const count of [1, 2, 3, 4, 6]) {
    const spots = [...rowsOf(count, [0, 0], 1), ...besideOf(count, [500, 500], 1)]
    const near = spots.filter((a, i) =>
      spots.slice(i + 1).some((b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 20),
    )
    expect(near).toEqual([])
  }
})

test('the map in words says what is where, with its ref, and what lies beside it', () => {
  const position = view({
    transports: [transport(1)],
    territories: lands({ vf: armies({ 0: 5 }) }),
  })
  const places = placesInWords(table(position))
  expect(places.map(({ ref }) => ref)).toEqual([
    ...parts.territories.map(({ id }) => `territory:${id}`),
    ...parts.seas.map(({ id }) => `sea:${id}`),
  ])
  expect(places[0]?.things).toEqual([
    { text: 'Owner: England' },
    { ref: 'army:kent:0', text: '5 VF of England' },
    { text: 'Plain' },
    { text: 'Borders on WESSEX' },
    { text: 'Coast: The Channel' },
  ])
  expect(places[3]?.things[0]).toEqual({ ref: 'transport:1', text: 'Galley II of England' })
  expect(gather(table(position)).get(3)?.transports).toHaveLength(1)
})

test('one’s own places are read out first', () => {
  const position = view({ seat: 1, territories: lands({}, {}, { owner: 1 }) })
  const [first, second] = placesInWords(table(position))
  expect([first?.ref, second?.ref]).toEqual(['territory:normandy', 'territory:kent'])
})

test('a layer with numbers says what they are', () => {
  draw(view())
  look.layer = 'supply'
  flushSync()
  expect(top.querySelector('.switch li:last-child')?.textContent).toBe('5VF that the land feeds')
  look.layer = 'terrain'
  flushSync()
  expect(top.querySelector('.switch .value')).toBeNull()
})

test('the page calls things as the game does', () => {
  interface Named {
    line?: string
    kind?: string
    level: number
    name: Record<string, string>
  }
  const game = '../games/medioevo/'
  const text = (path: string): unknown =>
    parse(readFileSync(new URL(game + path, `file://${process.cwd()}/`), 'utf8'))
  const { buildings, engines } = text('prototype/data/pieces.yaml') as Record<string, Named[]>
  for (const lang of ['en', 'it'] as const) {
    language.now = lang
    const said = text(`force/text/${lang}/game.yaml`) as Record<string, string>
    const names = (line: string) =>
      buildings?.filter((one) => one.line === line).map(({ name }) => name[lang])
    expect(spoken().settlements.slice(1)).toEqual(names('settlement'))
    expect(spoken().forts.slice(1)).toEqual(names('fort'))
    expect(spoken().engines.slice(1)).toEqual(engines?.map(({ name }) => name[lang]))
    expect(spoken().fairs).toEqual(
      ['agricultural', 'mining', 'textile'].flatMap((kind) => names(`${kind}-fair`)),
    )
    expect(spoken().kinds.slice(1)).toEqual(
      ['merchantman', 'caravan', 'galley', 'war-wagon'].map((id) => said[`name.transport-${id}`]),
    )
    for (const phase of ['purchase', 'reinforcements', 'events', 'placement', 'combat', 'trade'])
      expect(spoken().phases[phase]).toBe(said[`name.phase-${phase}`])
  }
})

test('both languages know the same words', () => {
  const keys = () =>
    JSON.stringify(spoken(), (_, value: unknown) =>
      typeof value === 'object' ? value : typeof value,
    )
  const english = keys()
  language.now = 'it'
  expect(keys()).toBe(english)
})
