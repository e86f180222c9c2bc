import { untrack } from 'svelte'
import { dragging } from '../faces/dragging'
import type { Chooser } from './chooser.svelte'
import { middle } from './reach'

interface Point {
  x: number
  y: number
}

/** A line from what is dragged to the pointer. */
export interface Arrow {
  from: Point
  to: Point
  /** It can be let go here. */
  fits: boolean
}

const pieces = '[data-piece]'
const names = ['data-ref', 'data-piece']

/** refsOf are the things a piece is known by. */
const refsOf = (piece: Element) => names.flatMap((name) => piece.getAttribute(name) ?? [])

/**
 * Carrying lets pieces be dragged to where choices lead them, or to what a sheet wants. What can be dragged is marked with
 * data-carry: a pointer that is put there does not push the board, which rests as long as it bears data-carrying.
 */
export class Carrying {
  arrow = $state.raw<Arrow>()
  #top: HTMLElement | undefined

  constructor(readonly chooser: Chooser) {}

  /** over lets the pieces in a part of the page be dragged. */
  readonly over = (top: HTMLElement) => {
    const { chooser } = this
    this.#top = top
    const mark = () => {
      if (chooser.carried) return // what is dragged stays what it is
      for (const piece of top.querySelectorAll(pieces))
        piece.toggleAttribute('data-carry', chooser.carries(refsOf(piece)) !== '')
    }
    $effect(mark)
    // What has been asked anew is not what is dragged for.
    $effect(() => {
      if (chooser.stream.update?.offer?.token !== this.#token) untrack(() => this.letGo())
    })
    const drawn = new MutationObserver(mark)
    drawn.observe(top, { childList: true, subtree: true, attributeFilter: names })
    const stop = this.#dragged(top)
    return () => {
      drawn.disconnect()
      stop()
    }
  }

  #token: string | undefined

  #dragged(top: HTMLElement) {
    const { chooser } = this
    let moved: Element = top
    const dragged = {
      take: (piece: Element) => {
        chooser.carried = chooser.carries(refsOf(piece))
        if (!chooser.carried) return false
        moved = piece
        chooser.close()
        this.#token = chooser.stream.update?.offer?.token
        top.toggleAttribute('data-carrying', true)
        this.arrow = { from: middle(piece), to: middle(piece), fits: false }
        return true
      },
      carry: (_dx: number, _dy: number, { clientX, clientY }: PointerEvent) => {
        const to = { x: clientX, y: clientY }
        if (this.arrow) this.arrow = { ...this.arrow, from: middle(moved), to }
      },
      over: (refs: string[]) => {
        const fits = refs.some((ref) => chooser.lit.has(ref))
        if (this.arrow) this.arrow = { ...this.arrow, fits }
      },
      drop: (refs: string[], { clientX, clientY }: PointerEvent) => {
        const { carried } = chooser
        this.letGo()
        // The click that ends the drag would shut at once what opens now.
        if (carried) setTimeout(() => chooser.carry(carried, refs, clientX, clientY))
      },
    }
    return dragging(dragged, '[data-carry]')(top)
  }

  /** letGo leaves what is dragged where it is. */
  letGo() {
    this.chooser.carried = ''
    this.arrow = undefined
    this.#top?.removeAttribute('data-carrying')
  }
}
