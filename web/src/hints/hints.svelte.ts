import { readKept } from '../common/kept'

const kept = 'signoria.hints'

/** How often a question is explained before the hint fades. */
const often = 2

/**
 * Hints counts on how many occasions each question has been met in this browser. Questions of one name
 * that follow one another, such as card after card laid, are one occasion.
 */
class Hints {
  #met = $state.raw(readKept<Record<string, number>>(kept, {}))

  /** wanted says whether a question is still new enough to be explained. */
  wanted(name: string): boolean {
    return (this.#met[name] ?? 0) < often
  }

  /** meet notes that an occasion is over. */
  meet(name: string) {
    if (this.wanted(name)) this.#keep({ ...this.#met, [name]: (this.#met[name] ?? 0) + 1 })
  }

  /** forget explains everything again. */
  forget() {
    this.#keep({})
  }

  #keep(met: Record<string, number>) {
    this.#met = met
    localStorage.setItem(kept, JSON.stringify(met))
  }
}

export const hints = new Hints()
