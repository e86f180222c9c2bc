// A small realm for tests: four square regions in a row, two cities, two Barons.

import { aTable } from '../../../table/fixture'
import type { Components, NobleView, Point, View } from '../../../wire/warriorknights'
import type { WarriorScene } from '../table'

const source = 'rulebook'

function square(left: number): Point[] {
  return [
    [left, 200],
    [left + 120, 200],
    [left + 120, 330],
    [left, 330],
  ]
}

function region(id: string, left: number, city: number, port: Point | null = null) {
  const centre: Point = [left + 60, 265]
  return {
    id,
    name: id.toUpperCase(),
    terrain: city < 0 ? 'forest' : 'town',
    polygon: square(left),
    centre,
    label: centre,
    port,
    city,
    overseas: false,
    outer: true,
    source,
  }
}

const named = (id: string) => ({ id, name: id, source })
const baron = (id: string, short: string) => ({
  id,
  name: `Baron ${short}`,
  short,
  hex: '#07A86F',
  ink: '#12100A',
  crest: id,
  strength: 300,
  nobles: ['square', 'circle', 'triangle', 'star'].map((shape) => named(`${short} ${shape}`)),
  source,
})

export const parts: Components = {
  canvas: [600, 400],
  regions: [
    region('north', 0, -1),
    region('froli', 120, 0, [180, 340]),
    region('monz', 240, 1),
    region('south', 360, -1),
  ],
  cities: [
    { id: 'froli', name: 'Froli', region: 1, strength: 200, income: 2, realm: true, source },
    { id: 'monz', name: 'Monz', region: 2, strength: 300, income: 3, realm: true, source },
  ],
  borders: [
    {
      a: 0,
      b: 1,
      kind: 'open',
      mid: [120, 265],
      line: [
        [120, 200],
        [120, 330],
      ],
      source,
    },
    {
      a: 1,
      b: 2,
      kind: 'bridge',
      mid: [240, 265],
      line: [
        [240, 200],
        [240, 330],
      ],
      source,
    },
    {
      a: 2,
      b: 3,
      kind: 'mountain',
      mid: [360, 265],
      line: [
        [360, 200],
        [360, 330],
      ],
      source,
    },
  ],
  roads: [
    {
      ...named('road'),
      regions: [0, 1],
      path: [
        [60, 265],
        [120, 265],
        [180, 265],
      ],
    },
  ],
  rivers: [{ ...named('river'), borders: [1] }],
  mountains: [{ ...named('range'), borders: [2] }],
  foreign: [
    [500, 200],
    [600, 200],
    [600, 330],
  ],
  barons: [baron('green', "D'Emerande"), baron('red', 'Madder')],
  abilities: ['square', 'circle', 'triangle', 'star'].map((shape, i) => ({
    shape,
    does: ['prevent', 'wages_waived', 'victory', 'deal'][i] ?? '',
    amount: i === 1 ? 400 : 1,
    text: shape,
    source,
  })),
  troops: Array.from({ length: 12 }, (_, i) => ({
    seat: i < 8 ? Math.floor(i / 4) : -1,
    nation: i < 8 ? -1 : 0,
    strength: 50,
    wage: 1,
    source,
  })),
  nations: [named('Swiss')],
  fate: ['deal', 'prevent', 'victory', 'draw'].map((battle, i) => ({
    id: `fate-${i}`,
    baron: 0,
    revolt: false,
    noble: i,
    battle,
    expedition: ['no_news'],
    city: 0,
    nation: 0,
    source,
  })),
  events: [{ id: 'arson', colour: 'blue', title: 'Arson', text: 'It burns.', faith: 2, source }],
  agendas: ['motion', 'law', 'charge', 'office'].map((type) => ({
    id: type,
    type,
    choose: type === 'office',
    private: false,
    title: `A ${type}`,
    text: `What the ${type} says.`,
    concession: 0,
    maintained: 0,
    keeps: 0,
    prevents: 0,
    source,
  })),
  actions: ['levy-taxes', 'draft-soldiers'].map((id) => ({ ...named(id), text: id, copies: 2 })),
  spaces: [
    { number: 0, fee: 8, source },
    { number: 2, fee: 6, source },
  ],
  expeditions: [named('ceylon')],
  box: '',
}

export function noble(id: number, at: number, more: Partial<NobleView> = {}): NobleView {
  return {
    id,
    at,
    sea: false,
    exhausted: false,
    heirless: false,
    gone: false,
    heir: -1,
    waiting: false,
    office: -1,
    troops: [],
    strength: 100,
    casualties: 0,
    ...more,
  }
}

/** A position in which both hold a city and D'Emerande, whose view it is, besieges Monz. */
export function view(): View {
  const siege = [0, 0]
  const standing = { pillaged: false, fortified: false, breaches: 0 }
  return {
    seat: 0,
    turn: 2,
    phase: 'actions',
    step: 0,
    chairman: 0,
    church: 1,
    deputy: -1,
    reserve: 20,
    lastTurn: false,
    barons: [0, 1].map((seat) => ({
      colour: seat,
      crowns: 15,
      votes: seat === 0 ? 3 : -1,
      faith: 1,
      prestige: 2,
      cities: 1,
      realm: 1,
      income: 4,
      wages: 3,
      troops: 400,
      cards: 2,
      hand: seat === 0 ? [1, 2] : [],
      laid: seat === 0 ? [[0], [], []] : [],
      banned: false,
      out: false,
      charges: [],
    })),
    nobles: [0, 1, 2, 3, 4, 5, 6, 7].map((id) => noble(id, id === 0 ? 2 : -1)),
    fortresses: [0, 3].map((at) => ({
      at,
      strength: 300,
      breaches: 0,
      siege,
      troops: [],
      garrison: 50,
      casualties: 0,
    })),
    cities: [
      { ...standing, owner: 0, strength: 200, income: 2, siege },
      { ...standing, owner: 1, strength: 300, income: 3, siege: [2, 0] },
    ],
    stacks: [0, 1, 2].map((left) => ({ left, by: [0, left, 0] })),
    stack: 1,
    played: -1,
    playedBy: -1,
    areas: [3, 4, 0].map((count) => ({
      cards: [
        [count, 0],
        [0, 0],
      ],
      count,
      trigger: 4,
    })),
    table: parts.spaces.map((space, i) => ({ ...space, crest: i === 0 ? 1 : -1 })),
    offer: [8, 9],
    draftAt: 3,
    fate: [0],
    fateDeck: parts.fate.map(() => -1),
    eventTop: 'blue',
    current: [0, 3, -1],
    laws: [1],
    house: [],
    expeditions: [{ step: 1, stake: [2, 0], blessed: true }],
    statuses: [],
    battle: null,
    vote: null,
    event: -1,
    moving: -1,
    winner: -1,
    end: '',
    domination: 2,
    standing: 2,
  }
}

export function sceneOf(view: View): WarriorScene {
  return { view, components: parts, seat: view.seat, lines: [], table: aTable({ turn: view.turn }) }
}
