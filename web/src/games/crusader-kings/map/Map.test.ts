import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { language } from '../../../i18n'
import type { AttackView, CheckView, TerritoryView, View } from '../../../wire/crusaderkings'
import { openStage } from '../../test/stage'
import { tableOf } from '../table'
import { parts, person, sceneOf, view } from '../test/scene'
import { atlas } from './atlas'
import { arrow, marchesIn } from './campaign'
import { territoriesInWords } from './spoken'
import MapScene from './test/MapScene.svelte'
import { words } from './words'

const { top, draw: drawPart, at } = openStage()
const draw = (position: View) => drawPart(MapScene, sceneOf(position))

const titleOf = (ref: string) => at(ref)?.querySelector('title')?.textContent

/** A position with these things in Wessex, Normandy and Paris. Paris is independent. */
function lands(...changes: Partial<TerritoryView>[]): View {
  const { territories } = view()
  const owners = [0, 1, -1]
  return view({
    territories: territories.map((land, i) => ({
      ...land,
      owner: owners[i] ?? -1,
      ...changes[i],
    })),
  })
}

const attack = (more: Partial<AttackView> = {}): AttackView => ({
  from: 1,
  target: 0,
  support: [],
  pacts: [],
  allies: [],
  done: false,
  won: false,
  ...more,
})

test('the drawn map has every territory and every sea route of the printed one', () => {
  const printed = parse(
    readFileSync(
      new URL('../games/crusaderkings/data/map.yaml', `file://${process.cwd()}/`),
      'utf8',
    ),
  ) as { territories: { id: string }[]; sea_routes: { between: string[] }[] }
  expect(atlas.territories.map(({ id }) => id)).toEqual(printed.territories.map(({ id }) => id))
  expect(atlas.routes.map(({ between }) => between)).toEqual(
    printed.sea_routes.map(({ between }) => between),
  )
})

test('a territory shows who controls it and what stands in it', () => {
  draw(lands({ castle: true, foot: true, harvest: 2 }, { laid: true }))
  for (const ref of ['territory:wessex', 'knight:wessex', 'foot:wessex', 'castle:wessex'])
    expect(at(ref), ref).not.toBeNull()
  expect(at('foot:normandy') ?? at('castle:normandy') ?? at('knight:paris')).toBeNull()
  expect(titleOf('territory:wessex')).toBe(
    'WESSEX, Knight of House of Normandy, Footsoldier of House of Normandy, Castle, 2 Harvests',
  )
  expect(titleOf('knight:normandy')).toBe('Knight of House of Capet, laid on its side')
  expect(top.querySelector('[data-piece="harvest:wessex"] [data-count]')?.textContent).toBe('2')
})

test('a Knight that is replaced is another piece, a Footsoldier is known by his number', () => {
  draw(lands({ foot: true }))
  const pieces = [...top.querySelectorAll('[data-piece]')].map((piece) =>
    piece.getAttribute('data-piece'),
  )
  expect(pieces).toEqual(expect.arrayContaining(['knight:wessex:0', 'knight:normandy:1', 'foot:0']))
  expect(new Set(pieces).size).toBe(pieces.length)
})

test('an independent territory shows who is to be married there, by the colour of the trait', () => {
  const position = lands({}, {}, { spouse: 5 })
  position.people = [...position.people, person(5, 'unmarried', { land: 2, tokens: [1] })].filter(
    ({ id, role }) => id !== 5 || role === 'unmarried',
  )
  draw(position)
  expect(titleOf('person:5')).toBe('Adela, to be married (a red trait)')
  expect(at('person:5')?.querySelector('.rim')?.classList).toContain('red')
})

test('who is married to a land has his shield there, for the Pact', () => {
  draw(lands({}, {}, { pact: 0 }))
  expect(titleOf('territory:paris')).toBe('PARIS, Independent, Pact with House of Normandy')
  expect(top.querySelector('[data-piece="pact:paris"] title')?.textContent).toBe(
    'Pact with House of Normandy',
  )
})

