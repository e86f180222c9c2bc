import { readFileSync } from 'node:fs'
import type { Component } from 'svelte'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { language } from '../../i18n'
import { aLine } from '../../replay/fixture'
import Board from '../medioevo/Board.svelte'
import { words as boardWords } from '../medioevo/words'
import { words as sheetWords } from '../medioevo/sheets/words'
import { stageWords } from '../medioevo/battle/words'
import RealmsPanel from '../medioevo/realms/RealmsPanel.svelte'
import { openStage } from '../test/stage'
import ChurchPanel from './church/ChurchPanel.svelte'
import NowPanel from './edge/NowPanel.svelte'
import game from './index'
import { strikesOn } from './map/strikes'
import ObjectivesPanel from './objectives/ObjectivesPanel.svelte'
import { warningsOf } from './report'
import { tableOf, type Scene } from './table'
import { sceneOf, view } from './test/scene'
import { tidings } from './tidings'
import type { CrusadeView, FaithView, FateView, View } from './wire'

const { top, draw: drawPanel } = openStage()

function draw(part: Component<Scene>, position: View) {
  top.replaceChildren()
  drawPanel(part, sceneOf(position))
  return top.textContent?.replaceAll(/\s+/g, ' ') ?? ''
}

const panelOf = (id: string) => game.panels.find((panel) => panel.id === id)
const struck = (position: View) => strikesOn(tableOf(() => sceneOf(position)))

const storm = { card: 0, roll: 2, icon: -1, hit: -1, revolt: 0, revolts: [] }
const fate = (more: Partial<FateView> = {}): FateView => ({
  area: 1,
  doubles: 3,
  omen: null,
  lasting: [],
  ...more,
})
const omen = { dice: [2, 2] as [number, number], calamity: 0, roll: 4, area: 0, victim: -1 }
const faith = (more: Partial<FaithView> = {}): FaithView => ({
  banned: [],
  grounds: [],
  crusade: null,
  election: null,
  ...more,
})
const crusade = (more: Partial<CrusadeView> = {}): CrusadeView => ({
  size: 45,
  until: 6,
  left: 4,
  joined: [0],
  come: 20,
  ...more,
})

test('the event shows its six areas, and that of the die', () => {
  draw(NowPanel, view({ phase: 'events', event: storm, fate: fate() }))
  const faces = [...top.querySelectorAll('[data-ref="event:a01"] li')]
  expect(faces.map((face) => face.textContent?.trim().split(/\s+/).join(' '))).toEqual([
    '1 Atlantic',
    '2 Atlantic',
    '3 Atlantic',
    '4 British Isles',
    '5 British Isles',
    '6 Jerusalem',
  ])
  expect(faces.filter((face) => face.classList.contains('chosen'))).toHaveLength(3)
  expect(top.querySelector('.die')?.getAttribute('aria-label')).toBe('The d6 shows 2')
})

