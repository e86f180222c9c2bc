import type { Scene } from '../games/game'
import type { Play, PlayStep, Staging } from '../games/moment'
import { lingering, type Tempo } from '../replay/pace'
import type { LineInfo } from '../wire/http'

/** A view of the table, and the row of the record after which it was so. */
export interface Seen {
  row: number
  view: unknown
}

const verdict = 2 // times as long as another step the last one stands

/**
 * Stage is a play on the board: which step of it is shown. The play may still be going on at the table; what comes
 * is added, and nobody is held up by who looks on more slowly.
 */
export class Stage {
  #at = $state(0)
  #lines = $state.raw<readonly LineInfo[]>([])
  #ended = $state(false)
  #seen: readonly Seen[]
  // It is born while an update is heeded, and outlives that: so nothing of it is derived.
  #play: Play
  /** Whether the whole is told in words beside the play. */
  words = $state(false)
  #back = $state(false) // somebody looks back at what was shown
  /** What was in sight before its end came, of one that is followed as it happens. */
  before: unknown
  #withheld = $state(false)
  #once = false // its end is withheld once

  constructor(
    readonly key: string, // of the line that begins it
    readonly staging: Staging<unknown, unknown>,
    readonly scene: Scene<unknown, unknown>, // of the table; its view is not the one before the play
    lines: readonly LineInfo[],
    seen: readonly Seen[],
    ended: boolean,
  ) {
    this.#lines = lines
    this.#ended = ended
    this.#seen = seen
    this.#play = $state.raw(this.#unfold())
  }

  get play(): Play {
    return this.#play
  }

  /** All that was told of it, in words. */
  get lines(): readonly LineInfo[] {
    return this.#lines
  }

  /** The place of the step that is shown. */
  get at(): number {
    return Math.min(this.#at, this.play.steps.length - 1)
  }

  get step(): PlayStep | undefined {
    return this.play.steps[this.at]
  }

  /** The step that comes next, if it has been told. */
  get next(): PlayStep | undefined {
    return this.play.steps[this.at + 1]
  }

  /** Nothing more will come of it. */
  get over(): boolean {
    return this.play.over || this.#ended
  }

  /** Nothing more will come of it, and all has been shown. */
  get done(): boolean {
    return !this.next && this.over
  }

  /** Its end has come at the table, and is to be told of beside it when it has been shown. */
  get withheld(): boolean {
    return this.#withheld && this.next !== undefined
  }

  /** withhold keeps its end from being told of beside it; before is what was in sight until then. */
  withhold(before: unknown) {
    if (this.#once) return
    this.#once = this.#withheld = true
    this.before = before
  }

  /** release lets its end be told: it has been shown, or somebody holds the play. What was brought is not taken away again. */
  release() {
    this.#withheld = false
  }

  /** It does not go on by itself: somebody reads it. */
  get held(): boolean {
    return this.#back || this.words
  }

  /** stands is how long, in milliseconds, the step that is shown does at a pace; for ever where one goes on by hand. */
  stands(tempo: Tempo): number {
    const { text = '', also = [] } = this.step ?? {}
    return lingering([text, ...also], tempo) * (this.next ? 1 : verdict)
  }

  /** tell adds what has come, or takes away what was taken back; seen is how the table is by now. */
  tell(lines: readonly LineInfo[], ended: boolean, seen?: Seen) {
    this.#lines = lines
    this.#ended = ended
    if (seen && seen.row > (this.#seen.at(-1)?.row ?? -1)) this.#seen = [...this.#seen, seen]
    this.#play = this.#unfold()
    if (!this.over) this.#once = this.#withheld = false // the end was taken back
  }

  /** onward shows the next step; it says whether there is one. */
  onward(): boolean {
    if (!this.next) return false
    this.#at = this.at + 1
    this.#back = false
    if (!this.next) this.release()
    return true
  }

  back() {
    this.#at = Math.max(0, this.at - 1)
    this.#back = true
  }

  /** toEnd shows the last step there is by now. */
  toEnd() {
    this.#at = this.play.steps.length - 1
    this.#back = false
    this.release()
  }

  #unfold(): Play {
    const { components, table, seat, lines } = this.scene
    const [before] = this.#seen
    const scene = { view: before?.view ?? this.scene.view, components, table, seat, lines }
    return this.staging.play({
      scene,
      lines: this.#lines,
      views: this.#seen.map(({ view }) => view),
    })
  }
}
