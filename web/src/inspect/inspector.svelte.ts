import type { Box } from './place'

/** What a card speaks of: a choice of mine, a thing on the board, or words that stand ready. */
export type Subject =
  | { of: 'choice'; place: number; number: number }
  | { of: 'thing'; ref: string }
  | { of: 'words'; text: string }

export interface Showing {
  subject: Subject
  near: Box
  /** It was asked for: it stays until it is closed, and takes the focus. */
  held: boolean
  /** A touch brought it, and the same touch once more takes the choice. */
  again: boolean
}

export const same = (a: Subject | undefined, b: Subject) => JSON.stringify(a) === JSON.stringify(b)

/** How long one rests on something before its card comes; a choice says sooner what it does. */
const delays = { choice: 250, thing: 600, words: 250 }
/** How long a card waits for the pointer that has left what it speaks of: it may be on its way to the card. */
const grace = 220

/** Inspector shows one card at a time, beside what is being pointed at. */
export class Inspector {
  showing = $state.raw<Showing>()

  #coming: { subject: Subject; timer: ReturnType<typeof setTimeout> } | undefined
  #going: ReturnType<typeof setTimeout> | undefined

  /** coming says whether a card is on its way. */
  get coming(): boolean {
    return this.#coming !== undefined
  }

  /** rest says that one rests on something now: its card comes after a while. */
  rest(subject: Subject, near: () => Box) {
    if (this.showing?.held) return
    if (this.showing && same(this.showing.subject, subject)) {
      this.stay()
      return
    }
    if (this.#coming && same(this.#coming.subject, subject)) return
    this.#forget()
    this.leave()
    const timer = setTimeout(() => this.show(subject, near()), delays[subject.of])
    this.#coming = { subject, timer }
  }

  /**
   * leave says that one has left it: the card goes, unless the pointer reaches it in time. What a touch brought waits for
   * the next: a stage may take the focus back from what was touched at once.
   */
  leave() {
    this.#forget()
    if (!this.showing || this.showing.held || this.showing.again) return
    clearTimeout(this.#going)
    this.#going = setTimeout(() => (this.showing = undefined), grace)
  }

  /** stay keeps a card that was about to go. */
  stay() {
    clearTimeout(this.#going)
    this.#forget()
  }

  show(subject: Subject, near: Box, { held = false, again = false } = {}) {
    this.stay()
    this.showing = { subject, near, held, again }
  }

  /** close takes the card away; it says whether there was one. */
  close(): boolean {
    this.stay()
    const open = this.showing !== undefined
    this.showing = undefined
    return open
  }

  #forget() {
    clearTimeout(this.#coming?.timer)
    this.#coming = undefined
  }
}
