import type { LineInfo } from '../wire/http'
import { PhaseBegins, TurnBegins } from '../wire/play'
import { matters, refsOf } from '../replay/stops'

/** What stands in the chronicle: a heading, or a deed with all that came of it, which is one row of the record. */
export type Entry = { kind: 'turn' | 'phase'; line: LineInfo } | Deed

export interface Deed {
  kind: 'deed'
  row: number
  lines: Told[]
}

/** A line, and how often the deed told it. */
export interface Told {
  line: LineInfo
  times: number
}

/** More seats than these do not act in one deed: what several had prepared has come true together. */
const few = 2

/**
 * entriesOf groups lines by deed, under their turns and phases. Nothing stands there twice: neither the same
 * words of one deed, nor a phase in which nothing happened. by says who acts in a line, -1 nobody: what many had
 * prepared and one row brought about is as many deeds.
 */
export function entriesOf(
  lines: readonly LineInfo[],
  by: (line: LineInfo) => number = () => -1,
): Entry[] {
  return grouped(lines).flatMap((entry): Entry[] => {
    if (entry.kind !== 'deed') return [entry]
    const acting = entry.lines.map(({ line }) => by(line)).filter((seat) => seat >= 0)
    return new Set(acting).size > few ? apart(entry, by) : [entry]
  })
}

/** apart divides what one row told by who acts. */
function apart(deed: Deed, by: (line: LineInfo) => number): Deed[] {
  const deeds: Deed[] = []
  let acting = -1
  for (const told of deed.lines) {
    const seat = by(told.line)
    const last = deeds.at(-1)
    if (last && (seat < 0 || seat === acting)) last.lines.push(told)
    else deeds.push({ ...deed, lines: [told] })
    if (seat >= 0) acting = seat
  }
  return deeds
}

function grouped(lines: readonly LineInfo[]): Entry[] {
  const entries: Entry[] = []
  for (const line of lines) {
    if (line.weight === TurnBegins || line.weight === PhaseBegins) {
      const kind = line.weight === TurnBegins ? 'turn' : 'phase'
      if (entries.at(-1)?.kind === 'phase') entries.pop()
      entries.push({ kind, line })
    } else add(entries, line)
  }
  return entries
}

function add(entries: Entry[], line: LineInfo) {
  const last = entries.at(-1)
  if (last?.kind !== 'deed' || last.row !== line.row) {
    entries.push({ kind: 'deed', row: line.row, lines: [{ line, times: 1 }] })
    return
  }
  const same = last.lines.find((told) => told.line.text === line.text)
  if (same) same.times++
  else last.lines.push({ line, times: 1 })
}

/** keyOf names an entry among all. */
export function keyOf(entry: Entry): string {
  const first = entry.kind === 'deed' ? entry.lines[0]?.line : entry.line
  return `${first?.row}.${first?.index}`
}

/** headOf is the line of a deed that says most: a headline or a fight, else the first. */
export function headOf(lines: readonly Told[]): Told | undefined {
  return lines.find(({ line }) => matters(line)) ?? lines[0]
}

/**
 * sameMatter are the lines that tell of what one of them tells: they name a thing that it names, or a seat where it names
 * nothing else. One row tells all that came about until somebody was asked, and much of that has nothing to do with it.
 */
export function sameMatter(
  head: LineInfo,
  lines: readonly LineInfo[],
  isSeat: (ref: string) => boolean,
): LineInfo[] {
  const refs = refsOf([head])
  const things = refs.filter((ref) => !isSeat(ref))
  const named = things.length > 0 ? things : refs
  return lines.filter((line) => line !== head && refsOf([line]).some((ref) => named.includes(ref)))
}
