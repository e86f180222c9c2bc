// What the report of a Round says of a dynasty: its ledger, and what its ruler should mind.

import type { Count, Warning } from '../game'
import { glyphs } from '../glyphs'
import { dynastyOf, nameOf, rulerOf, type Table } from './table'
import { words } from './words'

const frail = 3 // Old Age tokens

export function ledgerOf(table: Table): Count[] {
  const { seat } = table.view
  if (seat < 0) return []
  const { points, gold, land, castles, shields } = dynastyOf(table, seat)
  const say = words()
  return [
    { icon: glyphs.pennant, name: say.points, value: points },
    { icon: glyphs.coin, name: say.gold, value: gold },
    { icon: glyphs.land, name: say.land, value: land },
    { icon: glyphs.castle, name: say.castles, value: castles },
    { icon: glyphs.shield, name: say.shields, value: shields },
  ]
}

export function warningsOf(table: Table): Warning[] {
  const { view, parts } = table
  const { seat } = view
  if (seat < 0) return []
  const say = words().mind
  const { gold, upkeep, wars, casusBelli, oldAge, heirs } = dynastyOf(table, seat)
  const restless = view.territories.flatMap(({ owner, rebellion }, place) =>
    owner === seat && rebellion > 0 ? [parts.territories[place]] : [],
  )
  const accusers = view.dynasties.flatMap(({ casusBelli: against, out }, other) =>
    !out && other !== seat && against.includes(seat) && !wars.includes(other) ? [other] : [],
  )
  const ruler = rulerOf(table, seat)
  return [
    ...(upkeep > gold ? [{ text: say.upkeep(upkeep, gold) }] : []),
    ...wars.map((other) => ({ ref: `seat:${other}`, text: say.war(nameOf(table, other)) })),
    ...accusers.map((other) => ({ ref: `seat:${other}`, text: say.accused(nameOf(table, other)) })),
    ...casusBelli.map((other) => ({
      ref: `seat:${other}`,
      text: say.mayAttack(nameOf(table, other)),
    })),
    ...restless.map((land) => ({
      ref: `territory:${land?.id}`,
      text: say.restless(land?.name ?? ''),
    })),
    ...(ruler && oldAge >= frail
      ? [{ ref: `person:${ruler.id}`, text: say.frail(heirs.length > 0) }]
      : []),
  ]
}
