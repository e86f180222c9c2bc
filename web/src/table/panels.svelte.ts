import { untrack } from 'svelte'
import { room } from '../common/room.svelte'
import type { AnyGame, Panel, Scene } from '../games/game'
import { say } from '../i18n'

const chronicle = 'chronicle'

/** A tab leads to a panel; a badge is how many things in it wait for the viewer. */
export interface Tab {
  id: string
  title: string
  badge?: number
}

/**
 * Panels are what is read beside the board, or by tabs in its place: the game's, and the shell's own,
 * which are the chronicle, the letters, and the board in words.
 */
export class Panels {
  /** Which is shown: where there is only the board's own place, and in the right column. */
  shown = $state({ narrow: 'board', right: chronicle })

  /** The game's that are there now: one that calls at times is there only while it does. */
  readonly game: Panel<unknown, unknown>[] = $derived.by(() =>
    this.#of.panels.filter(
      (panel) => (panel.calls?.(this.#scene.view) ?? true) && (this.#scene.seat >= 0 || !panel.own),
    ),
  )
  readonly left = $derived(this.game.filter((panel) => panel.place === 'left'))
  readonly #right = $derived(this.game.filter((panel) => panel.place === 'right'))
  readonly #leading = $derived(
    this.#right.find((panel) => panel.calls ?? panel.leads?.(this.#scene.view))?.id ?? '',
  )
  /** Which are to be looked at now; where they do not come forward by themselves, the one that leads too. */
  readonly calling: string[] = $derived(
    this.game
      .filter((panel) => panel.calls ?? (!room.wide && panel.id === this.#leading))
      .map((panel) => panel.id),
  )
  readonly #own: Tab[] = $derived.by(() => [
    { id: chronicle, title: say().chronicle },
    { id: 'letters', title: say().letters, badge: this.#unread() },
    ...(this.#of.places ? [{ id: 'words', title: say().inWords }] : []),
  ])
  readonly tabs = $derived({
    narrow: [{ id: 'board', title: say().board }, ...this.game.map(tabOf), ...this.#own],
    // Where there is room for it the chronicle has a column of its own.
    right: room.vast
      ? [...this.#right.map(tabOf), ...this.#own.slice(1)]
      : [...this.#own.slice(0, 1), ...this.#right.map(tabOf), ...this.#own.slice(1)],
  })

  readonly #of: AnyGame
  readonly #scene: Scene<unknown, unknown>
  readonly #unread: () => number
  #called = ''
  #before = chronicle // what was shown before a panel came forward

  constructor(game: AnyGame, scene: Scene<unknown, unknown>, unread: () => number) {
    this.#of = game
    this.#scene = scene
    this.#unread = unread
  }

  /** show brings a panel to the front, wherever it stands. */
  show(id: string) {
    this.shown = { narrow: id, right: id }
  }

  /** toBoard brings the board to the front where it has to give way to panels. */
  toBoard() {
    this.shown.narrow = 'board'
  }

  /** follow keeps what is shown to what is there. It is run whenever something it reads has changed. */
  follow() {
    const leading = this.#leading
    untrack(() => this.#heed(leading))
    const { narrow, right } = this.tabs
    if (!narrow.some(({ id }) => id === this.shown.narrow)) this.toBoard()
    if (!right.some(({ id }) => id === this.shown.right)) this.shown.right = right[0]?.id ?? ''
  }

  /** heed brings a panel that begins to call or lead to the front; when it is gone, what was there before comes back. */
  #heed(call: string) {
    if (call === this.#called) return
    if (call && this.shown.right !== this.#called) this.#before = this.shown.right
    if (call) this.shown.right = call
    else if (this.shown.right === this.#called) this.shown.right = this.#before
    this.#called = call
  }
}

const tabOf = (panel: Panel<unknown, unknown>): Tab => ({ id: panel.id, title: panel.title() })
