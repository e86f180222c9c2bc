import type { View } from '../../wire/warriorknights'
import type { Game } from '../game'
import Board from './Board.svelte'
import type { Components } from './components'

const game: Game<View, Components> = { Board, panels: [], called: (name) => name }
export default game
