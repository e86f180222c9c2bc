import './browser'
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach } from 'vitest'
import { language } from '../../i18n'

/**
 * openStage gives the tests of a file a page to draw boards and panels on, empty before each and in English until
 * it says otherwise.
 */
export function openStage() {
  const top = document.body.appendChild(document.createElement('div'))
  let drawn: Record<string, unknown>[] = []

  /** draw draws a part of a board, or a panel. */
  function draw<Props extends object>(part: Component<Props>, props: Props) {
    drawn.push(mount(part as Component, { target: top, props: props as Record<string, unknown> }))
    flushSync()
  }

  /** clear takes away what was drawn. */
  async function clear() {
    for (const one of drawn) await unmount(one)
    drawn = []
    top.replaceChildren()
  }

  /** at is what is drawn of a thing of the board, null if nothing is. */
  const at = (ref: string) => top.querySelector<HTMLElement>(`[data-ref="${ref}"]`)

  /** thing is what is drawn of a thing of the board; it must be there. */
  function thing(ref: string): HTMLElement {
    const found = at(ref)
    if (!found) throw new Error(`${ref} is not drawn`)
    return found
  }

  /** click clicks on something drawn. */
  function click(what: Element | null | undefined) {
    what?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    flushSync()
  }

  beforeEach(() => {
    language.now = 'en'
  })
  afterEach(clear)

  return { top, draw, clear, at, thing, click }
}
