import { getContext, setContext } from 'svelte'

/** With whom one treats, and the bargain that is answered, 0 if none is. */
export interface Treating {
  with: number
  no: number
}

const key = Symbol('the sheet for treaties')

/** layTreaties lets panels bring the sheet for treaties; useTreaties does, undefined where there is none. */
export const layTreaties = (treat: (seat: number) => void) => setContext(key, treat)
export const useTreaties = () => getContext<((seat: number) => void) | undefined>(key)
