import { preferences } from '../common/preferences.svelte'
import { toasts } from '../common/toasts.svelte'
import type { OfferInfo } from '../wire/http'
import {
  groupsOf,
  isGrave,
  litRefs,
  refusedWithRef,
  wantsMore,
  withRefs,
  type ChoiceGroup,
} from './choices'
import type { KeyedChoice } from './keyed'
import type { TableStream } from './stream.svelte'

/** A menu at a thing on the board that stands for several choices, or for forbidden ones. */
export interface BoardMenu {
  ref: string
  /** What lies so close by that a finger may have meant it instead. */
  beside: string[]
  x: number
  y: number
}

/**
 * Chooser is how a seat chooses, whether by button, by key or on the board: all three end in pick.
 */
export class Chooser {
  /** The thing on the board whose choices are shown at it. */
  menu = $state.raw<BoardMenu>()
  /** The place of the choice that was picked and wants a number or words, -1 if none does. */
  filling = $state(-1)
  /** What was picked, cannot be taken back, and is asked about once more. */
  doubted = $state.raw<{ place: number; number: number; words: string }>()

  readonly groups: ChoiceGroup[] = $derived.by(() => groupsOf(this.#offer?.choices ?? []))
  readonly lit: Set<string> = $derived.by(() =>
    litRefs(
      this.stream.busy ? [] : (this.#offer?.choices ?? []).filter((_, place) => !this.holds(place)),
    ),
  )
  readonly menuChoices: KeyedChoice[] = $derived.by(() =>
    this.menu ? withRefs(this.groups, [this.menu.ref, ...this.menu.beside]) : [],
  )
  readonly menuRefused = $derived.by(() =>
    this.menu ? refusedWithRef(this.#offer, this.menu.ref) : [],
  )

  constructor(
    readonly stream: TableStream,
    /** Whether nothing can be chosen now: the table is shown as it was once. */
    readonly closed: () => boolean = () => false,
    /** Why a choice has to wait; '' if it does not. A lesson holds back what comes later. */
    readonly holds: (place: number) => string = () => '',
  ) {}

  get #offer(): OfferInfo | null {
    return this.closed() ? null : (this.stream.update?.offer ?? null)
  }

  /** pick chooses; a choice that wants a number or words asks for them first. */
  pick(place: number) {
    const choice = this.#offer?.choices[place]
    if (!choice || this.#waits(place)) return
    this.menu = undefined
    if (wantsMore(choice)) this.filling = place
    else this.#decide(place, 0, '')
  }

  /** fill chooses with the number and the words that were asked for. */
  fill(place: number, number: number, words: string) {
    this.filling = -1
    if (!this.#waits(place)) this.#decide(place, number, words)
  }

  /** confirm does what was asked about once more. */
  confirm() {
    if (!this.doubted) return
    const { place, number, words } = this.doubted
    this.doubted = undefined
    void this.stream.answer(place, number, words)
  }

  /** waits says whether a choice has to wait, and tells why. */
  #waits(place: number): boolean {
    const why = this.holds(place)
    if (why) toasts.good(why)
    return why !== ''
  }

  #decide(place: number, number: number, words: string) {
    const choice = this.#offer?.choices[place]
    if (preferences.now.sure && choice && isGrave(choice, number))
      this.doubted = { place, number, words }
    else void this.stream.answer(place, number, words)
  }

  /** press chooses what carries a key; it says whether anything does. */
  press(key: string): boolean {
    const shown = this.menu ? this.menuChoices : this.groups.flatMap((group) => group.choices)
    const keyed = shown.find((candidate) => candidate.key === key)
    if (keyed) this.pick(keyed.place)
    return keyed !== undefined
  }

  /**
   * touch chooses what a thing on the board stands for, or shows the several there are: its own, and
   * those of what lies so close by that it may have been meant. What cannot be taken back is never done
   * by one click on the board: it is shown too.
   */
  touch(ref: string, x: number, y: number, beside: string[] = []) {
    const choices = withRefs(this.groups, [ref, ...beside])
    const [only] = choices
    if (only && choices.length === 1 && !only.choice.grave) this.pick(only.place)
    else if (only || refusedWithRef(this.#offer, ref).length > 0) this.menu = { ref, beside, x, y }
  }

  /** close shuts the menu or lets go of what was picked; it says whether anything was open. */
  close(): boolean {
    const open = this.menu !== undefined || this.filling >= 0
    this.menu = undefined
    this.filling = -1
    return open
  }
}
