import type { Component } from 'svelte'
import { expect, test } from 'vitest'
import { language } from '../../i18n'
import type { CheckView, View } from '../../wire/crusaderkings'
import { openStage } from '../test/stage'
import NowPanel from './check/NowPanel.svelte'
import TablePanel from './edge/TablePanel.svelte'
import DynastyPanels from './people/DynastyPanels.svelte'
import HousePanel from './people/HousePanel.svelte'
import TreePanel from './people/TreePanel.svelte'
import type { KingsScene } from './table'
import { kin, sceneOf, view } from './test/scene'

const { top, draw: drawPanel, thing } = openStage()
const draw = (part: Component<KingsScene>, more: Partial<View> = {}) =>
  drawPanel(part, sceneOf(view(more)))

const said = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

const check = (more: Partial<CheckView> = {}): CheckView => ({
  seat: 0,
  action: 'invade',
  about: 1,
  stage: 'invest',
  needed: 2,
  free: 1,
  bought: 0,
  cancelled: 0,
  guest: -1,
  reversed: [2, 1],
  drawn: [],
  successes: 0,
  odds: [25, 60],
  spoiled: [],
  ...more,
})

test('the family shows everybody, who inherits when, titles and traits', () => {
  draw(HousePanel)
  for (const id of [0, 1, 2, 3, 4, 5]) thing(`person:${id}`)
  expect(said(thing('person:2'))).toContain('1st in line, Inherits next')
  expect(said(thing('person:3'))).toContain('2nd in line')
  expect(said(thing('person:4'))).toContain('Duke of NORMANDY')
  expect(said(thing('person:5'))).toContain('Married to Godwin')
  expect(said(thing('token:4'))).toContain('Pious (green), silver rim')
  expect(top.querySelector('.age')?.getAttribute('aria-label')).toBe('3 of 4 Old Age tokens')
})

test('the fourth Old Age token warns', () => {
  const { dynasties } = view()
  draw(HousePanel, { dynasties: dynasties.map((one) => ({ ...one, oldAge: 4 })) })
  expect(top.querySelector('.age')?.classList).toContain('last')
  expect(top.querySelector('.age')?.getAttribute('aria-label')).toContain('last')
})

test('the bag is told in words, and by the check at hand', () => {
  draw(HousePanel)
  expect(said(top.querySelector('.bag .odds'))).toBe(
    '2 green, 1 red. One draw succeeds 67 times in 100.',
  )
})

test('for a check of an invasion cruelty helps and kindness hinders', () => {
  draw(HousePanel, { check: check() })
  const bag = top.querySelector('.bag') as Element
  expect(said(bag.querySelector('.odds'))).toBe(
    '2 green, 1 red. For this check: 2 succeed, 1 fail.',
  )
  expect(said(bag)).toContain('Kind counts as red here')
  expect(said(bag)).toContain('Cruel counts as green here')
  expect([...bag.querySelectorAll('ol li .unseen')].map(said)).toEqual([
    '0 Gold: 25 in 100',
    '1 Gold: 60 in 100',
  ])
})

test('cards say what they are for and whom their event strikes', () => {
  draw(HousePanel)
  expect(said(thing('card:1'))).toMatch(/^Tax Tax Windfall Other Gold for a neighbour\.$/)
  expect(said(thing('card:0'))).toContain('Self')
})

test('rivals show no hand, but how many cards of each type they have drawn', () => {
  draw(DynastyPanels, { seat: 1 })
  const head = thing('seat:0')
  expect(said(head)).toContain('Gold: 7')
  expect([...head.querySelectorAll('.types li')].map(said)).toEqual(['War: 1', 'Tax: 1'])
  expect(said(thing('seat:1'))).toContain('Ferox')
  expect(said(thing('seat:1'))).not.toContain('Gold:')
  expect(top.querySelector('[data-ref^="card:"]')).toBeNull()
})

test('the road to Jerusalem marks whose shield lies where and what is next', () => {
  draw(TablePanel)
  expect(thing('space:0').querySelector('[aria-label]')?.getAttribute('aria-label')).toBe(
    'Shield of House of Capet',
  )
  expect(said(thing('space:1'))).toContain('The next Crusade comes here')
  expect(said(thing('space:1'))).toContain('Coward (red), black rim')
  expect(said(thing('space:2'))).toContain('Here the Crusade is won')
  expect(said(top)).toContain('Windfall, this Era')
})

test('a check shows each draw, why it counts, and what came of it', () => {
  const drawn = [
    { token: 0, success: true, critical: false, given: false },
    { token: 1, success: true, critical: true, given: false },
    { token: 2, success: true, critical: true, given: true },
  ]
  draw(NowPanel, {
    check: check({ stage: 'passed', bought: 3, cancelled: 1, drawn, successes: 2, odds: [] }),
  })
  const draws = [...top.querySelectorAll('.draws li')]
  expect(draws.map((one) => one.className.match(/free|bought|struck/)?.[0])).toEqual([
    'free',
    'bought',
    'bought',
    'struck',
  ])
  expect(said(draws[1] ?? null)).toContain('critical')
  expect(said(draws[2] ?? null)).toContain('sacrificed')
  expect(top.querySelectorAll('.slot.filled')).toHaveLength(2)
  expect(said(top.querySelector('.stamp'))).toBe('Passed')
})

test('what is at stake stands together: the card, the invasion, the marriage', () => {
  draw(NowPanel, {
    card: { card: 0, seat: 1, action: 'invade', event: true, target: 0, attempts: 0 },
    invasion: {
      seat: 1,
      counter: false,
      now: 0,
      attacks: [
        { from: 1, target: 2, support: [0], pacts: [], allies: [], done: false, won: false },
      ],
    },
    match: {
      from: 0,
      to: 1,
      suitor: 2,
      bride: 5,
      home: 0,
      gold: -3,
      give: ['territory:paris'],
      take: [],
    },
  })
  expect(said(top)).toContain('House of Capet plays. It strikes House of Normandy')
  expect(said(top)).toContain('From NORMANDY on PARIS')
  expect(said(top)).toContain('1 more draw by support')
  expect(said(top)).toContain('House of Capet pays House of Normandy 3 Gold')
  expect(said(top)).toContain('House of Normandy gives House of Capet: PARIS')
})

test('the tree tells everybody in words, and keeps those who died', () => {
  const tree = [
    ...view().tree,
    kin({ person: 4, to: 3, died: 'crusade' }),
    kin({ person: 6, seat: 1, reign: 0 }),
  ]
  draw(TreePanel, { tree })
  const told = [...top.querySelectorAll('details li')].map(said)
  expect(told).toHaveLength(5)
  expect(told).toContain(
    'William; there from the start, the start; married to Matilda; reigns since the start.',
  )
  expect(told).toContain('Edith; adopted, Era 2, Round 1; child of William.')
  expect(told).toContain(
    'Godwin; there from the start, the start; fell on Crusade, Era 1, Round 3.',
  )
  thing('person:2')
})

test('everything is said in Italian too', () => {
  language.now = 'it'
  draw(HousePanel)
  expect(said(thing('person:2'))).toContain('1º in linea, Eredita per primo')
  expect(said(thing('person:4'))).toContain('Duca di NORMANDY')
})
