import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { language } from '../../i18n'
import type { View } from '../../wire/warriorknights'
import { openStage } from '../test/stage'
import VotePanel from './assembly/VotePanel.svelte'
import HousePanel from './barons/HousePanel.svelte'
import BattlePanel from './battle/BattlePanel.svelte'
import Board from './Board.svelte'
import TablePanel from './edge/TablePanel.svelte'
import { noble, sceneOf, view } from './test/scene'
import { words } from './words'

type Drawn = typeof Board

const { top, draw: drawPart, clear, thing } = openStage()
const draw = (part: Drawn, position: View) => drawPart(part, sceneOf(position))

test('the board draws every thing one may be asked for', () => {
  draw(Board, view())
  const refs = ['region:north', 'city:froli', 'city:monz', 'noble:0', 'fortress:0']
  for (const ref of refs) thing(ref)
  expect(top.querySelectorAll('[data-ref^="region:"]')).toHaveLength(4)
  expect(top.querySelectorAll('[data-ref^="noble:"]')).toHaveLength(1)
})

test('a city shows its owner, its strength and who besieges it', () => {
  draw(Board, view())
  const monz = thing('city:monz')
  expect(monz.classList).toContain('owned')
  expect(monz.querySelector('title')?.textContent).toBe(
    "Monz, Madder, Strength 300, Income 3, Besieged by D'Emerande, turn 2",
  )
  expect(monz.querySelector('.siege')?.textContent?.trim()).toBe('2')
  expect(thing('city:froli').querySelector('.siege')).toBeNull()
})

test('a ruin has neither strength nor castle', () => {
  const position = view()
  Object.assign(position.cities[0] ?? {}, { owner: -1, pillaged: true, strength: 0, income: 0 })
  draw(Board, position)
  const froli = thing('city:froli')
  expect(froli.classList).toContain('ruin')
  expect(froli.querySelector('.castle, .figure')).toBeNull()
  expect(froli.textContent).toContain('Froli')
})

test('nobles show exhaustion and losses, the dead are gone', () => {
  const position = view()
  position.nobles[4] = noble(4, 1, { exhausted: true, casualties: 2, strength: 350 })
  position.nobles[5] = noble(5, 1, { gone: true })
  draw(Board, position)
  expect(thing('noble:4').classList).toContain('exhausted')
  expect(thing('noble:4').querySelector('title')?.textContent).toBe(
    'Madder square (Madder), Strength 350, 2 casualty markers, Exhausted',
  )
  expect(top.querySelector('[data-ref="noble:5"]')).toBeNull()
})

test('plus and zero enlarge the map and show it whole again', () => {
  draw(Board, view())
  const frame = top.querySelector('[role="application"]')
  const map = frame?.querySelector('svg')
  const before = map?.style.transform
  frame?.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }))
  flushSync()
  expect(map?.style.transform).not.toBe(before)
  frame?.dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true }))
  flushSync()
  expect(map?.style.transform).toBe(before)
})

test('a drag over a city does not pick it, a click does', () => {
  draw(Board, view())
  const frame = top.querySelector<HTMLElement>('[role="application"]')
  if (!frame) throw new Error('no map')
  frame.setPointerCapture = () => undefined
  let picked = 0
  top.addEventListener('click', () => picked++)
  const press = (type: string, x: number) =>
    thing('city:monz').dispatchEvent(
      new MouseEvent(type, { bubbles: true, clientX: x, clientY: 50, button: 0 }),
    )
  for (const [type, x] of [['pointerdown', 50], ['pointermove', 90], ['pointerup', 90], ['click', 90]] as const)
    press(type, x) // prettier-ignore
  expect(picked).toBe(0)
  for (const type of ['pointerdown', 'pointerup', 'click']) press(type, 90)
  expect(picked).toBe(1)
})

test('the table says how far each special phase is', () => {
  draw(TablePanel, view())
  expect(thing('area:taxation').classList).toContain('near')
  expect(thing('area:wages').classList).toContain('due')
  expect(thing('area:assembly').textContent).toContain('0/4')
  expect(thing('space:0').querySelector('[aria-label="Madder"]')).not.toBeNull()
  for (const ref of ['stack:2', 'expedition:ceylon', 'troop:8', 'agenda:law']) thing(ref)
})

test('the house shows the own hand by kind and what was laid', () => {
  draw(HousePanel, view())
  const cards = [...top.querySelectorAll('[data-ref^="action:"] summary')]
  expect(cards.map((card) => card.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    'levy-taxes',
    'draft-soldiers ×2',
    'levy-taxes',
  ])
})

