import { untrack } from 'svelte'
import { prefersReducedMotion } from 'svelte/motion'
import { Motion } from './motion'

/**
 * moving lets a part of the page show how its view changes (see Motion), in no more than a time. Attach what
 * it returns to that part. For those who asked for that nothing moves; nor while nobody looks.
 */
export function moving(view: () => unknown, longest: () => number): (top: HTMLElement) => void {
  const motion = new Motion(longest)
  let top: HTMLElement | undefined

  $effect.pre(() => {
    view()
    if (document.hidden || !top) motion.rest()
    else motion.before(top)
  })
  $effect(() => {
    view()
    const still = untrack(() => prefersReducedMotion.current)
    if (top) motion.after(top, still)
  })
  return (node) => {
    top = node
  }
}
