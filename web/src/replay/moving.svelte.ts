import { untrack } from 'svelte'
import { prefersReducedMotion } from 'svelte/motion'
import { Motion } from './motion'

/**
 * moving lets a part of the page show how its view changes (see Motion). Attach what it returns to that
 * part. Nothing moves for those who asked for that, nor while nobody looks.
 */
export function moving(view: () => unknown): (top: HTMLElement) => void {
  const motion = new Motion()
  let top: HTMLElement | undefined

  $effect.pre(() => {
    view()
    const still = untrack(() => prefersReducedMotion.current) || document.hidden
    if (still || !top) motion.rest()
    else motion.before(top)
  })
  $effect(() => {
    view()
    if (top) motion.after(top)
  })
  return (node) => {
    top = node
  }
}
