import { patterns, type Pattern } from '../common/patterns'
import type { AnyGame, Banner, Scene } from '../games/game'

/** Colours for the seats of a game that gives them none. */
const colours = ['green', 'red', 'blue', 'yellow', 'black', 'purple', 'orange', 'white'].map(
  (name) => `var(--baron-${name})`,
)

/** bannerOf is a seat's colour and pattern, the game's or the page's own. */
export function bannerOf(game: AnyGame, scene: Scene<unknown, unknown>, seat: number): Banner {
  const all = Object.keys(patterns) as Pattern[]
  return (
    game.banner?.(scene, seat) ?? {
      hex: colours[seat % colours.length] ?? 'currentcolor',
      pattern: all[seat % all.length] ?? 'bars',
    }
  )
}

/** Dashes tell the lines of a plot apart besides their colours. */
export const dashes = [
  '',
  '9 4',
  '2 4',
  '12 4 2 4',
  '6 3 2 3 2 3',
  '16 5',
  '1 5',
  '4 2',
  '8 2',
  '3 6',
]
