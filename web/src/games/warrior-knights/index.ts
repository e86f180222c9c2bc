import type { Components, View } from '../../wire/warriorknights'
import type { Game } from '../game'
import EventPanel from './assembly/EventPanel.svelte'
import VotePanel from './assembly/VotePanel.svelte'
import Arms from './crests/Arms.svelte'
import { patternOf } from './crests/weaves'
import BaronPanels from './barons/BaronPanels.svelte'
import HousePanel from './barons/HousePanel.svelte'
import BattlePanel from './battle/BattlePanel.svelte'
import Board from './Board.svelte'
import TablePanel from './edge/TablePanel.svelte'
import { placesInWords } from './spoken'
import { item, tableOf } from './table'
import { words } from './words'

const game: Game<View, Components> = {
  Board,
  panels: [
    { id: 'table', title: () => words().tableEdge, place: 'left', content: TablePanel },
    {
      id: 'battle',
      title: () => words().battle,
      place: 'right',
      content: BattlePanel,
      calls: (view) => view.battle !== null,
    },
    {
      id: 'event',
      title: () => words().event,
      place: 'right',
      content: EventPanel,
      calls: (view) => view.event >= 0,
    },
    {
      id: 'assembly',
      title: () => words().assembly,
      place: 'right',
      content: VotePanel,
      calls: (view) => view.vote !== null,
    },
    {
      id: 'house',
      title: () => words().house,
      place: 'right',
      content: HousePanel,
      leads: (view) => view.phase === 'troops',
      own: true,
    },
    { id: 'barons', title: () => words().barons, place: 'right', content: BaronPanels },
  ],
  sits: ({ view, components, table }, seat) => {
    const baron = components.barons[view.barons[seat]?.colour ?? -1]?.short ?? ''
    const player = table.chairs[seat]?.name ?? ''
    return player && player !== baron ? `${player} (${baron})` : baron
  },
  banner: ({ view, components }, seat) => {
    const baron = item(components.barons, view.barons[seat]?.colour ?? 0)
    return { hex: baron.hex, pattern: patternOf(baron) }
  },
  Arms,
  places: (scene) => placesInWords(tableOf(() => scene)),
  called: (name) => words().called[name] ?? name,
}
export default game
