import type { Components, View } from '../../wire/muprototype'
import type { Game } from '../game'
import SeatArms from './arms/SeatArms.svelte'
import Board from './Board.svelte'
import NowPanel from './edge/NowPanel.svelte'
import TablePanel from './edge/TablePanel.svelte'
import LearningPanel from './learning/LearningPanel.svelte'
import { placesInWords } from './map/spoken'
import MarketPanel from './market/MarketPanel.svelte'
import RealmPanel from './realms/RealmPanel.svelte'
import RealmsPanel from './realms/RealmsPanel.svelte'
import { liveryOf, nameOf, shortOf, tableOf, tried } from './table'
import TreatiesPanel from './treaties/TreatiesPanel.svelte'
import { words } from './words'

const game: Game<View, Components> = {
  Board,
  panels: [
    { id: 'table', title: () => words().table, place: 'left', content: TablePanel },
    {
      id: 'now',
      title: () => words().now,
      place: 'right',
      content: NowPanel,
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
      title: () => words().realm,
      place: 'right',
      content: RealmPanel,
      // There one chooses among one's cards, or places what was bought.
      leads: ({ phase, drawn }) => phase === 'cards' || phase === 'placement' || drawn.length > 0,
      own: true,
    },
    {
      id: 'learning',
      title: () => words().learning,
      place: 'right',
      content: LearningPanel,
      leads: ({ phase }) => phase === 'purchase',
    },
    { id: 'market', title: () => words().market, place: 'right', content: MarketPanel },
    { id: 'treaties', title: () => words().treaties, place: 'right', content: TreatiesPanel },
    { id: 'realms', title: () => words().realms, place: 'right', content: RealmsPanel },
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
  places: (scene) => placesInWords(tableOf(() => scene)),
  called: (name) => words().called[name] ?? name,
}
export default game
