import Castle from '@lucide/svelte/icons/castle'
import CloudLightning from '@lucide/svelte/icons/cloud-lightning'
import Landmark from '@lucide/svelte/icons/landmark'
import LayoutGrid from '@lucide/svelte/icons/layout-grid'
import Swords from '@lucide/svelte/icons/swords'
import UsersRound from '@lucide/svelte/icons/users-round'
import type { ChoiceInfo } from '../../wire/http'
import type { Components, View } from '../../wire/warriorknights'
import type { Game } from '../game'
import { assembly } from './assembly/staging'
import Arms from './crests/Arms.svelte'
import { patternOf } from './crests/weaves'
import { countsOf, dignitiesOf } from './barons/seats'
import Board from './Board.svelte'
import { battle } from './battle/staging'
import { plaquesOf } from './edge/plaques'
import { courseOf } from './course'
import { faceOf, headOf } from './faces/faces'
import { handOf, planless } from './faces/hand'
import { marching, placing, ranking } from './sheets/kinds'
import { placesInWords } from './spoken'
import { item, onTable } from './table'
import { ownerOf } from './owner'
import { ledgerOf, warningsOf } from './report'
import { tidings } from './tidings'
import { words } from './words'

const shortOf = (components: Components, view: View, seat: number) =>
  components.barons[view.barons[seat]?.colour ?? -1]?.short ?? ''

/** Who goes where a choice points; the choice names him first behind its verb. */
const nobleOf = (_: unknown, { id }: ChoiceInfo) => [`noble:${id.split('.')[1]}`]
/** Troops go from what a choice names first to what it names then. */
const firstOf = (_: unknown, { refs = [] }: ChoiceInfo) => refs.slice(0, 1)

const game: Game<View, Components> = {
  Board,
  panels: [
    {
      id: 'table',
      title: () => words().tableEdge,
      icon: LayoutGrid,
      holds: ['stack', 'area', 'space', 'expedition', 'agenda'],
      content: () => import('./edge/TablePanel.svelte'),
    },
    {
      id: 'battle',
      title: () => words().battle,
      icon: Swords,
      content: () => import('./battle/BattlePanel.svelte'),
      calls: (view) => view.battle !== null,
    },
    {
      id: 'event',
      title: () => words().event,
      icon: CloudLightning,
      content: () => import('./assembly/EventPanel.svelte'),
      calls: (view) => view.event >= 0,
    },
    {
      id: 'assembly',
      title: () => words().assembly,
      icon: Landmark,
      content: () => import('./assembly/VotePanel.svelte'),
      calls: (view) => view.vote !== null,
    },
    {
      id: 'house',
      title: () => words().house,
      icon: Castle,
      holds: ['action', 'troop'],
      content: () => import('./barons/HousePanel.svelte'),
      leads: (view) => view.phase === 'troops',
      own: true,
    },
    {
      id: 'barons',
      title: () => words().barons,
      icon: UsersRound,
      content: () => import('./barons/BaronPanels.svelte'),
    },
  ],
  sits: ({ view, components, table }, seat) => {
    const baron = shortOf(components, view, seat)
    const player = table.chairs[seat]?.name ?? ''
    return player && player !== baron ? `${player} (${baron})` : baron
  },
  banner: ({ view, components }, seat) => {
    const baron = item(components.barons, view.barons[seat]?.colour ?? 0)
    return { hex: baron.hex, pattern: patternOf(baron) }
  },
  Arms,
  places: onTable(placesInWords),
  seatPanel: 'barons',
  seatRef: (_, seat) => `baron:${seat}`,
  head: headOf,
  owner: onTable(ownerOf),
  short: ({ view, components }, seat) => shortOf(components, view, seat),
  out: ({ view }, seat) => view.barons[seat]?.out ?? false,
  course: ({ view }) => courseOf(view),
  ledger: onTable(ledgerOf),
  warnings: onTable(warningsOf),
  SmallMap: () => import('./SmallMap.svelte'),
  counts: onTable(countsOf),
  dignities: onTable(dignitiesOf),
  plaques: onTable(plaquesOf),
  face: faceOf,
  hand: handOf,
  forgets: planless,
  sheets: {
    'which-noble': placing,
    'noble-at': placing,
    region: marching,
    mobilize: marching,
    troops: marching,
    'starting-troop': ranking('setup'),
    rearrange: ranking(''),
    reinforce: ranking(''),
  },
  movers: {
    'go-to': nobleOf,
    'retreat-to': nobleOf,
    enter: nobleOf,
    transfer: firstOf,
    'transfer-all': firstOf,
  },
  onward: {
    versatile: ['open-battle', 'move-one-noble'],
    region: ['stand-down'],
    mobilize: ['stand-down'],
    hire: ['hire'],
    'hire-also': ['hire-also'],
    serve: ['gain-faith'],
    launch: ['launch'],
    discard: ['discard-fate'],
  },
  tidings,
  stagings: [battle, assembly],
  called: (name) => words().called[name] ?? name,
}
export default game
