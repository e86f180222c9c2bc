import Dices from '@lucide/svelte/icons/dices'
import LayoutGrid from '@lucide/svelte/icons/layout-grid'
import Network from '@lucide/svelte/icons/network'
import Shield from '@lucide/svelte/icons/shield'
import UsersRound from '@lucide/svelte/icons/users-round'
import type { Components, View } from '../../wire/crusaderkings'
import type { Game } from '../game'
import { later } from '../later.svelte'
import { liveries } from './arms/cultures'
import SeatArms from './arms/SeatArms.svelte'
import Board from './Board.svelte'
import { plaquesOf } from './edge/plaques'
import { courseOf } from './course'
import { territoriesInWords } from './map/spoken'
import { handOf } from './faces/hand'
import { countsOf, dignitiesOf, shortOf } from './people/seats'
import { cultureOf, nameOf, onTable, tableOf } from './table'
import { ownerOf } from './owner'
import { check } from './moments/check'
import { crusade } from './moments/crusade'
import { reign } from './moments/reign'
import { tidings } from './moments/tidings'
import { ledgerOf, warningsOf } from './report'
import { words } from './words'

const game: Game<View, Components> = {
  Board,
  panels: [
    {
      id: 'table',
      title: () => words().table,
      icon: LayoutGrid,
      holds: ['development', 'space', 'trophy'],
      content: () => import('./edge/TablePanel.svelte'),
    },
    {
      id: 'now',
      title: () => words().now,
      icon: Dices,
      content: () => import('./check/NowPanel.svelte'),
      calls: ({ card, match, check, phase }) =>
        match !== null ||
        card !== null ||
        (check !== null && (phase === 'dynastic' || phase === 'turns')),
    },
    {
      id: 'house',
      title: () => words().house,
      icon: Shield,
      holds: ['card', 'token'],
      content: () => import('./people/HousePanel.svelte'),
      // There one chooses among one's cards, or with the fourth Old Age token among one's traits.
      leads: ({ phase, seat, dynasties }) =>
        phase === 'plotting' || (phase === 'maintenance' && dynasties[seat]?.oldAge === 4),
      own: true,
    },
    {
      id: 'dynasties',
      title: () => words().dynasties,
      icon: UsersRound,
      holds: ['person'],
      content: () => import('./people/DynastyPanels.svelte'),
    },
    {
      id: 'tree',
      title: () => words().tree,
      icon: Network,
      content: () => import('./people/TreePanel.svelte'),
    },
  ],
  sits: (scene, seat) => {
    const house = nameOf(
      tableOf(() => scene),
      seat,
    )
    const player = scene.table.chairs[seat]?.name ?? ''
    return player && player !== house ? `${player} (${house})` : house
  },
  banner: (scene, seat) => {
    const { hex, pattern } =
      liveries[
        cultureOf(
          tableOf(() => scene),
          seat,
        )
      ]
    return { hex, pattern }
  },
  Arms: SeatArms,
  places: onTable(territoriesInWords),
  seatPanel: 'dynasties',
  seatRef: (_, seat) => `seat:${seat}`,
  head: ({ view }, seat) => {
    const ruler = view.people.find((one) => one.seat === seat && one.role === 'ruler')
    return ruler && `person:${ruler.id}`
  },
  owner: onTable(ownerOf),
  short: onTable(shortOf),
  active: ({ view }) => view.active,
  out: ({ view }, seat) => view.dynasties[seat]?.out ?? false,
  course: ({ view }) => courseOf(view),
  ledger: onTable(ledgerOf),
  warnings: onTable(warningsOf),
  SmallMap: () => import('./SmallMap.svelte'),
  counts: onTable(countsOf),
  dignities: onTable(dignitiesOf),
  plaques: onTable(plaquesOf),
  all: { demobilise: 'demobilise' },
  sheets: {
    dynastic: {
      name: () => words().wedding,
      load: () => import('./sheets/Wedding.svelte'),
      occasion: () => '',
    },
  },
  // What one pays for more draws makes a check so likely, and what one pays against another's makes it so likely to fail.
  chanceBy: ({ view }, { verb }) =>
    (
      (verb === 'invest'
        ? view.check?.odds
        : verb === 'sabotage'
          ? view.check?.spoiled
          : undefined) ?? []
    ).map((percent) => percent / 100),
  // The soldier goes who stands in the land from which one attacks.
  movers: {
    'declare-attack': (_, { refs = [] }) => [`foot:${refs[1]?.split(':')[1]}`],
  },
  onward: {
    action: ['to-build', 'to-develop', 'to-plot', 'to-mobilise', 'to-invade', 'to-crusade'],
    build: ['build-at', 'start-building'],
    develop: ['buy-card'],
    titles: ['grant-title'],
    mobilise: ['mobilise-in'],
    invade: ['declare-attack', 'join-attack', 'begin-invasion'],
    'counter-attack': ['declare-attack', 'join-attack', 'begin-invasion'],
    'resolve-attack': ['resolve-attack'],
    overthrow: ['overthrow-in'],
    crusader: ['send-on'],
  },
  tidings,
  stagings: [check, crusade, reign],
  face: later(async () => (await import('./faces/faces')).faceOf),
  hand: handOf,
  called: (name) => words().called[name] ?? name,
}
export default game
