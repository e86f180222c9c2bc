import type { Manners } from '../wire/signoria'

/** What a table is like where nobody says otherwise. */
export const usual: Manners = {
  clock: { kind: 'none', seconds: 0, atEnd: 'bot-once' },
  spectators: 'open',
  delay: 0,
  curtain: false,
  counsel: false,
  paused: false,
}

/** alone says whether one plays with bots only: then counsel is given, for there is nobody who had to allow it. */
export const alone = (seats: readonly string[]) =>
  seats.filter((taken) => !taken.startsWith('bot:')).length === 1
