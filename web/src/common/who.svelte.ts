import type { Me } from '../wire/http'
import { say } from '../i18n'
import { server } from './server'

/** Who the browser is. A guest may say his name whenever he likes; who never does is called a guest. */
export class Who {
  me = $state<Me>({ id: '', name: '', face: 0 })

  #asked = $state(false)
  #asking: Promise<void> | undefined
  #said: Promise<void> = Promise.resolve()

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
      const said = this.#said
      const me = await server.me()
      if (said === this.#said) this.me = me // else what was asked before he said a name is old
      this.#asked = true
    } finally {
      this.#asking = undefined
    }
  }

  /** rename says a name once what was said before is known: until then the server would take him for somebody new. */
  rename(name: string): Promise<void> {
    const say = async () => {
      this.me = await server.rename(name.trim())
    }
    this.#said = this.#said.then(say, say)
    return this.#said
  }

  /** introduce makes somebody of a guest, as he sits down for the first time. */
  async introduce() {
    if (!this.#asked) await this.load()
    await this.#said.catch(() => undefined) // whoever said it is told why not
    if (!this.known) await this.rename(this.name)
  }
}

export const who = new Who()
