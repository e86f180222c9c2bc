import { readFileSync } from 'node:fs'
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import CardFace from '../../../faces/CardFace.svelte'
import { language, type Lang } from '../../../i18n'
import type { CardView, Components } from '../../../wire/mugiochix'
import { emblems } from '../../medioevo/faces/emblems'
import { openStage } from '../../test/stage'
import { parts, player, sceneOf, view } from '../test/scene'
import { faceOf } from './faces'
import { handOf } from './hand'
import { candidates } from './known'
import { both } from './lines'
import { characterLook, eventLook, techEmblem } from './looks'
import Whole from './Whole.svelte'
import { wholeOf } from './wholes'
import { words } from './words'

const { top, draw } = openStage()
const langs = ['en', 'it'] as const

const read = (file: string, list: string) =>
  (
    parse(readFileSync(`../games/medioevo/giochix/data/${file}.yaml`, 'utf8')) as Record<
      string,
      { id: string; when: string; name: Record<Lang, string> }[]
    >
  )[list] ?? []
const characters = read('empire_cards', 'characters')
const events = read('events', 'events')
const technologies = read('technologies', 'technologies')

test('every character has a line in both languages that fits two', () => {
  const ids = characters.map(({ id }) => id).toSorted()
  for (const lang of langs) {
    expect(Object.keys(both[lang]).toSorted(), lang).toEqual(ids)
    for (const line of Object.values(both[lang])) expect(line.length, line).toBeLessThan(54)
  }
})

test('it is said when each character can be used, and what each icon strikes', () => {
  for (const lang of langs) {
    language.now = lang
    for (const { when } of characters) expect(words().when[when], when).toBeTruthy()
    for (const icon of ['movement', 'armies', 'buildings', 'goods'])
      expect(words().icons[icon], icon).toBeTruthy()
  }
})

test('no two characters, Events or technologies look the same', () => {
  const alike = (looks: readonly unknown[]) =>
    new Set(looks.map((look) => JSON.stringify(look))).size
  const drawn = characters.map((one) => characterLook({ ...one, name: '', text: '' }))
  expect(drawn).toHaveLength(46)
  expect(alike(drawn)).toBe(46)
  const fates = events.map(({ id }) => eventLook(id).emblem)
  expect(fates).toHaveLength(30)
  expect(alike(fates)).toBe(30)
  const learnt = technologies.map(({ id }) => techEmblem(id))
  expect(learnt).toHaveLength(24)
  expect(alike(learnt)).toBe(24)
  for (const emblem of [...fates, ...learnt]) expect(emblems).toHaveProperty(emblem)
})

const known: [ref: string, title: string, text: string | undefined][] = [
  ['card:arciere_1', 'Bowman', 'Shoots.'],
  ['character:arciere', 'Bowman', 'Shoots.'],
  ['event:tempesta', 'Storm', 'Movement, Goods, Armies'],
  ['tech:strategia', 'Strategy', 'War, Level 2'],
  ['good:grain', 'Grain', undefined],
  ['seat:1', 'The', 'Bot'],
  ['territory:kent', 'London', 'Hungary'],
  ['territory:brittany', 'BRITTANY', 'Controlled by nobody'],
]

test.each(known)('%s has a face: %s', (ref, title, text) => {
  language.now = 'en'
  const face = faceOf(sceneOf(view()), ref)
  if (!face) throw new Error(`${ref} has no face`)
  expect([face.title, face.text]).toEqual([title, text])
  draw(CardFace, { face })
  expect(top.querySelector('.title')?.textContent).toBe(title)
  expect(top.querySelectorAll('.art svg path').length).toBeGreaterThan(2)
})

test('what there is not has no face, and nothing of it is shown whole', () => {
  for (const ref of ['card:x', 'character:x', 'event:x', 'tech:x', 'good:x', 'seat:7', 'relic:1']) {
    expect(faceOf(sceneOf(view()), ref), ref).toBeUndefined()
    expect(wholeOf(sceneOf(view()), ref), ref).toBeUndefined()
  }
})

const card = (more: Partial<CardView> = {}): CardView => ({
  card: 0,
  character: 0,
  tapped: 0,
  works: false,
  drawn: false,
  gained: 0,
  ...more,
})

