import { readdirSync, readFileSync } from 'node:fs'
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { language } from '../../i18n'
import { aLine } from '../../replay/fixture'
import type { CardView, View } from '../../wire/mugiochix'
import { openStage } from '../test/stage'
import { drawn } from './Glimpse.svelte'
import TablePanel from './edge/TablePanel.svelte'
import game from './index'
import { layers } from './map/look.svelte'
import { captainsOf, captivesOf, piecesOf } from './mat/pieces'
import { ownerOf } from './owner'
import RealmPanel from './realms/RealmPanel.svelte'
import RealmsPanel from './realms/RealmsPanel.svelte'
import SmallMap from './SmallMap.svelte'
import { ledgerOf, sharesOf, warningsOf } from './report'
import { tableOf } from './table'
import { army, land, player, property, sceneOf, view } from './test/scene'
import { tidings } from './tidings'
import { ladderOf } from './tracks/spaces'
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
    headline: 'Victory at WESSEX: Hungary',
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
  const laden = player(0, { properties: [property(7, { at: 0, stops: [1, 2], cargo: [1, 0] })] })
  const under = view({ players: [laden, player(1)] })
  const empty = player(0, { properties: [property(7, { at: 0 })] })
  const sold = sceneOf(view({ players: [empty, player(1)] }))
  const sale = { ...aLine(1), name: 'sells', args: [0, 1, 1, 0, 80] }
  const lost = tidings['sells']?.(sold, sale, under)
  expect(lost).toMatchObject({ headline: 'Your route is lost', mine: 'bad' })
  expect(lost?.chip).toBeUndefined()
  const done = { ...aLine(1), name: 'route-completed' }
  expect(tidings['sells']?.({ ...sold, lines: [done] }, sale, under)).toMatchObject({ chip: true })
  expect(tidings['sells']?.(sceneOf(under), sale, under)).toMatchObject({ chip: true })
  expect(told('horde-moves', [0, 2, 0])).toMatchObject({
    headline: 'The horde comes into your land: KENT',
    mine: 'bad',
    chip: false,
  })
  expect(told('horde-moves', [0, 1, 2])).toMatchObject({ headline: 'The horde comes', chip: true })
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
  expect(sharesOf(table(view({ phase: 'order' })), [0, -150])).toEqual([
    { why: 'Turn order', by: [0, -150] },
  ])
})

test('the table tells the turn, its order, the circle of war, taxes, loans and what the signs mean', () => {
  drawPart(
    TablePanel,
    sceneOf(
      view({
        goal: 28,
        players: [player(0, { tax: 2, tolerated: 1 }), player(1, { debt: 1000, honour: 7 })],
        event: { card: 0, tolerated: 1, left: 20, discards: [], foreseen: [0] },
      }),
    ),
  )
  const text = top.textContent?.replaceAll(/\s+/g, ' ') ?? ''
  expect(text).toContain('Turn 2 of 6')
  expect(text).toContain('28 Honour Points end the game')
  expect(text).toContain('You know what comes: Storm')
  const track = (name: string) => top.querySelector(`ol[aria-label="${name}"]`)
  expect(track('Turns')?.querySelector('[aria-current]')?.textContent).toContain('2, now')
  const order = [...(track('Turn order')?.querySelectorAll('li') ?? [])]
  expect(order.map(({ title }) => title)).toEqual(['1: The Empire', '2: Hungary, attack value −1'])
  expect(track('Honour Points')?.textContent).toContain('The Empire: 7 Honour Points')
  const taxes = [...(track('Tax levels')?.querySelectorAll('li') ?? [])]
  expect(taxes.map(({ title }) => title)).toEqual([
    'Level 0: 0 florins',
    'Level 1: 10 florins; here: The',
    'Level 2: 20 florins, more than is borne; here: Hun',
  ])
  expect(taxes.map((space) => space.querySelectorAll('.stirred').length)).toEqual([0, 0, 1])
  expect(track('Loans')?.querySelectorAll('li')[2]?.title).toBe(
    '1000 florins, 4 Honour Points less at the end; here: The',
  )
  expect(top.querySelector('[aria-label="d6: 1"]')).not.toBeNull()
  expect(
    top.querySelector('[aria-label="The horde of this turn: 2 × Light Infantryman, Archer"]'),
  ).not.toBeNull()
  expect(top.querySelector('[aria-label="Taxes are borne up to level 1"]')).not.toBeNull()
  expect(top.querySelectorAll('details svg[aria-hidden]').length).toBeGreaterThan(15)
  expect(top.querySelector('[data-ref="event:tempesta"]')?.textContent).toContain('Movement')
  expect(top.querySelector('[data-ref="good:grain"]')).not.toBeNull()
  const ends = [...top.querySelectorAll('[aria-label="Counted at the end"] li')]
  expect(ends.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))).toEqual([
    'Most Cathedrals +3',
    'Debts −2 … −15',
  ])
})

