import { untrack } from 'svelte'
import type { Treating } from '../bargain/treating'
import type { AnyGame, Scene, SheetKind } from '../games/game'
import { Draft, type Asked } from './draft.svelte'
import { Onward } from './onward.svelte'
import { Picking } from './picking.svelte'

/**
 * Sheets is the one sheet that may lie on the table: for what is asked now, if the game has one for it, or over that the one
 * for bargains, which is brought at any moment.
 */
export class Sheets {
  readonly draft: Draft
  readonly onward: Onward
  readonly picking = new Picking()
  /** How much of the board it covers at the side, and on a phone from below, in pixels. */
  width = $state(0)
  height = $state(0)
  /** On a phone it stands to the middle of the window only, for the board to be seen. */
  low = $state(false)

  /** With whom one treats, while the sheet for bargains is wanted. */
  #treating = $state.raw<Treating>()
  #wanted = $state(false)
  #pushed = $state(false) // out of the way of the board, by its grip
  #gives = $state(false) // way to what has taken its place
  #gave: string | undefined // the question at which it did
  #occasion = ''
  #came = '' // for what it has come by itself, or was laid aside
  #name = '' // of what was asked last

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
  /** With whom one treats on the sheet for bargains, if it lies on the table. */
  readonly treating: Treating | undefined = $derived.by(() =>
    this.closed() || !this.game.treaties ? undefined : this.#treating,
  )
  /** The sheet for what is asked, if it lies on the table. */
  readonly open: SheetKind<unknown, unknown> | undefined = $derived(
    this.#wanted && !this.#pushed && !this.#gives && !this.treating ? this.kind : undefined,
  )
  /** Whether a sheet lies on the table. */
  readonly lies: boolean = $derived((this.treating ?? this.open) !== undefined)
  /** It waits below what is asked, to be pulled up again. */
  readonly down: boolean = $derived(
    this.kind !== undefined && this.#wanted && this.#pushed && !this.#gives,
  )

  /**
   * follow brings the sheet when there is an occasion, and takes it away when nothing of its kind is asked. It gives way
   * to what takes its place, and comes back when that is gone.
   */
  follow() {
    if (this.closed()) return // one comes back to what one left
    const offer = this.stream.update?.offer
    const { token = '', name = '' } = offer ?? {}
    const kind = this.kind
    this.#occasion = (offer && kind?.occasion(this.scene, offer)) ?? ''
    const taken = this.taken()
    untrack(() => {
      if (!kind) this.#wanted = false
      if (name !== this.#name) this.#pushed = false
      this.#name = name
      if (kind && taken) return this.#giveWay(token)
      this.#gives = false
      this.#gave = undefined
      if (kind && this.#occasion !== '' && this.#occasion !== this.#came) this.#lay()
      if (this.#occasion !== '' || !kind) this.#came = this.#occasion
    })
  }

  /** giveWay makes it give way once for each question: one may have asked for it nevertheless. */
  #giveWay(token: string) {
    if (this.#gave === token) return
    this.#gave = token
    this.#gives = true
    this.asked = false
  }

  /** Whether it was asked for, and takes the focus when it comes. */
  asked = false

  /** treat brings the sheet for bargains. */
  treat(seat = -1, no = 0) {
    this.asked = true
    this.low = false
    this.#treating = { with: seat, no }
  }

  show() {
    this.#treating = undefined
    this.asked = true
    this.#lay()
  }

  #lay() {
    this.low = this.#pushed = this.#gives = false
    this.#wanted = true
  }

  /** pushDown leaves the board free and keeps the sheet at hand. */
  pushDown() {
    if (this.#treating) return this.layAside()
    this.#pushed = true
    this.asked = false
  }

  /** layAside leaves the question to the board and the list. It comes no more for what it has come for. */
  layAside() {
    if (this.#treating) {
      this.asked = false
      this.#treating = undefined
      return
    }
    this.asked = this.#pushed = this.#wanted = false
    if (this.#occasion !== '') this.#came = this.#occasion
  }
}
