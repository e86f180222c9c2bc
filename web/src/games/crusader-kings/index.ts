import type { Components, View } from '../../wire/crusaderkings'
import type { Game } from '../game'
import { liveries } from './arms/cultures'
import SeatArms from './arms/SeatArms.svelte'
import Board from './Board.svelte'
import NowPanel from './check/NowPanel.svelte'
import TablePanel from './edge/TablePanel.svelte'
import { territoriesInWords } from './map/spoken'
import DynastyPanels from './people/DynastyPanels.svelte'
import HousePanel from './people/HousePanel.svelte'
import TreePanel from './people/TreePanel.svelte'
import { cultureOf, nameOf, tableOf } from './table'
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
      calls: ({ card, match, check, phase }) =>
        match !== null ||
        card !== null ||
        (check !== null && (phase === 'dynastic' || phase === 'turns')),
    },
    {
      id: 'house',
      title: () => words().house,
      place: 'right',
      content: HousePanel,
      // There one chooses among one's cards, or with the fourth Old Age token among one's traits.
      leads: ({ phase, seat, dynasties }) =>
        phase === 'plotting' || (phase === 'maintenance' && dynasties[seat]?.oldAge === 4),
      own: true,
    },
    { id: 'dynasties', title: () => words().dynasties, place: 'right', content: DynastyPanels },
    { id: 'tree', title: () => words().tree, place: 'right', content: TreePanel },
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
  places: (scene) => territoriesInWords(tableOf(() => scene)),
  called: (name) => words().called[name] ?? name,
}
export default game
