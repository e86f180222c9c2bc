/** What is being pointed at: in the chronicle, in a prompt, by a choice. The board shows where it is. */
export class Pointing {
  #pointed = $state.raw<string[]>([])
  #held = $state.raw<string[]>([])

  /** The things to show: those pointed at, and while none is, those held. */
  get refs(): string[] {
    return this.#pointed.length > 0 ? this.#pointed : this.#held
  }

  /** What is kept pointed at, whatever else is for a moment. */
  get held(): string[] {
    return this.#held
  }

  at(refs: string[]) {
    this.#pointed = refs
  }

  away() {
    this.#pointed = []
  }

  /** hold keeps pointing at things while nobody points at others. */
  hold(refs: string[]) {
    this.#held = refs
  }
}
