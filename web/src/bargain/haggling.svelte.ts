import { server } from '../common/server'
import { attempt } from '../common/toasts.svelte'
import type { TableStream } from '../table/stream.svelte'
import type { BargainInfo, BargainsInfo, Haggle } from '../wire/http'

/** What a page says of a move: the rest is nothing, or known. */
export type Move = Partial<Haggle> & Pick<Haggle, 'deed'>

/** The whole table, where a seat is named that is offered something. */
export const everybody = -1

/** What came of a bargain, or of a word given in one. */
export interface Outcome {
  text: string
  /** What had been offered, where that was known. */
  offer?: BargainInfo | undefined
}

/** How much of what came of offers is kept in sight. */
const fewCame = 4

/**
 * Haggling is how a seat bargains. A move is made once: until the server has told what came of it, no
 * other is.
 */
export class Haggling {
  #sent = $state('') // the token of the move under way
  #moved = 0 // the bargain this page has had a hand in, until the server has told

  /** What came of the seat's offers while this page is open, the latest first. */
  came = $state.raw<Outcome[]>([])

  constructor(readonly stream: TableStream) {}

  /** tell notes what came of an offer. */
  tell(outcome: Outcome) {
    this.came = [outcome, ...this.came].slice(0, fewCame)
  }

  get info(): BargainsInfo | null {
    return this.stream.update?.bargains ?? null
  }

  get seat(): number {
    return this.stream.update?.seat ?? -1
  }

  /** Whether a move is under way, or none may be made now. */
  get busy(): boolean {
    return !this.info?.now || this.info.token === this.#sent
  }

  /** What waits for the seat's answer. */
  get waiting(): BargainInfo[] {
    return this.info?.waiting.filter((bargain) => bargain.mine) ?? []
  }

  /** make makes a move; it says whether the server took it. */
  async make(move: Move): Promise<boolean> {
    const { info, seat } = this
    if (!info || this.busy) return false
    const { token } = info
    this.#sent = token
    this.#moved = move.no ?? 0
    let made = false
    await attempt(async () => {
      await server.haggle(this.stream.id, { ...blank, ...move, seat, token })
      made = true
    })
    if (!made) {
      this.#sent = ''
      this.#moved = 0
    }
    return made
  }

  /** own says whether what is told of a bargain now was this page's doing. */
  own(no: number): boolean {
    return no === this.#moved
  }

  /** heard notes that what the last update told has been heard. */
  heard() {
    if (this.info?.token !== this.#sent) this.#moved = 0
  }
}

const blank = {
  no: 0,
  to: everybody,
  goods: [],
  give: [],
  take: [],
  open: false,
  turns: 0,
  mine: '',
  yours: '',
  why: 0,
  motive: 0,
}
