// What two Kingdoms have agreed, and how they stand to each other.

import type { PactView } from '../../../wire/mugiochix'
import { playerOf, type Table } from '../table'

/** Two Kingdoms: what each grants the other. */
export interface Pair {
  seats: readonly [number, number]
  grants: readonly [readonly PactView[], readonly PactView[]]
  war: boolean
  armistice: boolean
}

/** pairsOf are all pairs of those who play, the viewer's first and among them those that have agreed on something. */
export function pairsOf(table: Table): Pair[] {
  const { view } = table
  const seats = view.players.flatMap(({ out }, seat) => (out ? [] : [seat]))
  const pairs = seats.flatMap((one, i) =>
    seats.slice(i + 1).map((other): Pair => {
      const [a, b] = other === view.seat ? [other, one] : [one, other]
      const granted = (from: number, to: number) =>
        view.pacts.filter((pact) => pact.from === from && pact.to === to)
      const either = (list: 'wars' | 'armistice') =>
        playerOf(table, a)[list].includes(b) || playerOf(table, b)[list].includes(a)
      return {
        seats: [a, b],
        grants: [granted(a, b), granted(b, a)],
        war: either('wars'),
        armistice: either('armistice'),
      }
    }),
  )
  const weight = ({ seats, grants, war }: Pair) =>
    (seats[0] === view.seat ? 4 : 0) + (grants.flat().length > 0 ? 2 : 0) + Number(war)
  return pairs.toSorted((x, y) => weight(y) - weight(x))
}
