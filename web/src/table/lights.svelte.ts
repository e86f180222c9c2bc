import { untrack } from 'svelte'
import { chorded } from '../common/keys'
import { listener } from '../common/listen'
import { say } from '../i18n'
import { drawer } from '../rules/drawer.svelte'
import type { Chooser } from './chooser.svelte'
import { percent } from '../inspect/odds'
import { withRef } from './choices'
import { textOf } from './markup'
import type { Pointing } from './pointing.svelte'
import { litButtons, meant, middle, towards } from './reach'

/** What already is something to those who listen, or holds what is; its choice is among the buttons anyhow. */
const itself = 'li, tr, :has(button, summary, a)'

const settled = 150 // milliseconds after which words no longer change

/** offer lights what is offered and makes a button of it, for keys and for those who listen. */
function offer(things: Iterable<Element>, chooser: Chooser) {
  for (const thing of things) {
    const ref = thing.getAttribute('data-ref') ?? ''
    const offered = chooser.lit.has(ref) ? wordsFor(ref, chooser) : ''
    if (offered && !thing.matches(itself)) {
      thing.setAttribute('role', 'button')
      if (!thing.hasAttribute('tabindex'))
        thing.setAttribute('tabindex', inDrawing(thing) ? '-1' : '0')
      speak(thing, offered)
    } else if (thing.hasAttribute('data-lit')) {
      for (const name of ['role', 'tabindex', 'aria-label', 'aria-description'])
        thing.removeAttribute(name)
    }
    thing.toggleAttribute('data-lit', offered !== '')
  }
}

const inDrawing = (thing: Element) => thing instanceof SVGElement

/**
 * oneStop leaves one of the lit things of a drawing where Tab stops; from it arrows lead to the others.
 * There may be thirty, and whoever only passes by must not stop at each.
 */
function oneStop(top: HTMLElement, stop?: Element) {
  const all = litButtons(top).filter(inDrawing)
  const chosen = stop ?? all.find((thing) => thing.getAttribute('tabindex') === '0') ?? all[0]
  for (const thing of all) thing.setAttribute('tabindex', thing === chosen ? '0' : '-1')
}

/** wordsFor are what may be done to a lit thing: what the sheet would do with it, or its choices. */
function wordsFor(ref: string, { picking, groups, chances }: Chooser): string {
  return (
    picking?.wordsFor(ref) ??
    withRef(groups, ref)
      .map(({ choice, place }) => {
        const share = chances.of(place)
        const odds = share === undefined ? '' : `, ${say().chance(percent(share))}`
        return textOf(choice.label) + odds
      })
      .join('; ')
  )
}

/**
 * speak says to those who listen what an offered thing is, and what may be done to it. What stands on a thing of the
 * page is its name by itself; a thing of a drawing must be given one.
 */
function speak(thing: Element, offered: string) {
  const own = wordsOn(thing).join(' ').replaceAll(/\s+/g, ' ').trim()
  if (own && !inDrawing(thing)) thing.setAttribute('aria-description', offered)
  else thing.setAttribute('aria-label', own ? `${own}: ${offered}` : offered)
}

/** wordsOn are the texts that stand on a thing, each by itself. */
function wordsOn(thing: Element): string[] {
  const words: string[] = []
  const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '')
  return words
}

/**
 * seen are the refs of lit things that one sees; the set there was before, if they are the same. A shield in the rail is lit
 * as well, but too small to be found by who is not told where to look.
 */
function seen(lit: Iterable<Element>, before: ReadonlySet<string>): ReadonlySet<string> {
  const refs = [...lit]
    .filter((thing) => !thing.closest('.rail'))
    .filter((thing) => thing.checkVisibility?.({ visibilityProperty: true }) ?? true)
    .map((thing) => thing.getAttribute('data-ref') ?? '')
  const now = new Set(refs)
  return now.size === before.size && [...now].every((ref) => before.has(ref)) ? before : now
}

