const usual = 600 // milliseconds

interface Count {
  text: Text
  from: number
  to: number
}

/** between is what a count shows on its way: swift at first, slow at last. */
export function between(from: number, to: number, part: number): number {
  const done = 1 - (1 - Math.min(1, Math.max(0, part))) ** 3
  return Math.round(from + (to - from) * done)
}

/** Counting lets numbers on the page count. Their texts are theirs again when it is over. */
export class Counting {
  #counts: Count[] = []
  #began = 0
  #frame = 0

  /** It takes no longer than a time that may be chosen anew. */
  constructor(readonly longest: () => number = () => usual) {}

  /** start counts on an element whose text is one number. */
  start(element: Element, from: number, to: number) {
    const text = element.firstChild
    if (!(text instanceof Text) || text.data.trim() !== String(to)) return
    this.#counts.push({ text, from, to })
    if (this.#counts.length > 1) return
    this.#began = performance.now()
    this.#step(this.#began)
  }

  /** finish shows what is counted to. */
  finish() {
    cancelAnimationFrame(this.#frame)
    for (const { text, to } of this.#counts) text.data = String(to)
    this.#counts = []
  }

  #step(now: number) {
    const part = (now - this.#began) / Math.min(usual, this.longest())
    if (part >= 1) {
      this.finish()
      return
    }
    for (const { text, from, to } of this.#counts) text.data = String(between(from, to, part))
    this.#frame = requestAnimationFrame((then) => this.#step(then))
  }
}
