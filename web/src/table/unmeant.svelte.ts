import { listener } from '../common/listen'

const reading = 400 // milliseconds

/**
 * unmeant lets no touch of some buttons count in the moment after something new has come, nor the second of two quick
 * clicks: whoever presses them at once has meant what stood there before. What has come is read anew whenever it changes; '' is nothing.
 */
export const unmeant = (coming: () => string, buttons: string) => (top: HTMLElement) => {
  let came = -Infinity
  $effect(() => {
    if (coming()) came = performance.now()
  })
  return listener(top)(
    'click',
    (event) => {
      const touched = (event as PointerEvent).pointerType === 'touch' || event.detail > 1
      const guarded = event.target instanceof Element && event.target.closest(buttons)
      if (!touched || !guarded || performance.now() - came > reading) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}
