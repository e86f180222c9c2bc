// A small table for tests: two Kingdoms, three territories and a fourth that only six play, two seas, a fleet.

import type {
  ArmyView,
  Components,
  PlayerView,
  PropertyView,
  TerritoryView,
  View,
} from '../../../wire/mugiochix'
import { aChair, aTable } from '../../../table/fixture'
import type { GiochixScene } from '../table'

const territory = (
  id: string,
  realm: number,
  more: Partial<Components['territories'][number]>,
): Components['territories'][number] => ({
  id,
  name: id.toUpperCase(),
  realm,
  town: '',
  produces: -1,
  fire: false,
  port: -1,
  coast: [4],
  borders: [],
  region: 0,
  onlySix: false,
  holy: '',
  ...more,
})

const realm = (id: string, name: string, colour: string, territories: number[]) => ({
  id,
  name,
  short: name.slice(0, 3),
  size: 'major',
  playable: true,
  onlySix: false,
  colour,
  territories,
})

const building = (id: string, name: string, structure: number) => ({
  id,
  name,
  text: `${name}.`,
  price: 100,
  needs: [],
  structure,
  count: 20,
  end: id === 'cathedral' ? 3 : 0,
})

const unit = (id: string, name: string, price: number) => ({
  id,
  name,
  text: `${name}.`,
  price,
  steps: 2,
  count: 20,
})

const transport = (id: string, name: string) => ({
  id,
  name,
  price: 100,
  steps: [4, 5, 6],
  load: [2, 4, 6],
  count: 12,
})

const engine = (id: string, name: string) => ({
  id,
  name,
  price: 100,
  steps: 1,
  units: 2,
  buildings: 0,
  count: 10,
})

export const parts: Components = {
  box: '',
  territories: [
    territory('kent', 0, {
      town: 'London',
      produces: 1,
      port: 4,
      borders: [{ to: 1, strait: false }],
    }),
    territory('wessex', 0, {
      fire: true,
      borders: [
        { to: 0, strait: false },
        { to: 2, strait: true },
      ],
    }),
    territory('papal-state', 1, {
      town: 'Rome',
      produces: 0,
      holy: 'rome',
      region: 1,
      borders: [{ to: 1, strait: true }],
    }),
    territory('brittany', 1, { onlySix: true, region: 1 }),
  ],
  seas: [
    {
      id: 'english-channel',
      name: 'The Channel',
      borders: [5],
      shores: [0, 1, 2],
      region: 2,
    },
    { id: 'celtic-sea', name: 'Celtic Sea', borders: [4], shores: [], region: 2 },
  ],
  realms: [
    realm('kingdom-of-hungary', 'Hungary', '#3d8d47', [0, 1]),
    realm('holy-roman-empire', 'The Empire', '#5b5f66', [2, 3]),
  ],
  regions: [
    { id: 'british-isles', name: 'British Isles', places: [0, 1] },
    { id: 'italy', name: 'Italy', places: [2, 3] },
    { id: 'atlantic', name: 'Atlantic', places: [4, 5] },
  ],
  goods: [
    { id: 'grain', name: 'Grain', colour: '#e8c547', glyph: 'ear' },
    { id: 'timber', name: 'Timber', colour: '#4f8a3c', glyph: 'log' },
  ],
  units: [
    unit('light_infantry', 'Light Infantryman', 20),
    unit('archer', 'Archer', 50),
    unit('heavy_infantry', 'Heavy Infantryman', 50),
    unit('knight', 'Knight', 100),
    unit('captain', 'Captain', 100),
  ],
  transports: [
    transport('caravan', 'Caravan'),
    transport('merchant_ship', 'Merchant Ship'),
    transport('war_wagon', 'War Wagon'),
    transport('galley', 'Galley'),
  ],
  engines: [engine('catapult', 'Catapult'), engine('trebuchet', 'Trebuchet')],
  buildings: [
    [building('village', 'Village', 2), building('hamlet', 'Hamlet', 4)],
    [building('tower', 'Tower', 2), building('fort', 'Fort', 4)],
    [building('cathedral', 'Cathedral', 4)],
  ],
  branches: [{ id: 'war', name: 'War', colour: '#a3282f', ink: '#fff', icon: 'swords' }],
  technologies: [
    { id: 'tattica', name: 'Tactics', text: 'Order.' },
    { id: 'strategia', name: 'Strategy', text: 'Plans.' },
  ],
  characters: [{ id: 'arciere', name: 'Bowman', text: 'Shoots.', when: 'battle' }],
  cards: [
    {
      id: 'arciere_1',
      character: 0,
      difficulty: 1,
      points: [1],
      icons: [0],
      text: 'Win a battle.',
    },
  ],
  events: [
    {
      id: 'tempesta',
      name: 'Storm',
      areas: [0, 2],
      icons: ['movement', 'goods', 'armies'],
      tolerated: 2,
    },
  ],
  taxes: [0, 10, 20],
  penalties: [0, 1],
  loan: 500,
  debts: [0, -2, -4, -6, -9, -15],
  ladder: [0, 0, 1, 3, 5],
  ends: [
    { name: 'Most Cathedrals', least: 3, most: 3 },
    { name: 'Debts', least: -2, most: -15 },
  ],
}

