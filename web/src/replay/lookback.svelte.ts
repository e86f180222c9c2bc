import { preferences } from '../common/preferences.svelte'
import { server } from '../common/server'
import { attempt } from '../common/toasts.svelte'
import type { Pointing } from '../table/pointing.svelte'
import type { TableStream } from '../table/stream.svelte'
import type { MomentInfo } from '../wire/http'
import { Moments, type Fetch } from './moments'
import { hurried, reading } from './pace'
import { onward, placeOf, refsOf, stopsOf, type Stop, type Stride } from './stops'

const hesitation = 90 // milliseconds a hand may rest on its way along the slider

/**
 * LookBack is the table as it was: which moment is looked at, and how it goes on from there. The table
 * goes on meanwhile; what is new is at the end of the way.
 */
export class LookBack {
  playing = $state(false)

  #row = $state<number>()
  #shown = $state.raw<{ moment: MomentInfo; seat: number }>()
  #eyes = $state<number>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0
  readonly #moments: Moments

  // What was played under older rules cannot be looked back to.
  readonly #since: number = $derived.by(() => this.stream.update?.upgrades.at(-1)?.row ?? 0)
  readonly stops: Stop[] = $derived.by(() =>
    stopsOf(this.stream.chronicle.filter(({ row }) => row >= this.#since)),
  )
  /** The place among the stops of what is looked at; now is the last. */
  readonly place: number = $derived.by(() =>
    placeOf(this.stops, this.#row ?? Number.MAX_SAFE_INTEGER),
  )

  constructor(
    readonly stream: TableStream,
    readonly pointing: Pointing,
    fetch: Fetch = (seat, from, to) => server.moments(stream.id, seat, from, to),
  ) {
    this.#moments = new Moments(fetch)
  }

  /** Whether the past is looked at. */
  get looking(): boolean {
    return this.#row !== undefined
  }

  /** The position to show instead of now; the one before while the next is fetched. */
  get moment(): MomentInfo | undefined {
    return this.#shown?.moment
  }

  /** Whose view is shown instead of now. */
  get seat(): number | undefined {
    return this.#shown?.seat
  }

  get stop(): Stop | undefined {
    return this.looking ? this.stops[this.place] : undefined
  }

  /** Through whose eyes one looks: one's own, or after the end anybody's. */
  get eyes(): number {
    return this.#eyes ?? this.stream.update?.seat ?? -1
  }

  set eyes(seat: number) {
    this.#eyes = seat
    if (this.#row !== undefined) void this.go(this.#row)
  }

  get pace(): number {
    return preferences.now.pace
  }

  /** hurry chooses the next pace, or the one before. */
  hurry(way: 1 | -1) {
    preferences.choose({ pace: hurried(this.pace, way) })
  }

  /** go looks at the position after a row of the record, or after the last before it that told anything. */
  async go(row: number) {
    clearTimeout(this.#timer)
    // The server says why there is nothing to see of what was before.
    if (row >= this.#since) row = this.stops[placeOf(this.stops, row)]?.row ?? row
    this.#row = row
    this.pointing.hold(refsOf(this.stop?.lines ?? []))
    const asked = ++this.#asked
    const superseded = () => asked !== this.#asked
    const { eyes } = this
    if (!this.#moments.has(eyes, row)) {
      await new Promise((resolve) => setTimeout(resolve, hesitation))
      if (superseded()) return
    }
    const moment = await attempt(() => this.#moments.at(eyes, row, this.#last))
    if (superseded()) return
    if (!moment) {
      this.now()
      return
    }
    this.#shown = { moment, seat: eyes }
    this.#ahead()
    if (this.playing) this.#later()
  }

  /** now ends looking back. */
  now() {
    clearTimeout(this.#timer)
    this.#asked++
    this.playing = false
    this.#row = undefined
    this.#shown = undefined
    this.#eyes = undefined
    this.pointing.hold([])
  }

  /** toggle looks at the latest moment, or ends looking. */
  toggle() {
    const last = this.stops.at(-1)
    if (this.looking) this.now()
    else if (last) void this.go(last.row)
  }

  /** watch replays all that came after a row. */
  watch(row: number) {
    const first = this.stops.find((stop) => stop.row > row)
    if (!first) return
    this.playing = true
    void this.go(first.row)
  }

  /** play goes on by itself from what is looked at, and comes to rest again. */
  play() {
    this.playing = !this.playing
    if (this.playing) this.#later()
    else clearTimeout(this.#timer)
  }

  /** step goes a stride on or back, by hand; on from the last is now. */
  step(way: 1 | -1, stride: Stride = 'answer') {
    this.playing = false
    const place = onward(this.stops, this.place, way, stride)
    const stop = this.stops[place]
    if (stop) void this.go(stop.row)
    else if (way > 0) this.now()
  }

  /** may says whether there is anything a stride on or back. */
  may(way: 1 | -1, stride: Stride): boolean {
    return onward(this.stops, this.place, way, stride) >= 0
  }

  /** press does what a key means while the past is looked at; it says whether it means anything. */
  press(key: string): boolean {
    const does: Record<string, () => void> = {
      Escape: () => this.now(),
      ' ': () => this.play(),
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      PageUp: () => this.step(-1, 'turn'),
      PageDown: () => this.step(1, 'turn'),
    }
    does[key]?.()
    return key in does
  }

  get #last(): number {
    return this.stream.update?.row ?? 0
  }

  #later() {
    clearTimeout(this.#timer)
    const lines = this.stop?.lines ?? []
    this.#timer = setTimeout(
      () => {
        const next = this.stops[this.place + 1]
        if (next) void this.go(next.row)
        else this.now()
      },
      reading(lines, this.pace),
    )
  }

  /** ahead fetches what is likely looked at next. */
  #ahead() {
    for (const place of [this.place + 5, this.place - 5]) {
      const row = this.stops[place]?.row
      if (row !== undefined) this.#moments.at(this.eyes, row, this.#last).catch(() => undefined)
    }
  }
}
