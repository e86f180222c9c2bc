// What the prototype tells of a realm besides: its debts, whom it may make war on, a bankruptcy, a
// monopoly.

import { item, playerOf, type Table } from '../table'
import { words } from '../words'

/** debtOf is all that a realm owes the bank. */
export const debtOf = (table: Table, seat: number): number =>
  playerOf(table, seat).loans.reduce((sum, loan) => sum + loan, 0)

export const numbersOf = (table: Table, seat: number) => [
  { what: words().loans, n: debtOf(table, seat) },
]

/** claimsOf are those against whom it has a casus belli. */
export function claimsOf(table: Table, seat: number) {
  const seats = playerOf(table, seat).casusBelli.map((n, other) => ({ seat: other, n }))
  const claimed = seats.filter(({ n }) => n > 0)
  return claimed.length > 0 ? [{ what: words().casusBelli, seats: claimed }] : []
}

export function traitsOf(table: Table, seat: number): string[] {
  const { bankrupt, monopoly } = playerOf(table, seat)
  return [
    ...(bankrupt ? [words().bankrupt] : []),
    ...(monopoly >= 0 ? [words().monopoly(item(table.parts.goods, monopoly).name)] : []),
  ]
}
