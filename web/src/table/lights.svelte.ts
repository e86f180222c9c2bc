import { drawer } from '../rules/drawer.svelte'
import type { Chooser } from './chooser.svelte'
import type { Pointing } from './pointing.svelte'

/** mark sets or removes an attribute on everything that draws one of the things. */
function mark(things: Iterable<Element>, attribute: string, named: (ref: string) => boolean) {
  for (const thing of things)
    thing.toggleAttribute(attribute, named(thing.getAttribute('data-ref') ?? ''))
}

/**
 * lights makes a part of the page into a table top: what stands in the offer is lit there, what is
 * pointed at is marked, and a click on a thing is its choice. Whatever draws a thing carries
 * data-ref, whatever speaks of one carries data-points; nothing else is asked of a board.
 */
export function lights(chooser: Chooser, pointing: Pointing) {
  return (top: HTMLElement) => {
    const relight = () => {
      const things = top.querySelectorAll('[data-ref]')
      mark(things, 'data-lit', (ref) => chooser.lit.has(ref))
      mark(things, 'data-spot', (ref) => pointing.refs.includes(ref))
    }
    $effect(relight)
    const drawn = new MutationObserver(relight)
    drawn.observe(top, { childList: true, subtree: true, attributeFilter: ['data-ref'] })

    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => {
      top.addEventListener(type, listener as EventListener)
      return () => top.removeEventListener(type, listener as EventListener)
    }
    const spoken = (event: Event) => closest(event, '[data-points]')?.dataset.points

    const point = (event: Event) => {
      const refs = spoken(event)
      if (refs) pointing.at(refs.split(' '))
    }
    const away = (event: Event) => {
      if (spoken(event)) pointing.away()
    }
    const click = (event: MouseEvent) => {
      const ref = spoken(event)
      if (ref?.startsWith('rule:')) {
        event.preventDefault()
        drawer.show(ref.slice('rule:'.length))
        return
      }
      const thing = closest(event, '[data-lit]') ?? closest(event, '[data-ref]')
      if (thing?.dataset.ref) chooser.touch(thing.dataset.ref, event.clientX, event.clientY)
    }

    const off = [
      on('pointerover', point),
      on('pointerout', away),
      on('focusin', point),
      on('focusout', away),
      on('click', click),
    ]
    return () => {
      drawn.disconnect()
      off.forEach((stop) => stop())
    }
  }
}

function closest(event: Event, selector: string): HTMLElement | SVGElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
}
