import { untrack } from 'svelte'
import { Refusal, server, unreachable } from '../common/server'
import { say } from '../i18n'
import { graveOf, type Grave } from '../table/choices'
import type {
  GiveOrder,
  GiveSheet,
  Link,
  OfferInfo,
  SheetInfo,
  TrialInfo,
  Update,
} from '../wire/http'

/** What of a table's stream a draft needs. */
export interface Asked {
  readonly id: string
  readonly update: Update | undefined
  /** Gives several answers as one, and knows that they are under way. */
  give?: (sheet: GiveSheet) => Promise<SheetInfo>
}

/** How a draft speaks with the server. */
export interface Speaks {
  try: (id: string, sheet: GiveSheet, signal: AbortSignal) => Promise<TrialInfo | undefined>
  send: (id: string, sheet: GiveSheet) => Promise<SheetInfo>
  order: (id: string, order: GiveOrder) => Promise<unknown>
}

/** speaking is how drafts of a stream speak with the server. */
export const speaking = (stream: Asked): Speaks => ({
  try: server.tryOut,
  send: (id, sheet) => (stream.give ? stream.give(sheet) : server.sendSheet(id, sheet)),
  order: server.order,
})

const soon = 400 // milliseconds after which what could not be tried is tried again
const latest = 3200 // and at most, for each time it waits twice as long

/**
 * tryOut says where a sheet leads. While the server has too much to do, or is out of reach, it asks again. Undefined: the
 * question has changed, or nobody waits for it any more.
 */
