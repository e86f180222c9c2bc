import { untrack } from 'svelte'
import { prefersReducedMotion } from 'svelte/motion'
import { createSubscriber } from 'svelte/reactivity'
import { server } from '../common/server'
import { who } from '../common/who.svelte'
import type { TableStream } from '../table/stream.svelte'
import type { LineInfo, Update } from '../wire/http'
import type { LookBack } from './lookback.svelte'
import { since } from './stops'

/** So many lines one takes in at a glance: they are not replayed. */
const few = 3
/** More than these are not replayed unasked: one may have come to answer. */
const many = 12
const quiet = 1500 // milliseconds without news before the server is told what was seen

const subscribe = createSubscriber((update) => {
  document.addEventListener('visibilitychange', update)
  return () => document.removeEventListener('visibilitychange', update)
})

/** visible says whether the page is shown; whatever reads it follows. */
function visible(): boolean {
  subscribe()
  return !document.hidden
}

/**
 * Missed is what has happened while the viewer was away: before he came, while the connection was lost
 * or the page hidden. What comes live before his eyes he has seen, and the server is told so.
 */
export class Missed {
  #lines = $state.raw<LineInfo[]>([])
  #offered = false
  #seat: number | undefined
  #seen = 0 // the last row he has seen
  #told = 0 // the last the server was told of
  #timer: ReturnType<typeof setTimeout> | undefined

  #away = true
  #looked = false
  #stale: Update | undefined // what came last before the connection was lost

  constructor(
    readonly stream: TableStream,
    readonly past: LookBack,
    readonly still: () => boolean = () => prefersReducedMotion.current,
    readonly tell: (seat: number, row: number) => Promise<unknown> = async (seat, row) => {
      if (who.known) await server.seen(stream.id, { seat, row }) // of a nameless guest nothing is kept
    },
  ) {}

  /** What is offered to be watched or skipped; nothing most of the time. */
  get lines(): LineInfo[] {
    return this.#lines
  }

  /** Whether they are offered now. */
  get offers(): boolean {
    return this.#lines.length > 0 && !this.past.looking
  }

  /** follow keeps up with the table. It is run whenever something it reads has changed. */
  follow() {
    const { update, connection, busy } = this.stream
    void this.past.looking
    const here = visible()
    untrack(() => this.#follow(update, here, connection === 'live', busy))
  }

  #follow(update: Update | undefined, here: boolean, live: boolean, busy: boolean) {
    if (!here) this.#tellNow()
    if (!live) this.#stale = update
    if (!here || !live) this.#away = true
    if (!here || !update || update === this.#stale) return

    this.#stale = undefined
    if (update.seat !== this.#seat) this.#sit(update)
    if (this.past.looking) {
      this.#looked = true
      return
    }
    const returned = this.#away && !this.#looked
    this.#away = this.#looked = false
    const missed = since(this.stream.chronicle, this.#seen)
    if (this.#offered && !busy) this.#lines = missed
    else if (returned && this.#seen > 0 && missed.length > few) this.#offer(missed)
    else this.#see(update.row)
  }

  /** watch replays what was missed. Done or broken off, it has been seen. */
  watch() {
    this.#withdraw()
    this.past.watch(this.#seen)
  }

  /** skip takes it as seen. */
  skip() {
    this.#see(this.stream.update?.row ?? 0)
  }

  /** sit begins to follow a seat. What another of his saw is no longer shown. */
  #sit({ seat, seen, table }: Update) {
    const left = this.#seat !== undefined && this.#seat >= 0 && !table.mine.includes(this.#seat)
    if (left) this.#told = this.#seen // what he saw from a seat that is no longer his nobody keeps
    if (this.#seat !== undefined) this.past.now()
    this.#tellNow()
    this.#withdraw()
    this.#seat = seat
    this.#seen = this.#told = seen
    this.#looked = false
    this.#away = true
  }

  #offer(missed: LineInfo[]) {
    this.#offered = true
    this.#lines = missed
    if (missed.length <= many && !this.still()) this.watch()
  }

  #withdraw() {
    this.#offered = false
    this.#lines = []
  }

  #see(row: number) {
    this.#withdraw()
    this.#seen = Math.max(this.#seen, row)
    if (this.#seen === this.#told) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#tellNow(), quiet)
  }

  #tellNow() {
    clearTimeout(this.#timer)
    if (this.#seat === undefined || this.#seen === this.#told) return
    this.#told = this.#seen
    // Nobody need know when it fails: the next is told soon, or he is offered it again.
    this.tell(this.#seat, this.#seen).catch(() => undefined)
  }
}
