/** What is being pointed at: in the chronicle, in a prompt, by a choice. The board shows where it is. */
export class Pointing {
  #pointed = $state.raw<string[]>([])
  #held = $state.raw<string[]>([])
  #news = $state.raw<string[]>([])

  /** The things to show: those pointed at, and while none is, those held and those of which there is news. */
  get refs(): string[] {
    return this.#pointed.length > 0 ? this.#pointed : [...this.#held, ...this.#news]
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

  /** tell points at what there is news of, while nobody points at anything. */
  tell(refs: string[]) {
    this.#news = refs
  }

  /** hold keeps pointing at things while nobody points at others. */
  hold(refs: string[]) {
    this.#held = refs
  }
}
