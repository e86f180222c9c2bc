import { say } from '../i18n'

let word = $state('')

/** counted is what the game of the table in sight counts: turns, or rounds, or years, by its own word. */
export const counted = {
  /** The game's own word, '' for the usual one. */
  get word() {
    return word
  },
  set word(now: string) {
    word = now
  },
}

/** turnSaid names a turn, at the table in sight or where the game has this word for it. */
export const turnSaid = (n: number, by = word): string => (by ? `${by} ${n}` : say().turn(n))
