import { say } from '../i18n'
import { Refusal, unreachable } from './server'

export interface Toast {
  id: number
  text: string
  rule: string // the rule that forbids it, '' if none does
  bad: boolean
}

const seconds = 6

class Toasts {
  all = $state<Toast[]>([])
  #next = 0

  /** good says that something went well. */
  good(text: string) {
    this.#show({ text, rule: '', bad: false })
  }

  /** bad says what went wrong, and which rule forbids it. */
  bad(error: unknown) {
    if (!(error instanceof Refusal)) throw error
    const text = error.code === unreachable ? say().unreachable : error.message
    this.#show({ text, rule: error.rule, bad: true })
  }

  drop(id: number) {
    this.all = this.all.filter((toast) => toast.id !== id)
  }

  #show(toast: Omit<Toast, 'id'>) {
    this.all = this.all.filter((other) => other.text !== toast.text) // said once is enough
    const id = this.#next++
    this.all.push({ ...toast, id })
    setTimeout(() => this.drop(id), seconds * 1000)
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
