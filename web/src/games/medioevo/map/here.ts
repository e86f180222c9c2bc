// What is in a place of the map, gathered from the view.

import type { CaptainView, EngineView, HeapView, TransportView } from '../wire'
import { editionOf, type Find } from '../edition'
import { barbarians, isSea, type Table } from '../table'

/** The figures of an army, the strongest first: how much each is worth. */
export const figures = [10, 5, 3, 1] as const

/** figuresOf says how many of each figure make up a strength, as few as possible. */
export function figuresOf(strength: number): { worth: number; count: number }[] {
  let left = strength
  return figures.flatMap((worth) => {
    const count = Math.floor(left / worth)
    left -= count * worth
    return count > 0 ? [{ worth, count }] : []
  })
}

/** Army is what one side has on the ground of a territory. */
export interface Army {
  side: number
  vf: number
}

/** Here is all that is in a place. */
export interface Here {
  place: number
  armies: Army[]
  transports: TransportView[] // aboard no other
  captains: CaptainView[] // aboard nothing
  engines: EngineView[] // aboard nothing
  heaps: HeapView[]
  finds: Find[]
}

/** armiesIn are the armies in a territory, its owner's first. */
export function armiesIn(table: Table, place: number): Army[] {
  const land = table.view.territories[place]
  return (land?.vf ?? [])
    .map((vf, i) => ({ side: i === barbarians ? barbarians : i, vf }))
    .filter(({ vf }) => vf > 0)
    .toSorted((a, b) => Number(b.side === land?.owner) - Number(a.side === land?.owner))
}

/** gather is what is in every place that is not empty, by place. */
export function gather(table: Table): Map<number, Here> {
  const all = new Map<number, Here>()
  const at = (place: number): Here => {
    let here = all.get(place)
    if (!here) {
      here = {
        place,
        armies: isSea(table, place) ? [] : armiesIn(table, place),
        transports: [],
        captains: [],
        engines: [],
        heaps: [],
        finds: [],
      }
      all.set(place, here)
    }
    return here
  }
  const { view } = table
  view.territories.forEach((land, place) => {
    if (land.vf) at(place)
  })
  const lies = (thing: { at: number; aboard: number }) => thing.at >= 0 && thing.aboard < 0
  for (const one of view.transports) if (lies(one)) at(one.at).transports.push(one)
  for (const one of view.captains) if (lies(one)) at(one.at).captains.push(one)
  for (const one of view.engines) if (lies(one)) at(one.at).engines.push(one)
  for (const one of view.heaps) at(one.at).heaps.push(one)
  for (const one of editionOf(table).finds?.on(table) ?? []) at(one.place).finds.push(one)
  return all
}

/** aboard is what a transport carries besides armies and goods. */
export function aboard(table: Table, transport: number) {
  const on = <T extends { aboard: number }>(all: readonly T[]) =>
    all.filter((thing) => thing.aboard === transport)
  const { transports, captains, engines } = table.view
  return { transports: on(transports), captains: on(captains), engines: on(engines) }
}

/** Kinds of transports, as they are numbered. */
export const kinds = ['', 'merchantman', 'caravan', 'galley', 'wagon'] as const
export const isShip = ({ kind }: { kind: number }) => kind === 1 || kind === 3
