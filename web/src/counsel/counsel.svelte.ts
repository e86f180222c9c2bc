import { server } from '../common/server'
import { attempt } from '../common/toasts.svelte'
import type { CounselInfo } from '../wire/http'

/** Counsel is what somebody who thinks ahead would answer, for whoever asks him. Of one question he is asked once. */
export class Counsel {
  /** What he says; undefined while he thinks. */
  all = $state.raw<readonly CounselInfo[]>()
  /** The question at which he is listened to, by its token, '' at none. */
  #at = $state('')
  #asked = ''

  /** on says whether he is listened to at a question. */
  on(token: string): boolean {
    return token !== '' && this.#at === token
  }

  /** ask listens to him, and asks him if he has not spoken of that question. */
  async ask(table: string, seat: number, token: string) {
    this.#at = token
    if (this.#asked === token) return
    this.#asked = token
    this.all = undefined
    const all = await attempt(() => server.counsel(table, { seat, token }))
    if (this.#asked !== token) return
    this.all = all
    if (all) return
    this.#asked = '' // he was not to be had, or it is no longer asked
    this.close()
  }

  /** close listens no more. */
  close() {
    this.#at = ''
  }
}
