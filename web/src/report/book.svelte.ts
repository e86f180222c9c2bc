import { untrack } from 'svelte'
import type { AnyGame, Scene } from '../games/game'
import type { Fetch } from '../replay/moments'
import { actsIn, befell, seatOf, seatsIn, withView } from '../story/touching'
import type { TableStream } from '../table/stream.svelte'
import type { Update } from '../wire/http'
import { PhaseBegins, TurnBegins, type Place } from '../wire/play'
import { newsOf, numbersOf, reasoned, type News, type Reason, type Report } from './report'

/** What is written while a turn lasts. */
interface Leaf {
  turn: number
  from: number
  before: readonly number[] | undefined
  was: readonly Place[] | undefined
  reasons: Reason[][]
}

/**
 * Book is written up turn by turn: what the viewer's seat counts, why that changed, and the places. A turn that
 * had begun before the page was opened is looked up in the record.
 */
export class Book {
  /** Of the last turn that has ended before the viewer's eyes. */
  last = $state.raw<Report>()
  #leaf: Leaf | undefined
  #seat: number | undefined

  constructor(
    readonly stream: TableStream,
    readonly game: AnyGame,
    readonly scene: Scene<unknown, unknown>,
    readonly fetch: Fetch,
  ) {
    stream.pacing.heed = (before, after) => this.#heed(before, after)
  }

  /** follow begins the book anew where another seat is looked through. */
  follow() {
    const { update } = this.stream
    if (update && update.seat !== this.#seat) untrack(() => this.#begin(update))
  }

  /**
   * soFar is how the turn that lasts has gone until now; where nothing is to be told of it yet, how the last went, whether
   * that was seen or not.
   */
  async soFar(): Promise<Report | undefined> {
    const { update } = this.stream
    if (!update || !this.#leaf) return this.last
    const report = this.#report(this.#leaf, update, false)
    if (this.last && report.to === report.from) return this.last
    const unseen = this.last || this.news(report).length > 0 ? undefined : await this.#previous()
    return unseen ?? this.known(report)
  }

  /** previous looks up how the turn went that ended before the page was opened, if there was one. */
  async #previous(): Promise<Report | undefined> {
    const { chronicle, update } = this.stream
    const begun = chronicle.filter(({ weight }) => weight === TurnBegins).slice(-2)
    const [from, to] = begun.map(({ row }) => row)
    if (from === undefined || to === undefined || !update) return undefined
    const at = (row: number) => this.fetch(update.seat, row, row).then(([moment]) => moment)
    const [was, is] = await Promise.all([at(from), at(to)])
    if (!was || !is) return undefined
    return {
      turn: was.standing.turn,
      over: true,
      from,
      to,
      before: this.#ledger(was.view),
      was: was.standing.places,
      after: this.#ledger(is.view),
      places: is.standing.places,
      reasons: [],
    }
  }

  /** known looks up how it was when the turn began, where that was not seen. */
  async known(report: Report): Promise<Report> {
    if (report.before) return report
    const { seat = -1 } = this.stream.update ?? {}
    const [moment] = await this.fetch(seat, report.from, report.from)
    if (!moment) return report
    return { ...report, before: this.#ledger(moment.view), was: moment.standing.places }
  }

  /** newsOf are the headlines of a report. */
  news(report: Report): News[] {
    const { stream, game, scene } = this
    const { seat = -1 } = stream.update ?? {}
    const lines = stream.chronicle.filter(({ row }) => row > report.from && row <= report.to)
    return newsOf(lines, {
      seat,
      seats: (told) => seatsIn(game, scene, told),
      acts: (line) => actsIn(game, scene, line),
      isSeat: (ref) => seatOf(game, scene, ref) >= 0,
      touches: (line) => befell(game, scene, stream.pacing.mine, line),
    })
  }

  #begin(update: Update) {
    this.#seat = update.seat
    this.last = undefined
    const { turn } = update.standing
    const from = this.stream.chronicle.findLast(({ weight }) => weight === TurnBegins)?.row ?? 0
    this.#leaf = { turn, from, before: undefined, was: undefined, reasons: [] }
  }

  #heed(before: Update, after: Update) {
    const leaf = this.#leaf
    if (!leaf || after.seat !== this.#seat) return
    const [had, has] = [before, after].map(({ view }) => this.#ledger(view))
    if (had && has)
      for (const { why, by } of this.#shares(before, after, had, has))
        leaf.reasons = reasoned(leaf.reasons, by, why)
    const { turn } = after.standing
    if (turn === leaf.turn) return
    if (leaf.turn > 0) void this.#close(this.#report(leaf, after, true))
    this.#leaf = { turn, from: after.row, before: has, was: after.standing.places, reasons: [] }
  }

  async #close(report: Report) {
    const known = await this.known(report).catch(() => report)
    if (known.turn > (this.last?.turn ?? 0)) this.last = known // what took longer to look up comes too late
  }

  #report(leaf: Leaf, update: Update, over: boolean): Report {
    const { row, standing, view } = update
    const after = this.#ledger(view)
    return { ...leaf, over, to: row, after, places: standing.places }
  }

  /** shares says which phases brought what has changed: the one there was, or where another began with it what the game says. */
  #shares(before: Update, after: Update, had: number[], has: number[]) {
    const { lines } = after.chronicle
    const began = lines.some(({ weight }) => weight === PhaseBegins)
    const change = has.map((value, i) => value - (had[i] ?? value))
    const was = withView(this.scene, before.view)
    if (began && this.game.shares) return this.game.shares(was, change, lines)
    const at = began ? withView(this.scene, after.view) : was
    return [{ why: this.game.course?.(at).phase ?? '', by: change }]
  }

  #ledger(view: unknown): number[] {
    const scene = withView(this.scene, view)
    if (scene.seat < 0) return []
    return numbersOf(this.game.ledger?.(scene) ?? this.game.counts?.(scene, scene.seat) ?? [])
  }
}
