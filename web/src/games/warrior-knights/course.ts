// Where in its turn the game is.

import type { View } from '../../wire/warriorknights'
import { words } from './words'

/** courseOf is the phase and which it is: the planning, each of the three stacks, the administration. */
export function courseOf({ phase, stack }: View): { phase: string; at: number; of: number } {
  const at = { planning: 0, actions: 1 + stack, administration: 4 }[phase]
  return { phase: words().phases[phase] ?? '', at: at ?? 0, of: at === undefined ? 1 : 5 }
}
