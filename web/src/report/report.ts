import type { Count } from '../games/game'
import { matters } from '../replay/stops'
import { entriesOf, sameMatter, type Deed } from '../table/deeds'
import type { LineInfo } from '../wire/http'
import { Headline } from '../wire/play'
import type { Place } from '../wire/play'

/** How a turn went, for one seat. */
export interface Report {
  turn: number
  over: boolean // the turn, not the game
  from: number // it began after this row of the record
  to: number
  before: readonly number[] | undefined // the ledger as the turn began; undefined while it is not known
  after: readonly number[]
  reasons: readonly Reason[][] // by entry of the ledger
  was: readonly Place[] | undefined // the places as the turn began
  places: readonly Place[]
}

/** What changed an entry of the ledger, and by how much. */
export interface Reason {
  why: string
  by: number
}

/** numbersOf are the entries of a ledger that are numbers. */
export function numbersOf(counts: readonly Count[]): number[] {
  return counts.map(({ value }) => (typeof value === 'number' ? value : NaN))
}

/** reasoned adds by how much the entries of a ledger have changed to the reasons known, under a name. */
export function reasoned(
  reasons: readonly Reason[][],
  change: readonly number[],
  why: string,
): Reason[][] {
  return change.map((by, i) => {
    const known = reasons[i] ?? []
    if (!by || Number.isNaN(by)) return known
    const same = known.find((reason) => reason.why === why)
    if (!same) return [...known, { why, by }]
    return known.map((reason) => (reason === same ? { why, by: same.by + by } : reason))
  })
}

/** A headline of a report. */
export interface News {
  row: number
  head: LineInfo
  rest: LineInfo[] // what else was told of the same
  seats: number[]
  tone: 'done' | 'befell' | 'other' // by the viewer, to him, or neither
}

const most = 5
const ofOthers = 2 // of these, if they made headlines: else a turn in which much befell one would tell of nobody else

/** Who is in lines, and whom they concern. */
export interface Sees {
  seat: number // the viewer's
  seats: (lines: LineInfo[]) => number[]
  acts: (line: LineInfo) => number
  isSeat: (ref: string) => boolean
  touches: (line: LineInfo) => boolean
}

/** newsOf are the headlines of lines: at most five, the viewer's first, each kind as it came about. Others have a part in them. */
export function newsOf(lines: readonly LineInfo[], sees: Sees): News[] {
  const deeds = entriesOf(lines, sees.acts).flatMap((entry) =>
    entry.kind === 'deed' ? newsIn(entry, sees) : [],
  )
  const heads = ({ head }: News) => Number(head.weight === Headline)
  const ranked = deeds.toSorted((a, b) => heads(b) - heads(a))
  const elsewhere = ranked.filter(({ tone }) => tone === 'other')
  const kept = Math.min(ofOthers, elsewhere.filter(heads).length)
  const mine = ranked.filter(({ tone }) => tone !== 'other').slice(0, most - kept)
  const others = elsewhere.slice(0, most - mine.length)
  return [mine, others].flatMap((some) => some.toSorted((a, b) => a.row - b.row))
}

/** newsIn are the headlines of a deed, each with what else it told of the same. */
function newsIn({ row, lines }: Deed, sees: Sees): News[] {
  let left = lines.map(({ line }) => line)
  const news: News[] = []
  for (let head = left.find(matters); head; head = left.find(matters)) {
    const rest = sameMatter(head, left, sees.isSeat)
    const told = left.filter((line) => line === head || rest.includes(line))
    const seats = sees.seats(told)
    news.push({ row, head, rest, seats, tone: toneOf(told, seats, sees) })
    left = left.filter((line) => !told.includes(line))
  }
  return news
}

function toneOf(told: LineInfo[], seats: number[], sees: Sees): News['tone'] {
  if (sees.seat < 0) return 'other'
  if (seats[0] === sees.seat) return 'done'
  return told.some(sees.touches) ? 'befell' : 'other'
}

/**
 * movedOf is how many places a seat has won, below 0 lost. Who has the same by what the places are told by shares one: what
 * else parts them is not seen there.
 */
export function movedOf(report: Report, seat: number, worth: (place: Place) => number): number {
  const rank = (places: readonly Place[] = []) => {
    const own = places.find((place) => place.seat === seat)
    const level = (place: Place) => own && worth(place) === worth(own)
    return own && places.filter(level).reduce((best, place) => Math.min(best, place.rank), own.rank)
  }
  const [was, is] = [rank(report.was), rank(report.places)]
  return was === undefined || is === undefined ? 0 : was - is
}