export const player = (realmOfIt: number, more: Partial<PlayerView> = {}): PlayerView => ({
  realm: realmOfIt,
  out: false,
  florins: 300,
  honour: 10,
  debt: 0,
  tax: 1,
  tolerated: 2,
  land: 2,
  weight: 3,
  income: [0, 30, 60],
  upkeep: 60,
  interest: 0,
  missed: 0,
  techs: [1],
  prices: [200],
  advanced: [],
  activated: [],
  tokens: [1],
  turned: [0],
  cards: [],
  cardPrice: 100,
  draws: 2,
  properties: [],
  captive: [],
  off: [0, 0, 0, 0, 0],
  stars: 10,
  routes: 9,
  units: [20, 10, 20, 10, 3],
  wars: [],
  armistice: [],
  bought: 0,
  mayBuy: 3,
  borrowed: false,
  repaid: false,
  final: [],
  ...more,
})

export const property = (no: number, more: Partial<PropertyView> = {}): PropertyView => ({
  no,
  kind: 3,
  level: 2,
  at: 4,
  aboard: -1,
  stopped: false,
  units: [0, 0, 0, 0, 0, 0, 0],
  cargo: [0, 0],
  steps: 4,
  stops: [],
  done: [],
  ...more,
})

export const army = (at: number, seat: number, units: number[], stopped = [0]): ArmyView => ({
  at,
  seat,
  units: Array.from({ length: 7 }, (_, sort) => units[sort] ?? 0),
  stopped: Array.from({ length: 7 }, (_, sort) => stopped[sort] ?? 0),
})

export const land = (
  at: number,
  owner: number,
  more: Partial<TerritoryView> = {},
): TerritoryView => ({
  at,
  owner,
  levels: [0, 0, 0],
  damage: [0, 0, 0],
  star: -1,
  from: -1,
  cubes: [],
  ...more,
})

export function view(more: Partial<View> = {}): View {
  return {
    seat: 0,
    turn: 2,
    turns: 6,
    goal: 0,
    last: false,
    phase: 'combat',
    order: [1, 0],
    active: 0,
    bids: [0, 0],
    players: [player(0), player(1)],
    territories: [land(0, 0), land(1, 0), land(2, 1)],
    armies: [],
    hordes: [],
    circle: { dice: [3, 1, 5], horde: [2, 1, 0] },
    event: { card: 0, tolerated: 2, left: 20, discards: [], foreseen: [] },
    deck: { left: 60, atop: [], under: [] },
    pacts: [],
    supply: { goods: [20, 20] },
    barred: [],
    shut: [],
    march: null,
    battle: null,
    end: '',
    winners: [],
    ...more,
  }
}

export const sceneOf = (position: View): GiochixScene => ({
  view: position,
  components: parts,
  seat: position.seat,
  lines: [],
  table: aTable({
    game: 'mu-giochix',
    title: 'Medioevo Universale',
    counts: 'Turn',
    turn: 2,
    chairs: [aChair('Anna'), aChair('', { bot: 'squire' })],
  }),
})
