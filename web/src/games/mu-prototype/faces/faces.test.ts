import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import CardFace from '../../../faces/CardFace.svelte'
import { language } from '../../../i18n'
import { emblems } from '../../medioevo/faces/emblems'
import { glyphs } from '../../medioevo/faces/goods'
import { openStage } from '../../test/stage'
import { armies, lands, parts, sceneOf, transport, view } from '../test/scene'
import { faceOf } from './faces'
import { handOf } from '../../medioevo/faces/hand'
import { cardLook, techEmblem } from '../../medioevo/faces/paintings'
import { eventLook } from './events'
import { cardLines } from '../../medioevo/faces/lines'

const { top, draw } = openStage()

interface Printed {
  id: string
  phase: string
  offensive?: boolean
  icons: string[]
}
const read = (file: string) =>
  parse(readFileSync(`../games/medioevo/prototype/data/${file}.yaml`, 'utf8')) as Record<
    string,
    Printed[]
  >
const { cards = [] } = read('empire_cards')
const { technologies = [] } = read('technologies')
const { events = [] } = read('events')

test('every Empire card has a face of its own, and a line in both languages that fits two', () => {
  const looks = cards.map(({ id, phase, offensive }) =>
    JSON.stringify(cardLook(id, phase, offensive ?? false)),
  )
  expect(cards).toHaveLength(48)
  expect(new Set(looks).size).toBe(cards.length)
  for (const lang of ['en', 'it'] as const) {
    language.now = lang
    expect(Object.keys(cardLines()).toSorted()).toEqual(cards.map(({ id }) => id).toSorted())
    for (const line of Object.values(cardLines())) expect(line.length, line).toBeLessThan(54)
  }
})

test('what is sent against others comes by night', () => {
  expect(cardLook('assassino', 'combat', true).night).toBe(true)
  expect(cardLook('arciere', 'combat', false).night).toBe(false)
  expect(cardLook('arciere', 'combat', false).place).toBe('field')
})

test('no two technologies of the board look the same, but for their branch', () => {
  const looks = technologies.map(({ id }) => techEmblem(id))
  expect(new Set(looks).size).toBe(technologies.length)
})

test('an event lies under the sky of what it does first', () => {
  const skies = events.map(({ id, icons }) => eventLook(id, icons))
  expect(skies.every(({ figure }) => figure === undefined)).toBe(true)
  expect(new Set(skies.map(({ sky }) => sky.join())).size).toBe(3)
  expect(new Set(skies.map(({ emblem }) => emblem)).size).toBeGreaterThan(18)
})

test('a card that nobody has painted is painted all the same, and the same each time', () => {
  expect(cardLook('new-card', 'trade', false)).toEqual(cardLook('new-card', 'trade', false))
  expect(cardLook('new-card', 'trade', false)).not.toEqual(cardLook('other', 'trade', false))
})

const pact = {
  no: 3,
  parties: [0, 1],
  offered: 0,
  warlike: false,
  secret: false,
  made: 1,
  until: 0,
  clauses: [],
  accused: [],
  row: 5,
}
const position = view({
  territories: lands({ vf: armies({ 0: 12 }), level: [2, 0], damaged: [0] }, { owner: -1 }),
  transports: [transport(7)],
  relics: [{ card: 0, at: 0, home: false }],
  treaties: [pact],
  captains: [{ id: 3, level: 2, owner: 1, at: 0, aboard: -1, attacks: 0, relic: -1 }],
  engines: [{ id: 4, level: 1, owner: 0, at: 0, aboard: -1 }],
})
const known: [ref: string, title: string, text: string | undefined][] = [
  ['card:arciere', 'Archer', 'The enemy loses 1 VF more'],
  ['event:p01', 'Channel storm', 'Wind.'],
  ['tech:investitura', 'Investiture', 'Level II, 200 florins'],
  ['good:wine', 'Wine', undefined],
  ['seat:0', 'Eng', 'Anna'],
  ['army:kent:0', '12 VF', 'England'],
  ['transport:7', 'Galley II', 'England'],
  ['captain:3', 'Captain II', 'France'],
  ['engine:4', 'Catapult', 'England'],
  ['territory:kent', 'KENT', 'England'],
  ['territory:wessex', 'WESSEX', 'Nobody owns it'],
  ['sea:english-channel', 'The Channel', undefined],
  ['building:kent:settlement', 'Borough (Damaged)', 'KENT'],
  ['relic:p01', 'Cup', 'KENT'],
  ['treaty:3', 'Diplomatic Pact', 'Eng, Fra'],
]

test.each(known)('%s has a face: %s', (ref, title, text) => {
  const face = faceOf(sceneOf(position), ref)
  if (!face) throw new Error(`${ref} has no face`)
  expect([face.title, face.text]).toEqual([title, text])
  draw(CardFace, { face })
  expect(top.querySelector('.title')?.textContent).toBe(title)
  expect(top.querySelectorAll('.art svg path').length).toBeGreaterThan(3)
})

test('what there is not has no face', () => {
  for (const ref of ['card:nobody', 'tech:none', 'good:x', 'seat:9', 'army:kent:5', 'army:x:0'])
    expect(faceOf(sceneOf(position), ref), ref).toBeUndefined()
  for (const ref of ['transport:99', 'captain:1', 'engine:1', 'territory:x', 'sea:x', 'event:x'])
    expect(faceOf(sceneOf(position), ref), ref).toBeUndefined()
  for (const ref of ['building:kent:fort', 'building:x:fort', 'relic:x', 'treaty:9', 'rule:x'])
    expect(faceOf(sceneOf(position), ref), ref).toBeUndefined()
})

test('the hand lies open when its cards are dealt with, those of the phase first', () => {
  const held = [
    { card: 1, n: 1 },
    { card: 0, n: 2 },
  ]
  const hand = (phase: string, more = {}) => handOf(sceneOf(view({ phase, hand: held, ...more })))
  expect(hand('combat')?.cards).toEqual([
    { ref: 'card:arciere', count: 2 },
    { ref: 'card:sicario' },
  ])
  expect(hand('trade')).toBeUndefined()
  expect(hand('cards')?.cards).toHaveLength(2)
  expect(hand('combat', { seat: -1 })).toBeUndefined()
  expect(hand('cards', { drawn: [1, 1, 0] })).toMatchObject({
    title: 'Drawn',
    cards: [{ ref: 'card:sicario', count: 2 }, { ref: 'card:arciere' }],
  })
})

test('every emblem has an outline, every good a glyph', () => {
  for (const layers of Object.values(emblems)) for (const [, d] of layers) expect(d).toMatch(/^M/)
  const { goods = [] } = parse(readFileSync('../games/medioevo/data/goods.yaml', 'utf8')) as {
    goods: { glyph: string }[]
  }
  for (const { glyph } of goods) expect(glyphs).toHaveProperty(glyph)
  expect(parts.goods.map(({ glyph }) => glyph)).toEqual(['ear', 'jug'])
})
