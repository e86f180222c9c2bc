import { partsOf } from '../table/markup'
import { Fight, Headline, PhaseBegins, Plain, TurnBegins, type Weight } from '../wire/play'
import type { LineInfo } from '../wire/http'

/** A place one can look back to: a row of the record that told something. */
export interface Stop {
  row: number
  lines: LineInfo[]
  turn: number // turns begun by then
}

/** stopsOf are the places of a chronicle, the earliest first. */
export function stopsOf(lines: LineInfo[]): Stop[] {
  const stops: Stop[] = []
  let turn = 0
  for (const line of lines) {
    if (line.weight === TurnBegins) turn++
    const last = stops.at(-1)
    if (last?.row === line.row) {
      last.lines.push(line)
      last.turn = turn
    } else {
      stops.push({ row: line.row, lines: [line], turn })
    }
  }
  return stops
}

/** placeOf is the place of the last stop at a row or before it, 0 if there is none. */
export function placeOf(stops: Stop[], row: number): number {
  let low = 0
  let high = stops.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((stops[middle] as Stop).row <= row) low = middle
    else high = middle
  }
  return low
}

/** How far one goes at once: an answer, a turn, a battle. */
export type Stride = 'answer' | 'turn' | 'fight'

const begins: Record<Stride, (stop: Stop) => boolean> = {
  answer: () => true,
  turn: ({ lines }) => lines.some(({ weight }) => weight === TurnBegins),
  fight: ({ lines }) => lines.some(({ weight }) => weight === Fight),
}

/** onward is the place one stride after a place (or before it, way -1), -1 if there is none. */
export function onward(stops: Stop[], place: number, way: 1 | -1, stride: Stride): number {
  for (let at = place + way; at >= 0 && at < stops.length; at += way)
    if (begins[stride](stops[at] as Stop)) return at
  return -1
}

/** since is what was told after a row. */
export function since(lines: LineInfo[], row: number): LineInfo[] {
  return lines.filter((line) => line.row > row)
}

/** matters says whether a line matters to who was away; that a phase begins does not. */
export function matters({ weight }: LineInfo): boolean {
  return weight !== Plain && weight !== PhaseBegins
}

/** headlines are the lines that matter to who was away. */
export function headlines(lines: LineInfo[]): LineInfo[] {
  return lines.filter(matters)
}

/** heaviest is the weight by which a stop is marked: a turn, a fight, a headline, or nothing. */
export function heaviest({ lines }: Stop): Weight {
  const order = [TurnBegins, Fight, Headline]
  return order.find((weight) => lines.some((line) => line.weight === weight)) ?? Plain
}

/** refsOf are the things that lines speak of. */
export function refsOf(lines: LineInfo[]): string[] {
  const things = lines.flatMap((line) => partsOf(line.text)).filter((part) => 'kind' in part)
  return [...new Set(things.map(({ kind, id }) => `${kind}:${id}`))]
}
