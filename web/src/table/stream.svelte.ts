import { changed, type Change } from '../common/change'
import { returning } from '../common/returning'
import { Refusal, server } from '../common/server'
import { attempt } from '../common/toasts.svelte'
import { Correspondence } from '../letters/correspondence.svelte'
import { Pacing } from '../replay/pacing.svelte'
import { heads } from '../waiting/heads.svelte'
import type {
  GiveSheet,
  SheetInfo,
  GiveOrder,
  HeadsInfo,
  LettersInfo,
  LineInfo,
  PresenceInfo,
  TableInfo,
  Update,
} from '../wire/http'

export type Connection = 'opening' | 'live' | 'lost'

/** What of an EventSource a stream needs. */
export interface Source {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onerror: ((event: Event) => void) | null
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void
  close(): void
}

const closed = 2 // EventSource.CLOSED: the browser has given up
const firstWait = 1000
const longestWait = 15000

const sameLine = (a: LineInfo, b: LineInfo) =>
  a.row === b.row && a.index === b.index && a.text === b.text

/**
 * TableStream is a table as one seat sees it, kept up to date by the server, and what that seat says.
 * The browser reconnects by itself and resumes where it was; when it gives up, the stream opens a new
 * source, which tells everything again.
 */
export class TableStream {
  /**
   * What is shown: the last that came, or while others' deeds are shown one at a time what they have led to,
   * with what the seat may do by now. Undefined until the first.
   */
  update = $state.raw<Update>()
  chronicle = $state.raw<LineInfo[]>([])
  /** What the last update added to the chronicle and had not been told before; nothing when it told the whole. */
  news = $state.raw<LineInfo[]>([])
  connection = $state<Connection>('opening')
  /** Who has a page of the table open; undefined until it is told. */
  presence = $state.raw<PresenceInfo>()
  readonly correspondence: Correspondence

  /** The table of the last update, with who is there by now. */
  readonly table: TableInfo | undefined = $derived(this.#withPresence())

  /** The tokens of what has been answered and is not yet superseded. */
  #sent = $state<string[]>([])
  #latest: Update | undefined
  #shown: Update | undefined
  #source: Source | undefined
  #wait = firstWait
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    readonly connect: (url: string) => Source = (url) => new EventSource(url),
    readonly pacing = new Pacing(() => 'once'),
  ) {
    this.correspondence = new Correspondence(id)
  }

  /** open follows the table for a seat, or the caller's first; again in another language, say. */
  open(seat?: number) {
    this.close()
    this.connection = 'opening'
    const url = server.events(this.id, seat)
    const source = this.connect(url)
    this.#source = source
    source.onopen = () => {
      this.connection = 'live'
      this.#wait = firstWait
    }
    const comesBack = returning(source)
    source.onerror = () => {
      if (comesBack()) return
      this.connection = 'lost'
      if (source.readyState === closed) this.#later(() => this.open(seat))
    }
    let told: Update // as the server has told it: what has changed is told of this
    const hear = (update: Update) => this.#hear((told = update))
    const on = <Event>(kind: string, take: (event: Event) => void) =>
      source.addEventListener(kind, (event) => take(JSON.parse(event.data) as Event))
    on<Update>('update', hear)
    on<Change>('patch', (change) => hear(changed(told, change)))
    on<PresenceInfo>('presence', (presence) => (this.presence = presence))
    on<LettersInfo>('letters', (letters) => this.correspondence.take(letters))
    on<HeadsInfo>('heads', (told) => heads.take(told))
  }

  close() {
    clearTimeout(this.#timer)
    this.pacing.forget()
    this.#source?.close()
    this.#source = undefined
  }

  /** Whether the offer has been answered and the server's word is awaited. */
  get busy(): boolean {
    return this.#isSent(this.update?.offer?.token)
  }

  get busyAside(): boolean {
    return this.#isSent(this.update?.asides?.token)
  }

  /** answer gives the choice at a place of the offer, with a number and words if it wants them. */
  async answer(place: number, number = 0, note = '') {
    const { seat, offer } = this.update ?? {}
    if (seat === undefined || !offer || this.busy) return
    const { token } = offer
    await this.#send(token, () =>
      server.answer(this.id, { seat, token, choice: place, number, note }),
    )
  }

