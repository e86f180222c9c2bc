import type { AnyGame } from '../games/game'
import type { SourceInfo, StoryTurn } from '../wire/http'
import type { Place } from '../wire/play'

export interface Point {
  x: number
  y: number
}

/** linear maps numbers of one span to another. An empty span maps to the middle of the other. */
export function linear(from: [number, number], to: [number, number]): (value: number) => number {
  const span = from[1] - from[0]
  if (span === 0) return () => (to[0] + to[1]) / 2
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0])
}

/** ticksOf are whole numbers at even steps that hold 0, the largest and the smallest, at most about so many. */
export function ticksOf(largest: number, smallest = 0, most = 6): number[] {
  const high = Math.max(1, largest)
  const low = Math.min(0, smallest)
  const needed = (high - low) / (most - 1)
  const tens = 10 ** Math.floor(Math.log10(needed))
  const step = Math.max(1, ([1, 2, 5, 10].find((times) => times * tens >= needed) ?? 10) * tens)
  const first = Math.floor(low / step)
  const count = Math.ceil(high / step) - first
  return Array.from({ length: count + 1 }, (_, i) => (first + i) * step)
}

/** pathOf draws a line through points; where one is missing the line is broken. */
export function pathOf(points: (Point | undefined)[]): string {
  let path = ''
  let broken = true
  for (const point of points) {
    if (point) path += `${broken ? 'M' : 'L'}${round(point.x)} ${round(point.y)}`
    broken = !point
  }
  return path
}

/** bandOf goes round a line of values at a distance: forth above it, back below. Where a value is missing it has no width. */
export function bandOf(
  values: (number | undefined)[],
  distance: (i: number) => number,
): [number, number][] {
  const known = values.flatMap((value, i): [number, number][] =>
    value === undefined ? [] : [[i, value]],
  )
  return [
    ...known.map(([i, value]): [number, number] => [i, value + distance(i)]),
    ...known.reverse().map(([i, value]): [number, number] => [i, value - distance(i)]),
  ]
}

const round = (n: number) => Math.round(n * 10) / 10

/**
 * spread moves labels apart so that none is nearer to another than a gap, each as near to its place as
 * that allows, and all between two bounds if they fit there. The order of the places is kept.
 */
export function spread(places: number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const moved = [...places]
  let last = low - gap
  for (const i of order) last = moved[i] = Math.max(places[i] ?? 0, last + gap)
  let next = high + gap
  for (const i of order.reverse()) next = moved[i] = Math.min(moved[i] ?? 0, next - gap)
  return moved
}

/** valueOf is a score of a seat at the end of a turn; undefined where it was not open then. */
export function valueOf(turn: StoryTurn, seat: number, score: string): number | undefined {
  const place = turn.places.find((candidate) => candidate.seat === seat)
  return place?.scores.find((candidate) => candidate.name === score)?.value
}

/** decisive is what decides a place: its first score, and how much the end would add to it now. */
export function decisive(
  { toCome }: Pick<AnyGame, 'toCome'>,
  { scores }: Place,
): { value: number; more: number } {
  const more = scores.find(({ name }) => name === toCome)?.value ?? 0
  return { value: scores[0]?.value ?? 0, more }
}

/** A part of a bar: what came from one source. */
export interface Segment {
  source: SourceInfo
  from: number
  to: number
}

/** segmentsOf puts what a seat won from each source end to end. Losses have no length: they are told beside. */
export function segmentsOf(sources: SourceInfo[], seat: number): Segment[] {
  const segments: Segment[] = []
  let at = 0
  for (const source of sources) {
    const points = source.points[seat] ?? 0
    if (points <= 0) continue
    segments.push({ source, from: at, to: at + points })
    at += points
  }
  return segments
}

/** lossOf is all that a seat lost, 0 or less. */
export function lossOf(sources: SourceInfo[], seat: number): number {
  return sources.reduce((sum, { points }) => sum + Math.min(0, points[seat] ?? 0), 0)
}
