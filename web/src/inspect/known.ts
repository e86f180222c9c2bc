import { server } from '../common/server'
import { language } from '../i18n'
import type { CardInfo, ForesightInfo, GiveAnswer } from '../wire/http'

// What has been asked of the server lately: moving to and fro over the same choice asks once.

const most = 60

function remembered<T>(kept: Map<string, T>, key: string, asked: () => Promise<T>): Promise<T> {
  const known = kept.get(key)
  if (known) return Promise.resolve(known)
  return asked().then((value) => {
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return value
  })
}

const foresights = new Map<string, ForesightInfo | undefined>()
const cards = new Map<string, CardInfo>()

/** foresee asks what a choice of an offer would do; nothing comes of an offer that no longer stands. */
export function foresee(
  table: string,
  answer: GiveAnswer,
  signal: AbortSignal,
): Promise<ForesightInfo | undefined> {
  const key = `${language.now} ${table} ${answer.token} ${answer.choice} ${answer.number}`
  return remembered(foresights, key, () => server.foresight(table, answer, signal))
}

/** about asks what a thing is, as a seat sees it when the record has so many rows. */
export function about(
  table: string,
  seat: number,
  row: number,
  ref: string,
  signal: AbortSignal,
): Promise<CardInfo> {
  const key = `${language.now} ${table} ${seat} ${row} ${ref}`
  return remembered(cards, key, () => server.about(table, seat, ref, signal))
}
