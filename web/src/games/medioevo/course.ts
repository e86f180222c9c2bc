// Where in its turn the game is.

import type { Table } from './table'
import { words } from './words'

/** The phases of a turn, in their order. */
export const phases = [
  'order',
  'cards',
  'diplomacy',
  'purchase',
  'taxes',
  'reinforcements',
  'events',
  'placement',
  'combat',
  'trade',
]

/** courseOf is the phase and which of a turn's it is; before the first and after the last there is no course. */
export function courseOf(table: Table): { phase: string; at: number; of: number } {
  const { phase } = table.view
  const at = phases.indexOf(phase)
  return {
    phase: words(table).phases[phase] ?? '',
    at: Math.max(at, 0),
    of: at < 0 ? 1 : phases.length,
  }
}