test('what was bid is told while the turn order is settled', () => {
  drawPart(TablePanel, sceneOf(view({ phase: 'order', order: [], bids: [40, 0] })))
  expect(top.querySelector('ol[aria-label="Turn order"] li')?.textContent).toContain(
    'bid 40 florins',
  )
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

test('a mat shows taxes, loans, cards and technologies, each under its ref', () => {
  const own = player(0, {
    cards: [card({ tapped: 1, works: true, gained: 2 })],
    tokens: [2],
    turned: [1],
    debt: 500,
    interest: 50,
    missed: 1,
  })
  drawPart(RealmPanel, sceneOf(view({ players: [own, player(1)] })))
  const text = top.textContent?.replaceAll(/\s+/g, ' ') ?? ''
  const shown = top.querySelector('[data-ref="card:arciere_1"]')?.textContent
  for (const said of ['Shoots.', 'Win a battle.', 'Tapped until the end', 'In force', '2 done'])
    expect(shown, said).toContain(said)
  expect(top.querySelector('[aria-label="1 Technology Point of War"]')).not.toBeNull()
  expect(
    top.querySelector('[aria-label="2 Objective tokens of War, 1 of them turned"]'),
  ).not.toBeNull()
  expect(top.querySelector('[data-ref="tech:tattica"]')?.classList).toContain('reached')
  expect(top.querySelector('[data-ref="tech:strategia"]')?.classList).toContain('comes')
  expect(text).toContain('II Strategy, 200 florins: Plans.')
  expect(text).toContain('Interest of this turn: 50 florins')
  expect(text).toContain('once more, and the Kingdom is out')
  expect(text).toContain('2 Objective tokens: 1 Honour Points at the end')
  expect(text).toContain('The next one costs 100 florins: one of 2 drawn')
  // A tapped card gives no points.
  expect(text).not.toContain('point on cards')
})

test('the words of a technology open beside it', () => {
  drawPart(RealmPanel, sceneOf(view({ players: [player(0), player(1)] })))
  const first = top.querySelector<HTMLButtonElement>('[data-ref="tech:tattica"] button')
  first?.click()
  flushSync()
  expect(first?.getAttribute('aria-expanded')).toBe('true')
  expect(top.textContent).toContain('I Tactics: Order.')
})

test('of another’s cards one sees what their other side can be, of those being drawn nothing', async () => {
  const cards = [card({ card: -1 }), card({ card: -1, character: -1, drawn: true })]
  drawPart(RealmsPanel, sceneOf(view({ players: [player(0), player(1, { cards })] })))
  top.querySelector<HTMLButtonElement>('[aria-label="Player mat: The Empire"]')?.click()
  flushSync()
  await vi.waitFor(() =>
    expect(top.querySelector('[data-ref="character:arciere"]')?.textContent).toContain(
      'There is but one such card',
    ),
  )
  expect(top.querySelector('[aria-label="A card that is being chosen"]')).not.toBeNull()
})

test('Captains are told with where they are, pieces with how many are left, prisoners with who holds them', () => {
  const position = view({
    armies: [army(0, 0, [3, 0, 0, 0, 0, 1]), army(1, 0, [0, 0, 0, 0, 0, 0, 1])],
    players: [
      player(0, { properties: [property(7)], captive: [[], [0, 2]] }),
      player(1, { captive: [[1], []] }),
    ],
  })
  const of = table(position)
  expect(captainsOf(of, 0)).toEqual([
    { level: 3, at: 1 },
    { level: 2, at: 0 },
  ])
  const pieces = piecesOf(of, 0).map(({ id, n, left }) => [id, n, left])
  expect(pieces.slice(0, 2)).toEqual([
    ['light_infantry', 3, 20],
    ['archer', 0, 10],
  ])
  expect(pieces).toContainEqual(['galley', 1, 11])
  expect(pieces.at(-1)).toEqual(['trebuchet', 0, undefined])
  expect(captivesOf(of, 0)).toEqual([
    { who: 1, held: false, units: [0, 2] },
    { who: 1, held: true, units: [1] },
  ])
})

test('Honour that is owed stands below nothing on its track, and those who are level stand together', () => {
  const { rungs, most } = ladderOf(
    table(
      view({
        players: [player(0, { honour: -5 }), player(1, { honour: 5 }), player(1, { honour: 5 })],
      }),
    ),
  )
  expect(rungs.map(({ honour, seats, at }) => [honour, seats, at])).toEqual([
    [-5, [0], 0],
    [5, [1, 2], 10 / 15],
  ])
  expect(most).toBe(10)
})

test('every Kingdom is told with its wars, and its mat is opened', async () => {
  drawPart(RealmsPanel, sceneOf(view({ players: [player(0, { wars: [1] }), player(1)] })))
  expect(top.querySelectorAll('article')).toHaveLength(2)
  expect(top.textContent).toMatch(/At war with/)
  const opens = top.querySelector<HTMLButtonElement>('[aria-label="Player mat: The Empire"]')
  opens?.click()
  flushSync()
  await vi.waitFor(() => expect(top.querySelector('[aria-label="Technologies"]')).not.toBeNull())
  // What one buys for oneself is not bought on another's mat.
  expect(top.querySelector('[data-ref="tech:tattica"]')).toBeNull()
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
