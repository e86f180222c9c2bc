// What stands on the map, in a line each: titles of the drawings, and the board in words.

import type { HordeView } from '../../../wire/mugiochix'
import type { PlaceInWords } from '../../game'
import {
  armyRef,
  barbarians,
  buildingRef,
  families,
  isSea,
  item,
  nameOf,
  placeName,
  playerOf,
  propertyRef,
  refOf,
  townName,
  veiled,
  type Property,
  type Table,
} from '../table'
import { words } from '../words'
import { captain, gather, isEngine, sated, sum, type Company, type Here } from './here'

/** listed are counts in words, those of nothing left out. */
const listed = (counts: readonly number[], name: (n: number, i: number) => string) =>
  counts.flatMap((n, i) => (n > 0 ? [name(n, i)] : []))

/** unitsInWords are figures by sort: how many of each kind, Captains with their levels. */
export function unitsInWords({ parts }: Table, units: readonly number[]): string {
  return listed(units, (n, sort) => {
    const { name } = item(parts.units, Math.min(sort, captain))
    return words().unit(n, sort < captain ? name : words().atLevel(name, sort - captain + 1))
  }).join(', ')
}

/** hordeInWords are the units of a horde: Light Infantry, Archers, Captains. */
export function hordeInWords(table: Table, [light = 0, archers = 0, captains = 0]: number[]) {
  const names = [0, 1, captain].map((kind) => item(table.parts.units, kind).name)
  return listed([light, archers, captains], (n, i) => words().unit(n, item(names, i))).join(', ')
}

/** propertyName is a transport or engine by its kind and level. */
export function propertyName({ parts }: Table, one: Property): string {
  if (isEngine(one)) return item(parts.engines, one.level - 1).name
  return words().atLevel(item(parts.transports, one.kind).name, one.level)
}

/** loadInWords is what a transport has aboard, thing by thing. */
export function loadInWords(table: Table, one: Property): string[] {
  const { parts } = table
  const engines = playerOf(table, one.seat).properties.filter(({ aboard }) => aboard === one.no)
  return [
    ...(sum(one.units) > 0 ? [unitsInWords(table, one.units)] : []),
    ...engines.map((engine) => propertyName(table, { ...engine, seat: one.seat })),
    ...listed(one.cargo, (n, good) => words().cargo(n, item(parts.goods, good).name)),
  ]
}

/** wayInWords is the route of a transport, how far it is on it, and whether its destination wants nothing of what is aboard. */
export function wayInWords(table: Table, one: Property): string[] {
  const { stops, done } = one
  const last = stops.at(-1)
  if (last === undefined) return []
  const names = stops.map((stop, i) =>
    done[i] ? words().done(townName(table, stop)) : townName(table, stop),
  )
  const route = words().route(names.join(', '))
  return [sated(table, one, last) ? words().sated(route) : route]
}

/** propertyInWords is a transport or engine with all that it carries and where it is bound. */
export function propertyInWords(table: Table, one: Property): string {
  return [
    words().of(propertyName(table, one), nameOf(table, one.seat)),
    ...loadInWords(table, one),
    ...wayInWords(table, one),
    ...(one.stopped ? [words().stopped] : []),
  ].join(', ')
}

/** armyInWords is what a player has in a place. */
export const armyInWords = (table: Table, { seat, units }: Company) =>
  words().of(unitsInWords(table, units), nameOf(table, seat))

/** hordeNamed is whose a horde is: the Barbarians', or rebels against somebody. */
export const hordeNamed = (table: Table, { rebels, risings }: HordeView) =>
  rebels < 0 ? nameOf(table, barbarians) : words().rebels(nameOf(table, rebels), risings)

/** buildingsIn are what is built in a territory, each with its ref and the damage it has taken. */
export function buildingsIn(table: Table, { place, land }: Here): { ref: string; text: string }[] {
  return families.flatMap((_, family) => {
    const level = land?.levels[family] ?? 0
    const print = table.parts.buildings[family]?.[level - 1]
    if (!print) return []
    const damage = land?.damage[family] ?? 0
    const hurt = damage > 0 ? ` (${words().damage(damage, print.structure)})` : ''
    return [{ ref: buildingRef(table, place, family), text: print.name + hurt }]
  })
}

