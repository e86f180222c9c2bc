import type { RefusedInfo } from '../wire/http'

/** Something that may be picked, and what comes of it in words. */
export type Pick = readonly [ref: string, words: string]

/** Where what may be dragged can go, by their refs. */
export type Moves = ReadonlyMap<string, readonly string[]>

const none: readonly Pick[] = Object.freeze([])
const nothing: Moves = new Map<string, readonly string[]>()
const allowed: readonly RefusedInfo[] = Object.freeze([])

/**
 * Picking is what the sheet that lies on the table takes from the board: the part of it that has the focus names things,
 * and the one that is picked fills it. Meanwhile nothing else is lit there.
 */
export class Picking {
  #wanted = $state.raw(none) // nothing while nothing is taken
  #fill: (ref: string, carried?: string) => void = () => undefined
  /** What of them may be filled by dragging something there. */
  moves = $state.raw(nothing)
  /** What rules forbid of what is picked, where that is not asked for yet. */
  refused = $state.raw(allowed)

  readonly refs: readonly string[] = $derived(this.#wanted.map(([ref]) => ref))

  /** wordsFor is what comes of picking a thing, undefined if it is not wanted. */
  wordsFor(ref: string): string | undefined {
    return this.#wanted.find(([one]) => one === ref)?.[1]
  }

  /** ask wants one of some things, or something dragged to one; the returned function lets go of them. */
  ask(
    wanted: readonly Pick[],
    fill: (ref: string, carried?: string) => void,
    moves: Moves = nothing,
    refused: readonly RefusedInfo[] = allowed,
  ) {
    this.#wanted = wanted
    this.#fill = fill
    this.moves = moves
    this.refused = refused
    return () => {
      if (this.#wanted !== wanted) return
      this.#wanted = none
      this.moves = nothing
      this.refused = allowed
    }
  }

  /**
   * take fills the part that asked with the first of some things that it wants, and what was dragged there; false if
   * nothing is wanted now.
   */
  take(refs: readonly string[], carried?: string): boolean {
    if (this.#wanted.length === 0) return false
    const ref = refs.find((one) => this.refs.includes(one))
    if (ref !== undefined) this.#fill(ref, carried)
    return true
  }
}
