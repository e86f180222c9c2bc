import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import CardFace from '../../../faces/CardFace.svelte'
import { language } from '../../../i18n'
import { emblems } from '../../medioevo/faces/emblems'
import { techEmblem } from '../../medioevo/faces/paintings'
import { openStage } from '../../test/stage'
import { sceneOf, view } from '../test/scene'
import { cardLines } from '../terms'
import { faceOf } from './faces'
import { fateLook, objectiveLook } from './looks'

const { top, draw } = openStage()

const read = (file: string, list: string) =>
  (
    parse(readFileSync(`../games/medioevo/alpha/data/${file}.yaml`, 'utf8')) as Record<
      string,
      { id: string }[]
    >
  )[list]?.map(({ id }) => id) ?? []
const cards = read('empire_cards', 'cards')
const events = read('events', 'events')
const calamities = read('calamities', 'calamities')
const objectives = read('objectives', 'objectives')

test('every Empire card has a line in both languages that fits two', () => {
  for (const lang of ['en', 'it'] as const) {
    language.now = lang
    expect(Object.keys(cardLines()).toSorted()).toEqual(cards.toSorted())
    for (const line of Object.values(cardLines())) expect(line.length, line).toBeLessThan(54)
  }
})

test('in English strength is FV, in Italian VF', () => {
  language.now = 'en'
  expect(Object.values(cardLines()).join()).not.toMatch(/\bVF\b/)
  language.now = 'it'
  expect(Object.values(cardLines()).join()).not.toMatch(/\bFV\b/)
})

test('no two events and calamities have the same emblem, no two Objectives of a realm', () => {
  const fates = [...events, ...calamities].map((id) => fateLook(id))
  expect(fates).toHaveLength(36)
  expect(new Set(fates.map(({ emblem }) => emblem)).size).toBe(36)
  const aims = objectives.map((id) => `${id.slice(0, 3)} ${objectiveLook(id).emblem}`)
  expect(new Set(aims).size).toBe(25)
  for (const { emblem } of fates) expect(emblems).toHaveProperty(emblem)
})

test('no two technologies of the board look the same', () => {
  const looks = read('technologies', 'technologies').map((id) => techEmblem(id))
  expect(looks).toHaveLength(38)
  expect(new Set(looks).size).toBe(38)
})

const known: [ref: string, title: string, text: string | undefined][] = [
  ['card:arciere', 'Archer', 'The enemy loses 1 FV more'],
  ['event:a01', 'Storm at sea', undefined],
  ['calamity:k03', 'Schism', undefined],
  ['area:british-isles', 'British Isles', 'KENT … WESSEX'],
  ['area:jerusalem', 'Jerusalem', 'NORMANDY'],
  ['area:atlantic', 'Atlantic', 'The Channel … Celtic Sea'],
  ['objective:byz-3', 'New Rome', undefined],
  ['territory:kent', 'KENT', 'England'],
]

test.each(known)('%s has a face: %s', (ref, title, text) => {
  language.now = 'en'
  const face = faceOf(sceneOf(view()), ref)
  if (!face) throw new Error(`${ref} has no face`)
  expect([face.title, face.text]).toEqual([title, text])
  draw(CardFace, { face })
  expect(top.querySelector('.title')?.textContent).toBe(title)
})

test('what there is not has no face', () => {
  for (const ref of ['event:x', 'calamity:x', 'area:x', 'objective:x', 'relic:p01'])
    expect(faceOf(sceneOf(view()), ref), ref).toBeUndefined()
})
