// What stands on the map, in a line each: titles of the drawings, and the board in words.

import type { CaptainView, EngineView, RelicView, TransportView } from '../wire'
import type { PlaceInWords } from '../../game'
import {
  armyRef,
  barbarians,
  buildingRef,
  isSea,
  item,
  nameOf,
  placeName,
  refOf,
  relicRef,
  type Table,
} from '../table'
import { words } from '../words'
import { aboard, gather, isShip, type Here } from './here'

/** transportName is a transport by its kind and level. */
export function transportName(transport: TransportView): string {
  const { kind, level, owner } = transport
  if (owner === barbarians) return words().pirate
  return words().atLevel(words().kinds[kind] ?? '', level)
}

/** transportInWords is a transport with all that it carries. */
export function transportInWords(table: Table, transport: TransportView): string {
  const load = aboard(table, transport.id)
  return [
    words().of(transportName(transport), nameOf(table, transport.owner)),
    ...(transport.vf > 0 ? [words().carries(transport.vf)] : []),
    ...transport.cargo.map(({ n, good }) => cargoInWords(table, n, good)),
    ...load.transports.map(transportName),
    ...load.captains.map(captainName),
    ...load.engines.map(engineName),
    ...(transport.held ? [words().heldUp[transport.held] ?? ''] : []),
  ].join(', ')
}

export function cargoInWords(table: Table, n: number, good: number): string {
  return words().cargo(n, item(table.parts.goods, good).name)
}

export const captainName = ({ level }: CaptainView) => words().atLevel(words().captain, level)
export const engineName = ({ level }: EngineView) => words().engines[level] ?? ''

/** A thing of the board by its name. */
export interface Named {
  ref: string
  name: string
}

export const transportNamed = (one: TransportView): Named => ({
  ref: `transport:${one.id}`,
  name: transportName(one),
})
export const captainNamed = (one: CaptainView): Named => ({
  ref: `captain:${one.id}`,
  name: captainName(one),
})
export const engineNamed = (one: EngineView): Named => ({
  ref: `engine:${one.id}`,
  name: engineName(one),
})

export function relicInWords(table: Table, { card, home }: RelicView): string {
  const name = words().relic(table.parts.events[card]?.relic ?? '')
  return home ? `${name} (${words().relicHome})` : name
}

/** buildingsIn are what is built in a territory, each with its ref. */
export function buildingsIn(table: Table, index: number): { ref: string; text: string }[] {
  const land = item(table.view.territories, index)
  const [settlement, fort] = land.level
  const hurt = (line: number, name: string) => ({
    ref: buildingRef(table, index, line),
    text: land.damaged.includes(line) ? `${name} (${words().damaged})` : name,
  })
  return [
    ...(settlement > 0 ? [hurt(0, words().settlements[settlement] ?? '')] : []),
    ...(fort > 0 ? [hurt(1, words().forts[fort] ?? '')] : []),
    ...(land.cathedral ? [hurt(2, words().cathedral)] : []),
    ...land.fairs.map((fair) => hurt(3 + fair, words().fairs[fair] ?? '')),
  ]
}

/** thingsIn is what can be said of a place, each thing with its ref if it can be asked for. */
function thingsIn(table: Table, place: number, here: Here | undefined): PlaceInWords['things'] {
  return [
    ...(isSea(table, place) ? [] : landInWords(table, place)),
    ...(here?.armies ?? []).map(({ side, vf }) => ({
      ref: armyRef(table, place, side),
      text: words().army(vf, nameOf(table, side)),
    })),
    ...(here?.transports ?? []).map((one) => ({
      ref: `transport:${one.id}`,
      text: transportInWords(table, one),
    })),
    ...(here?.captains ?? []).map((one) => ({
      ref: `captain:${one.id}`,
      text: words().of(captainName(one), nameOf(table, one.owner)),
    })),
    ...(here?.engines ?? []).map((one) => ({
      ref: `engine:${one.id}`,
      text: words().of(engineName(one), nameOf(table, one.owner)),
    })),
    ...(here?.heaps ?? []).map(({ n, good }) => ({
      ref: `good:${item(table.parts.goods, good).id}`,
      text: words().heap(n, item(table.parts.goods, good).name),
    })),
    ...(here?.relics ?? []).map((relic) => ({
      ref: relicRef(table, relic.card),
      text: relicInWords(table, relic),
    })),
  ]
}

function landInWords(table: Table, index: number): PlaceInWords['things'] {
  const land = item(table.view.territories, index)
  const print = item(table.parts.territories, index)
  if (land.out) return [{ text: words().notHere }]
  const { siege } = land
  return [
    { text: land.owner < 0 ? words().independent : words().ownedBy(nameOf(table, land.owner)) },
    ...(land.before >= 0 ? [{ text: words().contested(nameOf(table, land.before)) }] : []),
    ...(print.holy ? [{ text: words().holy[print.holy] ?? '' }] : []),
    ...buildingsIn(table, index),
    ...(siege ? [{ text: words().besieged(nameOf(table, siege.by), siege.turns) }] : []),
  ]
}

/** placeInWords is a place with all that is there, in a line. */
export function placeInWords(table: Table, place: number, here: Here | undefined): string {
  return [placeName(table, place), ...thingsIn(table, place, here).map(({ text }) => text)].join(
    ', ',
  )
}

/** placesInWords is the whole map: every place with what is there and what it borders on, one's own first. */
export function placesInWords(table: Table): PlaceInWords[] {
  const all = gather(table)
  const { territories, seas } = table.parts
  const names = (places: number[]) => places.map((place) => placeName(table, place)).join(', ')
  const around = [
    ...territories.map(({ borders, coast, terrain }) => [
      { text: words().terrains[terrain] ?? '' },
      { text: words().borders(names(borders.map(({ to }) => to))) },
      ...(coast.length > 0 ? [{ text: words().coast(names(coast)) }] : []),
    ]),
    ...seas.map(({ borders, shores }) => [
      { text: words().borders(names([...borders.map(({ to }) => to), ...shores])) },
    ]),
  ]
  const owned = (place: number) => {
    const owner = table.view.territories[place]?.owner ?? -1
    return owner >= 0 && owner === table.view.seat
  }
  return [...around.keys()]
    .toSorted((a, b) => Number(owned(b)) - Number(owned(a)))
    .map((place) => ({
      ref: refOf(table, place),
      name: placeName(table, place),
      things: [...thingsIn(table, place, all.get(place)), ...item(around, place)],
    }))
}

/** inPort says of a place's transports which lie on the water. */
export const inPort = (table: Table, { place, transports }: Here) =>
  isSea(table, place) ? [] : transports.filter(isShip)
