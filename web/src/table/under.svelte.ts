import { untrack } from 'svelte'

/** How high the sheet under the thumb stands: its foot alone, to the middle of the window, or nearly to the rail. */
export type Height = 'foot' | 'half' | 'full'

const heights: readonly Height[] = ['foot', 'half', 'full']

/** What lies on the sheet. */
interface Laid {
  /** The panel that is open, '' if none is. */
  panel: () => string
  /** The list of choices is unfolded. */
  listed: () => boolean
  /** What is asked, by its prompt's name; '' while nothing is. */
  asked: () => string
  /** Unfolds the list. */
  list: () => void
}

/**
 * Under is the sheet under the thumb, on a phone. Its foot, the question and what one presses, is always there; what one
 * chooses from and reads is seen when it stands higher. Who has lowered it to see the board finds it raised again when
 * something else is asked, or a panel opens.
 */
export class Under {
  #wanted = $state<Height>('half')
  readonly #laid: Laid
  #before = { asked: '', panel: '' }

  readonly #more: boolean = $derived.by(() => this.#laid.panel() !== '' || this.#laid.listed())
  /** A hand is a strip of cards: nothing is gained by raising it. */
  readonly #tall: boolean = $derived.by(
    () => !['', 'hand'].includes(this.#laid.panel()) || this.#laid.listed(),
  )
  readonly height: Height = $derived(this.#more ? this.#wanted : 'foot')
  /** There is something to see higher up. */
  readonly rises: boolean = $derived.by(() => this.#more || this.#laid.asked() !== '')

  constructor(laid: Laid) {
    this.#laid = laid
  }

  /** stand raises or lowers it; where nothing is to be seen higher up, that is the list of choices. */
  stand(height: Height) {
    if (height === 'half' ? !this.#more : height === 'full' && !this.#tall) this.#laid.list()
    this.#wanted = height
  }

  /** step raises it by so many heights, or lowers it. */
  step(by: number) {
    const to = heights.indexOf(this.height) + by
    this.stand(heights[Math.max(0, Math.min(heights.length - 1, to))] ?? 'half')
  }

  /** toBoard lowers it as far as it is in the way of the board. */
  toBoard() {
    if (this.height === 'full') this.#wanted = 'half'
  }

  /** follow keeps it to what lies on it. It is run whenever something it reads has changed. */
  follow() {
    const now = { asked: this.#laid.asked(), panel: this.#laid.panel() }
    const anew = (['asked', 'panel'] as const).some((is) => now[is] && now[is] !== this.#before[is])
    const idle = !this.#more || (!this.#tall && untrack(() => this.#wanted) === 'full')
    if (idle || (anew && untrack(() => this.#wanted) === 'foot')) this.#wanted = 'half'
    this.#before = now
  }
}
