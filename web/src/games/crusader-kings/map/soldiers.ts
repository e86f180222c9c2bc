// Who is who among the Footsoldiers, so that one that moves into another territory is seen to march.

import type { TerritoryView } from '../../../wire/crusaderkings'

/** Where each Footsoldier stands: by territory, whose he is and his number, the same as long as he is there. */
export type Soldiers = ReadonlyMap<number, { seat: number; number: number }>

/**
 * follow numbers the Footsoldiers of a position. Who stayed keeps his number; one that is gone from his
 * territory is found in a new one of the same dynasty.
 */
export function follow(before: Soldiers, territories: readonly TerritoryView[]): Soldiers {
  const now = territories.flatMap(({ foot, owner }, territory) =>
    foot ? [{ territory, seat: owner }] : [],
  )
  const stays = ({ territory, seat }: { territory: number; seat: number }) =>
    before.get(territory)?.seat === seat
  const gone = [...before].filter(([territory, { seat }]) => {
    return !now.some((soldier) => soldier.territory === territory && soldier.seat === seat)
  })
  let next = Math.max(-1, ...[...before.values()].map(({ number }) => number)) + 1
  return new Map(
    now.map((soldier) => {
      const old = stays(soldier) ? before.get(soldier.territory) : undefined
      if (old) return [soldier.territory, old]
      const moved = gone.findIndex(([, { seat }]) => seat === soldier.seat)
      const [[, marched] = []] = moved < 0 ? [] : gone.splice(moved, 1)
      return [soldier.territory, marched ?? { seat: soldier.seat, number: next++ }]
    }),
  )
}
