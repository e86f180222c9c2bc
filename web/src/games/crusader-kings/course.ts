// Where in its Round the game is.

import type { View } from '../../wire/crusaderkings'
import { words } from './words'

const round = ['dynastic', 'plotting', 'turns', 'maintenance']

/** courseOf is the phase and which of a Round's it is; cards are drawn before its Rounds, and an Era ends after them. */
export function courseOf({ phase }: View): { phase: string; at: number; of: number } {
  const at = round.indexOf(phase)
  return { phase: words().phases[phase] ?? '', at: Math.max(at, 0), of: at < 0 ? 1 : round.length }
}
