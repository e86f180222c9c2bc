import { toasts } from '../common/toasts.svelte'
import type { Hand } from '../games/game'
import { Draft, linkOf } from '../sheets/draft.svelte'
import type { Chooser } from '../table/chooser.svelte'
import type { KeyedChoice } from '../table/keyed'
import type { Laying } from './again'

/** Choices that name a card, and those of them that name a place for it too. */
const naming = (all: readonly KeyedChoice[], ...refs: string[]) =>
  all.filter(({ choice }) => refs.every((ref) => choice.refs?.includes(ref)))

/**
 * Holding is the hand of somebody who plays cards: one that is pressed goes to the place that was chosen, or to the first
 * with room; one that is dragged, where it is let go; one that asks for no place is played.
 */
export class Holding {
  /** What is laid at once. */
  readonly draft: Draft

  #held = $state.raw('')
  #aim = $state.raw({ slot: '', again: '' }) // the place that was chosen last, and on which occasion

  readonly #asked = $derived.by(() => this.chooser.groups.flatMap(({ choices }) => choices))
  readonly #choices = $derived.by(() => (this.chooser.stream.busy ? [] : this.#asked))
  readonly #slots = $derived.by(() => (this.hand().slots ?? []).map(({ ref }) => ref))
  /** The card that is held, '' if none is; what is no longer offered is let go. */
  readonly held = $derived.by(() => (this.pairs(this.#held).length > 0 ? this.#held : ''))
  /** Where a card of the hand may be laid. */
  readonly open = $derived.by(() => {
    const asked = this.#now(this.#asked)
    const cards = this.hand().cards.flatMap(({ ref }) => naming(asked, ref))
    const refs = cards.flatMap(({ choice }) => choice.refs ?? [])
    return this.#slots.filter((slot) => refs.includes(slot))
  })
  /** Where the next card goes that is pressed, '' if none does. */
  readonly goal = $derived.by(() => this.#goalAmong(this.open))
  /** Where the held card may be laid. */
  readonly targets = $derived.by(() => {
    const refs = this.#now(this.pairs(this.held)).flatMap(({ choice }) => choice.refs ?? [])
    return refs.filter((ref) => ref !== this.held)
  })

  constructor(
    readonly chooser: Chooser,
    readonly hand: () => Hand,
  ) {
    this.draft = new Draft(chooser.stream)
  }

  /** pairs are the choices that lay a card into one of the slots. */
  pairs(card: string): KeyedChoice[] {
    if (!card) return []
    return naming(this.#choices, card).filter(({ choice }) =>
      choice.refs?.some((ref) => this.#slots.includes(ref)),
    )
  }

  /** lays says whether a card may be laid into a place now. */
  lays(card: string, slot: string): boolean {
    return this.#now(naming(this.pairs(card), slot)).length > 0
  }

  /** plays is the choice that plays a card and asks for no place, if it is the only one. */
  plays(card: string): KeyedChoice | undefined {
    const all = naming(this.#choices, card)
    return all.length === 1 && this.pairs(card).length === 0 ? all[0] : undefined
  }

  /** lit says whether something can be done with a card now. */
  lit(card: string): boolean {
    return this.#now(naming(this.#choices, card)).length > 0
  }

  /**
   * press lays a card where it goes; it says whether that is all there is to do. What has to wait is picked nevertheless,
   * which says why.
   */
  press(card: string): boolean {
    const pairs = this.pairs(card)
    const all = pairs.length > 0 ? pairs : naming(this.#choices, card)
    if (all[0] && this.#now(all).length === 0) {
      this.chooser.pick(all[0].place)
      return true
    }
    if (pairs.length === 0) return false
    const goal = this.#goalAmong(this.#slots.filter((slot) => this.lays(card, slot)))
    if (goal) {
      this.#held = card
      this.lay(goal)
    }
    return true
  }

  /** aim chooses the place where cards go that are pressed, and says why where none may lie there. */
  aim(slot: string) {
    if (this.open.includes(slot)) this.#aim = { slot, again: this.hand().again ?? '' }
    else this.#refuse(slot)
  }

  #goalAmong(slots: readonly string[]): string {
    const { slot, again } = this.#aim
    return slots.includes(slot) && again === (this.hand().again ?? '') ? slot : (slots[0] ?? '')
  }

  /** hold takes a card up; it says whether it can be laid anywhere. */
  hold(card: string): boolean {
    this.#held = card
    return this.held === card
  }

  letGo() {
    this.#held = ''
  }

  /** lay lays the held card where it may go, and says why where it may not. It says whether it was laid. */
  lay(target: string): boolean {
    const [choice] = naming(this.pairs(this.held), target)
    if (!choice) {
      this.#refuse(target)
      return false
    }
    this.letGo()
    this.chooser.pick(choice.place)
    return true
  }

  /** layAll lays several cards by one answer, and what closes with them: one taking back takes them all. */
  async layAll(cards: readonly Laying[], closing?: KeyedChoice) {
    const links = cards.flatMap(({ card, slot }) => {
      const [one] = this.#now(naming(this.pairs(card), slot))
      return one ? [linkOf(one.choice)] : []
    })
    this.letGo()
    if (await this.draft.confirm(closing ? [...links, linkOf(closing.choice)] : links)) return
    if (this.draft.error) toasts.good(this.draft.error)
  }

  /** whyNot is why the held card, or any, may not go to a place; '' if nothing is said of it. */
  whyNot(target: string): string {
    const refused = this.chooser.offer?.refused ?? []
    const named = refused.find(
      ({ refs }) => refs?.includes(target) && (!this.held || refs.includes(this.held)),
    )
    return this.open.includes(target) ? '' : (named?.why ?? '')
  }

  #refuse(target: string) {
    const why = this.whyNot(target)
    if (why) toasts.good(why)
  }

  /** now are those of some choices that need not wait. */
  #now(some: KeyedChoice[]): KeyedChoice[] {
    return some.filter(({ place }) => this.chooser.holds(place) === '')
  }
}
