import type { Me } from '../wire/http'
import { say } from '../i18n'
import { server } from './server'

/** Who the browser is. A guest may say his name whenever he likes; who never does is called a guest. */
class Who {
  me = $state<Me>({ id: '', name: '', face: 0 })

  #asked = $state(false)
  #asking: Promise<void> | undefined

  /** Whether the server has been asked and does not know him. */
  get unknown(): boolean {
    return this.#asked && !this.known
  }

  get known(): boolean {
    return this.me.name !== ''
  }

  /** What he is called, known or not. */
  get name(): string {
    return this.me.name || say().guest
  }

  load(): Promise<void> {
    this.#asking ??= this.#load()
    return this.#asking
  }

  async #load() {
    try {
      this.me = await server.me()
      this.#asked = true
    } finally {
      this.#asking = undefined
    }
  }

  async rename(name: string) {
    this.me = await server.rename(name.trim())
  }

  /** introduce makes somebody of a guest, as he sits down for the first time. */
  async introduce() {
    if (!this.#asked) await this.load()
    if (!this.known) await this.rename(this.name)
  }
}

export const who = new Who()
