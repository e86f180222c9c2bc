// The way a convoy would take on the map, to be drawn. What it costs is said by the choice, not by this.

import { isSea, item, type Table } from '../table'

/** What a step weighs, roughly as it is printed: enough to draw the way that one would take. */
const ground: Record<string, number> = { plain: 1, desert: 1, wood: 2, hill: 2, mountain: 3 }
const ford = 1
const strait = 3
const harbour = 1
const shore = 1
const offing = 2

/** stepsFrom are the places beside a place and what a step there weighs. */
function stepsFrom(table: Table, place: number, ship: boolean): { to: number; weight: number }[] {
  const { territories, seas } = table.parts
  if (isSea(table, place)) {
    const sea = item(seas, place - territories.length)
    const ports = sea.shores.filter((land) => territories[land]?.port === place)
    return [
      ...sea.borders.map(({ to, open }) => ({ to, weight: open ? offing : shore })),
      ...ports.map((to) => ({ to, weight: harbour })),
    ]
  }
  const land = item(territories, place)
  if (ship) return land.port >= 0 ? [{ to: land.port, weight: harbour }] : []
  return land.borders.map((border) => ({
    to: border.to,
    weight: border.strait
      ? strait
      : (ground[item(territories, border.to).terrain] ?? 1) + (border.river ? ford : 0),
  }))
}

/** wayTo are the places from one to another, both included, through none but those that can be reached; straight there if there is no such way. */
export function wayTo(
  table: Table,
  from: number,
  to: number,
  ship: boolean,
  reach: ReadonlySet<number>,
): number[] {
  const far = new Map([[from, 0]])
  const before = new Map<number, number>()
  const open = new Set([from])
  while (open.size > 0) {
    const place = [...open].reduce((a, b) => ((far.get(b) ?? 0) < (far.get(a) ?? 0) ? b : a))
    if (place === to) break
    open.delete(place)
    for (const step of stepsFrom(table, place, ship)) {
      const length = (far.get(place) ?? 0) + step.weight
      if (!reach.has(step.to) || length >= (far.get(step.to) ?? Infinity)) continue
      far.set(step.to, length)
      before.set(step.to, place)
      open.add(step.to)
    }
  }
  const way = [to]
  for (let place = before.get(to); place !== undefined; place = before.get(place))
    way.unshift(place)
  return way[0] === from ? way : [from, to]
}
