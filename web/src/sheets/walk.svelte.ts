import { untrack } from 'svelte'
import { toasts } from '../common/toasts.svelte'
import type { ChoiceInfo, Link, OfferInfo } from '../wire/http'
import { linkOf, type Draft } from './draft.svelte'

/** A question on the way of a draft, what was seen then, and what is answered. */
export interface Passed {
  offer: OfferInfo
  view: unknown
  given: ChoiceInfo
}

/** A way as far as it has been gone, and what is asked at its end. */
export interface Way {
  passed: readonly Passed[]
  offer: OfferInfo | null
  view: unknown
}

/** The questions of a way, the last of them open. */
export const questions = ({ passed, offer }: Way): OfferInfo[] => [
  ...passed.map((one) => one.offer),
  ...(offer ? [offer] : []),
]

/**
 * Walk writes a draft question by question: whoever has a plan says what it answers to each, and the server what is asked
 * then. So a sheet can fill in what nobody has asked yet.
 */
export class Walk {
  /** As far as the plan has been gone through; while that is done anew, as far as it was before. */
  known = $state.raw<Way>({ passed: [], offer: null, view: undefined })
  #passed = $state.raw<readonly Passed[]>([])
  #token = $state('') // of the question that the walk begins at
  #given = $state('') // of the one that has been answered

  constructor(
    readonly draft: Draft,
    /** What the plan answers; undefined where it says nothing, or has come to its end. */
    readonly answer: (offer: OfferInfo, way: Way) => ChoiceInfo | undefined,
    /** How much of what it answers, where that wants a number. */
    readonly amount: (given: ChoiceInfo) => number = () => 0,
  ) {}

  get #asked(): OfferInfo | null {
    return this.draft.stream.update?.offer ?? null
  }

  readonly #way: Way = $derived.by(() => ({
    passed: this.#passed,
    offer: this.draft.stopped ? null : this.draft.offer,
    view: this.draft.view,
  }))
  readonly #next: ChoiceInfo | undefined = $derived.by(() => {
    const { offer } = this.#way
    if (!offer || !this.draft.told || this.draft.links.length !== this.#passed.length) return
    return this.answer(offer, this.#way)
  })
  /** Whether the plan has been gone through to its end, or as far as it goes. */
  readonly settled: boolean = $derived.by(
    () =>
      this.draft.told &&
      !this.draft.sending &&
      this.draft.links.length === this.#passed.length &&
      !this.#next &&
      this.#token === this.#asked?.token,
  )

  /** begin goes through the plan from the start. */
  begin() {
    this.#passed = []
    this.#token = this.#asked?.token ?? ''
    this.draft.write([])
  }

  /** forget begins at another question, of which nothing is known yet. */
  forget() {
    this.known = { passed: [], offer: this.#asked, view: this.draft.stream.update?.view }
    this.begin()
  }

  /** follow goes a step further, if there is one. */
  follow() {
    const { draft } = this
    const next = this.#next
    if (this.settled) this.known = this.#way
    if (!next || draft.sending || this.#token !== this.#asked?.token) return
    if (this.#given === this.#token) return
    untrack(() => {
      const { passed, offer, view } = this.#way
      if (!offer) return
      this.#passed = [...passed, { offer, view, given: next }]
      draft.write([...draft.links, linkOf(next, this.amount(next))], 0)
    })
  }

  /**
   * give gives all of it and what closes with it; what was not taken stays. Where some was, another question comes, which
   * is begun anew: why it was not all is then said apart.
   */
  async give(closing: Link[] = []): Promise<boolean> {
    const { draft } = this
    const { length } = draft.links
    this.#given = this.#token
    const all = await draft.confirm(closing)
    if (all) return true
    this.#given = ''
    if (draft.links.length < length && draft.error) toasts.good(draft.error)
    return false
  }
}
