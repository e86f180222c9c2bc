import type { View } from '../../wire/warriorknights'
import type { Game } from '../game'
import Board from './Board.svelte'

const game: Game<View, unknown> = { Board, panels: [] }
export default game
