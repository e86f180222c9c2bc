import { preferences } from '../common/preferences.svelte'
import { server } from '../common/server'
import { attempt } from '../common/toasts.svelte'
import type { AnyGame, Scene } from '../games/game'
import type { MomentKind, Play, Sound, Staging, Tidings } from '../games/moment'
import type { TableStream } from '../table/stream.svelte'
import { textOf } from '../table/markup'
import type { LineInfo, MomentInfo, Update } from '../wire/http'
import { Fight } from '../wire/play'
import { Banners, hungFrom } from './banners.svelte'
import { endingOf } from './ending'
import { toldFrom, keyOf } from './told'
import { play } from './sound'
import { Stage, type Seen } from './stage.svelte'

/** A word at a place of the board, for a moment. */
export interface Chip {
  key: string
  tidings: Tidings
}

/** What is heard with tidings of one's own. */
const heard: Partial<Record<MomentKind, Sound>> = {
  crown: 'bell',
  death: 'drum',
  gold: 'coins',
  land: 'hooves',
  title: 'seal',
  treaty: 'seal',
  vote: 'seal',
  wedding: 'bell',
}

const glance = 1500 // milliseconds a chip stands
const kept = 12 // views, for what begins between two updates

/** Fetch asks for how the table was as the seat saw it, from one row to another. */
export type Fetch = (seat: number, from: number, to: number) => Promise<readonly MomentInfo[]>

/**
 * Herald tells what happens at a table as it happens: he hangs banners, and opens the stage for what the viewer has
 * a part in.
 */
export class Herald {
  readonly banners = new Banners()
  chips = $state.raw<Chip[]>([])
  /** The game has ended before the viewer's eyes, and he has not yet seen how. */
  ending = $state(false)
  #before = $state.raw<unknown>()
  #stage = $state.raw<Stage>()

  #seen: Seen[] = []
  #pending: Stage | undefined // until there is something to be seen
  #followed: Stage | undefined // it came by itself, and shows its end once the table has gone on
  #end: Stage | undefined // until what is on the stage has been seen
  #seat: number | undefined

  constructor(
    readonly stream: TableStream,
    readonly game: AnyGame,
    readonly scene: () => Scene<unknown, unknown>,
    readonly fetch: Fetch = async (seat, from, to) =>
      await server.moments(stream.id, seat, from, to),
  ) {}

  /**
   * What was in sight before the end that he has not yet seen, of the game or of a play that runs to its end on the stage:
   * until then nothing tells how that is.
   */
  get untold(): unknown {
    if (this.ending) return this.#before
    return this.stage?.withheld ? this.stage.before : undefined
  }

  get stage(): Stage | undefined {
    return this.#stage
  }

  /** What hangs waits while it is behind a play. */
  set stage(stage: Stage | undefined) {
    this.#stage = stage
    this.banners.hold(stage !== undefined)
  }

  /** follow keeps up with the table; to be told of every update once. */
  follow(update: Update) {
    const { news, chronicle } = this.stream
    if (update.seat !== this.#seat) this.#sit(update.seat)
    const before = this.#seen.at(-1)
    this.#seen = [...this.#seen, { row: update.row, view: update.view }].slice(-kept)
    this.banners.keep(chronicle)
    for (const line of news) this.#proclaim(line, before)
    this.#goOn(update)
    this.#leave(update)
    const { stage } = this
    if (before && stage?.over && stage.next && stage === this.#followed) stage.withhold(before.view)
    if (before && update.standing.over && !this.#over) this.#conclude(update, before)
    this.#over = update.standing.over
  }
  #over = false

  /** watch opens the stage for a play of the past. */
  async watch(key: string) {
    const { chronicle } = this.stream
    const first = chronicle.findIndex((line) => keyOf(line) === key)
    const begin = chronicle[first]
    const staging = begin && this.#stagingOf(begin)
    if (!staging) return
    const { lines, ended } = toldFrom(chronicle, first, staging)
    const seen = await attempt(() => this.#between(lines))
    if (!seen) return
    this.banners.dismiss(key)
    this.stage = new Stage(key, staging, this.scene(), lines, seen, ended)
  }

  close() {
    this.stage = this.#end
    if (!this.#end) this.ending = false
    else if (this.stage?.step?.sound) play(this.stage.step.sound)
    this.#end = undefined
  }

  /** conclude stages the end of the game, after what is on the stage. */
  #conclude(update: Update, before: Seen) {
    const lines = this.stream.chronicle.filter(
      ({ row }) => row === this.stream.chronicle.at(-1)?.row,
    )
    const [first] = lines
    if (!first || preferences.now.moments === 'none') return
    const staging = endingOf(this.game, update)
    const seen = [{ row: update.row, view: update.view }]
    const stage = new Stage(keyOf(first), staging, this.scene(), lines, seen, true)
    this.#before = before.view
    this.ending = true
    if (this.stage) this.#end = stage
    else this.#raise(stage)
  }

  /** onward shows the next step, and at the end goes back to the board; it says whether it did anything. */
  onward(): boolean {
    const { stage } = this
    if (!stage) return false
    if (stage.onward()) {
      if (stage.step?.sound) play(stage.step.sound)
      return true
    }
    if (stage.done) this.close()
    return stage.done
  }

  #sit(seat: number) {
    this.#seat = seat
    this.#seen = []
    this.#pending = this.#end = undefined
    this.close()
  }

  #proclaim(line: LineInfo, before: Seen | undefined) {
    const { moments } = preferences.now
    if (moments === 'none') return
    const staging = this.#stagingOf(line)
    const scene = this.scene()
    const tidings = this.game.tidings?.[line.name]?.(scene, line, before?.view ?? scene.view)
    if (staging && before && this.#open(line, staging, before)) return
    const plain = staging && this.#plain(line, staging)
    if (plain && moments === 'all') {
      this.banners.hang(hungFrom(line, tidings ?? plain, true))
    } else if (tidings && (moments === 'all' || tidings.mine)) {
      this.#tell(line, tidings)
    }
  }

  #tell(line: LineInfo, tidings: Tidings) {
    if (tidings.joins && this.banners.join(line)) return
    const sound = tidings.mine && heard[tidings.kind]
    if (sound) play(sound)
    if (!tidings.chip) {
      this.banners.hang(hungFrom(line, tidings))
      return
    }
    const chip = { key: keyOf(line), tidings }
    this.chips = [...this.chips.filter(({ key }) => key !== chip.key), chip]
    setTimeout(() => (this.chips = this.chips.filter((other) => other !== chip)), glance)
  }

  /** open opens the stage for what the viewer has a part in; it says whether it did. */
  #open(line: LineInfo, staging: Staging<unknown, unknown>, before: Seen): boolean {
    const stage = new Stage(keyOf(line), staging, this.scene(), [line], [before], false)
    if (!stage.play.mine) return false
    if (stage.play.waits) this.#pending = stage
    else this.#raise(stage)
    return true
  }

  #raise(stage: Stage) {
    this.#pending = undefined
    if (this.stage) this.#shelve(this.stage)
    this.stage = this.#followed = stage
    if (stage.step?.sound) play(stage.step.sound)
  }