/** townInWords are what is printed of a territory, and what lies in its market. */
export function townInWords({ parts }: Table, { place, land }: Here): string[] {
  const { town, produces, fire, holy } = item(parts.territories, place)
  const goods = (land?.cubes ?? []).map((good) => item(parts.goods, good).name)
  return [
    ...(town ? [words().town(town, item(parts.goods, produces).name)] : []),
    ...(goods.length > 0 ? [words().market(goods.join(', '))] : []),
    ...(words().holy[holy] ? [words().holy[holy] ?? ''] : []),
    ...(fire ? [words().fire] : []),
  ]
}

/** starInWords is the Control token of a territory, and the building that gave it. */
export const starInWords = (table: Table, { land }: Here): string[] =>
  land && land.star >= 0
    ? [words().star(nameOf(table, land.star), placeName(table, land.from))]
    : []

/** ownerInWords is who controls a territory. */
export const ownerInWords = (table: Table, { land }: Here): string =>
  land && land.owner >= 0 ? words().controlledBy(nameOf(table, land.owner)) : words().free

function landInWords(table: Table, here: Here): PlaceInWords['things'] {
  if (veiled(table, here.place)) return [{ text: words().notHere }]
  return [
    { text: ownerInWords(table, here) },
    ...buildingsIn(table, here),
    ...[...starInWords(table, here), ...townInWords(table, here)].map((text) => ({ text })),
  ]
}

/** thingsIn is what can be said of a place, each thing with its ref if it can be asked for. */
function thingsIn(table: Table, here: Here): PlaceInWords['things'] {
  const { place, armies, horde, things } = here
  return [
    ...(isSea(table, place) ? [] : landInWords(table, here)),
    ...armies.map((army) => ({
      ref: armyRef(table, place, army.seat),
      text: armyInWords(table, army),
    })),
    ...(horde
      ? [
          {
            ref: armyRef(table, place, barbarians),
            text: words().of(hordeInWords(table, horde.units), hordeNamed(table, horde)),
          },
        ]
      : []),
    ...things.map((one) => ({ ref: propertyRef(one), text: propertyInWords(table, one) })),
  ]
}

/** empty is a place where nothing is. */
export const empty = (place: number): Here => ({
  place,
  land: null,
  armies: [],
  horde: null,
  things: [],
})

/** placeInWords is a place with all that is there, in a line. */
export const placeInWords = (table: Table, here: Here): string =>
  [placeName(table, here.place), ...thingsIn(table, here).map(({ text }) => text)].join(', ')

/** placesInWords is the whole map: every place with what is there and what it borders on, one's own first. */
export function placesInWords(table: Table): PlaceInWords[] {
  const all = gather(table)
  const { territories, seas, regions } = table.parts
  const names = (places: number[]) => places.map((place) => placeName(table, place)).join(', ')
  const around = [
    ...territories.map(({ borders, coast, port, region }) => [
      { text: words().region(item(regions, region).name) },
      { text: words().borders(names(borders.map(({ to }) => to))) },
      ...(coast.length > 0 ? [{ text: words().coast(names(coast)) }] : []),
      ...(port >= 0 ? [{ text: words().port(placeName(table, port)) }] : []),
    ]),
    ...seas.map(({ borders, shores, region }) => [
      { text: words().region(item(regions, region).name) },
      { text: words().borders(names([...borders, ...shores])) },
    ]),
  ]
  const owned = (place: number) => {
    const owner = all.get(place)?.land?.owner ?? -1
    return owner >= 0 && owner === table.view.seat
  }
  return [...around.keys()]
    .toSorted((a, b) => Number(owned(b)) - Number(owned(a)))
    .map((place) => ({
      ref: refOf(table, place),
      name: placeName(table, place),
      things: [...thingsIn(table, all.get(place) ?? empty(place)), ...item(around, place)],
    }))
}
