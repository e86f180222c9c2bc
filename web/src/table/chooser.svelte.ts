import { preferences } from '../common/preferences.svelte'
import { toasts } from '../common/toasts.svelte'
import type { BetterChoice, ChoiceInfo, OfferInfo, RefusedInfo } from '../wire/http'
import {
  groupsOf,
  isCounted,
  isDoubted,
  isFate,
  litRefs,
  refusedWithRef,
  wantsMore,
  wantsNumber,
  withRefs,
  type ChoiceGroup,
} from './choices'
import { dialled } from './dials'
import { Keyring, type KeyedChoice } from './keyed'
import { Counsel } from '../counsel/counsel.svelte'
import { Chances } from '../inspect/chances.svelte'
import type { Picking } from '../sheets/picking.svelte'
import type { TableStream } from './stream.svelte'

const none: ReadonlySet<string> = Object.freeze(new Set<string>())
const inBar = 3 // so many choices have room in the bar

/** A menu at a thing on the board that stands for several choices, or for forbidden ones. */
export interface BoardMenu {
  ref: string
  /** What lies so close by that a finger may have meant it instead. */
  beside: string[]
  /** What was dragged there: only what names it too is meant. */
  carried?: string | undefined
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
  /** What was picked and is asked about once more. */
  doubted = $state.raw<{ place: number; number: number; words: string }>()

  /** The things that are lit where one sees them: on the board, in a hand, at the edge. */
  placed = $state.raw<ReadonlySet<string>>(none)
  /** What is asked is being answered on a sheet: of its choices only the list tells. */
  onSheet = $state(false)
  /** What that sheet takes from the board. */
  picking = $state.raw<Picking>()
  /** The pieces that go where a choice points. */
  movers = $state.raw<(choice: ChoiceInfo) => readonly string[]>(() => [])
  /** How likely a choice comes out well, by the number that is chosen, from its lowest on; none where that is not known. */
  chanceBy = $state.raw<(choice: ChoiceInfo) => readonly number[]>(() => [])
  /** What is being dragged; only where it can go is lit meanwhile. */
  carried = $state('')
  #unfolded = $state.raw<{ token: string; open: boolean }>()