  /** shelve keeps a play for later that another takes the stage from. */
  #shelve({ key, staging, lines: [line], done }: Stage) {
    const { chronicle } = this.stream
    if (!line || done || !chronicle.some((one) => keyOf(one) === key)) return
    this.banners.shelve(hungFrom(line, this.#tidingsOf(line, staging), true))
  }

  /** between is how the table was before some lines were told, and while they were. */
  async #between(lines: readonly LineInfo[]): Promise<readonly Seen[]> {
    const [first, last] = [lines.at(0)?.row ?? 0, lines.at(-1)?.row ?? 0]
    return this.fetch(this.scene().seat, Math.max(0, first - 1), last)
  }

  #goOn(update: Update) {
    for (const stage of [this.stage, this.#pending]) if (stage) this.#tellOn(stage, update)
    if (this.#pending && !this.#pending.play.waits) this.#raise(this.#pending)
    const { stage } = this
    if (stage && stage === this.#followed && stage.over && this.#goneOn(stage)) {
      stage.toEnd()
      this.#followed = undefined
    }
    if (stage && update.offer) while (stage.next?.quick) stage.onward() // who is asked must see what for
  }

  /** goneOn says whether there has been a fight since a play was told. */
  #goneOn({ lines }: Stage): boolean {
    const last = lines.at(-1)
    const at = this.stream.chronicle.findIndex((line) => last && keyOf(line) === keyOf(last))
    return this.stream.chronicle.slice(at + 1).some(({ weight }) => weight === Fight)
  }

  /** leave ends a play that was over when the viewer answered something else: he sees how it ended, and then the board. */
  #leave({ answered }: Update) {
    const { stage } = this
    const anew = answered > this.#answered
    this.#answered = answered
    if (anew) this.banners.goOn()
    if (!anew || !stage?.over || answered <= (stage.lines.at(-1)?.row ?? 0)) return
    if (stage.done) this.close()
    else stage.toEnd()
  }
  #answered = 0

  /** tellOn tells a stage what has come; what was taken back leaves it. */
  #tellOn(stage: Stage, update: Update) {
    const { chronicle } = this.stream
    const first = chronicle.findIndex((line) => keyOf(line) === stage.key)
    if (first < 0) {
      if (stage === this.stage) this.close()
      else this.#pending = undefined
      return
    }
    const { lines, ended } = toldFrom(chronicle, first, stage.staging)
    stage.tell(lines, ended, ended ? undefined : { row: update.row, view: update.view })
    if (ended && stage === this.#pending && stage.play.waits) this.#pending = undefined
  }

  #stagingOf(line: LineInfo): Staging<unknown, unknown> | undefined {
    return this.game.stagings?.find((staging: Staging<unknown, unknown>) => staging.begins(line))
  }

  /** plain are the tidings of a play of which the game says no more; undefined where it is for its own alone. */
  #plain(line: LineInfo, staging: Staging<unknown, unknown>): Tidings | undefined {
    const { own } = this.#begun(line, staging)
    return own ? undefined : this.#tidingsOf(line, staging)
  }

  #tidingsOf(line: LineInfo, staging: Staging<unknown, unknown>): Tidings {
    const { kind, headline, place } = this.#begun(line, staging)
    return { kind, headline, text: textOf(line.text), ...(place ? { place } : {}) }
  }

  #begun(line: LineInfo, staging: Staging<unknown, unknown>): Play {
    const scene = this.scene()
    return staging.play({ scene, lines: [line], views: [scene.view] })
  }
}
