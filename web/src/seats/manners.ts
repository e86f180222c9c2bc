import { say } from '../i18n'
import type { Clock, Manners } from '../wire/signoria'
import { inWords } from './time.svelte'

/** clockSaid says what time a clock gives. */
export function clockSaid({ kind, seconds }: Clock): string {
  const words = say().sitting
  if (kind === 'none') return words.noClock
  const time = inWords(seconds * 1000)
  return kind === 'turn' ? words.aTurn(time) : words.aDecision(time)
}

/** spectatorsSaid says who may look on. */
export function spectatorsSaid({ spectators, delay }: Manners): string {
  const words = say().sitting
  if (spectators === 'none') return words.spectatorsNone
  return delay > 0 ? words.spectatorsBehind(inWords(delay * 1000)) : words.spectatorsOpen
}
