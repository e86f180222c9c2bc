import { getContext, setContext } from 'svelte'
import type { ChoiceInfo } from '../wire/http'

/** What a player may do out of turn, for panels that offer it beside what it is about. */
export interface OutOfTurn {
  readonly choices: readonly ChoiceInfo[]
  readonly busy: boolean // one is under way
  /** Does one, by its place. */
  give: (place: number) => void
}

export const key = Symbol('what may be done out of turn')

/** layAsides lets panels offer what may be done out of turn; useAsides does, undefined where nobody plays. */
export const layAsides = (asides: OutOfTurn) => setContext(key, asides)
export const useAsides = () => getContext<OutOfTurn | undefined>(key)
