// Where things stand in a territory. The map gives every kind of thing its place; far away, things are
// drawn larger than the land, as far as there is room for it, and then stand so much farther apart.

import type { TerritoryView } from '../../../wire/crusaderkings'
import type { Plot, Point, Spots } from './atlas'

const AMPLE = 1.2 // where there is room, things stand so much larger than where there is none

/** scaleIn is how large things are drawn in a territory, the map being so far that they should be `boost` times as large. */
export function scaleIn(plot: Plot, boost: number): number {
  return Math.min(AMPLE * boost, plot.room)
}

/** spotsIn are the places in a territory for things drawn so large. */
export function spotsIn(plot: Plot, scale: number): Spots {
  const [x, y] = plot.knight
  const out = ([px, py]: Point): Point => [x + (px - x) * scale, y + (py - y) * scale]
  return {
    name: out(plot.name),
    knight: plot.knight,
    castle: out(plot.castle),
    foot: out(plot.foot),
    tokens: plot.tokens.map(out),
  }
}

const LINE = 0.95 // from one line of a name to the next, in sizes of its type

/** letteringOf is the middle of a territory's name and the size of its type, which grows away from the Knight. */
export function letteringOf(plot: Plot, boost: number): { at: Point; size: number } {
  const scale = scaleIn(plot, boost)
  const [x, y] = spotsIn(plot, scale).name
  const letters = Math.min(AMPLE * boost, plot.letters)
  const high = plot.lines * plot.size * LINE + 3
  const away = Math.sign(plot.name[1] - plot.knight[1]) * high * (letters - scale) * 0.5
  return { at: [x, y + away], size: plot.size * letters }
}

export type Token = 'duke' | 'plague' | 'harvest' | 'failed'

/** tokensIn are the small things in a territory; the first have the best places. */
export function tokensIn(territory: TerritoryView): Token[] {
  const there: [Token, boolean][] = [
    ['duke', territory.duke >= 0],
    ['plague', territory.plague !== ''],
    ['harvest', territory.harvest > 0],
    ['failed', territory.failed > 0],
  ]
  return there.flatMap(([token, stands]) => (stands ? [token] : []))
}
