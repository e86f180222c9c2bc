// What goods bring where.

import { landOf, type Table } from '../table'

/** What a piece costs where it is, and brings where it is not. */
export const price = 100
const eachCube = 20

/** paysIn is what a settlement pays for a piece of what it lacks: more for each cube in its market. */
export const paysIn = (table: Table, place: number): number =>
  price + eachCube * (landOf(table, place)?.cubes.length ?? 0)