test('the ladder says which doubles bring a Calamity, and which fell', () => {
  const text = draw(NowPanel, view({ phase: 'events', event: storm, fate: fate({ omen }) }))
  const steps = [...top.querySelectorAll('[aria-label="Doubles that bring a Calamity"] li')]
  expect(steps.map((step) => step.classList.contains('brings'))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(steps[1]?.classList).toContain('fell')
  expect(top.querySelector('.roll')?.getAttribute('aria-label')).toBe('The two dice show 2 and 2')
  expect(text).toContain('Pestilence')
  expect(text).not.toContain('No Calamity in this turn')
})

test('two dice that bring nothing say so', () => {
  const none = { ...omen, dice: [4, 4] as [number, number], calamity: -1, area: -1 }
  const text = draw(NowPanel, view({ phase: 'events', event: storm, fate: fate({ omen: none }) }))
  expect(text).toContain('No Calamity in this turn')
})

test('a Calamity with realms on its back shows whom it strikes, or that nobody plays him', () => {
  const aimed = { ...omen, calamity: 1, area: -1, victim: 1 }
  draw(NowPanel, view({ phase: 'events', event: storm, fate: fate({ omen: aimed }) }))
  const chosen = [...top.querySelectorAll('[data-ref="calamity:k03"] .chosen')]
  expect(chosen.map((face) => face.textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual([
    '1 France',
    '3 France',
    '5 France',
  ])
  const nobody = { ...aimed, victim: -1 }
  const text = draw(NowPanel, view({ event: storm, fate: fate({ omen: nobody }) }))
  expect(text).toContain('Nobody plays whom it would strike')
})

test('what is still at work is told once a card, with whom it strikes and how long', () => {
  const lasting = [
    { calamity: true, card: 1, until: 3, seats: [1], places: [] },
    { calamity: true, card: 1, until: 3, seats: [1], places: [2] },
    { calamity: false, card: 1, until: 2, seats: [], places: [0, 1] },
  ]
  draw(NowPanel, view({ turn: 2, fate: fate({ lasting }) }))
  const told = [...top.querySelectorAll('[aria-label="Still at work"] li')]
  expect(told.map((one) => one.textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Schism to the end of turn 3',
    'Discontent to the end of the turn',
  ])
  expect(told[0]?.querySelectorAll('[aria-label="France"]')).toHaveLength(1)
})

test('areas are hatched that are struck: as they are turned, then as long as it lasts', () => {
  const turned = view({ phase: 'events', event: storm, fate: fate({ omen }) })
  expect(struck(turned).map(({ title, places, grave }) => [title, places, grave])).toEqual([
    ['Pestilence: British Isles', [0, 1], true],
    ['Storm at sea: Atlantic', [3, 4], false],
  ])
  const later = { ...turned, phase: 'combat' }
  expect(struck(later)).toEqual([])
  const lasting = [
    { calamity: false, card: 0, until: 2, seats: [], places: [4] },
    { calamity: true, card: 1, until: 2, seats: [1], places: [] },
  ]
  const atWork = { ...later, fate: fate({ lasting }) }
  expect(struck(atWork).map(({ id, places }) => [id, places])).toEqual([['event:a01', [4]]])
  draw(Board, atWork)
  expect(top.querySelectorAll('[data-piece="event:a01"] path')).toHaveLength(1)
  expect(struck({ ...atWork, fate: null })).toEqual([])
})

test('a Crusade is marked at Jerusalem, a blocked sea with who blocks it to whom', () => {
  const blocks = [{ by: 0, to: 1, zone: 3 }]
  draw(Board, view({ faith: faith({ crusade: crusade() }), blocks }))
  expect(top.querySelector('[data-piece="crusade"]')?.textContent).toContain('20/45')
  expect(top.querySelector('[data-piece="block:0:1:3"] title')?.textContent).toBe(
    'England blocks this sea to France',
  )
})

test('a Crusade says how many have come, who takes part and how long it lasts', () => {
  const text = draw(NowPanel, view({ faith: faith({ crusade: crusade() }) }))
  expect(text).toContain('20 of 45 FV at Jerusalem')
  expect(text).toContain('4 turns are left')
  expect(top.querySelector('[aria-label="Crusaders"]')?.textContent?.trim()).toBe('Eng')
  const idle = draw(NowPanel, view({ faith: faith({ crusade: crusade({ left: 1, joined: [] }) }) }))
  expect(idle).toContain('This is its last turn')
  expect(idle).toContain('Nobody has taken the cross')
})

test('the Church shows whose the Pope is, and whom it has shut out or may', () => {
  const players = view().players.map((player, seat) => ({ ...player, pope: seat === 1 }))
  const text = draw(ChurchPanel, view({ players, faith: faith({ banned: [0], grounds: [1] }) }))
  expect(text).toContain('The Pope: France')
  expect(text).toMatch(/Excommunicated\s*England/)
  expect(text).toMatch(/May be excommunicated\s*France/)
  expect(draw(ChurchPanel, view())).toContain('There is no Pope now')
  expect(draw(ChurchPanel, view({ faith: null })).trim()).toBe('')
})

test('an election shows the votes, then the bids of whom it is tied between', () => {
  const voting = { votes: [1, -1], tied: [], round: 0, bids: [-1, -1] }
  const text = draw(ChurchPanel, view({ faith: faith({ election: voting }) }))
  expect(text).toContain('Eng votes for Fra')
  expect(text).toContain('Fra has not voted yet')
  expect(panelOf('church')?.leads?.(view({ faith: faith({ election: voting }) }))).toBe(true)
  expect(panelOf('church')?.leads?.(view())).toBe(false)
  const bidding = { votes: [1, 0], tied: [0, 1], round: 2, bids: [40, -1] }
  const bids = draw(ChurchPanel, view({ faith: faith({ election: bidding }) }))
  expect(bids).toContain('Secret bids, round 2')
  expect(bids).toContain('Eng bids 40 florins')
  expect(bids).toContain('Fra: not open yet')
})

test('one’s own Objective lies open with how it stands, that of another on its face', () => {
  const text = draw(ObjectivesPanel, view())
  expect(text).toContain('New Rome')
  expect(text).toContain('It must hold when the game ends.')
  expect(text).toContain('Counts as things stand')
  expect(top.querySelectorAll('.back')).toHaveLength(1)
  const shown = [
    { card: 0, shown: false, met: false },
    { card: 1, shown: true, met: true },
  ]
  const both = draw(ObjectivesPanel, view({ objectives: shown }))
  expect(both).toContain('Not fulfilled yet')
  expect(both).toContain('Fulfilled, and shown to all')
  expect(top.querySelectorAll('.back')).toHaveLength(0)
  expect(draw(ObjectivesPanel, view({ objectives: null })).trim()).toBe('')
})

test('the auction of the order shows who has which place already', () => {
  const auction = {
    open: true,
    card: -1,
    rank: 0,
    seller: -1,
    least: 45,
    bid: 40,
    by: 0,
    passed: [1],
    places: [-1, 1],
  }
  const text = draw(NowPanel, view({ auction, phase: 'order' }))
  expect(text).toContain('First place in the turn order')
  const places = [...top.querySelectorAll('[aria-label="Turn order"] li')]
  expect(places.map((place) => place.textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual([
    '1 still free',
    '2 Fra',
  ])
  expect(text).not.toContain('Out of it')
})

test('what is at stake comes forward in the phase of events', () => {
  const now = panelOf('now')
  expect(now?.calls?.(view({ event: storm, phase: 'events' }))).toBe(true)
  expect(now?.calls?.(view({ event: storm, phase: 'trade' }))).toBe(false)
})

test('whom the Church has shut out, and who has taken the cross, bears it', () => {
  draw(RealmsPanel, view({ faith: faith({ banned: [1], crusade: crusade() }) }))
  const marks = [...top.querySelectorAll('.marks')].map((one) => one.textContent)
  expect(marks).toEqual(['Has taken the cross', 'Excommunicated'])
})

test('a realm tells whose men it holds prisoner', () => {
  const players = view().players.map((player, seat) =>
    seat === 0 ? { ...player, prisoners: 6, prisonersOf: [0, 6] } : player,
  )
  expect(draw(RealmsPanel, view({ players }))).toMatch(/Prisoners of\s*×6/)
})

test('a ruler minds that he is excommunicated, and what a Crusade of his lacks', () => {
  const minded = (more: Partial<FaithView>) =>
    warningsOf(tableOf(() => sceneOf(view({ faith: faith(more) })))).map(({ text }) => text)
  expect(minded({ banned: [0], crusade: crusade() })).toEqual([
    'You are excommunicated.',
    'The Crusade lacks 25 FV at Jerusalem, and ends with turn 6.',
  ])
  expect(minded({ crusade: crusade({ come: 45 }) })).toEqual([])
  expect(minded({ crusade: crusade({ joined: [1] }) })).toEqual([])
})

test('calamities, Popes, bans and Crusades are proclaimed, to whom they touch as his', () => {
  const before = view({ faith: faith({ crusade: crusade() }) })
  const scene = sceneOf(before)
  const told = (name: keyof typeof tidings, ...args: number[]) =>
    tidings[name](scene, { ...aLine(1), name, args }, before)
  expect(told('calamity', 1, 3, -1, 0)).toMatchObject({ headline: 'Schism', mine: 'bad' })
  expect(told('calamity', 0, 3, 0, -1)).toMatchObject({ headline: 'Pestilence', seats: [] })
  expect(told('becomes-pope', 1)).toMatchObject({ headline: 'A Pope of France' })
  expect(told('becomes-pope')).toMatchObject({ headline: 'The new Pope is yours', mine: 'good' })
  expect(told('excommunicated', 1, 0)).toMatchObject({ headline: 'You are excommunicated' })
  expect(told('crusade-lost', 45)).toMatchObject({ mine: 'bad', place: 'territory:normandy' })
  expect(told('block', 1, 0, 3)).toMatchObject({ headline: 'A sea is blocked to you' })
  expect(told('secedes', 0, 0, 5)).toMatchObject({ kind: 'land', mine: 'bad' })
  expect(told('papacy-suspended', -1)).toMatchObject({ headline: 'Peter’s chair stays empty' })
})

test('the edition says in English what its rulebook says, and in Italian what all say', () => {
  const here = { game: 'mu-alpha' }
  language.now = 'en'
  expect(boardWords(here).strong(5)).toBe('5 FV')
  expect(boardWords(here).settlements[2]).toBe('Hamlet')
  expect(boardWords(here).phases['trade']).toBe('Commerce')
  expect(boardWords(here).kinds[1]).toBe('Merchant Ship')
  expect(sheetWords(here).pass(3)).toBe('Pass, and be 3rd')
  expect(stageWords(here).lostVF(2)).toBe('lost 2 FV')
  language.now = 'it'
  expect(boardWords(here).strong(5)).toBe('5 VF')
  expect(boardWords(here).fairs[0]).toBe('Fattoria')
  expect(sheetWords(here).pass(3)).toBe('Passa, e sei 3°')
})

test('buildings are called as they are printed', () => {
  const { buildings } = parse(
    readFileSync('../games/medioevo/alpha/data/pieces.yaml', 'utf8'),
  ) as Record<string, { line: string; name: Record<string, string> }[]>
  for (const lang of ['en', 'it'] as const) {
    language.now = lang
    const { settlements, forts, fairs, cathedral } = boardWords({ game: 'mu-alpha' })
    const printed = (line: RegExp) =>
      buildings?.filter((one) => line.test(one.line)).map(({ name }) => name[lang])
    expect(settlements.slice(1)).toEqual(printed(/settlement/))
    expect(forts.slice(1)).toEqual(printed(/fort/))
    expect(fairs).toEqual(printed(/fair/))
    expect([cathedral]).toEqual(printed(/cathedral/))
  }
})

test('every panel has a title in both languages', () => {
  const titles = (['en', 'it'] as const).map((lang) => {
    language.now = lang
    return game.panels.map(({ title }) => title())
  })
  for (const title of titles.flat()) expect(title).not.toBe('')
  expect(titles[0]).not.toEqual(titles[1])
})
