import { flushSync, type Component } from 'svelte'
import { expect, test } from 'vitest'
import { language } from '../../i18n'
import { aLine } from '../../replay/fixture'
import type { SideView, View } from './wire'
import { arms } from '../medioevo/arms/charges'
import { openStage } from '../test/stage'
import NowPanel from './edge/NowPanel.svelte'
import TablePanel from '../medioevo/edge/TablePanel.svelte'
import game from './index'
import LearningPanel from '../medioevo/learning/LearningPanel.svelte'
import MarketPanel from '../medioevo/market/MarketPanel.svelte'
import RealmPanel from '../medioevo/realms/RealmPanel.svelte'
import type { Scene } from './table'
import { sceneOf, transport, view } from './test/scene'
import TreatiesPanel from '../medioevo/treaties/TreatiesPanel.svelte'

const { top, draw: drawPanel, click } = openStage()

function draw(part: Component<Scene>, position: View) {
  drawPanel(part, sceneOf(position))
  return top.textContent?.replaceAll(/\s+/g, ' ') ?? ''
}

test('the table says turn, phase and order', () => {
  const text = draw(TablePanel, view())
  expect(text).toContain('Turn 2 of 10')
  expect(top.querySelector('[aria-current="step"]')?.textContent?.trim()).toBe('Combat')
  const order = [...top.querySelectorAll('.order li')].map((li) => li.getAttribute('data-ref'))
  expect(order).toEqual(['seat:1', 'seat:0'])
  const { players } = view()
  const ending = [...top.querySelectorAll('.order [data-count]')].map((it) => it.textContent)
  expect(ending).toEqual([`${players[1]?.final}`, `${players[0]?.final}`])
})

test('the own realm shows the hand with what each card needs, and what waits to be placed', () => {
  draw(RealmPanel, view({ transports: [transport(5, { at: -1 })] }))
  const card = top.querySelector('[data-ref="card:arciere"]')
  expect(card?.textContent).toContain('×2')
  expect(card?.querySelectorAll('.needs .owned')).toHaveLength(1)
  expect(top.querySelector('li[data-ref="transport:5"]')?.textContent).toBe('Galley II')
})

test('a spectator has no realm of his own', () => {
  expect(draw(RealmPanel, view({ seat: -1 }))).toBe('')
})

test('a technology stands once, is marked if owned, and tells its cost and owners when opened', () => {
  draw(LearningPanel, view())
  const techs = [...top.querySelectorAll('[data-ref^="tech:"]')]
  expect(techs.map((one) => one.getAttribute('data-ref'))).toEqual([
    'tech:legge',
    'tech:investitura',
    'tech:medicina',
    'tech:caccia',
  ])
  expect(techs.map((one) => one.classList.contains('owned'))).toEqual([true, false, false, false])
  click(techs[1]?.querySelector('button'))
  expect(top.querySelector('.words')?.textContent).toContain('200 florins')
  expect(top.querySelectorAll('.words [aria-label="France"]')).toHaveLength(1)
})

test('another realm can be looked at for what it knows', () => {
  draw(LearningPanel, view())
  const select = top.querySelector('select')
  if (!select) throw new Error('nothing to choose a realm by')
  select.value = '1'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
  expect(top.querySelector('[data-ref="tech:investitura"]')?.classList).toContain('owned')
})

test('the market says where a good is cheap, the cheapest first', () => {
  draw(MarketPanel, view())
  const rows = () =>
    [...top.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent?.trim()).join(' '),
    )
  expect(rows()).toEqual(['Rouen 19 17', 'London 24 22'])
  click(top.querySelector('[data-ref="good:wine"]'))
  expect(rows()).toEqual(['London 30 28', 'Rouen 35 33'])
  click(top.querySelector('[data-ref="good:cereals"]'))
})

