// What the report of a turn says of a Baron: his ledger, and what he should mind.

import type { Count, Warning } from '../game'
import { glyphs } from '../glyphs'
import { item, type Table } from './table'
import { words } from './words'

export function ledgerOf({ view }: Table): Count[] {
  if (view.seat < 0) return []
  const { crowns, cities, troops, prestige, faith } = item(view.barons, view.seat)
  const say = words()
  return [
    { icon: glyphs.crown, name: say.crowns, value: crowns },
    { icon: glyphs.castle, name: say.cities, value: cities },
    { icon: glyphs.swords, name: say.troops, value: troops },
    { icon: glyphs.star, name: say.prestige, value: prestige },
    { icon: glyphs.cross, name: say.faith, value: faith },
  ]
}

export function warningsOf({ view, parts }: Table): Warning[] {
  const { seat } = view
  if (seat < 0) return []
  const say = words().mind
  const { wages, crowns, income, banned } = item(view.barons, seat)
  const besieged = view.cities.flatMap(({ owner, siege }, city) =>
    owner === seat && siege.some((turn) => turn > 0) ? [parts.cities[city]] : [],
  )
  const fortress = view.fortresses[seat]
  return [
    ...(fortress?.siege.some((turn) => turn > 0)
      ? [{ ref: `fortress:${seat}`, text: say.fortress }]
      : []),
    ...besieged.map((city) => ({ ref: `city:${city?.id}`, text: say.siege(city?.name ?? '') })),
    ...(wages > crowns ? [{ text: say.wages(wages, crowns, income) }] : []),
    ...(banned ? [{ text: say.banned }] : []),
    ...(view.lastTurn ? [{ text: say.lastTurn }] : []),
  ]
}
