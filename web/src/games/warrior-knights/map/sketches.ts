// The small strokes of the mapmaker: woods, hills, reeds, furrows, heather and peaks. Each is a
// list of path pieces with a class that the style sheet colours.

import type { Components, Point, RegionComponent } from '../../../wire/warriorknights'
import { bounds, distance, distanceTo, inside, pace, seeded } from './geometry'
import { item } from '../table'
import { cityPlace, namePlace } from './layout'

export interface Stroke {
  kind: string // a class
  path: string
}

type Sketch = (random: () => number, size: number) => Stroke[]

export interface Placed {
  at: Point
  strokes: Stroke[]
}

const n = (v: number) => Math.round(v * 100) / 100

function tree(random: () => number, s: number): Stroke[] {
  const r = n((3.1 + 0.8 * random()) * s)
  const h = n((6.5 + 1.5 * random()) * s)
  if (random() < 0.35) {
    const w = n(r * 0.95)
    return [
      { kind: 'trunk', path: `M0 0v${-n(h * 0.4)}` },
      { kind: 'fir', path: `M${-w} ${-n(h * 0.3)}L0 ${-n(h * 1.75)}L${w} ${-n(h * 0.3)}Z` },
      { kind: 'shade', path: `M0 ${-n(h * 1.75)}L${w} ${-n(h * 0.3)}H${n(w * 0.15)}Z` },
    ]
  }
  return [
    { kind: 'trunk', path: `M0 0v${-n(h * 0.6)}` },
    {
      kind: 'crown',
      path:
        `M${-r} ${-h}a${n(r * 0.72)} ${n(r * 0.72)} 0 0 1 ${n(r * 0.45)} ${-n(r * 0.95)}` +
        `a${n(r * 0.75)} ${n(r * 0.75)} 0 0 1 ${n(r * 1.15)} ${n(r * 0.05)}` +
        `a${n(r * 0.72)} ${n(r * 0.72)} 0 0 1 ${n(r * 0.4)} ${n(r * 0.95)}` +
        `a${n(r)} ${n(r * 0.8)} 0 0 1 ${-n(r * 2)} ${-n(r * 0.05)}Z`,
    },
    {
      kind: 'shade',
      path: `M${n(r * 0.15)} ${n(-h + r * 0.62)}a${r} ${r} 0 0 0 ${n(r * 0.45)} ${-n(r * 1.5)}a${n(r * 0.72)} ${n(r * 0.72)} 0 0 1 ${n(r * 0.4)} ${n(r * 0.9)}a${n(r)} ${n(r)} 0 0 1 ${-n(r * 0.85)} ${n(r * 0.6)}Z`,
    },
  ]
}

function hill(random: () => number, s: number): Stroke[] {
  const w = n((9 + 3 * random()) * s)
  const h = n((6 + 2.5 * random()) * s)
  return [
    { kind: 'mound', path: `M${-w} 0Q${n(-w * 0.35)} ${-n(h * 1.7)} ${n(w * 0.1)} ${-h}T${w} 0Z` },
    { kind: 'line', path: `M${-w} 0Q${n(-w * 0.35)} ${-n(h * 1.7)} ${n(w * 0.1)} ${-h}T${w} 0` },
    {
      kind: 'hatch',
      path: `M${n(w * 0.18)} ${-n(h * 0.8)}l${n(w * 0.2)} ${n(h * 0.55)}M${n(w * 0.4)} ${-n(h * 0.55)}l${n(w * 0.16)} ${n(h * 0.4)}M${n(-w * 0.02)} ${-n(h * 0.95)}l${n(w * 0.15)} ${n(h * 0.45)}`,
    },
  ]
}

function reeds(random: () => number, s: number): Stroke[] {
  const h = n((4.5 + 2 * random()) * s)
  return [
    { kind: 'pool', path: `M-7 1.2q3.5 -2 7 0t7 0` },
    {
      kind: 'reed',
      path: `M-2.4 0q0 ${-n(h * 0.5)} -1.6 ${-n(h * 0.9)}M0 0v${-n(h * 1.25)}M2.4 0q0 ${-n(h * 0.5)} 1.8 ${-n(h * 0.85)}`,
    },
    { kind: 'tip', path: `M0 ${-n(h * 1.25)}v-1.8` },
  ]
}

function furrows(random: () => number, s: number): Stroke[] {
  const turn = (random() - 0.5) * 0.9
  const c = Math.cos(turn)
  const d = Math.sin(turn)
  const lines = [-5, -2.5, 0, 2.5, 5].map((y, i) => {
    const half = (9 + (i % 2 ? 1.5 : 0)) * s
    const p = (x: number) => `${n(x * c - y * d)} ${n(x * d + y * c)}`
    return `M${p(-half)}L${p(half)}`
  })
  return [{ kind: 'furrow', path: lines.join('') }]
}

