// What of a player's pieces is on the board, what is left in his box, and who holds whom.

import { captain, isEngine, sum, type Piece } from '../map/here'
import { playerOf, type Table } from '../table'

/** captainsOf are the Captains of a seat on the board, the highest first. */
export function captainsOf({ view }: Table, seat: number): { level: number; at: number }[] {
  return view.armies
    .filter((army) => army.seat === seat)
    .flatMap(({ at, units }) =>
      units
        .slice(captain)
        .flatMap((n, i) => Array.from({ length: n }, () => ({ level: i + 1, at }))),
    )
    .toSorted((a, b) => b.level - a.level)
}

/** Stock is a kind of pieces on a mat. */
export interface Stock {
  id: string
  name: string
  drawn: Piece
  n: number // on the board
  left: number | undefined // in the box, undefined where other kinds share it
}

/** piecesOf are the kinds of pieces of a seat but the Captains; engines share their figures, as levels do. */
export function piecesOf(table: Table, seat: number): Stock[] {
  const { units, transports, engines } = table.parts
  const player = playerOf(table, seat)
  const armies = table.view.armies.filter((army) => army.seat === seat)
  const owned = (kind: number) => player.properties.filter((one) => one.kind === kind).length
  return [
    ...units.slice(0, captain).map(({ id, name }, kind) => ({
      id,
      name,
      drawn: { is: 'unit' as const, kind, level: 0 },
      n: sum(armies.map((army) => army.units[kind] ?? 0)),
      left: player.units[kind] ?? 0,
    })),
    ...transports.map(({ id, name, count }, kind) => ({
      id,
      name,
      drawn: { is: 'transport' as const, kind, level: 1 },
      n: owned(kind),
      left: count - owned(kind),
    })),
    ...engines.map(({ id, name }, i) => ({
      id,
      name,
      drawn: { is: 'engine' as const, kind: 0, level: i + 1 },
      n: player.properties.filter((one) => isEngine(one) && one.level === i + 1).length,
      left: undefined,
    })),
  ]
}

/** captivesOf are the units of a seat that others hold, and those it holds, by whom they concern. */
export function captivesOf(
  { view }: Table,
  seat: number,
): { who: number; held: boolean; units: number[] }[] {
  const theirs = view.players.map(({ captive }, who) => ({
    who,
    held: true,
    units: captive[seat] ?? [],
  }))
  const own = (view.players[seat]?.captive ?? []).map((units, who) => ({ who, held: false, units }))
  return [...own, ...theirs].filter(({ units }) => sum(units) > 0)
}
