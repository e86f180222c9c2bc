// What stands on the map, in a line each: titles of the drawings, and the board in words.

import type { NobleView } from '../../wire/warriorknights'
import type { PlaceInWords } from '../game'
import { baronOf, item, seatOf, type Table } from './table'
import { words } from './words'

/** cityInWords is a city, or its ruin. */
export function cityInWords(table: Table, index: number): string {
  const print = item(table.parts.cities, index)
  const city = item(table.view.cities, index)
  return [
    print.name,
    ...(city.owner >= 0 ? [baronOf(table, city.owner).short] : []),
    ...(city.pillaged
      ? [words().ruin]
      : [`${words().strength} ${city.strength}`, `${words().income} ${city.income}`]),
    ...(city.fortified ? [words().fortified] : []),
    ...(city.breaches > 0 ? [words().breaches(city.breaches)] : []),
    ...siegesInWords(table, city.siege),
  ].join(', ')
}

/** fortressInWords is a Baron's fortress. */
export function fortressInWords(table: Table, seat: number): string {
  const fortress = item(table.view.fortresses, seat)
  return [
    words().fortressOf(baronOf(table, seat).short),
    `${words().strength} ${fortress.strength}`,
    ...(fortress.garrison > 0 ? [`${words().garrison} ${fortress.garrison}`] : []),
    ...(fortress.breaches > 0 ? [words().breaches(fortress.breaches)] : []),
    ...siegesInWords(table, fortress.siege),
  ].join(', ')
}

function siegesInWords(table: Table, siege: number[]): string[] {
  return siege.flatMap((turn, by) =>
    turn > 0 ? [words().siegeBy(baronOf(table, by).short, turn)] : [],
  )
}

/** nobleInWords is a noble with his army. */
export function nobleInWords(table: Table, noble: NobleView): string {
  const baron = baronOf(table, seatOf(noble.id))
  return [
    `${item(baron.nobles, noble.id % 4).name} (${baron.short})`,
    `${words().strength} ${noble.strength}`,
    ...(noble.casualties > 0 ? [words().casualties(noble.casualties)] : []),
    ...(noble.exhausted ? [words().exhausted] : []),
    ...(noble.sea ? [words().atSea] : []),
    ...(noble.heirless ? [words().heirless] : []),
  ].join(', ')
}

/** placesInWords is the whole map: every region with what stands in it and what it borders on. */
export function placesInWords(table: Table): PlaceInWords[] {
  const places = table.parts.regions.map((region, index) => ({
    ref: `region:${region.id}`,
    name: region.name,
    things: [
      ...(region.city >= 0
        ? [
            {
              ref: `city:${item(table.parts.cities, region.city).id}`,
              text: cityInWords(table, region.city),
            },
          ]
        : []),
      ...table.view.fortresses.flatMap((fortress, seat) =>
        fortress.at === index
          ? [{ ref: `fortress:${seat}`, text: fortressInWords(table, seat) }]
          : [],
      ),
      ...table.view.nobles
        .filter((noble) => noble.at === index && !noble.gone)
        .map((noble) => ({ ref: `noble:${noble.id}`, text: nobleInWords(table, noble) })),
      ...bordersInWords(table, index),
    ],
  }))
  return places.toSorted((a, b) => a.name.localeCompare(b.name))
}

function bordersInWords(table: Table, index: number): { text: string }[] {
  const borders = table.parts.borders
    .filter(({ a, b }) => a === index || b === index)
    .map(({ a, b, kind }) => {
      const { name } = item(table.parts.regions, a === index ? b : a)
      const how = words().borderKinds[kind]
      return how ? `${name} (${how})` : name
    })
  const port = item(table.parts.regions, index).port ? [{ text: words().port }] : []
  return borders.length > 0 ? [...port, { text: words().borders(borders.join(', ')) }] : port
}
