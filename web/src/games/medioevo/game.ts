// The game that an edition makes of the board that all share, with what it adds.

import Crown from '@lucide/svelte/icons/crown'
import Dices from '@lucide/svelte/icons/dices'
import Feather from '@lucide/svelte/icons/feather'
import GraduationCap from '@lucide/svelte/icons/graduation-cap'
import LayoutGrid from '@lucide/svelte/icons/layout-grid'
import Scale from '@lucide/svelte/icons/scale'
import UsersRound from '@lucide/svelte/icons/users-round'
import type { Dignity, Game, Panel } from '../game'
import { tables, type Table } from '../table'
import SeatArms from './arms/SeatArms.svelte'
import { battleWith } from './battle/staging'
import Board from './Board.svelte'
import { courseOf } from './course'
import { plaquesOf } from './edge/plaques'
import { handOf } from './faces/hand'
import { placesInWords } from './map/spoken'
import { ownerOf } from './owner'
import { dignitiesOf, orderOf, seatCounts } from './realms/seats'
import { ledgerOf, sharesOf } from './report'
import { divides, drafts, leadsNext, loads, trades } from './sheets/occasions'
import { liveryOf, nameOf, shortOf, tried } from './table'
import { tidings } from './tidings'
import type { Components, View } from './wire'
import { spoken, type Words } from './words'

/** What an edition adds to the game that all make of the board. */
export interface Added<Own extends View, Parts extends Components> {
  /** The panel of what is at stake, and whether something of the edition's own is. */
  now: Panel<Own, Parts>['content']
  stakes: (view: Own) => boolean
  /** Whether what was at stake may still be looked up. */
  staked?: (view: Own) => boolean
  /** The kinds of things that are drawn there. */
  holds?: readonly string[]
  /** Panels of its own, before that of all realms. */
  panels?: Panel<Own, Parts>[]
  warnings: NonNullable<Game<Own, Parts>['warnings']>
  dignities?: (table: Table<Own, Parts>, seat: number) => Dignity[]
  face: NonNullable<Game<Own, Parts>['face']>
  tidings: NonNullable<Game<Own, Parts>['tidings']>
  /** Lines that may fall within a battle besides those of all editions, by their names. */
  amidst: readonly string[]
  /** Lines that tell how it came to the end, besides those of all editions. */
  ends?: readonly string[]
  /** What it calls otherwise than the others do where no table is at hand: its panels, scores and endings. */
  words?: () => Words
}

const auction = () => import('./sheets/Auction.svelte')
const muster = () => import('./sheets/Muster.svelte')
const treaty = () => import('./sheets/Treaty.svelte')

/** An auction comes anew with every bid. */
const bidding = ({ view: { auction } }: { view: View }) =>
  auction ? `${auction.card} ${auction.rank} ${auction.bid}` : ''

/** The last auction and battle stay in sight as long as their phase lasts. */
const atStake = ({ auction, battle, offer, spoils, phase, treaties }: View) =>
  [offer, spoils].some((one) => one !== null) ||
  tried({ treaties }).length > 0 ||
  (auction !== null && (auction.open || phase === 'order')) ||
  (battle !== null && (battle.stage !== 'over' || phase === 'combat'))

