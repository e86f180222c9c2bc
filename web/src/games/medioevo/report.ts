// What the report of a turn says of a realm: its ledger, and what its ruler should mind.

import type { LineInfo } from '../../wire/http'
import type { Count, Warning } from '../game'
import { glyphs } from '../glyphs'
import { arg } from '../telling'
import { courseOf, phases } from './course'
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

/** What lines tell of florins that come or go in a phase by themselves, for whom they name first. */
const came: Record<string, (line: LineInfo) => number> = {
  taxed: (line) => (arg(line, 5) ? arg(line, 1) : 0),
  'taxes-raised': (line) => arg(line, 2),
  bishop: (line) => arg(line, 1),
  merchants: (line) => arg(line, 2),
  chamberlain: (line) => arg(line, 1),
  fist: (line) => arg(line, 1),
  armed: (line) => -arg(line, 2),
  hired: (line) => -arg(line, 2),
  windfall: (line) => arg(line, 1),
  ruin: (line) => -arg(line, 1),
}

/** The phases in which armies and land are won and lost. */
const embattled = new Set(['events', 'placement', 'combat'])

/**
 * sharesOf divides what has changed in the ledger while phases began: florins that lines tell of go with the phase they
 * stand in, strength and land with the first in which there is any, and all else with the phase there was.
 */
export function sharesOf(table: Table, change: readonly number[], lines: readonly LineInfo[]) {
  const say = words(table)
  const { view } = table
  const course = [view.phase]
  const florins = new Map<string, number>()
  for (const line of lines) {
    const here = course.at(-1) ?? ''
    if (line.name === 'phase') course.push(phases[arg(line, 0) - 1] ?? here)
    else if (arg(line, 0) === view.seat && came[line.name])
      florins.set(here, (florins.get(here) ?? 0) + (came[line.name]?.(line) ?? 0))
  }
  const told = [...florins.values()].reduce((sum, n) => sum + n, 0)
  const [money = 0, land = 0, vf = 0, ...rest] = change
  const war = course.find((phase) => embattled.has(phase)) ?? view.phase
  const called = (phase: string) => say.phases[phase] ?? courseOf(table).phase
  return [
    { why: called(view.phase), by: [money - told, 0, 0, ...rest] },
    { why: called(war), by: [0, land, vf] },
    ...[...florins].map(([phase, n]) => ({ why: called(phase), by: [n] })),
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