test('a battle shows only the cards that the viewer may see', () => {
  const position = view()
  const side = {
    armies: [0],
    commander: 0,
    strength: 300,
    ability: true,
    dealt: 0,
    left: 0,
    victories: 0,
  }
  position.battle = {
    kind: 'assault',
    region: 2,
    city: 1,
    fortress: -1,
    blow: 'reveal',
    result: 'stalemate',
    sides: [
      { ...side, seat: 0, cards: 2, hand: [0, 2] },
      { ...side, seat: -1, commander: -1, armies: [], cards: 3, hand: [] },
    ],
  }
  draw(BattlePanel, position)
  const [attacker, defender] = top.querySelectorAll('section')
  expect(attacker?.querySelectorAll('[data-ref^="fate:"]')).toHaveLength(2)
  expect(attacker?.textContent).toContain('Deal 100')
  expect(defender?.querySelectorAll('.back')).toHaveLength(3)
  expect(defender?.textContent).toContain(words().citizens)
  expect(top.textContent).toContain('Stalemate')
})

test('why an enemy’s cards lie open before they are revealed is said beside them', () => {
  const position = view()
  const side = {
    armies: [0],
    commander: 0,
    strength: 300,
    ability: false,
    dealt: 0,
    left: 0,
    victories: 0,
    cards: 2,
  }
  const drawn = (blow: string, hand: number[]) => {
    position.battle = {
      kind: 'assault',
      region: 2,
      city: 1,
      fortress: -1,
      blow,
      result: '',
      sides: [
        { ...side, seat: 0, hand: [0, 1] },
        { ...side, seat: 1, commander: 4, armies: [4], hand },
      ],
    }
    draw(BattlePanel, position)
    return [...top.querySelectorAll('section')]
      .slice(-2)
      .map(({ textContent }) => textContent?.includes(words().whyKnown))
  }
  expect(drawn('discard', [2])).toEqual([false, true])
  expect(drawn('discard', [])).toEqual([false, false])
  expect(drawn('reveal', [2, 3])).toEqual([false, false])
})

test('a siege compares strengths: it has neither cards nor losses', () => {
  const position = view()
  const side = {
    armies: [0],
    commander: 0,
    strength: 500,
    cards: 0,
    hand: [],
    ability: false,
    dealt: 0,
    left: 0,
    victories: 0,
  }
  position.battle = {
    kind: 'siege',
    region: 2,
    city: 1,
    fortress: -1,
    blow: 'commanders',
    result: '',
    sides: [
      { ...side, seat: 0 },
      { ...side, seat: -1, commander: -1, armies: [], strength: 300 },
    ],
  }
  draw(BattlePanel, position)
  expect(top.textContent).toContain('500')
  expect(top.textContent).not.toContain(words().dealt)
  expect(top.querySelector('.blows')).toBeNull()
})

test('bids appear only once they are shown', async () => {
  const position = view()
  const vote = {
    agenda: 3,
    choose: true,
    present: [0, 1],
    order: [3],
    written: [] as number[][],
    mine: 2,
    bids: [] as number[],
    for: [-1, 0],
    proposer: -1,
    motion: '',
    target: -1,
  }
  position.vote = vote
  const bids = () => top.querySelectorAll('td:not(.left) .tally')
  draw(VotePanel, position)
  expect(bids()).toHaveLength(0)
  expect(top.textContent).toContain('You bid 2')
  expect(
    [...top.querySelectorAll('.left .number')].map(({ textContent }) => textContent),
    'what one may know of the Votes left',
  ).toEqual(['3', '?'])

  await clear()
  draw(VotePanel, { ...position, vote: { ...vote, bids: [2, 1] } })
  expect(bids()).toHaveLength(2)

  await clear()
  draw(VotePanel, { ...position, vote: { ...vote, written: [[3, -1]] } })
  expect(top.querySelectorAll('ol small')).toHaveLength(1)
  await clear()
  draw(VotePanel, { ...position, vote: { ...vote, written: [[3, 4]] } })
  expect(top.querySelectorAll('ol small')).toHaveLength(2)
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

test('a space of the mercenary table bears the number by which it is offered', () => {
  draw(TablePanel, view())
  expect(thing('space:0').querySelector('.number')?.textContent).toBe('1')
  expect(thing('space:1').querySelector('.number')?.textContent).toBe('2')
})