export async function tryOut(
  { try: ask }: Speaks,
  id: string,
  sheet: GiveSheet,
  signal: AbortSignal,
): Promise<TrialInfo | undefined> {
  for (let wait = soon; !signal.aborted; wait = Math.min(2 * wait, latest)) {
    try {
      return await ask(id, sheet, signal)
    } catch (error) {
      if (!passes(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return undefined
}

const passes = (error: unknown) =>
  error instanceof Refusal && (error.code === 'too-many' || error.code === unreachable)

const rest = 120 // milliseconds of quiet after which a change is tried

/**
 * Draft is what a player writes on a sheet: answers that are given as one. It knows no rules: after each change the
 * server is asked where the answers would lead, and what may follow is what is offered there.
 */
export class Draft {
  links = $state.raw<Link[]>([])
  /** Where the links led when they were last tried; of others, while new ones are being tried. */
  trial = $state.raw<TrialInfo>()
  trying = $state(false)
  sending = $state(false)
  /** Why not all was given; '' if it was. */
  error = $state('')
  /** How many of the links were taken when they were last given. */
  taken = 0

  #tried = $state.raw<Link[]>() // that the trial is of
  #soon: ReturnType<typeof setTimeout> | undefined
  #asking: AbortController | undefined

  constructor(
    readonly stream: Asked,
    readonly speaks: Speaks = speaking(stream),
  ) {}

  get #asked(): OfferInfo | null {
    return this.stream.update?.offer ?? null
  }

  /** The question it is written for; after an answer it may be the next one by then, whose sheet is not to be shut. */
  get token(): string {
    return this.#asked?.token ?? ''
  }

  /** What is asked after the links: what is asked now, as long as there are none. */
  readonly offer: OfferInfo | null = $derived.by(() => {
    if (!this.trial || (this.links.length === 0 && !this.trying)) return this.#asked
    return this.trial.offer
  })
  /** What is seen after the links. */
  readonly view: unknown = $derived.by(() =>
    this.trial && this.links.length > 0 ? this.trial.view : this.stream.update?.view,
  )
  /** Whether it is known where these links lead: not while they are tried, nor where that went wrong. */
  readonly told: boolean = $derived(
    !this.trying && (this.links.length === 0 || (!!this.trial && this.#tried === this.links)),
  )
  /** How many of the links the table would take, and why not the next. */
  readonly stopped = $derived.by(() => {
    if (this.trying || !this.trial || this.trial.played >= this.links.length) return undefined
    return { at: this.trial.played, why: this.trial.why, stop: this.trial.stop }
  })
  /** Whether the links hold as they are, so that they may be given. */
  readonly sound: boolean = $derived(
    !this.trying &&
      !this.sending &&
      (this.stopped === undefined ||
        // What chance decides, or brings another's turn, cannot be tried: it may be given, if it is the last.
        (blind(this.stopped.stop) && this.stopped.at === this.links.length - 1)),
  )

  /**
   * write puts links in the place of those there are, and asks where they lead from what is asked by now; after a while,
   * for more may change, or at once.
   */
  write(links: Link[], wait = rest) {
    const before = untrack(() => this.links) // it may be written whenever what it is made of changes
    if (JSON.stringify(links) !== JSON.stringify(before)) this.error = ''
    this.links = links
    if (links.length === 0) this.#quiet()
    else this.#later(wait)
  }

  /** grave is the first answer that cannot be taken back of those that are given with what closes with them. */
  grave(closing: Link[] = []): Grave | undefined {
    const asked = this.offer?.choices ?? []
    const left = this.links.slice(this.stopped?.at ?? this.links.length)
    for (const { id, number } of [...left, ...closing]) {
      const choice = asked.find((one) => one.id === id)
      const grave = choice && graveOf(choice, number, asked)
      if (grave) return grave
    }
    return undefined
  }

  /** confirm gives the links and what closes with them; it says whether all were given. What was not stays. */
  async confirm(closing: Link[] = []): Promise<boolean> {
    const sheet = this.#sheet([...this.links, ...closing])
    if (!sheet || sheet.links.length === 0) return false
    this.taken = 0
    return this.#give(async () => {
      const { played, why } = await this.speaks.send(this.stream.id, sheet)
      this.taken = played
      this.links = this.links.slice(played)
      this.error = played < sheet.links.length ? why : ''
    })
  }

  /** order gives one answer, and has it given again from now on: up to a number, for a term. It says whether it was. */
  async order({ id, number }: Link, term: GiveOrder['term']): Promise<boolean> {
    const { seat, offer } = this.stream.update ?? {}
    const choice = offer?.choices.findIndex((one) => one.id === id) ?? -1
    if (seat === undefined || !offer || choice < 0) return false
    const order = { seat, token: offer.token, choice, number, note: '', term }
    return this.#give(() => this.speaks.order(this.stream.id, order))
  }

  /** give sends something, once at a time; it says whether all went well. */
  async #give(send: () => Promise<unknown>): Promise<boolean> {
    if (this.sending) return false
    const { trial, links } = this
    this.#quiet()
    this.sending = true
    this.error = ''
    try {
      await send()
    } catch (error) {
      this.error = saidOf(error)
      // Nothing was given: where the links lead is what it was, so that they may be given once more.
      if (!this.trying && this.links === links) this.trial = trial
    } finally {
      this.sending = false
    }
    return this.error === ''
  }

  #sheet(links: Link[]): GiveSheet | undefined {
    const { seat, offer } = this.stream.update ?? {}
    return seat === undefined || !offer ? undefined : { seat, token: offer.token, links }
  }

  /** quiet asks nothing more, and forgets what was told. */
  #quiet() {
    clearTimeout(this.#soon)
    this.#asking?.abort()
    this.#asking = undefined
    this.trying = false
    this.trial = undefined
  }

  #later(wait = rest) {
    clearTimeout(this.#soon)
    this.trying = true
    this.#soon = setTimeout(() => void this.#try(), wait)
  }

  async #try() {
    const { links } = this
    const sheet = this.#sheet(links)
    if (!sheet) return this.#quiet()
    this.#asking?.abort()
    const asking = new AbortController()
    this.#asking = asking
    try {
      const trial = await tryOut(this.speaks, this.stream.id, sheet, asking.signal)
      if (asking.signal.aborted) return
      this.trying = trial === undefined // the question has changed, and comes again
      if (!trial) return
      this.trial = trial
      this.#tried = links
    } catch (error) {
      if (asking.signal.aborted) return
      this.trying = false
      this.error = saidOf(error)
    }
  }
}

function saidOf(error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  return error.code === unreachable ? say().unreachable : error.message
}

/** blind says whether a trial stopped before what would be taken, but shows more than its seat can know. */
export const blind = (stop: TrialInfo['stop']) => stop === 'fate' || stop === 'others'

/** linkOf is a choice as a link of a sheet. */
export const linkOf = ({ id }: { id: string }, number = 0, note = ''): Link => ({
  id,
  number,
  note,
})
