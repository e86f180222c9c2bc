// Plane geometry for drawing the map: nothing here knows the game.

import type { Point } from '../../../wire/warriorknights'

/** sides are the pieces of a line from point to point, and back to the first if it is closed. */
function sides(line: Point[], closed = false): [Point, Point][] {
  const pieces: [Point, Point][] = []
  let last = closed ? line.at(-1) : undefined
  for (const point of line) {
    if (last) pieces.push([last, point])
    last = point
  }
  return pieces
}

/** Numbers in paths need no more than a tenth of a pixel. */
function short(n: number): string {
  return String(Math.round(n * 10) / 10)
}

export function pathThrough(points: Point[], closed = false): string {
  const steps = points.map(([x, y]) => `${short(x)} ${short(y)}`)
  return `M${steps.join('L')}${closed ? 'Z' : ''}`
}

/** curveThrough is a soft curve through the points (Catmull-Rom). */
export function curveThrough(points: Point[]): string {
  const pieces = sides(points)
  const curves = pieces.map(([from, to], i) => {
    const [before] = pieces[i - 1] ?? [from]
    const [, after] = pieces[i + 1] ?? [to, to]
    const near = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const far = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...near, ...far, ...to].map(short).join(' ')}`
  })
  return pathThrough(points.slice(0, 1)) + curves.join('')
}

export function inside([x, y]: Point, polygon: Point[]): boolean {
  const crossed = sides(polygon, true).filter(
    ([a, b]) => a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0],
  )
  return crossed.length % 2 === 1
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** between is the point a part of the way from one to the other. */
function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

/** distanceTo is how far a point lies from a line. */
export function distanceTo(p: Point, line: Point[], closed = false): number {
  const each = sides(line, closed).map(([a, b]) => {
    const along = (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])
    const part = along / (distance(a, b) ** 2 || 1)
    return distance(p, between(a, b, Math.max(0, Math.min(1, part))))
  })
  return Math.min(...each)
}

/** pace returns points along a line, about `step` apart, the ends among them. */
export function pace(line: Point[], step: number): Point[] {
  const pieces = sides(line).map(([a, b]) => ({ a, b, length: distance(a, b) }))
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const count = Math.max(2, Math.round(total / step))
  const points: Point[] = line.slice(0, 1)
  let gone = 0
  for (const { a, b, length } of pieces) {
    for (let next = (points.length * total) / count; next <= gone + length + 1e-6;) {
      points.push(between(a, b, (next - gone) / length))
      next = (points.length * total) / count
    }
    gone += length
  }
  return points
}

/** outline is what lies around polygons that share sides with one another: the sides that are but one's. */
export function outline(polygons: Point[][]): Point[][] {
  const name = ([a, b]: [Point, Point]) => [a, b].map(String).sort().join(' ')
  const counts = new Map<string, number>()
  for (const side of polygons.flatMap((polygon) => sides(polygon, true)))
    counts.set(name(side), (counts.get(name(side)) ?? 0) + 1)

  const lines: Point[][] = []
  for (const polygon of polygons) {
    let line: Point[] | undefined
    for (const side of sides(polygon, true)) {
      if (counts.get(name(side)) !== 1) {
        line = undefined
      } else if (line) {
        line.push(side[1])
      } else {
        line = [...side]
        lines.push(line)
      }
    }
  }
  return lines
}

/** joined turns lines that lie end to end so that each goes on where the one before ended. */
export function joined(lines: Point[][]): Point[][] {
  const meets = (p: Point | undefined, q: Point | undefined) =>
    p !== undefined && q !== undefined && distance(p, q) < 0.05
  let end: Point | undefined
  return lines.map((line, i) => {
    const next = lines[i + 1]
    const turned = end
      ? !meets(line[0], end)
      : next !== undefined && !meets(line.at(-1), next[0]) && !meets(line.at(-1), next.at(-1))
    const result = turned ? line.toReversed() : line
    end = result.at(-1)
    return result
  })
}

export interface Bounds {
  left: number
  right: number
  top: number
  bottom: number
}

export function bounds(points: Point[]): Bounds {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

/** seeded gives numbers from 0 to 1, always the same for the same name: a wood never moves. */
export function seeded(name: string): () => number {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