/** gameOf is the game of an edition. */
export function gameOf<Own extends View, Parts extends Components>(
  own: Added<Own, Parts>,
): Game<Own, Parts> {
  const { onTable, tableOf } = tables<Own, Parts>()
  const said = own.words ?? spoken
  return {
    Board,
    panels: [
      {
        id: 'table',
        title: () => said().table,
        icon: LayoutGrid,
        content: () => import('./edge/TablePanel.svelte'),
      },
      {
        id: 'now',
        title: () => said().now,
        icon: Dices,
        content: own.now,
        calls: (view) => atStake(view) || own.stakes(view),
        stays: (view) => own.staked?.(view) ?? false,
        tells: ({ offer }) => offer !== null && offer.row > 0, // a draft has none
        holds: own.holds ?? [],
      },
      {
        id: 'realm',
        title: () => said().realm,
        icon: Crown,
        holds: ['card'],
        content: () => import('./realms/RealmPanel.svelte'),
        // There one chooses among one's cards, or places what was bought.
        leads: ({ phase, drawn }) => phase === 'cards' || phase === 'placement' || drawn.length > 0,
        own: true,
      },
      {
        id: 'learning',
        title: () => said().learning,
        icon: GraduationCap,
        holds: ['tech'],
        content: () => import('./learning/LearningPanel.svelte'),
        leads: ({ phase }) => phase === 'purchase',
      },
      {
        id: 'market',
        title: () => said().market,
        icon: Scale,
        holds: ['good'],
        content: () => import('./market/MarketPanel.svelte'),
      },
      {
        id: 'treaties',
        title: () => said().treaties,
        icon: Feather,
        holds: ['treaty'],
        content: () => import('./treaties/TreatiesPanel.svelte'),
      },
      ...(own.panels ?? []),
      {
        id: 'realms',
        title: () => said().realms,
        icon: UsersRound,
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
    toCome: 'to-come',
    out: ({ view }, seat) => view.players[seat]?.out ?? false,
    course: onTable(courseOf),
    ledger: onTable(ledgerOf),
    shares: onTable(sharesOf),
    warnings: own.warnings,
    SmallMap: () => import('./SmallMap.svelte'),
    counts: onTable(seatCounts),
    dignities: onTable((table, seat: number) => [
      ...dignitiesOf(table, seat),
      ...(own.dignities?.(table, seat) ?? []),
    ]),
    plaques: onTable(plaquesOf),
    face: own.face,
    hand: handOf,
    sheets: {
      bid: { name: () => said().auction, load: auction, occasion: bidding },
      'bid-card': { name: () => said().auction, load: auction, occasion: bidding },
      armies: { name: () => said().placing, load: muster, occasion: () => 'armies' },
      placement: { name: () => said().placing, load: muster, occasion: () => 'placement' },
      purchase: {
        name: () => said().shopping,
        load: () => import('./sheets/Shop.svelte'),
        occasion: () => 'purchase',
      },
      convoy: {
        name: () => said().loading,
        load: () => import('./sheets/Loading.svelte'),
        serves: loads,
        occasion: () => '',
      },
      fallen: {
        name: () => said().losing,
        load: () => import('./sheets/Fallen.svelte'),
        serves: divides,
        occasion: (_, { token }) => token,
      },
      diplomacy: {
        name: () => said().writeTreaty,
        load: treaty,
        serves: drafts,
        occasion: () => '',
      },
      draft: { name: () => said().writeTreaty, load: treaty, occasion: () => 'draft' },
      trade: {
        name: () => said().manifest,
        load: () => import('./sheets/Trade.svelte'),
        serves: ({ choices }) => choices.some(({ verb }) => verb === 'lead'),
        occasion: ({ table, view }, offer) => {
          const lead = leadsNext(table.id, view, offer)
          return lead ? `${view.turn} ${lead.id}` : ''
        },
      },
      'trade-convoy': {
        name: () => said().manifest,
        load: () => import('./sheets/Manifest.svelte'),
        occasion: ({ view: { convoy, transports } }, offer) => {
          const at = transports.find(({ id }) => id === convoy[0])?.at ?? -1
          return trades(offer) ? `${convoy.join()} at ${at}` : ''
        },
      },
    },
    movers: { march: ({ view }) => view.convoy.map((id) => `transport:${id}`) },
    onward: { 'trade-convoy': ['halt'] },
    tidings: { ...tidings, ...own.tidings },
    stagings: [battleWith(own.amidst)],
    ends: ['claim', 'time-up', 'eliminated', ...(own.ends ?? [])],
    called: (name) => said().called[name] ?? name,
  }
}
