// The technology board of a player: branch by branch what is reached, what comes next, and the points there are for it.

import { item, playerOf, type Table } from '../table'
import type { BranchComponent, TechComponent } from '../../../wire/mugiochix'

export interface Step {
  tech: TechComponent
  level: number
  reached: boolean
  active: boolean // until the end of Purchases
  next: boolean
}

export interface Branch {
  print: BranchComponent
  steps: Step[]
  price: number // of the next level, 0 where there is none
  bought: boolean // a level of it in this turn
  tokens: number // Objective tokens of its colour
  turned: number // of them
  points: number // on cards that are known and not tapped
}

/** branchesOf is the technology board of a seat, as far as the viewer may know. */
export function branchesOf(table: Table, seat: number): Branch[] {
  const { branches, technologies } = table.parts
  const each = technologies.length / branches.length
  const player = playerOf(table, seat)
  const ready = player.cards.filter(
    ({ card, tapped, drawn }) => card >= 0 && tapped === 0 && !drawn,
  )
  return branches.map((print, branch) => {
    const level = player.techs[branch] ?? 0
    return {
      print,
      steps: technologies.slice(branch * each, (branch + 1) * each).map((tech, i) => ({
        tech,
        level: i + 1,
        reached: i < level,
        active: player.activated.includes(branch * each + i),
        next: i === level,
      })),
      price: player.prices[branch] ?? 0,
      bought: player.advanced.includes(branch),
      tokens: player.tokens[branch] ?? 0,
      turned: player.turned[branch] ?? 0,
      points: ready.reduce(
        (sum, { card }) => sum + (item(table.parts.cards, card).points[branch] ?? 0),
        0,
      ),
    }
  })
}