/** mark sets or removes an attribute on everything that draws one of the things. */
function mark(things: Iterable<Element>, attribute: string, named: (ref: string) => boolean) {
  for (const thing of things)
    thing.toggleAttribute(attribute, named(thing.getAttribute('data-ref') ?? ''))
}

/**
 * lights makes a part of the page into a table top: what stands in the offer is lit there, what is
 * pointed at is marked, and a click on a thing is its choice. Whatever draws a thing carries
 * data-ref, whatever speaks of one carries data-points; nothing else is asked of a board. onlook is
 * told when somebody clicks what is spoken of, to bring it before his eyes.
 */
export function lights(chooser: Chooser, pointing: Pointing, onlook: (ref: string) => void) {
  return (top: HTMLElement) => {
    const relight = () => {
      const things = top.querySelectorAll('[data-ref]')
      offer(things, chooser)
      chooser.placed = seen(
        top.querySelectorAll('[data-lit]'),
        untrack(() => chooser.placed),
      )
      oneStop(top)
      mark(things, 'data-spot', (ref) => pointing.refs.includes(ref))
      mark(things, 'data-told', (ref) => pointing.held.includes(ref))
    }
    $effect(relight)
    const drawn = new MutationObserver(relight)
    drawn.observe(top, { childList: true, subtree: true, attributeFilter: ['data-ref'] })
    // What stands on a thing is part of its name. Numbers that count change it at every frame.
    let settling: ReturnType<typeof setTimeout> | undefined
    const worded = new MutationObserver(() => {
      clearTimeout(settling)
      settling = setTimeout(relight, settled)
    })
    worded.observe(top, { characterData: true, subtree: true })

    const on = listener(top)
    const spoken = (event: Event) => closest(event, '[data-points]')?.dataset.points

    const point = (event: Event) => {
      const refs = spoken(event)
      if (refs) pointing.at(refs.split(' '))
    }
    const away = (event: Event) => {
      if (spoken(event)) pointing.away()
    }
    // The focus also leaves what is just being taken off the page, and then nothing may be changed.
    const unfocus = (event: Event) => {
      if (spoken(event)) queueMicrotask(() => pointing.away())
    }
    const click = (event: MouseEvent) => {
      const ref = spoken(event)
      if (ref?.startsWith('rule:')) {
        event.preventDefault()
        drawer.show(ref.slice('rule:'.length))
        return
      }
      if (ref && !closest(event, 'button')) {
        onlook(ref)
        return
      }
      const [first, ...rest] = meant(event)
      if (first) chooser.touch(first, event.clientX, event.clientY, rest)
    }
    const press = (event: KeyboardEvent) => {
      const thing = event.target instanceof Element ? event.target : null
      const ref = thing?.hasAttribute('data-lit') ? thing.getAttribute('data-ref') : null
      if (!thing || !ref || chorded(event)) return
      if (event.key === 'Enter' || event.key === ' ') {
        const { x, y } = middle(thing)
        chooser.touch(ref, x, y)
      } else {
        const next = towards(event.key, thing, litButtons(top))
        if (!next) return
        next.focus({ preventScroll: inDrawing(next) }) // a drawing moves by itself to show it
      }
      event.preventDefault()
      event.stopPropagation()
    }
    const stopHere = (event: Event) => {
      const thing = event.target
      if (thing instanceof SVGElement && thing.hasAttribute('data-lit')) oneStop(top, thing)
    }

    const off = [
      on('pointerover', point),
      on('pointerout', away),
      on('focusin', point),
      on('focusin', stopHere),
      on('focusout', unfocus),
      on('click', click),
      on('keydown', press),
    ]
    return () => {
      drawn.disconnect()
      worded.disconnect()
      clearTimeout(settling)
      off.forEach((stop) => stop())
    }
  }
}

function closest(event: Event, selector: string): HTMLElement | SVGElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
}