test('a battle is told round by round: strength, dice, cards, losses', () => {
  const side = (more: Partial<SideView>): SideView => ({
    seat: 0,
    allies: [],
    vf: 20,
    held: 0,
    cards: [],
    die: 6,
    roll: 4,
    total: 6,
    loss: 0,
    ram: 0,
    lost: 0,
    ...more,
  })
  const text = draw(
    NowPanel,
    view({
      battle: {
        kind: 'assault',
        stage: 'rolled',
        at: 2,
        won: false,
        round: 2,
        walls: 3,
        leading: -1,
        chance: -1,
        attacker: side({ cards: [0], held: 5, allies: [0, 1] }),
        defender: side({ seat: 1, roll: 3, total: 3, loss: 7, lost: 9 }),
      },
    }),
  )
  for (const said of [
    'Assault',
    'NORMANDY',
    'Round 2',
    'Behind a Castle',
    'Archer',
    'Loses now: 7 VF',
  ])
    expect(text).toContain(said)
  expect(top.querySelectorAll('.side [aria-label="England"]')).toHaveLength(0)
  expect(top.querySelectorAll('.side [aria-label="France"]')).toHaveLength(1)
  const dice = [...top.querySelectorAll('.die')].map((die) => die.getAttribute('aria-label'))
  expect(dice).toEqual(['rolls a d6: 4', 'rolls a d6: 3'])
})

test('before walls nothing is said of who fights until storm or siege is chosen', () => {
  const side: SideView = {
    seat: 0,
    allies: [],
    vf: 0,
    held: 0,
    cards: [],
    die: 0,
    roll: 0,
    total: 0,
    loss: 0,
    lost: 0,
    ram: 0,
  }
  const battle = {
    kind: 'field',
    stage: 'deciding',
    at: 2,
    won: false,
    round: 0,
    walls: 2,
    leading: -1,
    chance: -1,
    attacker: side,
    defender: { ...side, seat: 1 },
  }
  const text = draw(NowPanel, view({ battle }))
  expect(text).toContain('Before the walls: NORMANDY')
  expect(text).not.toContain('0 VF')
})

test('the event shows its icons, the one that struck, and who rebelled', () => {
  const text = draw(
    NowPanel,
    view({ event: { card: 0, roll: 3, icon: 1, hit: -1, revolt: 2, revolts: [1] } }),
  )
  const chosen = top.querySelector('ol .chosen')?.textContent?.trim().split(/\s+/).join(' ')
  expect(chosen, 'what 3 and 4 bring').toBe('3–4 Armies lost')
  expect(text).toContain('Rebelled: WESSEX')
  expect(text).toContain('Relic: Cup')
})

test('an auction shows the lot and the highest bid', () => {
  const auction = {
    open: true,
    card: -1,
    rank: 0,
    seller: -1,
    least: 10,
    bid: 40,
    by: 1,
    passed: [0],
    places: [-1, -1],
  }
  expect(draw(NowPanel, view({ auction, phase: 'order' }))).toContain('40 florins, by France')
  top.replaceChildren()
  expect(draw(NowPanel, view({ auction: { ...auction, open: false } })).trim()).toBe('')
  top.replaceChildren()
  expect(draw(NowPanel, view({ auction: { ...auction, by: -1 } }))).toContain('No bid yet, from 10')
})

const pact = {
  no: 1,
  parties: [0, 1],
  offered: 0,
  warlike: false,
  secret: true,
  made: 1,
  until: 4,
  clauses: [],
  accused: [],
  row: 3,
}

test('treaties are told clause by clause, and how many are secret', () => {
  const treaty = {
    ...pact,
    clauses: [
      { term: 'tribute', from: 1, to: 0, a: 0, n: 50 },
      { term: 'market', from: 1, to: 0, a: 0, n: 20 },
      { term: 'loan', from: 0, to: 1, a: 600, n: 500 },
      { term: 'attack', from: 1, to: 0, a: 0, n: 0 },
      { term: 'cede-transport', from: 1, to: 0, a: 999, n: 0 },
      { term: 'words', from: 0, to: -1, a: 0, n: 0 },
    ],
  }
  const text = draw(
    TreatiesPanel,
    view({ treaties: [treaty], secrets: 2, truces: [{ seats: [0, 1], until: 5 }] }),
  )
  for (const said of [
    'Fra pays Eng 50 florins every turn',
    'Fra opens its markets to Eng for 20 florins a load',
    'Eng lends Fra 500 florins and gets 600 back at the end',
    'Fra makes war on Eng for Eng',
    'Fra cedes to Eng: a transport',
    'And what Eng has put in words',
    '2 treaties are kept secret',
    'until turn 5',
  ])
    expect(text).toContain(said)
})