/** Two characters, the first on two cards. */
const deck: Pick<Components, 'characters' | 'cards'> = {
  characters: [
    { id: 'arciere', name: 'Bowman', text: 'Shoots.', when: 'battle' },
    { id: 'vescovo', name: 'Bishop', text: 'Prays.', when: 'taxes' },
  ],
  cards: ['one', 'two', 'three'].map((id, i) => ({
    id,
    character: i < 2 ? 0 : 1,
    difficulty: 2,
    points: [i],
    icons: i === 0 ? [] : [0],
    text: `Aim ${id}.`,
  })),
}
const dealt = (
  own: CardView[],
  theirs: CardView[] = [],
  more: Parameters<typeof view>[0] = {},
) => ({
  ...sceneOf(view({ players: [player(0, { cards: own }), player(1, { cards: theirs })], ...more })),
  components: { ...parts, ...deck },
})

test('a card that is known elsewhere cannot be another’s', () => {
  const theirs = [card({ card: -1 })]
  const ids = (scene: ReturnType<typeof dealt>) => candidates(scene, 0).map(({ id }) => id)
  expect(ids(dealt([], theirs))).toEqual(['one', 'two'])
  expect(ids(dealt([card()], theirs))).toEqual(['two'])
  expect(ids(dealt([], theirs, { deck: { left: 9, atop: [-1, 1], under: [] } }))).toEqual(['one'])
})

test('a card is shown whole with both its sides, an Event with its back', () => {
  language.now = 'en'
  draw(Whole, { scene: dealt([card({ tapped: 2 })]), thing: 'card:one' })
  for (const said of [
    'Bowman',
    'Shoots.',
    'in a round of battle',
    'Aim one.',
    'Tapped for 2 turns',
  ])
    expect(top.textContent, said).toContain(said)
  expect(top.querySelector('[aria-label="Difficulty 2 of 3"]')).not.toBeNull()
  expect(top.querySelector('[aria-label="Its token is of any colour"]')).not.toBeNull()

  draw(Whole, { scene: dealt([]), thing: 'character:arciere' })
  flushSync()
  const both = top.lastElementChild?.textContent
  for (const said of ['one of these', 'Aim one.', 'Aim two.']) expect(both, said).toContain(said)

  draw(Whole, { scene: sceneOf(view()), thing: 'event:tempesta' })
  for (const said of ['Storm', 'British Isles', 'Atlantic', 'Goods'])
    expect(top.lastElementChild?.textContent, said).toContain(said)
  expect(top.querySelector('[aria-label="Taxes are borne up to level 2"]')).not.toBeNull()
  expect(wholeOf(dealt([]), 'character:arciere')?.printed).toEqual([
    'Shoots.',
    'Aim one.',
    'Aim two.',
  ])
})

test('the hand comes when cards are drawn, or when one can be of use; those come first', () => {
  const refs = (scene: ReturnType<typeof dealt>) => handOf(scene)?.cards.map(({ ref }) => ref)
  const bishop = card({ card: 2, character: 1 })
  const drawn = [card({ drawn: true }), card({ card: 1, drawn: true }), bishop]
  expect(refs(dealt(drawn, [], { phase: 'purchases' }))).toEqual(['card:one', 'card:two'])
  expect(handOf(dealt(drawn, [], { phase: 'purchases' }))?.fresh, 'what they do is read').toBe(true)
  const first = { phase: 'setting', active: 1 }
  expect(refs(dealt(drawn.slice(0, 2), [], first))).toEqual(['card:one', 'card:two'])
  expect(refs(dealt(drawn, [], first)), 'the colour of a token is asked by then').toBeUndefined()
  expect(refs(dealt([card(), bishop], [], { phase: 'taxes', active: 1 }))).toEqual([
    'card:three',
    'card:one',
  ])
  expect(refs(dealt([bishop], [], { phase: 'combat' }))).toBeUndefined()
  expect(refs(dealt([card()], [], { phase: 'combat' }))).toEqual(['card:one'])
  expect(refs(dealt([card()], [], { phase: 'combat', active: 1 }))).toBeUndefined()
  expect(refs(dealt([card({ tapped: 1 })], [], { phase: 'purchases' }))).toBeUndefined()
  expect(refs(dealt([bishop], [], { phase: 'purchases' }))).toEqual(['card:three'])
  expect(handOf({ ...dealt([]), view: view({ seat: -1 }) })).toBeUndefined()
  const used = handOf(dealt([bishop], [], { phase: 'purchases' }))
  expect(used?.asides, 'an Objective that is met can be shown from there').toEqual([
    'show-objective',
  ])
})
