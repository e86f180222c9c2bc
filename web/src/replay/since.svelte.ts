import { untrack } from 'svelte'
import { readKept } from '../common/kept'
import { entriesOf, type Told } from '../table/deeds'
import type { TableStream } from '../table/stream.svelte'
import type { LineInfo, Update } from '../wire/http'
import { reading } from './pace'
import { since } from './stops'

const kept = 'signoria.turns'
const most = 40 // tables of which it is kept

type Ends = Record<string, number>

/** What of lines only the game knows. */
export interface Knower {
  seats(lines: LineInfo[]): number[]
  mine(lines: LineInfo[]): boolean
}

/** A deed of another since the viewer's last turn. */
export interface Moved {
  seat: number
  lines: LineInfo[]
  touches: boolean // the viewer
}

/**
 * Since knows what has happened since the viewer's last turn. It ended with the last question he answered in
 * full, not with his last click: while he is asked one thing after another, it is still before the first.
 */
export class Since {
  /** The row with which the last turn ended, 0 if there was none. */
  ended = $state(0)
  #asked = false
  #answered = 0
  #of = '' // the table and seat it is known for

  constructor(
    readonly stream: TableStream,
    readonly told: Knower,
  ) {}

  /** follow keeps up with the table. It is run whenever an update has come. */
  follow() {
    const { update } = this.stream
    if (update && update.seat >= 0) untrack(() => this.#follow(update))
  }

  /** What others have done since, the earliest first. */
  readonly deeds: Moved[] = $derived.by(() => {
    const { update } = this.stream
    if (!update || this.ended === 0) return []
    return entriesOf(since(this.stream.chronicle, this.ended)).flatMap((entry) => {
      if (entry.kind !== 'deed') return []
      const lines = entry.lines.map(({ line }: Told) => line)
      const [seat = -1] = this.told.seats(lines)
      if (seat < 0 || seat === update.seat) return []
      return [{ seat, lines, touches: this.told.mine(lines) }]
    })
  })

  /** How many others have moved. */
  readonly moved: number = $derived(
    this.deeds.filter(({ seat }, i, all) => all.findIndex((other) => other.seat === seat) === i)
      .length,
  )

  /** How many of their deeds touched the viewer. */
  readonly touched: number = $derived(this.deeds.filter(({ touches }) => touches).length)

  /** lasts is how long, in milliseconds, it takes to watch it. */
  lasts(pace: number): number {
    return this.deeds.reduce((sum, { lines }) => sum + reading(lines, pace), 0)
  }

  #follow({ seat, answered, offer }: Update) {
    const of = `${this.stream.id}.${seat}`
    if (of !== this.#of) {
      this.#of = of
      this.ended = Math.min(ends()[of] ?? answered, answered)
      this.#asked = offer !== null
    } else if (this.#asked && offer === null && answered > this.#answered) {
      this.ended = answered
      this.stream.pacing.skipped = 0
      keep(of, answered)
    }
    this.#answered = answered
    this.#asked = offer !== null
  }
}

const ends = () => readKept<Ends>(kept, {})

function keep(of: string, row: number) {
  const others = Object.entries(ends()).filter(([name]) => name !== of)
  const all = [...others, [of, row]].slice(-most)
  localStorage.setItem(kept, JSON.stringify(Object.fromEntries(all)))
}