  readonly groups: ChoiceGroup[] = $derived.by(() =>
    groupsOf(this.offer?.choices ?? [], this.#keys, this.offer?.name),
  )
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    if (this.stream.busy) return none
    if (this.carried) return this.#goals(this.carried)
    if (this.picking?.refs.length) return litRefs([this.picking])
    return litRefs((this.offer?.choices ?? []).filter((_, place) => !this.holds(place)))
  })
  readonly menuChoices: KeyedChoice[] = $derived.by(() => {
    if (!this.menu || this.#picks) return []
    const { ref, beside, carried } = this.menu
    return carried ? this.#carrying(carried, ref) : withRefs(this.groups, [ref, ...beside])
  })
  /** What is left to chance is marked where it stands among what is not. Where most of it is, that is said once. */
  readonly marks: boolean = $derived.by(() => {
    const open = this.groups.filter(({ closes }) => !closes).flatMap(({ choices }) => choices)
    const fates = open.filter(({ choice }) => isFate(choice.final ?? choice.finalMost))
    return fates.length <= open.length / 2
  })
  /** The one thing to press: what closes the question, if one choice alone does and wants nothing more. */
  readonly primary: KeyedChoice | undefined = $derived.by(() => {
    const [only, ...others] = this.groups.filter(({ closes }) => closes).flatMap((g) => g.choices)
    return only && others.length === 0 && !wantsMore(only.choice) ? only : undefined
  })
  /** It is urged: it does not decline what is still to be had. */
  readonly urged: boolean = $derived(
    this.primary !== undefined &&
      (!this.primary.choice.declines || this.offer?.choices.length === 1),
  )
  /** The place of the one choice that wants a number, if there are few: the bar has a press for each, -1 without. */
  readonly counted: number = $derived.by(() => {
    const choices = this.offer?.choices ?? []
    const first = choices.findIndex(wantsMore)
    const only = first === choices.findLastIndex(wantsMore) ? choices[first] : undefined
    return only && isCounted(only) ? first : -1
  })
  /** Of a few choices all that are placed are about one thing: to touch it is no answer yet. */
  readonly #oneThing: boolean = $derived.by(() => {
    const choices = this.offer?.choices ?? []
    const placed = choices.map(({ refs }) => refs?.filter((ref) => this.placed.has(ref)) ?? [])
    const about = placed.filter(({ length }) => length > 0)
    const [first] = about.flat()
    return (
      about.length > 1 && choices.length <= inBar + 1 && about.flat().every((ref) => ref === first)
    )
  })
  /**
   * There are so few, each but a press, that those on the board stand in the bar too beside one that is not there: or one
   * would see in it but the way out.
   */
  readonly #brief: boolean = $derived.by(() => {
    const choices = this.offer?.choices ?? []
    const elsewhere = ({ refs }: ChoiceInfo) => refs?.some((ref) => this.placed.has(ref))
    return choices.length <= inBar && !choices.some(wantsMore) && !choices.every(elsewhere)
  })
  /** There are so few choices that the bar has room for all of them. */
  readonly #countable: boolean = $derived((this.offer?.choices.length ?? 0) <= inBar + 1)
  /** What is to be chosen nowhere but in the bar or the list; what a lesson holds back is not to be chosen yet. */
  readonly loose: KeyedChoice[] = $derived.by(() =>
    (this.onSheet ? [] : this.groups)
      .flatMap(({ choices }) => choices)
      .filter(({ place }) => this.holds(place) === '')
      .filter(
        ({ choice, place }) =>
          this.#oneThing ||
          this.#brief ||
          (this.behind && this.#countable) ||
          place === this.counted ||
          !choice.refs?.some((ref) => this.placed.has(ref)),
      )
      .filter(({ place }) => place !== this.primary?.place),
  )
  /** The bar has room for what is to be chosen nowhere else. */
  readonly few: boolean = $derived(
    this.loose.length <= inBar &&
      this.loose.filter(({ choice }) => wantsMore(choice)).length <= 1 &&
      !this.groups.some(({ choices }) => dialled(choices)),
  )
  /** A play on the stage covers what is to be chosen and is not in the bar. */
  readonly #covered: boolean = $derived.by(() => {
    const shown = this.loose.length + (this.primary ? 1 : 0)
    return this.behind && this.groups.flatMap(({ choices }) => choices).length > shown
  })
  /** Counsel may be asked for: the table allows it, and there are several ways to answer. */
  readonly advisable: boolean = $derived.by(() => {
    const [only, ...others] = this.offer?.choices ?? []
    const several = only !== undefined && (others.length > 0 || wantsNumber(only))
    return several && this.stream.update?.table.manners.counsel === true
  })
  /** It is shown, in place of the list. */
  readonly advised: boolean = $derived.by(() => this.counsel.on(this.offer?.token ?? ''))
  /** The list of choices is unfolded: it is wanted, or not all of it is to be chosen elsewhere. */
  readonly listed: boolean = $derived.by(() => {
    if (this.advised) return false
    if (this.#unfolded && this.#unfolded.token === this.offer?.token) return this.#unfolded.open
    return preferences.now.list || (!this.looks && (this.#covered || this.told || !this.few))
  })
  /** Digits are those of what is unfolded: the list, counsel in its place, a menu on the board. */
  readonly digits: boolean = $derived.by(
    () => this.listed || this.advised || this.menu !== undefined,
  )
  readonly menuRefused = $derived.by(() => (this.menu ? this.#refusedAt(this.menu.ref) : []))

  /** What could be touched lies behind a play on the stage. */
  behind = $state(false)
  /** What is to be read before one answers is told in the list alone. */
  told = $state(false)
  /** A play on the stage has more to show: the list stays folded until it is wanted. */
  looks = $state(false)
  /** A play that is over at the table still runs on the stage: what is asked after it waits until that has been seen. */
  untold = $state(false)
  /** How likely what may be begun comes out well. */
  readonly chances = new Chances()
  /** What somebody who thinks ahead would answer. */
  readonly counsel = new Counsel()

  readonly #keys = new Keyring()

  constructor(
    readonly stream: TableStream,
    /** Whether nothing can be chosen now: the table is shown as it was once. */
    readonly closed: () => boolean = () => false,
    /** Why a choice has to wait; '' if it does not. A lesson holds back what comes later. */
    readonly holds: (place: number) => string = () => '',
    /** The number with which a choice begins that wants one, if a lesson tells it. */
    readonly begins: (place: number) => number | undefined = () => undefined,
    /** What one would be done without having done, as a plan without a card; '' of all else. */
    readonly forgets: (choice: ChoiceInfo) => string = () => '',
  ) {}

  /** What is asked now; null as long as nothing of it can be chosen. */
  get offer(): OfferInfo | null {
    return this.closed() || this.untold ? null : (this.stream.update?.offer ?? null)
  }

  /** pick chooses; a choice that wants a number or words asks for them first. */
  pick(place: number) {
    const choice = this.offer?.choices[place]
    if (!choice || this.#waits(place)) return
    this.menu = undefined
    this.counsel.close()
    if (wantsMore(choice)) this.filling = place
    else this.#decide(place, choice.low, '')
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
    const choice = this.offer?.choices[place]
    const asks = preferences.now.sure || (choice !== undefined && this.forgets(choice) !== '')
    if (choice && isDoubted(choice, number, asks)) this.doubted = { place, number, words }
    else void this.stream.answer(place, number, words)
  }

  /** press chooses what carries a key; it says whether anything does. */
  press(key: string): boolean {
    if (this.advised && !this.menu) return this.#pressAdvice(key)
    const keyed = this.#keyed(key)
    if (keyed) this.pick(keyed.place)
    return keyed !== undefined
  }

  /** has says whether something that may be chosen carries a key. */
  has(key: string): boolean {
    return this.#keyed(key) !== undefined
  }

  #keyed(key: string): KeyedChoice | undefined {
    const shown = this.menu ? this.menuChoices : this.groups.flatMap((group) => group.choices)
    return shown.find((candidate) => candidate.key === key)
  }

  /** pressAdvice gives the answer of counsel that carries a key: those of the list are out of sight. */
  #pressAdvice(key: string): boolean {
    const advice = this.counsel.all?.[Number(key) - 1]
    if (advice) this.heed(advice)
    return advice !== undefined
  }

  /**
   * touch chooses what a thing on the board stands for, or shows the several there are: its own, and
   * those of what lies so close by that it may have been meant. What leaves something to chance or opens a secret is
   * never done by one click on the board: it is shown too. What a sheet wants from the board goes there. What a rule
   * forbids says so.
   */
  touch(ref: string, x: number, y: number, beside: string[] = []) {
    if (this.stream.busy) return
    const refs = [ref, ...beside]
    const choices = this.#picks ? [] : withRefs(this.groups, refs)
    const [only] = choices
    if (this.#picks && refs.some((one) => this.lit.has(one))) this.picking?.take(refs)
    else if (only && choices.length === 1 && !isFate(only.choice.final)) this.pick(only.place)
    else if (only || this.#refusedAt(ref).length > 0) this.menu = { ref, beside, x, y }
  }

  /** A sheet takes what is touched on the board. */
  get #picks(): boolean {
    return (this.picking?.refs.length ?? 0) > 0
  }

  #refusedAt(ref: string): RefusedInfo[] {
    const ahead = this.#picks ? (this.picking?.refused ?? []) : []
    const refused = refusedWithRef({ refused: [...ahead] }, ref)
    return refused.length > 0 ? refused : refusedWithRef(this.offer, ref)
  }

  /** carries is what of a piece can be dragged somewhere, of its refs and those of what it stands on; '' if none. */
  carries(refs: readonly string[]): string {
    if (this.stream.busy) return ''
    return refs.find((ref) => this.#goals(ref).size > 0) ?? ''
  }

  /** carry is touch for what is dragged to one of some things, the nearest first. */
  carry(carried: string, refs: readonly string[], x: number, y: number) {
    const goals = this.#goals(carried)
    const goal = refs.find((ref) => goals.has(ref))
    if (goal === undefined || this.picking?.take([goal], carried)) return
    const [only, ...others] = this.#carrying(carried, goal)
    if (only && others.length === 0 && !isFate(only.choice.final)) this.pick(only.place)
    else if (only) this.menu = { ref: goal, beside: [], carried, x, y }
  }

  /** goals are the things that something can be dragged to. */
  #goals(carried: string): ReadonlySet<string> {
    const { picking } = this
    if (picking?.refs.length) {
      const goals = picking.moves.get(carried)
      return goals ? litRefs([{ refs: goals }]) : none
    }
    const choices = this.offer?.choices.filter((_, place) => !this.holds(place)) ?? []
    const moves = choices.filter((choice) => this.movers(choice).includes(carried))
    return litRefs(moves.map(({ refs }) => ({ refs: refs?.filter((ref) => ref !== carried) })))
  }

  /** carrying are the choices that something stands for which is dragged to another. */
  #carrying(carried: string, goal: string): KeyedChoice[] {
    return withRefs(this.groups, [goal]).filter(({ choice }) =>
      this.movers(choice).includes(carried),
    )
  }

  /** fold unfolds the list of choices, or folds it away, as long as this question stands. */
  fold() {
    const token = this.offer?.token
    const open = !this.listed // of which there is nothing while counsel is in its place
    this.counsel.close()
    if (token !== undefined) this.#unfolded = { token, open }
  }

  /** advise asks for counsel on what is asked and shows it, or puts it away. */
  advise() {
    const { update } = this.stream
    if (this.advised) this.counsel.close()
    else if (this.advisable && update?.offer)
      void this.counsel.ask(update.table.id, update.seat, update.offer.token)
  }

  /** heed gives an answer that counsel names. */
  heed({ choice, number }: BetterChoice) {
    this.counsel.close()
    this.fill(choice, number, '')
  }

  /** close shuts the menu, puts counsel away or lets go of what was picked; it says whether anything was open. */
  close(): boolean {
    const open = this.menu !== undefined || this.advised || this.filling >= 0
    this.menu = undefined
    this.counsel.close()
    this.filling = -1
    return open
  }
}
