import { readKept } from '../common/kept'
import { server } from '../common/server'
import type { LessonProgress, LessonScript, LessonStepInfo, Update } from '../wire/http'

/** What the page remembers of a lesson: how far the steward was heard, and whether he was sent away. */
interface Kept {
  heard: number
  away: boolean
}

const anew: Kept = { heard: 0, away: false }
const keptAs = (table: string) => `signoria.lesson.${table}`

/** wantsDoing says whether a step is to be carried out, not only told. */
export const wantsDoing = (step: LessonStepInfo | undefined) => step !== undefined && step.do !== ''

/**
 * stepAt is the step that the steward is at: the first that is to be told and was not heard yet, or to be
 * carried out. What the table has gone past is not waited for. It is the number of steps when all is over.
 */
export function stepAt(steps: LessonStepInfo[], at: LessonProgress, heard: number): number {
  let i = at.done
  while (i < steps.length) {
    if (wantsDoing(steps[i]) ? at.next <= i : i >= heard) break
    i++
  }
  return i
}

/** heldBack says of a choice whether the lesson has not come to it yet. */
export function heldBack(
  step: LessonStepInfo | undefined,
  i: number,
  at: LessonProgress,
  place: number,
): boolean {
  if (!step || at.next < 0) return false // the script is not about this question
  return !wantsDoing(step) || (i === at.next && !at.wants.includes(place))
}

/** Guide is the steward who tells a lesson beside the board. */
export class Guide {
  script = $state.raw<LessonScript>()
  #kept = $state.raw(anew)
  /** How many steps one has leafed back. */
  #back = $state(0)

  readonly #steps: LessonStepInfo[] = $derived.by(() => this.script?.steps ?? [])
  readonly #progress = $derived.by(() => this.seen()?.lesson ?? null)
  /** The step the lesson is at. */
  readonly at: number = $derived.by(() =>
    this.#progress ? stepAt(this.#steps, this.#progress, this.#kept.heard) : 0,
  )
  /** The step that is shown: the one it is at, or an earlier one. */
  readonly shown: number = $derived.by(() => Math.max(0, this.at - this.#back))
  readonly step = $derived.by(() => this.#steps[this.shown])
  readonly length: number = $derived.by(() => this.#steps.length)

  constructor(
    readonly table: string,
    readonly seen: () => Update | undefined,
    /** Whether something is played on the stage: he lets it be seen before he speaks of it. */
    readonly played: () => boolean = () => false,
  ) {
    this.#kept = readKept(keptAs(table), anew)
  }

  /** Whether there is a lesson at this table. */
  get taught(): boolean {
    return this.#progress !== null
  }

  /** Whether the steward is beside the board. */
  get here(): boolean {
    return this.#stays && !this.played()
  }

  /** Whether he waits until what is on the stage has been seen. */
  get waits(): boolean {
    return this.#stays && this.played()
  }

  get #stays(): boolean {
    return this.taught && !this.#kept.away && this.step !== undefined && !this.seen()?.standing.over
  }

  /** Whether he was sent away before the end. */
  get away(): boolean {
    return this.taught && this.#kept.away && !this.seen()?.standing.over
  }

  /** Whether the step shown is only told, and waits to be heard. */
  get telling(): boolean {
    return !wantsDoing(this.step) || this.shown < this.at
  }

  /** What he points at on the board. */
  get refs(): string[] {
    return this.here ? (this.step?.refs ?? []) : []
  }

  /** fetch brings the script, in the language of the moment. */
  async fetch(game: string) {
    const id = this.#progress?.id
    if (id) this.script = await server.lesson(game, id)
  }

  /** holds says whether a choice has to wait until the lesson comes to it. */
  holds(place: number): boolean {
    if (this.waits) return true
    const at = this.#progress
    return this.here && at !== null && heldBack(this.#steps[this.at], this.at, at, place)
  }

  /** begins is the number that the step tells to say with a choice, if it does. */
  begins(place: number): number | undefined {
    const at = this.#progress
    const told = this.here && at !== null && at.next === this.at && at.wants.includes(place)
    return (told && this.#steps[this.at]?.number) || undefined
  }

  /** goOn hears the step out, or comes back from an earlier one. */
  goOn() {
    if (this.#back > 0) this.#back--
    else if (!wantsDoing(this.step)) this.#keep({ heard: this.at + 1 })
  }

  back() {
    this.#back = Math.min(this.#back + 1, this.at)
  }

  /** skip goes on to the next thing to be done. */
  skip() {
    this.#back = 0
    let next = this.at
    while (next < this.length && !wantsDoing(this.#steps[next])) next++
    this.#keep({ heard: next })
  }

  dismiss() {
    this.#back = 0
    this.#keep({ away: true })
  }

  recall() {
    this.#keep({ away: false })
  }

  #keep(some: Partial<Kept>) {
    this.#kept = { ...this.#kept, ...some }
    localStorage.setItem(keptAs(this.table), JSON.stringify(this.#kept))
  }
}
