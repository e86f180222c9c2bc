import { language } from '../i18n'
import type {
  AnalysisInfo,
  CardInfo,
  ChanceInfo,
  CounselInfo,
  EarlierLetters,
  FitInfo,
  Followed,
  ForesightInfo,
  GameInfo,
  GiveAnswer,
  GiveOrder,
  GiveSheet,
  GiveWord,
  GlanceInfo,
  Haggle,
  InvitationInfo,
  LessonScript,
  MarkRead,
  Me,
  Moments,
  Mute,
  NewTable,
  OfferOf,
  OrderOf,
  Problem,
  Reached,
  Rematch,
  RemindersInfo,
  RuleBook,
  SeatOf,
  Seen,
  SheetInfo,
  ShownGame,
  Sit,
  StoryInfo,
  StudyOf,
  TableInfo,
  TicketInfo,
  TrialInfo,
  Unreached,
  WriteLetter,
} from '../wire/http'

/** Refusal is what the server answers when it does not do as asked. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule = '',
  ) {
    super(message)
  }
}

/** Nothing came back at all. */
export const unreachable = 'unreachable'

/** Where a server cannot look anything up, or none is reached, one can in a moment; until then so many milliseconds each. */
const moments = [200, 500, 1000]

/** patiently asks again in a moment where that may help. Only of what may be asked twice. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (const moment of moments)
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Refusal) || !['away', unreachable].includes(error.code)) throw error
      await new Promise((go) => setTimeout(go, moment))
    }
  return await ask()
}

async function call<T>(path: string, body?: string, how: RequestInit = {}): Promise<T> {
  let reply: Response
  try {
    reply = await fetch(
      path,
      body === undefined
        ? how
        : { ...how, method: 'POST', headers: { 'Content-Type': 'application/json' }, body },
    )
  } catch {
    throw new Refusal(unreachable, '')
  }
  if (!reply.ok) throw await refusal(reply)
  return (reply.status === 204 ? undefined : await reply.json()) as T
}

async function refusal(reply: Response): Promise<Refusal> {
  try {
    const problem = (await reply.json()) as Problem
    return new Refusal(problem.code, problem.message, problem.rule ?? '')
  } catch {
    return new Refusal(unreachable, '')
  }
}

const told = (path: string) => `${path}?lang=${language.now}`
const get = <T>(path: string) => patiently(() => call<T>(told(path)))
const post = <T>(path: string, what: unknown) => call<T>(told(path), JSON.stringify(what))
/** once is post of what carries its offer's token: however often it comes, it is taken once. */
const once = <T>(path: string, what: unknown) => patiently(() => post<T>(path, what))
const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`

/** server is all that the page asks of the server. */
export const server = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => post<Me>('/api/me', { name }),
  ticket: () => post<TicketInfo>('/api/me/ticket', {}),
  arrive: (ticket: string) => post<Me>('/api/me/device', { ticket }),
  reminders: () => get<RemindersInfo>('/api/me/reminders'),
  reach: (by: Reached) => post<undefined>('/api/me/reminders', by),
  unreach: (which: Unreached) => post<undefined>('/api/me/reminders/stop', which),

  games: () => get<GameInfo[]>('/api/games'),
  components: (game: string) => get<unknown>(`/api/games/${game}/components`),
  shown: (game: string) => get<ShownGame>(`/api/games/${game}/shown`),
  rules: (game: string) => get<RuleBook>(`/api/games/${game}/rules`),

  lesson: (game: string, id: string) => get<LessonScript>(`/api/lessons/${game}/${id}`),
  learn: (game: string, id: string) => post<TableInfo>(`/api/lessons/${game}/${id}`, {}),

  tables: () => get<TableInfo[]>('/api/tables'),
  table: (id: string) => get<TableInfo>(at(id)),
  glance: (id: string) => get<GlanceInfo>(`${at(id)}/glance`),
  invitation: (id: string) => get<InvitationInfo>(`${at(id)}/invitation`),
  fits: (table: NewTable) => post<FitInfo>('/api/tables/fits', table),
  open: (table: NewTable) => post<TableInfo>('/api/tables', table),
  sit: (id: string, sit: Sit) => post<TableInfo>(`${at(id)}/sit`, sit),
  stand: (id: string, seat: number) => post<TableInfo>(`${at(id)}/stand`, { seat }),
  resign: (id: string, which: SeatOf) => post<TableInfo>(`${at(id)}/resign`, which),
  agree: (id: string, word: GiveWord) => post<TableInfo>(`${at(id)}/motions`, word),
  study: (id: string, of: StudyOf) => post<TableInfo>(`${at(id)}/studies`, of),
  rematch: (id: string, how: Rematch) => post<TableInfo>(`${at(id)}/rematch`, how),
  start: (id: string) => post<TableInfo>(`${at(id)}/start`, {}),
  nameTable: (id: string, name: string) => post<TableInfo>(`${at(id)}/name`, { name }),
  callOff: (id: string) => post<undefined>(`${at(id)}/calloff`, {}),

  events: (id: string, seat?: number) =>
    told(`${at(id)}/events`) + '&patches=1' + (seat === undefined ? '' : `&seat=${seat}`),
  answer: (id: string, answer: GiveAnswer) => once<undefined>(`${at(id)}/answers`, answer),
  aside: (id: string, answer: GiveAnswer) => post<undefined>(`${at(id)}/asides`, answer),
  takeBack: (id: string, which: SeatOf) => post<undefined>(`${at(id)}/takeback`, which),
  order: (id: string, order: GiveOrder) => once<undefined>(`${at(id)}/orders`, order),
  revokeOrder: (id: string, which: OrderOf) => post<undefined>(`${at(id)}/orders/revoke`, which),
  resumeOrder: (id: string, which: OrderOf) => post<undefined>(`${at(id)}/orders/resume`, which),
  write: (id: string, letter: WriteLetter) => post<undefined>(`${at(id)}/letters`, letter),
  earlier: (id: string, key: string, before: number) =>
    call<EarlierLetters>(
      `${told(`${at(id)}/letters`)}&before=${before}&with=${encodeURIComponent(key)}`,
    ),
  markRead: (id: string, mark: MarkRead) => post<undefined>(`${at(id)}/read`, mark),
  mute: (id: string, mute: Mute) => post<undefined>(`${at(id)}/mute`, mute),
  /** Where my own stream is: how my tables stand. */
  myEvents: () => told('/api/events'),

  haggle: (id: string, move: Haggle) => post<undefined>(`${at(id)}/bargains`, move),

  /** sendSheet gives several answers as one. */
  sendSheet: (id: string, sheet: GiveSheet) => once<SheetInfo>(`${at(id)}/sheets`, sheet),
  /** tryOut says where several answers would lead; nothing if what they answer is no longer asked. */
  tryOut: (id: string, sheet: GiveSheet, signal: AbortSignal) =>
    call<TrialInfo | undefined>(told(`${at(id)}/trials`), JSON.stringify(sheet), { signal }),

  /** chances are how likely the choices of an offer come out well; nothing if it is no longer asked. */
  chances: (id: string, asked: OfferOf, signal: AbortSignal) =>
    call<ChanceInfo[] | undefined>(told(`${at(id)}/chances`), JSON.stringify(asked), { signal }),
  /** counsel names the best answers to what is asked; nothing if it is no longer asked. */
  counsel: (id: string, asked: OfferOf) =>
    post<CounselInfo[] | undefined>(`${at(id)}/counsel`, asked),
  /** foresight says what a choice would do; nothing if it is no longer offered. */
  foresight: (id: string, answer: GiveAnswer, signal: AbortSignal) =>
    call<ForesightInfo | undefined>(told(`${at(id)}/foresight`), JSON.stringify(answer), {
      signal,
    }),
  about: (id: string, seat: number, ref: string, signal: AbortSignal) => {
    const where = `${told(`${at(id)}/about`)}&seat=${seat}&ref=${encodeURIComponent(ref)}`
    return call<CardInfo>(where, undefined, { signal })
  },

  moments: async (id: string, seat: number, from: number, to: number) => {
    const where = `${told(`${at(id)}/moments`)}&seat=${seat}&from=${from}&to=${to}`
    return (await call<Moments>(where)).moments
  },
  /** seen is said also by a page that is about to go. */
  seen: (id: string, seen: Seen) =>
    call<undefined>(told(`${at(id)}/seen`), JSON.stringify(seen), { keepalive: true }),

  /** followed says what the page has shown of others' deeds. */
  followed: (id: string, followed: Followed) =>
    call<undefined>(told(`${at(id)}/followed`), JSON.stringify(followed), { keepalive: true }),

  /** Where the chronicle lies as a text to keep. */
  chronicle: (id: string, seat: number) => `${told(`${at(id)}/chronicle`)}&seat=${seat}`,
  story: (id: string) => get<StoryInfo>(`${at(id)}/story`),
  analysis: (id: string) => get<AnalysisInfo>(`${at(id)}/analysis`),
  record: (id: string) => `${at(id)}/record`,
  importRecord: (text: string) => call<TableInfo>(told('/api/records'), text),
}