function heather(random: () => number, s: number): Stroke[] {
  const w = n(2 * s)
  return [
    {
      kind: 'tuft',
      path: `M${-2 * w} 0q${w} ${-n(4.4 * s)} ${2 * w} 0q${w} ${-n(4 * s)} ${2 * w} 0`,
    },
    { kind: 'tuft', path: random() < 0.5 ? `M${-3.6 * w} 2.4h${w}` : `M${2.6 * w} 1.8h${w}` },
  ]
}

const grounds: Record<string, { sketch: Sketch; count: number; apart: number }> = {
  forest: { sketch: tree, count: 34, apart: 9.5 },
  hills: { sketch: hill, count: 9, apart: 19 },
  marsh: { sketch: reeds, count: 13, apart: 15 },
  fields: { sketch: furrows, count: 8, apart: 23 },
  heath: { sketch: heather, count: 12, apart: 16 },
  town: { sketch: heather, count: 6, apart: 17 },
}
const bare = { sketch: heather, count: 5, apart: 20 }

/** What grows in a region, strewn where it hides neither name, city nor road. */
export function growth(parts: Components, region: RegionComponent): Placed[] {
  const { sketch, count, apart } = grounds[region.terrain] ?? bare
  const random = seeded(region.id)
  const { left, right, top, bottom } = bounds(region.polygon)
  const roads = parts.roads.map((road) => road.path)
  const found: Placed[] = []
  for (let tries = 0; tries < 500 && found.length < count; tries++) {
    const at: Point = [left + random() * (right - left), top + random() * (bottom - top)]
    const free =
      inside(at, region.polygon) &&
      distanceTo(at, region.polygon, true) > 12 &&
      !underWords(region, at) &&
      found.every((other) => distance(other.at, at) > apart) &&
      roads.every((road) => distanceTo(at, road) > 10)
    if (free) found.push({ at, strokes: sketch(random, 0.85 + 0.3 * random()) })
  }
  return found.sort((a, b) => a.at[1] - b.at[1])
}

function underWords(region: RegionComponent, [x, y]: Point): boolean {
  if (region.city >= 0) {
    const [cx, cy] = cityPlace(region)
    return Math.abs(x - cx) < 48 && y > cy - 40 && y < cy + 26
  }
  const [nx, ny] = namePlace(region)
  return Math.abs(x - nx) < 4.4 * region.name.length + 6 && y > ny - 14 && y < ny + 9
}

/** Peaks along the borders a range follows, the nearer ones in front. */
export function peaks(parts: Components): Placed[] {
  return parts.mountains
    .flatMap((range) => range.borders)
    .flatMap((border) => {
      const random = seeded(`peaks ${border}`)
      return pace(item(parts.borders, border).line, 11).map(([x, y]): Placed => {
        const size = 0.8 + 0.42 * random()
        return {
          at: [x + 3 * (random() - 0.5), y + 6 + 4 * (random() - 0.5)],
          strokes: peak(random, size),
        }
      })
    })
    .sort((a, b) => a.at[1] - b.at[1])
}

function peak(random: () => number, s: number): Stroke[] {
  const w = n(9 * s)
  const h = n(17 * s)
  const top = n(3 * (random() - 0.5))
  return [
    {
      kind: 'rock',
      path: `M${-w} 0Q${n(-w * 0.5)} ${n(-h * 0.35)} ${top} ${-h}Q${n(w * 0.45)} ${n(-h * 0.4)} ${w} 0Z`,
    },
    {
      kind: 'dark',
      path: `M${top} ${-h}Q${n(w * 0.45)} ${n(-h * 0.4)} ${w} 0H${n(w * 0.15)}L${n(top + w * 0.28)} ${n(-h * 0.34)}L${n(top - w * 0.05)} ${n(-h * 0.52)}Z`,
    },
    {
      kind: 'snow',
      path: `M${top} ${-h}L${n(top - w * 0.3)} ${n(-h * 0.62)}L${n(top - w * 0.08)} ${n(-h * 0.7)}L${n(top + w * 0.06)} ${n(-h * 0.56)}L${n(top + w * 0.26)} ${n(-h * 0.66)}Z`,
    },
    {
      kind: 'peak',
      path: `M${-w} 0Q${n(-w * 0.5)} ${n(-h * 0.35)} ${top} ${-h}Q${n(w * 0.45)} ${n(-h * 0.4)} ${w} 0`,
    },
  ]
}
