import { SvelteMap } from 'svelte/reactivity'
import { preferences } from '../common/preferences.svelte'
import type { LineInfo, Update } from '../wire/http'
import { Fight } from '../wire/play'
import { standing, type Tempo } from './pace'
import { refsOf } from './stops'

/** More deeds than these behind the table, and they are shown fast whatever was chosen. */
const behind = 8
/** More than these nobody keeps: the oldest are shown as one. */
const most = 60

/** A deed that is being shown. */
export interface Showing {
  row: number
  lines: LineInfo[]
  refs: string[] // what it speaks of
  seat: number // whose deed it is, -1 nobody's
  concernsMe: boolean
  near: boolean // worth to be looked at from near: it concerns the viewer, or is a fight
}

/** What of a deed only the game can say; without it nothing is anybody's. */
export interface Knows {
  seat(lines: LineInfo[]): number
  /** The refs in lines of what is the viewer's, or was before they came true. */
  mine(lines: LineInfo[], before: Update, after: Update): string[]
}

const knowsNothing: Knows = { seat: () => -1, mine: () => [] }

/** Shows updates in their order. The last is what is so by then. */
type Show = (updates: Update[]) => void

/**
 * Pacing lets the deeds of others be seen one at a time. Updates that come are queued and shown each for
 * its time, at the pace the viewer has chosen. It never makes anybody wait: whoever is asked, or does
 * something himself, sees at once how the table stands.
 */
export class Pacing {
  /** What is shown, or was last; undefined once the viewer is asked. */
  showing = $state.raw<Showing>()
  /** Whether the viewer holds the table as it is shown. */
  held = $state(false)
  /** How many deeds have been shown for no time of their own, since this was last set back. */
  skipped = $state(0)
  /** How many more deeds wait to be shown. */
  waiting = $state(0)
  knows = knowsNothing
  /** By row what of it was the viewer's when it was told; what was told before he came is not known. */
  readonly mine = new SvelteMap<number, readonly string[]>()
  /** Told of the last row that told something, once it has been shown for its time. */
  done: (row: number) => void = () => undefined

  /** Told of each update that follows another, in their order. */
  heed: (before: Update, after: Update) => void = () => undefined

  #queue: Update[][] = []
  #show: Show = () => undefined
  #shown: Update | undefined
  #told = 0 // the row of the last line shown
  #known = 0 // lines of the chronicle that have come
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = $state(false)

  constructor(readonly tempo: () => Tempo = () => preferences.now.tempo) {}

  /** Whether the next deed waits for the viewer's word. */
  get waits(): boolean {
    return (this.#busy || this.waiting > 0) && (this.held || this.tempo() === 'step')
  }

  /** take shows what has come, now or when its time comes. */
  take(update: Update, show: Show) {
    this.#show = show
    const hurries = this.#hurries(update)
    const { from, lines } = update.chronicle
    this.#known = from + lines.length
    this.#queue.push([update])
    if (this.#queue.length > most) this.#merge()
    if (hurries) this.catchUp()
    else if (!this.#busy && !this.held) this.#next()
    this.waiting = this.#queue.length
  }

  /** catchUp shows at once how the table stands. */
  catchUp() {
    this.#rest()
    const all = this.#queue.flat()
    this.#queue = []
    this.waiting = 0
    this.showing = undefined
    if (this.#shown)
      this.skipped += all.filter(({ chronicle }) => chronicle.lines.length > 0).length
    if (all.length > 0) this.#deliver(all)
    this.#say()
  }

  /** hold stops at what is shown, or goes on from there. */
  hold(on: boolean) {
    this.held = on
    if (on) clearTimeout(this.#timer)
    else if (this.#busy) this.retime()
    else this.#next()
  }

  /** step shows the next deed, if there is one, though the table is held. */
  step() {
    this.#over()
  }

  /** retime goes on at a pace that has just been chosen. */
  retime() {
    if (this.tempo() === 'once') this.catchUp()
    else if (this.#busy) this.#stay()
  }

  /** forget begins anew: what comes next is the whole. */
  forget() {
    this.#rest()
    this.#queue = []
    this.waiting = 0
    this.showing = undefined
    this.#shown = undefined
    this.#known = 0
    this.mine.clear()
  }

  /** hurries says whether an update is to be seen at once. */
  #hurries(update: Update): boolean {
    const newest = this.#queue.at(-1)?.at(-1) ?? this.#shown
    return (
      newest === undefined ||
      document.hidden ||
      this.tempo() === 'once' ||
      update.offer !== null ||
      update.answered > newest.answered ||
      update.seat !== newest.seat ||
      update.chronicle.from !== this.#known // something was taken back, or all is told anew
    )
  }

  #merge() {
    const [first = [], second = [], ...rest] = this.#queue
    this.#queue = [[...first, ...second], ...rest]
  }

  #next() {
    const updates = this.#queue.shift()
    const update = updates?.at(-1)
    if (!updates || !update) return
    this.waiting = this.#queue.length
    const lines = updates.flatMap(({ chronicle }) => chronicle.lines)
    this.#deliver(updates)
    if (lines.length === 0) {
      this.#over()
      return
    }
    const concernsMe = lines.some(({ row, secret }) => secret || this.mine.has(row))
    this.showing = {
      row: update.row,
      lines,
      refs: refsOf(lines),
      seat: this.knows.seat(lines),
      concernsMe,
      near: concernsMe || lines.some(({ weight }) => weight === Fight),
    }
    this.#busy = true
    this.#stay()
  }

  #deliver(updates: Update[]) {
    const before = this.#shown
    const course = before ? [before, ...updates] : updates
    for (const [i, update] of course.slice(1).entries()) this.#note(update, course[i] as Update)
    this.#shown = updates.at(-1)
    this.#told = updates.flatMap(({ chronicle }) => chronicle.lines).at(-1)?.row ?? this.#told
    this.#show(updates)
    for (const [i, update] of course.slice(1).entries()) this.heed(course[i] as Update, update)
  }

  /** note keeps what of an update is the viewer's: later it may be another's. */
  #note(update: Update, before: Update) {
    for (const line of update.chronicle.lines) {
      const mine = this.knows.mine([line], before, update)
      if (mine.length > 0) this.mine.set(line.row, [...(this.mine.get(line.row) ?? []), ...mine])
    }
  }

  /** stay lets what is shown stand for its time. */
  #stay() {
    clearTimeout(this.#timer)
    const chosen = this.tempo()
    if (this.held || chosen === 'step') return
    const tempo = this.#queue.length > behind && chosen !== 'once' ? 'fast' : chosen
    const { lines = [], concernsMe = false } = this.showing ?? {}
    this.#timer = setTimeout(() => this.#over(), standing(lines, tempo, concernsMe))
  }

  /** over goes on from what has stood for its time. */
  #over() {
    this.#rest()
    if (this.#queue.length > 0) this.#next()
    else this.#say()
  }

  /** say tells that all has been shown which told something. */
  #say() {
    if (this.#told > 0) this.done(this.#told)
  }

  #rest() {
    clearTimeout(this.#timer)
    this.#busy = false
  }
}
