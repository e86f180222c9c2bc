import { textOf } from '../table/markup'
import type { LineInfo } from '../wire/http'
import { headlines } from './stops'

/** How many times as fast as a calm reader a replay can go. */
export const paces = [0.5, 1, 2, 4] as const

const glance = 700 // milliseconds to see what moved
const perLetter = 22
const weighty = 500 // more for a headline
const longest = 6000

/** reading is how long, in milliseconds, the lines of a stop stand. */
export function reading(lines: LineInfo[], pace: number): number {
  const letters = lines.reduce((sum, line) => sum + textOf(line.text).length, 0)
  const whole = glance + perLetter * letters + weighty * headlines(lines).length
  return Math.min(whole, longest) / pace
}

/** hurried is the next pace, or the one before; the same where there is none. */
export function hurried(pace: number, way: 1 | -1): number {
  const at = paces.findIndex((known) => known === pace)
  return paces[at + way] ?? pace
}

/** How the deeds of others are shown: each for a while, each until one asks for the next, or at once. */
export type Tempo = 'slow' | 'normal' | 'fast' | 'step' | 'once'

export const tempos: readonly Tempo[] = ['slow', 'normal', 'fast', 'step', 'once']

/** How long a deed stands: one among many, one that matters, one that concerns the viewer. */
interface Stay {
  plain: number // milliseconds
  weighty: number
  mine: number // of what a calm reader wants for it
}

const stays: Record<Exclude<Tempo, 'once' | 'step'>, Stay> = {
  slow: { plain: 1300, weighty: 2400, mine: 1.4 },
  normal: { plain: 650, weighty: 1300, mine: 1 },
  fast: { plain: 250, weighty: 500, mine: 0.4 },
}
const atMost = 3500 // of a calm reader's time: the chronicle keeps it for longer

/** standing is how long a deed of another stands: the pause is on what concerns the viewer. */
export function standing(lines: LineInfo[], tempo: Tempo, concernsMe: boolean): number {
  if (tempo === 'once') return 0
  if (tempo === 'step') return Infinity
  const { plain, weighty, mine } = stays[tempo]
  const least = headlines(lines).length > 0 ? weighty : plain
  return concernsMe ? Math.max(least, mine * Math.min(atMost, reading(lines, 1))) : least
}

/** lingering is how long a step of a play stands; for ever for whoever has each deed wait for him, or all come at once. */
export function lingering(texts: readonly string[], tempo: Tempo): number {
  if (tempo === 'once' || tempo === 'step') return Infinity
  const letters = texts.reduce((sum, text) => sum + textOf(text).length, 0)
  return stays[tempo].mine * Math.min(longest, glance + weighty + perLetter * letters)
}

/** movement is how long, in milliseconds, a piece may be on its way: never longer than its deed stands. */
export function movement(tempo: Tempo): number {
  return tempo === 'fast' || tempo === 'once' ? stays.fast.plain : stays.normal.plain
}