  /** give gives several answers as one; what was asked is busy until the table has gone on. */
  async give(sheet: GiveSheet): Promise<SheetInfo> {
    this.#sent = [...this.#sent, sheet.token]
    try {
      const done = await server.sendSheet(this.id, sheet)
      if (done.played === 0) this.#forget(sheet.token)
      return done
    } catch (error) {
      this.#forget(sheet.token)
      throw error
    }
  }

  /** order gives the choice at a place of the offer, and has it given again from now on, for a term. */
  async order(place: number, number: number, term: GiveOrder['term']) {
    const { seat, offer } = this.update ?? {}
    if (seat === undefined || !offer || this.busy) return
    const { token } = offer
    await this.#send(token, () =>
      server.order(this.id, { seat, token, choice: place, number, note: '', term }),
    )
  }

  /** aside does something out of turn. */
  async aside(place: number, number = 0, note = '') {
    const { seat, asides } = this.update ?? {}
    if (seat === undefined || !asides || this.busyAside) return
    const { token } = asides
    await this.#send(token, () =>
      server.aside(this.id, { seat, token, choice: place, number, note }),
    )
    this.#forget(token) // the same may be done again
  }

  /** takeBack takes the seat's last answer back, or says why it cannot be. */
  async takeBack() {
    const { seat, undo } = this.update ?? {}
    if (seat === undefined || !undo) return
    await attempt(async () => {
      if (!undo.may) throw new Refusal('conflict', undo.why)
      await server.takeBack(this.id, { seat })
    })
  }

  #withPresence(): TableInfo | undefined {
    const { update, presence } = this
    if (!update || !presence) return update?.table
    const chairs = update.table.chairs.map((chair, seat) => ({
      ...chair,
      here: presence.here[seat] ?? false,
    }))
    return { ...update.table, chairs }
  }

  #isSent(token: string | undefined): boolean {
    return token !== undefined && this.#sent.includes(token)
  }

  async #send(token: string, give: () => Promise<unknown>) {
    this.#sent = [...this.#sent, token]
    let given = false
    await attempt(async () => {
      await give()
      given = true
    })
    if (!given) this.#forget(token)
  }

  #forget(token: string) {
    this.#sent = this.#sent.filter((sent) => sent !== token)
  }

  /** hear takes in what has come; it is shown when its time comes. */
  #hear(update: Update) {
    this.#latest = update
    this.connection = 'live'
    this.pacing.take(update, (updates) => this.#take(updates))
    this.update = this.#seen()
    const asked = [update.offer?.token, update.asides?.token]
    this.#sent = this.#sent.filter((token) => asked.includes(token))
  }

  /**
   * take shows updates; of all but the last only the chronicle is left to tell. After an answer that was taken or given
   * back what others did since is told again: those lines stay the same, and are no news.
   */
  #take(updates: Update[]) {
    let told: LineInfo[] = []
    for (const { chronicle } of updates) {
      const { from } = chronicle
      const kept = this.chronicle.slice(0, from)
      const again = this.chronicle.slice(from)
      const lines = (chronicle.lines ?? []).map(
        (line) => again.find((was) => sameLine(was, line)) ?? line,
      )
      const stands = (line: LineInfo) => !again.includes(line) || lines.includes(line)
      const added = lines.filter((line) => !again.includes(line))
      told = from === 0 ? [] : [...told.filter(stands), ...added]
      this.chronicle = [...kept, ...lines]
    }
    this.news = told
    this.#shown = updates.at(-1)
    this.update = this.#seen()
  }

  /** seen is what is shown, with what the seat may do by now: nobody is kept waiting by what he looks at. */
  #seen(): Update | undefined {
    const [shown, latest] = [this.#shown, this.#latest]
    if (!shown || !latest || shown === latest) return latest
    const { row, view, chronicle, standing, waits, answered } = shown
    const { turn, waiting, moved } = shown.table
    const table = { ...latest.table, turn, waiting, moved }
    return { ...latest, row, view, chronicle, standing, waits, answered, table }
  }

  #later(again: () => void) {
    this.#timer = setTimeout(again, this.#wait)
    this.#wait = Math.min(2 * this.#wait, longestWait)
  }
}
