import { innerWidth } from 'svelte/reactivity/window'

const wide = 64
const vast = 130

/** letter is what one rem of the tokens measures in pixels as type is set now. */
function letter(): number {
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize)
  return (root || 17) / 1.0625 // type is set in --size-m, and that is 1.0625rem
}

/**
 * Room is how much stands side by side on the page: counted in letters, not in pixels, for whoever
 * reads large type has less of it.
 */
class Room {
  #letter = $state(letter())

  /** Columns stand beside the board. */
  readonly wide: boolean = $derived((innerWidth.current ?? 0) >= wide * this.#letter)
  /** The chronicle has a column of its own besides. */
  readonly vast: boolean = $derived((innerWidth.current ?? 0) >= vast * this.#letter)

  /** measure looks again, after the size of type was changed. */
  measure() {
    this.#letter = letter()
  }
}

export const room = new Room()
