import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { language } from '../i18n'
import kings from './crusader-kings'
import { words as houseWords } from './crusader-kings/words'
import { sceneOf as court, view as courtView } from './crusader-kings/test/scene'
import type { AnyGame, Game, Scene } from './game'
import popes from './mu-alpha'
import { sceneOf as christendom, view as christendomView } from './mu-alpha/test/scene'
import hordes from './mu-giochix'
import { sceneOf as frontier, view as frontierView } from './mu-giochix/test/scene'
import realms from './mu-prototype'
import { sceneOf as europe, view as europeView } from './mu-prototype/test/scene'
import { openStage } from './test/stage'
import warriors from './warrior-knights'
import { sceneOf as realm, view as realmView } from './warrior-knights/test/scene'

const { top, draw } = openStage()

const told = <V, C>(game: Game<V, C>, scene: Scene<V, C>, seat: number) =>
  game.counts?.(scene, seat).map(({ name, value }) => `${name} ${value}`)

const tables: [string, AnyGame, Scene<unknown, unknown>][] = [
  ['Warrior Knights', warriors, realm(realmView())],
  ['Crusader Kings', kings, court(courtView())],
  ['Medioevo', realms, europe(europeView())],
  ['Medioevo, alpha', popes, christendom(christendomView())],
  ['Medioevo, Giochix', hordes, frontier(frontierView())],
]

test('a seat is counted by what weighs most first', () => {
  expect(told(warriors, realm(realmView()), 0)).toEqual([
    'Prestige 2',
    'Cities 1',
    'Crowns 15',
    'Faith 1',
    'Votes 3',
  ])
  expect(told(kings, court(courtView()), 0)?.slice(0, 2)).toEqual(['Victory Points 6', 'Gold 7'])
  expect(told(realms, europe(europeView()), 1)?.slice(0, 3)).toEqual([
    'Honour Points 4',
    'Florins 300',
    'Strength on the map (VF) 40',
  ])
})

test('a Kingdom of the Giochix edition is counted, and goes where its order says', () => {
  expect(told(hordes, frontier(frontierView()), 1)?.slice(0, 4)).toEqual([
    'Honour Points 10',
    'Florins 300',
    'Units on the board 0',
    'Territories 2',
  ])
  expect(hordes.order?.(frontier(frontierView()))).toEqual([1, 0])
  expect(hordes.order?.(frontier(frontierView({ order: [1] })))).toEqual([1, 0])
  const first = (phase: string) =>
    hordes.dignities?.(frontier(frontierView({ phase })), 1).map(({ name }) => name)
  expect(first('combat')).toEqual(['First in the turn order'])
  expect(first('order')).toEqual([])
  expect(hordes.course?.(frontier(frontierView()))).toEqual({ phase: 'Combat', at: 4, of: 6 })
  expect(noted(hordes, frontier(frontierView({ goal: 20 })))).toEqual([
    'Turn: 2 of 6',
    'Order: 2 of 2',
    'Goal: 10 of 20',
    'Barbarians’ dice: 3 1 5',
    'Taxes: up to 2',
  ])
})

test('what is hidden from the viewer stays so, what a seat has not is not counted', () => {
  expect(told(warriors, realm(realmView()), 1)).toContain('Votes ?')
  // The second dynasty plays by a strategy, without Gold.
  expect(told(kings, court(courtView()), 1)?.join()).not.toContain('Gold')
})

test.each(tables)(
  '%s: every seat has a ref, a short name and counts with a sign',
  (_, game, scene) => {
    for (const seat of [0, 1]) {
      expect(game.seatRef?.(scene, seat)).toMatch(/^(seat|baron):\d$/)
      expect(game.short?.(scene, seat)).not.toBe('')
      for (const { icon } of game.counts?.(scene, seat) ?? []) {
        top.replaceChildren()
        draw(icon, {})
        expect(top.querySelector('path')?.getAttribute('d')).toMatch(/^M/)
      }
    }
  },
)

