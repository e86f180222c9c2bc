import { room } from '../common/room.svelte'
import type { Insets } from './framing'
import { Free } from './free.svelte'

export const edge = 70 // pixels of a column of plaques, or of tabs
const air = 14
const gripped = 18 // by which the grip of the sheet under the thumb stands over it

/** What stands around the board beside what is measured. */
interface Standing {
  plaques: () => boolean // a column of them at the left
  dock: () => boolean // a panel is open
  pinned: () => boolean // another is kept open at the left
  sheet: () => { width: number; height: number } | undefined // what is decided as a whole lies on the table
}

/** Frame is what stands around the board: its parts are measured here, and the camera is told what they leave. */
export class Frame {
  readonly free = new Free()
  rail = $state(0) // heights and widths in pixels
  notes = $state(0)
  dock = $state(0)
  pinned = $state(0)
  under = $state({ width: 0, height: 0 })
  bar = $state(0)
  /** How much higher than its question the bar stands. */
  unfolded = $state(0)

  readonly #standing: Standing

  constructor(standing: Standing) {
    this.#standing = standing
  }

  /** follow tells the camera. It is run whenever a measure has changed. */
  follow() {
    const insets = room.wide ? this.#besideColumns() : this.#overTheThumb()
    this.free.insets = insets
    this.free.keepOff = this.#inTheCorner(insets)
    this.free.unfolded = room.wide ? this.unfolded : 0
    this.free.narrow = !room.broad
    this.free.ready = this.rail > 0
  }

  #besideColumns(): Insets {
    const sheet = this.#standing.sheet()
    const docked = this.#standing.dock() ? this.dock : edge + air
    return {
      top: this.rail + (this.notes > 0 ? this.notes + air : 0),
      right: sheet ? sheet.width + air : docked,
      bottom: this.bar + 2 * air,
      left:
        (this.#standing.pinned() ? this.pinned : 0) + (this.#standing.plaques() ? edge + air : 0),
    }
  }

  #overTheThumb(): Insets {
    const { width, height } = this.#standing.sheet() ?? this.under
    const [right, bottom] = room.across ? [width, 0] : [0, height]
    return { top: this.rail, right, bottom, left: 0 }
  }

  /** Buttons stand in the corner; where a column leaves none, beside it, and on a phone over the sheet. */
  #inTheCorner({ right, bottom }: Insets) {
    const column = room.wide && (this.#standing.dock() || this.#standing.sheet() !== undefined)
    return {
      right: room.across || column ? right : 0,
      bottom: room.broad || room.across ? 0 : bottom + (room.wide ? 0 : gripped),
    }
  }
}
