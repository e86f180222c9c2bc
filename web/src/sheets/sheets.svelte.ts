import { untrack } from 'svelte'
import type { AnyGame, Scene, SheetKind } from '../games/game'
import { Draft, type Asked } from './draft.svelte'
import { Onward } from './onward.svelte'
import { Picking } from './picking.svelte'

/** Sheets is the one sheet that may lie on the table: for what is asked now, if the game has one for it. */
export class Sheets {
  readonly draft: Draft
  readonly onward: Onward
  readonly picking = new Picking()
  /** How much of the board it covers at the side, and on a phone from below, in pixels. */
  width = $state(0)
  height = $state(0)
  /** On a phone it stands to the middle of the window only, for the board to be seen. */
  low = $state(false)

  #wanted = $state(false)
  #came = '' // for what it has come by itself
  #gave: string | undefined // the question at which it gave way, while its place is taken

  constructor(
    readonly game: AnyGame,
    readonly scene: Scene<unknown, unknown>,
    readonly stream: Asked,
    /** Whether nothing can be answered now: the table is shown as it was once. */
    readonly closed: () => boolean = () => false,
    /** Whether something that waits for everybody lies where a sheet would. */
    readonly taken: () => boolean = () => false,
  ) {
    this.draft = new Draft(stream)
    this.onward = new Onward(game, stream, closed)
  }

  readonly kind: SheetKind<unknown, unknown> | undefined = $derived.by(() => {
    const offer = this.stream.update?.offer
    const kind = this.closed() || !offer ? undefined : this.game.sheets?.[offer.name]
    return offer && kind && (kind.serves?.(offer) ?? true) ? kind : undefined
  })
  /** The sheet that lies on the table. */
  readonly open: SheetKind<unknown, unknown> | undefined = $derived(
    this.#wanted ? this.kind : undefined,
  )

  /**
   * follow brings the sheet when there is an occasion, and takes it away when nothing of its kind is asked. It gives way
   * to what takes its place, and comes back when that is gone.
   */
  follow() {
    const offer = this.stream.update?.offer
    const occasion = (offer && this.kind?.occasion(this.scene, offer)) ?? ''
    const kind = this.kind
    const taken = this.taken()
    untrack(() => {
      if (!kind) this.#wanted = false
      else if (taken) return this.#giveWay(offer?.token ?? '')
      else if (occasion !== '' && occasion !== this.#came) this.#lay()
      if (occasion !== '' || !kind) this.#came = occasion
      this.#gave = undefined
    })
  }

  /** giveWay lays it aside once for each question: one may have asked for it nevertheless. */
  #giveWay(token: string) {
    if (this.#gave === token) return
    this.#gave = token
    if (this.#wanted) this.#came = ''
    this.layAside()
  }

  /** Whether it was asked for, and takes the focus when it comes. */
  asked = false

  show() {
    this.asked = true
    this.#lay()
  }

  #lay() {
    this.low = false
    this.#wanted = true
  }

  /** layAside leaves the question to the board and the list. */
  layAside() {
    this.asked = false
    this.#wanted = false
  }
}
