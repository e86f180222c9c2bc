// The stops of a route as a whole: how far each is, and what speaks against it.

import { linkOf } from '../../../sheets/draft.svelte'
import { textOf } from '../../../table/markup'
import type { ChoiceInfo, Link, OfferInfo } from '../../../wire/http'
import { item, placeName, townName, type Property, type Table } from '../table'
import { isShip, sated } from '../map/here'
import { numbersOf } from './group'

/** A transport would be plundered there, nothing may be sold there, or nothing of what is aboard. */
export type Warning = 'barred' | 'shut' | 'sated'

/** askedOf is which stop is asked for, of how many, and of which transport, as the prompt says it. */
export function askedOf(asked: OfferInfo | null): { first: number; whole: number; no: number } {
  const prompt = asked?.prompt ?? ''
  const [first = 1, whole = 4] = (textOf(prompt).match(/\d+/g) ?? []).map(Number)
  return { first, whole, no: Number(/property:(\d+)/.exec(prompt)?.[1] ?? -1) }
}

/** pointsOf is how many Commerce Points a route of so many stops brings. */
export const pointsOf = (stops: number): number => stops - 2

/** placeOf is the settlement that a choice adds. */
export const placeOf = (choice: { id: string }): number => numbersOf(choice)[0] ?? -1

/** stopsIn are the settlements that may be stops. */
export const stopsIn = (offer: OfferInfo | null): ChoiceInfo[] =>
  offer?.choices.filter(({ verb }) => verb === 'add-stop') ?? []

/** linksOf are the answers that name the stops in their order. */
export const linksOf = (asked: OfferInfo, stops: readonly number[]): Link[] =>
  stops.flatMap((stop) =>
    stopsIn(asked)
      .filter((one) => placeOf(one) === stop)
      .map((one) => linkOf(one)),
  )

/** warningsOf is what one should know of a place before it is a stop, or the last one, where what is aboard is to be sold. */
export function warningsOf(
  table: Table,
  trader: Property,
  place: number,
  last: boolean,
): Warning[] {
  const { barred, shut } = table.view
  return [
    ...(barred.includes(place) ? (['barred'] as const) : []),
    ...(last && shut.includes(place) ? (['shut'] as const) : []),
    ...(last && sated(table, trader, place) ? (['sated'] as const) : []),
  ]
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** soughtIn are the places of which the name, of the settlement or of its land, begins a word with what is sought. */
export const soughtIn = (table: Table, places: readonly number[], sought: string): number[] =>
  places.filter((place) =>
    ` ${fold(townName(table, place))} ${fold(placeName(table, place))}`.includes(
      ` ${fold(sought.trim())}`,
    ),
  )

/** stepsFrom is how many steps away each place is for a transport, by land or by sea. */
export function stepsFrom(
  table: Table,
  { at, ...kind }: Pick<Property, 'at' | 'kind'>,
): Map<number, number> {
  const ship = isShip(kind)
  const { territories, seas } = table.parts
  const lands = territories.length
  const around = (place: number): number[] => {
    const land = territories[place]
    if (!land) {
      const sea = item(seas, place - lands)
      const ports = sea.shores.filter((shore) => territories[shore]?.port === place)
      return [...sea.borders, ...ports]
    }
    if (ship) return land.port >= 0 ? [land.port] : []
    return land.borders.map(({ to }) => to)
  }
  const far = new Map([[at, 0]])
  for (const [place, steps] of far)
    for (const to of around(place)) if (!far.has(to)) far.set(to, steps + 1)
  return far
}
