// What the report of a turn says of a realm: its ledger, and what its ruler should mind.

import type { Count, Warning } from '../game'
import { glyphs } from '../glyphs'
import { placeName, playerOf, refOf, type Table } from './table'
import { words } from './words'

export function ledgerOf(table: Table): Count[] {
  const { seat } = table.view
  if (seat < 0) return []
  const { florins, land, vf, honour, cards } = playerOf(table, seat)
  const say = words(table)
  return [
    { icon: glyphs.coin, name: say.florins, value: florins },
    { icon: glyphs.land, name: say.land, value: land },
    { icon: glyphs.swords, name: say.vf, value: vf },
    { icon: glyphs.crown, name: say.honour, value: honour },
    { icon: glyphs.cards, name: say.cards, value: cards },
  ]
}

export function warningsOf(table: Table): Warning[] {
  const { view } = table
  const { seat } = view
  if (seat < 0) return []
  const say = words(table).mind
  const named = (place: number) => ({ ref: refOf(table, place), name: placeName(table, place) })
  const besieged = view.territories.flatMap(({ owner, siege }, place) =>
    owner === seat && siege ? [place] : [],
  )
  const ending = view.treaties.filter(
    ({ parties, until }) => parties.includes(seat) && until === view.turn,
  )
  const { unsafe } = playerOf(table, seat)
  return [
    ...besieged.map((place) => ({ ref: named(place).ref, text: say.siege(named(place).name) })),
    ...unsafe.map((place) => ({ ref: named(place).ref, text: say.unrest(named(place).name) })),
    ...ending.map(({ no }) => ({ ref: `treaty:${no}`, text: say.treaty(no) })),
  ]
}
