import { getContext, setContext } from 'svelte'
import type { AnyGame, Scene } from '../games/game'
import type { OfferInfo } from '../wire/http'
import type { Haggling } from './haggling.svelte'

/** With whom one treats, and the bargain that is answered, 0 if none is. */
export interface Treating {
  with: number
  no: number
}

/** What a game's own sheet for bargains looks at besides its scene, and what it does with it. */
export interface OnTreaties<View, Components> extends Scene<View, Components> {
  game: AnyGame
  haggling: Haggling
  treating: Treating
  asides: OfferInfo | null
  busy: boolean // an aside is under way
  /** Does one of the asides, with the words that go with it. */
  onaside: (place: number, note?: string) => void
  onclose: () => void
}

const key = Symbol('the sheet for treaties')

/** layTreaties lets panels bring the sheet for treaties; useTreaties does, undefined where there is none. */
export const layTreaties = (treat: (seat: number) => void) => setContext(key, treat)
export const useTreaties = () => getContext<((seat: number) => void) | undefined>(key)
