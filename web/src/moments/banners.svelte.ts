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

const most = 3 // hang one behind the other
export const stands = 4000 // milliseconds one is in sight until it is folded away

/** loses says whether tidings are of a land that the viewer has lost: they hang until he has gone on. */
export const loses = ({ tidings }: Hung): boolean =>
  tidings.kind === 'land' && tidings.mine === 'bad'

/**
 * Banners are the tidings that have come: a few hang, each in sight for a while when its turn comes, then all are folded
 * away until they are read. Nothing is lost by looking elsewhere.
 */
export class Banners {
  #hung = $state.raw<Hung[]>([])
  #folded = $state.raw<Hung[]>([])
  #gone = $state.raw<readonly string[]>([]) // lost lands after which the viewer has gone on
  #timer: ReturnType<typeof setTimeout> | undefined
  #timed = '' // the one that is timed
  #held = false

  /** Those that hang, the latest last. */
  get hung(): readonly Hung[] {
    return this.#hung
  }

  /** The one in sight: what touches the viewer first, a lost land when nothing else is left. More would hide the board. */
  get front(): Hung | undefined {
    const passing = this.#hung.filter((one) => !this.#lasts(one))
    return passing.find(({ tidings }) => tidings.mine) ?? passing[0] ?? this.#hung.at(-1)
  }

  /** Those out of sight and not yet read, the earliest first. */
  get unread(): readonly Hung[] {
    const { front } = this
    return [...this.#folded, ...this.#hung.filter((one) => one !== front)]
  }

  /** Those that have been in sight, or had no place to hang, and are not yet read. */
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
    this.#turn()
  }

  /** join adds what a line says to the tidings of the same answer that came last; it says whether there are any. */
  join(line: LineInfo): boolean {
    const last = [...this.#folded, ...this.#hung].findLast((one) => one.line.row === line.row)
    if (!last) return false
    const text = `${last.tidings.text ?? last.line.text} ${line.text}`
    const joined = (one: Hung) =>
      one === last ? { ...last, tidings: { ...last.tidings, text } } : one
    this.#hung = this.#hung.map(joined)
    this.#folded = this.#folded.map(joined)
    return true
  }

  /** fold puts one that hangs to those not yet read. */
  fold(key: string) {
    const one = this.#take(key)
    if (one) this.#folded = [...this.#folded, one]
  }

  /** shelve puts one to those not yet read that has been in sight already. */
  shelve(one: Hung) {
    this.dismiss(one.key)
    this.#folded = [...this.#folded, one]
  }

  /** dismiss takes one away: it has been read. */
  dismiss(key: string) {
    this.#take(key)
    this.#folded = this.#folded.filter((folded) => folded.key !== key)
  }

  /** clear takes away all that are out of sight. */
  clear() {
    for (const { key } of this.unread) this.dismiss(key)
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
    else this.#turn()
  }

  /** goOn lets what the viewer was to see go the way of the others: he has done something since. */
  goOn() {
    this.#gone = this.#hung.filter(loses).map(({ key }) => key)
    this.#turn()
  }

  /** stop ends all waiting. */
  stop() {
    clearTimeout(this.#timer)
    this.#timed = ''
  }

  #take(key: string): Hung | undefined {
    const one = this.#hung.find((hung) => hung.key === key)
    this.#hung = this.#hung.filter((hung) => hung !== one)
    this.#turn()
    return one
  }

  #lasts(one: Hung): boolean {
    return loses(one) && !this.#gone.includes(one.key)
  }

  /** turn lets the one in sight stand for its time. */
  #turn() {
    const { front } = this
    if (front?.key === this.#timed) return
    this.stop()
    if (!front || this.#held || this.#lasts(front)) return
    this.#timed = front.key
    this.#timer = setTimeout(() => this.fold(front.key), stands)
  }
}

export const hungFrom = (line: LineInfo, tidings: Tidings, watch = false): Hung => ({
  key: keyOf(line),
  line,
  tidings,
  watch,
})
