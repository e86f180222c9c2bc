// What stands on the map, in a line each: titles of the drawings, and the board in words.

import type { CaptainView, EngineView, TransportView } from '../wire'
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
  type Table,
} from '../table'
import { words } from '../words'
import { aboard, gather, isShip, type Here } from './here'

/** transportName is a transport by its kind and level. */
export function transportName(table: Table, transport: TransportView): string {
  const { kind, level, owner } = transport
  if (owner === barbarians) return words(table).pirate
  return words(table).atLevel(words(table).kinds[kind] ?? '', level)
}

/** transportInWords is a transport with all that it carries. */
export function transportInWords(table: Table, transport: TransportView): string {
  const load = aboard(table, transport.id)
  return [
    words(table).of(transportName(table, transport), nameOf(table, transport.owner)),
    ...(transport.vf > 0 ? [words(table).carries(transport.vf)] : []),
    ...transport.cargo.map(({ n, good }) => cargoInWords(table, n, good)),
    ...load.transports.map((one) => transportName(table, one)),
    ...load.captains.map((one) => captainName(table, one)),
    ...load.engines.map((one) => engineName(table, one)),
    ...(transport.held ? [words(table).heldUp[transport.held] ?? ''] : []),
  ].join(', ')
}

export function cargoInWords(table: Table, n: number, good: number): string {
  return words(table).cargo(n, item(table.parts.goods, good).name)
}

export const captainName = (table: Table, { level }: CaptainView) =>
  words(table).atLevel(words(table).captain, level)
export const engineName = (table: Table, { level }: EngineView) => words(table).engines[level] ?? ''

/** A thing of the board by its name. */
export interface Named {
  ref: string
  name: string
}

export const transportNamed = (table: Table, one: TransportView): Named => ({
  ref: `transport:${one.id}`,
  name: transportName(table, one),
})
export const captainNamed = (table: Table, one: CaptainView): Named => ({
  ref: `captain:${one.id}`,
  name: captainName(table, one),
})
export const engineNamed = (table: Table, one: EngineView): Named => ({
  ref: `engine:${one.id}`,
  name: engineName(table, one),
})

/** buildingsIn are what is built in a territory, each with its ref. */
export function buildingsIn(table: Table, index: number): { ref: string; text: string }[] {
  const land = item(table.view.territories, index)
  const [settlement, fort] = land.level
  const hurt = (line: number, name: string) => ({
    ref: buildingRef(table, index, line),
    text: land.damaged.includes(line) ? `${name} (${words(table).damaged})` : name,
  })
  return [
    ...(settlement > 0 ? [hurt(0, words(table).settlements[settlement] ?? '')] : []),
    ...(fort > 0 ? [hurt(1, words(table).forts[fort] ?? '')] : []),
    ...(land.cathedral ? [hurt(2, words(table).cathedral)] : []),
    ...land.fairs.map((fair) => hurt(3 + fair, words(table).fairs[fair] ?? '')),
  ]
}

/** thingsIn is what can be said of a place, each thing with its ref if it can be asked for. */
function thingsIn(table: Table, place: number, here: Here | undefined): PlaceInWords['things'] {
  return [
    ...(isSea(table, place) ? [] : landInWords(table, place)),
    ...(here?.armies ?? []).map(({ side, vf }) => ({
      ref: armyRef(table, place, side),
      text: words(table).army(vf, nameOf(table, side)),
    })),
    ...(here?.transports ?? []).map((one) => ({
      ref: `transport:${one.id}`,
      text: transportInWords(table, one),
    })),
    ...(here?.captains ?? []).map((one) => ({
      ref: `captain:${one.id}`,
      text: words(table).of(captainName(table, one), nameOf(table, one.owner)),
    })),
    ...(here?.engines ?? []).map((one) => ({
      ref: `engine:${one.id}`,
      text: words(table).of(engineName(table, one), nameOf(table, one.owner)),
    })),
    ...(here?.heaps ?? []).map(({ n, good }) => ({
      ref: `good:${item(table.parts.goods, good).id}`,
      text: words(table).heap(n, item(table.parts.goods, good).name),
    })),
    ...(here?.finds ?? []).map(({ ref, text }) => ({ ref, text })),
  ]
}

function landInWords(table: Table, index: number): PlaceInWords['things'] {
  const land = item(table.view.territories, index)
  const print = item(table.parts.territories, index)
  if (land.out) return [{ text: words(table).notHere }]
  const { siege } = land
  return [
    {
      text:
        land.owner < 0 ? words(table).independent : words(table).ownedBy(nameOf(table, land.owner)),
    },
    ...(land.before >= 0 ? [{ text: words(table).contested(nameOf(table, land.before)) }] : []),
    ...(print.holy ? [{ text: words(table).holy[print.holy] ?? '' }] : []),
    ...buildingsIn(table, index),
    ...(siege ? [{ text: words(table).besieged(nameOf(table, siege.by), siege.turns) }] : []),
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
      { text: words(table).terrains[terrain] ?? '' },
      { text: words(table).borders(names(borders.map(({ to }) => to))) },
      ...(coast.length > 0 ? [{ text: words(table).coast(names(coast)) }] : []),
    ]),
    ...seas.map(({ borders, shores }) => [
      { text: words(table).borders(names([...borders.map(({ to }) => to), ...shores])) },
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
