// A made-up position of four Barons for tests: sieges, a voyage, ruins, and nobles of every kind.

import type { NobleView, View } from '../../../wire/warriorknights'
import type { Components } from '../components'
import { item } from '../table'

const seats = [0, 1, 2, 3]

export function position(parts: Components): View {
  const region = (id: string) => parts.regions.findIndex((r) => r.id === id)
  const city = (id: string) => parts.cities.findIndex((c) => c.id === id)
  const agendas = (type: string) => parts.agendas.flatMap((a, i) => (a.type === type ? [i] : []))

  const noble = (id: number, at: string, more: Partial<NobleView> = {}): NobleView => ({
    id,
    at: region(at),
    sea: false,
    exhausted: false,
    heirless: false,
    gone: false,
    heir: -1,
    office: -1,
    troops: [],
    strength: 100,
    casualties: 0,
    ...more,
  })

  const view: View = {
    seat: 0,
    turn: 4,
    phase: 'actions',
    step: 0,
    chairman: 1,
    church: 3,
    deputy: -1,
    reserve: 22,
    lastTurn: false,
    barons: seats.map((seat) => ({
      colour: [0, 1, 2, 5][seat] ?? 0,
      crowns: [14, 9, 21, 6][seat] ?? 0,
      votes: seat === 0 ? 5 : -1,
      faith: [2, 1, 0, 5][seat] ?? 0,
      prestige: [3, 5, 4, 2][seat] ?? 0,
      cities: [4, 3, 4, 2][seat] ?? 0,
      realm: [3, 3, 3, 2][seat] ?? 0,
      income: [10, 8, 9, 6][seat] ?? 0,
      wages: [7, 9, 6, 4][seat] ?? 0,
      troops: [650, 800, 500, 400][seat] ?? 0,
      cards: [6, 5, 6, 4][seat] ?? 0,
      hand: seat === 0 ? [1, 2, 0, 1, 1, 1] : [],
      laid: seat === 0 ? [[], [2], [3, 5]] : [],
      banned: seat === 2,
      out: false,
      charges: seat === 1 ? agendas('charge').slice(0, 2) : [],
    })),
    nobles: [
      noble(0, 'vecht', { strength: 250, troops: [0, 3, 40], heir: 2 }),
      noble(1, 'vecht', { strength: 150, exhausted: true, troops: [1, 30] }),
      noble(2, 'surat', { sea: true, strength: 100, troops: [2] }),
      noble(3, 'kingsmead', { strength: 450, casualties: 1, office: 40, troops: [50, 51, 60] }),
      noble(4, 'isar', { strength: 300, troops: [4, 7] }),
      noble(5, 'isar', { strength: 200, casualties: 2 }),
      noble(6, 'hohenpass', { exhausted: true }),
      noble(7, 'gedze', { strength: 350 }),
      noble(8, 'uran', { strength: 250 }),
      noble(9, 'zielony-las', { strength: 50 }),
      noble(10, 'zielony-las', { heirless: true }),
      noble(11, 'overseas-acre', { strength: 200 }),
      noble(12, 'froli'),
      noble(13, 'valdoro', { strength: 150 }),
      noble(14, 'valdoro', { strength: 50, exhausted: true }),
      noble(15, 'valdoro', { strength: 200 }),
    ],
    fortresses: seats.map((seat) => ({
      at: region(item(['brackenmoor', 'rivaverde', 'steinwacht', 'cala-bianca'], seat)),
      strength: seat === 1 ? 200 : 300,
      breaches: seat === 1 ? 1 : 0,
      siege: seats.map((by) => (seat === 3 && by === 0 ? 2 : 0)),
      troops: seat === 0 ? [2] : [],
      garrison: seat < 2 ? 150 : 0,
      casualties: seat === 1 ? 1 : 0,
    })),
    cities: parts.cities.map((print) => ({
      owner: -1,
      pillaged: false,
      fortified: false,
      breaches: 0,
      strength: print.strength,
      income: print.income,
      siege: seats.map(() => 0),
    })),
    stacks: [
      { left: 0, by: [0, 0, 0, 0, 0] },
      { left: 6, by: [1, 2, 1, 1, 1] },
      { left: 9, by: [2, 2, 2, 1, 2] },
    ],
    stack: 1,
    played: 4,
    playedBy: 1,
    areas: [
      { cards: [[2, 0, 0, 0, 1, 0], [1], [], [1]], count: 5, trigger: 8 },
      {
        cards: [
          [0, 1],
          [0, 2],
          [0, 2],
          [0, 2],
        ],
        count: 7,
        trigger: 8,
      },
      { cards: [[0, 0, 1], [0, 0, 1], [], []], count: 2, trigger: 8 },
    ],
    table: parts.spaces
      .slice(0, 5)
      .map((space, i) => ({ ...space, crest: [1, -1, 0, -1, 2][i] ?? -1 })),
    offer: [24, 37, 50, 62, 75],
    draftAt: 5,
    fate: [3, 9, 14],
    eventTop: 'blue',
    current: [5, 16, 36],
    laws: agendas('law').slice(0, 2),
    house: [],
    expeditions: [
      { step: 2, stake: [3, 0, 5, 0], blessed: true },
      { step: 0, stake: [0, 0, 0, 0], blessed: false },
      { step: 1, stake: [0, 4, 0, 2], blessed: false },
    ],
    statuses: [],
    battle: null,
    vote: null,
    event: -1,
    moving: 3,
    deals: [],
    winner: -1,
    end: '',
    domination: 7,
    standing: 13,
  }

  const held = [
    ['vecht', 'surat', 'froli', 'cadiz'],
    ['isar', 'alta', 'berac'],
    ['gedze', 'uran', 'acre', 'straven'],
    ['bingen', 'rota'],
  ]
  held.forEach((ids, seat) => ids.forEach((id) => (item(view.cities, city(id)).owner = seat)))
  for (const id of ['lenz', 'semlik']) item(view.cities, city(id)).pillaged = true
  Object.assign(item(view.cities, city('vecht')), { fortified: true, strength: 400, income: 5 })
  const siege = [0, 2, 0, 0]
  Object.assign(item(view.cities, city('gedze')), { breaches: 2, strength: 100, siege })
  return view
}
