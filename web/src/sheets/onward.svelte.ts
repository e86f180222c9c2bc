import { toasts } from '../common/toasts.svelte'
import { wantsMore } from '../table/choices'
import type { ChoiceInfo, Link, OfferInfo } from '../wire/http'
import { Draft, linkOf, speaking, tryOut, type Asked, type Speaks } from './draft.svelte'

/** What a game says of where its choices lead, by the name of a prompt: see Game. */
interface Leads {
  onward?: Record<string, readonly string[]>
  all?: Record<string, string>
}

/** An answer that may follow another at once. */
export interface Next {
  choice: ChoiceInfo
  number: number
}

/** Where a choice leads: what may be answered then, so that both are answered with one press. */
export interface Way {
  lead: ChoiceInfo
  next: Next[]
  /** The same is asked again: what follows only closes it. */
  closes: boolean
}

const patience = 150 // milliseconds after which a question is worth a trial
const mostLeads = 8
const mostNext = 8 // of more one chooses better one after the other
const mostBrief = 16 // presses over the board; more of them stand in the list
const mostNumbers = 5 // so many that each has a button of its own

/**
 * Onward is what may be answered with what is asked now and with the next question, where a game says that the one only
 * leads to the other. The server says what would be asked then.
 */
export class Onward {
  ways = $state.raw<Way[]>([])
  readonly draft: Draft

  #of = $state('') // the token of the question that the ways go on from

  constructor(
    readonly game: Leads,
    readonly stream: Asked,
    /** Whether nothing can be answered now. */
    readonly closed: () => boolean = () => false,
    readonly speaks: Speaks = speaking(stream),
  ) {
    this.draft = new Draft(stream, speaks)
  }

  /** What can be answered so at this moment. */
  readonly open: readonly Way[] = $derived.by(() =>
    this.closed() || this.#of !== this.stream.update?.offer?.token ? [] : this.ways,
  )

  /** What may be done to each of several things, and with one press to all. */
  readonly all: readonly ChoiceInfo[] = $derived.by(() => {
    const { name = '', choices = [] } = (this.closed() ? null : this.stream.update?.offer) ?? {}
    const alike = choices.filter((choice) => choice.verb === this.game.all?.[name])
    return alike.length > 1 && !alike.some(wantsMore) ? alike : []
  })

  /** Whether anything can be answered so, and it is little enough to lie over the board. */
  readonly brief: boolean = $derived.by(() => {
    const presses = this.open.reduce(
      (sum, { next }) => sum + next.length,
      this.all.length > 0 ? 1 : 0,
    )
    return presses > 0 && presses <= mostBrief
  })

  /** follow finds out where the choices of an offer lead; the returned function lets go of it. */
  follow(seat: number, offer: OfferInfo | null): () => void {
    const leads = offer ? leadsOf(this.game, offer) : []
    if (!offer || leads.length === 0) return () => undefined
    const stop = new AbortController()
    const timer = setTimeout(() => void this.#look(seat, offer, leads, stop.signal), patience)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }

  /** go gives the choice that leads and the one that follows, as one. */
  go({ lead }: Way, { choice, number }: Next): Promise<void> {
    return this.#give([linkOf(lead, lead.low), linkOf(choice, number)])
  }

  /** goAll gives all that are alike, one after the other, as far as they are offered then. */
  goAll(): Promise<void> {
    return this.#give(this.all.map((choice) => linkOf(choice, choice.low)))
  }

  async #give(links: Link[]) {
    this.draft.write([])
    if (await this.draft.confirm(links)) return
    if (this.draft.error) toasts.good(this.draft.error)
  }

  async #look(seat: number, offer: OfferInfo, leads: ChoiceInfo[], signal: AbortSignal) {
    const ways: Way[] = []
    for (const lead of leads) {
      const sheet = { seat, token: offer.token, links: [linkOf(lead, lead.low)] }
      // What cannot be tried is answered as ever, one after the other.
      const trial = await tryOut(this.speaks, this.stream.id, sheet, signal).catch(() => undefined)
      if (signal.aborted) return
      const asked = trial?.played === 1 ? trial.offer : null
      const closes = asked?.name === offer.name
      const next = asked ? nextOf(asked, closes) : []
      if (next.length > 0 && next.length <= mostNext) ways.push({ lead, next, closes })
    }
    this.ways = ways
    this.#of = offer.token
  }
}

/** leadsOf are the choices that lead on: of the verbs that do, in the game's order, those that are not too many. */
function leadsOf(game: Leads, { name, choices }: OfferInfo): ChoiceInfo[] {
  let leads: ChoiceInfo[] = []
  for (const verb of game.onward?.[name] ?? []) {
    const more = choices.filter((one) => one.verb === verb && !wantsMore(one) && !one.stake)
    if (leads.length + more.length <= mostLeads) leads = [...leads, ...more]
  }
  return leads
}

/**
 * nextOf are the answers to a question that take one press: a few numbers one each. What is at stake is asked alone. Of a
 * question that is asked again only what closes it is wanted.
 */
function nextOf({ choices }: OfferInfo, again: boolean): Next[] {
  return choices.flatMap((choice): Next[] => {
    if (again && !choice.closes) return []
    if (choice.stake || choice.words || choice.dials) return []
    if (!wantsMore(choice)) return [{ choice, number: choice.low }]
    const { low, high } = choice
    if (high - low >= mostNumbers) return []
    return Array.from({ length: high - low + 1 }, (_, i) => ({ choice, number: low + i }))
  })
}
