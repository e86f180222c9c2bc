import { readdirSync, readFileSync } from 'node:fs'
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { language } from '../../i18n'
import { aLine } from '../../replay/fixture'
import type { View } from '../../wire/mugiochix'
import { openStage } from '../test/stage'
import { drawn } from './Glimpse.svelte'
import TablePanel from './edge/TablePanel.svelte'
import game from './index'
import { layers } from './map/look.svelte'
import { ownerOf } from './owner'
import RealmPanel from './realms/RealmPanel.svelte'
import RealmsPanel from './realms/RealmsPanel.svelte'
import SmallMap from './SmallMap.svelte'
import { ledgerOf, warningsOf } from './report'
import { tableOf } from './table'
import { army, land, player, property, sceneOf, view } from './test/scene'
import { tidings } from './tidings'
import { words } from './words'

const { top, draw: drawPart } = openStage()
const langs = ['en', 'it'] as const

/** What the rules' texts have under a heading, by what comes after it. */
function texts(heading: string): string[] {
  const folder = '../games/medioevo/giochix/text/en/'
  return readdirSync(folder).flatMap((file) => {
    const all = parse(readFileSync(folder + file, 'utf8')) as Record<string, unknown>
    return Object.keys(all).flatMap((key) =>
      key.startsWith(heading) ? [key.slice(heading.length)] : [],
    )
  })
}

const table = (position: View) => tableOf(() => sceneOf(position))
const told = (name: string, args: number[], position = view()) =>
  tidings[name]?.(sceneOf(position), { ...aLine(1), name, args }, position)

test('what is proclaimed is what the rules tell, and phases, scores and endings are known by name', () => {
  const lines = texts('line.')
  for (const name of Object.keys(tidings)) expect(lines, name).toContain(name)
  for (const lang of langs) {
    language.now = lang
    for (const phase of texts('name.phase-')) expect(words().phases[phase], phase).toBeTruthy()
    for (const score of texts('score.')) expect(words().called[score], score).toBeTruthy()
    for (const end of ['turns', 'honour', 'time', 'survival'])
      expect(words().called[end], end).toBeTruthy()
    for (const layer of layers) expect(words().layers[layer], layer).toBeTruthy()
  }
})

test('land that is taken is good news to whom it goes, bad to whom it leaves', () => {
  expect(told('conquers', [0, 2, 1])).toMatchObject({
    headline: 'PAPAL-STATE is yours',
    mine: 'good',
    chip: false,
    place: 'territory:papal-state',
  })
  expect(told('conquers', [1, 0, 0])).toMatchObject({ headline: 'You lose KENT', mine: 'bad' })
  expect(told('conquers', [1, 2, -1])).toMatchObject({
    headline: 'PAPAL-STATE is taken',
    chip: true,
    seats: [1],
  })
  expect(told('overrun', [1])).toMatchObject({
    headline: 'Barbarians take WESSEX from you',
    mine: 'bad',
  })
  expect(told('overrun', [2])).toMatchObject({ headline: 'Barbarians lay PAPAL-STATE waste' })
})

test('battles, rebellions, pacts and trade are proclaimed as whose they are', () => {
  expect(told('wins-battle', [0, 6, 1])).toMatchObject({
    headline: 'Hungary wins at WESSEX',
    seats: [0],
    mine: 'good',
  })
  expect(told('wins-battle', [1, 0, 1])).toMatchObject({ mine: 'bad' })
  expect(told('revolt', [0, 1])).toMatchObject({ headline: 'Your subjects rebel in WESSEX' })
  expect(told('revolt', [1, 2])).toMatchObject({ headline: 'Rebellion in PAPAL-STATE' })
  expect(told('war', [1, 0])).toMatchObject({ headline: 'War is declared on you', seats: [1, 0] })
  expect(told('event', [0, 1, 2])).toMatchObject({ headline: 'Storm' })
  expect(told('built-for', [0, 1, 0, 2])).toMatchObject({ headline: 'A new Hamlet', mine: 'good' })
  expect(told('sells', [0, 1, 2, 0, 80])).toMatchObject({ headline: '+80 florins', chip: true })
  expect(told('sells', [1, 1, 2, 0, 80])).toBeUndefined()
  expect(told('transport-plundered', [1, 0, 1, 40])).toMatchObject({ mine: 'bad' })
  expect(told('horde-raised', [1])).toMatchObject({ chip: true, place: 'territory:wessex' })
  expect(told('eliminated', [])).toMatchObject({ headline: 'You have lost everything' })
  for (const lang of langs) {
    language.now = lang
    for (const name of Object.keys(tidings)) {
      const one = told(name, [0, 0, 0, 1, 1])
      expect(one?.headline, name).toBeTruthy()
    }
  }
})