test('a treaty that is being written is a draft, and on offer only once it is', () => {
  const draft = draw(TreatiesPanel, view({ offer: { ...pact, made: 0, row: 0 } }))
  expect(draft).toContain('Draft')
  expect(draft).not.toContain('On offer')
  top.replaceChildren()
  expect(draw(TreatiesPanel, view({ offer: { ...pact, made: 0 } }))).toContain('On offer')
})

test('a treaty says what its parties have put in words, to whom the chronicle tells it', () => {
  const clause = { term: 'words', from: 0, to: -1, a: 0, n: 0 }
  const position = view({ treaties: [{ ...pact, clauses: [clause] }] })
  const told = {
    ...aLine(pact.row, '– “You keep out of [[territory:kent|Kent]].”'),
    name: 'clause-words',
  }
  drawPanel(TreatiesPanel, { ...sceneOf(position), lines: [aLine(pact.row), told, aLine(4)] })
  expect(top.querySelector('li')?.textContent).toBe(
    'And what Eng has put in words: “You keep out of Kent.”',
  )
})

test('a treaty of which it is voted whether it was kept lies before the voters', () => {
  const now = game.panels.find(({ id }) => id === 'now')
  expect(draw(NowPanel, view({ treaties: [pact] })).trim()).toBe('')
  expect(now?.calls?.(view({ treaties: [pact] }))).toBe(false)
  const tried = view({ treaties: [{ ...pact, accused: [1] }] })
  expect(draw(NowPanel, tried)).toMatch(/Accused of breaking it:\s*France/)
  expect(now?.calls?.(tried)).toBe(true)
})

test('a battle without a round counts who could fight, until it is over', () => {
  const side = { allies: [], held: 0, cards: [], die: 0, roll: 0, total: 0, loss: 0, ram: 0 }
  const battle = {
    kind: 'siege',
    stage: 'deciding',
    at: 0,
    won: false,
    round: 0,
    walls: 0,
    leading: -1,
    chance: -1,
    attacker: { ...side, seat: 0, vf: 12, lost: 0 },
    defender: { ...side, seat: 1, vf: 7, lost: 0 },
  }
  expect(draw(NowPanel, view({ battle }))).toMatch(/12 VF.*7 VF/s)
  top.replaceChildren()
  const none = { ...battle, stage: 'over' }
  expect(draw(NowPanel, view({ battle: none }))).not.toContain(' VF')
})

test('what is at stake comes forward, and goes again', () => {
  const now = game.panels.find(({ id }) => id === 'now')
  const event = { card: 0, roll: 1, icon: 0, hit: -1, revolt: 0, revolts: [] }
  expect(now?.calls?.(view())).toBe(false)
  expect(now?.calls?.(view({ event, phase: 'events' }))).toBe(true)
  expect(now?.calls?.(view({ event, phase: 'trade' }))).toBe(false)
  const auction = {
    open: false,
    card: -1,
    rank: 0,
    seller: -1,
    least: 5,
    bid: 5,
    by: 1,
    passed: [0],
    places: [-1, -1],
  }
  expect(now?.calls?.(view({ auction, phase: 'order' }))).toBe(true)
  expect(now?.calls?.(view({ auction }))).toBe(false)
})

test('one is led to the hand where cards are chosen, to the tree where one buys', () => {
  const leading = (phase: string) =>
    game.panels.filter(({ leads }) => leads?.(view({ phase }))).map(({ id }) => id)
  expect(leading('cards')).toEqual(['realm'])
  expect(leading('purchase')).toEqual(['learning'])
  expect(leading('combat')).toEqual([])
})

test('a seat is known by its player, its realm, its colour and a pattern of its own', () => {
  const scene = sceneOf(view())
  expect(game.sits(scene, 0)).toBe('Anna (Eng)')
  expect(game.sits(scene, 1)).toBe('France')
  expect(game.banner?.(scene, 1)).toEqual({ hex: '#3f6fc4', pattern: 'dots' })
  const patterns = Object.values(arms).map(({ pattern }) => pattern)
  expect(new Set(patterns).size).toBe(10)
})

test('every panel has a title in both languages', () => {
  const titles = (['en', 'it'] as const).map((lang) => {
    language.now = lang
    return game.panels.map(({ title }) => title())
  })
  for (const title of titles.flat()) expect(title).not.toBe('')
  expect(titles[0]).not.toEqual(titles[1])
})