test('a territory that is not in the game is veiled and empty', () => {
  draw(lands({}, {}, { shut: true, castle: true }))
  expect(at('castle:paris') ?? at('knight:paris')).toBeNull()
  expect(top.querySelectorAll('.veil')).toHaveLength(1)
  expect(titleOf('territory:paris')).toBe('PARIS, Not in this game')
})

test('a Duke wears his number', () => {
  draw(lands({}, { duke: 4 })) // a sibling, in the first slot
  expect(top.querySelector('[data-piece="title:4"] text')?.textContent).toBe('I')
})

test('an attack shows who marches and whom it strikes until it is decided', () => {
  const invasion = { seat: 1, counter: false, now: 0, attacks: [attack({ support: [2] })] }
  draw({ ...lands(), invasion })
  expect(top.querySelectorAll('.march')).toHaveLength(2)
  expect(top.querySelectorAll('.march.support')).toHaveLength(1)
  expect(at('territory:wessex')?.classList).toContain('attacked')
  expect(at('territory:normandy')?.classList).not.toContain('attacked')
  expect(top.querySelectorAll('.fight')).toHaveLength(1)
})

test('marches say how far each attack is', () => {
  const attacks = [attack({ done: true, won: true }), attack({ target: 2, allies: [0] }), attack()]
  const marches = marchesIn({ ...lands(), invasion: { seat: 1, counter: false, now: 1, attacks } })
  expect(marches.map(({ state }) => state)).toEqual(['won', 'now', 'now', 'coming'])
  expect(marches.map(({ seat }) => seat)).toEqual([1, -1, 1, 1])
  expect(new Set(marches.map(({ id }) => id)).size).toBe(4)
})

test('an arrow ends before what it points at', () => {
  const { tip, turn } = arrow([0, 0], [200, 0])
  expect(Math.hypot(200 - tip[0], tip[1])).toBeCloseTo(20, 0)
  expect(Math.abs(turn)).toBeLessThan(45)
})

test('the plague has its two faces', () => {
  draw(lands({ plague: 'outbreak' }, { plague: 'over' }))
  expect(top.querySelectorAll('.pest .stain')).toHaveLength(1)
  expect(top.querySelector('[data-piece="plague:wessex"] .skull')).not.toBeNull()
  expect(top.querySelector('[data-piece="plague:normandy"] .bones')).not.toBeNull()
})

test('while it is checked whether the plague spreads, the territory at stake is marked', () => {
  const check: CheckView = {
    seat: 0,
    action: 'plague',
    about: 2,
    stage: 'draw',
    needed: 1,
    free: 1,
    bought: 0,
    cancelled: 0,
    guest: -1,
    reversed: [-1, -1],
    drawn: [],
    successes: 0,
    odds: [],
    spoiled: [],
  }
  const fronts = (stage: string) => {
    draw({ ...lands(), check: { ...check, stage } })
    return top.querySelectorAll('.front').length
  }
  expect(fronts('draw')).toBe(1)
  top.replaceChildren()
  expect(fronts('passed')).toBe(0)
})

test('the map in words says what stands where, with its ref, and what lies beside it', () => {
  const places = territoriesInWords(tableOf(() => sceneOf(lands({ foot: true }))))
  expect(places.map(({ ref }) => ref)).toEqual(parts.territories.map(({ id }) => `territory:${id}`))
  expect(places[0]?.things).toEqual([
    { ref: 'knight:wessex', text: 'Knight of House of Normandy' },
    { ref: 'foot:wessex', text: 'Footsoldier of House of Normandy' },
    { text: 'Borders on NORMANDY' },
    { text: 'Coast: Atlantic Ocean' },
  ])
})

test('both languages know the same words', () => {
  const keys = () =>
    JSON.stringify(words(), (_, value: unknown) =>
      typeof value === 'object' ? value : typeof value,
    )
  const english = keys()
  language.now = 'it'
  expect(keys()).toBe(english)
})
