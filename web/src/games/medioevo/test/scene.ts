// A small table for tests, which an edition completes: two realms, three of their territories, two seas, a fleet.

import type {
  Components,
  PlayerView,
  TerritoryView,
  TransportView,
  View,
} from '../../../wire/medioevo'
import { aChair, aTable } from '../../../table/fixture'

const territory = (
  id: string,
  realm: number,
  more: Partial<Components['territories'][number]>,
) => ({
  id,
  name: id.toUpperCase(),
  realm,
  terrain: 'plain',
  centre: '',
  harbour: '',
  port: -1,
  coast: [3],
  borders: [],
  zone: 0,
  holy: '',
  prices: [],
  ...more,
})

const realm = (id: string, name: string, colour: string, territories: number[]) => ({
  id,
  name,
  short: name.slice(0, 3),
  size: 'major',
  religion: 'catholic',
  playable: true,
  colour,
  ruler: 'Henry',
  territories,
})

export const parts: Components = {
  box: '',
  territories: [
    territory('kent', 0, {
      centre: 'London',
      port: 3,
      borders: [{ to: 1, river: false, strait: false }],
      prices: [24, 30],
    }),
    territory('wessex', 0, {
      borders: [
        { to: 0, river: false, strait: false },
        { to: 2, river: false, strait: true },
      ],
    }),
    territory('normandy', 1, {
      centre: 'Rouen',
      terrain: 'wood',
      borders: [{ to: 1, river: false, strait: true }],
    }),
  ],
  seas: [
    { id: 'english-channel', name: 'The Channel', borders: [], shores: [0, 1, 2] },
    { id: 'celtic-sea', name: 'Celtic Sea', borders: [], shores: [] },
  ],
  narrows: [],
  realms: [
    realm('kingdom-of-england', 'England', '#d63f45', [0, 1]),
    realm('kingdom-of-france', 'France', '#3f6fc4', [2]),
  ],
  zones: ['The West'],
  goods: [
    { id: 'cereals', name: 'Cereals', text: 'Wheat.', colour: '#e6be3c', glyph: 'ear', fair: 0 },
    { id: 'wine', name: 'Wine', text: 'Barrels.', colour: '#a3182f', glyph: 'jug', fair: 0 },
  ],
  cards: [
    {
      id: 'arciere',
      name: 'Archer',
      text: 'Adds 1.',
      phase: 'combat',
      offensive: false,
      any: [0, 1],
      all: [],
    },
    {
      id: 'sicario',
      name: 'Assassin',
      text: 'Strikes.',
      phase: 'cards',
      offensive: true,
      any: [],
      all: [],
    },
  ],
  branches: [
    {
      id: 'politics',
      name: 'Politics',
      colour: '#e08a1e',
      icon: 'crown',
      rows: [[0, 1], [0, 2], [3]],
    },
  ],
  techs: [
    { id: 'legge', name: 'Law', text: 'Order.', branch: 0, level: 1, cost: 100, needs: -1 },
    {
      id: 'investitura',
      name: 'Investiture',
      text: 'Arms.',
      branch: 0,
      level: 2,
      cost: 200,
      needs: 0,
    },
    { id: 'medicina', name: 'Medicine', text: 'Cures.', branch: 0, level: 2, cost: 200, needs: 0 },
    { id: 'caccia', name: 'Hunting', text: 'Game.', branch: 0, level: 1, cost: 100, needs: -1 },
  ],
  buildings: [],
  transports: [],
  engines: [],
}

const player = (realmOfIt: number, more: Partial<PlayerView> = {}): PlayerView => ({
  realm: realmOfIt,
  florins: 300,
  honour: 4,
  final: 9,
  tl: 1,
  techs: [0],
  bought: [],
  capital: -1,
  pope: false,
  out: false,
  war: [],
  casusBelli: [0, 0],
  cards: 1,
  prisoners: 0,
  prisonersOf: null,
  coming: 0,
  bonus: 0,
  reserve: -1,
  loans: [],
  bankrupt: false,
  land: 2,
  vf: 40,
  income: 55,
  levy: 6,
  unsafe: [],
  actions: 2,
  monopoly: -1,
  ...more,
})

const land = (owner: number, more: Partial<TerritoryView> = {}): TerritoryView => ({
  owner,
  before: -1,
  out: false,
  vf: null,
  level: [0, 0],
  cathedral: false,
  fairs: [],
  damaged: [],
  orders: null,
  siege: null,
  supply: 10,
  risk: owner < 0 ? 0 : 6,
  ...more,
})

/** armies are strengths by side. */
export function armies(by: Record<number, number>): number[] {
  return Array.from({ length: 11 }, (_, side) => by[side] ?? 0)
}

export const transport = (id: number, more: Partial<TransportView> = {}): TransportView => ({
  id,
  kind: 3,
  level: 2,
  owner: 0,
  at: 3,
  aboard: -1,
  vf: 0,
  cargo: [],
  mp: 4,
  moved: false,
  held: '',
  ...more,
})

/** lands are the territories of a position, changed one by one. */
export function lands(...changes: Partial<TerritoryView>[]): TerritoryView[] {
  return [0, 0, 1].map((owner, i) => land(owner, changes[i]))
}

export function view(more: Partial<View> = {}): View {
  return {
    seat: 0,
    turn: 2,
    phase: 'combat',
    order: [1, 0],
    active: 0,
    limits: { turns: 10, honour: 0, declared: false, minutes: 0, last: false },
    players: [player(0, { capital: 0 }), player(1, { techs: [0, 1], war: [] })],
    territories: lands(),
    transports: [],
    engines: [],
    captains: [],
    heaps: [],
    relics: [],
    hand: [{ card: 0, n: 2 }],
    drawn: [],
    lying: [],
    discards: [],
    deck: 60,
    left: [],
    treaties: [],
    secrets: 0,
    truces: [],
    offer: null,
    agreed: [],
    chain: null,
    auction: null,
    event: null,
    fate: null,
    blocks: null,
    faith: null,
    objectives: null,
    convoy: [],
    battle: null,
    spoils: null,
    corsair: -1,
    markets: [
      [0, 24, 30, 22, 28],
      [2, 19, 35, 17, 33],
    ],
    end: '',
    winners: [],
    ...more,
  }
}

/** seen is a position as a game's board looks at it, with what that game prints. */
export function seen<Position extends { seat: number }, Parts>(
  game: string,
  position: Position,
  components: Parts,
) {
  return {
    view: position,
    components,
    seat: position.seat,
    lines: [],
    table: aTable({
      game,
      title: 'Medioevo Universale',
      counts: 'Turn',
      turn: 2,
      chairs: [aChair('Anna'), aChair('', { bot: 'squire' })],
    }),
  }
}
