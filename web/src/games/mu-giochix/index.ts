import Crown from '@lucide/svelte/icons/crown'
import Feather from '@lucide/svelte/icons/feather'
import LayoutGrid from '@lucide/svelte/icons/layout-grid'
import Scale from '@lucide/svelte/icons/scale'
import UsersRound from '@lucide/svelte/icons/users-round'
import type { Components, View } from '../../wire/mugiochix'
import type { Game } from '../game'
import { later } from '../later.svelte'
import SeatArms from './arms/SeatArms.svelte'
import { battle } from './battle/staging'
import Board from './Board.svelte'
import { courseOf } from './course'
import { plaquesOf } from './edge/plaques'
import { wholeOf } from './faces/wholes'
import { placesInWords } from './map/spoken'
import { words as marketWords } from './market/words'
import { ownerOf } from './owner'
import { dignitiesOf, orderOf, seatCounts } from './realms/seats'
import { ledgerOf, sharesOf, warningsOf } from './report'
import { armyRef, liveryOf, nameOf, onTable, propertyRef, shortOf, tableOf } from './table'
import { gathers } from './sheets/group'
import { words as sheetWords } from './sheets/words'
import { tidings } from './tidings'
import { words as treatyWords } from './treaties/words'
import { words } from './words'

const game: Game<View, Components> = {
  Board,
  panels: [
    {
      id: 'table',
      title: () => words().table,
      icon: LayoutGrid,
      holds: ['event'],
      content: () => import('./edge/TablePanel.svelte'),
    },
    {
      id: 'realm',
      title: () => words().realm,
      icon: Crown,
      holds: ['card', 'tech'],
      content: () => import('./realms/RealmPanel.svelte'),
      own: true,
    },
    {
      id: 'market',
      title: () => marketWords().market,
      icon: Scale,
      holds: ['good'],
      content: () => import('./market/MarketPanel.svelte'),
    },
    {
      id: 'treaties',
      title: () => treatyWords().treaties,
      icon: Feather,
      content: () => import('./treaties/TreatiesPanel.svelte'),
    },
    {
      id: 'realms',
      title: () => words().realms,
      icon: UsersRound,
      holds: ['character'],
      content: () => import('./realms/RealmsPanel.svelte'),
    },
  ],
  sits: (scene, seat) => {
    const table = tableOf(() => scene)
    const player = scene.table.chairs[seat]?.name ?? ''
    return player ? `${player} (${shortOf(table, seat)})` : nameOf(table, seat)
  },
  banner: (scene, seat) => {
    const { hex, pattern } = liveryOf(
      tableOf(() => scene),
      seat,
    )
    return { hex, pattern: pattern ?? 'dots' }
  },
  Arms: SeatArms,
  places: onTable(placesInWords),
  seatPanel: 'realms',
  seatRef: (_, seat) => `seat:${seat}`,
  owner: onTable(ownerOf),
  short: onTable(shortOf),
  order: onTable(orderOf),
  active: ({ view }) => view.active,
  out: ({ view }, seat) => view.players[seat]?.out ?? false,
  course: ({ view }) => courseOf(view),
  ledger: onTable(ledgerOf),
  shares: onTable(sharesOf),
  warnings: onTable(warningsOf),
  SmallMap: () => import('./SmallMap.svelte'),
  counts: onTable(seatCounts),
  dignities: onTable(dignitiesOf),
  plaques: onTable(plaquesOf),
  face: later(async () => (await import('./faces/faces')).faceOf),
  whole: wholeOf,
  hand: later(async () => (await import('./faces/hand')).handOf),
  movers: {
    // The group goes as it stands: the figures of a place, and what rides or sails.
    step: onTable((table) => {
      const { march, active } = table.view
      if (!march) return []
      const things = march.things.map((no) => propertyRef({ no }))
      return [armyRef(table, march.at, active), ...things]
    }),
    'trade-move': (_, { refs = [] }) => refs.slice(1),
  },
  sheets: {
    march: {
      name: () => sheetWords().group,
      load: () => import('./sheets/Group.svelte'),
      slim: true,
      serves: gathers,
      occasion: ({ view }) => `${view.turn} ${view.march?.at}`,
    },
    shop: {
      name: () => sheetWords().shopping,
      load: () => import('./sheets/Shop.svelte'),
      occasion: ({ view }) => `${view.turn}`,
    },
    stop: {
      name: () => sheetWords().route,
      load: () => import('./sheets/Stops.svelte'),
      occasion: ({ view }) => `${view.turn}`,
    },
  },
  treaties: () => import('./sheets/Treaty.svelte'),
  tidings,
  stagings: [battle],
  called: (name) => words().called[name] ?? name,
}
export default game
