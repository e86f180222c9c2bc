import { server } from '../common/server'
import { attempt } from '../common/toasts.svelte'
import type { ConversationInfo, LetterInfo, LettersInfo } from '../wire/http'

/** The key of what is written to everybody. */
export const everybody = ''

/** Correspondence is what I may read of a table's letters, and what I do with them. */
export class Correspondence {
  /** All that have come, of all conversations, the oldest first. */
  letters = $state.raw<LetterInfo[]>([])
  /** The table's talk first. */
  conversations = $state.raw<ConversationInfo[]>([])
  /** What others wrote since the page was told the first time: to be announced. */
  news = $state.raw<LetterInfo[]>([])
  /** The table's first letters are no longer kept. */
  dropped = $state(false)
  /** The conversation that is being looked at. */
  chosen = $state(everybody)
  /** What I have begun to write, by conversation. */
  drafts = $state<Record<string, string>>({})

  #earlier = $state.raw<string[]>([])

  constructor(readonly id: string) {}

  get unread(): number {
    return this.conversations.reduce((sum, { unread }) => sum + unread, 0)
  }

  /** The conversation that is being looked at, or the table's talk where that is gone. */
  get shown(): ConversationInfo | undefined {
    return this.conversations.find(({ key }) => key === this.chosen) ?? this.conversations.at(0)
  }

  of(key: string): LetterInfo[] {
    return this.letters.filter((letter) => letter.with === key)
  }

  hasEarlier(key: string): boolean {
    return this.#earlier.includes(key)
  }

  take(info: LettersInfo) {
    this.news = info.whole ? [] : info.letters.filter((letter) => !letter.mine)
    this.letters = [...(info.whole ? [] : this.letters), ...info.letters]
    this.#earlier = info.whole ? info.earlier : [...this.#earlier, ...info.earlier]
    this.dropped = info.whole ? info.dropped : this.dropped || info.dropped
    this.conversations = info.conversations
  }

  /** write sends what I have begun to write. What is refused stays. */
  async write(to: string, seat: number) {
    const text = (this.drafts[to] ?? '').trim()
    if (!text) return
    await attempt(async () => {
      await server.write(this.id, { to, seat, text })
      this.drafts[to] = ''
    })
  }

  /** read says that I have read all there is of a conversation. */
  async read(key: string) {
    const last = this.of(key).at(-1)
    if (last) await attempt(() => server.markRead(this.id, { with: key, no: last.no }))
  }

  async mute(who: string, muted: boolean) {
    await attempt(() => server.mute(this.id, { who, muted }))
  }

  /** bringEarlier fetches letters from before those that are here. */
  async bringEarlier(key: string) {
    const before = this.of(key).at(0)?.no ?? 0
    const found = await attempt(() => server.earlier(this.id, key, before))
    if (!found || this.of(key).at(0)?.no !== before) return // it was begun anew meanwhile
    this.letters = [...found.letters, ...this.letters].sort((a, b) => a.no - b.no)
    this.#earlier = this.#earlier.filter((other) => other !== key || found.more)
  }
}
