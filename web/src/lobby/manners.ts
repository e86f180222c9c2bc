import type { Manners } from '../wire/signoria'

/** What a table is like where nobody says otherwise. */
export const usual: Manners = {
  clock: { kind: 'none', seconds: 0, atEnd: 'bot-once' },
  spectators: 'open',
  delay: 0,
  curtain: false,
  paused: false,
}
