// What stands on the tracks of taxes, loans and turns.

import { nameOf, placeName, playerOf, type Table } from '../table'
import type { Space } from './Track.svelte'
import { words } from './words'

/** rebellionsOf are how many times a seat's subjects are about to rise. */
export function rebellionsOf(table: Table, seat: number): number {
  const { tax, tolerated, out } = playerOf(table, seat)
  return out ? 0 : Math.max(0, tax - tolerated)
}

/** rebelsOf are the places that rebels against a seat hold. */
export const rebelsOf = (table: Table, seat: number): string[] =>
  table.view.hordes.flatMap(({ at, rebels }) => (rebels === seat ? [placeName(table, at)] : []))

/** taxSpaces are the tax levels: what each brings, for one seat in all, for several by territory. */
export function taxSpaces(table: Table, seats: readonly number[]): Space[] {
  const [one = -1, ...more] = seats
  const alone = more.length === 0 ? table.view.players[one] : undefined
  const borne = alone?.tolerated ?? table.view.event.tolerated
  return table.parts.taxes.map((florins, level) => {
    const brings = alone?.income[level] ?? florins
    const here = seats.filter((seat) => playerOf(table, seat).tax === level)
    return {
      id: String(level),
      head: String(level),
      note: String(brings),
      told: words().taxLevel(level, brings, level <= borne),
      seats: here,
      stirred: here.filter((seat) => rebellionsOf(table, seat) > 0),
      bad: level > borne,
    }
  })
}

/** loanSpaces are how many loans one can have, and what they cost in the end. */
export function loanSpaces(table: Table, seats: readonly number[]): Space[] {
  const { loan, debts } = table.parts
  return debts.map((honour, n) => ({
    id: String(n),
    head: String(n * loan),
    ...(honour < 0 ? { note: String(honour).replace('-', '−') } : {}),
    told: words().loan(n * loan, honour),
    seats: seats.filter((seat) => playerOf(table, seat).debt === n * loan),
    bad: false,
  }))
}

/** turnSpaces are the turns up to the last one, where there is one. */
export function turnSpaces({ view }: Table): Space[] {
  const { turn, turns } = view
  return Array.from({ length: turns }, (_, i) => ({
    id: String(i + 1),
    head: String(i + 1),
    told: i + 1 === turn ? `${turn}, ${words().now}` : String(i + 1),
    done: i + 1 < turn,
    now: i + 1 === turn,
  }))
}

/** Rung is a count of Honour, and who has so much. */
export interface Rung {
  honour: number
  seats: number[]
  at: number // along the track, 0 to 1
  told: string
}

/** ladderOf is the Honour of all seats along a track that begins at nothing and ends with what ends the game, or with the most. */
export function ladderOf(table: Table): { rungs: Rung[]; most: number } {
  const { players, goal } = table.view
  const counts = players.map(({ honour }) => honour)
  const [least, most] = [Math.min(0, ...counts), Math.max(goal, 10, ...counts)]
  const rungs = [...new Set(counts)]
    .toSorted((a, b) => a - b)
    .map((honour) => {
      const seats = players.flatMap((one, seat) => (one.honour === honour ? [seat] : []))
      return {
        honour,
        seats,
        at: (honour - least) / (most - least),
        told: seats.map((seat) => words().honourOf(nameOf(table, seat), honour)).join(', '),
      }
    })
  return { rungs, most }
}
