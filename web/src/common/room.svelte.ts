import { innerHeight, innerWidth } from 'svelte/reactivity/window'

const wide = 64
const broad = 75
const low = 30
const pins = 112
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
  /** A phone held across: what is asked stands beside the board, not under it. */
  readonly across: boolean = $derived.by(() => {
    const [width, height] = [innerWidth.current ?? 0, innerHeight.current ?? 0]
    return !this.wide && width > height && height < low * this.#letter
  })
  /** What stands in a line at the head of the page need not be cut short. */
  readonly broad: boolean = $derived((innerWidth.current ?? 0) >= broad * this.#letter)
  /** A panel may be kept open at the other side of the board. */
  readonly pins: boolean = $derived((innerWidth.current ?? 0) >= pins * this.#letter)
  /** One is, if nobody wishes otherwise. */
  readonly vast: boolean = $derived((innerWidth.current ?? 0) >= vast * this.#letter)

  /** measure looks again, after the size of type was changed. */
  measure() {
    this.#letter = letter()
  }
}

export const room = new Room()
