// What of the chronicle is proclaimed, and what it is to whoever looks.

import type { Components, View } from './wire'
import type { Game } from '../game'
import type { MomentKind, Tidings, Touch } from '../moment'
import { stageWords } from './battle/words'
import { nameOf, placeName, refOf, tableOf, type RealmScene } from './table'

type Tell = NonNullable<Game<View, Components>['tidings']>[string]

const mine = ({ seat }: RealmScene, seats: readonly number[], touch: Touch): { mine?: Touch } =>
  seat >= 0 && seats.includes(seat) ? { mine: touch } : {}

/** players are those of some sides that a seat plays, and no barbarians. */
const players = ({ view }: RealmScene, sides: readonly number[]): number[] =>
  sides.filter((side) => side >= 0 && side < view.players.length)

/** ofPlace tells of a place and of who loses it, each at its place of the line. */
const ofPlace =
  (
    kind: MomentKind,
    place: number,
    loser: number,
    other: (place: string) => string,
    own: (place: string) => string,
  ): Tell =>
  (scene, { args }): Tidings => {
    const table = tableOf(() => scene)
    const where = args[place] ?? 0
    const seat = args[loser] ?? 0
    const name = placeName(table, where)
    return {
      kind,
      headline: scene.seat >= 0 && scene.seat === seat ? own(name) : other(name),
      place: refOf(table, where),
      seats: players(scene, [seat]),
      ...mine(scene, [seat], 'bad'),
    }
  }

const lost = (place: number, loser: number): Tell =>
  ofPlace(
    'land',
    place,
    loser,
    (name) => stageWords().taken(name),
    (name) => stageWords().yourTaken(name),
  )

const taken: Tell = (scene, line, before) => {
  const [by = 0, place = 0, from = -1] = line.args
  const told = lost(1, 2)(scene, line, before)
  if (!told || scene.seat !== by) {
    // Land that nobody held is no news but to who gets it.
    return told && { ...told, seats: players(scene, [by, from]), chip: from < 0 }
  }
  const name = placeName(
    tableOf(() => scene),
    place,
  )
  return {
    ...told,
    headline: stageWords().isYours(name),
    seats: [by],
    mine: 'good',
    chip: from < 0,
  }
}

const siege: Tell = (scene, line, before) => {
  const [, place = 0] = line.args
  const owner = before.territories[place]?.owner ?? -1
  return ofPlace(
    'battle',
    1,
    2,
    (name) => stageWords().besieged(name),
    (name) => stageWords().yourBesieged(name),
  )(scene, { ...line, args: [line.args[0] ?? 0, place, owner] }, before)
}

/** between tells of two realms that a line names first. */
const between =
  (kind: MomentKind, touch: Touch, headline: () => string, own = headline): Tell =>
  (scene, { args: [one = -1, other = -1] }): Tidings => ({
    kind,
    headline: scene.seat >= 0 && scene.seat === other ? own() : headline(),
    seats: players(scene, [one, other]),
    ...mine(scene, [one, other], touch),
  })

/** ofSeat tells of the realm at a place of the line. */
const ofSeat =
  (
    kind: MomentKind,
    at: number,
    touch: Touch,
    other: (who: string) => string,
    own: () => string,
  ): Tell =>
  (scene, { args }): Tidings => {
    const seat = args[at] ?? 0
    const name = nameOf(
      tableOf(() => scene),
      seat,
    )
    return {
      kind,
      headline: scene.seat >= 0 && scene.seat === seat ? own() : other(name),
      seats: players(scene, [seat]),
      ...mine(scene, [seat], touch),
    }
  }

const said = (headline: () => string) => [() => headline(), () => headline()] as const

export const tidings: Record<string, Tell> = {
  taken,
  overrun: lost(0, 1),
  siege,
  rebels: ofPlace(
    'event',
    0,
    2,
    (name) => stageWords().rebels(name),
    (name) => stageWords().yourRebels(name),
  ),
  war: between(
    'battle',
    'bad',
    () => stageWords().war,
    () => stageWords().warOnYou,
  ),
  surprise: between(
    'battle',
    'bad',
    () => stageWords().war,
    () => stageWords().warOnYou,
  ),
  peace: between('treaty', 'good', () => stageWords().peace),
  'treaty-signed': ofSeat('treaty', 1, 'good', ...said(() => stageWords().signed)),
  'treaty-broken': ofSeat('broken', 0, 'bad', ...said(() => stageWords().broken)),
  'relic-taken': ofSeat('relic', 0, 'good', ...said(() => stageWords().relic)),
  'relic-found': (scene, { args: [, place = 0] }) => ({
    kind: 'relic',
    headline: stageWords().relicFound,
    place: refOf(
      tableOf(() => scene),
      place,
    ),
  }),
  'capital-lost': ofSeat(
    'land',
    0,
    'bad',
    () => stageWords().capitalLost,
    () => stageWords().yourCapitalLost,
  ),
  eliminated: ofSeat(
    'death',
    0,
    'bad',
    (who) => stageWords().gone(who),
    () => stageWords().youAreGone,
  ),
  courted: (scene, { args: [seat = 0, , , won = 0] }) =>
    won === 0
      ? undefined
      : {
          kind: 'wedding',
          headline: stageWords().wedding,
          seats: [seat],
          ...mine(scene, [seat], 'good'),
        },
  'captain-murdered': ofSeat('death', 1, 'bad', ...said(() => stageWords().captainSlain)),
}
