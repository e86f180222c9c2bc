import ListIcon from '@lucide/svelte/icons/list'
import Mail from '@lucide/svelte/icons/mail'
import ScrollText from '@lucide/svelte/icons/scroll-text'
import WalletCards from '@lucide/svelte/icons/wallet-cards'
import { untrack, type Component } from 'svelte'
import { preferences } from '../common/preferences.svelte'
import { room } from '../common/room.svelte'
import type { AnyGame, Panel, Scene } from '../games/game'
import { say } from '../i18n'

/** A tab leads to a panel; a badge is how many things in it wait for the viewer. */
export interface Tab {
  id: string
  title: string
  icon?: Component | undefined
  badge?: number
}

/** What the panels must know of the table besides its game. */
export interface Attention {
  unread: () => number // letters
  /** The viewer is asked, or looks back: what concerns him comes forward. */
  heeds: () => boolean
  /** What the viewer is asked, by its prompt's name; '' while nothing is. */
  question: () => string
  /** The kinds of things that are asked for. */
  asked: () => ReadonlySet<string>
}

const calling = ({ calls }: Panel<unknown, unknown>, view: unknown) => calls?.(view) === true

/** kindOf is what a ref begins with: of "city:monz" it is "city". */
export const kindOf = (ref: string): string => ref.split(':', 1)[0] ?? ''

/**
 * Panels are what is read beside the board, one at a time, in the dock: the viewer's hand, the game's panels, and the
 * shell's own, which are the chronicle, the letters, and the board in words.
 */
export class Panels {
  /** The panel in the dock, '' while it is shut. */
  open = $state('')

  /** The game's that are there now: one that calls at times is there only while it does. */
  readonly game: Panel<unknown, unknown>[] = $derived.by(() =>
    this.#of.panels.filter(
      (panel) =>
        (!panel.calls || calling(panel, this.#scene.view) || panel.stays?.(this.#scene.view)) &&
        (this.#scene.seat >= 0 || !panel.own),
    ),
  )
  readonly hand = $derived.by(() => this.#of.hand?.(this.#scene))
  readonly #all: Tab[] = $derived.by(() => [
    ...(this.hand ? [{ id: 'hand', title: this.hand.title, icon: WalletCards }] : []),
    ...this.game.map(({ id, title, icon }) => ({ id, title: title(), icon })),
    { id: 'chronicle', title: say().chronicle, icon: ScrollText },
    { id: 'letters', title: say().letters, icon: Mail, badge: this.#attention.unread() },
    ...(this.#of.places ? [{ id: 'words', title: say().inWords, icon: ListIcon }] : []),
  ])
  /** The one that is kept open at the other side of the board where there is room: the chronicle, unless another was wished. */
  readonly pinned: string = $derived.by(() => {
    if (!room.pins) return ''
    const wish = preferences.now.pinned
    const kept = room.vast ? 'chronicle' : ''
    return wish === 'auto' || (wish && !this.#all.some(({ id }) => id === wish)) ? kept : wish
  })
  /** What may be opened in the dock. */
  readonly tabs: Tab[] = $derived(this.#all.filter(({ id }) => id !== this.pinned))
  /** Which have something to show now. */
  readonly calling: string[] = $derived(
    this.game.filter((panel) => calling(panel, this.#scene.view)).map(({ id }) => id),
  )
  /** The one that is to be read before what is asked is answered. */
  readonly #telling = $derived.by(() => this.game.find(({ tells }) => tells?.(this.#scene.view)))
  /** One is. On a phone it has no room. */
  readonly tells: boolean = $derived(this.#telling !== undefined)
  readonly #leading: string = $derived.by(() => {
    if (!this.#attention.heeds()) return ''
    if (room.wide && this.#telling) return this.#telling.id
    if (this.hand) return 'hand'
    if (!room.wide) return '' // a phone has no room for more: signs call, and the list has all that is asked
    const asked = this.#attention.asked()
    const leads = (panel: Panel<unknown, unknown>) =>
      calling(panel, this.#scene.view) ||
      panel.leads?.(this.#scene.view) === true ||
      panel.holds?.some((kind) => asked.has(kind)) === true
    const leading = this.game.find(leads)?.id ?? ''
    return leading === this.pinned ? '' : leading
  })

  readonly #of: AnyGame
  readonly #scene: Scene<unknown, unknown>
  readonly #attention: Attention
  #led = '' // what came forward by itself
  #brought = '' // what a lesson has opened
  #before = '' // what was open then
  #question = '' // what was asked last

  constructor(game: AnyGame, scene: Scene<unknown, unknown>, attention: Attention) {
    this.#of = game
    this.#scene = scene
    this.#attention = attention
  }

  /** show opens a panel, or shuts the dock with ''. What is pinned is open already. */
  show(id: string) {
    this.#brought = ''
    if (id === '' || id !== this.pinned) this.open = id
  }

  /** bring opens the panel of what a lesson speaks of; '' takes it away again, unless another was opened since. */
  bring(id: string) {
    const brought = this.#brought !== '' && this.open === this.#brought
    if (id === this.open || (id === '' ? !brought : id === this.pinned)) return
    this.open = id || this.#led
    this.#brought = id
  }

  /**
   * pin keeps a panel open at the other side of the board, in all games that have it; '' keeps none. What had to give
   * way to it in the dock comes back.
   */
  pin(id: string) {
    if (this.open === id) this.open = this.#led
    preferences.choose({ pinned: id })
  }

  titleOf(id: string): string {
    return this.#all.find((tab) => tab.id === id)?.title ?? ''
  }

  /** holding is the panel in which a thing is drawn, '' if none says so. */
  holding(ref: string): string {
    const { cards = [], slots = [] } = this.hand ?? {}
    if ([...cards, ...slots].some((one) => one.ref === ref)) return 'hand'
    return this.game.find((panel) => panel.holds?.includes(kindOf(ref)))?.id ?? ''
  }

  /** follow keeps what is open to what is there. It is run whenever something it reads has changed. */
  follow() {
    const leading = this.#leading
    const question = this.#attention.question()
    untrack(() => {
      this.#heed(leading)
      this.#turnTo(question)
    })
    if (this.open && !this.tabs.some(({ id }) => id === this.open)) this.open = ''
  }

  /** turnTo shuts what lies before a question that is new, where there is no room for both. */
  #turnTo(question: string) {
    const anew = question !== '' && question !== this.#question
    this.#question = question
    const before = !['', this.#led, this.#brought].includes(this.open)
    if (anew && before && !room.wide) this.open = this.#led
  }

  /** heed opens a panel that begins to lead; when it no longer does, what was there before comes back. */
  #heed(leading: string) {
    if (leading === this.#led) return
    if (leading && (!this.#led || this.open !== this.#led)) this.#before = this.open
    if (leading) this.open = leading
    else if (this.open === this.#led) this.open = this.#before
    this.#led = leading
  }
}
