import { usual } from '../lobby/manners'
import type { ChairInfo, OfferInfo, TableInfo, Update } from '../wire/http'
import type { Source } from './stream.svelte'

/** A source whose events a test sends. */
export class FakeSource implements Source {
  readyState = 0
  onopen: ((event: Event) => void) | null = null
  onerror: ((event: Event) => void) | null = null
  #listeners = new Map<string, (event: MessageEvent<string>) => void>()

  constructor(readonly url: string) {}

  addEventListener(type: string, listener: (event: MessageEvent<string>) => void) {
    this.#listeners.set(type, listener)
  }

  close() {
    this.readyState = 2
  }

  open() {
    this.readyState = 1
    this.onopen?.(new Event('open'))
    this.event('open', {})
  }

  /** drop loses the connection; the browser tries again. */
  drop() {
    this.readyState = 0
    this.onerror?.(new Event('error'))
  }

  /** giveUp loses the connection for good. */
  giveUp() {
    this.readyState = 2
    this.onerror?.(new Event('error'))
  }

  update(update: Update) {
    this.event('update', update)
  }

  event(kind: string, what: unknown) {
    this.#listeners.get(kind)?.(new MessageEvent(kind, { data: JSON.stringify(what) }))
  }
}

export function anOffer(token: string, more: Partial<OfferInfo> = {}): OfferInfo {
  return {
    token,
    name: 'march',
    prompt: 'Choose the city to march on',
    hint: '',
    choices: ['one', 'two', 'three'].map((label) => ({
      id: label,
      verb: 'do',
      label,
      low: 0,
      high: 0,
    })),
    refused: [],
    terms: ['turn', 'game'],
    ...more,
  }
}

export function aTable(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'k3f9',
    game: 'warrior-knights',
    title: 'Warrior Knights',
    name: '',
    status: 'playing',
    options: {},
    manners: usual,
    chairs: [aChair('Anna'), aChair('Bruno')],
    mine: [0],
    host: true,
    shut: false,
    waiting: [0],
    myTurn: true,
    turn: 1,
    counts: '',
    clocks: [],
    play: null,
    motions: [],
    next: '',
    study: null,
    commitment: null,
    created: 0,
    moved: 0,
    now: 0,
    ...more,
  }
}

export function aChair(name: string, more: Partial<ChairInfo> = {}): ChairInfo {
  const nobody = {
    face: 0,
    bot: '',
    level: '',
    plays: '',
    own: false,
    standsIn: false,
    counsels: 0,
  }
  return { name, ...nobody, resigned: false, here: true, ...more }
}

export function anUpdate(more: Partial<Update> = {}): Update {
  return {
    row: 1,
    seen: 0,
    seat: 0,
    table: aTable(),
    view: {},
    offer: null,
    asides: null,
    bargains: null,
    undo: { may: false, why: '', answers: 0 },
    returned: [],
    orders: [],
    given: [],
    botted: 0,
    upgrades: [],
    waits: [],
    chronicle: { from: 0, lines: [] },
    answered: 0,
    lesson: null,
    better: null,
    standing: { over: false, turn: 1, winners: [], places: [] },
    ...more,
  }
}
