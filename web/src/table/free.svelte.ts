import { createContext } from 'svelte'
import type { Insets, Sides } from './framing'

/**
 * Free is what of the board nothing of the frame covers: into it the camera fits what matters. The bar grows when
 * its list unfolds; what is asked keeps off that too, but the land is not fitted anew for it.
 */
export class Free {
  /** What always lies over the board: rail, dock, edges, bar. */
  insets = $state.raw<Insets>({ top: 0, right: 0, bottom: 0, left: 0 })
  /** What the camera's buttons, and tabs beside them, keep off. */
  keepOff = $state.raw({ right: 0, bottom: 0 })
  /** How much higher the bar stands now than its question. */
  unfolded = $state(0)
  /** There is so little of it that the camera's buttons come out of one. */
  narrow = $state(false)
  /** What a play on the stage leaves in sight: a thing of the board, and where in the window. */
  spot = $state.raw<{ ref: string; into: Sides }>()
  /** The frame has been measured. */
  ready = $state(false)
}

const [read, setFree] = createContext<Free>()

/** useFree is what the frame leaves of the board; a board by itself has all of it. */
export function useFree(): Free {
  try {
    return read()
  } catch {
    const all = new Free()
    all.ready = true
    return all
  }
}

export { setFree }
