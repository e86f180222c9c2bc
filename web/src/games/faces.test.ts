import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import CardFace from '../faces/CardFace.svelte'
import { language, type Lang } from '../i18n'
import { faceOf as kingsFace } from './crusader-kings/faces/faces'
import * as kings from './crusader-kings/test/scene'
import type { Face } from './game'
import { things } from './scenes/things'
import * as kingsPictures from './crusader-kings/faces/pictures'
import * as knightsPictures from './warrior-knights/faces/pictures'
import { openStage } from './test/stage'
import { faceOf as knightsFace } from './warrior-knights/faces/faces'
import * as knights from './warrior-knights/test/scene'

interface Printed {
  id: string
  name?: Record<Lang, string>
  title?: Record<Lang, string>
  text?: Record<Lang, string>
  type?: string
  colour?: string
}

/** box reads what is printed from the game's own data. */
function box(game: string, file: string, list: string): Printed[] {
  const path = join(import.meta.dirname, `../../../games/${game}/data/${file}.yaml`)
  return (parse(readFileSync(path, 'utf8')) as Record<string, Printed[]>)[list] ?? []
}

const both = ['en', 'it'] as const
const in_ = (lang: Lang, all: Printed[]) =>
  all.map((print) => ({
    ...print,
    name: print.name?.[lang] ?? '',
    title: print.title?.[lang] ?? '',
    text: print.text?.[lang] ?? '',
  }))

const knightBox = (lang: Lang) => ({
  ...knights.parts,
  actions: in_(lang, box('warriorknights', 'actions', 'actions')),
  agendas: in_(lang, box('warriorknights', 'agendas', 'agendas')),
  events: in_(lang, box('warriorknights', 'events', 'events')),
  nations: in_(lang, box('warriorknights', 'troops', 'nationalities')),
})
const kingBox = (lang: Lang) => {
  const events = in_(lang, box('crusaderkings', 'events', 'events'))
  return {
    ...kings.parts,
    events,
    developments: in_(lang, box('crusaderkings', 'developments', 'developments')),
    traits: in_(lang, box('crusaderkings', 'traits', 'traits')),
    tokens: box('crusaderkings', 'traits', 'traits').map((_, trait) => ({ trait, pool: 'random' })),
    cards: events.map(({ id }, event) => ({ type: id.split('_')[0] ?? '', event })),
  }
}

/** faces are those of everything printed, by ref. */
function faces(lang: Lang): [string, Face | undefined][] {
  const realm = { ...knights.sceneOf(knights.view()), components: knightBox(lang) } as unknown as ReturnType<typeof knights.sceneOf> // prettier-ignore
  const court = { ...kings.sceneOf(kings.view()), components: kingBox(lang) } as unknown as ReturnType<typeof kings.sceneOf> // prettier-ignore
  const { actions, agendas, events, nations } = realm.components
  const mercenaries = nations.map((_, nation) => ({ seat: -1, nation, strength: 100, wage: 2, source: '' })) // prettier-ignore
  realm.components.troops = [...realm.components.troops.slice(0, 8), ...mercenaries]
  const numbers = (kind: string, all: readonly unknown[]) => all.map((_, i) => `${kind}:${i}`)
  const ids = (kind: string, all: readonly { id: string }[]) => all.map(({ id }) => `${kind}:${id}`)
  const knightRefs = [
    ...ids('action', actions),
    ...ids('agenda', agendas),
    ...ids('event', events),
    ...numbers('fate', realm.components.fate),
    ...numbers('troop', realm.components.troops),
    ...numbers('noble', realm.view.nobles),
    ...numbers('baron', realm.view.barons),
  ]
  const kingRefs = [
    ...numbers('card', court.components.cards),
    ...ids('event', court.components.events),
    ...ids('development', court.components.developments),
    ...numbers('person', court.components.people),
    ...numbers('token', court.components.tokens),
  ]
  return [
    ...knightRefs.map((ref) => [`knights ${ref}`, knightsFace(realm, ref)] as [string, Face]),
    ...kingRefs.map((ref) => [`kings ${ref}`, kingsFace(court, ref)] as [string, Face]),
  ]
}

/** Two lines of a card hold about as many letters. */
const lines = 54

/** luminance is how light a colour is, for contrast. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const { top, draw } = openStage()

describe.each(both)('in %s', (lang) => {
  beforeEach(() => {
    language.now = lang
  })

  test('everything printed has a face with art, a title and at most two lines', () => {
    const all = faces(lang)
    expect(all.length).toBeGreaterThan(240)
    for (const [ref, face] of all) {
      expect(face?.art, ref).toBeDefined()
      expect(face?.title, ref).not.toBe('')
      const [first = '', second = '', ...more] = (face?.text ?? '').split('\n')
      expect(more, ref).toEqual([])
      const longest = second ? Math.max(first.length, second.length) * 2 : first.length
      expect(longest, `${ref}: ${face?.text}`).toBeLessThanOrEqual(second ? 64 : lines)
    }
  })
})

test('pale words can be read on the ground of every card', () => {
  for (const [ref, face] of faces('en'))
    if (face?.tone) expect(contrast(face.tone, '#fdf6e3'), ref).toBeGreaterThan(4.5)
})

test('the drawings of both games draw', () => {
  const drawn = new Set<unknown>()
  for (const [ref, face] of faces('en')) {
    if (!face || drawn.has(face.art?.drawing)) continue
    drawn.add(face.art?.drawing)
    draw(CardFace, { face })
    const art = top.lastElementChild?.querySelector('.art svg')
    expect(art?.querySelectorAll('path, rect, circle').length, ref).toBeGreaterThan(2)
    expect(top.lastElementChild?.querySelector('.title')?.textContent, ref).toBe(face.title)
  }
  expect(drawn.size).toBeGreaterThan(9)
})

test('the nobles of a game differ from each other', () => {
  const nobles = faces('en').filter(([ref]) => ref.startsWith('knights noble'))
  const looks = new Set(nobles.map(([, face]) => JSON.stringify(face?.art?.props)))
  expect(looks.size).toBe(nobles.length)
})

test('nothing is drawn that no picture shows', () => {
  const all = [knightsPictures, kingsPictures].flatMap((of) => Object.values(of))
  const text = JSON.stringify(all)
  const elsewhere = ['laurel', 'sword', 'shield', 'cards'] // on Fate cards
  const soldiers = [
    'bow',
    'helm',
    'horse',
    'banner',
    'swords',
    'company',
    'plate',
    'tent',
    'guards',
  ]
  for (const thing of Object.keys(things))
    expect(elsewhere.includes(thing) || soldiers.includes(thing) || text.includes(`"${thing}"`), thing).toBe(true) // prettier-ignore
})
