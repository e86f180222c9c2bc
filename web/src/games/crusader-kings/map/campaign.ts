// Who marches where in the Invade action under way.

import type { View } from '../../../wire/crusaderkings'
import type { Point } from './atlas'

/** March is one arrow of a campaign. */
export interface March {
  id: string
  from: number // territories
  to: number
  seat: number // in whose colour it is drawn, -1 nobody's
  support: boolean // else it is the attack itself
  state: 'coming' | 'now' | 'won' | 'lost'
}

/** marchesIn are the arrows of the invasion: attackers, those who support them, independent allies. */
export function marchesIn({ invasion }: View): March[] {
  if (!invasion) return []
  return invasion.attacks.flatMap(({ from, target, support, allies, done, won }, i) => {
    const now = invasion.now === i ? 'now' : 'coming'
    const state = done ? (won ? 'won' : 'lost') : now
    const march = { to: target, seat: invasion.seat, state } as const
    return [
      ...support.map((ground) => ({ ...march, id: `${i}:${ground}`, from: ground, support: true })),
      ...allies.map((ally) => ({
        ...march,
        id: `${i}:${ally}`,
        from: ally,
        seat: -1,
        support: true,
      })),
      { ...march, id: `${i}`, from, support: false },
    ]
  })
}

/** attacksOn are the attacks on a territory that are still to be decided, the dynasties called on with each. */
export function attacksOn(
  { invasion }: View,
  territory: number,
): { seat: number; pacts: number[] }[] {
  if (!invasion) return []
  return invasion.attacks
    .filter(({ target, done }) => target === territory && !done)
    .map(({ pacts }) => ({ seat: invasion.seat, pacts }))
}

const CLEAR = 20 // map units an arrow keeps from what it comes from and goes to
const BEND = 0.16

/** arrow is a bent way from one point to another that stops short of both. */
export function arrow(from: Point, to: Point): { path: string; tip: Point; turn: number } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const knee: Point = [(from[0] + to[0]) / 2 - dy * BEND, (from[1] + to[1]) / 2 + dx * BEND]
  const short = Math.min(CLEAR, length / 4)
  const start = towards(from, knee, short)
  const tip = towards(to, knee, short)
  const turn = (Math.atan2(to[1] - knee[1], to[0] - knee[0]) * 180) / Math.PI
  const end = towards(tip, knee, 7) // under its head
  const at = (point: Point) => point.map((n) => n.toFixed(1)).join(' ')
  return { path: `M${at(start)}Q${at(knee)} ${at(end)}`, tip, turn }
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [from[0] + ((to[0] - from[0]) * by) / length, from[1] + ((to[1] - from[1]) * by) / length]
}
