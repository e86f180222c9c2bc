// Where in its turn the game is.

import type { View } from '../../wire/mugiochix'
import { words } from './words'

/** The phases of a turn, in their order. */
export const phases = ['order', 'events', 'taxes', 'purchases', 'combat', 'commerce']

/** courseOf is the phase and which of a turn's it is; before the first and after the last there is no course. */
export function courseOf({ phase }: View): { phase: string; at: number; of: number } {
  const at = phases.indexOf(phase)
  return { phase: words().phases[phase] ?? '', at: Math.max(at, 0), of: at < 0 ? 1 : phases.length }
}
