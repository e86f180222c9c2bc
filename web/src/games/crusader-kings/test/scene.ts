// A small court for tests: two dynasties, a family of three generations, a few cards.

import { aChair, aTable } from '../../../table/fixture'
import type {
  Components,
  DynastyView,
  KinView,
  PersonView,
  View,
} from '../../../wire/crusaderkings'
import type { KingsScene } from '../table'

const territory = (id: string, culture: number, adjacent: number[]) => ({
  id,
  name: id.toUpperCase(),
  culture,
  seas: [],
  adjacent,
})
const character = (name: string, sex: string, culture = 0, house = -1) => ({
  number: 7,
  name,
  epithet: house < 0 ? '' : 'the Bold',
  sex,
  culture,
  house,
})

export const parts: Components = {
  box: '',
  territories: [
    { ...territory('wessex', 0, [1]), seas: ['atlantic'] },
    territory('normandy', 1, [0, 2]),
    territory('paris', 1, [1]),
  ],
  people: [
    character('William', 'male', 0, 0),
    character('Matilda', 'female'),
    character('Edmund', 'male'),
    character('Edith', 'female'),
    character('Godwin', 'male'),
    character('Adela', 'female', 1),
    character('Philip', 'male', 1, 1),
    character('Glitterhoof', 'any', -1),
  ],
  traits: [
    { id: 'pious', name: 'Pious', red: false, critical: [] },
    { id: 'cruel', name: 'Cruel', red: true, critical: ['invade', 'crusade'] },
    { id: 'kind', name: 'Kind', red: false, critical: ['invade', 'crusade'] },
    { id: 'coward', name: 'Coward', red: true, critical: [] },
  ],
  tokens: [
    { trait: 0, pool: 'starting' },
    { trait: 1, pool: 'starting' },
    { trait: 2, pool: 'random' },
    { trait: 3, pool: 'crusade' },
    { trait: 0, pool: 'event' },
  ],
  cards: [
    { type: 'war', event: 0 },
    { type: 'tax', event: 1 },
  ],
  events: [
    { id: 'deserters', title: 'Deserters', text: 'A Footsoldier goes home.', other: false },
    { id: 'windfall', title: 'Windfall', text: 'Gold for a neighbour.', other: true },
  ],
  developments: [
    { id: 'navy', name: 'Navy', text: 'Seas join your coasts.', invention: true },
    { id: 'spymaster', name: 'Spymaster', text: 'He reaches everywhere.', invention: false },
  ],
  spaces: [
    { id: 'constantinople', name: 'Constantinople', text: 'One more Crusade card.' },
    { id: 'nicaea', name: 'Nicaea', text: 'One more Tax card.' },
    { id: 'jerusalem', name: 'Jerusalem', text: 'The Crusade is won.' },
  ],
  houses: [
    { id: 'normandy', name: 'House of Normandy', culture: 0 },
    { id: 'capet', name: 'House of Capet', culture: 1 },
  ],
  cultures: ['English', 'Frankish'],
  scenarios: [
    {
      id: 'kingdom',
      name: 'The Kingdom',
      summary: 'A first game.',
      from: 1095,
      to: 1099,
      least: 3,
      most: 5,
      houses: [0, 1],
      cultures: [0, 1],
    },
  ],
  critical: { invade: [2, 1] },
}

function dynasty(culture: number, more: Partial<DynastyView> = {}): DynastyView {
  return {
    house: culture,
    culture,
    strategy: '',
    out: false,
    gold: 7,
    income: 4,
    upkeep: 1,
    points: 6,
    land: 2,
    castles: 1,
    shields: 0,
    oldAge: 0,
    pacts: [],
    wars: [],
    casusBelli: [],
    bag: 4,
    cards: 2,
    laid: 0,
    unplayed: [0, 0, 1, 1, 0],
    crusaded: 0,
    hushed: false,
    developments: [],
    heirs: [],
    ...more,
  }
}

export function person(id: number, role: string, more: Partial<PersonView> = {}): PersonView {
  return {
    id,
    role,
    seat: 0,
    land: -1,
    slot: 0,
    spouse: -1,
    title: -1,
    tokens: [],
    kin: -1,
    ...more,
  }
}

export function kin(more: Partial<KinView>): KinView {
  return {
    person: 0,
    seat: 0,
    house: 0,
    came: 'founded',
    parent: -1,
    spouse: -1,
    from: 0,
    to: -1,
    reign: -1,
    died: '',
    left: false,
    ...more,
  }
}

const land = {
  owner: -1,
  laid: false,
  foot: false,
  castle: false,
  rebellion: 0,
  harvest: 0,
  failed: 0,
}

export function view(more: Partial<View> = {}): View {
  return {
    seat: 0,
    scenario: 0,
    era: 1,
    eras: 3,
    round: 2,
    turn: 1,
    phase: 'turns',
    first: 1,
    order: [1, 0],
    active: 0,
    goal: 2,
    dynasties: [
      dynasty(0, { oldAge: 3, heirs: [2, 3, 4], pacts: [1], developments: [0] }),
      dynasty(1, { strategy: 'ferox', shields: 1 }),
    ],
    territories: parts.territories.map((_, i) => ({
      ...land,
      owner: i - 1,
      plague: '',
      pact: -1,
      shut: false,
      duke: -1,
      spouse: -1,
    })),
    people: [
      person(0, 'ruler', { spouse: 1, kin: 0 }),
      person(1, 'consort', { spouse: 0, kin: 1 }),
      person(2, 'child', { tokens: [4], kin: 2 }),
      person(3, 'child', { slot: 1, kin: 3 }),
      person(4, 'sibling', { spouse: 5, title: 1 }),
      person(5, 'inlaw', { spouse: 4, tokens: [3] }),
      person(6, 'ruler', { seat: 1 }),
    ],
    track: [
      { shield: 1, tokens: [] },
      { shield: -1, tokens: [3] },
      { shield: -1, tokens: [] },
    ],
    offer: [1, -1, 0],
    trophies: [-1, 0, -1, -1],
    supply: {
      gold: 100,
      castles: 8,
      rebellion: 12,
      harvest: 6,
      failed: 6,
      plague: 6,
      decks: [30, 31, 32, 20, 21],
      discards: [[], [], [0], [], []],
      developments: 20,
      people: [18, 19],
      general: 40,
      event: [],
    },
    hand: [1],
    chosen: [0, -1],
    bag: [0, 1, 2],
    check: null,
    card: null,
    match: null,
    invasion: null,
    boons: [{ seat: 1, event: 1, until: 'era' }],
    tree: [
      kin({ reign: 0, spouse: 1 }),
      kin({ person: 1, spouse: 0 }),
      kin({ person: 2, came: 'born', parent: 0, from: 2 }),
      kin({ person: 3, came: 'adopted', parent: 0, from: 4 }),
    ],
    end: '',
    winners: [],
    ...more,
  }
}

export function sceneOf(position: View): KingsScene {
  return {
    view: position,
    components: parts,
    seat: position.seat,
    lines: [],
    table: aTable({
      game: 'crusader-kings',
      title: 'Crusader Kings',
      counts: 'Round',
      chairs: [aChair('Anna'), aChair('', { bot: 'ferox', own: true })],
    }),
  }
}
