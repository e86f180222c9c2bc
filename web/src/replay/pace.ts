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
