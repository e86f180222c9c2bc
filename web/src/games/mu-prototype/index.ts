import Crown from '@lucide/svelte/icons/crown'
import Dices from '@lucide/svelte/icons/dices'
import Feather from '@lucide/svelte/icons/feather'
import GraduationCap from '@lucide/svelte/icons/graduation-cap'
import LayoutGrid from '@lucide/svelte/icons/layout-grid'
import Scale from '@lucide/svelte/icons/scale'
import UsersRound from '@lucide/svelte/icons/users-round'
import './edition'
import type { Components, View } from './wire'
import type { Game } from '../game'
import { later } from '../later.svelte'
import SeatArms from '../medioevo/arms/SeatArms.svelte'
import Board from '../medioevo/Board.svelte'
import { plaquesOf } from '../medioevo/edge/plaques'
import { courseOf } from '../medioevo/course'
import { handOf } from '../medioevo/faces/hand'
import { placesInWords } from '../medioevo/map/spoken'
import { dignitiesOf, orderOf, seatCounts } from '../medioevo/realms/seats'
import { liveryOf, nameOf, shortOf, onTable, tableOf, tried } from './table'
import { ownerOf } from '../medioevo/owner'
import { divides, leadsNext, loads, trades } from '../medioevo/sheets/occasions'
import { battleWith } from '../medioevo/battle/staging'
import * as common from '../medioevo/tidings'
import { tidings } from './tidings'
import { ledgerOf } from '../medioevo/report'
import { warningsOf } from './report'
import { spoken } from '../medioevo/words'

const auction = () => import('../medioevo/sheets/Auction.svelte')
const muster = () => import('../medioevo/sheets/Muster.svelte')
const treaty = () => import('../medioevo/sheets/Treaty.svelte')

/** An auction comes anew with every bid. */
const bidding = ({ view: { auction } }: { view: View }) =>
  auction ? `${auction.card} ${auction.rank} ${auction.bid}` : ''

const game: Game<View, Components> = {
  Board,
  panels: [
    {
      id: 'table',
      title: () => spoken().table,
      icon: LayoutGrid,
      content: () => import('../medioevo/edge/TablePanel.svelte'),
    },
    {
      id: 'now',
      title: () => spoken().now,
      icon: Dices,
      content: () => import('./edge/NowPanel.svelte'),
      // The last auction and battle stay in sight as long as their phase lasts.
      calls: ({ auction, battle, chain, event, offer, spoils, phase, treaties }) =>
        [chain, offer, spoils].some((one) => one !== null) ||
        tried({ treaties }).length > 0 ||
        (auction !== null && (auction.open || phase === 'order')) ||
        (battle !== null && (battle.stage !== 'over' || phase === 'combat')) ||
        (event !== null && phase === 'events'),
    },
    {
      id: 'realm',
      title: () => spoken().realm,
      icon: Crown,
      holds: ['card'],
      content: () => import('../medioevo/realms/RealmPanel.svelte'),
      // There one chooses among one's cards, or places what was bought.
      leads: ({ phase, drawn }) => phase === 'cards' || phase === 'placement' || drawn.length > 0,
      own: true,
    },
    {
      id: 'learning',
      title: () => spoken().learning,
      icon: GraduationCap,
      holds: ['tech'],
      content: () => import('../medioevo/learning/LearningPanel.svelte'),
      leads: ({ phase }) => phase === 'purchase',
    },
    {
      id: 'market',
      title: () => spoken().market,
      icon: Scale,
      holds: ['good'],
      content: () => import('../medioevo/market/MarketPanel.svelte'),
    },
    {
      id: 'treaties',
      title: () => spoken().treaties,
      icon: Feather,
      holds: ['treaty'],
      content: () => import('../medioevo/treaties/TreatiesPanel.svelte'),
    },
    {
      id: 'realms',
      title: () => spoken().realms,
      icon: UsersRound,
      content: () => import('../medioevo/realms/RealmsPanel.svelte'),
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
  toCome: 'to-come',
  out: ({ view }, seat) => view.players[seat]?.out ?? false,
  course: onTable(courseOf),
  ledger: onTable(ledgerOf),
  warnings: onTable(warningsOf),
  SmallMap: () => import('../medioevo/SmallMap.svelte'),
  counts: onTable(seatCounts),
  dignities: onTable(dignitiesOf),
  plaques: onTable(plaquesOf),
  face: later(async () => (await import('./faces/faces')).faceOf),
  hand: handOf,
  sheets: {
    bid: { name: () => spoken().auction, load: auction, occasion: bidding },
    'bid-card': { name: () => spoken().auction, load: auction, occasion: bidding },
    armies: { name: () => spoken().placing, load: muster, occasion: () => 'armies' },
    placement: { name: () => spoken().placing, load: muster, occasion: () => 'placement' },
    purchase: {
      name: () => spoken().shopping,
      load: () => import('../medioevo/sheets/Shop.svelte'),
      occasion: () => 'purchase',
    },
    convoy: {
      name: () => spoken().loading,
      load: () => import('../medioevo/sheets/Loading.svelte'),
      serves: loads,
      occasion: () => '',
    },
    fallen: {
      name: () => spoken().losing,
      load: () => import('../medioevo/sheets/Fallen.svelte'),
      serves: divides,
      occasion: (_, { token }) => token,
    },
    diplomacy: { name: () => spoken().writeTreaty, load: treaty, occasion: () => '' },
    draft: { name: () => spoken().writeTreaty, load: treaty, occasion: () => 'draft' },
    trade: {
      name: () => spoken().manifest,
      load: () => import('../medioevo/sheets/Trade.svelte'),
      serves: ({ choices }) => choices.some(({ verb }) => verb === 'lead'),
      occasion: ({ table, view }, offer) => {
        const lead = leadsNext(table.id, view, offer)
        return lead ? `${view.turn} ${lead.id}` : ''
      },
    },
    'trade-convoy': {
      name: () => spoken().manifest,
      load: () => import('../medioevo/sheets/Manifest.svelte'),
      occasion: ({ view: { convoy, transports } }, offer) => {
        const at = transports.find(({ id }) => id === convoy[0])?.at ?? -1
        return trades(offer) ? `${convoy.join()} at ${at}` : ''
      },
    },
  },
  movers: { march: ({ view }) => view.convoy.map((id) => `transport:${id}`) },
  onward: { 'trade-convoy': ['halt'] },
  tidings: { ...common.tidings, ...tidings },
  stagings: [battleWith(['relic-taken', 'capital-lost', 'capital', 'capital-florins'])],
  called: (name) => spoken().called[name] ?? name,
}
export default game
