// How large letters must be in a drawing, so that whoever looks at all of it can read them.
import { createContext } from 'svelte'

const least = 12 // pixels high on the screen, at arm's length
const farthest = 0.3 // seen from further away, letters that could be read would cover all else
const steps = 8 // to twice as near: letters that grew with every move would be drawn anew all the time

/** legible is how large letters must be, in the drawing's own measure, where it is shown at a scale. */
export function legible(scale: number): number {
  const step = Math.floor(Math.log2(Math.max(scale, farthest)) * steps) / steps
  return least / 2 ** step
}

const [read, setLegible] = createContext<() => number>()

/** useLegible is how large letters must be in the window one is drawn in; a drawing without a window has what it has. */
export function useLegible(): () => number {
  try {
    return read()
  } catch {
    return () => 0
  }
}

export { setLegible }
