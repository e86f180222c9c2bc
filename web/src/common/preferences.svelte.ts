import type { Tempo } from '../replay/pace'
import { readKept } from './kept'

const kept = 'signoria.preferences'

/** What somebody has chosen for this browser. Every field has a default, for a browser that is new here. */
export interface Preferences {
  /** A tone when a table begins to wait for me. */
  sound: boolean
  /** A notice of the browser when one does while the page is hidden. */
  notices: boolean
  /** Light, dark, or as the system is. */
  theme: 'auto' | 'light' | 'dark'
  /** Black on white and no half-tones, or as the system is. */
  contrast: 'auto' | 'normal' | 'more'
  /** How large type is set, in hundredths of the usual: 90 to 160. */
  text: number
  /** Whether single letters and digits choose and command: they are in the way of some screen readers. */
  keys: boolean
  /** How many times as fast as a calm reader a replay goes. */
  pace: number
  /** How others' deeds are shown at the table. */
  tempo: Tempo
  /** The report of a turn opens when it has ended. */
  report: boolean
  /** What cannot be taken back is asked again before it is done. */
  sure: boolean
  /** The chronicle shows headlines alone. */
  headlines: boolean
  /** Whether questions are explained the first times they are met. */
  hints: boolean
  /** The list of choices stays unfolded, though all of it is on the board. */
  list: boolean
  /** The board is not moved by itself to what is asked. */
  still: boolean
  /** The panel that is kept open beside the board where the window has room, '' for none; auto, as much as there is. */
  pinned: string
  /** What is proclaimed and staged: all that is worth it, what touches me, nothing. */
  moments: 'all' | 'mine' | 'none'
  /** Whether cards, seals and drums are heard, and how loud, from 0 to 100. */
  effects: boolean
  volume: number
  /** Whether the reader has been asked about that. */
  heard: boolean
}

const defaults: Preferences = {
  sound: false,
  notices: false,
  theme: 'auto',
  contrast: 'auto',
  text: 100,
  keys: true,
  pace: 1,
  tempo: 'normal',
  report: true,
  sure: false,
  headlines: false,
  hints: true,
  list: false,
  still: false,
  pinned: 'auto',
  moments: 'all',
  effects: false,
  volume: 60,
  heard: false,
}

const read = () => readKept(kept, defaults)

let now = $state.raw(read())

// What is chosen in one window holds in all.
addEventListener('storage', (event) => {
  if (event.key === kept) now = read()
})

export const preferences = {
  get now(): Readonly<Preferences> {
    return now
  },
  /** choose changes some of them, and keeps them in this browser. */
  choose(some: Partial<Preferences>) {
    now = { ...now, ...some }
    localStorage.setItem(kept, JSON.stringify(now))
  },
}
