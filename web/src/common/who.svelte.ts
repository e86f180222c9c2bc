import type { Me } from '../wire/http'
import { say } from '../i18n'
import { Refusal, server } from './server'

/** Who the browser is. A guest says his name when he first sits down somewhere. */
class Who {
  me = $state<Me>({ id: '', name: '' })
  /** The name a guest has typed so far. */
  draft = $state('')
  /** Where he types it. */
  field = $state<HTMLInputElement>()

  #asked = $state(false)

  /** Whether the server has been asked and does not know him. */
  get unknown(): boolean {
    return this.#asked && !this.known
  }

  get known(): boolean {
    return this.me.name !== ''
  }

  async load() {
    this.me = await server.me()
    this.#asked = true
  }

  async rename(name: string) {
    this.me = await server.rename(name.trim())
  }

  /** introduce tells the server the name a guest has typed, if it does not know him yet. */
  async introduce() {
    if (this.known) return
    if (!this.field?.reportValidity()) throw new Refusal('invalid', say().nameFirst)
    await this.rename(this.draft)
  }
}

export const who = new Who()
