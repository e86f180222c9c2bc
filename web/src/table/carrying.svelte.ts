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

const pieces = '[data-piece], [data-on]'
const names = ['data-ref', 'data-piece', 'data-on']

/** refsOf are the things a piece is known by: itself, and what it stands on. */
const refsOf = (piece: Element) => names.flatMap((name) => piece.getAttribute(name) ?? [])

/**
 * Carrying lets pieces be dragged to where they can go: that is the choice that names both, or what a sheet makes of it.
 * What can be dragged is marked with data-carry; a pointer that is put there does not push the board.
 */
export class Carrying {
  arrow = $state.raw<Arrow>()

  constructor(readonly chooser: Chooser) {}

  /** over lets the pieces in a part of the page be dragged. */
  readonly over = (top: HTMLElement) => {
    const { chooser } = this
    const mark = () => {
      if (chooser.carried) return // what is dragged stays what it is
      for (const piece of top.querySelectorAll(pieces))
        piece.toggleAttribute('data-carry', chooser.carries(refsOf(piece)) !== '')
    }
    $effect(mark)
    const drawn = new MutationObserver(mark)
    drawn.observe(top, { childList: true, subtree: true, attributeFilter: names })
    const stop = this.#dragged(top)
    return () => {
      drawn.disconnect()
      stop()
    }
  }

  #dragged(top: HTMLElement) {
    const { chooser } = this
    let from: Point = { x: 0, y: 0 }
    const dragged = {
      take: (piece: Element) => {
        chooser.carried = chooser.carries(refsOf(piece))
        if (!chooser.carried) return false
        chooser.close()
        from = middle(piece)
        this.arrow = { from, to: from, fits: false }
        return true
      },
      carry: (dx: number, dy: number) => {
        const to = { x: from.x + dx, y: from.y + dy }
        if (this.arrow) this.arrow = { ...this.arrow, to }
      },
      over: (refs: string[]) => {
        const fits = refs.some((ref) => chooser.lit.has(ref))
        if (this.arrow) this.arrow = { ...this.arrow, fits }
      },
      drop: (refs: string[], { clientX, clientY }: PointerEvent) => {
        const { carried } = chooser
        this.letGo()
        if (carried) chooser.carry(carried, refs, clientX, clientY)
      },
    }
    return dragging(dragged, '[data-carry]')(top)
  }

  /** letGo leaves what is dragged where it is. */
  letGo() {
    this.chooser.carried = ''
    this.arrow = undefined
  }
}
