import type { Tidings } from '../games/moment'
import type { LineInfo } from '../wire/http'
import { keyOf } from './told'

/** Tidings as they hang on the board. */
export interface Hung {
  key: string
  line: LineInfo
  tidings: Tidings
  watch: boolean // there is a play to be seen
}

const most = 3 // at once
export const stands = 4000 // milliseconds until one is folded away

/** loses says whether tidings are of a land that the viewer has lost: they hang until he has gone on. */
export const loses = ({ tidings }: Hung): boolean =>
  tidings.kind === 'land' && tidings.mine === 'bad'

/**
 * Banners are the tidings that have come: a few hang for a while, then all are folded away until they are read.
 * Nothing is lost by looking elsewhere.
 */
export class Banners {
  #hung = $state.raw<Hung[]>([])
  #folded = $state.raw<Hung[]>([])
  #timers: Record<string, ReturnType<typeof setTimeout>> = {}
  #held = false

  /** Those that hang, the latest last. */
  get hung(): readonly Hung[] {
    return this.#hung
  }

  /** Those not yet read, the earliest first. */
  get folded(): readonly Hung[] {
    return this.#folded
  }

  /** hang shows tidings, in the place of what the same line told before. Where as many hang as may, what touches the viewer takes the place of what does not. */
  hang(one: Hung) {
    this.dismiss(one.key)
    if (this.#hung.length >= most) {
      const gives =
        one.tidings.mine &&
        (this.#hung.find(({ tidings }) => !tidings.mine) ?? this.#hung.find(loses))
      if (!gives) {
        this.#folded = [...this.#folded, one]
        return
      }
      this.fold(gives.key)
    }
    this.#hung = [...this.#hung, one]
    this.#wait(one.key)
  }

  /** fold puts one that hangs to those not yet read. */
  fold(key: string) {
    const one = this.#take(key)
    if (one) this.#folded = [...this.#folded, one]
  }

  /** dismiss takes one away: it has been read. */
  dismiss(key: string) {
    this.#take(key)
    this.#folded = this.#folded.filter((folded) => folded.key !== key)
  }

  /** clear takes all folded ones away. */
  clear() {
    this.#folded = []
  }

  /** keep takes away what the chronicle no longer tells. */
  keep(chronicle: readonly LineInfo[]) {
    if (this.#hung.length + this.#folded.length === 0) return
    for (const { key } of [...this.#hung, ...this.#folded])
      if (!chronicle.some((line) => keyOf(line) === key)) this.dismiss(key)
  }

  /** hold lets none be folded while one of them is being read. */
  hold(held: boolean) {
    this.#held = held
    if (held) this.stop()
    else for (const { key } of this.#hung) this.#wait(key)
  }

  /** goOn lets what the viewer was to see go the way of the others: he has done something since. */
  goOn() {
    for (const one of this.#hung.filter(loses)) this.#wait(one.key, true)
  }

  /** stop ends all waiting. */
  stop() {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer)
    this.#timers = {}
  }

  #take(key: string): Hung | undefined {
    clearTimeout(this.#timers[key])
    const one = this.#hung.find((hung) => hung.key === key)
    this.#hung = this.#hung.filter((hung) => hung !== one)
    return one
  }

  #wait(key: string, seen = false) {
    const lost = this.#hung.some((one) => one.key === key && loses(one))
    if (this.#held || (lost && !seen)) return
    clearTimeout(this.#timers[key])
    this.#timers[key] = setTimeout(() => this.fold(key), stands)
  }
}

export const hungFrom = (line: LineInfo, tidings: Tidings, watch = false): Hung => ({
  key: keyOf(line),
  line,
  tidings,
  watch,
})