test('who holds an office, who goes first, who is out, whose turn it is', () => {
  const named = (game: AnyGame, scene: unknown, seat: number) =>
    game.dignities?.(scene as Scene<unknown, unknown>, seat).map(({ name }) => name)
  const banned = realmView()
  Object.assign(banned.barons[1] ?? {}, { banned: true, out: true })
  expect(named(warriors, realm(banned), 0)).toEqual(['Chairman of the Assembly'])
  expect(named(warriors, realm(banned), 1)).toEqual(['Head of the Church', 'Banned'])
  expect(warriors.out?.(realm(banned), 1)).toBe(true)
  expect(warriors.out?.(realm(banned), 0)).toBe(false)
  expect(named(kings, court(courtView()), 1)).toEqual(['First player'])
  expect(named(realms, europe(europeView()), 0)).toEqual([])
  const faith = { banned: [0], grounds: [], crusade: null, election: null }
  expect(named(popes, christendom(christendomView({ faith })), 0)).toEqual(['Excommunicated'])
  expect(kings.active?.(court(courtView({ active: 1 })))).toBe(1)
})

test('houses are called by a word, those of the box in both languages', () => {
  expect(kings.short?.(court(courtView()), 0)).toBe('Normandy')
  const file = '../games/crusaderkings/data/characters.yaml'
  const { houses } = parse(readFileSync(file, 'utf8')) as { houses: { id: string }[] }
  for (const lang of ['en', 'it'] as const) {
    language.now = lang
    expect(Object.keys(houseWords().houses).toSorted()).toEqual(
      houses.map(({ id }) => id).toSorted(),
    )
  }
})

test('a house that the page has no word for has its whole name', () => {
  const scene = court(courtView())
  const houses = scene.components.houses.map((house) => ({ ...house, id: 'new' }))
  const other = { ...scene, components: { ...scene.components, houses } }
  expect(kings.short?.(other, 0)).toBe('House of Normandy')
})

test('realms are told in their order, once it stands', () => {
  expect(realms.order?.(europe(europeView()))).toEqual([1, 0])
  expect(realms.order?.(europe(europeView({ order: [1] })))).toEqual([0, 1])
})

test('the phase is told, and which of a turn it is', () => {
  expect(warriors.course?.(realm({ ...realmView(), phase: 'actions', stack: 2 }))).toEqual({
    phase: 'Actions',
    at: 3,
    of: 5,
  })
  expect(kings.course?.(court(courtView({ phase: 'plotting' })))).toMatchObject({ at: 1, of: 4 })
  expect(realms.course?.(europe(europeView({ phase: 'trade' })))).toMatchObject({ at: 9, of: 10 })
  // What lies before and after the turns has no course.
  expect(realms.course?.(europe(europeView({ phase: 'setting' })))).toMatchObject({ of: 1 })
})

const noted = <V, C>(game: Game<V, C>, scene: Scene<V, C>) =>
  game.plaques?.(scene).map(({ name, note }) => `${name}: ${note}`)

test('the table counts what it counts at its edge', () => {
  expect(noted(warriors, realm(realmView()))).toEqual([
    'Taxes: 3 of 4',
    'Wages: 4 of 4',
    'Assembly: 0 of 4',
    'Hire: 2 here',
    'Agendas: 2 of 3',
    'Voyages: 1 of 1',
  ])
  expect(noted(kings, court(courtView()))).toEqual([
    'Crusade: 1 of 3',
    'On offer: 2 cards',
    'Family: 6 alive',
    'Houses: 2',
  ])
  const limits = { turns: 10, honour: 40, declared: false, minutes: 0, last: false }
  expect(noted(realms, europe(europeView({ limits })))).toEqual([
    'Order: 2 of 2',
    'Goal: 4 of 40',
    'Deck: 60 left',
  ])
})

test('a ring is filled in the colours of those who filled it', () => {
  const [taxes] = warriors.plaques?.(realm(realmView())) ?? []
  expect(taxes?.ring).toEqual(['#07A86F', '#07A86F', '#07A86F', ''])
  const [crusade] = kings.plaques?.(court(courtView())) ?? []
  expect(crusade?.ring).toEqual(['#2f5fa8', '', ''])
  expect(crusade?.ref).toBe('space:1')
})

test.each(tables)(
  '%s: every plaque opens a panel there is, and has a name in both languages',
  (_, game, scene) => {
    const panels = game.panels.map(({ id }) => id)
    const names = (['en', 'it'] as const).map((lang) => {
      language.now = lang
      for (const { icon } of game.panels) expect(icon).toBeDefined()
      return (game.plaques?.(scene) ?? []).map(({ name, panel }) => {
        expect(panels).toContain(panel)
        return name
      })
    })
    expect(names[0]?.join()).not.toBe('')
    expect(names[0]).not.toEqual(names[1])
  },
)
