import { say } from '../i18n'
import { Refusal, unreachable } from './server'

export interface Toast {
  id: number
  text: string
  rule: string // the rule that forbids it, '' if none does
  bad: boolean
  see?: (() => void) | undefined // leads to what it is about
}

/** Place is how far a box is from the edges of the window, as CSS says it. */
export interface Place {
  top?: string
  bottom?: string
  left?: string
  right?: string
}

const seconds = 6
const hurried = 3 // while others wait

class Toasts {
  all = $state<Toast[]>([])
  /**
   * Where they stand: at the top unless a table says otherwise. Their own box is told so: from the page the thousands of
   * shapes of a board would inherit it, and be styled anew with every question.
   */
  place = $state.raw<Place>({})
  #next = 0
  #timed = -1 // the one that is timed
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The one in sight, for more would hide the board: what went wrong last, else the earliest. */
  get shown(): Toast | undefined {
    return this.all.findLast(({ bad }) => bad) ?? this.all[0]
  }

  /** good says that something went well, or has come about, and leads there if it can be seen. */
  good(text: string, see?: () => void) {
    this.#show({ text, rule: '', bad: false, see })
  }

  /** bad says what went wrong, and which rule forbids it. */
  bad(error: unknown) {
    if (!(error instanceof Refusal)) throw error
    const text = error.code === unreachable ? say().unreachable : error.message
    this.#show({ text, rule: error.rule, bad: true })
  }

  drop(id: number) {
    this.all = this.all.filter((toast) => toast.id !== id)
    this.#turn()
  }

  #show(toast: Omit<Toast, 'id'>) {
    this.all = this.all.filter((other) => other.text !== toast.text) // said once is enough
    this.all.push({ ...toast, id: this.#next++ })
    this.#turn()
  }

  /** turn lets the one in sight stand for its time. */
  #turn() {
    const { shown } = this
    if (shown?.id === this.#timed) return
    clearTimeout(this.#timer)
    this.#timed = shown?.id ?? -1
    const stands = this.all.length > 1 ? hurried : seconds
    if (shown) this.#timer = setTimeout(() => this.drop(shown.id), stands * 1000)
  }
}

export const toasts = new Toasts()

/** attempt does something that the server may refuse, and says so if it does. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what()
  } catch (error) {
    toasts.bad(error)
    return undefined
  }
}