test('a ruler minds rebels, taxes that are not borne, what falls due and damage', () => {
  const minded = warningsOf(
    table(
      view({
        players: [player(0, { tax: 3, tolerated: 1, florins: 20, interest: 50 }), player(1)],
        hordes: [{ at: 1, units: [2, 0, 0], rebels: 0, risings: 1 }],
        territories: [land(0, 0, { levels: [1, 0, 0], damage: [1, 0, 0] })],
      }),
    ),
  )
  expect(minded.map(({ text }) => text)).toEqual([
    'Rebels hold WESSEX.',
    'Taxes stand at level 3, and only 1 is borne: they will rebel.',
    'Upkeep and interest are 110 florins, and you have 20.',
    'A building in KENT is damaged.',
  ])
  expect(warningsOf(table(view()))).toEqual([])
  expect(warningsOf(table(view({ seat: -1 })))).toEqual([])
})

test('the ledger counts what a Kingdom has, and its debt where there is one', () => {
  const position = view({
    armies: [army(0, 0, [3, 1])],
    players: [player(0, { debt: 500 }), player(1)],
  })
  expect(ledgerOf(table(position)).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'Honour Points 10',
    'Florins 300',
    'Territories 2',
    'Units on the board 4',
    'Debt in florins 500',
  ])
  expect(ledgerOf(table(view({ seat: -1 })))).toEqual([])
})

test('the table tells the turn, its order, the circle of war, the tax scale and what the signs mean', () => {
  drawPart(TablePanel, sceneOf(view({ goal: 28 })))
  const text = top.textContent?.replaceAll(/\s+/g, ' ') ?? ''
  expect(text).toContain('Turn 2 of 6')
  expect(text).toContain('3 · 1 · 5')
  expect(text).toContain('2 × Light Infantryman, Archer')
  expect(text).toContain('28 Honour Points end the game')
  expect(text).toContain('attack value −1')
  expect(top.querySelector('.scale .mine')?.textContent).toContain('10')
  expect(top.querySelectorAll('details svg[aria-hidden]').length).toBeGreaterThan(15)
  expect(top.querySelector('[data-ref="event:tempesta"]')).not.toBeNull()
  expect(top.querySelector('[data-ref="good:grain"]')).not.toBeNull()
})

test('a Kingdom shows its cards and technologies, each under its ref', () => {
  const card = { card: 0, character: 0, tapped: 1, works: false, drawn: false, gained: 0 }
  drawPart(RealmPanel, sceneOf(view({ players: [player(0, { cards: [card] }), player(1)] })))
  expect(top.querySelector('[data-ref="card:arciere_1"]')?.textContent).toContain('Win a battle.')
  expect(top.querySelector('[data-ref="tech:tattica"]')).not.toBeNull()
  expect(top.querySelector('[data-ref="tech:strategia"]')).toBeNull()
})

test('every Kingdom is told with its wars', () => {
  drawPart(RealmsPanel, sceneOf(view({ players: [player(0, { wars: [1] }), player(1)] })))
  expect(top.querySelectorAll('article')).toHaveLength(2)
  expect(top.textContent).toMatch(/At war with/)
})

test('a thing of the board belongs to whom it concerns', () => {
  const position = view({
    players: [player(0, { properties: [property(7)] }), player(1)],
  })
  const owns = (ref: string) => ownerOf(table(position), ref)
  expect(['territory:papal-state', 'army:kent:1', 'property:7', 'seat:1'].map(owns)).toEqual([
    1, 1, 0, 1,
  ])
  expect(['army:kent:6', 'sea:celtic-sea', 'good:grain', 'property:99'].map(owns)).toEqual([
    -1, -1, -1, -1,
  ])
})

test('a look at the map draws it small, and anew only where something on it has changed', () => {
  drawPart(SmallMap, sceneOf(view({ armies: [army(0, 0, [1])] })))
  flushSync()
  expect(top.querySelector('[data-ref="army:kent:0"]')).not.toBeNull()
  const [one, other] = [view(), view({ turn: 3 })].map((position) =>
    JSON.stringify(drawn(position)),
  )
  expect(one).toBe(other)
  expect(JSON.stringify(drawn(view({ armies: [army(0, 0, [1])] })))).not.toBe(one)
})

test('every panel has a title in both languages', () => {
  const titles = langs.map((lang) => {
    language.now = lang
    return game.panels.map(({ title }) => title())
  })
  for (const title of titles.flat()) expect(title).not.toBe('')
  expect(titles[0]).not.toEqual(titles[1])
})

test('both languages have the same words', () => {
  const shape = (of: unknown): unknown =>
    of && typeof of === 'object'
      ? Object.fromEntries(Object.entries(of).map(([key, one]) => [key, shape(one)]))
      : typeof of
  language.now = 'en'
  const en = shape(words())
  language.now = 'it'
  expect(shape(words())).toEqual(en)
})
